// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ROW_HPP
#define HEED_KERNEL_ROW_HPP

#include <cstddef>

#include <heed/kernel/exp.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Elements one behind the other, at run time, with the bits of the loops in reduce.hpp.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// The lanes in which sums are added: element i goes to lane i mod 16.
inline constexpr std::size_t lanes_of_a_sum = 16;

/// A row of `Length` elements in vectors: `whole` of them and one with `rest` elements. `blocks` times `together`
/// vectors hold 16 elements each, one for each lane of a sum.
template <class T, std::size_t Length>
struct row_of_vectors {
    static constexpr std::size_t width = lanes_for<T>(Length);
    using V = vector<T, width>;
    static constexpr std::size_t whole = Length / width, rest = Length % width, vectors = whole + (rest != 0);
    static constexpr std::size_t together = width < lanes_of_a_sum ? lanes_of_a_sum / width : 1;
    static constexpr std::size_t blocks = whole / together;
};

/// -1 in the first `Count` lanes, 0 behind them.
template <class V, std::size_t Count, std::size_t... Index>
[[gnu::always_inline]] inline words_of<V> first_lanes_of(indices<Index...>) {
    return words_of<V>{(Index < Count ? -1 : 0)...};
}
/// `x` in the first `Count` lanes, `other` behind them.
template <std::size_t Count, class V>
[[gnu::always_inline]] inline V masked_tail(V x, V other) {
    return chosen(first_lanes_of<V, Count>(first_indices<lanes_of<V>>{}), x, other);
}

/// 16 bytes with their halves in each other's place, and with neighbours so.
template <class V>
[[gnu::always_inline]] inline V halves_exchanged(V x) {
    if constexpr (lanes_of<V> == 4) {
        return __builtin_shufflevector(x, x, 2, 3, 0, 1);
    } else {
        return __builtin_shufflevector(x, x, 1, 0);
    }
}
template <class V>
[[gnu::always_inline]] inline V neighbours_exchanged(V x) {
    return __builtin_shufflevector(x, x, 1, 0, 3, 2);
}

/// The lanes' sum, added as halves: lane i takes lane i + n/2, and so on.
template <class V>
[[gnu::always_inline]] inline auto sum_of_lanes(V x) {
    if constexpr (sizeof(V) > 16) {
        return sum_of_lanes(sum(low_half(x), high_half(x)));
    } else {
        V total = sum(x, halves_exchanged(x));
        if constexpr (lanes_of<V> == 4) total = sum(total, neighbours_exchanged(total));
        return total[0];
    }
}
template <class V>
[[gnu::always_inline]] inline auto highest_lane(V x) {
    if constexpr (sizeof(V) > 16) {
        return highest_lane(higher(low_half(x), high_half(x)));
    } else {
        V highest = higher(x, halves_exchanged(x));
        if constexpr (lanes_of<V> == 4) highest = higher(highest, neighbours_exchanged(highest));
        return highest[0];
    }
}

/// Adds the second half of some vectors to the first; those behind the first `Used` add nothing.
template <std::size_t Used, class V, std::size_t... Index>
[[gnu::always_inline]] inline void add_halves([[maybe_unused]] V* x, indices<Index...>) {
    constexpr std::size_t half = sizeof...(Index);
    ((half + Index < Used ? static_cast<void>(x[Index] = sum(x[Index], x[half + Index])) : void()), ...);
}
/// The sum of the lanes of `Count` vectors, 16 lanes in all.
template <std::size_t Used, std::size_t Count, class V>
[[gnu::always_inline]] inline auto sum_of_all(V* x) {
    if constexpr (Count > 1) {
        add_halves<Used>(x, first_indices<Count / 2>{});
        return sum_of_all<Used, Count / 2>(x);
    } else {
        return sum_of_lanes(x[0]);
    }
}

template <class V, class T, std::size_t... Index>
[[gnu::always_inline]] inline void raise([[maybe_unused]] V* highest, [[maybe_unused]] T const* in,
                                         indices<Index...>) {
    ((highest[Index] = higher(load<V>(in + Index * lanes_of<V>), highest[Index])), ...);
}

/// The greatest element that is not NaN and not below `least`, or `least` when there is none.
template <std::size_t Length, class T>
[[gnu::always_inline]] inline T highest_of_row(T const* in, T least) {
    using row = row_of_vectors<T, Length>;
    using V = typename row::V;
    V const lowest = opaque(any_splat<V>(least));
    constexpr std::size_t chains = row::vectors < 4 ? row::vectors : 4;
    V highest[chains];
    for (V& one : highest) one = lowest;
    std::size_t i = 0;
    for (; i + chains <= row::whole; i += chains) {
        raise(highest, in + i * row::width, first_indices<chains>{});
    }
    raise(highest, in + i * row::width, first_indices<row::whole % chains>{});
    V& last = highest[row::whole % chains];
    if constexpr (row::rest != 0 && row::whole != 0) {
        last = higher(load<V>(in + Length - row::width), last);
    } else if constexpr (row::rest != 0) {
        last = higher(masked_tail<row::rest>(load_first<V, row::rest>(in), lowest), last);
    }
    for (std::size_t j = 2; j < chains; ++j) highest[j - 2] = higher(highest[j - 2], highest[j]);
    if constexpr (chains > 1) highest[0] = higher(highest[0], highest[1]);
    return highest_lane(highest[0]);
}

/// A vector as it is, where a row could be summed or mapped by a function of its vectors.
struct the_same_vector {
    template <class V>
    [[gnu::always_inline]] V operator()(V x) const {
        return x;
    }
};

/// The sum of f(x) of a row, element i in lane i mod 16. From -0 on, which any number is added to unchanged.
template <std::size_t Length, class T, class F, std::size_t... Index>
[[gnu::always_inline]] inline T sum_of_row(T const* in, F f, indices<Index...>) {
    using row = row_of_vectors<T, Length>;
    using V = typename row::V;
    V const nothing = any_splat<V>(T(-0.0));
    V totals[row::together] = {(static_cast<void>(Index), nothing)...};
    std::size_t at = 0;
    for (std::size_t block = 0; block < row::blocks; ++block, at += row::together * row::width) {
        ((totals[Index] = sum(totals[Index], f(load<V>(in + at + Index * row::width)))), ...);
    }
    ((row::blocks * row::together + Index < row::whole
          ? static_cast<void>(totals[Index] = sum(totals[Index], f(load<V>(in + at + Index * row::width))))
          : void()),
     ...);
    if constexpr (row::rest != 0) {
        V& total = totals[row::whole % row::together];
        total = sum(total, masked_tail<row::rest>(f(load_first<V, row::rest>(in + row::whole * row::width)), nothing));
    }
    return sum_of_all<row::vectors, row::together>(totals);
}
/// The sums of blocks of a row, of which `block<Count>(first)` gives each, as one sum.
template <std::size_t Length, std::size_t Longest, class T, class Block>
[[gnu::noinline]] T sum_of_row_in_blocks(Block block) {
    constexpr std::size_t last = (Length - 1) % Longest + 1;
    T partial[places_in_tree(blocks_of(Length, Longest))];
    sum_blocks<Length, Longest>(
        [&](std::size_t first, std::size_t count, std::size_t to) {
            partial[to] = count == Longest ? block.template of<Longest>(first) : block.template of<last>(first);
        },
        [&](std::size_t to, std::size_t from) { partial[to] = math::sum(partial[to], partial[from]); });
    return partial[0];
}
template <class T, class F>
struct blocks_summed {
    T const* in;
    F f;
    template <std::size_t Count>
    T of(std::size_t first) const {
        return sum_of_row<Count>(in + first, f, first_indices<row_of_vectors<T, Count>::together>{});
    }
};
template <std::size_t Length, std::size_t Longest, class T, class F = the_same_vector>
[[gnu::always_inline]] inline T sum_of_row(T const* in, F f = {}) {
    if constexpr (Length > Longest) {
        return sum_of_row_in_blocks<Length, Longest, T>(blocks_summed<T, F>{in, f});
    } else {
        return sum_of_row<Length>(in, f, first_indices<row_of_vectors<T, Length>::together>{});
    }
}

/// Whether any element is NaN.
template <std::size_t Length, class T>
[[gnu::always_inline]] inline bool nan_in_row(T const* in) {
    using row = row_of_vectors<T, Length>;
    using V = typename row::V;
    words_of<V> any{};
    for (std::size_t i = 0; i < row::whole; ++i) any = any | nan_in(load<V>(in + i * row::width));
    if constexpr (row::rest != 0) any = any | nan_in(load_first<V, row::rest>(in + row::whole * row::width));
    return any_set(any);
}

/// exp(x - high) of a vector, added to a sum, or its first part, and written where it is asked for.
template <bool Write, bool First, class V, class T>
[[gnu::always_inline]] inline void exps_of_vector(T* out, T const* in, V minus_high, V& total) {
    V const weights = exp_for_softmax(sum(load<V>(in), minus_high));
    if constexpr (Write) store(out, weights);
    total = First ? weights : sum(total, weights);
}
template <std::size_t Length, bool Write, class T, std::size_t... Index>
[[gnu::always_inline]] inline T exps_of_row(T* out, T const* in, T high, indices<Index...>) {
    using row = row_of_vectors<T, Length>;
    using V = typename row::V;
    // No weight is negative: 0 and the first are the first.
    constexpr bool first = row::vectors <= row::together;
    constexpr std::size_t blocks = first ? 0 : row::blocks, at = blocks * row::together;
    V const minus_high = splat<V>(-high);
    V totals[row::together] = {};
    for (std::size_t i = 0; i < at; i += row::together) {
        (exps_of_vector<Write, false>(out + (i + Index) * row::width, in + (i + Index) * row::width, minus_high,
                                      totals[Index]),
         ...);
    }
    ((at + Index < row::whole ? exps_of_vector<Write, first>(out + (at + Index) * row::width,
                                                             in + (at + Index) * row::width, minus_high, totals[Index])
                              : void()),
     ...);
    if constexpr (row::rest != 0) {
        constexpr std::size_t from = row::whole * row::width;
        V& total = totals[row::whole % row::together];
        V const all = exp_for_softmax(sum(load_first<V, row::rest>(in + from), minus_high));
        V const weights = masked_tail<row::rest>(all, V{});
        if constexpr (Write) store_first<row::rest>(out + from, weights);
        total = first ? weights : sum(total, weights);
    }
    return sum_of_all<row::vectors, row::together>(totals);
}

template <bool Write, class T>
struct blocks_of_exps {
    T* out;
    T const* in;
    T high;
    template <std::size_t Count>
    T of(std::size_t first) const {
        return exps_of_row<Count, Write>(out + first, in + first, high,
                                         first_indices<row_of_vectors<T, Count>::together>{});
    }
};
/// exp(x - high) of a row, written if `Write`, and their sum.
template <std::size_t Length, bool Write, std::size_t Longest, class T>
[[gnu::always_inline]] inline T exps_of_row(T* out, T const* in, T high) {
    if constexpr (Length > Longest) {
        return sum_of_row_in_blocks<Length, Longest, T>(blocks_of_exps<Write, T>{out, in, high});
    } else {
        return exps_of_row<Length, Write>(out, in, high, first_indices<row_of_vectors<T, Length>::together>{});
    }
}

/// f(in...) of rows, vector by vector, and of one.
template <std::size_t Length, class T, class F, class... In>
[[gnu::always_inline]] inline void zip_row(T* out, F f, In const*... in) {
    using row = row_of_vectors<T, Length>;
    using V = typename row::V;
    for (std::size_t i = 0; i < row::whole; ++i) store(out + i * row::width, f(load<V>(in + i * row::width)...));
    if constexpr (row::rest != 0) {
        constexpr std::size_t from = row::whole * row::width;
        store_first<row::rest>(out + from, f(load_first<V, row::rest>(in + from)...));
    }
}
template <std::size_t Length, class T, class F>
[[gnu::always_inline]] inline void map_row(T* out, T const* in, F f) {
    zip_row<Length>(out, f, in);
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
