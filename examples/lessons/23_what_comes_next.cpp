// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 23. A model says what comes next, one token after the other; and what this library does not have yet.

#include <cstddef>
#include <iostream>

#include <heed/gradient.hpp>
#include <heed/io/print.hpp>
#include <heed/nn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

// A model of a language of four tokens, in which 0 1 2 3 is said again and again.
using model = heed::gpt<float, Vocabulary<4>, Time<8>, Model<8>, Layer<1>, Head<2>, Hidden<16>>;
using text = heed::tensor<int, Time<8>>;
static_assert(heed::parameter_count(model{}) == 712);

// For each token, what comes next: the same text, one place further on.
constexpr text said{0, 1, 2, 3, 0, 1, 2, 3};
constexpr text next{1, 2, 3, 0, 1, 2, 3, 0};
constexpr auto loss = [](auto const& m) { return heed::cross_entropy<Vocabulary>(m(said), next); };

/// A model after so many steps: at run time there may be many.
constexpr model after(std::size_t steps) {
    model m{};
    auto generator = heed::random::manual_seed(42);
    heed::initialise(m, generator, heed::normal_initialisation{0.2});
    heed::adamw optimiser{m};
    heed::warm_up_and_cosine const rate{0.05, 5, static_cast<long long>(steps)};
    for (std::size_t i = 0; i < steps; ++i) {
        auto gradient = heed::value_and_gradient(loss, m).gradient;
        heed::clip_norm(gradient, 1.0);
        optimiser.step(m, gradient, rate(static_cast<long long>(i)));
    }
    return m;
}

/// The first tokens as they are given, and behind them what the model takes for the likeliest, one after the other.
/// What stands behind a token is not seen by it, so that places that are not filled yet do not matter.
constexpr text continued(model const& m, text tokens, std::size_t given) {
    for (std::size_t i = given; i < 8; ++i) {
        auto const likeliest = heed::argmax<Vocabulary>(m(tokens));
        tokens(i) = static_cast<int>(likeliest(i - 1));
    }
    return tokens;
}
static_assert(heed::slice<Time>(continued(model{}, text{2, 3}, 2), 0)() == 2);

int main() {
    model const trained = after(60);
    auto const logits = trained(said);
    std::cout << "From a text to the next tokens\n";
    lesson::draw("text", said, "->", "logits", logits, "->", "next", heed::argmax<Vocabulary>(logits));

    bool const has_learned = loss(trained)() < 0.1f;
    std::cout << "\nAfter training\n" << (has_learned ? "The loss is below 0.1.\n" : "The loss is not below 0.1.\n");

    text const spoken = continued(trained, text{0, 1}, 2);
    std::cout << "\n0 1, and what comes next\n" << spoken << '\n';
    return has_learned && spoken == said ? 0 : 1;
}
