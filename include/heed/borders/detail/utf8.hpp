// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_UTF8_HPP
#define HEED_BORDERS_DETAIL_UTF8_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <heed/meta/detail/linkage.hpp>

namespace heed::detail::inline HEED_KERNELS {

inline constexpr std::uint32_t last_code_point = 0x10ffff;
HEED_LINKED_AS constexpr bool is_surrogate(std::uint32_t code) { return code >= 0xd800 && code <= 0xdfff; }

/// How many bytes the code point at the start of some text has; 0 when there is none: a byte that begins nothing, one
/// that is cut off, a form longer than need be, half of a surrogate pair, a number beyond the last code point.
HEED_LINKED_AS constexpr std::size_t length_of_code_point(std::string_view text) {
    if (text.empty()) return 0;
    auto const byte = [&](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(text[i])}; };
    std::uint32_t const first = byte(0);
    if (first < 0x80) return 1;
    std::size_t const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc0 || first > 0xf7 || text.size() < length) return 0;
    constexpr std::uint32_t least[] = {0x80, 0x800, 0x10000};
    std::uint32_t code = first & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return 0;
        code = code << 6 | (byte(i) & 0x3f);
    }
    return code < least[length - 2] || code > last_code_point || is_surrogate(code) ? 0 : length;
}

/// Where text stops to be UTF-8: its size, when it is all.
HEED_LINKED_AS constexpr std::size_t end_of_utf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t const length = length_of_code_point(text.substr(at));
        if (length == 0) break;
        at += length;
    }
    return at;
}

HEED_LINKED_AS inline void append_code_point(std::string& to, std::uint32_t code) {
    auto const add = [&](std::uint32_t byte) { to += static_cast<char>(static_cast<unsigned char>(byte)); };
    auto const rest = [&](unsigned shift) { add(0x80 | (code >> shift & 0x3f)); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xc0 | code >> 6);
        rest(0);
    } else if (code < 0x10000) {
        add(0xe0 | code >> 12);
        rest(6);
        rest(0);
    } else {
        add(0xf0 | code >> 18);
        rest(12);
        rest(6);
        rest(0);
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
