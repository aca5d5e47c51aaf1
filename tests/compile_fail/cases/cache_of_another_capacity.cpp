// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys and values in caches with room for another number of them.
// expect-first: the_same_axis_comes_with_two_extents<.*\battention, .*up_to<.*Key<\d+.*>, .*up_to<.*Key<\d+
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;
template <std::size_t Capacity>
using values = tensor<float, Batch<B>, up_to<Key<Capacity>>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = attention(q, cache{}, values<S>{});
#else
    auto result = attention(q, cache{}, values<S + 1>{});
#endif
}
