// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A projection declared as its transpose.
// expect-first: project_needs_the_features_of_x_first_in_the_weights<.*\bModel<\d+>,.*.*\bDk<\d+>,.*\bModel<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = project(x, projection<Query, float, Model<M>, Dk<K>>{});
#else
    auto y = project(x, projection<Query, float, Dk<K>, Model<M>>{});
#endif
}
