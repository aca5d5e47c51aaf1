// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// No base.
// expect-first: an_operand_is_missing<.*fault::in::rotation_at,.*mend::base
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
#else
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0));
#endif
}
