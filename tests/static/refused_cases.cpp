// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Every case of tests/compile_fail/cases without a compiler's words: the fault itself, that nobody can do it, and the
// right twin. It starts from the same program, and a case's name stands above its assertions; support/same_cases.py
// compares names and sentences with those of the cases. Built twice, for extents that are all 4 and with
// -DHEED_EXTENTS=1 for extents that differ.
#include <type_traits>
#include <utility>

#include <boost/hana/define_struct.hpp>
#include <heed/borders/containers.hpp>
#include <heed/borders/dlpack.hpp>
#include <heed/borders/mdspan.hpp>
#include <heed/borders/memory.hpp>
#include <heed/borders/npz.hpp>
#include <heed/borders/parameters.hpp>
#include <heed/borders/safetensors.hpp>
#include <heed/gradient.hpp>
#include <heed/nn.hpp>

#include "../compile_fail/lesson.hpp"
#include "../support/mdspan_like.hpp"

namespace {

template <class Fault, class Expected>
constexpr bool is = __is_same(Fault, Expected);

using batch = Batch<B>;
using times = Time<T>;
using query = Query<T>;
using key = Key<S>;
using model = Model<M>;
using dk = Dk<K>;
using dv = Dv<V>;

template <class... Axes>
using floats = tensor<float, Axes...>;
using input = floats<batch, times, model>;
using contexts = floats<batch, Time<S>, model>;
using to_queries = projection<Query, float, model, dk>;
using to_keys = projection<Key, float, model, dk>;
using to_values = projection<Key, float, model, dv>;
using queries = floats<batch, query, dk>;
using keys = floats<batch, key, dk>;
using values = floats<batch, key, dv>;
using logits_type = logits<Key, Dk, float, batch, query, key>;
using weights_type = attention_weights<Key, Dk, float, batch, query, key>;
using outputs = floats<batch, query, dv>;
using products = floats<batch, query, key>;
static_assert(is<decltype(q), queries const> && is<decltype(k), keys const> && is<decltype(v), values const>);
static_assert(is<decltype(logits_of_q_and_k), logits_type const> && is<decltype(weights), weights_type const>);
static_assert(is<decltype(output), outputs const>);
template <class X>
using transposed = decltype(transpose(X{}));
template <class From, class To>
using conversion = decltype(detail::rule_of_conversion<From, To>());
template <class Purpose, class... From>
using making = decltype(detail::rule_of_purpose<Purpose, From...>());

// The classic mistakes ---------------------------------------------------------------------------------------------

// 01_q_times_k
static_assert(
    is<fault_of_matmul<queries, keys>,
       fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<dk, key>>);
static_assert(!can_matmul<queries, keys> && can_matmul<queries, transposed<keys>>);

// 02_q_transposed_times_k
static_assert(
    is<fault_of_matmul<transposed<queries>, keys>,
       fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<query, key>>);
static_assert(!can_matmul<transposed<queries>, keys> && can_matmul<queries, transposed<keys>>);

// 03_k_times_q_transposed
using scores_of_k_and_q = decltype(scores(k, q));
static_assert(is<fault_of_softmax<scores_of_k_and_q, Key>,
                 fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<query, key>>);
static_assert(!can_softmax<scores_of_k_and_q, Key> && can_softmax<logits_type, Key>);

// 04_q_times_v_transposed
static_assert(is<fault_of_matmul<queries, transposed<values>>,
                 fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<dk, dv>>);
static_assert(!can_matmul<queries, transposed<values>> && can_matmul<queries, transposed<keys>>);

// 05_v_times_k_transposed
static_assert(is<fault_of_matmul<values, transposed<keys>>,
                 fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<dv, dk>>);
static_assert(!can_matmul<values, transposed<keys>> && can_matmul<queries, transposed<keys>>);

// 06_q_times_q_transposed
static_assert(is<fault_of_matmul<queries, transposed<queries>>,
                 fault::matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis<
                     query, shape_t<batch, query, dk>, shape_t<batch, dk, query>>>);
static_assert(!can_matmul<queries, transposed<queries>> && can_matmul<queries, transposed<keys>>);

// 07_softmax_over_query
static_assert(is<fault_of_softmax<logits_type, Query>,
                 fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<key, query>>);
static_assert(!can_softmax<logits_type, Query> && can_softmax<logits_type, Key>);

// 08_weights_times_q
static_assert(is<fault_of_attend<weights_type, queries>,
                 fault::attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by<
                     dk, shape_t<batch, query, dk>>>);
static_assert(!can_attend<weights_type, queries> && can_attend<weights_type, values>);

// 09_weights_times_k
static_assert(is<fault_of_attend<weights_type, keys>,
                 fault::attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by<
                     dk, shape_t<batch, key, dk>>>);
static_assert(!can_attend<weights_type, keys> && can_attend<weights_type, values>);

// 10_weights_transposed_times_v
static_assert(is<fault_of_matmul<transposed<weights_type>, values>,
                 fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<
                     query, key, did_you_mean<mend::transpose(mend::a)>>>);
static_assert(!can_matmul<transposed<weights_type>, values> && can_matmul<weights_type, values>);

// 11_v_times_weights
static_assert(is<fault_of_attend<values, weights_type>,
                 fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<
                     values, did_you_mean<mend::attend(mend::second, mend::first)>>>);
static_assert(!can_attend<values, weights_type> && can_attend<weights_type, values>);

// 12_scores_times_v
static_assert(is<fault_of_attend<logits_type, values>,
                 fault::attend_needs_weights_but_these_are_logits_did_you_mean_softmax_of_them<logits_type>>);
static_assert(!can_attend<logits_type, values> && can_attend<weights_type, values>);

// 13_no_scale
using unscaled = decltype(softmax<Key>(matmul(q, transpose(k))));
static_assert(is<fault_of_attend<unscaled, values>,
                 fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<unscaled>>);
static_assert(!can_attend<unscaled, values> && can_attend<weights_type, values>);

// 14_scale_from_model
using scaled_from_model = decltype(softmax<Key>(matmul(q, transpose(k)) / math::sqrt(float{M})));
static_assert(
    is<fault_of_attend<scaled_from_model, values>,
       fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<scaled_from_model>>);
static_assert(!can_attend<scaled_from_model, values> && can_attend<weights_type, values>);

// 15_scale_from_dv
using scaled_from_dv = decltype(softmax<Key>(matmul(q, transpose(k)) / math::sqrt(float{V})));
static_assert(
    is<fault_of_attend<scaled_from_dv, values>,
       fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<scaled_from_dv>>);
static_assert(!can_attend<scaled_from_dv, values> && can_attend<weights_type, values>);

// 16_scale_applied_twice
using scaled_twice = decltype(softmax<Key>(scores(q, k) / math::sqrt(float{K})));
static_assert(is<fault_of_attend<scaled_twice, values>,
                 fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<scaled_twice>>);
static_assert(!can_attend<scaled_twice, values> && can_attend<weights_type, values>);

// 17_w_k_makes_q
using queries_of_w_k = decltype(project(x, w_k));
static_assert(is<fault_of_scores<queries_of_w_k, keys>,
                 fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
                     Key<T>, shape_t<batch, Key<T>, dk>>>);
static_assert(!can_scores<queries_of_w_k, keys> && can_scores<decltype(project(x, w_q)), keys>);

// 18_w_v_makes_k
using keys_of_w_v = decltype(project(context, w_v));
static_assert(is<fault_of_scores<queries, keys_of_w_v>,
                 fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<dk, dv>>);
static_assert(!can_scores<queries, keys_of_w_v> && can_scores<queries, decltype(project(context, w_k))>);

// 19_w_q_makes_v
using values_of_w_q = decltype(project(context, w_q));
static_assert(is<fault_of_attend<weights_type, values_of_w_q>,
                 fault::attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by<
                     dk, shape_t<batch, Query<S>, dk>>>);
static_assert(!can_attend<weights_type, values_of_w_q> && can_attend<weights_type, decltype(project(context, w_v))>);

// 20_weights_of_a_projection_transposed
static_assert(is<fault_of_project<input, transposed<to_queries>>,
                 fault::project_needs_weights_with_a_role_such_as_projection_of_Query<floats<dk, model>>>);
static_assert(!can_project<input, transposed<to_queries>> && can_project<input, to_queries>);

// 21_order_q_v_k
static_assert(is<fault_of_attention<queries, values, keys>,
                 fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                     dk, dv, did_you_mean<mend::attention_of(mend::first, mend::third, mend::second)>>>);
static_assert(!can_attention<queries, values, keys> && can_attention<queries, keys, values>);

// 22_order_k_q_v
static_assert(is<fault_of_attention<keys, queries, values>,
                 fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too_did_you_mean_q_and_k_swapped<
                     query, shape_t<batch, key, dv>>>);
static_assert(!can_attention<keys, queries, values> && can_attention<queries, keys, values>);

// 23_order_k_v_q
static_assert(is<fault_of_attention<keys, values, queries>,
                 fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                     dk, dv, did_you_mean<mend::attention_of(mend::third, mend::first, mend::second)>>>);
static_assert(!can_attention<keys, values, queries> && can_attention<queries, keys, values>);

// 24_order_v_q_k
static_assert(is<fault_of_attention<values, queries, keys>,
                 fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                     dv, dk, did_you_mean<mend::attention_of(mend::second, mend::third, mend::first)>>>);
static_assert(!can_attention<values, queries, keys> && can_attention<queries, keys, values>);

// 25_order_v_k_q
static_assert(is<fault_of_attention<values, keys, queries>,
                 fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                     dv, dk, did_you_mean<mend::attention_of(mend::third, mend::second, mend::first)>>>);
static_assert(!can_attention<values, keys, queries> && can_attention<queries, keys, values>);

// 26_output_and_weights_swapped
using both = decltype(attention(q, k, v));
static_assert(
    is<fault_of_attend<decltype(both::output), values>,
       fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<outputs>>);
static_assert(!can_attend<decltype(both::output), values> && can_attend<decltype(both::weights), values>);

// 27_softmax_twice
static_assert(
    is<fault_of_softmax<weights_type, Key>, fault::softmax_of_a_distribution_would_normalise_twice<weights_type>>);
static_assert(!can_softmax<weights_type, Key> && can_softmax<logits_type, Key>);

// 28_x_as_k
static_assert(is<fault_of_scores<queries, contexts>,
                 fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<dk, model>>);
static_assert(!can_scores<queries, contexts> && can_scores<queries, keys>);

// Scores, weights and values ---------------------------------------------------------------------------------------

// attend_without_the_keys
static_assert(is<fault_of_attend<weights_type, floats<batch, Time<S>, dv>>,
                 fault::attend_needs_the_key_axis_of_the_weights_in_v<
                     key, shape_t<batch, Time<S>, dv>, did_you_mean<mend::rename<Time, Key>(mend::v)>>>);
static_assert(!can_attend<weights_type, floats<batch, Time<S>, dv>> && can_attend<weights_type, values>);

// batch_and_time_swapped
static_assert(
    is<fault_of_project<floats<times, batch, model>, to_queries>,
       fault::project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
           axis_name<Time>, shape_t<times, batch, model>, did_you_mean<mend::permute<Batch, Time, Model>(mend::x)>>>);
static_assert(!can_project<floats<times, batch, model>, to_queries> && can_project<input, to_queries>);

// batch_lost_in_v
static_assert(is<fault_of_attention<queries, keys, floats<key, dv>>,
                 fault::attention_needs_the_batch_axes_of_q_and_k_in_v_too<shape_t<>, shape_t<batch>>>);
static_assert(!can_attention<queries, keys, floats<key, dv>> && can_attention<queries, keys, values>);

// batch_only_in_k
static_assert(
    is<fault_of_scores<floats<query, dk>, keys>,
       fault::scores_needs_exactly_one_axis_that_only_k_has_so_give_q_its_batch_axes<shape_t<batch, key>>>);
static_assert(!can_scores<floats<query, dk>, keys> && can_scores<floats<query, dk>, floats<key, dk>>);

// batch_only_in_q
static_assert(
    is<fault_of_scores<queries, floats<key, dk>>,
       fault::scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<shape_t<batch, query>>>);
static_assert(!can_scores<queries, floats<key, dk>> && can_scores<floats<query, dk>, floats<key, dk>>);

// contract_weights_with_k
static_assert(
    is<fault_of_contract<weights_type, keys, Key>,
       fault::attention_weights_weigh_values_but_these_have_the_features_that_queries_and_keys_were_compared_by<
           fault::in::contract, dk, shape_t<batch, key, dk>>>);
static_assert(!can_contract<weights_type, keys, Key> && can_contract<weights_type, values, Key>);

// element_types_differ
using keys_of_doubles = tensor<double, batch, key, dk>;
static_assert(is<fault_of_scores<queries, keys_of_doubles>,
                 fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::scores, float, double>>);
static_assert(!can_scores<queries, keys_of_doubles> && can_scores<tensor<double, batch, query, dk>, keys_of_doubles>);

// logits_of_a_distribution
static_assert(is<fault_of_as_logits<weights_type, Key>,
                 fault::as_logits_of_a_distribution_would_normalise_twice_or_say_as_tensor<weights_type>>);
static_assert(!can_as_logits<weights_type, Key> && can_as_logits<products, Key>);

// matmul_of_scores_and_v
static_assert(is<fault_of_matmul<logits_type, values>,
                 fault::summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor<fault::in::matmul,
                                                                                                   logits_type>>);
static_assert(!can_matmul<logits_type, values> && can_matmul<weights_type, values>);

// module_with_swapped_weights
using module_type = self_attention<float, model, dk, dv>;
static_assert(is<conversion<to_queries, to_keys>,
                 fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<to_queries, to_keys>>);
static_assert(!std::is_constructible_v<module_type, to_queries, to_queries, to_values> &&
              std::is_constructible_v<module_type, to_queries, to_keys, to_values>);

// positions_not_renamed
static_assert(is<fault_of_scores<floats<batch, times, dk>, floats<batch, Time<S>, dk>>,
                 fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
                     times, shape_t<batch, times, dk>, did_you_mean<mend::rename<Time, Query>(mend::q)>,
                     did_you_mean<mend::rename<Time, Key>(mend::k)>>>);
static_assert(!can_scores<floats<batch, times, dk>, floats<batch, Time<S>, dk>> && can_scores<queries, keys>);

// project_by_a_plain_tensor
static_assert(is<fault_of_project<input, floats<model, dk>>,
                 fault::project_needs_weights_with_a_role_such_as_projection_of_Query<floats<model, dk>>>);
static_assert(!can_project<input, floats<model, dk>> && can_project<input, to_queries>);

// project_features_that_x_lacks
using projected = floats<batch, times, dk>;
static_assert(is<fault_of_project<projected, to_values>,
                 fault::project_sums_over_the_last_axis_of_x_but_the_weights_lack_it<dk, shape_t<model, dv>>>);
static_assert(!can_project<projected, to_values> && can_project<input, to_values>);

// project_other_positions
using named_keys = floats<batch, Key<T>, model>;
static_assert(
    is<fault_of_project<named_keys, to_queries>,
       fault::project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
           axis_name<Time>, shape_t<batch, Key<T>, model>, did_you_mean<mend::project<Key>(mend::x, mend::w)>>>);
static_assert(!can_project<named_keys, to_queries> && can_project<named_keys, to_queries, Key>);

// project_with_a_bias_of_another_role
using bias_of_keys = projection_bias<Key, float, dk>;
static_assert(is<fault_of_project_with_bias<input, to_queries, bias_of_keys>,
                 fault::project_needs_weights_and_bias_of_one_role<axis_name<Query>, axis_name<Key>>>);
static_assert(!can_project_with_bias<input, to_queries, bias_of_keys> &&
              can_project_with_bias<input, to_queries, projection_bias<Query, float, dk>>);

// project_with_the_features_last
using features_last = projection<Query, float, dk, model>;
static_assert(is<fault_of_project<input, features_last>,
                 fault::project_needs_the_features_of_x_first_in_the_weights<model, shape_t<dk, model>,
                                                                             did_you_mean<to_queries>>>);
static_assert(!can_project<input, features_last> && can_project<input, to_queries>);

// queries_that_k_has_too
static_assert(
    is<fault_of_scores<queries, floats<batch, dk>>,
       fault::scores_needs_a_key_axis_that_only_k_has<shape_t<batch, query, dk>, shape_t<batch, dk>>>);
static_assert(!can_scores<queries, floats<batch, dk>> && can_scores<queries, keys>);

// scale_as_a_number
static_assert(is<fault_of_scores<queries, keys, float>,
                 fault::a_number_is_a_scale_when_it_is_said_to_be_one_as_in_scale_of_it<float>>);
static_assert(!can_scores<queries, keys, float> && can_scores<queries, keys, scale<float>>);

// scale_given_twice
static_assert(is<fault_of_scores<queries, keys, scale<float>, scale<float>>,
                 fault::attention_takes_one_scale<scale<float>, scale<float>>>);
static_assert(!can_scores<queries, keys, scale<float>, scale<float>> && can_scores<queries, keys, scale<float>>);

// scale_weights_in_place
static_assert(is<fault_of_times_assign<weights_type, float>,
                 fault::assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor<fault::in::times,
                                                                                                  weights_type>>);
static_assert(!can_times_assign<weights_type, float> && can_times_assign<decltype(as_tensor(weights)), float>);

// scores_of_k_transposed
static_assert(is<fault_of_scores<queries, transposed<keys>>,
                 fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                     dk, key, did_you_mean<mend::transpose(mend::k)>>>);
static_assert(!can_scores<queries, transposed<keys>> && can_scores<queries, keys>);

// softmax_of_the_keys
using distribution_of_keys = decltype(softmax<Key>(k));
static_assert(
    is<fault_of_scores<queries, distribution_of_keys>,
       fault::scores_compares_queries_and_keys_but_one_is_a_distribution_over_its_positions_or_say_as_tensor<
           distribution_of_keys>>);
static_assert(!can_scores<queries, distribution_of_keys> && can_scores<queries, keys>);

// softmax_of_the_values
using distribution_of_values = decltype(softmax<Key>(v));
static_assert(is<fault_of_attend<weights_type, distribution_of_values>,
                 fault::values_that_are_a_distribution_over_the_summed_axis_would_be_weighted_twice_or_say_as_tensor<
                     fault::in::attend, distribution_of_values>>);
static_assert(!can_attend<weights_type, distribution_of_values> && can_attend<weights_type, values>);

// v_with_the_features_of_k
static_assert(
    is<fault_of_attention<queries, keys, keys>,
       fault::attention_needs_v_to_have_features_of_its_own_but_it_has_those_that_q_and_k_are_compared_by<
           dk, shape_t<batch, key, dk>>>);
static_assert(!can_attention<queries, keys, keys> && can_attention<queries, keys, values>);

// values_over_time
static_assert(is<fault_of_attention<queries, keys, floats<batch, Time<S>, dv>>,
                 fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too<
                     key, shape_t<batch, Time<S>, dv>, did_you_mean<mend::rename<Time, Key>(mend::v)>>>);
static_assert(!can_attention<queries, keys, floats<batch, Time<S>, dv>> && can_attention<queries, keys, values>);

// w_v_used_as_the_output_projection
static_assert(
    is<fault_of_contract<outputs, to_values, Dv>,
       fault::a_projection_sums_over_the_features_that_it_takes_which_come_first_or_say_as_tensor<fault::in::contract,
                                                                                                  to_values>>);
static_assert(!can_contract<outputs, to_values, Dv> && can_contract<outputs, floats<dv, model>, Dv>);

// weights_of_logits
static_assert(is<fault_of_as_attention_weights<logits_type, Key>,
                 fault::as_attention_weights_of_logits_lacks_their_softmax_or_say_as_tensor<logits_type>>);
static_assert(!can_as_attention_weights<logits_type, Key> && can_as_attention_weights<products, Key>);

// Masks ------------------------------------------------------------------------------------------------------------

// bias_over_time
static_assert(
    is<fault_of_scores<queries, keys, bias<float, times, key>>,
       fault::a_mask_has_an_axis_that_the_scores_lack<shape_t<times, key>, shape_t<batch, query, key>,
                                                      did_you_mean<bias<float, query, key>>>>);
static_assert(!can_scores<queries, keys, bias<float, times, key>> &&
              can_scores<queries, keys, bias<float, query, key>>);

// mask_after_softmax
static_assert(is<fault_of_masked<weights_type, Query, keep<key>>,
                 fault::masked_needs_logits_so_mask_before_softmax_or_say_as_logits<weights_type>>);
static_assert(!can_masked<weights_type, Query, keep<key>> && can_masked<logits_type, Query, keep<key>>);

// mask_bias_for_keep
static_assert(
    is<conversion<bias<float, key>, keep<key>>,
       fault::a_tensor_does_not_become_one_of_another_element_type_so_cast_it<bias<float, key>, keep<key>>>);
static_assert(!std::is_constructible_v<keep<key>, bias<float, key>> && std::is_convertible_v<keep<key>, keep<key>>);

// mask_bias_of_another_element
static_assert(is<fault_of_scores<queries, keys, bias<double, key>>,
                 fault::a_bias_needs_the_element_type_of_the_scores<double, float>>);
static_assert(!can_scores<queries, keys, bias<double, key>> && can_scores<queries, keys, bias<float, key>>);

// mask_bool_tensor_as_option
static_assert(is<fault_of_scores<queries, keys, tensor<bool, key>>,
                 fault::a_bool_tensor_is_a_mask_when_it_is_said_to_be_keep_or_drop<tensor<bool, key>>>);
static_assert(!can_scores<queries, keys, tensor<bool, key>> && can_scores<queries, keys, keep<key>>);

// mask_causal_without_alignment
using more_keys = floats<batch, Key<2 * S>, dk>;
static_assert(
    is<fault_of_scores<queries, more_keys, causal<>>,
       fault::causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
           query, Key<2 * S>>>);
static_assert(!can_scores<queries, more_keys, causal<>> &&
              can_scores<queries, more_keys, causal<lower_right_alignment>>);

// mask_drop_for_keep
static_assert(is<conversion<drop<key>, keep<key>>,
                 fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<drop<key>, keep<key>>>);
static_assert(!std::is_convertible_v<drop<key>, keep<key>> && std::is_convertible_v<keep<key>, keep<key>>);

// mask_float_tensor_as_option
static_assert(is<fault_of_attention<queries, keys, values, floats<key>>,
                 fault::a_tensor_is_a_mask_when_it_is_said_to_be_a_bias<floats<key>>>);
static_assert(!can_attention<queries, keys, values, floats<key>> &&
              can_attention<queries, keys, values, bias<float, key>>);

// mask_from_bool
static_assert(is<conversion<tensor<bool, key>, keep<key>>,
                 fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<tensor<bool, key>, keep<key>>>);
static_assert(!std::is_convertible_v<tensor<bool, key>, keep<key>> &&
              std::is_constructible_v<keep<key>, tensor<bool, key>>);

// mask_given_twice
static_assert(is<fault_of_scores<queries, keys, keep<key>, scale<double>, bias<float, key>>,
                 fault::attention_takes_one_mask_so_combine_them_with_an_ampersand<keep<key>, bias<float, key>>>);
static_assert(!can_scores<queries, keys, keep<key>, scale<double>, bias<float, key>> &&
              can_scores<queries, keys, scale<double>, mask_and<keep<key>, bias<float, key>>>);

// mask_keep_for_bias
static_assert(
    is<conversion<keep<key>, bias<float, key>>,
       fault::a_tensor_does_not_become_one_of_another_element_type_so_cast_it<keep<key>, bias<float, key>>>);
static_assert(!std::is_constructible_v<bias<float, key>, keep<key>> &&
              std::is_convertible_v<bias<float, key>, bias<float, key>>);

// mask_keep_for_drop
static_assert(is<conversion<keep<key>, drop<key>>,
                 fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<keep<key>, drop<key>>>);
static_assert(!std::is_convertible_v<keep<key>, drop<key>> && std::is_convertible_v<drop<key>, drop<key>>);

// mask_made_of_another
static_assert(is<making<keep<key>, drop<key>>,
                 fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<drop<key>, keep<key>>>);
static_assert(!std::is_constructible_v<keep<key>, drop<key>> && std::is_constructible_v<drop<key>, drop<key>>);

// mask_of_another_extent
static_assert(is<fault_of_scores<queries, keys, keep<Key<S + 1>>>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::mask, Key<S + 1>, key>>);
static_assert(!can_scores<queries, keys, keep<Key<S + 1>>> && can_scores<queries, keys, keep<key>>);

// mask_of_numbers
static_assert(is<making<keep<Key<2>>, int, int>,
                 fault::a_mask_or_projection_is_made_of_values_of_its_element_type<int, bool>>);
static_assert(!std::is_constructible_v<keep<Key<2>>, int, int> &&
              std::is_constructible_v<keep<Key<2>>, bool, bool>);

// mask_of_too_few_values
static_assert(is<making<keep<Key<3>>, bool, bool>,
                 fault::a_mask_or_projection_needs_exactly_as_many_values_as_its_shape_has_elements<shape_t<Key<3>>,
                                                                                                    values_given<2>>>);
static_assert(!std::is_constructible_v<keep<Key<3>>, bool, bool> &&
              std::is_constructible_v<keep<Key<3>>, bool, bool, bool>);

// mask_on_the_query_axis
static_assert(
    is<fault_of_scores<queries, keys, drop<batch, query>>,
       fault::a_mask_needs_the_key_axis<key, shape_t<batch, query>, did_you_mean<drop<batch, key>>>>);
static_assert(!can_scores<queries, keys, drop<batch, query>> && can_scores<queries, keys, drop<batch, key>>);

// mask_over_time
static_assert(
    is<fault_of_scores<queries, keys, drop<batch, Time<S>>>,
       fault::a_mask_needs_the_key_axis<key, shape_t<batch, Time<S>>, did_you_mean<drop<batch, key>>>>);
static_assert(!can_scores<queries, keys, drop<batch, Time<S>>> && can_scores<queries, keys, drop<batch, key>>);

// mask_with_an_axis_too_many
static_assert(
    is<fault_of_scores<queries, keys, keep<Head<H>, key>>,
       fault::a_mask_has_an_axis_that_the_scores_lack<shape_t<Head<H>, key>, shape_t<batch, query, key>>>);
static_assert(!can_scores<queries, keys, keep<Head<H>, key>> && can_scores<queries, keys, keep<batch, key>>);

// masked_along_the_keys
using causal_at_the_end = causal<lower_right_alignment>;
static_assert(is<fault_of_masked<logits_type, Key, causal_at_the_end>,
                 fault::masked_names_the_query_axis_and_not_the_key_axis_that_the_logits_are_over<key>>);
static_assert(!can_masked<logits_type, Key, causal_at_the_end> && can_masked<logits_type, Query, causal_at_the_end>);

// Shapes and indices -----------------------------------------------------------------------------------------------

// axis_named_twice_in_a_type
static_assert(is<fault_of_tensor<float, batch, times, Time<S>>,
                 fault::a_shape_names_an_axis_twice<axis_name<Time>, shape_t<batch, times, Time<S>>>>);
static_assert(!can_tensor<float, batch, times, Time<S>> && can_tensor<float, batch, query, key>);

// axis_without_elements
static_assert(is<fault_of_tensor<float, batch, Time<0>>, fault::an_axis_needs_at_least_one_element<Time<0>>>);
static_assert(!can_tensor<float, batch, Time<0>> && can_tensor<float, batch, Time<1>>);

// expect_another_shape
static_assert(
    is<fault_of_expect_shape<outputs, batch, query, key>,
       fault::expect_shape_expected_another_shape<shape_t<batch, query, key>, shape_t<batch, query, dv>>>);
static_assert(!can_expect_shape<outputs, batch, query, key> && can_expect_shape<weights_type, batch, query, key>);

// heads_of_queries_over_fewer_heads_of_keys
static_assert(
    is<fault_of_scores<floats<Head<2 * H>, query, dk>, floats<KvHead<2>, key, dk>>,
       fault::scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<
           shape_t<Head<2 * H>, query>, did_you_mean<mend::split<Head, KvHead<2>, Group<H>>(mend::q)>>>);
static_assert(!can_scores<floats<Head<2 * H>, query, dk>, floats<KvHead<2>, key, dk>> &&
              can_scores<floats<KvHead<2>, Group<H>, query, dk>, floats<KvHead<2>, key, dk>>);

// group_in_the_place_of_queries
static_assert(is<fault_of_scores<floats<Group<H>, dk>, floats<key, dk>>,
                 fault::scores_needs_a_query_axis_that_only_q_has<shape_t<Group<H>, dk>, shape_t<key, dk>>>);
static_assert(!can_scores<floats<Group<H>, dk>, floats<key, dk>> &&
              can_scores<floats<Group<H>, Query<1>, dk>, floats<key, dk>>);

// group_only_in_k
static_assert(
    is<fault_of_scores<floats<KvHead<2>, query, dk>, floats<KvHead<2>, Group<H>, key, dk>>,
       fault::scores_needs_exactly_one_axis_that_only_k_has_so_give_q_its_batch_axes<shape_t<Group<H>, key>>>);
static_assert(!can_scores<floats<KvHead<2>, query, dk>, floats<KvHead<2>, Group<H>, key, dk>> &&
              can_scores<floats<KvHead<2>, query, dk>, floats<KvHead<2>, key, dk>>);

template <std::size_t N>
struct Silent : heed::axis<Silent, N> {};
template <std::size_t N>
struct Listener : heed::axis<Listener, N>, heed::shares_keys_and_values {};

// group_axis_that_does_not_say_so
static_assert(
    is<fault_of_scores<floats<Silent<H>, query, dk>, floats<key, dk>>,
       fault::scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<shape_t<Silent<H>, query>>>);
static_assert(!can_scores<floats<Silent<H>, query, dk>, floats<key, dk>> &&
              can_scores<floats<Listener<H>, query, dk>, floats<key, dk>>);

// heads_tiled_for_interleaved
using tiled = decltype(split<Head, Group<H>, KvHead<2>>(floats<Head<2 * H>, query, dk>{}));
using interleaved = decltype(split<Head, KvHead<2>, Group<H>>(floats<Head<2 * H>, query, dk>{}));
static_assert(is<fault_of_expect_shape<tiled, KvHead<2>, Group<H>, query, dk>,
                 fault::expect_shape_expected_another_shape<shape_t<KvHead<2>, Group<H>, query, dk>,
                                                            shape_t<Group<H>, KvHead<2>, query, dk>>>);
static_assert(!can_expect_shape<tiled, KvHead<2>, Group<H>, query, dk> &&
              can_expect_shape<interleaved, KvHead<2>, Group<H>, query, dk>);

template <std::size_t N>
struct Querry : heed::axis<Querry, N> {};
template <template <std::size_t> class Name>
using position_along = decltype(index<Name>(0));
using shape_of_q = shape_t<batch, query, dk>;

// index_by_a_misspelt_name
static_assert(
    is<fault_of_index<shape_of_q, position_along<Querry>, position_along<Batch>, position_along<Dk>>,
       fault::indexing_by_name_found_no_such_axis<axis_name<Querry>, shape_of_q, did_you_mean<query>>>);
static_assert(!can_index<shape_of_q, position_along<Querry>, position_along<Batch>, position_along<Dk>> &&
              can_index<shape_of_q, position_along<Query>, position_along<Batch>, position_along<Dk>>);

// index_by_a_name_that_is_not_there
static_assert(is<fault_of_index<shape_of_q, position_along<Batch>, position_along<Key>, position_along<Dk>>,
                 fault::indexing_by_name_found_no_such_axis<axis_name<Key>, shape_of_q>>);
static_assert(!can_index<shape_of_q, position_along<Batch>, position_along<Key>, position_along<Dk>> &&
              can_index<shape_of_q, position_along<Batch>, position_along<Query>, position_along<Dk>>);

// index_by_name_and_position
static_assert(is<fault_of_index<shape_of_q, int, position_along<Query>, int>,
                 fault::indexing_is_either_by_position_or_by_name_but_not_both<shape_of_q>>);
static_assert(!can_index<shape_of_q, int, position_along<Query>, int> && can_index<shape_of_q, int, int, int>);

template <long long I>
using constant = boost::hana::llong<I>;

// index_call_out_of_range
static_assert(is<fault_of_index<shape_of_q, int, constant<T>, int>,
                 fault::a_constant_index_is_out_of_range<query, constant_index<T>>>);
static_assert(![](auto const& y) { return requires { y(0, constant<T>{}, 0); }; }(q));
static_assert(can_index<shape_of_q, int, constant<T - 1>, int>);

// index_call_wrong_number
static_assert(is<fault_of_index<shape_of_q, int, int>,
                 fault::indexing_needs_exactly_one_index_for_each_axis<shape_of_q, indices_given<2>>>);
static_assert(![](auto const& y) { return requires { y(0, 0); }; }(q));
static_assert(can_index<shape_of_q, int, int, int>);

// index_constant_out_of_range
static_assert(is<fault_of_index<shape_of_q, constant<0>, constant<0>, constant<K>>,
                 fault::a_constant_index_is_out_of_range<dk, constant_index<K>>>);
static_assert(!can_index<shape_of_q, constant<0>, constant<0>, constant<K>> &&
              can_index<shape_of_q, constant<0>, constant<0>, constant<K - 1>>);

// index_wrong_number
static_assert(is<fault_of_index<shape_of_q, int, int>,
                 fault::indexing_needs_exactly_one_index_for_each_axis<shape_of_q, indices_given<2>>>);
static_assert(!can_index<shape_of_q, int, int> && can_index<shape_of_q, int, int, int>);

// slice_constant_out_of_range
static_assert(is<fault_of_slice<queries, Query, constant<T>>,
                 fault::a_constant_index_is_out_of_range<query, constant_index<T>>>);
static_assert(!can_slice<queries, Query, constant<T>> && can_slice<queries, Query, constant<T - 1>>);

// tensor_to_another_shape
static_assert(is<conversion<weights_type, outputs>,
                 fault::a_tensor_of_one_shape_does_not_become_one_of_another<weights_type, outputs>>);
static_assert(!std::is_constructible_v<outputs, weights_type> && std::is_convertible_v<weights_type, products>);

// Making tensors ---------------------------------------------------------------------------------------------------

// eye_of_three_axes
using three_axes = floats<Batch<2>, Query<2>, Key<2>>;
static_assert(is<fault_of_eye<three_axes>, fault::eye_needs_exactly_two_axes<shape_t<Batch<2>, Query<2>, Key<2>>>>);
static_assert(!can_eye<three_axes> && can_eye<floats<Query<2>, Key<2>>>);

// from_lossy_values
static_assert(is<fault_of_from<tensor<int, Key<2>>, double, double>,
                 fault::from_needs_values_that_convert_to_the_element_type_without_loss<double, int>>);
static_assert(!can_from<tensor<int, Key<2>>, double, double> && can_from<tensor<int, Key<2>>, int, int>);

// from_ragged_braces
using innermost = std::remove_all_extents_t<braces_for<float, Query<2>, Key<2>>>;
template <class Fault>
constexpr bool left_out = !std::is_default_constructible_v<innermost> && is_fault<Fault>;
static_assert(left_out<fault::from_needs_nested_braces_with_one_value_for_every_element<shape_t<Query<2>, Key<2>>>>);
static_assert(std::is_constructible_v<innermost, int>);

// from_too_few_values
using two_by_two = floats<Query<2>, Key<2>>;
static_assert(is<fault_of_from<two_by_two, int, int, int>,
                 fault::from_needs_exactly_as_many_values_as_the_shape_has_elements<shape_t<Query<2>, Key<2>>,
                                                                                    values_given<3>>>);
static_assert(!can_from<two_by_two, int, int, int> && can_from<two_by_two, int, int, int, int>);

// Operations -------------------------------------------------------------------------------------------------------

// as_tensor_of_a_number
static_assert(is<fault_of_as_tensor<float>, fault::every_operand_must_be_a_tensor<fault::in::as_tensor, float>>);
static_assert(!can_as_tensor<float> && can_as_tensor<weights_type>);

// axis_with_two_extents
static_assert(is<fault_of_plus<queries, floats<Query<T + 1>>>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::plus, query, Query<T + 1>>>);
static_assert(!can_plus<queries, floats<Query<T + 1>>> && can_plus<queries, floats<query>>);

// compare_other_shapes
static_assert(is<fault_of_all_close<floats<batch, dk>, floats<batch, dv>>,
                 fault::comparison_needs_two_tensors_of_one_shape<fault::in::all_close, shape_t<batch, dk>,
                                                                  shape_t<batch, dv>>>);
static_assert(!can_all_close<floats<batch, dk>, floats<batch, dv>> &&
              can_all_close<floats<batch, dk>, floats<batch, dk>>);

// comparison_of_two_shapes
static_assert(is<fault_of_equal<queries, keys>,
                 fault::equality_needs_two_tensors_of_one_shape_and_element_type<queries, keys>>);
static_assert(!can_equal<queries, keys> && can_equal<queries, queries>);

// concat_in_another_order
using one_more_key = floats<Key<1>, batch, dk>;
static_assert(
    is<fault_of_concat<Key, keys, one_more_key>,
       fault::concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only<
           shape_t<batch, key, dk>, shape_t<Key<1>, batch, dk>,
           did_you_mean<mend::permute<Batch, Key, Dk>(mend::other)>>>);
static_assert(!can_concat<Key, keys, one_more_key> && can_concat<Key, keys, floats<batch, Key<1>, dk>>);

// concat_of_other_shapes
static_assert(is<fault_of_concat<Key, floats<key, dk>, floats<key, Dk<K + 1>>>,
                 fault::concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only<
                     shape_t<key, dk>, shape_t<key, Dk<K + 1>>>>);
static_assert(!can_concat<Key, floats<key, dk>, floats<key, Dk<K + 1>>> &&
              can_concat<Key, floats<key, dk>, floats<Key<S + 1>, dk>>);

// contract_an_axis_of_one_side
static_assert(is<fault_of_contract<queries, keys, Dv>,
                 fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<
                     axis_name<Dv>, shape_t<batch, query, dk>, shape_t<batch, key, dk>>>);
static_assert(!can_contract<queries, keys, Dv> && can_contract<queries, keys, Dk>);

// contract_nothing
static_assert(
    is<fault_of_contract<queries, keys>,
       fault::contract_needs_at_least_one_axis_to_sum_over_or_ask_for_outer<
           shape_t<batch, query, dk>, shape_t<batch, key, dk>, did_you_mean<mend::contract<Dk>(mend::a, mend::b)>>>);
static_assert(!can_contract<queries, keys> && can_contract<queries, keys, Dk>);

// contract_over_a_misspelt_axis
template <std::size_t N>
struct DK : heed::axis<DK, N> {};
static_assert(is<fault_of_contract<queries, keys, DK>,
                 fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<
                     axis_name<DK>, shape_t<batch, query, dk>, shape_t<batch, key, dk>, did_you_mean<dk>>>);
static_assert(!can_contract<queries, keys, DK> && can_contract<queries, keys, Dk>);

// fractional_scalar_on_whole_numbers
using whole_numbers = tensor<int, batch, query, dk>;
static_assert(is<fault_of_times<whole_numbers, double>,
                 fault::a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor<fault::in::times,
                                                                                                  double, int>>);
static_assert(!can_times<whole_numbers, double> && can_times<whole_numbers, int>);

// mean_of_whole_numbers
static_assert(is<fault_of_mean<whole_numbers, Dk>, fault::mean_needs_elements_with_fractions_so_cast_the_tensor<int>>);
static_assert(!can_mean<whole_numbers, Dk> && can_mean<queries, Dk>);

// stack_in_another_order
static_assert(is<fault_of_stack<Head, keys, floats<key, batch, dk>>,
                 fault::stack_needs_tensors_of_one_shape<shape_t<batch, key, dk>, shape_t<key, batch, dk>,
                                                         did_you_mean<mend::permute<Batch, Key, Dk>(mend::other)>>>);
static_assert(!can_stack<Head, keys, floats<key, batch, dk>> && can_stack<Head, keys, keys>);

// extent_of_a_misspelt_axis
template <std::size_t N>
struct Modell : heed::axis<Modell, N> {};
static_assert(is<fault_of_extent<input, Modell>,
                 fault::the_shape_has_no_such_axis<fault::in::extent, axis_name<Modell>, shape_t<batch, times, model>,
                                                   did_you_mean<model>>>);
static_assert(!can_extent<input, Modell> && can_extent<input, Model>);

// heads_behind_the_positions
using heads_behind = floats<batch, times, Head<H>, dk>;
static_assert(is<fault_of_scores<heads_behind, heads_behind>,
                 fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
                     times, shape_t<batch, times, Head<H>, dk>, did_you_mean<mend::rename<Time, Query>(mend::q)>,
                     did_you_mean<mend::rename<Time, Key>(mend::k)>>>);
static_assert(!can_scores<heads_behind, heads_behind> &&
              can_scores<floats<batch, query, Head<H>, dk>, floats<batch, key, Head<H>, dk>>);

// attention_over_time
using in_time = floats<batch, times, dk>;
using values_in_time = floats<batch, times, dv>;
static_assert(is<fault_of_attention<in_time, in_time, values_in_time>,
                 fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
                     times, shape_t<batch, times, dk>, did_you_mean<mend::rename<Time, Query>(mend::q)>,
                     did_you_mean<mend::rename<Time, Key>(mend::k)>, did_you_mean<mend::rename<Time, Key>(mend::v)>>>);
static_assert(!can_attention<in_time, in_time, values_in_time> && can_attention<queries, keys, values>);

// project_merged_heads_by_a_plain_tensor
static_assert(is<fault_of_project<outputs, floats<dv, model>>,
                 fault::project_needs_weights_with_a_role_such_as_projection_of_Query<
                     floats<dv, model>, did_you_mean<mend::contract<Dv>(mend::x, mend::w)>>>);
static_assert(!can_project<outputs, floats<dv, model>> && can_contract<outputs, floats<dv, model>, Dv>);

// sum_over_a_misspelt_axis_and_the_right_one
template <std::size_t N>
struct Queri : heed::axis<Queri, N> {};
static_assert(is<fault_of_sum<queries, Queri, Query>,
                 fault::the_tensor_has_no_such_axis<fault::in::sum, axis_name<Queri>, shape_t<batch, query, dk>>>);
static_assert(!can_sum<queries, Queri, Query> && can_sum<queries, Query, Dk>);

// projection_changed_by_one_of_another_role
static_assert(is<fault_of_minus_assign<to_queries, to_keys>,
                 fault::a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor<
                     fault::in::minus, to_queries, to_keys>>);
static_assert(!can_minus_assign<to_queries, to_keys> && can_minus_assign<to_queries, floats<model, dk>>);

// projection_assigned_one_of_another_role
static_assert(is<conversion<floats<model, dk>, to_queries>,
                 fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<floats<model, dk>, to_queries>>);
static_assert(!std::is_assignable_v<to_queries&, to_keys> && std::is_assignable_v<to_queries&, floats<model, dk>>);

// generate_by_indices_of_other_axes
constexpr auto by_time = [](index_of<Time> of_key, index_of<Query> of_query) { return of_key <= of_query; };
constexpr auto by_key = [](index_of<Key> of_key, index_of<Query> of_query) { return of_key <= of_query; };
static_assert(is<fault_of_generate<keep<query, key>, decltype(by_time)>,
                 fault::generate_needs_a_function_of_one_index_for_each_axis<std::remove_const_t<decltype(by_time)>,
                                                                             shape_t<query, key>>>);
static_assert(!can_generate<keep<query, key>, decltype(by_time)> && can_generate<keep<query, key>, decltype(by_key)>);

// full_of_a_fraction_for_whole_numbers
static_assert(is<fault_of_full<tensor<int, key>, double>,
                 fault::the_number_must_convert_to_the_element_type_without_loss<fault::in::full, double, int>>);
static_assert(!can_full<tensor<int, key>, double> && can_full<floats<key>, double>);

// iota_in_fractions_for_whole_numbers
static_assert(is<fault_of_iota<tensor<int, key>, int, double>,
                 fault::the_number_must_convert_to_the_element_type_without_loss<fault::in::iota, double, int>>);
static_assert(!can_iota<tensor<int, key>, int, double> && can_iota<tensor<int, key>, int, int>);

// difference_of_bools
static_assert(is<fault_of_minus<tensor<bool, key>, bool>,
                 fault::the_elements_lack_what_the_operation_computes_with<fault::in::minus, bool>>);
static_assert(!can_minus<tensor<bool, key>, bool> && can_minus<tensor<int, key>, int>);

// merge_axes_that_stand_apart
using heads = floats<Head<H>, query, dv>;
static_assert(is<fault_of_merge<heads, Head, Dv, Model>,
                 fault::merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first<
                     shape_t<Head<H>, query, dv>, shape_t<Head<H>, dv>,
                     did_you_mean<mend::permute<Query, Head, Dv>(mend::x)>>>);
static_assert(!can_merge<heads, Head, Dv, Model> && can_merge<floats<query, Head<H>, dv>, Head, Dv, Model>);

// merge_in_the_wrong_order
using by_heads = floats<times, Head<H>, dv>;
static_assert(is<fault_of_merge<by_heads, Dv, Head, Model>,
                 fault::merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first<
                     shape_t<times, Head<H>, dv>, shape_t<dv, Head<H>>,
                     did_you_mean<mend::merge<Head, Dv, Model>(mend::x)>>>);
static_assert(!can_merge<by_heads, Dv, Head, Model> && can_merge<by_heads, Head, Dv, Model>);

// neither_has_all_axes_of_the_other
static_assert(is<fault_of_plus<floats<batch, dk>, floats<key>>,
                 fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<
                     shape_t<batch, dk>, shape_t<key>>>);
static_assert(!can_plus<floats<batch, dk>, floats<key>> && can_plus<floats<batch, dk>, floats<dk>>);

// outer_of_a_shared_axis
static_assert(
    is<fault_of_outer<floats<query, dk>, floats<dk>>, fault::outer_needs_operands_that_share_no_axis<shape_t<dk>>>);
static_assert(!can_outer<floats<query, dk>, floats<dk>> && can_outer<floats<query>, floats<dk>>);

// permute_an_axis_twice
static_assert(is<fault_of_permute<queries, Query, Query, Dk>,
                 fault::an_axis_is_named_twice<fault::in::permute, axis_name<Query>>>);
static_assert(!can_permute<queries, Query, Query, Dk> && can_permute<queries, Query, Batch, Dk>);

// permute_no_permutation
static_assert(is<fault_of_permute<queries, Dk, Query>,
                 fault::permute_names_every_axis_of_the_tensor_once_but_these_are_missing<
                     shape_of_q, shape_t<batch>, did_you_mean<mend::permute<Batch, Dk, Query>(mend::x)>>>);
static_assert(!can_permute<queries, Dk, Query> && can_permute<queries, Dk, Query, Batch>);

// permute_without_the_batch
static_assert(is<fault_of_permute<queries, Dk, Query>,
                 fault::permute_names_every_axis_of_the_tensor_once_but_these_are_missing<
                     shape_of_q, shape_t<batch>, did_you_mean<mend::permute<Batch, Dk, Query>(mend::x)>>>);
static_assert(!can_permute<queries, Dk, Query> && can_permute<queries, Batch, Dk, Query>);

// rename_to_a_name_that_is_taken
static_assert(
    is<fault_of_rename<queries, Dk, Query>,
       fault::the_result_would_name_an_axis_twice_so_rename_one<fault::in::rename, shape_t<batch, query, Query<K>>>>);
static_assert(!can_rename<queries, Dk, Query> && can_rename<queries, Dk, Dv>);

// softmax_over_an_axis_that_is_not_there
static_assert(is<fault_of_softmax<products, Dv>,
                 fault::the_tensor_has_no_such_axis<fault::in::softmax, axis_name<Dv>, shape_t<batch, query, key>>>);
static_assert(!can_softmax<products, Dv> && can_softmax<products, Key>);

// split_of_another_product
using joined = floats<times, Model<H * V>>;
static_assert(is<fault_of_split<joined, Model, Head<H>, Dv<V + 1>>,
                 fault::split_needs_the_extents_to_multiply_to_the_extent_of_the_axis<
                     Model<H * V>, shape_t<Head<H>, Dv<V + 1>>, did_you_mean<dv>>>);
static_assert(!can_split<joined, Model, Head<H>, Dv<V + 1>> && can_split<joined, Model, Head<H>, dv>);

// stack_of_other_shapes
static_assert(is<fault_of_stack<Head, queries, keys>,
                 fault::stack_needs_tensors_of_one_shape<shape_of_q, shape_t<batch, key, dk>>>);
static_assert(!can_stack<Head, queries, keys> && can_stack<Head, queries, queries>);

// sum_over_a_misspelt_axis
static_assert(
    is<fault_of_sum<queries, Querry>,
       fault::the_tensor_has_no_such_axis<fault::in::sum, axis_name<Querry>, shape_of_q, did_you_mean<query>>>);
static_assert(!can_sum<queries, Querry> && can_sum<queries, Query>);

// transpose_of_a_vector
static_assert(is<fault_of_transpose<floats<dk>>, fault::transpose_needs_at_least_two_axes<shape_t<dk>>>);
static_assert(!can_transpose<floats<dk>> && can_transpose<floats<query, dk>>);

// What stands in place of an axis's name ---------------------------------------------------------------------------

// argmax_over_no_axis
static_assert(is<fault_of_naming<fault::in::argmax, weights_type>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::argmax, shape_t<batch, query, key>>>);
static_assert(![](auto const& y) { return requires { argmax(y); }; }(weights));
static_assert(can_argmax<weights_type, Key>);

// concat_along_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::concat, keys, key>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::concat, key>>);
static_assert(![](auto const& y) { return requires { concat<key>(y, y); }; }(k));
static_assert(can_concat<Key, keys, keys>);

// contract_over_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::contract, queries, dk>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::contract, dk>>);
static_assert(![](auto const& y) { return requires { contract<dk>(y, k); }; }(q));
static_assert(can_contract<queries, keys, Dk>);

// expect_names
static_assert(is<fault_of_extents<fault::in::expect_shape, Batch, Query, Dk>,
                 fault::an_axis_needs_its_extent_here<fault::in::expect_shape, axis_name<Batch>>>);
static_assert(![](auto const& y) { return requires { expect_shape<Batch, Query, Dk>(y); }; }(q));
static_assert(can_expect_shape<queries, batch, query, dk>);

// extent_of_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::extent, queries, query>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::extent, query>>);
static_assert(![](auto const& y) { return requires { extent<query>(y); }; }(q));
static_assert(can_extent<queries, Query>);

// index_by_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::index, int, query>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::index, query>>);
static_assert(![](auto i) { return requires { index<query>(i); }; }(0));
static_assert(can_index<shape_of_q, position_along<Query>, position_along<Batch>, position_along<Dk>>);

// log_softmax_over_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::log_softmax, logits_type, key>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::log_softmax, key>>);
static_assert(![](auto const& y) { return requires { log_softmax<key>(y); }; }(logits_of_q_and_k));
static_assert(can_log_softmax<logits_type, Key>);

// logits_over_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::as_logits, products, key>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::as_logits, key>>);
static_assert(![](auto const& y) { return requires { as_logits<key>(y); }; }(products{}));
static_assert(can_as_logits<products, Key>);

// masked_along_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::masked, logits_type, query>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::masked, query>>);
static_assert(![](auto const& y) { return requires { masked<query>(y, causal{lower_right}); }; }(logits_of_q_and_k));
static_assert(can_masked<logits_type, Query, causal_at_the_end>);

// max_over_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::max, logits_type, key>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::max, key>>);
static_assert(![](auto const& y) { return requires { max<key>(y); }; }(logits_of_q_and_k));
static_assert(can_max<logits_type, Key>);

// mean_over_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::mean, keys, key>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::mean, key>>);
static_assert(![](auto const& y) { return requires { mean<key>(y); }; }(k));
static_assert(can_mean<keys, Key>);

// merge_axes_with_their_extents
static_assert(is<fault_of_naming<fault::in::merge, queries, query, dk, Model<T * K>>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::merge, query>>);
static_assert(![](auto const& y) { return requires { merge<query, dk, Model<T * K>>(y); }; }(q));
static_assert(can_merge<queries, Query, Dk, Model>);

// merge_into_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::merge, queries, Model<T * K>>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::merge, Model<T * K>>>);
static_assert(![](auto const& y) { return requires { merge<Query, Dk, Model<T * K>>(y); }; }(q));
static_assert(can_merge<queries, Query, Dk, Model>);

// naive_softmax_over_no_axis
static_assert(is<fault_of_naming<fault::in::naive_softmax, logits_type>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::naive_softmax, shape_t<batch, query, key>>>);
static_assert(![](auto const& y) { return requires { naive_softmax(y); }; }(logits_of_q_and_k));
static_assert(can_naive_softmax<logits_type, Key>);

// permute_axes_with_their_extents
static_assert(is<fault_of_naming<fault::in::permute, queries, query, batch, dk>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::permute, query>>);
static_assert(![](auto const& y) { return requires { permute<query, batch, dk>(y); }; }(q));
static_assert(can_permute<queries, Query, Batch, Dk>);

// project_positions_with_their_extent
static_assert(is<fault_of_naming<fault::in::project, input, times>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::project, times>>);
static_assert(![](auto const& y) { return requires { project<times>(y, w_q); }; }(x));
static_assert(can_project<input, to_queries, Time>);

// rename_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::rename, input, times>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::rename, times>>);
static_assert(![](auto const& y) { return requires { rename<times, Query>(y); }; }(x));
static_assert(can_rename<input, Time, Query>);

// rename_axes_with_their_extents
static_assert(is<fault_of_naming<fault::in::rename, input, times, query>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::rename, times>>);
static_assert(![](auto const& y) { return requires { rename<times, query>(y); }; }(x));
static_assert(can_rename<input, Time, Query>);

// rename_to_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::rename, input, query>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::rename, query>>);
static_assert(![](auto const& y) { return requires { rename<Time, query>(y); }; }(x));
static_assert(can_rename<input, Time, Query>);

// slice_along_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::slice, weights_type, query>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::slice, query>>);
static_assert(![](auto const& y) { return requires { slice<query>(y, 0); }; }(weights));
static_assert(can_slice<weights_type, Query, int>);

// slice_along_no_axis
static_assert(is<fault_of_naming<fault::in::slice, weights_type>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::slice, shape_t<batch, query, key>>>);
static_assert(![](auto const& y) { return requires { slice(y, 0); }; }(weights));
static_assert(can_slice<weights_type, Query, int>);

// softmax_over_a_number
static_assert(is<fault_of_naming<fault::in::softmax, logits_type>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::softmax, shape_t<batch, query, key>>>);
static_assert(![](auto const& y) { return requires { softmax(y, -1); }; }(logits_of_q_and_k));
static_assert(can_softmax<logits_type, Key>);

// softmax_over_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::softmax, logits_type, key>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::softmax, key>>);
static_assert(![](auto const& y) { return requires { softmax<key>(y); }; }(logits_of_q_and_k));
static_assert(can_softmax<logits_type, Key>);

// softmax_over_no_axis
static_assert(is<fault_of_naming<fault::in::softmax, logits_type>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::softmax, shape_t<batch, query, key>>>);
static_assert(![](auto const& y) { return requires { softmax(y); }; }(logits_of_q_and_k));
static_assert(can_softmax<logits_type, Key>);

// split_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::split, input, model>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::split, model>>);
static_assert(![](auto const& y) { return requires { split<model, Head<1>, Dv<M>>(y); }; }(x));
static_assert(can_split<input, Model, Head<1>, Dv<M>>);

// split_into_names
static_assert(is<fault_of_extents<fault::in::split, Head, Dv>,
                 fault::an_axis_needs_its_extent_here<fault::in::split, axis_name<Head>>>);
static_assert(![](auto const& y) { return requires { split<Model, Head, Dv>(y); }; }(x));
static_assert(can_split<input, Model, Head<1>, Dv<M>>);

// stack_along_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::stack, queries, Layer<2>>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::stack, Layer<2>>>);
static_assert(![](auto const& y) { return requires { stack<Layer<2>>(y, y); }; }(q));
static_assert(can_stack<Layer, queries, queries>);

// stack_along_no_axis
static_assert(is<fault_of_naming<fault::in::stack, queries>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::stack, shape_t<batch, query, dk>>>);
static_assert(![](auto const& y) { return requires { stack(y, y); }; }(q));
static_assert(can_stack<Layer, queries, queries>);

// sum_over_a_number
static_assert(is<fault_of_naming<fault::in::sum, queries>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::sum, shape_t<batch, query, dk>>>);
static_assert(![](auto const& y) { return requires { sum(y, 1); }; }(q));
static_assert(can_sum<queries, Query>);

// sum_over_a_type
static_assert(is<fault_of_naming<fault::in::sum, queries, float>,
                 fault::an_axis_is_named_here_but_this_is_none<fault::in::sum, float>>);
static_assert(![](auto const& y) { return requires { sum<float>(y); }; }(q));
static_assert(can_sum<queries, Query>);

// sum_over_axes_with_their_extents
static_assert(is<fault_of_naming<fault::in::sum, queries, query, dk>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::sum, query>>);
static_assert(![](auto const& y) { return requires { sum<query, dk>(y); }; }(q));
static_assert(can_sum<queries, Query, Dk>);

// weights_over_no_axis
static_assert(is<fault_of_naming<fault::in::as_attention_weights, products>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::as_attention_weights, shape_t<batch, query, key>>>);
static_assert(![](auto const& y) { return requires { as_attention_weights(y); }; }(products{}));
static_assert(can_as_attention_weights<products, Key>);

// An operand that did not come ---------------------------------------------------------------------------------------

// attention_without_the_values
static_assert(is<fault_of_attention<queries, keys, forgotten<mend::v>>,
                 fault::an_operand_is_missing<fault::in::attention, mend::v>>);
static_assert(![](auto const& y) { return requires { scaled_dot_product_attention(y, k); }; }(q));
static_assert(can_scaled_dot_product_attention<queries, keys, values>);

// attention_with_a_mask_for_the_values
static_assert(is<fault_of_attention<queries, keys, causal_at_the_end>,
                 fault::an_operand_is_missing<fault::in::attention, mend::v>>);
static_assert(![](auto const& y) { return requires { attention(y, k, causal{lower_right}); }; }(q));
static_assert(can_attention<queries, keys, values, causal_at_the_end>);

// attend_without_the_values
static_assert(
    is<fault_of_attend<weights_type, forgotten<mend::v>>, fault::an_operand_is_missing<fault::in::attend, mend::v>>);
static_assert(![](auto const& y) { return requires { attend(y); }; }(weights));
static_assert(can_attend<weights_type, values>);

// scores_without_the_keys
static_assert(
    is<fault_of_scores<queries, forgotten<mend::k>>, fault::an_operand_is_missing<fault::in::scores, mend::k>>);
static_assert(![](auto const& y) { return requires { scores(y); }; }(q));
static_assert(can_scores<queries, keys>);

// matmul_of_one_operand
static_assert(
    is<fault_of_matmul<queries, forgotten<mend::b>>, fault::an_operand_is_missing<fault::in::matmul, mend::b>>);
static_assert(![](auto const& y) { return requires { matmul(y); }; }(q));
static_assert(can_matmul<queries, transposed<keys>>);

// contract_of_one_operand
static_assert(is<fault_of_contract<queries, forgotten<mend::b>, Dk>,
                 fault::an_operand_is_missing<fault::in::contract, mend::b>>);
static_assert(![](auto const& y) { return requires { contract<Dk>(y); }; }(q));
static_assert(can_contract<queries, keys, Dk>);

// project_without_the_weights
static_assert(
    is<fault_of_project<input, forgotten<mend::w>>, fault::an_operand_is_missing<fault::in::project, mend::w>>);
static_assert(![](auto const& y) { return requires { project(y); }; }(x));
static_assert(can_project<input, to_queries>);

// A view ----------------------------------------------------------------------------------------------------------

// view_of_a_temporary
static_assert(is<fault_of_view_of_temporary<transposed<keys>>,
                 fault::view_of_needs_values_that_outlive_the_view_but_a_temporary_ends_here_so_give_it_a_name<
                     tensor<float, batch, dk, key>>>);
static_assert(![](auto const& y) { return requires { view_of(transpose(y)); }; }(k));
static_assert(can_view_of<transposed<keys>>);

// view_of_what_is_strided
using in_columns = strided_view<float, strides<1, S>, key, dk>;
using in_rows = tensor_view<float, key, dk>;
static_assert(is<decltype(detail::rule_of_viewing<in_columns, in_rows>()),
                 fault::a_tensor_view_needs_values_in_a_row_so_view_a_copy_as_in_as_tensor_of_it<in_columns, in_rows>>);
static_assert(!std::is_constructible_v<in_rows, in_columns&> && std::is_constructible_v<in_rows, floats<key, dk>&>);

// view_that_changes_const_values
static_assert(is<decltype(detail::rule_of_viewing<floats<key, dk> const, in_rows>()),
                 fault::a_view_through_which_values_change_is_not_had_of_const_ones<floats<key, dk>, in_rows>>);
static_assert(!std::is_constructible_v<in_rows, floats<key, dk> const&> &&
              std::is_constructible_v<tensor_view<float const, key, dk>, floats<key, dk> const&>);

// assignment_to_const_elements
using of_const = tensor_view<float const, key, dk>;
static_assert(is<fault_of_plus_assign<of_const, float>,
                 fault::assignment_needs_elements_that_are_not_const<fault::in::plus, of_const>>);
static_assert(!can_plus_assign<of_const, float> && can_plus_assign<in_rows, float>);

// zeros_of_a_view
static_assert(is<fault_of_zeros<in_rows>,
                 fault::a_view_has_no_values_of_its_own_so_make_a_tensor_and_view_that<in_rows>>);
static_assert(!can_zeros<in_rows> && can_zeros<floats<key, dk>>);
static_assert(!can_full<in_columns, float>);
static_assert(!can_iota<in_columns, float, float> && !can_eye<in_columns> && can_eye<floats<key, dk>>);

// More than any memory --------------------------------------------------------------------------------------------

// tensor_of_too_many_bytes
using half_of_time = Time<(std::size_t{1} << 31)>;
static_assert(is<decltype(detail::rule_of_elements<float, half_of_time, Model<(std::size_t{1} << 31)>>()),
                 fault::a_tensor_has_more_bytes_than_an_object_can_have<
                     float, shape_t<half_of_time, Model<(std::size_t{1} << 31)>>>>);
static_assert(!can_tensor<float, half_of_time, Model<(std::size_t{1} << 31)>> && can_tensor<float, times, model>);
static_assert(no_fault<decltype(detail::rule_of_elements<float, half_of_time, Model<(std::size_t{1} << 27)>>())>);
static_assert(is_fault<decltype(detail::rule_of_elements<float, half_of_time, Model<(std::size_t{1} << 28)>>())>);

// concat_of_too_many_elements
template <std::size_t Extent>
using letters = tensor_view<char const, Time<Extent>>;
template <std::size_t First, std::size_t... Rest>
inline constexpr bool are_too_many = is<fault_of_concat<Time, letters<First>, letters<Rest>...>,
                                        fault::the_result_would_have_more_bytes_than_an_object_can_have<
                                            fault::in::concat, shape_t<Time<First>>, shape_t<Time<Rest>>...>>;
constexpr std::size_t half = std::size_t{1} << 60;
static_assert(are_too_many<half, half>);
static_assert(are_too_many<half, half, half, half, half, half, half, half, half, half, half, half, half, half, half,
                           half>);  // 2^64: nothing is left of it
static_assert(!can_concat<Time, letters<half>, letters<half>>);
static_assert(can_concat<Time, letters<half>, letters<half - 1>>);
static_assert(is<fault_of_stack<Head, letters<half>, letters<half>>,
                 fault::the_result_would_have_more_bytes_than_an_object_can_have<fault::in::stack, shape_t<Time<half>>,
                                                                                 shape_t<Time<half>>>>);
static_assert(!can_outer<letters<half>, tensor<char, Key<2>>> && can_outer<letters<half>, tensor<char, Key<1>>>);

// strided_view_that_reaches_too_far
static_assert(is<fault_of_strided_view<float, strides<(std::size_t{1} << 63), 1>, Query<3>, Dk<2>>,
                 fault::a_strided_view_reaches_over_more_bytes_than_an_object_can_have<
                     strides<(std::size_t{1} << 63), 1>, shape_t<Query<3>, Dk<2>>>>);
static_assert(!can_strided_view<float, strides<(std::size_t{1} << 59), 1>, Query<3>, Dk<2>> &&
              can_strided_view<char, strides<(std::size_t{1} << 59), 1>, Query<3>, Dk<2>> &&
              can_strided_view<float, strides<3, 1>, Query<3>, Dk<2>>);

// Writing to what nobody keeps, and through views -----------------------------------------------------------------

using row = floats<batch, dk>;
using place_in_keys = decltype(slice_view<Key>(std::declval<keys&>(), 0));
using constant_place_in_keys = decltype(slice_view<Key>(std::declval<keys const&>(), 0));

// slice_assigned
static_assert(
    is<fault_of_assign<row&&, row>,
       fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<row>>);
static_assert(!std::is_assignable_v<decltype(slice<Key>(k, 0)), row> && can_assign<place_in_keys&&, row>);

// slice_assigned_a_number
static_assert(
    is<fault_of_assign<row&&, int>,
       fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<row>>);
static_assert(!std::is_assignable_v<decltype(slice<Key>(k, 0)), int> && can_assign<place_in_keys&&, int>);

// tensor_assigned_a_view
static_assert(is<fault_of_assign<row&, constant_place_in_keys>,
                 fault::a_view_becomes_a_tensor_with_values_of_its_own_where_that_is_said_as_in_as_tensor_of_x<
                     constant_place_in_keys, row>>);
static_assert(!std::is_assignable_v<row&, constant_place_in_keys> && can_assign<row&, row>);

// tensor_assigned_a_number
static_assert(is<fault_of_assign<keys&, int>,
                 fault::a_tensor_is_assigned_a_tensor_and_its_elements_a_number_as_in_view_of_x_equals_0<int, keys>>);
static_assert(!std::is_assignable_v<keys&, int> && can_assign<decltype(view_of(std::declval<keys&>()))&&, int>);

// slice_changed_at_one_element
static_assert(
    is<detail::only_read<none>,
       fault::elements_that_are_const_or_of_a_temporary_are_only_read_so_write_through_a_view_as_slice_view_makes<
           none>>);
static_assert(!std::is_assignable_v<decltype(slice<Key>(k, 0)(0, 0)), float>);
static_assert(std::is_assignable_v<decltype(std::declval<place_in_keys>()(0, 0)), float>);

// transpose_assigned
static_assert(is<fault_of_assign<transposed<keys>&&, transposed<keys>>,
                 fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<
                     transposed<keys>>>);
static_assert(!std::is_assignable_v<transposed<keys>, transposed<keys>>);
static_assert(can_assign<decltype(transpose_view(std::declval<keys&>()))&&, transposed<keys>>);

// renamed_tensor_assigned
using keys_in_time = decltype(rename<Key, Time>(k));
static_assert(is<fault_of_assign<keys_in_time&&, keys_in_time>,
                 fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<
                     keys_in_time>>);
static_assert(!std::is_assignable_v<keys_in_time, keys_in_time>);
static_assert(can_assign<decltype(rename_view<Key, Time>(std::declval<keys&>()))&&, keys_in_time>);

// slice_as_a_destination
using slice_of_output = decltype(slice<Batch>(output, 0));
static_assert(is<fault_of_into<slice_of_output&&>,
                 fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<
                     slice_of_output>>);
static_assert(!can_into<slice_of_output&&>);
static_assert(can_into<decltype(slice_view<Batch>(std::declval<outputs&>(), 0))&&>);

// product_added_to
static_assert(
    is<fault_of_plus_assign<products&&, products>,
       fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<products>>);
static_assert(!can_plus_assign<products&&, products> && can_plus_assign<products&, products>);

// softmax_assigned
static_assert(is<fault_of_assign<weights_type&&, weights_type>,
                 fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<
                     weights_type>>);
static_assert(!std::is_assignable_v<weights_type, weights_type> && can_assign<weights_type&, weights_type>);

// projection_assigned_where_it_is_made
static_assert(is<fault_of_assign<to_queries&&, to_queries>,
                 fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<
                     to_queries>>);
static_assert(!std::is_assignable_v<to_queries, to_queries> && can_assign<to_queries&, to_queries>);

// named_view_assigned
static_assert(is<fault_of_assign<place_in_keys&, row>,
                 fault::a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<place_in_keys>>);
static_assert(!std::is_assignable_v<place_in_keys&, row> && can_assign<place_in_keys&&, row>);

// named_view_assigned_another
using view_of_keys = decltype(slice_view<Batch>(std::declval<keys&>(), 0));
static_assert(is<fault_of_assign<view_of_keys&, view_of_keys>,
                 fault::a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<view_of_keys>>);
static_assert(!std::is_assignable_v<view_of_keys&, view_of_keys> && can_assign<view_of_keys&&, view_of_keys>);

// broadcast_view_changed
using repeated = decltype(broadcast_view<Head<H>>(k));
static_assert(is<fault_of_plus_assign<repeated&&, int>,
                 fault::assignment_needs_elements_that_are_not_const<fault::in::plus, repeated>>);
static_assert(!can_plus_assign<repeated&&, int> && can_plus_assign<keys&, int>);

// slice_view_of_a_constant_assigned
static_assert(is<fault_of_assign<constant_place_in_keys&&, row>,
                 fault::assignment_needs_elements_that_are_not_const<fault::in::assign, constant_place_in_keys>>);
static_assert(!can_assign<constant_place_in_keys&&, row> && can_assign<place_in_keys&&, row>);

// slice_view_of_weights_assigned
using place_in_weights = decltype(slice_view<Query>(std::declval<weights_type&>(), 0));
static_assert(is<fault_of_assign<place_in_weights&&, int>,
                 fault::assignment_needs_elements_that_are_not_const<fault::in::assign, place_in_weights>>);
static_assert(!can_assign<place_in_weights&&, int>);
static_assert(can_assign<decltype(slice_view<Query>(std::declval<products&>(), 0))&&, int>);

// slice_view_assigned_an_axis_too_many
static_assert(
    is<fault_of_assign<place_in_keys&&, keys>, fault::assignment_needs_the_left_side_to_have_all_axes_of_the_right_side<
                                                   fault::in::assign, shape_t<batch, dk>, shape_t<batch, key, dk>>>);
static_assert(!can_assign<place_in_keys&&, keys> && can_assign<place_in_keys&&, row>);

// slice_view_of_a_temporary
static_assert(is<fault_of_slice_view<transposed<keys>&&, Key, int>,
                 fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                     fault::in::slice_view, transposed<keys>>>);
static_assert(!can_slice_view<transposed<keys>&&, Key, int> && can_slice_view<transposed<keys>, Key, int>);

// slice_view_along_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::slice_view, keys, key>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::slice_view, key>>);
static_assert(![](auto const& y) {
    return requires { slice_view<key>(y, 0); };
}(k));
static_assert(can_slice_view<keys, Key, int>);

// slice_view_constant_out_of_range
static_assert(
    is<fault_of_slice_view<keys, Key, decltype(5_c)>, fault::a_constant_index_is_out_of_range<key, constant_index<5>>>);
static_assert(!can_slice_view<keys, Key, decltype(5_c)> && can_slice_view<keys, Key, decltype(3_c)>);

// range_longer_than_its_axis
static_assert(is<fault_of_range<keys, Key<6>, int>,
                 fault::a_range_needs_an_axis_that_is_at_least_as_long<fault::in::range, Key<6>, key>>);
static_assert(!can_range<keys, Key<6>, int> && can_range<keys, Key<3>, int>);

// range_view_beyond_the_end
static_assert(
    is<fault_of_range_view<keys, Key<3>, decltype(3_c)>,
       fault::a_constant_offset_leads_beyond_the_axis<fault::in::range_view, Key<3>, key, constant_index<3>>>);
static_assert(!can_range_view<keys, Key<3>, decltype(3_c)> && can_range_view<keys, Key<3>, decltype(1_c)>);

// range_of_an_axis_without_its_extent
static_assert(is<fault_of_extents<fault::in::range, Key>,
                 fault::an_axis_needs_its_extent_here<fault::in::range, axis_name<Key>>>);
static_assert(![](auto const& y) {
    return requires { range<Key>(y, 1); };
}(k));
static_assert(can_range<keys, Key<3>, int>);

// range_along_no_axis
static_assert(
    is<fault_of_naming<fault::in::range, keys>, fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                                                    fault::in::range, shape_t<batch, key, dk>>>);
static_assert(![](auto const& y) {
    return requires { range(y, 1); };
}(k));
static_assert(can_range<keys, Key<3>, int>);

// range_without_its_offset
static_assert(is<detail::fault_of_view<detail::range_view_operation<Key<3>>, keys>,
                 fault::an_operand_is_missing<fault::in::range_view, mend::offset>>);
static_assert(![](auto const& y) {
    return requires { range_view<Key<3>>(y); };
}(k));
static_assert(can_range_view<keys, Key<3>, int>);

// broadcast_view_along_an_axis_that_is_there
static_assert(is<fault_of_broadcast_view<keys, key>, fault::the_result_would_name_an_axis_twice_so_rename_one<
                                                         fault::in::broadcast_view, shape_t<key, batch, key, dk>>>);
static_assert(!can_broadcast_view<keys, key> && can_broadcast_view<keys, Head<H>>);

// permute_view_without_the_batch
static_assert(
    is<fault_of_permute_view<keys, Dk, Key>,
       fault::permute_names_every_axis_of_the_tensor_once_but_these_are_missing<
           shape_t<batch, key, dk>, shape_t<batch>, did_you_mean<mend::permute_view<Batch, Dk, Key>(mend::x)>>>);
static_assert(!can_permute_view<keys, Dk, Key> && can_permute_view<keys, Batch, Dk, Key>);

// merge_view_of_a_permutation
using turned_keys = decltype(permute_view<Batch, Dk, Key>(k));
static_assert(is<fault_of_merge_view<turned_keys, Dk, Key, Model>,
                 fault::merge_view_needs_axes_whose_elements_are_evenly_apart_in_memory_so_say_merge_which_copies<
                     strides<1, K>, shape_t<dk, key>, did_you_mean<mend::merge<Dk, Key, Model>(mend::x)>>>);
static_assert(!can_merge_view<turned_keys, Dk, Key, Model> && can_merge<turned_keys, Dk, Key, Model>);

// merge_view_in_the_wrong_order
static_assert(is<fault_of_merge_view<keys, Dk, Key, Model>,
                 fault::merge_view_needs_the_axes_side_by_side_in_the_order_they_are_named_so_say_merge_of_permute<
                     shape_t<batch, key, dk>, shape_t<dk, key>>>);
static_assert(!can_merge_view<keys, Dk, Key, Model> && can_merge<turned_keys, Dk, Key, Model>);

// A destination that is not said to be one ------------------------------------------------------------------------

// matmul_to_what_is_not_said_to_be_a_destination
static_assert(
    is<detail::fault_of<detail::matmul_operation, products, queries, transposed<keys>>,
       fault::a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<fault::in::matmul, products>>);
static_assert(![](auto y) { return requires { matmul(y, q, transpose(k)); }; }(products{}));
static_assert(no_fault<detail::fault_of<detail::matmul_operation, destination<products>, queries, transposed<keys>>>);

// attention_to_what_is_not_said_to_be_a_destination
static_assert(
    is<detail::fault_of<detail::scaled_dot_product_attention_operation, outputs, queries, keys, values>,
       fault::a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<fault::in::attention, outputs>>);
static_assert(![](auto y) { return requires { scaled_dot_product_attention(y, q, k, v); }; }(outputs{}));
static_assert(no_fault<detail::fault_of<detail::scaled_dot_product_attention_operation, destination<outputs>, queries,
                                        keys, values>>);

// softmax_to_what_is_not_said_to_be_a_destination
static_assert(
    is<detail::fault_of<detail::softmax_operation<axis_name<Key>>, products, logits_type>,
       fault::a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<fault::in::softmax, products>>);
static_assert(![](auto y) { return requires { softmax<Key>(y, logits_of_q_and_k); }; }(products{}));
static_assert(
    no_fault<detail::fault_of<detail::softmax_operation<axis_name<Key>>, destination<products>, logits_type>>);

// Masks over memory -----------------------------------------------------------------------------------------------

template <class T, class... Axes>
using over_memory = tensor_view<T, Axes...>;

// mask_over_memory_of_numbers
using of_numbers = over_memory<int, key>;
using of_bytes = over_memory<unsigned char, key>;
static_assert(is<decltype(detail::rule_of_mask_over<keep<of_numbers>, bool, of_numbers>()),
                 fault::a_mask_or_projection_is_made_of_values_of_its_element_type<int, bool>>);
static_assert(!std::is_constructible_v<keep<of_numbers>, of_numbers>);
static_assert(std::is_constructible_v<keep<of_bytes>, of_bytes>);

// mask_over_memory_made_of_another
using of_bools = over_memory<bool, key>;
static_assert(is<decltype(detail::rule_of_mask_over<keep<of_bools>, bool, drop<of_bools>>()),
                 fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<drop<of_bools>, keep<of_bools>>>);
static_assert(!std::is_constructible_v<keep<of_bools>, drop<of_bools>>);
static_assert(std::is_constructible_v<keep<of_bools>, of_bools>);

// mask_over_memory_on_the_query_axis
using padding_of_queries = drop<over_memory<bool, batch, query>>;
using padding_of_keys = drop<over_memory<bool, batch, key>>;
static_assert(is<fault_of_attention<queries, keys, values, padding_of_queries>,
                 fault::a_mask_needs_the_key_axis<key, shape_t<batch, query>>>);
static_assert(!can_attention<queries, keys, values, padding_of_queries> &&
              can_attention<queries, keys, values, padding_of_keys>);

// The stages of scores ----------------------------------------------------------------------------------------------

template <class Stage>
using logits_at = staged_logits<Stage, Key, Dk, float, batch, query, key>;
using partial_type = partial_weights<Key, Dk, float, batch, query, key>;
using hidden_keys = keep<key>;
using added_scores = bias<float, query, key>;
using a_cap = softcap<float>;
using a_dropout = dropout<float>;
constexpr auto nearer = score_with{[](float score, index_of<Query>, index_of<Key>) { return score; }};
using a_function = decltype(nearer);

// cap_on_masked_scores
static_assert(is<fault_of_capped<logits_at<stage::masked>, a_cap>,
                 fault::the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<
                     fault::in::capped, stage::masked>>);
static_assert(!can_capped<logits_at<stage::masked>, a_cap> && can_capped<logits_type, a_cap>);

// cap_on_scores_under_a_mask
static_assert(is<fault_of_capped<decltype(scores(q, k, hidden_keys{})), a_cap>,
                 fault::the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<
                     fault::in::capped, stage::masked>>);
static_assert(!can_capped<logits_at<stage::masked>, a_cap> && can_scores<queries, keys, hidden_keys, a_cap>);

// cap_on_biased_scores
static_assert(is<fault_of_capped<logits_at<stage::biased>, a_cap>,
                 fault::the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<
                     fault::in::capped, stage::biased>>);
static_assert(!can_capped<logits_at<stage::biased>, a_cap> &&
              can_masked<logits_at<stage::capped>, Query, added_scores>);

// cap_on_capped_scores
static_assert(is<fault_of_capped<logits_at<stage::capped>, a_cap>,
                 fault::the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<
                     fault::in::capped, stage::capped>>);
static_assert(!can_capped<logits_at<stage::capped>, a_cap> && can_scores<queries, keys, a_cap>);

// score_function_on_masked_scores
static_assert(is<fault_of_rescored<logits_at<stage::masked>, Query, a_function>,
                 
                 fault::the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<
                     fault::in::rescored, stage::masked>>);
static_assert(!can_rescored<logits_at<stage::masked>, Query, a_function> &&
              can_scores<queries, keys, hidden_keys, a_function>);

// score_function_before_the_cap
static_assert(is<fault_of_capped<logits_at<stage::rescored>, a_cap>,
                 fault::the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<
                     fault::in::capped, stage::rescored>>);
static_assert(!can_capped<logits_at<stage::rescored>, a_cap> &&
              can_rescored<logits_at<stage::capped>, Query, a_function>);

// bias_on_masked_scores
static_assert(is<fault_of_masked<logits_at<stage::masked>, Query, added_scores>,
                 
                 fault::the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<
                     fault::in::masked, stage::masked>>);
static_assert(!can_masked<logits_at<stage::masked>, Query, added_scores> &&
              can_masked<logits_at<stage::biased>, Query, hidden_keys>);

// bias_after_softmax
static_assert(is<fault_of_masked<weights_type, Query, added_scores>,
                 fault::masked_needs_logits_so_mask_before_softmax_or_say_as_logits<weights_type>>);
static_assert(!can_masked<weights_type, Query, added_scores> && can_masked<logits_type, Query, added_scores>);

// sink_with_a_key_axis
static_assert(is<fault_of_attention<queries, keys, values, sink<floats<key>>>,
                 fault::a_sink_is_one_logit_a_row_and_has_no_axis_of_queries_or_keys<key, shape_t<key>>>);
static_assert(!can_attention<queries, keys, values, sink<floats<key>>> &&
              can_attention<queries, keys, values, sink<floats<batch>>>);

// sink_with_a_query_axis
static_assert(is<fault_of_attention<queries, keys, values, sink<floats<query>>>,
                 fault::a_sink_is_one_logit_a_row_and_has_no_axis_of_queries_or_keys<query, shape_t<query>>>);
static_assert(!can_attention<queries, keys, values, sink<floats<query>>> &&
              can_attention<queries, keys, values, sink<float>>);

// sink_of_heads_that_are_not_there
static_assert(is<fault_of_attention<queries, keys, values, sink<floats<Head<H>>>>,
                 fault::a_sink_has_an_axis_that_the_scores_lack<shape_t<Head<H>>, shape_t<batch, query, key>>>);
static_assert(!can_attention<queries, keys, values, sink<floats<Head<H>>>> &&
              can_attention<queries, keys, values, sink<floats<batch>>>);

// sink_of_another_element
static_assert(is<fault_of_attention<queries, keys, values, sink<tensor<double, batch>>>,
                 fault::a_sink_needs_the_element_type_of_the_scores<tensor<double, batch>, float>>);
static_assert(!can_attention<queries, keys, values, sink<tensor<double, batch>>> &&
              can_attention<queries, keys, values, sink<floats<batch>>>);

// sink_in_scores
static_assert(is<fault_of_scores<queries, keys, sink<float>>,
                 fault::scores_come_before_softmax_so_give_this_to_attention_or_to_a_step_after_them<sink<float>>>);
static_assert(!can_scores<queries, keys, sink<float>> && can_softmax_with_sink<logits_type, Key, sink<float>>);

// dropout_in_scores
static_assert(is<fault_of_scores<queries, keys, a_dropout>,
                 fault::scores_come_before_softmax_so_give_this_to_attention_or_to_a_step_after_them<a_dropout>>);
static_assert(!can_scores<queries, keys, a_dropout> && can_attention<queries, keys, values, a_dropout>);

// dropout_of_logits
static_assert(is<fault_of_dropped_out<logits_type, Query, a_dropout>,
                 fault::dropped_out_needs_weights_after_softmax<logits_type>>);
static_assert(!can_dropped_out<logits_type, Query, a_dropout> && can_dropped_out<weights_type, Query, a_dropout>);

// softmax_of_weights_with_dropout
static_assert(is<fault_of_softmax<partial_type, Key>,
                 fault::softmax_of_a_distribution_would_normalise_twice<partial_type>>);
static_assert(!can_softmax<partial_type, Key> && can_attend<partial_type, values>);

// two_softcaps
static_assert(is<fault_of_attention<queries, keys, values, a_cap, a_cap>,
                 fault::attention_takes_each_stage_once<a_cap, a_cap>>);
static_assert(!can_attention<queries, keys, values, a_cap, a_cap> && can_attention<queries, keys, values, a_cap>);

// score_function_of_bare_numbers
constexpr auto by_number = score_with{[](float s, std::size_t i, std::size_t j) { return i < j ? s : 0.0f; }};
static_assert(is<fault_of_attention<queries, keys, values, decltype(by_number)>,
                 fault::a_score_function_says_by_name_which_position_it_takes_as_index_of_Query<
                     std::remove_const_t<decltype(by_number.function)>, shape_t<batch, query, key>>>);
static_assert(!can_attention<queries, keys, values, decltype(by_number)> &&
              can_attention<queries, keys, values, a_function>);

// score_function_of_heads_that_are_not_there
constexpr auto of_a_head = score_with{[](float s, index_of<Head> h) { return h > 1 ? s : 0.0f; }};
static_assert(is<fault_of_attention<queries, keys, values, decltype(of_a_head)>,
                 fault::a_score_function_takes_the_score_and_positions_by_name_as_index_of_Query<
                     std::remove_const_t<decltype(of_a_head.function)>, shape_t<batch, query, key>>>);
static_assert(!can_attention<queries, keys, values, decltype(of_a_head)> &&
              can_attention<queries, keys, values, a_function>);

// score_function_of_whole_numbers
constexpr auto of_whole_numbers = score_with{[](int score) { return score / 2; }};
static_assert(is<fault_of_scores<queries, keys, decltype(of_whole_numbers)>,
                 fault::a_score_function_takes_the_score_as_what_the_element_type_converts_to_without_loss<
                     std::remove_const_t<decltype(of_whole_numbers.function)>, int, float>>);
static_assert(!can_scores<queries, keys, decltype(of_whole_numbers)> && can_scores<queries, keys, a_function>);

// score_function_without_a_return
constexpr auto of_nothing = score_with{[](float) {}};
static_assert(is<fault_of_scores<queries, keys, decltype(of_nothing)>,
                 fault::a_score_function_returns_what_converts_to_the_element_type_without_loss<
                     std::remove_const_t<decltype(of_nothing.function)>, void, float>>);
static_assert(!can_scores<queries, keys, decltype(of_nothing)> &&
              can_scores<queries, keys, a_function>);

// linear_biases_of_heads_that_are_not_there
static_assert(!can_scores<queries, keys, decltype(alibi<Head<H>>(offset{0}))> &&
              can_scores<queries, keys, decltype(alibi<batch>(offset{0}))>);
static_assert(is<fault_of_scores<queries, keys, decltype(alibi<Head<H>>(offset{0}))>,
                 fault::a_score_function_takes_the_score_and_positions_by_name_as_index_of_Query<
                     alibi_function<shape_t<Head<H>>, Query, Key, offset<>>, shape_t<batch, query, key>>>);

// linear_biases_of_other_heads
static_assert(is<fault_of_scores<queries, keys, decltype(alibi<Batch<B / 2>>(offset{0}))>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::alibi, Batch<B / 2>, batch>>);
static_assert(!can_scores<queries, keys, decltype(alibi<Batch<B / 2>>(offset{0}))> &&
              can_scores<queries, keys, decltype(alibi<batch>(offset{0}))>);

// linear_biases_behind_a_cache
static_assert(
    is<fault_of_scores<queries, more_keys, decltype(alibi<batch>())>,
       fault::alibi_needs_the_offset_of_its_queries_as_in_offset_of_it_when_queries_and_keys_differ_in_number<
           query, Key<2 * S>>>);
static_assert(!can_scores<queries, more_keys, decltype(alibi<batch>())> &&
              can_scores<queries, more_keys, decltype(alibi<batch>(offset{2}))>);

// score_function_of_a_reference
constexpr auto of_a_reference = score_with{[](float& score) { return score; }};
static_assert(is<fault_of_scores<queries, keys, decltype(of_a_reference)>,
                 fault::a_score_function_takes_the_score_and_positions_by_name_as_index_of_Query<
                     std::remove_const_t<decltype(of_a_reference.function)>, shape_t<batch, query, key>>>);
static_assert(!can_scores<queries, keys, decltype(of_a_reference)> && can_scores<queries, keys, a_function>);

// capped_by_a_bare_number
static_assert(is<fault_of_capped<logits_type, float>, fault::capped_takes_a_softcap_and_this_is_none<float>>);
static_assert(!can_capped<logits_type, float> && can_capped<logits_type, a_cap>);

// Masks over positions, of documents and of masks -----------------------------------------------------------------

// mask_window_of_one_number
static_assert(is<fault_of_window<int>,
                 fault::a_window_takes_numbers_that_are_said_to_be_before_or_after_or_offset_as_in_before_of_it<int>>);
static_assert(!can_window<int> && !std::is_constructible_v<window<int>, int> && can_window<before<>, after<>>);

// mask_window_of_two_numbers
static_assert(
    is<fault_of_window<int, int, lower_right_alignment>,
       fault::a_window_takes_numbers_that_are_said_to_be_before_or_after_or_offset_as_in_before_of_it<int>>);
static_assert(!can_window<int, int, lower_right_alignment> && can_window<before<>, after<>, lower_right_alignment>);

// mask_window_of_a_negative_size
using minus_one = std::integral_constant<int, -1>;
static_assert(is<fault_of_before<minus_one>,
                 fault::a_window_has_no_negative_size_so_leave_out_the_one_that_is_unbounded<fault::in::before,
                                                                                            constant_index<-1>>>);
static_assert(!can_before<minus_one> && !std::is_constructible_v<before<>, minus_one> && can_before<int>);

// mask_window_without_sizes
static_assert(is<fault_of_window<lower_right_alignment>,
                 fault::a_window_needs_a_size_before_or_after_a_query<lower_right_alignment>>);
static_assert(!can_window<lower_right_alignment> && can_window<before<2>, lower_right_alignment>);

// mask_window_of_two_sizes_before
static_assert(is<fault_of_window<before<>, before<>, lower_right_alignment>,
                 fault::a_window_has_one_size_before_and_one_after_and_one_alignment<before<>, before<>,
                                                                                    lower_right_alignment>>);
static_assert(!can_window<before<>, before<>, lower_right_alignment> &&
              can_window<before<>, after<>, lower_right_alignment>);

// mask_window_of_a_fraction
static_assert(is<fault_of_before<double>,
                 fault::a_number_of_positions_is_a_whole_number<fault::in::before, double>>);
static_assert(!std::is_constructible_v<before<>, double> && std::is_constructible_v<before<>, std::size_t>);

// mask_window_without_alignment
static_assert(
    is<fault_of_scores<queries, more_keys, window<before<2>, after<0>>>,
       fault::a_window_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
           query, Key<2 * S>>>);
static_assert(!can_scores<queries, more_keys, window<before<2>, after<0>>> &&
              can_scores<queries, more_keys, window<before<2>, after<0>, lower_right_alignment>>);

// mask_causal_of_a_number
static_assert(is<fault_of_causal<int>,
                 fault::an_alignment_is_upper_left_or_lower_right_or_an_offset_as_in_offset_of_it<int>>);
static_assert(!std::is_constructible_v<causal<int>, int> && std::is_constructible_v<causal<offset<>>, offset<>>);

// mask_prefix_longer_than_the_keys
static_assert(is<fault_of_scores<queries, keys, prefix<S + 1>>,
                 fault::a_prefix_is_longer_than_there_are_keys<prefix<S + 1>, key>>);
static_assert(!can_scores<queries, keys, prefix<S + 1>> && can_scores<queries, keys, prefix<S>>);

// mask_prefix_of_a_tensor
static_assert(is<fault_of_prefix<tensor<int, batch>>,
                 fault::a_number_of_positions_is_a_whole_number<fault::in::prefix, tensor<int, batch>>>);
static_assert(!std::is_constructible_v<prefix<>, tensor<int, batch>> && can_scores<queries, keys, keep<batch, key>>);

// mask_prefix_of_a_negative_number
static_assert(is<fault_of_prefix<minus_one>,
                 fault::a_prefix_has_no_negative_number_of_keys<constant_index<-1>>>);
static_assert(!can_prefix<minus_one> && !std::is_constructible_v<prefix<>, minus_one> && can_prefix<int>);

// mask_documents_swapped
using of_queries = tensor<int, batch, query>;
using of_keys = tensor<int, batch, key>;
static_assert(is<fault_of_scores<queries, keys, documents<of_keys, of_queries>>,
                 fault::documents_has_the_numbers_of_the_keys_first_so_swap_them<query, key, shape_t<batch, key>,
                                                                                shape_t<batch, query>>>);
static_assert(!can_scores<queries, keys, documents<of_keys, of_queries>> &&
              can_scores<queries, keys, documents<of_queries, of_keys>>);

// mask_documents_over_time
static_assert(is<fault_of_scores<queries, keys, documents<tensor<int, times>, tensor<int, Time<S>>>>,
                 fault::documents_needs_Time_renamed_to_the_queries_and_to_the_keys<query, key, shape_t<times>,
                                                                                   shape_t<Time<S>>>>);
static_assert(!can_scores<queries, keys, documents<tensor<int, times>, tensor<int, Time<S>>>> &&
              can_scores<queries, keys, documents<tensor<int, query>, tensor<int, key>>>);

// mask_documents_along_another_axis
static_assert(is<fault_of_scores<queries, keys, documents<tensor<int, batch>, of_keys>>,
                 fault::documents_needs_numbers_along_the_queries_and_numbers_along_the_keys<
                     query, key, shape_t<batch>, shape_t<batch, key>>>);
static_assert(!can_scores<queries, keys, documents<tensor<int, batch>, of_keys>> &&
              can_scores<queries, keys, documents<of_queries, of_keys>>);

// mask_documents_with_an_axis_too_many
using of_heads = tensor<int, Head<H>, key>;
static_assert(is<fault_of_scores<queries, keys, documents<of_queries, of_heads>>,
                 fault::a_mask_has_an_axis_that_the_scores_lack<shape_t<Head<H>, key>, shape_t<batch, query, key>>>);
static_assert(!can_scores<queries, keys, documents<of_queries, of_heads>> &&
              can_scores<queries, keys, documents<of_queries, of_keys>>);

// mask_documents_of_another_extent
static_assert(is<fault_of_scores<queries, keys, documents<of_queries, tensor<int, Key<S + 1>>>>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::mask, Key<S + 1>, key>>);
static_assert(!can_scores<queries, keys, documents<of_queries, tensor<int, Key<S + 1>>>> &&
              can_scores<queries, keys, documents<of_queries, tensor<int, key>>>);

// mask_documents_of_one_tensor
static_assert(is<fault_of_documents<of_keys, forgotten<mend::k>>,
                 fault::documents_needs_two_tensors_the_numbers_of_the_queries_and_those_of_the_keys<
                     forgotten<mend::k>>>);
static_assert(!std::is_constructible_v<documents<of_keys, none>, of_keys> && can_documents<of_queries, of_keys>);

// mask_documents_of_floats
static_assert(
    is<fault_of_documents<floats<query>, floats<key>>, fault::documents_are_told_apart_by_whole_numbers<float>>);
static_assert(!can_documents<floats<query>, floats<key>> && can_documents<tensor<int, query>, tensor<int, key>>);

// mask_documents_of_bools
static_assert(is<fault_of_documents<tensor<bool, query>, tensor<bool, key>>,
                 fault::documents_are_told_apart_by_whole_numbers<bool>>);
static_assert(!can_documents<tensor<bool, query>, tensor<bool, key>> && can_scores<queries, keys, keep<key>>);

// mask_documents_of_two_element_types
static_assert(
    is<fault_of_documents<tensor<int, query>, tensor<long, key>>,
       fault::documents_needs_one_element_type_for_queries_and_keys_so_cast_one_of_them<int, long>>);
static_assert(!can_documents<tensor<int, query>, tensor<long, key>> &&
              can_documents<tensor<long, query>, tensor<long, key>>);

// mask_lengths_of_bools
using lengths_type = lengths_along<axis_name<Key>, tensor<int, batch>>;
static_assert(is<fault_of_lengths<tensor<bool, batch, key>, Key>,
                 fault::bools_are_no_lengths_but_a_mask_as_in_keep_of_them<tensor<bool, batch, key>>>);
static_assert(!can_lengths<tensor<bool, batch, key>, Key> && can_scores<queries, keys, keep<batch, key>>);

// mask_lengths_of_floats
static_assert(is<fault_of_lengths<floats<batch>, Key>,
                 fault::lengths_are_whole_numbers_over_the_batch_axes_or_one_for_all<floats<batch>>>);
static_assert(!can_lengths<floats<batch>, Key> && can_lengths<tensor<int, batch>, Key>);

// mask_lengths_of_a_fraction
static_assert(is<fault_of_lengths<double, Key>,
                 fault::lengths_are_whole_numbers_over_the_batch_axes_or_one_for_all<double>>);
static_assert(!can_lengths<double, Key> && !can_lengths<bool, Key> && can_lengths<std::size_t, Key>);

// mask_lengths_of_a_constant
static_assert(is<fault_of_lengths<std::integral_constant<int, 2>, Key>,
                 fault::a_length_that_is_a_constant_is_a_prefix_as_in_prefix_of_it<constant_index<2>>>);
static_assert(!can_lengths<std::integral_constant<int, 2>, Key> && can_prefix<std::integral_constant<int, 2>>);

// mask_lengths_over_the_keys
static_assert(is<fault_of_lengths<tensor<int, batch, key>, Key>,
                 fault::lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys<key, shape_t<batch, key>>>);
static_assert(!can_lengths<tensor<int, batch, key>, Key> && can_scores<queries, keys, lengths_type>);

// mask_lengths_over_the_queries
using lengths_of_queries = lengths_along<axis_name<Key>, tensor<int, batch, query>>;
static_assert(
    is<fault_of_scores<queries, keys, lengths_of_queries>,
       fault::lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys<query, shape_t<batch, query>>>);
static_assert(!can_scores<queries, keys, lengths_of_queries> && can_scores<queries, keys, lengths_type>);

// mask_lengths_along_time
using lengths_of_time = lengths_along<axis_name<Time>, tensor<int, batch>>;
static_assert(is<fault_of_scores<queries, keys, lengths_of_time>,
                 fault::lengths_are_those_of_the_keys_or_of_the_queries<axis_name<Time>, query, key>>);
static_assert(!can_scores<queries, keys, lengths_of_time> &&
              can_scores<queries, keys, lengths_along<axis_name<Query>, tensor<int, batch>>>);

// mask_lengths_with_an_axis_too_many
using lengths_of_heads = lengths_along<axis_name<Key>, tensor<int, batch, Head<H>>>;
static_assert(is<fault_of_scores<queries, keys, lengths_of_heads>,
                 fault::a_mask_has_an_axis_that_the_scores_lack<shape_t<batch, Head<H>>, shape_t<batch, query, key>>>);
static_assert(!can_scores<queries, keys, lengths_of_heads> && can_scores<queries, keys, lengths_type>);

// mask_lengths_of_another_extent
using lengths_of_more = lengths_along<axis_name<Key>, tensor<int, Batch<B + 1>>>;
static_assert(is<fault_of_scores<queries, keys, lengths_of_more>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::mask, Batch<B + 1>, batch>>);
static_assert(!can_scores<queries, keys, lengths_of_more> && can_scores<queries, keys, lengths_type>);

// mask_lengths_without_their_axis
static_assert(is<fault_of_naming<fault::in::lengths, tensor<int, batch>>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<fault::in::lengths,
                                                                                        shape_t<batch>>>);
static_assert(![](auto const& n) { return requires { lengths(n); }; }(tensor<int, batch>{}));
static_assert(can_lengths<tensor<int, batch>, Key>);

// mask_lengths_of_an_axis_with_its_extent
static_assert(is<fault_of_naming<fault::in::lengths, tensor<int, batch>, key>,
                 fault::an_axis_is_named_without_its_extent_here<fault::in::lengths, key>>);
static_assert(![](auto const& n) { return requires { lengths<key>(n); }; }(tensor<int, batch>{}));
static_assert(can_lengths<tensor<int, batch>, Key>);

// mask_not_of_a_bias
static_assert(is<fault_of_mask_not<bias<float, key>>,
                 fault::a_bias_is_added_to_scores_and_has_no_opposite_so_say_not_of_bools_in_keep_or_drop<
                     bias<float, key>>>);
static_assert(!can_mask_not<bias<float, key>> && can_mask_not<keep<key>>);

// mask_or_of_a_bias
static_assert(is<fault_of_mask_or<keep<key>, bias<float, key>>,
                 fault::a_bias_is_added_to_scores_so_it_holds_with_other_masks_by_ampersand_and_not_by_bar<
                     bias<float, key>, keep<key>>>);
static_assert(!can_mask_or<keep<key>, bias<float, key>> && can_mask_and<keep<key>, bias<float, key>>);

// mask_or_of_a_bias_among_others
using keep_and_bias = mask_and<keep<key>, bias<float, key>>;
static_assert(is<fault_of_mask_or<keep_and_bias, causal<>>,
                 fault::a_bias_is_added_to_scores_so_it_holds_with_other_masks_by_ampersand_and_not_by_bar<
                     keep_and_bias, causal<>>>);
static_assert(!can_mask_or<keep_and_bias, causal<>> && can_mask_and<keep_and_bias, causal<>>);

// mask_two_ampersands
static_assert(is<fault_of_mask_both<causal<>, keep<key>>,
                 fault::masks_are_combined_by_one_ampersand_or_one_bar_and_not_by_two<causal<>, keep<key>>>);
static_assert(!can_mask_both<causal<>, keep<key>> && can_mask_and<causal<>, keep<key>>);

// mask_two_bars
static_assert(is<fault_of_mask_both<prefix<>, causal<>>,
                 fault::masks_are_combined_by_one_ampersand_or_one_bar_and_not_by_two<prefix<>, causal<>>>);
static_assert(!can_mask_both<prefix<>, causal<>> && can_mask_or<prefix<>, causal<>>);

// mask_tilde
static_assert(is<fault_of_mask_complement<keep<key>>,
                 fault::what_a_mask_hides_is_seen_by_an_exclamation_mark_in_front_of_it<keep<key>>>);
static_assert(!can_mask_complement<keep<key>> && can_mask_not<keep<key>>);

// mask_and_of_a_bool_tensor
static_assert(is<fault_of_mask_and<causal<>, tensor<bool, key>>,
                 fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<tensor<bool, key>>>);
static_assert(!can_mask_and<causal<>, tensor<bool, key>> && can_mask_and<causal<>, keep<key>>);

// mask_that_does_not_fit_among_others
using deep = mask_and<causal<lower_right_alignment>, mask_not<mask_or<prefix<>, keep<batch>>>>;
using deep_twin = mask_and<causal<lower_right_alignment>, mask_not<mask_or<prefix<>, keep<batch, key>>>>;
static_assert(is<fault_of_scores<queries, keys, deep>, fault::a_mask_needs_the_key_axis<key, shape_t<batch>>>);
static_assert(!can_scores<queries, keys, deep> && can_scores<queries, keys, deep_twin>);

// mask_size_as_option
static_assert(is<fault_of_scores<queries, keys, before<>>,
                 fault::an_option_of_attention_is_a_mask_a_scale_or_a_stage_of_the_scores<before<>>>);
static_assert(!can_scores<queries, keys, before<>> &&
              can_scores<queries, keys, window<before<>, lower_right_alignment>>);

// mask_asked_about_one_axis
static_assert(is<fault_of_every_query_sees_a_key<causal<>, shape_t<key>>,
                 fault::a_mask_is_asked_about_a_shape_whose_last_two_axes_are_the_queries_and_the_keys<
                     fault::in::every_query_sees_a_key, shape_t<key>>>);
static_assert(!can_every_query_sees_a_key<causal<>, shape_t<key>> &&
              can_every_query_sees_a_key<causal<>, shape_t<key, key>>);

// mask_asked_about_without_the_batch
static_assert(is<fault_of_visible<keep<batch, key>, shape_t<query, key>>,
                 fault::a_mask_has_an_axis_that_the_scores_lack<shape_t<batch, key>, shape_t<query, key>>>);
static_assert(!can_visible<keep<batch, key>, shape_t<query, key>> &&
              can_visible<keep<batch, key>, shape_t<batch, query, key>>);

// mask_tiles_of_no_queries
static_assert(is<fault_of_tiles<causal<lower_right_alignment>, shape_t<query, key>, 0, 128>,
                 fault::a_tile_has_at_least_one_query_and_one_key<fault::in::tiles>>);
static_assert(!can_tiles<causal<lower_right_alignment>, shape_t<query, key>, 0, 128> &&
              can_tiles<causal<lower_right_alignment>, shape_t<query, key>, 32, 128>);

// mask_counted_for_its_tiles
static_assert(is<fault_of_count_tiles<causal<>>,
                 fault::these_are_no_tiles_of_a_mask_as_tiles_of_it_returns_them<fault::in::count_tiles, causal<>>>);
static_assert(!can_count_tiles<causal<>> && can_count_tiles<tensor<mask_tile, query, key>>);

// Rotary positions ------------------------------------------------------------------------------------------------

using base_of_10000 = rotary_base<10000>;
using pairs_of_dk = Pair<K / 2>;
using paired_features = Dk<K - K % 2>;
template <class Position, class Pairs = pairs_of_dk, class Pairing = interleaved_pairs, class Base = base_of_10000>
using rotation_of = rotation<Pairing, Base, float, Position, Half<2>, Pairs>;
template <class X, class Pairs = pairs_of_dk, class Pairing = interleaved_pairs, class Base = base_of_10000>
using in_rotation = typename detail::rotated_as<detail::rotated_rows<Pairing, Base, Pairs>, X>::type;
using rotated_queries = in_rotation<queries>;
using rotated_keys = in_rotation<keys>;
template <class Positions, class Base>
using of_positions = fault_of_rotation_at<Positions, Base, interleaved_pairs, float, Pair<2>>;

// rotated_twice
static_assert(is<fault_of_rotate<rotated_queries, rotation_of<query>, paired_features>,
                 fault::what_was_rotated_would_be_rotated_twice<fault::in::rotate, rotated_queries>>);
static_assert(!can_rotate<rotated_queries, rotation_of<query>, paired_features> &&
              can_rotate<queries, rotation_of<query>, paired_features>);

// rotated_queries_and_keys_that_are_not
static_assert(is<fault_of_scores<rotated_queries, keys>,
                 fault::scores_compares_what_was_rotated_with_what_was_not<rotated_queries, keys>>);
static_assert(!can_scores<rotated_queries, keys> && can_scores<rotated_queries, rotated_keys>);

// rotated_keys_and_queries_that_are_not
static_assert(is<fault_of_attention<queries, rotated_keys, values>,
                 fault::scores_compares_what_was_rotated_with_what_was_not<queries, rotated_keys>>);
static_assert(!can_attention<queries, rotated_keys, values> && can_attention<rotated_queries, rotated_keys, values>);

// rotated_by_two_pairings
using half_split_keys = in_rotation<keys, pairs_of_dk, half_split_pairs>;
static_assert(is<fault_of_scores<rotated_queries, half_split_keys>,
                 fault::scores_compares_what_was_rotated_by_two_pairings<interleaved_pairs, half_split_pairs>>);
static_assert(!can_scores<rotated_queries, half_split_keys> && can_scores<rotated_queries, rotated_keys>);

// rotated_by_two_bases
using keys_of_another_base = in_rotation<keys, pairs_of_dk, interleaved_pairs, rotary_base<500000>>;
static_assert(is<fault_of_scores<rotated_queries, keys_of_another_base>,
                 fault::scores_compares_what_was_rotated_by_two_bases<base_of_10000, rotary_base<500000>>>);
static_assert(!can_scores<rotated_queries, keys_of_another_base> && can_scores<rotated_queries, rotated_keys>);

// rotated_in_two_numbers_of_pairs
using keys_in_part = in_rotation<keys, Pair<1>>;
static_assert(is<fault_of_scores<rotated_queries, keys_in_part>,
                 fault::scores_compares_what_was_rotated_in_two_numbers_of_pairs<pairs_of_dk, Pair<1>>>);
static_assert(!can_scores<rotated_queries, keys_in_part> && can_scores<rotated_queries, rotated_keys>);

// rotated_by_the_positions_of_the_keys
using of_keys_renamed = did_you_mean<mend::rename<Key, Query>(mend::rotation)>;
static_assert(
    is<fault_of_rotate<queries, rotation_of<key>, paired_features>,
       std::conditional_t<
           S == T,
           fault::rotate_needs_the_axes_of_the_positions_in_x_before_its_features<key, shape_t<batch, query, dk>,
                                                                                  of_keys_renamed>,
           fault::rotate_needs_the_axes_of_the_positions_in_x_before_its_features<key, shape_t<batch, query, dk>>>>);
static_assert(!can_rotate<queries, rotation_of<key>, paired_features> &&
              can_rotate<queries, rotation_of<query>, paired_features>);

// rotated_by_the_positions_of_the_input
static_assert(is<fault_of_rotate<queries, rotation_of<times>, paired_features>,
                 fault::rotate_needs_the_axes_of_the_positions_in_x_before_its_features<
                     times, shape_t<batch, query, dk>, did_you_mean<mend::rename<Time, Query>(mend::rotation)>>>);
static_assert(!can_rotate<queries, rotation_of<times>, paired_features> &&
              can_rotate<queries, decltype(rename<Time, Query>(rotation_of<times>{})), paired_features>);

// rotated_by_positions_of_another_number
static_assert(is<fault_of_rotate<keys, rotation_of<Key<S - 1>>, paired_features>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::rotate, key, Key<S - 1>>>);
static_assert(!can_rotate<keys, rotation_of<Key<S - 1>>, paired_features> &&
              can_rotate<keys, rotation_of<key>, paired_features>);

// rotated_by_the_position_of_a_sequence
static_assert(is<fault_of_rotate<queries, rotation_of<batch>, paired_features>,
                 fault::rotate_needs_positions_along_the_axis_of_x_that_has_them<query, shape_t<batch>>>);
static_assert(!can_rotate<queries, rotation_of<batch>, paired_features> &&
              can_rotate<queries, rotation<interleaved_pairs, base_of_10000, float, batch, query, Half<2>, pairs_of_dk>,
                         paired_features>);

// positions_of_floats
static_assert(is<of_positions<floats<query>, base_of_10000>,
                 fault::rotation_at_needs_positions_that_are_whole_numbers<float>>);
static_assert(!can_rotation_at<floats<query>, base_of_10000, interleaved_pairs, float, Pair<2>> &&
              can_rotation_at<tensor<int, query>, base_of_10000, interleaved_pairs, float, Pair<2>>);

// positions_that_are_a_number
static_assert(is<of_positions<int, base_of_10000>, fault::every_operand_must_be_a_tensor<fault::in::rotation_at, int>>);
static_assert(!can_rotation_at<int, base_of_10000, interleaved_pairs, float, Pair<2>> &&
              can_rotation_at<tensor<int, query>, base_of_10000, interleaved_pairs, float, Pair<2>>);

// rotary_base_as_a_number
static_assert(is<of_positions<tensor<int, query>, double>,
                 fault::a_number_is_a_base_when_it_is_said_to_be_one_as_in_rotary_base_of_it<double>>);
static_assert(!can_rotation_at<tensor<int, query>, double, interleaved_pairs, float, Pair<2>> &&
              can_rotation_at<tensor<int, query>, rotary_base<>, interleaved_pairs, float, Pair<2>>);

// rotary_base_left_out
using rotation_at_operation = detail::rotation_at_operation<interleaved_pairs, float, Pair<2>>;
static_assert(is<detail::fault_of<rotation_at_operation, tensor<int, query>>,
                 fault::an_operand_is_missing<fault::in::rotation_at, mend::base>>);
static_assert(![](auto positions) {
    return requires { rotation_at<interleaved_pairs, float, Pair<2>>(positions); };
}(tensor<int, query>{}));
static_assert(no_fault<detail::fault_of<rotation_at_operation, tensor<int, query>, base_of_10000>>);

// rotary_base_of_zero
static_assert(is<of_positions<tensor<int, query>, rotary_base<0>>,
                 fault::rotation_at_needs_a_base_of_at_least_1_as_in_rotary_base_of_10000<rotary_base<0>>>);
static_assert(!can_rotation_at<tensor<int, query>, rotary_base<0>, interleaved_pairs, float, Pair<2>> &&
              can_rotation_at<tensor<int, query>, rotary_base<1>, interleaved_pairs, float, Pair<2>>);

// rotation_without_a_pairing
static_assert(is<fault_of_rotation_at<tensor<int, query>, base_of_10000, float, half_split_pairs, Pair<2>>,
                 fault::features_are_paired_by_interleaved_pairs_or_half_split_pairs<fault::in::rotation_at, float>>);
static_assert(!can_rotation_at<tensor<int, query>, base_of_10000, float, half_split_pairs, Pair<2>> &&
              can_rotation_at<tensor<int, query>, base_of_10000, half_split_pairs, float, Pair<2>>);

// rotation_of_features_for_pairs
static_assert(is<fault_of_rotation_at<tensor<int, query>, base_of_10000, half_split_pairs, float, Dk<4>>,
                 fault::the_number_of_pairs_is_an_axis_as_in_Pair_of_2<fault::in::rotation_at, Dk<4>>>);
static_assert(!can_rotation_at<tensor<int, query>, base_of_10000, half_split_pairs, float, Dk<4>> &&
              can_rotation_at<tensor<int, query>, base_of_10000, half_split_pairs, float, Pair<2>>);

// rotation_of_pairs_without_their_number
static_assert(is<fault_of_extents<fault::in::rotation_at, Pair>,
                 fault::an_axis_needs_its_extent_here<fault::in::rotation_at, axis_name<Pair>>>);
static_assert(![](auto positions) {
    return requires { rotation_at<half_split_pairs, float, Pair>(positions, base_of_10000{}); };
}(tensor<int, query>{}));
static_assert(can_rotation_at<tensor<int, query>, base_of_10000, half_split_pairs, float, Pair<2>>);

// rotated_features_that_are_not_there
static_assert(is<fault_of_rotate<queries, rotation_of<query, Pair<K / 2 + 1>>>,
                 fault::more_features_are_rotated_than_there_are<fault::in::rotate, Pair<K / 2 + 1>, dk>>);
static_assert(!can_rotate<queries, rotation_of<query, Pair<K / 2 + 1>>> &&
              can_rotate<queries, rotation_of<query>, paired_features>);

// rotated_in_part_unsaid
static_assert(is<fault_of_rotate<queries, rotation_of<query, Pair<1>>>,
                 fault::rotate_turns_all_features_or_says_how_many_as_in_rotate_Dk_of_4<
                     Pair<1>, dk, did_you_mean<mend::rotate<Dk<2>>(mend::x, mend::rotation)>>>);
static_assert(!can_rotate<queries, rotation_of<query, Pair<1>>> &&
              can_rotate<queries, rotation_of<query, Pair<1>>, Dk<2>>);

// rotated_in_part_by_another_number
static_assert(is<fault_of_rotate<queries, rotation_of<query, Pair<1>>, Dk<1>>,
                 fault::rotate_names_the_features_and_two_for_each_pair_of_the_rotation<Dk<1>, Pair<1>, dk>>);
static_assert(!can_rotate<queries, rotation_of<query, Pair<1>>, Dk<1>> &&
              can_rotate<queries, rotation_of<query, Pair<1>>, Dk<2>>);

// rotated_in_part_without_a_number
static_assert(is<fault_of_extents<fault::in::rotate, Dk>,
                 fault::an_axis_needs_its_extent_here<fault::in::rotate, axis_name<Dk>>>);
static_assert(![](auto r) { return requires { rotate<Dk>(q, r); }; }(rotation_of<query>{}));
static_assert(can_rotate<queries, rotation_of<query>, paired_features>);

// rotated_after_scores
static_assert(is<fault_of_rotate<logits_type, rotation_of<query>>,
                 fault::queries_and_keys_are_rotated_before_scores_compares_them<fault::in::rotate, logits_type>>);
static_assert(!can_rotate<logits_type, rotation_of<query>> && can_rotate<queries, rotation_of<query>, paired_features>);

// rotated_by_cosines
static_assert(is<fault_of_rotate<queries, floats<query, pairs_of_dk>, paired_features>,
                 fault::rotate_needs_a_rotation_as_rotation_at_makes_it_of_positions<floats<query, pairs_of_dk>>>);
static_assert(!can_rotate<queries, floats<query, pairs_of_dk>, paired_features> &&
              can_rotate<queries, rotation_of<query>, paired_features>);

// rotated_by_positions
static_assert(is<fault_of_rotate<queries, tensor<int, query>, paired_features>,
                 fault::rotate_needs_a_rotation_as_rotation_at_makes_it_of_positions<tensor<int, query>>>);
static_assert(!can_rotate<queries, tensor<int, query>, paired_features> &&
              can_rotate<queries, rotation_of<query>, paired_features>);

// rotated_when_split
using in_pairs = floats<query, Pair<2>, Half<2>>;
static_assert(
    is<fault_of_rotate<in_pairs, rotation_of<query, Pair<2>>>,
       fault::rotate_turns_features_in_one_axis_so_merge_their_pairs_first<shape_t<query, Pair<2>, Half<2>>>>);
static_assert(!can_rotate<in_pairs, rotation_of<query, Pair<2>>> &&
              can_rotate<decltype(merge<Pair, Half, Dk>(in_pairs{})), rotation_of<query, Pair<2>>>);

// rotated_values
using rotated_values = in_rotation<values, Pair<V / 2>>;
static_assert(is<fault_of_attention<rotated_queries, rotated_keys, rotated_values>,
                 fault::queries_and_keys_are_rotated_and_values_are_not_or_say_as_tensor<fault::in::attention,
                                                                                         rotated_values>>);
static_assert(!can_attention<rotated_queries, rotated_keys, rotated_values> &&
              can_attention<rotated_queries, rotated_keys, values>);

// rotated_values_weighed
static_assert(
    is<fault_of_attend<weights_type, rotated_values>,
       fault::queries_and_keys_are_rotated_and_values_are_not_or_say_as_tensor<fault::in::attend, rotated_values>>);
static_assert(!can_attend<weights_type, rotated_values> && can_attend<weights_type, values>);

// rotated_before_projected
using rotated_input = in_rotation<input, Pair<M / 2>>;
static_assert(is<fault_of_project<rotated_input, to_queries>,
                 fault::project_comes_before_rotate_but_this_was_rotated_or_say_as_tensor<rotated_input>>);
static_assert(!can_project<rotated_input, to_queries> && can_project<input, to_queries>);

// rotated_keys_joined_with_plain_ones
static_assert(is<fault_of_concat<Key, rotated_keys, keys>,
                 fault::joined_tensors_are_rotated_alike_or_not_at_all_or_say_as_tensor<fault::in::concat, rotated_keys,
                                                                                       keys>>);
static_assert(!can_concat<Key, rotated_keys, keys> && can_concat<Key, rotated_keys, rotated_keys> &&
              can_concat<Dk, rotated_keys, keys>);

// rotated_keys_of_a_head_stacked_with_plain_ones
static_assert(is<fault_of_stack<Head, keys, rotated_keys>,
                 fault::joined_tensors_are_rotated_alike_or_not_at_all_or_say_as_tensor<fault::in::stack, keys,
                                                                                       rotated_keys>>);
static_assert(!can_stack<Head, keys, rotated_keys> && can_stack<Head, rotated_keys, rotated_keys>);

// rotation_as_an_option
static_assert(is<fault_of_attention<queries, keys, values, rotation_of<query>>,
                 fault::a_rotation_is_no_option_but_applied_to_queries_and_keys_by_rotate<rotation_of<query>>>);
static_assert(!can_attention<queries, keys, values, rotation_of<query>> &&
              can_attention<rotated_queries, rotated_keys, values>);

// rotated_by_conversion
static_assert(is<conversion<queries, rotated_queries>,
                 fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<queries, rotated_queries>>);
static_assert(!std::is_constructible_v<rotated_queries, queries> &&
              can_as_rotated<queries, interleaved_pairs, base_of_10000, pairs_of_dk>);

// rotated_said_twice
static_assert(is<fault_of_as_rotated<rotated_queries, interleaved_pairs, base_of_10000, pairs_of_dk>,
                 fault::what_was_rotated_would_be_rotated_twice<fault::in::as_rotated, rotated_queries>>);
static_assert(!can_as_rotated<rotated_queries, interleaved_pairs, base_of_10000, pairs_of_dk> &&
              can_as_rotated<queries, interleaved_pairs, base_of_10000, pairs_of_dk>);

// rotation_of_queries_for_a_module
using module_of_four = self_attention<float, model, Dk<4>, dv>;
static_assert(
    is<fault_of_self_attention<module_of_four, input, rotation_of<query, Pair<2>>>,
       fault::the_tensor_has_no_such_axis<fault::in::rename, axis_name<Time>, shape_t<query, Half<2>, Pair<2>>>>);
static_assert(!can_self_attention<module_of_four, input, rotation_of<query, Pair<2>>> &&
              can_self_attention<module_of_four, input, rotation_of<times, Pair<2>>>);

// rotation_of_values_of_another_shape
using turns = floats<query, Pair<2>, Half<2>>;
static_assert(is<decltype(detail::rule_of_making_rotation<rotation_of<query, Pair<2>>, turns>()),
                 fault::a_tensor_of_one_shape_does_not_become_one_of_another<turns, rotation_of<query, Pair<2>>>>);
static_assert(!std::is_constructible_v<rotation_of<query, Pair<2>>, turns>);
static_assert(std::is_constructible_v<rotation_of<query, Pair<2>>, floats<query, Half<2>, Pair<2>>>);

// rotation_that_ends_with_no_pairs
using without_pairs = rotation<interleaved_pairs, base_of_10000, float, query, Half<2>, Model<2>>;
static_assert(is<fault_of_rotate<floats<query, Dk<4>>, without_pairs>,
                 fault::a_rotation_ends_with_Half_of_2_and_its_pairs<shape_t<query, Half<2>, Model<2>>>>);
static_assert(!can_rotate<floats<query, Dk<4>>, without_pairs> &&
              can_rotate<floats<query, Dk<4>>, rotation_of<query, Pair<2>>>);

// Cross-attention --------------------------------------------------------------------------------------------------

template <std::size_t N>
struct Source : axis<Source, N> {};
using sources = floats<batch, Source<S>, model>;
static_assert(can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_of_other_features
using hidden_sources = floats<batch, Source<S>, Hidden<M>>;
static_assert(is<fault_of_cross_attention<input, hidden_sources, to_queries, to_keys, to_values, Source>,
                 fault::cross_attention_sums_over_the_last_axis_of_the_source_but_the_weights_lack_it<
                     Hidden<M>, shape_t<model, dk>>>);
static_assert(!can_cross_attention<input, hidden_sources, to_queries, to_keys, to_values, Source> &&
              can_cross_attention<input, hidden_sources, to_queries, projection<Key, float, Hidden<M>, dk>,
                                  projection<Key, float, Hidden<M>, dv>, Source>);

// cross_attention_of_x_and_x
static_assert(
    is<fault_of_cross_attention<input, input, to_queries, to_keys, to_values, Source>,
       fault::cross_attention_reads_another_sequence_so_its_positions_have_another_name_than_those_of_x<times, times>>);
static_assert(!can_cross_attention<input, input, to_queries, to_keys, to_values, Source> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_of_the_source_twice
static_assert(is<fault_of_cross_attention<sources, sources, to_queries, to_keys, to_values, Source>,
                 fault::cross_attention_reads_another_sequence_so_its_positions_have_another_name_than_those_of_x<
                     Source<S>, Source<S>>>);
static_assert(!can_cross_attention<sources, sources, to_queries, to_keys, to_values, Source> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_of_positions_with_one_name
static_assert(is<fault_of_cross_attention<input, contexts, to_queries, to_keys, to_values, Time>,
                 fault::cross_attention_reads_another_sequence_so_its_positions_have_another_name_than_those_of_x<
                     times, Time<S>>>);
static_assert(!can_cross_attention<input, contexts, to_queries, to_keys, to_values, Time> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_from_the_source
static_assert(is<fault_of_cross_attention<sources, input, to_queries, to_keys, to_values, Source>,
                 fault::cross_attention_has_the_source_first_so_swap_it_and_x<Source<S>, times>>);
static_assert(!can_cross_attention<sources, input, to_queries, to_keys, to_values, Source> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_from_queries
using named_queries = floats<batch, query, model>;
static_assert(is<fault_of_cross_attention<named_queries, sources, to_queries, to_keys, to_values, Source>,
                 fault::cross_attention_needs_x_to_end_with_its_positions_Time_and_then_its_features<
                     shape_t<batch, query, model>>>);
static_assert(!can_cross_attention<named_queries, sources, to_queries, to_keys, to_values, Source> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_with_w_k_for_w_v
static_assert(
    is<fault_of_cross_attention<input, sources, to_queries, to_keys, to_keys, Source>,
       fault::attention_needs_v_to_have_features_of_its_own_but_it_has_those_that_q_and_k_are_compared_by<
           dk, shape_t<batch, key, dk>>>);
static_assert(!can_cross_attention<input, sources, to_queries, to_keys, to_keys, Source> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_with_w_v_before_w_k
static_assert(is<fault_of_cross_attention<input, sources, to_queries, to_values, to_keys, Source>,
                 fault::cross_attention_compares_by_the_last_axis_of_w_q_and_of_w_k_which_must_be_the_same<dk, dv>>);
static_assert(!can_cross_attention<input, sources, to_queries, to_values, to_keys, Source> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_with_w_q_for_w_k
static_assert(
    is<fault_of_cross_attention<input, sources, to_queries, to_queries, to_values, Source>,
       fault::cross_attention_needs_weights_of_one_role_for_queries_and_of_another_for_keys_and_values<
           axis_name<Query>, axis_name<Query>, axis_name<Key>>>);
static_assert(!can_cross_attention<input, sources, to_queries, to_queries, to_values, Source> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_without_w_v
static_assert(is<fault_of_cross_attention<input, sources, to_queries, to_keys, prefix<>, Source>,
                 fault::an_operand_is_missing<fault::in::cross_attention, mend::w_v>>);
static_assert(!can_cross_attention<input, sources, to_queries, to_keys, prefix<>, Source> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source, prefix<>>);

// cross_attention_under_a_causal_mask
static_assert(
    is<fault_of_cross_attention<input, sources, to_queries, to_keys, to_values, Source, mask_and<prefix<>, causal<>>>,
       fault::cross_attention_is_between_two_sequences_so_a_mask_over_positions_needs_its_alignment_named<
           causal<>, query, key>>);
static_assert(!can_cross_attention<input, sources, to_queries, to_keys, to_values, Source, causal<>> &&
              !can_cross_attention<input, sources, to_queries, to_keys, to_values, Source, window<before<1>>> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source, causal<offset<>>>);

// cross_attention_without_the_name_of_the_source
static_assert(is<fault_of_naming<fault::in::cross_attention, sources>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::cross_attention, shape_t<batch, Source<S>, model>>>);
static_assert(![](auto const&... o) { return requires { cross_attention(o...); }; }(
                  input{}, sources{}, to_queries{}, to_keys{}, to_values{}) &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// cross_attention_named_by_the_positions_of_x
static_assert(
    is<fault_of_cross_attention<input, sources, to_queries, to_keys, to_values, Time>,
       fault::cross_attention_needs_the_source_to_end_with_the_positions_that_are_named_and_then_its_features<
           axis_name<Time>, shape_t<batch, Source<S>, model>>>);
static_assert(!can_cross_attention<input, sources, to_queries, to_keys, to_values, Time> &&
              can_cross_attention<input, sources, to_queries, to_keys, to_values, Source>);

// values_of_another_sequence
using values_of_the_source = floats<batch, Source<S>, dv>;
static_assert(
    is<fault_of_attention<queries, keys, values_of_the_source>,
       fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too<key, shape_t<batch, Source<S>, dv>>>);
static_assert(!can_attention<queries, keys, values_of_the_source> && can_attention<queries, keys, values>);

// Tensors that are up to a length.
using key_up_to = up_to<key>;
using cached_keys = floats<batch, key_up_to, dk>;
template <std::size_t Capacity>
using cached_values = floats<batch, up_to<Key<Capacity>>, dv>;

// cache_and_all_its_keys
static_assert(is<fault_of_plus<cached_keys, keys>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::plus, key_up_to, key>>);
static_assert(!can_plus<cached_keys, keys> && can_plus<cached_keys, cached_keys>);

// cache_of_another_capacity
static_assert(
    is<fault_of_attention<queries, cached_keys, cached_values<S + 1>>,
       fault::the_same_axis_comes_with_two_extents<fault::in::attention, key_up_to, up_to<Key<S + 1>>>>);
static_assert(!can_attention<queries, cached_keys, cached_values<S + 1>> &&
              can_attention<queries, cached_keys, cached_values<S>>);

// cache_concatenated
static_assert(
    is<detail::fault_of<detail::concat_operation<axis_name<Key>>, cached_keys, keys>,
       fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<fault::in::concat, key_up_to>>);
static_assert(!can_concat<Key, cached_keys, keys> && can_append<cached_keys&, Key, keys>);

// extent_of_a_cache
static_assert(is<fault_of_extent<cached_keys, Key>,
                 fault::the_extent_is_known_at_run_time_only_so_ask_for_length_or_capacity<key_up_to>>);
static_assert(!can_extent<cached_keys, Key> && can_length<cached_keys, Key>);

// capacity_of_an_extent
static_assert(is<fault_of_capacity<keys, Key>, fault::the_extent_is_in_the_type_so_ask_for_extent<key>>);
static_assert(!can_capacity<keys, Key> && can_extent<keys, Key>);

// append_to_an_extent
static_assert(is<fault_of_append<keys&, Key, floats<batch, dk>>,
                 fault::an_axis_needs_to_be_up_to_a_length_to_become_longer_or_shorter<fault::in::append, key>>);
static_assert(!can_append<keys&, Key, floats<batch, dk>> && can_append<cached_keys&, Key, floats<batch, dk>>);

// append_values_to_keys
static_assert(is<fault_of_append<cached_keys&, Key, values>,
                 fault::append_needs_the_other_axes_of_the_tensor_and_perhaps_the_one_that_is_appended_to<
                     key_up_to, shape_t<batch, key_up_to, dk>, shape_t<batch, key, dv>>>);
static_assert(!can_append<cached_keys&, Key, values> && can_append<cached_keys&, Key, keys>);

// append_to_a_view
using view_of_cached_keys = tensor_view<float, batch, key_up_to, dk>;
static_assert(is<fault_of_append<view_of_cached_keys&&, Key, keys>,
                 fault::a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<fault::in::append,
                                                                                         view_of_cached_keys>>);
static_assert(!can_append<view_of_cached_keys&&, Key, keys> && can_append<cached_keys&, Key, keys>);

// truncate_a_temporary
static_assert(
    is<fault_of_truncate<cached_keys&&, Key, int>,
       fault::a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<fault::in::truncate, cached_keys>>);
static_assert(!can_truncate<cached_keys&&, Key, int> && can_truncate<cached_keys&, Key, int>);

// take_more_than_there_are
static_assert(
    is<fault_of_take<keys, Key, boost::hana::llong<S + 1>>,
       fault::a_constant_length_is_more_than_there_are<fault::in::take, key, constant_index<(S + 1)>>>);
static_assert(!can_take<keys, Key, boost::hana::llong<S + 1>> && can_take<keys, Key, boost::hana::llong<S>>);

// exactly_of_an_extent
static_assert(is<fault_of_exactly<keys, key>,
                 fault::an_axis_with_its_extent_in_the_type_is_that_already_so_ask_for_a_range<fault::in::exactly, key,
                                                                                               key>>);
static_assert(!can_exactly<keys, key> && can_exactly<cached_keys, key>);

// mask_of_all_batches
template <class... Axes>
using of_some_batches = floats<up_to<batch>, Axes...>;
static_assert(is<fault_of_attention<of_some_batches<query, dk>, of_some_batches<key, dk>, of_some_batches<key, dv>,
                                    keep<batch, key>>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::mask, batch, up_to<batch>>>);
static_assert(!can_attention<of_some_batches<query, dk>, of_some_batches<key, dk>, of_some_batches<key, dv>,
                             keep<batch, key>> &&
              can_attention<of_some_batches<query, dk>, of_some_batches<key, dk>, of_some_batches<key, dv>,
                            keep<up_to<batch>, key>>);

// part_of_keys_up_to_a_length
static_assert(
    is<fault_of_attention_with_lse<queries, cached_keys, cached_values<S>, part<key, 0, 2>>,
       fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<fault::in::attention_with_lse,
                                                                                     key_up_to>>);
static_assert(!can_attention_with_lse<queries, cached_keys, cached_values<S>, part<key, 0, 2>> &&
              can_attention_with_lse<queries, cached_keys, cached_values<S>>);

// concat_along_a_length
static_assert(is<fault_of_concat<Key, cached_keys, cached_keys>,
                 fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<fault::in::concat,
                                                                                               key_up_to>>);
static_assert(!can_concat<Key, cached_keys, cached_keys> && can_concat<Dk, cached_keys, cached_keys>);

// causal_of_queries_and_a_cache
static_assert(
    is<fault_of_scaled_dot_product_attention<queries, cached_keys, cached_values<S>, causal<>>,
       fault::causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
           query, key_up_to>>);
static_assert(
    !can_scaled_dot_product_attention<queries, cached_keys, cached_values<S>, causal<>> &&
    can_scaled_dot_product_attention<queries, cached_keys, cached_values<S>, causal<lower_right_alignment>>);

// padding_of_a_cache
static_assert(is<fault_of_scaled_dot_product_attention<queries, cached_keys, cached_values<S>, keep<key>>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::mask, key, key_up_to>>);
static_assert(!can_scaled_dot_product_attention<queries, cached_keys, cached_values<S>, keep<key>> &&
              can_scaled_dot_product_attention<queries, cached_keys, cached_values<S>, decltype(lengths<Key>(2))>);

// features_of_values_up_to_a_length
using values_of_some_features = floats<batch, key, up_to<dv>>;
static_assert(is<fault_of_scaled_dot_product_attention<queries, keys, values_of_some_features>,
                 fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<fault::in::attention,
                                                                                               up_to<dv>>>);
static_assert(!can_scaled_dot_product_attention<queries, keys, values_of_some_features> &&
              can_attention<queries, keys, values_of_some_features>);

// half_keys_and_float_values
using keys_of_halves = tensor<bfloat16, batch, key, dk>;
using values_of_halves = tensor<bfloat16, batch, key, dv>;
static_assert(is<fault_of_scaled_dot_product_attention<queries, keys_of_halves, values>,
                 fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::attention, bfloat16>>);
static_assert(!can_scaled_dot_product_attention<queries, keys_of_halves, values> &&
              can_scaled_dot_product_attention<queries, keys_of_halves, values_of_halves>);

// weights_of_half_keys
using keys_of_float16 = tensor<float16, batch, key, dk>;
using values_of_float16 = tensor<float16, batch, key, dv>;
static_assert(is<fault_of_attention<queries, keys_of_float16, values_of_float16>,
                 fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::attention, float16>>);
static_assert(!can_attention<queries, keys_of_float16, values_of_float16> && can_attention<queries, keys, values>);

// causal_mask_given_to_a_cache
using cache = kv_cache<float, batch, key_up_to, dk, dv>;
static_assert(is<fault_of_cached_attention<queries, cache, causal<lower_right_alignment>>,
                 fault::a_kv_cache_knows_where_its_queries_are_so_give_no_causal_mask_and_no_alignment<
                     causal<lower_right_alignment>>>);
static_assert(!can_cached_attention<queries, cache, causal<lower_right_alignment>> &&
              can_cached_attention<queries, cache>);

// dropout_given_to_a_cache
static_assert(
    is<fault_of_cached_attention<queries, cache, dropout<float>>,
       fault::dropout_is_drawn_by_the_rows_of_one_call_so_attention_to_a_kv_cache_takes_none<dropout<float>>>);
static_assert(!can_cached_attention<queries, cache, dropout<float>> && can_cached_attention<queries, cache>);

// offset_given_to_a_cache
static_assert(is<fault_of_cached_attention<queries, cache, window<before<1>, offset<>>>,
                 fault::a_kv_cache_knows_where_its_queries_are_so_give_no_causal_mask_and_no_alignment<
                     window<before<1>, offset<>>>>);
static_assert(!can_cached_attention<queries, cache, window<before<1>, offset<>>> &&
              can_cached_attention<queries, cache, window<before<1>>>);

// cache_without_a_capacity
static_assert(is<fault_of_kv_cache<float, batch, key, dk, dv>,
                 fault::a_kv_cache_has_keys_up_to_a_length_and_then_features_of_keys_and_others_of_values<
                     shape_t<batch, key, dk, dv>>>);
static_assert(!can_kv_cache<float, batch, key, dk, dv> && can_kv_cache<float, batch, key_up_to, dk, dv>);

// values_appended_as_keys
static_assert(is<fault_of_append_to_cache<cache&, values, keys>,
                 fault::append_needs_the_other_axes_of_the_tensor_and_perhaps_the_one_that_is_appended_to<
                     key_up_to, shape_t<batch, key_up_to, dk>, shape_t<batch, key, dv>>>);
static_assert(!can_append_to_cache<cache&, values, keys> && can_append_to_cache<cache&, keys, values>);

// more_values_than_keys
static_assert(is<fault_of_append_to_cache<cache&, floats<batch, dk>, floats<batch, Key<2>, dv>>,
                 fault::a_kv_cache_takes_as_many_values_as_keys<shape_t<batch, dk>, shape_t<batch, Key<2>, dv>>>);
static_assert(!can_append_to_cache<cache&, floats<batch, dk>, floats<batch, Key<2>, dv>> &&
              can_append_to_cache<cache&, floats<batch, dk>, floats<batch, dv>>);

// append_to_a_cache_that_is_a_temporary
static_assert(is<fault_of_append_to_cache<cache&&, keys, values>,
                 fault::a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<fault::in::append, cache>>);
static_assert(!can_append_to_cache<cache&&, keys, values> && can_append_to_cache<cache&, keys, values>);

// rotated_keys_in_a_plain_cache
using keys_turned_by_one_pair = rotated<interleaved_pairs, rotary_base<10000>, Pair<1>, float, batch, key, dk>;
using turned_cache =
    kv_cache<heed::rotated_keys<interleaved_pairs, rotary_base<10000>, Pair<1>, float>, batch, key_up_to, dk, dv>;
static_assert(is<fault_of_append_to_cache<cache&, keys_turned_by_one_pair, values>,
                 fault::keys_go_into_a_cache_as_its_type_says_rotated_alike_or_not_at_all<cache,
                                                                                          keys_turned_by_one_pair>>);
static_assert(!can_append_to_cache<cache&, keys_turned_by_one_pair, values> &&
              can_append_to_cache<turned_cache&, keys_turned_by_one_pair, values>);

// keys_that_were_not_rotated_in_a_cache_of_rotated_ones
static_assert(is<fault_of_append_to_cache<turned_cache&, keys, values>,
                 fault::keys_go_into_a_cache_as_its_type_says_rotated_alike_or_not_at_all<turned_cache, keys>>);
static_assert(!can_append_to_cache<turned_cache&, keys, values> &&
              can_append_to_cache<turned_cache&, keys_turned_by_one_pair, values>);

// executor_that_is_a_number
struct in_order {
    void operator()(std::size_t count, auto const& task) const {
        for (std::size_t i = 0; i < count; ++i) task(i);
    }
};
static_assert(is<fault_of_scaled_dot_product_attention<queries, keys, values, on<int>>,
                 fault::an_executor_is_called_with_a_number_and_a_function_of_a_number<int>>);
static_assert(!can_scaled_dot_product_attention<queries, keys, values, on<int>> &&
              can_scaled_dot_product_attention<queries, keys, values, on<in_order>>);

// product_on_a_number_of_threads
static_assert(is<fault_of_contract_on<queries, keys, on<int>, Dk>,
                 fault::an_executor_is_called_with_a_number_and_a_function_of_a_number<int>>);
static_assert(!can_contract_on<queries, keys, on<int>, Dk> && can_contract_on<queries, keys, on<in_order>, Dk>);

// weights_on_an_executor
static_assert(
    is<fault_of_attention<queries, keys, values, on<in_order>>,
       fault::scores_and_weights_are_computed_on_one_core_but_scaled_dot_product_attention_takes_an_executor<
           on<in_order>>>);
static_assert(!can_attention<queries, keys, values, on<in_order>> && can_attention<queries, keys, values>);

// two_executors
static_assert(is<fault_of_scaled_dot_product_attention<queries, keys, values, on<in_order>, on<in_order>>,
                 fault::an_operation_runs_on_one_executor<on<in_order>, on<in_order>>>);
static_assert(!can_scaled_dot_product_attention<queries, keys, values, on<in_order>, on<in_order>> &&
              can_scaled_dot_product_attention<queries, keys, values, on<in_order>>);

// prefix_given_to_a_ring
using ring = ring_kv_cache<float, batch, key_up_to, dk, dv>;
static_assert(is<fault_of_cached_attention<queries, ring, prefix<1>>,
                 fault::a_ring_kv_cache_drops_the_first_keys_so_give_no_mask_that_counts_from_them<prefix<1>>>);
static_assert(!can_cached_attention<queries, ring, prefix<1>> &&
              can_cached_attention<queries, ring, window<before<1>>>);

// lengths_given_to_a_ring
using two_keys = decltype(lengths<Key>(2));
static_assert(is<fault_of_cached_attention<queries, ring, two_keys>,
                 fault::a_ring_kv_cache_drops_the_first_keys_so_give_no_mask_that_counts_from_them<two_keys>>);
static_assert(!can_cached_attention<queries, ring, two_keys> && can_cached_attention<queries, cache, two_keys>);

// causal_mask_given_to_a_ring
static_assert(
    is<fault_of_cached_attention<queries, ring, causal<>>,
       fault::a_kv_cache_knows_where_its_queries_are_so_give_no_causal_mask_and_no_alignment<causal<>>>);
static_assert(!can_cached_attention<queries, ring, causal<>> && can_cached_attention<queries, ring>);

// more_at_once_than_a_ring_sees
using ring_of_two = ring_kv_cache<float, batch, up_to<Key<2>>, dk, dv>;
static_assert(is<fault_of_append_to_cache<ring_of_two&, keys, values>,
                 fault::a_ring_kv_cache_takes_at_most_as_many_positions_at_once_as_a_query_sees<key, up_to<Key<2>>>>);
static_assert(!can_append_to_cache<ring_of_two&, keys, values> &&
              can_append_to_cache<ring_of_two&, floats<batch, Key<2>, dk>, floats<batch, Key<2>, dv>>);

// ring_of_a_fixed_number_of_keys
static_assert(is<fault_of_ring_kv_cache<float, batch, key, dk, dv>,
                 fault::a_kv_cache_has_keys_up_to_a_length_and_then_features_of_keys_and_others_of_values<
                     shape_t<batch, key, dk, dv>>>);
static_assert(!can_ring_kv_cache<float, batch, key, dk, dv> && can_ring_kv_cache<float, batch, key_up_to, dk, dv>);

// truncate_a_cache_that_is_a_temporary
static_assert(is<fault_of_truncate_cache<cache&&, int>,
                 fault::a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<fault::in::truncate, cache>>);
static_assert(!can_truncate_cache<cache&&, int> && can_truncate_cache<cache&, int>);

// truncate_a_cache_beyond_its_capacity
static_assert(
    is<fault_of_truncate_cache<cache&, std::integral_constant<int, 1000>>,
       fault::a_constant_length_is_more_than_there_are<fault::in::truncate, key_up_to, constant_index<1000>>>);
static_assert(!can_truncate_cache<cache&, std::integral_constant<int, 1000>> &&
              can_truncate_cache<cache&, std::integral_constant<int, 0>>);

// cached_attention_to_keys_alone
static_assert(is<fault_of_cached_attention<queries, cached_keys, cached_values<S>>,
                 fault::cached_attention_attends_to_a_kv_cache_and_this_is_none<cached_keys>>);
static_assert(!can_cached_attention<queries, cached_keys, cached_values<S>> && can_cached_attention<queries, cache>);

// zeros_up_to_a_length
static_assert(is<fault_of_zeros<cached_keys>,
                 fault::a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another<
                     cached_keys>>);
static_assert(!can_zeros<cached_keys> && can_zeros<keys>);

// numbers_up_to_a_length
static_assert(is<detail::made_of_numbers<cached_keys>,
                 fault::a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another<cached_keys>>);
static_assert(!std::is_constructible_v<cached_keys, float, float> &&
              !std::is_constructible_v<heap_tensor<float, up_to<key>>, int> && can_take<tensor<float, key>, Key, int>);

// view_without_its_length
using keys_up_to = tensor_view<float, up_to<key>, dk>;
static_assert(is<detail::without_a_length<keys_up_to>,
                 fault::a_view_up_to_a_length_is_told_each_length_behind_the_pointer<keys_up_to>>);
static_assert(!std::is_constructible_v<keys_up_to, float*> && std::is_constructible_v<keys_up_to, float*, int>);

// elements_with_gaps_in_a_row
template <class X>
concept can_begin = requires(X x) { begin(x); };
static_assert(is<detail::not_in_a_row<floats<dk, up_to<key>>>,
                 fault::elements_up_to_a_length_stand_in_a_row_where_it_is_the_first_axis_that_has_one<
                     shape_t<dk, up_to<key>>>>);
static_assert(!can_begin<floats<dk, up_to<key>>> && can_begin<floats<up_to<key>, dk>>);

// features_up_to_a_length
static_assert(is<fault_of_scores<floats<batch, query, up_to<dk>>, floats<batch, key, up_to<dk>>>,
                 fault::scores_compares_all_features_so_their_number_is_in_the_type<up_to<dk>>>);
static_assert(!can_scores<floats<batch, query, up_to<dk>>, floats<batch, key, up_to<dk>>> &&
              can_scores<queries, keys>);
// Log-sum-exps, and parts of the keys --------------------------------------------------------------------------------

template <class Keys>
using lse_of = log_sum_exp<Keys, float, batch, query>;
template <class Keys>
using seen_of = attention_with_lse_result<outputs, lse_of<Keys>>;
template <std::size_t From, std::size_t Count>
using seen = seen_of<detail::named_part<part<key, From, Count>>>;

// merge_of_a_part_twice
static_assert(is<fault_of_merge_attentions<seen<0, 2>, seen<0, 2>>,
                 fault::merge_would_count_these_keys_twice<part<key, 0, 2>, part<key, 0, 2>, part<key, 0, 2>>>);
static_assert(!can_merge_attentions<seen<0, 2>, seen<0, 2>> && can_merge_attentions<seen<0, 2>, seen<2, S - 2>>);

// merge_of_parts_that_overlap
static_assert(is<fault_of_merge_attentions<seen<0, 2>, seen<1, S - 1>>,
                 fault::merge_would_count_these_keys_twice<part<key, 1, 1>, part<key, 0, 2>, part<key, 1, S - 1>>>);
static_assert(!can_merge_attentions<seen<0, 2>, seen<1, S - 1>> && can_merge_attentions<seen<0, 2>, seen<2, S - 2>>);

// merge_of_a_part_with_all
static_assert(is<fault_of_merge_attentions<seen<0, S>, seen<0, 2>>,
                 fault::merge_would_count_these_keys_twice<part<key, 0, 2>, key, part<key, 0, 2>>>);
static_assert(!can_merge_attentions<seen<0, S>, seen<0, 2>> && can_merge_attentions<seen<2, S - 2>, seen<0, 2>>);

// merge_of_parts_of_two_axes
static_assert(is<fault_of_merge_attentions<seen<0, 2>, seen_of<part<Head<S>, 2, S - 2>>>,
                 fault::merge_joins_attentions_over_parts_of_one_axis<part<key, 0, 2>, part<Head<S>, 2, S - 2>>>);
static_assert(!can_merge_attentions<seen<0, 2>, seen_of<part<Head<S>, 2, S - 2>>> &&
              can_merge_attentions<seen<0, 2>, seen<2, S - 2>>);

// merge_of_parts_of_two_extents
static_assert(is<fault_of_merge_attentions<seen_of<part<Key<S + 2>, 0, 2>>, seen_of<part<Key<S + 3>, 2, S>>>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::merge, Key<S + 2>, Key<S + 3>>>);
static_assert(!can_merge_attentions<seen_of<part<Key<S + 2>, 0, 2>>, seen_of<part<Key<S + 3>, 2, S>>> &&
              can_merge_attentions<seen_of<part<Key<S + 2>, 0, 2>>, seen_of<part<Key<S + 2>, 2, S>>>);

// merge_of_other_queries
using of_other_queries =
    attention_with_lse_result<floats<batch, times, dv>, log_sum_exp<part<key, 2, S - 2>, float, batch, times>>;
static_assert(is<fault_of_merge_attentions<seen<0, 2>, of_other_queries>,
                 fault::merge_joins_outputs_of_one_shape<shape_t<batch, query, dv>, shape_t<batch, times, dv>>>);
static_assert(!can_merge_attentions<seen<0, 2>, of_other_queries> &&
              can_merge_attentions<seen<0, 2>, seen<2, S - 2>>);

// merge_of_two_sinks
static_assert(is<fault_of_merge_attentions<seen_of<with_sink<part<key, 0, 2>>>,
                                           seen_of<with_sink<part<key, 2, S - 2>>>>,
                 fault::merge_takes_a_sink_once_so_give_it_to_the_attention_over_one_of_the_parts<
                     with_sink<part<key, 0, 2>>, with_sink<part<key, 2, S - 2>>>>);
static_assert(!can_merge_attentions<seen_of<with_sink<part<key, 0, 2>>>, seen_of<with_sink<part<key, 2, S - 2>>>> &&
              can_merge_attentions<seen_of<with_sink<part<key, 0, 2>>>, seen<2, S - 2>>);

// merge_of_outputs
static_assert(is<fault_of_merge_attentions<outputs, outputs>,
                 fault::merge_joins_what_attention_with_lse_returns<outputs>>);
static_assert(!can_merge_attentions<outputs, outputs> && can_merge_attentions<seen<0, 2>, seen<2, S - 2>>);

// merge_of_attention_with_its_weights
using with_weights = attention_result<outputs, weights_type>;
static_assert(is<fault_of_merge_attentions<seen<0, 2>, with_weights>,
                 fault::merge_joins_what_attention_with_lse_returns<with_weights>>);
static_assert(!can_merge_attentions<seen<0, 2>, with_weights> && can_merge_attentions<seen<0, 2>, seen<2, S - 2>>);

// log_sum_exps_added
static_assert(is<fault_of_plus<lse_of<part<key, 0, 2>>, lse_of<part<key, 2, S - 2>>>,
                 fault::a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<
                     fault::in::plus, lse_of<part<key, 0, 2>>>>);
static_assert(!can_plus<lse_of<part<key, 0, 2>>, lse_of<part<key, 2, S - 2>>> &&
              can_merge_attentions<seen<0, 2>, seen<2, S - 2>>);

// log_sum_exp_in_base_two
static_assert(is<fault_of_times<lse_of<part<key, 0, 2>>, float>,
                 fault::a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<
                     fault::in::times, lse_of<part<key, 0, 2>>>>);
static_assert(!can_times<lse_of<part<key, 0, 2>>, float> && can_times<floats<batch, query>, float> &&
              can_as_tensor<lse_of<part<key, 0, 2>>>);

// log_sum_exp_scaled_in_place
static_assert(is<fault_of_times_assign<lse_of<part<key, 0, 2>>&, float>,
                 fault::a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<
                     fault::in::times, lse_of<part<key, 0, 2>>>>);
static_assert(![](auto x) { return requires { x *= 2.0f; }; }(lse_of<part<key, 0, 2>>{}) &&
              can_as_tensor<lse_of<part<key, 0, 2>>>);

// softmax_of_log_sum_exps
static_assert(is<fault_of_softmax<lse_of<part<key, 0, 2>>, Query>,
                 fault::a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<
                     fault::in::softmax, lse_of<part<key, 0, 2>>>>);
static_assert(!can_softmax<lse_of<part<key, 0, 2>>, Query> && can_softmax<floats<batch, query>, Query>);

// exp_of_log_sum_exps
static_assert(is<fault_of_map<float (*)(float), lse_of<part<key, 0, 2>>>,
                 fault::a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<
                     fault::in::map, lse_of<part<key, 0, 2>>>>);
static_assert(!can_map<float (*)(float), lse_of<part<key, 0, 2>>> && can_map<float (*)(float), floats<batch, query>>);

// part_beyond_its_axis
static_assert(is<fault_of_attention_with_lse<queries, keys, values, part<key, 2, S>>,
                 fault::a_part_leads_beyond_its_axis<part<key, 2, S>, key>>);
static_assert(!can_attention_with_lse<queries, keys, values, part<key, 2, S>> &&
              can_attention_with_lse<queries, keys, values, part<key, 2, S - 2>>);

// part_without_keys
static_assert(is<fault_of_attention_with_lse<queries, keys, values, part<key, 2, 0>>,
                 fault::a_part_has_at_least_one_element<part<key, 2, 0>>>);
static_assert(!can_attention_with_lse<queries, keys, values, part<key, 2, 0>> &&
              can_attention_with_lse<queries, keys, values, part<key, 2, 1>>);

// part_of_other_keys
static_assert(is<fault_of_attention_with_lse<queries, keys, values, part<Key<S + 2>, 0, 3>>,
                 fault::attention_with_lse_needs_as_many_keys_as_the_part_has_or_all_of_its_axis<part<Key<S + 2>, 0, 3>,
                                                                                                 key>>);
static_assert(!can_attention_with_lse<queries, keys, values, part<Key<S + 2>, 0, 3>> &&
              can_attention_with_lse<queries, keys, values, part<Key<S + 2>, 0, S>>);

// part_of_the_queries
static_assert(is<fault_of_attention_with_lse<queries, keys, values, part<query, 0, 2>>,
                 fault::the_part_is_of_another_axis_than_the_keys<part<query, 0, 2>, key>>);
static_assert(!can_attention_with_lse<queries, keys, values, part<query, 0, 2>> &&
              can_attention_with_lse<queries, keys, values, part<key, 0, 2>>);

// part_under_a_mask_of_its_own_length
static_assert(is<fault_of_attention_with_lse<queries, keys, values, part<key, 2, 2>, keep<Key<2>>>,
                 fault::the_same_axis_comes_with_two_extents<fault::in::mask, Key<2>, key>>);
static_assert(!can_attention_with_lse<queries, keys, values, part<key, 2, 2>, keep<Key<2>>> &&
              can_attention_with_lse<queries, keys, values, part<key, 2, 2>, keep<key>>);

// part_of_keys_without_its_numbers
static_assert(is<fault_of_extents<fault::in::attention_with_lse, Key>,
                 fault::an_axis_needs_its_extent_here<fault::in::attention_with_lse, axis_name<Key>>>);
static_assert(![](auto const&... o) { return requires { attention_with_lse<Key>(o...); }; }(queries{}, keys{},
                                                                                           values{}) &&
              can_attention_with_lse<queries, keys, values, part<key, 0, S>>);

// attention_with_lse_into_another_part
using written = destination<seen<0, 2>>;
static_assert(is<detail::fault_of<detail::attention_with_lse_operation<>, written, queries, keys, values>,
                 fault::the_destination_has_seen_other_keys_or_has_another_shape<
                     fault::in::attention_with_lse, lse_of<key>, lse_of<part<key, 0, 2>>>>);
static_assert(![](auto out, auto const&... o) { return requires { attention_with_lse(into(out), o...); }; }(
                  seen<0, 2>{}, queries{}, keys{}, values{}) &&
              no_fault<detail::fault_of<detail::attention_with_lse_operation<part<key, 0, 2>>, written, queries, keys,
                                        values>>);

// Norms and what else networks are made of -------------------------------------------------------------------------

using gains = floats<model>;
using words = Vocabulary<5>;
using table_type = floats<words, model>;
using tokens_type = tensor<int, batch, times>;
// Scores over the keys as logits, and for each query a key as its target.
using targets_type = tensor<int, batch, query>;

// norm_with_the_gain_of_another_axis
static_assert(is<fault_of_layer_norm<input, Model, floats<dk>>,
                 fault::the_gain_or_the_bias_of_a_norm_has_the_normalised_axis_and_no_other<
                     fault::in::layer_norm, model, shape_t<dk>>>);
static_assert(!can_layer_norm<input, Model, floats<dk>> && can_layer_norm<input, Model, gains>);

// norm_with_a_gain_of_two_axes
static_assert(is<fault_of_rms_norm<input, Model, floats<times, model>>,
                 fault::the_gain_or_the_bias_of_a_norm_has_the_normalised_axis_and_no_other<
                     fault::in::rms_norm, model, shape_t<times, model>>>);
static_assert(!can_rms_norm<input, Model, floats<times, model>> && can_rms_norm<input, Model, gains>);

// norm_along_two_axes
static_assert(is<detail::fault_of_norm_along<fault::in::layer_norm, Time, Model>,
                 fault::a_norm_goes_along_one_axis_so_merge_these_or_name_one<fault::in::layer_norm, axis_name<Time>,
                                                                              axis_name<Model>>>);
static_assert(![](auto const& o) { return requires { layer_norm<Time, Model>(o); }; }(input{}) &&
              can_layer_norm<decltype(merge<Time, Model, Hidden>(x)), Hidden>);

// norm_of_scores
static_assert(is<fault_of_layer_norm<logits_type, Key>,
                 fault::scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<
                     fault::in::layer_norm, logits_type>>);
static_assert(!can_layer_norm<logits_type, Key> && can_softmax<logits_type, Key>);

// norm_of_weights
static_assert(is<fault_of_rms_norm<weights_type, Key>,
                 fault::scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<
                     fault::in::rms_norm, weights_type>>);
static_assert(!can_rms_norm<weights_type, Key> && can_rms_norm<outputs, Dv>);

// norm_without_its_axis
static_assert(is<fault_of_naming<fault::in::layer_norm, input>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::layer_norm, shape_t<batch, times, model>>>);
static_assert(![](auto const&... o) { return requires { layer_norm(o...); }; }(input{}, gains{}) &&
              can_layer_norm<input, Model, gains>);

// epsilon_as_a_number
static_assert(is<fault_of_layer_norm<input, Model, double>,
                 fault::a_number_is_an_epsilon_when_it_is_said_to_be_one_as_in_epsilon_of_it<fault::in::layer_norm,
                                                                                            double>>);
static_assert(!can_layer_norm<input, Model, double> && can_layer_norm<input, Model, epsilon>);

// norm_of_a_length_on_an_executor
using some_input = decltype(take<Time>(input{}, 1));
static_assert(is<fault_of_layer_norm<some_input, Model, on<in_order>>,
                 fault::this_does_not_go_with_lengths_that_are_known_at_run_time_yet<on<in_order>>>);
static_assert(!can_layer_norm<some_input, Model, on<in_order>> && can_layer_norm<some_input, Model>);

// executor_before_the_epsilon
static_assert(is<fault_of_layer_norm<input, Model, on<in_order>, epsilon>,
                 fault::an_executor_is_the_last_argument_of_a_norm<fault::in::layer_norm, epsilon>>);
static_assert(!can_layer_norm<input, Model, on<in_order>, epsilon> &&
              can_layer_norm<input, Model, epsilon, on<in_order>>);

// rms_norm_with_a_bias
static_assert(is<fault_of_rms_norm<input, Model, gains, gains>, fault::rms_norm_has_a_gain_and_no_bias<gains>>);
static_assert(!can_rms_norm<input, Model, gains, gains> && can_rms_norm<input, Model, gains>);

// logsumexp_of_weights
static_assert(is<fault_of_logsumexp<weights_type, Key>,
                 fault::exponentials_are_taken_of_scores_and_not_of_a_distribution_or_say_as_tensor<
                     fault::in::logsumexp, weights_type>>);
static_assert(!can_logsumexp<weights_type, Key> && can_logsumexp<logits_type, Key>);

// logsumexp_over_the_queries
static_assert(is<fault_of_logsumexp<logits_type, Query>,
                 fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<key, query>>);
static_assert(!can_logsumexp<logits_type, Query> && can_logsumexp<logits_type, Key>);

// variance_of_whole_numbers
static_assert(is<fault_of_variance<tensor<int, query, dk>, Dk>,
                 fault::variance_needs_elements_with_fractions_so_cast_the_tensor<int>>);
static_assert(!can_variance<tensor<int, query, dk>, Dk> && can_variance<queries, Dk>);

// activation_of_scores
static_assert(is<fault_of_relu<logits_type>,
                 fault::scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<fault::in::relu,
                                                                                             logits_type>>);
static_assert(!can_relu<logits_type> && can_relu<products>);

// activation_of_weights
static_assert(is<fault_of_gelu<weights_type>,
                 fault::scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<fault::in::gelu,
                                                                                             weights_type>>);
static_assert(!can_gelu<weights_type> && can_gelu<outputs>);

// activation_of_whole_numbers
static_assert(is<fault_of_silu<tensor<int, query, dk>>,
                 fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::silu, int>>);
static_assert(!can_silu<tensor<int, query, dk>> && can_silu<queries>);

// sum_of_halves
static_assert(is<fault_of_plus<tensor<bfloat16, query, dk>, tensor<bfloat16, query, dk>>,
                 fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::plus, bfloat16>>);
static_assert(!can_plus<tensor<bfloat16, query, dk>, tensor<bfloat16, query, dk>> && can_plus<queries, queries>);

// gelu_approximated_by_an_argument
static_assert(is<detail::fault_of<detail::gelu_operation, queries, char[5]>,
                 fault::an_operand_is_one_too_many<fault::in::gelu, char[5]>>);
static_assert(![](auto const& o) { return requires { gelu(o, "tanh"); }; }(queries{}) && can_gelu_tanh<queries>);

// cross_entropy_of_a_softmax
static_assert(is<fault_of_cross_entropy<weights_type, Key, targets_type>,
                 fault::cross_entropy_takes_the_softmax_itself_so_give_it_logits<fault::in::cross_entropy,
                                                                                 weights_type>>);
static_assert(!can_cross_entropy<weights_type, Key, targets_type> && can_cross_entropy<logits_type, Key, targets_type>);

// cross_entropy_over_another_axis
static_assert(is<fault_of_cross_entropy<logits_type, Query, tensor<int, batch, key>>,
                 fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<key, query>>);
static_assert(!can_cross_entropy<logits_type, Query, tensor<int, batch, key>> &&
              can_cross_entropy<logits_type, Key, targets_type>);

// cross_entropy_of_swapped_operands
static_assert(is<fault_of_cross_entropy<tensor<int, query, key>, Key, floats<query, key>>,
                 fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::cross_entropy, int>>);
static_assert(!can_cross_entropy<tensor<int, query, key>, Key, floats<query, key>> &&
              can_cross_entropy<floats<query, key>, Key, tensor<int, query>>);

// cross_entropy_of_targets_in_fractions
static_assert(is<fault_of_cross_entropy<logits_type, Key, floats<batch, query>>,
                 fault::tokens_and_targets_are_whole_numbers<fault::in::cross_entropy, float>>);
static_assert(!can_cross_entropy<logits_type, Key, floats<batch, query>> &&
              can_cross_entropy<logits_type, Key, targets_type>);

// cross_entropy_of_targets_along_the_axis
static_assert(is<fault_of_cross_entropy<logits_type, Key, tensor<int, batch, query, key>>,
                 fault::tokens_and_targets_are_places_along_this_axis_and_do_not_have_it<
                     fault::in::cross_entropy, key>>);
static_assert(!can_cross_entropy<logits_type, Key, tensor<int, batch, query, key>> &&
              can_cross_entropy<logits_type, Key, targets_type>);

// cross_entropy_of_targets_without_the_batch
static_assert(is<fault_of_cross_entropy<logits_type, Key, tensor<int, query>>,
                 fault::cross_entropy_needs_one_target_for_each_row_of_logits<
                     fault::in::cross_entropy, shape_t<batch, query>, shape_t<query>>>);
static_assert(!can_cross_entropy<logits_type, Key, tensor<int, query>> &&
              can_cross_entropy<logits_type, Key, targets_type>);

// ignored_target_as_a_number
static_assert(is<fault_of_cross_entropy<logits_type, Key, targets_type, int>,
                 fault::cross_entropy_takes_logits_and_targets_and_perhaps_an_ignored_target_as_in_ignored_of_it<
                     fault::in::cross_entropy, int>>);
static_assert(!can_cross_entropy<logits_type, Key, targets_type, int> &&
              can_cross_entropy<logits_type, Key, targets_type, ignored>);

// cross_entropy_without_its_axis
static_assert(is<fault_of_naming<fault::in::cross_entropy, logits_type>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<
                     fault::in::cross_entropy, shape_t<batch, query, key>>>);
static_assert(![](auto const&... o) { return requires { cross_entropy(o...); }; }(logits_type{}, targets_type{}) &&
              can_cross_entropy<logits_type, Key, targets_type>);

// tokens_in_fractions
static_assert(is<fault_of_embed<table_type, Vocabulary, floats<batch, times>>,
                 fault::tokens_and_targets_are_whole_numbers<fault::in::embed, float>>);
static_assert(!can_embed<table_type, Vocabulary, floats<batch, times>> &&
              can_embed<table_type, Vocabulary, tokens_type>);

// tokens_that_have_the_vocabulary
static_assert(is<fault_of_embed<table_type, Vocabulary, tensor<int, times, words>>,
                 fault::tokens_and_targets_are_places_along_this_axis_and_do_not_have_it<fault::in::embed, words>>);
static_assert(!can_embed<table_type, Vocabulary, tensor<int, times, words>> &&
              can_embed<table_type, Vocabulary, tensor<int, times>>);

// tokens_that_have_the_features
static_assert(is<fault_of_embed<table_type, Vocabulary, tensor<int, model>>,
                 fault::the_result_would_name_an_axis_twice_so_rename_one<fault::in::embed, shape_t<model, model>>>);
static_assert(!can_embed<table_type, Vocabulary, tensor<int, model>> &&
              can_embed<table_type, Vocabulary, tensor<int, times>>);

// embed_without_its_axis
static_assert(is<fault_of_naming<fault::in::embed, table_type>,
                 fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<fault::in::embed,
                                                                                         shape_t<words, model>>>);
static_assert(![](auto const&... o) { return requires { embed(o...); }; }(table_type{}, tokens_type{}) &&
              can_embed<table_type, Vocabulary, tokens_type>);

// embed_tokens_before_the_table
static_assert(is<fault_of_embed<tensor<int, times>, Vocabulary, table_type>,
                 fault::the_tensor_has_no_such_axis<fault::in::embed, axis_name<Vocabulary>, shape_t<times>>>);
static_assert(!can_embed<tensor<int, times>, Vocabulary, table_type> &&
              can_embed<table_type, Vocabulary, tensor<int, times>>);

// unembed_other_features
static_assert(is<fault_of_unembed<outputs, Vocabulary, table_type>,
                 fault::unembed_compares_x_by_the_features_of_the_table_but_x_lacks_them<model,
                                                                                         shape_t<batch, query, dv>>>);
static_assert(!can_unembed<outputs, Vocabulary, table_type> && can_unembed<input, Vocabulary, table_type>);

// unembed_along_the_features
static_assert(is<fault_of_unembed<input, Model, table_type>,
                 fault::unembed_gives_logits_along_an_axis_that_x_has_already<model, shape_t<batch, times, model>>>);
static_assert(!can_unembed<input, Model, table_type> && can_unembed<input, Vocabulary, table_type>);

// unembed_the_table_before_x
static_assert(is<fault_of_unembed<table_type, Vocabulary, input>,
                 fault::the_tensor_has_no_such_axis<fault::in::unembed, axis_name<Vocabulary>, shape_type_of<input>>>);
static_assert(!can_unembed<table_type, Vocabulary, input> && can_unembed<input, Vocabulary, table_type>);

// softmax_of_unembedded_over_time
using unembedded = decltype(unembed<Vocabulary>(x, table_type{}));
static_assert(is<fault_of_softmax<unembedded, Time>,
                 fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<words, times>>);
static_assert(!can_softmax<unembedded, Time> && can_softmax<unembedded, Vocabulary>);

// unembed_by_a_table_of_three_axes
static_assert(is<fault_of_unembed<input, Vocabulary, floats<words, Head<H>, model>>,
                 fault::unembed_needs_a_table_with_the_named_axis_and_one_of_features<
                     shape_t<words, Head<H>, model>>>);
static_assert(!can_unembed<input, Vocabulary, floats<words, Head<H>, model>> &&
              can_unembed<input, Vocabulary, table_type>);

// sinusoidal_positions_of_odd_features
static_assert(is<fault_of_sinusoidal_positions<float, times, Model<7>>,
                 fault::sinusoidal_positions_needs_an_even_number_of_features_a_sine_and_a_cosine_for_each_frequency<
                     Model<7>>>);
static_assert(!can_sinusoidal_positions<float, times, Model<7>> &&
              can_sinusoidal_positions<float, times, Model<8>>);

// sinusoidal_positions_without_extents
static_assert(is<fault_of_extents<fault::in::sinusoidal_positions, Time, Model>,
                 fault::an_axis_needs_its_extent_here<fault::in::sinusoidal_positions, axis_name<Time>>>);
static_assert(![](auto const& o) { return requires { sinusoidal_positions<decltype(o), Time, Model>(); }; }(0.0f) &&
              can_sinusoidal_positions<float, times, Model<8>>);

// swiglu_of_swapped_operands
static_assert(is<fault_of_swiglu<up<queries>, gate<queries>>,
                 fault::swiglu_needs_the_gate_first_and_then_the_up_that_it_is_multiplied_with<up<queries>,
                                                                                              gate<queries>>>);
static_assert(!can_swiglu<up<queries>, gate<queries>> && can_swiglu<gate<queries>, up<queries>>);

// swiglu_of_two_gates
static_assert(is<fault_of_swiglu<gate<queries>, gate<queries>>,
                 fault::swiglu_needs_the_gate_first_and_then_the_up_that_it_is_multiplied_with<gate<queries>,
                                                                                              gate<queries>>>);
static_assert(!can_swiglu<gate<queries>, gate<queries>> && can_swiglu<gate<queries>, up<queries>>);

// swiglu_of_unsaid_operands
static_assert(is<fault_of_swiglu<queries, queries>,
                 fault::swiglu_needs_its_operands_said_as_in_gate_of_a_and_up_of_b<queries>>);
static_assert(!can_swiglu<queries, queries> && can_swiglu<gate<queries>, up<queries>>);

// swiglu_of_other_axes
static_assert(is<fault_of_swiglu<gate<queries>, up<keys>>,
                 fault::swiglu_needs_a_gate_and_an_up_with_the_same_axes<shape_t<batch, query, dk>,
                                                                         shape_t<batch, key, dk>>>);
static_assert(!can_swiglu<gate<queries>, up<keys>> && can_swiglu<gate<keys>, up<keys>>);

// swiglu_of_weights
static_assert(is<fault_of_swiglu<gate<weights_type>, up<weights_type>>,
                 fault::scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<fault::in::swiglu,
                                                                                             weights_type>>);
static_assert(!can_swiglu<gate<weights_type>, up<weights_type>> && can_swiglu<gate<outputs>, up<outputs>>);

// drop_out_of_weights
static_assert(is<fault_of_drop_out<weights_type, a_dropout>,
                 fault::weights_are_dropped_out_by_dropped_out_which_names_their_queries<weights_type>>);
static_assert(!can_drop_out<weights_type, a_dropout> && can_dropped_out<weights_type, Query, a_dropout>);

// drop_out_of_scores
static_assert(is<fault_of_drop_out<logits_type, a_dropout>,
                 fault::scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<fault::in::drop_out,
                                                                                             logits_type>>);
static_assert(!can_drop_out<logits_type, a_dropout> && can_drop_out<queries, a_dropout>);

// drop_out_by_a_bare_probability
static_assert(is<fault_of_drop_out<queries, float>, fault::drop_out_takes_a_dropout_and_this_is_none<float>>);
static_assert(!can_drop_out<queries, float> && can_drop_out<queries, a_dropout>);

// Gradients and modules --------------------------------------------------------------------------------------------

template <class X>
using followed = detail::tracked_as<X>;
template <class Function, class X>
using loss_of = decltype(std::declval<Function>()(std::declval<followed<X> const&>()));

// gradient_of_argmax
static_assert(is<fault_of_argmax<followed<queries>, Dk>,
                 fault::the_operation_has_no_gradient_so_say_value_of_its_operand<fault::in::argmax>>);
static_assert(!can_argmax<followed<queries>, Dk> && can_argmax<queries, Dk>);

// gradient_beside_a_length
using some_keys = floats<up_to<key>, dk>;
static_assert(
    is<fault_of_contract<followed<queries>, some_keys, Dk>,
       fault::gradients_of_an_operation_on_lengths_that_are_known_at_run_time_are_not_there_yet_so_say_exactly<
           fault::in::contract, some_keys>>);
static_assert(!can_contract<followed<queries>, some_keys, Dk> && can_contract<queries, some_keys, Dk> &&
              can_contract<followed<queries>, floats<key, dk>, Dk>);

// gradient_of_a_module_of_floats_and_doubles
template <class T, class OfMean = double>
struct with_a_mean {
    BOOST_HANA_DEFINE_STRUCT(with_a_mean, (tensor<T, model>, w), (tensor<OfMean, model>, running_mean));
};
using sum_of_w = decltype([](auto const& m) { return sum(m.w); });
static_assert(
    is<fault_of_value_and_gradient<sum_of_w, with_a_mean<float>>,
       fault::every_tensor_of_fractions_in_a_module_with_a_gradient_is_of_the_element_type_that_it_is_a_template_of<
           with_a_mean<float>, tensor<double, model>>>);
static_assert(!can_value_and_gradient<sum_of_w, with_a_mean<float>> &&
              can_value_and_gradient<sum_of_w, with_a_mean<float, float>>);

// gradient_and_a_constant_assigned
static_assert(is<conversion<queries, followed<queries>>,
                 fault::a_tensor_whose_gradient_is_asked_for_is_not_assigned_a_constant_so_give_that_a_name_of_its_own<
                     queries, followed<queries>>>);
static_assert(![](auto const& c) { return requires(followed<queries> h) { h = c; }; }(queries{}) &&
              std::is_assignable_v<followed<queries>&, followed<queries>>);

// gradient_of_a_whole_tensor
using squared = decltype([](auto const& a) { return a * a; });
using mean_square = decltype([](auto const& a) { return mean(a * a); });
static_assert(is<fault_of_loss<loss_of<squared, queries>>,
                 fault::value_and_gradient_needs_a_function_that_returns_one_number_so_take_its_sum_or_mean<
                     shape_t<batch, query, dk>>>);
static_assert(!can_loss<loss_of<squared, queries>> && can_loss<loss_of<mean_square, queries>>);

// gradient_of_what_does_not_depend
using of_values = decltype([](auto const& a) { return sum(value_of(a)); });
static_assert(is<fault_of_loss<loss_of<of_values, queries>>,
                 fault::value_and_gradient_needs_a_result_that_depends_on_an_argument_with_a_gradient<tensor<float>>>);
static_assert(!can_loss<loss_of<of_values, queries>> && can_loss<loss_of<mean_square, queries>>);

// gradient_of_whole_numbers
using whole_keys = tensor<int, Key<T>>;
static_assert(
    is<fault_of_value_and_gradient<mean_square, whole_keys>,
       fault::value_and_gradient_needs_an_argument_with_a_gradient_a_tensor_of_floats_or_a_module<whole_keys>>);
static_assert(!can_value_and_gradient<mean_square, whole_keys> &&
              can_value_and_gradient<mean_square, floats<Key<T>>, whole_keys>);

// gradient_of_a_function_of_floats
using of_floats = float (*)(float);
using of_any = decltype([](auto x_) { return x_ * x_; });
static_assert(is<fault_of_map<of_floats, followed<queries>>,
                 fault::a_gradient_needs_a_function_of_any_type_of_number_as_a_generic_lambda_is<fault::in::map,
                                                                                              of_floats>>);
static_assert(!can_map<of_floats, followed<queries>> && can_map<of_any, followed<queries>> &&
              can_map<of_floats, queries>);

// gradient_of_a_score_function_of_floats
using scored_by_floats = float (*)(float, index_of<Key>);
using scored_by_any = decltype([](auto s, index_of<Key>) { return s * s; });
static_assert(is<fault_of_scores<followed<queries>, keys, score_with<scored_by_floats>>,
                 fault::a_gradient_needs_a_score_function_of_any_type_of_score_as_a_generic_lambda_is<scored_by_floats,
                                                                                                   float>>);
static_assert(!can_scores<followed<queries>, keys, score_with<scored_by_floats>> &&
              can_scores<followed<queries>, keys, score_with<scored_by_any>>);

// gradient_into_a_destination
static_assert(is<detail::fault_of<detail::softmax_operation<axis_name<Dk>>, destination<queries>, followed<queries>>,
                 fault::an_operation_whose_gradient_is_asked_for_returns_its_result_so_leave_into_out<
                     fault::in::softmax>>);
static_assert(![](auto out, auto const& a) { return requires { softmax<Dk>(into(out), a); }; }(queries{},
                                                                                            followed<queries>{}) &&
              can_softmax<followed<queries>, Dk>);

// gradient_lost_in_a_sum_of_values
static_assert(
    is<fault_of_plus_assign<queries&, followed<queries>>,
       fault::a_tensor_of_values_is_not_changed_by_one_whose_gradient_is_asked_for_so_say_a_equals_a_plus_b<
           fault::in::plus, queries, followed<queries>>>);
static_assert(!can_plus_assign<queries&, followed<queries>> && can_plus_assign<followed<queries>&, followed<queries>>);

// gradient_of_queries_into_keys
static_assert(is<fault_of_minus_assign<to_keys&, decltype(0.1f * to_queries{})>,
                 fault::a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor<
                     fault::in::minus, to_keys, to_queries>>);
static_assert(!can_minus_assign<to_keys&, decltype(0.1f * to_queries{})> &&
              can_minus_assign<to_queries&, decltype(0.1f * to_queries{})>);

// gradient_of_a_module_of_floats
struct only_floats {
    BOOST_HANA_DEFINE_STRUCT(only_floats, (tensor<float, model>, w));
};
template <class Element>
struct any_elements {
    BOOST_HANA_DEFINE_STRUCT(any_elements, (tensor<Element, model>, w));
};
static_assert(
    is<fault_of_value_and_gradient<mean_square, only_floats>,
       fault::a_module_of_which_a_gradient_is_asked_for_is_a_template_of_its_element_type_or_says_with_element<
           only_floats>>);
static_assert(!can_value_and_gradient<mean_square, only_floats> &&
              can_value_and_gradient<mean_square, any_elements<float>>);

// elements_read_inside_a_gradient
using read_inside =
    fault::elements_whose_gradient_is_asked_for_are_read_by_slice_or_say_value_of<followed<queries>>;
static_assert(is_fault<read_inside>);
static_assert(![](auto const& a) { return requires { a(0, 0, 0); }; }(followed<queries>{}) &&
              can_slice<followed<queries>, Query, int>);

using up_weights = linear_weights<float, model, Hidden<H>>;

// linear_by_weights_of_the_way_back
using back_weights = output_projection<float, model, Hidden<H>>;
static_assert(is<fault_of_linear<input, back_weights>,
                 fault::the_weights_need_their_role_as_in_linear_weights_or_output_projection<fault::in::linear,
                                                                                          back_weights>>);
static_assert(!can_linear<input, back_weights> && can_linear<input, up_weights>);

// linear_by_transposed_weights
using transposed_weights = linear_weights<float, Hidden<H>, model>;
static_assert(is<fault_of_linear<input, transposed_weights>,
                 fault::the_weights_sum_over_what_comes_first_in_them_but_x_lacks_it<
                     fault::in::linear, Hidden<H>, shape_t<batch, times, model>>>);
static_assert(!can_linear<input, transposed_weights> && can_linear<input, up_weights>);

// linear_with_an_output_bias
static_assert(is<fault_of_linear<input, up_weights, output_bias<float, Hidden<H>>>,
                 fault::the_bias_needs_its_role_as_in_linear_bias_or_output_bias<fault::in::linear,
                                                                              output_bias<float, Hidden<H>>>>);
static_assert(!can_linear<input, up_weights, output_bias<float, Hidden<H>>> &&
              can_linear<input, up_weights, linear_bias<float, Hidden<H>>>);

// output_of_heads_without_their_weights
using weights_of_heads = output_projection<float, Head<H>, dv, model>;
static_assert(is<fault_of_project_output<outputs, weights_of_heads>,
                 fault::the_weights_sum_over_what_comes_first_in_them_but_x_lacks_it<
                     fault::in::project_output, Head<H>, shape_t<batch, query, dv>>>);
static_assert(!can_project_output<outputs, weights_of_heads> &&
              can_project_output<floats<batch, Head<H>, query, dv>, weights_of_heads>);

// norm_with_its_bias_for_a_gain
static_assert(is<fault_of_layer_norm<input, Model, norm_bias<float, model>, norm_gain<float, model>>,
                 fault::a_norm_takes_its_gain_first_and_then_its_bias<fault::in::layer_norm, norm_bias<float, model>>>);
static_assert(!can_layer_norm<input, Model, norm_bias<float, model>, norm_gain<float, model>> &&
              can_layer_norm<input, Model, norm_gain<float, model>, norm_bias<float, model>>);

using forward = feed_forward<float, model, Hidden<H>, activation::gelu>;

// module_of_other_features
static_assert(is<fault_of_module<forward, floats<batch, times, dv>, Time, model>,
                 fault::a_module_takes_x_that_ends_with_its_features<forward, model, shape_t<batch, times, dv>>>);
static_assert(![](auto const& o) { return requires { forward{}(o); }; }(floats<batch, times, dv>{}) &&
              no_fault<fault_of_module<forward, input, Time, model>>);

// module_of_queries
static_assert(is<fault_of_module<forward, floats<batch, query, model>, Time, model>,
                 fault::a_module_takes_x_whose_positions_stand_before_its_features<forward, axis_name<Time>,
                                                                                   shape_t<batch, query, model>>>);
static_assert(![](auto const& o) { return requires { forward{}(o); }; }(floats<batch, query, model>{}) &&
              no_fault<fault_of_module<forward, input, Time, model>>);

// step_with_the_gradient_of_another_model
using wider = feed_forward<float, model, Hidden<H + 1>, activation::gelu>;
static_assert(is<fault_of_step<forward, forward, wider>,
                 fault::modules_that_are_gone_through_together_have_one_type_but_for_their_elements<forward, wider>>);
static_assert(![](auto rule, auto f, auto const& g) { return requires { rule.step(f, g, 0.1); }; }(
                  sgd<forward>{forward{}}, forward{}, wider{}) &&
              no_fault<fault_of_step<forward, forward, forward>>);

// parameters_of_no_module
struct nothing_declared {
    tensor<float, model> w;
};
static_assert(is<fault_of_for_each_parameter<nothing_declared>,
                 fault::a_module_is_a_hana_struct_of_tensors_and_of_modules<nothing_declared>>);
static_assert(!can_for_each_parameter<nothing_declared> && can_for_each_parameter<forward>);

// parameters_out_of_sight
template <class Layers>
struct model_of_layers {
    BOOST_HANA_DEFINE_STRUCT(model_of_layers, (Layers, layers));
};
template <class X>
struct in_a_container {
    using value_type = X;
};
using in_layers = model_of_layers<in_a_container<forward>>;
static_assert(
    is<fault_of_for_each_parameter<in_layers>,
       fault::a_member_of_a_module_holds_tensors_out_of_sight_so_make_it_a_hana_struct_or_say_repeated<
           in_layers, in_a_container<forward>>>);
static_assert(!can_for_each_parameter<in_layers> && can_for_each_parameter<model_of_layers<forward>>);

// gradient_of_a_struct_without_its_line
template <class T>
struct head_of_a_model {
    BOOST_HANA_DEFINE_STRUCT(head_of_a_model, (tensor<T, model>, bias), (nothing_declared, inner));
};
template <class T>
struct head_with_its_line {
    BOOST_HANA_DEFINE_STRUCT(head_with_its_line, (tensor<T, model>, bias), (model_of_layers<tensor<T, model>>, inner));
};
constexpr auto loss_of_a_head = [](auto const& it) { return sum(it.bias); };
static_assert(
    is<fault_of_value_and_gradient<decltype(loss_of_a_head), head_of_a_model<float>>,
       fault::a_member_of_a_module_holds_tensors_out_of_sight_so_make_it_a_hana_struct_or_say_repeated<
           head_of_a_model<float>, nothing_declared>>);
static_assert(!can_value_and_gradient<decltype(loss_of_a_head), head_of_a_model<float>> &&
              can_value_and_gradient<decltype(loss_of_a_head), head_with_its_line<float>>);

// gradient_written_to_a_view
using viewed_row = tracked_view<tensor<tracked<float>, Dk<K>>>;
using viewed_rows = tracked_view<tensor<tracked<float>, Query<T>, Dk<K>>>;
static_assert(is<fault_of_assign<viewed_row&&, tensor<tracked<float>, Dk<K>>>,
                 fault::a_view_is_only_read_where_a_gradient_is_asked_for_so_make_a_new_tensor_as_by_concat_or_where<
                     fault::in::assign, tensor<tracked<float>, Dk<K>>>>);
static_assert(!can_assign<viewed_row&&, tensor<tracked<float>, Dk<K>>> &&
              can_assign<tensor<tracked<float>, Dk<K>>&, tensor<tracked<float>, Dk<K>>>);

// gradient_added_to_a_view
static_assert(is<fault_of_times_assign<viewed_rows&, float>,
                 fault::a_view_is_only_read_where_a_gradient_is_asked_for_so_make_a_new_tensor_as_by_concat_or_where<
                     fault::in::times, tensor<tracked<float>, Query<T>, Dk<K>>>>);
static_assert(!can_times_assign<viewed_rows&, float> &&
              can_times_assign<tensor<tracked<float>, Query<T>, Dk<K>>&, float>);

// gradient_of_a_member_beside_its_line
template <class T>
struct scaled_weights {
    BOOST_HANA_DEFINE_STRUCT(scaled_weights, (tensor<T, model>, w));
    float temperature = 1;
};
template <class T>
struct scaled_in_line {
    BOOST_HANA_DEFINE_STRUCT(scaled_in_line, (tensor<T, model>, w), (float, temperature));
};
using sum_of_scaled = decltype([](auto const& it) { return sum(it.w); });
static_assert(is<fault_of_value_and_gradient<sum_of_scaled, scaled_weights<float>>,
                 fault::every_member_of_a_module_stands_in_its_line_of_hana_but_there_is_one_more<
                     scaled_weights<float>>>);
static_assert(!can_value_and_gradient<sum_of_scaled, scaled_weights<float>> &&
              can_value_and_gradient<sum_of_scaled, scaled_in_line<float>>);
// Borders with other programs ---------------------------------------------------------------------------------------

using borders::can_as_mdspan;
using borders::can_as_span;
using borders::can_memory_of;
using borders::can_read;
using borders::can_view;
using dlpack::can_give;
using dlpack::can_share;

using matrix_of_floats = borders::memory<float, 2>;
using view_of_queries = tensor_view<float, query, dk>;
using own_queries = floats<query, dk>;

// memory_with_more_axes_than_declared
static_assert(is<borders::fault_of_view<view_of_queries, borders::memory<float, 3>>,
                 fault::memory_has_another_number_of_axes_than_the_declared_shape<
                     fault::in::view_of_memory, shape_t<query, dk>, borders::axes_given<3>>>);
static_assert(!can_view<view_of_queries, borders::memory<float, 3>> &&
              can_view<tensor_view<float, batch, query, dk>, borders::memory<float, 3>>);

// memory_viewed_as_other_elements
static_assert(is<borders::fault_of_view<view_of_queries, borders::memory<double, 2>>,
                 fault::memory_has_elements_of_another_type_than_declared_which_read_converts<double, float>>);
static_assert(!can_view<view_of_queries, borders::memory<double, 2>> &&
              can_view<tensor_view<double, query, dk>, borders::memory<double, 2>>);

// memory_viewed_by_a_tensor
static_assert(is<borders::fault_of_view<own_queries, matrix_of_floats>,
                 fault::memory_is_viewed_by_a_tensor_view_or_a_strided_view<own_queries>>);
static_assert(!can_view<own_queries, matrix_of_floats> && can_read<own_queries, matrix_of_floats>);

// memory_read_as_a_view
static_assert(
    is<borders::fault_of_read<view_of_queries, matrix_of_floats>,
       fault::memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<view_of_queries>>);
static_assert(!can_read<view_of_queries, matrix_of_floats> &&
              can_view<view_of_queries, matrix_of_floats>);

// memory_of_fractions_read_as_whole_numbers
static_assert(is<borders::fault_of_read<tensor<int, query, dk>, matrix_of_floats>,
                 fault::memory_has_elements_that_do_not_convert_to_the_declared_type_without_loss<float, int>>);
static_assert(!can_read<tensor<int, query, dk>, matrix_of_floats> &&
              can_read<tensor<double, query, dk>, matrix_of_floats>);

// memory_of_const_elements_viewed_for_writing
using matrix_of_const = borders::memory<float const, 2>;
static_assert(is<borders::fault_of_view<view_of_queries, matrix_of_const>,
                 fault::a_view_through_which_values_change_is_not_had_of_const_ones<float const, view_of_queries>>);
static_assert(!can_view<view_of_queries, matrix_of_const> &&
              can_view<tensor_view<float const, query, dk>, matrix_of_const>);

// memory_that_is_a_pointer
static_assert(
    is<borders::fault_of_read<own_queries, float*>,
       fault::what_comes_is_no_memory_that_heed_has_a_header_for_in_heed_borders<fault::in::read_of_memory, float*>>);
static_assert(!can_read<own_queries, float*> && can_read<own_queries, matrix_of_floats>);

// memory_of_a_temporary
static_assert(is<borders::fault_of_memory_of<transposed<keys>>,
                 fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                     fault::in::memory_of, transposed<keys>>>);
static_assert(!can_memory_of<transposed<keys>> && can_memory_of<transposed<keys>&>);

using transposed_view_of_keys = decltype(transpose_view(k));

// span_of_a_transposed_view
static_assert(is<borders::fault_of_as_span<transposed_view_of_keys>,
                 fault::a_span_needs_values_in_a_row_so_make_it_of_as_tensor_of_the_view<transposed_view_of_keys>>);
static_assert(!can_as_span<transposed_view_of_keys> && can_as_span<transposed<keys>&>);

// dlpack_of_characters
static_assert(is<dlpack::fault_of_share<tensor<wchar_t, key>&>, fault::dlpack_has_no_such_element_type<wchar_t>>);
static_assert(!can_share<tensor<wchar_t, key>&> && can_share<tensor<int, key>&>);

// dlpack_of_const_elements_without_a_version
static_assert(is<dlpack::fault_of_share<keys const&, dlpack::managed_tensor>,
                 fault::a_dlpack_tensor_without_a_version_cannot_say_that_its_elements_are_only_read<keys>>);
static_assert(!can_share<keys const&, dlpack::managed_tensor> &&
              can_share<keys const&, dlpack::managed_tensor_versioned>);

// dlpack_given_a_view
static_assert(is<dlpack::fault_of_give<transposed_view_of_keys>,
                 fault::dlpack_gives_away_values_that_a_tensor_owns_so_share_a_view_or_give_as_tensor_of_it<
                     transposed_view_of_keys>>);
static_assert(!can_give<transposed_view_of_keys> && can_give<transposed<keys>>);

// mdspan_of_other_sizes
using in_view = fault::in::view_of_memory;
template <std::size_t... Extents>
using sizes_of_mdspan = mdspan_like::extents<std::size_t, Extents...>;
using wider_mdspan = mdspan_like::mdspan<float, sizes_of_mdspan<T, K + 1>>;
static_assert(is<borders::fault_of_view<view_of_queries, wider_mdspan const&>,
                 fault::memory_has_another_number_of_elements_along_the_declared_axis<in_view, dk,
                                                                                      values_given<K + 1>>>);
static_assert(!can_view<view_of_queries, wider_mdspan const&> &&
              can_view<tensor_view<float, query, Dk<K + 1>>, wider_mdspan const&>);

// mdspan_in_columns_viewed_by_rows
using mdspan_in_columns = mdspan_like::mdspan<float, sizes_of_mdspan<T, K>, mdspan_like::layout_left>;
static_assert(
    is<borders::fault_of_view<view_of_queries, mdspan_in_columns const&>,
       fault::memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<
           query, borders::apart_by<static_cast<std::ptrdiff_t>(K)>, borders::apart_by<1>>>);
static_assert(!can_view<view_of_queries, mdspan_in_columns const&> &&
              can_view<strided_view<float, strides<1, T>, query, dk>, mdspan_in_columns const&>);

// mdspan_in_tiles
using mdspan_in_tiles = mdspan_like::mdspan<float, sizes_of_mdspan<T, K>, mdspan_like::layout_tiled>;
static_assert(is<borders::fault_of_read<own_queries, mdspan_in_tiles>,
                 fault::an_mdspan_has_elements_at_strides_in_every_layout_that_heed_views_or_reads<
                     mdspan_like::layout_tiled>>);
static_assert(!can_read<own_queries, mdspan_in_tiles> &&
              can_read<own_queries, mdspan_like::mdspan<float, sizes_of_mdspan<T, K>>>);

// mdspan_of_a_view_that_repeats
using repeated_rows = strided_view<float const, strides<0, 1>, query, dk>;
static_assert(is<borders::fault_of_as_mdspan<repeated_rows const&, mdspan_like::family>,
                 fault::elements_of_an_mdspan_share_no_place_so_hand_over_as_tensor_of_the_view<repeated_rows>>);
static_assert(!can_as_mdspan<repeated_rows const&, mdspan_like::family> &&
              can_as_mdspan<own_queries const&, mdspan_like::family>);

// mdspan_that_the_library_lacks
static_assert(is<borders::fault_of_as_mdspan<keys const&, borders::no_mdspan>,
                 fault::there_is_no_mdspan_in_this_standard_library_so_name_a_family_of_types_that_has_one<keys>>);
static_assert(!can_as_mdspan<keys const&, borders::no_mdspan> && can_as_mdspan<keys const&, mdspan_like::family>);

using io::can_read_npy;
using io::can_write_npy;
template <class X, class Order>
concept can_read_safetensors = safetensors::can_read<X, Order>;
template <class X, class Order>
concept can_read_npz = npz::can_read<X, Order>;

// npy_file_read_as_logits
using logits_of_a_file = logits<Key, Dk, float, query, key>;
static_assert(is<io::fault_of_read_npy<logits_of_a_file>,
                 fault::an_npy_file_is_read_into_a_plain_tensor_with_values_of_its_own<logits_of_a_file>>);
static_assert(!can_read_npy<logits_of_a_file> && can_read_npy<floats<query, key>>);

// npy_file_of_a_number
static_assert(is<io::fault_of_write_npy<float>, fault::an_npy_file_is_written_from_a_tensor<float>>);
static_assert(!can_write_npy<float> && can_write_npy<tensor<float>>);

// npy_file_of_bfloat16
static_assert(is<io::fault_of_write_npy<tensor<bfloat16, query>>,
                 fault::npy_files_have_no_such_element_type<bfloat16>>);
static_assert(!can_write_npy<tensor<bfloat16, query>> && can_write_npy<floats<query>>);

// safetensors_with_features_before_heads
using headed_weights = projection<Query, float, model, Head<H>, dk>;
template <class... Merged>
using output_first = decltype(stored::stored_as<Head, Dk, Model>(Merged{}...));
using features_before_heads = output_first<stored::merged_axes<axis_name<Dk>, axis_name<Head>>>;
using heads_before_features = output_first<stored::merged_axes<axis_name<Head>, axis_name<Dk>>>;
static_assert(is<safetensors::fault_of_read<headed_weights, features_before_heads>,
                 fault::merged_names_two_axes_or_more_that_stand_side_by_side_in_the_file<
                     shape_t<Head<H>, dk, model>, axis_name<Dk>, axis_name<Head>>>);
static_assert(!can_read_safetensors<headed_weights, features_before_heads> &&
              can_read_safetensors<headed_weights, heads_before_features>);

// safetensors_viewed_in_another_order
using keys_in_columns = strided_view<float const, strides<1, S>, key, dk>;
static_assert(is<safetensors::fault_of_view_in_another_order<keys_in_columns>,
                 fault::a_view_has_the_axes_of_the_file_in_their_order_so_permute_view_it<keys_in_columns>>);
template <class X>
concept can_view_safetensors = safetensors::can_view<X>;
static_assert(!can_view_safetensors<keys_in_columns> && can_view_safetensors<tensor_view<float const, dk, key>>);

// npz_file_stored_as_two_of_three_axes
using stored_weights = floats<model, Head<H>, dk>;
static_assert(is<npz::fault_of_read<stored_weights, stored::stored_order<axis_name<Head>, axis_name<Dk>>>,
                 fault::stored_as_names_every_axis_of_the_tensor_once_but_these_are_missing<
                     shape_t<model, Head<H>, dk>, shape_t<model>>>);
static_assert(!can_read_npz<stored_weights, stored::stored_order<axis_name<Head>, axis_name<Dk>>> &&
              can_read_npz<stored_weights, stored::stored_order<axis_name<Head>, axis_name<Dk>, axis_name<Model>>>);

// safetensors_of_a_module_of_letters
template <class T>
struct weights_with_a_name {
    BOOST_HANA_DEFINE_STRUCT(weights_with_a_name, (tensor<float, model>, gain), (tensor<T, Time<5>>, name));
};
template <class Module>
concept can_load_safetensors = no_fault<safetensors::fault_of_load<Module>>;
static_assert(is<safetensors::fault_of_load<weights_with_a_name<wchar_t>>,
                 fault::safetensors_files_have_no_such_element_type<wchar_t>>);
static_assert(!can_load_safetensors<weights_with_a_name<wchar_t>> &&
              can_load_safetensors<weights_with_a_name<std::uint8_t>>);

}  // namespace
