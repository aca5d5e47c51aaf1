// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_SAFETENSORS_HEADER_HPP
#define HEED_BORDERS_DETAIL_SAFETENSORS_HEADER_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heed/borders/detail/dtype.hpp>
#include <heed/borders/detail/utf8.hpp>
#include <heed/io/detail/header_reader.hpp>
#include <heed/io/file.hpp>
#include <heed/meta/detail/linkage.hpp>

// What stands in front of the values of a safetensors file. Source: the format's text and the reference, in Rust, of
// huggingface/safetensors. Where the text is stricter than the reference, so is this.

namespace heed::safetensors {

/// A tensor in a file, as its header describes it: the element type by its name there ("F32"), the extents in the order
/// in which they are stored, and where its bytes are, counted from the end of the header.
struct HEED_LINKED_AS tensor_info {
    std::string name;
    std::string_view dtype;
    std::vector<std::size_t> shape;
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(tensor_info const&, tensor_info const&) = default;
};

/// Free text about a file: pairs of a key and a value.
using metadata_list = std::vector<std::pair<std::string, std::string>>;

namespace detail::inline HEED_KERNELS {

using path = std::filesystem::path;
using io::detail::excerpt;
using io::detail::fail;
using io::detail::in_quotes;

inline constexpr std::size_t bytes_of_length = 8;
inline constexpr std::size_t largest_header = 100'000'000;
inline constexpr std::string_view metadata_key = "__metadata__";

HEED_LINKED_AS inline std::string shape_text(std::vector<std::size_t> const& extents) {
    std::string out = "[";
    for (std::size_t i = 0; i < extents.size(); ++i) out += (i == 0 ? "" : ", ") + std::to_string(extents[i]);
    return out + "]";
}

struct HEED_LINKED_AS header {
    std::vector<tensor_info> tensors;  // by their names
    metadata_list metadata;            // as they stand there
    std::size_t bytes = 0;             // of all values
};

/// Reads the JSON of a header, of which only what the format has is known. It goes to no depth, whatever comes.
class HEED_LINKED_AS header_parser : io::detail::header_reader {
public:
    header_parser(path const& file, std::string_view text) : header_reader(file, text) {}

    header parse() {
        if (!next_is('{')) wrong("'{'");
        if (std::size_t const end = heed::detail::end_of_utf8(text_); end != text_.size()) {
            at_ = end;
            wrong("UTF-8");
        }
        header out;
        bool has_metadata = false;
        members([&](std::string key) {
            if (key != metadata_key)
                out.tensors.push_back(tensor(std::move(key)));
            else if (std::exchange(has_metadata, true))
                fail(file_, "each name once in the header", in_quotes(key) + " comes twice");
            else
                members([&](std::string of) { out.metadata.emplace_back(std::move(of), string("text in quotes")); });
        });
        need_end();
        return out;
    }

private:
    template <class Take>
    void members(Take take_member) {
        need('{', "'{'");
        if (take('}')) return;
        do {
            std::string key = string("a name in quotes");
            need(':', "':'");
            take_member(std::move(key));
        } while (take(','));
        need('}', "',' or '}'");
    }

    tensor_info tensor(std::string name) {
        constexpr std::string_view keys[] = {"dtype", "shape", "data_offsets"};
        bool seen[3] = {};
        tensor_info out;
        members([&](std::string const& key) {
            std::size_t which = 0;
            while (which < 3 && keys[which] != key) ++which;
            if (which == 3) wrong_keys(name, "it has " + excerpt(key));
            if (std::exchange(seen[which], true)) wrong_keys(name, excerpt(key) + " comes twice");
            if (which == 0)
                out.dtype = known_dtype(name);
            else if (which == 1)
                out.shape = numbers("an extent");
            else
                offsets(name, out);
        });
        for (std::size_t i = 0; i < 3; ++i)
            if (!seen[i]) wrong_keys(name, excerpt(keys[i]) + " is missing");
        out.name = std::move(name);
        return out;
    }
    [[noreturn]] void wrong_keys(std::string const& name, std::string const& came) const {
        fail(file_, "tensor " + in_quotes(name) + " with dtype, shape and data_offsets, each once", came);
    }
    std::string_view known_dtype(std::string const& name) {
        std::string const came = string("an element type in quotes");
        dtype const known = find_dtype(came);
        if (known.bits == 0)
            fail(file_, "tensor " + in_quotes(name) + " with an element type that is known, such as F32 or BF16",
                 "it is of " + excerpt(came));
        return known.name;
    }
    void offsets(std::string const& name, tensor_info& out) {
        std::vector<std::size_t> const both = numbers("an offset");
        if (both.size() != 2)
            fail(file_, "tensor " + in_quotes(name) + " with two data_offsets, its begin and its end",
                 "there are " + std::to_string(both.size()));
        out.begin = both[0];
        out.end = both[1];
    }
    std::vector<std::size_t> numbers(std::string const& what) {
        std::vector<std::size_t> out;
        need('[', "'['");
        if (take(']')) return out;
        do out.push_back(whole_number(what));
        while (take(','));
        need(']', "',' or ']'");
        return out;
    }

    std::string string(char const* expected) {
        if (!take('"')) wrong(expected);
        std::string out;
        for (;;) {
            std::size_t const begin = at_;
            while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\\' && !is_control(text_[at_])) ++at_;
            out.append(text_.substr(begin, at_ - begin));
            if (next_is('"')) {
                ++at_;
                return out;
            }
            if (!next_is('\\')) wrong("text that is closed by '\"', control characters as \\u00XX,");
            escape(out);
        }
    }
    static bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20; }
    void escape(std::string& out) {
        constexpr std::string_view letters = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
        std::size_t const begin = at_++;
        if (next_is('u')) {
            ++at_;
            heed::detail::append_code_point(out, escaped_code_point(begin));
            return;
        }
        std::size_t const which = at_ < text_.size() ? letters.find(text_[at_]) : std::string_view::npos;
        if (which == std::string_view::npos) wrong_escape(begin);
        out += meant[which];
        ++at_;
    }
    std::uint32_t escaped_code_point(std::size_t begin) {
        std::uint32_t const code = four_digits(begin);
        if (!heed::detail::is_surrogate(code)) return code;
        // Beyond the first 65536 code points they are escaped as pairs, whose halves mean nothing by themselves.
        if (code >= 0xdc00 || text_.substr(at_, 2) != "\\u") wrong_escape(begin);
        at_ += 2;
        std::uint32_t const low = four_digits(begin);
        if (low < 0xdc00 || low > 0xdfff) wrong_escape(begin);
        return 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    }
    std::uint32_t four_digits(std::size_t begin) {
        constexpr std::string_view digits = "0123456789abcdefABCDEF";
        std::uint32_t out = 0;
        for (int i = 0; i < 4; ++i, ++at_) {
            std::size_t const digit = at_ < text_.size() ? digits.find(text_[at_]) : std::string_view::npos;
            if (digit == std::string_view::npos) wrong_escape(begin);
            out = out << 4 | static_cast<std::uint32_t>(digit < 16 ? digit : digit - 6);
        }
        return out;
    }
    [[noreturn]] void wrong_escape(std::size_t begin) {
        at_ = begin;
        wrong("an escape of JSON");
    }
};

}  // namespace detail::inline HEED_KERNELS
}  // namespace heed::safetensors

#endif
