// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CONTRACT_TILES_HPP
#define HEED_KERNEL_CONTRACT_TILES_HPP

#include <heed/kernel/gemm_plan.hpp>
#include <heed/kernel/pack.hpp>
#include <heed/kernel/packed_rows.hpp>
#include <heed/kernel/tile.hpp>
#include <heed/kernel/transposed_sums.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// A tile of some rows, and where its operands are.
struct offset_tile {
    tile_shape shape;
    tile_offsets at;
};

/// A tile of `vectors` vectors, the last of them the last of the output's columns or not.
template <std::size_t O, std::size_t Index>
constexpr offset_tile place_tile(gemm_plan<O, Index> const& plan, blocking const& cut, std::size_t rows,
                                 std::size_t vectors, bool is_last) {
    bool const has_last = is_last && cut.last_lanes != 0;
    std::size_t const full = vectors - has_last;
    offset_tile result{{rows, full, cut.lanes, 0, 0, 0, 0, plan.column.a != 0, false, false},
                       {0, 0, 0, plan.row.out, plan.row.a}};
    if (has_last) {
        std::size_t const start = full * cut.lanes,
                          left = plan.column.extent - (cut.count * cut.wide * cut.lanes + start);
        bool const reaches_back = cut.last_count == cut.last_lanes;
        std::size_t const count = reaches_back ? cut.last_lanes : left;
        auto const at =
            static_cast<std::ptrdiff_t>(start) + static_cast<std::ptrdiff_t>(left) - static_cast<std::ptrdiff_t>(count);
        auto const in_panel = static_cast<std::ptrdiff_t>(start);
        result.shape.last_lanes = cut.last_lanes;
        result.shape.last_of_out = count;
        result.shape.last_of_a = plan.packs_a ? cut.last_lanes : count;
        result.shape.last_of_b = plan.packs_b ? cut.last_lanes : count;
        result.shape.rows_touch = plan.row.out == count;
        result.shape.b_rows_touch = plan.inner.strides[1][plan.inner.rank - 1] == plan.column.extent;
        result.at.out_last = at;
        result.at.a_last = plan.packs_a ? in_panel : at;
        result.at.b_last = plan.packs_b ? in_panel : at;
    }
    return result;
}

/// Whether several rows of the output fit into a vector, and how many vectors a pass then sums.
template <class T, std::size_t O, std::size_t Index>
constexpr std::size_t vectors_in_stack(gemm_plan<O, Index> const& plan, nest<2, Index> const& inner) {
    constexpr std::size_t row = 16 / sizeof(T), rows = lanes<T> / row;
    bool const fits = plan.column.extent == row && plan.column.a == 0 && plan.row.out == row &&
                      plan.row.extent % rows == 0 && inner.rank == 1 && inner.extents[0] % row == 0 &&
                      inner.strides[0][0] == 1;
    std::size_t vectors = fits ? plan.row.extent / rows : 0;
    while (vectors > 8) vectors = vectors % 2 == 0 ? vectors / 2 : 0;
    return vectors;
}

/// Sums the tiles of all rows: tiles of `Tile.shape.rows`, and the last may reach back over rows that are summed
/// already, which gives the same sums again, or be a smaller one, `Last`.
template <offset_tile Tile, offset_tile Last, std::size_t Stacked, std::size_t Rows, auto Inner, class T>
[[gnu::always_inline]] inline void sum_rows(T* out, T const* a, T const* b) {
    if constexpr (Stacked != 0) {
        constexpr std::size_t rows = Stacked * sizeof(vector<T>) / 16;
        for (std::size_t row = 0; row < Rows; row += rows) {
            sum_stack<packed_rows_shape{Stacked, Inner.extents[0], Tile.at.a_row, row_stride<Inner, 1>}>(
                out + row * Tile.at.out_row, a + row * Tile.at.a_row, b);
        }
    } else if constexpr (Rows == Tile.shape.rows) {
        sum_tile<Tile.shape, Tile.at, Inner>(out, a, b, row_length<Inner>, false);
    } else {
        constexpr bool smaller = Last.shape.rows != Tile.shape.rows;
        std::size_t row = 0;
        for (; row + (smaller ? Tile.shape.rows : 1) <= Rows; row += Tile.shape.rows) {
            std::size_t const first = row + Tile.shape.rows <= Rows ? row : Rows - Tile.shape.rows;
            sum_tile<Tile.shape, Tile.at, Inner>(out + first * Tile.at.out_row, a + first * Tile.at.a_row, b,
                                                 row_length<Inner>, false);
        }
        if constexpr (smaller) {
            sum_tile<Last.shape, Last.at, Inner>(out + row * Tile.at.out_row, a + row * Tile.at.a_row, b,
                                                 row_length<Inner>, false);
        }
    }
}
/// The same for a part of the contracted elements: no row may be summed twice.
template <offset_tile Tile, offset_tile Rest, std::size_t Rows, auto Inner, bool Ended = false, class T>
[[gnu::always_inline]] inline void sum_rows_in_part(T* out, T const* a, T const* b, std::size_t length, bool goes_on) {
    std::size_t row = 0;
    for (; row + Tile.shape.rows <= Rows; row += Tile.shape.rows) {
        sum_tile<Tile.shape, Tile.at, Inner, Ended>(out + row * Tile.at.out_row, a + row * Tile.at.a_row, b, length,
                                                    goes_on);
    }
    if constexpr (Rows % Tile.shape.rows != 0) {
        sum_tile<Rest.shape, Rest.at, Inner, Ended>(out + row * Tile.at.out_row, a + row * Tile.at.a_row, b, length,
                                                    goes_on);
    }
}

/// Packs the columns of a tile: `length` contracted elements of an operand.
template <offset_tile Tile, panel_source Source, class T, std::size_t... C>
[[gnu::always_inline]] inline void pack_tile(T* to, T const* from, std::size_t length, indices<C...>) {
    constexpr std::size_t lanes = Tile.shape.lanes, last = Tile.shape.last_lanes;
    (pack<Source, lanes, lanes>(to + C * lanes, from + C * lanes * Source.column, length), ...);
    if constexpr (last != 0) {
        pack<Source, last, Tile.shape.last_of_out>(
            to + Tile.shape.full * lanes, from + Tile.at.out_last * static_cast<std::ptrdiff_t>(Source.column), length);
    }
}

/// All rows of one tile's columns, where panels are packed first.
template <auto Plan, blocking Cut, bool IsLast, class T>
inline void pack_and_sum(T* out, T const* a, T const* b) {
    constexpr auto inner = Plan.inner;
    constexpr std::size_t vectors = IsLast ? Cut.rest : Cut.wide, tile_rows = IsLast ? Cut.rest_rows : Cut.wide_rows;
    constexpr std::size_t all = Plan.row.extent;
    constexpr std::size_t width = vectors * Cut.lanes, in_a_row = row_length<inner>;
    constexpr std::size_t a_step = row_stride<inner, 0>, b_step = row_stride<inner, 1>;
    constexpr bool fits = inner.size() * width <= most_panel<T>;
    constexpr std::size_t parts = fits ? 1 : (in_a_row * width + most_panel<T> - 1) / most_panel<T>;
    constexpr std::size_t longest = fits ? inner.size() : (in_a_row + parts - 1) / parts;
    constexpr offset_tile tile = place_tile(Plan, Cut, tile_rows, vectors, IsLast);
    using full = first_indices<tile.shape.full>;
    constexpr panel_source in_a{.column = Plan.column.a, .step = a_step, .shortest = in_a_row, .width = width};
    constexpr panel_source in_b{.column = Plan.column.b, .step = b_step, .shortest = in_a_row, .width = width};
    alignas(64) T panel_a[Plan.packs_a ? longest * width : 1];
    alignas(64) T panel_b[Plan.packs_b ? longest * width : 1];
    std::size_t filled = 0;
    bool goes_on = false;
    for (nest_cursor<inner> line{}; line.more; line.next()) {
        for (std::size_t part = 0; part < parts; ++part) {
            std::size_t const first = in_a_row * part / parts;
            std::size_t const length = in_a_row * (part + 1) / parts - first;
            T const* const of_a = a + line.at[0] + first * a_step;
            T const* const of_b = b + line.at[1] + first * b_step;
            if constexpr (Plan.packs_a) {
                pack_tile<tile, in_a>(panel_a + filled * width, of_a, length, full{});
            }
            if constexpr (Plan.packs_b) {
                pack_tile<tile, in_b>(panel_b + filled * width, of_b, length, full{});
            }
            if constexpr (fits) {
                filled += length;
            } else {
                constexpr std::size_t left = all % tile_rows != 0 ? all % tile_rows : tile_rows;
                constexpr offset_tile rest = place_tile(Plan, Cut, left, vectors, IsLast);
                sum_rows_in_part<tile, rest, all, one_part(Plan, width)>(
                    out, Plan.packs_a ? panel_a : of_a, Plan.packs_b ? panel_b : of_b, length, goes_on);
                goes_on = true;
            }
        }
    }
    if constexpr (fits) {
        constexpr auto packed = in_panels(Plan, width);
        constexpr offset_tile last =
            place_tile(Plan, Cut, rows_of_last_tile(all, tile_rows, vectors), vectors, IsLast);
        sum_rows<tile, last, vectors_in_stack<T>(Plan, packed), all, packed>(
            out, Plan.packs_a ? panel_a : a, Plan.packs_b ? panel_b : b);
    }
}

/// All rows of one tile's columns, where the contracted elements end at lengths: some of them at a time, the sums going
/// on from what the output holds.
template <auto Plan, blocking Cut, bool IsLast, class T, class Ends>
inline void sum_ended_columns(T* out, T const* a, T const* b, Ends const& ends) {
    constexpr auto inner = Plan.inner;
    constexpr std::size_t vectors = IsLast ? Cut.rest : Cut.wide, tile_rows = IsLast ? Cut.rest_rows : Cut.wide_rows;
    constexpr std::size_t all = Plan.row.extent, in_a_row = row_length<inner>, width = vectors * Cut.lanes;
    constexpr std::size_t a_step = row_stride<inner, 0>, b_step = row_stride<inner, 1>;
    constexpr bool packs = Plan.packs_a || Plan.packs_b;
    constexpr std::size_t longest = packs && in_a_row * width > most_panel<T> ? most_panel<T> / width : in_a_row;
    constexpr offset_tile tile = place_tile(Plan, Cut, tile_rows, vectors, IsLast);
    constexpr offset_tile rest =
        place_tile(Plan, Cut, all % tile_rows != 0 ? all % tile_rows : tile_rows, vectors, IsLast);
    using full = first_indices<tile.shape.full>;
    constexpr panel_source in_a{.column = Plan.column.a, .step = a_step, .shortest = 0, .width = width};
    constexpr panel_source in_b{.column = Plan.column.b, .step = b_step, .shortest = 0, .width = width};
    alignas(64) T panel_a[Plan.packs_a ? longest * width : 1];
    alignas(64) T panel_b[Plan.packs_b ? longest * width : 1];
    std::size_t const turns = row_turns<inner>(ends);
    bool goes_on = false;
    for (nest_cursor<inner, Ends> line{{}, ends}; line.more; line.next()) {
        for (std::size_t first = 0; first < turns; first += longest) {
            std::size_t const length = turns - first < longest ? turns - first : longest;
            T const* const of_a = a + line.at[0] + first * a_step;
            T const* const of_b = b + line.at[1] + first * b_step;
            if constexpr (Plan.packs_a) pack_tile<tile, in_a>(panel_a, of_a, length, full{});
            if constexpr (Plan.packs_b) pack_tile<tile, in_b>(panel_b, of_b, length, full{});
            sum_rows_in_part<tile, rest, all, one_part(Plan, width), true>(
                out, Plan.packs_a ? panel_a : of_a, Plan.packs_b ? panel_b : of_b, length, goes_on);
            goes_on = true;
        }
    }
}

/// All rows of one tile's columns.
template <auto Plan, blocking Cut, bool IsLast, class T, class Ends>
[[gnu::always_inline]] inline void sum_columns(T* out, T const* a, T const* b, [[maybe_unused]] Ends const& ends) {
    if constexpr (ends_early<Plan.inner>) {
        sum_ended_columns<Plan, Cut, IsLast>(out, a, b, ends);
    } else if constexpr (Plan.packs_a || Plan.packs_b) {
        pack_and_sum<Plan, Cut, IsLast>(out, a, b);
    } else {
        constexpr std::size_t vectors = IsLast ? Cut.rest : Cut.wide, rows = IsLast ? Cut.rest_rows : Cut.wide_rows;
        constexpr std::size_t all = Plan.row.extent, left = rows_of_last_tile(all, rows, vectors);
        sum_rows<place_tile(Plan, Cut, rows, vectors, IsLast), place_tile(Plan, Cut, left, vectors, IsLast),
                 vectors_in_stack<T>(Plan, Plan.inner), all, Plan.inner>(out, a, b);
    }
}

template <auto Plan, class T, class Lengths, class Ends>
[[gnu::always_inline]] inline void contract_planned(T* out, T const* a, T const* b, Lengths const& lengths,
                                                    Ends const& ends) {
    constexpr blocking cut = blocking_of(Plan.row.extent, Plan.column.extent, lanes<T>, 16 / sizeof(T));
    std::size_t const length = row_turns<Plan.rest>(lengths);
    for (nest_cursor<Plan.rest, Lengths> place{{}, lengths}; place.more; place.next()) {
        for (std::size_t i = 0; i < length; ++i) {
            T* const to = out + place.at[0] + i * row_stride<Plan.rest, 0>;
            T const* const of_a = a + place.at[1] + i * row_stride<Plan.rest, 1>;
            T const* const of_b = b + place.at[2] + i * row_stride<Plan.rest, 2>;
            if constexpr (is_turned<Plan> && !ends_early<Plan.inner>) {
                sum_all_turned<Plan>(to, of_a, of_b);
                continue;
            }
            constexpr std::size_t width = cut.wide * cut.lanes;
            for (std::size_t tile = 0; tile < cut.count; ++tile) {
                std::size_t const at = tile * width;
                sum_columns<Plan, cut, false>(to + at, of_a + at * Plan.column.a, of_b + at * Plan.column.b, ends);
            }
            constexpr std::size_t at = cut.count * width;
            sum_columns<Plan, cut, true>(to + at, of_a + at * Plan.column.a, of_b + at * Plan.column.b, ends);
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Whether `contract_tiles` is for these loops: whether the output has elements that lie side by side.
template <auto Outer>
inline constexpr bool has_columns = detail::column_loop(Outer) < Outer.rank;

/// The contraction at run time, for float and double: tile by tile, in registers. See `contract`.
template <auto Outer, auto Inner, class T, class Lengths = every_turn, class Ends = every_turn>
[[gnu::always_inline]] inline void contract_tiles(T* out, T const* a, T const* b, Lengths const& lengths = {},
                                                  Ends const& ends = {}) {
    constexpr auto plan = detail::plan_gemm<T>(Outer, Inner);
    if constexpr (plan.swapped) {
        detail::contract_planned<plan>(out, b, a, lengths, ends);
    } else {
        detail::contract_planned<plan>(out, a, b, lengths, ends);
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
