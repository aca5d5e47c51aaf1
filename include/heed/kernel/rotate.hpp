// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ROTATE_HPP
#define HEED_KERNEL_ROTATE_HPP

#include <heed/kernel/nest.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// How a row of features is rotated: how many there are and how many pairs of them, where the two features of pair i
/// stand, `i * pair_step` and `half_step` behind that, and how far apart features are in the output and in the input.
struct rotated_row {
    std::size_t features, pairs, pair_step, half_step, out_stride, in_stride;
};

/// The pair (a, b) times a rotation (c, s): (a c - b s, a s + b c). Each is one product, rounded, and one multiply-add
/// on top of it: c or s times a is what is not rounded, where the target fuses.
template <class T>
struct pair {
    T first, second;
};
template <class T>
[[gnu::always_inline]] constexpr pair<T> turned(T a, T b, T c, T s) {
    return {math::multiply_add(a, c, math::multiply_add(-b, s, T(-0.0))),
            math::multiply_add(a, s, math::multiply_add(b, c, T(-0.0)))};
}

/// Rotates rows of features, those of a nest over `out`, `in` and `rotations`: a row of the last is the cosines of all
/// pairs, then their sines. What is not rotated is copied. `out` may be `in`. Rows may end at lengths.
template <auto Nest, rotated_row Row, class Out, class In, class Rotations, class Lengths = every_turn>
constexpr void rotate(Out& out, In const& in, Rotations const& rotations, Lengths const& lengths = {}) {
    auto const turns = row_turns<Nest>(lengths);
    for (nest_cursor<Nest, Lengths> row{{}, lengths}; row.more; row.next()) {
        for (std::size_t turn = 0; turn < turns; ++turn) {
            std::size_t const to = row.at[0] + turn * row_stride<Nest, 0>,
                              from = row.at[1] + turn * row_stride<Nest, 1>,
                              by = row.at[2] + turn * row_stride<Nest, 2>;
            for (std::size_t i = 0; i < Row.pairs; ++i) {
                std::size_t const first = i * Row.pair_step, second = first + Row.half_step;
                auto const result = turned(in[from + first * Row.in_stride], in[from + second * Row.in_stride],
                                           rotations[by + i], rotations[by + Row.pairs + i]);
                out[to + first * Row.out_stride] = result.first;
                out[to + second * Row.out_stride] = result.second;
            }
            for (std::size_t i = 2 * Row.pairs; i < Row.features; ++i) {
                out[to + i * Row.out_stride] = in[from + i * Row.in_stride];
            }
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
