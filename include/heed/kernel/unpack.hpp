// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_UNPACK_HPP
#define HEED_KERNEL_UNPACK_HPP

#include <cstddef>

#include <heed/kernel/pack.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

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

/// A part of a matrix that is written: so many rows and columns, and how far apart they are.
struct written_part {
    std::size_t rows;
    std::size_t width;
    std::size_t row_stride;
    std::size_t column_stride;
};

template <written_part P, every_nth Row, class T, class V, std::size_t... Part>
[[gnu::always_inline]] inline void store_rows(T* to, V x, indices<Part...>) {
    ((Row.first + Part * Row.step < P.rows
          ? store_first<P.width>(to + (Row.first + Part * Row.step) * P.row_stride, part_of<Part>(x))
          : void()),
     ...);
}

/// Writes vectors, of which each is a column, as the rows of a matrix.
template <written_part P, class T, class V>
[[gnu::always_inline]] inline void transpose_back(T* to, V a, V b, V c, V d) {
    using parts = first_indices<sizeof(V) / 16>;
    if constexpr (P.column_stride == 1) {
        V const ac = interleaved_lower(a, c), bd = interleaved_lower(b, d);
        V const upper_ac = interleaved_upper(a, c), upper_bd = interleaved_upper(b, d);
        store_rows<P, every_nth{.first = 0, .step = 4}>(to, interleaved_lower(ac, bd), parts{});
        store_rows<P, every_nth{.first = 1, .step = 4}>(to, interleaved_upper(ac, bd), parts{});
        store_rows<P, every_nth{.first = 2, .step = 4}>(to, interleaved_lower(upper_ac, upper_bd), parts{});
        store_rows<P, every_nth{.first = 3, .step = 4}>(to, interleaved_upper(upper_ac, upper_bd), parts{});
    } else {
        T column[4 * lanes_of<V>];
        (store(column, a), store(column + lanes_of<V>, b), store(column + 2 * lanes_of<V>, c),
         store(column + 3 * lanes_of<V>, d));
        for (std::size_t i = 0; i < P.rows; ++i) {
            for (std::size_t j = 0; j < P.width; ++j) {
                to[i * P.row_stride + j * P.column_stride] = column[j * lanes_of<V> + i];
            }
        }
    }
}
template <written_part P, class T, class V>
[[gnu::always_inline]] inline void transpose_back(T* to, V a, V b) {
    using parts = first_indices<sizeof(V) / 16>;
    if constexpr (P.column_stride == 1) {
        store_rows<P, every_nth{.first = 0, .step = 2}>(to, interleaved_lower(a, b), parts{});
        store_rows<P, every_nth{.first = 1, .step = 2}>(to, interleaved_upper(a, b), parts{});
    } else {
        for (std::size_t i = 0; i < P.rows; ++i) {
            to[i * P.row_stride] = a[i];
            if constexpr (P.width > 1) to[i * P.row_stride + P.column_stride] = b[i];
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
