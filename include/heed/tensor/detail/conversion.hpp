// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_CONVERSION_HPP
#define HEED_TENSOR_DETAIL_CONVERSION_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/fault.hpp>

namespace heed {

/// A tensor, or a type that derives from one.
template <class X>
concept Tensor = requires {
    typename detail::remove_cvref_t<X>::tensor_type;
};

/// A view of a tensor whose gradient is asked for, which is only read (gradient/tracked.hpp).
template <class X>
struct HEED_LINKED_AS tracked_view;

namespace detail::inline HEED_KERNELS {

/// True for what stands for values whose gradient is asked for (gradient/tracked.hpp).
template <class X>
inline constexpr bool is_tracked = false;
template <class X>
    requires requires { typename remove_cvref_t<X>::tracked_element; }
inline constexpr bool is_tracked<X> = true;
template <class X>
    requires requires { remove_cvref_t<X>::has_tracked_parts; }
inline constexpr bool is_tracked<X> = remove_cvref_t<X>::has_tracked_parts;

/// What it stands for, in gradient/tracked.hpp.
template <class X>
struct operand_on_tape;

/// The tensor that has the values, for what compares or prints them.
template <class X>
constexpr decltype(auto) with_values(X const& x) {
    if constexpr (is_tracked<X>) {
        return operand_on_tape<X>::value(x);
    } else {
        return (x);
    }
}

}  // namespace detail::inline HEED_KERNELS

namespace fault {

template <class From, class To>
struct a_tensor_of_one_shape_does_not_become_one_of_another {};
template <class From, class To>
struct a_tensor_does_not_become_one_of_another_element_type_so_cast_it {};
template <class Constant, class To>
struct a_tensor_whose_gradient_is_asked_for_is_not_assigned_a_constant_so_give_that_a_name_of_its_own {};
template <class From, class To>
struct what_a_type_promises_of_its_values_is_not_had_by_conversion {};
template <class From, class To>
struct values_go_to_the_heap_or_leave_it_only_where_that_is_said_as_in_heap_tensor_of_x {};

template <class From, class To>
struct a_view_becomes_a_tensor_with_values_of_its_own_where_that_is_said_as_in_as_tensor_of_x {};
template <class Came, class To>
struct a_tensor_is_assigned_a_tensor_and_its_elements_a_number_as_in_view_of_x_equals_0 {};
template <class Temporary>
struct writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes {};
/// Of writing to one element. clang prints it with the name of the function; g++ says "read-only location".
template <class>
struct elements_that_are_const_or_of_a_temporary_are_only_read_so_write_through_a_view_as_slice_view_makes {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// True for what promises something of each of its rows: rotated queries and keys (see rows.hpp).
template <class X>
concept promises_rows = requires {
    typename remove_cvref_t<X>::promised_rows;
};

/// True for what promises something of all its values: logits and distributions, and what promises it of rows.
template <class X>
concept promises_values = requires {
    typename remove_cvref_t<X>::logits_over;
}
|| requires { typename remove_cvref_t<X>::distribution_over; }
|| promises_rows<X>;

/// In the template head of what gives an element to read.
template <class Allowed>
using only_read =
    fault::elements_that_are_const_or_of_a_temporary_are_only_read_so_write_through_a_view_as_slice_view_makes<Allowed>;
/// Why the values of a temporary are not written, for what owns its values.
template <class X>
using written_in_vain =
    fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<X>;

/// Why a tensor does not convert to another type of tensor: its shape, its element type, or what the other promises of
/// its values (a mask, a role, a distribution).
template <class From, class To>
consteval auto rule_of_conversion() {
    if constexpr (!Tensor<From> || !Tensor<To> || __is_same(From, To)) {
        return none{};
    } else if constexpr (!__is_same(typename From::shape_type, typename To::shape_type)) {
        return fault::a_tensor_of_one_shape_does_not_become_one_of_another<From, To>{};
    } else if constexpr (!__is_same(typename From::element, typename To::element)) {
        return fault::a_tensor_does_not_become_one_of_another_element_type_so_cast_it<From, To>{};
    } else if constexpr (is_tracked<To> && !is_tracked<From>) {
        using fault::a_tensor_whose_gradient_is_asked_for_is_not_assigned_a_constant_so_give_that_a_name_of_its_own;
        return a_tensor_whose_gradient_is_asked_for_is_not_assigned_a_constant_so_give_that_a_name_of_its_own<From,
                                                                                                              To>{};
    } else if constexpr (requires { To::is_view; }) {
        return none{};
    } else if constexpr (requires { From::is_view; } && __is_same(To, typename To::tensor_type)) {
        using fault::a_view_becomes_a_tensor_with_values_of_its_own_where_that_is_said_as_in_as_tensor_of_x;
        return a_view_becomes_a_tensor_with_values_of_its_own_where_that_is_said_as_in_as_tensor_of_x<From, To>{};
    } else if constexpr (__is_same(To, typename To::tensor_type) && !__is_same(typename From::tensor_type, To)) {
        return fault::values_go_to_the_heap_or_leave_it_only_where_that_is_said_as_in_heap_tensor_of_x<From, To>{};
    } else {
        return fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<From, To>{};
    }
}

/// Why what is no tensor is not assigned to one.
template <class Came, class To>
consteval auto rule_of_assigned_value() {
    if constexpr (Tensor<Came> || any_refused<Came> || requires(Came const& came) { static_cast<To>(came); }) {
        return none{};
    } else if constexpr (promises_values<To>) {
        return fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<Came, To>{};
    } else {
        return fault::a_tensor_is_assigned_a_tensor_and_its_elements_a_number_as_in_view_of_x_equals_0<Came, To>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
