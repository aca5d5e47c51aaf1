// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_ROWS_HPP
#define HEED_KERNEL_FUSED_ROWS_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/fused_steps.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/row_loads.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Fused attention of few queries at run time, in the order of fused_attention.hpp: one that is decoded, or those of a
// group that share their keys. A vector holds keys while scores are computed, so that no lane is without work, and
// features of v while these are weighted. Each tile of k and v is read once for all queries, each element once.

namespace heed::kernel {

namespace detail {

/// Attention of `Rows` queries to all keys.
template <attention_plan P, class T, std::size_t Rows, class Mask>
struct attention_rows {
    static constexpr std::size_t lanes = lanes_for<T>(P.keys), value_lanes = lanes_for<T>(P.values);
    using V = vector<T, lanes>;
    using W = vector<T, value_lanes>;
    using words = words_of<V>;
    using word = lane_of<words>;
    using every_row = first_indices<Rows>;
    static constexpr bool masked = !is_absent<Mask>;
    static constexpr std::size_t most = P.keys < keys_in_a_tile ? P.keys : keys_in_a_tile;
    /// Scores of a query: those of a tile, up to a whole vector.
    static constexpr std::size_t width = (most + lanes - 1) / lanes * lanes;
    /// Keys of the last tile, and whether they are fewer than a vector has lanes.
    static constexpr std::size_t last_length = (P.keys - 1) % keys_in_a_tile + 1, left = last_length % lanes;
    static constexpr bool is_short = last_length < lanes;
    static constexpr std::size_t value_vectors = (P.values + value_lanes - 1) / value_lanes;
    using keys_in_k = loaded_rows<T, P.k_key, P.k_feature>;
    /// Vectors of keys whose scores are computed at a time.
    static constexpr std::size_t keys_at_once = keys_in_k::is_direct ? (Rows > 6 ? chains_at_once / Rows : 4)
                                                : Rows <= 2         ? (vector_registers == 32 ? 2 : 4)
                                                : Rows <= 4         ? (vector_registers == 32 ? 2 : 1)
                                                                    : 1;
    using values_in_v = loaded_rows<T, P.v_value, P.v_key>;

    T const* q;
    T const* k;
    T const* v;
    Mask const& mask;
    std::size_t first_query;
    T scale;
    V tile_max[Rows];
    static constexpr std::size_t row_lanes = lanes_for<T>(Rows), padded_rows = (Rows + row_lanes - 1) / row_lanes * row_lanes;
    T row_max[Rows], total[Rows];
    alignas(64) T weights[Rows * width];
    alignas(64) word kept[masked ? Rows * width : 1];
    /// The last vector of a row holds the last values, and some that the one before has, too.
    alignas(64) T sums[Rows * value_vectors * value_lanes];

    [[gnu::always_inline]] attention_rows(T const* queries, T const* keys, T const* values, Mask const& given,
                                          std::size_t query, T by)
        : q(queries), k(keys), v(values), mask(given), first_query(query), scale(by) {}

    /// Adds the products of `Length` features to the chains of `Count` keys a vector.
    template <class X, std::size_t Count, std::size_t Length, std::size_t Vectors>
    [[gnu::always_inline]] void add_features(X (&chains)[Vectors * Rows], std::size_t feature, T const* from) const {
        constexpr std::size_t step = keys_in_k::template at_once<lanes_of<X>, Count>, rest = Length % step;
        T const* of_q = q + feature * P.q_feature;
        from += feature * P.k_feature;
        for (std::size_t f = 0; f + step <= Length; f += step) {
            add_some<Count, step, Vectors>(chains, of_q + f * P.q_feature, from + f * P.k_feature,
                                           first_indices<Vectors>{});
        }
        of_q += (Length - rest) * P.q_feature;
        from += (Length - rest) * P.k_feature;
        constexpr std::size_t group = 16 / sizeof(T), whole = rest / group * group;
        if constexpr (whole != 0) {
            add_some<Count, whole, Vectors>(chains, of_q, from, first_indices<Vectors>{});
        }
        if constexpr (rest != whole) {
            add_some<Count, rest - whole, Vectors>(chains, of_q + whole * P.q_feature, from + whole * P.k_feature,
                                                   first_indices<Vectors>{});
        }
    }
    template <std::size_t Count, std::size_t Length, std::size_t Vectors, class X, std::size_t... Index>
    [[gnu::always_inline]] static void add_some(X* chains, T const* of_q, T const* from, indices<Index...>) {
        (add_vector<Count>(chains + Index * Rows, of_q, from + Index * lanes_of<X> * P.k_key, first_indices<Length>{}),
         ...);
    }
    template <std::size_t Count, class X, std::size_t... F>
    [[gnu::always_inline]] static void add_vector(X* chains, T const* of_q, T const* from, indices<F...>) {
        auto const of_k = keys_in_k::template some<lanes_of<X>, Count, sizeof...(F)>(from);
        (add_feature(chains, of_k.of[F], of_q + F * P.q_feature, every_row{}), ...);
    }
    template <class X, std::size_t... R>
    [[gnu::always_inline]] static void add_feature(X* chains, X of_k, T const* of_q, indices<R...>) {
        ((chains[R] = multiply_add(splat<X>(of_q[R * P.q_query]), of_k, chains[R])), ...);
    }

    /// The scores of `Vectors` vectors of keys, from the `at`th of the tile on.
    template <class X, std::size_t Count, std::size_t Vectors>
    [[gnu::always_inline]] void score(std::size_t key, std::size_t at, bool masks) {
        T const* const from = k + (key + at) * P.k_key;
        X chains[Vectors * Rows] = {};
        start_chains(chains);
        if constexpr (P.features <= P.longest) {
            add_features<X, Count, P.features, Vectors>(chains, 0, from);
        } else {
            X partial[places_in_tree(blocks_of(P.features, P.longest))][Vectors * Rows];
            sum_blocks<P.features, P.longest>(
                [&](std::size_t first, std::size_t count, std::size_t to) {
                    for (X& one : partial[to]) one = X{};
                    start_chains(partial[to]);
                    if (count == P.longest) {
                        add_features<X, Count, P.longest, Vectors>(partial[to], first, from);
                    } else {
                        add_features<X, Count, P.features % P.longest, Vectors>(partial[to], first, from);
                    }
                },
                [&](std::size_t to, std::size_t other) {
                    for (std::size_t i = 0; i < Vectors * Rows; ++i) {
                        partial[to][i] = sum(partial[to][i], partial[other][i]);
                    }
                });
            for (std::size_t i = 0; i < Vectors * Rows; ++i) chains[i] = partial[0][i];
        }
        for (std::size_t i = 0; i < Vectors; ++i) {
            for (std::size_t row = 0; row < Rows; ++row) {
                finish<Count>(key, at + i * lanes_of<X>, row, chains[i * Rows + row], masks);
            }
        }
    }
    template <std::size_t Count, class X>
    [[gnu::always_inline]] void finish(std::size_t key, std::size_t at, std::size_t row, X score, bool masks) {
        X const by = splat<X>(scale);
        if (masks) {
            if constexpr (Mask::has_bias) {
                score = multiply_add(score, by, with_biases<Count>(mask, first_query + row, key + at, X{}));
            } else {
                score = product(score, by);
            }
            if constexpr (masked) {
                auto const keep = keys_kept<X, Count>(mask, first_query + row, key + at);
                score = chosen(keep, score, any_splat<X>(-math::infinity<T>));
                store(kept + row * width + at, keep);
            }
        } else {
            score = product(score, by);
        }
        if constexpr (Count != lanes_of<X>) {
            constexpr auto exist = first_words<words_of<X>, Count>(first_indices<lanes_of<X>>{});
            score = chosen(exist, score, any_splat<X>(-math::infinity<T>));
        }
        store(weights + row * width + at, score);
        if constexpr (lanes_of<X> == lanes) {
            tile_max[row] = higher(score, tile_max[row]);
        } else {
            T const high = highest(score);
            tile_max[row] = higher(splat<V>(high), tile_max[row]);
        }
    }
    template <class Words, std::size_t Count, std::size_t... Index>
    static constexpr Words first_words(indices<Index...>) {
        return Words{(Index < Count ? -1 : 0)...};
    }
    template <class X>
    [[gnu::always_inline]] static T highest(X x) {
        if constexpr (sizeof(X) == 16) {
            T high = x[0];
            for (std::size_t i = 1; i < lanes_of<X>; ++i) high = x[i] > high ? x[i] : high;
            return high;
        } else {
            return highest(higher(low_half(x), high_half(x)));
        }
    }

    /// The scores of the first `keys` keys of a tile of `length`.
    [[gnu::always_inline]] void score_all(std::size_t key, std::size_t length, std::size_t keys, bool masks) {
        constexpr std::size_t together = keys_at_once;
        std::size_t at = 0;
        if constexpr (left != 0) {
            if (length == last_length) {
                // Behind the last key; the weights of these stay 0.
                for (std::size_t row = 0; row < Rows; ++row) {
                    store(weights + row * width + length / lanes * lanes, any_splat<V>(-math::infinity<T>));
                }
            }
        }
        for (; at + together * lanes <= length && at < keys; at += together * lanes) {
            score<V, lanes, together>(key, at, masks);
        }
        if constexpr (together > 1 && most >= lanes) {
            for (; at + lanes <= length && at < keys; at += lanes) score<V, lanes, 1>(key, at, masks);
        }
        if constexpr (is_short) {
            if (at < keys) score<vector<T, lanes_for<T>(last_length)>, last_length, 1>(key, at, masks);
        } else if constexpr (left != 0) {
            // The last vector reaches back over scores that are there already.
            if (at < keys) score<V, lanes, 1>(key, length - lanes, masks);
        }
    }

    /// The weights of the scores, and their sum, keys in fours.
    [[gnu::always_inline]] T exponentiate(T* of_row, std::size_t keys, T high) {
        V const minus_high = splat<V>(-high);
        T add_up = 0;
        for (std::size_t i = 0; i < keys; i += lanes) {
            V const exps = exp_for_softmax(sum(load<V>(of_row + i), minus_high));
            store(of_row + i, exps);
            if constexpr (lanes >= 4) {
                V const fours = sums_of_fours(exps, first_indices<lanes>{});
                for (std::size_t lane = 0; lane < lanes; lane += 4) add_up = math::sum(add_up, fours[lane]);
            }
        }
        if constexpr (lanes < 4) {
            for (std::size_t i = 0; i < keys; i += 4) {
                T const third = i + 2 < keys ? of_row[i + 2] : T(0), last = i + 2 < keys ? of_row[i + 3] : T(0);
                add_up = math::sum(add_up, math::sum(math::sum(of_row[i], of_row[i + 1]), math::sum(third, last)));
            }
        }
        return add_up;
    }
    template <std::size_t... Index>
    [[gnu::always_inline]] static V sums_of_fours(V x, indices<Index...>) {
        V const pairs = sum(x, __builtin_shufflevector(x, x, (Index ^ 1)...));
        return sum(pairs, __builtin_shufflevector(pairs, pairs, (Index ^ 2)...));
    }

    /// Where the `i`th vector of values starts.
    static constexpr std::size_t value_at(std::size_t i) {
        return P.values < value_lanes || (i + 1) * value_lanes <= P.values ? i * value_lanes : P.values - value_lanes;
    }
    static constexpr std::size_t values_in_vector = P.values < value_lanes ? P.values : value_lanes;

    /// Adds the values of `Length` keys to the chains, those of vectors from the first one on.
    template <std::size_t Length, std::size_t... Index>
    [[gnu::always_inline]] void add_keys(W* chains, std::size_t first, std::size_t i, T const* from,
                                         indices<Index...>) const {
        (add_values(chains + Index * Rows, i, from + value_at(first + Index) * P.v_value, first_indices<Length>{}), ...);
    }
    template <std::size_t... J>
    [[gnu::always_inline]] void add_values(W* chains, std::size_t i, T const* from, indices<J...>) const {
        auto const of_v = values_in_v::template some<value_lanes, values_in_vector, sizeof...(J)>(from);
        (add_value(chains, of_v.of[J], i + J, every_row{}), ...);
    }
    template <std::size_t... R>
    [[gnu::always_inline]] void add_value(W* chains, W of_v, std::size_t i, indices<R...>) const {
        ((chains[R] = multiply_add(splat<W>(weights[R * width + i]), of_v, chains[R])), ...);
    }
    /// Weighted values, `Vectors` vectors of them.
    template <std::size_t Vectors>
    [[gnu::always_inline]] void weigh(std::size_t first, T const* from, std::size_t keys, bool masks, bool is_first,
                                      T const* factor) {
        constexpr std::size_t step = values_in_v::template at_once<value_lanes, values_in_vector>;
        W chains[Vectors * Rows] = {};
        start_chains(chains);
        std::size_t i = 0;
        for (; i + step <= keys; i += step) {
            add_keys<step>(chains, first, i, from + i * P.v_key, first_indices<Vectors>{});
        }
        if constexpr (step > 1) {
            for (; i < keys; ++i) add_keys<1>(chains, first, i, from + i * P.v_key, first_indices<Vectors>{});
        }
        if constexpr (masked) {
            // A value of a masked key that is NaN or infinite: its weight, 0, has made a NaN of it.
            if (masks && !all_finite(chains, Vectors * Rows)) weigh_kept(chains, first, Vectors, from, keys);
        }
        for (std::size_t j = 0; j < Vectors; ++j) {
            for (std::size_t row = 0; row < Rows; ++row) {
                T* const to = sums + (row * value_vectors + first + j) * value_lanes;
                W const x = chains[j * Rows + row];
                store(to, is_first ? x : multiply_add(load<W>(to), splat<W>(factor[row]), x));
            }
        }
    }
    [[gnu::always_inline]] static bool all_finite(W const* x, std::size_t count) {
        using bits = words_of<W>;
        constexpr auto infinity = __builtin_bit_cast(lane_of<bits>, math::infinity<T>);
        bits found{};
        for (std::size_t i = 0; i < count; ++i) found = found | ((bits_of(x[i]) & infinity) == infinity);
        return !any_set(found);
    }
    /// The same where keys that are masked are skipped.
    [[gnu::noinline]] void weigh_kept(W* chains, std::size_t first, std::size_t vectors, T const* from,
                                      std::size_t keys) const {
        for (std::size_t j = 0; j < vectors; ++j) {
            T const* const values = from + value_at(first + j) * P.v_value;
            for (std::size_t row = 0; row < Rows; ++row) {
                W one[1] = {};
                start_chains(one);
                for (std::size_t i = 0; i < keys; ++i) {
                    if (kept[row * width + i] == 0) continue;
                    auto const of_v =
                        values_in_v::template some<value_lanes, values_in_vector, 1>(values + i * P.v_key);
                    one[0] = multiply_add(splat<W>(weights[row * width + i]), of_v.of[0], one[0]);
                }
                chains[j * Rows + row] = one[0];
            }
        }
    }
    [[gnu::always_inline]] void weigh_all(T const* from, std::size_t keys, bool masks, bool is_first, T const* factor) {
        constexpr std::size_t at_once = chains_at_once < Rows ? 1 : chains_at_once / Rows;
        constexpr std::size_t passes = (value_vectors + at_once - 1) / at_once;
        constexpr std::size_t some = (value_vectors + passes - 1) / passes, rest = value_vectors % some;
        std::size_t i = 0;
        for (; i + some <= value_vectors; i += some) weigh<some>(i, from, keys, masks, is_first, factor);
        if constexpr (rest != 0) weigh<rest>(i, from, keys, masks, is_first, factor);
    }

    /// `length` keys from `key` on, of which those from `limit` on are masked for all queries.
    [[gnu::always_inline]] void tile(std::size_t key, std::size_t length, std::size_t limit, bool is_first) {
        for (std::size_t row = 0; row < Rows; ++row) tile_max[row] = opaque(splat<V>(row_max[row]));
        bool masks = false;
        std::size_t keys = length;
        if constexpr (masked) {
            keys = (limit + lanes - 1) / lanes * lanes;
            keys = keys < length ? keys : length;
            key_range const open = mask.open_keys(first_query, first_query + Rows - 1);
            masks = key < open.first || open.end < key + keys;
        }
        score_all(key, length, keys, masks);
        alignas(64) T factor[padded_rows] = {};
        for (std::size_t row = 0; row < Rows; ++row) {
            T const high = highest(tile_max[row]);
            factor[row] = math::difference(row_max[row], high);
            row_max[row] = high;
        }
        if (!is_first) exponentiate_all(factor);
        for (std::size_t row = 0; row < Rows; ++row) {
            T const add_up = exponentiate(weights + row * width, keys, row_max[row]);
            total[row] = is_first ? add_up : math::multiply_add(total[row], factor[row], add_up);
        }
        weigh_all(v + key * P.v_key, keys, masks, is_first, factor);
    }
    [[gnu::always_inline]] static void exponentiate_all(T* each) {
        if constexpr (sizeof(T) == sizeof(float)) {
            using X = vector<T, row_lanes>;
            for (std::size_t i = 0; i < Rows; i += lanes_of<X>) store(each + i, exp_for_softmax(load<X>(each + i)));
        } else {
            for (std::size_t i = 0; i < Rows; ++i) each[i] = exp_for_softmax(each[i]);
        }
    }

    [[gnu::always_inline]] void run(T* out) {
        for (std::size_t row = 0; row < Rows; ++row) {
            // Hidden from compilers that may not know -inf.
            row_max[row] = opaque(-element_traits<T>::greatest);
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
    // Row by row: in a loop over them g++ 12 takes this object's addresses for those of the output (-O1).
    template <std::size_t... R>
    [[gnu::always_inline]] void write(T* out, indices<R...>) const {
        (write_row(out + R * P.out_query, sums + R * value_vectors * value_lanes, total[R]), ...);
    }
    [[gnu::always_inline]] static void write_row(T* out, T const* from, T total) {
        // A query that sees no key has the sums 0 and the total 0.
        T const inverse_sum = reciprocal_or_one(splat<vector<T, 16 / sizeof(T)>>(total))[0];
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
