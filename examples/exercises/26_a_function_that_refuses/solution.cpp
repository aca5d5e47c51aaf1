// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A function that refuses.
//
// greatest_score calls heed::scores, and so works for what heed::scores takes. But it says that it takes everything:
// asked with `requires { greatest_score(q, v) }`, the compiler looks at the head of the function and never at its body,
// and says yes; called, it breaks inside. Constrain the head, so that greatest_score can be called exactly where
// heed::scores can, with its options. For every operation f of heed there is a concept can_f of the operands' types,
// heed::can_scores<Q, K, Options...>, and the reason itself, heed::fault_of_f, which is heed::none where all is well.
//
// As it stands, the compiler answers:
//   "greatest_score(q, v) is refused: Dk and Dv are not compared"

#include <type_traits>

#include <heed/heed.hpp>

using namespace heed::axes;

// your code begins
template <class Q, class K, class... Options>
    requires heed::can_scores<Q, K, Options...>
constexpr float greatest_score(Q const& q, K const& k, Options const&... options) {
    return heed::max(heed::scores(q, k, options...))();
}
// your code ends

template <class... Xs>
concept has_a_greatest_score = requires(Xs const&... x) { greatest_score(x...); };

using queries = heed::tensor<float, Query<2>, Dk<3>>;
using keys = heed::tensor<float, Key<5>, Dk<3>>;
using values = heed::tensor<float, Key<5>, Dv<3>>;
static_assert(!has_a_greatest_score<queries, values>, "greatest_score(q, v) is refused: Dk and Dv are not compared");
static_assert(!has_a_greatest_score<queries, queries>, "greatest_score(q, q) is refused: there is no axis of keys");
static_assert(!has_a_greatest_score<queries, float>, "greatest_score(q, 1.0f) is refused: a number has no axes");
static_assert(has_a_greatest_score<queries, keys>, "greatest_score(q, k) is allowed");
static_assert(has_a_greatest_score<queries, keys, heed::keep<Key<5>>>, "greatest_score(q, k, mask) is allowed");
static_assert(!has_a_greatest_score<queries, keys, heed::causal<>>,
              "greatest_score(q, k, heed::causal{}) is refused: 2 queries and 5 keys are not aligned in one way only");
