// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_EXPLAIN_HPP
#define HEED_OPS_EXPLAIN_HPP

#include <heed/ops/arithmetic.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/expect_shape.hpp>
#include <heed/ops/explanation.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/ops/split.hpp>

// Per operation: the text from types alone, then the same spelt as the call.
namespace heed {

/// See `explanation`: a sum of products over named axes, as `contract`.
template <class A, class B, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_contract =
    detail::explained<detail::as_sum_over<axis_name<Names>...>, fault_of_contract<A, B, Names...>, A, B>(
        [](auto const& a, auto const& b) { return heed::contract<Names...>(a, b); });
template <template <std::size_t> class... Names, class A, class B>
constexpr explanation explain_contract(A const&, B const&) {
    return explanation_of_contract<A, B, Names...>;
}

/// See `explanation`: a matrix product, with the axis that is summed over, as `matmul`.
template <class A, class B>
inline constexpr explanation explanation_of_matmul =
    detail::explained<detail::as_matrix_product, fault_of_matmul<A, B>, A, B>(
        [](auto const& a, auto const& b) { return heed::matmul(a, b); });
template <class A, class B>
constexpr explanation explain_matmul(A const&, B const&) {
    return explanation_of_matmul<A, B>;
}

/// See `explanation`: as `outer`.
template <class A, class B>
inline constexpr explanation explanation_of_outer =
    detail::explained<detail::as_call<in::outer>, fault_of_outer<A, B>, A, B>(
        [](auto const& a, auto const& b) { return heed::outer(a, b); });
template <class A, class B>
constexpr explanation explain_outer(A const&, B const&) {
    return explanation_of_outer<A, B>;
}

/// See `explanation`: `a + b`.
template <class A, class B>
inline constexpr explanation explanation_of_plus =
    detail::explained<detail::as_infix<'+'>, fault_of_plus<A, B>, A, B>(
        [](auto const& a, auto const& b) { return a + b; });
template <class A, class B>
constexpr explanation explain_plus(A const&, B const&) {
    return explanation_of_plus<A, B>;
}

/// See `explanation`: `a - b`.
template <class A, class B>
inline constexpr explanation explanation_of_minus =
    detail::explained<detail::as_infix<'-'>, fault_of_minus<A, B>, A, B>(
        [](auto const& a, auto const& b) { return a - b; });
template <class A, class B>
constexpr explanation explain_minus(A const&, B const&) {
    return explanation_of_minus<A, B>;
}

/// See `explanation`: `a * b`.
template <class A, class B>
inline constexpr explanation explanation_of_times =
    detail::explained<detail::as_infix<'*'>, fault_of_times<A, B>, A, B>(
        [](auto const& a, auto const& b) { return a * b; });
template <class A, class B>
constexpr explanation explain_times(A const&, B const&) {
    return explanation_of_times<A, B>;
}

/// See `explanation`: `a / b`.
template <class A, class B>
inline constexpr explanation explanation_of_divide =
    detail::explained<detail::as_infix<'/'>, fault_of_divide<A, B>, A, B>(
        [](auto const& a, auto const& b) { return a / b; });
template <class A, class B>
constexpr explanation explain_divide(A const&, B const&) {
    return explanation_of_divide<A, B>;
}

/// See `explanation`: `-x`.
template <class X>
inline constexpr explanation explanation_of_negate =
    detail::explained<detail::as_negation, fault_of_negate<X>, X>([](auto const& x) { return -x; });
template <class X>
constexpr explanation explain_negate(X const&) {
    return explanation_of_negate<X>;
}

/// See `explanation`: a function of every element, as `map`.
template <class F, class X>
inline constexpr explanation explanation_of_map =
    detail::explained<detail::as_call_with_function<in::map>, fault_of_map<F, X>, F, X>(
        [](auto const& f, auto const& x) { return heed::map(f, x); });
template <class F, class X>
constexpr explanation explain_map(F const&, X const&) {
    return explanation_of_map<F, X>;
}

/// See `explanation`: a function of the elements of several tensors, as `zip`.
template <class F, class X, class... Xs>
inline constexpr explanation explanation_of_zip =
    detail::explained<detail::as_call_with_function<in::zip>, fault_of_zip<F, X, Xs...>, F, X, Xs...>(
        [](auto const& f, auto const&... xs) { return heed::zip(f, xs...); });
template <class F, class X, class... Xs>
constexpr explanation explain_zip(F const&, X const&, Xs const&...) {
    return explanation_of_zip<F, X, Xs...>;
}

/// See `explanation`: as `cast`.
template <class To, class X>
inline constexpr explanation explanation_of_cast =
    detail::explained<detail::as_call<in::cast, To>, fault_of_cast<To, X>, X>(
        [](auto const& x) { return heed::cast<To>(x); });
template <class To, class X>
constexpr explanation explain_cast(X const&) {
    return explanation_of_cast<To, X>;
}

/// See `explanation`: the last two axes swapped, as `transpose`.
template <class X>
inline constexpr explanation explanation_of_transpose =
    detail::explained<detail::as_call<in::transpose>, fault_of_transpose<X>, X>(
        [](auto const& x) { return heed::transpose(x); });
template <class X>
constexpr explanation explain_transpose(X const&) {
    return explanation_of_transpose<X>;
}

/// See `explanation`: as `sum`.
template <class X, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_sum =
    detail::explained<detail::as_call<in::sum, axis_name<Names>...>, fault_of_sum<X, Names...>, X>(
        [](auto const& x) { return heed::sum<Names...>(x); });
template <template <std::size_t> class... Names, class X>
constexpr explanation explain_sum(X const&) {
    return explanation_of_sum<X, Names...>;
}

/// See `explanation`: as `mean`.
template <class X, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_mean =
    detail::explained<detail::as_call<in::mean, axis_name<Names>...>, fault_of_mean<X, Names...>, X>(
        [](auto const& x) { return heed::mean<Names...>(x); });
template <template <std::size_t> class... Names, class X>
constexpr explanation explain_mean(X const&) {
    return explanation_of_mean<X, Names...>;
}

/// See `explanation`: as `max`.
template <class X, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_max =
    detail::explained<detail::as_call<in::max, axis_name<Names>...>, fault_of_max<X, Names...>, X>(
        [](auto const& x) { return heed::max<Names...>(x); });
template <template <std::size_t> class... Names, class X>
constexpr explanation explain_max(X const&) {
    return explanation_of_max<X, Names...>;
}

/// See `explanation`: as `argmax`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_argmax =
    detail::explained<detail::as_call<in::argmax, axis_name<Name>>, fault_of_argmax<X, Name>, X>(
        [](auto const& x) { return heed::argmax<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_argmax(X const&) {
    return explanation_of_argmax<X, Name>;
}

/// See `explanation`: as `softmax`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_softmax =
    detail::explained<detail::as_call<in::softmax, axis_name<Name>>, fault_of_softmax<X, Name>, X>(
        [](auto const& x) { return heed::softmax<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_softmax(X const&) {
    return explanation_of_softmax<X, Name>;
}

/// See `explanation`: as `log_softmax`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_log_softmax =
    detail::explained<detail::as_call<in::log_softmax, axis_name<Name>>, fault_of_log_softmax<X, Name>, X>(
        [](auto const& x) { return heed::log_softmax<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_log_softmax(X const&) {
    return explanation_of_log_softmax<X, Name>;
}

/// See `explanation`: as `naive_softmax`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_naive_softmax =
    detail::explained<detail::as_call<in::naive_softmax, axis_name<Name>>, fault_of_naive_softmax<X, Name>, X>(
        [](auto const& x) { return heed::naive_softmax<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_naive_softmax(X const&) {
    return explanation_of_naive_softmax<X, Name>;
}

/// See `explanation`: as `permute`.
template <class X, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_permute =
    detail::explained<detail::as_call<in::permute, axis_name<Names>...>, fault_of_permute<X, Names...>, X>(
        [](auto const& x) { return heed::permute<Names...>(x); });
template <template <std::size_t> class... Names, class X>
constexpr explanation explain_permute(X const&) {
    return explanation_of_permute<X, Names...>;
}

/// See `explanation`: as `rename`.
template <class X, template <std::size_t> class From, template <std::size_t> class To>
inline constexpr explanation explanation_of_rename =
    detail::explained<detail::as_call<in::rename, axis_name<From>, axis_name<To>>, fault_of_rename<X, From, To>, X>(
        [](auto const& x) { return heed::rename<From, To>(x); });
template <template <std::size_t> class From, template <std::size_t> class To, class X>
constexpr explanation explain_rename(X const&) {
    return explanation_of_rename<X, From, To>;
}

/// See `explanation`: one axis as several, as `split`.
template <class X, template <std::size_t> class Name, class... Into>
inline constexpr explanation explanation_of_split =
    detail::explained<detail::as_call<in::split, axis_name<Name>, Into...>, fault_of_split<X, Name, Into...>, X>(
        [](auto const& x) { return heed::split<Name, Into...>(x); });
template <template <std::size_t> class Name, class... Into, class X>
constexpr explanation explain_split(X const&) {
    return explanation_of_split<X, Name, Into...>;
}

/// See `explanation`: several axes as one, as `merge`.
template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
inline constexpr explanation explanation_of_merge =
    detail::explained<detail::as_call<in::merge, axis_name<First>, axis_name<Rest>...>,
                      fault_of_merge<X, First, Rest...>, X>(
        [](auto const& x) { return heed::merge<First, Rest...>(x); });
template <template <std::size_t> class First, template <std::size_t> class... Rest, class X>
constexpr explanation explain_merge(X const&) {
    return explanation_of_merge<X, First, Rest...>;
}

/// See `explanation`: tensors one behind the other along an axis, as `concat`.
template <template <std::size_t> class Name, class First, class... Rest>
inline constexpr explanation explanation_of_concat =
    detail::explained<detail::as_call<in::concat, axis_name<Name>>, fault_of_concat<Name, First, Rest...>, First,
                      Rest...>([](auto const&... xs) { return heed::concat<Name>(xs...); });
template <template <std::size_t> class Name, class First, class... Rest>
constexpr explanation explain_concat(First const&, Rest const&...) {
    return explanation_of_concat<Name, First, Rest...>;
}

/// See `explanation`: tensors side by side along a new axis, as `stack`.
template <template <std::size_t> class Name, class First, class... Rest>
inline constexpr explanation explanation_of_stack =
    detail::explained<detail::as_call<in::stack, axis_name<Name>>, fault_of_stack<Name, First, Rest...>, First,
                      Rest...>([](auto const&... xs) { return heed::stack<Name>(xs...); });
template <template <std::size_t> class Name, class First, class... Rest>
constexpr explanation explain_stack(First const&, Rest const&...) {
    return explanation_of_stack<Name, First, Rest...>;
}

/// See `explanation`: the part at one index along an axis, as `slice`.
template <class X, template <std::size_t> class Name, class I>
inline constexpr explanation explanation_of_slice =
    detail::explained<detail::as_call<in::slice, axis_name<Name>>, fault_of_slice<X, Name, I>, X, I>(
        [](auto const& x, auto index) { return heed::slice<Name>(x, index); });
template <template <std::size_t> class Name, class X, class I>
constexpr explanation explain_slice(X const&, I const&) {
    return explanation_of_slice<X, Name, I>;
}

/// See `explanation`: that a tensor has a shape, or which one it has instead, as `expect_shape`.
template <class X, class... Axes>
inline constexpr explanation explanation_of_expect_shape =
    detail::explained<detail::as_call<in::expect_shape, Axes...>, fault_of_expect_shape<X, Axes...>, X>(
        [](auto const& x) { return heed::expect_shape<Axes...>(x); });
template <class... Axes, class X>
constexpr explanation explain_expect_shape(X const&) {
    return explanation_of_expect_shape<X, Axes...>;
}

}  // namespace heed

#endif
