// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The axis with its extent, which the lengths are up to.
// expect-first: an_axis_is_named_without_its_extent_here<.*\blengths\b.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> n{};
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(n));
#else
    auto s = scores(q, k, lengths<Key<S>>(n));
#endif
}
