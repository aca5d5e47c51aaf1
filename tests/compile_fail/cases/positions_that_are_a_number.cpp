// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The first position in the place of all.
// expect-first: every_operand_must_be_a_tensor<.*fault::in::rotation_at,.*\bint>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(7), rotary_base<10000>{});
#else
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(7, rotary_base<10000>{});
#endif
}
