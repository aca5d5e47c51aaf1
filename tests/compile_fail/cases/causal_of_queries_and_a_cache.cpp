// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Causal, with no word on where the queries are among the keys that a cache has.
// expect-first: causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<.*Query<\d+>.*up_to<.*Key<
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;
using values = tensor<float, Batch<B>, up_to<Key<S>>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = scaled_dot_product_attention(q, cache{}, values{}, causal{lower_right});
#else
    auto result = scaled_dot_product_attention(q, cache{}, values{}, causal{});
#endif
}
