// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_NEST_HPP
#define HEED_KERNEL_NEST_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/run_time_lengths.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// A nest of loops over several operands at once: how often each loop turns, and how far each operand moves a turn.
/// Loops are listed from the outermost to the innermost. A value, so that a kernel is one template argument away from
/// it and operands with other axis names but the same strides share one kernel.
///
/// A loop may end at a length that is known only at run time, within a capacity that the nest knows: `ended_by` is then
/// one more than the length's number (0 where the extent is the end), and `per_length` the turns for each of it.
/// Extents and strides are those of the capacity. (Not a type of its own that derives from this one: clang 14 to 19
/// read a template argument of a derived type wrongly at run time.)
template <std::size_t Operands, std::size_t Capacity>
struct nest {
    std::size_t rank;
    std::size_t extents[Capacity];
    std::size_t strides[Operands][Capacity];
    std::size_t ended_by[Capacity] = {};
    std::size_t per_length[Capacity] = {};

    /// Elements that the nest visits, at most.
    [[nodiscard]] constexpr std::size_t size() const {
        std::size_t product = 1;
        for (std::size_t i = 0; i < rank; ++i) product *= extents[i];
        return product;
    }
};

/// The same visits in the same order with as few loops as can be: loops of one turn go, and two loops that move all
/// operands as one would become one, where the inner one has no length of its own. At least one loop remains.
template <std::size_t Operands, std::size_t Capacity>
constexpr nest<Operands, Capacity> collapse(nest<Operands, Capacity> const& full) {
    nest<Operands, Capacity> result{};
    for (std::size_t i = 0; i < full.rank; ++i) {
        if (full.extents[i] == 1 && full.ended_by[i] == 0) continue;
        bool joins = result.rank > 0 && full.ended_by[i] == 0;
        for (std::size_t k = 0; k < Operands && joins; ++k) {
            joins = result.strides[k][result.rank - 1] == full.strides[k][i] * full.extents[i];
        }
        if (joins) {
            result.extents[result.rank - 1] *= full.extents[i];
            result.per_length[result.rank - 1] *= full.extents[i];
        } else {
            result.ended_by[result.rank] = full.ended_by[i];
            // What was collapsed before has as many turns for each of a length as then.
            bool const is_collapsed = full.per_length[i] != 0;
            result.per_length[result.rank] = full.ended_by[i] == 0 ? 0 : is_collapsed ? full.per_length[i] : 1;
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

/// Lengths that are known at run time, by their numbers; none where every loop runs to its extent.
using heed::detail::run_time_lengths;
using every_turn = run_time_lengths<0>;

/// Whether one of a nest's loops, or this one, ends at a length that is known at run time.
template <auto Nest>
inline constexpr bool ends_early = [] {
    for (std::size_t i = 0; i < Nest.rank; ++i) {
        if (Nest.ended_by[i] != 0) return true;
    }
    return false;
}();
template <auto Nest>
inline constexpr bool row_ends_early = Nest.ended_by[Nest.rank - 1] != 0;

/// How often the loop at `depth` turns, and the innermost one.
template <auto Nest, class Lengths>
[[gnu::always_inline]] constexpr std::size_t turns_of([[maybe_unused]] std::size_t depth,
                                                      [[maybe_unused]] Lengths const& lengths) {
    static_assert(!ends_early<Nest> || !__is_same(Lengths, every_turn), "a nest that ends at lengths is given them");
    if constexpr (ends_early<Nest>) {
        if (Nest.ended_by[depth] != 0) return lengths.of[Nest.ended_by[depth] - 1] * Nest.per_length[depth];
    }
    return Nest.extents[depth];
}
template <auto Nest, class Lengths>
[[gnu::always_inline]] constexpr std::size_t row_turns(Lengths const& lengths) {
    return turns_of<Nest>(Nest.rank - 1, lengths);
}
/// How many elements a nest visits.
template <auto Nest, class Lengths>
constexpr std::size_t visits_of(Lengths const& lengths) {
    std::size_t product = 1;
    for (std::size_t i = 0; i < Nest.rank; ++i) product *= turns_of<Nest>(i, lengths);
    return product;
}
template <auto Nest, class Lengths>
[[gnu::always_inline]] constexpr bool visits_any(Lengths const& lengths) {
    if constexpr (ends_early<Nest>) {
        for (std::size_t i = 0; i < Nest.rank; ++i) {
            if (turns_of<Nest>(i, lengths) == 0) return false;
        }
    }
    return true;
}

/// Walks through the starts of a nest's innermost loops, in order; the loop over a row is the kernel's own, so nothing
/// is called for each element: `for (nest_cursor<Nest> row{}; row.more; row.next())`. Where loops end at lengths,
/// `nest_cursor<Nest, Lengths> row{{}, lengths}`.
template <auto Nest, class Lengths = every_turn, std::size_t Operands = sizeof(Nest.strides) / sizeof(Nest.strides[0])>
struct nest_cursor {
    /// Where each operand's row starts.
    std::size_t at[Operands] = {};
    [[no_unique_address]] Lengths lengths = {};
    bool more = !ends_early<Nest> || visits_any<Nest>(lengths);
    std::size_t turns[Nest.rank] = {};

    constexpr void next() {
        for (std::size_t depth = Nest.rank - 1; depth-- > 0;) {
            for (std::size_t operand = 0; operand < Operands; ++operand) at[operand] += Nest.strides[operand][depth];
            if (++turns[depth] < (ends_early<Nest> ? turns_of<Nest>(depth, lengths) : Nest.extents[depth])) return;
            for (std::size_t operand = 0; operand < Operands; ++operand) {
                at[operand] -= Nest.strides[operand][depth] * turns[depth];
            }
            turns[depth] = 0;
        }
        more = false;
    }
};

/// The innermost loop of a nest; where it ends at a length, `row_length` is its capacity.
template <auto Nest>
inline constexpr std::size_t row_length = Nest.extents[Nest.rank - 1];
template <auto Nest, std::size_t Operand>
inline constexpr std::size_t row_stride = Nest.strides[Operand][Nest.rank - 1];

/// How many elements a row has: a constant, or what its length says.
template <std::size_t Length>
struct constant_turns {
    constexpr operator std::size_t() const { return Length; }
};
template <std::size_t Length>
constexpr constant_turns<Length> turns_of_row(every_turn const&) {
    return {};
}
template <std::size_t Length>
constexpr std::size_t turns_of_row(run_time_lengths<1> const& end) {
    return end.of[0];
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
