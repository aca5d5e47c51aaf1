// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_NEST_HPP
#define HEED_KERNEL_NEST_HPP

#include <cstddef>

namespace heed::kernel {

/// A nest of loops over several operands at once: how often each loop turns, and how far each operand moves a turn.
/// Loops are listed from the outermost to the innermost. A value, so that a kernel is one template argument away from
/// it and operands with other axis names but the same strides share one kernel.
template <std::size_t Operands, std::size_t Capacity>
struct nest {
    std::size_t rank;
    std::size_t extents[Capacity];
    std::size_t strides[Operands][Capacity];

    /// Elements that the nest visits.
    [[nodiscard]] constexpr std::size_t size() const {
        std::size_t product = 1;
        for (std::size_t i = 0; i < rank; ++i) product *= extents[i];
        return product;
    }
};

/// The same visits in the same order with as few loops as can be: loops of one turn go, and two loops that move all
/// operands as one would become one. At least one loop remains.
template <std::size_t Operands, std::size_t Capacity>
constexpr nest<Operands, Capacity> collapse(nest<Operands, Capacity> const& full) {
    nest<Operands, Capacity> result{};
    for (std::size_t i = 0; i < full.rank; ++i) {
        if (full.extents[i] == 1) continue;
        bool joins = result.rank > 0;
        for (std::size_t k = 0; k < Operands && joins; ++k) {
            joins = result.strides[k][result.rank - 1] == full.strides[k][i] * full.extents[i];
        }
        if (joins) {
            result.extents[result.rank - 1] *= full.extents[i];
        } else {
            result.extents[result.rank++] = full.extents[i];
        }
        for (std::size_t k = 0; k < Operands; ++k) result.strides[k][result.rank - 1] = full.strides[k][i];
    }
    if (result.rank == 0) {
        result.rank = 1;
        result.extents[0] = 1;
    }
    return result;
}

/// The loops of a contraction: over its output (operand 0) with two operands (1 and 2), and over what is added up, of
/// these two (0 and 1).
template <std::size_t OuterCapacity, std::size_t InnerCapacity>
struct contraction_loops {
    nest<3, OuterCapacity> outer;
    nest<2, InnerCapacity> inner;
};
/// In this order only. (clang 14 deduces no template argument from designated initialisers.)
template <std::size_t OuterCapacity, std::size_t InnerCapacity>
consteval contraction_loops<OuterCapacity, InnerCapacity> loops_of(nest<3, OuterCapacity> const& outer,
                                                                   nest<2, InnerCapacity> const& inner) {
    return {.outer = outer, .inner = inner};
}

/// Walks through the starts of a nest's innermost loops, in order; the loop over a row is the kernel's own, so nothing
/// is called for each element: `for (nest_cursor<Nest> row{}; row.more; row.next())`.
template <auto Nest, std::size_t Operands = sizeof(Nest.strides) / sizeof(Nest.strides[0])>
struct nest_cursor {
    /// Where each operand's row starts.
    std::size_t at[Operands] = {};
    bool more = true;
    std::size_t turns[Nest.rank] = {};

    constexpr void next() {
        for (std::size_t depth = Nest.rank - 1; depth-- > 0;) {
            for (std::size_t operand = 0; operand < Operands; ++operand) at[operand] += Nest.strides[operand][depth];
            if (++turns[depth] < Nest.extents[depth]) return;
            turns[depth] = 0;
            for (std::size_t operand = 0; operand < Operands; ++operand) {
                at[operand] -= Nest.strides[operand][depth] * Nest.extents[depth];
            }
        }
        more = false;
    }
};

/// The innermost loop of a nest.
template <auto Nest>
inline constexpr std::size_t row_length = Nest.extents[Nest.rank - 1];
template <auto Nest, std::size_t Operand>
inline constexpr std::size_t row_stride = Nest.strides[Operand][Nest.rank - 1];

}  // namespace heed::kernel

#endif
