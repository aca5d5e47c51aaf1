// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ATTENTION_HPP
#define HEED_KERNEL_ATTENTION_HPP

#include <type_traits>

#include <heed/kernel/contract.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/multiply_add.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel {

/// `scores` in constant evaluation, where a product that is masked is not computed.
template <auto Outer, auto Feature, class T, class Out, class Q, class K, class Keep, class Bias>
constexpr void scores_in_constant(Out& out, Q const& q, K const& k, T const& scale, Keep const& keep,
                                  Bias const& bias) {
    auto const of_q = table_of<Outer, Feature, 1, T>(q);
    auto const of_k = table_of<Outer, Feature, 2, T>(k);
    fma_path const needed = fma_path_for(of_q, of_k);
    constexpr auto numbered = detail::by_number(Outer);
    for (nest_cursor<numbered> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<numbered>; ++i) {
            std::size_t const at = row.at[0] + i * row_stride<numbered, 0>;
            if constexpr (!is_absent<Keep>) {
                if (!keep[at]) {
                    out[at] = -math::infinity<T>;
                    continue;
                }
            }
            T const sum = dot_rows(of_q.rows[row.at[1] + i * row_stride<numbered, 1>],
                                   of_k.rows[row.at[2] + i * row_stride<numbered, 2>], needed);
            if constexpr (is_absent<Bias>) {
                out[at] = math::product(sum, scale);
            } else {
                out[at] = math::multiply_add(sum, scale, bias[at]);
            }
        }
    }
}

/// Scores: `out = scale * (q . k) + bias` where `keep` says so, and -inf elsewhere, where q and k are not read.
///
/// `Outer` visits the output (operand 0) with q (1) and k (2); `keep` and `bias`, when they are there, have the
/// output's layout. `Feature` visits the compared features of q (0) and k (1), summed as by `contract`.
template <auto Outer, auto Feature, class T, class Out, class Q, class K, class Keep, class Bias>
constexpr void scores(Out& out, Q const& q, K const& k, T const& scale, Keep const& keep, Bias const& bias) {
    if (__builtin_is_constant_evaluated()) {
        return scores_in_constant<Outer, Feature, T>(out, q, k, scale, keep, bias);
    }
    // Also those that are masked: what comes out is not looked at.
    contract<Outer, Feature, T>(out, q, k);
    for (nest_cursor<Outer> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<Outer>; ++i) {
            std::size_t const at = row.at[0] + i * row_stride<Outer, 0>;
            T score = out[at];
            if constexpr (is_absent<Bias>) {
                score = math::product(score, scale);
            } else {
                score = math::multiply_add(score, scale, bias[at]);
            }
            if constexpr (!is_absent<Keep>) {
                if (!keep[at]) score = -math::infinity<T>;
            }
            out[at] = score;
        }
    }
}

namespace detail {

/// Adds the weighted values of `keys` keys, from `first` on, to the sums of elements of the output side by side.
template <auto Outer, auto Keys, class T, std::size_t Block, class Weights, class V, class Keep>
constexpr void add_kept_keys(T (&sums)[Block], std::size_t count, Weights const& weights, std::size_t of_weights,
                             V const& v, std::size_t of_v, Keep const& keep, std::size_t first, std::size_t keys) {
    static_assert(Keys.rank == 1);
    for (std::size_t j = first; j < first + keys; ++j) {
        std::size_t const at = of_weights + j * row_stride<Keys, 0>;
        if (!keep[at]) continue;
        std::size_t const from = of_v + j * row_stride<Keys, 1>;
        for (std::size_t i = 0; i < count; ++i) {
            sums[i] = math::multiply_add(static_cast<T>(weights[at]),
                                         static_cast<T>(v[from + i * row_stride<Outer, 2>]), sums[i]);
        }
    }
}

}  // namespace detail

/// Weighted sum of the values of the keys that `keep` keeps: a key that is masked is skipped, so whatever its value is,
/// NaN and infinity included, does not reach the output.
///
/// `Outer` visits the output (operand 0) with the weights (1) and v (2); `Keys` visits the keys of the weights (0) and
/// of v (1), one chain of multiply-adds from zero on, or more than one: see `contract`. `keep` has the layout of the
/// weights. `Zeros` where only those blocks of the output are to be done again that have a zero.
template <auto Outer, auto Keys, class T, bool Zeros = false, std::size_t Longest = longest_chain, class Out,
          class Weights, class V, class Keep>
constexpr void attend(Out& out, Weights const& weights, V const& v, Keep const& keep) {
    if constexpr (is_absent<Keep>) {
        contract<Outer, Keys, T, Longest>(out, weights, v);
    } else {
        // Features of v side by side share the look at a weight.
        constexpr bool shared = row_stride<Outer, 1> == 0;
        constexpr std::size_t length = row_length<Outer>, most = shared ? 64 : 1, block = length < most ? length : most;
        for (nest_cursor<Outer> row{}; row.more; row.next()) {
            for (std::size_t first = 0; first < length; first += block) {
                std::size_t const count = length - first < block ? length - first : block;
                if constexpr (Zeros) {
                    bool found = false;
                    for (std::size_t i = 0; i < count; ++i) {
                        found = found || out[row.at[0] + (first + i) * row_stride<Outer, 0>] == T(0);
                    }
                    if (!found) continue;
                }
                T sums[detail::places_in_tree(detail::blocks_of(Keys.size(), Longest))][block] = {};
                std::size_t const of_weights = row.at[1] + first * row_stride<Outer, 1>;
                std::size_t const of_v = row.at[2] + first * row_stride<Outer, 2>;
                if constexpr (Keys.size() <= Longest) {
                    detail::add_kept_keys<Outer, Keys>(sums[0], count, weights, of_weights, v, of_v, keep, 0,
                                                       Keys.size());
                } else {
                    detail::sum_blocks<Keys.size(), Longest>(
                        [&](std::size_t key, std::size_t keys, std::size_t to) {
                            for (std::size_t i = 0; i < count; ++i) sums[to][i] = T{};
                            detail::add_kept_keys<Outer, Keys>(sums[to], count, weights, of_weights, v, of_v, keep, key,
                                                               keys);
                        },
                        [&](std::size_t to, std::size_t from) {
                            for (std::size_t i = 0; i < count; ++i) sums[to][i] = math::sum(sums[to][i], sums[from][i]);
                        });
                }
                for (std::size_t i = 0; i < count; ++i) {
                    out[row.at[0] + (first + i) * row_stride<Outer, 0>] = sums[0][i];
                }
            }
        }
    }
}

}  // namespace heed::kernel

#include <heed/meta/detail/precise_end.hpp>

#endif
