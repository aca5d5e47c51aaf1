// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A number of keys for each query, where each batch has one.
// expect-first: lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys<.*\bQuery<\d+>.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> n{};
    tensor<int, Batch<B>, Query<T>> of_queries{};
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(n));
#else
    auto s = scores(q, k, lengths<Key>(of_queries));
#endif
}
