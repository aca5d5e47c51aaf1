// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_VECTOR_TYPE_HPP
#define HEED_KERNEL_VECTOR_TYPE_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/detail/target.hpp>

// Vectors for kernels at run time: the compilers' own vector types.

namespace heed::kernel::inline HEED_KERNELS {

/// The target's vector unit: bytes in a register, and how many registers there are. All tiles follow from these two.
inline constexpr std::size_t vector_bytes = heed::detail::target.vector_bytes,
                             vector_registers = heed::detail::target.vector_registers;

/// Elements of `T` in a register: 4, 8 or 16 floats.
template <class T>
inline constexpr std::size_t lanes = vector_bytes / sizeof(T);

namespace detail::inline HEED_KERNELS {

template <class T, std::size_t Lanes>
struct vector_of {
    typedef T type __attribute__((vector_size(Lanes * sizeof(T))));
};

}  // namespace detail::inline HEED_KERNELS

/// `Lanes` elements side by side, a power of two, at most as many as a register has. Operators work lane by lane; a
/// comparison gives integers of the element's size, 0 or -1. Hand vectors by value to always-inline functions: clang
/// uses its 512-bit registers where a function takes or returns one.
template <class T, std::size_t Lanes = lanes<T>>
using vector = typename detail::vector_of<T, Lanes>::type;

template <class V>
inline constexpr std::size_t lanes_of = sizeof(V) / sizeof(V{}[0]);

template <class V>
using lane_of = __typeof__(V{}[0] + V{}[0]);

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
