// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CONTRACT_HPP
#define HEED_KERNEL_CONTRACT_HPP

#include <type_traits>

#include <heed/kernel/constant.hpp>
#include <heed/kernel/contract_tiles.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/kernel/scratch.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// One contracted element, of `count` outputs side by side.
template <auto Outer, class T, class A, class B>
[[gnu::always_inline]] constexpr void add_products(T* sums, std::size_t count, A const& a, std::size_t of_a, B const& b,
                                                   std::size_t of_b) {
    for (std::size_t i = 0; i < count; ++i) {
        sums[i] = math::multiply_add(static_cast<T>(a[of_a + i * row_stride<Outer, 1>]),
                                     static_cast<T>(b[of_b + i * row_stride<Outer, 2>]), sums[i]);
    }
}

/// For any element type, which may be wider than that of the operands: a block of outputs side by side gives the
/// machine independent chains to work on.
template <auto Outer, auto Inner, class T, std::size_t Longest, class Lengths, class Ends, class Out, class A, class B>
constexpr void contract_any(Out& out, A const& a, B const& b, Lengths const& lengths,
                            [[maybe_unused]] Ends const& ends) {
    constexpr std::size_t block = row_length<Outer> < 64 ? row_length<Outer> : 64;
    constexpr std::size_t a_step = row_stride<Inner, 0>, b_step = row_stride<Inner, 1>;
    std::size_t const length = row_turns<Outer>(lengths);
    for (nest_cursor<Outer, Lengths> row{{}, lengths}; row.more; row.next()) {
        for (std::size_t first = 0; first < length; first += block) {
            std::size_t const count = length - first < block ? length - first : block;
            T sums[places_in_tree(blocks_of(Inner.size(), Longest))][block] = {};
            nest_cursor<Inner, Ends> line{
                {row.at[1] + first * row_stride<Outer, 1>, row.at[2] + first * row_stride<Outer, 2>}, ends};
            if constexpr (ends_early<Inner> && Inner.size() > Longest) {
                std::size_t taken = 0;
                sum_tree tree{};
                auto const merge = [&](std::size_t to, std::size_t from) {
                    for (std::size_t i = 0; i < count; ++i) sums[to][i] = math::sum(sums[to][i], sums[from][i]);
                };
                for (; line.more; line.next()) {
                    for (std::size_t j = 0; j < row_turns<Inner>(ends); ++j) {
                        if (taken == Longest) {
                            tree.take(merge);
                            for (std::size_t i = 0; i < count; ++i) sums[tree.filled][i] = T{};
                            taken = 0;
                        }
                        add_products<Outer>(sums[tree.filled], count, a, line.at[0] + j * a_step, b,
                                            line.at[1] + j * b_step);
                        ++taken;
                    }
                }
                tree.take(merge);
                tree.finish(merge);
            } else if constexpr (Inner.size() <= Longest) {
                for (; line.more; line.next()) {
                    for (std::size_t j = 0; j < row_turns<Inner>(ends); ++j) {
                        add_products<Outer>(sums[0], count, a, line.at[0] + j * a_step, b, line.at[1] + j * b_step);
                    }
                }
            } else {
                // A block ends within a row, or not.
                std::size_t j = 0;
                sum_blocks<Inner.size(), Longest>(
                    [&](std::size_t, std::size_t terms, std::size_t to) {
                        for (std::size_t i = 0; i < count; ++i) sums[to][i] = T{};
                        while (terms > 0) {
                            std::size_t const left = row_length<Inner> - j, end = j + (terms < left ? terms : left);
                            terms -= end - j;
                            for (; j < end; ++j) {
                                add_products<Outer>(sums[to], count, a, line.at[0] + j * a_step, b,
                                                    line.at[1] + j * b_step);
                            }
                            if (j == row_length<Inner>) line.next(), j = 0;
                        }
                    },
                    [&](std::size_t to, std::size_t from) {
                        for (std::size_t i = 0; i < count; ++i) sums[to][i] = math::sum(sums[to][i], sums[from][i]);
                    });
            }
            for (std::size_t i = 0; i < count; ++i) out[row.at[0] + (first + i) * row_stride<Outer, 0>] = sums[0][i];
        }
    }
}

/// The loops over an output that is contiguous in the order of the loops.
template <std::size_t Capacity>
constexpr nest<3, Capacity> contiguous_output(nest<3, Capacity> outer) {
    std::size_t stride = 1;
    for (std::size_t i = outer.rank; i-- > 0; stride *= outer.extents[i]) outer.strides[0][i] = stride;
    return collapse(outer);
}

/// By tiles, block by block. The blocks' sums are outputs by themselves, and need memory: of the heap where they are
/// many.
template <auto Outer, auto Inner, class T, std::size_t Longest>
[[gnu::noinline]] void contract_tiles_in_blocks(T* out, T const* a, T const* b) {
    constexpr auto contiguous = contiguous_output(Outer);
    constexpr auto parts = cut(Inner, Longest);
    constexpr std::size_t size = Outer.size(), places = places_in_tree(blocks_of(Inner.size(), Longest));
    constexpr std::size_t bytes = places * size * sizeof(T);
    constexpr bool on_stack = bytes <= most_stack_bytes / 4;
    T few[on_stack ? places * size : 1];
    scratch<on_stack ? 0 : bytes> const many{};
    T* const sums = on_stack ? few : static_cast<T*>(many.memory);
    sum_tree tree{};
    auto const merge = [=](std::size_t to, std::size_t from) {
        for (std::size_t i = 0; i < size; ++i) {
            sums[to * size + i] = math::sum(sums[to * size + i], sums[from * size + i]);
        }
    };
    for (nest_cursor<parts.starts> start{}; start.more; start.next()) {
        for (std::size_t i = 0; i < row_length<parts.starts>; ++i) {
            contract_tiles<contiguous, parts.block, T>(sums + tree.filled * size,
                                                       a + start.at[0] + i * row_stride<parts.starts, 0>,
                                                       b + start.at[1] + i * row_stride<parts.starts, 1>);
            tree.take(merge);
        }
    }
    if constexpr (parts.last.rank != 0) {
        constexpr std::size_t whole = row_length<parts.starts>;
        contract_tiles<contiguous, parts.last, T>(sums + tree.filled * size, a + whole * row_stride<parts.starts, 0>,
                                                  b + whole * row_stride<parts.starts, 1>);
        tree.take(merge);
    }
    tree.finish(merge);
    T const* from = sums;
    for (nest_cursor<Outer> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<Outer>; ++i) out[row.at[0] + i * row_stride<Outer, 0>] = *from++;
    }
}

template <class T>
void take_pointers(T*, T const*, T const*);

/// Whether tiles can take pointers: to the elements of an array, of memory that is owned, and of a view's.
template <class T, class Out, class A, class B>
concept has_pointers = requires(Out& out, A const& a, B const& b) {
    take_pointers<T>(out, a, b);
};

}  // namespace detail::inline HEED_KERNELS

/// Contraction: `out[o] = sum over k of a[o, k] * b[o, k]`.
///
/// `Outer` visits the output (operand 0) with a (1) and b (2); `Inner` visits the contracted elements of a (0) and b
/// (1). Every output element is one chain of multiply-adds from zero on, over the contracted elements in the order of
/// `Inner`, whatever the blocking: the bits do not depend on it. Of more than `Longest` elements it is the sum of one
/// chain for each block of so many: see `longest_chain`. Loops of `Outer` may end at `lengths`, those of `Inner` at
/// `ends`, where none is visited the sums are 0; see also `contract_up_to`.
template <auto Outer, auto Inner, class T, std::size_t Longest = longest_chain, class Out, class A, class B,
          class Lengths = every_turn, class Ends = every_turn>
constexpr void contract(Out& out, A const& a, B const& b, Lengths const& lengths = {}, Ends const& ends = {}) {
    if (__builtin_is_constant_evaluated()) {
        if constexpr (ends_early<Outer>) {
            return detail::contract_any<Outer, Inner, T, Longest>(out, a, b, lengths, ends);
        } else {
            return contract_in_constant<Outer, Inner, T, Longest>(out, a, b, ends);
        }
    }
    constexpr bool is_long = Inner.size() > Longest;
    constexpr bool has_tiles = element_traits<T>::has_vectors && detail::has_pointers<T, Out, A, B>;
    if constexpr (is_long && has_tiles && !ends_early<Outer> && !ends_early<Inner> &&
                  detail::cut(Inner, Longest).even) {
        detail::contract_tiles_in_blocks<Outer, Inner, T, Longest>(out, a, b);
    } else if constexpr (!is_long && has_tiles && has_columns<Outer>) {
        if (ends_early<Inner> && !visits_any<Inner>(ends)) {
            return detail::contract_any<Outer, Inner, T, Longest>(out, a, b, lengths, ends);
        }
        contract_tiles<Outer, Inner, T>(out, a, b, lengths, ends);
    } else {
        detail::contract_any<Outer, Inner, T, Longest>(out, a, b, lengths, ends);
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
