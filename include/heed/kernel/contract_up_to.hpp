// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CONTRACT_UP_TO_HPP
#define HEED_KERNEL_CONTRACT_UP_TO_HPP

#include <cstddef>

#include <heed/kernel/contract.hpp>
#include <heed/meta/detail/linkage.hpp>

// Contractions whose outputs end at lengths that are known at run time: cut into blocks of constant extents, which
// are contractions as all others. An output's bits do not depend on its neighbours.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// The same nest with a constant number of turns in the place of a length.
template <std::size_t Operands, std::size_t Capacity>
constexpr nest<Operands, Capacity> with_turns(nest<Operands, Capacity> loops, std::size_t depth, std::size_t turns) {
    loops.extents[depth] = turns;
    loops.ended_by[depth] = 0;
    loops.per_length[depth] = 0;
    return collapse(loops);
}

/// A loop that ends at a length and is worth blocks: one that one of the operands does not move in, so that it is
/// a loop over rows or columns. The rank when there is none.
template <std::size_t Capacity>
constexpr std::size_t loop_to_cut(nest<3, Capacity> const& outer) {
    for (std::size_t i = 0; i < outer.rank; ++i) {
        if (outer.ended_by[i] != 0 && (outer.strides[1][i] == 0 || outer.strides[2][i] == 0)) return i;
    }
    return outer.rank;
}

}  // namespace detail::inline HEED_KERNELS

template <auto Outer, auto Inner, class T, std::size_t Longest = longest_chain, class Out, class A, class B,
          class Lengths, class Ends>
constexpr void contract_up_to(Out out, A a, B b, Lengths const& lengths, Ends const& ends);

namespace detail::inline HEED_KERNELS {

/// Blocks of `Turns` of a loop, and smaller ones for those that are left. The last one reaches back over outputs that
/// are there already, which gives the same again, where that is less than smaller ones would be.
template <std::size_t Depth, std::size_t Turns, auto Outer, auto Inner, class T, std::size_t Longest, class Out,
          class A, class B, class Lengths, class Ends>
constexpr void contract_blocks(Out out, A a, B b, std::size_t first, std::size_t turns, Lengths const& lengths,
                               Ends const& ends) {
    constexpr std::size_t to_out = Outer.strides[0][Depth], of_a = Outer.strides[1][Depth],
                          of_b = Outer.strides[2][Depth];
    if constexpr (Turns > 1 && Turns > Outer.extents[Depth]) {
        contract_blocks<Depth, Turns / 4, Outer, Inner, T, Longest>(out, a, b, first, turns, lengths, ends);
    } else {
        constexpr auto block = with_turns(Outer, Depth, Turns);
        while (first < turns) {
            std::size_t const left = turns - first;
            if (left < Turns) {
                if (turns < Turns || 2 * left <= Turns) break;
                first = turns - Turns;
            }
            contract_up_to<block, Inner, T, Longest>(out + first * to_out, a + first * of_a, b + first * of_b, lengths,
                                                     ends);
            first += Turns;
        }
        if constexpr (Turns > 1) {
            if (first < turns) {
                contract_blocks<Depth, Turns / 4, Outer, Inner, T, Longest>(out, a, b, first, turns, lengths, ends);
            }
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

/// As `contract`, of pointers, where loops of the output or of the contracted elements end at lengths.
template <auto Outer, auto Inner, class T, std::size_t Longest, class Out, class A, class B, class Lengths, class Ends>
constexpr void contract_up_to(Out out, A a, B b, Lengths const& lengths, Ends const& ends) {
    constexpr std::size_t depth = detail::loop_to_cut(Outer);
    if constexpr (depth < Outer.rank) {
        // Many rows: what is packed for columns is used longer.
        constexpr std::size_t most = depth == 0 && Outer.extents[0] >= 256 ? 256 : 64;
        detail::contract_blocks<depth, most, Outer, Inner, T, Longest>(out, a, b, 0, turns_of<Outer>(depth, lengths),
                                                                       lengths, ends);
    } else if constexpr (ends_early<Outer>) {
        contract<Outer, Inner, T, Longest>(out, a, b, lengths, ends);
    } else {
        contract<Outer, Inner, T, Longest>(out, a, b, every_turn{}, ends);
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
