// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <type_traits>

namespace heed_test {

/// Lets nobody touch whole pages any more; on WASI, which has no such pages, they are NaNs. Whether that is done.
inline bool forbid(void* memory, std::size_t bytes) {
#if defined(__wasi__)
    std::memset(memory, 0xff, bytes);
    return true;
#else
    return mprotect(memory, bytes, PROT_NONE) == 0;
#endif
}

/// Memory of `count` elements between two pages that nobody may touch: one element too many, read or written, ends the
/// program. It touches the page before it or, when `at_end`, the page behind it. On WASI what is written there is found
/// at the end, and what is read is NaN.
template <class T>
class guarded {
public:
    explicit guarded(std::size_t count, bool at_end) {
        static_assert(std::is_trivially_copyable_v<T>);
        std::size_t const page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
        std::size_t const inside = (count * sizeof(T) + page - 1) / page * page;
        size_ = inside + 2 * page;
#if defined(__wasi__)
        start_ = static_cast<char*>(::operator new(size_));
        forbid(start_, size_);
        std::memset(start_ + page, 0, inside);
#else
        void* const memory = mmap(nullptr, size_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc{};
        start_ = static_cast<char*>(memory);
        if (mprotect(start_ + page, inside, PROT_READ | PROT_WRITE) != 0) throw std::bad_alloc{};
#endif
        first_ = reinterpret_cast<T*>(start_ + page + (at_end ? inside - count * sizeof(T) : 0));
    }
    ~guarded() {
#if defined(__wasi__)
        std::size_t const page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
        for (std::size_t i = 0; i < page; ++i)
            if (start_[i] != '\xff' || start_[size_ - 1 - i] != '\xff') std::abort();
        ::operator delete(start_);
#else
        munmap(start_, size_);
#endif
    }
    guarded(guarded const&) = delete;
    guarded& operator=(guarded const&) = delete;

    [[nodiscard]] T* data() const { return first_; }
    T& operator[](std::size_t i) const { return first_[i]; }

private:
    char* start_;
    std::size_t size_;
    T* first_;
};

}  // namespace heed_test
