// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ENDED_ROWS_HPP
#define HEED_KERNEL_ENDED_ROWS_HPP

#include <cstddef>

#include <heed/kernel/row.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The rows of row.hpp, with their bits, of a length that is known at run time: groups of 16 elements, and the last ones
// with something behind them that changes nothing, in memory of their own. Nothing beyond the length is read or
// written.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// Says to the compiler that a length is within its capacity: it leaves out what only longer rows come to, and does not
/// warn of it.
template <std::size_t Capacity>
[[gnu::always_inline]] inline void is_within(std::size_t length) {
    if (length > Capacity) __builtin_unreachable();
}

/// 16 elements in vectors.
template <class T>
struct group_of_vectors {
    static constexpr std::size_t width = lanes_for<T>(lanes_of_a_sum), vectors = lanes_of_a_sum / width;
    using V = vector<T, width>;
    V of[vectors];

    [[gnu::always_inline]] static group_of_vectors all(V x) {
        group_of_vectors result;
        for (V& one : result.of) one = x;
        return result;
    }
    /// f of each vector here and the one that stands at its place in memory.
    template <class F>
    [[gnu::always_inline]] void each(T const* in, F f) {
        for (std::size_t i = 0; i < vectors; ++i) of[i] = f(of[i], load<V>(in + i * width));
    }
};

/// Fewer than 16 elements, by halves: compilers make long loops of a loop over them.
template <std::size_t Half, class T>
[[gnu::always_inline]] inline void copy_few(T* to, T const* from, std::size_t count) {
    if ((count & Half) != 0) {
        __builtin_memcpy(to, from, Half * sizeof(T));
        to += Half, from += Half;
    }
    if constexpr (Half > 1) copy_few<Half / 2>(to, from, count);
}

/// The elements behind the last whole group, followed by others of which the caller says what they are.
template <class T>
struct last_of_row {
    alignas(64) T of[lanes_of_a_sum];

    [[gnu::always_inline]] last_of_row(T const* in, std::size_t count, T behind) {
        using group = group_of_vectors<T>;
        for (std::size_t i = 0; i < lanes_of_a_sum; i += group::width)
            store(of + i, any_splat<typename group::V>(behind));
        copy_few<lanes_of_a_sum / 2>(of, in, count);
    }
    [[gnu::always_inline]] void store_to(T* out, std::size_t count) const {
        copy_few<lanes_of_a_sum / 2>(out, of, count);
    }
};

/// `x` in the lanes before `count`, of which this vector's first is number `first`, and 0 behind them.
template <class V, std::size_t... Lane>
[[gnu::always_inline]] inline V before(std::size_t count, std::size_t first, V x, indices<Lane...>) {
    using word = lane_of<words_of<V>>;
    words_of<V> const number{static_cast<word>(Lane)...};
    return chosen(number < splat<words_of<V>>(static_cast<word>(count) - static_cast<word>(first)), x, V{});
}
template <class V>
[[gnu::always_inline]] inline V before(std::size_t count, std::size_t first, V x) {
    return before(count, first, x, first_indices<lanes_of<V>>{});
}

/// f of all groups of a row, the last one padded.
template <class T, class F>
[[gnu::always_inline]] inline void each_group(T const* in, std::size_t length, T behind, F f) {
    std::size_t i = 0;
    // As long rows as types say are taken apart so by compilers.
    for (; i + 4 * lanes_of_a_sum <= length; i += 4 * lanes_of_a_sum) {
        f(in + i), f(in + i + lanes_of_a_sum), f(in + i + 2 * lanes_of_a_sum), f(in + i + 3 * lanes_of_a_sum);
    }
    for (; i + lanes_of_a_sum <= length; i += lanes_of_a_sum) f(in + i);
    if (i != length) {
        last_of_row<T> const last{in + i, length - i, behind};
        f(static_cast<T const*>(last.of));
    }
}

template <class T>
[[gnu::always_inline]] inline T highest_of_ended_row(T const* in, std::size_t length, T least) {
    using group = group_of_vectors<T>;
    using V = typename group::V;
    constexpr std::size_t chains = 4;
    V const lowest = opaque(any_splat<V>(least));
    group highest[chains];
    for (group& one : highest) one = group::all(lowest);
    auto const take = [](V so_far, V x) { return higher(x, so_far); };
    std::size_t i = 0;
    for (; i + chains * lanes_of_a_sum <= length; i += chains * lanes_of_a_sum) {
        for (std::size_t j = 0; j < chains; ++j) highest[j].each(in + i + j * lanes_of_a_sum, take);
    }
    each_group(in + i, length - i, least, [&](T const* from) { highest[0].each(from, take); });
    auto const merge = [&](std::size_t to, std::size_t from) {
        for (std::size_t v = 0; v < group::vectors; ++v) {
            highest[to].of[v] = higher(highest[to].of[v], highest[from].of[v]);
        }
    };
    merge(0, 2), merge(1, 3), merge(0, 1);
    V result = highest[0].of[0];
    for (std::size_t v = 1; v < group::vectors; ++v) result = higher(result, highest[0].of[v]);
    return highest_lane(result);
}

template <class T>
[[gnu::always_inline]] inline bool nan_in_ended_row(T const* in, std::size_t length) {
    using group = group_of_vectors<T>;
    using V = typename group::V;
    words_of<V> any{};
    each_group(in, length, T{}, [&](T const* from) {
        for (std::size_t i = 0; i < group::vectors; ++i) any = any | nan_in(load<V>(from + i * group::width));
    });
    return any_set(any);
}

/// The sum of the blocks of a row, if it is longer than one may be, of which `block(first, count)` gives each.
template <std::size_t Capacity, std::size_t Longest, class T, class Block>
[[gnu::always_inline]] inline T sum_of_ended_blocks(std::size_t length, Block block) {
    if constexpr (Capacity > Longest) {
        T partial[places_in_tree(blocks_of(Capacity, Longest))];
        auto const merge = [&](std::size_t to, std::size_t from) {
            partial[to] = math::sum(partial[to], partial[from]);
        };
        sum_tree tree{};
        for (std::size_t first = 0; first < length; first += Longest) {
            partial[tree.filled] = block(first, length - first < Longest ? length - first : Longest);
            tree.take(merge);
        }
        tree.finish(merge);
        return length == 0 ? T{} : partial[0];
    } else {
        return length == 0 ? T{} : block(0, length);
    }
}

/// The sum of a row, element i in lane i mod 16; 0 of none. From -0 on, which any number is added to unchanged.
template <std::size_t Capacity, std::size_t Longest, class T>
[[gnu::always_inline]] inline T sum_of_ended_row(T const* in, std::size_t length) {
    using group = group_of_vectors<T>;
    using V = typename group::V;
    return sum_of_ended_blocks<Capacity, Longest, T>(length, [&](std::size_t first, std::size_t count) {
        group totals = group::all(any_splat<V>(T(-0.0)));
        each_group(in + first, count, T(-0.0), [&](T const* from) {
            totals.each(from, [](V total, V x) { return sum(total, x); });
        });
        return sum_of_all<group::vectors, group::vectors>(totals.of);
    });
}

/// exp(x - high) of a row, written if `Write`, and their sum.
template <std::size_t Capacity, bool Write, std::size_t Longest, class T>
[[gnu::always_inline]] inline T exps_of_ended_row(T* out, T const* in, std::size_t length, T high) {
    using group = group_of_vectors<T>;
    using V = typename group::V;
    V const minus_high = splat<V>(-high);
    return sum_of_ended_blocks<Capacity, Longest, T>(length, [&](std::size_t first, std::size_t count) {
        group totals = group::all(V{});
        auto const take = [&](T* to, T const* from, std::size_t among) {
            for (std::size_t i = 0; i < group::vectors; ++i) {
                V weights = exp_for_softmax(sum(load<V>(from + i * group::width), minus_high));
                if (among != lanes_of_a_sum) weights = before(among, i * group::width, weights);
                if constexpr (Write) store(to + i * group::width, weights);
                totals.of[i] = sum(totals.of[i], weights);
            }
        };
        std::size_t i = 0;
        for (; i + lanes_of_a_sum <= count; i += lanes_of_a_sum) take(out + first + i, in + first + i, lanes_of_a_sum);
        if (i != count) {
            last_of_row<T> last{in + first + i, count - i, high};
            take(last.of, last.of, count - i);
            if constexpr (Write) last.store_to(out + first + i, count - i);
        }
        return sum_of_all<group::vectors, group::vectors>(totals.of);
    });
}

/// f(x) of a row, vector by vector.
template <class T, class F>
[[gnu::always_inline]] inline void map_ended_row(T* out, T const* in, std::size_t length, F f) {
    using group = group_of_vectors<T>;
    using V = typename group::V;
    std::size_t i = 0;
    // Four vectors at a time: compilers that know the length do so.
    for (; i + 4 * group::width <= length; i += 4 * group::width) {
        for (std::size_t j = 0; j < 4; ++j) store(out + i + j * group::width, f(load<V>(in + i + j * group::width)));
    }
    for (; i + group::width <= length; i += group::width) store(out + i, f(load<V>(in + i)));
    if (i != length) {
        last_of_row<T> last{in + i, length - i, T{}};
        store(last.of, f(load<V>(last.of)));
        last.store_to(out + i, length - i);
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
