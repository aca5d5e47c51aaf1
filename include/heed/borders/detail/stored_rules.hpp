// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_STORED_RULES_HPP
#define HEED_BORDERS_DETAIL_STORED_RULES_HPP

#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include <heed/borders/detail/stored_order.hpp>
#include <heed/io/detail/stored_values.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/shape/text.hpp>

// Which tensors are read from files of several tensors, and written to them, whatever the format is: it says what it
// has no element type for, and its sentences.

namespace heed::stored::detail::inline HEED_KERNELS {

/// True for a plain tensor, and for one whose type says what its values are for: a projection, a mask.
template <class X>
concept is_plain_or_tagged = __is_same(X, of::plain<X>) || requires {
    X::takes_any_values;
};

template <class Format, class X>
consteval auto rule_of_element() {
    if constexpr (!Format::template has_element<element_of<X>>) {
        return typename Format::template no_element<element_of<X>>{};
    } else {
        return none{};
    }
}

template <class Format, class X, class Order>
consteval auto rule_of_read() {
    if constexpr (!of::has_shape<X>) {
        return typename Format::template not_read<X>{};
    } else if constexpr (is_fault<decltype(rule_of_element<Format, X>())>) {
        return rule_of_element<Format, X>();
    } else if constexpr (!is_plain_or_tagged<X> || !of::owns_its_values<X>) {
        return typename Format::template not_read<X>{};
    } else {
        return rule_of_order<typename Format::reads, X>(Order{});
    }
}

/// `X` is what `add(name, X&&)` has: a reference for what has a name.
template <class Format, class X, class Order>
consteval auto rule_of_add() {
    using plain = of::remove_cvref_t<X>;
    using in = typename Format::writes;
    if constexpr (of::any_refused<plain>) {
        return none{};
    } else if constexpr (!of::has_shape<plain>) {
        return typename Format::template not_written<plain>{};
    } else if constexpr (is_fault<decltype(rule_of_element<Format, plain>())>) {
        return rule_of_element<Format, plain>();
    } else if constexpr (!std::is_reference_v<X> && !of::is_a_view<plain>) {
        return fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<in, plain>{};
    } else {
        return rule_of_order<in, plain>(Order{});
    }
}

HEED_LINKED_AS inline std::string in_words(text piece) { return std::string(piece.data, piece.size); }
/// A declaration as values, the axes in the order in which the file has them.
struct HEED_LINKED_AS declared {
    std::string shape;
    std::vector<std::string> axes;
    io::detail::wanted_extents extents;
};
template <class Order = stored_order<>, class... Axes>
declared declared_as(shape_t<Axes...>) {
    constexpr auto const& joined = joints_of<shape_t<Axes...>, Order>.with_next;
    declared out;
    std::string const names[] = {in_words(axis_text<Axes>)..., ""};
    std::size_t const extents[] = {extent_of<Axes>..., 0};
    bool const are_the_most[] = {of::is_up_to<Axes>..., false};
    for (std::size_t i = 0; i < sizeof...(Axes); ++i) {
        if (i > 0 && joined[i - 1]) {
            out.axes.back() += " * " + names[i];
            out.extents.of.back() *= extents[i];
        } else {
            out.axes.push_back(names[i]);
            out.extents.of.push_back(extents[i]);
            out.extents.are_the_most.push_back(are_the_most[i]);
        }
    }
    for (std::string const& axis : out.axes) out.shape += (out.shape.empty() ? "[" : ", ") + axis;
    out.shape = out.shape.empty() ? "[]" : out.shape + "]";
    return out;
}

/// How many elements a file has along each of its axes, of a tensor with so many along its own; and the way back, where
/// each axis that is up to a length is by itself.
template <class Order, class Shape>
HEED_LINKED_AS std::vector<std::size_t> merged_counts(Shape, std::vector<std::size_t> const& counts) {
    constexpr auto const& joined = joints_of<Shape, Order>.with_next;
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (i > 0 && joined[i - 1]) {
            out.back() *= counts[i];
        } else {
            out.push_back(counts[i]);
        }
    }
    return out;
}
template <class Order, class... Axes>
HEED_LINKED_AS std::vector<std::size_t> own_counts(shape_t<Axes...>, std::vector<std::size_t> const& in_file) {
    constexpr auto const& joined = joints_of<shape_t<Axes...>, Order>.with_next;
    std::vector<std::size_t> out{extent_of<Axes>...};
    bool const is_up_to[] = {of::is_up_to<Axes>..., false};
    for (std::size_t i = 0, at = 0; i < out.size(); at += joined[i++] ? 0U : 1U)
        if (is_up_to[i]) out[i] = in_file[at];
    return out;
}
/// Gives a tensor the lengths that a file of such axes has, and says where the file's n-th element stands in it.
template <class Order, class X>
HEED_LINKED_AS auto places_in(X& x, std::vector<std::size_t> const& in_file) {
    using shape = stored_shape_of<X, Order>;
    return io::detail::places_in(shape{}, x, own_counts<Order>(shape{}, in_file));
}

}  // namespace heed::stored::detail::inline HEED_KERNELS

#endif
