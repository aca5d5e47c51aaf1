// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_OFFSET_HPP
#define HEED_TENSOR_DETAIL_OFFSET_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/hardened.hpp>
#include <heed/tensor/error.hpp>
#include <heed/tensor/index.hpp>

// From indices, which index.hpp allows, to the place of an element; where their range is checked, and how.

namespace heed {

namespace detail::inline HEED_KERNELS {

// (Compared as 64 bits: where a std::size_t has 32, a larger index would be another one.)
template <class Index>
constexpr bool in_range(Index value, std::size_t extent) {
    if constexpr (constant<Index>) {
        return true;
    } else if constexpr (std::is_signed_v<Index>) {
        return value >= 0 && static_cast<unsigned long long>(value) < extent;
    } else {
        return static_cast<unsigned long long>(value) < extent;
    }
}

template <class Index>
constexpr std::size_t to_size(Index value) {
    if constexpr (constant<Index>) {
        return static_cast<std::size_t>(Index::value);
    } else {
        return static_cast<std::size_t>(value);
    }
}

/// The value of an index whose range is checked, at run time too. `Throws`, or else the program ends.
template <class A, bool Throws = true, class Index>
constexpr std::size_t checked(Index value) {
    if (!in_range(value, extent_of<A>)) {
        if constexpr (!constant<Index>) {
            bool negative = false;
            if constexpr (std::is_signed_v<Index>) negative = value < 0;
            auto const bits = static_cast<unsigned long long>(value);
            if constexpr (Throws) {
                index_is_out_of_range<A>(negative ? 0 - bits : bits, negative);
            } else {
                end_the_program(text_of_index<A>(negative ? 0 - bits : bits, negative).data);
            }
        }
    }
    return to_size(value);
}

template <class A, class Index>
constexpr std::size_t checked_if_hardened(Index value) {
    if constexpr (is_hardened) {
        return checked<A, false>(value);
    } else {
        return to_size(value);
    }
}

/// The value of an index that the caller vouches for: checked in constant expressions, and in hardened builds.
template <class A, class Index>
constexpr std::size_t unchecked(Index value) {
    return std::is_constant_evaluated() ? checked<A>(value) : checked_if_hardened<A>(value);
}

/// The offset of an element by position or by name. Free templates: a member template costs every tensor type.
template <bool Checked, class A, class Index>
constexpr std::size_t one_offset(Index index) {
    if constexpr (Checked) {
        return checked<A>(plain_index(index));
    } else {
        return unchecked<A>(plain_index(index));
    }
}
template <bool Checked, class... Axes, class... Index>
constexpr std::size_t offset_in(shape_t<Axes...>, [[maybe_unused]] Index... indices) {
    using whole = shape_t<Axes...>;
    if constexpr (any_refused<typename index_value<Index>::type...>) {
        return 0;
    } else if constexpr ((is_named<Index> || ...)) {
        return (std::size_t{0} + ... +
                (one_offset<Checked, axis_in<whole, typename Index::name>>(indices) *
                 stride_in<whole, typename Index::name>));
    } else {
        std::size_t offset = 0;
        ((offset = offset * extent_of<Axes> + one_offset<Checked, Axes>(indices)), ...);
        return offset;
    }
}
template <class... Axes, class... Index>
constexpr bool all_in_range(shape_t<Axes...>, [[maybe_unused]] Index... indices) {
    if constexpr (any_refused<typename index_value<Index>::type...>) {
        return true;
    } else if constexpr ((is_named<Index> || ...)) {
        return (in_range(plain_index(indices), extent_in<shape_t<Axes...>, typename Index::name>) && ...);
    } else {
        return (in_range(plain_index(indices), extent_of<Axes>) && ...);
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
