// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_PACKED_ROWS_HPP
#define HEED_KERNEL_PACKED_ROWS_HPP

#include <cstddef>

#include <heed/kernel/tile.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// Outputs of 16 bytes a row, several rows in one vector: `Vectors` of them, each a row of b under a chain of rows of
/// a.
struct packed_rows_shape {
    std::size_t vectors;
    /// Contracted elements, a multiple of 16 bytes of them, side by side in a.
    std::size_t length;
    std::size_t a_row;
    std::size_t b_step;
};

namespace detail::inline HEED_KERNELS {

template <class T>
inline constexpr std::size_t lanes_of_row = 16 / sizeof(T);

/// 16 bytes of each of some rows.
template <class V, std::size_t Stride, class T>
[[gnu::always_inline]] inline V stacked(T const* from) {
    if constexpr (sizeof(V) == 16 || Stride == lanes_of_row<T>) {
        return load<V>(from);
    } else {
        using half = vector<T, lanes_of<V> / 2>;
        return join(stacked<half, Stride>(from),
                    stacked<half, Stride>(from + lanes_of<V> / 2 / lanes_of_row<T> * Stride));
    }
}

/// 16 bytes over and over.
template <class V, class T>
[[gnu::always_inline]] inline void repeat(V& to, T const* from) {
    if constexpr (sizeof(V) == 16) {
        to = load<V>(from);
    } else {
        vector<T, lanes_of<V> / 2> half;
        repeat(half, from);
        to = join(half, half);
    }
}
/// In every 16 bytes one lane over and over.
template <std::size_t Lane, class V, std::size_t... Index>
[[gnu::always_inline]] inline V splat_in_rows(V x, indices<Index...>) {
    constexpr std::size_t row = lanes_of_row<lane_of<V>>;
    return __builtin_shufflevector(x, x, (Index / row * row + Lane)...);
}

template <class T, packed_rows_shape Stack>
struct stack {
    using V = vector<T>;
    using every_lane = first_indices<lanes<T>>;
    static constexpr std::size_t row = lanes_of_row<T>;
    static constexpr std::size_t rows = lanes<T> / row;

    V sums[Stack.vectors];

    template <std::size_t K, std::size_t... Index>
    [[gnu::always_inline]] void add_lane(V const* a, T const* b, indices<Index...>) {
        V of_b;
        repeat(of_b, b + K * Stack.b_step);
        ((sums[Index] = chained_multiply_add<true>(splat_in_rows<K>(a[Index], every_lane{}), of_b, sums[Index])), ...);
    }
    template <std::size_t... Index, std::size_t... K>
    [[gnu::always_inline]] void add(T const* a, T const* b, indices<Index...> every,
                                    indices<K...>) {
        V const of_a[] = {stacked<V, Stack.a_row>(a + Index * rows * Stack.a_row)...};
        (add_lane<K>(of_a, b, every), ...);
    }
    template <std::size_t... Index>
    [[gnu::always_inline]] void store_all(T* out, indices<Index...>) const {
        (store(out + Index * lanes<T>, end_of_chain(sums[Index])), ...);
    }
};

}  // namespace detail::inline HEED_KERNELS

/// Sums the rows of a stack; out's rows lie behind each other.
template <packed_rows_shape Stack, class T>
[[gnu::always_inline]] inline void sum_stack(T* out, T const* a, T const* b) {
    constexpr std::size_t row = detail::lanes_of_row<T>;
    using every = first_indices<Stack.vectors>;
    detail::stack<T, Stack> stack{};
    detail::start_chains(stack.sums);
    for (std::size_t k = 0; k < Stack.length; k += row) {
        stack.add(a + k, b + k * Stack.b_step, every{}, first_indices<row>{});
    }
    stack.store_all(out, every{});
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
