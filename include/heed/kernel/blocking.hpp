// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_BLOCKING_HPP
#define HEED_KERNEL_BLOCKING_HPP

#include <cstddef>

#include <heed/kernel/tile.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// How the columns of an output are cut: `count` tiles of `wide` vectors, then one tile of `rest` vectors. Each kind of
/// tile has its own number of rows. The vectors have `lanes` elements; the last of the last tile has `last_lanes`, of
/// which `last_count` are there, and where that is all of them it may reach back over columns that are summed already.
struct blocking {
    std::size_t lanes;
    std::size_t count;
    std::size_t wide;
    std::size_t wide_rows;
    std::size_t rest;
    std::size_t rest_rows;
    std::size_t last_lanes;
    std::size_t last_count;
};

namespace detail::inline HEED_KERNELS {

/// What a tile costs for one contracted element, in fortieths of a cycle; big when it does not fit into registers.
/// Measured: four cycles of latency, two instructions a cycle, want eight sums at a time; a vector that is loaded from
/// any address costs as much as two elements that are splatted.
constexpr std::size_t cost_of_tile(std::size_t rows, std::size_t vectors) {
    constexpr bool fused = math::multiply_add_is_fused;
    // What is loaded of b is not held where one row uses it.
    std::size_t const held = rows * vectors + (rows == 1 ? 1 : vectors) + (fused ? 1 : 2);
    std::size_t const chains = rows * vectors < 8 ? 8 : rows * vectors;
    std::size_t const loads = fused ? 20 * rows + 45 * vectors : 0;
    std::size_t const sums = fused ? 20 * chains : 20 * (chains + rows) + 16 * vectors;
    return held > vector_registers ? 1000000 : (sums < loads ? loads : sums) + 12;
}
/// How many rows the last of the tiles has: as many as all have, and it reaches back, or those that are left, where a
/// second kind of tile is worth its compile time.
constexpr std::size_t rows_of_last_tile(std::size_t all_rows, std::size_t rows, std::size_t vectors) {
    std::size_t const left = all_rows % rows, whole = cost_of_tile(rows, vectors);
    if (left == 0 || all_rows < rows) return rows;
    return (whole - cost_of_tile(left, vectors)) * 25 > (all_rows / rows + 1) * whole ? left : rows;
}
/// What a pass over all rows costs with tiles of `rows`.
constexpr std::size_t cost_of_rows(std::size_t all_rows, std::size_t rows, std::size_t vectors) {
    std::size_t const last = rows_of_last_tile(all_rows, rows, vectors);
    std::size_t const cost = (all_rows - 1) / rows * cost_of_tile(rows, vectors) + cost_of_tile(last, vectors);
    return last == rows ? cost : cost + cost / 40;
}
constexpr std::size_t rows_of_tile(std::size_t all_rows, std::size_t vectors) {
    std::size_t best = 1, least = cost_of_rows(all_rows, 1, vectors);
    for (std::size_t rows = 2; rows <= all_rows && rows * vectors < vector_registers; ++rows) {
        std::size_t const cost = cost_of_rows(all_rows, rows, vectors);
        if (cost < least) {
            least = cost;
            best = rows;
        }
    }
    return best;
}

constexpr blocking blocking_of(std::size_t all_rows, std::size_t all_columns, std::size_t most_lanes,
                               std::size_t least_lanes) {
    blocking result{};
    std::size_t lanes = least_lanes;
    while (lanes < most_lanes && lanes < all_columns) lanes *= 2;
    result.lanes = lanes;
    std::size_t const vectors = (all_columns + lanes - 1) / lanes;
    std::size_t const left = all_columns - (vectors - 1) * lanes;
    if (left < lanes) {
        // Halves of 64 bytes are cheaper than the whole; of less they are not.
        std::size_t last = most_lanes == 4 * least_lanes ? least_lanes : lanes;
        while (last < left) last *= 2;
        result.last_lanes = last;
        result.last_count = all_columns < last ? left : last;
    }

    std::size_t best = ~std::size_t{0};
    for (std::size_t wide = 1; wide <= vectors && wide < vector_registers; ++wide) {
        std::size_t const rows = rows_of_tile(all_rows, wide);
        std::size_t const cost = cost_of_rows(all_rows, rows, wide);
        for (std::size_t count = 0; count * wide < vectors; ++count) {
            std::size_t const rest = vectors - count * wide;
            if (rest > wide + 1 || (count == 0 && rest != wide)) continue;
            std::size_t const rest_rows = rows_of_tile(all_rows, rest);
            // A second kind of tile costs compile time.
            std::size_t const total = count * cost + cost_of_rows(all_rows, rest_rows, rest);
            std::size_t const with_kinds = total + (count != 0 && (rest != wide || left < lanes) ? total / 64 : 0);
            if (with_kinds < best) {
                best = with_kinds;
                result.count = count;
                result.wide = wide;
                result.wide_rows = rows;
                result.rest = rest;
                result.rest_rows = rest_rows;
            }
        }
    }
    return result;
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
