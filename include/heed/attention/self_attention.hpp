// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/attention/attention.hpp>
#include <heed/attention/project.hpp>

namespace heed {

/// Asks `self_attention` for biases on its three projections.
struct with_bias {};
struct without_bias {};

/// The lesson's module (section 6): projections of one input to queries, keys and values, and attention between them.
///
/// `self_attention<float, Model<8>, Dk<4>, Dv<4>> module{w_q, w_k, w_v};` and `auto [output, weights] = module(x);`
/// x `[..., Time, Model]` gives `output` `[..., Query, Dv]` and `weights` `[..., Query, Key]`. A mask may follow x.
/// With a fifth argument `with_bias` the module also holds b_q, b_k and b_v (PyTorch's nn.Linear has them by default,
/// the lesson and GPT-like models do without). Refused: as `project` and `attention`.
template <class T, Axis Features, Axis Compared, Axis Values, class Bias = without_bias>
struct self_attention;

template <class T, Axis Features, Axis Compared, Axis Values>
struct self_attention<T, Features, Compared, Values, without_bias> {
    projection<axes::Query, T, Features, Compared> w_q;
    projection<axes::Key, T, Features, Compared> w_k;
    projection<axes::Key, T, Features, Values> w_v;

    template <class X, class... Options>
    constexpr auto operator()(X const& x, Options const&... options) const {
        return attention(project(x, w_q), project(x, w_k), project(x, w_v), options...);
    }
};

template <class T, Axis Features, Axis Compared, Axis Values>
struct self_attention<T, Features, Compared, Values, with_bias> {
    projection<axes::Query, T, Features, Compared> w_q;
    projection<axes::Key, T, Features, Compared> w_k;
    projection<axes::Key, T, Features, Values> w_v;
    projection_bias<axes::Query, T, Compared> b_q;
    projection_bias<axes::Key, T, Compared> b_k;
    projection_bias<axes::Key, T, Values> b_v;

    template <class X, class... Options>
    constexpr auto operator()(X const& x, Options const&... options) const {
        return attention(project(x, w_q, b_q), project(x, w_k, b_k), project(x, w_v, b_v), options...);
    }
};

}  // namespace heed
