// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_MATMUL_HPP
#define HEED_OPS_MATMUL_HPP

#include <heed/ops/contract.hpp>
#include <heed/ops/detail/dense.hpp>

namespace heed {

namespace in {
struct matmul {};
struct transpose {};
}  // namespace in

namespace fault {

template <class Shape>
struct transpose_needs_at_least_two_axes {};
template <class A, class B>
struct matmul_needs_operands_with_at_least_two_axes {};
template <class LastOfA, class SecondToLastOfB, class... DidYouMean>
struct matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same {};
template <class LastOfA, class SecondToLastOfB>
struct matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b {};
template <class Axis, class A, class B>
struct matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis {};
template <class BatchOfA, class BatchOfB>
struct matmul_needs_one_operand_to_have_all_batch_axes_of_the_other {};

}  // namespace fault

namespace detail {

template <class X>
consteval auto rule_of_transpose() {
    if constexpr (any_refused<X>) {
        return none{};
    } else if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<in::transpose, bare<X>>{};
    } else if constexpr (bare<X>::rank < 2) {
        return fault::transpose_needs_at_least_two_axes<shape_type_of<X>>{};
    } else {
        return none{};
    }
}

/// A shape as matmul sees it: batch axes, then a row and a column axis.
template <class Shape>
struct matrix {
    using column = last_axis<Shape>;
    using row = last_axis<without_last<Shape>>;
    using batch = without_last<without_last<Shape>>;
};
template <class Row, class Column>
struct matrix<shape_t<Row, Column>> {
    using column = Column;
    using row = Row;
    using batch = shape_t<>;
};
template <class Batch, class Row, class Column>
struct matrix<shape_t<Batch, Row, Column>> {
    using column = Column;
    using row = Row;
    using batch = shape_t<Batch>;
};

/// The way that no fault goes, for the shapes that programs mostly have: one expression instead of the rule.
template <class A, class B>
inline constexpr bool matmul_surely_fits = false;
template <class T, class Row, class Inner, class Column>
inline constexpr bool matmul_surely_fits<tensor<T, Row, Inner>, tensor<T, Inner, Column>> =
    !__is_same(raw_name<Row>, raw_name<Column>);
template <class T, class Batch, class Row, class Inner, class Column>
inline constexpr bool matmul_surely_fits<tensor<T, Batch, Row, Inner>, tensor<T, Batch, Inner, Column>> =
    !__is_same(raw_name<Row>, raw_name<Column>);

template <class A, class B>
consteval auto rule_of_matmul() {
    if constexpr (matmul_surely_fits<bare<A>, bare<B>> || any_refused<A, B>) {
        return none{};
    } else if constexpr (!(Tensor<A> && Tensor<B>)) {
        return rule_of_operands<in::matmul, A, B>();
    } else if constexpr (bare<A>::rank < 2 || bare<B>::rank < 2) {
        return fault::matmul_needs_operands_with_at_least_two_axes<shape_type_of<A>, shape_type_of<B>>{};
    } else {
        using a = matrix<shape_type_of<A>>;
        using b = matrix<shape_type_of<B>>;
        if constexpr (!same_axis<typename a::column, typename b::row>) {
            if constexpr (same_axis<typename a::column, typename b::column>) {
                return fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<
                    typename a::column, typename b::row>{};
            } else if constexpr (same_axis<typename a::row, typename b::row>) {
                return fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<
                    typename a::column, typename b::row, did_you_mean<mend::transpose(mend::a)>>{};
            } else {
                return fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<
                    typename a::column, typename b::row>{};
            }
        } else {
            using of_operands = decltype(rule_of_operands<in::matmul, A, B>());
            if constexpr (is_fault<of_operands>) {
                return of_operands{};
            } else if constexpr (has_name<shape_type_of<B>, name_of<typename a::row>>) {
                return fault::matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis<
                    typename a::row, shape_type_of<A>, shape_type_of<B>>{};
            } else if constexpr (has_name<shape_type_of<A>, name_of<typename b::column>>) {
                return fault::matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis<
                    typename b::column, shape_type_of<A>, shape_type_of<B>>{};
            } else if constexpr (!subset_of<typename a::batch, typename b::batch> &&
                                 !subset_of<typename b::batch, typename a::batch>) {
                return fault::matmul_needs_one_operand_to_have_all_batch_axes_of_the_other<typename a::batch,
                                                                                          typename b::batch>{};
            } else {
                return rule_of_kinds<in::matmul, A, B, name_of<typename a::column>>{};
            }
        }
    }
}

}  // namespace detail

template <class X>
using fault_of_transpose = decltype(detail::rule_of_transpose<X>());
template <class X>
concept can_transpose = no_fault<fault_of_transpose<X>>;

/// The last two axes swapped, and the values with them: `[..., Query, Dk]` becomes `[..., Dk, Query]`.
/// (PyTorch: `x.transpose(-2, -1)`.)
template <class X, class Fault = fault_of_transpose<X>>
constexpr auto transpose(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        using shape = shape_type_of<X>;
        using matrix = detail::matrix<shape>;
        using swapped =
            detail::concatenate<typename matrix::batch, shape_t<typename matrix::column, typename matrix::row>>;
        auto result = detail::blank<detail::tensor_of<element_of<X>, swapped>>();
        detail::copy_into(result, x);
        return result;
    }
}
template <class X, class Fault = fault_of_transpose<X>>
    requires is_fault<Fault>
refused transpose(X const& x) = delete;

template <class A, class B>
using fault_of_matmul = decltype(detail::rule_of_matmul<A, B>());
template <class A, class B>
concept can_matmul = no_fault<fault_of_matmul<A, B>>;

/// The matrix product in the notation of the lesson, `Q @ K^T`: `[..., Row, Inner]` times `[..., Inner, Column]` gives
/// `[..., Row, Column]`, the leading axes being batch axes of the operand that has more of them.
///
/// Refused: the last axis of `a` is not *the same axis* as the second to last of `b`; `a` and `b` share a row or column
/// axis; neither has all batch axes of the other; one name with two extents. (PyTorch: `a @ b`.)
template <class A, class B, class Fault = fault_of_matmul<A, B>>
constexpr auto matmul(A const& a, B const& b) {
    if constexpr (detail::any_refused<A, B>) {
        return refused{};
    } else {
        using left = detail::matrix<shape_type_of<A>>;
        using right = detail::matrix<shape_type_of<B>>;
        using batch = typename detail::biggest<typename left::batch, typename right::batch>::type;
        using result = detail::concatenate<batch, shape_t<typename left::row, typename right::column>>;
        return detail::contract_unchecked<result, shape_t<typename left::column>>(a, b);
    }
}
template <class A, class B = forgotten<mend::b>, class Fault = fault_of_matmul<A, B>>
    requires is_fault<Fault>
refused matmul(A const& a, B const& b = {}) = delete;

}  // namespace heed

#endif
