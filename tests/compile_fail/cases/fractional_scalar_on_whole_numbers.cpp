// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A fraction times whole numbers.
// expect-first: a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor<.*fault::in::times, double, int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = cast<int>(q) * 2;
#else
    auto y = cast<int>(q) * 0.5;
#endif
}
