// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_HARDENED_HPP
#define HEED_TENSOR_DETAIL_HARDENED_HPP

#include <type_traits>  // after which the standard library has said what is asked of it

#include <heed/tensor/error.hpp>

// Builds that ask for the standard library's checks, as of `std::vector`'s indices, get heed's too: libstdc++'s
// _GLIBCXX_ASSERTIONS, libc++'s hardening modes, and what it had before them.
#if defined(_GLIBCXX_ASSERTIONS) || (defined(_LIBCPP_ENABLE_ASSERTIONS) && _LIBCPP_ENABLE_ASSERTIONS) || \
    (defined(_LIBCPP_HARDENING_MODE) && _LIBCPP_HARDENING_MODE != _LIBCPP_HARDENING_MODE_NONE)

#include <cstdio>

namespace heed::detail {

inline constexpr bool is_hardened = true;

[[noreturn]] inline void end_the_program(message<240> const& text) {
    std::fputs(text.data, stderr);
    std::fputs("\n", stderr);
    __builtin_abort();
}

}  // namespace heed::detail

#else

namespace heed::detail {

inline constexpr bool is_hardened = false;
[[noreturn]] void end_the_program(message<240> const& text);

}  // namespace heed::detail

#endif

#endif
