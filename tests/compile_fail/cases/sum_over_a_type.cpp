// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sum over what is no axis.
// expect-first: an_axis_is_named_here_but_this_is_none<.*fault::in::sum,.*\bfloat>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = sum<Query>(q);
#else
    auto s = sum<float>(q);
#endif
}
