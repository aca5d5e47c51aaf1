// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The mean of whole numbers.
// expect-first: mean_needs_elements_with_fractions_so_cast_the_tensor<int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = mean<Dk>(q);
#else
    auto y = mean<Dk>(cast<int>(q));
#endif
}
