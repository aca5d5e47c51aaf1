// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Causal over unequal lengths with no alignment.
// expect-first: causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, concat<Key>(k, k), causal{lower_right});
#else
    auto s = scores(q, concat<Key>(k, k), causal{});
#endif
}
