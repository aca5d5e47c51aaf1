// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bias of another element type.
// expect-first: a_bias_needs_the_element_type_of_the_scores<double, float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, bias<float, Key<S>>{});
#else
    auto s = scores(q, k, bias<double, Key<S>>{});
#endif
}
