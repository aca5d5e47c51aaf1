// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 7, section 5 of the text. All steps with numbers, from torch.manual_seed(42) to the last printed digit.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>
#include <heed/math.hpp>
#include <heed/random/randn.hpp>

#include "../../tests/reference/lesson.hpp"
#include "diagram.hpp"

using namespace heed::axes;

/// B = 1, T = 4, d = 8, d_k = 4, d_v = 4.
struct inputs {
    heed::tensor<float, Batch<1>, Time<4>, Model<8>> x;
    heed::projection<Query, float, Model<8>, Dk<4>> w_q;
    heed::projection<Key, float, Model<8>, Dk<4>> w_k;
    heed::projection<Key, float, Model<8>, Dv<4>> w_v;
};

/// torch.manual_seed(42), and four times torch.randn. The order counts.
constexpr inputs drawn() {
    auto generator = heed::random::manual_seed(42);
    auto const x = heed::random::randn<decltype(inputs::x)>(generator);
    auto const w_q = heed::random::randn<decltype(inputs::w_q)>(generator);
    auto const w_k = heed::random::randn<decltype(inputs::w_k)>(generator);
    auto const w_v = heed::random::randn<decltype(inputs::w_v)>(generator);
    return {x, w_q, w_k, w_v};
}
constexpr inputs in = drawn();

// Step 1: projections. Step 2: scores. Step 3: stable softmax. Step 4: the weighted sum.
constexpr auto q = project(in.x, in.w_q);
constexpr auto k = project(in.x, in.w_k);
constexpr auto v = project(in.x, in.w_v);
constexpr auto scores = heed::scores(q, k);
constexpr auto weights = heed::softmax<Key>(scores);
constexpr auto output = attend(weights, v);

static_assert(shape_of(q) == heed::shape<Batch<1>, Query<4>, Dk<4>>);
static_assert(shape_of(weights) == heed::shape<Batch<1>, Query<4>, Key<4>>);
static_assert(shape_of(output) == heed::shape<Batch<1>, Query<4>, Dv<4>>);

// The lesson's numbers, as it prints them: a value, and one unit of its last digit.
namespace printed = heed_reference::lesson;

/// The largest distance from them, in such units.
constexpr double units_away(auto const& x, printed::printed const (&numbers)[16]) {
    double most = 0;
    for (std::size_t i = 0; i < 16; ++i) {
        double const away = heed::math::abs(static_cast<double>(x.values[i]) - numbers[i].value) / numbers[i].unit;
        most = away > most ? away : most;
    }
    return most;
}

// All 96 of them, to one unit of the last digit. (Another order of additions moves a number by less than that.)
static_assert(units_away(q, printed::printed_q) <= 1);
static_assert(units_away(k, printed::printed_k) <= 1);
static_assert(units_away(v, printed::printed_v) <= 1);
static_assert(units_away(scores, printed::printed_scores) <= 1);
static_assert(units_away(weights, printed::printed_weights) <= 1);
static_assert(units_away(output, printed::printed_output) <= 1);

// Each row of weights sums to 1, and position 0 looks at position 2, 1 at 0, and both 2 and 3 at 1.
static_assert(all_close(heed::sum<Key>(weights), heed::full<float, Batch<1>, Query<4>>(1), 0, 1e-6));
static_assert(heed::argmax<Key>(weights) == heed::tensor<std::size_t, Batch<1>, Query<4>>{2, 0, 1, 1});

int main() {
    auto const show = [](char const* title, auto const& x, heed::io::format const& numbers) {
        std::cout << '\n' << title << '\n' << heed::io::formatted(x, numbers) << '\n';
    };
    std::cout << "The whole way\n";
    lesson::draw("X", in.x, "@", "W_Q", in.w_q, "=", "Q", q);
    std::cout << '\n';
    lesson::draw("Q", q, "@", "K^T", transpose(k), "/ sqrt(4) =", "scores", scores);
    std::cout << '\n';
    lesson::draw("softmax(scores)", weights, "@", "V", v, "=", "output", output);
    std::cout << "\nStep 1: projections";
    show("Q", q, heed::io::fixed(4));
    show("K", k, heed::io::fixed(4));
    show("V", v, heed::io::fixed(4));
    std::cout << "\nStep 2: scores";
    show("Q @ K^T / sqrt(4)", scores, heed::io::fixed(4));
    std::cout << "\nStep 3: stable softmax";
    show("weights", weights, heed::io::scientific(2));
    std::cout << "\nStep 4: weighted sum";
    show("weights @ V", output, heed::io::fixed(4));
}
