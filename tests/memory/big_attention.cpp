// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Attention of T positions and 64 features, of which T x T weights would be 64 MiB and 1 GiB: `big_attention 4096`,
// `big_attention 16384`. Ends with 0 when rows picked from the output are what doubles give.

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <heed/heed.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

constexpr std::size_t features = 64;

/// Numbers between -1 and 1 in no order that a matrix could have.
float number(std::size_t i, unsigned seed) {
    unsigned x = static_cast<unsigned>(i) * 2654435761u + seed;
    x ^= x >> 15;
    x *= 2246822519u;
    x ^= x >> 13;
    return static_cast<float>(static_cast<int>(x % 20001) - 10000) / 10000.0f;
}

template <class X>
X made(unsigned seed) {
    auto x = zeros<X>();
    for (std::size_t i = 0; i < X::size; ++i) x.data()[i] = number(i, seed);
    return x;
}

template <std::size_t T>
int run() {
    auto const q = made<heap_tensor<float, Query<T>, Dk<features>>>(1);
    auto const k = made<heap_tensor<float, Key<T>, Dk<features>>>(2);
    auto const v = made<heap_tensor<float, Key<T>, Dv<features>>>(3);
    auto output = zeros<float, Query<T>, Dv<features>>();
    scaled_dot_product_attention(into(output), q, k, v, causal{});

    std::vector<double> weights(T);
    double worst = 0;
    for (std::size_t const i : {std::size_t{0}, T / 3, T - 1}) {
        double sum = 0;
        for (std::size_t j = 0; j <= i; ++j) {
            double score = 0;
            for (std::size_t f = 0; f < features; ++f) {
                score += static_cast<double>(q(i, f)) * static_cast<double>(k(j, f));
            }
            sum += weights[j] = std::exp(score / 8);
        }
        for (std::size_t f = 0; f < features; ++f) {
            double expected = 0;
            for (std::size_t j = 0; j <= i; ++j) expected += weights[j] / sum * static_cast<double>(v(j, f));
            worst = std::fmax(worst, std::fabs(static_cast<double>(output(i, f)) - expected));
        }
    }
    std::printf("T = %zu: %.2g from what doubles give\n", T, worst);
    return worst < 2e-6 ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
    long const positions = count == 2 ? std::atol(arguments[1]) : 0;
    if (positions == 4096) return run<4096>();
    if (positions == 16384) return run<16384>();
    std::fputs("usage: big_attention 4096|16384\n", stderr);
    return 2;
}
