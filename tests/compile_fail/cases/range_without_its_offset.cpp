// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A range that begins nowhere.
// expect-first: an_operand_is_missing<.*fault::in::range_view,.*mend::offset
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto part = range_view<Key<3>>(k, 1);
#else
    auto part = range_view<Key<3>>(k);
#endif
}
