// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_CHAIN_HPP
#define HEED_KERNEL_FUSED_CHAIN_HPP

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <heed/kernel/long_sums.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/detail/halfway.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/fma.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The chains of multiply-adds of fused_attention.hpp, one element after the other: for constant evaluation, and as the
// definition.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// What constant evaluation computes with: floats that multiply-adds are emulated for are kept as doubles.
template <class T>
using evaluated = std::conditional_t<math::multiply_add_is_fused, typename element_traits<T>::wider, T>;

/// Copies a matrix row by row to rows that are `Width` apart, and says whether all of it is in the safe range: see
/// `element_traits`.
template <std::size_t Width, std::size_t RowStride, std::size_t Stride, class T, class S>
constexpr bool copy_in_safe_range(evaluated<T>* to, S const* from, std::size_t rows, std::size_t row_length) {
    constexpr T most = element_traits<T>::end_of_safe_range, least = 1 / most;
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < row_length; ++j) {
            T const x = static_cast<T>(from[i * RowStride + j * Stride]);
            if (!((x >= least && x < most) || (x <= -least && x > -most) || x == 0)) return false;
            to[i * Width + j] = x;
        }
    }
    return true;
}

/// Part of a chain of multiply-adds in constant evaluation, of numbers in the safe range, in one expression: evaluators
/// count statements and calls.
template <class T, std::size_t... Index>
constexpr evaluated<T> part_of_chain(evaluated<T> const* a, evaluated<T> const* b, evaluated<T> sum,
                                     indices<Index...>) {
    if constexpr (!math::multiply_add_is_fused) {
        return (sum + ... + (a[Index] * b[Index]));
    } else if constexpr (sizeof(T) == sizeof(float)) {
        double wide = 0;
        ((wide = a[Index] * b[Index] + sum,
          sum = (__builtin_bit_cast(std::uint64_t, wide) & math::detail::below_float) != math::detail::halfway_of_float
                    ? static_cast<float>(wide)
                    : math::fma(static_cast<float>(a[Index]), static_cast<float>(b[Index]), static_cast<float>(sum))),
         ...);
        return sum;
    } else {
        ((sum = math::fma(a[Index], b[Index], sum)), ...);
        return sum;
    }
}

/// A chain of multiply-adds from zero on, over elements that are `X` and `Y` apart; of numbers in the safe range, side
/// by side, or of any.
template <bool InSafeRange, std::size_t X, std::size_t Y, class T, class E, class S>
constexpr T chain(E const* a, S const* b, std::size_t length, bool const* kept) {
    std::size_t i = 0;
    if constexpr (InSafeRange) {
        E sum = 0;
        for (; i + 32 <= length; i += 32) sum = part_of_chain<T>(a + i, b + i, sum, first_indices<32>{});
        for (; i + 4 <= length; i += 4) sum = part_of_chain<T>(a + i, b + i, sum, first_indices<4>{});
        for (; i < length; ++i) sum = part_of_chain<T>(a + i, b + i, sum, first_indices<1>{});
        return static_cast<T>(sum);
    } else {
        T sum = 0;
        for (; i < length; ++i) {
            if (kept == nullptr || kept[i]) {
                sum = math::multiply_add(static_cast<T>(a[i * X]), static_cast<T>(b[i * Y]), sum);
            }
        }
        return sum;
    }
}

/// The dot product of all features of a query and a key, whose strides are those of the plan or 1.
template <bool InSafeRange, std::size_t X, std::size_t Y, std::size_t Length, std::size_t Longest, class T, class E,
          class S>
constexpr T chain_in_blocks(E const* a, S const* b) {
    if constexpr (Length <= Longest) {
        return chain<InSafeRange, X, Y, T>(a, b, Length, nullptr);
    } else {
        T sums[places_in_tree(blocks_of(Length, Longest))] = {};
        sum_blocks<Length, Longest>(
            [&](std::size_t first, std::size_t count, std::size_t to) {
                sums[to] = chain<InSafeRange, X, Y, T>(a + first * (InSafeRange ? 1 : X),
                                                       b + first * (InSafeRange ? 1 : Y), count, nullptr);
            },
            [&](std::size_t to, std::size_t from) { sums[to] = math::sum(sums[to], sums[from]); });
        return sums[0];
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
