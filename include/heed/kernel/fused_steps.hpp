// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_STEPS_HPP
#define HEED_KERNEL_FUSED_STEPS_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/exp.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/unpack.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The steps of fused attention at run time (fused_block.hpp puts them together), on vectors that hold queries.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// Chains of multiply-adds that a block keeps in registers at once.
inline constexpr std::size_t chains_at_once = vector_registers == 32 ? 24 : math::multiply_add_is_fused ? 12 : 8;

template <class V, std::size_t... A>
[[gnu::always_inline]] inline void add_products(V* sums, V const* x, V y, indices<A...>) {
    ((sums[A] = multiply_add(x[A], y, sums[A])), ...);
}

template <std::size_t Across, class V, class T, std::size_t... C, std::size_t... A>
[[gnu::always_inline]] inline void add_column(V* sums, T const* column, T const* from, indices<C...>,
                                              indices<A...> vectors) {
    V const x[] = {load<V>(column + A * lanes_of<V>)...};
    (add_products(sums + C * sizeof...(A), x, splat<V>(from[C * Across]), vectors), ...);
}
template <std::size_t Across, std::size_t Along, class V, class T, std::size_t... Index>
[[gnu::always_inline]] inline void add_columns(V* sums, T const* first_column, T const* from, indices<Index...>,
                                               auto chains, auto vectors) {
    (add_column<Across>(sums, first_column + Index * vectors.size() * lanes_of<V>, from + Index * Along, chains,
                        vectors),
     ...);
}

/// For each of the chains, number c, the sum over i of `columns[i] * from[c * Across + i * Along]`, from zero on. A
/// column is a row of vectors. `Length`, where it is not 0, is the length.
template <std::size_t Across, std::size_t Along, std::size_t Length, class V, class T>
[[gnu::always_inline]] inline void add_chains(V* sums, T const* first_column, T const* from, std::size_t length,
                                              auto chains, auto vectors) {
    if constexpr (Length * chains.size() * vectors.size() <= 64 && Length != 0) {
        add_columns<Across, Along>(sums, first_column, from, first_indices<Length>{}, chains, vectors);
    } else {
        for (std::size_t i = 0; i < length; ++i) {
            add_column<Across>(sums, first_column + i * vectors.size() * lanes_of<V>, from + i * Along, chains,
                               vectors);
        }
    }
}

/// As `add_chains`, to sums that are 0, in blocks where the chains are longer than `Longest`.
template <std::size_t Across, std::size_t Along, std::size_t Length, std::size_t Longest, class V, std::size_t Count,
          class T>
[[gnu::always_inline]] inline void add_chains_in_blocks(V (&sums)[Count], T const* first_column, T const* from,
                                                        auto chains, auto vectors) {
    if constexpr (Length <= Longest) {
        start_chains(sums);
        add_chains<Across, Along, Length>(sums, first_column, from, Length, chains, vectors);
    } else {
        V partial[places_in_tree(blocks_of(Length, Longest))][Count];
        sum_blocks<Length, Longest>(
            [&](std::size_t first, std::size_t count, std::size_t to) {
                for (V& one : partial[to]) one = V{};
                start_chains(partial[to]);
                add_chains<Across, Along, 0>(partial[to], first_column + first * vectors.size() * lanes_of<V>,
                                             from + first * Along, count, chains, vectors);
            },
            [&](std::size_t to, std::size_t other) {
                for (std::size_t i = 0; i < Count; ++i) partial[to][i] = sum(partial[to][i], partial[other][i]);
            });
        for (std::size_t i = 0; i < Count; ++i) sums[i] = partial[0][i];
    }
}

/// One column of a chain, as `add_chains` adds it, that counts as zeros in the lanes that are not kept.
template <class V, std::size_t... A>
[[gnu::always_inline]] inline void add_kept_products(V* sums, V const* x, words_of<V> const* kept, V y,
                                                     indices<A...>) {
    ((sums[A] = multiply_add(x[A], from_bits<V>(bits_of(y) & kept[A]), sums[A])), ...);
}
template <std::size_t Across, class V, class T, class Word, std::size_t... C, std::size_t... A>
[[gnu::always_inline]] inline void add_kept_column(V* sums, T const* column, Word const* keep, T const* from,
                                                   indices<C...>, indices<A...> vectors) {
    V const x[] = {load<V>(column + A * lanes_of<V>)...};
    words_of<V> const kept[] = {load<words_of<V>>(keep + A * lanes_of<V>)...};
    (add_kept_products(sums + C * sizeof...(A), x, kept, splat<V>(from[C * Across]), vectors), ...);
}

/// score - tile_max of `Count` (1, 2 or 4) keys side by side.
template <std::size_t Count, std::size_t Width, class V, class T>
[[gnu::always_inline]] inline auto differences(T const* at, V minus_high) {
    if constexpr (Count == 1) {
        return sum(load<V>(at), minus_high);
    } else {
        return join(differences<Count / 2, Width>(at, minus_high),
                    differences<Count / 2, Width>(at + Count / 2 * Width, minus_high));
    }
}

/// The sum of the vectors that stand side by side in a wider one: of four (a + b) + (c + d).
template <class V, class Wide>
[[gnu::always_inline]] inline V total_of(Wide x) {
    if constexpr (sizeof(Wide) == sizeof(V)) {
        return x;
    } else {
        return sum(total_of<V>(low_half(x)), total_of<V>(high_half(x)));
    }
}

/// exp(score - tile_max) of `Count` (1 to 4) keys, in place, and their sum: (p0 + p1) + (p2 + p3). Several keys share a
/// vector where few queries leave it room.
template <std::size_t Count, std::size_t Width, class V, class T>
[[gnu::always_inline]] inline V exps_of_keys(T* at, V minus_high) {
    if constexpr (Count == 1 || (Count != 3 && Width == lanes_of<V> && Count * Width <= lanes<T>)) {
        auto const weights = exp_for_softmax(differences<Count, Width>(at, minus_high));
        store(at, weights);
        return total_of<V>(weights);
    } else {
        constexpr std::size_t half = Count == 2 ? 1 : 2;
        V const first = exps_of_keys<half, Width>(at, minus_high);
        return sum(first, exps_of_keys<Count - half, Width>(at + half * Width, minus_high));
    }
}

/// sum * inverse_sum, of which no zero is negative where the sum was one, and no NaN other than the positive quiet one.
template <class V>
[[gnu::always_inline]] inline V normalised(V sum, V inverse_sum) {
    V const result = multiply_add(sum, inverse_sum, opaque(V{}));
    return chosen(nan_in(result), any_splat<V>(math::quiet_nan<lane_of<V>>), result);
}

/// Whether all elements of `rows` rows of `Length` are finite.
template <std::size_t Length, std::size_t RowStride, std::size_t Stride, class T>
[[gnu::always_inline]] inline bool are_finite(T const* from, std::size_t rows) {
    using V = vector<T>;
    using words = words_of<V>;
    constexpr auto infinity = __builtin_bit_cast(lane_of<words>, math::infinity<T>);
    words signs{};
    lane_of<words> sign = 0;
    for (std::size_t i = 0; i < rows; ++i) {
        std::size_t j = 0;
        if constexpr (Stride == 1) {
            for (; j + lanes<T> <= Length; j += lanes<T>) {
                signs = signs | ((bits_of(load<V>(from + i * RowStride + j)) & infinity) == infinity);
            }
        }
        for (; j < Length; ++j) sign |= math::is_finite(from[i * RowStride + j * Stride]) ? 0 : -1;
    }
    lane_of<words> lane[lanes<T>];
    store(lane, signs);
    for (auto const& one_of_all : lane) sign |= one_of_all;
    return sign >= 0;
}

/// Finishes the outputs of a vector of `Rows` queries, whose sums stand `Width` apart, and turns them back.
template <attention_plan P, std::size_t Rows, std::size_t Width, class T, class V, std::size_t... Index>
[[gnu::always_inline]] inline void write_normalised(T* out, T const* from, V inverse_sum, indices<Index...>) {
    constexpr std::size_t together = sizeof...(Index), rest = P.values % together;
    constexpr written_part whole{
        .rows = Rows, .width = together, .row_stride = P.out_query, .column_stride = P.out_value};
    std::size_t d = 0;
    for (; d + together <= P.values; d += together) {
        transpose_back<whole>(out + d * P.out_value,
                              normalised(load<V>(from + (d + Index) * Width), inverse_sum)...);
    }
    if constexpr (rest != 0) {
        constexpr written_part left{
            .rows = Rows, .width = rest, .row_stride = P.out_query, .column_stride = P.out_value};
        transpose_back<left>(
            out + d * P.out_value,
            (Index < rest ? normalised(load<V>(from + (d + (Index < rest ? Index : 0)) * Width), inverse_sum)
                          : V{})...);
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
