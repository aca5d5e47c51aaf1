// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "user.hpp"

int main() {
    using namespace heed::axes;
    constexpr auto q = heed::full<float, Query<2>, Dk<3>>(1.0F);
    constexpr auto k = heed::full<float, Key<5>, Dk<3>>(1.0F);
    constexpr auto v = heed::full<float, Key<5>, Dv<7>>(1.0F);
    auto const output = scaled_dot_product_attention(q, k, v);
    static_assert(heed::shape_of(output) == heed::shape<Query<2>, Dv<7>>);
    static_assert(HEED_VERSION >= 100 && heed::version_major == HEED_VERSION / 10000);
    auto const near_one = [](float x) { return x > 0.999F && x < 1.001F; };
    return near_one(output(1, 6)) && near_one(last_of_other(q, k, v)) ? 0 : 1;
}
