// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A scale that is only a number.
// expect-first: a_number_is_a_scale_when_it_is_said_to_be_one_as_in_scale_of_it<float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, scale{0.5f});
#else
    auto s = scores(q, k, 0.5f);
#endif
}
