// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MASK_ROWS_HPP
#define HEED_KERNEL_MASK_ROWS_HPP

#include <cstddef>
#include <type_traits>

#include <heed/kernel/fused_steps.hpp>
#include <heed/kernel/lanes.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/nest.hpp>

// What a mask does to scores and weights that stand in memory: a vector of keys at a time, at run time.

namespace heed::kernel {

/// Elements that vectors hold.
template <class T>
inline constexpr bool has_vectors = std::is_floating_point_v<T> && sizeof(T) <= 8;

namespace detail {

template <std::size_t Count, class V, class T, class Mask>
[[gnu::always_inline]] inline void mask_some(T* out, V scale, Mask const& mask, std::size_t query, std::size_t key) {
    V score = load_first<V, Count>(out);
    if constexpr (Mask::has_bias) {
        score = multiply_add(score, scale, mask.template add_biases<Count>(query, key, kept(V{})));
    } else {
        score = product(score, scale);
    }
    auto const keep = mask.template kept<V, Count>(query, key);
    store_first<Count>(out, chosen(keep, score, any_splat<V>(-math::infinity<T>)));
}

/// The bits of what a mask hides, but for signs.
template <std::size_t Count, class V, class T, class Mask>
[[gnu::always_inline]] inline words_of<V> hidden_bits(T const* weights, Mask const& mask, std::size_t query,
                                                      std::size_t key) {
    constexpr auto sign = __builtin_bit_cast(lane_of<words_of<V>>, T(-0.0));
    return bits_of(load_first<V, Count>(weights)) & ~sign & ~mask.template kept<V, Count>(query, key);
}

}  // namespace detail

/// Sums of products become scores, in place: `out = scale * out + bias` where the mask keeps, and -inf elsewhere. Row
/// by row, of `Keys` keys each.
template <std::size_t Queries, std::size_t Keys, class T, class Mask>
inline void mask_scores(T* out, T const& scale, Mask const& mask) {
    using V = vector<T, detail::lanes_for<T>(Keys)>;
    constexpr std::size_t lanes = lanes_of<V>, left = Keys % lanes;
    V const factor = splat<V>(scale);
    for (std::size_t query = 0; query < Queries; ++query, out += Keys) {
        std::size_t key = 0;
        for (; key + lanes <= Keys; key += lanes) detail::mask_some<lanes>(out + key, factor, mask, query, key);
        if constexpr (left != 0) detail::mask_some<left>(out + key, factor, mask, query, key);
    }
}

/// Whether all weights that the mask hides are zeros.
template <std::size_t Queries, std::size_t Keys, std::size_t QueryStride, std::size_t KeyStride, class T, class Mask>
inline bool hides_zeros(T const* weights, Mask const& mask) {
    using V = vector<T, detail::lanes_for<T>(Keys)>;
    constexpr std::size_t lanes = lanes_of<V>, left = Keys % lanes;
    detail::words_of<V> hidden{};
    for (std::size_t query = 0; query < Queries; ++query, weights += QueryStride) {
        if constexpr (KeyStride == 1) {
            std::size_t key = 0;
            for (; key + lanes <= Keys; key += lanes) {
                hidden = hidden | detail::hidden_bits<lanes, V>(weights + key, mask, query, key);
            }
            if constexpr (left != 0) {
                // What stands behind the last keys is zero.
                hidden = hidden | detail::hidden_bits<left, V>(weights + key, mask, query, key);
            }
        } else {
            for (std::size_t key = 0; key < Keys; ++key) {
                T const& weight = weights[key * KeyStride];
                if (!mask.keeps(query, key) && (math::is_nan(weight) || weight != T(0))) return false;
            }
        }
    }
    return !detail::any_set<lanes>(hidden);
}

/// Whether all elements that operand 0 of a nest visits are finite.
template <auto Nest, class T>
inline bool all_finite(T const* x) {
    for (rows<Nest> row{}; row.more; row.next()) {
        if (!detail::are_finite<row_length<Nest>, 0, row_stride<Nest, 0>>(x + row.at[0], 1)) return false;
    }
    return true;
}

/// Whether one of the elements that operand 0 of a nest visits is a positive zero.
template <auto Nest, class T>
inline bool any_zero(T const* x) {
    using V = vector<T>;
    using words = detail::words_of<V>;
    constexpr std::size_t length = row_length<Nest>, in_vectors = row_stride<Nest, 0> == 1 ? length / lanes<T> : 0;
    words zeros{};
    for (rows<Nest> row{}; row.more; row.next()) {
        T const* const from = x + row.at[0];
        for (std::size_t i = 0; i < in_vectors; ++i) {
            zeros = zeros | (detail::bits_of(load<V>(from + i * lanes<T>)) == 0);
        }
        for (std::size_t i = in_vectors * lanes<T>; i < length; ++i) {
            if (from[i * row_stride<Nest, 0>] == T(0)) return true;
        }
    }
    return detail::any_set<lanes<T>>(zeros);
}

}  // namespace heed::kernel

#endif
