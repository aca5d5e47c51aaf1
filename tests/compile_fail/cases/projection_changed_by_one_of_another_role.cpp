// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_Q changed by W_K.
// expect-first: a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor<.*fault::in::minus, .*\bQuery\b.*, .*\bKey\b
#include "../lesson.hpp"

int main() {
    auto w = w_q;
#ifdef TWIN
    w -= 0.5f * w_q;
#else
    w -= w_k;
#endif
}
