// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_NAMING_HPP
#define HEED_SHAPE_NAMING_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/shape.hpp>

namespace heed {

namespace fault {

// The first argument is the operation, `fault::in::softmax` for example.

template <class In, class Axis>
struct an_axis_is_named_without_its_extent_here {};
template <class In, class Name>
struct an_axis_needs_its_extent_here {};
template <class In, class NotAnAxis>
struct an_axis_is_named_here_but_this_is_none {};
template <class In, class Shape>
struct an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What is said of types that stand where names of axes are asked for: of the first of them; or of there being none.
template <class In, class X, class First, class... Rest>
consteval auto rule_of_naming() {
    if constexpr (axis_traits<First>::is_axis) {
        return fault::an_axis_is_named_without_its_extent_here<In, First>{};
    } else {
        return fault::an_axis_is_named_here_but_this_is_none<In, First>{};
    }
}
template <class In, class X>
    requires requires { typename X::shape_type; }
consteval auto rule_of_naming() {
    return fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<In, typename X::shape_type>{};
}

/// What stands behind a tensor for the number of an axis, as in `softmax(x, -1)`.
template <class Number>
concept axis_number = !requires { typename Number::shape_type; };

}  // namespace detail::inline HEED_KERNELS

/// Why an operation's call names no axis of `X`: what came in the angle brackets is a type, `softmax<Key<4>>(x)`, and
/// not the name alone, `softmax<Key>(x)`; or nothing came and `X` is a tensor. No type when neither is so.
///
/// An operation on named axes has a deleted twin with it, which right calls never see as they give no types:
/// `template <class... Axes, class X, class Fault = fault_of_naming<fault::in::softmax, X, Axes...>>`
/// `refused softmax(X const& x) = delete;`.
template <class In, class X, class... Came>
using fault_of_naming = decltype(detail::rule_of_naming<In, detail::remove_cvref_t<X>, Came...>());

/// Why axes named without their extents do not stand where axes are asked for: `expect_shape<Query, Key>(x)`.
template <class In, template <std::size_t> class First, template <std::size_t> class... Rest>
using fault_of_extents = fault::an_axis_needs_its_extent_here<In, axis_name<First>>;

}  // namespace heed

#endif
