// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/cross_attention.hpp>
#include <heed/attention/explain.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/slice.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

#include <cmath>
#include <string_view>

namespace declared_by_the_user {

template <std::size_t N>
struct Source : heed::axis<Source, N> {};

}  // namespace declared_by_the_user

namespace {

using namespace heed::axes;
using declared_by_the_user::Source;
using heed::causal;
using heed::cross_attention;
using heed::keep;
using heed::project;
using heed::projection;
using heed::scale;
using heed::shape;
using heed::shape_of;
using heed::tensor;

constexpr double number(std::size_t i, std::size_t seed) { return heed_test::fraction_at<13>(i, seed); }
template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 13>(seed);
}

/// B batches of L positions with M features, which read S positions with N features.
template <class T, std::size_t B, std::size_t L, std::size_t S, std::size_t M, std::size_t N, std::size_t D,
          std::size_t V>
struct sequences {
    static constexpr auto x = numbers<tensor<T, Batch<B>, Time<L>, Model<M>>>(1);
    static constexpr auto source = numbers<tensor<T, Batch<B>, Source<S>, Hidden<N>>>(2);
    static constexpr auto w_q = numbers<projection<Query, T, Model<M>, Dk<D>>>(3);
    static constexpr auto w_k = numbers<projection<Key, T, Hidden<N>, Dk<D>>>(4);
    static constexpr auto w_v = numbers<projection<Key, T, Hidden<N>, Dv<V>>>(5);
    /// One key more is kept in every next batch entry.
    static constexpr auto padding = heed::generate<keep<Batch<B>, Key<S>>>([](auto b, auto k) { return k < b + 1; });

    static constexpr auto plain() { return cross_attention<Source>(x, source, w_q, w_k, w_v); }
    static constexpr auto padded() { return cross_attention<Source>(x, source, w_q, w_k, w_v, padding, scale{0.6}); }
    static constexpr auto aligned() {
        return cross_attention<Source>(x, source, w_q, w_k, w_v, causal{heed::offset{1}} & padding);
    }
    /// The steps, written out.
    static constexpr auto by_steps(auto const&... options) {
        auto const q = project(x, w_q);
        auto const k = project<Source>(source, w_k);
        auto const v = project<Source>(source, w_v);
        return attention(q, k, v, options...);
    }
};

/// Cross-attention in double by plain loops over flat arrays.
template <class T, std::size_t B, std::size_t L, std::size_t S, std::size_t M, std::size_t N, std::size_t D,
          std::size_t V>
struct plain_loops {
    double output[B * L * V] = {};
    double weights[B * L * S] = {};

    static double rounded(std::size_t i, std::size_t seed) {
        return static_cast<double>(static_cast<T>(number(i, seed)));
    }
    /// Row `row` of an input times column `column` of its weights.
    static double made(std::size_t row, std::size_t features, std::size_t of_input, std::size_t column,
                       std::size_t columns, std::size_t of_weights) {
        double sum = 0;
        for (std::size_t m = 0; m < features; ++m) {
            sum += rounded(row * features + m, of_input) * rounded(m * columns + column, of_weights);
        }
        return sum;
    }

    plain_loops(double factor, auto sees) {
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t i = 0; i < L; ++i) {
                double* const row = weights + (b * L + i) * S;
                double total = 0;
                for (std::size_t j = 0; j < S; ++j) {
                    if (!sees(b, i, j)) continue;
                    double dot = 0;
                    for (std::size_t d = 0; d < D; ++d) {
                        dot += made(b * L + i, M, 1, d, D, 3) * made(b * S + j, N, 2, d, D, 4);
                    }
                    row[j] = std::exp(dot * factor);
                    total += row[j];
                }
                for (std::size_t j = 0; j < S; ++j) {
                    row[j] /= total;
                    for (std::size_t d = 0; d < V; ++d) {
                        output[(b * L + i) * V + d] += row[j] * made(b * S + j, N, 2, d, V, 5);
                    }
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

template <class T, std::size_t B, std::size_t L, std::size_t S, std::size_t M, std::size_t N, std::size_t D,
          std::size_t V>
void is_the_plain_loops(double root_of_d, double bound) {
    using of = sequences<T, B, L, S, M, N, D, V>;
    using expected = plain_loops<T, B, L, S, M, N, D, V>;
    auto const check = [&]<class Result>(Result const& result, expected const& wanted) {
        STATIC_REQUIRE(shape_of<decltype(Result::output)>() == shape<Batch<B>, Query<L>, Dv<V>>);
        STATIC_REQUIRE(shape_of<decltype(Result::weights)>() == shape<Batch<B>, Query<L>, Key<S>>);
        REQUIRE(distance(result.weights, wanted.weights) < bound);
        REQUIRE(distance(result.output, wanted.output) < 8 * bound);
    };
    BOTH_TIMES(plain, of::plain);
    check(plain, expected(1 / root_of_d, [](auto, auto, auto) { return true; }));
    BOTH_TIMES(padded, of::padded);
    check(padded, expected(static_cast<double>(static_cast<T>(0.6)), [](auto b, auto, auto j) { return j < b + 1; }));
    BOTH_TIMES(aligned, of::aligned);
    check(aligned, expected(1 / root_of_d, [](auto b, auto i, auto j) { return j <= i + 1 && j < b + 1; }));
    // The steps have the same bits, and the masks say something.
    STATIC_REQUIRE(plain == of::by_steps());
    STATIC_REQUIRE(padded == of::by_steps(of::padding, scale{0.6}));
    STATIC_REQUIRE(aligned == of::by_steps(causal{heed::offset{1}} & of::padding));
    STATIC_REQUIRE(plain.weights != padded.weights && plain.weights != aligned.weights);
}

using primes = sequences<float, 2, 3, 5, 7, 11, 13, 17>;

/// The positions of another source with as many positions change all that is read, keys and values alike.
template <std::size_t... Extents>
constexpr bool reads_the_source() {
    using of = sequences<float, Extents...>;
    constexpr auto other = numbers<std::remove_const_t<decltype(of::source)>>(6);
    constexpr auto read = cross_attention<Source>(of::x, other, of::w_q, of::w_k, of::w_v);
    constexpr auto k = project<Source>(other, of::w_k);
    constexpr auto v = project<Source>(other, of::w_v);
    return read == attention(project(of::x, of::w_q), k, v) && read.weights != of::plain().weights &&
           read.output != of::plain().output;
}

/// Two heads, which the weights have.
constexpr auto of_two_heads() {
    constexpr auto w_q = numbers<projection<Query, float, Model<7>, Head<2>, Dk<3>>>(3);
    constexpr auto w_k = numbers<projection<Key, float, Hidden<11>, Head<2>, Dk<3>>>(4);
    constexpr auto w_v = numbers<projection<Key, float, Hidden<11>, Head<2>, Dv<5>>>(5);
    return cross_attention<Source>(primes::x, primes::source, w_q, w_k, w_v);
}
/// Three heads of queries for each head of keys and values.
constexpr auto of_grouped_heads() {
    constexpr auto w_q = numbers<projection<Query, float, Model<7>, KvHead<2>, Group<3>, Dk<5>>>(3);
    constexpr auto w_k = numbers<projection<Key, float, Hidden<11>, KvHead<2>, Dk<5>>>(4);
    constexpr auto w_v = numbers<projection<Key, float, Hidden<11>, KvHead<2>, Dv<3>>>(5);
    return cross_attention<Source>(primes::x, primes::source, w_q, w_k, w_v);
}

}  // namespace

TEST_CASE("cross-attention is plain loops in double, and the steps to the same bits") {
    is_the_plain_loops<float, 2, 3, 5, 7, 11, 13, 17>(3.6055512754639891, 4e-6);
    is_the_plain_loops<float, 3, 7, 2, 5, 3, 11, 2>(3.3166247903554, 4e-6);
    is_the_plain_loops<float, 4, 4, 4, 4, 4, 4, 4>(2, 4e-6);
    is_the_plain_loops<double, 2, 3, 5, 7, 11, 13, 17>(3.6055512754639891, 8e-15);
}

TEST_CASE("keys and values are those of the source") {
    STATIC_REQUIRE(reads_the_source<2, 3, 5, 7, 11, 13, 17>());
    STATIC_REQUIRE(reads_the_source<4, 4, 4, 4, 4, 4, 4>());
}

TEST_CASE("heads are axes of the weights, and may share keys and values") {
    BOTH_TIMES(two, of_two_heads);
    STATIC_REQUIRE(shape_of(two.output) == shape<Batch<2>, Head<2>, Query<3>, Dv<5>>);
    STATIC_REQUIRE(shape_of(two.weights) == shape<Batch<2>, Head<2>, Query<3>, Key<5>>);
    BOTH_TIMES(grouped, of_grouped_heads);
    STATIC_REQUIRE(shape_of(heed::slice<Batch>(grouped.weights, 0)) == shape<KvHead<2>, Group<3>, Query<3>, Key<5>>);
}

TEST_CASE("without a batch, and what is no plain tensor: views, and tensors on the heap") {
    constexpr auto x = heed::slice<Batch>(primes::x, 1);
    constexpr auto source = heed::slice<Batch>(primes::source, 1);
    constexpr auto alone = cross_attention<Source>(x, source, primes::w_q, primes::w_k, primes::w_v);
    STATIC_REQUIRE(alone.output == heed::slice<Batch>(primes::plain().output, 1));
    STATIC_REQUIRE(alone.weights == heed::slice<Batch>(primes::plain().weights, 1));

    auto const across = heed::permute<Source, Batch, Hidden>(primes::source);
    auto const view = heed::permute_view<Batch, Source, Hidden>(across);
    CHECK(cross_attention<Source>(primes::x, view, primes::w_q, primes::w_k, primes::w_v) == primes::plain());
    heed::heap_tensor<float, Batch<2>, Source<5>, Hidden<11>> const on_the_heap(primes::source);
    CHECK(cross_attention<Source>(primes::x, on_the_heap, primes::w_q, primes::w_k, primes::w_v).output ==
          primes::plain().output);
}

TEST_CASE("a call is explained") {
    constexpr auto text =
        explain_cross_attention<Source>(primes::x, primes::source, primes::w_q, primes::w_k, primes::w_v, scale{0.5});
    CHECK(std::string_view(text.data()) ==
          "[Batch<2>, Time<3>, Model<7>] · projection to Query [Model<7>, Dk<13>] over Model; "
          "[Batch<2>, Source<5>, Hidden<11>] · projection to Key [Hidden<11>, Dk<13>], "
          "projection to Key [Hidden<11>, Dv<17>] over Hidden, Source as Key; "
          "[Batch<2>, Query<3>, Dk<13>] · [Batch<2>, Key<5>, Dk<13>] over Dk, scaled as given, softmax over Key, "
          "· [Batch<2>, Key<5>, Dv<17>] over Key → [Batch<2>, Query<3>, Dv<17>] and "
          "attention weights over Key [Batch<2>, Query<3>, Key<5>]");
    constexpr auto refused = explain_cross_attention<Source>(primes::x, primes::x, primes::w_q, primes::w_k);
    CHECK(std::string_view(refused.data()) == "an operand is missing: in cross_attention, w_v");
}

TEST_CASE("what is refused is asked beforehand") {
    using x = tensor<float, Batch<4>, Time<4>, Model<4>>;
    using source = tensor<float, Batch<4>, Source<4>, Model<4>>;
    using w_q = projection<Query, float, Model<4>, Dk<4>>;
    using w_k = projection<Key, float, Model<4>, Dk<4>>;
    using w_v = projection<Key, float, Model<4>, Dv<4>>;
    STATIC_REQUIRE(heed::can_cross_attention<x, source, w_q, w_k, w_v, Source, scale<double>>);
    // A source without the batch of x, of doubles, and one that has the positions of x as well.
    STATIC_REQUIRE(!heed::can_cross_attention<x, tensor<float, Source<4>, Model<4>>, w_q, w_k, w_v, Source>);
    STATIC_REQUIRE(!heed::can_cross_attention<x, tensor<double, Batch<4>, Source<4>, Model<4>>, w_q, w_k, w_v, Source>);
    STATIC_REQUIRE(
        !heed::can_cross_attention<x, tensor<float, Batch<4>, Time<4>, Source<4>, Model<4>>, w_q, w_k, w_v, Source>);
    // Positions that stand before a batch, weights without a role, keys of another role than the values.
    using time_first = tensor<float, Time<4>, Batch<4>, Model<4>>;
    STATIC_REQUIRE(!heed::can_cross_attention<time_first, source, w_q, w_k, w_v, Source>);
    STATIC_REQUIRE(!heed::can_cross_attention<x, source, tensor<float, Model<4>, Dk<4>>, w_k, w_v, Source>);
    STATIC_REQUIRE(
        !heed::can_cross_attention<x, source, w_q, w_k, projection<Layer, float, Model<4>, Dv<4>>, Source>);
    // Masks: of the positions of the source before they are keys; of queries; aligned by the accident of extents.
    STATIC_REQUIRE(!heed::can_cross_attention<x, source, w_q, w_k, w_v, Source, keep<Source<4>>>);
    STATIC_REQUIRE(heed::can_cross_attention<x, source, w_q, w_k, w_v, Source, keep<Key<4>>>);
    using not_causal = decltype(!causal{} | heed::prefix{1});
    STATIC_REQUIRE(!heed::can_cross_attention<x, source, w_q, w_k, w_v, Source, not_causal>);
    using aligned = decltype(!causal{heed::upper_left} & heed::window{heed::before{1}, heed::lower_right});
    STATIC_REQUIRE(heed::can_cross_attention<x, source, w_q, w_k, w_v, Source, aligned>);
}
