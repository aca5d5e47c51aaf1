// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_SHARED_ROWS_HPP
#define HEED_ATTENTION_DETAIL_SHARED_ROWS_HPP

#include <cstddef>

#include <heed/kernel/masks_of_batches.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>
#include <heed/ops/detail/plan.hpp>

namespace heed::detail::inline HEED_KERNELS {

/// How many batches are attended to as one, and how far apart their queries are, one row after the other.
struct shared_rows {
    std::size_t batches, q_row, out_row;
};

/// The innermost batches that have the same keys and values, if their queries are evenly spaced and all there. Not
/// where one batch has `enough` queries for each key to be read for many of them.
template <class Batch, class Query, class Q, class K, class V, class Out>
consteval shared_rows rows_that_share(std::size_t enough) {
    constexpr std::size_t queries = extent_of<Query>, most = 64;
    shared_rows rows{1, stride_in<Q, name_of<Query>>, stride_in<Out, name_of<Query>>};
    if (queries >= enough || (is_up_to<Query> && queries > 1)) return rows;
    constexpr std::size_t rank = Batch::rank;
    std::size_t extents[rank + 1]{}, ends[rank + 1]{}, q[rank + 1]{}, k[rank + 1]{}, v[rank + 1]{}, out[rank + 1]{};
    fill_extents(extents, Batch{});
    fill_ends(ends, Batch{});
    fill_strides<Q>(q, Batch{});
    fill_strides<K>(k, Batch{});
    fill_strides<V>(v, Batch{});
    fill_strides<Out>(out, Batch{});
    for (std::size_t axis = rank; axis-- > 0;) {
        std::size_t const so_far = queries * rows.batches;
        if (ends[axis] != 0) break;
        if (extents[axis] == 1) continue;
        if (k[axis] != 0 || v[axis] != 0 || rows.batches * extents[axis] > most) break;
        if (so_far == 1) {
            rows.q_row = q[axis];
            rows.out_row = out[axis];
        } else if (q[axis] != so_far * rows.q_row || out[axis] != so_far * rows.out_row) {
            break;
        }
        rows.batches *= extents[axis];
    }
    return rows;
}

/// The masks of so many batches from one on, as one mask for all their rows: `mask_of(batch)` is that of one.
template <std::size_t Queries, class MaskOf, std::size_t... Batch>
constexpr auto mask_of_rows(MaskOf const& mask_of, std::size_t first_batch, indices<Batch...>) {
    using mask = decltype(mask_of(first_batch));
    if constexpr (sizeof...(Batch) == 1 || kernel::is_absent<mask>) {
        return mask_of(first_batch);
    } else {
        return kernel::masks_of_batches<mask, Queries, sizeof...(Batch)>{{mask_of(first_batch + Batch)...}};
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
