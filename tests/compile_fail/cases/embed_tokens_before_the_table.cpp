// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Tokens before the table.
// expect-first: the_tensor_has_no_such_axis<.*\bin::embed, .*Vocabulary.*\bTime<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(table, zeros<int, Time<T>>());
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = embed<Vocabulary>(zeros<int, Time<T>>(), table);
#endif
}
