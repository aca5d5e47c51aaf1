// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An axis named twice.
// expect-first: a_shape_names_an_axis_twice<.*\bTime\b.*.*\bTime<\d+>,.*\bTime<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    tensor<float, Batch<B>, Query<T>, Key<S>> y{};
#else
    tensor<float, Batch<B>, Time<T>, Time<S>> y{};
#endif
}
