// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_PACK_HPP
#define HEED_KERNEL_PACK_HPP

#include <cstddef>

#include <heed/kernel/vector.hpp>
#include <heed/meta/indices.hpp>

namespace heed::kernel {

namespace detail {

/// The lanes of a and of b in turn, from the lower (0) or upper (1) half of every 16 bytes.
template <std::size_t Upper, class V, std::size_t... Index>
[[gnu::always_inline]] inline V interleaved(V a, V b, indices<Index...>) {
    constexpr std::size_t all = sizeof...(Index), group = all * 16 / sizeof(V);
    return __builtin_shufflevector(
        a, b, (Index / group * group + Index % group / 2 + Upper * group / 2 + Index % 2 * all)...);
}
template <class V>
[[gnu::always_inline]] inline V lower_in_turn(V a, V b) {
    return interleaved<0>(a, b, first_indices<lanes_of<V>>{});
}
template <class V>
[[gnu::always_inline]] inline V upper_in_turn(V a, V b) {
    return interleaved<1>(a, b, first_indices<lanes_of<V>>{});
}

/// `Lanes` elements, 16 bytes from each of several rows: every `Step`th from the first on, the last row standing in for
/// rows that are not there.
template <class T, std::size_t Lanes, std::size_t First, std::size_t Step, std::size_t Stride, std::size_t Count,
          std::size_t Length>
[[gnu::always_inline]] inline auto gathered(T const* from) {
    constexpr std::size_t group = 16 / sizeof(T);
    if constexpr (Lanes == group) {
        constexpr std::size_t row = First < Count ? First : Count - 1;
        return load_first<vector<T, group>, Length>(from + row * Stride);
    } else {
        constexpr std::size_t half = Lanes / 2;
        return join(gathered<T, half, First, Step, Stride, Count, Length>(from),
                    gathered<T, half, First + half / group * Step, Step, Stride, Count, Length>(from));
    }
}

/// Of `Count` rows the first `Length` elements (at most 16 bytes), transposed: element i of all rows in vector i.
template <class T, std::size_t Lanes, std::size_t Stride, std::size_t Count, std::size_t Length>
struct transposed {
    using V = vector<T, Lanes>;
    V of[16 / sizeof(T)];

    [[gnu::always_inline]] explicit transposed(T const* from) {
        if constexpr (sizeof(T) == 4) {
            V const a = gathered<T, Lanes, 0, 4, Stride, Count, Length>(from);
            V const b = gathered<T, Lanes, 1, 4, Stride, Count, Length>(from);
            V const c = gathered<T, Lanes, 2, 4, Stride, Count, Length>(from);
            V const d = gathered<T, Lanes, 3, 4, Stride, Count, Length>(from);
            V const lower_ac = lower_in_turn(a, c), lower_bd = lower_in_turn(b, d);
            V const upper_ac = upper_in_turn(a, c), upper_bd = upper_in_turn(b, d);
            of[0] = lower_in_turn(lower_ac, lower_bd);
            of[1] = upper_in_turn(lower_ac, lower_bd);
            of[2] = lower_in_turn(upper_ac, upper_bd);
            of[3] = upper_in_turn(upper_ac, upper_bd);
        } else {
            V const a = gathered<T, Lanes, 0, 2, Stride, Count, Length>(from);
            V const b = gathered<T, Lanes, 1, 2, Stride, Count, Length>(from);
            of[0] = lower_in_turn(a, b);
            of[1] = upper_in_turn(a, b);
        }
    }
};

template <class T, std::size_t Lanes, std::size_t Stride, std::size_t Count, std::size_t Width, std::size_t Length>
[[gnu::always_inline]] inline void transpose(T* to, T const* from) {
    transposed<T, Lanes, Stride, Count, Length> const rows(from);
    store(to, rows.of[0]);
    if constexpr (Length > 1) store(to + Width, rows.of[1]);
    if constexpr (Length > 2) store(to + 2 * Width, rows.of[2]);
    if constexpr (Length > 3) store(to + 3 * Width, rows.of[3]);
}

/// One element of each column, the first standing in for those that are not there. As one vector, not by a loop: g++ 12
/// makes loads of 16 bytes of a loop over every `Step`th element, of which the last one reaches behind the operand.
template <class T, std::size_t Lanes, std::size_t Count, std::size_t Column, std::size_t... Index>
[[gnu::always_inline]] inline auto one_of_each(T const* from, indices<Index...>) {
    if constexpr (Column == 0) {
        return splat<vector<T, Lanes>>(from[0]);
    } else {
        return vector<T, Lanes>{from[(Index < Count ? Index : 0) * Column]...};
    }
}

}  // namespace detail

/// Copies the columns of one vector into a panel, whose rows are `Width` elements: `to[k * Width + i] =
/// from[i * Column + k * Step]` for i below `Count`; what comes behind, up to `Lanes`, is some number.
template <std::size_t Lanes, std::size_t Count, std::size_t Column, std::size_t Step, std::size_t Width,
          std::size_t Shortest, class T>
inline void pack(T* to, T const* from, std::size_t length) {
    constexpr std::size_t group = 16 / sizeof(T);
    if constexpr (Column == 1) {
        for (std::size_t k = 0; k < length; ++k) {
            store(to + k * Width, load_first<vector<T, Lanes>, Count>(from + k * Step));
        }
    } else if constexpr (Step == 1) {
        if constexpr (Shortest < group) {
            // Not one whole group: then there is one length only.
            detail::transpose<T, Lanes, Column, Count, Width, Shortest>(to, from);
        } else {
            for (std::size_t k = 0; k < length; k += group) {
                // The last group reaches back over elements that are there already.
                std::size_t const first = k + group <= length ? k : length - group;
                detail::transpose<T, Lanes, Column, Count, Width, group>(to + first * Width, from + first);
            }
        }
    } else {
        for (std::size_t k = 0; k < length; ++k) {
            auto const row = detail::one_of_each<T, Lanes, Count, Column>(from + k * Step, first_indices<Lanes>{});
            store(to + k * Width, row);
        }
    }
}

}  // namespace heed::kernel

#endif
