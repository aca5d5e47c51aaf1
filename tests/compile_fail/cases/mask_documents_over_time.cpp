// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The documents of the input, whose positions are the queries and the keys here.
// expect-first: documents_needs_Time_renamed_to_the_queries_and_to_the_keys<.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Time<T>> of_x{};
    tensor<int, Time<S>> of_context{};
#ifdef TWIN
    auto s = scores(q, k, documents{rename<Time, Query>(of_x), rename<Time, Key>(of_context)});
#else
    auto s = scores(q, k, documents{of_x, of_context});
#endif
}
