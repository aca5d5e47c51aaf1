// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Every rule of every operation: the fault itself, and next to it the right twin, which has none. All of it for extents
// that are different primes, and again for extents that are all 4: names do the work, not sizes.
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/expect_shape.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/outer.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/axes.hpp>

#include <boost/hana/integral_constant.hpp>

#include <complex>
#include <type_traits>

namespace {

using namespace heed;
using namespace heed::axes;

template <template <std::size_t> class Name>
using name = axis_name<Name>;

template <class Fault, class Expected>
inline constexpr bool is = __is_same(Fault, Expected);
template <class Fault>
inline constexpr bool right = __is_same(Fault, none);

struct no_tensor {};
enum class colour { red };

struct of_one {
    constexpr float operator()(float x) const { return x; }
};
struct of_two {
    constexpr float operator()(float x, float y) const { return x + y; }
};
struct of_any {
    template <class... T>
    constexpr float operator()(T const&...) const {
        return 0;
    }
};
struct of_nothing {
    constexpr void operator()(float) const {}
};

/// Extents of the axes, and one that is none of them.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, std::size_t Other>
struct faults {
    template <class... Axes>
    using t = tensor<float, Axes...>;
    using b = Batch<B>;
    using q = Query<Q>;
    using k = Key<K>;
    using d = Dk<D>;
    using v = Dv<V>;
    using other_q = Query<Other>;
    using other_k = Key<Other>;
    using other_d = Dk<Other>;

    using scores = t<b, q, k>;
    using logits = decltype(as_logits<Key>(scores{}));
    using weights = decltype(softmax<Key>(logits{}));
    using distribution = decltype(softmax<Key>(scores{}));

    // map ---------------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_map<of_one, scores>> && can_map<of_one, scores>);
    static_assert(right<fault_of_map<of_any, scores const&>>);
    static_assert(
        is<fault_of_map<of_two, scores>,
           fault::the_function_cannot_be_called_with_the_elements_or_returns_nothing<of_two, float>>);
    static_assert(is<fault_of_map<of_one, tensor<no_tensor, q>>,
                     fault::the_function_cannot_be_called_with_the_elements_or_returns_nothing<of_one, no_tensor>>);
    static_assert(is<fault_of_map<of_one, float>, fault::every_operand_must_be_a_tensor<fault::in::map, float>>);
    static_assert(!can_map<of_two, scores> && !can_map<of_one, no_tensor>);
    // A function that returns nothing has no elements to give.
    static_assert(!can_map<of_nothing, scores>);

    // zip ---------------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_zip<of_two, t<q>, scores>> && can_zip<of_two, t<q>, scores>);
    static_assert(right<fault_of_zip<of_two, scores, t<k, q, b>>>);
    static_assert(right<fault_of_zip<of_any, t<>, scores, t<k>, t<q, b>>>);
    static_assert(right<fault_of_zip<of_any, t<q>, tensor<int, q>>>);
    static_assert(is<fault_of_zip<of_two, t<q>, t<k>>,
                     fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<shape_t<q>,
                                                                                                         shape_t<k>>>);
    static_assert(is<fault_of_zip<of_two, t<q, d>, t<b, q, k>>,
                     fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<
                         shape_t<b, q, k>, shape_t<q, d>>>);
    static_assert(is<fault_of_zip<of_any, t<b>, t<q, k>, t<q>>,
                     fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<shape_t<q, k>,
                                                                                                         shape_t<b>>>);
    static_assert(is<fault_of_zip<of_two, t<q>, t<other_q, k>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::zip, q, other_q>>);
    static_assert(is<fault_of_zip<of_two, t<b, Query<1>>, t<b, q>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::zip, Query<1>, q>>);
    // Also between operands of which neither is the first.
    static_assert(is<fault_of_zip<of_any, t<>, t<q>, t<other_q>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::zip, q, other_q>>);
    static_assert(is<fault_of_zip<of_any, t<k>, t<b, q, k>, t<b, other_q>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::zip, q, other_q>>);
    static_assert(is<fault_of_zip<of_two, t<q>, float>, fault::every_operand_must_be_a_tensor<fault::in::zip, float>>);
    static_assert(is<fault_of_zip<of_one, t<q>, t<q>>,
                     fault::the_function_cannot_be_called_with_the_elements_or_returns_nothing<of_one, float, float>>);
    static_assert(!can_zip<of_two, t<q>, t<k>> && !can_zip<of_any, t<>, t<q>, t<other_q>>);

    // outer -------------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_outer<t<q>, t<k>>> && can_outer<t<q>, t<k, b>>);
    static_assert(right<fault_of_outer<t<>, t<k>>>);
    static_assert(is<fault_of_outer<t<b, q>, t<k, q>>, fault::outer_needs_operands_that_share_no_axis<shape_t<q>>>);
    static_assert(
        is<fault_of_outer<t<b, q, k>, t<k, q>>, fault::outer_needs_operands_that_share_no_axis<shape_t<q, k>>>);
    static_assert(is<fault_of_outer<t<q>, t<other_q>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::outer, q, other_q>>);
    static_assert(
        is<fault_of_outer<t<q>, tensor<double, k>>,
           fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::outer, float, double>>);
    static_assert(is<fault_of_outer<t<q>, int>, fault::every_operand_must_be_a_tensor<fault::in::outer, int>>);
    static_assert(
        is<fault_of_outer<t<q>, forgotten<mend::b>>, fault::an_operand_is_missing<fault::in::outer, mend::b>>);
    static_assert(!can_outer<t<q>, t<q>>);

    // arithmetic --------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_plus<scores, t<k>>> && can_plus<scores, t<k>> && can_plus<t<q>, scores>);
    static_assert(right<fault_of_minus<scores, float>> && can_minus<int, scores>);
    static_assert(right<fault_of_times<scores, double>> && can_times<logits, distribution>);
    static_assert(right<fault_of_divide<scores, t<>>> && can_divide<t<k, q, b>, scores>);
    static_assert(is<fault_of_plus<t<q>, t<k>>,
                     fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<shape_t<q>,
                                                                                                         shape_t<k>>>);
    static_assert(is<fault_of_times<t<q, d>, t<k, d>>,
                     fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<
                         shape_t<q, d>, shape_t<k, d>>>);
    static_assert(is<fault_of_minus<scores, t<other_k>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::minus, k, other_k>>);
    static_assert(is<fault_of_divide<scores, t<b, q, Key<1>>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::divide, k, Key<1>>>);
    static_assert(
        is<fault_of_plus<scores, tensor<double, k>>,
           fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::plus, float, double>>);
    static_assert(is<fault_of_times<scores, no_tensor>,
                     fault::the_other_operand_is_neither_a_tensor_nor_a_number_of_the_element_type<fault::in::times,
                                                                                                   no_tensor, float>>);
    static_assert(is<fault_of_times<char const*, scores>,
                     fault::the_other_operand_is_neither_a_tensor_nor_a_number_of_the_element_type<
                         fault::in::times, char const*, float>>);
    static_assert(is<fault_of_times<scores, std::complex<float>>,
                     fault::the_other_operand_is_neither_a_tensor_nor_a_number_of_the_element_type<
                         fault::in::times, std::complex<float>, float>>);
    // A scoped enumeration is no number, though a cast could make one of it.
    static_assert(
        is<fault_of_plus<scores, colour>, fault::the_other_operand_is_neither_a_tensor_nor_a_number_of_the_element_type<
                                              fault::in::plus, colour, float>>);
    static_assert(is<fault_of_times<tensor<int, q>, double>,
                     fault::a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor<fault::in::times,
                                                                                                      double, int>>);
    static_assert(is<fault_of_divide<float, tensor<int, q>>,
                     fault::a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor<fault::in::divide,
                                                                                                      float, int>>);
    static_assert(right<fault_of_times<tensor<int, q>, int>> && right<fault_of_times<tensor<float, q>, int>>);
    static_assert(!can_plus<t<q>, t<k>> && !can_minus<t<q>, t<k>> && !can_times<t<q>, t<k>> && !can_divide<t<q>, t<k>>);
    static_assert(!can_plus<tensor<int, q>, float> && can_plus<tensor<int, q>, long>);
    // Elements that have no arithmetic.
    static_assert(!can_plus<tensor<no_tensor, q>, tensor<no_tensor, q>> &&
                  !can_divide<tensor<no_tensor, q>, tensor<no_tensor>>);

    // assignment --------------------------------------------------------------------------------------------------
    template <class A, class X>
    using plus_assign = decltype(detail::rule_of_assignment<fault::in::plus, A, X>());
    static_assert(right<plus_assign<scores, t<k, q>>> && right<plus_assign<scores, int>> &&
                  right<plus_assign<scores, logits>>);
    static_assert(
        is<plus_assign<t<k>, scores>, fault::assignment_needs_the_left_side_to_have_all_axes_of_the_right_side<
                                          fault::in::plus, shape_t<k>, shape_t<b, q, k>>>);
    static_assert(is<plus_assign<t<>, t<q>>, fault::assignment_needs_the_left_side_to_have_all_axes_of_the_right_side<
                                                 fault::in::plus, shape_t<>, shape_t<q>>>);
    static_assert(is<plus_assign<distribution, float>,
                     fault::assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor<fault::in::plus,
                                                                                                      distribution>>);
    static_assert(
        is<plus_assign<logits, scores>,
           fault::assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor<fault::in::plus, logits>>);
    static_assert(
        is<plus_assign<weights, weights>,
           fault::assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor<fault::in::plus, weights>>);
    static_assert(is<plus_assign<tensor<int, q>, double>,
                     fault::a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor<fault::in::plus,
                                                                                                      double, int>>);
    static_assert(
        is<plus_assign<t<q>, t<k>>, fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<
                                        shape_t<q>, shape_t<k>>>);
    static_assert(
        is<plus_assign<t<q>, t<other_q>>, fault::the_same_axis_comes_with_two_extents<fault::in::plus, q, other_q>>);

    // sum, mean, max, argmax --------------------------------------------------------------------------------------
    static_assert(right<fault_of_sum<scores>> && right<fault_of_sum<scores, Key>> && can_sum<scores, Key, Batch>);
    static_assert(right<fault_of_mean<scores, Query>> && can_mean<scores> &&
                  right<fault_of_max<scores, Key, Query, Batch>>);
    static_assert(can_max<scores> && right<fault_of_argmax<scores, Key>> && can_argmax<weights, Key> && can_sum<t<>>);
    static_assert(
        is<fault_of_sum<scores, Dk>, fault::the_tensor_has_no_such_axis<fault::in::sum, name<Dk>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_sum<scores, Key, Dk>,
                     fault::the_tensor_has_no_such_axis<fault::in::sum, name<Dk>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_mean<scores, Time>,
                     fault::the_tensor_has_no_such_axis<fault::in::mean, name<Time>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_max<t<>, Key>, fault::the_tensor_has_no_such_axis<fault::in::max, name<Key>, shape_t<>>>);
    static_assert(
        is<fault_of_argmax<t<q>, Key>, fault::the_tensor_has_no_such_axis<fault::in::argmax, name<Key>, shape_t<q>>>);
    static_assert(is<fault_of_sum<scores, Key, Key>, fault::an_axis_is_named_twice<fault::in::sum, name<Key>>>);
    static_assert(
        is<fault_of_max<scores, Query, Key, Query>, fault::an_axis_is_named_twice<fault::in::max, name<Query>>>);
    static_assert(
        is<fault_of_mean<tensor<int, q>, Query>, fault::mean_needs_elements_with_fractions_so_cast_the_tensor<int>>);
    static_assert(
        is<fault_of_mean<tensor<bool, q>>, fault::mean_needs_elements_with_fractions_so_cast_the_tensor<bool>>);
    static_assert(right<fault_of_sum<tensor<int, q>, Query>> && right<fault_of_max<tensor<int, q>, Query>>);
    static_assert(is<fault_of_sum<float>, fault::every_operand_must_be_a_tensor<fault::in::sum, float>>);
    static_assert(is<fault_of_argmax<float, Key>, fault::every_operand_must_be_a_tensor<fault::in::argmax, float>>);
    static_assert(!can_sum<scores, Dk> && !can_mean<scores, Dk> && !can_max<scores, Dk> && !can_argmax<scores, Dk>);

    // contract ----------------------------------------------------------------------------------------------------
    using queries = t<b, q, d>;
    using keys = t<b, k, d>;
    static_assert(right<fault_of_contract<queries, keys, Dk>> && can_contract<queries, keys, Dk>);
    static_assert(right<fault_of_contract<queries, t<k, d>, Dk>> && right<fault_of_contract<queries, keys, Dk, Batch>>);
    static_assert(right<fault_of_contract<queries const&, keys&&, Batch>>);
    static_assert(
        is<fault_of_contract<queries, keys>,
           fault::contract_needs_at_least_one_axis_to_sum_over_or_ask_for_outer<
               shape_t<b, q, d>, shape_t<b, k, d>, did_you_mean<mend::contract<Dk>(mend::a, mend::b)>>>);
    static_assert(is<fault_of_contract<t<q>, t<k>>,
                     fault::contract_needs_at_least_one_axis_to_sum_over_or_ask_for_outer<shape_t<q>, shape_t<k>>>);
    static_assert(is<fault_of_contract<queries, keys, Key>,
                     fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<
                         name<Key>, shape_t<b, q, d>, shape_t<b, k, d>>>);
    static_assert(is<fault_of_contract<queries, keys, Dk, Query>,
                     fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<
                         name<Query>, shape_t<b, q, d>, shape_t<b, k, d>>>);
    static_assert(is<fault_of_contract<queries, keys, Model>,
                     fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<
                         name<Model>, shape_t<b, q, d>, shape_t<b, k, d>>>);
    static_assert(is<fault_of_contract<queries, t<b, k, v>, Dk>,
                     fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<
                         name<Dk>, shape_t<b, q, d>, shape_t<b, k, v>>>);
    static_assert(is<fault_of_contract<queries, t<k, other_d>, Dk>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::contract, d, other_d>>);
    static_assert(is<fault_of_contract<queries, t<other_q, d>, Dk>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::contract, q, other_q>>);
    static_assert(
        is<fault_of_contract<queries, tensor<double, k, d>, Dk>,
           fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::contract, float, double>>);
    static_assert(
        is<fault_of_contract<queries, keys, Dk, Dk>, fault::an_axis_is_named_twice<fault::in::contract, name<Dk>>>);
    static_assert(
        is<fault_of_contract<queries, float, Dk>, fault::every_operand_must_be_a_tensor<fault::in::contract, float>>);
    static_assert(is<fault_of_contract<logits, t<b, k, v>, Key>,
                     fault::summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor<
                         fault::in::contract, logits>>);
    static_assert(is<fault_of_contract<t<b, k, v>, logits, Key>,
                     fault::summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor<
                         fault::in::contract, logits>>);
    static_assert(right<fault_of_contract<weights, t<b, k, v>, Key>> &&
                  right<fault_of_contract<scores, t<b, k, v>, Key>>);
    static_assert(right<fault_of_contract<logits, t<q>, Query>>);
    static_assert(!can_contract<queries, keys> && !can_contract<queries, keys, Key> &&
                  !can_contract<logits, t<b, k, v>, Key>);

    // transpose, matmul -------------------------------------------------------------------------------------------
    static_assert(right<fault_of_transpose<scores>> && can_transpose<t<q, k>>);
    static_assert(is<fault_of_transpose<t<q>>, fault::transpose_needs_at_least_two_axes<shape_t<q>>>);
    static_assert(is<fault_of_transpose<t<>>, fault::transpose_needs_at_least_two_axes<shape_t<>>>);
    static_assert(is<fault_of_transpose<float>, fault::every_operand_must_be_a_tensor<fault::in::transpose, float>>);
    static_assert(!can_transpose<t<q>>);

    static_assert(right<fault_of_matmul<queries, t<b, d, k>>> && can_matmul<t<q, d>, t<b, d, k>>);
    static_assert(
        is<fault_of_matmul<queries, keys>,
           fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<d, k>>);
    static_assert(is<fault_of_matmul<queries, t<b, v, k>>,
                     fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<d, v>>);
    static_assert(is<fault_of_matmul<t<b, q, k>, t<b, d, v>>,
                     fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<k, d>>);
    static_assert(is<fault_of_matmul<t<q>, t<q, k>>,
                     fault::matmul_needs_operands_with_at_least_two_axes<shape_t<q>, shape_t<q, k>>>);
    static_assert(is<fault_of_matmul<t<q, k>, t<>>,
                     fault::matmul_needs_operands_with_at_least_two_axes<shape_t<q, k>, shape_t<>>>);
    static_assert(is<fault_of_matmul<queries, t<b, other_d, k>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::matmul, d, other_d>>);
    static_assert(is<fault_of_matmul<t<q, d>, t<d, q>>,
                     fault::matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis<
                         q, shape_t<q, d>, shape_t<d, q>>>);
    static_assert(is<fault_of_matmul<t<b, q, d>, t<q, d, k>>,
                     fault::matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis<
                         q, shape_t<b, q, d>, shape_t<q, d, k>>>);
    static_assert(is<fault_of_matmul<t<k, q, d>, t<d, k>>,
                     fault::matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis<
                         k, shape_t<k, q, d>, shape_t<d, k>>>);
    static_assert(
        is<fault_of_matmul<t<b, q, d>, t<Head<2>, d, k>>,
           fault::matmul_needs_one_operand_to_have_all_batch_axes_of_the_other<shape_t<b>, shape_t<Head<2>>>>);
    static_assert(
        is<fault_of_matmul<queries, tensor<double, d, k>>,
           fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::matmul, float, double>>);
    static_assert(is<fault_of_matmul<queries, float>, fault::every_operand_must_be_a_tensor<fault::in::matmul, float>>);
    static_assert(is<fault_of_matmul<logits, t<b, k, v>>,
                     fault::summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor<
                         fault::in::matmul, logits>>);
    static_assert(right<fault_of_matmul<weights, t<b, k, v>>>);
    static_assert(!can_matmul<queries, keys> && !can_matmul<queries, t<b, v, k>>);

    // rename ------------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_rename<scores, Query, Time>> && can_rename<scores, Query, Query>);
    static_assert(is<fault_of_rename<scores, Time, Query>,
                     fault::the_tensor_has_no_such_axis<fault::in::rename, name<Time>, shape_t<b, q, k>>>);
    static_assert(
        is<fault_of_rename<scores, Query, Key>,
           fault::the_result_would_name_an_axis_twice_so_rename_one<fault::in::rename, shape_t<b, Key<Q>, k>>>);
    static_assert(
        is<fault_of_rename<float, Query, Key>, fault::every_operand_must_be_a_tensor<fault::in::rename, float>>);
    static_assert(!can_rename<scores, Time, Query> && !can_rename<scores, Query, Key>);

    // permute -----------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_permute<scores, Key, Batch, Query>> && can_permute<scores, Batch, Query, Key>);
    static_assert(right<fault_of_permute<t<>>>);
    static_assert(
        is<fault_of_permute<scores, Key, Query>,
           fault::permute_names_every_axis_of_the_tensor_once_but_these_are_missing<
               shape_t<b, q, k>, shape_t<b>, did_you_mean<mend::permute<Batch, Key, Query>(mend::x)>>>);
    static_assert(
        is<fault_of_permute<scores>,
           fault::permute_names_every_axis_of_the_tensor_once_but_these_are_missing<
               shape_t<b, q, k>, shape_t<b, q, k>, did_you_mean<mend::permute<Batch, Query, Key>(mend::x)>>>);
    static_assert(is<fault_of_permute<scores, Key, Query, Head>,
                     fault::the_tensor_has_no_such_axis<fault::in::permute, name<Head>, shape_t<b, q, k>>>);
    static_assert(
        is<fault_of_permute<scores, Key, Query, Key>, fault::an_axis_is_named_twice<fault::in::permute, name<Key>>>);
    static_assert(is<fault_of_permute<float, Key>, fault::every_operand_must_be_a_tensor<fault::in::permute, float>>);
    static_assert(!can_permute<scores, Key, Query>);

    // split, merge ------------------------------------------------------------------------------------------------
    using whole = t<b, Model<D * V>>;
    static_assert(right<fault_of_split<whole, Model, Dk<D>, Dv<V>>> && can_split<whole, Model, Dv<V>, Dk<D>>);
    static_assert(right<fault_of_split<whole, Model, Dk<D>, Model<V>>>);
    static_assert(is<fault_of_split<whole, Model, Dk<D>, Dv<V + 1>>,
                     fault::split_needs_the_extents_to_multiply_to_the_extent_of_the_axis<
                         Model<D * V>, shape_t<Dk<D>, Dv<V + 1>>, did_you_mean<Dv<V>>>>);
    static_assert(is<fault_of_split<whole, Model>,
                     fault::split_needs_the_extents_to_multiply_to_the_extent_of_the_axis<Model<D * V>, shape_t<>>>);
    static_assert(is<fault_of_split<whole, Time, Dk<D>, Dv<V>>,
                     fault::the_tensor_has_no_such_axis<fault::in::split, name<Time>, shape_t<b, Model<D * V>>>>);
    static_assert(
        is<fault_of_split<whole, Model, Batch<D>, Dv<V>>,
           fault::the_result_would_name_an_axis_twice_so_rename_one<fault::in::split, shape_t<b, Batch<D>, Dv<V>>>>);
    static_assert(
        is<fault_of_split<t<Model<D * D>>, Model, Dk<D>, Dk<D>>,
           fault::the_result_would_name_an_axis_twice_so_rename_one<fault::in::split, shape_t<Dk<D>, Dk<D>>>>);
    static_assert(is<fault_of_split<whole, Model, Dk<D * V>, Dv<0>>, fault::an_axis_needs_at_least_one_element<Dv<0>>>);
    static_assert(is<fault_of_split<whole, Model, int>,
                     fault::a_shape_is_made_of_axes_declared_by_struct_Name_deriving_from_heed_axis<int>>);
    static_assert(
        is<fault_of_split<float, Model, Dk<D>>, fault::every_operand_must_be_a_tensor<fault::in::split, float>>);
    static_assert(!can_split<whole, Model, Dk<D>, Dv<V + 1>>);

    static_assert(right<fault_of_merge<scores, Query, Key, Time>> && can_merge<scores, Batch, Query, Key, Time>);
    static_assert(right<fault_of_merge<scores, Query, Key, Key>> && right<fault_of_merge<scores, Query, Time>>);
    static_assert(is<fault_of_merge<scores, Key, Query, Time>,
                     fault::merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first<
                         shape_t<b, q, k>, shape_t<k, q>, did_you_mean<mend::merge<Query, Key, Time>(mend::x)>>>);
    static_assert(is<fault_of_merge<scores, Batch, Key, Time>,
                     fault::merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first<
                         shape_t<b, q, k>, shape_t<b, k>, did_you_mean<mend::permute<Query, Batch, Key>(mend::x)>>>);
    static_assert(is<fault_of_merge<scores, Query>,
                     fault::merge_names_at_least_one_axis_and_then_the_name_of_the_whole<shape_t<b, q, k>>>);
    static_assert(
        is<fault_of_merge<scores, Query, Key, Batch>,
           fault::the_result_would_name_an_axis_twice_so_rename_one<fault::in::merge, shape_t<b, Batch<Q * K>>>>);
    static_assert(is<fault_of_merge<scores, Query, Dk, Time>,
                     fault::the_tensor_has_no_such_axis<fault::in::merge, name<Dk>, shape_t<b, q, k>>>);
    static_assert(
        is<fault_of_merge<scores, Query, Query, Time>, fault::an_axis_is_named_twice<fault::in::merge, name<Query>>>);
    static_assert(
        is<fault_of_merge<float, Query, Time>, fault::every_operand_must_be_a_tensor<fault::in::merge, float>>);
    static_assert(!can_merge<scores, Key, Query, Time>);

    // concat, stack -----------------------------------------------------------------------------------------------
    static_assert(right<fault_of_concat<Key, scores, t<b, q, other_k>>> && can_concat<Key, scores, scores, scores>);
    static_assert(right<fault_of_concat<Key, scores>>);
    static_assert(is<fault_of_concat<Dk, scores, scores>,
                     fault::the_tensor_has_no_such_axis<fault::in::concat, name<Dk>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_concat<Key, scores, t<b, q>>,
                     fault::the_tensor_has_no_such_axis<fault::in::concat, name<Key>, shape_t<b, q>>>);
    static_assert(is<fault_of_concat<Key, scores, t<b, other_q, k>>,
                     fault::concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only<
                         shape_t<b, q, k>, shape_t<b, other_q, k>>>);
    static_assert(is<fault_of_concat<Key, scores, scores, t<q, b, k>>,
                     fault::concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only<
                         shape_t<b, q, k>, shape_t<q, b, k>,
                         did_you_mean<mend::permute<Batch, Query, Key>(mend::other)>>>);
    static_assert(
        is<fault_of_concat<Key, scores, tensor<double, b, q, k>>,
           fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::concat, float, double>>);
    static_assert(
        is<fault_of_concat<Key, scores, float>, fault::every_operand_must_be_a_tensor<fault::in::concat, float>>);
    static_assert(!can_concat<Key, scores, t<b, other_q, k>>);

    static_assert(right<fault_of_stack<Head, scores, scores>> && can_stack<Head, scores>);
    static_assert(is<fault_of_stack<Head, scores, t<b, q, other_k>>,
                     fault::stack_needs_tensors_of_one_shape<shape_t<b, q, k>, shape_t<b, q, other_k>>>);
    static_assert(is<fault_of_stack<Head, scores, scores, t<q, b, k>>,
                     fault::stack_needs_tensors_of_one_shape<
                         shape_t<b, q, k>, shape_t<q, b, k>,
                         did_you_mean<mend::permute<Batch, Query, Key>(mend::other)>>>);
    static_assert(
        is<fault_of_stack<Key, scores, scores>,
           fault::the_result_would_name_an_axis_twice_so_rename_one<fault::in::stack, shape_t<Key<2>, b, q, k>>>);
    static_assert(
        is<fault_of_stack<Head, scores, tensor<double, b, q, k>>,
           fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::stack, float, double>>);
    static_assert(
        is<fault_of_stack<Head, float, float>, fault::every_operand_must_be_a_tensor<fault::in::stack, float>>);
    static_assert(!can_stack<Key, scores, scores>);

    // slice -------------------------------------------------------------------------------------------------------
    template <int I>
    using constant = std::integral_constant<int, I>;
    static_assert(right<fault_of_slice<scores, Query, int>> && right<fault_of_slice<scores, Query, std::size_t>>);
    static_assert(right<fault_of_slice<scores, Query, constant<Q - 1>>> && can_slice<scores, Query, constant<0>>);
    static_assert(right<fault_of_slice<scores, Query, boost::hana::size_t<Q - 1>>>);
    static_assert(
        is<fault_of_slice<scores, Query, constant<Q>>, fault::a_constant_index_is_out_of_range<q, constant_index<Q>>>);
    static_assert(is<fault_of_slice<scores, Query, constant<-1>>,
                     fault::a_constant_index_is_out_of_range<q, constant_index<-1>>>);
    static_assert(is<fault_of_slice<scores, Query, boost::hana::size_t<Q>>,
                     fault::a_constant_index_is_out_of_range<q, constant_index<Q>>>);
    static_assert(is<fault_of_slice<scores, Dk, int>,
                     fault::the_tensor_has_no_such_axis<fault::in::slice, name<Dk>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_slice<scores, Query, float>,
                     fault::an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<float>>);
    static_assert(
        is<fault_of_slice<float, Query, int>, fault::every_operand_must_be_a_tensor<fault::in::slice, float>>);
    static_assert(!can_slice<scores, Query, constant<Q>> && !can_slice<scores, Dk, int>);

    // softmax -----------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_softmax<scores, Key>> && can_softmax<scores, Query> && can_softmax<logits, Key>);
    static_assert(right<fault_of_log_softmax<scores, Key>> && can_log_softmax<logits, Key>);
    static_assert(right<fault_of_naive_softmax<scores, Key>> && can_naive_softmax<logits, Key>);
    static_assert(is<fault_of_softmax<scores, Dk>,
                     fault::the_tensor_has_no_such_axis<fault::in::softmax, name<Dk>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_log_softmax<scores, Dk>,
                     fault::the_tensor_has_no_such_axis<fault::in::log_softmax, name<Dk>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_naive_softmax<scores, Dk>,
                     fault::the_tensor_has_no_such_axis<fault::in::naive_softmax, name<Dk>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_softmax<logits, Query>,
                     fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<k, q>>);
    static_assert(is<fault_of_log_softmax<logits, Query>,
                     fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<k, q>>);
    static_assert(
        is<fault_of_softmax<distribution, Key>, fault::softmax_of_a_distribution_would_normalise_twice<distribution>>);
    static_assert(is<fault_of_softmax<weights, Key>, fault::softmax_of_a_distribution_would_normalise_twice<weights>>);
    static_assert(
        is<fault_of_log_softmax<weights, Key>, fault::softmax_of_a_distribution_would_normalise_twice<weights>>);
    static_assert(is<fault_of_softmax<tensor<int, k>, Key>,
                     fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::softmax, int>>);
    static_assert(
        is<fault_of_log_softmax<tensor<long double, k>, Key>,
           fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::log_softmax, long double>>);
    static_assert(right<fault_of_softmax<tensor<double, k>, Key>>);
    static_assert(is<fault_of_softmax<float, Key>, fault::every_operand_must_be_a_tensor<fault::in::softmax, float>>);
    static_assert(!can_softmax<scores, Dk> && !can_softmax<weights, Key> && !can_log_softmax<scores, Dk> &&
                  !can_naive_softmax<scores, Dk>);

    // comparisons -------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_all_close<scores, logits>> && can_all_close<weights, scores>);
    static_assert(right<fault_of_max_abs_difference<scores, logits>> && can_max_abs_difference<t<>, t<>>);
    static_assert(
        is<fault_of_all_close<t<q, k>, t<k, q>>,
           fault::comparison_needs_two_tensors_of_one_shape<fault::in::all_close, shape_t<q, k>, shape_t<k, q>>>);
    static_assert(is<fault_of_max_abs_difference<scores, t<q, k>>,
                     fault::comparison_needs_two_tensors_of_one_shape<fault::in::max_abs_difference, shape_t<b, q, k>,
                                                                      shape_t<q, k>>>);
    static_assert(is<fault_of_all_close<t<q>, t<other_q>>,
                     fault::the_same_axis_comes_with_two_extents<fault::in::all_close, q, other_q>>);
    static_assert(is<fault_of_max_abs_difference<t<q>, tensor<double, q>>,
                     fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::max_abs_difference,
                                                                                        float, double>>);
    static_assert(
        is<fault_of_all_close<t<q>, float>, fault::every_operand_must_be_a_tensor<fault::in::all_close, float>>);
    static_assert(!can_all_close<t<q, k>, t<k, q>> && !can_max_abs_difference<t<q, k>, t<k, q>>);

    // expect_shape ------------------------------------------------------------------------------------------------
    static_assert(right<fault_of_expect_shape<scores, b, q, k>> && can_expect_shape<weights, b, q, k>);
    static_assert(is<fault_of_expect_shape<scores, q, b, k>,
                     fault::expect_shape_expected_another_shape<shape_t<q, b, k>, shape_t<b, q, k>>>);
    static_assert(is<fault_of_expect_shape<scores, b, q, other_k>,
                     fault::expect_shape_expected_another_shape<shape_t<b, q, other_k>, shape_t<b, q, k>>>);
    static_assert(
        is<fault_of_expect_shape<float, b>, fault::every_operand_must_be_a_tensor<fault::in::expect_shape, float>>);
    static_assert(!can_expect_shape<scores, b, q>);
};

template struct faults<2, 3, 5, 7, 11, 13>;
template struct faults<4, 4, 4, 4, 4, 6>;

// A name that is nearly one of the tensor's is hinted at.
template <std::size_t N>
struct Querry : axis<Querry, N> {};
static_assert(
    is<fault_of_sum<tensor<float, Query<4>>, Querry>,
       fault::the_tensor_has_no_such_axis<fault::in::sum, name<Querry>, shape_t<Query<4>>, did_you_mean<Query<4>>>>);

// Weights know by which features their queries and keys were compared, and weigh nothing that has them. Here nobody
// said.
static_assert(right<fault_of_contract<decltype(as_attention_weights<Key>(tensor<float, Query<4>, Key<4>>{})),
                                      tensor<float, Key<4>, Dk<4>>, Key>>);

}  // namespace
