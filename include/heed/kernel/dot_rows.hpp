// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_DOT_ROWS_HPP
#define HEED_KERNEL_DOT_ROWS_HPP

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <heed/kernel/long_sums.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/detail/halfway.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

// Sums of products in constant evaluation, where the compiler walks through expressions: what counts there is how few
// statements, calls and checks there are, and that an element is found by a constant index into an array of its own.

namespace heed::kernel::inline HEED_KERNELS {

/// What a sum of products has to take care of.
enum class fma_path {
    /// Infinities and NaN, and overflow, which no constant expression may have.
    any,
    /// Nothing overflows.
    rounded,
    /// Nothing overflows, and in a format of 113 bits every sum is exact: it is rounded once.
    exact,
};

/// The least but 0 and the greatest of some magnitudes. All zeros, or none to be had: least is greater than greatest.
struct magnitudes {
    double least = 0x1p1000;
    double greatest = 0;
};

template <class T, std::size_t Rows, std::size_t Length>
constexpr magnitudes magnitudes_of(T const (&rows)[Rows][Length]) {
    magnitudes result{};
    double x = 0;
    for (auto const& row : rows) {
        // One statement an element. Where one is NaN, or infinite, or far out, so is the greatest.
        for (T const& value : row) {
            x = value < 0 ? -static_cast<double>(value) : static_cast<double>(value),
            result.greatest = x <= result.greatest ? result.greatest
                              : x < 0x1p400        ? x
                                                   : 0x1p1000,
            result.least = x < result.least && x > 0 ? x : result.least;
        }
    }
    return result;
}

/// What sums of `length` products of these have to take care of.
template <class T>
constexpr fma_path fma_path_for(magnitudes a, magnitudes b, std::size_t length) {
    constexpr double most = element_traits<T>::end_of_safe_range;
    if (!(a.greatest < most && b.greatest < most && length < (std::uint64_t{1} << 40))) return fma_path::any;
    if (!math::multiply_add_is_fused || sizeof(T) != 4) return fma_path::rounded;
    // A float has at most 24 bits: all sums are multiples of the least product times 2^-48.
    double const count = static_cast<double>(length + 1);
    bool const exact =
        a.greatest == 0 || b.greatest == 0 || count * (a.greatest / a.least) * (b.greatest / b.least) < 0x1p64;
    return exact ? fma_path::exact : fma_path::rounded;
}
namespace detail::inline HEED_KERNELS {

/// `sum` plus products, in one expression.
template <class T, std::size_t K, std::size_t... Index>
constexpr T add_plain(T const (&a)[K], T const (&b)[K], std::size_t first, T sum, indices<Index...>) {
    return (sum + ... + (a[first + Index] * b[first + Index]));
}
template <class T, std::size_t K, std::size_t... Index>
constexpr T add_plain(T const (&a)[K], T const (&b)[K], T sum, indices<Index...>) {
    return (sum + ... + (a[Index] * b[Index]));
}

template <std::size_t K, std::size_t... Index>
constexpr float add_exact(float const (&a)[K], float const (&b)[K], std::size_t first, float sum,
                          indices<Index...>) {
    using math::detail::quad;
    ((sum = static_cast<float>(static_cast<quad>(a[first + Index]) * static_cast<quad>(b[first + Index]) +
                               static_cast<quad>(sum))),
     ...);
    return sum;
}
template <std::size_t K, std::size_t... Index>
constexpr float add_exact(float const (&a)[K], float const (&b)[K], float sum, indices<Index...>) {
    using math::detail::quad;
    ((sum = static_cast<float>(static_cast<quad>(a[Index]) * static_cast<quad>(b[Index]) + static_cast<quad>(sum))),
     ...);
    return sum;
}

/// Fused, where a sum of doubles may be inexact: see `math::detail::below_float`. From `i` and `j` on, `X` and `Y`
/// apart.
template <std::size_t X, std::size_t Y, class A, class B, std::size_t... Index>
constexpr float add_checked(A const& a, std::size_t i, B const& b, std::size_t j, float sum,
                            indices<Index...>) {
    double wide = 0;
    ((wide = static_cast<double>(a[i + Index * X]) * static_cast<double>(b[j + Index * Y]) + static_cast<double>(sum),
      sum = (__builtin_bit_cast(std::uint64_t, wide) & math::detail::below_float) != math::detail::halfway_of_float &&
                    (wide >= 0x1p-126 || wide <= -0x1p-126 || wide == 0)
                ? static_cast<float>(wide)
                : math::detail::fused_by_integers(a[i + Index * X], b[j + Index * Y], sum)),
     ...);
    return sum;
}

}  // namespace detail::inline HEED_KERNELS

/// The sum of products of two rows, one chain of multiply-adds from zero on.
template <std::size_t Longest = longest_chain, class T, std::size_t K>
    requires(K <= Longest)
constexpr T dot_rows(T const (&a)[K], T const (&b)[K], fma_path needed) {
    T sum{};
    if constexpr (heed::detail::binary_floating<T>) {
        constexpr bool is_float = sizeof(T) == 4;
        constexpr std::size_t most = 64, left = K % most;
        using part = first_indices < K<most ? K : most>;
        using rest = first_indices<left>;
        if constexpr (!math::multiply_add_is_fused) {
            if (needed != fma_path::any) {
                if constexpr (K <= most) return detail::add_plain(a, b, sum, part{});
                for (std::size_t i = 0; i + most <= K; i += most) sum = detail::add_plain(a, b, i, sum, part{});
                return detail::add_plain(a, b, K - left, sum, rest{});
            }
        } else if constexpr (is_float) {
            if (math::detail::has_quad && needed == fma_path::exact) {
                if constexpr (K <= most) return detail::add_exact(a, b, sum, part{});
                for (std::size_t i = 0; i + most <= K; i += most) sum = detail::add_exact(a, b, i, sum, part{});
                return detail::add_exact(a, b, K - left, sum, rest{});
            }
            if (needed != fma_path::any) {
                // In smaller parts: this one is rare, and its expressions are long.
                constexpr std::size_t few = K < 8 ? K : 8, over = K % few;
                for (std::size_t i = 0; i + few <= K; i += few) {
                    sum = detail::add_checked<1, 1>(a, i, b, i, sum, first_indices<few>{});
                }
                return detail::add_checked<1, 1>(a, K - over, b, K - over, sum, first_indices<over>{});
            }
        }
    }
    for (std::size_t i = 0; i < K; ++i) sum = math::multiply_add(a[i], b[i], sum);
    return sum;
}

namespace detail::inline HEED_KERNELS {

/// The sum of products of a part of two rows.
template <std::size_t Count, class T, std::size_t K>
constexpr T dot_parts(T const (&a)[K], T const (&b)[K], std::size_t first, fma_path needed) {
    T of_a[Count] = {}, of_b[Count] = {};
    for (std::size_t k = 0; k < Count; ++k) of_a[k] = a[first + k], of_b[k] = b[first + k];
    return dot_rows<Count>(of_a, of_b, needed);
}

}  // namespace detail::inline HEED_KERNELS

/// The same in blocks, where there are more than `Longest` products.
template <std::size_t Longest = longest_chain, class T, std::size_t K>
    requires(K > Longest)
constexpr T dot_rows(T const (&a)[K], T const (&b)[K], fma_path needed) {
    constexpr std::size_t last = (K - 1) % Longest + 1;
    T sums[detail::places_in_tree(detail::blocks_of(K, Longest))] = {};
    detail::sum_blocks<K, Longest>(
        [&](std::size_t first, std::size_t count, std::size_t to) {
            sums[to] = count == Longest ? detail::dot_parts<Longest>(a, b, first, needed)
                                        : detail::dot_parts<last>(a, b, first, needed);
        },
        [&](std::size_t to, std::size_t from) { sums[to] = math::sum(sums[to], sums[from]); });
    return sums[0];
}

namespace detail::inline HEED_KERNELS {

/// One chain of the products from `i` up to `end`.
template <class T, std::size_t K>
constexpr T dot_chain(T const (&a)[K], T const (&b)[K], std::size_t i, std::size_t end, fma_path needed) {
    constexpr std::size_t most = 64, few = 8;
    constexpr bool is_plain = heed::detail::binary_floating<T> && !math::multiply_add_is_fused;
    constexpr bool may_be_exact = heed::detail::binary_floating<T> && math::multiply_add_is_fused && sizeof(T) == 4;
    T sum{};
    if constexpr (is_plain) {
        if (needed != fma_path::any) {
            for (; i + most <= end; i += most) sum = add_plain(a, b, i, sum, first_indices<most>{});
            for (; i + few <= end; i += few) sum = add_plain(a, b, i, sum, first_indices<few>{});
        }
    } else if constexpr (may_be_exact) {
        if (math::detail::has_quad && needed == fma_path::exact) {
            for (; i + most <= end; i += most) sum = add_exact(a, b, i, sum, first_indices<most>{});
            for (; i + few <= end; i += few) sum = add_exact(a, b, i, sum, first_indices<few>{});
        } else if (needed != fma_path::any) {
            for (; i + few <= end; i += few) sum = add_checked<1, 1>(a, i, b, i, sum, first_indices<few>{});
        }
    }
    for (; i < end; ++i) sum = math::multiply_add(a[i], b[i], sum);
    return sum;
}

}  // namespace detail::inline HEED_KERNELS

/// The sum of the first `length` products of two rows: parts of one chain. Of more than `Longest` in blocks.
template <std::size_t Longest = longest_chain, class T, std::size_t K>
constexpr T dot_rows_up_to(T const (&a)[K], T const (&b)[K], std::size_t length, fma_path needed) {
    if (length == K) return dot_rows<Longest>(a, b, needed);
    if constexpr (K <= Longest) {
        return detail::dot_chain(a, b, 0, length, needed);
    } else {
        T partial[detail::places_in_tree(detail::blocks_of(K, Longest))] = {};
        detail::sum_tree tree{};
        auto const merge = [&](std::size_t to, std::size_t from) {
            partial[to] = math::sum(partial[to], partial[from]);
        };
        for (std::size_t i = 0; i < length; i += Longest) {
            partial[tree.filled] = detail::dot_chain(a, b, i, length - i < Longest ? length : i + Longest, needed);
            tree.take(merge);
        }
        tree.finish(merge);
        return partial[0];
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
