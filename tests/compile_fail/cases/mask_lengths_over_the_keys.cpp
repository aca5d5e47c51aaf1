// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A number for each key, where each batch has one.
// expect-first: lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys<.*\bKey<\d+>.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> n{};
    tensor<int, Batch<B>, Key<S>> of_keys{};
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(n));
#else
    auto s = scores(q, k, lengths<Key>(of_keys));
#endif
}
