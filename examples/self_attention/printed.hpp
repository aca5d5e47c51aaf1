// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <utility>

#include "../../tests/reference/lesson.hpp"
#include "model.hpp"

// The numbers that the lesson prints, asserted in the compiler.

/// How far number `i` of the 96 is from what the lesson prints, in units of its last printed digit. They are counted as
/// they are printed: 16 each of Q, K, V, the scores, the weights and the output.
constexpr double units_from_the_lesson(attention_steps const& steps, std::size_t i) {
    namespace lesson = heed_reference::lesson;
    auto const units = [i](auto const& x, auto const& printed) {
        return heed::math::abs(static_cast<double>(x.values[i % 16]) - printed[i % 16].value) / printed[i % 16].unit;
    };
    switch (i / 16) {
        case 0: return units(steps.q, lesson::printed_q);
        case 1: return units(steps.k, lesson::printed_k);
        case 2: return units(steps.v, lesson::printed_v);
        case 3: return units(steps.scores, lesson::printed_scores);
        case 4: return units(steps.weights, lesson::printed_weights);
        default: return units(steps.output, lesson::printed_output);
    }
}

/// One assertion, so that a compiler that finds a number wrong says which:
/// `printed_number<Steps, 62>` is scores(0, 3, 2).
template <auto const& Steps, std::size_t I>
struct printed_number {
    static_assert(units_from_the_lesson(Steps, I) <= 1, "a number is more than one unit from what the lesson prints");
    static constexpr bool holds = true;
};

template <auto const& Steps, std::size_t... I>
consteval bool every_printed_number_holds(std::index_sequence<I...>) {
    return (printed_number<Steps, I>::holds && ...);
}
