// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TESTS_SUPPORT_MEMORY_LIMIT_HPP
#define HEED_TESTS_SUPPORT_MEMORY_LIMIT_HPP

#include <sys/mman.h>
#include <sys/resource.h>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

/// Tests of more memory than there is ask for a limit that holds, which no sanitizer's program can have and emulators
/// do not keep, and for sizes beyond 4 GiB.
#if !defined(__SANITIZE_ADDRESS__) && SIZE_MAX > 0xffffffff
#define HEED_TEST_MEMORY_LIMIT 1
#else
#define HEED_TEST_MEMORY_LIMIT 0
#endif

#if !defined(__wasi__)
/// What `f` says with addresses for one gibibyte; nothing where the system has no such limit, or does not keep it.
template <class F>
std::optional<std::string> said_with_one_gibibyte(F const& f) {
    ::rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0) return {};
    ::rlimit const one_gibibyte{::rlim_t{1} << 30, limit.rlim_max};
    if (::setrlimit(RLIMIT_AS, &one_gibibyte) != 0) return {};
    constexpr std::size_t more = std::size_t{3} << 29;
    void* const two = ::mmap(nullptr, more, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    std::optional<std::string> said;
    if (two == MAP_FAILED)
        said = f();
    else
        ::munmap(two, more);
    ::setrlimit(RLIMIT_AS, &limit);
    return said;
}
#endif

#endif
