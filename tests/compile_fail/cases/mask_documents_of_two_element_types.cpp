// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Documents of queries and of keys in numbers of two types.
// expect-first: documents_needs_one_element_type_for_queries_and_keys_so_cast_one_of_them<int,.*\blong( int)?>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, documents{tensor<long, Query<T>>{}, tensor<long, Key<S>>{}});
#else
    auto s = scores(q, k, documents{tensor<int, Query<T>>{}, tensor<long, Key<S>>{}});
#endif
}
