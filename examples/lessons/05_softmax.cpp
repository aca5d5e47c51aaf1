// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 5, section 3 of the text. Softmax turns each row of scores into weights that sum to 1, and never overflows.

#include <iostream>
#include <limits>

#include <heed/heed.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/print.hpp>
#include <heed/math.hpp>

#include "diagram.hpp"

using namespace heed::axes;

int main() {
    // Where float ends.
    static_assert(heed::math::exp(88.0f) < heed::math::infinity<float>);
    static_assert(heed::math::exp(89.0f) == heed::math::infinity<float>);
    std::cout << "exp in float\n"
              << "the largest float = " << std::numeric_limits<float>::max() << '\n'
              << "exp(88) = " << heed::math::exp(88.0f) << ", exp(89) = " << heed::math::exp(89.0f) << "\n\n";

    constexpr auto scores = heed::from<float, Query<2>, Key<4>>({{1000, 1001, 999, 1002},
                                                                 {0, 1, -1, 2}});

    // exp(1000) is infinite, so the definition taken literally gives infinity / infinity.
    constexpr auto naive = heed::naive_softmax<Key>(scores);
    static_assert(heed::math::is_nan(naive(0, 0)) && !heed::math::is_nan(naive(1, 0)));
    std::cout << "Naive softmax\n" << heed::io::formatted(naive, heed::io::fixed(4)) << "\n\n";

    // Subtracting the row's maximum first changes nothing but that.
    constexpr auto weights = heed::softmax<Key>(scores);
    std::cout << "Stable softmax\n" << heed::io::formatted(weights, heed::io::fixed(4)) << "\n\n"
              << heed::io::heat_map(weights) << '\n';

    // Both rows are the same numbers shifted, so their weights are the same, bit for bit.
    static_assert(slice<Query>(weights, 0) == slice<Query>(weights, 1));

    // By hand, as the lesson has it: shift, exp, divide by the sum.
    constexpr auto shifted = scores - heed::max<Key>(scores);
    constexpr auto exponentials = heed::map(heed::math::exp, shifted);
    constexpr auto by_hand = exponentials / heed::sum<Key>(exponentials);
    static_assert(all_close(by_hand, weights));
    std::cout << "The shifted scores\n" << shifted << "\n\n";

    // Along which axis it sums to 1 is part of the type.
    static_assert(heed::is_distribution_over<decltype(weights), Key>);
    static_assert(!heed::is_distribution_over<decltype(weights), Query>);
    std::cout << "What the types say\n";
    lesson::draw("scores", scores, "->", "softmax<Key>(scores)", weights, "->", "sum<Key>", heed::sum<Key>(weights));
    std::cout << "sums over Key " << heed::sum<Key>(weights) << '\n';

    // Arithmetic gives a plain tensor again: half a distribution is none.
    static_assert(!heed::is_distribution_over<decltype(weights / 2.0f), Key>);
    static_assert(!heed::can_softmax<decltype(weights), Key>, "a distribution is not normalised twice");
}
