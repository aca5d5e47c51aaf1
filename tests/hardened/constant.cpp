// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// An index out of range in a constant expression, which does not compile; with -DTWIN the right one, which does.
#include <heed/heed.hpp>

using namespace heed::axes;

constexpr float read(int query, int key) {
    heed::tensor<float, Query<3>, Key<5>> const x{};
    return x(query, key);
}
#ifdef TWIN
static_assert(read(2, 4) == 0);
#else
static_assert(read(2, 5) == 0);
#endif
