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
#include <utility>
#include <vector>

#include <heed/borders/detail/dtype.hpp>
#include <heed/borders/detail/safetensors_header.hpp>
#include <heed/borders/detail/stored_rules.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/semantic_types.hpp>

// What a program declares of a tensor in a file: which types can be declared, and what is said when the file has
// something else.

namespace heed {

namespace fault::in {
struct read_safetensors {};
struct write_safetensors {};
}  // namespace fault::in

namespace fault {

template <class Type>
struct a_safetensors_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them {};
template <class Type>
struct a_safetensors_file_is_viewed_by_a_tensor_view_of_const_elements {};
template <class View>
struct a_view_has_the_axes_of_the_file_in_their_order_so_permute_view_it {};
template <class Element>
struct safetensors_files_have_no_such_element_type {};
template <class Type>
struct a_safetensors_file_is_written_from_tensors {};

}  // namespace fault

namespace safetensors {

namespace detail::inline HEED_KERNELS {

using namespace stored::detail;

/// What the rules of `heed/borders/detail/stored_rules.hpp` ask of a format.
struct HEED_LINKED_AS format {
    using reads = fault::in::read_safetensors;
    using writes = fault::in::write_safetensors;
    template <class X>
    using not_read =
        fault::a_safetensors_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<X>;
    template <class X>
    using not_written = fault::a_safetensors_file_is_written_from_tensors<X>;
    template <class Element>
    using no_element = fault::safetensors_files_have_no_such_element_type<Element>;
    template <class Element>
    static constexpr bool has_element = has_dtype<Element>();
};

/// Const elements in row-major order, as far as they are there.
template <class X>
inline constexpr bool has_const_rows = __is_same(of::layout_of<X>, shape_type_of<X>) &&
                                       std::is_const_v<std::remove_reference_t<decltype(*std::declval<X&>().data())>>;
/// Of elements side by side none is missing where all axes but the first are as long as their extents.
template <class Shape>
inline constexpr bool stands_as_in_a_file = true;
template <class First, class... Rest>
inline constexpr bool stands_as_in_a_file<shape_t<First, Rest...>> = !(of::is_up_to<Rest> || ...);

template <class X>
consteval auto rule_of_view() {
    if constexpr (!of::has_shape<X>) {
        return fault::a_safetensors_file_is_viewed_by_a_tensor_view_of_const_elements<X>{};
    } else if constexpr (is_fault<decltype(rule_of_element<format, X>())>) {
        return rule_of_element<format, X>();
    } else if constexpr (!requires { X::is_view; } || !__is_same(X, of::plain<X>) || !has_const_rows<X>) {
        return fault::a_safetensors_file_is_viewed_by_a_tensor_view_of_const_elements<X>{};
    } else if constexpr (!stands_as_in_a_file<shape_type_of<X>>) {
        return of::fault_of_untaken_lengths<fault::in::read_safetensors, X>{};
    } else {
        return none{};
    }
}

HEED_LINKED_AS inline std::string counted(std::size_t count, std::string const& one, std::string const& more) {
    return std::to_string(count) + " " + (count == 1 ? one : more);
}

/// Fails unless a tensor in a file has the declared axes.
inline void match_shape(path const& file, tensor_info const& came, declared const& wanted) {
    std::string const tensor = "tensor " + in_quotes(came.name);
    if (came.shape.size() != wanted.axes.size())
        fail(file, tensor + " with " + counted(wanted.axes.size(), "axis", "axes") + ", " + wanted.shape,
             "it has " + std::to_string(came.shape.size()) + ": " + shape_text(came.shape));
    for (std::size_t i = 0; i < came.shape.size(); ++i) {
        if (wanted.extents.takes(i, came.shape[i])) continue;
        std::string because = "it has " + std::to_string(came.shape[i]) + ": its shape is " + shape_text(came.shape);
        if (std::is_permutation(came.shape.begin(), came.shape.end(), wanted.extents.of.begin()))
            because += ", those of " + wanted.shape + " in another order, which stored_as declares";
        fail(file,
             tensor + " with " + wanted.extents.in_words(i) + (wanted.extents.of[i] == 1 ? " element" : " elements") +
                 " along axis " + std::to_string(i) + ", " + wanted.axes[i],
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

}  // namespace detail::inline HEED_KERNELS
}  // namespace safetensors
}  // namespace heed

#endif
