// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_SAFETENSORS_DECLARED_HPP
#define HEED_BORDERS_DETAIL_SAFETENSORS_DECLARED_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heed/borders/detail/dtype.hpp>
#include <heed/borders/detail/safetensors_header.hpp>
#include <heed/borders/detail/stored_order.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/shape/text.hpp>
#include <heed/tensor/semantic_types.hpp>

// What a program declares of a tensor in a file: which types can be declared, and what is said when the file has
// something else.

namespace heed {

namespace fault {

template <class Type>
struct a_safetensors_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them {};
template <class Type>
struct a_safetensors_file_is_viewed_by_a_tensor_view_of_const_elements {};
template <class Element>
struct safetensors_files_have_no_such_element_type {};
template <class Type>
struct a_safetensors_file_is_written_from_tensors {};

}  // namespace fault

namespace safetensors {

namespace detail {

/// True for a plain tensor, and for one whose type says what its values are for: a projection, a mask.
template <class X>
concept is_plain_or_tagged = __is_same(X, of::plain<X>) || requires {
    X::takes_any_values;
};

template <class X>
consteval auto rule_of_element() {
    if constexpr (of::has_lengths<X>) {
        return of::fault_of_untaken_lengths<fault::in::read_safetensors, X>{};
    } else if constexpr (!has_dtype<element_of<X>>()) {
        return fault::safetensors_files_have_no_such_element_type<element_of<X>>{};
    } else {
        return none{};
    }
}

template <class X, class Order>
consteval auto rule_of_read() {
    if constexpr (!Tensor<X>) {
        return fault::a_safetensors_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<
            X>{};
    } else if constexpr (is_fault<decltype(rule_of_element<X>())>) {
        return rule_of_element<X>();
    } else if constexpr (!is_plain_or_tagged<X> || !of::owns_its_values<X>) {
        return fault::a_safetensors_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<
            X>{};
    } else {
        return rule_of_order<X>(Order{});
    }
}

template <class X>
consteval auto rule_of_view() {
    if constexpr (!Tensor<X>) {
        return fault::a_safetensors_file_is_viewed_by_a_tensor_view_of_const_elements<X>{};
    } else if constexpr (is_fault<decltype(rule_of_element<X>())>) {
        return rule_of_element<X>();
    } else if constexpr (!requires { X::is_view; } || !__is_same(X, of::plain<X>) ||
                         !of::is_contiguous<of::layout_of<X>>) {
        return fault::a_safetensors_file_is_viewed_by_a_tensor_view_of_const_elements<X>{};
    } else if constexpr (!std::is_const_v<std::remove_pointer_t<decltype(X::values.first)>>) {
        return fault::a_safetensors_file_is_viewed_by_a_tensor_view_of_const_elements<X>{};
    } else {
        return none{};
    }
}

/// `X` is what `add(name, X&&)` has: a reference for what has a name.
template <class X>
consteval auto rule_of_add() {
    using plain = of::remove_cvref_t<X>;
    if constexpr (of::any_refused<plain>) {
        return none{};
    } else if constexpr (!Tensor<plain>) {
        return fault::a_safetensors_file_is_written_from_tensors<plain>{};
    } else if constexpr (of::has_lengths<plain>) {
        return of::fault_of_untaken_lengths<fault::in::write_safetensors, plain>{};
    } else if constexpr (!has_dtype<element_of<plain>>()) {
        return fault::safetensors_files_have_no_such_element_type<element_of<plain>>{};
    } else if constexpr (!std::is_reference_v<X> && !of::is_a_view<plain>) {
        return fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
            fault::in::write_safetensors, plain>{};
    } else {
        return none{};
    }
}

template <class X, class Order>
consteval auto rule_of_add_in_order() {
    if constexpr (is_fault<decltype(rule_of_add<X>())> || of::any_refused<of::remove_cvref_t<X>>) {
        return rule_of_add<X>();
    } else {
        return rule_of_order<of::remove_cvref_t<X>>(Order{});
    }
}

inline std::string in_words(text piece) { return std::string(piece.data, piece.size); }
/// A declaration as values, the axes in the order in which the file has them.
struct declared {
    std::string shape;
    std::vector<std::string> axes;
    std::vector<std::size_t> extents;
};
template <class Order = stored_order<>, class... Axes>
declared declared_as(shape_t<Axes...>) {
    constexpr auto const& joined = joints_of<shape_t<Axes...>, Order>.with_next;
    declared out;
    std::string const names[] = {in_words(axis_text<Axes>)..., ""};
    std::size_t const extents[] = {extent_of<Axes>..., 0};
    for (std::size_t i = 0; i < sizeof...(Axes); ++i) {
        if (i > 0 && joined[i - 1]) {
            out.axes.back() += " * " + names[i];
            out.extents.back() *= extents[i];
        } else {
            out.axes.push_back(names[i]);
            out.extents.push_back(extents[i]);
        }
    }
    for (std::string const& axis : out.axes) out.shape += (out.shape.empty() ? "[" : ", ") + axis;
    out.shape = out.shape.empty() ? "[]" : out.shape + "]";
    return out;
}

inline std::string counted(std::size_t count, std::string const& one, std::string const& more) {
    return std::to_string(count) + " " + (count == 1 ? one : more);
}

/// Fails unless a tensor in a file has the declared axes.
inline void match_shape(path const& file, tensor_info const& came, declared const& wanted) {
    std::string const tensor = "tensor " + in_quotes(came.name);
    if (came.shape.size() != wanted.axes.size())
        fail(file, tensor + " with " + counted(wanted.axes.size(), "axis", "axes") + ", " + wanted.shape,
             "it has " + std::to_string(came.shape.size()) + ": " + shape_text(came.shape));
    for (std::size_t i = 0; i < came.shape.size(); ++i) {
        if (came.shape[i] == wanted.extents[i]) continue;
        std::string because = "it has " + std::to_string(came.shape[i]) + ": its shape is " + shape_text(came.shape);
        if (std::is_permutation(came.shape.begin(), came.shape.end(), wanted.extents.begin()))
            because += ", those of " + wanted.shape + " in another order, which stored_as declares";
        fail(file,
             tensor + " with " + counted(wanted.extents[i], "element", "elements") + " along axis " +
                 std::to_string(i) + ", " + wanted.axes[i],
             because);
    }
}

/// Fails unless all bytes are those of bools: another one in a bool is undefined behaviour.
inline void match_bools(path const& file, tensor_info const& came, std::span<std::byte const> bytes) {
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if (std::to_integer<unsigned>(bytes[i]) > 1)
            fail(file, "tensor " + in_quotes(came.name) + " of bools, bytes 0 and 1",
                 "byte " + std::to_string(i) + " of it is " + std::to_string(std::to_integer<unsigned>(bytes[i])));
}

}  // namespace detail
}  // namespace safetensors
}  // namespace heed

#endif
