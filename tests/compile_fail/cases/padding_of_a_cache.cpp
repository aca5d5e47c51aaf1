// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A padding mask over all keys that a cache has room for: how many are there is a number.
// expect-first: the_same_axis_comes_with_two_extents<.*in::mask.*Key<\d+>.*up_to<.*Key<
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;
using values = tensor<float, Batch<B>, up_to<Key<S>>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = scaled_dot_product_attention(q, cache{}, values{}, lengths<Key>(2));
#else
    auto result = scaled_dot_product_attention(q, cache{}, values{}, keep<Key<S>>{});
#endif
}
