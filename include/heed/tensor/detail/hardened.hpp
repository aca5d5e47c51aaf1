// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_HARDENED_HPP
#define HEED_TENSOR_DETAIL_HARDENED_HPP

#include <type_traits>  // after which the standard library has said what is asked of it

#include <heed/meta/detail/linkage.hpp>

namespace heed::detail::inline HEED_KERNELS {

// Builds that ask for the standard library's checks, as of `std::vector`'s indices, get heed's too: libstdc++'s
// _GLIBCXX_ASSERTIONS, libc++'s hardening modes, and what it had before them.
#if defined(_GLIBCXX_ASSERTIONS) || (defined(_LIBCPP_ENABLE_ASSERTIONS) && _LIBCPP_ENABLE_ASSERTIONS) || \
    (defined(_LIBCPP_HARDENING_MODE) && _LIBCPP_HARDENING_MODE != _LIBCPP_HARDENING_MODE_NONE)
inline constexpr bool is_hardened = true;
#else
inline constexpr bool is_hardened = false;
#endif

}  // namespace heed::detail::inline HEED_KERNELS

#endif
