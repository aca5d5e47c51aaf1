// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Tokens with an axis that the table has for its features.
// expect-first: the_result_would_name_an_axis_twice_so_rename_one<.*\bin::embed,.*\bModel<.*\bModel<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(table, zeros<int, Time<T>>());
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(table, zeros<int, Model<M>>());
#endif
}
