// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ATTENTION_GRADIENT_HPP
#define HEED_KERNEL_ATTENTION_GRADIENT_HPP

#include <cstddef>

#include <heed/kernel/attention_gradient_tile.hpp>
#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/contract_nonzero.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradient of fused attention: tiles of its weights are computed again from the log-sum-exp of each query, so that
// no more of them than a tile ever exists (T. Dao, FlashAttention-2, 2023, section 3.1).
//
// For each block of 128 queries and each tile of 128 keys, in this order, with D = sum over the features of v of
// cotangent times output, for each query:
//   p  = exp(s - lse), s being the score as it was before softmax, exp being `exp_for_softmax`;
//   dV += (p, as dropout has it)^T dO;   dS = p (dO V^T, as dropout has it, - D), times what stages have as a slope;
//   dQ += dS K;   dK += dS^T Q;
// and in the end dQ and dK times the scale. What a mask hides has p = 0 and dS = 0, and a product by these is 0. The
// last block and the last tile reach back where extents are no multiples of these numbers; what was done is hidden
// then.

namespace heed::kernel::inline HEED_KERNELS {

/// Where cotangents are added, as q, k and v are in memory; null where they are not asked for.
template <class T>
struct attention_cotangents {
    T *q, *k, *v;
};

namespace detail::inline HEED_KERNELS {

/// A matrix product of a tile: rows of a times rows of b, over what is summed, with the strides that these have.
struct tile_product {
    std::size_t height, width, terms;
    std::size_t a_row, a_term, b_column, b_term;
};
template <tile_product P>
inline constexpr auto tile_product_outer = collapse(nest<3, 2>{
    2, {P.height, P.width}, {{P.width, 1}, {P.a_row, 0}, {0, P.b_column}}});
template <tile_product P>
inline constexpr auto tile_product_inner = collapse(nest<2, 1>{1, {P.terms}, {{P.a_term}, {P.b_term}}});
/// All that the second operand has, in the order of memory.
template <tile_product P>
inline constexpr auto tile_product_second = collapse(P.b_column < P.b_term
                                                         ? nest<1, 2>{2, {P.terms, P.width}, {{P.b_term, P.b_column}}}
                                                         : nest<1, 2>{
                                                               2, {P.width, P.terms}, {{P.b_column, P.b_term}}});

template <tile_product P, class T>
constexpr void multiply_tile(T* out, T const* a, T const* b) {
    contract<tile_product_outer<P>, tile_product_inner<P>, T>(out, a, b);
}
template <tile_product P, class T>
constexpr void multiply_tile_nonzero(T* out, T const* a, T const* b) {
    contract_nonzero<tile_product_outer<P>, tile_product_inner<P>, tile_product_second<P>, T>(out, a, b);
}

/// Adds a matrix in rows to one with strides.
template <std::size_t Rows, std::size_t Columns, std::size_t Row, std::size_t Column, class T>
constexpr void add_tile(T* out, T const* tile) {
    for (std::size_t i = 0; i < Rows; ++i) {
        for (std::size_t j = 0; j < Columns; ++j) {
            T& to = out[i * Row + j * Column];
            to = math::sum(to, tile[i * Columns + j]);
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Queries and keys of a tile. Part of what the result is, to the bit.
inline constexpr std::size_t edge_of_gradient_tile = 128;

/// Adds the cotangents of one batch. `P` are the extents and strides of q, k, v and the output; the cotangent of the
/// output is where the output is. `lse` and `sums` are the log-sum-exps and the sums D of the queries, one behind the
/// other; `scores` is where cotangents of the scores go, `[Query, Key]` in rows, or null. The scale is left to the end.
template <attention_plan P, class T, class Mask, class Slopes>
constexpr void attention_gradient(attention_cotangents<T> to, T const* q, T const* k, T const* v, T const* of_output,
                                  T const* lse, T const* sums, T* scores, T scale, Mask const& mask,
                                  Slopes const& slopes) {
    constexpr std::size_t queries = P.queries < edge_of_gradient_tile ? P.queries : edge_of_gradient_tile;
    constexpr std::size_t keys = P.keys < edge_of_gradient_tile ? P.keys : edge_of_gradient_tile;
    constexpr std::size_t most = P.features > P.values ? P.features : P.values;
    using namespace detail;
    auto* const memory = new T[queries * keys * 2 + (queries > keys ? queries : keys) * most];
    T *const weights = memory, *const slope = memory + queries * keys, *const product = slope + queries * keys;
    for (std::size_t done_queries = 0; done_queries < P.queries; done_queries += queries) {
        std::size_t const query = done_queries + queries <= P.queries ? done_queries : P.queries - queries;
        for (std::size_t done_keys = 0; done_keys < P.keys; done_keys += keys) {
            std::size_t const key = done_keys + keys <= P.keys ? done_keys : P.keys - keys;
            mask_tile const kind = tile_under(mask, done_queries, query + queries - 1, {done_keys, key + keys});
            if (kind == mask_tile::empty) continue;
            T const* const these_q = q + query * P.q_query;
            T const* const these_k = k + key * P.k_key;
            T const* const these_v = v + key * P.v_key;
            T const* const these_o = of_output + query * P.out_query;
            multiply_tile<tile_product{queries, keys, P.features, P.q_query, P.q_feature, P.k_key, P.k_feature}>(
                weights, these_q, these_k);
            multiply_tile<tile_product{queries, keys, P.values, P.out_query, P.out_value, P.v_key, P.v_value}>(
                slope, these_o, these_v);
            tile_of_weights<queries, keys> const tile{query, key, done_queries, done_keys, kind == mask_tile::full};
            tile.compute(weights, slope, lse, sums, scores, P.keys, scale, mask, slopes);
            if (to.v != nullptr) {
                multiply_tile_nonzero<tile_product{keys, P.values, queries, 1, keys, P.out_value, P.out_query}>(
                    product, weights, these_o);
                add_tile<keys, P.values, P.v_key, P.v_value>(to.v + key * P.v_key, product);
            }
            if (to.q != nullptr) {
                multiply_tile_nonzero<tile_product{queries, P.features, keys, keys, 1, P.k_feature, P.k_key}>(
                    product, slope, these_k);
                add_tile<queries, P.features, P.q_query, P.q_feature>(to.q + query * P.q_query, product);
            }
            if (to.k != nullptr) {
                multiply_tile_nonzero<tile_product{keys, P.features, queries, 1, keys, P.q_feature, P.q_query}>(
                    product, slope, these_q);
                add_tile<keys, P.features, P.k_key, P.k_feature>(to.k + key * P.k_key, product);
            }
        }
    }
    delete[] memory;
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
