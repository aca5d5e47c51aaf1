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
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// The loops of a contraction: over its output (operand 0) with two operands (1 and 2), and over what is added up, of
/// these two (0 and 1).
template <std::size_t OuterCapacity, std::size_t InnerCapacity>
struct contraction_loops {
    nest<3, OuterCapacity> outer;
    nest<2, InnerCapacity> inner;
};
/// In this order only. (clang 14 deduces no template argument from designated initialisers.)
template <std::size_t OuterCapacity, std::size_t InnerCapacity>
consteval contraction_loops<OuterCapacity, InnerCapacity> loops_of(nest<3, OuterCapacity> const& outer,
                                                                   nest<2, InnerCapacity> const& inner) {
    return {.outer = outer, .inner = inner};
}

/// What a mask comes to for each score, in the scores' layout, or `absent`: whether it is kept, and what is added.
template <class Keep, class Bias>
struct written_mask {
    Keep const& keep;
    Bias const& bias;
};
inline constexpr absent no_values{};
inline constexpr written_mask<absent, absent> no_mask{.keep = no_values, .bias = no_values};

/// `scores` in constant evaluation, where a product that is masked is not computed.
template <auto Loops, class T, class Out, class Q, class K, class Keep, class Bias>
constexpr void scores_in_constant(Out& out, Q const& q, K const& k, T const& scale,
                                  written_mask<Keep, Bias> const& mask) {
    auto const of_q = table_of<Loops.outer, Loops.inner, 1, T>(q);
    auto const of_k = table_of<Loops.outer, Loops.inner, 2, T>(k);
    fma_path const needed = fma_path_for(of_q, of_k);
    constexpr auto numbered = detail::by_number(Loops.outer);
    for (nest_cursor<numbered> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<numbered>; ++i) {
            std::size_t const at = row.at[0] + i * row_stride<numbered, 0>;
            if constexpr (!is_absent<Keep>) {
                if (!mask.keep[at]) {
                    out[at] = -math::infinity<T>;
                    continue;
                }
            }
            T const sum = dot_rows(of_q.rows[row.at[1] + i * row_stride<numbered, 1>],
                                   of_k.rows[row.at[2] + i * row_stride<numbered, 2>], needed);
            if constexpr (is_absent<Bias>) {
                out[at] = math::product(sum, scale);
            } else {
                out[at] = math::multiply_add(sum, scale, mask.bias[at]);
            }
        }
    }
}

/// Scores: `out = scale * (q . k) + bias` where the mask keeps them, and -inf elsewhere, where q and k are not read.
///
/// The outer loops visit the output (operand 0) with q (1) and k (2), the inner ones the compared features of q (0) and
/// k (1), summed as by `contract`. Outer loops may end at lengths.
template <auto Loops, class T, class Out, class Q, class K, class Keep, class Bias, class Lengths = every_turn>
constexpr void scores(Out& out, Q const& q, K const& k, T const& scale, written_mask<Keep, Bias> const& mask,
                      Lengths const& lengths = {}) {
    if constexpr (!ends_early<Loops.outer>) {
        if (__builtin_is_constant_evaluated()) return scores_in_constant<Loops, T>(out, q, k, scale, mask);
    }
    // Also those that are masked: what comes out is not looked at.
    contract<Loops.outer, Loops.inner, T>(out, q, k, lengths);
    std::size_t const length = row_turns<Loops.outer>(lengths);
    for (nest_cursor<Loops.outer, Lengths> row{{}, lengths}; row.more; row.next()) {
        for (std::size_t i = 0; i < length; ++i) {
            std::size_t const at = row.at[0] + i * row_stride<Loops.outer, 0>;
            T score = out[at];
            if constexpr (is_absent<Bias>) {
                score = math::product(score, scale);
            } else {
                score = math::multiply_add(score, scale, mask.bias[at]);
            }
            if constexpr (!is_absent<Keep>) {
                if (!mask.keep[at]) score = -math::infinity<T>;
            }
            out[at] = score;
        }
    }
}

namespace detail::inline HEED_KERNELS {

/// Adds the weighted values of `keys` keys, from `first` on, to the sums of elements of the output side by side.
template <auto Loops, class T, std::size_t Block, class Weights, class V, class Keep>
constexpr void add_kept_keys(T (&sums)[Block], std::size_t count, Weights const& weights, std::size_t of_weights,
                             V const& v, std::size_t of_v, Keep const& keep, std::size_t first, std::size_t keys) {
    static_assert(Loops.inner.rank == 1);
    for (std::size_t j = first; j < first + keys; ++j) {
        std::size_t const at = of_weights + j * row_stride<Loops.inner, 0>;
        if (!keep[at]) continue;
        std::size_t const from = of_v + j * row_stride<Loops.inner, 1>;
        for (std::size_t i = 0; i < count; ++i) {
            sums[i] = math::multiply_add(static_cast<T>(weights[at]),
                                         static_cast<T>(v[from + i * row_stride<Loops.outer, 2>]), sums[i]);
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Weighted sum of the values of the keys that `keep` keeps: a key that is masked is skipped, so whatever its value is,
/// NaN and infinity included, does not reach the output.
///
/// The outer loops visit the output (operand 0) with the weights (1) and v (2), the inner ones the keys of the weights
/// (0) and of v (1), one chain of multiply-adds from zero on, or more than one: see `contract`. `keep` has the layout
/// of the weights. `Zeros` where only those blocks of the output are to be done again that have a zero. Outer loops may
/// end at lengths.
template <auto Loops, class T, bool Zeros = false, std::size_t Longest = longest_chain, class Out, class Weights,
          class V, class Keep, class Lengths = every_turn>
constexpr void attend(Out& out, Weights const& weights, V const& v, Keep const& keep, Lengths const& lengths = {}) {
    if constexpr (is_absent<Keep>) {
        contract<Loops.outer, Loops.inner, T, Longest>(out, weights, v, lengths);
    } else {
        // Features of v side by side share the look at a weight.
        constexpr bool shared = row_stride<Loops.outer, 1> == 0;
        constexpr std::size_t capacity = row_length<Loops.outer>, most = shared ? 64 : 1;
        constexpr std::size_t block = capacity < most ? capacity : most;
        std::size_t const length = row_turns<Loops.outer>(lengths);
        for (nest_cursor<Loops.outer, Lengths> row{{}, lengths}; row.more; row.next()) {
            for (std::size_t first = 0; first < length; first += block) {
                std::size_t const count = length - first < block ? length - first : block;
                if constexpr (Zeros) {
                    bool found = false;
                    for (std::size_t i = 0; i < count; ++i) {
                        found = found || out[row.at[0] + (first + i) * row_stride<Loops.outer, 0>] == T(0);
                    }
                    if (!found) continue;
                }
                T sums[detail::places_in_tree(detail::blocks_of(Loops.inner.size(), Longest))][block] = {};
                std::size_t const of_weights = row.at[1] + first * row_stride<Loops.outer, 1>;
                std::size_t const of_v = row.at[2] + first * row_stride<Loops.outer, 2>;
                if constexpr (Loops.inner.size() <= Longest) {
                    detail::add_kept_keys<Loops>(sums[0], count, weights, of_weights, v, of_v, keep, 0,
                                                 Loops.inner.size());
                } else {
                    detail::sum_blocks<Loops.inner.size(), Longest>(
                        [&](std::size_t key, std::size_t keys, std::size_t to) {
                            for (std::size_t i = 0; i < count; ++i) sums[to][i] = T{};
                            detail::add_kept_keys<Loops>(sums[to], count, weights, of_weights, v, of_v, keep, key,
                                                         keys);
                        },
                        [&](std::size_t to, std::size_t from) {
                            for (std::size_t i = 0; i < count; ++i) sums[to][i] = math::sum(sums[to][i], sums[from][i]);
                        });
                }
                for (std::size_t i = 0; i < count; ++i) {
                    out[row.at[0] + (first + i) * row_stride<Loops.outer, 0>] = sums[0][i];
                }
            }
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
