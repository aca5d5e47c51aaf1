// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_HEADER_READER_HPP
#define HEED_IO_DETAIL_HEADER_READER_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <heed/io/detail/input_file.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::io::detail::inline HEED_KERNELS {

/// What the headers of formats that are written as text have in common: blanks, punctuation and whole numbers.
class HEED_LINKED_AS header_reader {
protected:
    header_reader(path const& file, std::string_view text) : file_(file), text_(text) {}

    [[noreturn]] void wrong(std::string const& expected) const {
        fail(file_, expected + " at byte " + std::to_string(at_) + " of the header",
             at_ == text_.size() ? "it ends there" : excerpt(text_.substr(at_)) + " came");
    }
    bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }
    bool next_is_digit() const { return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; }
    void skip_blanks() {
        while (next_is(' ') || next_is('\n') || next_is('\t') || next_is('\r')) ++at_;
    }
    bool take(char c) {
        skip_blanks();
        if (!next_is(c)) return false;
        ++at_;
        return true;
    }
    void need(char c, char const* name) {
        if (!take(c)) wrong(name);
    }
    /// Fails unless there is nothing but blanks to the end.
    void need_end() {
        skip_blanks();
        if (at_ != text_.size()) wrong("nothing more");
    }
    /// `what` is how the number is called where it is wrong, "an extent".
    std::size_t whole_number(std::string const& what) {
        skip_blanks();
        if (!next_is_digit()) wrong(what + ", a whole number that is not negative,");
        std::size_t const begin = at_;
        std::size_t value = 0;
        for (; next_is_digit(); ++at_) {
            auto const digit = static_cast<std::size_t>(text_[at_] - '0');
            if (value > (SIZE_MAX - digit) / 10) {
                at_ = begin;
                wrong(what + " of at most " + std::to_string(SIZE_MAX));
            }
            value = 10 * value + digit;
        }
        if (text_[begin] == '0' && at_ != begin + 1) {
            at_ = begin;
            wrong(what + " without leading zeros");
        }
        return value;
    }

    path const& file_;
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace heed::io::detail::inline HEED_KERNELS

#endif
