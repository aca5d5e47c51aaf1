// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ALONG_ON_CORES_HPP
#define HEED_KERNEL_ALONG_ON_CORES_HPP

#include <cstddef>

#include <heed/kernel/contract_up_to.hpp>
#include <heed/kernel/softmax.hpp>
#include <heed/kernel/tasks.hpp>
#include <heed/meta/detail/linkage.hpp>

// Functions of rows cut into tasks that may run at once. A row's bits do not depend on the others.

namespace heed::kernel::inline HEED_KERNELS {

/// As `along`, of pointers: eighths of the outermost loop over rows.
template <class Function, auto Rest, std::size_t Length, std::size_t OutStride, std::size_t InStride, class T,
          class Executor>
void along_on_cores(Executor& run_by, T* out, T const* in, Function const& function) {
    constexpr std::size_t depth = [] {
        std::size_t outermost = 0;
        while (outermost + 1 < Rest.rank && Rest.extents[outermost] == 1) ++outermost;
        return outermost;
    }();
    if constexpr (Rest.rank == 0) {
        along<Function, Rest, Length, OutStride, InStride, T>(out, in, every_turn{}, every_turn{}, function);
    } else {
        using cut = eighths<Rest.extents[depth]>;
        run_tasks(run_by, cut::count + (cut::left > 0 ? 1 : 0), [&](std::size_t task) {
            std::size_t const first = task * cut::at_once;
            auto const to = out + first * Rest.strides[0][depth];
            auto const from = in + first * Rest.strides[1][depth];
            if (task < cut::count) {
                constexpr auto block = detail::with_turns(Rest, depth, cut::at_once);
                along<Function, block, Length, OutStride, InStride, T>(to, from, every_turn{}, every_turn{}, function);
            } else if constexpr (cut::left > 0) {
                constexpr auto block = detail::with_turns(Rest, depth, cut::left);
                along<Function, block, Length, OutStride, InStride, T>(to, from, every_turn{}, every_turn{}, function);
            }
        });
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
