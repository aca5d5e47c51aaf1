// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attend.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/scores.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::as_attention_weights;
using heed::attend;
using heed::causal;
using heed::drop;
using heed::keep;
using heed::shape;
using heed::shape_of;
using heed::shape_t;
using heed::softmax;
using heed::tensor;
using heed_test::eighths;
using heed_test::eighths_at;

template <class T>
inline constexpr T infinity = heed::math::infinity<T>;
template <class T>
inline constexpr T quiet_nan = heed::math::quiet_nan<T>;

/// attend does not ask whether its weights sum to 1, it takes the word for it: any numbers will do to test the sums.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t V>
struct inputs {
    static constexpr auto weights =
        as_attention_weights<Key>(eighths<tensor<float, Batch<B>, Head<H>, Query<Q>, Key<K>>>(1));
    static constexpr auto v = eighths<tensor<float, Batch<B>, Head<H>, Key<K>, Dv<V>>>(2);
};

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t V, class Kept>
constexpr auto by_hand(Kept kept) {
    tensor<float, Batch<B>, Head<H>, Query<Q>, Dv<V>> result{};
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t h = 0; h < H; ++h) {
            for (std::size_t i = 0; i < Q; ++i) {
                for (std::size_t d = 0; d < V; ++d) {
                    double sum = 0;
                    for (std::size_t j = 0; j < K; ++j) {
                        if (!kept(b, h, i, j)) continue;
                        sum += static_cast<double>(eighths_at(((b * H + h) * Q + i) * K + j, 1)) *
                               static_cast<double>(eighths_at(((b * H + h) * K + j) * V + d, 2));
                    }
                    result(b, h, i, d) = static_cast<float>(sum);
                }
            }
        }
    }
    return result;
}
constexpr auto all = [](auto...) { return true; };

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t V>
constexpr auto attended() {
    return attend(inputs<B, H, Q, K, V>::weights, inputs<B, H, Q, K, V>::v);
}
/// The axes of v in another order than those of the weights, its features last as they have to be.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t V>
constexpr auto attended_turned() {
    return attend(inputs<B, H, Q, K, V>::weights, heed::permute<Key, Head, Batch, Dv>(inputs<B, H, Q, K, V>::v));
}
/// With every second key spoilt and masked, by every kind of mask at once.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t V>
constexpr auto attended_masked() {
    auto v = inputs<B, H, Q, K, V>::v;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t h = 0; h < H; ++h) {
            for (std::size_t j = 1; j < K; j += 2) {
                for (std::size_t d = 0; d < V; ++d) v(b, h, j, d) = d % 2 == 0 ? quiet_nan<float> : -infinity<float>;
            }
        }
    }
    auto const even = heed::generate<keep<Key<K>>>([](auto k) { return k % 2 == 0; });
    auto const first_of_second_batch =
        heed::generate<drop<Batch<B>, Key<K>>>([](auto b, auto k) { return b == 1 && k == 0; });
    return attend(inputs<B, H, Q, K, V>::weights, v, even & first_of_second_batch & causal{heed::upper_left});
}
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t V>
constexpr auto attended_masked_by_hand() {
    return by_hand<B, H, Q, K, V>(
        [](auto b, auto, auto i, auto j) { return j % 2 == 0 && !(b == 1 && j == 0) && j <= i; });
}

template <class W, class V, class... M>
concept attend_is_callable = requires(W const& weights, V const& v, M const&... mask) {
    heed::attend(weights, v, mask...);
};
template <class Fault, class W, class V, class... M>
constexpr bool refused_with = std::is_same_v<heed::fault_of_attend<W, V, M...>, Fault> &&
                              !heed::can_attend<W, V, M...> && !attend_is_callable<W, V, M...>;
template <class W, class V, class... M>
constexpr bool accepted = std::is_same_v<heed::fault_of_attend<W, V, M...>, heed::none>&& heed::can_attend<W, V, M...>&&
    attend_is_callable<W, V, M...>;

/// The types of one attention, from q and k on.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct types {
    using q = tensor<float, Batch<B>, Query<Q>, Dk<D>>;
    using k = tensor<float, Batch<B>, Key<K>, Dk<D>>;
    using v = tensor<float, Batch<B>, Key<K>, Dv<V>>;
    using logits = decltype(heed::scores(q{}, k{}));
    using weights = decltype(softmax<Key>(logits{}));
    using plain = tensor<float, Batch<B>, Query<Q>, Key<K>>;
    using distribution = decltype(softmax<Key>(plain{}));
};

}  // namespace

TEST_CASE("attend sums the values by their weights, the keys gone and the queries in their place") {
    BOTH_TIMES(primes, attended<2, 3, 5, 7, 11>);
    STATIC_REQUIRE(shape_of(primes) == shape<Batch<2>, Head<3>, Query<5>, Dv<11>>);
    STATIC_REQUIRE(std::is_same_v<decltype(primes), tensor<float, Batch<2>, Head<3>, Query<5>, Dv<11>> const>);
    STATIC_REQUIRE(primes == by_hand<2, 3, 5, 7, 11>(all));
    BOTH_TIMES(more_queries, attended<3, 2, 11, 5, 7>);
    STATIC_REQUIRE(more_queries == by_hand<3, 2, 11, 5, 7>(all));
    BOTH_TIMES(equal, attended<4, 4, 4, 4, 4>);
    STATIC_REQUIRE(equal == by_hand<4, 4, 4, 4, 4>(all));
    BOTH_TIMES(ones, attended<1, 1, 1, 1, 1>);
    STATIC_REQUIRE(ones == by_hand<1, 1, 1, 1, 1>(all));
    // More features than the kernel takes in one block.
    BOTH_TIMES(many, attended<1, 2, 3, 2, 67>);
    STATIC_REQUIRE(many == by_hand<1, 2, 3, 2, 67>(all));
}

TEST_CASE("axes are matched by name, in whatever order v has them before its features") {
    BOTH_TIMES(primes, attended_turned<2, 3, 5, 7, 11>);
    STATIC_REQUIRE(shape_of(primes) == shape<Batch<2>, Head<3>, Query<5>, Dv<11>>);
    STATIC_REQUIRE(primes == by_hand<2, 3, 5, 7, 11>(all));
    BOTH_TIMES(equal, attended_turned<4, 4, 4, 4, 4>);
    STATIC_REQUIRE(equal == by_hand<4, 4, 4, 4, 4>(all));
}

TEST_CASE("a masked key is skipped, whatever its values are") {
    BOTH_TIMES(primes, attended_masked<2, 3, 5, 7, 11>);
    STATIC_REQUIRE(primes == attended_masked_by_hand<2, 3, 5, 7, 11>());
    BOTH_TIMES(equal, attended_masked<4, 4, 4, 4, 4>);
    STATIC_REQUIRE(equal == attended_masked_by_hand<4, 4, 4, 4, 4>());
}

TEST_CASE("without a mask a weight of 0 counts as any other, so a NaN comes through; with it, it does not") {
    constexpr auto weights = as_attention_weights<Key>(tensor<float, Query<2>, Key<2>>{1, 0, 0.5f, 0.5f});
    constexpr auto v = tensor<float, Key<2>, Dv<2>>{3, 5, quiet_nan<float>, infinity<float>};
    constexpr auto through = attend(weights, v);
    STATIC_REQUIRE(heed::math::is_nan(through(0, 0)));
    STATIC_REQUIRE(heed::math::is_nan(through(0, 1)));  // 0 * inf
    STATIC_REQUIRE(heed::math::is_nan(through(1, 0)));
    STATIC_REQUIRE(through(1, 1) == infinity<float>);
    constexpr auto skipped = attend(weights, v, keep<Key<2>>{true, false});
    STATIC_REQUIRE(skipped == tensor<float, Query<2>, Dv<2>>{3, 5, 1.5f, 2.5f});
    auto const at_run_time = heed_test::call_at_run_time(+[] {
        return attend(as_attention_weights<Key>(tensor<float, Query<2>, Key<2>>{1, 0, 0.5f, 0.5f}),
                      tensor<float, Key<2>, Dv<2>>{3, 5, quiet_nan<float>, infinity<float>});
    });
    for (std::size_t i = 0; i < 4; ++i) {
        REQUIRE(heed::math::is_nan(at_run_time.values[i]) == heed::math::is_nan(through.values[i]));
    }
}

TEST_CASE("one key kept gives its values, no key kept gives zeros") {
    constexpr auto logits = heed::as_logits<Key>(tensor<float, Query<3>, Key<2>>{1, 2, 3, 4, 5, 6});
    constexpr auto mask = keep<Query<3>, Key<2>>{true, false, false, true, false, false};
    constexpr auto weights = softmax<Key>(heed::masked<Query>(logits, mask));
    STATIC_REQUIRE(weights == tensor<float, Query<3>, Key<2>>{1, 0, 0, 1, 0, 0});
    constexpr auto v = tensor<float, Key<2>, Dv<3>>{1, 2, 3, 4, 5, 6};
    STATIC_REQUIRE(attend(weights, v, mask) == tensor<float, Query<3>, Dv<3>>{1, 2, 3, 4, 5, 6, 0, 0, 0});
    STATIC_REQUIRE(attend(weights, v) == attend(weights, v, mask));
}

TEST_CASE("attend refuses what are no weights: logits, plain tensors, a distribution that came from no logits") {
    const auto check = []<class T>(T) {
        STATIC_REQUIRE(accepted<typename T::weights, typename T::v>);
        STATIC_REQUIRE(
            refused_with<
                heed::fault::attend_needs_weights_but_these_are_logits_did_you_mean_softmax_of_them<typename T::logits>,
                typename T::logits, typename T::v>);
        STATIC_REQUIRE(
            refused_with<heed::fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<
                             typename T::plain>,
                         typename T::plain, typename T::v>);
        STATIC_REQUIRE(
            refused_with<heed::fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<
                             typename T::distribution>,
                         typename T::distribution, typename T::v>);
        // Weights transposed, renamed or changed by arithmetic are plain tensors.
        STATIC_REQUIRE(!heed::can_attend<decltype(heed::transpose(typename T::weights{})), typename T::v>);
        STATIC_REQUIRE(!heed::can_attend<decltype(typename T::weights{} * 0.5f), typename T::v>);
        STATIC_REQUIRE(!heed::can_attend<decltype(heed::rename<Key, Time>(typename T::weights{})), typename T::v>);
        // V times weights.
        STATIC_REQUIRE(!heed::can_attend<typename T::v, typename T::weights>);
        // A softmax over the queries is of logits over the keys no softmax at all.
        STATIC_REQUIRE(!heed::can_softmax<typename T::logits, Query>);
    };
    check(types<4, 4, 4, 4, 4>{});
    check(types<2, 3, 5, 7, 11>{});
}

TEST_CASE("attend refuses q and k in the place of v") {
    using heed::fault::attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by;
    const auto check = []<std::size_t D, class T>(std::integral_constant<std::size_t, D>, T) {
        STATIC_REQUIRE(!heed::can_attend<typename T::weights, typename T::q>);
        STATIC_REQUIRE(!attend_is_callable<typename T::weights, typename T::q>);
        STATIC_REQUIRE(refused_with<attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by<
                                        Dk<D>, heed::shape_type_of<typename T::k>>,
                                    typename T::weights, typename T::k>);
    };
    check(std::integral_constant<std::size_t, 4>{}, types<4, 4, 4, 4, 4>{});
    check(std::integral_constant<std::size_t, 7>{}, types<2, 3, 5, 7, 11>{});
}

TEST_CASE("attend refuses a v without the keys, or with axes that do not pair") {
    using weights = types<2, 3, 5, 7, 11>::weights;
    using shape_of_weights = shape_t<Batch<2>, Query<3>, Key<5>>;
    using heed::fault::attend_needs_exactly_one_axis_of_the_weights_that_v_lacks_the_queries;
    using heed::fault::attend_needs_exactly_one_axis_that_only_v_has_its_last_the_features;
    STATIC_REQUIRE(
        refused_with<
            heed::fault::attend_needs_the_key_axis_of_the_weights_in_v<
                Key<5>, shape_t<Batch<2>, Time<5>, Dv<11>>,
                heed::did_you_mean<heed::mend::rename<Time, Key>(heed::mend::v)>>,
            weights, tensor<float, Batch<2>, Time<5>, Dv<11>>>);
    // Time of another extent is not the keys under another name.
    STATIC_REQUIRE(
        refused_with<
            heed::fault::attend_needs_the_key_axis_of_the_weights_in_v<Key<5>, shape_t<Batch<2>, Time<7>, Dv<11>>>,
            weights, tensor<float, Batch<2>, Time<7>, Dv<11>>>);
    // v lacks the batch.
    STATIC_REQUIRE(
        refused_with<attend_needs_exactly_one_axis_of_the_weights_that_v_lacks_the_queries<shape_of_weights,
                                                                                           shape_t<Key<5>, Dv<11>>>,
                     weights, tensor<float, Key<5>, Dv<11>>>);
    // v has the queries.
    STATIC_REQUIRE(refused_with<attend_needs_exactly_one_axis_of_the_weights_that_v_lacks_the_queries<
                                    shape_of_weights, shape_t<Batch<2>, Query<3>, Key<5>, Dv<11>>>,
                                weights, tensor<float, Batch<2>, Query<3>, Key<5>, Dv<11>>>);
    // v has a batch axis that the weights lack.
    STATIC_REQUIRE(refused_with<attend_needs_exactly_one_axis_that_only_v_has_its_last_the_features<
                                    shape_t<Batch<2>, Head<3>, Key<5>, Dv<11>>, shape_of_weights>,
                                weights, tensor<float, Batch<2>, Head<3>, Key<5>, Dv<11>>>);
    // v transposed, and v without features.
    STATIC_REQUIRE(refused_with<attend_needs_exactly_one_axis_that_only_v_has_its_last_the_features<
                                    shape_t<Batch<2>, Dv<11>, Key<5>>, shape_of_weights>,
                                weights, tensor<float, Batch<2>, Dv<11>, Key<5>>>);
    STATIC_REQUIRE(
        refused_with<attend_needs_exactly_one_axis_that_only_v_has_its_last_the_features<shape_t<Batch<2>, Key<5>>,
                                                                                         shape_of_weights>,
                     weights, tensor<float, Batch<2>, Key<5>>>);
    STATIC_REQUIRE(
        refused_with<heed::fault::the_same_axis_comes_with_two_extents<heed::fault::in::attend, Key<5>, Key<7>>,
                     weights, tensor<float, Batch<2>, Key<7>, Dv<11>>>);
    STATIC_REQUIRE(
        refused_with<heed::fault::the_operands_must_have_one_element_type_so_cast_one_of_them<heed::fault::in::attend,
                                                                                              float, double>,
                     weights, tensor<double, Batch<2>, Key<5>, Dv<11>>>);
    STATIC_REQUIRE(
        refused_with<heed::fault::every_operand_must_be_a_tensor<heed::fault::in::attend, float>, weights, float>);
}

TEST_CASE("attend takes at most one mask, and only a mask that fits the weights") {
    using T = types<2, 3, 5, 7, 11>;
    using padding = keep<Batch<2>, Key<5>>;
    STATIC_REQUIRE(accepted<T::weights, T::v, padding>);
    STATIC_REQUIRE(accepted<T::weights, T::v, decltype(causal{heed::lower_right})>);
    STATIC_REQUIRE(
        refused_with<heed::fault::attend_takes_at_most_one_mask_so_combine_them_with_an_ampersand<padding, padding>,
                     T::weights, T::v, padding, padding>);
    STATIC_REQUIRE(refused_with<heed::fault::a_mask_needs_the_key_axis<Key<5>, shape_t<Batch<2>, Query<3>>,
                                                                       heed::did_you_mean<padding>>,
                                T::weights, T::v, keep<Batch<2>, Query<3>>>);
    STATIC_REQUIRE(refused_with<heed::fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<tensor<bool, Key<5>>>,
                                T::weights, T::v, tensor<bool, Key<5>>>);
    STATIC_REQUIRE(
        refused_with<
            heed::fault::
                causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                    Query<3>, Key<5>>,
            T::weights, T::v, causal<>>);
}

TEST_CASE("what was refused is accepted by attend, so that one mistake gives one error") {
    using T = types<2, 3, 5, 7, 11>;
    STATIC_REQUIRE(std::is_same_v<heed::fault_of_attend<heed::refused, T::v>, heed::none>);
    STATIC_REQUIRE(std::is_same_v<decltype(attend(std::declval<heed::refused>(), T::v{})), heed::refused>);
    STATIC_REQUIRE(std::is_same_v<decltype(attend(T::weights{}, std::declval<heed::refused>())), heed::refused>);
}
