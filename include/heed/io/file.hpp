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

namespace heed::io {

/// A file could not be read or written: one sentence with the file's name, what was expected and what came.
class file_error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

namespace detail {

using path = std::filesystem::path;
// C's files, not streams: no locale has a say in them, and they tell why a call failed.
using file_handle = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

/// Without exceptions (`-fno-exceptions`) the sentence goes to stderr and the program ends.
[[noreturn]] inline void fail(path const& file, std::string const& expected, std::string const& came) {
    std::string const sentence = file.string() + ": expected " + expected + ", but " + came;
#if defined(__cpp_exceptions)
    throw file_error(sentence);
#else
    std::fprintf(stderr, "%s\n", sentence.c_str());
    std::abort();
#endif
}

inline std::string reason(int error) { return std::generic_category().message(error); }

/// The beginning of text that nobody has vetted, fit to be printed.
inline std::string excerpt(std::string_view text, std::size_t longest = 24) {
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

[[noreturn]] inline void fail_size(path const& file, std::size_t bytes, std::string const& what, std::uintmax_t left) {
    fail(file, std::to_string(bytes) + " bytes of " + what, "the file has " + std::to_string(left));
}

/// An open file that knows how much is left of it, so that no promise inside the file is believed unchecked.
class input_file {
public:
    explicit input_file(path const& file) : file_(file) {
        // Opening a pipe would wait, and neither it nor a device knows its size.
        std::error_code ignored;
        auto const status = std::filesystem::status(file, ignored);
        if (std::filesystem::is_directory(status)) fail(file, "a regular file", "it is a directory");
        if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
            fail(file, "a regular file", "it is a device, a pipe or the like");
        handle_.reset(std::fopen(file.string().c_str(), "rb"));
        if (!handle_) fail(file, "a readable file", "it cannot be opened: " + reason(errno));
        std::error_code error;
        left_ = size_ = std::filesystem::file_size(file, error);
        if (error) fail(file, "a readable file", "its size cannot be told: " + error.message());
    }

    path const& name() const { return file_; }
    std::uintmax_t size() const { return size_; }
    std::uintmax_t left() const { return left_; }

    void need(std::size_t bytes, std::string const& what) const {
        if (left_ < bytes) fail_size(file_, bytes, what, left_);
    }
    void need_exactly(std::size_t bytes, std::string const& what) const {
        if (left_ != bytes) fail_size(file_, bytes, what, left_);
    }
    /// Only for sizes that were needed before.
    void read(void* to, std::size_t bytes) {
        if (bytes == 0) return;
        if (std::fread(to, 1, bytes, handle_.get()) != bytes)
            fail(file_, "to read " + std::to_string(bytes) + " more bytes",
                 std::ferror(handle_.get()) != 0 ? "it failed: " + reason(errno) : "the file has become shorter");
        left_ -= bytes;
    }
    std::string text(std::size_t bytes, std::string const& what) {
        need(bytes, what);
        std::string out(bytes, '\0');
        read(out.data(), bytes);
        return out;
    }

private:
    path const& file_;
    file_handle handle_{nullptr, &std::fclose};
    std::uintmax_t size_ = 0;
    std::uintmax_t left_ = 0;
};

}  // namespace detail
}  // namespace heed::io

#endif
