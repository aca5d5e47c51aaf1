// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 11. A mask says which keys a query may heed. Its type says what `true` means, so it cannot be misread.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/print.hpp>
#include <heed/math.hpp>

#include "diagram.hpp"

using namespace heed::axes;

int main() {
    constexpr auto q = heed::iota<float, Query<4>, Dk<2>>(0.0f, 0.25f);
    constexpr auto k = heed::iota<float, Key<4>, Dk<2>>(1.0f, -0.25f);
    constexpr auto v = heed::iota<float, Key<4>, Dv<3>>();

    // Causal: no query sees a key that comes after it.
    constexpr auto causal = attention(q, k, v, heed::causal{}).weights;
    static_assert(causal(0, 1) == 0 && causal(1, 2) == 0 && causal(0, 0) == 1);
    std::cout << "Causal\n" << heed::io::heat_map(causal) << '\n';

    // The same mask, written out: true where a key takes part.
    constexpr auto not_later = heed::generate<heed::keep<Query<4>, Key<4>>>(
        [](heed::index_of<Query> query, heed::index_of<Key> key) { return key <= query; });
    static_assert(attention(q, k, v, not_later).weights == causal);

    // Padding: `keep` is true where a key takes part, `drop` where it is left out.
    constexpr heed::keep<Key<4>> real{true, true, true, false};
    constexpr heed::drop<Key<4>> padding{false, false, false, true};
    static_assert(attention(q, k, v, real).weights == attention(q, k, v, padding).weights);
    std::cout << "The masks, by their types\n";
    lesson::draw("scores", heed::scores(q, k), "masked by", "not_later", not_later, "and by", "padding", padding);

    // Both at once.
    constexpr auto both = attention(q, k, v, heed::causal{} & padding).weights;
    static_assert(both(3, 3) == 0 && both(3, 2) > 0);
    std::cout << "\nCausal, and the last key is padding\n" << heed::io::heat_map(both) << '\n';

    // A masked key is skipped, not multiplied by zero: whatever stands there does not leak.
    constexpr float nan = heed::math::quiet_nan<float>;
    constexpr auto v_with_rubbish =
        heed::from<float, Key<4>, Dv<3>>({{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {nan, nan, nan}});
    constexpr auto clean = scaled_dot_product_attention(q, k, v_with_rubbish, padding);
    static_assert(clean == scaled_dot_product_attention(q, k, v, padding));
    constexpr auto zeroed = heed::contract<Key>(heed::as_tensor(attention(q, k, v, padding).weights), v_with_rubbish);
    static_assert(heed::math::is_nan(zeroed(0, 0)));
    std::cout << "A NaN in the padding, skipped\n" << heed::io::formatted(clean, heed::io::fixed(4)) << "\n\n"
              << "A NaN in the padding, times a weight of 0\n" << zeroed << "\n\n";

    // A query that may heed nothing gets nothing: weights and output of 0, and no NaN.
    constexpr heed::drop<Key<4>> everything{true, true, true, true};
    static_assert(heed::max(scaled_dot_product_attention(q, k, v, everything))() == 0);

    // What is true of a bool tensor is not said by it, so it is no mask.
    using bools = heed::tensor<bool, Query<4>, Key<4>>;
    static_assert(!heed::can_attention<decltype(q), decltype(k), decltype(v), bools>);
    // A padding mask lies along the keys.
    static_assert(!heed::can_attention<decltype(q), decltype(k), decltype(v), heed::drop<Query<4>>>);

    // With more keys than queries, a causal mask could be meant in two ways, so one is asked for.
    using more_keys = heed::tensor<float, Key<6>, Dk<2>>;
    static_assert(!heed::can_scores<decltype(q), more_keys, heed::causal<>>);
    static_assert(heed::can_scores<decltype(q), more_keys, decltype(heed::causal{heed::lower_right})>);
}
