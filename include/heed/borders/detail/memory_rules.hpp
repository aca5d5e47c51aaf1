// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_MEMORY_RULES_HPP
#define HEED_BORDERS_DETAIL_MEMORY_RULES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

#include <heed/borders/border_error.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/shape/text.hpp>
#include <heed/tensor/semantic_types.hpp>

// What a program declares of memory that is not heed's: what can be declared, what is known of it while compiling, and
// what is said when something else comes.

namespace heed {

namespace fault::in {
struct view_of_memory {};
struct read_of_memory {};
struct memory_of {};
}  // namespace fault::in

namespace borders {

/// Stands for a number that is known at run time only, in `known_memory`.
inline constexpr std::ptrdiff_t unknown = -static_cast<std::ptrdiff_t>(static_cast<std::size_t>(-1) / 2) - 1;

/// What is known of memory while compiling, in the order of its axes: extents, and strides in elements.
template <std::ptrdiff_t... Numbers>
struct numbers {};
template <class T, class Extents, class Strides>
struct known_memory;
template <class T, std::ptrdiff_t... Extents, std::ptrdiff_t... Strides>
struct known_memory<T, numbers<Extents...>, numbers<Strides...>> {
    using element = T;
    static constexpr std::size_t rank = sizeof...(Extents);
    static constexpr std::ptrdiff_t extents[rank + 1] = {Extents..., 0}, strides[rank + 1] = {Strides..., 0};
};

/// How many axes came, and how many elements are from one to the next along one, in a fault.
template <std::size_t Count>
struct axes_given {};
template <std::ptrdiff_t Elements>
struct apart_by {};

}  // namespace borders

namespace fault {

// The first argument is what is done: `fault::in::view_of_memory`, `fault::in::read_of_memory`.
template <class In, class Came>
struct what_comes_is_no_memory_that_heed_has_a_header_for_in_heed_borders {};
template <class Type>
struct memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them {};
template <class Type>
struct memory_is_viewed_by_a_tensor_view_or_a_strided_view {};
template <class In, class Shape, class Given>
struct memory_has_another_number_of_axes_than_the_declared_shape {};
template <class In, class Axis, class Given>
struct memory_has_another_number_of_elements_along_the_declared_axis {};
template <class Axis, class Declared, class Given>
struct memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies {};
template <class Came, class Declared>
struct memory_has_elements_of_another_type_than_declared_which_read_converts {};
template <class Came, class Declared>
struct memory_has_elements_that_do_not_convert_to_the_declared_type_without_loss {};

}  // namespace fault

namespace borders::detail::inline HEED_KERNELS {

namespace of = heed::detail;

/// True for a plain tensor, and for one whose type says what its values are for: a projection, a mask.
template <class X>
concept is_plain_or_tagged = __is_same(X, of::plain<X>) || requires { X::takes_any_values; };

/// A view as it is written, of no promises.
template <class X>
concept plain_view = Tensor<X> && requires { X::is_view; } && __is_same(X, of::plain<X>);

/// The distances of neighbours that a layout has, in the order of its axes.
template <class Layout, class Shape = of::shape_in<Layout>>
struct strides_of_layout;
template <class Layout, class... Axes>
struct strides_of_layout<Layout, shape_t<Axes...>> {
    static constexpr std::size_t values[sizeof...(Axes) + 1] = {of::stride_in<Layout, of::raw_name<Axes>>..., 0};
};

template <class In, std::ptrdiff_t Came, class Axis>
consteval auto rule_of_extent() {
    if constexpr (Came != unknown && Came != static_cast<std::ptrdiff_t>(extent_of<Axis>)) {
        return fault::memory_has_another_number_of_elements_along_the_declared_axis<
            In, Axis, values_given<static_cast<std::size_t>(Came)>>{};
    } else {
        return none{};
    }
}
template <std::ptrdiff_t Came, std::size_t Declared, class Axis>
consteval auto rule_of_stride() {
    if constexpr (Came != unknown && extent_of < Axis >> 1 && Came != static_cast<std::ptrdiff_t>(Declared)) {
        return fault::memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<
            Axis, apart_by<static_cast<std::ptrdiff_t>(Declared)>, apart_by<Came>>{};
    } else {
        return none{};
    }
}

template <class In, class Known, class... Axes, std::size_t... Axis>
consteval auto rule_of_extents(shape_t<Axes...>, indices<Axis...>) {
    if constexpr (Known::rank != sizeof...(Axes)) {
        return fault::memory_has_another_number_of_axes_than_the_declared_shape<In, shape_t<Axes...>,
                                                                                axes_given<Known::rank>>{};
    } else {
        return of::first_fault<decltype(rule_of_extent<In, Known::extents[Axis], Axes>())...>{};
    }
}
template <class Known, class Layout, class... Axes, std::size_t... Axis>
consteval auto rule_of_strides(shape_t<Axes...>, indices<Axis...>) {
    return of::first_fault<
        decltype(rule_of_stride<Known::strides[Axis], strides_of_layout<Layout>::values[Axis], Axes>())...>{};
}

template <class X, class Known>
consteval auto rule_of_view_of_known() {
    using in = fault::in::view_of_memory;
    if constexpr (!plain_view<X>) {
        return fault::memory_is_viewed_by_a_tensor_view_or_a_strided_view<X>{};
    } else if constexpr (of::has_lengths<X>) {
        return of::fault_of_untaken_lengths<in, X>{};
    } else if constexpr (!__is_same(element_of<X>, std::remove_const_t<typename Known::element>)) {
        return fault::memory_has_elements_of_another_type_than_declared_which_read_converts<
            std::remove_const_t<typename Known::element>, element_of<X>>{};
    } else {
        using whole = shape_type_of<X>;
        using each = first_indices<whole::rank>;
        using of_extents = decltype(rule_of_extents<in, Known>(whole{}, each{}));
        if constexpr (is_fault<of_extents>) {
            return of_extents{};
        } else if constexpr (std::is_const_v<typename Known::element> &&
                             !std::is_const_v<std::remove_pointer_t<decltype(X::values.first)>>) {
            return fault::a_view_through_which_values_change_is_not_had_of_const_ones<typename Known::element, X>{};
        } else {
            return rule_of_strides<Known, of::layout_of<X>>(whole{}, each{});
        }
    }
}

template <class X, class Known>
consteval auto rule_of_read_of_known() {
    using in = fault::in::read_of_memory;
    if constexpr (!of::has_shape<X>) {
        return fault::memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<X>{};
    } else if constexpr (of::has_lengths<X>) {
        return of::fault_of_untaken_lengths<in, X>{};
    } else if constexpr (!is_plain_or_tagged<X> || !of::owns_its_values<X>) {
        return fault::memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<X>{};
    } else if constexpr (!of::converts_without_loss<typename Known::element, element_of<X>>) {
        return fault::memory_has_elements_that_do_not_convert_to_the_declared_type_without_loss<
            std::remove_const_t<typename Known::element>, element_of<X>>{};
    } else {
        return rule_of_extents<in, Known>(shape_type_of<X>{}, first_indices<X::rank>{});
    }
}

HEED_LINKED_AS inline std::string in_words(text piece) { return std::string(piece.data, piece.size); }

template <class Shape, class Number>
[[noreturn]] HEED_LINKED_AS void fail_rank(std::string const& what, Number const* extents, std::size_t rank) {
    fail(what + " with " + counted(Shape::rank, "axis", "axes") + ", " + in_words(heed::shape_text<Shape>),
         "it has " + std::to_string(rank) + ": its shape is " + listed(extents, rank));
}
template <class Shape, class Number>
[[noreturn]] HEED_LINKED_AS void fail_extent(std::string const& what, std::size_t axis, text name, std::size_t wanted,
                                             Number const* extents, std::size_t const* all_wanted) {
    std::string came = "it has " + std::to_string(extents[axis]) + ": its shape is " + listed(extents, Shape::rank);
    bool const is_turned = std::is_permutation(extents, extents + Shape::rank, all_wanted, [](auto a, auto b) {
        return std::cmp_equal(a, b);
    });
    if (is_turned) came += ", those of " + in_words(heed::shape_text<Shape>) + " in another order";
    fail(what + " with " + counted(wanted, "element", "elements") + " along axis " + std::to_string(axis) + ", " +
             in_words(name),
         came);
}
template <class Number>
[[noreturn]] HEED_LINKED_AS void fail_stride(std::string const& what, std::size_t axis, text name, std::size_t wanted,
                                             Number const* strides, std::size_t rank) {
    fail(what + " whose neighbours along axis " + std::to_string(axis) + ", " + in_words(name) + ", are " +
             counted(wanted, "element", "elements") + " apart, to be viewed",
         "they are " + std::to_string(strides[axis]) + " apart: its strides are " + listed(strides, rank) +
             "; read copies it");
}
[[noreturn]] HEED_LINKED_AS inline void fail_null(std::string const& what) {
    fail(what + " with values", "its pointer is null");
}

/// Fails unless the extents that came are the declared ones.
template <class Number, class... Axes>
HEED_LINKED_AS constexpr void match_extents(char const* what, Number const* extents, shape_t<Axes...>) {
    constexpr std::size_t wanted[] = {extent_of<Axes>..., 0};
    constexpr text names[] = {axis_text<Axes>..., text{}};
    for (std::size_t axis = 0; axis < sizeof...(Axes); ++axis)
        if (std::cmp_not_equal(extents[axis], wanted[axis]))
            fail_extent<shape_t<Axes...>>(what, axis, names[axis], wanted[axis], extents, wanted);
}
/// Fails unless neighbours are as far apart as a view has them. Along an axis with one element there are none.
template <class Layout, class Number, class... Axes>
HEED_LINKED_AS constexpr void match_strides(char const* what, Number const* strides, shape_t<Axes...>) {
    constexpr text names[] = {axis_text<Axes>..., text{}};
    constexpr std::size_t extents[] = {extent_of<Axes>..., 0};
    for (std::size_t axis = 0; axis < sizeof...(Axes); ++axis) {
        std::size_t const wanted = strides_of_layout<Layout>::values[axis];
        if (extents[axis] > 1 && std::cmp_not_equal(strides[axis], wanted))
            fail_stride(what, axis, names[axis], wanted, strides, sizeof...(Axes));
    }
}

/// Fails where no element can be: at a null pointer, or between two places for one. (A constant has neither.)
template <class T>
HEED_LINKED_AS constexpr void match_pointer(char const* what, T const* first) {
    if (first == nullptr) fail_null(what);
    if (!std::is_constant_evaluated()) {
        if (auto const behind = reinterpret_cast<std::uintptr_t>(first) % alignof(T); behind != 0)
            fail(std::string(what) + " at a multiple of " + counted(alignof(T), "byte", "bytes"),
                 "it is " + std::to_string(behind) + " behind one");
    }
}

/// The extents and the strides of a layout, of elements, in the order of its axes.
template <class Layout, class Number, class... Axes>
HEED_LINKED_AS constexpr void write_layout(Number* extents, Number* strides, shape_t<Axes...>) {
    constexpr std::size_t all[] = {extent_of<Axes>..., 0};
    for (std::size_t axis = 0; axis < sizeof...(Axes); ++axis) {
        extents[axis] = static_cast<Number>(all[axis]);
        strides[axis] = static_cast<Number>(strides_of_layout<Layout>::values[axis]);
    }
}

/// The extents and strides of a tensor, as another library has them.
template <class Layout, class Number, class... Axes>
HEED_LINKED_AS constexpr void write_axes(Number* extents, Number* strides, shape_t<Axes...>) {
    constexpr std::size_t each[] = {extent_of<Axes>..., 0};
    for (std::size_t axis = 0; axis < sizeof...(Axes); ++axis) {
        extents[axis] = static_cast<Number>(each[axis]);
        strides[axis] = static_cast<Number>(strides_of_layout<Layout>::values[axis]);
    }
}

/// How many elements behind the first the n-th one in row-major order stands.
template <class Number, class... Axes>
HEED_LINKED_AS constexpr std::ptrdiff_t place_of_nth(std::size_t n, Number const* strides, shape_t<Axes...>) {
    constexpr std::size_t extents[] = {extent_of<Axes>..., 1};
    std::ptrdiff_t place = 0;
    for (std::size_t axis = sizeof...(Axes); axis-- > 0; n /= extents[axis])
        place += static_cast<std::ptrdiff_t>(n % extents[axis]) *
                 (extents[axis] > 1 ? static_cast<std::ptrdiff_t>(strides[axis]) : 0);
    return place;
}

}  // namespace borders::detail::inline HEED_KERNELS
}  // namespace heed

#endif
