// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MASK_FOR_KERNEL_HPP
#define HEED_ATTENTION_DETAIL_MASK_FOR_KERNEL_HPP

#include <cstddef>
#include <type_traits>

#include <heed/attention/mask.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/ops/detail/rules.hpp>

namespace heed {

namespace detail {

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

/// A mask as the kernels have it, for one batch.
template <class Batch, class Query, class Key>
struct mask_for_kernel {
    template <class Mask>
    static constexpr Mask part(auto const& mask, std::size_t number) {
        return {mask.data() + start_of_batch<Batch, layout_of<decltype(mask)>>(number)};
    }
    template <class M>
    static constexpr std::size_t query_stride = stride_in<layout_of<M>, name_of<Query>>;
    template <class M>
    static constexpr std::size_t key_stride = stride_in<layout_of<M>, name_of<Key>>;
    template <bool Kept, class M>
    using of_bools = kernel::mask_of_bools<Kept, query_stride<M>, key_stride<M>, element_of<M>>;

    static constexpr kernel::absent of(kernel::absent, std::size_t) { return {}; }
    template <class... Axes>
    static constexpr auto of(keep<Axes...> const& mask, std::size_t number) {
        return part<of_bools<true, keep<Axes...>>>(mask, number);
    }
    template <class... Axes>
    static constexpr auto of(drop<Axes...> const& mask, std::size_t number) {
        return part<of_bools<false, drop<Axes...>>>(mask, number);
    }
    template <class T, class... Axes>
    static constexpr auto of(bias<T, Axes...> const& mask, std::size_t number) {
        using M = bias<T, Axes...>;
        return part<kernel::mask_of_biases<element_of<M>, query_stride<M>, key_stride<M>>>(mask, number);
    }
    template <class Alignment>
    static constexpr auto of(causal<Alignment>, std::size_t) {
        constexpr auto ahead = static_cast<std::ptrdiff_t>(extent_of<Key> - extent_of<Query>);
        return kernel::causal_mask < __is_same(Alignment, lower_right_alignment) ? ahead : 0 > {};
    }
    template <class First, class... Rest>
    static constexpr auto of(combined<First, Rest...> const& masks, std::size_t number) {
        if constexpr (sizeof...(Rest) == 0) {
            return of(masks.first, number);
        } else {
            auto const first = of(masks.first, number);
            auto const rest = of(masks.rest, number);
            return kernel::both_masks<std::remove_const_t<decltype(first)>, std::remove_const_t<decltype(rest)>>{first,
                                                                                                                 rest};
        }
    }
};

}  // namespace detail

}  // namespace heed

#endif
