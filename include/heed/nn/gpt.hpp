// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_GPT_HPP
#define HEED_NN_GPT_HPP

#include <boost/hana/define_struct.hpp>

#include <heed/attention/kv_cache.hpp>
#include <heed/attention/mask_algebra.hpp>
#include <heed/attention/mask_over_positions.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/embedding.hpp>
#include <heed/nn/repeated.hpp>
#include <heed/nn/transformer_block.hpp>
#include <heed/ops/range.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// Calls `f` with the options of attention, of which the mask, if there is one, holds with a causal one.
template <class F>
constexpr auto with_causal(F const& f) {
    return f(causal{});
}
template <class F, class First, class... Rest>
constexpr auto with_causal(F const& f, First const& first, Rest const&... rest) {
    if constexpr (Mask<First>) {
        return f(causal{} & first, rest...);
    } else {
        return with_causal([&](auto const&... more) { return f(first, more...); }, rest...);
    }
}

}  // namespace detail::inline HEED_KERNELS

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
/// used. A mask may follow, `m(tokens, lengths<Key>(n))`, which holds with the causal one, and stages as of attention.
/// `m(tokens, caches)`, with a `gpt<...>::caches`, takes the tokens of one sequence that come next: their keys and
/// values are put behind those of the tokens before them, and the logits have the bits of all at once.
/// Refused: heads that do not divide the features; more tokens than there are positions. (A. Radford et al., Language
/// Models are Unsupervised Multitask Learners, 2019.)
template <class T, Axis Tokens, Axis Positions, Axis Features, Axis Layers, Axis Heads, Axis Inner>
struct HEED_LINKED_AS gpt {
    static_assert(extent_of<Features> % extent_of<Heads> == 0, "the heads of a gpt divide its features");

    BOOST_HANA_DEFINE_STRUCT(gpt, (detail::stored<T, Tokens, Features>, token_embedding),
                             (detail::stored<T, Positions, Features>, position_embedding),
                             (repeated<gpt_block<T, Features, Heads, Inner>, extent_of<Layers>>, blocks),
                             (layer_normalisation<T, Features>, norm));

    /// Room for the keys and values of one sequence, empty at first: a cache for each block.
    struct caches {
        using of_block =
            kv_cache<T, Heads, up_to<axes::Key<extent_of<Positions>>>, axes::Dk<extent_of<Features> / extent_of<Heads>>,
                     axes::Dv<extent_of<Features> / extent_of<Heads>>>;
        repeated<of_block, extent_of<Layers>> blocks{};

        [[nodiscard]] constexpr std::size_t size() const { return next_position(blocks[0]); }
    };

    template <class X, class... Options>
        requires(!detail::caches<Options> && ...)
    constexpr auto operator()(X const& tokens, Options const&... options) const {
        auto x = embedded(tokens, detail::axis_in<shape_type_of<X>, name_of<Positions>>{}, 0);
        for (auto const& block : blocks) {
            x = detail::with_causal([&](auto const&... all) { return block(x, all...); }, options...);
        }
        return unembedded(x);
    }
    // A template, or compilers would look for a conversion of every mask to caches, which handles have none of.
    template <class X, class Cache>
        requires(__is_same(Cache, caches))
    constexpr auto operator()(X const& tokens, Cache& before) const {
        auto x = embedded(tokens, detail::axis_in<shape_type_of<X>, name_of<Positions>>{}, before.size());
        for (std::size_t i = 0; i < extent_of<Layers>; ++i) x = blocks[i](x, before.blocks[i]);
        return unembedded(x);
    }
    friend constexpr bool operator==(gpt const&, gpt const&) = default;

private:
    template <class X, class Some>
    constexpr auto embedded(X const& tokens, Some, std::size_t first) const {
        return detail::perform<detail::embed_operation<name_of<Tokens>>>(token_embedding, tokens) +
               range<Some>(position_embedding, first);
    }
    template <class X>
    constexpr auto unembedded(X const& x) const {
        return detail::perform<detail::unembed_operation<name_of<Tokens>>>(norm(x), token_embedding);
    }
};

}  // namespace heed

#endif
