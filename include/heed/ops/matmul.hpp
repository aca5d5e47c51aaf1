// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_MATMUL_HPP
#define HEED_OPS_MATMUL_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/contiguous.hpp>

namespace heed {

namespace fault::in {
struct matmul {};
struct transpose {};
}  // namespace fault::in

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

namespace detail::inline HEED_KERNELS {

template <class In, class X>
consteval auto rule_of_transpose() {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<X>>{};
    } else if constexpr (remove_cvref_t<X>::rank < 2) {
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
consteval auto rule_of_inner_axes();

template <class A, class B>
consteval auto rule_of_matmul() {
    if constexpr (matmul_surely_fits<remove_cvref_t<A>, remove_cvref_t<B>>) {
        return none{};
    } else if constexpr (!(Tensor<A> && Tensor<B>)) {
        return rule_of_operands<fault::in::matmul, A, B>();
    } else if constexpr (remove_cvref_t<A>::rank < 2 || remove_cvref_t<B>::rank < 2) {
        return fault::matmul_needs_operands_with_at_least_two_axes<shape_type_of<A>, shape_type_of<B>>{};
    } else {
        using a = matrix<shape_type_of<A>>;
        using b = matrix<shape_type_of<B>>;
        if constexpr (!same_axis<typename a::column, typename b::row>) {
            return rule_of_inner_axes<A, B>();
        } else {
            using of_operands = decltype(rule_of_operands<fault::in::matmul, A, B>());
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
                return rule_of_kinds<fault::in::matmul, A, B, name_of<typename a::column>>{};
            }
        }
    }
}

template <class Matrix>
using matrix_transposed = concatenate<typename Matrix::batch, shape_t<typename Matrix::column, typename Matrix::row>>;

template <class X>
using transposed = tensor_of<element_of<X>, matrix_transposed<matrix<shape_type_of<X>>>>;

/// What is said of inner axes that differ: perhaps one operand is to be transposed.
template <class A, class B>
consteval auto rule_of_inner_axes() {
    using a = matrix<shape_type_of<A>>;
    using b = matrix<shape_type_of<B>>;
    using column = typename a::column;
    using row = typename b::row;
    if constexpr (same_axis<column, typename b::column>) {
        return typename conditional<
            is_fault<decltype(rule_of_matmul<A, transposed<B>>())>,
            fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<column, row>,
            fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<
                column, row>>::type{};
    } else if constexpr (same_axis<typename a::row, row>) {
        return fault_with_mend<decltype(rule_of_matmul<transposed<A>, B>()),
                               fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same,
                               did_you_mean<mend::transpose(mend::a)>, column, row>{};
    } else {
        return fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<column, row>{};
    }
}

struct transpose_operation : operation<fault::in::transpose, mend::x> {
    using words = as_call<fault::in::transpose>;
    using gradient = gradients::moved;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_transpose<fault::in::transpose, X>());
    template <class X>
    using result = tensor_of<element_of<X>, matrix_transposed<matrix<shape_type_of<X>>>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        copy_into(out, x);
    }
};

template <class A, class B>
using matrix_product = concatenate<typename biggest<typename A::batch, typename B::batch>::type,
                                   shape_t<typename A::row, typename B::column>>;

struct matmul_operation : operation<fault::in::matmul, mend::a, mend::b> {
    using words = as_matrix_product;
    using gradient = gradients::bilinear;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = 1;
    template <class A, class B, class... On>
    using fault = fault_with_executor<fault::in::matmul, decltype(rule_of_matmul<A, B>()), On...>;
    template <class A, class B, class...>
    using result =
        tensor_of<sum_type<element_of<A>>, matrix_product<matrix<shape_type_of<A>>, matrix<shape_type_of<B>>>>;
    template <class Out, class A, class B, class... On>
    static constexpr void write(Out& out, A const& a, B const& b, On const&... run_by) {
        contract_into<shape_t<typename matrix<shape_type_of<A>>::column>>(out, a, b, run_by...);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X>
using fault_of_transpose = detail::fault_of<detail::transpose_operation, X>;
template <class X>
concept can_transpose = no_fault<fault_of_transpose<X>>;
template <class X>
inline constexpr auto explanation_of_transpose = detail::explained_call<detail::transpose_operation, X>::value;

/// `transpose(x)`: the last two axes swapped, and the values with them: `[..., Query, Dk]` becomes `[..., Dk, Query]`.
/// (PyTorch: `x.transpose(-2, -1)`.)
template <class... Xs, class Fault = detail::fault_of<detail::transpose_operation, Xs...>>
[[gnu::always_inline]] constexpr auto transpose(Xs const&... x) {
    return detail::perform<detail::transpose_operation>(x...);
}
template <class... Xs, class Fault = detail::fault_of<detail::transpose_operation, Xs...>>
    requires is_fault<Fault>
refused transpose(Xs const&... x) = delete;
template <class... Xs>
constexpr auto explain_transpose(Xs const&...) {
    return detail::explained_call<detail::transpose_operation, Xs...>::value;
}

template <class A, class B>
using fault_of_matmul = detail::fault_of<detail::matmul_operation, A, B>;
template <class A, class B>
concept can_matmul = no_fault<fault_of_matmul<A, B>>;
/// The same with an executor, `matmul(a, b, on(pool))`.
template <class A, class B, class On>
using fault_of_matmul_on = detail::fault_of<detail::matmul_operation, A, B, On>;
template <class A, class B, class On>
concept can_matmul_on = no_fault<fault_of_matmul_on<A, B, On>>;
template <class A, class B>
inline constexpr auto explanation_of_matmul = detail::explained_call<detail::matmul_operation, A, B>::value;

/// `matmul(a, b)`: the matrix product in the notation of the lesson, `Q @ K^T`: `[..., Row, Inner]` times
/// `[..., Inner, Column]` gives `[..., Row, Column]`, the leading axes being batch axes of the operand that has more.
///
/// Refused: the last axis of `a` is not *the same axis* as the second to last of `b`; `a` and `b` share a row or column
/// axis; neither has all batch axes of the other; one name with two extents. (PyTorch: `a @ b`.)
template <class... Xs, class Fault = detail::fault_of<detail::matmul_operation, Xs...>>
[[gnu::always_inline]] constexpr auto matmul(Xs const&... operands) {
    return detail::perform<detail::matmul_operation>(operands...);
}
template <class... Xs, class Fault = detail::fault_of<detail::matmul_operation, Xs...>>
    requires is_fault<Fault>
refused matmul(Xs const&... operands) = delete;
template <class... Xs>
constexpr auto explain_matmul(Xs const&...) {
    return detail::explained_call<detail::matmul_operation, Xs...>::value;
}

}  // namespace heed

#endif
