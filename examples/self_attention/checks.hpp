// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../../tests/reference/lesson.hpp"
#include "model.hpp"

// What the results are held against.

template <class T>
bool same_bits(T const& a, T const& b) {
    static_assert(std::is_trivially_copyable_v<T>);
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

/// The steps in double, by plain loops that use nothing of heed but its storage.
inline auto steps_in_double(embeddings const& x, layer const& w) {
    constexpr std::size_t positions = 4, features = 8, compared = 4, values = 4;
    heed::tensor<double, Batch<1>, Query<positions>, Dk<compared>> q{};
    heed::tensor<double, Batch<1>, Key<positions>, Dk<compared>> k{};
    heed::tensor<double, Batch<1>, Key<positions>, Dv<values>> v{};
    heed::tensor<double, Batch<1>, Query<positions>, Key<positions>> scores{}, weights{};
    heed::tensor<double, Batch<1>, Query<positions>, Dv<values>> output{};

    for (std::size_t t = 0; t < positions; ++t) {
        for (std::size_t i = 0; i < features; ++i) {
            double const input = x(0, t, i);
            for (std::size_t j = 0; j < compared; ++j) q(0, t, j) += input * double{w.w_q(i, j)};
            for (std::size_t j = 0; j < compared; ++j) k(0, t, j) += input * double{w.w_k(i, j)};
            for (std::size_t j = 0; j < values; ++j) v(0, t, j) += input * double{w.w_v(i, j)};
        }
    }
    for (std::size_t i = 0; i < positions; ++i) {
        double greatest = -std::numeric_limits<double>::infinity();
        for (std::size_t j = 0; j < positions; ++j) {
            for (std::size_t f = 0; f < compared; ++f) scores(0, i, j) += q(0, i, f) * k(0, j, f);
            scores(0, i, j) /= std::sqrt(double{compared});
            greatest = scores(0, i, j) > greatest ? scores(0, i, j) : greatest;
        }
        double total = 0;
        for (std::size_t j = 0; j < positions; ++j) total += std::exp(scores(0, i, j) - greatest);
        for (std::size_t j = 0; j < positions; ++j) {
            weights(0, i, j) = std::exp(scores(0, i, j) - greatest) / total;
            for (std::size_t f = 0; f < values; ++f) output(0, i, f) += weights(0, i, j) * v(0, j, f);
        }
    }
    return steps{q, k, v, scores, weights, output};
}

/// The largest differences of one tensor: from the lesson in units of its last printed digit, from PyTorch and from the
/// double-precision reference as they are.
struct differences {
    std::string_view name;
    std::optional<double> lesson;
    std::optional<double> pytorch;
    double reference;
};

template <class X, class Reference>
double difference(X const& x, Reference const& reference) {
    return max_abs_difference(heed::cast<double>(x), heed::cast<double>(reference));
}

/// How far a tensor is from what the lesson prints, in units of each number's last digit.
template <class X>
double units_from(heed_reference::lesson::printed const (&printed)[X::size], X const& x) {
    auto units = heed::cast<double>(x);
    for (std::size_t i = 0; i < X::size; ++i) units.values[i] = (units.values[i] - printed[i].value) / printed[i].unit;
    return max_abs_difference(units, heed::zeros<decltype(units)>());
}

/// Every step of the worked example against all three references.
inline std::vector<differences> compare_with_lesson(worked_example const& example) {
    namespace lesson = heed_reference::lesson;
    attention_steps const& came = example.steps;
    auto const reference = steps_in_double(example.x, example.w);
    auto const row = [](std::string_view name, auto const& x, auto const& printed, auto const& torch,
                        auto const& in_double) {
        return differences{name, units_from(printed, x), difference(x, heed::from<std::decay_t<decltype(x)>>(torch)),
                           difference(x, in_double)};
    };
    return {row("Q", came.q, lesson::printed_q, lesson::q, reference.q),
            row("K", came.k, lesson::printed_k, lesson::k, reference.k),
            row("V", came.v, lesson::printed_v, lesson::v, reference.v),
            row("scores", came.scores, lesson::printed_scores, lesson::scores, reference.scores),
            row("weights", came.weights, lesson::printed_weights, lesson::weights, reference.weights),
            row("output", came.output, lesson::printed_output, lesson::sdpa_output, reference.output)};
}

/// How far the double-precision reference is from PyTorch's in double, of which it knows nothing, on PyTorch's inputs.
inline double difference_of_references() {
    namespace lesson = heed_reference::lesson;
    auto const came = steps_in_double(heed::from<embeddings>(lesson::x),
                                      layer{heed::from<decltype(layer::w_q)>(lesson::w_q),
                                            heed::from<decltype(layer::w_k)>(lesson::w_k),
                                            heed::from<decltype(layer::w_v)>(lesson::w_v)});
    auto const scores = heed::from<std::decay_t<decltype(came.scores)>>(lesson::scores_double);
    auto const output = heed::from<std::decay_t<decltype(came.output)>>(lesson::output_double);
    return std::fmax(difference(came.scores, scores), difference(came.output, output));
}

/// Every step on numbers of the user's own, against the double-precision reference.
inline std::vector<differences> compare_with_double(attention_steps const& came, embeddings const& x, layer const& w) {
    auto const reference = steps_in_double(x, w);
    auto const row = [](std::string_view name, auto const& a, auto const& b) {
        return differences{name, {}, {}, difference(a, b)};
    };
    return {row("Q", came.q, reference.q),
            row("K", came.k, reference.k),
            row("V", came.v, reference.v),
            row("scores", came.scores, reference.scores),
            row("weights", came.weights, reference.weights),
            row("output", came.output, reference.output)};
}

/// How far rounding may take the output from the double-precision reference, by first-order error analysis: an error e
/// of the score of key j moves the output by weight_j * e * (v_j - output). Sizes are sums without signs, so that
/// cancellation is allowed for. What is not finite has no bound and is left out.
inline double rounding_bound(embeddings const& x, layer const& w) {
    constexpr double unit = std::numeric_limits<float>::epsilon() / 2;
    auto const size = [](float value) { return std::isfinite(value) ? std::fabs(double{value}) : 0.0; };
    auto const sizes = map(size, x);
    using wide = layer_of<double>;
    wide const of{decltype(wide::w_q){map(size, w.w_q)}, decltype(wide::w_k){map(size, w.w_k)},
                  decltype(wide::w_v){map(size, w.w_v)}};
    auto const size_of_score = scores(project(sizes, of.w_q), project(sizes, of.w_k));
    auto const size_of_value = project(sizes, of.w_v);
    auto const exact = steps_in_double(x, w);

    double bound = 0;
    constexpr double underflow = 32 * double{std::numeric_limits<float>::denorm_min()};
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t f = 0; f < 4; ++f) {
            double error = 0;
            for (std::size_t j = 0; j < 4; ++j) {
                // Roundings of a score: 8 of q, 8 of k, 4 of their product, 1 of the scale, 2 of the shift.
                double const of_score = 23 * unit * size_of_score(0, i, j);
                double const apart = std::fabs(exact.v(0, j, f) - exact.output(0, i, f));
                error += exact.weights(0, i, j) * ((of_score * std::exp(2 * of_score) + 8 * unit) * apart +
                                                   20 * unit * size_of_value(0, j, f));
            }
            bound = std::fmax(bound, std::fmin(error, 2 * max(size_of_value)) + underflow);
        }
    }
    return bound;
}
