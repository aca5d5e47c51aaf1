// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Documents of the keys alone, which say nothing of the queries.
// expect-first: documents_needs_two_tensors_the_numbers_of_the_queries_and_those_of_the_keys<.*forgotten<.*mend::k>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>, Query<T>> of_queries{};
    tensor<int, Batch<B>, Key<S>> of_keys{};
#ifdef TWIN
    auto s = scores(q, k, documents{of_queries, of_keys});
#else
    auto s = scores(q, k, documents{of_keys});
#endif
}
