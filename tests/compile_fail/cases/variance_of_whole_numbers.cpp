// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The variance of whole numbers.
// expect-first: variance_needs_elements_with_fractions_so_cast_the_tensor<int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = variance<Dk>(q);
#else
    auto y = variance<Dk>(cast<int>(q));
#endif
}
