// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>

#include <boost/hana/define_struct.hpp>

#include <heed/gradient.hpp>
#include <heed/nn.hpp>

#include "json.hpp"
#include "tables.hpp"

// A tiny model that is trained in the page, one step after the other: every position is to name the letter that its
// text begins with, so the queries have to learn to heed the first key.

namespace page {

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
};

class training {
public:
    static constexpr std::uint32_t most_steps = 60;

    /// The model of a seed; nothing is done anew when it is the one that is there.
    void begin(std::uint32_t seed) {
        if (known_ > 0 && seed == seed_) return;
        seed_ = seed;
        auto generator = heed::random::manual_seed(seed);
        heed::initialise(models_[0], generator, heed::xavier_normal_initialisation{});
        known_ = 1;
    }
    /// The loss of the model after `step` steps, its text and what its queries heed.
    void answer(std::uint32_t step, json& out) {
        while (known_ <= step) advance();
        auto const weights = models_[step].attend(texts).weights;
        auto const answers = heed::argmax<Vocabulary>(models_[step](texts));
        out.clear();
        out.open('{').name("step").value(step).name("most").value(most_steps).name("losses").open('[');
        for (std::uint32_t i = 0; i <= step; ++i) {
            out.value(i + 1 < known_ ? losses_[i] : loss(models_[i])());
        }
        out.close(']').name("weights").open('[');
        for (float one : weights.values) out.value(one);
        out.close(']').name("axes").open('[');
        using axes = axes_of<shape_in<decltype(weights)>>;
        for (axis_row const& axis : axes::rows) {
            out.open('{').name("name").value(axis.name).name("extent").value(axis.extent).close('}');
        }
        out.close(']').name("shape").value(heed::shape_text<shape_in<decltype(weights)>>);
        out.name("parameters").value(static_cast<std::uint32_t>(heed::parameter_count(models_[step])));
        out.name("letters").open('[');
        for (std::size_t i = 0; i < first_letters.size; ++i) {
            out.value(texts.values[i * 4] != 0 ? "A" : "B");
        }
        out.close(']').name("answers").open('[');
        for (std::size_t i = 0; i < first_letters.size; ++i) out.value(answers.values[i] == 0 ? "A" : "B");
        out.close(']').name("right").open('[');
        for (std::size_t i = 0; i < first_letters.size; ++i) {
            out.value(answers.values[i] == static_cast<std::size_t>(first_letters.values[i]));
        }
        out.close(']').close('}');
    }

private:
    using model = layer_and_head<float>;
    static constexpr float rate = 0.5f;

    // A B B and B A A. Features: is it an A, is it a B, is it the first one, is it a later one.
    static constexpr auto texts = heed::from<float, Batch<2>, Time<3>, Model<4>>({
        {{1, 0, 1, 0}, {0, 1, 0, 1}, {0, 1, 0, 1}},
        {{0, 1, 1, 0}, {1, 0, 0, 1}, {1, 0, 0, 1}},
    });
    static constexpr heed::tensor<int, Batch<2>, Query<3>> first_letters{0, 0, 0, 1, 1, 1};
    static constexpr auto loss = [](auto const& m) { return heed::cross_entropy<Vocabulary>(m(texts), first_letters); };

    void advance() {
        auto const [value, gradient] = heed::value_and_gradient(loss, models_[known_ - 1]);
        losses_[known_ - 1] = value;
        models_[known_] = models_[known_ - 1];
        heed::sgd optimiser{models_[known_]};
        optimiser.step(models_[known_], gradient, rate);
        ++known_;
    }

    model models_[most_steps + 1] = {};
    float losses_[most_steps + 1] = {};
    std::uint32_t seed_ = 0, known_ = 0;
};

}  // namespace page
