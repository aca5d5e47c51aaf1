// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The loss of a softmax.
//
// The cross entropy of a row is -log of the probability that softmax gives to the right token, its target. The loss is
// the mean over rows. heed::cross_entropy<Axis>(logits, targets) has the softmax in it, as the logarithm of a softmax
// can be computed without an overflow, and that of a finished one cannot. Somebody took the softmax first.
//
// Mend the line. And where a target is -1 there is no token, but padding: such rows do not count.
//
// As it stands, the compiler answers:
//   "fault::cross_entropy_takes_the_softmax_itself_so_give_it_logits<fault::in::cross_entropy, distribution<Vocabulary,
//   float, Time<3>, Vocabulary<2>>>"

#include <heed/heed.hpp>

using namespace heed::axes;

constexpr auto loss(auto const& logits, auto const& targets) {
    // your code begins
    return heed::cross_entropy<Vocabulary>(heed::softmax<Vocabulary>(logits), targets);
    // your code ends
}

constexpr bool is_near(float x, float right) { return heed::math::abs(x - right) < 1e-5f; }
using rows = heed::tensor<float, Time<3>, Vocabulary<2>>;
using tokens = heed::tensor<int, Time<3>>;

static_assert(is_near(loss(rows{0, 0, 5, 5, -2, -2}, tokens{0, 1, 0})(), heed::math::log(2.0f)),
              "a guess between two tokens has the loss log 2");
static_assert(is_near(loss(rows{30, 0, 0, 30, 30, 0}, tokens{0, 1, 0})(), 0),
              "who is sure, and right, has the loss 0");
static_assert(is_near(loss(rows{200, 0, 200, 0, 200, 0}, tokens{1, 1, 1})(), 200),
              "who is sure, and wrong, has a great loss, and a finite one");
constexpr float of_padded = loss(rows{0, 0, 30, 0, 7, 9}, tokens{0, 0, -1})();
static_assert(is_near(of_padded, heed::math::log(2.0f) / 2), "of two rows that count, the mean is over two");
