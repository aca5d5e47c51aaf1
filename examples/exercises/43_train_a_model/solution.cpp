// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Train a model.
//
// Exclusive or: one of two, and not both. No single product of weights can say that, and two with a function between
// them can, when they are trained. The model is there, and so are its first weights. Write the training: compute the
// gradient of the loss with respect to the model, let the optimiser step, and do both again, for as many steps as it
// takes. heed::value_and_gradient(f, m) calls f with a model that keeps a record, and `.gradient` is a model, too.
// What f computes has to come from its argument. AdamW with a rate of 0.2 needs some 16 steps.
//
// As it stands, the compiler answers:
//   "after training, the loss is below 0.1"

#include <boost/hana/define_struct.hpp>

#include <heed/gradient.hpp>
#include <heed/nn.hpp>

using namespace heed::axes;

template <class T>
struct two_layers {
    BOOST_HANA_DEFINE_STRUCT(two_layers, (heed::linear_weights<T, Model<2>, Hidden<4>>, w_in),
                             (heed::linear_bias<T, Hidden<4>>, b_in),
                             (heed::linear_weights<T, Hidden<4>, Vocabulary<2>>, w_out));
    constexpr auto operator()(auto const& x) const { return linear(silu(linear(x, w_in, b_in)), w_out); }
};
using model = two_layers<float>;
using answers = heed::tensor<int, Batch<4>>;

constexpr auto pairs = heed::from<float, Batch<4>, Model<2>>({{-1, -1}, {-1, 1}, {1, -1}, {1, 1}});

constexpr model at_first() {
    model m{};
    auto generator = heed::random::manual_seed(8);
    heed::initialise(m, generator, heed::xavier_normal_initialisation{});
    return m;
}

constexpr model trained(answers const& right) {
    model m = at_first();
    heed::adamw optimiser{m};
// your code begins
    auto const loss = [&](auto const& some) { return heed::cross_entropy<Vocabulary>(some(pairs), right); };
    for (int i = 0; i < 16; ++i) {
        auto const gradient = heed::value_and_gradient(loss, m).gradient;
        optimiser.step(m, gradient, 0.2);
    }
    return m;
// your code ends
}

constexpr answers exclusive_or{0, 1, 1, 0};
constexpr auto logits = trained(exclusive_or)(pairs);
static_assert(heed::cross_entropy<Vocabulary>(logits, exclusive_or)() < 0.1f, "after training, the loss is below 0.1");
static_assert(heed::argmax<Vocabulary>(logits) == heed::cast<std::size_t>(exclusive_or), "every answer is right");
