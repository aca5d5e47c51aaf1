// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>

#include <heed/nn.hpp>
#include <heed/random/generator.hpp>

// A task with a right answer: six letters of eight, a sign that asks, and the same letters in order. The model sees the
// letters and what it has answered so far, and says the next one. Constexpr, as it is asked in a static_assert too.

namespace sorting {

using heed::axes::Batch;
using heed::axes::Time;
using heed::axes::Vocabulary;

inline constexpr std::size_t letters = 6, alphabet = 8;
/// Behind the letters comes `asks`, and then all but the last of the answer.
inline constexpr int asks = alphabet, ignored_target = -1;
inline constexpr std::size_t positions = 2 * letters;

// The extents of the model, written once.
using model = heed::gpt<float, Vocabulary<alphabet + 1>, Time<positions>, heed::axes::Model<16>, heed::axes::Layer<2>,
                        heed::axes::Head<2>, heed::axes::Hidden<32>>;

struct word {
    int letter[letters]{};
    friend constexpr bool operator==(word const&, word const&) = default;
};

constexpr word in_order(word x) {
    for (std::size_t i = 1; i < letters; ++i) {
        for (std::size_t j = i; j > 0 && x.letter[j] < x.letter[j - 1]; --j) {
            int const other = x.letter[j];
            x.letter[j] = x.letter[j - 1];
            x.letter[j - 1] = other;
        }
    }
    return x;
}

/// One word in sixteen is held out: the model is never trained on it.
constexpr bool is_held_out(word const& x) {
    std::uint32_t mixed = 7;
    for (int const letter : x.letter) mixed = (mixed ^ static_cast<std::uint32_t>(letter)) * 16777619u;
    return (mixed >> 20) % 16 == 0;
}
constexpr word draw(heed::random::generator& from, bool held_out) {
    for (;;) {
        word x;
        for (int& letter : x.letter) letter = static_cast<int>(from.random() % alphabet);
        if (is_held_out(x) == held_out) return x;
    }
}

/// What the model sees, and what it is to say at each position: nothing before it is asked.
template <std::size_t Count>
struct batch {
    heed::tensor<int, Batch<Count>, Time<positions>> tokens{};
    heed::tensor<int, Batch<Count>, Time<positions>> targets{};

    constexpr void put(std::size_t row, word const& x) {
        word const answer = in_order(x);
        for (std::size_t i = 0; i < letters; ++i) {
            tokens(row, i) = x.letter[i];
            targets(row, i) = ignored_target;
            tokens(row, letters + i) = i == 0 ? asks : answer.letter[i - 1];
            targets(row, letters + i) = answer.letter[i];
        }
    }
};
/// The batch of a step: of the seed and the step alone, so that training goes on where it ended.
template <std::size_t Count>
constexpr batch<Count> batch_of_step(std::uint64_t seed, long long step, bool held_out = false) {
    auto from = heed::random::manual_seed(seed * 1000003u + static_cast<std::uint64_t>(step));
    batch<Count> result;
    for (std::size_t row = 0; row < Count; ++row) result.put(row, draw(from, held_out));
    return result;
}

/// What a model answers, letter by letter, each the likeliest behind those before it. (All of them come out of one
/// look: no position sees what stands behind it.)
template <class Model>
constexpr bool answers(Model const& trained, word const& x) {
    batch<1> asked;
    asked.put(0, x);
    auto const said = heed::argmax<Vocabulary>(heed::as_tensor(trained(heed::slice<Batch>(asked.tokens, 0))));
    for (std::size_t i = letters; i < positions; ++i) {
        if (static_cast<int>(said(i)) != asked.targets(0, i)) return false;
    }
    return true;
}

}  // namespace sorting
