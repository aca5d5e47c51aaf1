// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_GPT_HPP
#define HEED_NN_GPT_HPP

#include <boost/hana/define_struct.hpp>

#include <heed/attention/mask_over_positions.hpp>
#include <heed/nn/embedding.hpp>
#include <heed/nn/repeated.hpp>
#include <heed/nn/transformer_block.hpp>
#include <heed/ops/range.hpp>

namespace heed {

/// The block of a GPT: norms in front, attention with biases, and a feed-forward block with `gelu_tanh`. The features
/// of a head are those of the model divided by the heads.
template <class T, Axis Features, Axis Heads, Axis Inner>
using gpt_block =
    transformer_block<pre_norm, layer_normalisation<T, Features>,
                      multi_head_attention<T, Features, Heads, axes::Dk<extent_of<Features> / extent_of<Heads>>,
                                           axes::Dv<extent_of<Features> / extent_of<Heads>>, with_bias>,
                      feed_forward<T, Features, Inner, activation::gelu_tanh>>;

/// A model of the GPT-2 kind: `gpt<float, Vocabulary<64>, Time<32>, Model<48>, Layer<2>, Head<4>, Hidden<192>>`. A
/// module: `m(tokens)` of whole numbers `[..., Time]` gives logits over the vocabulary, `[..., Time, Vocabulary]`.
///
/// Embeddings of tokens and of positions, which are learned, are added; blocks under a causal mask follow, a norm, and
/// the table of the tokens again (tied weights: there is one object). Of fewer tokens than positions the first ones are
/// used. Refused: heads that do not divide the features. (A. Radford et al., Language Models are Unsupervised Multitask
/// Learners, 2019.)
template <class T, Axis Tokens, Axis Positions, Axis Features, Axis Layers, Axis Heads, Axis Inner>
struct gpt {
    static_assert(extent_of<Features> % extent_of<Heads> == 0, "the heads of a gpt divide its features");

    BOOST_HANA_DEFINE_STRUCT(gpt, (detail::stored<T, Tokens, Features>, token_embedding),
                             (detail::stored<T, Positions, Features>, position_embedding),
                             (repeated<gpt_block<T, Features, Heads, Inner>, extent_of<Layers>>, blocks),
                             (layer_normalisation<T, Features>, norm));

    template <class X>
    constexpr auto operator()(X const& tokens) const {
        using positions = detail::axis_in<shape_type_of<X>, name_of<Positions>>;
        auto x = detail::perform<detail::embed_operation<name_of<Tokens>>>(token_embedding, tokens) +
                 first_positions<positions>();
        for (auto const& block : blocks) x = block(x, causal{});
        return detail::perform<detail::unembed_operation<name_of<Tokens>>>(norm(x), token_embedding);
    }
    friend constexpr bool operator==(gpt const&, gpt const&) = default;

private:
    template <class Some>
    constexpr auto first_positions() const {
        if constexpr (extent_of<Some> == extent_of<Positions>) {
            return position_embedding;
        } else {
            return range<Some>(position_embedding, 0);
        }
    }
};

}  // namespace heed

#endif
