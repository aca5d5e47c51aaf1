// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 16. Between a score and its weight stand stages, each of them known to the type, and their order is one.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/print.hpp>
#include <heed/math.hpp>

#include "diagram.hpp"

using namespace heed::axes;

constexpr auto q = heed::from<float, Query<4>, Dk<2>>({{9, 0}, {0, 9}, {6, 6}, {9, -9}});
constexpr auto k = heed::from<float, Key<4>, Dk<2>>({{1, 0}, {0, 1}, {1, 1}, {-1, 1}});
constexpr auto v = heed::iota<float, Key<4>, Dv<3>>();

int main() {
    auto const show = [](auto const& x) { std::cout << heed::io::formatted(x, heed::io::fixed(4)) << "\n\n"; };

    // A cap: c tanh(score / c). Small scores stay nearly as they are, large ones stay below c.
    constexpr auto plain = heed::scores(q, k);
    constexpr auto capped = heed::capped(plain, heed::softcap{4.0f});
    static_assert(heed::scores(q, k, heed::softcap{4.0f}) == capped);
    static_assert(heed::max(capped)() < 4 && plain(0, 0) > 6);
    std::cout << "Scores\n";
    show(plain);
    std::cout << "Capped at 4\n";
    show(capped);

    // A function of the score and of positions, which it asks for by name. This one makes far keys count less.
    constexpr auto nearer =
        heed::score_with{[](float score, heed::index_of<Query> query, heed::index_of<Key> key) {
            return score - 0.5f * static_cast<float>(query - key);
        }};

    // It is asked of no key that the mask hides, so that `query - key` is never below 0.
    constexpr auto near = attention(q, k, v, nearer, heed::causal{}).weights;
    static_assert(near(3, 2) > attention(q, k, v, heed::causal{}).weights(3, 2));

    // The usual function of this kind is there: its slopes follow from the number of heads.
    constexpr auto alike = heed::full<float, Head<8>, Query<4>, Dk<2>>(0);
    constexpr auto keys = heed::full<float, Head<8>, Key<4>, Dk<2>>(0);
    constexpr auto sloped = heed::softmax<Key>(heed::scores(alike, keys, heed::alibi<Head<8>>(), heed::causal{}));
    std::cout << "Linear biases, the first head of eight\n"
              << heed::io::heat_map(heed::slice<Head>(sloped, 0)) << '\n';

    // A sink is one more logit in each row, which has no value: weights may sum to less than 1.
    constexpr auto with_sink = attention(q, k, v, heed::causal{}, heed::sink{6.0f});
    constexpr auto sums = heed::sum<Key>(with_sink.weights);
    static_assert(sums(0) > 0.5f && sums(0) < 0.6f && sums(1) < 1);
    static_assert(!heed::is_distribution_over<decltype(with_sink.weights), Key>);
    std::cout << "With a sink\n";
    lesson::draw("weights", with_sink.weights, "@", "V", v, "=", "output", with_sink.output);
    std::cout << "\nWhat the keys get of each query\n";
    show(sums);

    // Dropout is last. What is dropped follows from the seed and the place alone: the same at every call.
    constexpr auto kept = attention(q, k, v, heed::dropout{0.5f, heed::philox{42}}).weights;
    constexpr auto all = attention(q, k, v).weights;
    static_assert(kept(0, 0) == 0 || kept(0, 0) == 2 * all(0, 0));
    static_assert(kept == attention(q, k, v, heed::dropout{0.5f, heed::philox{42}}).weights);

    // All stages in one call, in any order there ...
    constexpr auto at_once =
        attention(q, k, v, heed::sink{0.5f}, heed::causal{}, nearer, heed::softcap{4.0f});

    // ... are these steps, in this order, bit for bit.
    constexpr auto first = heed::capped(heed::scores(q, k), heed::softcap{4.0f});
    constexpr auto second = heed::rescored<Query>(first, nearer);
    constexpr auto third = heed::masked<Query>(second, heed::causal{});
    constexpr auto weights = heed::softmax_with_sink<Key>(third, heed::sink{0.5f});
    static_assert(at_once.weights == weights);
    static_assert(at_once.output == attend(weights, v, heed::causal{}));

    // No step goes back: a masked score is minus infinity, and a cap would make it a finite one.
    static_assert(!heed::can_capped<decltype(third), heed::softcap<float>>);
    static_assert(!heed::can_rescored<decltype(third), Query, decltype(nearer)>);
    constexpr float hidden = -heed::math::infinity<float>;
    static_assert(third(0, 1) == hidden && 4 * heed::math::tanh(hidden / 4) == -4);
    std::cout << "A hidden score, and what a cap would make of it\n"
              << hidden << ", " << 4 * heed::math::tanh(hidden / 4) << '\n';
}
