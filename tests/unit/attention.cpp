// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attention.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

#include <cmath>

namespace declared_by_the_user {

template <std::size_t N>
struct Reader : heed::axis<Reader, N> {};
template <std::size_t N>
struct Page : heed::axis<Page, N> {};
template <std::size_t N>
struct Trait : heed::axis<Trait, N> {};
template <std::size_t N>
struct Content : heed::axis<Content, N> {};
template <std::size_t N>
struct Shelf : heed::axis<Shelf, N> {};

}  // namespace declared_by_the_user

namespace {

using namespace heed::axes;
using namespace declared_by_the_user;
using heed::attention;
using heed::bias;
using heed::causal;
using heed::drop;
using heed::generate;
using heed::keep;
using heed::scale;
using heed::scaled_dot_product_attention;
using heed::shape;
using heed::shape_of;
using heed::shape_t;
using heed::tensor;

template <class T>
inline constexpr T infinity = heed::math::infinity<T>;
template <class T>
inline constexpr T quiet_nan = heed::math::quiet_nan<T>;

constexpr double number(std::size_t i, std::size_t seed) { return heed_test::fraction_at<11>(i, seed); }
template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 11>(seed);
}

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class T = float>
struct inputs {
    static constexpr auto q = numbers<tensor<T, Batch<B>, Head<H>, Query<Q>, Dk<D>>>(1);
    static constexpr auto k = numbers<tensor<T, Batch<B>, Head<H>, Key<K>, Dk<D>>>(2);
    static constexpr auto v = numbers<tensor<T, Batch<B>, Head<H>, Key<K>, Dv<V>>>(3);
};

/// The whole of attention in double, by plain loops and the C library, from the elements' values.
template <class T, std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class Kept,
          class Bias>
auto by_hand(double factor, Kept kept, Bias added) {
    struct result {
        tensor<double, Batch<B>, Head<H>, Query<Q>, Dv<V>> output{};
        tensor<double, Batch<B>, Head<H>, Query<Q>, Key<K>> weights{};
    } result;
    auto const rounded = [](std::size_t i, std::size_t seed) {
        return static_cast<double>(static_cast<T>(number(i, seed)));
    };
    for (std::size_t batch = 0; batch < B * H; ++batch) {
        std::size_t const b = batch / H;
        std::size_t const h = batch % H;
        for (std::size_t i = 0; i < Q; ++i) {
            double row[K] = {};
            double total = 0;
            for (std::size_t j = 0; j < K; ++j) {
                if (!kept(b, h, i, j)) continue;
                double dot = 0;
                for (std::size_t d = 0; d < D; ++d)
                    dot += rounded((batch * Q + i) * D + d, 1) * rounded((batch * K + j) * D + d, 2);
                row[j] = std::exp(dot * factor + added(b, h, i, j));
                total += row[j];
            }
            for (std::size_t j = 0; j < K; ++j) {
                if (!kept(b, h, i, j)) continue;
                result.weights(b, h, i, j) = row[j] / total;
                for (std::size_t d = 0; d < V; ++d) {
                    result.output(b, h, i, d) += row[j] / total * rounded((batch * K + j) * V + d, 3);
                }
            }
        }
    }
    return result;
}
constexpr auto all = [](auto...) { return true; };
constexpr auto nothing = [](auto...) { return 0.0; };

template <class X, class Y>
double distance(X const& x, Y const& reference) {
    return static_cast<double>(heed::max_abs_difference(heed::cast<double>(x), reference));
}

template <class T, std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto plain_attention() {
    using I = inputs<B, H, Q, K, D, V, T>;
    return attention(I::q, I::k, I::v);
}
/// Every batch axis at another place in q, in k and in v.
template <class T, std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto turned_attention() {
    using I = inputs<B, H, Q, K, D, V, T>;
    return attention(I::q, heed::permute<Head, Batch, Key, Dk>(I::k), heed::permute<Key, Head, Batch, Dv>(I::v));
}
template <std::size_t Q, std::size_t K>
constexpr double slope(std::size_t q, std::size_t k) {
    return (static_cast<double>(q) - static_cast<double>(k)) / 8;
}
/// A padding mask, a causal one from the lower right and a bias, an explicit scale, and NaN behind the masks.
template <class T, std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto masked_attention() {
    using I = inputs<B, H, Q, K, D, V, T>;
    auto k = I::k;
    auto v = I::v;
    for (std::size_t h = 0; h < H; ++h) {
        for (std::size_t d = 0; d < D; ++d) k(0, h, 0, d) = d % 2 == 0 ? quiet_nan<T> : infinity<T>;
        for (std::size_t d = 0; d < V; ++d) v(0, h, 0, d) = d % 2 == 0 ? -infinity<T> : quiet_nan<T>;
    }
    auto const padding = generate<drop<Batch<B>, Key<K>>>([](auto b, auto j) { return b == 0 && j == 0; });
    auto const slopes = generate<bias<T, Query<Q>, Key<K>>>([](auto i, auto j) { return slope<Q, K>(i, j); });
    return attention(I::q, k, v, padding & slopes & causal{heed::lower_right}, scale{-0.3});
}

template <class T, std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
void is_the_double_reference(double root_of_d, double bound) {
    auto const expected = by_hand<T, B, H, Q, K, D, V>(1 / root_of_d, all, nothing);
    BOTH_TIMES(plain, plain_attention<T, B, H, Q, K, D, V>);
    STATIC_REQUIRE(shape_of(plain.output) == shape<Batch<B>, Head<H>, Query<Q>, Dv<V>>);
    STATIC_REQUIRE(shape_of(plain.weights) == shape<Batch<B>, Head<H>, Query<Q>, Key<K>>);
    STATIC_REQUIRE(heed::is_distribution_over<decltype(plain.weights), Key>);
    REQUIRE(distance(plain.weights, expected.weights) < bound);
    REQUIRE(distance(plain.output, expected.output) < 4 * bound);

    BOTH_TIMES(turned, turned_attention<T, B, H, Q, K, D, V>);
    STATIC_REQUIRE(turned.output == plain.output);
    STATIC_REQUIRE(turned.weights == plain.weights);

    auto const masked_by_hand = by_hand<T, B, H, Q, K, D, V>(
        static_cast<double>(static_cast<T>(-0.3)),
        [](auto b, auto, auto i, auto j) { return !(b == 0 && j == 0) && j + Q <= i + K; },
        [](auto, auto, auto i, auto j) { return static_cast<double>(static_cast<T>(slope<Q, K>(i, j))); });
    BOTH_TIMES(masked, masked_attention<T, B, H, Q, K, D, V>);
    REQUIRE(distance(masked.weights, masked_by_hand.weights) < bound);
    REQUIRE(distance(masked.output, masked_by_hand.output) < 4 * bound);
}

template <class Q, class K, class V, class... Options>
concept attention_is_callable = requires(Q const& q, K const& k, V const& v, Options const&... options) {
    heed::attention(q, k, v, options...);
};
template <class Q, class K, class V, class... Options>
concept sdpa_is_callable = requires(Q const& q, K const& k, V const& v, Options const&... options) {
    heed::scaled_dot_product_attention(q, k, v, options...);
};
template <class Fault, class Q, class K, class V, class... Options>
constexpr bool refused_with =
    std::is_same_v<heed::fault_of_attention<Q, K, V, Options...>, Fault> && !heed::can_attention<Q, K, V, Options...> &&
    !attention_is_callable<Q, K, V, Options...> && !sdpa_is_callable<Q, K, V, Options...>;
template <class Q, class K, class V, class... Options>
constexpr bool accepted =
    std::is_same_v<heed::fault_of_attention<Q, K, V, Options...>, heed::none>&& heed::can_attention<
        Q, K, V, Options...>&& attention_is_callable<Q, K, V, Options...>&& sdpa_is_callable<Q, K, V, Options...>;

template <std::size_t B, std::size_t L, std::size_t S, std::size_t D, std::size_t E>
struct types {
    using query = Query<L>;
    using key = Key<S>;
    using dk = Dk<D>;
    using dv = Dv<E>;
    using q = tensor<float, Batch<B>, query, dk>;
    using k = tensor<float, Batch<B>, key, dk>;
    using v = tensor<float, Batch<B>, key, dv>;
};

template <class T>
constexpr bool refuses_the_five_wrong_orders() {
    using namespace heed::fault;
    using q = typename T::q;
    using k = typename T::k;
    using v = typename T::v;
    using dk = typename T::dk;
    using dv = typename T::dv;
    using heed::mend::attention_of;
    using heed::mend::first;
    using heed::mend::second;
    using heed::mend::third;
    static_assert(accepted<q, k, v>);
    static_assert(refused_with<scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                                   dk, dv, heed::did_you_mean<attention_of(first, third, second)>>,
                               q, v, k>);
    static_assert(
        refused_with<
            attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too_did_you_mean_q_and_k_swapped<
                typename T::query, heed::shape_type_of<v>>,
            k, q, v>);
    static_assert(refused_with<scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                                   dk, dv, heed::did_you_mean<attention_of(third, first, second)>>,
                               k, v, q>);
    static_assert(refused_with<scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                                   dv, dk, heed::did_you_mean<attention_of(second, third, first)>>,
                               v, q, k>);
    static_assert(refused_with<scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<
                                   dv, dk, heed::did_you_mean<attention_of(third, second, first)>>,
                               v, k, q>);
    // And one of them twice, in every way.
    static_assert(!accepted<q, q, v> && !accepted<k, k, v> && !accepted<v, v, v>);
    static_assert(!heed::can_attention<q, q, v> && !heed::can_attention<q, q, q> && !heed::can_attention<q, q, k>);
    static_assert(!heed::can_attention<k, k, v> && !heed::can_attention<k, k, k> && !heed::can_attention<k, k, q>);
    static_assert(!heed::can_attention<v, v, v> && !heed::can_attention<v, v, q> && !heed::can_attention<v, v, k>);
    static_assert(
        refused_with<attention_needs_v_to_have_features_of_its_own_but_it_has_those_that_q_and_k_are_compared_by<
                         dk, heed::shape_type_of<k>>,
                     q, k, k>);
    static_assert(
        refused_with<attention_needs_v_to_have_features_of_its_own_but_it_has_those_that_q_and_k_are_compared_by<
                         dk, heed::shape_type_of<q>>,
                     q, k, q>);
    static_assert(
        refused_with<attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too<
                         typename T::key, heed::shape_t<typename T::dv>>,
                     q, k, heed::tensor<float, typename T::dv>>);
    static_assert(!heed::can_attention<q, v, v> && !heed::can_attention<q, v, q> && !heed::can_attention<k, q, q> &&
                  !heed::can_attention<k, q, k> && !heed::can_attention<k, v, v> && !heed::can_attention<k, v, k> &&
                  !heed::can_attention<v, q, q> && !heed::can_attention<v, q, v> && !heed::can_attention<v, k, k> &&
                  !heed::can_attention<v, k, v>);
    return true;
}

}  // namespace

TEST_CASE("attention is the double reference, with and without masks, over extents that differ and that are all 4") {
    is_the_double_reference<float, 2, 3, 5, 7, 11, 13>(3.3166247903553998, 5e-7);
    is_the_double_reference<float, 3, 2, 7, 5, 2, 11>(1.4142135623730951, 5e-7);
    is_the_double_reference<float, 4, 4, 4, 4, 4, 4>(2, 5e-7);
    is_the_double_reference<double, 2, 3, 5, 7, 11, 13>(3.3166247903553998, 1e-15);
    is_the_double_reference<double, 4, 4, 4, 4, 4, 4>(2, 1e-15);
}

TEST_CASE("every extent can be 1") {
    is_the_double_reference<float, 1, 1, 1, 1, 1, 1>(1, 1e-6);
    is_the_double_reference<float, 1, 2, 1, 3, 5, 7>(2.2360679774997898, 5e-7);
    is_the_double_reference<float, 2, 1, 3, 1, 5, 7>(2.2360679774997898, 5e-7);
    is_the_double_reference<float, 2, 3, 5, 7, 1, 2>(1, 5e-7);
    is_the_double_reference<float, 2, 3, 5, 7, 2, 1>(1.4142135623730951, 5e-7);
}

TEST_CASE("attention is scores, softmax and attend, to the same bits, and returns output and weights in this order") {
    using I = inputs<2, 3, 5, 7, 11, 13>;
    constexpr auto mask =
        causal{heed::upper_left} & generate<keep<Batch<2>, Key<7>>>([](auto b, auto j) { return j >= b; });
    constexpr auto whole = attention(I::q, I::k, I::v, mask, scale{0.7});
    constexpr auto logits = heed::scores(I::q, I::k, mask, scale{0.7});
    constexpr auto weights = heed::softmax<Key>(logits);
    constexpr auto output = heed::attend(weights, I::v, mask);
    REQUIRE(heed_test::same_bits(whole.weights, weights));
    REQUIRE(heed_test::same_bits(whole.output, output));
    STATIC_REQUIRE(std::is_same_v<decltype(whole.weights), std::remove_const_t<decltype(weights)>>);
    // Alone, the output is computed in another order: see `scaled_dot_product_attention`.
    constexpr double bound = heed::max(output) * (2 * 7 + 32) * 0x1p-24;
    constexpr auto alone = scaled_dot_product_attention(I::q, I::k, I::v, mask, scale{0.7});
    STATIC_REQUIRE(heed::all_close(alone, output, 0, bound));
    STATIC_REQUIRE(alone == scaled_dot_product_attention(I::q, I::k, I::v, scale{0.7}, mask));

    auto const [first, second] = attention(I::q, I::k, I::v);
    STATIC_REQUIRE(shape_of<decltype(first)>() == shape<Batch<2>, Head<3>, Query<5>, Dv<13>>);
    STATIC_REQUIRE(shape_of<decltype(second)>() == shape<Batch<2>, Head<3>, Query<5>, Key<7>>);
    REQUIRE(heed::all_close(first, scaled_dot_product_attention(I::q, I::k, I::v)));
}

TEST_CASE("with values that are the identity the output is the weights") {
    using I = inputs<1, 2, 3, 5, 7, 11>;
    constexpr auto q = heed::slice<Batch>(I::q, 0);
    constexpr auto k = heed::slice<Batch>(I::k, 0);
    constexpr auto v = generate<float, Head<2>, Key<5>, Dv<5>>([](auto, auto j, auto d) { return j == d ? 1 : 0; });
    constexpr auto result = attention(q, k, v);
    STATIC_REQUIRE([&] {
        for (std::size_t i = 0; i < 2 * 3 * 5; ++i) {
            if (result.output.values[i] != result.weights.values[i]) return false;
        }
        return true;
    }());
}

TEST_CASE("the scale comes from the contracted axis when Model, Dk and Dv all differ") {
    // Model is 16, Dv 64, Dk 4: only 1/sqrt(4) gives scores of 2 and 0, and so the weights of e^2 to 1.
    constexpr auto x = heed::full<float, Time<2>, Model<16>>(1);
    STATIC_REQUIRE(shape_of(x) == shape<Time<2>, Model<16>>);
    constexpr auto q = heed::full<float, Query<1>, Dk<4>>(1);
    constexpr auto k = heed::from<float, Key<2>, Dk<4>>({{1, 1, 1, 1}, {0, 0, 0, 0}});
    constexpr auto v = heed::full<float, Key<2>, Dv<64>>(1);
    constexpr auto weights = attention(q, k, v).weights;
    REQUIRE(std::abs(weights(0, 0) - 0.88079707797788244) < 1e-7);
    REQUIRE(std::abs(weights(0, 1) - 0.11920292202211757) < 1e-7);
    STATIC_REQUIRE(weights == attention(q, k, v, scale{0.5}).weights);
    STATIC_REQUIRE(!(weights == attention(q, k, v, scale{0.25}).weights));   // from Model
    STATIC_REQUIRE(!(weights == attention(q, k, v, scale{0.125}).weights));  // from Dv
    STATIC_REQUIRE(!(weights == attention(q, k, v, scale{1.0}).weights));      // none
}

TEST_CASE("a scale of 0 makes all weights equal, and a negative one turns the order around") {
    using I = inputs<2, 3, 5, 4, 7, 11>;
    STATIC_REQUIRE(attention(I::q, I::k, I::v, scale{0.0}).weights ==
                   heed::full<float, Batch<2>, Head<3>, Query<5>, Key<4>>(0.25f));
    constexpr auto least = heed::argmax<Key>(attention(I::q, I::k, I::v, scale{-1.0}).weights);
    constexpr auto negated = heed::argmax<Key>(heed::scores(-I::q, I::k));
    STATIC_REQUIRE(least == negated);
    STATIC_REQUIRE(!(least == heed::argmax<Key>(heed::scores(I::q, I::k))));
}

TEST_CASE("a query with no key left has zero weights and a zero output, at both times") {
    constexpr auto body = +[] {
        using I = inputs<1, 1, 3, 5, 7, 2>;
        return attention(I::q, I::k, I::v, generate<keep<Query<3>, Key<5>>>([](auto i, auto) { return i != 1; }));
    };
    constexpr auto result = body();
    REQUIRE(heed_test::same_bits(result, heed_test::call_at_run_time(body)));
    STATIC_REQUIRE(heed::slice<Query>(result.weights, 1) == heed::zeros<float, Batch<1>, Head<1>, Key<5>>());
    STATIC_REQUIRE(heed::slice<Query>(result.output, 1) == heed::zeros<float, Batch<1>, Head<1>, Dv<2>>());
    using I = inputs<1, 1, 3, 5, 7, 2>;
    constexpr auto unmasked = attention(I::q, I::k, I::v);
    STATIC_REQUIRE(heed::slice<Query>(result.output, 0) == heed::slice<Query>(unmasked.output, 0));
    STATIC_REQUIRE(heed::slice<Query>(result.output, 2) == heed::slice<Query>(unmasked.output, 2));

    // From the lower right, the first queries of more queries than keys see nothing.
    using J = inputs<1, 1, 5, 3, 7, 2>;
    constexpr auto tall = attention(J::q, J::k, J::v, causal{heed::lower_right});
    STATIC_REQUIRE(heed::slice<Query>(tall.output, 0) == heed::zeros<float, Batch<1>, Head<1>, Dv<2>>());
    STATIC_REQUIRE(heed::slice<Query>(tall.output, 1) == heed::zeros<float, Batch<1>, Head<1>, Dv<2>>());
    // The third sees the first key alone: its weight is 1 and its value the output.
    STATIC_REQUIRE(heed::slice<Query>(tall.output, 2) == heed::slice<Key>(J::v, 0));
    // Nothing kept at all.
    constexpr auto nothing_kept = attention(J::q, J::k, J::v, heed::full<drop<Key<3>>>(true));
    STATIC_REQUIRE(nothing_kept.output == heed::zeros<float, Batch<1>, Head<1>, Query<5>, Dv<2>>());
    STATIC_REQUIRE(nothing_kept.weights == heed::zeros<float, Batch<1>, Head<1>, Query<5>, Key<3>>());
}

TEST_CASE("scores that are all -inf without any mask give zeros as well") {
    constexpr auto q = heed::full<float, Query<2>, Dk<1>>(1);
    constexpr auto k = heed::full<float, Key<3>, Dk<1>>(-infinity<float>);
    constexpr auto v = numbers<tensor<float, Key<3>, Dv<2>>>(1);
    constexpr auto result = attention(q, k, v);
    STATIC_REQUIRE(result.weights == heed::zeros<float, Query<2>, Key<3>>());
    STATIC_REQUIRE(result.output == heed::zeros<float, Query<2>, Dv<2>>());
}

namespace {

/// One key spoilt in k and in v, and left out by the mask: what came out must be what comes out without it.
template <class M>
constexpr auto with_a_spoilt_key(M const& mask) {
    using I = inputs<2, 1, 3, 3, 5, 7>;
    auto k = I::k;
    auto v = I::v;
    for (std::size_t b = 0; b < 2; ++b) {
        k(b, 0, 2, b) = quiet_nan<float>;
        k(b, 0, 2, 4) = infinity<float>;
        v(b, 0, 2, b) = -infinity<float>;
        v(b, 0, 2, 6) = quiet_nan<float>;
    }
    return attention(I::q, k, v, mask);
}
constexpr auto without_the_key() {
    using I = inputs<2, 1, 3, 3, 5, 7>;
    return attention(I::q, I::k, I::v, keep<Key<3>>{true, true, false});
}
constexpr auto kept_key() { return with_a_spoilt_key(keep<Key<3>>{true, true, false}); }
constexpr auto dropped_key() {
    return with_a_spoilt_key(drop<Batch<2>, Key<3>>{false, false, true, false, false, true});
}
constexpr auto minus_infinite_key() { return with_a_spoilt_key(bias<float, Key<3>>{0, 0, -infinity<float>}); }
constexpr auto combined_key() {
    return with_a_spoilt_key(bias<float, Key<3>>{0, 0, quiet_nan<float>} & keep<Key<3>>{true, true, false});
}
constexpr auto in_the_future() { return with_a_spoilt_key(causal{}); }
/// With NaN made one NaN: their signs and payloads are nobody's business.
constexpr auto in_the_future_of_one_nan() {
    auto result = in_the_future();
    for (auto& x : result.output.values) x = heed::math::is_nan(x) ? quiet_nan<float> : x;
    for (auto& x : result.weights.values) x = heed::math::is_nan(x) ? quiet_nan<float> : x;
    return result;
}

}  // namespace

TEST_CASE("a NaN or an infinity in a masked key or value does not reach the output, by any kind of mask") {
    BOTH_TIMES(expected, without_the_key);
    BOTH_TIMES(by_keep, kept_key);
    BOTH_TIMES(by_drop, dropped_key);
    BOTH_TIMES(by_bias, minus_infinite_key);
    BOTH_TIMES(by_combination, combined_key);
    STATIC_REQUIRE(by_keep.output == expected.output);
    STATIC_REQUIRE(by_keep.weights == expected.weights);
    STATIC_REQUIRE(by_drop.output == expected.output);
    STATIC_REQUIRE(by_drop.weights == expected.weights);
    STATIC_REQUIRE(by_bias.output == expected.output);
    STATIC_REQUIRE(by_bias.weights == expected.weights);
    STATIC_REQUIRE(by_combination.output == expected.output);
    STATIC_REQUIRE(by_combination.weights == expected.weights);

    // Causal: the first two queries do not see the third key, the third does.
    BOTH_TIMES(causally, in_the_future_of_one_nan);
    STATIC_REQUIRE([&] {
        for (std::size_t b = 0; b < 2; ++b) {
            for (std::size_t d = 0; d < 7; ++d) {
                if (heed::math::is_nan(causally.output(b, 0, 0, d)) || heed::math::is_nan(causally.output(b, 0, 1, d)))
                    return false;
                if (!heed::math::is_nan(causally.output(b, 0, 2, d))) return false;
            }
        }
        return true;
    }());
    STATIC_REQUIRE(heed::slice<Query>(causally.output, 1) == heed::slice<Query>(expected.output, 1));
}

TEST_CASE("a NaN that is not masked stays a NaN: in a query it fills its row, in a value its column") {
    using I = inputs<1, 1, 3, 5, 2, 7>;
    constexpr auto row = [] {
        auto q = I::q;
        q(0, 0, 1, 0) = quiet_nan<float>;
        return attention(q, I::k, I::v).output;
    }();
    constexpr auto column = [] {
        auto v = I::v;
        v(0, 0, 3, 4) = quiet_nan<float>;
        return attention(I::q, I::k, v).output;
    }();
    STATIC_REQUIRE([&] {
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t d = 0; d < 7; ++d) {
                if (heed::math::is_nan(row(0, 0, i, d)) != (i == 1)) return false;
                if (heed::math::is_nan(column(0, 0, i, d)) != (d == 4)) return false;
            }
        }
        return true;
    }());
}

TEST_CASE("no batch axis, four of them, and every axis the user's own") {
    constexpr auto q = numbers<tensor<float, Reader<3>, Trait<5>>>(1);
    constexpr auto k = numbers<tensor<float, Page<7>, Trait<5>>>(2);
    constexpr auto v = numbers<tensor<float, Page<7>, Content<2>>>(3);
    constexpr auto read = attention(q, k, v, keep<Page<7>>{true, true, true, true, true, true, false});
    STATIC_REQUIRE(shape_of(read.output) == shape<Reader<3>, Content<2>>);
    STATIC_REQUIRE(shape_of(read.weights) == shape<Reader<3>, Page<7>>);
    STATIC_REQUIRE(heed::is_distribution_over<decltype(read.weights), Page>);
    auto const expected = by_hand<float, 1, 1, 3, 7, 5, 2>(
        1 / 2.2360679774997898, [](auto, auto, auto, auto j) { return j < 6; }, nothing);
    for (std::size_t i = 0; i < 6; ++i) REQUIRE(std::abs(read.output.values[i] - expected.output.values[i]) < 1e-6);

    using q4 = tensor<float, Layer<2>, Batch<2>, Head<2>, Shelf<3>, Reader<3>, Trait<5>>;
    using k4 = tensor<float, Shelf<3>, Layer<2>, Batch<2>, Head<2>, Page<7>, Trait<5>>;
    using v4 = tensor<float, Page<7>, Head<2>, Shelf<3>, Layer<2>, Batch<2>, Content<2>>;
    STATIC_REQUIRE(accepted<q4, k4, v4>);
    STATIC_REQUIRE(shape_of(attention(q4{}, k4{}, v4{}).output) ==
                   shape<Layer<2>, Batch<2>, Head<2>, Shelf<3>, Reader<3>, Content<2>>);
}

TEST_CASE("keys and values of one tensor, as a cache has them: v is renamed, and the numbers are those") {
    // Some models use the same features as keys and as values. Said so in the code, it is allowed.
    using I = inputs<2, 1, 3, 5, 7, 7>;
    constexpr auto output = scaled_dot_product_attention(I::q, I::k, heed::rename<Dk, Dv>(I::k));
    STATIC_REQUIRE(shape_of(output) == shape<Batch<2>, Head<1>, Query<3>, Dv<7>>);
    STATIC_REQUIRE(!heed::can_attention<decltype(I::q), decltype(I::k), decltype(I::k)>);
}

TEST_CASE("the five wrong orders of q, k and v are refused, and so is every use of one of them twice") {
    STATIC_REQUIRE(refuses_the_five_wrong_orders<types<4, 4, 4, 4, 4>>());
    STATIC_REQUIRE(refuses_the_five_wrong_orders<types<2, 3, 5, 7, 11>>());
}

TEST_CASE("attention refuses a v that does not go with q and k") {
    using namespace heed::fault;
    using T = types<2, 3, 5, 7, 11>;
    STATIC_REQUIRE(
        refused_with<attention_needs_v_without_the_query_axis<Query<3>, shape_t<Batch<2>, Query<3>, Key<5>, Dv<11>>>,
                     T::q, T::k, tensor<float, Batch<2>, Query<3>, Key<5>, Dv<11>>>);
    STATIC_REQUIRE(refused_with<attention_needs_the_batch_axes_of_q_and_k_in_v_too<shape_t<>, shape_t<Batch<2>>>, T::q,
                                T::k, tensor<float, Key<5>, Dv<11>>>);
    STATIC_REQUIRE(refused_with<attention_needs_exactly_one_axis_that_only_v_has_its_last_the_features<
                                    shape_t<Batch<2>, Head<3>, Key<5>, Dv<11>>, shape_t<Head<3>, Dv<11>>>,
                                T::q, T::k, tensor<float, Batch<2>, Head<3>, Key<5>, Dv<11>>>);
    STATIC_REQUIRE(refused_with<attention_needs_exactly_one_axis_that_only_v_has_its_last_the_features<
                                    shape_t<Batch<2>, Dv<11>, Key<5>>, shape_t<Dv<11>>>,
                                T::q, T::k, tensor<float, Batch<2>, Dv<11>, Key<5>>>);
    STATIC_REQUIRE(
        refused_with<attention_needs_exactly_one_axis_that_only_v_has_its_last_the_features<shape_t<Batch<2>, Key<5>>,
                                                                                            shape_t<>>,
                     T::q, T::k, tensor<float, Batch<2>, Key<5>>>);
    STATIC_REQUIRE(refused_with<the_same_axis_comes_with_two_extents<heed::fault::in::attention, Key<5>, Key<7>>, T::q,
                                T::k, tensor<float, Batch<2>, Key<7>, Dv<11>>>);
    STATIC_REQUIRE(refused_with<the_same_axis_comes_with_two_extents<heed::fault::in::attention, Batch<2>, Batch<3>>,
                                T::q, T::k, tensor<float, Batch<3>, Key<5>, Dv<11>>>);
    STATIC_REQUIRE(
        refused_with<
            the_operands_must_have_one_element_type_so_cast_one_of_them<heed::fault::in::attention, float, double>,
            T::q, T::k, tensor<double, Batch<2>, Key<5>, Dv<11>>>);
    STATIC_REQUIRE(refused_with<every_operand_must_be_a_tensor<heed::fault::in::attention, int>, T::q, T::k, int>);
    // A batch axis that q has and k lacks, and the reverse.
    STATIC_REQUIRE(refused_with<
                   scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<shape_t<Batch<2>, Query<3>>>,
                   T::q, tensor<float, Key<5>, Dk<7>>, T::v>);
    STATIC_REQUIRE(
        refused_with<scores_needs_exactly_one_axis_that_only_k_has_so_give_q_its_batch_axes<shape_t<Batch<2>, Key<5>>>,
                     tensor<float, Query<3>, Dk<7>>, T::k, T::v>);
}

TEST_CASE("attention takes one mask and one scale, in either order, and nothing else") {
    using namespace heed::fault;
    using T = types<2, 3, 5, 7, 11>;
    using padding = keep<Batch<2>, Key<5>>;
    using given = decltype(scale{0.5});
    STATIC_REQUIRE(accepted<T::q, T::k, T::v, padding>);
    STATIC_REQUIRE(accepted<T::q, T::k, T::v, padding, given>);
    STATIC_REQUIRE(accepted<T::q, T::k, T::v, given, padding>);
    STATIC_REQUIRE(
        refused_with<
            attention_takes_one_mask_so_combine_them_with_an_ampersand<padding, decltype(causal{heed::upper_left})>,
            T::q, T::k, T::v, padding, decltype(causal{heed::upper_left})>);
    STATIC_REQUIRE(refused_with<attention_takes_one_scale<given, given>, T::q, T::k, T::v, given, given>);
    STATIC_REQUIRE(refused_with<a_number_is_a_scale_when_it_is_said_to_be_one_as_in_scale_of_it<double>, T::q, T::k,
                                T::v, double>);
    STATIC_REQUIRE(
        refused_with<an_option_of_attention_is_a_mask_a_scale_or_a_stage_of_the_scores<bool>, T::q, T::k, T::v, bool>);
    using bools = tensor<bool, Query<3>, Key<5>>;
    STATIC_REQUIRE(refused_with<a_bool_tensor_is_a_mask_when_it_is_said_to_be_keep_or_drop<bools>, T::q, T::k, T::v,
                                bools>);
    using meant = heed::did_you_mean<keep<Batch<2>, Key<5>>>;
    STATIC_REQUIRE(refused_with<a_mask_needs_the_key_axis<Key<5>, shape_t<Batch<2>, Query<3>>, meant>, T::q, T::k, T::v,
                                keep<Batch<2>, Query<3>>>);
    STATIC_REQUIRE(
        refused_with<
            a_mask_has_an_axis_that_the_scores_lack<shape_t<Head<2>, Key<5>>, shape_t<Batch<2>, Query<3>, Key<5>>>,
            T::q, T::k, T::v, keep<Head<2>, Key<5>>>);
    STATIC_REQUIRE(refused_with<a_bias_needs_the_element_type_of_the_scores<double, float>, T::q, T::k, T::v,
                                bias<double, Key<5>>>);
    STATIC_REQUIRE(
        refused_with<
            causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                Query<3>, Key<5>>,
            T::q, T::k, T::v, causal<>>);
    // A mask laid on the axes of the input instead of those of the scores.
    STATIC_REQUIRE(refused_with<a_mask_needs_the_key_axis<Key<5>, shape_t<Batch<2>, Time<5>>, meant>, T::q, T::k, T::v,
                                keep<Batch<2>, Time<5>>>);
}

TEST_CASE("what was refused is accepted by attention, so that one mistake gives one error") {
    using T = types<2, 3, 5, 7, 11>;
    STATIC_REQUIRE(std::is_same_v<heed::fault_of_attention<heed::refused, T::k, T::v>, heed::none>);
    STATIC_REQUIRE(std::is_same_v<decltype(scaled_dot_product_attention(T::q{}, std::declval<heed::refused>(), T::v{})),
                                  heed::refused>);
    STATIC_REQUIRE(std::is_same_v<decltype(attention(T::q{}, T::k{}, std::declval<heed::refused>())),
                                  heed::attention_result<heed::refused, heed::refused>>);
}
