// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Names of axes without their extents.
// expect-first: an_axis_needs_its_extent_here<.*\bin::sinusoidal_positions, .*Time
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = sinusoidal_positions<float, Time<T>, Model<8>>();
#else
    auto y = sinusoidal_positions<float, Time, Model>();
#endif
}
