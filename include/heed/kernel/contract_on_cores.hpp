// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CONTRACT_ON_CORES_HPP
#define HEED_KERNEL_CONTRACT_ON_CORES_HPP

#include <cstddef>

#include <heed/kernel/contract.hpp>
#include <heed/kernel/contract_up_to.hpp>
#include <heed/kernel/tasks.hpp>
#include <heed/meta/detail/linkage.hpp>

// Contractions cut into tasks that may run at once: blocks of constant extents, which are contractions as all others.
// An output's bits do not depend on its neighbours.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// How a contraction is cut: into eighths of its outermost loop, or of many columns: what does not move is packed by
/// each task, and that is b where rows are cut.
template <auto Outer>
struct contract_tasks {
    static constexpr std::size_t depth = [] {
        std::size_t depth = 0;
        while (depth + 1 < Outer.rank && Outer.extents[depth] == 1) ++depth;
        if (depth + 1 < Outer.rank && Outer.strides[2][depth] == 0) {
            for (std::size_t i = depth + 1; i < Outer.rank; ++i) {
                if (Outer.extents[i] >= 512 && Outer.strides[1][i] == 0) return i;
            }
        }
        return depth;
    }();
    static constexpr std::size_t turns = Outer.rank == 0 ? 1 : Outer.extents[depth];
    using cut = eighths<turns>;
    static constexpr std::size_t at_once = cut::at_once, count = cut::count, left = cut::left;
};

}  // namespace detail::inline HEED_KERNELS

/// As `contract`, of pointers.
template <auto Outer, auto Inner, class T, class Executor, class Out, class A, class B>
void contract_on_cores(Executor& run_by, Out out, A a, B b) {
    using tasks = detail::contract_tasks<Outer>;
    if constexpr (tasks::turns == 1) {
        contract<Outer, Inner, T>(out, a, b);
    } else {
        constexpr std::size_t depth = tasks::depth, at_once = tasks::at_once;
        run_tasks(run_by, tasks::count + (tasks::left > 0 ? 1 : 0), [&](std::size_t task) {
            std::size_t const first = task * at_once;
            auto const to = out + first * Outer.strides[0][depth];
            auto const of_a = a + first * Outer.strides[1][depth];
            auto const of_b = b + first * Outer.strides[2][depth];
            if (task < tasks::count) {
                constexpr auto block = detail::with_turns(Outer, depth, at_once);
                contract<block, Inner, T>(to, of_a, of_b);
            } else if constexpr (tasks::left > 0) {
                constexpr auto block = detail::with_turns(Outer, depth, tasks::left);
                contract<block, Inner, T>(to, of_a, of_b);
            }
        });
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
