// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_WHERE_HPP
#define HEED_OPS_WHERE_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/infix.hpp>

namespace heed {

namespace fault::in {
struct where {};
}  // namespace fault::in

namespace fault {

template <class Element>
struct where_needs_a_condition_of_bools_such_as_x_greater_than_0 {};
template <class A, class B>
struct where_chooses_between_two_tensors_or_numbers_of_one_type {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

struct chosen_by {
    template <class T>
    constexpr T operator()(bool condition, T const& a, T const& b) const {
        return condition ? a : b;
    }
};

/// What two alternatives, each a tensor or a number, have as elements.
template <class A, class B>
struct element_of_alternatives {
    using type = A;
};
template <class A, class B>
    requires(Tensor<A> || Tensor<B>)
struct element_of_alternatives<A, B> : element_of_either<A, B> {
};

/// An alternative as a tensor.
template <class T, class X>
struct as_alternative {
    using type = tensor<T>;
};
template <class T, Tensor X>
struct as_alternative<T, X> {
    using type = X;
};
template <class T, class X>
constexpr decltype(auto) alternative(X const& x) {
    if constexpr (Tensor<X>) {
        return (x);
    } else {
        return tensor<T>{converted<T>(x)};
    }
}

template <class X>
using of_whole_numbers = tensor_of<int, shape_type_of<X>>;

template <class Condition, class A, class B>
consteval auto rule_of_alternatives() {
    using element = typename element_of_alternatives<A, B>::type;
    using a = typename as_alternative<element, A>::type;
    using b = typename as_alternative<element, B>::type;
    if constexpr (Tensor<A> && Tensor<B> && !__is_same(element_of<a>, element_of<b>)) {
        return fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::where, element_of<A>,
                                                                                  element_of<B>>{};
    } else {
        return rule_of_elementwise<fault::in::where, of_whole_numbers<Condition>, of_whole_numbers<a>,
                                   of_whole_numbers<b>>();
    }
}

template <class Condition, class A, class B>
consteval auto rule_of_where() {
    if constexpr (!Tensor<Condition>) {
        return fault::every_operand_must_be_a_tensor<fault::in::where, remove_cvref_t<Condition>>{};
    } else if constexpr (!__is_same(element_of<Condition>, bool)) {
        return fault::where_needs_a_condition_of_bools_such_as_x_greater_than_0<element_of<Condition>>{};
    } else if constexpr (Tensor<A> && Tensor<B>) {
        return rule_of_alternatives<Condition, A, B>();
    } else if constexpr (Tensor<A> || Tensor<B>) {
        using scalar = typename conditional<Tensor<A>, B, A>::type;
        using of_scalar = decltype(rule_of_scalar<fault::in::where, remove_cvref_t<scalar>,
                                                  typename element_of_either<A, B>::type>());
        if constexpr (is_fault<of_scalar>) {
            return of_scalar{};
        } else {
            return rule_of_alternatives<Condition, A, B>();
        }
    } else if constexpr (!__is_same(A, B) || !std::is_arithmetic_v<A>) {
        return fault::where_chooses_between_two_tensors_or_numbers_of_one_type<A, B>{};
    } else {
        return none{};
    }
}

struct where_operation : operation<fault::in::where, mend::condition, mend::a, mend::b> {
    using words = as_call<fault::in::where>;
    using gradient = gradients::chosen;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class Condition, class A, class B>
    using fault = decltype(rule_of_where<Condition, A, B>());
    template <class A, class B>
    using element = typename element_of_alternatives<A, B>::type;
    template <class Condition, class A, class B>
    using result = tensor_of<element<A, B>, union_of<Condition, typename as_alternative<element<A, B>, A>::type,
                                                     typename as_alternative<element<A, B>, B>::type>>;
    template <class Out, class Condition, class A, class B>
    static constexpr void write(Out& out, Condition const& condition, A const& a, B const& b) {
        using T = element_of<Out>;
        chosen_by f{};
        zip_into(out, f, condition, detail::alternative<T>(a), detail::alternative<T>(b));
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class Condition, class A, class B>
using fault_of_where = detail::fault_of<detail::where_operation, Condition, A, B>;
template <class Condition, class A, class B>
concept can_where = no_fault<fault_of_where<Condition, A, B>>;
template <class Condition, class A, class B>
inline constexpr auto explanation_of_where =
    detail::explained_call<detail::where_operation, Condition, A, B>::value;

/// `where(condition, a, b)`: the elements of `a` where the condition is true, those of `b` elsewhere:
/// `where(x > 0, x, 0)`. Each of the two is a tensor or a number; what lacks an axis is repeated along it, and the
/// shape is that of the operand that has all axes of the others. A NaN that is not chosen does not matter. Refused: a
/// condition that is not of bools; no operand with all axes; two element types. (PyTorch: `torch.where`.)
template <class... Xs, class Fault = detail::fault_of<detail::where_operation, Xs...>>
[[gnu::always_inline]] constexpr auto where(Xs const&... operands) {
    return detail::perform<detail::where_operation>(operands...);
}
template <class... Xs, class Fault = detail::fault_of<detail::where_operation, Xs...>>
    requires is_fault<Fault>
refused where(Xs const&... operands) = delete;
template <class... Xs>
constexpr auto explain_where(Xs const&...) {
    return detail::explained_call<detail::where_operation, Xs...>::value;
}

}  // namespace heed

#endif
