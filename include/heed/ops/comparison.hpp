// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_COMPARISON_HPP
#define HEED_OPS_COMPARISON_HPP

#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/detail/target.hpp>
#include <heed/ops/detail/infix.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed {

namespace fault::in {
struct less {};
struct less_equal {};
struct greater {};
struct greater_equal {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

/// False: a NaN is not less than anything, nor greater, nor equal. (Asked where a compiler may assume that there is
/// none, as under -ffast-math.)
template <class T>
constexpr bool are_ordered([[maybe_unused]] T const& a, [[maybe_unused]] T const& b) {
    if constexpr (flags_deny_infinities) {
        return !math::is_nan(a) && !math::is_nan(b);
    } else {
        return true;
    }
}

struct is_less {
    template <class T>
        requires requires(T const& a, T const& b) { static_cast<bool>(a < b); }
    constexpr bool operator()(T const& a, T const& b) const { return are_ordered(a, b) && a < b; }
};
struct is_less_equal {
    template <class T>
        requires requires(T const& a, T const& b) { static_cast<bool>(a <= b); }
    constexpr bool operator()(T const& a, T const& b) const { return are_ordered(a, b) && a <= b; }
};
struct is_greater {
    template <class T>
        requires requires(T const& a, T const& b) { static_cast<bool>(a > b); }
    constexpr bool operator()(T const& a, T const& b) const { return are_ordered(a, b) && a > b; }
};
struct is_greater_equal {
    template <class T>
        requires requires(T const& a, T const& b) { static_cast<bool>(a >= b); }
    constexpr bool operator()(T const& a, T const& b) const { return are_ordered(a, b) && a >= b; }
};

template <>
struct function_of<fault::in::less> {
    using type = is_less;
};
template <>
struct function_of<fault::in::less_equal> {
    using type = is_less_equal;
};
template <>
struct function_of<fault::in::greater> {
    using type = is_greater;
};
template <>
struct function_of<fault::in::greater_equal> {
    using type = is_greater_equal;
};

using less_operation = infix_operation<fault::in::less, '<'>;
using less_equal_operation = infix_operation<fault::in::less_equal, '<', '='>;
using greater_operation = infix_operation<fault::in::greater, '>'>;
using greater_equal_operation = infix_operation<fault::in::greater_equal, '>', '='>;

}  // namespace detail::inline HEED_KERNELS

// Element by element, to bools: `keep{distance < 4}`, `where(x > 0, x, 0)`. Operands, shapes and what is refused are
// those of `a + b`. A NaN is in no order. (`a == b` is one bool, as of all values; element by element it is
// `zip(std::equal_to{}, a, b)`.)

template <class A, class B>
using fault_of_less = detail::fault_of<detail::less_operation, A, B>;
template <class A, class B>
concept can_less = no_fault<fault_of_less<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_less = detail::explained_call<detail::less_operation, A, B>::value;

/// Where an element is less than the other. (PyTorch: `a < b`.)
template <class A, class B, class Fault = fault_of_less<A, B>>
    requires detail::an_operand_is_a_tensor<A, B>
[[gnu::always_inline]] constexpr auto operator<(A const& a, B const& b) {
    return detail::perform<detail::less_operation>(a, b);
}
template <class A, class B, class Fault = fault_of_less<A, B>>
    requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault>
refused operator<(A const& a, B const& b) = delete;
template <class A, class B>
constexpr auto explain_less(A const&, B const&) {
    return explanation_of_less<A, B>;
}

template <class A, class B>
using fault_of_less_equal = detail::fault_of<detail::less_equal_operation, A, B>;
template <class A, class B>
concept can_less_equal = no_fault<fault_of_less_equal<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_less_equal = detail::explained_call<detail::less_equal_operation, A, B>::value;

/// Where an element is less than the other, or equal to it.
template <class A, class B, class Fault = fault_of_less_equal<A, B>>
    requires detail::an_operand_is_a_tensor<A, B>
[[gnu::always_inline]] constexpr auto operator<=(A const& a, B const& b) {
    return detail::perform<detail::less_equal_operation>(a, b);
}
template <class A, class B, class Fault = fault_of_less_equal<A, B>>
    requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault>
refused operator<=(A const& a, B const& b) = delete;
template <class A, class B>
constexpr auto explain_less_equal(A const&, B const&) {
    return explanation_of_less_equal<A, B>;
}

template <class A, class B>
using fault_of_greater = detail::fault_of<detail::greater_operation, A, B>;
template <class A, class B>
concept can_greater = no_fault<fault_of_greater<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_greater = detail::explained_call<detail::greater_operation, A, B>::value;

/// Where an element is greater than the other.
template <class A, class B, class Fault = fault_of_greater<A, B>>
    requires detail::an_operand_is_a_tensor<A, B>
[[gnu::always_inline]] constexpr auto operator>(A const& a, B const& b) {
    return detail::perform<detail::greater_operation>(a, b);
}
template <class A, class B, class Fault = fault_of_greater<A, B>>
    requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault>
refused operator>(A const& a, B const& b) = delete;
template <class A, class B>
constexpr auto explain_greater(A const&, B const&) {
    return explanation_of_greater<A, B>;
}

template <class A, class B>
using fault_of_greater_equal = detail::fault_of<detail::greater_equal_operation, A, B>;
template <class A, class B>
concept can_greater_equal = no_fault<fault_of_greater_equal<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_greater_equal =
    detail::explained_call<detail::greater_equal_operation, A, B>::value;

/// Where an element is greater than the other, or equal to it.
template <class A, class B, class Fault = fault_of_greater_equal<A, B>>
    requires detail::an_operand_is_a_tensor<A, B>
[[gnu::always_inline]] constexpr auto operator>=(A const& a, B const& b) {
    return detail::perform<detail::greater_equal_operation>(a, b);
}
template <class A, class B, class Fault = fault_of_greater_equal<A, B>>
    requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault>
refused operator>=(A const& a, B const& b) = delete;
template <class A, class B>
constexpr auto explain_greater_equal(A const&, B const&) {
    return explanation_of_greater_equal<A, B>;
}

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
