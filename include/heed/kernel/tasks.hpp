// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_TASKS_HPP
#define HEED_KERNEL_TASKS_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// Runs task(0), task(1), ... by an executor; one alone is run here.
template <class Executor, class Task>
void run_tasks(Executor& run_by, std::size_t count, Task const& task) {
    if (count == 1) {
        task(std::size_t{0});
    } else if (count > 1) {
        run_by(count, task);
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
