// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Values unembedded before they are projected back to the features of the table.
// expect-first: unembed_compares_x_by_the_features_of_the_table_but_x_lacks_them<.*\bModel<.*\bDv<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = unembed<Vocabulary>(x, table);
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = unembed<Vocabulary>(output, table);
#endif
}
