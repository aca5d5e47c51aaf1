// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

#include "../reference/lesson.hpp"
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <cmath>

// The three exercises of the lesson (section 9), answered.

namespace {

using namespace heed::axes;
using heed::shape;
using heed::shape_of;
using heed::tensor;

template <class X>
constexpr int count_of_nan(X const& x) {
    int count = 0;
    for (auto value : x) count += heed::math::is_nan(value) ? 1 : 0;
    return count;
}

/// Exercise 2: one query of ones and 64 features, keys whose unscaled scores are 500, 499, 0 and -500.
template <class T>
struct exercise_2 {
    static constexpr auto q = heed::full<T, Query<1>, Dk<64>>(1);
    static constexpr auto k = [] {
        T const scores[4] = {500, 499, 0, -500};
        return heed::generate<T, Key<4>, Dk<64>>([&](std::size_t key, std::size_t) { return scores[key] / 64; });
    }();
    static constexpr auto unscaled() { return heed::scores(q, k, heed::scale{1.0}); }
    static constexpr auto naive() { return heed::naive_softmax<Key>(unscaled()); }
    static constexpr auto stable() { return heed::softmax<Key>(unscaled()); }
    static constexpr auto scaled() { return heed::softmax<Key>(heed::scores(q, k)); }
    static constexpr auto naive_of_scaled() { return heed::naive_softmax<Key>(heed::scores(q, k)); }
};

/// The module that the third exercise starts from, with the lesson's weights.
constexpr auto lessons_module() {
    using module = heed::self_attention<float, Model<8>, Dk<4>, Dv<4>>;
    namespace lesson = heed_reference::lesson;
    return module{heed::from<decltype(module::w_q)>(lesson::w_q), heed::from<decltype(module::w_k)>(lesson::w_k),
                  heed::from<decltype(module::w_v)>(lesson::w_v)};
}
/// Exercise 3: the reference implementation, modified to return the weights of the first query only.
constexpr auto weights_of_first_query() {
    auto const x = heed::from<float, Batch<1>, Time<4>, Model<8>>(heed_reference::lesson::x);
    return heed::slice<Query>(lessons_module()(x).weights, 0);
}

}  // namespace

TEST_CASE("exercise 1: the shapes of Q, K, V, scores, attn_weights and output for X of [1, 3, 6] and W of [6, 2]") {
    constexpr auto x = heed::iota<float, Batch<1>, Time<3>, Model<6>>(-1, 0.125f);
    constexpr auto w_q = heed::full<heed::projection<Query, float, Model<6>, Dk<2>>>(0.5f);
    constexpr auto w_k = heed::full<heed::projection<Key, float, Model<6>, Dk<2>>>(0.25f);
    constexpr auto w_v = heed::full<heed::projection<Key, float, Model<6>, Dv<2>>>(1);

    constexpr auto q = heed::project(x, w_q);
    constexpr auto k = heed::project(x, w_k);
    constexpr auto v = heed::project(x, w_v);
    constexpr auto scores = heed::scores(q, k);
    constexpr auto attn_weights = heed::softmax<Key>(scores);
    constexpr auto output = heed::attend(attn_weights, v);

    static_assert(shape_of(q) == shape<Batch<1>, Query<3>, Dk<2>>);              // [1, 3, 2]
    static_assert(shape_of(k) == shape<Batch<1>, Key<3>, Dk<2>>);                // [1, 3, 2]
    static_assert(shape_of(v) == shape<Batch<1>, Key<3>, Dv<2>>);                // [1, 3, 2]
    static_assert(shape_of(scores) == shape<Batch<1>, Query<3>, Key<3>>);        // [1, 3, 3]
    static_assert(shape_of(attn_weights) == shape<Batch<1>, Query<3>, Key<3>>);  // [1, 3, 3]
    static_assert(shape_of(output) == shape<Batch<1>, Query<3>, Dv<2>>);         // [1, 3, 2]

    // The module says the same, and no other X is taken.
    using module = heed::self_attention<float, Model<6>, Dk<2>, Dv<2>>;
    constexpr auto result = module{w_q, w_k, w_v}(x);
    STATIC_REQUIRE(shape_of(result.output) == shape_of(output));
    STATIC_REQUIRE(shape_of(result.weights) == shape_of(attn_weights));
    STATIC_REQUIRE(!heed::can_project<tensor<float, Batch<1>, Time<3>, Model<5>>, decltype(w_q)>);
}

TEST_CASE("exercise 2: unscaled scores of magnitude 500 overflow the naive softmax, not the stable one") {
    using single = exercise_2<float>;
    STATIC_REQUIRE(single::unscaled() == tensor<float, Query<1>, Key<4>>{500, 499, 0, -500});

    // exp(500) is infinite in float, where exp overflows beyond 88.7: inf / inf is NaN for the two large scores, and
    // what is finite is 0 beside an infinite sum. No row of these sums to 1.
    BOTH_TIMES(naive, single::naive);
    STATIC_REQUIRE(count_of_nan(naive) == 2);
    STATIC_REQUIRE(heed::math::is_nan(naive(0, 0)));
    STATIC_REQUIRE(heed::math::is_nan(naive(0, 1)));
    STATIC_REQUIRE(naive(0, 2) == 0);
    STATIC_REQUIRE(naive(0, 3) == 0);

    // Stable softmax subtracts 500 first: e^0, e^-1, e^-500 and e^-1000 over their sum. Finite, and of sum 1; the last
    // two are below the smallest float and become 0.
    BOTH_TIMES(stable, single::stable);
    STATIC_REQUIRE(count_of_nan(stable) == 0);
    REQUIRE(std::abs(static_cast<double>(stable(0, 0)) - 0.73105857863000488) < 1e-7);
    REQUIRE(std::abs(static_cast<double>(stable(0, 1)) - 0.26894142136999512) < 1e-7);
    STATIC_REQUIRE(stable(0, 2) == 0);
    STATIC_REQUIRE(stable(0, 3) == 0);
    STATIC_REQUIRE(heed::math::abs(heed::sum(stable) - 1) < 1.2e-7f);

    // Scaled by 1/sqrt(64) the scores reach 62.5, and the second key gets more of the attention: e^(-1/8) as much.
    BOTH_TIMES(scaled, single::scaled);
    REQUIRE(std::abs(static_cast<double>(scaled(0, 1)) / static_cast<double>(scaled(0, 0)) - 0.88249690258459540) <
            1e-6);
    STATIC_REQUIRE(count_of_nan(single::naive_of_scaled()) == 0);

    // In double exp(500) is finite, 1.4e217: there it takes scores beyond 709.78.
    using in_double = exercise_2<double>;
    STATIC_REQUIRE(count_of_nan(in_double::naive()) == 0);
    STATIC_REQUIRE(count_of_nan(heed::naive_softmax<Key>(in_double::unscaled() * 2.0)) == 2);
    STATIC_REQUIRE(count_of_nan(heed::softmax<Key>(in_double::unscaled() * 2.0)) == 0);
}

TEST_CASE("exercise 3: the weights of the first query only") {
    // Row 0 of attn_weights is what position 0 heeds: how much of its output comes from the value of every position,
    // itself included. A distribution over the keys, so it sums to 1; the other queries have rows of their own.
    BOTH_TIMES(row, weights_of_first_query);
    STATIC_REQUIRE(shape_of(row) == shape<Batch<1>, Key<4>>);
    STATIC_REQUIRE(heed::math::abs(heed::sum<Key>(row)(0) - 1) < 1.2e-7f);
    for (std::size_t key = 0; key < 4; ++key) {
        auto const printed = heed_reference::lesson::printed_weights[key];
        REQUIRE(std::abs(static_cast<double>(row(0, key)) - printed.value) <= printed.unit);
    }
    // In the lesson's example position 0 takes 0.997 of its output from position 2.
    STATIC_REQUIRE(heed::argmax<Key>(row)(0) == 2);

    // The first query alone gives the same row, so nothing else of Q was needed for it.
    constexpr auto q = heed::from<float, Batch<1>, Query<4>, Dk<4>>(heed_reference::lesson::q);
    constexpr auto k = heed::from<float, Batch<1>, Key<4>, Dk<4>>(heed_reference::lesson::k);
    constexpr auto all = heed::slice<Query>(heed::softmax<Key>(heed::scores(q, k)), 0);
    constexpr auto first = tensor<float, Batch<1>, Query<1>, Dk<4>>{q(0, 0, 0), q(0, 0, 1), q(0, 0, 2), q(0, 0, 3)};
    STATIC_REQUIRE(heed::slice<Query>(heed::softmax<Key>(heed::scores(first, k)), 0) == all);
}
