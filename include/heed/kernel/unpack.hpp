// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_UNPACK_HPP
#define HEED_KERNEL_UNPACK_HPP

#include <cstddef>

#include <heed/kernel/pack.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/meta/indices.hpp>

namespace heed::kernel {

namespace detail {

/// 16 bytes, the `Part`th, of a vector.
template <std::size_t Part, class V>
[[gnu::always_inline]] inline auto part_of(V x) {
    if constexpr (sizeof(V) == 16) {
        return x;
    } else if constexpr (Part < sizeof(V) / 32) {
        return part_of<Part>(low_half(x));
    } else {
        return part_of<Part - sizeof(V) / 32>(high_half(x));
    }
}
template <std::size_t Columns, std::size_t Count, std::size_t RowStride, std::size_t First, std::size_t Step, class T,
          class V, std::size_t... Part>
[[gnu::always_inline]] inline void store_rows(T* to, V x, indices<Part...>) {
    ((First + Part * Step < Count ? store_first<Columns>(to + (First + Part * Step) * RowStride, part_of<Part>(x))
                                  : void()),
     ...);
}

/// Writes vectors, of which each is a column, as the rows of a matrix: the first `Columns` of them, and `Count` rows.
template <std::size_t Columns, std::size_t Count, std::size_t RowStride, std::size_t ColumnStride, class T, class V>
[[gnu::always_inline]] inline void transpose_back(T* to, V a, V b, V c, V d) {
    using parts = first_indices<sizeof(V) / 16>;
    if constexpr (ColumnStride == 1) {
        V const ac = lower_in_turn(a, c), bd = lower_in_turn(b, d);
        V const upper_ac = upper_in_turn(a, c), upper_bd = upper_in_turn(b, d);
        store_rows<Columns, Count, RowStride, 0, 4>(to, lower_in_turn(ac, bd), parts{});
        store_rows<Columns, Count, RowStride, 1, 4>(to, upper_in_turn(ac, bd), parts{});
        store_rows<Columns, Count, RowStride, 2, 4>(to, lower_in_turn(upper_ac, upper_bd), parts{});
        store_rows<Columns, Count, RowStride, 3, 4>(to, upper_in_turn(upper_ac, upper_bd), parts{});
    } else {
        T column[4 * lanes_of<V>];
        (store(column, a), store(column + lanes_of<V>, b), store(column + 2 * lanes_of<V>, c),
         store(column + 3 * lanes_of<V>, d));
        for (std::size_t i = 0; i < Count; ++i) {
            for (std::size_t j = 0; j < Columns; ++j) {
                to[i * RowStride + j * ColumnStride] = column[j * lanes_of<V> + i];
            }
        }
    }
}
template <std::size_t Columns, std::size_t Count, std::size_t RowStride, std::size_t ColumnStride, class T, class V>
[[gnu::always_inline]] inline void transpose_back(T* to, V a, V b) {
    using parts = first_indices<sizeof(V) / 16>;
    if constexpr (ColumnStride == 1) {
        store_rows<Columns, Count, RowStride, 0, 2>(to, lower_in_turn(a, b), parts{});
        store_rows<Columns, Count, RowStride, 1, 2>(to, upper_in_turn(a, b), parts{});
    } else {
        for (std::size_t i = 0; i < Count; ++i) {
            to[i * RowStride] = a[i];
            if constexpr (Columns > 1) to[i * RowStride + ColumnStride] = b[i];
        }
    }
}

}  // namespace detail

}  // namespace heed::kernel

#endif
