// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A table of which nobody says along which axis tokens are looked up.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*\bin::embed,.*\bVocabulary<5>.*\bModel<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(table, zeros<int, Time<T>>());
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed(table, zeros<int, Time<T>>());
#endif
}
