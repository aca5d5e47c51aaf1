// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Lengths of which it is not said whether they are those of the keys or of the queries.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*\blengths\b.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> n{};
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(n));
#else
    auto s = scores(q, k, lengths(n));
#endif
}
