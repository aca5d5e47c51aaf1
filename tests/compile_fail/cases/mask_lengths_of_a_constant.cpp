// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A constant, of which the compiler would not say that it is more than there are keys.
// expect-first: a_length_that_is_a_constant_is_a_prefix_as_in_prefix_of_it<.*integral_constant
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, prefix{2_c});
#else
    auto s = scores(q, k, lengths<Key>(2_c));
#endif
}
