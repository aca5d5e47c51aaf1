// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Tiles of 0 queries and 128 keys.
// expect-first: a_tile_has_at_least_one_query_and_one_key<.*fault::in::tiles>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto map = tiles<32, 128>(causal{lower_right}, shape<Query<T>, Key<S>>);
#else
    auto map = tiles<0, 128>(causal{lower_right}, shape<Query<T>, Key<S>>);
#endif
}
