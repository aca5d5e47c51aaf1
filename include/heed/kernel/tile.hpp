// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_TILE_HPP
#define HEED_KERNEL_TILE_HPP

#include <cstddef>

#include <heed/kernel/nest.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// A block of outputs that is summed in registers: `rows` times `full` vectors of `lanes` columns, and after them one
/// vector of `last_lanes` (0: none), of which the operands have some columns only. Tiles of many products share a
/// shape.
struct tile_shape {
    std::size_t rows;
    std::size_t full;
    std::size_t lanes;
    std::size_t last_lanes;
    std::size_t last_of_out;
    std::size_t last_of_a;
    std::size_t last_of_b;
    /// Whether a moves along the columns, one element each, as b does; it has one element for all of them otherwise.
    bool a_has_columns;
    /// Whether the output's next row lies behind the last column of this one.
    bool rows_touch;
    /// The same of b's: what stands between rows may be beyond a length, or nobody's, and is not read.
    bool b_rows_touch;
};

/// Where the operands of a tile are: the first column of the last vector, counted from the tile's first, and how far a
/// row is from the next.
struct tile_offsets {
    std::ptrdiff_t out_last;
    std::ptrdiff_t a_last;
    std::ptrdiff_t b_last;
    std::size_t out_row;
    std::size_t a_row;
};

namespace detail::inline HEED_KERNELS {

/// `multiply_add` in a chain of them, of which the last result goes through `end_of_chain` before anything else is done
/// with it: in a loop g++ finds better registers for it than for single ones.
template <bool InLoop, class V>
[[gnu::always_inline]] inline V chained_multiply_add(V a, V b, V c) {
    if constexpr (math::multiply_add_is_fused || !InLoop) {
        return multiply_add(a, b, c);
    } else {
        V product = a * b;
        if constexpr (!heed::detail::compiler_is_clang || heed::detail::flags_change_arithmetic) {
            heed::detail::unknown_together(product, c);
        }
        return c + product;
    }
}
template <class V>
[[gnu::always_inline]] inline V end_of_chain(V x) {
    return math::multiply_add_is_fused ? x : opaque(x);
}

/// The most multiply-adds that a tile writes out one by one instead of looping over the contracted elements.
inline constexpr std::size_t most_unrolled = 32;

template <std::size_t Lanes, class V>
[[gnu::always_inline]] inline auto first_lanes(V x) {
    if constexpr (lanes_of<V> == Lanes) {
        return x;
    } else {
        return first_lanes<Lanes>(low_half(x));
    }
}

template <class T, tile_shape Tile, bool InLoop>
struct sums {
    using V = vector<T, Tile.lanes>;
    using L = vector<T, Tile.last_lanes != 0 ? Tile.last_lanes : Tile.lanes>;
    static constexpr std::size_t full = Tile.full;
    static constexpr bool has_last = Tile.last_lanes != 0;
    using every_column = first_indices<full>;
    using every_row = first_indices<Tile.rows>;

    V of_full[full != 0 ? Tile.rows * full : 1];
    L of_last[Tile.rows];

    template <std::size_t... C>
    [[gnu::always_inline]] static void load_row([[maybe_unused]] V* to, [[maybe_unused]] T const* from,
                                                indices<C...>) {
        ((to[C] = load<V>(from + C * Tile.lanes)), ...);
    }
    template <std::size_t Count>
    [[gnu::always_inline]] static L load_last(T const* from) {
        if constexpr (has_last) {
            return load_first<L, Count>(from);
        } else {
            return L{};
        }
    }

    /// One contracted element for one row, b's vectors at hand.
    template <std::size_t Row, std::size_t... C>
    [[gnu::always_inline]] void add_row(T const* a, T const* a_last, V const* b, L b_last, indices<C...>) {
        V* const of_row = of_full + Row * full;
        if constexpr (Tile.a_has_columns) {
            ((of_row[C] = chained_multiply_add<InLoop>(load<V>(a + C * Tile.lanes), b[C], of_row[C])), ...);
            if constexpr (has_last)
                of_last[Row] = chained_multiply_add<InLoop>(load_last<Tile.last_of_a>(a_last), b_last, of_last[Row]);
        } else {
            V x = splat<V>(a[0]);
            // Or clang makes a narrow one first, and the wide one of it.
            if constexpr (heed::detail::compiler_is_clang && has_last && full != 0 && sizeof(L) != sizeof(V)) {
                x = opaque(x);
            }
            ((of_row[C] = chained_multiply_add<InLoop>(x, b[C], of_row[C])), ...);
            if constexpr (has_last)
                of_last[Row] = chained_multiply_add<InLoop>(first_lanes<lanes_of<L>>(x), b_last, of_last[Row]);
        }
    }

    /// One contracted element for all rows. `Whole`: behind b's columns there is something to load.
    template <bool Whole, std::size_t... R>
    [[gnu::always_inline]] void add(T const* a, T const* b, tile_offsets at, indices<R...>) {
        V of_b[full != 0 ? full : 1];
        load_row(of_b, b, every_column{});
        L const last = load_last < Whole ? lanes_of<L> : Tile.last_of_b > (b + at.b_last);
        (add_row<R>(a + R * at.a_row, a + R * at.a_row + at.a_last, of_b, last, every_column{}), ...);
    }
    template <std::size_t Whole, std::size_t... K>
    [[gnu::always_inline]] void add_all(T const* a, std::size_t a_step, T const* b, std::size_t b_step, tile_offsets at,
                                        indices<K...>) {
        (add<(K < Whole)>(a + K * a_step, b + K * b_step, at, every_row{}), ...);
    }

    template <std::size_t Row, std::size_t... C>
    [[gnu::always_inline]] void store_row([[maybe_unused]] T* out, [[maybe_unused]] T* out_last,
                                          indices<C...>) const {
        (store(out + C * Tile.lanes, end_of_chain(of_full[Row * full + C])), ...);
        if constexpr (has_last) {
            // Where the tile's next rows lie behind this one, they put right what is stored too much.
            constexpr std::size_t count = Tile.last_of_out, lanes = Tile.last_lanes;
            constexpr bool mended = Tile.rows_touch && (Tile.rows - 1 - Row) * count >= lanes - count;
            store_first<mended ? lanes : count>(out_last, end_of_chain(of_last[Row]));
        }
    }
    template <std::size_t... R>
    [[gnu::always_inline]] void store_all(T* out, tile_offsets at, indices<R...>) const {
        (store_row<R>(out + R * at.out_row, out + R * at.out_row + at.out_last, every_column{}), ...);
    }
    template <std::size_t... R>
    [[gnu::always_inline]] void load_all(T const* from, tile_offsets at, indices<R...>) {
        (load_row(of_full + R * full, from + R * at.out_row, every_column{}), ...);
        ((of_last[R] = load_last<Tile.last_of_out>(from + R * at.out_row + at.out_last)), ...);
    }
};

/// At how many of the last elements of a loop there are not as many more elements behind b's columns as a vector has.
constexpr std::size_t without_more(tile_shape const& tile, std::size_t step, std::size_t length) {
    std::size_t const missing = tile.last_lanes - tile.last_of_b;
    if (missing == 0) return 0;
    std::size_t const without = step == 0 || !tile.b_rows_touch ? length : (missing + step - 1) / step;
    return without < length ? without : length;
}

/// Sums a tile in a loop over the contracted elements.
template <tile_shape Tile, tile_offsets At, auto Inner, class T>
inline void sum_tile_in_loop(T* out, T const* a, T const* b, std::size_t length, bool goes_on) {
    constexpr std::size_t a_step = row_stride<Inner, 0>, b_step = row_stride<Inner, 1>, most = row_length<Inner>;
    constexpr std::size_t tail = without_more(Tile, b_step, most);
    using every_row = first_indices<Tile.rows>;
    sums<T, Tile, true> sums{};
    start_chains(sums.of_full);
    start_chains(sums.of_last);
    if (goes_on) sums.load_all(out, At, every_row{});
    for (nest_cursor<Inner> line{}; line.more; line.next()) {
        T const* of_a = a + line.at[0];
        T const* of_b = b + line.at[1];
        std::size_t i = 0;
        if constexpr (tail < most) {
            // Unrolled, g++ would move b's loads before the loop over rows, into memory for want of registers.
#if !defined(__clang__)
#pragma GCC unroll 1
#endif
            for (; i + tail < length; ++i, of_a += a_step, of_b += b_step) {
                sums.template add<true>(of_a, of_b, At, every_row{});
            }
        }
        if constexpr (tail != 0) {
            for (; i < length; ++i, of_a += a_step, of_b += b_step) {
                sums.template add<false>(of_a, of_b, At, every_row{});
            }
        }
    }
    sums.store_all(out, At, every_row{});
}

}  // namespace detail::inline HEED_KERNELS

/// Sums a tile: `Inner` visits the contracted elements of a (0) and b (1), in the order in which they are added,
/// `length` of them in its innermost loop. `goes_on`: not from zero on, but from what `out` holds. `Ended`: the length
/// is no constant.
template <tile_shape Tile, tile_offsets At, auto Inner, bool Ended = false, class T>
[[gnu::always_inline]] inline void sum_tile(T* out, T const* a, T const* b, std::size_t length, bool goes_on) {
    constexpr std::size_t most = row_length<Inner>, vectors = Tile.full + (Tile.last_lanes != 0);
    if constexpr (!Ended && Inner.rank == 1 && Tile.rows * vectors * most <= detail::most_unrolled) {
        constexpr std::size_t b_step = row_stride<Inner, 1>;
        constexpr std::size_t tail = detail::without_more(Tile, b_step, most);
        detail::sums<T, Tile, false> sums{};
        detail::start_chains(sums.of_full);
        detail::start_chains(sums.of_last);
        using every_row = first_indices<Tile.rows>;
        if (goes_on) sums.load_all(out, At, every_row{});
        sums.template add_all<most - tail>(a, row_stride<Inner, 0>, b, b_step, At, first_indices<most>{});
        sums.store_all(out, At, every_row{});
    } else {
        detail::sum_tile_in_loop<Tile, At, Inner>(out, a, b, length, goes_on);
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
