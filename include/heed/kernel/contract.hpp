// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <heed/kernel/nest.hpp>
#include <heed/math/multiply_add.hpp>

namespace heed::kernel {

/// Contraction: `out[o] = sum over k of a[o, k] * b[o, k]`.
///
/// `Outer` visits the output (operand 0) with a (1) and b (2); `Inner` visits the contracted elements of a (0) and b (1).
/// Every output element is one chain of multiply-adds from zero on, over the contracted elements in the order of
/// `Inner`, whatever the blocking: the bits do not depend on it.
template <auto Outer, auto Inner, class T, class Out, class A, class B>
constexpr void contract(Out& out, A const& a, B const& b) {
    constexpr std::size_t length = row_length<Outer>;
    constexpr std::size_t out_stride = row_stride<Outer, 0>;
    constexpr std::size_t a_stride = row_stride<Outer, 1>;
    constexpr std::size_t b_stride = row_stride<Outer, 2>;
    constexpr std::size_t a_step = row_stride<Inner, 0>;
    constexpr std::size_t b_step = row_stride<Inner, 1>;

    // A block of outputs side by side gives the machine independent chains to work on; a constant evaluator is fastest
    // with one local sum.
    constexpr std::size_t block = length < 64 ? length : 64;
    for (rows<Outer> row{}; row.more; row.next()) {
        if (std::is_constant_evaluated()) {
            for (std::size_t i = 0; i < length; ++i) {
                T sum{};
                for (rows<Inner> line{{row.at[1] + i * a_stride, row.at[2] + i * b_stride}}; line.more; line.next()) {
                    for (std::size_t j = 0; j < row_length<Inner>; ++j) {
                        sum = math::multiply_add(a[line.at[0] + j * a_step], b[line.at[1] + j * b_step], sum);
                    }
                }
                out[row.at[0] + i * out_stride] = sum;
            }
            continue;
        }
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
            for (std::size_t i = 0; i < count; ++i) out[row.at[0] + (first + i) * out_stride] = sums[i];
        }
    }
}

}  // namespace heed::kernel
