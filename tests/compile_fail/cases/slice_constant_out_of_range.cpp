// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A constant slice out of range.
// expect-first: a_constant_index_is_out_of_range<.*\bQuery<\d+>,.*constant_index<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = slice<Query>(q, boost::hana::llong_c<T - 1>);
#else
    auto y = slice<Query>(q, boost::hana::llong_c<T>);
#endif
}
