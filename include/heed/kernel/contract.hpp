// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <heed/kernel/constant.hpp>
#include <heed/kernel/contract_tiles.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/math/fused_when_small.hpp>
#include <heed/math/multiply_add.hpp>

namespace heed::kernel {

constexpr bool is_small(float value) { return value < 0x1p40f && value > -0x1p40f; }
constexpr bool is_small(double value) { return value < 0x1p400 && value > -0x1p400; }
template <class T>
constexpr bool is_small(T const&) {
    return false;
}

/// True when no product of two of the values, and no sum of such products, can overflow or be undefined: the operators
/// are constant expressions then. Asked once for an operand, it saves a check for every multiply-add.
template <class Values>
constexpr bool all_small(Values const& values) {
    if constexpr (std::is_array_v<Values> || requires { values.begin(); }) {
        for (auto const& value : values) {
            if (!is_small(value)) return false;
        }
        return true;
    } else {
        // Of a strided view, whose memory has more than its elements.
        return false;
    }
}

/// The sum of products of two rows, one chain of multiply-adds from zero on. `Inner` visits the elements of a (0) and
/// of b (1), from `at_a` and `at_b` on. `small` says that all of a and b are, so that the operators will do.
template <auto Inner, class T, class A, class B>
constexpr T dot(A const& a, std::size_t at_a, B const& b, std::size_t at_b, bool small) {
    T sum{};
    constexpr std::size_t length = row_length<Inner>;
    constexpr std::size_t x = row_stride<Inner, 0>;
    constexpr std::size_t y = row_stride<Inner, 1>;
    for (rows<Inner> line{{at_a, at_b}}; line.more; line.next()) {
        std::size_t i = line.at[0];
        std::size_t j = line.at[1];
        std::size_t done = 0;
        if constexpr (std::is_floating_point_v<T>) {
            // A constant evaluator counts statements: eight multiply-adds are one.
            if (small && math::multiply_add_is_fused) {
                if constexpr (sizeof(T) == 4) {
                    for (; done + 8 <= length; done += 8, i += 8 * x, j += 8 * y) {
                        sum = detail::add_checked<x, y>(a, i, b, j, sum, std::make_index_sequence<8>{});
                    }
                }
                for (; done < length; ++done, i += x, j += y) sum = math::fused_when_small(a[i], b[j], sum);
            } else if (small) {
                for (; done + 8 <= length; done += 8, i += 8 * x, j += 8 * y) {
                    sum = sum + a[i] * b[j] + a[i + x] * b[j + y] + a[i + 2 * x] * b[j + 2 * y] +
                          a[i + 3 * x] * b[j + 3 * y] + a[i + 4 * x] * b[j + 4 * y] + a[i + 5 * x] * b[j + 5 * y] +
                          a[i + 6 * x] * b[j + 6 * y] + a[i + 7 * x] * b[j + 7 * y];
                }
                for (; done < length; ++done, i += x, j += y) sum = sum + a[i] * b[j];
            }
        }
        for (; done < length; ++done, i += x, j += y) sum = math::multiply_add(a[i], b[j], sum);
    }
    return sum;
}

namespace detail {

/// For any element type: a block of outputs side by side gives the machine independent chains to work on.
template <auto Outer, auto Inner, class T, class Out, class A, class B>
void contract_any(Out& out, A const& a, B const& b) {
    constexpr std::size_t length = row_length<Outer>, block = length < 64 ? length : 64;
    constexpr std::size_t a_stride = row_stride<Outer, 1>, b_stride = row_stride<Outer, 2>;
    constexpr std::size_t a_step = row_stride<Inner, 0>, b_step = row_stride<Inner, 1>;
    for (rows<Outer> row{}; row.more; row.next()) {
        for (std::size_t first = 0; first < length; first += block) {
            std::size_t const count = length - first < block ? length - first : block;
            T sums[block] = {};
            for (rows<Inner> line{{row.at[1] + first * a_stride, row.at[2] + first * b_stride}}; line.more;
                 line.next()) {
                for (std::size_t j = 0; j < row_length<Inner>; ++j) {
                    for (std::size_t i = 0; i < count; ++i) {
                        sums[i] = math::multiply_add(a[line.at[0] + j * a_step + i * a_stride],
                                                     b[line.at[1] + j * b_step + i * b_stride], sums[i]);
                    }
                }
            }
            for (std::size_t i = 0; i < count; ++i) out[row.at[0] + (first + i) * row_stride<Outer, 0>] = sums[i];
        }
    }
}

template <class T>
void take_pointers(T*, T const*, T const*);

/// Whether tiles can take pointers: to the elements of an array, of memory that is owned, and of a view's.
template <class T, class Out, class A, class B>
concept has_pointers = requires(Out& out, A const& a, B const& b) {
    take_pointers<T>(out, a, b);
};

}  // namespace detail

/// Contraction: `out[o] = sum over k of a[o, k] * b[o, k]`.
///
/// `Outer` visits the output (operand 0) with a (1) and b (2); `Inner` visits the contracted elements of a (0) and b
/// (1). Every output element is one chain of multiply-adds from zero on, over the contracted elements in the order of
/// `Inner`, whatever the blocking: the bits do not depend on it.
template <auto Outer, auto Inner, class T, class Out, class A, class B>
constexpr void contract(Out& out, A const& a, B const& b) {
    if (__builtin_is_constant_evaluated()) return contract_in_constant<Outer, Inner, T>(out, a, b);
    if constexpr (std::is_floating_point_v<T> && sizeof(T) <= 8 && detail::has_pointers<T, Out, A, B> &&
                  has_columns<Outer>) {
        contract_tiles<Outer, Inner, T>(out, a, b);
    } else {
        detail::contract_any<Outer, Inner, T>(out, a, b);
    }
}

}  // namespace heed::kernel
