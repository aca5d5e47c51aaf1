// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_TRANSFORMER_BLOCK_HPP
#define HEED_NN_TRANSFORMER_BLOCK_HPP

#include <boost/hana/define_struct.hpp>

#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/activations.hpp>
#include <heed/nn/multi_head_attention.hpp>
#include <heed/nn/norm.hpp>
#include <heed/nn/swiglu.hpp>

namespace heed {

/// What stands between the two products of a feed-forward block: which of them, is always said.
namespace activation {
struct HEED_LINKED_AS relu {
    template <class X>
    constexpr auto operator()(X const& x) const {
        return heed::relu(x);
    }
};
struct HEED_LINKED_AS silu {
    template <class X>
    constexpr auto operator()(X const& x) const {
        return heed::silu(x);
    }
};
struct HEED_LINKED_AS gelu {
    template <class X>
    constexpr auto operator()(X const& x) const {
        return heed::gelu(x);
    }
};
struct HEED_LINKED_AS gelu_tanh {
    template <class X>
    constexpr auto operator()(X const& x) const {
        return heed::gelu_tanh(x);
    }
};
}  // namespace activation

/// `layer_norm` with its gain and its bias, as a module: `layer_normalisation<float, Model<32>>`. The gain is 1 after
/// `initialise`; at first it is 0, as all parameters are.
template <class T, Axis Features>
struct HEED_LINKED_AS layer_normalisation {
    BOOST_HANA_DEFINE_STRUCT(layer_normalisation, (norm_gain<T, Features>, gain), (norm_bias<T, Features>, bias));

    template <class X>
    constexpr auto operator()(X const& x) const {
        return detail::perform<detail::layer_norm_operation<name_of<Features>>>(x, gain, bias);
    }
    friend constexpr bool operator==(layer_normalisation const&, layer_normalisation const&) = default;
};
/// `rms_norm` with its gain, as a module.
template <class T, Axis Features>
struct HEED_LINKED_AS rms_normalisation {
    BOOST_HANA_DEFINE_STRUCT(rms_normalisation, (norm_gain<T, Features>, gain));

    template <class X>
    constexpr auto operator()(X const& x) const {
        return detail::perform<detail::rms_norm_operation<name_of<Features>>>(x, gain);
    }
    friend constexpr bool operator==(rms_normalisation const&, rms_normalisation const&) = default;
};

/// Two products with a function between them: `feed_forward<float, Model<32>, Hidden<128>, activation::gelu_tanh>`; x
/// `[..., Time, Model]` gives `[..., Time, Model]`. (Vaswani et al. 2017, section 3.3.)
template <class T, Axis Features, Axis Inner, class Activation>
struct HEED_LINKED_AS feed_forward {
    BOOST_HANA_DEFINE_STRUCT(feed_forward, (linear_weights<T, Features, Inner>, w_in), (linear_bias<T, Inner>, b_in),
                             (output_projection<T, Inner, Features>, w_out), (output_bias<T, Features>, b_out));

    template <class X, class Fault = fault_of_module<feed_forward, X, axes::Time, Features>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x) const {
        return project_output(Activation{}(linear(x, w_in, b_in)), w_out, b_out);
    }
#if !defined(__clang__)
    template <class X, class... Options, class Fault = fault_of_module<feed_forward, X, axes::Time, Features>>
    requires is_fault<Fault> refused operator()(X const& x, Options const&... options) const = delete;
#endif
    friend constexpr bool operator==(feed_forward const&, feed_forward const&) = default;
};

/// The gated one: `gated_feed_forward<float, Model<32>, Hidden<64>>`, silu(x w_gate) (x w_in) w_out, without biases.
/// (N. Shazeer, GLU Variants Improve Transformer, 2020.)
template <class T, Axis Features, Axis Inner>
struct HEED_LINKED_AS gated_feed_forward {
    BOOST_HANA_DEFINE_STRUCT(gated_feed_forward, (gate_weights<T, Features, Inner>, w_gate),
                             (linear_weights<T, Features, Inner>, w_in),
                             (output_projection<T, Inner, Features>, w_out));

    template <class X, class Fault = fault_of_module<gated_feed_forward, X, axes::Time, Features>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x) const {
        return project_output(swiglu(gate{linear(x, w_gate)}, up{linear(x, w_in)}), w_out);
    }
#if !defined(__clang__)
    template <class X, class... Options, class Fault = fault_of_module<gated_feed_forward, X, axes::Time, Features>>
    requires is_fault<Fault> refused operator()(X const& x, Options const&... options) const = delete;
#endif
    friend constexpr bool operator==(gated_feed_forward const&, gated_feed_forward const&) = default;
};

/// Where the norms of a block are: in front of attention and of the feed-forward block, which keeps what is added up
/// as it is (GPT-2), or behind the sums (Vaswani et al. 2017).
struct pre_norm {};
struct post_norm {};

/// One layer of a transformer, of modules: `transformer_block<pre_norm, layer_normalisation<...>,
/// multi_head_attention<...>, feed_forward<...>>`. `block(x, options...)` of x `[..., Time, Model]` has the same shape;
/// the options, a rotation, a cache or a mask, go to attention.
template <class Placement, class Norm, class Attention, class FeedForward>
struct HEED_LINKED_AS transformer_block;

template <class Norm, class Attention, class FeedForward>
struct transformer_block<pre_norm, Norm, Attention, FeedForward> {
    BOOST_HANA_DEFINE_STRUCT(transformer_block, (Norm, attention_norm), (Attention, attention),
                             (Norm, feed_forward_norm), (FeedForward, feed_forward));

    template <class X, class... Options>
    constexpr auto operator()(X const& x, Options&&... options) const {
        auto const between = x + attention(attention_norm(x), options...);
        return between + feed_forward(feed_forward_norm(between));
    }
    friend constexpr bool operator==(transformer_block const&, transformer_block const&) = default;
};
template <class Norm, class Attention, class FeedForward>
struct transformer_block<post_norm, Norm, Attention, FeedForward> {
    BOOST_HANA_DEFINE_STRUCT(transformer_block, (Attention, attention), (Norm, attention_norm),
                             (FeedForward, feed_forward), (Norm, feed_forward_norm));

    template <class X, class... Options>
    constexpr auto operator()(X const& x, Options&&... options) const {
        auto const between = attention_norm(x + attention(x, options...));
        return feed_forward_norm(between + feed_forward(between));
    }
    friend constexpr bool operator==(transformer_block const&, transformer_block const&) = default;
};

}  // namespace heed

#endif
