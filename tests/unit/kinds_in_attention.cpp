// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/every_function.hpp"
#include "../support/kinds_agree.hpp"
#include "../support/kinds_of_tensor.hpp"

using namespace kinds_of_tensor;
using namespace every_function;

TEST_CASE("Attention takes all kinds of tensor") {
    check_every_function<of_attention<sample<2, 3, 5, 7>>, at_both_times, kind::heap_tensor, kind::view,
                         kind::column_major, kind::gaps, kind::repeated_first, kind::repeated_last>();
    check_every_function<of_attention<sample<3, 3, 3, 3>>, at_both_times, kind::gaps>();
}
