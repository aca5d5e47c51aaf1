// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_BORDER_ERROR_HPP
#define HEED_BORDERS_BORDER_ERROR_HPP

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include <heed/meta/detail/linkage.hpp>

namespace heed {

/// What another program or library has in memory is not what was declared: one sentence with what was expected, of
/// which axis, and what came.
class HEED_LINKED_AS border_error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

namespace borders::detail {

/// Without exceptions (`-fno-exceptions`) the sentence goes to stderr and the program ends.
[[noreturn]] HEED_LINKED_AS inline void fail(std::string const& expected, std::string const& came) {
    std::string const sentence = "heed: expected " + expected + ", but " + came;
#if defined(__cpp_exceptions)
    throw border_error(sentence);
#else
    std::fprintf(stderr, "%s\n", sentence.c_str());
    std::abort();
#endif
}

/// Numbers in brackets: extents, strides.
template <class Number>
HEED_LINKED_AS std::string listed(Number const* numbers, std::size_t count) {
    std::string out = "[";
    for (std::size_t i = 0; i < count; ++i) out += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
    return out + "]";
}

HEED_LINKED_AS inline std::string counted(unsigned long long count, std::string const& one, std::string const& more) {
    return std::to_string(count) + " " + (count == 1 ? one : more);
}

}  // namespace borders::detail
}  // namespace heed

#endif
