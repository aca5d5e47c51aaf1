// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

#if defined __cpp_exceptions || defined __cpp_rtti
#error "this program is to be built without exceptions and without run-time type information"
#endif

namespace {

using namespace heed::axes;

// Values that the compiler cannot know, so that the kernels of the run time are there.
float volatile one = 1;

}  // namespace

int main() {
    auto const q = heed::full<float, Query<2>, Dk<3>>(float{one});
    auto const k = heed::full<float, Key<5>, Dk<3>>(float{one});
    auto const v = heed::full<float, Key<5>, Dv<7>>(float{one});
    auto const output = scaled_dot_product_attention(q, k, v);
    return output(1, 6) > 0.999F && output(1, 6) < 1.001F ? 0 : 1;
}
