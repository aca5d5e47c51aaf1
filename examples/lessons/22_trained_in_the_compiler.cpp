// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 22. Self-attention is trained in a constant expression: the loss falls, and the compiler asserts it.

#include <cstddef>
#include <iostream>
#include <type_traits>

#include <boost/hana/define_struct.hpp>

#include <heed/gradient.hpp>
#include <heed/io/print.hpp>
#include <heed/nn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

// What is to be learned: every position names the letter that its text begins with. The two texts are A B B and B A A.
// Features: is it an A, is it a B, is it the first one, is it a later one.
constexpr auto texts = heed::from<float, Batch<2>, Time<3>, Model<4>>({
    {{1, 0, 1, 0}, {0, 1, 0, 1}, {0, 1, 0, 1}},
    {{0, 1, 1, 0}, {1, 0, 0, 1}, {1, 0, 0, 1}},
});
constexpr heed::tensor<int, Batch<2>, Query<3>> first_letters{0, 0, 0, 1, 1, 1};

// A model: one attention, and a head that makes a logit for each letter of its output. One line makes it a module.
template <class T>
struct layer_and_head {
    BOOST_HANA_DEFINE_STRUCT(layer_and_head, (heed::projection<Query, T, Model<4>, Dk<2>>, w_q),
                             (heed::projection<Key, T, Model<4>, Dk<2>>, w_k),
                             (heed::projection<Key, T, Model<4>, Dv<2>>, w_v),
                             (heed::linear_weights<T, Dv<2>, Vocabulary<2>>, head));

    constexpr auto attend(auto const& to) const {
        return attention(project(to, w_q), project(to, w_k), project(to, w_v));
    }
    constexpr auto operator()(auto const& to) const { return linear(attend(to).output, head); }

    friend constexpr bool operator==(layer_and_head const&, layer_and_head const&) = default;
};
using model = layer_and_head<float>;
static_assert(heed::parameter_count(model{}) == 3 * 4 * 2 + 2 * 2);

constexpr model at_first = [] {
    model m{};
    auto generator = heed::random::manual_seed(42);
    heed::initialise(m, generator, heed::xavier_normal_initialisation{});
    return m;
}();

// The loss: the mean of -log of the probability that the right letter has. It takes logits; softmax is part of it.
constexpr auto loss = [](auto const& m) { return heed::cross_entropy<Vocabulary>(m(texts), first_letters); };
constexpr auto right = heed::from<float, Batch<2>, Query<3>, Vocabulary<2>>({
    {{1, 0}, {1, 0}, {1, 0}},
    {{0, 1}, {0, 1}, {0, 1}},
});
static_assert(all_close(loss(at_first), heed::sum(heed::log_softmax<Vocabulary>(at_first(texts)) * right) / -6.0f));

// The gradient of a module is a module of its type.
constexpr auto first_gradient = heed::value_and_gradient(loss, at_first).gradient;
static_assert(std::is_same_v<decltype(first_gradient), model const>);

// Gradient descent: the gradient at each step, and each weight a little against its own part of it.
constexpr std::size_t steps = 8;
struct course {
    model trained;
    float losses[steps + 1];
};
constexpr course by_descent() {
    course result{at_first, {}};
    heed::sgd optimiser{result.trained};
    for (std::size_t i = 0; i < steps; ++i) {
        auto const [value, gradient] = heed::value_and_gradient(loss, result.trained);
        result.losses[i] = value;
        optimiser.step(result.trained, gradient, 2.0);
    }
    result.losses[steps] = loss(result.trained)();
    return result;
}
constexpr course trained = by_descent();

constexpr bool falls(float const (&losses)[steps + 1]) {
    for (std::size_t i = 0; i < steps; ++i) {
        if (!(losses[i + 1] < losses[i])) return false;
    }
    return true;
}
static_assert(falls(trained.losses));
static_assert(trained.losses[0] > 0.69f && trained.losses[steps] < 0.02f);

// What it has learned: every query heeds the first key, and every answer is right.
constexpr auto heeded = trained.trained.attend(texts).weights;
static_assert(heed::max(1.0f - heed::slice<Key>(heeded, 0))() < 0.2f);
static_assert(heed::argmax<Vocabulary>(trained.trained(texts)) == heed::cast<std::size_t>(first_letters));

// AdamW divides each step by how large gradients have been. So the first one is as long for each weight: the rate.
constexpr model after_a_step = [] {
    model m = at_first;
    heed::adamw optimiser{m, {.decay = 0}};
    optimiser.step(m, first_gradient, 0.125);
    return m;
}();
constexpr auto moved = after_a_step.head - at_first.head;
static_assert(all_close(moved * moved, heed::full<float, Dv<2>, Vocabulary<2>>(0.125f * 0.125f), 0, 1e-5));
static_assert(loss(after_a_step)() < loss(at_first)());

int main() {
    std::cout << "The model\n";
    lesson::draw("texts", texts, "->", "attended", at_first.attend(texts).output, "->", "logits", at_first(texts));
    std::cout << "\nThe loss, step by step\n";
    for (std::size_t i = 0; i <= steps; ++i) {
        heed::tensor<float> const value{trained.losses[i]};
        std::cout << i << ": " << heed::io::formatted(value, heed::io::fixed(4)) << '\n';
    }
    std::cout << "\nWhat the queries heed at first\n"
              << heed::io::formatted(at_first.attend(texts).weights, heed::io::fixed(2)) << '\n';
    std::cout << "\nAnd after eight steps\n" << heed::io::formatted(heeded, heed::io::fixed(2)) << '\n';

    course const at_run_time = by_descent();
    bool const same = at_run_time.trained == trained.trained;
    std::cout << "\nTrained again, at run time\n" << (same ? "The same bits.\n" : "Other bits.\n");
    return same ? 0 : 1;
}
