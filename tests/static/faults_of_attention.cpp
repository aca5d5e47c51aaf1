// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <type_traits>

#include <heed/heed.hpp>

// The classic mistakes of attention, each at extents that are all 4, where only names tell them apart, and at extents
// that all differ. Every one starts from the right program and changes one thing. What is compared is the fault itself.

namespace {

using namespace heed::axes;
using heed::shape_t;
using heed::tensor;
namespace fault = heed::fault;
namespace in = heed::fault::in;
namespace mend = heed::mend;

template <class Fault, class Expected>
constexpr bool is = __is_same(Fault, Expected);
template <class Fault>
constexpr bool allowed = __is_same(Fault, heed::none);
template <class Fault>
constexpr bool refused = heed::is_fault<Fault>;

/// The right program: the types of all its tensors, by the operations themselves.
template <std::size_t B, std::size_t L, std::size_t S, std::size_t D, std::size_t E, std::size_t M>
struct program {
    using batch = Batch<B>;
    using query = Query<L>;
    using key = Key<S>;
    using dk = Dk<D>;
    using dv = Dv<E>;
    using model = Model<M>;

    using x = tensor<float, batch, Time<L>, model>;  // what queries are made of
    using memory =
        tensor<float, batch, Time<S>, model>;  // what keys and values are made of: x itself in self-attention
    using w_q = heed::projection<Query, float, model, dk>;
    using w_k = heed::projection<Key, float, model, dk>;
    using w_v = heed::projection<Key, float, model, dv>;
    using q = decltype(heed::project(x{}, w_q{}));
    using k = decltype(heed::project(memory{}, w_k{}));
    using v = decltype(heed::project(memory{}, w_v{}));
    using q_transposed = decltype(heed::transpose(q{}));
    using k_transposed = decltype(heed::transpose(k{}));
    using v_transposed = decltype(heed::transpose(v{}));
    using logits = decltype(heed::scores(q{}, k{}));
    using weights = decltype(heed::softmax<Key>(logits{}));
    using result = decltype(heed::attention(q{}, k{}, v{}));
    using output = decltype(result{}.output);
    /// What the lesson's Q @ K^T is before it is scaled.
    using product = decltype(heed::matmul(q{}, k_transposed{}));
    using weights_of_product = decltype(heed::softmax<Key>(product{}));
};

template <class P>
constexpr bool the_right_program_is_allowed() {
    static_assert(allowed<heed::fault_of_project<typename P::x, typename P::w_q>>);
    static_assert(allowed<heed::fault_of_matmul<typename P::q, typename P::k_transposed>>);
    static_assert(allowed<heed::fault_of_scores<typename P::q, typename P::k>>);
    static_assert(allowed<heed::fault_of_softmax<typename P::logits, Key>>);
    static_assert(allowed<heed::fault_of_attend<typename P::weights, typename P::v>>);
    static_assert(allowed<heed::fault_of_matmul<typename P::weights, typename P::v>>);
    static_assert(allowed<heed::fault_of_attention<typename P::q, typename P::k, typename P::v>>);
    return true;
}

template <class P>
constexpr bool products_of_the_wrong_two_are_refused() {
    using q = typename P::q;
    using k = typename P::k;
    using v = typename P::v;
    // 1: Q . K without the transpose.
    static_assert(is<heed::fault_of_matmul<q, k>,
                     fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<
                         typename P::dk, typename P::key>>);
    // 2: Q^T . K.
    static_assert(
        is<heed::fault_of_matmul<typename P::q_transposed, k>,
           fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<typename P::query,
                                                                                             typename P::key>>);
    // 3: K . Q^T used as scores: logits over the queries, of which there is no softmax over the keys, and of which the
    // softmax over the queries weighs no values that have keys.
    using turned = decltype(heed::scores(k{}, q{}));
    static_assert(
        is<heed::fault_of_softmax<turned, Key>,
           fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<typename P::query, typename P::key>>);
    static_assert(is<heed::fault_of_attend<decltype(heed::softmax<Query>(turned{})), v>,
                     fault::attend_needs_the_key_axis_of_the_weights_in_v<typename P::query, heed::shape_type_of<v>>>);
    // 4: Q . V^T.
    static_assert(
        is<heed::fault_of_matmul<q, typename P::v_transposed>,
           fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<typename P::dk,
                                                                                             typename P::dv>>);
    static_assert(
        is<heed::fault_of_scores<q, v>, fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                                            typename P::dk, typename P::dv>>);
    // 5: V . K^T.
    static_assert(
        is<heed::fault_of_matmul<v, typename P::k_transposed>,
           fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<typename P::dv,
                                                                                             typename P::dk>>);
    static_assert(
        is<heed::fault_of_scores<v, k>, fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                                            typename P::dv, typename P::dk>>);
    // 6: Q . Q^T.
    static_assert(is<heed::fault_of_matmul<q, typename P::q_transposed>,
                     fault::matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis<
                         typename P::query, heed::shape_type_of<q>, heed::shape_type_of<typename P::q_transposed>>>);
    static_assert(is<heed::fault_of_scores<q, q>,
                     fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
                         typename P::query, heed::shape_type_of<q>>>);
    return true;
}

template <class P>
constexpr bool wrong_weights_and_values_are_refused() {
    using q = typename P::q;
    using k = typename P::k;
    using v = typename P::v;
    using logits = typename P::logits;
    using weights = typename P::weights;
    using weights_transposed = decltype(heed::transpose(weights{}));
    // 7: softmax over Query.
    static_assert(
        is<heed::fault_of_softmax<logits, Query>,
           fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<typename P::key, typename P::query>>);
    static_assert(refused<heed::fault_of_attend<decltype(heed::softmax<Query>(typename P::product{})), v>>);
    // 8: weights times Q.
    static_assert(refused<heed::fault_of_attend<weights, q>>);
    static_assert(
        is<heed::fault_of_matmul<weights, q>,
           fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<
               typename P::key, typename P::query, heed::did_you_mean<mend::transpose(mend::a)>>>);
    // 9: weights times K.
    static_assert(is<heed::fault_of_attend<weights, k>,
                     fault::attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by<
                         typename P::dk, heed::shape_type_of<k>>>);
    static_assert(
        is<heed::fault_of_matmul<weights, k>,
           fault::attention_weights_weigh_values_but_these_have_the_features_that_queries_and_keys_were_compared_by<
               fault::in::matmul, typename P::dk, heed::shape_type_of<k>>>);
    static_assert(
        is<heed::fault_of_contract<weights, k, Key>,
           fault::attention_weights_weigh_values_but_these_have_the_features_that_queries_and_keys_were_compared_by<
               fault::in::contract, typename P::dk, heed::shape_type_of<k>>>);
    // 10: weights transposed, times V.
    static_assert(
        is<heed::fault_of_attend<weights_transposed, v>,
           fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<weights_transposed>>);
    static_assert(refused<heed::fault_of_matmul<weights_transposed, v>>);
    // 11: V times weights.
    static_assert(is<heed::fault_of_attend<v, weights>,
                     fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<
                         v, heed::did_you_mean<mend::attend(mend::second, mend::first)>>>);
    static_assert(
        is<heed::fault_of_matmul<v, weights>,
           fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<typename P::dv,
                                                                                             typename P::query>>);
    // 12: raw scores times V, no softmax.
    static_assert(is<heed::fault_of_attend<logits, v>,
                     fault::attend_needs_weights_but_these_are_logits_did_you_mean_softmax_of_them<logits>>);
    static_assert(
        is<heed::fault_of_matmul<logits, v>,
           fault::summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor<fault::in::matmul,
                                                                                             logits>>);
    static_assert(
        is<heed::fault_of_contract<logits, v, Key>,
           fault::summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor<fault::in::contract,
                                                                                             logits>>);
    return true;
}

template <class P>
constexpr bool wrong_scales_are_refused() {
    using v = typename P::v;
    using heed::fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights;
    // 13: no scale.
    using unscaled = typename P::weights_of_product;
    static_assert(is<heed::fault_of_attend<unscaled, v>,
                     attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<unscaled>>);
    // 14 and 15: a scale of one's own, from Model or from Dv, laid on by arithmetic.
    using by_hand = decltype(heed::softmax<Key>(typename P::product{} * 0.25f));
    static_assert(is<heed::fault_of_attend<by_hand, v>,
                     attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<by_hand>>);
    // 16: the scale applied twice.
    using twice = decltype(heed::softmax<Key>(typename P::logits{} * 0.5f));
    static_assert(is<heed::fault_of_attend<twice, v>,
                     attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<twice>>);
    using divided = decltype(heed::softmax<Key>(typename P::logits{} / 2.0f));
    static_assert(refused<heed::fault_of_attend<divided, v>>);
    // A word that stands in the code lets each of them through.
    static_assert(
        allowed<heed::fault_of_attend<decltype(heed::softmax<Key>(heed::as_logits<Key>(typename P::product{} * 0.25f))),
                                      v>>);
    static_assert(allowed<heed::fault_of_attention<typename P::q, typename P::k, v, decltype(heed::scale{0.25})>>);
    return true;
}

template <class P>
constexpr bool wrong_projections_are_refused() {
    using q = typename P::q;
    using k = typename P::k;
    using v = typename P::v;
    // 17: W_K used to make Q: what it makes are keys.
    using q_of_w_k = decltype(heed::project(typename P::x{}, typename P::w_k{}));
    static_assert(refused<heed::fault_of_scores<q_of_w_k, k>>);
    static_assert(refused<heed::fault_of_attention<q_of_w_k, k, v>>);
    // 18: W_V used to make K.
    using k_of_w_v = decltype(heed::project(typename P::memory{}, typename P::w_v{}));
    static_assert(is<heed::fault_of_scores<q, k_of_w_v>,
                     fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<typename P::dk,
                                                                                                 typename P::dv>>);
    // 19: W_Q used to make V.
    using v_of_w_q = decltype(heed::project(typename P::memory{}, typename P::w_q{}));
    static_assert(refused<heed::fault_of_attend<typename P::weights, v_of_w_q>>);
    static_assert(refused<heed::fault_of_attention<q, k, v_of_w_q>>);
    // 20: a weight matrix transposed; as a plain tensor it has no role, declared with one its features are not first.
    static_assert(is<heed::fault_of_project<typename P::x, decltype(heed::transpose(typename P::w_q{}))>,
                     fault::project_needs_weights_with_a_role_such_as_projection_of_Query<
                         tensor<float, typename P::dk, typename P::model>>>);
    static_assert(
        is<heed::fault_of_project<typename P::x, heed::projection<Query, float, typename P::dk, typename P::model>>,
           fault::project_needs_the_features_of_x_first_in_the_weights<
               typename P::model, shape_t<typename P::dk, typename P::model>, heed::did_you_mean<typename P::w_q>>>);
    // 28: X used as K, unprojected.
    static_assert(is<heed::fault_of_scores<q, typename P::memory>,
                     fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<typename P::dk,
                                                                                                 typename P::model>>);
    static_assert(refused<heed::fault_of_attention<q, typename P::memory, v>>);
    return true;
}

template <class P>
constexpr bool wrong_orders_are_refused() {
    using q = typename P::q;
    using k = typename P::k;
    using v = typename P::v;
    using fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same;
    // 21 to 25: the five wrong orders of q, k and v.
    static_assert(
        is<heed::fault_of_attention<q, v, k>,
           scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
               typename P::dk, typename P::dv,
               heed::did_you_mean<mend::attention_of(mend::first, mend::third, mend::second)>>>);
    static_assert(
        is<heed::fault_of_attention<k, q, v>,
           fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too_did_you_mean_q_and_k_swapped<
               typename P::query, heed::shape_type_of<v>>>);
    static_assert(
        is<heed::fault_of_attention<k, v, q>,
           scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
               typename P::dk, typename P::dv,
               heed::did_you_mean<mend::attention_of(mend::third, mend::first, mend::second)>>>);
    static_assert(
        is<heed::fault_of_attention<v, q, k>,
           scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
               typename P::dv, typename P::dk,
               heed::did_you_mean<mend::attention_of(mend::second, mend::third, mend::first)>>>);
    static_assert(
        is<heed::fault_of_attention<v, k, q>,
           scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
               typename P::dv, typename P::dk,
               heed::did_you_mean<mend::attention_of(mend::third, mend::second, mend::first)>>>);
    // 26: output and weights swapped by the caller: the one is no weights, and the other no output.
    static_assert(
        is<heed::fault_of_attend<typename P::output, v>,
           fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<typename P::output>>);
    static_assert(!__is_constructible(typename P::output, typename P::weights));
    static_assert(!__is_constructible(typename P::weights, typename P::output));
    // 27: softmax applied twice.
    static_assert(is<heed::fault_of_softmax<typename P::weights, Key>,
                     fault::softmax_of_a_distribution_would_normalise_twice<typename P::weights>>);
    static_assert(refused<heed::fault_of_softmax<typename P::weights, Query>>);
    return true;
}

template <class P, std::size_t L, std::size_t S>
constexpr bool wrong_masks_and_batches_are_refused() {
    using q = typename P::q;
    using k = typename P::k;
    using v = typename P::v;
    using batch = typename P::batch;
    using query = typename P::query;
    using key = typename P::key;
    static_assert(allowed<heed::fault_of_attention<q, k, v, heed::keep<batch, key>>>);
    using mask_meant = heed::did_you_mean<heed::keep<batch, key>>;
    // A padding mask laid on the queries, and on the positions of the input.
    static_assert(is<heed::fault_of_attention<q, k, v, heed::keep<batch, query>>,
                     fault::a_mask_needs_the_key_axis<key, shape_t<batch, query>, mask_meant>>);
    static_assert(is<heed::fault_of_attention<q, k, v, heed::keep<batch, Time<S>>>,
                     fault::a_mask_needs_the_key_axis<key, shape_t<batch, Time<S>>, mask_meant>>);
    // A bool tensor, a float tensor, a bool: no polarity, no mask.
    static_assert(is<heed::fault_of_attention<q, k, v, tensor<bool, query, key>>,
                     fault::a_bool_tensor_is_a_mask_when_it_is_said_to_be_keep_or_drop<tensor<bool, query, key>>>);
    using bytes_over_memory = heed::tensor_view<unsigned char, query, key>;
    static_assert(is<heed::fault_of_attention<q, k, v, bytes_over_memory>,
                     fault::a_bool_tensor_is_a_mask_when_it_is_said_to_be_keep_or_drop<bytes_over_memory>>);
    static_assert(is<heed::fault_of_attention<q, k, v, tensor<float, query, key>>,
                     fault::a_tensor_is_a_mask_when_it_is_said_to_be_a_bias<tensor<float, query, key>>>);
    static_assert(is<heed::fault_of_attention<q, k, v, bool>,
                     fault::an_option_of_attention_is_a_mask_a_scale_or_a_stage_of_the_scores<bool>>);
    static_assert(is<heed::fault_of_attention<q, k, v, heed::bias<bool, key>>,
                     fault::a_bias_needs_the_element_type_of_the_scores<bool, float>>);
    static_assert(!std::is_convertible_v<bool, heed::keep<key>> && !__is_constructible(heed::keep<key>, float));
    // Causal with other numbers of queries and keys, and no alignment named.
    if constexpr (L != S) {
        using fault::
            causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number;
        using without_alignment = heed::fault_of_attention<q, k, v, heed::causal<>>;
        static_assert(
            is<without_alignment,
               causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                   query, key>>);
    } else {
        static_assert(allowed<heed::fault_of_attention<q, k, v, heed::causal<>>>);
    }
    // A mask after softmax.
    static_assert(is<heed::fault_of_masked<typename P::weights, Query, heed::keep<key>>,
                     fault::masked_needs_logits_so_mask_before_softmax_or_say_as_logits<typename P::weights>>);
    // Batch and Time swapped in X.
    using swapped = tensor<float, Time<L>, batch, typename P::model>;
    static_assert(
        is<heed::fault_of_project<swapped, typename P::w_q>,
           fault::project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
               heed::axis_name<Time>, heed::shape_type_of<swapped>,
               heed::did_you_mean<mend::permute<Batch, Time, Model>(mend::x)>>>);
    // A batch axis in q that k or v lacks.
    static_assert(
        is<heed::fault_of_attention<q, tensor<float, key, typename P::dk>, v>,
           fault::scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<shape_t<batch, query>>>);
    static_assert(is<heed::fault_of_attention<q, k, tensor<float, key, typename P::dv>>,
                     fault::attention_needs_the_batch_axes_of_q_and_k_in_v_too<shape_t<>, shape_t<batch>>>);
    // The same axis with two extents.
    static_assert(is<heed::fault_of_attention<q, k, tensor<float, batch, Key<S + 1>, typename P::dv>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::attention, key, Key<S + 1>>>);
    return true;
}

template <class P, std::size_t L, std::size_t S>
constexpr bool all_are_refused() {
    return the_right_program_is_allowed<P>() && products_of_the_wrong_two_are_refused<P>() &&
           wrong_weights_and_values_are_refused<P>() && wrong_scales_are_refused<P>() &&
           wrong_projections_are_refused<P>() && wrong_orders_are_refused<P>() &&
           wrong_masks_and_batches_are_refused<P, L, S>();
}

static_assert(all_are_refused<program<4, 4, 4, 4, 4, 4>, 4, 4>());
static_assert(all_are_refused<program<2, 3, 5, 7, 11, 13>, 3, 5>());
static_assert(all_are_refused<program<1, 1, 1, 1, 1, 1>, 1, 1>());

}  // namespace
