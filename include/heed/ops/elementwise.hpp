// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <heed/kernel/map.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/ops/detail/rules.hpp>

namespace heed {

namespace in {
struct map {};
struct zip {};
struct cast {};
struct outer {};
}  // namespace in

namespace fault {

template <class Function, class... Elements>
struct the_function_cannot_be_called_with_the_elements_or_returns_nothing {};
template <class Shape, class Other>
struct elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer {};
template <class To, class Element>
struct cast_needs_elements_that_convert_to_the_type_asked_for {};
template <class Shared>
struct outer_needs_operands_that_share_no_axis {};

}  // namespace fault

namespace detail {

template <class F, class... Xs>
concept calls_with_elements = requires(F& f, element_of<Xs> const&... x) {
    f(x...);
    requires !std::is_void_v<decltype(f(x...))>;
};

template <class F, class X>
consteval auto rule_of_map() {
    if constexpr (any_refused<X>) {
        return none{};
    } else if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<in::map, bare<X>>{};
    } else if constexpr (!calls_with_elements<F, X>) {
        return fault::the_function_cannot_be_called_with_the_elements_or_returns_nothing<bare<F>, element_of<X>>{};
    } else {
        return none{};
    }
}

template <class... Xs>
using union_of = typename biggest<shape_type_of<Xs>...>::type;

template <class Whole, class... Shapes>
consteval auto rule_of_subsets() {
    return first_fault<typename choose<
        subset_of<Shapes, Whole>, none,
        fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<Whole, Shapes>>::type...>{};
}

template <class In, class... Xs>
consteval auto rule_of_elementwise() {
    if constexpr (any_refused<Xs...>) {
        return none{};
    } else {
        using of_operands = decltype(rule_of_operands<In, Xs...>());
        if constexpr (is_fault<of_operands>) {
            return of_operands{};
        } else {
            return rule_of_subsets<union_of<Xs...>, shape_type_of<Xs>...>();
        }
    }
}

template <class F, class... Xs>
consteval auto rule_of_zip() {
    if constexpr (any_refused<Xs...>) {
        return none{};
    } else if constexpr (!(Tensor<Xs> && ...)) {
        return rule_of_operands<in::zip, Xs...>();
    } else if constexpr (!calls_with_elements<F, Xs...>) {
        return fault::the_function_cannot_be_called_with_the_elements_or_returns_nothing<bare<F>, element_of<Xs>...>{};
    } else {
        // The function takes the elements, whatever their types: only names and extents are left to ask about.
        return rule_of_elementwise<in::zip, tensor_of<int, shape_type_of<Xs>>...>();
    }
}

/// `out = f(xs...)`, in the shape of `out`, which has all axes of the others.
template <class Out, class F, class... Xs>
constexpr void zip_into(Out& out, F& f, Xs const&... xs) {
    kernel::map<plan<shape_type_of<Out>, layout_of<Out>, layout_of<Xs>...>>(f, out.values, xs.values...);
}

template <class F, class... Xs>
constexpr auto zip_unchecked(F& f, Xs const&... xs) {
    auto result = blank<tensor_of<bare<decltype(f(xs.values[0]...))>, union_of<Xs...>>>();
    zip_into(result, f, xs...);
    return result;
}

}  // namespace detail

template <class F, class X>
using fault_of_map = decltype(detail::rule_of_map<F, X>());
template <class F, class X>
concept can_map = no_fault<fault_of_map<F, X>>;

/// `f` applied to every element: the same shape, the elements what `f` returns. A plain tensor, also from logits or a
/// distribution. Refused: a function that does not take the element or returns nothing. (NumPy:
/// `numpy.vectorize(f)(x)`.)
template <class F, class X, class Fault = fault_of_map<F, X>>
constexpr auto map(F f, X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::zip_unchecked(f, x);
    }
}
template <class F, class X, class Fault = fault_of_map<F, X>>
    requires is_fault<Fault>
refused map(F f, X const& x) = delete;

template <class F, class... Xs>
using fault_of_zip = decltype(detail::rule_of_zip<F, Xs...>());
template <class F, class... Xs>
concept can_zip = no_fault<fault_of_zip<F, Xs...>>;

/// `f` applied to the elements of several tensors at the same names: an operand that lacks an axis is repeated along
/// it. The shape is that of the operand that has all axes of the others, in its order. Refused: no operand has all axes
/// of the others (never a silent outer product), or one name comes with two extents, also when one of
/// them is 1, or the function does not take the elements.
template <class F, class X, class... Xs, class Fault = fault_of_zip<F, X, Xs...>>
constexpr auto zip(F f, X const& x, Xs const&... xs) {
    if constexpr (detail::any_refused<X, Xs...>) {
        return refused{};
    } else {
        return detail::zip_unchecked(f, x, xs...);
    }
}
template <class F, class X, class... Xs, class Fault = fault_of_zip<F, X, Xs...>>
    requires is_fault<Fault>
refused zip(F f, X const& x, Xs const&... xs) = delete;

namespace detail {

template <class To>
struct to_element {
    template <class From>
    constexpr To operator()(From const& value) const {
        To result = static_cast<To>(value);
        // g++ 12 takes a conversion to float and one back for none where it vectorises them.
        if constexpr (__is_same(To, float) && __is_same(From, double) && !compiler_is_clang) {
            if (!__builtin_is_constant_evaluated()) result = unknown(result);
        }
        return result;
    }
};

struct multiplied {
    template <class T>
        requires requires(T const& a, T const& b) { static_cast<T>(a * b); }
    constexpr T operator()(T const& a, T const& b) const {
        return math::product(a, b);
    }
};

template <class To, class X>
consteval auto rule_of_cast() {
    if constexpr (any_refused<X>) {
        return none{};
    } else if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<in::cast, bare<X>>{};
    } else if constexpr (!requires(element_of<X> const& value) { static_cast<To>(value); }) {
        return fault::cast_needs_elements_that_convert_to_the_type_asked_for<To, element_of<X>>{};
    } else {
        return none{};
    }
}

template <class A, class B>
consteval auto rule_of_outer() {
    if constexpr (any_refused<A, B>) {
        return none{};
    } else {
        using of_operands = decltype(rule_of_operands<in::outer, A, B>());
        if constexpr (is_fault<of_operands>) {
            return of_operands{};
        } else if constexpr (!calls_with_elements<multiplied, A, B>) {
            return fault::the_elements_lack_what_the_operation_computes_with<in::outer, element_of<A>>{};
        } else if constexpr (also_in<shape_type_of<A>, shape_type_of<B>>::rank > 0) {
            return fault::outer_needs_operands_that_share_no_axis<also_in<shape_type_of<A>, shape_type_of<B>>>{};
        } else {
            return none{};
        }
    }
}

}  // namespace detail

template <class To, class X>
using fault_of_cast = decltype(detail::rule_of_cast<To, X>());
template <class To, class X>
concept can_cast = no_fault<fault_of_cast<To, X>>;

/// The same tensor with elements of another type, converted one by one as `static_cast` does: `cast<double>(x)`.
/// Refused: elements that do not convert.
template <class To, class X, class Fault = fault_of_cast<To, X>>
constexpr auto cast(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        detail::to_element<To> convert{};
        return detail::zip_unchecked(convert, x);
    }
}
template <class To, class X, class Fault = fault_of_cast<To, X>>
    requires is_fault<Fault>
refused cast(X const& x) = delete;

template <class A, class B>
using fault_of_outer = decltype(detail::rule_of_outer<A, B>());
template <class A, class B>
concept can_outer = no_fault<fault_of_outer<A, B>>;

/// The outer product: every element of `a` times every element of `b`, with the axes of `a` and then those of `b`.
/// Refused: a shared axis, along which `a * b` or `contract` is meant. (NumPy: `numpy.multiply.outer`.)
template <class A, class B, class Fault = fault_of_outer<A, B>>
constexpr auto outer(A const& a, B const& b) {
    if constexpr (detail::any_refused<A, B>) {
        return refused{};
    } else {
        using whole = detail::concatenate<shape_type_of<A>, shape_type_of<B>>;
        auto result = detail::blank<detail::tensor_of<element_of<A>, whole>>();
        detail::multiplied product{};
        detail::zip_into(result, product, a, b);
        return result;
    }
}
template <class A, class B = forgotten<mend::b>, class Fault = fault_of_outer<A, B>>
    requires is_fault<Fault>
refused outer(A const& a, B const& b = {}) = delete;

}  // namespace heed
