// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

/// Runs tasks on the threads of OpenMP: to be compiled with -fopenmp.
struct openmp {
    template <class Task>
    void operator()(std::size_t count, Task const& task) const {
#pragma omp parallel for schedule(dynamic)
        for (std::size_t i = 0; i < count; ++i) task(i);
    }
};
