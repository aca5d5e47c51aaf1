// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/scores.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/permute.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace declared_by_the_user {

template <std::size_t N>
struct Reader : heed::axis<Reader, N> {};
template <std::size_t N>
struct Page : heed::axis<Page, N> {};
template <std::size_t N>
struct Trait : heed::axis<Trait, N> {};

}  // namespace declared_by_the_user

namespace {

using namespace heed::axes;
using declared_by_the_user::Page;
using declared_by_the_user::Reader;
using declared_by_the_user::Trait;
using heed::bias;
using heed::causal;
using heed::drop;
using heed::generate;
using heed::keep;
using heed::scale;
using heed::scores;
using heed::shape;
using heed::shape_of;
using heed::shape_t;
using heed::tensor;
using heed::upper_left;
using heed_test::eighths;
using heed_test::eighths_at;

template <class T>
inline constexpr T infinity = heed::math::infinity<T>;
template <class T>
inline constexpr T quiet_nan = heed::math::quiet_nan<T>;

/// 1/sqrt(n), from a table of square roots and not from the library.
constexpr double one_over_root(std::size_t n) {
    switch (n) {
        case 1:
            return 1;
        case 2:
            return 0.70710678118654752440;
        case 3:
            return 0.57735026918962576451;
        case 4:
            return 0.5;
        case 5:
            return 0.44721359549995793928;
        case 7:
            return 0.37796447300922722721;
        case 11:
            return 0.30151134457776362265;
        default:
            throw "no such entry";
    }
}

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
struct inputs {
    static constexpr auto q = eighths<tensor<float, Batch<B>, Head<H>, Query<Q>, Dk<D>>>(1);
    static constexpr auto k = eighths<tensor<float, Batch<B>, Head<H>, Key<K>, Dk<D>>>(2);
};

/// q . k, exact, by plain loops over the flat values.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
constexpr float dot(std::size_t b, std::size_t h, std::size_t i, std::size_t j) {
    double sum = 0;
    for (std::size_t d = 0; d < D; ++d) {
        sum += static_cast<double>(eighths_at((((b * H) + h) * Q + i) * D + d, 1)) *
               static_cast<double>(eighths_at((((b * H) + h) * K + j) * D + d, 2));
    }
    return static_cast<float>(sum);
}

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, class F>
constexpr auto by_hand(F of_dot) {
    tensor<float, Batch<B>, Head<H>, Query<Q>, Key<K>> result{};
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t h = 0; h < H; ++h) {
            for (std::size_t i = 0; i < Q; ++i) {
                for (std::size_t j = 0; j < K; ++j) {
                    result(b, h, i, j) = of_dot(dot<B, H, Q, K, D>(b, h, i, j), b, h, i, j);
                }
            }
        }
    }
    return result;
}

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
constexpr auto default_scores() {
    return scores(inputs<B, H, Q, K, D>::q, inputs<B, H, Q, K, D>::k);
}
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
constexpr auto default_scores_by_hand() {
    constexpr auto factor = static_cast<float>(one_over_root(D));
    return by_hand<B, H, Q, K, D>([](float sum, auto...) { return sum * factor; });
}

/// Batch axes in another order in k, which decides nothing: they are matched by name.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
constexpr auto scores_with_turned_batches() {
    return scores(inputs<B, H, Q, K, D>::q, heed::permute<Head, Batch, Key, Dk>(inputs<B, H, Q, K, D>::k));
}
/// Positions in front of the batch axes, which is how some programs lay out their tensors.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
constexpr auto scores_with_positions_first() {
    return scores(heed::permute<Query, Batch, Head, Dk>(inputs<B, H, Q, K, D>::q),
                  heed::permute<Key, Head, Batch, Dk>(inputs<B, H, Q, K, D>::k));
}

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
constexpr auto masked_scores() {
    auto const mask =
        generate<keep<Batch<B>, Key<K>>>([](auto b, auto k) { return k <= b + 1; }) &
        generate<drop<Head<H>, Query<Q>, Key<K>>>([](auto h, auto q, auto k) { return (h + q + k) % 4 == 3; }) &
        generate<bias<float, Query<Q>, Key<K>>>([](auto q, auto k) { return eighths_at(q * K + k, 3); });
    return scores(inputs<B, H, Q, K, D>::q, inputs<B, H, Q, K, D>::k, scale{0.25}, mask);
}
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
constexpr auto masked_scores_by_hand() {
    // Scaled first and then added: 0.25 * (q . k) + bias. Exact here, so the order of the roundings is none.
    return by_hand<B, H, Q, K, D>([](float sum, auto b, auto h, auto q, auto k) {
        bool const kept = k <= b + 1 && (h + q + k) % 4 != 3;
        return kept ? sum / 4 + eighths_at(q * K + k, 3) : -infinity<float>;
    });
}

template <class Q, class K, class... Options>
concept scores_is_callable = requires(Q const& q, K const& k, Options const&... options) {
    heed::scores(q, k, options...);
};

template <class Fault, class Q, class K, class... Options>
constexpr bool refused_with = std::is_same_v<heed::fault_of_scores<Q, K, Options...>, Fault> &&
                              !heed::can_scores<Q, K, Options...> && !scores_is_callable<Q, K, Options...>;
template <class Q, class K, class... Options>
constexpr bool accepted = std::is_same_v<heed::fault_of_scores<Q, K, Options...>, heed::none>&&
    heed::can_scores<Q, K, Options...>&& scores_is_callable<Q, K, Options...>;

using q4 = tensor<float, Batch<4>, Query<4>, Dk<4>>;
using k4 = tensor<float, Batch<4>, Key<4>, Dk<4>>;
using q_prime = tensor<float, Batch<2>, Query<3>, Dk<7>>;
using k_prime = tensor<float, Batch<2>, Key<5>, Dk<7>>;

}  // namespace

TEST_CASE("scores are the scaled dot products of every query with every key, logits over the keys") {
    BOTH_TIMES(primes, default_scores<2, 3, 5, 11, 7>);
    STATIC_REQUIRE(shape_of(primes) == shape<Batch<2>, Head<3>, Query<5>, Key<11>>);
    STATIC_REQUIRE(heed::is_logits_over<decltype(primes), Key>);
    STATIC_REQUIRE(!heed::is_logits_over<decltype(primes), Query>);
    STATIC_REQUIRE(primes == default_scores_by_hand<2, 3, 5, 11, 7>());

    BOTH_TIMES(fewer_keys, default_scores<3, 2, 7, 2, 5>);
    STATIC_REQUIRE(shape_of(fewer_keys) == shape<Batch<3>, Head<2>, Query<7>, Key<2>>);
    STATIC_REQUIRE(fewer_keys == default_scores_by_hand<3, 2, 7, 2, 5>());

    BOTH_TIMES(equal, default_scores<4, 4, 4, 4, 4>);
    STATIC_REQUIRE(equal == default_scores_by_hand<4, 4, 4, 4, 4>());

    BOTH_TIMES(ones, default_scores<1, 1, 1, 1, 1>);
    STATIC_REQUIRE(ones == default_scores_by_hand<1, 1, 1, 1, 1>());
    BOTH_TIMES(one_query, default_scores<2, 1, 1, 3, 2>);
    STATIC_REQUIRE(one_query == default_scores_by_hand<2, 1, 1, 3, 2>());
}

TEST_CASE("batch axes are matched by name, in whatever order they stand") {
    BOTH_TIMES(turned, scores_with_turned_batches<2, 3, 5, 11, 7>);
    STATIC_REQUIRE(shape_of(turned) == shape<Batch<2>, Head<3>, Query<5>, Key<11>>);
    STATIC_REQUIRE(turned == default_scores_by_hand<2, 3, 5, 11, 7>());
    BOTH_TIMES(equal, scores_with_turned_batches<4, 4, 4, 4, 4>);
    STATIC_REQUIRE(equal == default_scores_by_hand<4, 4, 4, 4, 4>());

    BOTH_TIMES(positions_first, scores_with_positions_first<2, 3, 5, 11, 7>);
    STATIC_REQUIRE(positions_first == default_scores_by_hand<2, 3, 5, 11, 7>());
    BOTH_TIMES(equal_first, scores_with_positions_first<4, 4, 4, 4, 4>);
    STATIC_REQUIRE(equal_first == default_scores_by_hand<4, 4, 4, 4, 4>());
}

TEST_CASE("no batch axis, and axes of the user's own") {
    constexpr auto q = eighths<tensor<float, Reader<3>, Trait<5>>>(1);
    constexpr auto k = eighths<tensor<float, Page<7>, Trait<5>>>(2);
    constexpr auto heeded = scores(q, k);
    STATIC_REQUIRE(shape_of(heeded) == shape<Reader<3>, Page<7>>);
    STATIC_REQUIRE(heed::is_logits_over<decltype(heeded), Page>);
    STATIC_REQUIRE([&] {
        auto const expected = default_scores_by_hand<1, 1, 3, 7, 5>();
        for (std::size_t i = 0; i < heeded.size; ++i) {
            if (heeded.values[i] != expected.values[i]) return false;
        }
        return true;
    }());
}

TEST_CASE("the scale comes from the contracted axis, rounded once to the element type") {
    // All ones: a score is the extent of the contracted axis times the scale, that is its square root.
    constexpr auto of = []<std::size_t D>(std::integral_constant<std::size_t, D>) {
        return scores(heed::full<float, Query<3>, Dk<D>>(1), heed::full<float, Key<5>, Dk<D>>(1))(0, 0);
    };
    STATIC_REQUIRE(of(std::integral_constant<std::size_t, 4>{}) == 2);
    STATIC_REQUIRE(of(std::integral_constant<std::size_t, 16>{}) == 4);
    STATIC_REQUIRE(of(std::integral_constant<std::size_t, 64>{}) == 8);
    STATIC_REQUIRE(of(std::integral_constant<std::size_t, 1>{}) == 1);
    STATIC_REQUIRE(of(std::integral_constant<std::size_t, 7>{}) == 7 * 0x1.83091ep-2f);

    // One axis for the features, whatever it is called, and its extent decides.
    STATIC_REQUIRE(scores(heed::full<float, Query<2>, Model<16>>(1), heed::full<float, Key<2>, Model<16>>(1))(1, 1) ==
                   4);
    constexpr auto in_double =
        scores(heed::full<double, Query<2>, Dk<7>>(1), heed::full<double, Key<2>, Dk<7>>(1))(1, 0);
    // As PyTorch has it: the root rounded, and then its reciprocal.
    STATIC_REQUIRE(in_double == 7 * (1 / 2.6457513110645905905));
}

TEST_CASE("a scale given is taken as it is: 0, negative, and of another number type") {
    using I = inputs<2, 3, 5, 11, 7>;
    STATIC_REQUIRE(scores(I::q, I::k, scale{0.5f}) ==
                   by_hand<2, 3, 5, 11, 7>([](float sum, auto...) { return sum / 2; }));
    STATIC_REQUIRE(scores(I::q, I::k, scale{0.5}) == scores(I::q, I::k, scale{0.5f}));
    STATIC_REQUIRE(scores(I::q, I::k, scale{1.0}) == by_hand<2, 3, 5, 11, 7>([](float sum, auto...) { return sum; }));
    STATIC_REQUIRE(scores(I::q, I::k, scale{0.0}) == by_hand<2, 3, 5, 11, 7>([](float, auto...) { return 0.0f; }));
    STATIC_REQUIRE(scores(I::q, I::k, scale{-2.0}) ==
                   by_hand<2, 3, 5, 11, 7>([](float sum, auto...) { return -2 * sum; }));
}

TEST_CASE("a masked key scores -inf, a bias is added after scaling, and mask and scale come in either order") {
    BOTH_TIMES(primes, masked_scores<2, 3, 5, 11, 7>);
    STATIC_REQUIRE(primes == masked_scores_by_hand<2, 3, 5, 11, 7>());
    BOTH_TIMES(equal, masked_scores<4, 4, 4, 4, 4>);
    STATIC_REQUIRE(equal == masked_scores_by_hand<4, 4, 4, 4, 4>());

    using I = inputs<1, 1, 2, 3, 5>;
    constexpr auto mask = bias<float, Key<3>>{1, 2, -infinity<float>};
    STATIC_REQUIRE(scores(I::q, I::k, mask, scale{2.0}) == scores(I::q, I::k, scale{2.0}, mask));
    STATIC_REQUIRE(scores(I::q, I::k, mask, scale{2.0}) ==
                   by_hand<1, 1, 2, 3, 5>([](float sum, auto, auto, auto, auto k) {
                       return k == 2 ? -infinity<float> : 2 * sum + static_cast<float>(k + 1);
                   }));
    // Added after scaling and not before: with a scale of 0 the bias is all that is left.
    STATIC_REQUIRE(scores(I::q, I::k, mask, scale{0.0}) == by_hand<1, 1, 2, 3, 5>([](float, auto, auto, auto, auto k) {
                       return k == 2 ? -infinity<float> : static_cast<float>(k + 1);
                   }));
}

TEST_CASE("a masked key is not read: whatever it holds, the other scores are those without it") {
    using I = inputs<1, 1, 3, 4, 2>;
    constexpr auto spoiled = [] {
        auto k = I::k;
        k(0, 0, 1, 0) = quiet_nan<float>;
        k(0, 0, 3, 1) = infinity<float>;
        return k;
    }();
    constexpr auto padding = keep<Key<4>>{true, false, true, false};
    constexpr auto heeded = scores(I::q, spoiled, padding);
    STATIC_REQUIRE(heeded == scores(I::q, I::k, padding));
    auto const at_run_time = heed_test::call_at_run_time(+[] {
        auto k = I::k;
        k(0, 0, 1, 0) = quiet_nan<float>;
        k(0, 0, 3, 1) = infinity<float>;
        return scores(I::q, k, keep<Key<4>>{true, false, true, false});
    });
    REQUIRE(heed_test::same_bits(heeded, at_run_time));

    // What is not masked comes through: a NaN in a key in its column, one in a query in its row.
    constexpr auto column = scores(I::q, spoiled);
    STATIC_REQUIRE([&] {
        for (std::size_t q = 0; q < 3; ++q) {
            if (!heed::math::is_nan(column(0, 0, q, 1))) return false;
            if (heed::math::is_nan(column(0, 0, q, 0)) || heed::math::is_nan(column(0, 0, q, 2))) return false;
        }
        return true;
    }());
}

TEST_CASE("scores refuses last axes that differ: q and k are compared along one axis") {
    using heed::fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same;
    STATIC_REQUIRE(accepted<q4, k4>);
    STATIC_REQUIRE(accepted<q_prime, k_prime>);
    // Q with V, for which the features differ by name only.
    STATIC_REQUIRE(refused_with<scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<Dk<4>, Dv<4>>, q4,
                                tensor<float, Batch<4>, Key<4>, Dv<4>>>);
    STATIC_REQUIRE(refused_with<scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<Dk<7>, Dv<11>>,
                                q_prime, tensor<float, Batch<2>, Key<5>, Dv<11>>>);
    // A transpose too many: scores transposes by name.
    STATIC_REQUIRE(refused_with<scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                                    Dk<4>, Key<4>, heed::did_you_mean<heed::mend::transpose(heed::mend::k)>>,
                                q4, tensor<float, Batch<4>, Dk<4>, Key<4>>>);
    // X, unprojected, as keys.
    STATIC_REQUIRE(refused_with<scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<Dk<4>, Model<4>>,
                                q4, tensor<float, Batch<4>, Time<4>, Model<4>>>);
    STATIC_REQUIRE(
        refused_with<heed::fault::the_same_axis_comes_with_two_extents<heed::fault::in::scores, Dk<4>, Dk<5>>, q4,
                     tensor<float, Batch<4>, Key<4>, Dk<5>>>);
}

TEST_CASE("scores refuses when not exactly one axis is the query's and one the key's") {
    // Q with Q.
    using heed::fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key;
    STATIC_REQUIRE(
        refused_with<scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
                         Query<4>, shape_t<Batch<4>, Query<4>, Dk<4>>>,
                     q4, q4>);
    // k still carries Query.
    STATIC_REQUIRE(
        refused_with<heed::fault::scores_needs_a_query_axis_that_only_q_has<shape_t<Batch<4>, Query<4>, Dk<4>>,
                                                                            shape_t<Batch<4>, Query<4>, Key<4>, Dk<4>>>,
                     q4, tensor<float, Batch<4>, Query<4>, Key<4>, Dk<4>>>);
    STATIC_REQUIRE(refused_with<heed::fault::scores_needs_a_key_axis_that_only_k_has<shape_t<Batch<4>, Query<4>, Dk<4>>,
                                                                                     shape_t<Batch<4>, Dk<4>>>,
                                q4, tensor<float, Batch<4>, Dk<4>>>);
    // A batch axis that only one of them has is never silently an outer product.
    STATIC_REQUIRE(refused_with<heed::fault::scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<
                                    shape_t<Batch<4>, Query<4>>>,
                                q4, tensor<float, Key<4>, Dk<4>>>);
    STATIC_REQUIRE(refused_with<heed::fault::scores_needs_exactly_one_axis_that_only_k_has_so_give_q_its_batch_axes<
                                    shape_t<Head<3>, Key<5>>>,
                                q_prime, tensor<float, Batch<2>, Head<3>, Key<5>, Dk<7>>>);
    STATIC_REQUIRE(
        refused_with<heed::fault::the_same_axis_comes_with_two_extents<heed::fault::in::scores, Batch<2>, Batch<3>>,
                     q_prime, tensor<float, Batch<3>, Key<5>, Dk<7>>>);
    STATIC_REQUIRE(
        refused_with<heed::fault::scores_needs_a_query_axis_that_only_q_has<shape_t<>, shape_t<Key<5>, Dk<7>>>,
                     tensor<float>, tensor<float, Key<5>, Dk<7>>>);
    STATIC_REQUIRE(
        refused_with<heed::fault::scores_needs_a_key_axis_that_only_k_has<shape_t<Query<5>, Dk<7>>, shape_t<>>,
                     tensor<float, Query<5>, Dk<7>>, tensor<float>>);
}

TEST_CASE("scores refuses operands that are no tensors, or not of one type of numbers with fractions") {
    STATIC_REQUIRE(
        refused_with<heed::fault::every_operand_must_be_a_tensor<heed::fault::in::scores, float>, q4, float>);
    STATIC_REQUIRE(
        refused_with<heed::fault::the_operands_must_have_one_element_type_so_cast_one_of_them<heed::fault::in::scores,
                                                                                              float, double>,
                     q4, tensor<double, Batch<4>, Key<4>, Dk<4>>>);
    STATIC_REQUIRE(
        refused_with<heed::fault::elements_need_to_be_float_or_double_so_cast_the_tensor<heed::fault::in::scores, int>,
                     tensor<int, Query<4>, Dk<4>>, tensor<int, Key<4>, Dk<4>>>);
}

TEST_CASE("scores takes one mask and one scale, and nothing else") {
    using padding = keep<Batch<2>, Key<5>>;
    using given = decltype(scale{0.5});
    STATIC_REQUIRE(accepted<q_prime, k_prime, padding>);
    STATIC_REQUIRE(accepted<q_prime, k_prime, padding, given>);
    STATIC_REQUIRE(accepted<q_prime, k_prime, given, padding>);
    STATIC_REQUIRE(accepted<q_prime, k_prime, decltype(padding{} & causal{upper_left}), given>);
    STATIC_REQUIRE(
        refused_with<heed::fault::attention_takes_one_mask_so_combine_them_with_an_ampersand<padding, padding>, q_prime,
                     k_prime, padding, padding>);
    STATIC_REQUIRE(refused_with<heed::fault::attention_takes_one_scale<given, given>, q_prime, k_prime, given, padding,
                                given>);
    STATIC_REQUIRE(
        refused_with<heed::fault::a_number_is_a_scale_when_it_is_said_to_be_one_as_in_scale_of_it<double>, q_prime,
                     k_prime, double>);
    using bools = tensor<bool, Query<3>, Key<5>>;
    STATIC_REQUIRE(refused_with<heed::fault::a_bool_tensor_is_a_mask_when_it_is_said_to_be_keep_or_drop<bools>, q_prime,
                                k_prime, bools>);
    STATIC_REQUIRE(refused_with<heed::fault::an_option_of_attention_is_a_mask_a_scale_or_a_stage_of_the_scores<bool>,
                                q_prime, k_prime, padding, bool>);
    // A mask's own faults come through.
    STATIC_REQUIRE(refused_with<heed::fault::a_mask_needs_the_key_axis<Key<5>, shape_t<Batch<2>, Query<3>>,
                                                                       heed::did_you_mean<keep<Batch<2>, Key<5>>>>,
                                q_prime, k_prime, keep<Batch<2>, Query<3>>>);
    STATIC_REQUIRE(
        refused_with<
            heed::fault::
                causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                    Query<3>, Key<5>>,
            q_prime, k_prime, causal<>>);
    STATIC_REQUIRE(accepted<q4, k4, causal<>>);
}

TEST_CASE("arithmetic on scores gives a plain tensor, so that scaling twice cannot slip in") {
    constexpr auto heeded = scores(inputs<1, 1, 2, 3, 4>::q, inputs<1, 1, 2, 3, 4>::k);
    STATIC_REQUIRE(!heed::is_logits_over<decltype(heeded * 0.5f), Key>);
    STATIC_REQUIRE(!heed::is_logits_over<decltype(heeded / 2.0f), Key>);
    STATIC_REQUIRE(!heed::is_logits_over<decltype(heeded + heeded), Key>);
    STATIC_REQUIRE(shape_of(heeded * 0.5f) == shape_of(heeded));
    STATIC_REQUIRE(![]<class L>(L const&) {
        return requires(L & logits) { logits *= 2.0f; };
    }(heeded));
}
