// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

/// Whether your mask is the right one, for so many queries and keys.
template <std::size_t Q, std::size_t K, std::size_t Size, std::size_t Cached>
constexpr auto is_right = [] {
    auto const kept = visible(near(Size, Cached), heed::shape<Query<Q>, Key<K>>);
    for (std::size_t i = 0; i < Q; ++i) {
        for (std::size_t j = 0; j < K; ++j) {
            std::size_t const at = Cached + i;
            if (kept(i, j) != (j <= at && at < j + Size)) return false;
        }
    }
    return true;
};

static_assert(holds<decltype(is_right<3, 11, 4, 5>)>,
              "3 queries behind 5 keys see 4 keys each, of 11 that there is room for");
static_assert(holds<decltype(is_right<1, 9, 3, 8>)>, "one query at the last of 9 keys sees 3");
static_assert(holds<decltype(is_right<2, 7, 1, 3>)>, "of one key, each query sees the one at its own position");
static_assert(holds<decltype(is_right<2, 7, 6, 1>)>,
              "with fewer keys than it may see, a query sees those that there are");
static_assert(holds<decltype(is_right<5, 5, 2, 0>)>, "without a cache, query 0 stands at key 0");
static_assert(holds<decltype(is_right<4, 4, 9, 0>)>, "a size of more keys than there are is the causal mask");

}  // namespace hidden
