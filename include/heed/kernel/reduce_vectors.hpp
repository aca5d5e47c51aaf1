// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_REDUCE_VECTORS_HPP
#define HEED_KERNEL_REDUCE_VECTORS_HPP

#include <cstddef>

#include <heed/kernel/ended_rows.hpp>
#include <heed/kernel/lanes.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/kernel/row.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The reductions of reduce.hpp at run time, with their bits: of elements one behind the other, and of many side by
// side, of which a vector holds one each.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

template <class T>
[[gnu::always_inline]] inline T number_or_nan(T x) {
    return math::is_nan(x) ? math::quiet_nan<T> : x;
}
template <class V>
[[gnu::always_inline]] inline V numbers_or_nan(V x) {
    return chosen(nan_in(x), any_splat<V>(math::quiet_nan<lane_of<V>>), x);
}

/// Sums of vectors, in the lanes of a sum.
template <class V>
struct sums_of_columns {
    V totals[lanes_of_a_sum];
    std::size_t count = 0;

    [[gnu::always_inline]] void take(V x) {
        V& total = totals[count % lanes_of_a_sum];
        total = count < lanes_of_a_sum ? x : sum(total, x);
        ++count;
    }
    [[gnu::always_inline]] V result() {
        std::size_t filled = count < lanes_of_a_sum ? count : lanes_of_a_sum;
        for (std::size_t width = lanes_of_a_sum / 2; width > 0; width /= 2) {
            for (std::size_t i = 0; i < width && i + width < filled; ++i) totals[i] = sum(totals[i], totals[i + width]);
            filled = filled < width ? filled : width;
        }
        return numbers_or_nan(totals[0]);
    }
    [[gnu::always_inline]] static V added(V a, V b) { return sum(a, b); }
    [[gnu::always_inline]] static V finished(V x) { return numbers_or_nan(x); }
};

/// The greatest of vectors, the first of equals, or NaN.
template <class V>
struct greatest_of_columns {
    V highest = any_splat<V>(-math::infinity<lane_of<V>>);
    words_of<V> nan{};
    bool any = false;

    [[gnu::always_inline]] void take(V x) {
        highest = any ? higher(x, highest) : x;
        nan = nan | nan_in(x);
        any = true;
    }
    [[gnu::always_inline]] V result() const { return chosen(nan, any_splat<V>(math::quiet_nan<lane_of<V>>), highest); }
};

/// The numbers of the first greatest of vectors, or of the first NaN.
template <class V>
struct greatest_index_of_columns {
    using words = words_of<V>;
    V highest = any_splat<V>(-math::infinity<lane_of<V>>);
    words index{}, nan{}, count{};

    [[gnu::always_inline]] void take(V x) {
        words const is_nan = nan_in(x), better = ((x > highest) | is_nan) & ~nan;
        highest = higher(x, highest);
        index = (better & count) | (~better & index);
        nan = nan | is_nan;
        count = count + 1;
    }
    [[gnu::always_inline]] words result() const { return index; }
};

template <std::size_t Longest>
struct sum_algorithm {
    template <class V, std::size_t Length>
    using of_columns = sum_of_length<sums_of_columns<V>, V, Length, Longest>;
    template <std::size_t Length, class T>
    static T of_row(T const* in) {
        return number_or_nan(sum_of_row<Length, Longest>(in));
    }
    template <std::size_t Capacity, class T>
    static T of_row(T const* in, std::size_t length) {
        is_within<Capacity>(length);
        return number_or_nan(sum_of_ended_row<Capacity, Longest>(in, length));
    }
};
struct greatest_algorithm {
    template <class V, std::size_t>
    using of_columns = greatest_of_columns<V>;
    template <std::size_t Length, class T>
    static T of_row(T const* in) {
        T const highest = highest_of_row<Length>(in, -math::infinity<T>);
        if (nan_in_row<Length>(in)) return math::quiet_nan<T>;
        if (highest != 0) return highest;
        // Zeros are equal, and the first one counts.
        std::size_t i = 0;
        while (in[i] != 0) ++i;
        return in[i];
    }
    template <std::size_t Capacity, class T>
    static T of_row(T const* in, std::size_t length) {
        is_within<Capacity>(length);
        T const highest = highest_of_ended_row(in, length, -math::infinity<T>);
        if (nan_in_ended_row(in, length)) return math::quiet_nan<T>;
        if (highest != 0) return highest;
        std::size_t i = 0;
        while (in[i] != 0) ++i;
        return in[i];
    }
};

struct greatest_index_algorithm {
    template <class V, std::size_t>
    using of_columns = greatest_index_of_columns<V>;
    template <std::size_t Length, class T>
    static std::size_t of_row(T const* in) {
        using V = vector<T, lanes_for<T>(Length)>;
        constexpr std::size_t width = lanes_of<V>;
        std::size_t i = 0;
        if (nan_in_row<Length>(in)) {
            while (!math::is_nan(in[i])) ++i;
            return i;
        }
        T const highest = highest_of_row<Length>(in, -math::infinity<T>);
        V const all = any_splat<V>(highest);
        for (; i + 4 * width < Length; i += 4 * width) {
            T const* const from = in + i;
            if (any_set((load<V>(from) == all) | (load<V>(from + width) == all) | (load<V>(from + 2 * width) == all) |
                        (load<V>(from + 3 * width) == all))) {
                break;
            }
        }
        while (in[i] != highest) ++i;
        return i;
    }
    template <std::size_t Capacity, class T>
    static std::size_t of_row(T const* in, std::size_t length) {
        is_within<Capacity>(length);
        std::size_t i = 0;
        if (nan_in_ended_row(in, length)) {
            while (!math::is_nan(in[i])) ++i;
            return i;
        }
        T const highest = highest_of_ended_row(in, length, -math::infinity<T>);
        while (in[i] != highest) ++i;
        return i;
    }
};

/// `Count` elements of the output, which are side by side in the input.
template <class Algorithm, auto Inner, std::size_t Count, std::size_t OutStride, class Result, class T, class Ends>
inline void reduce_columns(Result* out, T const* in, Ends const& ends) {
    using V = vector<T, lanes_for<T>(Count)>;
    typename Algorithm::template of_columns<V, Inner.size()> totals{};
    std::size_t const length = row_turns<Inner>(ends);
    for (nest_cursor<Inner, Ends> line{{}, ends}; line.more; line.next()) {
        for (std::size_t i = 0; i < length; ++i) {
            totals.take(load_first<V, Count>(in + line.at[0] + i * row_stride<Inner, 0>));
        }
    }
    auto const result = totals.result();
    if constexpr (OutStride == 1 && __is_same(Result, T)) {
        store_first<Count>(out, result);
    } else {
        lane_of<decltype(totals.result())> lane[lanes_of<V>];
        store(lane, result);
        for (std::size_t i = 0; i < Count; ++i) out[i * OutStride] = static_cast<Result>(lane[i]);
    }
}

/// Whether a reduction has a fast way at run time. (Numbers of elements have as many bits as the elements.)
template <auto Outer, auto Inner>
inline constexpr bool reduces_rows = Inner.rank == 1 && row_stride<Inner, 0> == 1 && row_length<Inner> > 1;
template <auto Outer, auto Inner>
inline constexpr bool reduces_columns =
    row_stride<Outer, 1> == 1 && row_length<Outer> > 1 && !row_ends_early<Outer> && Inner.size() < 0x7fffffff;

template <auto Outer, auto Inner, class Algorithm, class Result, class T, class Lengths, class Ends>
inline void reduce_at_run_time(Result* out, T const* in, Lengths const& lengths, Ends const& ends) {
    constexpr std::size_t out_stride = row_stride<Outer, 0>, stride = row_stride<Outer, 1>;
    std::size_t const length = row_turns<Outer>(lengths);
    for (nest_cursor<Outer, Lengths> row{{}, lengths}; row.more; row.next()) {
        Result* const to = out + row.at[0];
        T const* const from = in + row.at[1];
        std::size_t i = 0;
        if constexpr (reduces_rows<Outer, Inner>) {
            for (; i < length; ++i) {
                if constexpr (row_ends_early<Inner>) {
                    to[i * out_stride] =
                        Algorithm::template of_row<row_length<Inner>>(from + i * stride, row_turns<Inner>(ends));
                } else {
                    to[i * out_stride] = Algorithm::template of_row<row_length<Inner>>(from + i * stride);
                }
            }
        } else {
            constexpr std::size_t width = lanes<T>;
            for (; i + width <= length; i += width) {
                reduce_columns<Algorithm, Inner, width, out_stride>(to + i * out_stride, from + i, ends);
            }
            if constexpr (row_length<Outer> % width != 0) {
                reduce_columns<Algorithm, Inner, row_length<Outer> % width, out_stride>(to + i * out_stride, from + i,
                                                                                       ends);
            }
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
