// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ROW_CHAINS_HPP
#define HEED_KERNEL_ROW_CHAINS_HPP

#include <cstddef>

#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/pack.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// Lines of a matrix in memory: how far apart they are, and the elements of one.
struct matrix_strides {
    std::size_t across;
    std::size_t along;
};

/// Vectors that hold one element of each of some lines, wherever the lines are: side by side, far apart with their
/// elements side by side, which are then transposed in registers, or in any order.
template <class T, matrix_strides Strides, class S>
struct loaded_lines {
    static constexpr std::size_t group = 16 / sizeof(T);
    static constexpr bool is_direct = Strides.across == 1, is_turned = !is_direct && Strides.along == 1;

    /// Whether upper halves of floats are transposed two at a time, and told apart in the end.
    template <std::size_t Lanes, std::size_t Count>
    static constexpr bool in_twos = is_upper_half<S> && Count == Lanes && Lanes > 1 && Strides.across % 2 == 0;

    /// How many elements of each line are best taken at a time, of vectors with `Count` lines.
    template <std::size_t Lanes, std::size_t Count>
    static constexpr std::size_t at_once = !is_turned       ? 1
                                           : in_twos<Lanes, Count> ? 2 * transposed_at_once<T, Lanes>
                                           : Count == Lanes ? transposed_at_once<T, Lanes>
                                                            : group;

    template <std::size_t Lanes, std::size_t Length>
    struct vectors {
        vector<T, Lanes> of[Length];
    };

    /// The first `Length` elements of `Count` lines: `at_once` many, or up to `group`.
    template <std::size_t Lanes, std::size_t Count, std::size_t Length>
    [[gnu::always_inline]] static auto some(S const* from) {
        if constexpr (is_turned && in_twos<Lanes, Count> && Length == at_once<Lanes, Count>) {
            constexpr short_rows rows{
                .lanes = Lanes, .count = Count, .stride = Strides.across / 2, .length = Length / 2};
            transposed<T, rows> const twos(reinterpret_cast<two_halves<S> const*>(from));
            return told_apart<Lanes>(twos.of, first_indices<Length>{});
        } else if constexpr (is_turned && Count != 1) {
            constexpr short_rows rows{.lanes = Lanes, .count = Count, .stride = Strides.across, .length = Length};
            return transposed<T, rows>(from);
        } else {
            return each<Lanes, Count>(from, first_indices<Length>{});
        }
    }

private:
    template <std::size_t Lanes, std::size_t... Index>
    [[gnu::always_inline]] static vectors<Lanes, sizeof...(Index)> told_apart(vector<T, Lanes> const* twos,
                                                                              indices<Index...>) {
        return {{(Index % 2 == 0 ? first_of_two(twos[Index / 2]) : second_of_two(twos[Index / 2]))...}};
    }
    template <std::size_t Lanes, std::size_t Count, std::size_t... Index>
    [[gnu::always_inline]] static vectors<Lanes, sizeof...(Index)> each(S const* from, indices<Index...>) {
        return {{one<Lanes, Count>(from + Index * Strides.along)...}};
    }
    template <std::size_t Lanes, std::size_t Count>
    [[gnu::always_inline]] static vector<T, Lanes> one(S const* from) {
        if constexpr (is_direct || Count == 1) {
            return load_first<vector<T, Lanes>, Count>(from);
        } else {
            return one_of_each<T, Lanes, Count, Strides.across>(from, first_indices<Lanes>{});
        }
    }
};

/// Chains of multiply-adds for `Rows` rows of a matrix, whose elements go to all lanes, with the lines of another, in
/// lanes: all rows share what is loaded of a line. Lines are of T, or of a form of storage that is read as T.
template <class T, std::size_t Rows, matrix_strides InRows, matrix_strides InLines, class S = T>
struct row_chains {
    using loads = loaded_lines<T, InLines, S>;
    using every_row = first_indices<Rows>;
    static constexpr std::size_t group = loads::group;

    /// For every row and every vector of lines, from where it starts, adds up `length` products: of row r and vector v
    /// to chain v * Rows + r. `Rest` is the remainder of the length in groups of 16 bytes, or a whole group where it is
    /// known at run time. Each step tells `fetch` how
    /// far it is.
    template <std::size_t Count, std::size_t Rest, class V, std::size_t Vectors>
    [[gnu::always_inline]] static void add(V (&chains)[Rows * Vectors], T const* rows, S const* const (&from)[Vectors],
                                           std::size_t length, auto fetch) {
        constexpr std::size_t step = loads::template at_once<lanes_of<V>, Count>;
        using all = first_indices<Vectors>;
        std::size_t i = 0;
        for (; i + step <= length; i += step) {
            add_some<Count, step, V>(chains, rows + i * InRows.along, from, i, all{});
            fetch(i);
        }
        if constexpr (step > group) {
            for (; i + group <= length; i += group) {
                add_some<Count, group, V>(chains, rows + i * InRows.along, from, i, all{});
            }
        }
        if constexpr (step > 1 && Rest == group) {
            for (; i < length; ++i) add_some<Count, 1, V>(chains, rows + i * InRows.along, from, i, all{});
        } else if constexpr (step > 1 && Rest != 0) {
            if (i < length) add_some<Count, Rest, V>(chains, rows + i * InRows.along, from, i, all{});
        }
    }

    /// As `add`, of `Length` products, to sums that are 0: in blocks where they are more than `Longest`.
    template <std::size_t Count, std::size_t Length, std::size_t Longest, class V, std::size_t Vectors>
    [[gnu::always_inline]] static void add_in_blocks(V (&sums)[Rows * Vectors], T const* rows,
                                                     S const* const (&from)[Vectors], auto fetch) {
        if constexpr (Length <= Longest) {
            start_chains(sums);
            add<Count, Length % group>(sums, rows, from, Length, fetch);
        } else {
            V partial[places_in_tree(blocks_of(Length, Longest))][Rows * Vectors];
            sum_blocks<Length, Longest>(
                [&](std::size_t first, std::size_t count, std::size_t to) {
                    S const* start[Vectors];
                    for (std::size_t i = 0; i < Vectors; ++i) start[i] = from[i] + first * InLines.along;
                    for (V& one : partial[to]) one = V{};
                    start_chains(partial[to]);
                    if (count == Longest) {
                        add<Count, Longest % group>(partial[to], rows + first * InRows.along, start, count, fetch);
                    } else {
                        add<Count, Length % Longest % group>(partial[to], rows + first * InRows.along, start, count,
                                                             fetch);
                    }
                },
                [&](std::size_t to, std::size_t other) {
                    for (std::size_t i = 0; i < Rows * Vectors; ++i) {
                        partial[to][i] = sum(partial[to][i], partial[other][i]);
                    }
                });
            for (std::size_t i = 0; i < Rows * Vectors; ++i) sums[i] = partial[0][i];
        }
    }

private:
    template <std::size_t Count, std::size_t Length, class V, std::size_t... Index>
    [[gnu::always_inline]] static void add_some(V* chains, T const* rows, S const* const* from, std::size_t i,
                                                indices<Index...> all) {
        constexpr std::size_t lanes = lanes_of<V>;
        decltype(loads::template some<lanes, Count, Length>(*from)) const loaded[] = {
            loads::template some<lanes, Count, Length>(from[Index] + i * InLines.along)...};
        add_each(chains, rows, loaded, first_indices<Length>{}, all);
    }
    template <class V, class Loaded, std::size_t... Element>
    [[gnu::always_inline]] static void add_each(V* chains, T const* rows, Loaded const* loaded, indices<Element...>,
                                                auto all) {
        (add_one<Element>(chains, rows + Element * InRows.along, loaded, every_row{}, all), ...);
    }
    template <std::size_t Element, class V, class Loaded, std::size_t... Row>
    [[gnu::always_inline]] static void add_one(V* chains, T const* rows, Loaded const* loaded, indices<Row...>,
                                               auto all) {
        (add_row<Element>(chains + Row, splat<V>(rows[Row * InRows.across]), loaded, all), ...);
    }
    // A row's element goes to all vectors at once, or compilers keep all of them, in memory for want of registers.
    template <std::size_t Element, class V, class Loaded, std::size_t... Index>
    [[gnu::always_inline]] static void add_row(V* chains, V of_row, Loaded const* loaded, indices<Index...>) {
        ((chains[Index * Rows] = multiply_add(of_row, loaded[Index].of[Element], chains[Index * Rows])), ...);
    }
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
