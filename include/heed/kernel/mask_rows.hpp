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
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What a mask does to scores and weights that stand in memory: a vector of keys at a time, at run time.

namespace heed::kernel::inline HEED_KERNELS {

/// Scores of one batch: how many queries and keys, and how far apart their elements are along each.
struct scores_plan {
    std::size_t queries, keys, query, key;
};

namespace detail::inline HEED_KERNELS {

template <std::size_t Count, class V, class T, class Mask>
[[gnu::always_inline]] inline void mask_some(T* out, V scale, Mask const& mask, std::size_t query, std::size_t key) {
    V score = load_first<V, Count>(out);
    if constexpr (Mask::has_bias) {
        score = multiply_add(score, scale, with_biases<Count>(mask, query, key, opaque(V{})));
    } else {
        score = product(score, scale);
    }
    auto const keep = keys_kept<V, Count>(mask, query, key);
    store_first<Count>(out, chosen(keep, score, any_splat<V>(-math::infinity<T>)));
}

/// The bits of what a mask hides, but for signs.
template <std::size_t Count, class V, class T, class Mask>
[[gnu::always_inline]] inline words_of<V> hidden_bits(T const* weights, Mask const& mask, std::size_t query,
                                                      std::size_t key) {
    constexpr auto sign = __builtin_bit_cast(lane_of<words_of<V>>, T(-0.0));
    return bits_of(load_first<V, Count>(weights)) & ~sign & ~keys_kept<V, Count>(mask, query, key);
}

template <scores_plan P, class T, class Mask>
inline bool hides_zeros_in_vectors(T const* weights, Mask const& mask) {
    using V = vector<T, lanes_for<T>(P.keys)>;
    constexpr std::size_t lanes = lanes_of<V>, left = P.keys % lanes;
    words_of<V> hidden{};
    for (std::size_t query = 0; query < P.queries; ++query, weights += P.query) {
        std::size_t key = 0;
        for (; key + lanes <= P.keys; key += lanes) {
            hidden = hidden | hidden_bits<lanes, V>(weights + key, mask, query, key);
        }
        // What stands behind the last keys is zero.
        if constexpr (left != 0) hidden = hidden | hidden_bits<left, V>(weights + key, mask, query, key);
    }
    return !any_set<lanes>(hidden);
}
/// The same of so many queries and keys, of those that a plan has room for.
template <scores_plan P, class T, class Mask>
inline bool hides_zeros_in_vectors(T const* weights, Mask const& mask, std::size_t queries, std::size_t keys) {
    using V = vector<T, lanes_for<T>(P.keys)>;
    constexpr std::size_t lanes = lanes_of<V>;
    words_of<V> hidden{};
    for (std::size_t query = 0; query < queries; ++query, weights += P.query) {
        std::size_t key = 0;
        for (; key + lanes <= keys; key += lanes) {
            hidden = hidden | hidden_bits<lanes, V>(weights + key, mask, query, key);
        }
        for (; key < keys; ++key) hidden = hidden | hidden_bits<1, V>(weights + key, mask, query, key);
    }
    return !any_set<lanes>(hidden);
}

template <class T>
inline bool is_finite_row(T const* from, std::size_t length) {
    constexpr std::size_t whole = lanes<T>;
    std::size_t i = 0;
    for (; i + 4 * whole <= length; i += 4 * whole) {
        if (!are_finite<4 * whole, 0, 1>(from + i, 1)) return false;
    }
    for (; i < length; ++i) {
        if (!math::is_finite(from[i])) return false;
    }
    return true;
}

template <auto Nest, class T, class Lengths>
inline bool any_zero_in_vectors(T const* x, Lengths const& lengths) {
    using V = vector<T>;
    words_of<V> zeros{};
    for (nest_cursor<Nest, Lengths> row{{}, lengths}; row.more; row.next()) {
        std::size_t const length = row_turns<Nest>(lengths), in_vectors = length / lanes<T>;
        T const* const from = x + row.at[0];
        for (std::size_t i = 0; i < in_vectors; ++i) {
            zeros = zeros | (bits_of(load<V>(from + i * lanes<T>)) == 0);
        }
        for (std::size_t i = in_vectors * lanes<T>; i < length; ++i) {
            if (from[i] == T(0)) return true;
        }
    }
    return any_set<lanes<T>>(zeros);
}

}  // namespace detail::inline HEED_KERNELS

/// What a mask says of each score, key by key: whether it is kept, and the sum of its biases.
template <scores_plan P, attention_mask Mask>
constexpr void write_kept(bool* kept, Mask const& mask) {
    for (std::size_t query = 0; query < P.queries; ++query) {
        for (std::size_t key = 0; key < P.keys; ++key) kept[query * P.query + key * P.key] = mask.keeps(query, key);
    }
}
template <scores_plan P, class T, attention_mask Mask>
constexpr void write_biases(T* biases, Mask const& mask) {
    for (std::size_t query = 0; query < P.queries; ++query) {
        for (std::size_t key = 0; key < P.keys; ++key) {
            biases[query * P.query + key * P.key] = mask.add_bias(query, key, T{});
        }
    }
}

/// Sums of products become scores, in place: `out = scale * out + bias` where the mask keeps, and -inf elsewhere. Row
/// by row, of `Keys` keys each.
template <std::size_t Queries, std::size_t Keys, class T, attention_mask Mask>
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

/// Whether all weights that the mask hides are zeros, of so many queries and keys.
template <scores_plan P, class T, attention_mask Mask>
constexpr bool hides_zeros(T const* weights, Mask const& mask, std::size_t queries, std::size_t keys) {
    if constexpr (P.key == 1) {
        if (!__builtin_is_constant_evaluated()) {
            return detail::hides_zeros_in_vectors<P>(weights, mask, queries, keys);
        }
    }
    for (std::size_t query = 0; query < queries; ++query) {
        for (std::size_t key = 0; key < keys; ++key) {
            T const& weight = weights[query * P.query + key * P.key];
            if ((weight != T(0) || math::is_nan(weight)) && !mask.keeps(query, key)) return false;
        }
    }
    return true;
}
template <scores_plan P, class T, attention_mask Mask>
constexpr bool hides_zeros(T const* weights, Mask const& mask) {
    if constexpr (P.key == 1) {
        if (!__builtin_is_constant_evaluated()) return detail::hides_zeros_in_vectors<P>(weights, mask);
    }
    return hides_zeros<P, T>(weights, mask, P.queries, P.keys);
}

/// Whether all elements that operand 0 of a nest visits are finite. Loops may end at lengths.
template <auto Nest, class T, class Lengths = every_turn>
constexpr bool all_finite(T const* x, Lengths const& lengths = {}) {
    constexpr std::size_t stride = row_stride<Nest, 0>;
    std::size_t const length = row_turns<Nest>(lengths);
    for (nest_cursor<Nest, Lengths> row{{}, lengths}; row.more; row.next()) {
        T const* const from = x + row.at[0];
        if (__builtin_is_constant_evaluated() || (row_ends_early<Nest> && stride != 1)) {
            for (std::size_t i = 0; i < length; ++i) {
                if (!math::is_finite(from[i * stride])) return false;
            }
        } else if constexpr (row_ends_early<Nest>) {
            if (!detail::is_finite_row(from, length)) return false;
        } else if (!detail::are_finite<row_length<Nest>, 0, stride>(from, 1)) {
            return false;
        }
    }
    return true;
}

/// Whether one of the elements that operand 0 of a nest visits is a positive zero. (A negative one may count as one.)
template <auto Nest, class T, class Lengths = every_turn>
constexpr bool any_zero(T const* x, Lengths const& lengths = {}) {
    if constexpr (row_stride<Nest, 0> == 1) {
        if (!__builtin_is_constant_evaluated()) return detail::any_zero_in_vectors<Nest>(x, lengths);
    }
    std::size_t const length = row_turns<Nest>(lengths);
    for (nest_cursor<Nest, Lengths> row{{}, lengths}; row.more; row.next()) {
        for (std::size_t i = 0; i < length; ++i) {
            if (x[row.at[0] + i * row_stride<Nest, 0>] == T(0)) return true;
        }
    }
    return false;
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
