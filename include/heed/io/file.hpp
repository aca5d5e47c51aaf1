// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_FILE_HPP
#define HEED_IO_FILE_HPP

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/end_the_program.hpp>

namespace heed::io {

/// A file could not be read or written: one sentence with the file's name, what was expected and what came.
class HEED_LINKED_AS file_error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

namespace detail::inline HEED_KERNELS {

using path = std::filesystem::path;
// C's files, not streams: no locale has a say in them, and they tell why a call failed.
using file_handle = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

/// Without exceptions (`-fno-exceptions`) the program ends by its `failure_handler`, which is given the sentence.
[[noreturn]] HEED_LINKED_AS inline void fail(path const& file, std::string const& expected, std::string const& came) {
    std::string const sentence = file.string() + ": expected " + expected + ", but " + came;
#if defined(__cpp_exceptions)
    throw file_error(sentence);
#else
    heed::detail::end_the_program(sentence.c_str());
#endif
}

HEED_LINKED_AS inline std::string reason(int error) { return std::generic_category().message(error); }

/// The beginning of text that nobody has vetted, fit to be printed.
HEED_LINKED_AS inline std::string excerpt(std::string_view text, std::size_t longest = 24) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\"";
    for (char const c : text.substr(0, longest)) {
        if (auto const byte = static_cast<unsigned char>(c); byte >= 0x20 && byte < 0x7f)
            out += c;
        else
            out.append("\\x").append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
    }
    return out + (text.size() > longest ? "...\"" : "\"");
}

/// Text of a file in a sentence, where all of it matters.
HEED_LINKED_AS inline std::string in_quotes(std::string_view name) { return excerpt(name, 200); }

[[noreturn]] HEED_LINKED_AS inline void fail_size(path const& file, std::size_t bytes, std::string const& what,
                                                  std::uintmax_t left) {
    fail(file, std::to_string(bytes) + " bytes of " + what, "the file has " + std::to_string(left));
}

}  // namespace detail::inline HEED_KERNELS
}  // namespace heed::io

#endif
