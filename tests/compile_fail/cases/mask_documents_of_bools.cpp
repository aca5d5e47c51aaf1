// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Documents of bools, as a padding mask has them.
// expect-first: documents_are_told_apart_by_whole_numbers<bool>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, keep<Key<S>>{});
#else
    auto s = scores(q, k, documents{tensor<bool, Query<T>>{}, tensor<bool, Key<S>>{}});
#endif
}
