// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 10, section 7 of the text. Four failure modes go wrong in plain arrays, and do not compile with names.

#include <cstddef>
#include <iomanip>
#include <iostream>

#include <heed/attention/explain.hpp>
#include <heed/heed.hpp>
#include <heed/io/print.hpp>
#include <heed/math.hpp>
#include <heed/random/randn.hpp>

#include "../../tests/reference/lesson.hpp"
#include "diagram.hpp"

using namespace heed::axes;

// Arrays as a program has them that knows no axes: every 4 x 4 fits every other.
template <std::size_t Columns>
struct matrix {
    float at[4][Columns];
};
constexpr matrix<4> matrix_of(float const (&values)[16]) {
    matrix<4> result{};
    for (std::size_t i = 0; i < 16; ++i) result.at[i / 4][i % 4] = values[i];
    return result;
}
constexpr matrix<4> transposed(matrix<4> const& a) {
    matrix<4> result{};
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) result.at[i][j] = a.at[j][i];
    }
    return result;
}
constexpr matrix<4> product(matrix<4> const& a, matrix<4> const& b) {
    matrix<4> result{};
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
            for (std::size_t d = 0; d < 4; ++d) result.at[i][j] += a.at[i][d] * b.at[d][j];
        }
    }
    return result;
}
constexpr matrix<4> times(matrix<4> a, float factor) {
    for (auto& row : a.at) {
        for (float& value : row) value *= factor;
    }
    return a;
}
constexpr matrix<4> naive_softmax(matrix<4> a) {
    for (auto& row : a.at) {
        float total = 0;
        for (float& value : row) total += value = heed::math::exp(value);
        for (float& value : row) value /= total;
    }
    return a;
}
constexpr float largest_difference(matrix<4> const& a, matrix<4> const& b) {
    float most = 0;
    for (std::size_t i = 0; i < 16; ++i) {
        float const apart = heed::math::abs(a.at[i / 4][i % 4] - b.at[i / 4][i % 4]);
        most = apart > most ? apart : most;
    }
    return most;
}
void show_row(char const* what, matrix<4> const& a, std::size_t row) {
    std::cout << what;
    for (float const value : a.at[row]) std::cout << std::setw(10) << heed::io::number_text(value, heed::io::fixed(4));
    std::cout << '\n';
}

namespace worked = heed_reference::lesson;
constexpr matrix<4> raw_q = matrix_of(worked::q);
constexpr matrix<4> raw_k = matrix_of(worked::k);
constexpr matrix<4> raw_v = matrix_of(worked::v);
constexpr matrix<4> raw_weights = matrix_of(worked::weights);

using q_type = heed::tensor<float, Query<4>, Dk<4>>;
using k_type = heed::tensor<float, Key<4>, Dk<4>>;
using v_type = heed::tensor<float, Key<4>, Dv<4>>;
using weights_type = decltype(heed::softmax<Key>(heed::scores(q_type{}, k_type{})));

// 1. Missing scale: four queries and keys of 64 features, mean 0 and variance 1.
constexpr matrix<4> unscaled_scores() {
    auto generator = heed::random::manual_seed(42);
    auto const q = heed::random::randn<float, Query<4>, Dk<64>>(generator);
    auto const k = heed::random::randn<float, Key<4>, Dk<64>>(generator);
    matrix<4> result{};
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
            for (std::size_t d = 0; d < 64; ++d) result.at[i][j] += q(i, d) * k(j, d);
        }
    }
    return result;
}
constexpr matrix<4> unscaled = unscaled_scores();
static_assert(largest_difference(unscaled, matrix<4>{}) > 10);
static_assert(largest_difference(times(unscaled, 0.125f), matrix<4>{}) < 10);
using unscaled_weights = decltype(heed::softmax<Key>(matmul(q_type{}, transpose(k_type{}))));
static_assert(!heed::can_attend<unscaled_weights, v_type>, "1. weights of scores that nobody scaled");

// 2. Unstable softmax.
constexpr matrix<4> large{{{1000, 1001, 999, 1002}, {0, 1, -1, 2}, {88, 88, 88, 88}, {89, 89, 89, 89}}};
using naive_weights = decltype(heed::naive_softmax<Key>(heed::scores(q_type{}, k_type{})));
static_assert(!heed::can_attend<naive_weights, v_type>, "2. weights of a softmax that overflows");

// 3. Wrong transpose: Q @ K has the size of Q @ K^T.
constexpr matrix<4> right_scores = times(product(raw_q, transposed(raw_k)), 0.5f);
constexpr matrix<4> wrong_scores = times(product(raw_q, raw_k), 0.5f);
static_assert(sizeof(right_scores) == sizeof(wrong_scores), "the shape says nothing");
static_assert(largest_difference(right_scores, matrix_of(worked::scores)) < 1e-5f);
static_assert(largest_difference(wrong_scores, matrix_of(worked::scores)) > 10);
static_assert(!heed::can_matmul<q_type, k_type>, "3. Q @ K where Q @ K^T is meant");

// 4. Query in the place of value.
constexpr matrix<4> right_output = product(raw_weights, raw_v);
constexpr matrix<4> wrong_output = product(raw_weights, raw_q);
static_assert(largest_difference(right_output, matrix_of(worked::output)) < 1e-5f);
static_assert(largest_difference(wrong_output, matrix_of(worked::output)) > 3);
static_assert(!heed::can_attend<weights_type, q_type>, "4. weights @ Q where weights @ V is meant");

int main() {
    // Not constexpr: the compiler refuses to divide infinity by infinity in a constant expression.
    matrix<4> const unstable = naive_softmax(large);
    std::cout << "1. Missing scale\n";
    show_row("scores of query 1, no scale ", unscaled, 1);
    show_row("the same times 1/sqrt(64)   ", times(unscaled, 0.125f), 1);
    show_row("weights, no scale           ", naive_softmax(unscaled), 1);
    show_row("weights, scaled             ", naive_softmax(times(unscaled, 0.125f)), 1);
    lesson::say(heed::explain_attend(unscaled_weights{}, v_type{}));

    std::cout << "\n2. Unstable softmax\n";
    show_row("scores          ", large, 0);
    show_row("naive softmax   ", unstable, 0);
    show_row("scores          ", large, 2);
    show_row("naive softmax   ", unstable, 2);
    show_row("scores          ", large, 3);
    show_row("naive softmax   ", unstable, 3);
    lesson::say(heed::explain_attend(naive_weights{}, v_type{}));

    std::cout << "\n3. Wrong transpose\n";
    show_row("Q @ K^T / 2, row 0 ", right_scores, 0);
    show_row("Q @ K / 2, row 0   ", wrong_scores, 0);
    lesson::say(heed::explain_matmul(q_type{}, k_type{}));

    std::cout << "\n4. Query in the place of value\n";
    show_row("weights @ V, row 0 ", right_output, 0);
    show_row("weights @ Q, row 0 ", wrong_output, 0);
    lesson::say(heed::explain_attend(weights_type{}, q_type{}));

    std::cout << "\nThe right line\n";
    lesson::draw("softmax(scores)", weights_type{}, "@", "V", v_type{}, "=", "output",
                 attend(weights_type{}, v_type{}));
}
