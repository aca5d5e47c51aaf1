// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The name of the keys in the place of a part of them.
// expect-first: an_axis_needs_its_extent_here<.*in::attention_with_lse, .*axis_name<.*Key>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention_with_lse<Key<S>>(q, k, v);
#else
    auto o = attention_with_lse<Key>(q, k, v);
#endif
}
