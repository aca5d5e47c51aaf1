// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_AXES_HPP
#define HEED_SHAPE_AXES_HPP

#include <heed/shape/axis.hpp>

/// The usual vocabulary of attention, ready-made. Nothing in heed depends on these names except the defaults of
/// `project` (positions are `Time`) and of the `self_attention` module (`Query` and `Key`).
///
/// An axis of your own that is called like one of these, `Layer` or `Group`, is ambiguous beside `using namespace
/// heed::axes`: take those that you need one by one, `using heed::axes::Query;`, or write `::Layer` for yours.
namespace heed::axes {

/// Independent sequences that are worked on at once: B in [B, T, d].
template <std::size_t Extent> struct Batch : axis<Batch, Extent> {};
/// Positions in a sequence: T in [B, T, d].
template <std::size_t Extent> struct Time : axis<Time, Extent> {};
/// Positions that ask: the rows of the scores.
template <std::size_t Extent> struct Query : axis<Query, Extent> {};
/// Positions that are asked, and give their values: the columns of the scores.
template <std::size_t Extent> struct Key : axis<Key, Extent> {};
/// Features of an embedding: d, or d_model.
template <std::size_t Extent> struct Model : axis<Model, Extent> {};
/// Features that a query and a key are compared by: d_k.
template <std::size_t Extent> struct Dk : axis<Dk, Extent> {};
/// Features of a value: d_v.
template <std::size_t Extent> struct Dv : axis<Dv, Extent> {};
/// Heads of multi-head attention: h.
template <std::size_t Extent> struct Head : axis<Head, Extent> {};
/// Heads of keys and values, when several query heads share one (grouped-query attention).
template <std::size_t Extent> struct KvHead : axis<KvHead, Extent> {};
/// Query heads that share one head of keys and values: an axis that only queries have.
template <std::size_t Extent> struct Group : axis<Group, Extent>, shares_keys_and_values {};
/// Features inside a feed-forward layer.
template <std::size_t Extent> struct Hidden : axis<Hidden, Extent> {};
/// Tokens of a vocabulary.
template <std::size_t Extent> struct Vocabulary : axis<Vocabulary, Extent> {};
/// Pairs of features that are turned together by a rotary position.
template <std::size_t Extent> struct Pair : axis<Pair, Extent> {};
/// The two of such a pair; in a rotation, its cosine and its sine.
template <std::size_t Extent> struct Half : axis<Half, Extent> {};
/// Layers of a stack.
template <std::size_t Extent> struct Layer : axis<Layer, Extent> {};

}  // namespace heed::axes

#endif
