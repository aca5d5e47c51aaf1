// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bias of another role.
// expect-first: project_needs_weights_and_bias_of_one_role<.*\bQuery\b>,.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = project(x, w_q, projection_bias<Query, float, Dk<K>>{});
#else
    auto y = project(x, w_q, projection_bias<Key, float, Dk<K>>{});
#endif
}
