// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Constant evaluation is a run time too: a whole attention over 64 positions with 32 features, in the compiler, under
// the default limits of g++ and clang++.

#include <iostream>

#include <heed/heed.hpp>
using namespace heed::axes;

constexpr std::size_t positions = 64;
constexpr std::size_t features = 32;

constexpr auto q = heed::iota<float, Query<positions>, Dk<features>>(-1.0f, 0x1p-10f);
constexpr auto k = heed::iota<float, Key<positions>, Dk<features>>(1.0f, -0x1p-10f);
constexpr auto v = heed::iota<float, Key<positions>, Dv<features>>(0.0f, 0x1p-9f);
constexpr auto result = heed::attention(q, k, v);

static_assert(result.output(0, 0) > 0 && result.output(positions - 1, features - 1) < 4);

int main() {
    std::cout << "The weight that query 0 gives to key 0, known while compiling: " << result.weights(0, 0) << '\n';
}
