// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A prefix of more keys than there are.
// expect-first: a_prefix_is_longer_than_there_are_keys<.*\bprefix<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, prefix<S>{});
#else
    auto s = scores(q, k, prefix<S + 1>{});
#endif
}
