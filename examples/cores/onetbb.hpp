// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

#include <tbb/parallel_for.h>

/// Runs tasks on the threads of oneTBB, in the arena of the caller: to be linked with -ltbb.
struct onetbb {
    template <class Task>
    void operator()(std::size_t count, Task const& task) const {
        tbb::parallel_for(std::size_t{0}, count, task);
    }
};
