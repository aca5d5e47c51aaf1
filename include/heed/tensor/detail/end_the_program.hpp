// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_END_THE_PROGRAM_HPP
#define HEED_TENSOR_DETAIL_END_THE_PROGRAM_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/hardened.hpp>
#include <heed/tensor/failure_handler.hpp>

// Where it may be called: others do not pay for <cstdio>. Nor does a program without an operating system
// (`-ffreestanding`), which has no stderr: there the default says nothing.
#if !defined(__cpp_exceptions) || defined(_GLIBCXX_ASSERTIONS) || defined(_LIBCPP_ENABLE_ASSERTIONS) || \
    defined(_LIBCPP_HARDENING_MODE)

#if __STDC_HOSTED__
#include <cstdio>
#endif

namespace heed::detail::inline HEED_KERNELS {

/// Never returns, and is no constant expression: all that cannot go on and does not throw comes here.
[[noreturn]] inline void end_the_program(char const* sentence) {
    if (failure_handler const handler = __atomic_load_n(&handler_of_failures, __ATOMIC_ACQUIRE)) {
        handler(sentence);
    } else {
#if __STDC_HOSTED__
        std::fputs(sentence, stderr);
        std::fputs("\n", stderr);
#endif
    }
    __builtin_abort();
}

}  // namespace heed::detail::inline HEED_KERNELS

#else

namespace heed::detail::inline HEED_KERNELS {

[[noreturn]] void end_the_program(char const* sentence);

}  // namespace heed::detail::inline HEED_KERNELS

#endif

#endif
