// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_PACK_HPP
#define HEED_KERNEL_PACK_HPP

#include <cstddef>

#include <heed/kernel/vector.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// The lanes of a and of b in turn, from the lower (0) or upper (1) half of every 16 bytes.
template <std::size_t Upper, class V, std::size_t... Index>
[[gnu::always_inline]] inline V interleaved(V a, V b, indices<Index...>) {
    constexpr std::size_t all = sizeof...(Index), group = all * 16 / sizeof(V);
    return __builtin_shufflevector(
        a, b, (Index / group * group + Index % group / 2 + Upper * group / 2 + Index % 2 * all)...);
}
template <class V>
[[gnu::always_inline]] inline V interleaved_lower(V a, V b) {
    return interleaved<0>(a, b, first_indices<lanes_of<V>>{});
}
template <class V>
[[gnu::always_inline]] inline V interleaved_upper(V a, V b) {
    return interleaved<1>(a, b, first_indices<lanes_of<V>>{});
}

/// Some rows in memory, one for each of a vector's lanes: how many of them there are, how far apart they start, and how
/// many elements of each are taken, at most 16 bytes.
struct short_rows {
    std::size_t lanes;
    std::size_t count;
    std::size_t stride;
    std::size_t length;
};
/// Every `step`th from the first on.
struct every_nth {
    std::size_t first;
    std::size_t step;
};

/// `Lanes` elements, 16 bytes from each of several rows, the last row standing in for rows that are not there.
template <class T, short_rows R, every_nth Which, std::size_t Lanes = R.lanes, class S>
[[gnu::always_inline]] inline auto gathered(S const* from) {
    constexpr std::size_t group = 16 / sizeof(T);
    if constexpr (Lanes == group) {
        constexpr std::size_t row = Which.first < R.count ? Which.first : R.count - 1;
        return load_first<vector<T, group>, R.length>(from + row * R.stride);
    } else {
        constexpr std::size_t half = Lanes / 2;
        constexpr every_nth upper{.first = Which.first + half / group * Which.step, .step = Which.step};
        return join(gathered<T, R, Which, half>(from), gathered<T, R, upper, half>(from));
    }
}

/// 16 bytes of every row, as `gathered` brings them, transposed: element i of all rows in vector i.
template <class V>
[[gnu::always_inline]] inline void exchange(V const* x, V* to) {
    if constexpr (sizeof(lane_of<V>) == 4) {
        V const lower_ac = interleaved_lower(x[0], x[2]), lower_bd = interleaved_lower(x[1], x[3]);
        V const upper_ac = interleaved_upper(x[0], x[2]), upper_bd = interleaved_upper(x[1], x[3]);
        to[0] = interleaved_lower(lower_ac, lower_bd);
        to[1] = interleaved_upper(lower_ac, lower_bd);
        to[2] = interleaved_lower(upper_ac, upper_bd);
        to[3] = interleaved_upper(upper_ac, upper_bd);
    } else {
        to[0] = interleaved_lower(x[0], x[1]);
        to[1] = interleaved_upper(x[0], x[1]);
    }
}

/// Of two vectors with two rows each, 32 bytes of every one, the first (0) or second (1) 16 bytes of all four.
template <std::size_t Second, class V, std::size_t... Index>
[[gnu::always_inline]] inline V sixteens(V a, V b, indices<Index...>) {
    constexpr std::size_t group = sizeof...(Index) / 4;
    return __builtin_shufflevector(a, b, (Index / group * 2 * group + Second * group + Index % group)...);
}

/// How many elements of each row are transposed at a time: of vectors of 64 bytes 32 bytes, which are half as many
/// loads.
template <class T, std::size_t Lanes>
inline constexpr std::size_t transposed_at_once = (Lanes * sizeof(T) == 64 ? 32 : 16) / sizeof(T);

/// Rows transposed: element i of all rows in vector i.
template <class T, short_rows R>
struct transposed {
    using V = vector<T, R.lanes>;
    static constexpr std::size_t group = 16 / sizeof(T);
    static constexpr bool is_wide = R.length == 2 * group;
    V of[is_wide ? 2 * group : group];

    /// Of elements of T, or of a form of storage that is read as T.
    template <class S>
    [[gnu::always_inline]] explicit transposed(S const* from) {
        take(from, first_indices<group>{});
    }

private:
    template <class S, std::size_t... Index>
    [[gnu::always_inline]] void take(S const* from, indices<Index...>) {
        if constexpr (is_wide) {
            V const low[] = {two_rows<Index>(from)...}, high[] = {two_rows<Index + 2 * group>(from)...};
            V const first[] = {sixteens<0>(low[Index], high[Index], first_indices<R.lanes>{})...};
            V const second[] = {sixteens<1>(low[Index], high[Index], first_indices<R.lanes>{})...};
            exchange(first, of);
            exchange(second, of + group);
        } else {
            V const x[] = {gathered<T, R, every_nth{.first = Index, .step = group}>(from)...};
            exchange(x, of);
        }
    }
    template <std::size_t Row, class S>
    [[gnu::always_inline]] static V two_rows(S const* from) {
        static_assert(R.lanes == 4 * group && R.count == R.lanes);
        return join(load<vector<T, R.lanes / 2>>(from + Row * R.stride),
                    load<vector<T, R.lanes / 2>>(from + (Row + group) * R.stride));
    }
};

/// Writes rows transposed, `Width` elements apart.
template <short_rows R, std::size_t Width, class T>
[[gnu::always_inline]] inline void transpose(T* to, T const* from) {
    transposed<T, R> const rows(from);
    store(to, rows.of[0]);
    if constexpr (R.length > 1) store(to + Width, rows.of[1]);
    if constexpr (R.length > 2) store(to + 2 * Width, rows.of[2]);
    if constexpr (R.length > 3) store(to + 3 * Width, rows.of[3]);
}

/// One element of each column, the first standing in for those that are not there. As one vector, not by a loop: g++ 12
/// makes loads of 16 bytes of a loop over every `Step`th element, of which the last one reaches behind the operand.
template <class T, std::size_t Lanes, std::size_t Count, std::size_t Column, class S, std::size_t... Index>
[[gnu::always_inline]] inline auto one_of_each(S const* from, indices<Index...>) {
    if constexpr (Column == 0) {
        return splat<vector<T, Lanes>>(static_cast<T>(from[0]));
    } else {
        return vector<T, Lanes>{static_cast<T>(from[(Index < Count ? Index : 0) * Column])...};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// What a panel is packed from: how far apart its columns are, and the elements of one, of which there are at least
/// `shortest`, or any number where that is 0; and how wide its rows are.
struct panel_source {
    std::size_t column;
    std::size_t step;
    std::size_t shortest;
    std::size_t width;
};

/// Copies the columns of one vector into a panel: `to[k * width + i] = from[i * column + k * step]` for i below
/// `Count`; what comes behind, up to `Lanes`, is some number.
template <panel_source P, std::size_t Lanes, std::size_t Count, class T>
inline void pack(T* to, T const* from, std::size_t length) {
    constexpr std::size_t group = 16 / sizeof(T);
    if constexpr (P.column == 1) {
        for (std::size_t k = 0; k < length; ++k) {
            store(to + k * P.width, load_first<vector<T, Lanes>, Count>(from + k * P.step));
        }
    } else if constexpr (P.step == 1) {
        if constexpr (P.shortest == 0) {
            std::size_t k = 0;
            for (; k + group <= length; k += group) {
                detail::transpose<
                    detail::short_rows{.lanes = Lanes, .count = Count, .stride = P.column, .length = group}, P.width>(
                    to + k * P.width, from + k);
            }
            for (; k < length; ++k) {
                store(to + k * P.width,
                      detail::one_of_each<T, Lanes, Count, P.column>(from + k, first_indices<Lanes>{}));
            }
        } else if constexpr (P.shortest < group) {
            // Not one whole group: then there is one length only.
            detail::transpose<
                detail::short_rows{.lanes = Lanes, .count = Count, .stride = P.column, .length = P.shortest}, P.width>(
                to, from);
        } else {
            for (std::size_t k = 0; k < length; k += group) {
                // The last group reaches back over elements that are there already.
                std::size_t const first = k + group <= length ? k : length - group;
                detail::transpose<
                    detail::short_rows{.lanes = Lanes, .count = Count, .stride = P.column, .length = group}, P.width>(
                    to + first * P.width, from + first);
            }
        }
    } else {
        for (std::size_t k = 0; k < length; ++k) {
            auto const row = detail::one_of_each<T, Lanes, Count, P.column>(from + k * P.step, first_indices<Lanes>{});
            store(to + k * P.width, row);
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
