// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

#include "../reference/lesson.hpp"
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <cmath>

// Section 7 of the lesson. Every failure is shown twice: with raw arithmetic, where it happens, and with heed, where it
// does not compile or does not happen. And the tests that the table asks for.

namespace {

using namespace heed::axes;
using heed::shape;
using heed::shape_of;
using heed::shape_t;
using heed::tensor;
namespace lesson = heed_reference::lesson;

constexpr auto q = heed::from<float, Batch<1>, Query<4>, Dk<4>>(lesson::q);
constexpr auto k = heed::from<float, Batch<1>, Key<4>, Dk<4>>(lesson::k);
constexpr auto v = heed::from<float, Batch<1>, Key<4>, Dv<4>>(lesson::v);

using q_type = heed::tensor<float, Batch<1>, Query<4>, Dk<4>>;
using k_type = heed::tensor<float, Batch<1>, Key<4>, Dk<4>>;
using v_type = heed::tensor<float, Batch<1>, Key<4>, Dv<4>>;

/// Arrays as a program without types for shapes has them: every 4 x 4 fits every other.
using matrix = float[4][4];
struct raw {
    matrix at{};
};
constexpr raw raw_from(float const (&values)[16]) {
    raw result;
    for (std::size_t i = 0; i < 16; ++i) result.at[i / 4][i % 4] = values[i];
    return result;
}
constexpr raw raw_product(raw const& a, raw const& b) {
    raw result;
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
            for (std::size_t d = 0; d < 4; ++d) result.at[i][j] += a.at[i][d] * b.at[d][j];
        }
    }
    return result;
}
constexpr raw raw_transpose(raw const& a) {
    raw result;
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) result.at[i][j] = a.at[j][i];
    }
    return result;
}
constexpr raw raw_scaled(raw a, float factor) {
    for (auto& row : a.at) {
        for (float& x : row) x *= factor;
    }
    return a;
}
constexpr float largest_difference(raw const& a, float const (&values)[16]) {
    float largest = 0;
    for (std::size_t i = 0; i < 16; ++i) {
        float const difference = heed::math::abs(a.at[i / 4][i % 4] - values[i]);
        if (difference > largest) largest = difference;
    }
    return largest;
}

template <class X>
constexpr float largest_magnitude(X const& x) {
    return heed::max(heed::map([](float value) { return heed::math::abs(value); }, x));
}
template <class X>
constexpr bool has_nan(X const& x) {
    for (float value : x) {
        if (heed::math::is_nan(value)) return true;
    }
    return false;
}

/// Queries and keys of the size that trained models have, from a fixed linear congruential sequence: 64 features of
/// mean 0 and variance 1, so that an unscaled score has a standard deviation of 8.
template <class X>
constexpr X unit_variance(unsigned seed) {
    X result{};
    for (float& x : result.values) {
        double sum = 0;
        for (int i = 0; i < 12; ++i) {
            seed = seed * 1664525u + 1013904223u;
            sum += static_cast<double>(seed >> 8) / 16777216.0;
        }
        x = static_cast<float>(sum - 6);  // a sum of 12 uniform numbers: variance 1
    }
    return result;
}

template <std::size_t D>
constexpr auto q_of = unit_variance<tensor<float, Query<5>, Dk<D>>>(1);
template <std::size_t D>
constexpr auto k_of = unit_variance<tensor<float, Key<7>, Dk<D>>>(2);

/// The mean of the largest weight of each query: 1/7 when all keys count the same, 1 when one of them takes all.
template <class Weights>
constexpr float mean_of_largest_weights(Weights const& weights) {
    return heed::mean(heed::max<Key>(weights));
}

}  // namespace

// Missing scale: "One attention weight dominates (~1.0)". Test: "Check scores.abs().max() is reasonable (not >> 10)".

TEST_CASE("missing scale happens with raw arithmetic: one weight dominates, the more so the more features there are") {
    constexpr auto unscaled = heed::matmul(q_of<64>, heed::transpose(k_of<64>));
    constexpr auto weights = heed::softmax<Key>(unscaled);
    STATIC_REQUIRE(largest_magnitude(unscaled) > 15);
    STATIC_REQUIRE(mean_of_largest_weights(weights) > 0.9f);

    // With the lesson's numbers: the scores double, and the two weights that shared row 1 part.
    constexpr auto lessons = heed::matmul(q, heed::transpose(k));
    STATIC_REQUIRE(largest_magnitude(lessons) > 34);
    // Row 1 has 0.519 and 0.480 with the scale, and 0.54 and 0.46 without.
    constexpr auto row = heed::slice<Query>(heed::softmax<Key>(lessons), 1);
    STATIC_REQUIRE(row(0, 0) > 0.53f);
    STATIC_REQUIRE(heed::max(heed::slice<Query>(heed::softmax<Key>(lessons), 2)) > 0.999f);
}

TEST_CASE("missing scale does not happen with heed: scores are scaled, and unscaled ones are not taken for them") {
    constexpr auto scores = heed::scores(q_of<64>, k_of<64>);
    STATIC_REQUIRE(largest_magnitude(scores) < 4);
    STATIC_REQUIRE(mean_of_largest_weights(heed::softmax<Key>(scores)) < 0.5f);
    // The number of features makes no difference that matters.
    STATIC_REQUIRE(mean_of_largest_weights(heed::softmax<Key>(heed::scores(q_of<16>, k_of<16>))) < 0.5f);

    // The lesson's test, on the lesson's example: 17.06 is not much more than 10.
    STATIC_REQUIRE(largest_magnitude(heed::scores(q, k)) < 20);

    using unscaled = decltype(heed::matmul(q, heed::transpose(k)));
    using weights = decltype(heed::softmax<Key>(unscaled{}));
    STATIC_REQUIRE(!heed::can_attend<weights, v_type>);
    STATIC_REQUIRE(
        std::is_same_v<
            heed::fault_of_attend<weights, v_type>,
            heed::fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<weights>>);
    // Scaling by hand, twice, or by an extent that is not that of the contracted axis: a plain tensor, each of them.
    using scaled_by_hand = decltype(unscaled{} * 0.5f);
    using scaled_twice = decltype(heed::scores(q, k) * 0.5f);
    STATIC_REQUIRE(!heed::can_attend<decltype(heed::softmax<Key>(scaled_by_hand{})), v_type>);
    STATIC_REQUIRE(!heed::can_attend<decltype(heed::softmax<Key>(scaled_twice{})), v_type>);
    // Without a scale on purpose, it stands in the code.
    STATIC_REQUIRE(heed::can_attention<q_type, k_type, v_type, decltype(heed::scale{1.0})>);
    STATIC_REQUIRE(heed::scores(q, k, heed::scale{1.0}) == heed::matmul(q, heed::transpose(k)));
}

// Unstable softmax: "NaN gradients; loss blows up". Test: "Verify with large-magnitude inputs; check no NaN in
// attn_weights".

namespace {

constexpr auto large_scores = heed::as_logits<Key>(tensor<float, Query<1>, Key<4>>{1000, 1001, 999, 1002});
constexpr auto naive() {
    auto weights = heed::naive_softmax<Key>(large_scores);
    return weights;
}
constexpr auto stable() { return heed::softmax<Key>(large_scores); }

}  // namespace

TEST_CASE("unstable softmax happens with the naive formula: scores of 1000 give NaN, in both spellings") {
    constexpr auto spelt_out = [] {
        double exponentials[4] = {};
        for (std::size_t i = 0; i < 4; ++i)
            exponentials[i] = static_cast<double>(heed::math::exp(large_scores.values[i]));
        return tensor<float, Key<4>>{static_cast<float>(exponentials[0]), static_cast<float>(exponentials[1]),
                                     static_cast<float>(exponentials[2]), static_cast<float>(exponentials[3])};
    }();
    for (float x : spelt_out) {
        volatile float exponential = x;
        REQUIRE(std::isinf(exponential));
        REQUIRE(std::isnan(exponential / (exponential + exponential)));
    }
    BOTH_TIMES(weights, naive);
    STATIC_REQUIRE(has_nan(weights));
    // At the other end every exponential is 0, and 0 / 0 is no better.
    STATIC_REQUIRE(has_nan(heed::naive_softmax<Key>(tensor<float, Key<2>>{-1e4f, -1e4f})));
    // The lesson's own scores stay below 88.7 and come out right.
    STATIC_REQUIRE(heed::all_close(heed::naive_softmax<Key>(heed::scores(q, k)),
                                   heed::as_tensor(heed::softmax<Key>(heed::scores(q, k)))));
}

TEST_CASE("unstable softmax does not happen with heed: softmax subtracts the row maximum, always") {
    BOTH_TIMES(weights, stable);
    STATIC_REQUIRE(!has_nan(weights));
    // e^-2, e^-1, e^-3 and 1, over their sum.
    constexpr double expected[4] = {0.087144318742032561, 0.23688281808991010, 0.032058603280084988,
                                    0.64391425988797227};
    for (std::size_t i = 0; i < 4; ++i) REQUIRE(std::abs(static_cast<double>(weights.values[i]) - expected[i]) < 1e-7);
    // Shifting all scores changes nothing.
    STATIC_REQUIRE(weights == heed::softmax<Key>(tensor<float, Query<1>, Key<4>>{0, 1, -1, 2}));
    STATIC_REQUIRE(heed::softmax<Key>(tensor<float, Key<2>>{-1e4f, -1e4f}) == tensor<float, Key<2>>{0.5f, 0.5f});

    // From large inputs through the whole of attention.
    constexpr auto result =
        heed::attention(q_of<64> * 1000.0f, k_of<64> * 1000.0f, unit_variance<tensor<float, Key<7>, Dv<3>>>(3));
    STATIC_REQUIRE(!has_nan(result.weights));
    STATIC_REQUIRE(!has_nan(result.output));

    // And the naive weights are not taken for attention weights, not even when they come from logits.
    using naive_weights = decltype(heed::naive_softmax<Key>(heed::scores(q, k)));
    STATIC_REQUIRE(!heed::can_attend<naive_weights, v_type>);
    STATIC_REQUIRE(
        std::is_same_v<heed::fault_of_attend<naive_weights, v_type>,
                       heed::fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<
                           naive_weights>>);
}

// Wrong transpose: "Shape mismatch or silently wrong attention". Test: "Assert scores.shape == [B, T, T]".

TEST_CASE("wrong transpose happens with raw arrays of equal extents: Q @ K has the right sizes and wrong numbers") {
    constexpr raw right = raw_scaled(raw_product(raw_from(lesson::q), raw_transpose(raw_from(lesson::k))), 0.5f);
    STATIC_REQUIRE(largest_difference(right, lesson::scores) < 1e-5f);

    constexpr raw without_transpose = raw_scaled(raw_product(raw_from(lesson::q), raw_from(lesson::k)), 0.5f);
    STATIC_REQUIRE(largest_difference(without_transpose, lesson::scores) > 10);
    constexpr raw other_transposed =
        raw_scaled(raw_product(raw_transpose(raw_from(lesson::q)), raw_from(lesson::k)), 0.5f);
    STATIC_REQUIRE(largest_difference(other_transposed, lesson::scores) > 10);
    constexpr raw other_way_round =
        raw_scaled(raw_product(raw_from(lesson::k), raw_transpose(raw_from(lesson::q))), 0.5f);
    STATIC_REQUIRE(largest_difference(other_way_round, lesson::scores) > 10);
    // The lesson's test, that the shape is [T, T], all three pass.
    STATIC_REQUIRE(sizeof(without_transpose.at) == sizeof(right.at));
}

TEST_CASE("wrong transpose does not compile with heed, at equal extents either") {
    using k_transposed = decltype(heed::transpose(k));
    using q_transposed = decltype(heed::transpose(q));
    STATIC_REQUIRE(heed::can_matmul<q_type, k_transposed>);
    STATIC_REQUIRE(!heed::can_matmul<q_type, k_type>);
    STATIC_REQUIRE(std::is_same_v<
                   heed::fault_of_matmul<q_type, k_type>,
                   heed::fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<
                       Dk<4>, Key<4>>>);
    STATIC_REQUIRE(!heed::can_matmul<q_transposed, k_type>);
    STATIC_REQUIRE(
        std::is_same_v<
            heed::fault_of_matmul<q_transposed, k_type>,
            heed::fault::matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<Query<4>, Key<4>>>);
    // K Q^T compiles, and is [Key, Query]: its softmax over the keys is one over the rows of the transpose, and the
    // same numbers as those of Q K^T at the same names.
    constexpr auto right = heed::matmul(q, heed::transpose(k));
    constexpr auto turned = heed::matmul(k, heed::transpose(q));
    STATIC_REQUIRE(shape_of(turned) == shape<Batch<1>, Key<4>, Query<4>>);
    STATIC_REQUIRE(heed::permute<Batch, Query, Key>(turned) == right);
    STATIC_REQUIRE(heed::permute<Batch, Query, Key>(heed::softmax<Key>(turned)) == heed::softmax<Key>(right));
    // scores needs no transpose, and does not take a transposed k.
    STATIC_REQUIRE(!heed::can_scores<q_type, k_transposed>);
    STATIC_REQUIRE(!heed::can_scores<q_transposed, k_type>);

    // The lesson's test, which the type has passed before the program starts.
    STATIC_REQUIRE(shape_of(heed::scores(q, k)) == shape<Batch<1>, Query<4>, Key<4>>);
}

// Value/query mismatch: "Output doesn't reflect input content". Test: "Assert output.shape == [B, T, d_v]".

TEST_CASE("value/query mismatch happens with raw arrays: weights @ Q has the right sizes and wrong numbers") {
    constexpr raw weights = raw_from(lesson::weights);
    STATIC_REQUIRE(largest_difference(raw_product(weights, raw_from(lesson::v)), lesson::output) < 1e-5f);
    STATIC_REQUIRE(largest_difference(raw_product(weights, raw_from(lesson::q)), lesson::output) > 3);
    STATIC_REQUIRE(largest_difference(raw_product(weights, raw_from(lesson::k)), lesson::output) > 3);
    STATIC_REQUIRE(largest_difference(raw_product(raw_transpose(weights), raw_from(lesson::v)), lesson::output) > 3);
    STATIC_REQUIRE(largest_difference(raw_product(raw_from(lesson::v), weights), lesson::output) > 3);
}

TEST_CASE("value/query mismatch does not compile with heed") {
    constexpr auto weights = heed::softmax<Key>(heed::scores(q, k));
    using weights_type = std::remove_const_t<decltype(weights)>;
    STATIC_REQUIRE(heed::can_attend<weights_type, v_type>);
    STATIC_REQUIRE(!heed::can_attend<weights_type, q_type>);
    STATIC_REQUIRE(
        std::is_same_v<heed::fault_of_attend<weights_type, k_type>,
                       heed::fault::attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by<
                           Dk<4>, shape_t<Batch<1>, Key<4>, Dk<4>>>>);
    STATIC_REQUIRE(!heed::can_attend<v_type, weights_type>);
    STATIC_REQUIRE(!heed::can_attend<decltype(heed::transpose(weights)), v_type>);
    // In the lesson's notation too.
    STATIC_REQUIRE(heed::can_matmul<weights_type, v_type>);
    STATIC_REQUIRE(!heed::can_matmul<weights_type, q_type>);
    STATIC_REQUIRE(!heed::can_matmul<weights_type, k_type>);
    STATIC_REQUIRE(!heed::can_matmul<v_type, weights_type>);
    STATIC_REQUIRE(!heed::can_matmul<decltype(heed::transpose(weights)), v_type>);

    // The lesson's test.
    STATIC_REQUIRE(shape_of(heed::attend(weights, v)) == shape<Batch<1>, Query<4>, Dv<4>>);
}
