// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

// What attention under `lengths` is compared with, for any shapes: bools, and tensors of that length.
#include <heed/attention/attention.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/math/classify.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/range.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include <cstdint>
#include <type_traits>
#include <utility>

#include "both_times.hpp"
#include "numbers.hpp"

namespace heed_test::row_lengths {

using namespace heed;
using namespace heed::axes;
using heed_test::eighths;
using heed_test::same_bits;

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct batch {
    tensor<float, Batch<B>, Query<Q>, Dk<D>> q = eighths<tensor<float, Batch<B>, Query<Q>, Dk<D>>>(1);
    tensor<float, Batch<B>, Key<K>, Dk<D>> k = eighths<tensor<float, Batch<B>, Key<K>, Dk<D>>>(2);
    tensor<float, Batch<B>, Key<K>, Dv<V>> v = eighths<tensor<float, Batch<B>, Key<K>, Dv<V>>>(3);

    /// NaN in all keys and values beyond the lengths, or before.
    constexpr void hide(auto const& is_hidden) {
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t j = 0; j < K; ++j) {
                if (!is_hidden(b, j)) continue;
                for (std::size_t d = 0; d < D; ++d) k(b, j, d) = math::quiet_nan<float>;
                for (std::size_t d = 0; d < V; ++d) v(b, j, d) = math::quiet_nan<float>;
            }
        }
    }
};

template <class X>
constexpr bool has_no_nan(X const& x) {
    for (std::size_t i = 0; i < X::size; ++i) {
        if (math::is_nan(x.values[i])) return false;
    }
    return true;
}
/// Alike in all bits, but in a constant a zero's sign, which the same at run time has.
template <class X>
constexpr bool alike(X const& a, X const& b) {
    return std::is_constant_evaluated() ? a == b : same_bits(a, b);
}

/// What all calls give under a mask, NaN in what it hides from all queries.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct calls {
    using in = batch<B, Q, K, D, V>;
    tensor<float, Batch<B>, Query<Q>, Key<K>> scored, weights;
    tensor<float, Batch<B>, Query<Q>, Dv<V>> output, attended, fused;

    constexpr calls(auto const& mask, auto const& is_hidden) {
        in given{};
        auto const clean = softmax<Key>(scores(given.q, given.k));
        given.hide(is_hidden);
        scored = scores(given.q, given.k, mask);
        auto const both = attention(given.q, given.k, given.v, mask);
        weights = both.weights;
        output = both.output;
        attended = attend(clean, given.v, mask);
        fused = scaled_dot_product_attention(given.q, given.k, given.v, mask);
    }
    friend constexpr bool operator==(calls const& a, calls const& b) {
        return alike(a.scored, b.scored) && alike(a.weights, b.weights) && alike(a.output, b.output) &&
               alike(a.attended, b.attended) && alike(a.fused, b.fused);
    }
    constexpr bool leaks() const {
        return !(has_no_nan(scored) && has_no_nan(weights) && has_no_nan(output) && has_no_nan(attended) &&
                 has_no_nan(fused));
    }
};

/// Lengths of the keys, and the same as bools.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class N>
constexpr bool are_as_bools(N const& n) {
    using all = calls<B, Q, K, D, V>;
    auto const is_hidden = [&](std::size_t b, std::size_t j) { return j >= static_cast<std::size_t>(n(b)); };
    auto const bools =
        generate<keep<Batch<B>, Key<K>>>([&](std::size_t b, std::size_t j) { return !is_hidden(b, j); });
    all const by_lengths(lengths<Key>(n), is_hidden), by_bools(bools, is_hidden);
    return by_lengths == by_bools && !by_lengths.leaks();
}

/// Each row of a batch has the bits of attention to a tensor of that length.
template <std::size_t Length, std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr bool is_as_static(batch<B, Q, K, D, V> given, std::size_t b) {
    auto const n = generate<tensor<int, Batch<B>>>(
        [&](std::size_t i) { return static_cast<int>(i == b ? Length : (K / 2 + i) % (K + 1)); });
    given.hide([&](std::size_t i, std::size_t j) { return j >= static_cast<std::size_t>(n(i)); });
    auto const fused = slice<Batch>(scaled_dot_product_attention(given.q, given.k, given.v, lengths<Key>(n)), b);
    auto const steps = slice<Batch>(attention(given.q, given.k, given.v, lengths<Key>(n)).output, b);
    if constexpr (Length == 0) {
        return alike(fused, zeros<tensor<float, Query<Q>, Dv<V>>>()) && alike(fused, steps);
    } else {
        auto const q = slice<Batch>(given.q, b);
        auto const k = range<Key<Length>>(slice<Batch>(given.k, b), 0);
        auto const v = range<Key<Length>>(slice<Batch>(given.v, b), 0);
        return alike(fused, scaled_dot_product_attention(q, k, v)) &&
               max_abs_difference(steps, attention(q, k, v).output) < 1e-6f;
    }
}
template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V, std::size_t... Length>
constexpr bool are_as_static(std::index_sequence<Length...>) {
    return (is_as_static<Length>(batch<2, Q, K, D, V>{}, Length % 2) && ...);
}

/// The queries beyond their length are NaN, and have outputs of zeros; the others are as without.
template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr bool hidden_queries_have_zeros(std::size_t first, std::size_t second) {
    batch<2, Q, K, D, V> given{};
    tensor<unsigned char, Batch<2>> const n{static_cast<unsigned char>(first), static_cast<unsigned char>(second)};
    auto const whole = scaled_dot_product_attention(given.q, given.k, given.v);
    auto const whole_steps = attention(given.q, given.k, given.v);
    auto const is_hidden = [&](std::size_t b, std::size_t i) { return i >= n(b); };
    for (std::size_t b = 0; b < 2; ++b) {
        for (std::size_t i = 0; i < Q; ++i) {
            for (std::size_t d = 0; d < D && is_hidden(b, i); ++d) given.q(b, i, d) = math::quiet_nan<float>;
        }
    }
    auto const fused = scaled_dot_product_attention(given.q, given.k, given.v, lengths<Query>(n));
    auto const steps = attention(given.q, given.k, given.v, lengths<Query>(n));
    auto const bools = generate<keep<Batch<2>, Query<Q>, Key<K>>>(
        [&](std::size_t b, std::size_t i, std::size_t) { return !is_hidden(b, i); });
    bool right = alike(fused, scaled_dot_product_attention(given.q, given.k, given.v, bools)) &&
                 alike(steps.weights, attention(given.q, given.k, given.v, bools).weights);
    for (std::size_t b = 0; b < 2; ++b) {
        for (std::size_t i = 0; i < Q; ++i) {
            for (std::size_t d = 0; d < V; ++d) {
                right = right && fused(b, i, d) == (is_hidden(b, i) ? 0.0f : whole(b, i, d)) &&
                        steps.output(b, i, d) == (is_hidden(b, i) ? 0.0f : whole_steps.output(b, i, d));
            }
            for (std::size_t j = 0; j < K; ++j) {
                right = right && steps.weights(b, i, j) == (is_hidden(b, i) ? 0.0f : whole_steps.weights(b, i, j));
            }
        }
    }
    return right;
}

template <std::size_t Q, std::size_t K>
bool both_lengths_are_as_bools() {
    batch<2, Q, K, 5, 3> given{};
    std::size_t wrong = 0;
    for (int of_queries = 0; of_queries <= static_cast<int>(Q); of_queries += Q > 8 ? 9 : 1) {
        for (int of_keys = 0; of_keys <= static_cast<int>(K); of_keys += K > 8 ? 43 : 1) {
            tensor<int, Batch<2>> const i{of_queries, static_cast<int>(Q) - of_queries};
            tensor<long, Batch<2>> const j{static_cast<int>(K) - of_keys, of_keys};
            auto const both = lengths<Query>(i) & lengths<Key>(j);
            auto const either = !lengths<Query>(i) | lengths<Key>(j);
            auto const shape_of_scores = shape<Batch<2>, Query<Q>, Key<K>>;
            auto const of_both = visible(both, shape_of_scores), of_either = visible(either, shape_of_scores);
            for (std::size_t b = 0; b < 2; ++b) {
                for (std::size_t at = 0; at < Q; ++at) {
                    for (std::size_t key = 0; key < K; ++key) {
                        bool const sees = static_cast<int>(at) < i(b), seen = static_cast<long>(key) < j(b);
                        wrong += of_both(b, at, key) != (sees && seen);
                        wrong += of_either(b, at, key) != (!sees || seen);
                    }
                }
            }
            wrong += !same_bits(scaled_dot_product_attention(given.q, given.k, given.v, both),
                                scaled_dot_product_attention(given.q, given.k, given.v, of_both));
            wrong += !same_bits(scaled_dot_product_attention(given.q, given.k, given.v, either),
                                scaled_dot_product_attention(given.q, given.k, given.v, of_either));
            wrong += !same_bits(attention(given.q, given.k, given.v, both),
                                attention(given.q, given.k, given.v, of_both));
        }
    }
    return wrong == 0;
}

}  // namespace heed_test::row_lengths
