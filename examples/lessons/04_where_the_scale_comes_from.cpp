// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 4, section 2 of the text. Why scores are divided by sqrt(d_k), measured on random queries and keys.

#include <iomanip>
#include <iostream>

#include <heed/heed.hpp>
#include <heed/math.hpp>
#include <heed/random/randn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

/// The mean of the squared distance from the mean.
constexpr double variance(auto const& x) {
    auto const wide = heed::cast<double>(x);
    auto const apart = wide - heed::mean(wide)();
    return heed::mean(apart * apart)();
}

/// What is measured of so many features, without the scale and with it.
struct measured {
    double variance_without, variance_with;  // of the scores
    double largest_without, largest_with;    // the mean, over the queries, of the largest weight
    double moves_without, moves_with;        // how far softmax still moves: the slopes w * (1 - w) of a row, summed
};

/// Queries and keys of mean 0 and variance 1, and their scores without and with the scale.
template <std::size_t Positions, std::size_t Features>
constexpr measured measure() {
    auto generator = heed::random::manual_seed(42);
    auto const q = heed::random::randn<float, Query<Positions>, Dk<Features>>(generator);
    auto const k = heed::random::randn<float, Key<Positions>, Dk<Features>>(generator);
    auto const unscaled = heed::scores(q, k, heed::scale{1.0f});
    auto const scaled = heed::scores(q, k);
    auto const weights_without = heed::softmax<Key>(unscaled);
    auto const weights_with = heed::softmax<Key>(scaled);
    auto const largest = [](auto const& w) { return double{heed::mean(heed::max<Key>(w))()}; };
    auto const moves = [](auto const& w) { return double{heed::mean(heed::sum<Key>(w - w * w))()}; };
    return {variance(unscaled),    variance(scaled),       largest(weights_without),
            largest(weights_with), moves(weights_without), moves(weights_with)};
}

template <std::size_t Features>
void show() {
    measured const m = measure<64, Features>();
    std::cout << std::setw(4) << Features;
    for (double const value :
         {m.variance_without, m.variance_with, m.largest_without, m.largest_with, m.moves_without, m.moves_with})
        std::cout << std::setw(10) << value;
    std::cout << '\n';
}

// The same in the compiler, of fewer positions: four times the features, about four times the variance, and the scale
// takes that away again.
constexpr measured of_4 = measure<32, 4>();
constexpr measured of_16 = measure<32, 16>();
static_assert(of_4.variance_without > 2.5 && of_4.variance_without < 6);
static_assert(of_16.variance_without > 12 && of_16.variance_without < 20);
static_assert(of_4.variance_with > 0.6 && of_4.variance_with < 1.5);
static_assert(of_16.variance_with > 0.75 && of_16.variance_with < 1.25);

// Dividing by sqrt(d_k) divides the variance by d_k.
static_assert(heed::math::abs(of_16.variance_without / of_16.variance_with - 16) < 1e-3);

// Without the scale one weight takes more of it all, and what the scores do moves the weights less.
static_assert(of_16.largest_without > 2 * of_16.largest_with);
static_assert(of_16.moves_without < of_16.moves_with);

int main() {
    std::cout << "One score\n";
    using one_query = heed::tensor<float, Query<1>, Dk<8>>;
    using one_key = heed::tensor<float, Key<1>, Dk<8>>;
    lesson::draw("q", one_query{}, "@", "k^T", transpose(one_key{}), "=", "a sum of d_k products",
                 heed::contract<Dk>(one_query{}, one_key{}));

    std::cout << "\n64 random queries and keys, from seed 42\n"
              << "             variance       largest weight    softmax moves by\n"
              << " d_k   without      with   without      with   without      with\n"
              << std::fixed << std::setprecision(3);
    show<4>();
    show<16>();
    show<64>();
    show<256>();
}
