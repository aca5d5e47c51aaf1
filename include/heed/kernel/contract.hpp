// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CONTRACT_HPP
#define HEED_KERNEL_CONTRACT_HPP

#include <type_traits>

#include <heed/kernel/constant.hpp>
#include <heed/kernel/contract_tiles.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/multiply_add.hpp>

namespace heed::kernel {

namespace detail {

/// For any element type, which may be wider than that of the operands: a block of outputs side by side gives the
/// machine independent chains to work on.
template <auto Outer, auto Inner, class T, class Out, class A, class B>
void contract_any(Out& out, A const& a, B const& b) {
    constexpr std::size_t length = row_length<Outer>, block = length < 64 ? length : 64;
    constexpr std::size_t a_stride = row_stride<Outer, 1>, b_stride = row_stride<Outer, 2>;
    constexpr std::size_t a_step = row_stride<Inner, 0>, b_step = row_stride<Inner, 1>;
    for (nest_cursor<Outer> row{}; row.more; row.next()) {
        for (std::size_t first = 0; first < length; first += block) {
            std::size_t const count = length - first < block ? length - first : block;
            T sums[block] = {};
            for (nest_cursor<Inner> line{{row.at[1] + first * a_stride, row.at[2] + first * b_stride}}; line.more;
                 line.next()) {
                for (std::size_t j = 0; j < row_length<Inner>; ++j) {
                    for (std::size_t i = 0; i < count; ++i) {
                        sums[i] = math::multiply_add(static_cast<T>(a[line.at[0] + j * a_step + i * a_stride]),
                                                     static_cast<T>(b[line.at[1] + j * b_step + i * b_stride]),
                                                     sums[i]);
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
    if constexpr (element_traits<T>::has_vectors && detail::has_pointers<T, Out, A, B> &&
                  has_columns<Outer>) {
        contract_tiles<Outer, Inner, T>(out, a, b);
    } else {
        detail::contract_any<Outer, Inner, T>(out, a, b);
    }
}

}  // namespace heed::kernel

#endif
