// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Permute that is no permutation.
// expect-first: permute_names_every_axis_of_the_tensor_once_but_these_are_missing<.*.*\bDk<\d+>.*shape_t<.*Batch<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = permute<Dk, Query, Batch>(q);
#else
    auto y = permute<Dk, Query>(q);
#endif
}
