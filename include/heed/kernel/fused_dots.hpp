// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_DOTS_HPP
#define HEED_KERNEL_FUSED_DOTS_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/fused_steps.hpp>
#include <heed/kernel/lanes.hpp>
#include <heed/kernel/row_chains.hpp>
#include <heed/kernel/staggered_sums.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/detail/target.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// The dot products of `Rows` queries with keys, in the order of fused_attention.hpp: a vector holds keys.
template <attention_plan P, class T, std::size_t Rows, class S>
struct dot_products : keys_there<P> {
    static constexpr std::size_t lanes = lanes_for<T>(P.keys);
    using V = vector<T, lanes>;
    /// Of one query those with several tiles of keys are computed at a time, since that reads k faster.
    using staggered = staggered_sums<T, P.features, P.q_feature, P.k_key, S>;
    static constexpr bool is_staggered = Rows == 1 && vector_bytes == 64 && P.keys > keys_in_a_tile &&
                                         P.k_feature == 1 && P.k_key != 1 && P.features <= P.longest &&
                                         staggered::part != 0;
    static constexpr std::size_t keys_at_once = (is_staggered ? 8 : 1) * keys_in_a_tile;
    static constexpr std::size_t most = P.keys < keys_at_once ? P.keys : keys_at_once;
    /// Room for those of a query, in whole vectors.
    static constexpr std::size_t width = (most + lanes - 1) / lanes * lanes;
    static constexpr std::size_t last_length = (P.keys - 1) % keys_in_a_tile + 1;

    using chains_of_keys =
        row_chains<T, Rows, matrix_strides{P.q_query, P.q_feature}, matrix_strides{P.k_key, P.k_feature}, S>;
    /// Whether keys and values are more than a second cache holds.
    static constexpr bool reads_memory = P.keys * (P.features + P.values) * sizeof(S) > (std::size_t{1} << 21);
    /// Vectors that are summed at a time. Fewer rows of k at a time come faster from memory.
    static constexpr std::size_t few_rows = vector_bytes == 64 && reads_memory ? 1 : 4;
    static constexpr std::size_t vectors_at_once = chains_of_keys::loads::is_direct
                                                       ? (Rows > 6 ? chains_at_once / Rows : 4)
                                                   : vector_registers == 32 ? (Rows > few_rows ? 1 : 2)
                                                                            : (Rows > 2 ? 1 : 4);

    /// Whether the next tile of v is asked for while scores are computed, and that of k while values are weighted: if
    /// several queries share them, so that there is more to do for each; of two only if memory has to be read.
    static constexpr bool fetches = P.keys > keys_in_a_tile && P.k_feature == 1 && P.v_value == 1 &&
                                    (Rows > 2 || (Rows == 2 && reads_memory));
    /// Elements of a line of the cache.
    static constexpr std::size_t line = 64 / sizeof(S);

    T const* q;
    S const* k;
    S const* v;
    alignas(64) T weights[Rows * width];

    [[gnu::always_inline]] dot_products(T const* queries, S const* keys, S const* values, attention_lengths lengths)
        : keys_there<P>(lengths), q(queries), k(keys), v(values) {}

    /// The dot products with `Vectors` vectors of `Count` keys, from the `at`th after the `key`th on.
    template <class X, std::size_t Count, std::size_t Vectors>
    [[gnu::always_inline]] void some(std::size_t key, std::size_t at) {
        constexpr std::size_t keys = Vectors * Count;
        constexpr std::size_t step = chains_of_keys::loads::template at_once<lanes_of<X>, Count>;
        S const *from[Vectors], *const values = v + (key + at) * P.v_key;
        for (std::size_t i = 0; i < Vectors; ++i) from[i] = k + (key + at + i * lanes_of<X>) * P.k_key;
        X chains[Rows * Vectors] = {};
        chains_of_keys::template add_in_blocks<Count, P.features, P.longest>(chains, q, from, [&](std::size_t i) {
            if constexpr (Rows > 1 && P.keys > keys_in_a_tile && chains_of_keys::loads::is_turned && Count == lanes) {
                if (i % line == 0) heed::detail::fetch_lines<keys, P.k_key * sizeof(S)>(from[0] + i, keys);
            }
            if constexpr (fetches) {
                // As many rows of v as there are keys, spread over the steps.
                constexpr std::size_t steps = (P.features + step - 1) / step, rows = keys < steps ? 1 : keys / steps,
                                      every = keys < steps ? (steps + keys - 1) / keys : 1;
                if (i / step % every != 0) return;
                S const* const next = values + i / step / every * rows * P.v_key;
                for (std::size_t row = 0; row < rows; ++row) {
                    heed::detail::fetch<P.values * sizeof(S), true>(next + row * P.v_key);
                }
            }
        });
        for (std::size_t i = 0; i < Vectors; ++i) {
            for (std::size_t row = 0; row < Rows; ++row) {
                T* const to = weights + row * width + at + i * lanes_of<X>;
                if constexpr (Count == 1) {
                    *to = chains[i * Rows + row][0];
                } else {
                    store(to, chains[i * Rows + row]);
                }
            }
        }
    }
    /// Those with the first `keys` of `length` keys from the `key`th on.
    [[gnu::always_inline]] void compute(std::size_t key, std::size_t length, std::size_t keys) {
        constexpr std::size_t together = vectors_at_once * lanes, left = P.keys % lanes;
        if constexpr (left != 0 || P.ends) {
            // Those behind the last key have no weight.
            for (std::size_t row = 0; row < Rows && length % lanes != 0; ++row) {
                store(weights + row * width + length / lanes * lanes, any_splat<V>(-math::infinity<T>));
            }
        }
        if constexpr (is_staggered) {
            if (keys >= lanes) return staggered{weights, q, k + key * P.k_key, keys}.run();
        }
        std::size_t at = 0;
        if constexpr (most >= together) {
            for (; at + together <= keys; at += together) some<V, lanes, vectors_at_once>(key, at);
        }
        if constexpr (vectors_at_once > 1 && most >= lanes) {
            for (; at + lanes <= keys; at += lanes) some<V, lanes, 1>(key, at);
        }
        if constexpr (P.ends) {
            // As below, or one after the other.
            if (at < keys && length >= lanes) return some<V, lanes, 1>(key, length - lanes);
            for (; at < keys; ++at) some<vector<T, lanes_for<T>(1)>, 1, 1>(key, at);
        } else if constexpr (left != 0) {
            if (at < keys && last_length > lanes) {
                // The last vector reaches back over what is there already.
                some<V, lanes, 1>(key, length - lanes);
            } else if (at < keys) {
                constexpr std::size_t count = last_length < lanes ? last_length : lanes;
                some<vector<T, lanes_for<T>(count)>, count, 1>(key, at);
            }
        }
    }
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
