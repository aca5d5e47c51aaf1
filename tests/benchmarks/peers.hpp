// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

// The libraries that heed is measured beside, as far as this machine has them: those that are headers are found here,
// those that are linked are said to be there by the build, with -DHEED_WITH_OPENBLAS and the like.

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#if __has_include(<eigen3/Eigen/Core>)
#include <eigen3/Eigen/Core>
#define HEED_WITH_EIGEN
#endif

namespace peers {

/// Numbers between -1 and 1, others for every seed.
inline std::vector<float> numbers(std::size_t count, unsigned seed) {
    std::mt19937 engine(seed);
    std::uniform_real_distribution<float> uniform(-1, 1);
    std::vector<float> result(count);
    for (float& one : result) one = uniform(engine);
    return result;
}

/// Ends the program when a result is not what doubles give: what is wrong is not timed.
inline void check(std::string const& who, float const* came, std::vector<double> const& expected, double bound) {
    for (std::size_t i = 0; i < expected.size(); ++i) {
        double const distance = std::fabs(static_cast<double>(came[i]) - expected[i]);
        if (!(distance <= bound)) {
            std::fprintf(stderr, "%s: element %zu is %.9g, expected %.9g\n", who.c_str(), i,
                         static_cast<double>(came[i]), expected[i]);
            std::exit(1);
        }
    }
}

/// One way to do the work: `run` writes the result to `out`, which is checked once and then timed.
template <class Run>
void add(std::string const& name, std::vector<double> const& expected, double bound, std::vector<float>& out, Run run) {
    for (float& one : out) one = std::nanf("");
    run();
    check(name, out.data(), expected, bound);
    benchmark::RegisterBenchmark(name.c_str(), [run](benchmark::State& state) mutable {
        for (auto _ : state) {
            run();
            benchmark::ClobberMemory();
        }
    });
}

/// All bits of `count` floats, read once: how fast memory, or the cache that holds them, lets anybody be.
[[gnu::noinline]] inline unsigned read(float const* from, std::size_t count) {
    typedef unsigned vector __attribute__((vector_size(64)));
    constexpr std::size_t lanes = 16, together = 8;
    vector sums[together] = {};
    std::size_t i = 0;
    for (; i + together * lanes <= count; i += together * lanes) {
        for (std::size_t j = 0; j < together; ++j) {
            vector x;
            __builtin_memcpy(&x, from + i + j * lanes, sizeof(x));
            sums[j] += x;
        }
    }
    for (std::size_t j = 1; j < together; ++j) sums[0] += sums[j];
    unsigned total = 0;
    for (std::size_t j = 0; j < lanes; ++j) total += sums[0][j];
    for (; i < count; ++i) total += __builtin_bit_cast(unsigned, from[i]);
    return total;
}
inline void add_read(std::string const& name, float const* from, std::size_t count) {
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        for (auto _ : state) benchmark::DoNotOptimize(read(from, count));
    });
}

}  // namespace peers
