// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

int main() {
    using namespace heed::axes;
    constexpr auto q = heed::full<float, Query<2>, Dk<3>>(1.0F);
    constexpr auto k = heed::full<float, Key<5>, Dk<3>>(1.0F);
    constexpr auto v = heed::full<float, Key<5>, Dv<7>>(1.0F);
    auto const output = scaled_dot_product_attention(q, k, v);
    static_assert(heed::shape_of(output) == heed::shape<Query<2>, Dv<7>>);
    return output(1, 6) > 0.999F && output(1, 6) < 1.001F ? 0 : 1;
}
