// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 6. A mask says which keys a query may heed. Its type says what `true` means, so it cannot be misread.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/heat_map.hpp>

using namespace heed::axes;

int main() {
    constexpr auto q = heed::iota<float, Query<4>, Dk<2>>(0.0f, 0.25f);
    constexpr auto k = heed::iota<float, Key<4>, Dk<2>>(1.0f, -0.25f);
    constexpr auto v = heed::iota<float, Key<4>, Dv<3>>();

    // Causal: no query sees a key that comes after it.
    constexpr auto causal = attention(q, k, v, heed::causal{}).weights;
    static_assert(causal(0, 1) == 0 && causal(1, 2) == 0 && causal(0, 0) == 1);
    std::cout << "causal\n" << heed::io::heat_map(causal) << '\n';

    // Padding: `keep` is true where a key takes part, `drop` where it is left out.
    constexpr heed::keep<Key<4>> real{true, true, true, false};
    constexpr heed::drop<Key<4>> padding{false, false, false, true};
    static_assert(attention(q, k, v, real).weights == attention(q, k, v, padding).weights);

    // Both at once.
    constexpr auto both = attention(q, k, v, heed::causal{} & padding).weights;
    static_assert(both(3, 3) == 0 && both(3, 2) > 0);
    std::cout << "causal, and the last key is padding\n" << heed::io::heat_map(both) << '\n';

    // A masked key is skipped, not multiplied by zero: whatever stands there does not leak.
    constexpr float nan = __builtin_nanf("");
    constexpr auto v_with_rubbish =
        heed::from<float, Key<4>, Dv<3>>({{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {nan, nan, nan}});
    static_assert(scaled_dot_product_attention(q, k, v_with_rubbish, padding) ==
                  scaled_dot_product_attention(q, k, v, padding));

    // With more keys than queries, a causal mask could be meant in two ways, so one is asked for.
    using more_keys = heed::tensor<float, Key<6>, Dk<2>>;
    static_assert(!heed::can_scores<decltype(q), more_keys, heed::causal<>>);
    static_assert(heed::can_scores<decltype(q), more_keys, decltype(heed::causal{heed::lower_right})>);
}
