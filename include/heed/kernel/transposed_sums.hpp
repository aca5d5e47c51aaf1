// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_TRANSPOSED_SUMS_HPP
#define HEED_KERNEL_TRANSPOSED_SUMS_HPP

#include <cstddef>

#include <heed/kernel/gemm_plan.hpp>
#include <heed/kernel/pack.hpp>
#include <heed/kernel/staggered_sums.hpp>
#include <heed/kernel/tile.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

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

template <auto Plan, class T>
using staggered_by = staggered_sums<T, row_length<Plan.inner>, row_stride<Plan.inner, 0>, Plan.column.b>;
/// Whether columns are summed staggered, as was measured: of 64 bytes a vector almost always, of 32 where all columns
/// fall into the same lines of the cache, of 16 never.
template <auto Plan, class T>
constexpr bool is_staggered() {
    bool const is_plain = Plan.inner.rank == 1 && Plan.column.a == 0;
    if (!is_plain || staggered_by<Plan, T>::part == 0 || Plan.column.extent < 2 * lanes<T>) return false;
    std::size_t const vectors = width_of_turning<T>(Plan.column.extent, Plan.column.b * sizeof(T)).vectors;
    if (vector_bytes == 64) return Plan.column.extent > 3 * lanes<T> || row_length<Plan.inner> <= 64 || vectors < 3;
    return vector_bytes == 32 && vectors == 1;
}

/// All columns; the last ones reach back.
template <auto Plan, class T>
inline void sum_all_turned(T* out, T const* a, T const* b) {
    constexpr std::size_t column_count = Plan.column.extent;
    constexpr turned_width width = width_of_turning<T>(column_count, Plan.column.b * sizeof(T));
    constexpr std::size_t step = width.vectors * width.lanes;
    if constexpr (is_staggered<Plan, T>()) {
        staggered_by<Plan, T>{out, a, b, column_count}.run();
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

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
