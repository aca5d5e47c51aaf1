// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_AXES_HPP
#define HEED_SHAPE_AXES_HPP

#include <heed/shape/axis.hpp>

/// The usual vocabulary of attention, ready-made. Nothing in heed depends on these names except the defaults of
/// `project` (positions are `Time`) and of the `self_attention` module (`Query` and `Key`).
namespace heed::axes {

/// Independent sequences that are worked on at once: B in [B, T, d].
template <std::size_t N> struct Batch : axis<Batch, N> {};
/// Positions in a sequence: T in [B, T, d].
template <std::size_t N> struct Time : axis<Time, N> {};
/// Positions that ask: the rows of the scores.
template <std::size_t N> struct Query : axis<Query, N> {};
/// Positions that are asked, and give their values: the columns of the scores.
template <std::size_t N> struct Key : axis<Key, N> {};
/// Features of an embedding: d, or d_model.
template <std::size_t N> struct Model : axis<Model, N> {};
/// Features that a query and a key are compared by: d_k.
template <std::size_t N> struct Dk : axis<Dk, N> {};
/// Features of a value: d_v.
template <std::size_t N> struct Dv : axis<Dv, N> {};
/// Heads of multi-head attention: h.
template <std::size_t N> struct Head : axis<Head, N> {};
/// Heads of keys and values, when several query heads share one (grouped-query attention).
template <std::size_t N> struct KvHead : axis<KvHead, N> {};
/// Query heads that share one head of keys and values.
template <std::size_t N> struct Group : axis<Group, N> {};
/// Features inside a feed-forward layer.
template <std::size_t N> struct Hidden : axis<Hidden, N> {};
/// Tokens of a vocabulary.
template <std::size_t N> struct Vocabulary : axis<Vocabulary, N> {};
/// Layers of a stack.
template <std::size_t N> struct Layer : axis<Layer, N> {};

}  // namespace heed::axes

#endif
