// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ATTENTION_GRADIENT_TILE_HPP
#define HEED_KERNEL_ATTENTION_GRADIENT_TILE_HPP

#include <cstddef>

#include <heed/kernel/exp.hpp>
#include <heed/kernel/lanes.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS::detail {

/// A tile of `Queries` by `Keys` weights, in rows, of which those before `done_query` or `done_key` are not looked at.
template <std::size_t Queries, std::size_t Keys>
struct tile_of_weights {
    std::size_t query, key, done_query, done_key;
    bool is_full;

    /// In: products of queries and keys, and of cotangents and values. Out: weights as values are weighed by them, and
    /// cotangents of the products of queries and keys, but for the scale. Those of biases, before what stages have as a
    /// slope, are added to `scores`, which has rows of `all_keys`, where it is not null.
    template <class T, class Mask, class Slopes>
    constexpr void compute(T* weights, T* slope, T const* lse, T const* sums, T* scores, std::size_t all_keys, T scale,
                           Mask const& mask, Slopes const& slopes) const {
        for (std::size_t row = 0; row < Queries; ++row) {
            T* const p = weights + row * Keys;
            T* const ds = slope + row * Keys;
            std::size_t const of = query + row;
            if (of < done_query || (math::is_inf(lse[of]) && math::sign_bit(lse[of]))) {
                for (std::size_t i = 0; i < Keys; ++i) p[i] = ds[i] = T(0);
                continue;
            }
            std::size_t i = 0;
            if constexpr (element_traits<T>::has_vectors && Keys >= lanes<T> && !changes_scores<Mask> &&
                          !drops_weights<Mask>) {
                if (!__builtin_is_constant_evaluated()) {
                    compute_vectors(p, ds, of, lse[of], sums[of], scale, mask);
                    i = Keys - Keys % lanes<T>;
                }
            }
            T* const of_biases = scores == nullptr ? nullptr : scores + of * all_keys + key;
            if (of_biases != nullptr) {
                for (std::size_t j = 0; j < i; ++j) of_biases[j] = math::sum(of_biases[j], ds[j]);
            }
            for (; i < Keys; ++i) {
                T* const of_bias = of_biases == nullptr ? nullptr : of_biases + i;
                compute_one(p[i], ds[i], of, key + i, lse[of], sums[of], of_bias, scale, mask, slopes);
            }
        }
    }

private:
    template <class T, class Mask, class Slopes>
    constexpr void compute_one(T& p, T& ds, std::size_t of, std::size_t to, T lse, T sum, T* of_bias, T scale,
                               Mask const& mask, [[maybe_unused]] Slopes const& slopes) const {
        if (to < done_key || !(is_full || mask.keeps(of, to))) {
            p = ds = T(0);
            return;
        }
        T score{}, slope_of_score = T(1);
        if constexpr (changes_scores<Mask>) {
            auto const changed = slopes.change(math::product(p, scale), of, to);
            score = changed.value;
            slope_of_score = changed.slope;
            if constexpr (Mask::has_bias) score = math::sum(score, mask.add_bias(of, to, T{}));
        } else if constexpr (Mask::has_bias) {
            score = math::multiply_add(p, scale, mask.add_bias(of, to, T{}));
        } else {
            score = math::product(p, scale);
        }
        T const below = math::difference(score, lse), weight = exp_for_softmax(below > T(0) ? T(0) : below);
        T kept = T(1);
        if constexpr (drops_weights<Mask>) kept = mask.factors(of, to / 4).of[to % 4];
        T cotangent = ds;
        if constexpr (drops_weights<Mask>) cotangent = math::product(cotangent, kept);
        p = weight;
        if constexpr (drops_weights<Mask>) p = math::product(p, kept);
        // What has no weight has no cotangent, also where a NaN is behind it.
        ds = weight == T(0) ? T(0) : math::product(weight, math::difference(cotangent, sum));
        if (of_bias != nullptr) *of_bias = math::sum(*of_bias, ds);
        if constexpr (changes_scores<Mask>) {
            if (ds != T(0)) ds = math::product(ds, slope_of_score);
        }
    }

    template <class T, class Mask>
    void compute_vectors(T* p, T* ds, std::size_t of, T lse, T of_sum, T scale, Mask const& mask) const {
        using V = vector<T>;
        constexpr std::size_t count = lanes<T>;
        V const factor = splat<V>(scale), minus_lse = splat<V>(-lse), minus_sum = splat<V>(-of_sum),
                zero = any_splat<V>(T(0));
        for (std::size_t i = 0; i + count <= Keys; i += count) {
            V score = load<V>(p + i);
            words_of<V> kept = ~words_of<V>{};
            if constexpr (Mask::has_bias) {
                score = multiply_add(score, factor, with_biases<count>(mask, of, key + i, opaque(V{})));
            } else {
                score = product(score, factor);
            }
            if (!is_full) kept = keys_kept<V, count>(mask, of, key + i);
            if (key + i < done_key) {
                lane_of<words_of<V>> each[count];
                for (std::size_t lane = 0; lane < count; ++lane) each[lane] = key + i + lane < done_key ? 0 : -1;
                kept = kept & load<words_of<V>>(each);
            }
            V const below = sum(score, minus_lse);
            V const weight = exp_for_softmax(chosen(below > zero, zero, below));
            V const slope = product(weight, sum(load<V>(ds + i), minus_sum));
            store(p + i, chosen(kept, weight, zero));
            store(ds + i, chosen(kept & ~(weight == zero), slope, zero));
        }
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS::detail

#include <heed/meta/detail/precise_end.hpp>

#endif
