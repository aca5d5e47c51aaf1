// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Lengths along the axis of the input, which is that of the keys by now.
// expect-first: lengths_are_those_of_the_keys_or_of_the_queries<.*\bTime\b.*\bQuery<\d+>.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> n{};
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(n));
#else
    auto s = scores(q, k, lengths<Time>(n));
#endif
}
