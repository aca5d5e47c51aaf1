// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_ROWS_HPP
#define HEED_KERNEL_FUSED_ROWS_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/fused_dots.hpp>
#include <heed/kernel/fused_rows_steps.hpp>
#include <heed/kernel/fused_stages.hpp>
#include <heed/kernel/fused_steps.hpp>
#include <heed/kernel/log_sum_exp.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/row_chains.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/detail/target.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Fused attention of few queries at run time, in the order of fused_attention.hpp: one that is decoded, or those of a
// group that share their keys. A vector holds keys while scores are computed, so that no lane is without work, and
// features of v while these are weighted. Each tile of k and v is read once for all queries.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// Attention of `Rows` queries to all keys.
template <attention_plan P, class T, std::size_t Rows, class Mask, class S>
struct attention_rows : dot_products<P, T, Rows, S> {
    using dots = dot_products<P, T, Rows, S>;
    using V = typename dots::V;
    using words = words_of<V>;
    static constexpr std::size_t lanes = dots::lanes, group = 16 / sizeof(T), value_lanes = lanes_for<T>(P.values);
    using W = vector<T, value_lanes>;
    using every_row = first_indices<Rows>;
    static constexpr bool masked = !is_absent<Mask>;
    static constexpr std::size_t width = dots::width, kept_width = width < keys_in_a_tile ? width : keys_in_a_tile;
    static constexpr std::size_t value_vectors = (P.values + value_lanes - 1) / value_lanes;
    static constexpr std::size_t values_in_vector = P.values < value_lanes ? P.values : value_lanes;
    using value_chains = row_chains<T, Rows, matrix_strides{width, 1}, matrix_strides{P.v_value, P.v_key}, S>;
    /// Vectors of values that are summed at a time.
    static constexpr std::size_t most_at_once = Rows < chains_at_once ? chains_at_once / Rows : 1;
    static constexpr std::size_t passes = (value_vectors + most_at_once - 1) / most_at_once,
                                 values_at_once = (value_vectors + passes - 1) / passes;

    Mask const& mask;
    std::size_t first_query;
    T scale;
    T row_max[Rows], total[Rows];
    /// What a mask says of a tile.
    alignas(64) lane_of<words> kept[masked ? Rows * kept_width : 1];
    /// The last vector of a row holds the last values, and some that the one before has, too.
    alignas(64) T sums[Rows * value_vectors * value_lanes];

    [[gnu::always_inline]] attention_rows(T const* queries, S const* keys, S const* values, Mask const& given,
                                          std::size_t query, T by, attention_lengths lengths)
        : dots(queries, keys, values, lengths), mask(given), first_query(query), scale(by) {}

    /// Scales, biases and masks a vector of the tile whose weights start at `scores`, and returns it.
    template <std::size_t Count>
    [[gnu::always_inline]] V finish_score(T* scores, std::size_t key, std::size_t at, std::size_t row, bool masks,
                                          std::size_t count = Count) {
        V const by = splat<V>(scale), minus_infinity = any_splat<V>(-math::infinity<T>);
        std::size_t const query = first_query + row;
        V score = load<V>(scores + at);
        words keep = ~words{};
        if constexpr (masked) {
            if (masks) {
                keep = keys_kept<V, Count>(mask, query, key + at, count);
                store(kept + row * kept_width + at, keep);
            }
        }
        if constexpr (changes_scores<Mask>) {
            score = changed_keys<Count>(mask, query, key + at, product(score, by), keep, count);
            if constexpr (Mask::has_bias) {
                if (masks) score = sum(score, with_biases<Count>(mask, query, key + at, V{}, count));
            }
        } else if constexpr (Mask::has_bias) {
            score = masks ? multiply_add(score, by, with_biases<Count>(mask, query, key + at, V{}, count))
                          : product(score, by);
        } else {
            score = product(score, by);
        }
        if constexpr (masked) {
            if (masks) score = chosen(keep, score, minus_infinity);
        }
        if constexpr (Count == some_keys) {
            score = chosen(words_below<words>(count), score, minus_infinity);
        } else if constexpr (Count != lanes) {
            score = chosen(first_words<words, Count>(every_lane<V>{}), score, minus_infinity);
        }
        store(scores + at, score);
        return score;
    }
    /// The scores of a query and `keys` keys, and the greatest of them.
    [[gnu::always_inline]] T finish_scores(T* scores, std::size_t key, std::size_t keys, std::size_t row, bool masks) {
        constexpr std::size_t left = P.keys % lanes;
        V high = splat<V>(row_max[row]);
        std::size_t at = 0;
        for (; at + lanes <= keys; at += lanes) {
            high = higher(finish_score<lanes>(scores, key, at, row, masks), high);
        }
        if constexpr (P.ends) {
            if (at < keys) high = higher(finish_score<some_keys>(scores, key, at, row, masks, keys - at), high);
        } else if constexpr (left != 0) {
            if (at < keys) high = higher(finish_score<left>(scores, key, at, row, masks), high);
        }
        return highest(high)[0];
    }

    /// Where the `i`th vector of values starts.
    static constexpr std::size_t value_at(std::size_t i) {
        return P.values < value_lanes || (i + 1) * value_lanes <= P.values ? i * value_lanes : P.values - value_lanes;
    }

    /// Weighted values, `Vectors` vectors of them, of `keys` keys from the `key`th on.
    template <std::size_t Vectors>
    [[gnu::always_inline]] void weigh(T const* of_keys, std::size_t first, std::size_t key, std::size_t keys,
                                      bool masks, bool is_first, T const* factor) {
        S const* from[Vectors];
        for (std::size_t i = 0; i < Vectors; ++i) {
            from[i] = this->v + key * P.v_key + value_at(first + i) * P.v_value;
        }
        constexpr std::size_t last_tile = P.keys < keys_in_a_tile ? 0 : P.keys - keys_in_a_tile;
        std::size_t const next_key = key + keys_in_a_tile < last_tile ? key + keys_in_a_tile : last_tile;
        S const* const next = this->k + next_key * P.k_key + first * P.features / value_vectors;
        W chains[Rows * Vectors] = {};
        start_chains(chains);
        value_chains::template add<values_in_vector, P.ends ? group : P.keys % group>(
            chains, of_keys, from, keys, [&](std::size_t i) {
                if constexpr (dots::fetches) {
                    heed::detail::fetch<Vectors * P.features / value_vectors * sizeof(S), true>(next + i * P.k_key);
                }
            });
        if constexpr (masked) {
            // A value that is NaN or infinite has made one of the sum though its weight is 0.
            if (masks && !all_finite(chains)) weigh_kept(chains, of_keys, from, Vectors, keys);
        }
        for (std::size_t i = 0; i < Vectors; ++i) {
            for (std::size_t row = 0; row < Rows; ++row) {
                T* const to = sums + (row * value_vectors + first + i) * value_lanes;
                W const x = chains[i * Rows + row];
                store(to, is_first ? x : multiply_add(load<W>(to), splat<W>(factor[row]), x));
            }
        }
    }
    /// The same where the values of masked keys are skipped, whatever they are.
    [[gnu::noinline]] void weigh_kept(W* chains, T const* of_keys, S const* const* from, std::size_t vectors,
                                      std::size_t keys) const {
        for (std::size_t j = 0; j < vectors; ++j) {
            for (std::size_t row = 0; row < Rows; ++row) {
                W one[1] = {};
                start_chains(one);
                for (std::size_t i = 0; i < keys; ++i) {
                    if (kept[row * kept_width + i] == 0) continue;
                    auto const values =
                        value_chains::loads::template some<value_lanes, values_in_vector, 1>(from[j] + i * P.v_key);
                    one[0] = multiply_add(splat<W>(of_keys[row * width + i]), values.of[0], one[0]);
                }
                chains[j * Rows + row] = one[0];
            }
        }
    }

    /// Of `length` keys from the `key`th on those before `limit`, or some more, up to a whole vector.
    static constexpr std::size_t before_limit(std::size_t length, std::size_t limit) {
        std::size_t const keys = (limit + lanes - 1) / lanes * lanes;
        return masked && keys < length ? keys : length;
    }
    /// What the queries see of `keys` keys from `key` on.
    [[gnu::always_inline]] mask_tile kind_of(std::size_t key, std::size_t keys) const {
        if constexpr (masked) return tile_under(mask, first_query, first_query + Rows - 1, {key, key + keys});
        return mask_tile::full;
    }
    /// A tile of `keys` keys from `key` on, whose dot products stand at `scores`.
    [[gnu::always_inline]] void tile(T* scores, std::size_t key, std::size_t keys, bool masks, bool is_first) {
        constexpr std::size_t row_lanes = lanes_for<T>(Rows);
        alignas(64) T factor[(Rows + row_lanes - 1) / row_lanes * row_lanes] = {};
        for (std::size_t row = 0; row < Rows; ++row) {
            T const high = finish_scores(scores + row * width, key, keys, row, masks);
            factor[row] = math::difference(row_max[row], high);
            row_max[row] = high;
        }
        if (!is_first || has_sink<Mask>) {
            for (std::size_t i = 0; i < Rows; i += row_lanes) {
                store(factor + i, exp_for_softmax(load<vector<T, row_lanes>>(factor + i)));
            }
        }
        for (std::size_t row = 0; row < Rows; ++row) {
            T const add_up = exponentiated<V>(scores + row * width, keys, row_max[row]);
            total[row] =
                is_first && !has_sink<Mask> ? add_up : math::multiply_add(total[row], factor[row], add_up);
            if constexpr (drops_weights<Mask>) {
                drop_row<T>(mask, first_query + row, key, scores + row * width, 1, keys);
            }
        }
        std::size_t i = 0;
        for (; i + values_at_once <= value_vectors; i += values_at_once) {
            weigh<values_at_once>(scores, i, key, keys, masks, is_first, factor);
        }
        constexpr std::size_t rest = value_vectors % values_at_once;
        if constexpr (rest != 0) weigh<rest>(scores, i, key, keys, masks, is_first, factor);
    }

    [[gnu::always_inline]] void run(T* out, auto lse) {
        for (std::size_t row = 0; row < Rows; ++row) {
            // Hidden from compilers that may not know -inf.
            auto const begin = start_of<T>(mask, first_query + row);
            row_max[row] = heed::detail::unknown(begin.row_max);
            total[row] = begin.total;
        }
        std::size_t start = 0, end = this->key_count;
        bool is_first = true;
        if constexpr (masked) {
            start = mask.first_key(first_query) / keys_in_a_tile * keys_in_a_tile;
            end = mask.end_of_keys(first_query + Rows - 1, this->key_count);
        }
        for (std::size_t key = start; key < end; key += dots::keys_at_once) {
            std::size_t const left = this->key_count - key;
            std::size_t const length = left < dots::keys_at_once ? left : dots::keys_at_once;
            std::size_t const keys = before_limit(length, end - key);
            if (kind_of(key, keys) == mask_tile::empty) continue;
            this->compute(key, length, keys);
            for (std::size_t at = 0; at < keys; at += keys_in_a_tile) {
                std::size_t const in_tile = keys - at < keys_in_a_tile ? keys - at : keys_in_a_tile;
                mask_tile const kind = kind_of(key + at, in_tile);
                if (kind == mask_tile::empty) continue;
                tile(this->weights + at, key + at, in_tile, kind == mask_tile::partial, is_first);
                is_first = false;
            }
        }
        if (is_first) {
            for (T& one : sums) one = T{};
        }
        for (std::size_t row = 0; row < Rows; ++row) {
            write_log_sum_exp(lse, first_query + row, row_max[row], total[row]);
        }
        write(out, every_row{});
    }
    // Row by row: in a loop over them g++ 12 takes the output's addresses for this object's, and leaves all out (-O1).
    template <std::size_t... Row>
    [[gnu::always_inline]] void write(T* out, indices<Row...>) const {
        (write_row(out + Row * P.out_query, sums + Row * value_vectors * value_lanes, total[Row]), ...);
    }
    [[gnu::always_inline]] static void write_row(T* out, T const* from, T total) {
        // A query that sees no key has the sums 0 and the total 0.
        T const inverse_sum = reciprocal_or_one(splat<vector<T, group>>(total))[0];
        for (std::size_t i = 0; i < value_vectors; ++i) {
            W const x = normalised(load<W>(from + i * value_lanes), splat<W>(inverse_sum));
            if constexpr (P.out_value == 1) {
                store_first<values_in_vector>(out + value_at(i), x);
            } else {
                for (std::size_t d = 0; d < values_in_vector; ++d) out[(value_at(i) + d) * P.out_value] = x[d];
            }
        }
    }
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
