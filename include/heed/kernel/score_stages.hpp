// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_SCORE_STAGES_HPP
#define HEED_KERNEL_SCORE_STAGES_HPP

#include <cstddef>

#include <heed/kernel/exp.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/math/tanh.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What attention does to scores beside their scale, mask and biases, in this order and no other: the scaled score is
// capped, a function changes it, biases are added, masks are laid, the sink joins the row, and after softmax weights
// are dropped out. For one batch, joined to its mask: a mask that has them has the members `change`, `sink`, `drop`.

namespace heed::kernel::inline HEED_KERNELS {

/// A scaled score becomes `cap * tanh(score / cap)`: the quotient, the tanh and the product rounded on their own.
template <class T>
struct capped_score {
    T cap;
    [[gnu::always_inline]] constexpr T operator()(T score) const {
        return math::product(cap, math::tanh(math::quotient(score, cap)));
    }
};

/// What four weights side by side are multiplied by.
template <class T>
struct four_factors {
    T of[4];
};

/// A mask with the stages of a batch; each of them may be `absent`. `Cap` is a function of the score, `Function` one of
/// the score and its place, `Sink` a logit that every row has beside its keys, `Dropout` what four weights
/// side by side are multiplied by.
template <class Mask, class Cap, class Function, class Sink, class Dropout>
struct staged_mask : Mask {
    Cap cap;
    Function function;
    Sink sink_of_row;
    Dropout dropout;

    static constexpr bool changes = !is_absent<Cap> || !is_absent<Function>;
    /// So that it may be asked of what does not exist, or is masked.
    static constexpr bool changes_values_alone = is_absent<Function>;
    static constexpr bool has_sink = !is_absent<Sink>;
    static constexpr bool drops = !is_absent<Dropout>;

    template <class T>
    [[gnu::always_inline]] constexpr T change(T score, std::size_t query, std::size_t key) const {
        if constexpr (!is_absent<Cap>) score = cap(score);
        if constexpr (!is_absent<Function>) score = function(score, query, key);
        return score;
    }
    constexpr auto sink(std::size_t) const { return sink_of_row; }
    [[gnu::always_inline]] constexpr auto factors(std::size_t query, std::size_t fours) const {
        return dropout(query, fours);
    }
};

template <class Mask>
concept changes_scores = requires { requires Mask::changes; };
template <class Mask>
concept has_sink = requires { requires Mask::has_sink; };
template <class Mask>
concept drops_weights = requires { requires Mask::drops; };

/// The greatest score of a row before its first key, and exp(sink - that score). A sink that is NaN or +inf makes the
/// row NaN; one of -inf is none.
template <class T>
struct start_of_row {
    T row_max = -element_traits<T>::greatest, total = 0;
};
template <class T, class Mask>
constexpr start_of_row<T> start_of(Mask const& mask, std::size_t query) {
    start_of_row<T> start{};
    if constexpr (has_sink<Mask>) {
        T const sink = mask.sink(query);
        if (math::is_nan(sink) || (math::is_inf(sink) && !math::sign_bit(sink))) {
            start.total = math::quiet_nan<T>;
        } else if (!math::is_inf(sink)) {
            start = {sink, T(1)};
        }
    }
    return start;
}

/// Scaled scores become what the stages make of them, in place: changed, biased, and -inf where they are masked, which
/// no function is asked of.
template <auto Plan, class T, class Mask>
constexpr void stage_scores(T* out, Mask const& mask) {
    for (std::size_t query = 0; query < Plan.queries; ++query) {
        for (std::size_t key = 0; key < Plan.keys; ++key) {
            T& score = out[query * Plan.query + key * Plan.key];
            if (!mask.keeps(query, key)) {
                score = -math::infinity<T>;
                continue;
            }
            if constexpr (changes_scores<Mask>) score = mask.change(score, query, key);
            if constexpr (Mask::has_bias) score = math::sum(score, mask.add_bias(query, key, T{}));
        }
    }
}

/// Multiplies the weights of a query for `keys` keys from the `key`th on, the first of four, by what dropout makes of
/// them; they are `stride` apart.
template <class T, class Mask, class E>
[[gnu::always_inline]] constexpr void drop_row(Mask const& mask, std::size_t query, std::size_t key, E* weights,
                                               std::size_t stride, std::size_t keys) {
    for (std::size_t i = 0; i < keys; i += 4) {
        four_factors<T> const by = mask.factors(query, (key + i) / 4);
        for (std::size_t j = 0; j < 4 && i + j < keys; ++j) {
            E& weight = weights[(i + j) * stride];
            // Hidden, since some flags let a compiler take 0 times anything for 0.
            weight = math::product(static_cast<T>(weight), math::detail::opaque(by.of[j]));
        }
    }
}

/// Weights are multiplied by what dropout makes of them, in place.
template <auto Plan, class T, class Mask>
constexpr void drop_weights(T* out, Mask const& mask) {
    for (std::size_t query = 0; query < Plan.queries; ++query) {
        drop_row<T>(mask, query, 0, out + query * Plan.query, Plan.key, Plan.keys);
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
