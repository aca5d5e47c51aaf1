// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_SAFETENSORS_TEXT_HPP
#define HEED_BORDERS_DETAIL_SAFETENSORS_TEXT_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <heed/borders/detail/dtype.hpp>
#include <heed/borders/detail/safetensors_header.hpp>
#include <heed/borders/detail/utf8.hpp>
#include <heed/io/detail/stored_values.hpp>
#include <heed/meta/detail/linkage.hpp>

// What a safetensors file is made of, to be written.

namespace heed::safetensors::detail::inline HEED_KERNELS {

using io::detail::sink;

/// A tensor that is to be written: of its values, which are read then, only the place is known.
struct HEED_LINKED_AS part {
    std::string name;
    std::string_view dtype;
    std::vector<std::size_t> shape;
    std::size_t bytes;
    void const* first;
    /// How many elements there are along each axis, where axes that are one in the file are several.
    std::vector<std::size_t> counts;
    void (*put_values)(void const* first, std::vector<std::size_t> const& counts, sink const& to);
};

/// Text as JSON has it: escaped where it must be, and nowhere else.
HEED_LINKED_AS inline std::string json(std::string_view text) {
    constexpr std::string_view escaped = "\"\\\b\f\n\r\t", letters = "\"\\bfnrt", digits = "0123456789abcdef";
    std::string out = "\"";
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        if (std::size_t const which = escaped.find(c); which != std::string_view::npos)
            out.append(1, '\\').append(1, letters[which]);
        else if (byte < 0x20)
            out.append("\\u00").append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
        else
            out += c;
    }
    return out + "\"";
}

/// What stands in front of the values, which come in the order of the parts.
inline std::string header_bytes(path const& file, std::vector<part> const& parts, metadata_list const& metadata) {
    std::string text = "{";
    auto const begin_member = [&](std::string_view name) {
        text.append(text.back() == '{' ? "" : ",").append(json(name)).append(":");
    };
    if (!metadata.empty()) {
        begin_member(metadata_key);
        text += "{";
        for (auto const& [key, value] : metadata) {
            begin_member(key);
            text += json(value);
        }
        text += "}";
    }
    std::size_t end = 0;
    for (part const& one : parts) {
        begin_member(one.name);
        text.append("{\"dtype\":").append(json(one.dtype)).append(",\"shape\":[");
        for (std::size_t i = 0; i < one.shape.size(); ++i)
            text.append(i == 0 ? "" : ",").append(std::to_string(one.shape[i]));
        text.append("],\"data_offsets\":[").append(std::to_string(end)).append(",");
        end += one.bytes;
        text.append(std::to_string(end)).append("]}");
    }
    text += "}";
    // So that the values are aligned where the whole file is.
    text.append((bytes_of_length - text.size() % bytes_of_length) % bytes_of_length, ' ');
    if (text.size() > largest_header)
        fail(file, "a header of at most " + std::to_string(largest_header) + " bytes",
             "it would have " + std::to_string(text.size()));
    std::byte length[bytes_of_length];
    put_word(length, std::uint64_t{text.size()});
    std::string out;
    for (std::byte const byte : length) out += static_cast<char>(byte);
    return out + text;
}

/// Biggest elements first, so that all are aligned, and then by name.
inline void sort_parts(std::vector<part>& parts) {
    std::sort(parts.begin(), parts.end(), [](part const& a, part const& b) {
        unsigned const bits_of_a = find_dtype(a.dtype).bits, bits_of_b = find_dtype(b.dtype).bits;
        return bits_of_a != bits_of_b ? bits_of_a > bits_of_b : a.name < b.name;
    });
}

/// Fails unless text can stand in a header, and stands there for the first time.
HEED_LINKED_AS inline void be_new(std::string_view text, bool is_there, std::string const& what) {
    path const writer = "safetensors::writer";
    if (heed::detail::end_of_utf8(text) != text.size()) fail(writer, what + " in UTF-8", in_quotes(text) + " came");
    if (is_there) fail(writer, "each " + what + " once", in_quotes(text) + " came before");
}

}  // namespace heed::safetensors::detail::inline HEED_KERNELS

#endif
