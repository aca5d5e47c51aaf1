// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <heed/ops/arithmetic.hpp>
#include <heed/ops/detail/dense.hpp>
#include <heed/ops/detail/overlap.hpp>

namespace heed {

namespace fault {

template <class In, class Target, class Shape>
struct assignment_needs_the_left_side_to_have_all_axes_of_the_right_side {};
template <class In, class Target>
struct assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor {};
template <class In, class Target, class Other>
struct a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor {};

}  // namespace fault

namespace detail {

/// Of a projection for queries and one for keys, say: two tensors that are both more than plain ones.
template <class A, class B>
inline constexpr bool is_for_another_purpose = false;
template <Tensor A, Tensor B>
inline constexpr bool is_for_another_purpose<A, B> =
    !__is_same(bare<A>, plain<A>) && !__is_same(bare<B>, plain<B>) && !__is_same(bare<A>, bare<B>);

template <class In, class A, class B>
consteval auto rule_of_assignment() {
    using of_operands = fault_of<arithmetic_operation<In, '='>, A, B>;
    if constexpr (any_refused<A, B> || is_fault<of_operands> || !Tensor<A>) {
        return of_operands{};
    } else if constexpr (!takes_any_values<A>) {
        return fault::assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor<In, bare<A>>{};
    } else if constexpr (is_for_another_purpose<A, B>) {
        return fault::a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor<In, bare<A>, B>{};
    } else if constexpr (!subset_of<typename as_operand<B, A>::type::shape_type, shape_type_of<A>>) {
        return fault::assignment_needs_the_left_side_to_have_all_axes_of_the_right_side<In, shape_type_of<A>,
                                                                                        shape_type_of<B>>{};
    } else {
        return none{};
    }
}

template <class In, class A, class B>
constexpr void assign_in_place(A& a, B const& right) {
    typename function_of<In>::type f{};
    kernel::map<plan<shape_type_of<A>, layout_of<A>, layout_of<A>, layout_of<B>>>(f, a.values, a.values, right.values);
}
template <class In, class A, class B>
constexpr void assign(A& a, B const& b) {
    auto const& right = detail::operand<A>(b);
    if constexpr ((is_a_view<A> || is_a_view<decltype(right)>)&&Tensor<decltype(right)>) {
        if (is_overwritten<true>(a, right)) return assign_in_place<In>(a, copied(right));
    }
    assign_in_place<In>(a, right);
}

/// What stands on the left: not a constant.
template <class X>
concept mutable_tensor = Tensor<X> && !std::is_const_v<X>;

}  // namespace detail

template <class A, class B>
using fault_of_plus_assign = decltype(detail::rule_of_assignment<in::plus, A, B>());
template <class A, class B>
concept can_plus_assign = no_fault<fault_of_plus_assign<A, B>>;

template <class A, class B>
using fault_of_minus_assign = decltype(detail::rule_of_assignment<in::minus, A, B>());
template <class A, class B>
concept can_minus_assign = no_fault<fault_of_minus_assign<A, B>>;

template <class A, class B>
using fault_of_times_assign = decltype(detail::rule_of_assignment<in::times, A, B>());
template <class A, class B>
concept can_times_assign = no_fault<fault_of_times_assign<A, B>>;

template <class A, class B>
using fault_of_divide_assign = decltype(detail::rule_of_assignment<in::divide, A, B>());
template <class A, class B>
concept can_divide_assign = no_fault<fault_of_divide_assign<A, B>>;

// In place, element by element: the left side keeps its shape, so it has all axes of the right side, which may be a
// number. The right side may share memory with the left: it counts as it was before. Refused: an axis that the left
// side lacks; logits, distributions and masks of bools on the left, which would not stay so; a projection on the left
// and one with another role on the right.

/// Adds to the left side, in place.
template <detail::mutable_tensor A, class B, class Fault = fault_of_plus_assign<A, B>>
constexpr A& operator+=(A& a, B const& b) {
    if constexpr (!detail::any_refused<B>) detail::assign<in::plus>(a, b);
    return a;
}
template <detail::mutable_tensor A, class B, class Fault = fault_of_plus_assign<A, B>>
requires is_fault<Fault> A& operator+=(A& a, B const& b) = delete;

/// Subtracts from the left side, in place.
template <detail::mutable_tensor A, class B, class Fault = fault_of_minus_assign<A, B>>
constexpr A& operator-=(A& a, B const& b) {
    if constexpr (!detail::any_refused<B>) detail::assign<in::minus>(a, b);
    return a;
}
template <detail::mutable_tensor A, class B, class Fault = fault_of_minus_assign<A, B>>
requires is_fault<Fault> A& operator-=(A& a, B const& b) = delete;

/// Multiplies the left side, in place.
template <detail::mutable_tensor A, class B, class Fault = fault_of_times_assign<A, B>>
constexpr A& operator*=(A& a, B const& b) {
    if constexpr (!detail::any_refused<B>) detail::assign<in::times>(a, b);
    return a;
}
template <detail::mutable_tensor A, class B, class Fault = fault_of_times_assign<A, B>>
requires is_fault<Fault> A& operator*=(A& a, B const& b) = delete;

/// Divides the left side, in place.
template <detail::mutable_tensor A, class B, class Fault = fault_of_divide_assign<A, B>>
constexpr A& operator/=(A& a, B const& b) {
    if constexpr (!detail::any_refused<B>) detail::assign<in::divide>(a, b);
    return a;
}
template <detail::mutable_tensor A, class B, class Fault = fault_of_divide_assign<A, B>>
requires is_fault<Fault> A& operator/=(A& a, B const& b) = delete;

}  // namespace heed
