// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

constexpr auto q = heed::iota<float, Query<3>, Dk<2>>(-1.0f, 0.375f);
constexpr auto k = heed::iota<float, Key<6>, Dk<2>>(2.0f, -0.375f);
constexpr auto v = heed::iota<float, Key<6>, Dv<1>>(3.0f, -1.25f);

constexpr auto joined_is_whole = [] {
    auto const joined = merge(first_four(q, k, v), last_two(q, k, v)).output;
    return all_close(joined, scaled_dot_product_attention(q, k, v), 0, 1e-5);
};
static_assert(holds<decltype(joined_is_whole)>, "the parts joined are the attention to all six keys");

}  // namespace hidden
