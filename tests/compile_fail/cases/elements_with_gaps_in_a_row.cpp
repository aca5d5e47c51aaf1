// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Goes through elements between which there are some that are not there.
// expect-first: elements_up_to_a_length_stand_in_a_row_where_it_is_the_first_axis_that_has_one<.*Dk<\d+.*up_to<.*Key<\d+
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    tensor<float, up_to<Key<S>>, Dk<K>> keys;
#else
    tensor<float, Dk<K>, up_to<Key<S>>> keys;
#endif
    float sum = 0;
    for (float one : keys) sum += one;
    return sum > 0;
}
