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
        while (depth + 1 < Outer.rank && Outer.extents[depth] == 1 && Outer.ended_by[depth] == 0) ++depth;
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

/// Loops as an argument of a function.
template <auto Loops>
struct loops_of_part {};

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

/// As `contract_up_to`, of pointers: a loop that ends at a length is cut into eighths of it, so that tasks have about
/// as much to do, whatever it is.
template <auto Outer, auto Inner, class T, class Executor, class Out, class A, class B, class Lengths, class Ends>
void contract_up_to_on_cores(Executor& run_by, Out out, A a, B b, Lengths const& lengths, Ends const& ends) {
    using tasks = detail::contract_tasks<Outer>;
    if constexpr (Outer.rank == 0 || (tasks::turns == 1 && !ends_early<Outer>)) {
        contract_up_to<Outer, Inner, T>(out, a, b, lengths, ends);
    } else {
        constexpr std::size_t depth = tasks::depth;
        auto const part = [&]<auto Loops>(detail::loops_of_part<Loops>, std::size_t first, Lengths const& turns) {
            contract_up_to<Loops, Inner, T>(out + first * Outer.strides[0][depth], a + first * Outer.strides[1][depth],
                                            b + first * Outer.strides[2][depth], turns, ends);
        };
        if constexpr (Outer.ended_by[depth] != 0) {
            constexpr std::size_t which = Outer.ended_by[depth] - 1;
            std::size_t const length = lengths.of[which], at_once = eighth_of(length);
            run_tasks(run_by, length == 0 ? 0 : (length - 1) / at_once + 1, [&](std::size_t task) {
                std::size_t const first = task * at_once, left = length - first;
                Lengths of_task = lengths;
                of_task.of[which] = left < at_once ? left : at_once;
                part(detail::loops_of_part<Outer>{}, first * Outer.per_length[depth], of_task);
            });
        } else {
            run_tasks(run_by, tasks::count + (tasks::left > 0 ? 1 : 0), [&](std::size_t task) {
                std::size_t const first = task * tasks::at_once;
                if (task < tasks::count) {
                    constexpr auto block = detail::with_turns(Outer, depth, tasks::at_once);
                    part(detail::loops_of_part<block>{}, first, lengths);
                } else if constexpr (tasks::left > 0) {
                    constexpr auto block = detail::with_turns(Outer, depth, tasks::left);
                    part(detail::loops_of_part<block>{}, first, lengths);
                }
            });
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
