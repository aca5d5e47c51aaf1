// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_ASSIGN_HPP
#define HEED_OPS_ASSIGN_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/overlap.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/tensor/detail/view_rules.hpp>

namespace heed {

namespace fault::in {
struct assign {};
}  // namespace fault::in

namespace fault {

template <class In, class Target>
struct assignment_needs_elements_that_are_not_const {};
template <class In, class Target, class Shape>
struct assignment_needs_the_left_side_to_have_all_axes_of_the_right_side {};
template <class In, class Target>
struct assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor {};
template <class In, class Target>
struct assignment_would_change_elements_that_share_a_place_more_than_once {};
template <class In, class Target, class Other>
struct a_tensor_of_values_is_not_changed_by_one_whose_gradient_is_asked_for_so_say_a_equals_a_plus_b {};
template <class In, class Target>
struct a_view_is_only_read_where_a_gradient_is_asked_for_so_make_a_new_tensor_as_by_concat_or_where {};
template <class In, class Target, class Other>
struct a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// The right side of `=`: as that of an operator, but nothing is computed of the elements.
template <class A, class B>
consteval auto rule_of_right_side() {
    if constexpr (Tensor<B>) {
        return rule_of_elementwise<fault::in::assign, A, B>();
    } else {
        return rule_of_scalar<fault::in::assign, remove_cvref_t<B>, element_of<A>>();
    }
}
template <class In, class A, class B>
struct right_side_fault {
    using type = fault_of<infix_operation<In, '='>, A, B>;
};
template <class A, class B>
struct right_side_fault<fault::in::assign, A, B> {
    using type = decltype(rule_of_right_side<A, B>());
};

/// Of a projection for queries and one for keys, say: two tensors that are both more than plain ones.
template <class A, class B>
inline constexpr bool is_for_another_purpose = false;
template <Tensor A, Tensor B>
inline constexpr bool is_for_another_purpose<A, B> =
    !__is_same(remove_cvref_t<A>, plain<A>) && !__is_same(remove_cvref_t<B>, plain<B>) &&
    !__is_same(remove_cvref_t<A>, remove_cvref_t<B>);

/// What views a tensor whose gradient is asked for.
template <class X>
concept viewed_on_tape = requires { X::is_tracked_view; };
template <class In, class A>
consteval auto rule_of_writing_to_a_view() {
    return fault::a_view_is_only_read_where_a_gradient_is_asked_for_so_make_a_new_tensor_as_by_concat_or_where<In, A>{};
}

/// `A` is the type of what stands on the left: `X&&` for a temporary.
template <class In, class A, class B>
consteval auto rule_of_assignment() {
    using left = std::remove_reference_t<A>;
    if constexpr (any_refused<A, B>) {
        return none{};
    } else if constexpr (viewed_on_tape<left>) {
        return rule_of_writing_to_a_view<In, typename left::tensor_type>();
    } else if constexpr (std::is_rvalue_reference_v<A> && Tensor<left> && !is_a_view<left>) {
        return written_in_vain<remove_cvref_t<A>>{};
    } else {
        using of_operands = typename right_side_fault<In, left, B>::type;
        if constexpr (is_fault<of_operands> || !Tensor<left>) {
            return of_operands{};
        } else if constexpr (is_tracked<B> && !is_tracked<left>) {
            using fault::a_tensor_of_values_is_not_changed_by_one_whose_gradient_is_asked_for_so_say_a_equals_a_plus_b;
            return a_tensor_of_values_is_not_changed_by_one_whose_gradient_is_asked_for_so_say_a_equals_a_plus_b<
                In, remove_cvref_t<A>, B>{};
        } else if constexpr (is_tracked<left> ? std::is_const_v<left> : !has_mutable_elements<left>) {
            return fault::assignment_needs_elements_that_are_not_const<In, remove_cvref_t<A>>{};
        } else if constexpr (!__is_same(In, fault::in::assign) && !has_a_place_for_each<layout_of<left>>) {
            return fault::assignment_would_change_elements_that_share_a_place_more_than_once<In, remove_cvref_t<A>>{};
        } else if constexpr (!takes_any_values<left>) {
            return fault::assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor<
                In, remove_cvref_t<A>>{};
        } else if constexpr (is_for_another_purpose<left, B>) {
            return fault::a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor<
                In, remove_cvref_t<A>, B>{};
        } else if constexpr (!subset_of<typename as_operand<B, left>::type::shape_type, shape_type_of<A>>) {
            return fault::assignment_needs_the_left_side_to_have_all_axes_of_the_right_side<In, shape_type_of<A>,
                                                                                            shape_type_of<B>>{};
        } else {
            return none{};
        }
    }
}

template <class In, class A, class B>
constexpr void assign_in_place(A& a, B const& right) {
    typename function_of<In>::type f{};
    kernel::map<plan<shape_type_of<A>, layout_of<A>, layout_of<A>, layout_of<B>>>(
        lengths_of<shape_type_of<A>>(a, right), f, values_of(a), values_of(a), values_of(right));
}
template <class In, class A, class B>
constexpr void assign(A& a, B const& b) {
    if constexpr (is_tracked<A>) {
        // Another handle: what was computed of the first one is as it was.
        a.at = perform<infix_operation<In>>(a, b).at;
    } else {
        auto const& right = detail::operand<A>(b);
        if constexpr ((is_a_view<A> || is_a_view<decltype(right)>) && Tensor<decltype(right)>) {
            if (is_overwritten<true>(a, right)) return assign_in_place<In>(a, copied_apart(right));
        }
        assign_in_place<In>(a, right);
    }
}

/// `view = x` of a view that is no name, in tensor_view.hpp.
template <class View, class X>
struct view_assignment {
    using fault = decltype(rule_of_assignment<fault::in::assign, View, X>());
    static constexpr void write(View out, X const& x) {
        if constexpr (!any_refused<X>) {
            auto const& right = detail::operand<View>(x);
            if constexpr (Tensor<X>) {
                if (is_overwritten<false>(out, right)) return copy_into(out, copied_apart(right));
            }
            copy_into(out, right);
        }
    }
};

/// What may stand on the left: a tensor, and what is refused there by a sentence of its own.
template <class A>
concept changed_in_place = Tensor<A> || is_log_sum_exp<A>;

/// A named tensor is assigned what its type says, mostly one of its type.
template <class A, class B>
consteval auto rule_of_assign() {
    using left = std::remove_reference_t<A>;
    if constexpr (any_refused<A, B>) {
        return none{};
    } else if constexpr (std::is_rvalue_reference_v<A> || !Tensor<left>) {
        return rule_of_assignment<fault::in::assign, A, B>();
    } else if constexpr (is_a_view<left> && has_mutable_elements<left>) {
        return fault::a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<remove_cvref_t<A>>{};
    } else if constexpr (std::is_const_v<left>) {
        return fault::assignment_needs_elements_that_are_not_const<fault::in::assign, remove_cvref_t<A>>{};
    } else if constexpr (std::is_assignable_v<left&, B const&>) {
        return none{};
    } else if constexpr (Tensor<B>) {
        return rule_of_conversion<remove_cvref_t<B>, left>();
    } else {
        return rule_of_assigned_value<remove_cvref_t<B>, left>();
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why `a = b` is refused, where `A&&` stands for a temporary: a view then, whose elements are written.
template <class A, class B>
using fault_of_assign = decltype(detail::rule_of_assign<A, B>());
template <class A, class B>
concept can_assign = no_fault<fault_of_assign<A, B>>;

template <class A, class B>
using fault_of_plus_assign = decltype(detail::rule_of_assignment<fault::in::plus, A, B>());
template <class A, class B>
concept can_plus_assign = no_fault<fault_of_plus_assign<A, B>>;

template <class A, class B>
using fault_of_minus_assign = decltype(detail::rule_of_assignment<fault::in::minus, A, B>());
template <class A, class B>
concept can_minus_assign = no_fault<fault_of_minus_assign<A, B>>;

template <class A, class B>
using fault_of_times_assign = decltype(detail::rule_of_assignment<fault::in::times, A, B>());
template <class A, class B>
concept can_times_assign = no_fault<fault_of_times_assign<A, B>>;

template <class A, class B>
using fault_of_divide_assign = decltype(detail::rule_of_assignment<fault::in::divide, A, B>());
template <class A, class B>
concept can_divide_assign = no_fault<fault_of_divide_assign<A, B>>;

// In place, element by element: the left side keeps its shape, so it has all axes of the right side, which may be a
// number. The right side may share memory with the left: it counts as it was before. The left side has a name or is a
// view: `slice_view<Key>(x, n) += row`. Refused: an axis that the left side lacks; logits, distributions and masks of
// bools on the left, which would not stay so; a projection on the left and one with another role on the right; elements
// that are const, or share a place (a stride of 0); a temporary that owns its values.

/// Adds to the left side, in place.
template <detail::changed_in_place A, class B, class Fault = fault_of_plus_assign<A&&, B>>
constexpr A operator+=(A&& a, B const& b) {
    if constexpr (!detail::any_refused<B>) detail::assign<fault::in::plus>(a, b);
    return a;
}
template <detail::changed_in_place A, class B, class Fault = fault_of_plus_assign<A&&, B>>
    requires is_fault<Fault>
A operator+=(A&& a, B const& b) = delete;

/// Subtracts from the left side, in place.
template <detail::changed_in_place A, class B, class Fault = fault_of_minus_assign<A&&, B>>
constexpr A operator-=(A&& a, B const& b) {
    if constexpr (!detail::any_refused<B>) detail::assign<fault::in::minus>(a, b);
    return a;
}
template <detail::changed_in_place A, class B, class Fault = fault_of_minus_assign<A&&, B>>
    requires is_fault<Fault>
A operator-=(A&& a, B const& b) = delete;

/// Multiplies the left side, in place.
template <detail::changed_in_place A, class B, class Fault = fault_of_times_assign<A&&, B>>
constexpr A operator*=(A&& a, B const& b) {
    if constexpr (!detail::any_refused<B>) detail::assign<fault::in::times>(a, b);
    return a;
}
template <detail::changed_in_place A, class B, class Fault = fault_of_times_assign<A&&, B>>
    requires is_fault<Fault>
A operator*=(A&& a, B const& b) = delete;

/// Divides the left side, in place.
template <detail::changed_in_place A, class B, class Fault = fault_of_divide_assign<A&&, B>>
constexpr A operator/=(A&& a, B const& b) {
    if constexpr (!detail::any_refused<B>) detail::assign<fault::in::divide>(a, b);
    return a;
}
template <detail::changed_in_place A, class B, class Fault = fault_of_divide_assign<A&&, B>>
    requires is_fault<Fault>
A operator/=(A&& a, B const& b) = delete;

}  // namespace heed

#endif
