// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An outer product of a shared axis.
// expect-first: outer_needs_operands_that_share_no_axis<.*.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = outer(tensor<float, Query<T>>{}, tensor<float, Dk<K>>{});
#else
    auto y = outer(tensor<float, Query<T>, Dk<K>>{}, tensor<float, Dk<K>>{});
#endif
}
