// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attend.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/scores.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"

namespace {

using namespace heed::axes;
using heed::as_attention_weights;
using heed::as_logits;
using heed::as_tensor;
using heed::shape;
using heed::shape_of;
using heed::shape_t;
using heed::softmax;
using heed::tensor;

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t V>
struct own {
    static constexpr auto scores = heed::iota<float, Batch<B>, Query<Q>, Key<K>>(-2, 0.25f);
    static constexpr auto v = heed::iota<float, Batch<B>, Key<K>, Dv<V>>(-1, 0.5f);
};

/// Scores of one's own, said to be logits, and what becomes of them.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t V>
constexpr auto from_own_scores() {
    return heed::attend(softmax<Key>(as_logits<Key>(own<B, Q, K, V>::scores)), own<B, Q, K, V>::v);
}
/// Weights of one's own: every key the same.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t V>
constexpr auto from_own_weights() {
    auto const weights = heed::full<float, Batch<B>, Query<Q>, Key<K>>(1.0f / static_cast<float>(K));
    return heed::attend(as_attention_weights<Key>(weights), own<B, Q, K, V>::v);
}

template <class X>
concept as_logits_of_keys_is_callable = requires(X const& x) {
    heed::as_logits<Key>(x);
};
template <class X>
concept as_weights_of_keys_is_callable = requires(X const& x) {
    heed::as_attention_weights<Key>(x);
};

}  // namespace

TEST_CASE("own scores become logits by a word, with the same values, and go on from there") {
    BOTH_TIMES(primes, from_own_scores<2, 3, 5, 7>);
    STATIC_REQUIRE(shape_of(primes) == shape<Batch<2>, Query<3>, Dv<7>>);
    BOTH_TIMES(equal, from_own_scores<4, 4, 4, 4>);
    STATIC_REQUIRE(shape_of(equal) == shape<Batch<4>, Query<4>, Dv<4>>);

    constexpr auto scores = own<2, 3, 5, 7>::scores;
    constexpr auto logits = as_logits<Key>(scores);
    STATIC_REQUIRE(heed::is_logits_over<decltype(logits), Key>);
    STATIC_REQUIRE(logits == scores);
    STATIC_REQUIRE(softmax<Key>(logits) == softmax<Key>(scores));
    // Without the word, the softmax is a distribution and no attention weights.
    STATIC_REQUIRE(heed::can_attend<decltype(softmax<Key>(logits)), decltype(own<2, 3, 5, 7>::v)>);
    STATIC_REQUIRE(!heed::can_attend<decltype(softmax<Key>(scores)), decltype(own<2, 3, 5, 7>::v)>);
}

TEST_CASE("own weights become attention weights by a word, taken at one's word") {
    BOTH_TIMES(primes, from_own_weights<2, 3, 5, 7>);
    BOTH_TIMES(equal, from_own_weights<4, 4, 4, 4>);
    // The mean over 4 keys is exact: v counts in halves from -1, 4 features a key, 16 a batch entry.
    STATIC_REQUIRE(equal(0, 0, 0) == (-1.0f + 1.0f + 3.0f + 5.0f) / 4);
    STATIC_REQUIRE(equal(1, 3, 2) == (8.0f + 10.0f + 12.0f + 14.0f) / 4);

    // Nothing is checked: these do not sum to 1, and are used as they are.
    constexpr auto twos = as_attention_weights<Key>(heed::full<float, Query<2>, Key<3>>(2));
    STATIC_REQUIRE(heed::attend(twos, tensor<float, Key<3>, Dv<1>>{1, 2, 3}) == tensor<float, Query<2>, Dv<1>>{12, 12});
}

TEST_CASE("scores and weights become plain tensors by a word, with the same values") {
    constexpr auto logits = as_logits<Key>(own<2, 3, 5, 7>::scores);
    STATIC_REQUIRE(std::is_same_v<decltype(as_tensor(logits)), tensor<float, Batch<2>, Query<3>, Key<5>>>);
    STATIC_REQUIRE(as_tensor(logits) == own<2, 3, 5, 7>::scores);
    STATIC_REQUIRE(
        std::is_same_v<decltype(as_tensor(softmax<Key>(logits))), tensor<float, Batch<2>, Query<3>, Key<5>>>);
    // As plain tensors they can be summed over in whatever way.
    STATIC_REQUIRE(heed::can_contract<tensor<float, Batch<2>, Query<3>, Key<5>>, decltype(own<2, 3, 5, 7>::v), Key>);
    STATIC_REQUIRE(!heed::can_contract<decltype(logits), decltype(own<2, 3, 5, 7>::v), Key>);
}

TEST_CASE("own logits are over the axis that was named, and no other") {
    constexpr auto over_query = as_logits<Query>(own<2, 3, 5, 7>::scores);
    STATIC_REQUIRE(heed::is_logits_over<decltype(over_query), Query>);
    STATIC_REQUIRE(!heed::is_logits_over<decltype(over_query), Key>);
    STATIC_REQUIRE(
        std::is_same_v<heed::fault_of_softmax<decltype(over_query), Key>,
                       heed::fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<Query<3>, Key<5>>>);
    STATIC_REQUIRE(heed::can_softmax<decltype(over_query), Query>);
}

TEST_CASE("own scores and weights need the axis that is named") {
    using without_keys = tensor<float, Batch<4>, Query<4>>;
    STATIC_REQUIRE(
        std::is_same_v<heed::fault_of_as_logits<without_keys, Key>,
                       heed::fault::the_tensor_has_no_such_axis<heed::fault::in::as_logits, heed::axis_name<Key>,
                                                                shape_t<Batch<4>, Query<4>>>>);
    STATIC_REQUIRE(!as_logits_of_keys_is_callable<without_keys>);
    STATIC_REQUIRE(
        std::is_same_v<heed::fault_of_as_attention_weights<without_keys, Key>,
                       heed::fault::the_tensor_has_no_such_axis<heed::fault::in::as_attention_weights,
                                                                heed::axis_name<Key>, shape_t<Batch<4>, Query<4>>>>);
    STATIC_REQUIRE(!as_weights_of_keys_is_callable<without_keys>);
    STATIC_REQUIRE(!as_logits_of_keys_is_callable<float>);
    STATIC_REQUIRE(as_logits_of_keys_is_callable<tensor<float, Key<1>>>);
    STATIC_REQUIRE(as_weights_of_keys_is_callable<tensor<float, Key<1>>>);
    STATIC_REQUIRE(std::is_same_v<decltype(as_logits<Key>(std::declval<heed::refused>())), heed::refused>);
}

TEST_CASE("masked lays a mask on logits, which stay logits: masked and then softmax is scores with the mask") {
    constexpr auto q = heed::iota<float, Query<3>, Dk<4>>(-1, 0.25f);
    constexpr auto k = heed::iota<float, Key<5>, Dk<4>>(1, -0.125f);
    constexpr auto mask =
        heed::causal{heed::upper_left} & heed::drop<Key<5>>{true, false, false, false, false};
    constexpr auto at_once = heed::scores(q, k, mask);
    constexpr auto afterwards = heed::masked<Query>(heed::scores(q, k), mask);
    STATIC_REQUIRE(std::is_same_v<decltype(at_once), decltype(afterwards)>);
    STATIC_REQUIRE(at_once == afterwards);
    // Laid on twice is combined.
    STATIC_REQUIRE(heed::masked<Query>(heed::masked<Query>(heed::scores(q, k), heed::causal{heed::upper_left}),
                                       heed::drop<Key<5>>{true, false, false, false, false}) == at_once);
}

TEST_CASE("masked needs a query axis that the logits have, and that is not their key axis") {
    using logits = decltype(as_logits<Key>(tensor<float, Batch<4>, Query<4>, Key<4>>{}));
    using heed::causal;
    STATIC_REQUIRE(std::is_same_v<heed::fault_of_masked<logits, Query, causal<>>, heed::none>);
    STATIC_REQUIRE(
        std::is_same_v<heed::fault_of_masked<logits, Time, causal<heed::upper_left_alignment>>,
                       heed::fault::the_tensor_has_no_such_axis<heed::fault::in::masked, heed::axis_name<Time>,
                                                                shape_t<Batch<4>, Query<4>, Key<4>>>>);
    STATIC_REQUIRE(heed::is_fault<heed::fault_of_masked<logits, Time, heed::keep<Key<4>>>>);
    STATIC_REQUIRE(heed::is_fault<heed::fault_of_masked<logits, Key, causal<>>>);
}
