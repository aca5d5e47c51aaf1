// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A scale that is only a number.
// expect-first: an_option_of_attention_is_a_mask_or_a_scale<float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, scale{0.5f});
#else
    auto s = scores(q, k, 0.5f);
#endif
}
