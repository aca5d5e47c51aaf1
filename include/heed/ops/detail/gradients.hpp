// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_GRADIENTS_HPP
#define HEED_OPS_DETAIL_GRADIENTS_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>

// How the gradient of an operation's operands comes from that of its result, by name: descriptions say which it is, and
// what it is stands in gradient/, which a program that asks for no gradient does not include.
namespace heed::detail::inline HEED_KERNELS::gradients {

/// None was written: a test fails.
struct missing;
/// None, on purpose: operands whose gradient is asked for are refused.
struct no_gradient;
/// The result has none, as it is of bools or whole numbers: it is that of the values.
struct of_values;
/// It passes operands on, or is made of operations that have their own.
struct composed;

/// Names moved, and elements summed or repeated along names that differ.
struct moved;
/// The same values in a row under other names.
struct relabelled;
/// A sum of products by names.
struct bilinear;
/// A part of its operand, as a view shows it: `View` is the description of that view.
template <class View>
struct part;
/// What a description of a view shows.
struct viewed;
template <class Name>
struct concatenated;
template <class Name>
struct stacked;

/// An operator between two operands, by its tag.
template <class In>
struct infix;
struct negated;
struct by_dual_numbers;
struct cast;
struct chosen;

struct mean;
struct greatest;
template <class Name>
struct accumulated;
template <class Name>
struct softmax;
template <class Name>
struct log_softmax;

struct projected;
struct scores;
struct attended;
struct fused_attention;
struct attention_steps;
template <class Position>
struct crossed;
struct masked;
struct capped;
struct rescored;
template <class Name>
struct with_sink;
struct dropped_out;
struct rotated;

template <class Name>
struct logsumexp;
template <class... Names>
struct variance;
struct dropped;
template <class Function>
struct activation;
template <bool Centred, class Name>
struct norm;
template <class Name>
struct looked_up;
template <class Name, bool Mean>
struct cross_entropy;

}  // namespace heed::detail::inline HEED_KERNELS::gradients

#endif
