// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A table that has heads beside its features.
// expect-first: unembed_needs_a_table_with_the_named_axis_and_one_of_features<.*\bVocabulary<5>.*\bHead<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = unembed<Vocabulary>(x, table);
#else
    auto table = zeros<float, Vocabulary<5>, Head<H>, Model<M>>();
    auto y = unembed<Vocabulary>(x, table);
#endif
}
