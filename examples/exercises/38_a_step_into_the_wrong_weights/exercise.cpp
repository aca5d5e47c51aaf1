// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A step into the wrong weights.
//
// A step of gradient descent takes from each weight its own gradient, times a rate. Somebody wrote it for a layer of
// attention late in the evening. W_Q and W_K have one shape, so arrays would have taken it without a word. A gradient
// has the role of its weights, and so the compiler does not take it.
//
// Mend the step: w - rate * gradient, for all three of the weights.
//
// As it stands, the compiler answers:
//   "fault::a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor<fault::in::minus,
//   projection<Query, float, Model<3>, Dk<2>>, projection<Key, float, Model<3>, Dk<2>>>"

#include <boost/hana/define_struct.hpp>

#include <heed/gradient.hpp>

using namespace heed::axes;

template <class T>
struct layer {
    BOOST_HANA_DEFINE_STRUCT(layer, (heed::projection<Query, T, Model<3>, Dk<2>>, w_q),
                             (heed::projection<Key, T, Model<3>, Dk<2>>, w_k),
                             (heed::projection<Key, T, Model<3>, Dv<2>>, w_v));
};

constexpr layer<float> descended(layer<float> weights, layer<float> const& gradient, float rate) {
    // your code begins
    weights.w_q -= rate * gradient.w_k;
    weights.w_k -= rate * gradient.w_q;
    return weights;
    // your code ends
}

constexpr auto x = heed::from<float, Time<3>, Model<3>>({{1, 0, 2}, {0, 1, -1}, {1, 1, 0}});
constexpr auto loss = [](auto const& m) {
    auto const output = scaled_dot_product_attention(project(x, m.w_q), project(x, m.w_k), project(x, m.w_v));
    return sum((output - 1.0f) * (output - 1.0f));
};
constexpr layer<float> at_first{
    heed::projection<Query, float, Model<3>, Dk<2>>{0.5f, -0.25f, 0.25f, 0.5f, 0.125f, -0.5f},
    heed::projection<Key, float, Model<3>, Dk<2>>{0.25f, 0.5f, -0.5f, 0.125f, 0.5f, 0.25f},
    heed::projection<Key, float, Model<3>, Dv<2>>{0.5f, 0.25f, -0.25f, 0.5f, 0.5f, -0.125f}};
constexpr auto before = heed::value_and_gradient(loss, at_first);
constexpr layer<float> after = descended(at_first, before.gradient, 0.0625f);

static_assert(all_close(after.w_q, at_first.w_q - 0.0625f * before.gradient.w_q), "W_Q takes its own gradient");
static_assert(all_close(after.w_k, at_first.w_k - 0.0625f * before.gradient.w_k), "W_K takes its own gradient");
static_assert(all_close(after.w_v, at_first.w_v - 0.0625f * before.gradient.w_v), "W_V takes its own gradient");
static_assert(loss(after)() < before.value, "the loss is smaller after a step than before it");
