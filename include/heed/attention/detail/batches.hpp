// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_BATCHES_HPP
#define HEED_ATTENTION_DETAIL_BATCHES_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/detail/rules.hpp>

namespace heed::detail::inline HEED_KERNELS {

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

/// Which of the batches that memory has room for there are, and its number among these.
struct batch_among {
    bool is_there;
    std::size_t number;
};
template <class... Axes, class Lengths>
constexpr batch_among among_batches(shape_t<Axes...>, std::size_t number, [[maybe_unused]] Lengths const& lengths) {
    if constexpr ((is_up_to<Axes> || ...)) {
        std::size_t counts[] = {extent_of<Axes>...}, at = sizeof...(Axes), step = 1, length = 0, axis = 0;
        ((is_up_to<Axes> ? static_cast<void>(counts[axis] = lengths.of[length++]) : static_cast<void>(0), ++axis), ...);
        constexpr std::size_t extents[] = {extent_of<Axes>...};
        batch_among result{true, 0};
        for (; at-- > 0; number /= extents[at]) {
            std::size_t const index = number % extents[at];
            result.is_there = result.is_there && index < counts[at];
            result.number += index * step;
            step *= counts[at];
        }
        return result;
    } else {
        return {true, number};
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
