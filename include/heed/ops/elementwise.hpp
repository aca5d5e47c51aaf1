// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_ELEMENTWISE_HPP
#define HEED_OPS_ELEMENTWISE_HPP

#include <type_traits>

#include <heed/kernel/map.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/convert.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>

namespace heed {

namespace fault::in {
struct map {};
struct zip {};
struct cast {};
}  // namespace fault::in

namespace fault {

template <class Function, class... Elements>
struct the_function_cannot_be_called_with_the_elements_or_returns_nothing {};
template <class Shape, class Other>
struct elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer {};
template <class To, class Element>
struct cast_needs_elements_that_convert_to_the_type_asked_for {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class F, class... Xs>
concept calls_with_elements = requires(F& f, element_of<Xs> const&... x) {
    f(x...);
    requires !std::is_void_v<decltype(f(x...))>;
};

template <class F, class X>
consteval auto rule_of_map() {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<fault::in::map, remove_cvref_t<X>>{};
    } else if constexpr (!calls_with_elements<F, X>) {
        return fault::the_function_cannot_be_called_with_the_elements_or_returns_nothing<remove_cvref_t<F>,
                                                                                         element_of<X>>{};
    } else {
        return none{};
    }
}

template <class... Xs>
using union_of = typename biggest<shape_type_of<Xs>...>::type;

template <class Whole, class... Shapes>
consteval auto rule_of_subsets() {
    return first_fault<typename conditional<
        subset_of<Shapes, Whole>, none,
        fault::elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<Whole, Shapes>>::type...>{};
}

template <class In, class... Xs>
consteval auto rule_of_elementwise() {
    using of_operands = decltype(rule_of_operands<In, Xs...>());
    if constexpr (is_fault<of_operands>) {
        return of_operands{};
    } else {
        return rule_of_subsets<union_of<Xs...>, shape_type_of<Xs>...>();
    }
}

template <class F, class... Xs>
consteval auto rule_of_zip() {
    if constexpr (!(Tensor<Xs> && ...)) {
        return rule_of_operands<fault::in::zip, Xs...>();
    } else if constexpr (!calls_with_elements<F, Xs...>) {
        return fault::the_function_cannot_be_called_with_the_elements_or_returns_nothing<remove_cvref_t<F>,
                                                                                         element_of<Xs>...>{};
    } else {
        // The function takes the elements, whatever their types: only names and extents are left to ask about.
        return rule_of_elementwise<fault::in::zip, tensor_of<int, shape_type_of<Xs>>...>();
    }
}

/// `out = f(xs...)`, in the shape of `out`, which has all axes of the others.
template <class Out, class F, class... Xs>
constexpr void zip_into(Out& out, F& f, Xs const&... xs) {
    kernel::map<plan<shape_type_of<Out>, layout_of<Out>, layout_of<Xs>...>>(take_lengths(out, xs...), f, values_of(out),
                                                                            values_of(xs)...);
}

/// As above, of a function that may count its calls: then a copy of it does.
template <class Out, class F, class... Xs>
constexpr void zip_with_copy_into(Out& out, F const& f, Xs const&... xs) {
    if constexpr (calls_with_elements<F const, Xs...>) {
        zip_into(out, f, xs...);
    } else {
        auto function = f;
        zip_into(out, function, xs...);
    }
}

template <class F, class... Xs>
using zipped =
    tensor_of<remove_cvref_t<decltype(std::declval<F&>()(std::declval<element_of<Xs> const&>()...))>, union_of<Xs...>>;

struct map_operation : operation<fault::in::map, mend::function, mend::x> {
    using words = as_call_with_function<fault::in::map>;
    using gradient = gradients::by_dual_numbers;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class F, class X>
    using fault = decltype(rule_of_map<F, X>());
    template <class F, class X>
    using result = zipped<F, X>;
    template <class Out, class F, class X>
    static constexpr void write(Out& out, F const& f, X const& x) {
        zip_with_copy_into(out, f, x);
    }
};

struct zip_operation : operation<fault::in::zip, mend::function, mend::x> {
    using words = as_call_with_function<fault::in::zip>;
    using gradient = gradients::by_dual_numbers;
    static constexpr bool takes_storage = true;
    static constexpr std::size_t more_operands = any_number;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class F, class... Xs>
    using fault = decltype(rule_of_zip<F, Xs...>());
    template <class F, class... Xs>
    using result = zipped<F, Xs...>;
    template <class Out, class F, class... Xs>
    static constexpr void write(Out& out, F const& f, Xs const&... xs) {
        zip_with_copy_into(out, f, xs...);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class F, class X>
using fault_of_map = detail::fault_of<detail::map_operation, F, X>;
template <class F, class X>
concept can_map = no_fault<fault_of_map<F, X>>;
template <class F, class X>
inline constexpr auto explanation_of_map = detail::explained_call<detail::map_operation, F, X>::value;

/// `map(f, x)`: `f` applied to every element: the same shape, the elements what `f` returns. A plain tensor, also from
/// logits or a distribution. Refused: a function that does not take the element or returns nothing. (NumPy:
/// `numpy.vectorize(f)(x)`.)
template <class... Xs, class Fault = detail::fault_of<detail::map_operation, Xs...>>
[[gnu::always_inline]] constexpr auto map(Xs const&... operands) {
    return detail::perform<detail::map_operation>(operands...);
}
template <class... Xs, class Fault = detail::fault_of<detail::map_operation, Xs...>>
    requires is_fault<Fault>
refused map(Xs const&... operands) = delete;
template <class... Xs>
constexpr auto explain_map(Xs const&...) {
    return detail::explained_call<detail::map_operation, Xs...>::value;
}

template <class F, class... Xs>
using fault_of_zip = detail::fault_of<detail::zip_operation, F, Xs...>;
template <class F, class... Xs>
concept can_zip = no_fault<fault_of_zip<F, Xs...>>;
template <class F, class... Xs>
inline constexpr auto explanation_of_zip = detail::explained_call<detail::zip_operation, F, Xs...>::value;

/// `zip(f, a, b, ...)`: `f` applied to the elements of several tensors at the same names; an operand that lacks an axis
/// is repeated along it. The shape is that of the operand that has all axes of the others, in its order. Refused: no
/// operand has all axes of the others (never a silent outer product), or one name comes with two extents, also when one
/// of them is 1, or the function does not take the elements.
template <class... Xs, class Fault = detail::fault_of<detail::zip_operation, Xs...>>
[[gnu::always_inline]] constexpr auto zip(Xs const&... operands) {
    return detail::perform<detail::zip_operation>(operands...);
}
template <class... Xs, class Fault = detail::fault_of<detail::zip_operation, Xs...>>
    requires is_fault<Fault>
refused zip(Xs const&... operands) = delete;
template <class... Xs>
constexpr auto explain_zip(Xs const&...) {
    return detail::explained_call<detail::zip_operation, Xs...>::value;
}

namespace detail::inline HEED_KERNELS {

struct multiplied {
    template <class T>
        requires requires(T const& a, T const& b) { static_cast<T>(a * b); }
    constexpr T operator()(T const& a, T const& b) const { return math::product(a, b); }
};

template <class To, class X>
consteval auto rule_of_cast() {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<fault::in::cast, remove_cvref_t<X>>{};
    } else if constexpr (!requires(element_of<X> const& value) { static_cast<To>(value); }) {
        return fault::cast_needs_elements_that_convert_to_the_type_asked_for<To, element_of<X>>{};
    } else {
        return none{};
    }
}

template <class To>
struct cast_operation : operation<fault::in::cast, mend::x> {
    using words = as_call<fault::in::cast, To>;
    using gradient = gradients::cast;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class X>
    using fault = decltype(rule_of_cast<To, X>());
    template <class X>
    using result = tensor_of<To, shape_type_of<X>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        cast_into(out, x);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class To, class X>
using fault_of_cast = detail::fault_of<detail::cast_operation<To>, X>;
template <class To, class X>
concept can_cast = no_fault<fault_of_cast<To, X>>;
template <class To, class X>
inline constexpr auto explanation_of_cast = detail::explained_call<detail::cast_operation<To>, X>::value;

/// `cast<To>(x)`: the same tensor with elements of another type, converted one by one as `static_cast` does. A NaN, or
/// a number out of range, that would become a whole element throws `heed::out_of_range`. Refused: elements that do not
/// convert.
template <class To, class... Xs, class Fault = detail::fault_of<detail::cast_operation<To>, Xs...>>
[[gnu::always_inline]] constexpr auto cast(Xs const&... x) {
    return detail::perform<detail::cast_operation<To>>(x...);
}
template <class To, class... Xs, class Fault = detail::fault_of<detail::cast_operation<To>, Xs...>>
    requires is_fault<Fault>
refused cast(Xs const&... x) = delete;
template <class To, class... Xs>
constexpr auto explain_cast(Xs const&...) {
    return detail::explained_call<detail::cast_operation<To>, Xs...>::value;
}

}  // namespace heed

#endif
