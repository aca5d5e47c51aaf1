// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/every_function.hpp"
#include "../support/kinds_agree.hpp"
#include "../support/kinds_of_tensor.hpp"

using namespace kinds_of_tensor;
using namespace every_function;

TEST_CASE("Every function that has a destination writes to all kinds of tensor") {
    using S = sample<2, 3, 5, 7>;
    check_every_destination<that_move<S>, kind::tensor, kind::heap_tensor, kind::view, kind::gaps>();
    check_every_destination<that_compute<S>, kind::tensor, kind::heap_tensor, kind::view, kind::gaps>();
    check_every_destination<of_attention<S>, kind::tensor, kind::heap_tensor, kind::view, kind::gaps>();
}

TEST_CASE("Assignment takes all kinds of tensor on the right, and on the left all that it can change") {
    check_every_function<that_update<sample<2, 3, 5, 7>>, at_both_times, kind::heap_tensor, kind::view,
                         kind::gaps>();
    check_every_operand<that_update<sample<2, 3, 5, 7>>, 1, kind::view_of_const, kind::column_major,
                        kind::repeated_first, kind::repeated_last, kind::one_value>();
    check_refused<that_update<sample<2, 3, 5, 7>>, 0, kind::view_of_const, kind::column_major>();
}
