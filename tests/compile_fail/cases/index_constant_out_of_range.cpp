// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A constant index out of range.
// expect-first: a_constant_index_is_out_of_range<.*\bDk<\d+>,.*constant_index<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto e = q.at(0_c, 0_c, boost::hana::llong_c<K - 1>);
#else
    auto e = q.at(0_c, 0_c, boost::hana::llong_c<K>);
#endif
}
