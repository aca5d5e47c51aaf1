// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_NPY_TYPES_HPP
#define HEED_IO_DETAIL_NPY_TYPES_HPP

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

// The element types of .npy files, by the names that they have there, and which elements are made of which.

namespace heed::io::detail::inline HEED_KERNELS::npy {

/// What NumPy calls elements of a type, without the order of its bytes; empty when it has no name.
template <class T>
HEED_LINKED_AS constexpr std::string_view name_of_element() {
    if constexpr (element_traits<T>::npy_name != nullptr) {
        return element_traits<T>::npy_name;
    } else if constexpr (__is_same(T, bool)) {
        return "b1";
    } else if constexpr (is_number_type<T>) {
        constexpr std::string_view names[] = {"u1", "u2", "u4", "u8", "i1", "i2", "i4", "i8"};
        return names[std::countr_zero(sizeof(T)) + (std::is_signed_v<T> ? 4 : 0)];
    } else {
        return "";
    }
}
template <class T>
inline constexpr std::string_view type_name = name_of_element<T>();

template <class T>
inline constexpr bool has_name = !type_name<T>.empty() && std::is_trivially_copyable_v<T> &&
                                 (sizeof(T) == 1 || sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8);

/// The type as it is written: little-endian, where there is an order.
template <class T>
HEED_LINKED_AS std::string written_type() {
    return std::string(sizeof(T) == 1 ? "|" : "<").append(type_name<T>);
}

template <class T>
struct HEED_LINKED_AS element_type {
    using type = T;
};

/// A type of a file that heed has elements for.
struct HEED_LINKED_AS file_type {
    std::string_view name;
    std::size_t size = 0;
    bool is_big_endian = false;
};

/// Calls `take` with the `element_type` of this name; false when there is none.
template <class Take>
HEED_LINKED_AS bool with_element(std::string_view name, Take take) {
    auto const ask = [&]<class T>(element_type<T> type) {
        if (name != type_name<T>) return false;
        take(type);
        return true;
    };
    return ask(element_type<float>{}) || ask(element_type<double>{}) || ask(element_type<float16>{}) ||
           ask(element_type<bool>{}) || ask(element_type<std::int8_t>{}) || ask(element_type<std::uint8_t>{}) ||
           ask(element_type<std::int16_t>{}) || ask(element_type<std::uint16_t>{}) ||
           ask(element_type<std::int32_t>{}) || ask(element_type<std::uint32_t>{}) ||
           ask(element_type<std::int64_t>{}) || ask(element_type<std::uint64_t>{});
}

/// What NumPy's name of a type means, "<f4" for example; of no name where heed has none of it. Without an order, and
/// with "=" or "|", it is the host's.
HEED_LINKED_AS inline file_type type_of(std::string_view descr) {
    bool const has_order = !descr.empty() && std::string_view("<>=|").find(descr[0]) != std::string_view::npos;
    std::string_view const name = descr.substr(has_order ? 1 : 0);
    file_type out;
    with_element(name, [&]<class T>(element_type<T>) { out = {type_name<T>, sizeof(T), false}; });
    out.is_big_endian =
        has_order && descr[0] != '=' && descr[0] != '|' ? descr[0] == '>' : std::endian::native == std::endian::big;
    return out;
}

/// Bools are told apart before: another byte than 0 and 1 in one is undefined behaviour.
template <class T>
HEED_LINKED_AS constexpr T element_at(std::byte const* from, bool is_big_endian) {
    if constexpr (__is_same(T, bool)) {
        return *from != std::byte{0};
    } else {
        using word = word_of<sizeof(T)>;
        return std::bit_cast<T>(is_big_endian ? big_endian_word_at<word>(from) : word_at<word>(from));
    }
}

template <class T>
inline constexpr bool is_float_or_double = __is_same(T, float) || __is_same(T, double);

/// Which elements become which: floats of other widths, and whole numbers that are within the range.
template <class To, class From>
inline constexpr bool is_made_of = __is_same(To, From) || (is_number_type<To> && is_number_type<From>) ||
                                   (is_float_or_double<To> && (is_float_or_double<From> || __is_same(From, float16)));

/// The same in words.
template <class To>
HEED_LINKED_AS std::string made_of() {
    std::string const own = std::string("'").append(type_name<To>).append("'");
    if constexpr (__is_same(To, float)) {
        return own + " (or 'f2' or 'f8')";
    } else if constexpr (__is_same(To, double)) {
        return own + " (or 'f2' or 'f4')";
    } else if constexpr (is_number_type<To>) {
        return own + " (or other whole numbers)";
    } else {
        return own;
    }
}

}  // namespace heed::io::detail::inline HEED_KERNELS::npy

#endif
