// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 7. Multi-head attention is attention with one more axis: split the features into heads, and merge them again.

#include <cstddef>
#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>

using namespace heed::axes;

int main() {
    // Queries, keys and values with eight features each, and with numbers that are not too regular.
    constexpr auto number = [](std::size_t position, std::size_t feature) {
        return static_cast<float>((position * 29 + feature * 17 + 3) % 23) / 8 - 1.25f;
    };
    constexpr auto q = heed::generate<float, Query<3>, Model<8>>(number);
    constexpr auto k = heed::generate<float, Key<5>, Model<8>>([=](auto i, auto j) { return number(i + 3, j); });
    constexpr auto v = heed::generate<float, Key<5>, Model<8>>([=](auto i, auto j) { return number(i + 8, j); });

    // Two heads. Head is an axis that all three share, so it is a batch axis: nothing else changes.
    constexpr auto q_heads = heed::split<Model, Head<2>, Dk<4>>(q);
    constexpr auto k_heads = heed::split<Model, Head<2>, Dk<4>>(k);
    constexpr auto v_heads = heed::split<Model, Head<2>, Dv<4>>(v);
    constexpr auto heads = scaled_dot_product_attention(q_heads, k_heads, v_heads);
    static_assert(shape_of(heads) == heed::shape<Head<2>, Query<3>, Dv<4>>);

    // Back to one row of features for each query.
    constexpr auto output = heed::merge<Head, Dv, Model>(heed::permute<Query, Head, Dv>(heads));
    static_assert(shape_of(output) == heed::shape<Query<3>, Model<8>>);
    std::cout << "output\n" << heed::io::formatted(output, heed::io::fixed(4)) << "\n\n";

    // The same by a loop over heads, each of them by itself.
    bool same = true;
    for (std::size_t head = 0; head < 2; ++head) {
        auto const alone = scaled_dot_product_attention(
            heed::slice<Head>(q_heads, head), heed::slice<Head>(k_heads, head), heed::slice<Head>(v_heads, head));
        same = same && alone == heed::slice<Head>(heads, head);
    }
    std::cout << (same ? "A loop over the heads gives the same.\n" : "A loop over the heads gives something else.\n");
    return same ? 0 : 1;
}
