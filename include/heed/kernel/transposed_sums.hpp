// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_TRANSPOSED_SUMS_HPP
#define HEED_KERNEL_TRANSPOSED_SUMS_HPP

#include <cstddef>

#include <heed/kernel/gemm_plan.hpp>
#include <heed/kernel/pack.hpp>
#include <heed/kernel/row_chains.hpp>
#include <heed/kernel/tile.hpp>
#include <heed/meta/indices.hpp>

namespace heed::kernel {

namespace detail {

/// A single row of outputs whose columns lie far apart in b (a matrix times a vector, one query with all keys): groups
/// of 16 bytes of every column are transposed in registers. Nothing would use a panel twice.
template <auto Plan, class T, std::size_t Lanes, std::size_t Vectors, std::size_t LastCount>
struct transposed_sums {
    using V = vector<T, Lanes>;
    static constexpr std::size_t group = 16 / sizeof(T);
    static constexpr std::size_t a_step = row_stride<Plan.inner, 0>;
    static constexpr outer_loop column = Plan.column;

    V of[Vectors];

    /// The elements of a that go with one vector, for `Length` contracted elements.
    template <std::size_t Count, std::size_t Length>
    [[gnu::always_inline]] static auto elements(T const* a) {
        if constexpr (column.a > 1) {
            return transposed<T, short_rows{.lanes = Lanes, .count = Count, .stride = column.a, .length = Length}>(a);
        } else {
            struct {
                V of[Length];
            } result;
            for (std::size_t k = 0; k < Length; ++k) {
                if constexpr (column.a == 0) {
                    result.of[k] = splat<V>(a[k * a_step]);
                } else {
                    result.of[k] = load_first<V, Count>(a + k * a_step);
                }
            }
            return result;
        }
    }

    template <std::size_t Vector, std::size_t... K>
    [[gnu::always_inline]] void add_one(T const* a, T const* b, indices<K...>) {
        constexpr std::size_t count = Vector + 1 == Vectors ? LastCount : Lanes, first = Vector * Lanes;
        constexpr short_rows in_b{.lanes = Lanes, .count = count, .stride = column.b, .length = sizeof...(K)};
        transposed<T, in_b> const of_b(b + first * column.b);
        auto const of_a = elements<count, sizeof...(K)>(a + first * column.a);
        ((of[Vector] = chained_multiply_add<true>(of_a.of[K], of_b.of[K], of[Vector])), ...);
    }
    template <std::size_t Length, std::size_t... Index>
    [[gnu::always_inline]] void add(T const* a, T const* b, indices<Index...>) {
        (add_one<Index>(a, b, first_indices<Length>{}), ...);
    }
    template <std::size_t... Index>
    [[gnu::always_inline]] void store_all(T* out, indices<Index...>) const {
        (store_first < Index + 1 == Vectors ? LastCount : Lanes > (out + Index * Lanes, end_of_chain(of[Index])), ...);
    }
};

template <auto Plan, std::size_t Lanes, std::size_t Vectors, std::size_t LastCount, class T>
inline void sum_turned(T* out, T const* a, T const* b) {
    constexpr std::size_t length = row_length<Plan.inner>, group = 16 / sizeof(T), left = length % group;
    using every = first_indices<Vectors>;
    transposed_sums<Plan, T, Lanes, Vectors, LastCount> sums{};
    start_chains(sums.of);
    for (nest_cursor<Plan.inner> line{}; line.more; line.next()) {
        T const* of_a = a + line.at[0];
        T const* of_b = b + line.at[1];
        for (std::size_t k = 0; k + left < length; k += group, of_a += group * sums.a_step, of_b += group) {
            sums.template add<group>(of_a, of_b, every{});
        }
        if constexpr (left != 0) sums.template add<left>(of_a, of_b, every{});
    }
    sums.store_all(out, every{});
}

/// Columns that lie far apart, a vector of them after the other: `together` vectors are summed at a time, each of them
/// ahead of the next by a part of its elements. So their chains do not wait for each other, and their lines fall into
/// other sets of the first cache, however far apart the columns are: a line is read once.
template <auto Plan, class T>
struct staggered_sums {
    using V = vector<T>;
    using chains = row_chains<T, 1, matrix_strides{0, row_stride<Plan.inner, 0>}, matrix_strides{Plan.column.b, 1}>;
    static constexpr std::size_t length = row_length<Plan.inner>, line = 64 / sizeof(T);
    static constexpr std::size_t together = vector_bytes == 64 ? 2 : 4;
    static constexpr std::size_t part = length / together / line * line, last_part = length - (together - 1) * part;
    static constexpr std::size_t column_count = Plan.column.extent, vectors = (column_count + lanes<T> - 1) / lanes<T>;
    using each = first_indices<together>;

    T* out;
    T const* a;
    T const* b;
    V sums[together][1];

    /// The last vector reaches back.
    static constexpr std::size_t column_of(std::size_t number) {
        return (number + 1) * lanes<T> <= column_count ? number * lanes<T> : column_count - lanes<T>;
    }
    template <std::size_t Rest = 0>
    [[gnu::always_inline]] void add(V (&sum)[1], std::size_t number, std::size_t first, std::size_t count) const {
        T const* const from[] = {b + column_of(number) * Plan.column.b + first};
        chains::template add<lanes<T>, Rest>(sum, a + first * row_stride<Plan.inner, 0>, from, count,
                                             [](std::size_t) {});
    }
    /// Vector number `step` - `Part` is in part `Part`.
    template <std::size_t Part>
    [[gnu::always_inline]] void add_part(std::size_t step) {
        if (step < Part || step - Part >= vectors) return;
        for (std::size_t i = 0; i < part; i += line) add(sums[Part], step - Part, Part * part + i, line);
    }
    template <std::size_t... Part>
    [[gnu::always_inline]] void add_parts(std::size_t step, indices<Part...>) {
        if (step + 1 >= together && step < vectors) {
            for (std::size_t i = 0; i < part; i += line) {
                (add(sums[Part], step - Part, Part * part + i, line), ...);
            }
        } else {
            (add_part<Part>(step), ...);
        }
    }
    [[gnu::always_inline]] void run() {
        constexpr std::size_t last = together - 1, group = 16 / sizeof(T);
        for (auto& one : sums) {
            one[0] = V{};
            start_chains(one);
        }
        for (std::size_t step = 0; step < vectors + last; ++step) {
            add_parts(step, each{});
            if (step >= last) {
                add<length % group>(sums[last], step - last, length - last_part + part, last_part - part);
                store(out + column_of(step - last), end_of_chain(sums[last][0]));
            }
            for (std::size_t i = last; i > 0; --i) sums[i][0] = sums[i - 1][0];
            sums[0][0] = V{};
            start_chains(sums[0]);
        }
    }
};
/// How many columns that far apart fit into the first cache side by side: 8 ways of 4096 bytes, lines of 64.
constexpr std::size_t columns_in_cache(std::size_t bytes_apart) {
    std::size_t apart = 64;
    while (apart < 4096 && bytes_apart % (2 * apart) == 0) apart *= 2;
    return 8 * (4096 / apart);
}

/// Columns that are transposed at a time: vectors of `lanes`.
struct turned_width {
    std::size_t lanes;
    std::size_t vectors;
};
/// Four or three vectors, or fewer where so many columns would drive each other out of the cache.
template <class T>
constexpr turned_width width_of_turning(std::size_t column_count, std::size_t bytes_apart) {
    std::size_t const most = columns_in_cache(bytes_apart), all = (column_count + lanes<T> - 1) / lanes<T>;
    turned_width result{lanes<T>, (all + 3) / 4 * 4 - all < (all + 2) / 3 * 3 - all ? 4u : 3u};
    while (result.vectors > 1 && result.vectors * result.lanes > most) result.vectors = result.vectors == 2 ? 1 : 2;
    while (result.lanes > most && result.lanes > 16 / sizeof(T)) result.lanes /= 2;
    return result;
}

/// Whether columns are summed staggered, as was measured: of 64 bytes a vector almost always, of 32 where all columns
/// fall into the same lines of the cache, of 16 never.
template <auto Plan, class T>
constexpr bool is_staggered() {
    using sums = staggered_sums<Plan, T>;
    bool const is_plain = Plan.inner.rank == 1 && Plan.column.a == 0;
    if (!is_plain || sums::part == 0 || Plan.column.extent < 2 * lanes<T>) return false;
    std::size_t const vectors = width_of_turning<T>(Plan.column.extent, Plan.column.b * sizeof(T)).vectors;
    if (vector_bytes == 64) return sums::vectors >= 4 || sums::length <= 64 || vectors < 3;
    return vector_bytes == 32 && vectors == 1;
}

/// All columns; the last ones reach back.
template <auto Plan, class T>
inline void sum_all_turned(T* out, T const* a, T const* b) {
    constexpr std::size_t column_count = Plan.column.extent;
    constexpr turned_width width = width_of_turning<T>(column_count, Plan.column.b * sizeof(T));
    constexpr std::size_t step = width.vectors * width.lanes;
    if constexpr (is_staggered<Plan, T>()) {
        staggered_sums<Plan, T>{out, a, b, {}}.run();
    } else if constexpr (column_count >= step && (column_count >= 4 * lanes<T> || step < 3 * lanes<T>)) {
        for (std::size_t i = 0; i < column_count; i += step) {
            std::size_t const first = i + step <= column_count ? i : column_count - step;
            sum_turned<Plan, width.lanes, width.vectors, width.lanes>(
                out + first, a + first * Plan.column.a, b + first * Plan.column.b);
        }
    } else {
        constexpr std::size_t half =
            lanes<T> / 2 >= 16 / sizeof(T) && column_count <= lanes<T> / 2 ? lanes<T> / 2 : lanes<T>;
        constexpr std::size_t size = half / 2 >= 16 / sizeof(T) && column_count <= half / 2 ? half / 2 : half;
        sum_turned<Plan, size, (column_count + size - 1) / size, column_count - (column_count - 1) / size * size>(
            out, a, b);
    }
}

/// Whether a row has no others to share a panel with, and lies in b, and in a where that has columns, so that it can be
/// transposed in registers.
template <auto Plan>
inline constexpr bool is_turned = Plan.row.extent == 1 && Plan.packs_b && row_stride<Plan.inner, 1> == 1 &&
                                  (!Plan.packs_a || row_stride<Plan.inner, 0> == 1);

}  // namespace detail

}  // namespace heed::kernel

#endif
