// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An activation of whole numbers.
// expect-first: elements_need_to_be_float_or_double_so_cast_the_tensor<.*\bin::silu, int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = silu(q);
#else
    auto y = silu(cast<int>(q));
#endif
}
