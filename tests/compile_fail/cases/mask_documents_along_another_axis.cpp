// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The documents of the batches, for those of the queries.
// expect-first: documents_needs_numbers_along_the_queries_and_numbers_along_the_keys<.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>, Query<T>> of_queries{};
    tensor<int, Batch<B>, Key<S>> of_keys{};
    tensor<int, Batch<B>> of_batches{};
#ifdef TWIN
    auto s = scores(q, k, documents{of_queries, of_keys});
#else
    auto s = scores(q, k, documents{of_batches, of_keys});
#endif
}
