// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask over memory that holds numbers.
// expect-first: a_mask_or_projection_is_made_of_values_of_its_element_type<int, bool>
#include "../lesson.hpp"

int main() {
    static unsigned char bytes[S];
    static int numbers[S];
    (void)bytes;
    (void)numbers;
#ifdef TWIN
    auto m = keep{view_of<Key<S>>(bytes)};
#else
    auto m = keep{view_of<Key<S>>(numbers)};
#endif
}
