// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Attention of queries, keys and values that are all over the positions of the input.
// expect-first: scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<.*rename<.*Time, .*Query> ?\(.*q\)>, .*rename<.*Time, .*Key> ?\(.*k\)>, .*rename<.*Time, .*Key> ?\(.*v\)>
#include "../lesson.hpp"

int main() {
    tensor<float, Batch<B>, Time<T>, Dk<K>> const of_keys{};
    tensor<float, Batch<B>, Time<T>, Dv<V>> const of_values{};
#ifdef TWIN
    auto o = scaled_dot_product_attention(rename<Time, Query>(of_keys), rename<Time, Key>(of_keys),
                                          rename<Time, Key>(of_values));
#else
    auto o = scaled_dot_product_attention(of_keys, of_keys, of_values);
#endif
}
