// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// One step of decoding.
//
// A model has written some positions, and their keys and values are in a cache. Now comes one more: its query asks all
// keys up to its own, which is among them. Write the step.
//
// As it stands, the compiler answers:
//   "the position's own key and value are kept"

#include <heed/heed.hpp>

using namespace heed::axes;

using cache = heed::kv_cache<float, heed::up_to<Key<4>>, Dk<2>, Dv<1>>;
using query = heed::tensor<float, Query<1>, Dk<2>>;
using key = heed::tensor<float, Dk<2>>;
using value = heed::tensor<float, Dv<1>>;

constexpr auto step(cache& kept, query const& q, key const& k, value const& v) {
    // your code begins
    append(kept, key{}, value{});
    return scaled_dot_product_attention(q, kept.keys, kept.values);
    // your code ends
}

// Three steps, whose queries heed all keys alike: each output is the mean of the values that there are.
struct after_three_steps {
    cache kept{};
    heed::tensor<float, Time<3>> outputs{};

    constexpr after_three_steps() {
        for (std::size_t i = 0; i < 3; ++i) {
            outputs(i) = step(kept, query{}, key{1, 1}, value{static_cast<float>(i)})(0, 0);
        }
    }
};
constexpr after_three_steps after;

static_assert(after.kept.values(1, 0) == 1 && after.kept.keys(2, 0) == 1, "the position's own key and value are kept");
static_assert(heed::length<Key>(after.kept.keys) == 3, "each step keeps one position");
static_assert(after.outputs == heed::tensor<float, Time<3>>{0, 0.5f, 1}, "the output is of the positions so far");
