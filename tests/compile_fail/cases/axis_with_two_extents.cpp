// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The same axis with two extents.
// expect-first: the_same_axis_comes_with_two_extents<.*fault::in::plus,.*\bQuery<\d+>,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = q + tensor<float, Query<T>>{};
#else
    auto y = q + tensor<float, Query<T + 1>>{};
#endif
}
