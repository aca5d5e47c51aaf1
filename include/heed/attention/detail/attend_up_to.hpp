// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_ATTEND_UP_TO_HPP
#define HEED_ATTENTION_DETAIL_ATTEND_UP_TO_HPP

#include <cstddef>

#include <heed/attention/detail/mask_rules.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::detail::inline HEED_KERNELS {

/// One chain of multiply-adds over the kept keys from one on, as `kernel::attend` has it.
template <std::size_t WeightStride, std::size_t ValueStride, class T, class Mask>
constexpr T sum_of_kept(T const* weights, T const* values, Mask const& mask, std::size_t query, std::size_t first,
                        std::size_t end) {
    T sum{};
    for (std::size_t key = first; key < end; ++key) {
        if (mask.keeps(query, key)) {
            sum = math::multiply_add(weights[key * WeightStride], values[key * ValueStride], sum);
        }
    }
    return sum;
}

/// Weighted sums of the values of the keys that a mask keeps, of queries or keys that are `up_to` a length.
template <class Batch, class Query, class Key, class Value, class Out, class W, class V, class M>
constexpr void attend_up_to_into(Out& out, W const& weights, V const& v, M const& mask) {
    using element = element_of<Out>;
    using of_out = layout_of<Out>;
    using of_w = layout_of<W>;
    using of_v = layout_of<V>;
    constexpr std::size_t longest = kernel::longest_chain, key_in_w = stride_in<of_w, name_of<Key>>,
                          key_in_v = stride_in<of_v, name_of<Key>>;
    constexpr std::size_t places = kernel::detail::places_in_tree(kernel::detail::blocks_of(extent_of<Key>, longest));
    std::size_t const queries = length_of<name_of<Query>>(weights), keys = number_along<Key>(weights, v),
                      values = length_of<name_of<Value>>(v);
    auto const batches = lengths_of<Batch>(weights, v);
    auto const mask_of = [&](std::size_t i) {
        return mask_for_kernel<Batch, Query, Key>::of(mask, batch_of_lengths<Batch>(i, queries, keys, batches));
    };
    // What a mask holds may be wrong: it is looked at before anything is written.
    if (among_batches(Batch{}, 0, batches).is_there) static_cast<void>(mask_of(0));
    take_lengths(out, weights, v);
    for (std::size_t i = 0; i < Batch::size; ++i) {
        if (!among_batches(Batch{}, i, batches).is_there) continue;
        auto const of_batch = mask_of(i);
        element* const to = out.data() + start_of_batch<Batch, of_out>(i);
        element const* const of_weights = weights.data() + start_of_batch<Batch, of_w>(i);
        element const* const of_values = v.data() + start_of_batch<Batch, of_v>(i);
        for (std::size_t query = 0; query < queries; ++query) {
            element const* const row = of_weights + query * stride_in<of_w, name_of<Query>>;
            for (std::size_t d = 0; d < values; ++d) {
                element const* const column = of_values + d * stride_in<of_v, name_of<Value>>;
                // A chain of each block, and a tree of these.
                element partial[places] = {};
                auto const merge = [&](std::size_t one, std::size_t other) {
                    partial[one] = math::sum(partial[one], partial[other]);
                };
                kernel::detail::sum_tree tree{};
                for (std::size_t first = 0; first < keys; first += longest) {
                    partial[tree.filled] = sum_of_kept<key_in_w, key_in_v>(
                        row, column, of_batch, query, first, keys - first < longest ? keys : first + longest);
                    if constexpr (extent_of<Key> > longest) tree.take(merge);
                }
                if constexpr (extent_of<Key> > longest) tree.finish(merge);
                to[query * stride_in<of_out, name_of<Query>> + d * stride_in<of_out, name_of<Value>>] = partial[0];
            }
        }
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
