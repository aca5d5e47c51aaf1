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

/// How turns of a loop are cut into tasks: into eighths, of whole tiles where they are long enough, and what is left.
constexpr std::size_t eighth_of(std::size_t turns) {
    std::size_t const eighth = (turns + 7) / 8;
    return turns < 128 ? eighth : (eighth + 15) / 16 * 16;
}
template <std::size_t Turns>
struct eighths {
    static constexpr std::size_t at_once = eighth_of(Turns), count = Turns / at_once, left = Turns % at_once;
};

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
