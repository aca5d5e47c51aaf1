// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two scales.
// expect-first: attention_takes_one_scale<.*scale<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, scale{1.f});
#else
    auto s = scores(q, k, scale{0.5f}, scale{2.f});
#endif
}
