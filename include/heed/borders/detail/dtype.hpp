// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_DTYPE_HPP
#define HEED_BORDERS_DETAIL_DTYPE_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include <heed/io/detail/bytes.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/half.hpp>
#include <heed/meta/detail/linkage.hpp>

// The element types of safetensors, by the names they have there, and their bytes as elements of heed's. In a file all
// are little-endian, whatever the host is.

namespace heed::safetensors::detail::inline HEED_KERNELS {

using io::detail::is_number_type;
using io::detail::put_word;
using io::detail::word_at;
using io::detail::word_of;

struct HEED_LINKED_AS dtype {
    std::string_view name;
    unsigned bits;
};

/// All that the reference knows. Those of which no element is made are known by their size, so that the rest of a file
/// with them can be read.
inline constexpr dtype dtypes[] = {
    {"BOOL", 8}, {"U8", 8},          {"I8", 8},          {"F8_E4M3", 8}, {"F8_E5M2", 8}, {"F8_E8M0", 8},
    {"F4", 4},   {"F8_E4M3FNUZ", 8}, {"F8_E5M2FNUZ", 8}, {"F6_E2M3", 6}, {"F6_E3M2", 6}, {"U16", 16},
    {"I16", 16}, {"F16", 16},        {"BF16", 16},       {"U32", 32},    {"I32", 32},    {"F32", 32},
    {"U64", 64}, {"I64", 64},        {"F64", 64},        {"C64", 64},
};

/// Of no bits for a name that the reference does not know.
HEED_LINKED_AS constexpr dtype find_dtype(std::string_view name) {
    for (dtype const& one : dtypes)
        if (one.name == name) return one;
    return {"", 0};
}

/// What the format calls elements of a type; empty when it has none.
template <class T>
HEED_LINKED_AS constexpr std::string_view name_of_element() {
    if constexpr (element_traits<T>::safetensors_name != nullptr) {
        return element_traits<T>::safetensors_name;
    } else if constexpr (__is_same(T, bool)) {
        return "BOOL";
    } else if constexpr (is_number_type<T>) {
        constexpr std::string_view names[] = {"U8", "U16", "U32", "U64", "I8", "I16", "I32", "I64"};
        return names[std::countr_zero(sizeof(T)) + (std::is_signed_v<T> ? 4 : 0)];
    } else {
        return "";
    }
}
template <class T>
inline constexpr std::string_view dtype_name = name_of_element<T>();

template <class T>
consteval bool has_dtype() {
    if constexpr (!dtype_name<T>.empty() && std::is_trivially_copyable_v<T> && sizeof(T) <= 8) {
        return find_dtype(dtype_name<T>).bits == 8 * sizeof(T);
    } else {
        return false;
    }
}

/// Calls `take` with a function that makes an element of its bytes, when elements of type `T` are made of this dtype:
/// of the one that they are, and of those that all are numbers of the wider type.
template <class T, class Take>
HEED_LINKED_AS bool decode(std::string_view name, Take take) {
    if (name == dtype_name<T>) {
        take([](std::byte const* from) {
            if constexpr (__is_same(T, bool)) {
                return *from != std::byte{0};
            } else {
                return std::bit_cast<T>(word_at<word_of<sizeof(T)>>(from));
            }
        });
        return true;
    }
    if constexpr (__is_same(T, float) || __is_same(T, double)) {
        if (name == "F16")
            take(
                [](std::byte const* from) { return static_cast<T>(float16::from_bits(word_at<std::uint16_t>(from))); });
        else if (name == "BF16")
            take([](std::byte const* from) {
                return static_cast<T>(bfloat16::from_bits(word_at<std::uint16_t>(from)));
            });
        else if (__is_same(T, double) && name == "F32")
            take([](std::byte const* from) {
                return static_cast<T>(std::bit_cast<float>(word_at<std::uint32_t>(from)));
            });
        else
            return false;
        return true;
    }
    return false;
}

/// The same, in words.
template <class T>
HEED_LINKED_AS std::string decoded_dtypes() {
    std::string const own(dtype_name<T>);
    if constexpr (__is_same(T, float)) return own + " (or F16 or BF16)";
    if constexpr (__is_same(T, double)) return own + " (or F32, F16 or BF16)";
    return own;
}

}  // namespace heed::safetensors::detail::inline HEED_KERNELS

#endif
