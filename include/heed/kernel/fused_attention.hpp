// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_ATTENTION_HPP
#define HEED_KERNEL_FUSED_ATTENTION_HPP

#include <cstddef>

#include <heed/kernel/exp.hpp>
#include <heed/kernel/fused_block.hpp>
#include <heed/kernel/fused_chain.hpp>
#include <heed/kernel/fused_rows.hpp>
#include <heed/kernel/log_sum_exp.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/kernel/scratch.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/detail/halfway.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/fma.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Scaled dot-product attention without its weights: softmax(scale q k^T + bias) v, one tile of keys after the other, so
// that no more than a tile of weights ever exists (M. Milakov and N. Gimelshein, Online normalizer calculation for
// softmax, 2018; T. Dao et al., FlashAttention, 2022).
//
// The result is defined to the bit, for any vector width and at both times, by this order. For each query, with
// m = the lowest finite number, l = 0 and o = 0, for each tile of 128 keys from the first on:
//   s[j] = scale * (q . k[j]), or multiply_add(q . k[j], scale, bias): the dot product is one chain of multiply-adds
//          over the features from 0 on (of more than `longest_chain` features one for each block of so many:
//          kernel/long_sums.hpp), the product with the scale is rounded on its own;
//   m'   = the greatest of m and all s[j];
//   p[j] = exp(s[j] - m'), exp being `exp_for_softmax`;
//   c    = exp(m - m');
//   l    = c l + sum of p: the keys in fours, (p[0] + p[1]) + (p[2] + p[3]), which are added up in order;
//   o    = c o + sum of p[j] v[j]: one chain of multiply-adds over the keys from 0 on, for each feature of v;
//   m    = m'.
// With stages (kernel/score_stages.hpp) s[j] is the scaled score, rounded, then changed, and then the sum of that and
// the bias; m and l begin as the sink and 1; and p[j] in o, but not in l, is multiplied by what dropout makes of it.
// (The sums l and o over tiles are chains of a 128th of the keys, which need no blocks.)
// In the end the output is o * (1 / l), the reciprocal and the product rounded on their own.
// Special cases: a masked key is skipped, its k and v do not matter, whatever they are. A query that no key is left
// for has the output 0, and so has one whose scores are all -inf, if v is finite: an unmasked v that is NaN or infinite
// comes through, whatever its weight. One score that is NaN or +inf makes the output NaN. The sum o is not kept from
// overflowing: it may be the number of keys times the greatest |v|. No zero is negative, and every NaN is the positive
// quiet one.
// Where it is asked for, the log-sum-exp of the scores follows from m and l as they are in the end: m + log(l), the
// logarithm and the sum rounded on their own; -inf where l is 0, and NaN where it is NaN (kernel/log_sum_exp.hpp).

namespace heed::kernel {

namespace detail {

/// exp(score - tile_max), of finite scores or of any.
template <bool Finite, class T>
constexpr T exp_of_difference(T score, T tile_max) {
    if constexpr (Finite && sizeof(T) == sizeof(float)) {
        return score - tile_max > exp_lowest ? exp_in_constant(score - tile_max) : 0.0f;
    } else {
        return exp_for_softmax(math::difference(score, tile_max));
    }
}

/// The outputs of one query in the order above; `E` and the strides are those of the operands, or of their copies.
template <bool InSafeRange, attention_plan P, class T, class E, class Mask, class Lse>
constexpr void attend_in_order(T* out, E const* q, E const* k, E const* v, T scale, Mask const& mask,
                               std::size_t query, Lse lse, keys_there<P> there) {
    constexpr std::size_t most = P.keys < keys_in_a_tile ? P.keys : keys_in_a_tile;
    constexpr std::size_t k_key = InSafeRange ? P.features : P.k_key;
    constexpr std::size_t v_key = InSafeRange ? 1 : P.v_key;
    constexpr std::size_t v_value = InSafeRange ? P.keys : P.v_value;
    constexpr bool finite = InSafeRange && !Mask::has_bias && !changes_scores<Mask>, is_long = P.features > P.longest;
    T sums[P.values] = {};
    auto [row_max, total] = start_of<T>(mask, query);
    bool first = true;
    for (std::size_t key = 0; key < there.count; key += keys_in_a_tile) {
        E weights[(most + 3) / 4 * 4] = {};
        bool kept[most] = {};
        std::size_t keys = 0;
        T tile_max = row_max;
        if constexpr (P.keys > most && !is_absent<Mask>) {
            std::size_t const end = there.count - key < most ? there.count : key + most;
            if (tile_under(mask, query, query, {key, end}) == mask_tile::empty) continue;
        }
        for (std::size_t j = 0; j < most && key + j < there.count; ++j) {
            if constexpr (!is_absent<Mask>) {
                if (!mask.keeps(query, key + j)) continue;
                kept[j] = true;
            }
            // Not a block of one chain: constant evaluation counts statements.
            T score = is_long ? chain_in_blocks<InSafeRange, P.q_feature, P.k_feature, P.features, P.longest, T>(
                                    q, k + (key + j) * k_key)
                              : chain<InSafeRange, P.q_feature, P.k_feature, T>(q, k + (key + j) * k_key, P.features,
                                                                                nullptr);
            if constexpr (changes_scores<Mask>) {
                score = mask.change(opaque(math::product(score, scale)), query, key + j);
                if constexpr (Mask::has_bias) score = math::sum(score, mask.add_bias(query, key + j, T{}));
            } else if constexpr (Mask::has_bias) {
                score = math::multiply_add(score, scale, mask.add_bias(query, key + j, T{}));
            } else {
                score = InSafeRange ? score * scale : opaque(math::product(score, scale));
            }
            if (!finite && (math::is_nan(score) || (math::is_inf(score) && score > 0))) {
                for (std::size_t d = 0; d < P.values; ++d) out[d * P.out_value] = math::quiet_nan<T>;
                write_log_sum_exp(lse, query, row_max, math::quiet_nan<T>);
                return;
            }
            if (score > tile_max) tile_max = score;
            weights[j] = score;
            keys = j + 1;
        }
        if (keys == 0) continue;
        bool in_safe_range = InSafeRange;
        for (std::size_t j = 0; j < keys; ++j) {
            if (is_absent<Mask> || kept[j]) {
                T const weight = exp_of_difference<finite>(static_cast<T>(weights[j]), tile_max);
                in_safe_range = in_safe_range && (weight >= 1 / element_traits<T>::end_of_safe_range || weight == 0);
                weights[j] = weight;
            }
        }
        T add_up = 0;
        for (std::size_t j = 0; j < keys; j += 4) {
            T const four[] = {static_cast<T>(weights[j]), static_cast<T>(weights[j + 1]),
                              static_cast<T>(weights[j + 2]), static_cast<T>(weights[j + 3])};
            add_up = InSafeRange ? add_up + ((four[0] + four[1]) + (four[2] + four[3]))
                                 : opaque(add_up + opaque(opaque(four[0] + four[1]) + opaque(four[2] + four[3])));
        }
        if constexpr (drops_weights<Mask>) {
            in_safe_range = false;
            drop_row<T>(mask, query, key, weights, 1, keys);
        }
        T const factor =
            first && !has_sink<Mask> ? T{} : exp_for_softmax(math::difference(row_max, tile_max));
        for (std::size_t d = 0; d < P.values; ++d) {
            E const* const values = v + key * v_key + d * v_value;
            // A weight of 0 is as good as none when the values are in the safe range.
            T const sum = in_safe_range ? chain<InSafeRange, 1, v_key, T>(weights, values, keys, nullptr)
                                   : chain<false, 1, v_key, T>(weights, values, keys, is_absent<Mask> ? nullptr : kept);
            sums[d] = first ? sum : math::multiply_add(sums[d], factor, sum);
        }
        total = first && !has_sink<Mask> ? add_up : math::multiply_add(total, factor, add_up);
        row_max = tile_max;
        first = false;
    }
    write_log_sum_exp(lse, query, row_max, total);
    T const inverse_sum = total == 0 ? T(1) : math::quotient(T(1), total);
    for (std::size_t d = 0; d < P.values; ++d) {
        T const output = math::multiply_add(sums[d], inverse_sum, T{});
        out[d * P.out_value] = math::is_nan(output) ? math::quiet_nan<T> : output;
    }
}

/// Attention of one batch in constant evaluation, if all its numbers are in the safe range.
template <attention_plan P, class T, class Mask, class Lse>
constexpr bool attend_if_middling(T* out, T const* q, T const* k, T const* v, T scale, Mask const& mask, Lse lse,
                                  attention_lengths lengths) {
    std::size_t const keys = P.ends ? lengths.keys : P.keys, queries = P.ends ? lengths.queries : P.queries;
    evaluated<T> of_q[P.queries * P.features] = {};
    evaluated<T> of_k[P.keys * P.features] = {};
    evaluated<T> of_v[P.values * P.keys] = {};
    if (!(scale < element_traits<T>::end_of_safe_range && scale > -element_traits<T>::end_of_safe_range) ||
        !copy_in_safe_range<P.features, P.q_query, P.q_feature>(of_q, q, queries, P.features) ||
        !copy_in_safe_range<P.features, P.k_key, P.k_feature>(of_k, k, keys, P.features) ||
        !copy_in_safe_range<P.keys, P.v_value, P.v_key>(of_v, v, P.values, keys)) {
        return false;
    }
    for (std::size_t query = 0; query < queries; ++query) {
        attend_in_order<true, P>(out + query * P.out_query, of_q + query * P.features, of_k, of_v, scale, mask, query,
                                 lse, keys_there<P>{lengths});
    }
    return true;
}

/// As many queries as are attended to with keys in the lanes of a vector; more of them fill the lanes themselves.
/// Measured (SSE2, AVX2, AVX-512; float and double): up to three quarters of the lanes it is as fast or faster, for one
/// query up to 5 times. Of few keys only one query is.
template <attention_plan P, class T>
inline constexpr std::size_t few_queries = P.keys < 8 || lanes<T> == 2 ? 1 : lanes<T> / 4 * 3;

/// What attends to `Count` queries, of at most two vectors.
template <attention_plan P, std::size_t Count, class T, class Mask>
struct queries_at_once {
    using type =
        attention_block<P, vector<T, lanes_for<T>(Count)>, (Count > lanes_for<T>(Count) ? 2 : 1), Count, Mask>;
};
template <attention_plan P, std::size_t Count, class T, class Mask>
    requires(Count <= few_queries<P, T>)
struct queries_at_once<P, Count, T, Mask> {
    using type = attention_rows<P, T, Count, Mask>;
};
template <attention_plan P, std::size_t Count, class T, class Mask>
using block_of = typename queries_at_once<P, Count, T, Mask>::type;

/// What a block needs of the heap: nothing, or all that it is.
template <class Block>
inline constexpr std::size_t bytes_on_heap = sizeof(Block) <= most_stack_bytes ? 0 : sizeof(Block);

template <attention_plan P, std::size_t Count, class T, class Mask, class Lse>
[[gnu::always_inline]] inline void attend_to_all(T* out, T const* q, T const* k, T const* v, T scale, Mask const& mask,
                                                 Lse lse, attention_lengths lengths, std::size_t first_query,
                                                 void* memory) {
    using block_type = block_of<P, Count, T, Mask>;
    out += first_query * P.out_query;
    q += first_query * P.q_query;
    if constexpr (bytes_on_heap<block_type> == 0) {
        block_type block(q, k, v, mask, first_query, scale, lengths);
        block.run(out, lse);
    } else {
        auto* const block = ::new (memory) block_type(q, k, v, mask, first_query, scale, lengths);
        block->run(out, lse);
    }
}

/// The block for as many queries as are attended to at a time.
template <attention_plan P, class T, class Mask>
using whole_block = block_of<P, (P.queries < 2 * lanes<T> ? P.queries : 2 * lanes<T>), T, Mask>;

/// One batch by blocks of queries.
template <attention_plan P, class T, class Mask, class Lse>
[[gnu::always_inline]] inline void attend_by_blocks(T* out, T const* q, T const* k, T const* v, T scale,
                                                    Mask const& mask, Lse lse, attention_lengths lengths) {
    constexpr std::size_t most = 2 * lanes<T>, block = P.queries < most ? P.queries : most;
    scratch<bytes_on_heap<whole_block<P, T, Mask>>> const scratch{};
    std::size_t const queries = P.ends ? lengths.queries : P.queries, last = queries - block;
    std::size_t query = 0;
    for (; query + block <= queries; query += block) {
        attend_to_all<P, block>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
    }
    if constexpr (P.ends) {
        // The last block reaches back: queries that are attended to twice have the same outputs.
        constexpr std::size_t half = block / 2;
        if (query == queries) return;
        if (query > 0) return attend_to_all<P, block>(out, q, k, v, scale, mask, lse, lengths, last, scratch.memory);
        if constexpr (half > 1) {
            static_assert(sizeof(block_of<P, half, T, Mask>) <= sizeof(whole_block<P, T, Mask>));
            if (queries >= half) {
                attend_to_all<P, half>(out, q, k, v, scale, mask, lse, lengths, 0, scratch.memory);
                if ((query = queries - half) == 0) return;
                return attend_to_all<P, half>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
            }
        }
        if constexpr (block > 1) {
            static_assert(sizeof(block_of<P, 1, T, Mask>) <= sizeof(whole_block<P, T, Mask>));
            for (; query < queries; ++query) {
                attend_to_all<P, 1>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
            }
        }
    } else if constexpr (P.queries % block != 0) {
        static_assert(sizeof(block_of<P, P.queries % block, T, Mask>) <= sizeof(whole_block<P, T, Mask>));
        attend_to_all<P, P.queries % block>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
    }
}
/// In a function of its own, so that two big blocks do not stand in the stack of one.
template <attention_plan P, class T, class Mask, class Lse>
[[gnu::noinline]] void attend_by_big_blocks(T* out, T const* q, T const* k, T const* v, T scale, Mask const& mask,
                                            Lse lse, attention_lengths lengths) {
    attend_by_blocks<P>(out, q, k, v, scale, mask, lse, lengths);
}

}  // namespace detail

/// Attention of one batch, element by element: what constant evaluation does, and what the tests compare with.
template <attention_plan P, class T, attention_mask Mask, class Lse = absent>
constexpr void fused_attention_in_order(T* out, T const* q, T const* k, T const* v, T scale, Mask const& mask,
                                        Lse lse = {}, attention_lengths lengths = {P.queries, P.keys}) {
    if (__builtin_is_constant_evaluated()) {
        if (detail::attend_if_middling<P>(out, q, k, v, scale, mask, lse, lengths)) return;
    }
    for (std::size_t query = 0; query < lengths.queries; ++query) {
        detail::attend_in_order<false, P>(out + query * P.out_query, q + query * P.q_query, k, v, scale, mask, query,
                                          lse, keys_there<P>{lengths});
    }
}

/// Attention of one batch. At run time it needs memory for one tile, beyond the operands: of the stack, or of the heap
/// where features or values are so many that it is more than `most_stack_bytes`. Elements of types other than float and
/// double go one by one. `lse` is where the log-sum-exps of the queries go, one behind the other, or `absent`. Of a
/// plan that ends, as many queries and keys as `lengths` says are read and written; the bits are those of one with so
/// many.
template <attention_plan P, class T, attention_mask Mask, class Lse = absent>
constexpr void fused_attention(T* out, T const* q, T const* k, T const* v, T scale, Mask const& mask, Lse lse = {},
                               attention_lengths lengths = {P.queries, P.keys}) {
    if (__builtin_is_constant_evaluated() || !element_traits<T>::has_vectors) {
        return fused_attention_in_order<P>(out, q, k, v, scale, mask, lse, lengths);
    }
    if constexpr (sizeof(detail::whole_block<P, T, Mask>) > 8 * 1024) {
        detail::attend_by_big_blocks<P>(out, q, k, v, scale, mask, lse, lengths);
    } else {
        detail::attend_by_blocks<P>(out, q, k, v, scale, mask, lse, lengths);
    }
}

}  // namespace heed::kernel

#include <heed/meta/detail/precise_end.hpp>

#endif
