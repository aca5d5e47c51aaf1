// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 15. Constant evaluation is a run time too: a whole attention over 64 positions with 32 features, in the
// compiler, under the default limits of g++ and clang++.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>

#include "diagram.hpp"

using namespace heed::axes;

constexpr std::size_t positions = 64;
constexpr std::size_t features = 32;

constexpr auto q = heed::iota<float, Query<positions>, Dk<features>>(-1.0f, 0x1p-10f);
constexpr auto k = heed::iota<float, Key<positions>, Dk<features>>(1.0f, -0x1p-10f);
constexpr auto v = heed::iota<float, Key<positions>, Dv<features>>(0.0f, 0x1p-9f);
constexpr auto result = heed::attention(q, k, v);

static_assert(result.output(0, 0) > 0 && result.output(positions - 1, features - 1) < 4);

int main() {
    std::cout << "An attention that the compiler has evaluated\n";
    lesson::draw("Q", q, ",", "K", k, ",", "V", v);
    std::cout << '\n';
    lesson::draw("weights", result.weights, "@", "V", v, "=", "output", result.output);

    // At run time, from values that the compiler cannot know: the same bits.
    auto const volatile start = -1.0f;
    auto const q_again = heed::iota<float, Query<positions>, Dk<features>>(start, 0x1p-10f);
    auto const again = heed::attention(q_again, k, v);
    bool const same = again.output == result.output && again.weights == result.weights;
    std::cout << "\nThe weight that query 0 gives to key 0\n"
              << "in the compiler " << result.weights(0, 0) << ", at run time " << again.weights(0, 0) << "\n\n"
              << "Compared\n"
              << (same ? "All weights and outputs are the same, bit for bit.\n" : "Something differs.\n");
    return same ? 0 : 1;
}
