// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_SCORE_STAGES_HPP
#define HEED_ATTENTION_SCORE_STAGES_HPP

#include <type_traits>

#include <heed/math/classify.hpp>
#include <heed/math/philox.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/error.hpp>
#include <heed/tensor/tensor.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What may be asked of attention beside a scale and a mask. The order is one, whatever the order in a call: scale,
// softcap, a function of the score, biases, masks, sink, softmax, dropout.

namespace heed {

namespace detail::inline HEED_KERNELS {

[[noreturn]] inline void raise_option(char const* text) { raise(message<240>{} << text); }

}  // namespace detail::inline HEED_KERNELS

/// Scores between -cap and cap: `cap * tanh(score / cap)` of the scaled score, before biases and masks, so that what is
/// masked stays so: `scores(q, k, softcap{30.0f})`. Without a cap it is left out: one that is not above 0, or not
/// finite, throws, and is no constant expression. (ONNX Attention-25, `softcap`; Gemma 2, 2024.)
template <class T>
struct HEED_LINKED_AS softcap {
    T value;
    static constexpr bool is_softcap = true;
    constexpr explicit softcap(T cap) : value(cap) {
        if (!(cap > T(0)) || math::is_inf(static_cast<double>(cap))) {
            detail::raise_option("heed: a softcap is a finite number above 0; without one it is left out");
        }
    }
};

/// A function of the scaled and capped score and of positions, which it takes by name, each of them or not, in any
/// order: `score_with{[](float s, index_of<Query> q, index_of<Key> k, index_of<Head> h) { return s - slope[h] * (q -
/// k); }}`.
///
/// It is asked of no key that a mask hides. What comes back becomes the score; biases are added to that. It has to be
/// the same function at every call, and constexpr where attention is. Where a gradient is asked for it is called again
/// when that is gone through, behind the function that it stands in, so what it needs it has, and captures no local by
/// reference. (PyTorch: the `score_mod` of FlexAttention.)
template <class F>
struct HEED_LINKED_AS score_with {
    F function;
    static constexpr bool is_score_function = true;
};
template <class F>
score_with(F) -> score_with<F>;

/// A logit that every row of scores has beside its keys, without a value: it is in the maximum and in the sum that
/// weights are divided by, neither scaled nor capped nor masked. `sink{0.0f}`, or one a head, `sink{tensor<float,
/// Head<8>>{...}}`, over any of the batch axes and groups of the scores. Weights then sum to less than 1: they are no
/// distribution. (G. Xiao et al., StreamingLLM, 2023; OpenAI gpt-oss, 2025.)
template <class X>
struct HEED_LINKED_AS sink {
    X value;
    static constexpr bool is_sink = true;
    static constexpr bool has_tracked_parts = detail::is_tracked<X>;
};
template <class X>
sink(X) -> sink<X>;

/// Weights after softmax are 0 with probability `p`, and else multiplied by 1/(1-p): `dropout{0.1f, philox{seed}}`.
/// Which ones, is decided by the generator from the weight's place in `[..., Query, Key]` alone, so that neither
/// tiles nor time matter. `p` is at least 0 and below 1, else it throws, and is no constant expression. What results
/// is no distribution. (PyTorch: `dropout_p`, with other random numbers.)
template <class T>
struct HEED_LINKED_AS dropout {
    T probability;
    philox generator;
    static constexpr bool is_dropout = true;
    constexpr dropout(T p, philox from) : probability(p), generator(from) {
        if (!(p >= T(0) && p < T(1))) {
            detail::raise_option("heed: the probability of dropout is at least 0 and below 1");
        }
    }
};

namespace detail::inline HEED_KERNELS {

template <class O>
concept is_softcap = requires { remove_cvref_t<O>::is_softcap; };
template <class O>
concept is_score_function = requires { remove_cvref_t<O>::is_score_function; };
template <class O>
concept is_sink = requires { remove_cvref_t<O>::is_sink; };
template <class O>
concept is_dropout = requires { remove_cvref_t<O>::is_dropout; };
template <class O>
concept is_score_stage = is_softcap<O> || is_score_function<O> || is_sink<O> || is_dropout<O>;

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
