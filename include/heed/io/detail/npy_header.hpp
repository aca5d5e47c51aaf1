// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_NPY_HEADER_HPP
#define HEED_IO_DETAIL_NPY_HEADER_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heed/io/detail/header_reader.hpp>
#include <heed/meta/detail/linkage.hpp>

// What stands in front of the values of a .npy file. Source: NEP 1 and numpy.lib.format.

namespace heed::io::detail::inline HEED_KERNELS::npy {

using extents_list = std::vector<std::size_t>;

inline constexpr std::string_view magic = "\x93NUMPY";
inline constexpr std::size_t largest_header = 64 * 1024;
inline constexpr std::size_t most_axes = 64;  // NumPy's own limit

/// Extents as Python prints a tuple, which is also how they stand in the file.
HEED_LINKED_AS inline std::string tuple_text(std::span<std::size_t const> extents) {
    std::string out = "(";
    for (std::size_t i = 0; i < extents.size(); ++i) out += (i == 0 ? "" : ", ") + std::to_string(extents[i]);
    return out + (extents.size() == 1 ? ",)" : ")");
}

/// Number of elements. Zero extents are left out of the check, so that no stride can overflow either.
HEED_LINKED_AS inline std::size_t element_count(path const& file, extents_list const& extents,
                                                std::size_t element_size) {
    if (extents.size() > most_axes)
        fail(file, "at most " + std::to_string(most_axes) + " axes", "there are " + std::to_string(extents.size()));
    std::size_t bytes = element_size;
    bool empty = false;
    for (std::size_t const extent : extents) {
        if (extent == 0)
            empty = true;
        else if (bytes > SIZE_MAX / extent)
            fail(file, "a shape of at most " + std::to_string(SIZE_MAX) + " bytes", "it is " + tuple_text(extents));
        else
            bytes *= extent;
    }
    return empty ? 0 : bytes / element_size;
}

struct HEED_LINKED_AS header {
    std::string descr;
    bool fortran_order = false;
    extents_list extents;
};

/// Reads the Python dict of a header, of which only the literals that NumPy writes are known: those of Python 2, whose
/// long numbers end with L, in the formats that it wrote, 1.0 and 2.0.
class HEED_LINKED_AS header_parser : header_reader {
public:
    header_parser(path const& file, std::string_view text, int version)
        : header_reader(file, text), takes_long_(version < 3) {}

    header parse() {
        constexpr std::string_view keys[] = {"descr", "fortran_order", "shape"};
        constexpr auto all_keys = "the keys descr, fortran_order and shape in the header";
        bool seen[3] = {};
        header out;
        // To Python, a blank in front of the first line is none, and one in front of the next is a mistake.
        while (next_is(' ') || next_is('\t')) ++at_;
        if (!next_is('{')) wrong("'{'");
        ++at_;
        while (!take('}')) {
            std::string const key = quoted("a key in quotes");
            std::size_t which = 0;
            while (which < 3 && keys[which] != key) ++which;
            if (which == 3) fail(file_, all_keys, "it has the key " + excerpt(key));
            if (std::exchange(seen[which], true)) fail(file_, "each key once in the header", key + " comes twice");
            need(':', "':'");
            if (which == 0)
                out.descr = descr();
            else if (which == 1)
                out.fortran_order = boolean();
            else
                out.extents = tuple();
            if (take(',')) continue;
            need('}', "',' or '}'");
            break;
        }
        need_end();
        for (std::size_t i = 0; i < 3; ++i)
            if (!seen[i]) fail(file_, all_keys, std::string(keys[i]) + " is missing");
        return out;
    }

private:
    std::string quoted(std::string const& expected) {
        skip_blanks();
        if (!next_is('\'') && !next_is('"')) wrong(expected);
        std::size_t const end = text_.find(text_[at_], at_ + 1);
        if (end == std::string_view::npos) wrong(expected + " that are closed");
        std::size_t const begin = std::exchange(at_, end + 1) + 1;
        return std::string(text_.substr(begin, end - begin));
    }
    std::string descr() {
        skip_blanks();
        if (next_is('[') || next_is('('))
            fail(file_, "values of one type, such as '<f4'", "they are structured: " + excerpt(text_.substr(at_)));
        return quoted("a type in quotes");
    }
    bool boolean() {
        skip_blanks();
        for (std::string_view const word : {"False", "True"})
            if (text_.substr(at_, word.size()) == word) {
                at_ += word.size();
                return word == "True";
            }
        wrong("True or False");
    }
    extents_list tuple() {
        extents_list out;
        need('(', "a tuple of extents");
        while (!take(')')) {
            out.push_back(whole_number("an extent"));
            if (takes_long_ && next_is('L')) ++at_;
            if (take(',')) continue;
            if (out.size() == 1) wrong("a digit or ','");  // to Python, (3) is a number
            need(')', "a digit, ',' or ')'");
            break;
        }
        return out;
    }

    bool takes_long_;
};

template <class Input>
header read_header(Input& in) {
    std::string const start =
        in.text(in.left() < magic.size() ? static_cast<std::size_t>(in.left()) : magic.size(), "");
    if (start != magic)
        fail(in.name(), "a .npy file, which starts with \"\\x93NUMPY\"", "it starts with " + excerpt(start));
    auto const number = [](char c) { return std::size_t{static_cast<unsigned char>(c)}; };
    std::string const version = in.text(2, "format version");
    if (number(version[0]) < 1 || number(version[0]) > 3 || number(version[1]) != 0)
        fail(in.name(), "format version 1.0, 2.0 or 3.0",
             "it is " + std::to_string(number(version[0])) + "." + std::to_string(number(version[1])));
    std::string const length = in.text(version[0] == 1 ? 2 : 4, "header length");
    std::size_t bytes = 0;
    for (std::size_t i = length.size(); i-- > 0;) bytes = bytes << 8 | number(length[i]);
    if (bytes > largest_header)
        fail(in.name(), "a header of at most " + std::to_string(largest_header) + " bytes",
             "it is said to have " + std::to_string(bytes));
    return header_parser(in.name(), in.text(bytes, "header"), version[0]).parse();
}

/// What numpy.save (NumPy 1.24) writes in front of the values, to the byte: the room behind the first extent, in which
/// it can grow, and a whole block of padding where none is needed belong to it.
inline std::string header_bytes(std::string_view descr, extents_list const& extents) {
    constexpr std::size_t alignment = 64, longest_extent = 21, preamble = magic.size() + 4;
    std::string dict = "{'descr': '";
    dict.append(descr).append("', 'fortran_order': False, 'shape': ").append(tuple_text(extents)).append(", }");
    if (!extents.empty()) dict.append(longest_extent - std::to_string(extents[0]).size(), ' ');
    dict.append(alignment - (preamble + dict.size() + 1) % alignment, ' ').append(1, '\n');
    std::string out(magic);
    out.append({'\1', '\0', static_cast<char>(dict.size() & 255), static_cast<char>(dict.size() >> 8)});
    return out + dict;
}

}  // namespace heed::io::detail::inline HEED_KERNELS::npy

#endif
