// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two element types.
// expect-first: the_operands_must_have_one_element_type_so_cast_one_of_them<.*fault::in::scores, float, double>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(cast<double>(q), cast<double>(k));
#else
    auto s = scores(q, cast<double>(k));
#endif
}
