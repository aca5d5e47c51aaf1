// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_DETAIL_TYPE_TEXT_HPP
#define HEED_SHAPE_DETAIL_TYPE_TEXT_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/text.hpp>

// Types as text: as short as a user writes them, and alike from all compilers.
namespace heed::detail::inline HEED_KERNELS {

/// A type as the compiler writes it. (No other type may stand in the head: g++ would explain it behind the type.)
template <class A>
constexpr char const* spelling() {
    return __PRETTY_FUNCTION__;
}

constexpr text type_in(char const* whole) {
    std::size_t begin = 0;
    std::size_t end = 0;
    while (whole[end] != '\0') ++end;
    while (end > 0 && whole[end] != ']') --end;
    while (whole[begin] != '[') ++begin;
    while (whole[begin] != '=') ++begin;
    return {whole + begin + 2, end - begin - 2};
}

constexpr bool is_of_a_name(char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
           letter == '_';
}

/// Takes what stands before a "::" off the end of a text: a name, with its arguments or brackets.
template <std::size_t Capacity>
constexpr void drop_scope(message<Capacity>& out) {
    std::size_t depth = 0;
    while (out.size > 0) {
        char const last = out.data[out.size - 1];
        if (last == '>' || last == ')' || last == '}') {
            ++depth;
        } else if (depth > 0 && (last == '<' || last == '(' || last == '{')) {
            --depth;
        } else if (depth == 0 && !is_of_a_name(last)) {
            break;
        }
        out.data[--out.size] = '\0';
    }
}

/// A type's name without the scopes it is in, and in one spelling for all compilers: "tensor<float, Query<4>>".
template <class A>
consteval auto make_short_name() {
    constexpr text whole = type_in(spelling<A>());
    message<whole.size> out;
    for (std::size_t i = 0; i < whole.size; ++i) {
        char const letter = whole.data[i];
        if (letter == ':' && i + 1 < whole.size && whole.data[i + 1] == ':') {
            drop_scope(out);
            ++i;
            continue;
        }
        if (letter == '>' && out.size > 1 && out.data[out.size - 1] == ' ' && out.data[out.size - 2] == '>') {
            --out.size;
        }
        out.data[out.size++] = letter;
    }
    return out;
}
template <class A>
inline constexpr auto short_name = make_short_name<A>();

template <class A>
constexpr text short_text() {
    return {short_name<A>.data, short_name<A>.size};
}

/// The name of an axis alone: "Query".
template <class Name>
constexpr text name_text() {
    constexpr std::size_t size_of_extent = 3;  // "<1>"
    text const whole = pretty<with_extent<Name, 1>>();
    return {whole.data, whole.size - size_of_extent};
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
