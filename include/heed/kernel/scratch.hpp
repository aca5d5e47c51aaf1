// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_SCRATCH_HPP
#define HEED_KERNEL_SCRATCH_HPP

#include <cstddef>
#include <new>

#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// The most bytes of the stack in which a kernel keeps something: with its other variables, in an optimised build, less
/// than 128 KiB, whatever the extents are. Where a kernel needs more, it takes memory of the heap, once a batch.
inline constexpr std::size_t most_stack_bytes = 96 * 1024;

namespace detail::inline HEED_KERNELS {

/// Memory of the heap for as long as a kernel runs.
template <std::size_t Bytes>
struct scratch {
    void* memory = ::operator new(Bytes, std::align_val_t{64});

    scratch() = default;
    scratch(scratch const&) = delete;
    scratch& operator=(scratch const&) = delete;
    ~scratch() { ::operator delete(memory, std::align_val_t{64}); }
};
/// None is needed.
template <>
struct scratch<0> {
    void* memory = nullptr;
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
