// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

/// Runs tasks on threads of its own, which begin and end with each call.
struct jthreads {
    unsigned number = std::thread::hardware_concurrency();

    template <class Task>
    void operator()(std::size_t count, Task const& task) const {
        std::atomic<std::size_t> next = 0;
        auto const work = [&] {
            for (std::size_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < count;) task(i);
        };
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < number; ++i) others.emplace_back(work);
        work();
        // Here they are joined, and what they wrote is seen.
    }
};
