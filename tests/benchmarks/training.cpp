// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A training step of a GPT and a look of it, timed: what training.py puts beside PyTorch's. Arguments: how often.

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include <heed/gradient.hpp>
#include <heed/nn.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

/// The least time of some calls, in microseconds.
template <class F>
double least(int times, F const& f) {
    double best = 1e30;
    for (int i = 0; i < times; ++i) {
        auto const start = std::chrono::steady_clock::now();
        f();
        double const seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (seconds < best) best = seconds;
    }
    return best * 1e6;
}

template <std::size_t B, std::size_t V, std::size_t T, std::size_t M, std::size_t L, std::size_t H, std::size_t F>
void measure(char const* name, int times) {
    using model = gpt<float, Vocabulary<V>, Time<T>, Model<M>, Layer<L>, Head<H>, Hidden<F>>;
    static model m{};
    auto from = random::manual_seed(1);
    initialise(m, from);
    static tensor<int, Batch<B>, Time<T>> tokens{}, targets{};
    for (std::size_t i = 0; i < B * T; ++i) {
        tokens.values[i] = static_cast<int>(from.random() % V);
        targets.values[i] = static_cast<int>(from.random() % V);
    }
    static adamw optimiser{m, {.decay = 0.1}};
    float sum = 0;
    double const look = least(times, [&] { sum += m(tokens).values[0]; });
    double const step = least(times, [&] {
        auto const [loss, gradient] = value_and_gradient(
            [&](auto const& w) { return cross_entropy<Vocabulary>(w(tokens), targets); }, m);
        optimiser.step(m, gradient, 1e-4);
        sum += loss;
    });
    std::printf("%s %zu %.3f %.3f %g\n", name, parameter_count(m), look, step, static_cast<double>(sum));
}

}  // namespace

int main(int count, char** arguments) {
    int const times = count > 1 ? std::atoi(arguments[1]) : 20;
    measure<32, 9, 12, 16, 2, 2, 32>("sorting", times * 10);
    measure<8, 64, 64, 64, 2, 4, 256>("small", times);
    measure<4, 96, 128, 128, 4, 4, 512>("middle", times);
}
