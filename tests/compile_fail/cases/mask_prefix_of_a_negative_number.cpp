// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A prefix of -1 keys.
// expect-first: a_prefix_has_no_negative_number_of_keys<.*constant_index<-1>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, prefix<1>{});
#else
    auto s = scores(q, k, prefix{std::integral_constant<int, -1>{}});
#endif
}
