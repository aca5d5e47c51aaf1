// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sum of halves, which are for storage.
// expect-first: elements_need_to_be_float_or_double_so_cast_the_tensor<.*\bin::plus, (heed::)?bfloat16>
#include "../lesson.hpp"

int main() {
    auto x = cast<bfloat16>(q);
#ifdef TWIN
    auto y = cast<float>(x) + cast<float>(x);
#else
    auto y = x + x;
#endif
}
