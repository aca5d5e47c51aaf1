// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <new>
#include <type_traits>

namespace heed_test {

/// Memory of `count` elements between two pages that nobody may touch: one element too many, read or written, ends the
/// program. It touches the page before it or, when `at_end`, the page behind it.
template <class T>
class guarded {
public:
    explicit guarded(std::size_t count, bool at_end) {
        static_assert(std::is_trivially_copyable_v<T>);
        std::size_t const page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
        std::size_t const inside = (count * sizeof(T) + page - 1) / page * page;
        size_ = inside + 2 * page;
        void* const memory = mmap(nullptr, size_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc{};
        start_ = static_cast<char*>(memory);
        if (mprotect(start_ + page, inside, PROT_READ | PROT_WRITE) != 0) throw std::bad_alloc{};
        first_ = reinterpret_cast<T*>(start_ + page + (at_end ? inside - count * sizeof(T) : 0));
    }
    ~guarded() { munmap(start_, size_); }
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
