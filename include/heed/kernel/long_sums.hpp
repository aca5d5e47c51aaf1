// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_LONG_SUMS_HPP
#define HEED_KERNEL_LONG_SUMS_HPP

#include <cstddef>

#include <heed/kernel/nest.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// The most terms that a sum adds one after the other. One of more terms is cut into blocks of so many, in order, the
/// last one shorter; each block is summed as if it were all, and then the blocks' sums are added in a tree: the sum of
/// n blocks is that of the first 2^k, the greatest power of two below n, plus that of the others. So the bound of its
/// error grows with the logarithm of the number of blocks, and a sum of many ones of float does not stay at 2^24.
inline constexpr std::size_t longest_chain = 65536;

namespace detail::inline HEED_KERNELS {

constexpr std::size_t blocks_of(std::size_t length, std::size_t longest) { return (length + longest - 1) / longest; }

/// How many partial sums the tree holds at once.
constexpr std::size_t places_in_tree(std::size_t blocks) {
    std::size_t places = 0;
    for (; blocks != 0; blocks /= 2) ++places;
    return places;
}

/// The tree, of which only the sums that still wait for others are held, in places from 0 on: the sum of the next block
/// goes to place `filled`, and `merge(to, from)` adds the one place to the other.
struct sum_tree {
    std::size_t filled = 0;
    std::size_t count = 0;

    template <class Merge>
    [[gnu::always_inline]] constexpr void take(Merge merge) {
        ++filled;
        for (std::size_t blocks = count++; blocks % 2 == 1; blocks /= 2) {
            --filled;
            merge(filled - 1, filled);
        }
    }
    /// The sum is in place 0 then.
    template <class Merge>
    [[gnu::always_inline]] constexpr void finish(Merge merge) {
        for (; filled > 1; --filled) merge(filled - 2, filled - 1);
    }
};

/// The sum of all blocks: `block(first, count, to)` writes the sum of `count` terms from `first` on to a place.
template <std::size_t Length, std::size_t Longest, class Block, class Merge>
[[gnu::always_inline]] constexpr void sum_blocks(Block block, Merge merge) {
    sum_tree tree{};
    for (std::size_t first = 0; first < Length; first += Longest) {
        block(first, Length - first < Longest ? Length - first : Longest, tree.filled);
        tree.take(merge);
    }
    tree.finish(merge);
}

/// A sum that is told its terms one by one, in blocks. `Sum` has `count`, `take`, `result`, and says how two results
/// are added and what the last one becomes.
template <class Sum, class T, std::size_t Length, std::size_t Longest>
struct in_blocks {
    Sum block{};
    T partial[places_in_tree(blocks_of(Length, Longest))] = {};
    sum_tree tree{};

    [[gnu::always_inline]] constexpr void take(T const& value) {
        block.take(value);
        if (block.count == Longest) end_block();
    }
    constexpr T result() {
        if (block.count != 0) end_block();
        tree.finish([this](std::size_t to, std::size_t from) { merge(to, from); });
        return Sum::finished(partial[0]);
    }

private:
    constexpr void merge(std::size_t to, std::size_t from) { partial[to] = Sum::added(partial[to], partial[from]); }
    constexpr void end_block() {
        partial[tree.filled] = block.result();
        block = Sum{};
        tree.take([this](std::size_t to, std::size_t from) { merge(to, from); });
    }
};
template <bool IsLong, class Sum, class T, std::size_t Length, std::size_t Longest>
struct sum_by_length {
    using type = Sum;
};
template <class Sum, class T, std::size_t Length, std::size_t Longest>
struct sum_by_length<true, Sum, T, Length, Longest> {
    using type = in_blocks<Sum, T, Length, Longest>;
};
/// `Sum`, or the same in blocks where there are more than `Longest` terms.
template <class Sum, class T, std::size_t Length, std::size_t Longest>
using sum_of_length = typename sum_by_length<(Length > Longest), Sum, T, Length, Longest>::type;

/// A nest cut into blocks of `longest` visits, if they are nests of one shape: where they start, all but the last one,
/// and the last one if it is shorter. (No rank: there is none.)
template <std::size_t Operands, std::size_t Capacity>
struct cut_nest {
    bool even;
    nest<Operands, Capacity> starts, block, last;
};
template <std::size_t Operands, std::size_t Capacity>
constexpr cut_nest<Operands, Capacity> cut(nest<Operands, Capacity> const& whole, std::size_t longest) {
    cut_nest<Operands, Capacity> result{};
    // A block is some turns of loop `at`, and all of the loops in it.
    std::size_t turns = longest, at = whole.rank - 1;
    for (; at > 0 && turns % whole.extents[at] == 0; --at) turns /= whole.extents[at];
    std::size_t const left = whole.extents[at] % turns;
    if (at > 0 && left != 0) return result;
    result.even = true;
    result.starts = result.block = whole;
    result.starts.rank = at + 1;
    result.starts.extents[at] /= turns;
    result.block.rank = whole.rank - at;
    for (std::size_t i = 0; i < result.block.rank; ++i) {
        result.block.extents[i] = whole.extents[at + i];
        for (std::size_t k = 0; k < Operands; ++k) result.block.strides[k][i] = whole.strides[k][at + i];
    }
    for (std::size_t k = 0; k < Operands; ++k) result.starts.strides[k][at] *= turns;
    if (left != 0) {
        result.last = result.block;
        result.last.extents[0] = left;
        result.last = collapse(result.last);
    }
    result.block.extents[0] = turns;
    result.block = collapse(result.block);
    return result;
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
