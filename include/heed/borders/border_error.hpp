// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_BORDER_ERROR_HPP
#define HEED_BORDERS_BORDER_ERROR_HPP

#include <cstddef>
#include <stdexcept>
#include <string>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/end_the_program.hpp>

namespace heed {

/// What another program or library has in memory is not what was declared: one sentence with what was expected, of
/// which axis, and what came.
class HEED_LINKED_AS border_error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

namespace borders::detail::inline HEED_KERNELS {

/// Without exceptions (`-fno-exceptions`) the program ends by its `failure_handler`, which is given the sentence.
[[noreturn]] HEED_LINKED_AS inline void fail(std::string const& expected, std::string const& came) {
    std::string const sentence = "heed: expected " + expected + ", but " + came;
#if defined(__cpp_exceptions)
    throw border_error(sentence);
#else
    heed::detail::end_the_program(sentence.c_str());
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

}  // namespace borders::detail::inline HEED_KERNELS
}  // namespace heed

#endif
