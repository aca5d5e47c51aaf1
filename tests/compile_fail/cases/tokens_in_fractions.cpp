// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Tokens as numbers with fractions.
// expect-first: tokens_and_targets_are_whole_numbers<.*\bin::embed, float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(table, zeros<int, Batch<B>, Time<T>>());
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(table, zeros<float, Batch<B>, Time<T>>());
#endif
}
