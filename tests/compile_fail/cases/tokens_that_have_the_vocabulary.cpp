// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Tokens as ones and zeros along the vocabulary.
// expect-first: tokens_and_targets_are_places_along_this_axis_and_do_not_have_it<.*\bin::embed,.*\bVocabulary<5>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(table, zeros<int, Time<T>>());
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(table, zeros<int, Time<T>, Vocabulary<5>>());
#endif
}
