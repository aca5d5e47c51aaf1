// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 9, section 6 of the text. The output is that of PyTorch's scaled_dot_product_attention, within 1e-6.

#include <iostream>
#include <limits>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>
#include <heed/math.hpp>

#include "../../tests/reference/lesson.hpp"
#include "diagram.hpp"

using namespace heed::axes;

// What PyTorch had and what it returned, recorded bit by bit: for its generator, its matrix products and its attention.
namespace pytorch = heed_reference::lesson;
constexpr auto q = heed::from<float, Query<4>, Dk<4>>(pytorch::q);
constexpr auto k = heed::from<float, Key<4>, Dk<4>>(pytorch::k);
constexpr auto v = heed::from<float, Key<4>, Dv<4>>(pytorch::v);
constexpr auto expected = heed::from<float, Query<4>, Dv<4>>(pytorch::sdpa_output);

// F.scaled_dot_product_attention(Q, K, V), and with scale=0.5, which is 1 / sqrt(4) in any case.
constexpr auto at_once = scaled_dot_product_attention(q, k, v);
static_assert(max_abs_difference(at_once, expected) < 1e-6);
static_assert(scaled_dot_product_attention(q, k, v, heed::scale{0.5}) == at_once);

// The steps by themselves, and the steps from X and the weights on.
constexpr auto by_steps = attend(heed::softmax<Key>(heed::scores(q, k)), v);
static_assert(max_abs_difference(by_steps, expected) < 1e-6);

constexpr auto x = heed::from<float, Time<4>, Model<8>>(pytorch::x);
constexpr auto w_q = heed::from<heed::projection<Query, float, Model<8>, Dk<4>>>(pytorch::w_q);
constexpr auto w_k = heed::from<heed::projection<Key, float, Model<8>, Dk<4>>>(pytorch::w_k);
constexpr auto w_v = heed::from<heed::projection<Key, float, Model<8>, Dv<4>>>(pytorch::w_v);
constexpr heed::self_attention<float, Model<8>, Dk<4>, Dv<4>> module{w_q, w_k, w_v};
constexpr auto from_x = module(x);
static_assert(max_abs_difference(from_x.output, expected) < 1e-6);

// The attention weights, too.
constexpr auto expected_weights = heed::from<float, Query<4>, Key<4>>(pytorch::weights);
static_assert(max_abs_difference(from_x.weights, expected_weights) < 1e-6);

// How near two such results can be: the largest output lies between 4 and 8, where floats are this far apart.
constexpr float unit_in_the_last_place = 4 * std::numeric_limits<float>::epsilon();
constexpr float largest = heed::max(heed::map(heed::math::abs, expected))();
static_assert(largest > 4 && largest < 8 && unit_in_the_last_place > 4.7e-07f && unit_in_the_last_place < 4.8e-07f);

// A check that could not fail would say nothing: a scale of 0.49 is seen at once.
constexpr auto other_scale = scaled_dot_product_attention(q, k, v, heed::scale{0.49});
static_assert(max_abs_difference(other_scale, expected) > 1e-3);

int main() {
    auto const show = [](char const* what, auto const& a, auto const& b) {
        std::cout << what << heed::io::number_text(max_abs_difference(a, b), heed::io::scientific(1)) << '\n';
    };
    std::cout << "What is compared\n";
    lesson::draw("Q", q, ",", "K", k, ",", "V", v);
    std::cout << '\n';
    lesson::draw("output", at_once, "against", "PyTorch's", expected);
    std::cout << "\nThe largest difference from PyTorch\n";
    show("scaled_dot_product_attention(q, k, v)   ", at_once, expected);
    show("softmax(scores(q, k)) and attend        ", by_steps, expected);
    show("the module, from X and the weights on   ", from_x.output, expected);
    show("the weights                             ", from_x.weights, expected_weights);
    show("with a scale of 0.49, to see it fail    ", other_scale, expected);
}
