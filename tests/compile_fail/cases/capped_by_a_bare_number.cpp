// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A cap that is a bare number: it could be a scale.
// expect-first: capped_takes_a_softcap_and_this_is_none<float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = capped(logits_of_q_and_k, softcap{30.0f});
#else
    auto s = capped(logits_of_q_and_k, 30.0f);
#endif
}
