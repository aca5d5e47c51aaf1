// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The features named in the place of the vocabulary.
// expect-first: unembed_gives_logits_along_an_axis_that_x_has_already<.*\bModel<.*\bBatch<.*\bModel<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = unembed<Vocabulary>(x, table);
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = unembed<Model>(x, table);
#endif
}
