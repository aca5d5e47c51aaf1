// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_ROWS_HPP
#define HEED_KERNEL_FUSED_ROWS_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/fused_rows_steps.hpp>
#include <heed/kernel/fused_steps.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/row_chains.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/target.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Fused attention of few queries at run time, in the order of fused_attention.hpp: one that is decoded, or those of a
// group that share their keys. A vector holds keys while scores are computed, so that no lane is without work, and
// features of v while these are weighted. Each tile of k and v is read once for all queries.

namespace heed::kernel {

namespace detail {

/// Attention of `Rows` queries to all keys.
template <attention_plan P, class T, std::size_t Rows, class Mask>
struct attention_rows {
    static constexpr std::size_t lanes = lanes_for<T>(P.keys), value_lanes = lanes_for<T>(P.values),
                                 group = 16 / sizeof(T);
    using V = vector<T, lanes>;
    using W = vector<T, value_lanes>;
    using words = words_of<V>;
    using every_row = first_indices<Rows>;
    static constexpr bool masked = !is_absent<Mask>;
    static constexpr std::size_t most = P.keys < keys_in_a_tile ? P.keys : keys_in_a_tile;
    /// Room for the weights of a query and a tile, in whole vectors.
    static constexpr std::size_t width = (most + lanes - 1) / lanes * lanes;
    static constexpr std::size_t last_length = (P.keys - 1) % keys_in_a_tile + 1;
    static constexpr std::size_t value_vectors = (P.values + value_lanes - 1) / value_lanes;
    static constexpr std::size_t values_in_vector = P.values < value_lanes ? P.values : value_lanes;

    using key_chains =
        row_chains<T, Rows, matrix_strides{P.q_query, P.q_feature}, matrix_strides{P.k_key, P.k_feature}>;
    using value_chains = row_chains<T, Rows, matrix_strides{width, 1}, matrix_strides{P.v_value, P.v_key}>;
    /// Vectors of keys whose scores are summed at a time, and of values.
    static constexpr std::size_t keys_at_once = key_chains::loads::is_direct ? (Rows > 6 ? chains_at_once / Rows : 4)
                                                : vector_registers == 32     ? (Rows > 4 ? 1 : 2)
                                                                             : (Rows > 2 ? 1 : 4);
    static constexpr std::size_t most_at_once = Rows < chains_at_once ? chains_at_once / Rows : 1;
    static constexpr std::size_t passes = (value_vectors + most_at_once - 1) / most_at_once,
                                 values_at_once = (value_vectors + passes - 1) / passes;

    /// Whether the next tile of v is asked for while scores are computed, and that of k while values are weighted: it
    /// costs nothing where several queries share them. (One or two read as fast as the caches give, and only memory
    /// would be the faster for it.)
    static constexpr bool fetches = P.keys > keys_in_a_tile && P.k_feature == 1 && P.v_value == 1 && Rows > 2;

    T const* q;
    T const* k;
    T const* v;
    Mask const& mask;
    std::size_t first_query;
    T scale;
    V tile_max[Rows];
    T row_max[Rows], total[Rows];
    alignas(64) T weights[Rows * width];
    alignas(64) lane_of<words> kept[masked ? Rows * width : 1];
    /// The last vector of a row holds the last values, and some that the one before has, too.
    alignas(64) T sums[Rows * value_vectors * value_lanes];

    [[gnu::always_inline]] attention_rows(T const* queries, T const* keys, T const* values, Mask const& given,
                                          std::size_t query, T by)
        : q(queries), k(keys), v(values), mask(given), first_query(query), scale(by) {}

    /// The scores of `Vectors` vectors of `Count` keys, from the `at`th of the tile on.
    template <class X, std::size_t Count, std::size_t Vectors>
    [[gnu::always_inline]] void score(std::size_t key, std::size_t at, bool masks) {
        constexpr std::size_t keys = Vectors * Count;
        constexpr std::size_t step = key_chains::loads::template at_once<lanes_of<X>, Count>;
        T const *from[Vectors], *const values = v + (key + at) * P.v_key;
        for (std::size_t i = 0; i < Vectors; ++i) from[i] = k + (key + at + i * lanes_of<X>) * P.k_key;
        X chains[Rows * Vectors] = {};
        key_chains::template add_in_blocks<Count, P.features, P.longest>(chains, q, from, [&](std::size_t i) {
            if constexpr (fetches) {
                // As many rows of v as there are keys, spread over the steps.
                constexpr std::size_t steps = (P.features + step - 1) / step, rows = keys < steps ? 1 : keys / steps,
                                      every = keys < steps ? (steps + keys - 1) / keys : 1;
                if (i / step % every != 0) return;
                T const* const next = values + i / step / every * rows * P.v_key;
                for (std::size_t row = 0; row < rows; ++row) {
                    heed::detail::fetch<P.values * sizeof(T)>(next + row * P.v_key);
                }
            }
        });
        for (std::size_t i = 0; i < Vectors; ++i) {
            for (std::size_t row = 0; row < Rows; ++row) {
                finish_score<Count>(key, at + i * lanes_of<X>, row, chains[i * Rows + row], masks);
            }
        }
    }
    /// Scales a score, or those of a vector, biases and masks it.
    template <std::size_t Count, class X>
    [[gnu::always_inline]] void finish_score(std::size_t key, std::size_t at, std::size_t row, X score, bool masks) {
        X const by = splat<X>(scale), minus_infinity = any_splat<X>(-math::infinity<T>);
        if constexpr (Mask::has_bias) {
            score = masks ? multiply_add(score, by, with_biases<Count>(mask, first_query + row, key + at, X{}))
                          : product(score, by);
        } else {
            score = product(score, by);
        }
        if constexpr (masked) {
            if (masks) {
                auto const keep = keys_kept<X, Count>(mask, first_query + row, key + at);
                score = chosen(keep, score, minus_infinity);
                store(kept + row * width + at, keep);
            }
        }
        if constexpr (Count != lanes_of<X>) {
            score = chosen(first_words<words_of<X>, Count>(every_lane<X>{}), score, minus_infinity);
        }
        store(weights + row * width + at, score);
        if constexpr (lanes_of<X> == lanes) {
            tile_max[row] = higher(score, tile_max[row]);
        } else {
            tile_max[row] = higher(splat<V>(highest(score)[0]), tile_max[row]);
        }
    }
    /// The scores of the first `keys` keys of a tile of `length`.
    [[gnu::always_inline]] void score_all(std::size_t key, std::size_t length, std::size_t keys, bool masks) {
        constexpr std::size_t together = keys_at_once * lanes, left = last_length % lanes;
        if constexpr (left != 0) {
            // Those behind the last key have no weight.
            for (std::size_t row = 0; row < Rows && length == last_length; ++row) {
                store(weights + row * width + length / lanes * lanes, any_splat<V>(-math::infinity<T>));
            }
        }
        std::size_t at = 0;
        if constexpr (most >= together) {
            for (; at + together <= keys; at += together) score<V, lanes, keys_at_once>(key, at, masks);
        }
        if constexpr (keys_at_once > 1 && most >= lanes) {
            for (; at + lanes <= keys; at += lanes) score<V, lanes, 1>(key, at, masks);
        }
        if constexpr (left != 0) {
            if (at < keys && last_length > lanes) {
                // The last vector reaches back over scores that are there already.
                score<V, lanes, 1>(key, length - lanes, masks);
            } else if (at < keys) {
                constexpr std::size_t count = last_length < lanes ? last_length : lanes;
                score<vector<T, lanes_for<T>(count)>, count, 1>(key, at, masks);
            }
        }
    }

    /// Where the `i`th vector of values starts.
    static constexpr std::size_t value_at(std::size_t i) {
        return P.values < value_lanes || (i + 1) * value_lanes <= P.values ? i * value_lanes : P.values - value_lanes;
    }

    /// Weighted values, `Vectors` vectors of them, of `keys` keys from the `key`th on.
    template <std::size_t Vectors>
    [[gnu::always_inline]] void weigh(std::size_t first, std::size_t key, std::size_t keys, bool masks, bool is_first,
                                      T const* factor) {
        T const* from[Vectors];
        for (std::size_t i = 0; i < Vectors; ++i) from[i] = v + key * P.v_key + value_at(first + i) * P.v_value;
        constexpr std::size_t last_tile = P.keys - most;
        std::size_t const next_key = key + keys_in_a_tile < last_tile ? key + keys_in_a_tile : last_tile;
        T const* const next = k + next_key * P.k_key + first * P.features / value_vectors;
        W chains[Rows * Vectors] = {};
        start_chains(chains);
        value_chains::template add<values_in_vector, P.keys % group>(
            chains, weights, from, keys, [&](std::size_t i) {
                if constexpr (fetches) {
                    heed::detail::fetch<Vectors * P.features / value_vectors * sizeof(T)>(next + i * P.k_key);
                }
            });
        if constexpr (masked) {
            // A value that is NaN or infinite has made one of the sum though its weight is 0.
            if (masks && !all_finite(chains)) weigh_kept(chains, from, Vectors, keys);
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
    [[gnu::noinline]] void weigh_kept(W* chains, T const* const* from, std::size_t vectors, std::size_t keys) const {
        for (std::size_t j = 0; j < vectors; ++j) {
            for (std::size_t row = 0; row < Rows; ++row) {
                W one[1] = {};
                start_chains(one);
                for (std::size_t i = 0; i < keys; ++i) {
                    if (kept[row * width + i] == 0) continue;
                    auto const values =
                        value_chains::loads::template some<value_lanes, values_in_vector, 1>(from[j] + i * P.v_key);
                    one[0] = multiply_add(splat<W>(weights[row * width + i]), values.of[0], one[0]);
                }
                chains[j * Rows + row] = one[0];
            }
        }
    }

    /// `length` keys from `key` on, of which those from `limit` on are masked for all queries.
    [[gnu::always_inline]] void tile(std::size_t key, std::size_t length, std::size_t limit, bool is_first) {
        for (std::size_t row = 0; row < Rows; ++row) tile_max[row] = splat<V>(row_max[row]);
        bool masks = false;
        std::size_t keys = length;
        if constexpr (masked) {
            keys = (limit + lanes - 1) / lanes * lanes;
            keys = keys < length ? keys : length;
            key_range const open = mask.open_keys(first_query, first_query + Rows - 1);
            masks = key < open.first || open.end < key + keys;
        }
        score_all(key, length, keys, masks);
        constexpr std::size_t row_lanes = lanes_for<T>(Rows);
        alignas(64) T factor[(Rows + row_lanes - 1) / row_lanes * row_lanes] = {};
        for (std::size_t row = 0; row < Rows; ++row) {
            T const high = highest(tile_max[row])[0];
            factor[row] = math::difference(row_max[row], high);
            row_max[row] = high;
        }
        if (!is_first) {
            for (std::size_t i = 0; i < Rows; i += row_lanes) {
                store(factor + i, exp_for_softmax(load<vector<T, row_lanes>>(factor + i)));
            }
        }
        for (std::size_t row = 0; row < Rows; ++row) {
            T const add_up = exponentiated<V>(weights + row * width, keys, row_max[row]);
            total[row] = is_first ? add_up : math::multiply_add(total[row], factor[row], add_up);
        }
        std::size_t i = 0;
        for (; i + values_at_once <= value_vectors; i += values_at_once) {
            weigh<values_at_once>(i, key, keys, masks, is_first, factor);
        }
        constexpr std::size_t rest = value_vectors % values_at_once;
        if constexpr (rest != 0) weigh<rest>(i, key, keys, masks, is_first, factor);
    }

    [[gnu::always_inline]] void run(T* out) {
        for (std::size_t row = 0; row < Rows; ++row) {
            // Hidden from compilers that may not know -inf.
            row_max[row] = heed::detail::unknown(-element_traits<T>::greatest);
            total[row] = 0;
        }
        std::size_t start = 0, end = P.keys;
        if constexpr (masked) {
            start = mask.first_key(first_query) / keys_in_a_tile * keys_in_a_tile;
            end = mask.end_of_keys(first_query + Rows - 1, P.keys);
        }
        for (std::size_t key = start; key < end; key += keys_in_a_tile) {
            std::size_t const length = P.keys - key < keys_in_a_tile ? P.keys - key : keys_in_a_tile;
            tile(key, length, end - key, key == start);
        }
        if (end <= start) {
            for (T& one : sums) one = T{};
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

}  // namespace detail

}  // namespace heed::kernel

#include <heed/meta/detail/precise_end.hpp>

#endif
