// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A constant index out of range in a call.
// expect-first: a_constant_index_is_out_of_range<.*\bQuery<\d+>,.*constant_index<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto e = q(0, boost::hana::llong_c<T - 1>, 0);
#else
    auto e = q(0, boost::hana::llong_c<T>, 0);
#endif
}
