// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Documents told apart by numbers with fractions.
// expect-first: documents_are_told_apart_by_whole_numbers<float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, documents{tensor<int, Query<T>>{}, tensor<int, Key<S>>{}});
#else
    auto s = scores(q, k, documents{tensor<float, Query<T>>{}, tensor<float, Key<S>>{}});
#endif
}
