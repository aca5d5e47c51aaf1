// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_BATCHES_HPP
#define HEED_ATTENTION_DETAIL_BATCHES_HPP

#include <cstddef>

#include <heed/ops/detail/plan.hpp>
#include <heed/ops/detail/rules.hpp>

namespace heed::detail {

/// Where a batch starts in a layout, the batches numbered in row-major order.
template <class Batch, class Layout>
constexpr std::size_t start_of_batch(std::size_t number) {
    constexpr auto loops = plan<Batch, Layout>;
    std::size_t start = 0;
    for (std::size_t depth = loops.rank; depth-- > 0; number /= loops.extents[depth]) {
        start += number % loops.extents[depth] * loops.strides[0][depth];
    }
    return start;
}

}  // namespace heed::detail

#endif
