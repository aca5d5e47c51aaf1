// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A constant, which a prefix has in its type: a longer one than there are keys is refused by the compiler.
// expect-first: a_length_that_is_a_constant_is_a_prefix_as_in_prefix_of_it<.*constant_index<2>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, prefix{2_c});
#else
    auto s = scores(q, k, lengths<Key>(2_c));
#endif
}
