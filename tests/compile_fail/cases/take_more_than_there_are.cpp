// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A constant length beyond the extent.
// expect-first: a_constant_length_is_more_than_there_are<.*\btake, .*Key<\d+.*constant_index<\d+
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto some = take<Key>(k, boost::hana::llong_c<S>);
#else
    auto some = take<Key>(k, boost::hana::llong_c<S + 1>);
#endif
}
