// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <heed/io/svg.hpp>

#include "sorting.hpp"

// The losses of training, and what a head looks at, as pictures.

namespace sorting {

namespace svg = heed::io::svg;

/// Losses over steps, on a logarithmic scale: the mean of every hundredth part.
inline svg::picture picture_of_losses(std::vector<float> const& losses) {
    constexpr double width = 640, height = 360, left = 70, right = 20, top = 50, bottom = 50;
    svg::picture picture(width, height, "The loss of training",
                         "Cross entropy of the answers, falling from about the logarithm of 9 to nearly 0.");
    picture.text({left, 28}, "Cross entropy over steps", {.size = 15, .bold = true});
    std::size_t const parts = std::min<std::size_t>(100, losses.size());
    std::vector<double> means;
    for (std::size_t i = 0; i < parts; ++i) {
        std::size_t const first = losses.size() * i / parts, end = losses.size() * (i + 1) / parts;
        double total = 0;
        for (std::size_t j = first; j < end; ++j) total += static_cast<double>(losses[j]);
        means.push_back(std::max(total / static_cast<double>(end - first), 1e-6));
    }
    double const low = std::floor(std::log10(*std::min_element(means.begin(), means.end())));
    double const high = std::ceil(std::log10(*std::max_element(means.begin(), means.end())));
    auto const y_of = [&](double logarithm) {
        return top + (high - logarithm) / std::max(high - low, 1.0) * (height - top - bottom);
    };
    for (double power = low; power <= high; ++power) {
        picture.line({{left, y_of(power)}, {width - right, y_of(power)}});
        picture.text({left - 8, y_of(power) + 4}, "1e" + std::to_string(static_cast<int>(power)),
                     {.at = svg::anchor::end, .quiet = true});
    }
    std::vector<svg::point> curve;
    for (std::size_t i = 0; i < parts; ++i) {
        double const x = left + (static_cast<double>(i) + 0.5) / static_cast<double>(parts) * (width - left - right);
        curve.push_back({x, y_of(std::log10(means[i]))});
    }
    picture.line(curve);
    picture.text({left, height - 20}, "step 1", {.quiet = true});
    picture.text({width - right, height - 20}, "step " + std::to_string(losses.size()),
                 {.at = svg::anchor::end, .quiet = true});
    return picture;
}

/// The weights of both heads of the second layer, when the model answers a word.
inline svg::picture picture_of_attention(model const& trained, word const& x) {
    using namespace heed::axes;
    batch<1> asked;
    asked.put(0, x);
    auto const tokens = heed::slice<Batch>(asked.tokens, 0);
    auto features = heed::embed<Vocabulary>(trained.token_embedding, tokens) + trained.position_embedding;
    features = trained.blocks[0](features, heed::causal{});
    auto const& last = trained.blocks[1];
    auto const normal = last.attention_norm(features);
    auto const& a = last.attention;
    auto const weights = heed::attention(heed::project(normal, a.w_q, a.b_q), heed::project(normal, a.w_k, a.b_k),
                                         heed::project(normal, a.w_v, a.b_v), heed::causal{})
                             .weights;
    svg::picture picture(820, 460, "What two heads look at",
                         "Attention weights of the second layer: each row is a position that answers, each column one "
                         "that it looks at.");
    std::string seen;
    for (int const token : tokens.values) seen += token == asks ? '>' : static_cast<char>('a' + token);
    picture.text({40, 28}, "What the heads of layer 2 look at, when they see " + seen, {.size = 15, .bold = true});
    for (std::size_t head = 0; head < 2; ++head) {
        picture.matrix(heed::as_tensor(heed::slice<Head>(heed::as_tensor(weights), head)),
                       {60 + 390 * static_cast<double>(head), 90}, {.cell = 28, .number = heed::io::fixed(1)});
    }
    return picture;
}

}  // namespace sorting
