// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <heed/attention/project.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/make.hpp>
#include <heed/tensor/semantic_types.hpp>
#include <heed/tensor/tensor.hpp>
#include <heed/tensor/tensor_view.hpp>

#include <cstring>
#include <iterator>
#include <type_traits>

using namespace heed::axes;

namespace {

/// Numbers of a user's own: a fraction, kept in lowest terms, which an int converts to ...
struct rational {
    long top = 0;
    long bottom = 1;

    constexpr rational() = default;
    constexpr rational(long whole) : top(whole) {}  // NOLINT: implicit by design
    constexpr rational(long above, long below) : top(above), bottom(below) {
        long a = above < 0 ? -above : above;
        long b = below;
        while (b != 0) {
            long const rest = a % b;
            a = b;
            b = rest;
        }
        top /= a;
        bottom /= a;
    }

    friend constexpr rational operator+(rational a, rational b) {
        return {a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom};
    }
    friend constexpr rational operator*(rational a, rational b) { return {a.top * b.top, a.bottom * b.bottom}; }
    friend constexpr bool operator==(rational, rational) = default;
};

/// ... and a whole number modulo 7, which has to be asked for.
struct modulo_7 {
    unsigned value = 0;

    constexpr modulo_7() = default;
    constexpr explicit modulo_7(unsigned long long whole) : value(static_cast<unsigned>(whole % 7)) {}
    friend constexpr bool operator==(modulo_7, modulo_7) = default;
};

/// The test's own numbers: element i is T(i), and true where i is odd for bool.
template <class T>
constexpr T number(std::size_t i) {
    if constexpr (std::is_same_v<T, bool>) {
        return i % 2 == 1;
    } else if constexpr (std::is_same_v<T, rational>) {
        return rational(static_cast<long>(i), 3);
    } else {
        return static_cast<T>(i);
    }
}

/// Written in the order of the loops; what is read afterwards are the values as they lie in memory.
template <class T, std::size_t B, std::size_t Q, std::size_t K>
constexpr auto written_in_order() {
    heed::tensor<T, Batch<B>, Query<Q>, Key<K>> x{};
    std::size_t next = 0;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) x(b, q, k) = number<T>(next++);
        }
    }
    return x;
}

/// The last axis is written first.
template <class T, std::size_t B, std::size_t Q, std::size_t K>
constexpr auto written_column_by_column() {
    heed::tensor<T, Batch<B>, Query<Q>, Key<K>> x{};
    for (std::size_t k = 0; k < K; ++k) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t b = 0; b < B; ++b) x(b, q, k) = number<T>(b * Q * K + q * K + k);
        }
    }
    return x;
}

template <class X>
constexpr bool counts_up(X const& x) {
    for (std::size_t i = 0; i < X::size; ++i) {
        if (!(x.values[i] == number<typename X::element>(i))) return false;
    }
    return true;
}

template <class T>
void lies_in_row_major_order() {
    BOTH_TIMES(primes, written_in_order<T, 2, 3, 5>);
    STATIC_REQUIRE(primes.size == 30);
    STATIC_REQUIRE(counts_up(primes));
    BOTH_TIMES(equal, written_in_order<T, 3, 3, 3>);
    STATIC_REQUIRE(counts_up(equal));
    BOTH_TIMES(ones, written_in_order<T, 1, 1, 1>);
    STATIC_REQUIRE(counts_up(ones));
    BOTH_TIMES(primes_by_column, written_column_by_column<T, 2, 3, 5>);
    STATIC_REQUIRE(counts_up(primes_by_column));
    BOTH_TIMES(equal_by_column, written_column_by_column<T, 3, 3, 3>);
    STATIC_REQUIRE(counts_up(equal_by_column));
}

}  // namespace

TEST_CASE("elements of every type lie in row-major order") {
    lies_in_row_major_order<float>();
    lies_in_row_major_order<double>();
    lies_in_row_major_order<int>();
    lies_in_row_major_order<long>();
    lies_in_row_major_order<bool>();
    lies_in_row_major_order<rational>();
    lies_in_row_major_order<modulo_7>();
}

TEST_CASE("a tensor is initialised as an array is, in row-major order, with zeros at the end") {
    constexpr heed::tensor<float, Query<2>, Key<3>> x{1, 2, 3, 4, 5, 6};
    STATIC_REQUIRE(x(0, 2) == 3);
    STATIC_REQUIRE(x(1, 0) == 4);
    constexpr heed::tensor<float, Query<2>, Key<3>> started{1, 2};
    STATIC_REQUIRE(started(0, 1) == 2);
    STATIC_REQUIRE(started(0, 2) == 0);
    STATIC_REQUIRE(started(1, 2) == 0);
    constexpr heed::tensor<rational, Key<3>> fractions{rational(1, 2), 3};
    STATIC_REQUIRE(fractions(1) == rational(3));
    STATIC_REQUIRE(fractions(2) == rational(0, 1));
    constexpr heed::projection<Query, float, Model<2>, Dk<3>> w{1, 2, 3, 4, 5, 6};
    STATIC_REQUIRE(w(1, 0) == 4);
    constexpr auto scores = heed::as_logits<Key>(heed::tensor<float, Key<3>>{1, 2, 3});
    STATIC_REQUIRE(scores(2) == 3);
}

namespace {

template <std::size_t Q, std::size_t K>
constexpr auto doubled_and_summed() {
    heed::tensor<int, Query<Q>, Key<K>> x{};
    int next = 0;
    for (auto& element : x) element = ++next;
    for (int& element : x) element *= 2;
    auto const& constant = x;
    int sum = 0;
    int last = 0;
    for (auto const& element : constant) {
        sum = 10 * (sum % 1000) + element;
        last = element;
    }
    auto const pointers_agree = x.begin() == x.data() && x.data() == x.values && x.end() == x.begin() + Q * K &&
                                constant.begin() == x.values && constant.end() == x.values + Q * K &&
                                constant.data() == x.values;
    return heed::tensor<int, Dk<3>>{sum, last, pointers_agree ? 1 : 0};
}

}  // namespace

TEST_CASE("a range-for visits the values in order") {
    BOTH_TIMES(primes, doubled_and_summed<2, 3>);
    // 2, 4, 6, 8, 10, 12: ((((2 * 10 + 4) * 10 + 6) * 10 + 8) * 10, of 1000, + 10) * 10 + 12.
    STATIC_REQUIRE(primes.values[0] == 10 * (10 * (2468 % 1000) % 1000 + 10) + 12);
    STATIC_REQUIRE(primes.values[1] == 12);
    STATIC_REQUIRE(primes.values[2] == 1);
    BOTH_TIMES(equal, doubled_and_summed<2, 2>);
    STATIC_REQUIRE(equal.values[0] == 2468);
    STATIC_REQUIRE(equal.values[1] == 8);
    STATIC_REQUIRE(equal.values[2] == 1);
    BOTH_TIMES(one, doubled_and_summed<1, 1>);
    STATIC_REQUIRE(one.values[0] == 2);
}

namespace {

template <std::size_t Q, std::size_t K>
constexpr auto sum_of_products() {
    auto const x = written_in_order<rational, 1, Q, K>();
    heed::tensor<rational> sum{};
    for (std::size_t q = 0; q < Q; ++q) {
        for (std::size_t k = 0; k < K; ++k) sum() = sum() + x(0, q, k) * x(0, Q - 1 - q, k);
    }
    return sum;
}

}  // namespace

TEST_CASE("elements that are a user's own numbers are computed with as they are") {
    BOTH_TIMES(primes, sum_of_products<2, 3>);
    // 2 * (0*3 + 1*4 + 2*5) / 9.
    STATIC_REQUIRE(primes == rational(28, 9));
    BOTH_TIMES(equal, sum_of_products<2, 2>);
    // 2 * (0*2 + 1*3) / 9.
    STATIC_REQUIRE(equal == rational(2, 3));
}

TEST_CASE("a tensor of rank 0 is its value") {
    constexpr heed::tensor<float> x{2.5f};
    constexpr float value = x;
    STATIC_REQUIRE(value == 2.5f);
    STATIC_REQUIRE(x == 2.5f);
    STATIC_REQUIRE(1.0 + x == 3.5);
    STATIC_REQUIRE(x < 3);
    constexpr double wider = x;
    STATIC_REQUIRE(wider == 2.5);
    constexpr rational third = heed::tensor<rational>{rational(1, 3)};
    STATIC_REQUIRE(third == rational(1, 3));
    STATIC_REQUIRE(heed::tensor<bool>{true});
    if (!heed::tensor<bool>{true}) FAIL("a tensor of rank 0 is a condition when its value is");
    heed::tensor<float> y{};
    y() = 3;
    for (float& element : y) element += 1;
    float const at_run_time = y;
    REQUIRE(at_run_time == 4);
    constexpr float same = heed::sum(heed::tensor<float, Key<2>>{3, 4});
    STATIC_REQUIRE(same == 7);
}

TEST_CASE("tensors are equal when all elements are, as their own == says") {
    constexpr heed::tensor<float, Query<2>, Key<3>> x{1, 2, 3, 4, 5, 6};
    STATIC_REQUIRE(x == heed::tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    STATIC_REQUIRE(x != heed::tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 7});
    STATIC_REQUIRE(x != heed::tensor<float, Query<2>, Key<3>>{0, 2, 3, 4, 5, 6});
    STATIC_REQUIRE(heed::tensor<float>{0.0f} == heed::tensor<float>{-0.0f});
    constexpr float nan = __builtin_nanf("");
    STATIC_REQUIRE(heed::tensor<float, Key<1>>{nan} != heed::tensor<float, Key<1>>{nan});
    STATIC_REQUIRE(heed::tensor<rational, Key<1>>{rational(2, 6)} == heed::tensor<rational, Key<1>>{rational(1, 3)});
    auto copy = x;
    REQUIRE(copy == x);
    copy(1, 2) = 0;
    REQUIRE(copy != x);
    copy = x;
    REQUIRE(copy == x);
}

TEST_CASE("a tensor has the bytes of its values, so that memcpy is a way in and out") {
    float const values[6] = {1, 2, 3, 4, 5, 6};
    heed::tensor<float, Query<2>, Key<3>> x{};
    STATIC_REQUIRE(sizeof x == sizeof values);
    std::memcpy(x.data(), values, sizeof values);
    REQUIRE(x(1, 0) == 4);
    float out[6] = {};
    std::memcpy(out, x.data(), sizeof out);
    REQUIRE(out[5] == 6);
}

TEST_CASE("the kinds convert to the tensor that they are, and the tensor loses what their type said") {
    constexpr auto scores = heed::as_logits<Key>(heed::tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    constexpr heed::tensor<float, Query<2>, Key<3>> plain = scores;
    STATIC_REQUIRE(plain(1, 2) == 6);
    STATIC_REQUIRE_FALSE(heed::is_logits_over<decltype(plain), Key>);
    constexpr auto weights =
        heed::as_attention_weights<Key>(heed::tensor<float, Query<2>, Key<2>>{.5f, .5f, .25f, .75f});
    constexpr heed::distribution<Key, float, Query<2>, Key<2>> only_a_distribution = weights;
    STATIC_REQUIRE(only_a_distribution(1, 1) == .75f);
}

TEST_CASE("the number of elements is a constant, and what std::size asks for") {
    heed::tensor<float, Query<2>, Key<3>> x{};
    static_assert(x.size == 6 && x.size() == 6 && decltype(x)::size / 2 == 3);
    static_assert(std::size(heed::tensor<float, Query<2>, Key<3>>{}) == 6 && std::size(heed::tensor<int>{}) == 1);
    CHECK(std::size(x) == 6);
    CHECK(std::size(heed::zeros<float, Query<512>, Key<512>>()) == 512 * 512);
    CHECK(std::size(heed::tensor_view<float, Query<2>, Key<3>>(x)) == 6);
    std::size_t const converted = x.size;
    CHECK(converted == 6);
}

TEST_CASE("owning_tensor is what has its values to itself, wherever they fit") {
    static_assert(std::is_same_v<heed::owning_tensor<float, Query<2>, Key<3>>, heed::tensor<float, Query<2>, Key<3>>>);
    static_assert(std::is_same_v<heed::owning_tensor<float, Query<512>, Key<512>>,
                                 heed::heap_tensor<float, Query<512>, Key<512>>>);
    static_assert(std::is_same_v<heed::owning_tensor<float, Query<256>, Key<256>>,
                                 decltype(heed::zeros<float, Query<256>, Key<256>>())>);
    static_assert(std::is_same_v<heed::owning_tensor<float, Query<256>, Key<257>>,
                                 decltype(heed::zeros<float, Query<256>, Key<257>>())>);
}
