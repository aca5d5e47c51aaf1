// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/every_function.hpp"
#include "../support/kinds_agree.hpp"
#include "../support/kinds_of_tensor.hpp"

using namespace kinds_of_tensor;
using namespace every_function;

TEST_CASE("Every function that moves values takes all kinds of tensor") {
    check_every_function<that_move<sample<2, 3, 5, 7>>, at_both_times, kind::heap_tensor, kind::view,
                         kind::view_of_const, kind::column_major, kind::gaps, kind::repeated_first,
                         kind::repeated_last, kind::one_value>();
    check_every_function<that_move<sample<3, 3, 3, 3>>, at_both_times, kind::gaps>();
}

TEST_CASE("Every operation that computes takes all kinds of tensor") {
    check_every_function<that_compute<sample<2, 3, 5, 7>>, at_both_times, kind::heap_tensor, kind::view_of_const,
                         kind::column_major, kind::gaps, kind::repeated_first, kind::repeated_last>();
    check_every_function<that_compute<sample<3, 3, 3, 3>>, at_both_times, kind::gaps>();
}
