// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_SOFTMAX_VECTORS_HPP
#define HEED_KERNEL_SOFTMAX_VECTORS_HPP

#include <cstddef>

#include <heed/kernel/ended_rows.hpp>
#include <heed/kernel/exp.hpp>
#include <heed/kernel/lanes.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/reduce_vectors.hpp>
#include <heed/kernel/row.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/log.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Softmax at run time, with the bits of softmax.hpp: of a row whose elements stand one behind the other, and of rows
// that stand side by side, of which a vector holds one element each.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

template <class T>
struct multiplied {
    T by;
    template <class V>
    [[gnu::always_inline]] V operator()(V x) const {
        return product(x, splat<V>(by));
    }
};
template <class T>
struct minus_both {
    T tile_max;
    T log_sum;
    template <class V>
    [[gnu::always_inline]] V operator()(V x) const {
        return sum(sum(x, splat<V>(-tile_max)), splat<V>(-log_sum));
    }
};

template <std::size_t Length, class T>
inline void fill_row(T* out, T value) {
    for (std::size_t i = 0; i < Length; ++i) out[i] = value;
}

template <std::size_t Length, std::size_t Longest = longest_chain, class T>
inline void softmax_of_row(T* out, T const* in) {
    T const total =
        exps_of_row<Length, true, Longest>(out, in, highest_of_row<Length>(in, -element_traits<T>::greatest));
    if (math::is_nan(total)) return fill_row<Length>(out, math::quiet_nan<T>);
    if (total == 0) return fill_row<Length>(out, T{});
    map_row<Length>(out, out, multiplied<T>{reciprocal(splat<vector<T, 16 / sizeof(T)>>(total))[0]});
}

template <std::size_t Length, std::size_t Longest = longest_chain, class T>
inline void log_softmax_of_row(T* out, T const* in) {
    T const tile_max = highest_of_row<Length>(in, -element_traits<T>::greatest);
    T const total = exps_of_row<Length, false, Longest>(out, in, tile_max);
    if (math::is_nan(total)) return fill_row<Length>(out, math::quiet_nan<T>);
    if (total == 0) return fill_row<Length>(out, -math::infinity<T>);
    map_row<Length>(out, in, minus_both<T>{tile_max, math::log(total)});
}

template <class T>
inline void fill_ended_row(T* out, std::size_t length, T value) {
    for (std::size_t i = 0; i < length; ++i) out[i] = value;
}
/// Of a row of so many groups of 16 elements, the last of which may have fewer: in registers, as short rows are of
/// which types say the length.
template <std::size_t Groups, class T>
inline void softmax_of_groups(T* out, T const* in, std::size_t length) {
    using group = group_of_vectors<T>;
    using V = typename group::V;
    constexpr std::size_t vectors = group::vectors, before = (Groups - 1) * vectors, whole = before * group::width;
    std::size_t const left = length - whole;
    V x[Groups * vectors];
    for (std::size_t i = 0; i < before; ++i) x[i] = load<V>(in + i * group::width);
    if (left == lanes_of_a_sum) {
        for (std::size_t i = 0; i < vectors; ++i) x[before + i] = load<V>(in + whole + i * group::width);
    } else {
        last_of_row<T> const last{in + whole, left, -math::infinity<T>};
        for (std::size_t i = 0; i < vectors; ++i) x[before + i] = load<V>(last.of + i * group::width);
    }
    V highest = opaque(any_splat<V>(-element_traits<T>::greatest));
    for (V const& one : x) highest = higher(one, highest);
    V const minus_high = splat<V>(-highest_lane(highest));
    for (V& one : x) one = exp_for_softmax(sum(one, minus_high));
    V totals[vectors] = {};
    for (std::size_t i = 0; i < Groups * vectors; ++i) totals[i % vectors] = sum(totals[i % vectors], x[i]);
    T const total = sum_of_all<vectors, vectors>(totals);
    if (math::is_nan(total)) return fill_ended_row(out, length, math::quiet_nan<T>);
    if (total == 0) return fill_ended_row(out, length, T{});
    V const factor = splat<V>(reciprocal(splat<vector<T, 16 / sizeof(T)>>(total))[0]);
    for (std::size_t i = 0; i < before; ++i) store(out + i * group::width, product(x[i], factor));
    alignas(64) T last[lanes_of_a_sum];
    T* const to = left == lanes_of_a_sum ? out + whole : last;
    for (std::size_t i = 0; i < vectors; ++i) store(to + i * group::width, product(x[before + i], factor));
    if (to == last) copy_few<lanes_of_a_sum / 2>(out + whole, static_cast<T const*>(last), left);
}

/// The same of rows that end at a length.
template <std::size_t Capacity, std::size_t Longest = longest_chain, class T>
inline void softmax_of_ended_row(T* out, T const* in, std::size_t length) {
    is_within<Capacity>(length);
    if (length <= lanes_of_a_sum) return softmax_of_groups<1>(out, in, length);
    if (length <= 2 * lanes_of_a_sum) return softmax_of_groups<2>(out, in, length);
    if (length <= 3 * lanes_of_a_sum) return softmax_of_groups<3>(out, in, length);
    if (length <= 4 * lanes_of_a_sum) return softmax_of_groups<4>(out, in, length);
    T const high = highest_of_ended_row(in, length, -element_traits<T>::greatest);
    T const total = exps_of_ended_row<Capacity, true, Longest>(out, in, length, high);
    if (math::is_nan(total)) return fill_ended_row(out, length, math::quiet_nan<T>);
    if (total == 0) return fill_ended_row(out, length, T{});
    map_ended_row(out, out, length, multiplied<T>{reciprocal(splat<vector<T, 16 / sizeof(T)>>(total))[0]});
}

template <std::size_t Capacity, std::size_t Longest = longest_chain, class T>
inline void log_softmax_of_ended_row(T* out, T const* in, std::size_t length) {
    is_within<Capacity>(length);
    T const high = highest_of_ended_row(in, length, -element_traits<T>::greatest);
    T const total = exps_of_ended_row<Capacity, false, Longest>(out, in, length, high);
    if (math::is_nan(total)) return fill_ended_row(out, length, math::quiet_nan<T>);
    if (total == 0) return fill_ended_row(out, length, -math::infinity<T>);
    map_ended_row(out, in, length, minus_both<T>{high, math::log(total)});
}

/// `Count` rows of `Length` elements side by side, in a vector; or of as many as come as a number at run time, of which
/// `Length` is the most.
template <std::size_t Length, std::size_t Count, std::size_t OutStride, std::size_t InStride, class T,
          std::size_t Longest = longest_chain>
struct column_group {
    static constexpr std::size_t lanes = lanes_for<T>(Count);
    using V = vector<T, lanes>;
    static constexpr std::size_t lanes_used = Length < lanes_of_a_sum ? Length : lanes_of_a_sum;

    [[gnu::always_inline]] static V at(T const* in, std::size_t i) { return load_first<V, Count>(in + i * InStride); }
    [[gnu::always_inline]] static void put(T* out, std::size_t i, V x) { store_first<Count>(out + i * OutStride, x); }

    template <class Turns>
    [[gnu::always_inline]] static V highest(T const* in, Turns length) {
        V result = opaque(splat<V>(-element_traits<T>::greatest));
        for (std::size_t i = 0; i < length; ++i) result = higher(at(in, i), result);
        return result;
    }
    /// exp(x - tile_max), written if `Write`, and their sums, lane by lane as those of `lane_sum`.
    template <bool Write, class Turns>
    [[gnu::always_inline]] static V exps(T* out, T const* in, V tile_max, Turns length) {
        if constexpr (Length > Longest) {
            in_blocks<sums_of_columns<V>, V, Length, Longest> total{};
            for (std::size_t i = 0; i < length; ++i) {
                V const weights = exp_for_softmax(sum(at(in, i), -tile_max));
                if constexpr (Write) put(out, i, weights);
                total.take(weights);
            }
            return total.result();
        }
        // Those that nothing is added to stay 0, which changes no sum of weights.
        V totals[lanes_of_a_sum] = {};
        for (std::size_t i = 0; i < length; ++i) {
            V const weights = exp_for_softmax(sum(at(in, i), -tile_max));
            if constexpr (Write) put(out, i, weights);
            totals[i % lanes_of_a_sum] = sum(totals[i % lanes_of_a_sum], weights);
        }
        for (std::size_t width = lanes_of_a_sum / 2; width > 0; width /= 2) {
            for (std::size_t i = 0; i < width && i + width < lanes_used; ++i)
                totals[i] = sum(totals[i], totals[i + width]);
        }
        return totals[0];
    }
};

template <std::size_t Length, std::size_t Count, std::size_t OutStride, std::size_t InStride,
          std::size_t Longest = longest_chain, class T, class Turns = constant_turns<Length>>
inline void softmax_of_columns(T* out, T const* in, Turns length = {}) {
    using rows = column_group<Length, Count, OutStride, InStride, T, Longest>;
    using V = typename rows::V;
    V const total = rows::template exps<true>(out, in, rows::highest(in, length), length);
    V const inverse_sum = reciprocal_or_one(total);
    V const nan = any_splat<V>(math::quiet_nan<T>);
    words_of<V> const is_nan = nan_in(total);
    using result = column_group<Length, Count, OutStride, OutStride, T>;
    for (std::size_t i = 0; i < length; ++i) {
        rows::put(out, i, chosen(is_nan, nan, product(result::at(out, i), inverse_sum)));
    }
}

template <std::size_t Length, std::size_t Count, std::size_t OutStride, std::size_t InStride,
          std::size_t Longest = longest_chain, class T, class Turns = constant_turns<Length>>
inline void log_softmax_of_columns(T* out, T const* in, Turns length = {}) {
    using rows = column_group<Length, Count, OutStride, InStride, T, Longest>;
    using V = typename rows::V;
    V const tile_max = rows::highest(in, length);
    V const total = rows::template exps<false>(out, in, tile_max, length);
    T log_sums[lanes_of<V>];
    store(log_sums, total);
    for (T& one : log_sums) one = math::log(one == 0 ? T(1) : one);
    V const minus_log_sum = -load<V>(log_sums);
    // A row of NaN, or of what has no other weight than 0.
    words_of<V> const is_nan = nan_in(total);
    words_of<V> const is_special = is_nan | (bits_of(total) == 0);
    V const special = chosen(is_nan, any_splat<V>(math::quiet_nan<T>), any_splat<V>(-math::infinity<T>));
    for (std::size_t i = 0; i < length; ++i) {
        rows::put(out, i, chosen(is_special, special, sum(sum(rows::at(in, i), -tile_max), minus_log_sum)));
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
