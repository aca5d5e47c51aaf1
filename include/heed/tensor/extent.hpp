// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_EXTENT_HPP
#define HEED_TENSOR_EXTENT_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/detail/nearest.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/detail/hana_constant.hpp>
#include <heed/tensor/tensor.hpp>

namespace heed {

/// An extent as a Hana constant, which converts to `std::size_t` and compares with integers by itself. With another
/// Hana constant it compares as any two do, through <boost/hana/equal.hpp>.
template <std::size_t Extent>
struct HEED_LINKED_AS extent_constant : detail::size_constant<Extent> {
    template <class Index>
        requires std::is_integral_v<Index>
    friend constexpr bool operator==(extent_constant, Index value) {
        return detail::in_range(value, static_cast<std::size_t>(-1)) && static_cast<std::size_t>(value) == Extent;
    }
};

namespace fault::in {
struct extent {};
}  // namespace fault::in

namespace fault {

template <class In, class Name, class Shape, class... DidYouMean>
struct the_shape_has_no_such_axis {};
template <class X>
struct extent_needs_a_shape_or_a_tensor {};
template <class Axis>
struct the_extent_is_known_at_run_time_only_so_ask_for_length_or_capacity {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
struct shape_of_either {
    using type = refused;
};
template <Tensor X>
struct shape_of_either<X> {
    using type = shape_type_of<X>;
};
template <class... Axes>
struct shape_of_either<shape_t<Axes...>> {
    using type = shape_t<Axes...>;
};

/// What is asked of a name whose number of elements is asked for.
template <class In, class X, class Name>
consteval auto rule_of_size_along() {
    using shape = typename shape_of_either<remove_cvref_t<X>>::type;
    if constexpr (any_refused<X>) {
        return none{};
    } else if constexpr (__is_same(shape, refused)) {
        return fault::extent_needs_a_shape_or_a_tensor<remove_cvref_t<X>>{};
    } else if constexpr (!has_name<shape, Name>) {
        return typename with_hint<fault::the_shape_has_no_such_axis, In, Name, shape>::type{};
    } else {
        return none{};
    }
}
template <class X, class Name>
consteval auto rule_of_extent() {
    using of_name = decltype(rule_of_size_along<fault::in::extent, X, Name>());
    if constexpr (is_fault<of_name> || any_refused<X>) {
        return of_name{};
    } else {
        using axis = axis_in<typename shape_of_either<remove_cvref_t<X>>::type, Name>;
        if constexpr (is_up_to<axis>) {
            return fault::the_extent_is_known_at_run_time_only_so_ask_for_length_or_capacity<axis>{};
        } else {
            return none{};
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name>
using fault_of_extent = decltype(detail::rule_of_extent<X, axis_name<Name>>());
template <class X, template <std::size_t> class Name>
concept can_extent = no_fault<fault_of_extent<X, Name>>;

/// The extent of an axis of a tensor or a shape, as a Hana constant, which converts to `std::size_t`: `extent<Key>(x)`,
/// and by the type alone, `extent<Key, X>()`, where `x` is a reference that a constant expression cannot read.
/// Refused: no such axis.
template <template <std::size_t> class Name, class X, class Fault = fault_of_extent<X, Name>>
constexpr auto extent() {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        using shape = typename detail::shape_of_either<detail::remove_cvref_t<X>>::type;
        return extent_constant<detail::extent_in<shape, axis_name<Name>>>{};
    }
}
template <template <std::size_t> class Name, class X, class Fault = fault_of_extent<X, Name>>
    requires is_fault<Fault>
refused extent() = delete;

template <template <std::size_t> class Name, class X, class Fault = fault_of_extent<X, Name>>
constexpr auto extent(X const&) {
    return extent<Name, X>();
}
template <template <std::size_t> class Name, class X, class Fault = fault_of_extent<X, Name>>
    requires is_fault<Fault>
refused extent(X const& x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::extent, X, Axes...>>
refused extent(X const& x) = delete;

}  // namespace heed

#endif
