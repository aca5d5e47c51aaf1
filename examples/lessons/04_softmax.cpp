// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 4, section 3 of the text: softmax turns each row of scores into weights that sum to 1, and never overflows.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/print.hpp>

using namespace heed::axes;

int main() {
    constexpr auto large = heed::from<float, Query<2>, Key<4>>({{1000, 1001, 999, 1002},
                                                                {0, 1, -1, 2}});

    // exp(1000) is infinite, so the definition taken literally gives infinity / infinity.
    std::cout << "naive softmax\n" << heed::io::formatted(heed::naive_softmax<Key>(large), heed::io::fixed(4)) << '\n';

    // Subtracting the row's maximum first changes nothing but that.
    constexpr auto weights = heed::softmax<Key>(large);
    std::cout << "softmax\n" << heed::io::formatted(weights, heed::io::fixed(4)) << "\n\n"
              << heed::io::heat_map(weights) << '\n';

    // Both rows are the same numbers shifted, so their weights are the same, bit for bit.
    static_assert(slice<Query>(weights, 0) == slice<Query>(weights, 1));

    // Along which axis it sums to 1 is part of the type.
    static_assert(heed::is_distribution_over<decltype(weights), Key>);
    static_assert(!heed::is_distribution_over<decltype(weights), Query>);
    std::cout << "sums over Key " << heed::sum<Key>(weights) << '\n';

    // Arithmetic gives a plain tensor again: half a distribution is none.
    static_assert(!heed::is_distribution_over<decltype(weights / 2.0f), Key>);
    static_assert(!heed::can_softmax<decltype(weights), Key>, "a distribution is not normalised twice");
}
