// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Heads grouped by tiling where interleaving is meant.
// expect-first: expect_shape_expected_another_shape<.*.*\bKvHead<\d+>,.*\bGroup<\d+>.*.*\bGroup<\d+>,.*\bKvHead<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = expect_shape<KvHead<2>, Group<H>, Query<T>, Dk<K>>(
        split<Head, KvHead<2>, Group<H>>(zeros<float, Head<2 * H>, Query<T>, Dk<K>>()));
#else
    auto y = expect_shape<KvHead<2>, Group<H>, Query<T>, Dk<K>>(
        split<Head, Group<H>, KvHead<2>>(zeros<float, Head<2 * H>, Query<T>, Dk<K>>()));
#endif
}
