// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Every function that is no operation takes all kinds of tensor and gives what it gives for plain ones, or says that it
// does not. (Operations: kinds_of_operand.cpp.)
#include "../support/catch.hpp"

#include "../support/kinds_agree.hpp"
#include "../support/kinds_of_tensor.hpp"
#include "../support/other_functions.hpp"

using namespace kinds_of_tensor;
using namespace other_functions;

TEST_CASE("Everything that looks at tensors, or makes others of them, takes all kinds") {
    using S = sample<2, 3, 5, 7>;
    check_every_function<that_look<S>, at_both_times, kind::heap_tensor, kind::view, kind::view_of_const,
                         kind::column_major, kind::gaps, kind::repeated_first, kind::repeated_last,
                         kind::one_value>();
    check_every_function<that_look<sample<3, 3, 3, 3>>, at_both_times, kind::gaps>();
}

TEST_CASE("Masks are made of all kinds") {
    using S = sample<2, 3, 5, 7>;
    check_every_function<that_mask<S>, at_both_times, kind::heap_tensor, kind::view, kind::column_major, kind::gaps,
                         kind::repeated_first, kind::repeated_last>();
    check_every_function<that_mask<sample<3, 3, 3, 3>>, at_both_times, kind::gaps>();
}

TEST_CASE("Assignment takes all kinds on the right, and on the left all that it can change") {
    using S = sample<2, 3, 5, 7>;
    check_every_function<that_update<S>, at_both_times, kind::heap_tensor, kind::view, kind::gaps>();
    check_every_operand<that_update<S>, 1, kind::view_of_const, kind::column_major, kind::repeated_first,
                        kind::repeated_last, kind::one_value>();
    check_refused<that_update<S>, 0, kind::view_of_const, kind::column_major>();
}
