// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The table before what is compared with it.
// expect-first: the_tensor_has_no_such_axis<.*\bin::unembed, .*Vocabulary.*\bTime<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = unembed<Vocabulary>(x, table);
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = unembed<Vocabulary>(table, x);
#endif
}
