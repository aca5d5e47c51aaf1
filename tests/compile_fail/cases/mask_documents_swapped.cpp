// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The documents of the keys first, and then those of the queries.
// expect-first: documents_has_the_numbers_of_the_keys_first_so_swap_them<.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>, Query<T>> of_queries{};
    tensor<int, Batch<B>, Key<S>> of_keys{};
#ifdef TWIN
    auto s = scores(q, k, documents{of_queries, of_keys});
#else
    auto s = scores(q, k, documents{of_keys, of_queries});
#endif
}
