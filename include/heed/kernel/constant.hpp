// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CONSTANT_HPP
#define HEED_KERNEL_CONSTANT_HPP

#include <cstddef>

#include <heed/kernel/dot_rows.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/meta/detail/linkage.hpp>

// Contractions in constant evaluation: the rows of the operands are copied side by side first.

namespace heed::kernel::inline HEED_KERNELS {

/// Rows of an operand side by side, so that every element is found by a constant index.
template <class T, std::size_t Rows, std::size_t Length>
struct row_table {
    T rows[Rows][Length];
};

/// What the sums of products of the rows of two tables have to take care of.
template <class T, std::size_t A, std::size_t B, std::size_t Length>
constexpr fma_path fma_path_for(row_table<T, A, Length> const& a, row_table<T, B, Length> const& b) {
    if constexpr (heed::detail::binary_floating<T>) {
        return fma_path_for<T>(magnitudes_of(a.rows), magnitudes_of(b.rows), Length);
    } else {
        return fma_path::any;
    }
}

namespace detail::inline HEED_KERNELS {

/// Loops over the rows of an operand that an output has, each row once: which one (0), and where it starts (1).
template <std::size_t Operands, std::size_t Capacity>
constexpr nest<2, Capacity> rows_of(nest<Operands, Capacity> const& outer, std::size_t operand) {
    nest<2, Capacity> result{};
    for (std::size_t i = 0; i < outer.rank; ++i) {
        if (outer.strides[operand][i] == 0) continue;
        result.extents[result.rank] = outer.extents[i];
        result.strides[1][result.rank++] = outer.strides[operand][i];
    }
    std::size_t stride = 1;
    for (std::size_t i = result.rank; i-- > 0; stride *= result.extents[i]) result.strides[0][i] = stride;
    if (result.rank == 0) {
        result.rank = 1;
        result.extents[0] = 1;
    }
    return result;
}

/// The same output with the numbers of the rows of its operands in the place of where they are.
template <std::size_t Capacity>
constexpr nest<3, Capacity> by_number(nest<3, Capacity> const& outer) {
    nest<3, Capacity> result = outer;
    for (std::size_t operand = 1; operand < 3; ++operand) {
        std::size_t number = 1;
        for (std::size_t i = outer.rank; i-- > 0;) {
            if (outer.strides[operand][i] == 0) continue;
            result.strides[operand][i] = number;
            number *= outer.extents[i];
        }
    }
    return result;
}

}  // namespace detail::inline HEED_KERNELS

/// The rows of operand `Operand` of a contraction (1: a, 2: b), in the order of the output; see `contract`.
template <auto Outer, auto Inner, std::size_t Operand, class T, class X, class Ends = every_turn>
constexpr auto table_of(X const& x, Ends const& ends = {}) {
    constexpr auto which = detail::rows_of(Outer, Operand);
    constexpr std::size_t step = row_stride<Inner, Operand - 1>;
    row_table<T, which.size(), Inner.size()> table{};
    std::size_t const length = row_turns<Inner>(ends);
    for (nest_cursor<which> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<which>; ++i) {
            std::size_t to = 0;
            for (nest_cursor<Inner, Ends> line{{}, ends}; line.more; line.next()) {
                std::size_t from = row.at[1] + i * row_stride<which, 1> + line.at[Operand - 1];
                auto& copy = table.rows[row.at[0] + i * row_stride<which, 0>];
                for (std::size_t k = 0; k < length; ++k) copy[to + k] = static_cast<T>(x[from + k * step]);
                to += length;
            }
        }
    }
    return table;
}

/// A contraction in constant evaluation; see `contract`.
template <auto Outer, auto Inner, class T, std::size_t Longest = longest_chain, class Out, class A, class B,
          class Ends = every_turn>
constexpr void contract_in_constant(Out& out, A const& a, B const& b, Ends const& ends = {}) {
    auto of_a = table_of<Outer, Inner, 1, T>(a, ends);
    auto of_b = table_of<Outer, Inner, 2, T>(b, ends);
    fma_path const needed = fma_path_for(of_a, of_b);
    constexpr auto numbered = detail::by_number(Outer);
    [[maybe_unused]] std::size_t const length = visits_of<Inner>(ends);
    for (nest_cursor<numbered> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<numbered>; ++i) {
            auto& to = out[row.at[0] + i * row_stride<numbered, 0>];
            auto const& row_of_a = of_a.rows[row.at[1] + i * row_stride<numbered, 1>];
            auto const& row_of_b = of_b.rows[row.at[2] + i * row_stride<numbered, 2>];
            if constexpr (ends_early<Inner>) {
                to = dot_rows_up_to<Longest>(row_of_a, row_of_b, length, needed);
            } else {
                to = dot_rows<Longest>(row_of_a, row_of_b, needed);
            }
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
