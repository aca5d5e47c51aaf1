// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// One length for all, as a fraction of the keys.
// expect-first: lengths_are_whole_numbers_over_the_batch_axes_or_one_for_all<double>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(2));
#else
    auto s = scores(q, k, lengths<Key>(0.5));
#endif
}
