// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_IN_ORDER_HPP
#define HEED_KERNEL_FUSED_IN_ORDER_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/exp.hpp>
#include <heed/kernel/fused_chain.hpp>
#include <heed/kernel/log_sum_exp.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/fma.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Fused attention element by element, in the order of fused_attention.hpp: what constant evaluation does.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

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
template <bool InSafeRange, attention_plan P, class T, class E, class S, class Mask, class Lse>
constexpr void attend_in_order(T* out, E const* q, S const* k, S const* v, T scale, Mask const& mask,
                               std::size_t query, Lse lse, keys_there<P> there) {
    constexpr std::size_t most = P.keys < keys_in_a_tile ? P.keys : keys_in_a_tile;
    constexpr std::size_t k_key = InSafeRange ? P.features : P.k_key;
    constexpr std::size_t v_key = InSafeRange ? 1 : P.v_key;
    constexpr std::size_t v_value = InSafeRange ? P.keys : P.v_value;
    constexpr bool finite = InSafeRange && !Mask::has_bias && !changes_scores<Mask>, is_long = P.features > P.longest;
    T sums[P.values] = {};
    auto [row_max, total] = start_of<T>(mask, query);
    bool first = true;
    for (std::size_t key = 0; key < there.key_count; key += keys_in_a_tile) {
        E weights[(most + 3) / 4 * 4] = {};
        bool kept[most] = {};
        std::size_t keys = 0;
        T tile_max = row_max;
        if constexpr (P.keys > most && !is_absent<Mask>) {
            std::size_t const end = there.key_count - key < most ? there.key_count : key + most;
            if (tile_under(mask, query, query, {key, end}) == mask_tile::empty) continue;
        }
        for (std::size_t j = 0; j < most && key + j < there.key_count; ++j) {
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
            S const* const values = v + key * v_key + d * v_value;
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
template <attention_plan P, class T, class S, class Mask, class Lse>
constexpr bool attend_if_middling(T* out, T const* q, S const* k, S const* v, T scale, Mask const& mask, Lse lse,
                                  attention_lengths lengths) {
    std::size_t const keys = P.ends ? lengths.keys : P.keys, queries = P.ends ? lengths.queries : P.queries;
    evaluated<T> of_q[P.queries * P.features] = {};
    evaluated<T> of_k[P.keys * P.features] = {};
    evaluated<T> of_v[P.values * P.keys] = {};
    if (!(scale < element_traits<T>::end_of_safe_range && scale > -element_traits<T>::end_of_safe_range) ||
        !copy_in_safe_range<P.features, P.q_query, P.q_feature, T>(of_q, q, queries, P.features) ||
        !copy_in_safe_range<P.features, P.k_key, P.k_feature, T>(of_k, k, keys, P.features) ||
        !copy_in_safe_range<P.keys, P.v_value, P.v_key, T>(of_v, v, P.values, keys)) {
        return false;
    }
    for (std::size_t query = 0; query < queries; ++query) {
        attend_in_order<true, P>(out + query * P.out_query, of_q + query * P.features, of_k, of_v, scale, mask, query,
                                 lse, keys_there<P>{lengths});
    }
    return true;
}

}  // namespace detail::inline HEED_KERNELS

/// Attention of one batch, element by element: what constant evaluation does, and what the tests compare with.
template <attention_plan P, class T, class S, attention_mask Mask, class Lse = absent, class Queries = every_query>
constexpr void fused_attention_in_order(T* out, T const* q, S const* k, S const* v, T scale, Mask const& mask,
                                        Lse lse = {}, attention_lengths lengths = {P.queries, P.keys},
                                        Queries attended = {}) {
    std::size_t const end = attended.first + attended.template count_of<P>(lengths);
    if constexpr (__is_same(Queries, every_query)) {
        if (__builtin_is_constant_evaluated()) {
            if (detail::attend_if_middling<P>(out, q, k, v, scale, mask, lse, lengths)) return;
        }
    }
    for (std::size_t query = attended.first; query < end; ++query) {
        detail::attend_in_order<false, P>(out + query * P.out_query, q + query * P.q_query, k, v, scale, mask, query,
                                          lse, keys_there<P>{lengths});
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
