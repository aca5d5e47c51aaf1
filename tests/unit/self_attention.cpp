// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/self_attention.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

#include <cmath>

namespace {

using namespace heed::axes;
using heed::causal;
using heed::generate;
using heed::keep;
using heed::scale;
using heed::self_attention;
using heed::shape;
using heed::shape_of;
using heed::tensor;
using heed::with_bias;
using heed::without_bias;

constexpr double number(std::size_t i, std::size_t seed) { return heed_test::fraction_at<13>(i, seed); }
template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 13>(seed);
}

template <class T, std::size_t M, std::size_t D, std::size_t V, class Bias>
constexpr auto module_of_numbers() {
    using module = self_attention<T, Model<M>, Dk<D>, Dv<V>, Bias>;
    if constexpr (std::is_same_v<Bias, with_bias>) {
        return module{numbers<decltype(module::w_q)>(2), numbers<decltype(module::w_k)>(3),
                      numbers<decltype(module::w_v)>(4), numbers<decltype(module::b_q)>(5),
                      numbers<decltype(module::b_k)>(6), numbers<decltype(module::b_v)>(7)};
    } else {
        return module{numbers<decltype(module::w_q)>(2), numbers<decltype(module::w_k)>(3),
                      numbers<decltype(module::w_v)>(4)};
    }
}

enum class masking { no, causal, causal_and_padding };

/// A padding mask that keeps one key more in every next batch entry.
template <std::size_t B, std::size_t T>
constexpr auto padding() {
    return generate<keep<Batch<B>, Key<T>>>([](auto b, auto k) { return k < b + 1; });
}

template <class T, std::size_t B, std::size_t L, std::size_t M, std::size_t D, std::size_t V, class Bias,
          masking Masking>
constexpr auto run() {
    auto const module = module_of_numbers<T, M, D, V, Bias>();
    auto const x = numbers<tensor<T, Batch<B>, Time<L>, Model<M>>>(1);
    if constexpr (Masking == masking::no) {
        return module(x);
    } else if constexpr (Masking == masking::causal) {
        return module(x, causal{});
    } else {
        return module(x, scale{0.6}, causal{} & padding<B, L>());
    }
}

/// The module in double by plain loops over flat arrays.
template <class T, std::size_t B, std::size_t L, std::size_t M, std::size_t D, std::size_t V>
struct plain_loops {
    double output[B * L * V] = {};
    double weights[B * L * L] = {};

    static double rounded(std::size_t i, std::size_t seed) {
        return static_cast<double>(static_cast<T>(number(i, seed)));
    }

    plain_loops(bool biased, masking mask, double factor) {
        double q[B * L * D] = {};
        double k[B * L * D] = {};
        double v[B * L * V] = {};
        for (std::size_t row = 0; row < B * L; ++row) {
            for (std::size_t d = 0; d < D; ++d) {
                for (std::size_t m = 0; m < M; ++m) {
                    q[row * D + d] += rounded(row * M + m, 1) * rounded(m * D + d, 2);
                    k[row * D + d] += rounded(row * M + m, 1) * rounded(m * D + d, 3);
                }
                if (biased) q[row * D + d] += rounded(d, 5);
                if (biased) k[row * D + d] += rounded(d, 6);
            }
            for (std::size_t d = 0; d < V; ++d) {
                for (std::size_t m = 0; m < M; ++m) v[row * V + d] += rounded(row * M + m, 1) * rounded(m * V + d, 4);
                if (biased) v[row * V + d] += rounded(d, 7);
            }
        }
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t i = 0; i < L; ++i) {
                double* const row = weights + (b * L + i) * L;
                double total = 0;
                for (std::size_t j = 0; j < L; ++j) {
                    if (mask != masking::no && j > i) continue;
                    if (mask == masking::causal_and_padding && j >= b + 1) continue;
                    double dot = 0;
                    for (std::size_t d = 0; d < D; ++d) dot += q[(b * L + i) * D + d] * k[(b * L + j) * D + d];
                    row[j] = std::exp(dot * factor);
                    total += row[j];
                }
                for (std::size_t j = 0; j < L; ++j) {
                    row[j] /= total;
                    for (std::size_t d = 0; d < V; ++d) output[(b * L + i) * V + d] += row[j] * v[(b * L + j) * V + d];
                }
            }
        }
    }
};

template <class X, std::size_t N>
double distance(X const& x, double const (&expected)[N]) {
    static_assert(X::size == N);
    double largest = 0;
    for (std::size_t i = 0; i < N; ++i) {
        double const difference = std::abs(static_cast<double>(x.values[i]) - expected[i]);
        if (std::isnan(difference)) return heed::math::infinity<double>;
        if (difference > largest) largest = difference;
    }
    return largest;
}

template <class T, std::size_t B, std::size_t L, std::size_t M, std::size_t D, std::size_t V>
void is_the_plain_loops(double root_of_d, double bound) {
    using expected = plain_loops<T, B, L, M, D, V>;
    auto const check = [&]<class Result>(Result const& result, expected const& wanted) {
        STATIC_REQUIRE(shape_of<decltype(Result::output)>() == shape<Batch<B>, Query<L>, Dv<V>>);
        STATIC_REQUIRE(shape_of<decltype(Result::weights)>() == shape<Batch<B>, Query<L>, Key<L>>);
        REQUIRE(distance(result.weights, wanted.weights) < bound);
        REQUIRE(distance(result.output, wanted.output) < 8 * bound);
    };
    BOTH_TIMES(plain, run<T, B, L, M, D, V, without_bias, masking::no>);
    check(plain, expected(false, masking::no, 1 / root_of_d));
    BOTH_TIMES(biased, run<T, B, L, M, D, V, with_bias, masking::no>);
    check(biased, expected(true, masking::no, 1 / root_of_d));
    BOTH_TIMES(causally, run<T, B, L, M, D, V, without_bias, masking::causal>);
    check(causally, expected(false, masking::causal, 1 / root_of_d));
    BOTH_TIMES(all, run<T, B, L, M, D, V, with_bias, masking::causal_and_padding>);
    check(all, expected(true, masking::causal_and_padding, static_cast<double>(static_cast<T>(0.6))));
    // The cases are different ones.
    REQUIRE(distance(plain.output, expected(true, masking::no, 1 / root_of_d).output) > 100 * bound);
}

template <class Module, class X, class... Options>
concept is_callable = requires(Module const& module, X const& x, Options const&... options) {
    module(x, options...);
};

using module_4 = self_attention<float, Model<4>, Dk<4>, Dv<4>>;
using module_5_7_11 = self_attention<float, Model<5>, Dk<7>, Dv<11>>;

}  // namespace

TEST_CASE("the module is plain loops in double, with and without biases, with and without masks") {
    is_the_plain_loops<float, 2, 3, 5, 7, 11>(2.6457513110645907, 2e-6);
    is_the_plain_loops<float, 3, 5, 2, 3, 7>(1.7320508075688772, 2e-6);
    is_the_plain_loops<float, 4, 4, 4, 4, 4>(2, 2e-6);
    is_the_plain_loops<double, 2, 3, 5, 7, 11>(2.6457513110645907, 4e-15);
}

TEST_CASE("the module is the steps, to the same bits") {
    constexpr auto module = module_of_numbers<float, 5, 7, 11, with_bias>();
    constexpr auto x = numbers<tensor<float, Batch<2>, Time<3>, Model<5>>>(1);
    constexpr auto q = heed::project(x, module.w_q, module.b_q);
    constexpr auto k = heed::project(x, module.w_k, module.b_k);
    constexpr auto v = heed::project(x, module.w_v, module.b_v);
    constexpr auto weights = heed::softmax<Key>(heed::scores(q, k));
    constexpr auto result = module(x);
    STATIC_REQUIRE(result.weights == weights);
    STATIC_REQUIRE(result.output == heed::attend(weights, v));
    REQUIRE(heed_test::same_bits(result.weights, weights));
}

TEST_CASE("a module without biases is one whose biases are 0, and is without them by default") {
    STATIC_REQUIRE(std::is_same_v<module_4, self_attention<float, Model<4>, Dk<4>, Dv<4>, without_bias>>);
    constexpr auto x = numbers<tensor<float, Time<3>, Model<5>>>(1);
    constexpr auto plain = module_of_numbers<float, 5, 7, 11, without_bias>();
    constexpr self_attention<float, Model<5>, Dk<7>, Dv<11>, with_bias> zero{plain.w_q, plain.w_k, plain.w_v,
                                                                             {},        {},        {}};
    STATIC_REQUIRE(plain(x).output == zero(x).output);
}

TEST_CASE("a bias on the keys adds the same to all scores of a query, and changes no weight") {
    // q . (k + b) = q . k + q . b: softmax does not see it. What is left is rounding.
    constexpr auto x = numbers<tensor<float, Time<3>, Model<5>>>(1);
    constexpr auto plain = module_of_numbers<float, 5, 7, 11, without_bias>();
    constexpr self_attention<float, Model<5>, Dk<7>, Dv<11>, with_bias> on_keys{
        plain.w_q, plain.w_k, plain.w_v, {}, numbers<heed::projection_bias<Key, float, Dk<7>>>(6), {}};
    STATIC_REQUIRE(heed::max_abs_difference(heed::as_tensor(plain(x).weights), heed::as_tensor(on_keys(x).weights)) <
                   2e-6f);
    // A bias on the values moves every output by itself.
    constexpr self_attention<float, Model<5>, Dk<7>, Dv<11>, with_bias> on_values{
        plain.w_q, plain.w_k, plain.w_v, {}, {}, numbers<heed::projection_bias<Key, float, Dv<11>>>(7)};
    STATIC_REQUIRE(heed::max_abs_difference(plain(x).output + numbers<tensor<float, Dv<11>>>(7), on_values(x).output) <
                   4e-6f);
}

TEST_CASE("no batch axis, several, and one of a single position, which looks at itself") {
    constexpr auto module = module_of_numbers<float, 5, 7, 11, without_bias>();
    STATIC_REQUIRE(shape_of(module(tensor<float, Time<3>, Model<5>>{}).output) == shape<Query<3>, Dv<11>>);
    STATIC_REQUIRE(shape_of(module(tensor<float, Layer<2>, Batch<3>, Time<3>, Model<5>>{}).weights) ==
                   shape<Layer<2>, Batch<3>, Query<3>, Key<3>>);
    constexpr auto alone = module(numbers<tensor<float, Time<1>, Model<5>>>(1));
    STATIC_REQUIRE(alone.weights(0, 0) == 1);
    STATIC_REQUIRE(heed::as_tensor(alone.output).values[3] ==
                   heed::project(numbers<tensor<float, Time<1>, Model<5>>>(1), module.w_v).values[3]);
}

TEST_CASE("a causal module does not look ahead: a later position changes no earlier output") {
    constexpr auto module = module_of_numbers<float, 5, 7, 11, with_bias>();
    constexpr auto x = numbers<tensor<float, Time<4>, Model<5>>>(1);
    constexpr auto other = [&] {
        auto changed = x;
        for (std::size_t m = 0; m < 5; ++m) changed(3, m) = heed::math::quiet_nan<float>;
        return changed;
    }();
    constexpr auto before = module(x, causal{}).output;
    constexpr auto after = module(other, causal{}).output;
    STATIC_REQUIRE([&] {
        for (std::size_t t = 0; t < 3; ++t) {
            for (std::size_t d = 0; d < 11; ++d) {
                if (before(t, d) != after(t, d)) return false;
            }
        }
        return heed::math::is_nan(after(3, 0));
    }());
}

TEST_CASE("the module's weights carry their roles, so none of the three can stand in another's place") {
    STATIC_REQUIRE(std::is_same_v<decltype(module_4::w_q), heed::projection<Query, float, Model<4>, Dk<4>>>);
    STATIC_REQUIRE(std::is_same_v<decltype(module_4::w_k), heed::projection<Key, float, Model<4>, Dk<4>>>);
    STATIC_REQUIRE(std::is_same_v<decltype(module_4::w_v), heed::projection<Key, float, Model<4>, Dv<4>>>);
    using w_q = decltype(module_4::w_q);
    using w_k = decltype(module_4::w_k);
    using w_v = decltype(module_4::w_v);
    constexpr auto takes = []<class A, class B, class C>(A, B, C) {
        return requires(A a, B b, C c) { module_4{a, b, c}; };
    };
    STATIC_REQUIRE(takes(w_q{}, w_k{}, w_v{}));
    STATIC_REQUIRE(!takes(w_k{}, w_q{}, w_v{}));
    STATIC_REQUIRE(!takes(w_q{}, w_v{}, w_k{}));
    STATIC_REQUIRE(!takes(w_v{}, w_k{}, w_q{}));
    STATIC_REQUIRE(!takes(w_k{}, w_k{}, w_v{}));
    STATIC_REQUIRE(!takes(w_q{}, w_k{}, tensor<float, Model<4>, Dv<4>>{}));
}

TEST_CASE("what a module refuses is seen by SFINAE: another input, a mask that does not fit") {
    STATIC_REQUIRE(is_callable<module_4, tensor<float, Batch<4>, Time<4>, Model<4>>>);
    STATIC_REQUIRE(is_callable<module_5_7_11, tensor<float, Batch<2>, Time<3>, Model<5>>, keep<Batch<2>, Key<3>>>);
    STATIC_REQUIRE(!is_callable<module_4, tensor<float, Time<4>, Batch<4>, Model<4>>>);
    STATIC_REQUIRE(!is_callable<module_4, tensor<float, Batch<4>, Query<4>, Dk<4>>>);
    STATIC_REQUIRE(!is_callable<module_5_7_11, tensor<float, Batch<2>, Time<3>, Model<7>>>);
    STATIC_REQUIRE(!is_callable<module_5_7_11, tensor<double, Batch<2>, Time<3>, Model<5>>>);
    STATIC_REQUIRE(!is_callable<module_5_7_11, tensor<float, Batch<2>, Time<3>, Model<5>>, keep<Batch<2>, Query<3>>>);
    STATIC_REQUIRE(!is_callable<module_5_7_11, tensor<float, Batch<2>, Time<3>, Model<5>>, double>);
}
