// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_BLOCK_HPP
#define HEED_KERNEL_FUSED_BLOCK_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/fused_operands.hpp>
#include <heed/kernel/fused_stages.hpp>
#include <heed/kernel/fused_steps.hpp>
#include <heed/kernel/log_sum_exp.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/pack.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Fused attention at run time, in the order of fused_attention.hpp. A vector holds queries, so that maxima, sums and
// scales take no step across lanes: q is transposed once for a block, and its output back. k and v are read one element
// at a time that goes to all lanes.

namespace heed::kernel::inline HEED_KERNELS::detail {

/// Attention of the queries in `Vectors` vectors, of which the first `Count` exist, to all keys. `Operands` is where
/// keys and values come from, and P has the strides with which it gives them.
template <class Operands, class V, std::size_t Vectors, std::size_t Count, class Mask,
          attention_plan P = Operands::as_given>
struct attention_block : keys_there<P> {
    using T = lane_of<V>;
    using words = words_of<V>;
    using vectors = first_indices<Vectors>;
    static constexpr std::size_t lanes = lanes_of<V>, width = Vectors * lanes;
    static constexpr std::size_t group = chains_at_once / Vectors;
    /// Scores come in groups, their exponentials in fours.
    static constexpr std::size_t unit = group % 4 == 0 ? group : 2 * group;
    static constexpr std::size_t most = P.keys < keys_in_a_tile ? P.keys : keys_in_a_tile;
    static constexpr bool masked = !is_absent<Mask>;
    static constexpr std::size_t queries = Count;
    using mask_type = Mask;

    T const* of_q;
    Operands operands;
    Mask const& mask;
    std::size_t first_query, tile_key = 0;
    V scale;
    V row_max[Vectors], total[Vectors], factor[Vectors];
    alignas(64) T q[P.features * width];
    alignas(64) T weights[most * width];
    alignas(64) T sums[P.values * width];
    alignas(64) lane_of<words> kept_keys[masked ? most * width : 1];
    alignas(64) T bias[Mask::has_bias ? most * width : 1];

    [[gnu::always_inline]] attention_block(T const* from, auto const* keys, auto const* values, Mask const& given,
                                           std::size_t query, T by, attention_lengths lengths)
        : keys_there<P>(lengths), of_q(from), operands{keys, values}, mask(given), first_query(query),
          scale(splat<V>(by)) {}

    /// How many of a vector's lanes are queries that exist.
    static constexpr std::size_t valid_lanes(std::size_t vector) {
        return Count >= (vector + 1) * lanes ? lanes : Count - vector * lanes;
    }

    template <std::size_t... A>
    [[gnu::always_inline]] void pack_queries(T const* from, indices<A...>) {
        constexpr panel_source in_q{.column = P.q_query, .step = P.q_feature, .shortest = P.features, .width = width};
        (pack<in_q, lanes, valid_lanes(A)>(q + A * lanes, from + A * lanes * P.q_query, P.features), ...);
    }

    /// The scores of keys side by side, from the `at`th of the tile on.
    template <bool Masked, std::size_t... C, std::size_t... A>
    [[gnu::always_inline]] void score(std::size_t at, T const* from, V (&tile_max)[Vectors], indices<C...>,
                                      indices<A...> all) {
        V scores[sizeof...(C) * Vectors] = {};
        add_chains_in_blocks<P.k_key, P.k_feature, P.features, P.longest>(scores, q, from, indices<C...>{}, all);
        (finish_scores<Masked>(at + C, scores + C * Vectors, tile_max, all), ...);
    }
    template <bool Masked, std::size_t... A>
    [[gnu::always_inline]] void finish_scores(std::size_t at, V const* scores, V (&tile_max)[Vectors], indices<A...>) {
        (finish_score<Masked, A>(at, scores[A], tile_max[A]), ...);
    }
    template <bool Masked, std::size_t A>
    [[gnu::always_inline]] void finish_score(std::size_t key, V score, V& tile_max) {
        std::size_t const at = key * width + A * lanes;
        if constexpr (changes_scores<Mask>) {
            score = changed_scores<Masked, A>(*this, key, product(score, scale));
            if constexpr (Masked && Mask::has_bias) score = sum(score, load<V>(bias + at));
        } else if constexpr (Masked && Mask::has_bias) {
            score = multiply_add(score, scale, load<V>(bias + at));
        } else {
            score = product(score, scale);
        }
        if constexpr (Masked) {
            words const keep = load<words>(kept_keys + at);
            score = chosen(keep, score, any_splat<V>(-math::infinity<T>));
        }
        tile_max = higher(score, tile_max);
        store(weights + at, score);
    }

    /// What the mask says of a tile.
    template <std::size_t... A>
    [[gnu::always_inline]] void read_mask(std::size_t key, std::size_t keys, indices<A...>) {
        for (std::size_t i = 0; i < keys * width; i += lanes) {
            store(kept_keys + i, ~words{});
            if constexpr (Mask::has_bias) store(bias + i, V{});
        }
        (narrow_tile(mask, masked_tile<T, lanes, valid_lanes(A), width>{
                               kept_keys + A * lanes, bias + (Mask::has_bias ? A * lanes : 0), first_query + A * lanes,
                               key, keys}),
         ...);
    }

    template <std::size_t Length, std::size_t... D, std::size_t... A>
    [[gnu::always_inline]] void weigh(std::size_t at, T const* from, std::size_t keys, bool first,
                                      indices<D...>, indices<A...> all) {
        V chains[sizeof...(D) * Vectors] = {};
        start_chains(chains);
        add_chains<P.v_value, P.v_key, masked ? 0 : Length>(chains, weights, from, keys, indices<D...>{},
                                                            all);
        store_sums(sums + at * width, chains, first, indices<D...>{}, all);
    }
    template <std::size_t... D>
    [[gnu::always_inline]] void store_sums(T* to, V const* chains, bool first, indices<D...>, auto all) {
        if (first) {
            (store_first_sums(to + D * width, chains + D * Vectors, all), ...);
        } else {
            (store_next_sums(to + D * width, chains + D * Vectors, all), ...);
        }
    }
    template <std::size_t... A>
    [[gnu::always_inline]] void store_first_sums(T* to, V const* x, indices<A...>) {
        (store(to + A * lanes, x[A]), ...);
    }
    template <std::size_t... A>
    [[gnu::always_inline]] void store_next_sums(T* to, V const* x, indices<A...>) {
        (store(to + A * lanes, multiply_add(load<V>(to + A * lanes), factor[A], x[A])), ...);
    }

    /// As `weigh`, where the values of a key that is masked count as zeros. For masks that hide a NaN or an infinity.
    template <std::size_t... D, std::size_t... A>
    [[gnu::always_inline]] void weigh_kept(std::size_t at, T const* from, std::size_t keys, bool first,
                                           indices<D...> chosen_values, indices<A...> all) {
        V chains[sizeof...(D) * Vectors] = {};
        start_chains(chains);
        for (std::size_t i = 0; i < keys; ++i) {
            add_kept_column<P.v_value>(chains, weights + i * width, kept_keys + i * width, from + i * P.v_key,
                                       chosen_values, all);
        }
        store_sums(sums + at * width, chains, first, chosen_values, all);
    }
    [[gnu::noinline]] void weigh_all_kept(T const* values, std::size_t keys, bool first) {
        // The masks need registers too.
        constexpr std::size_t some = group > 1 ? group / 2 : 1, rest = P.values % some;
        std::size_t d = 0;
        for (; d + some <= P.values; d += some) {
            weigh_kept(d, values + d * P.v_value, keys, first, first_indices<some>{}, vectors{});
        }
        if constexpr (rest != 0) {
            weigh_kept(d, values + d * P.v_value, keys, first, first_indices<rest>{}, vectors{});
        }
    }

    /// The weights of the scores, and their sums.
    template <std::size_t Length, std::size_t... A>
    [[gnu::always_inline]] void exponentiate(std::size_t keys, V (&add_up)[Vectors], indices<A...>) {
        std::size_t i = 0;
        for (; i + 4 <= keys; i += 4) {
            ((add_up[A] = sum(add_up[A], exps_of_keys<4, width>(weights + i * width + A * lanes, -row_max[A]))), ...);
        }
        if constexpr (Length == some_keys) {
            if (keys - i == 1) last_exps<1>(i, add_up, indices<A...>{});
            if (keys - i == 2) last_exps<2>(i, add_up, indices<A...>{});
            if (keys - i == 3) last_exps<3>(i, add_up, indices<A...>{});
        } else if constexpr (Length % 4 != 0) {
            if (i < keys) last_exps<Length % 4>(i, add_up, indices<A...>{});
        }
    }
    template <std::size_t Left, std::size_t... A>
    [[gnu::always_inline]] void last_exps(std::size_t i, V (&add_up)[Vectors], indices<A...>) {
        ((add_up[A] = sum(add_up[A], exps_of_keys<Left, width>(weights + i * width + A * lanes, -row_max[A]))), ...);
    }
    /// So that the constants of exp occupy no registers elsewhere.
    template <std::size_t Length>
    [[gnu::noinline]] void exponentiate_apart(std::size_t keys, V (&add_up)[Vectors], auto all) {
        exponentiate<Length>(keys, add_up, all);
    }

    /// `Length` keys from `at` on, or `some_keys`, but for those that no query sees at both ends. Whether any is seen.
    template <std::size_t Length, std::size_t... A>
    [[gnu::always_inline]] bool tile(std::size_t at, bool first, indices<A...> all, std::size_t length = Length) {
        tile_to_attend seen{at, length, mask_tile::full, {}};
        if constexpr (masked) seen = trimmed_tile<unit>(mask, first_query, first_query + Count - 1, at, length);
        if (seen.kind == mask_tile::empty) return false;
        std::size_t const key = seen.key, keys = seen.keys;
        bool const masks = seen.kind == mask_tile::partial;
        T const* const from = operands.keys(key, keys);
        tile_key = key;
        V tile_max[Vectors] = {row_max[A]...};
        if (masks) {
            if constexpr (masked) read_mask(key, keys, all);
            scores<masked, Length>(from, keys, tile_max, all);
        } else {
            scores<false, Length>(from, keys, tile_max, all);
        }
        if (!first || has_sink<Mask>) ((factor[A] = exp_for_softmax(sum(row_max[A], -tile_max[A]))), ...);
        ((row_max[A] = tile_max[A]), ...);
        V add_up[Vectors] = {};
        if constexpr (Length > 32 || Length == some_keys) {
            exponentiate_apart<Length>(keys, add_up, all);
        } else {
            exponentiate<Length>(keys, add_up, all);
        }
        ((total[A] = first && !has_sink<Mask> ? add_up[A] : multiply_add(total[A], factor[A], add_up[A])), ...);
        if constexpr (drops_weights<Mask>) drop_weights(*this, keys);

        T const* const values = operands.values(key, keys);
        if constexpr (masked) {
            if (masks) {
                // Where the open keys are the first ones of the tile, they need no look.
                std::size_t const known = seen.open.first <= key && key < seen.open.end ? seen.open.end - key : 0;
                if (!are_finite<P.values, P.v_key, P.v_value>(values + known * P.v_key, keys - known)) {
                    return weigh_all_kept(values, keys, first), true;
                }
            }
        }
        std::size_t d = 0;
        for (; d + group <= P.values; d += group) {
            weigh<Length>(d, values + d * P.v_value, keys, first, first_indices<group>{}, all);
        }
        constexpr std::size_t rest = P.values % group;
        if constexpr (rest != 0) weigh<Length>(d, values + d * P.v_value, keys, first, first_indices<rest>{}, all);
        return true;
    }
    template <bool Masked, std::size_t Length>
    [[gnu::always_inline]] void scores(T const* from, std::size_t keys, V (&tile_max)[Vectors], auto all) {
        std::size_t i = 0;
        for (; i + group <= keys; i += group) {
            score<Masked>(i, from + i * P.k_key, tile_max, first_indices<group>{}, all);
        }
        if constexpr (Length == some_keys) {
            constexpr std::size_t few = group > 8 ? 8 : 2;
            for (; i + few <= keys; i += few) score<Masked>(i, from + i * P.k_key, tile_max, first_indices<few>{}, all);
            for (; i < keys; ++i) score<Masked>(i, from + i * P.k_key, tile_max, first_indices<1>{}, all);
        } else if constexpr (Length % group != 0) {
            if (i < keys) {
                score<Masked>(i, from + i * P.k_key, tile_max, first_indices<Length % group>{}, all);
            }
        }
    }

    [[gnu::always_inline]] void run(T* out, auto lse) { run(out, lse, vectors{}); }
    template <std::size_t... A>
    [[gnu::always_inline]] void run(T* out, auto lse, indices<A...> all) {
        // Hidden from compilers that may not know -inf, and would find the greater of any number and this one to be
        // that.
        if constexpr (has_sink<Mask>) {
            start_at_sinks(*this);
        } else {
            ((row_max[A] = opaque(splat<V>(-element_traits<T>::greatest)), total[A] = V{}), ...);
        }
        pack_queries(of_q, all);
        std::size_t key = 0, end = this->key_count;
        if constexpr (masked) {
            key = mask.first_key(first_query) / keys_in_a_tile * keys_in_a_tile;
            end = mask.end_of_keys(first_query + Count - 1, this->key_count);
        }
        bool first = true;
        if constexpr (P.keys >= keys_in_a_tile) {
            for (; key + keys_in_a_tile <= this->key_count && key < end; key += keys_in_a_tile) {
                if (tile<keys_in_a_tile>(key, first, all)) first = false;
            }
        }
        if constexpr (P.ends) {
            if (key < end && tile<some_keys>(key, first, all, this->key_count - key)) first = false;
        } else if constexpr (P.keys % keys_in_a_tile != 0) {
            if (key < end && tile<P.keys % keys_in_a_tile>(key, first, all)) first = false;
        }
        if (first) {
            for (T& one : sums) one = T{};
        }
        for (std::size_t lane = 0; lane < Count && !is_absent<decltype(lse)>; ++lane) {
            write_log_sum_exp(lse, first_query + lane, row_max[lane / lanes][lane % lanes],
                              total[lane / lanes][lane % lanes]);
        }
        // A query that sees no key has the sums 0 and the total 0.
        V const inverse_sum[Vectors] = {reciprocal_or_one(total[A])...};
        (write_normalised<P, valid_lanes(A), width>(out + A * lanes * P.out_query, sums + A * lanes, inverse_sum[A],
                                                    first_indices<16 / sizeof(T)>{}),
         ...);
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS::detail

#include <heed/meta/detail/precise_end.hpp>

#endif
