// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Split whose product is wrong.
// expect-first: split_needs_the_extents_to_multiply_to_the_extent_of_the_axis<.*\bModel<\d+>,.*.*\bHead<\d+>,.*\bDv<\d+>.*did_you_mean<.*\bDv<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = split<Model, Head<H>, Dv<V>>(zeros<float, Time<T>, Model<H * V>>());
#else
    auto y = split<Model, Head<H>, Dv<V + 1>>(zeros<float, Time<T>, Model<H * V>>());
#endif
}
