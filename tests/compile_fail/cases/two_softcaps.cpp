// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two caps in one call.
// expect-first: attention_takes_each_stage_once<.*softcap<float>.*softcap<float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention(q, k, v, softcap{30.0f});
#else
    auto o = attention(q, k, v, softcap{50.0f}, softcap{30.0f});
#endif
}
