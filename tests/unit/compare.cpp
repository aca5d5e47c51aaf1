// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/ops/compare.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"

namespace {

using namespace heed::axes;
using heed::all_close;
using heed::max_abs_difference;
using heed::tensor;

template <class T>
constexpr T inf = heed::math::infinity<T>;
template <class T>
constexpr T nan = heed::math::quiet_nan<T>;

template <class T, std::size_t Q, std::size_t K>
constexpr T greatest_difference() {
    tensor<T, Query<Q>, Key<K>> a{};
    tensor<T, Query<Q>, Key<K>> b{};
    for (std::size_t i = 0; i < a.size; ++i) {
        a.values[i] = static_cast<T>(i);
        b.values[i] = static_cast<T>(i % 2 == 0 ? i + 1 : i - 1);
    }
    b(Q - 1, 0) = a(Q - 1, 0) - 7;
    return max_abs_difference(a, b);
}

template <class T>
constexpr auto differences() {
    using one = tensor<T, Key<1>>;
    return tensor<T, Key<9>>{
        max_abs_difference(one{inf<T>}, one{inf<T>}),    // equal infinities
        max_abs_difference(one{-inf<T>}, one{-inf<T>}),  //
        max_abs_difference(one{nan<T>}, one{nan<T>}),    // two NaN
        max_abs_difference(one{inf<T>}, one{-inf<T>}),   // everything else is infinitely far
        max_abs_difference(one{inf<T>}, one{1}),         //
        max_abs_difference(one{1}, one{nan<T>}),         //
        max_abs_difference(one{nan<T>}, one{inf<T>}),    //
        max_abs_difference(one{T(0)}, one{-T(0)}),       // zeros are equal
        max_abs_difference(tensor<T, Key<2>>{nan<T>, 3}, tensor<T, Key<2>>{nan<T>, 5}),
    };
}

// The largest numbers are further apart than there are numbers.
template <class T>
constexpr T beyond_all_numbers() {
    constexpr T large = __is_same(T, float) ? static_cast<T>(3e38f) : static_cast<T>(1.5e308);
    return max_abs_difference(tensor<T, Key<1>>{large}, tensor<T, Key<1>>{-large});
}

constexpr int of_whole_numbers() {
    return max_abs_difference(tensor<int, Key<3>>{1, -5, 3}, tensor<int, Key<3>>{2, 6, 3});
}
constexpr unsigned of_unsigned_numbers() {
    return max_abs_difference(tensor<unsigned, Key<2>>{1, 7}, tensor<unsigned, Key<2>>{3, 2});
}

template <class T>
constexpr bool close(T actual, T expected) {
    return all_close(tensor<T, Key<2>>{1, actual}, tensor<T, Key<2>>{1, expected});
}
template <class T>
constexpr bool close(T actual, T expected, double relative, double absolute) {
    return all_close(tensor<T, Key<1>>{actual}, tensor<T, Key<1>>{expected}, relative, absolute);
}

// Bits of yes and no, so that both times can be compared at once.
constexpr unsigned of_special_values() {
    bool const answers[] = {
        close(inf<float>, inf<float>),
        close(-inf<float>, -inf<float>),
        close(nan<float>, nan<float>),
        close(0.0f, -0.0f),
        !close(inf<float>, -inf<float>),
        !close(inf<float>, 3e38f),
        !close(3e38f, inf<float>),
        !close(nan<float>, 0.0f),
        !close(0.0f, nan<float>),
        !close(nan<double>, inf<double>),
        // No tolerance makes an infinity close to a number.
        !close(1.0, inf<double>, 1e300, 1e300),
        !close(inf<double>, 1.0, 1e300, inf<double>),
    };
    unsigned bits = 0;
    for (bool answer : answers) bits = 2 * bits + (answer ? 1u : 0u);
    return bits;
}

constexpr unsigned of_tolerances() {
    bool const answers[] = {
        // |actual - expected| <= absolute + relative * |expected|, with the defaults of torch.testing.assert_close
        close(0.9e-5f, 0.0f),
        !close(1.1e-5f, 0.0f),
        close(-0.9e-5f, 0.0f),
        !close(-1.1e-5f, 0.0f),
        close(1000.0f, 1000.0013f),
        !close(1000.0f, 1000.0015f),
        close(0.9e-7, 0.0),
        !close(1.1e-7, 0.0),
        close(1e6, 1e6 + 0.09),
        !close(1e6, 1e6 + 0.11),
        // The expected value is the second.
        close(0.0, 2.0, 1.0, 0.0),
        !close(2.0, 0.0, 1.0, 0.0),
        close(-3.0, -2.0, 0.5, 0.0),
        !close(-2.0, -1.0, 0.5, 0.0),
        // The bound itself is close enough, and 0 asks for equality.
        close(1.5, 1.0, 0.0, 0.5),
        close(1.5, 1.0, 0.5, 0.0),
        close(2.0, 1.0, 0.5, 0.5),
        close(1.0, 1.0, 0.0, 0.0),
        !close(1.0 + 0x1p-52, 1.0, 0.0, 0.0),
    };
    unsigned bits = 0;
    for (bool answer : answers) bits = 2 * bits + (answer ? 1u : 0u);
    return bits;
}

constexpr bool whole_numbers_close() {
    return close(100, 101, 0.0, 1.0) && !close(100, 102, 0.0, 1.0) && close(7, 7) && !close(7, 8);
}

}  // namespace

TEST_CASE("max_abs_difference is the greatest distance of elements at one place") {
    BOTH_TIMES(primes, greatest_difference<float, 2, 5>);
    STATIC_REQUIRE(primes == 7);
    BOTH_TIMES(equal, greatest_difference<double, 3, 3>);
    STATIC_REQUIRE(equal == 7);
    BOTH_TIMES(whole, of_whole_numbers);
    STATIC_REQUIRE(whole == 11);
    BOTH_TIMES(no_sign, of_unsigned_numbers);
    STATIC_REQUIRE(no_sign == 5);
}

TEST_CASE("equal infinities and two NaN do not differ, and anything else differs from them by infinity") {
    BOTH_TIMES(floats, differences<float>);
    STATIC_REQUIRE(floats == tensor<float, Key<9>>{0, 0, 0, inf<float>, inf<float>, inf<float>, inf<float>, 0, 2});
    BOTH_TIMES(doubles, differences<double>);
    STATIC_REQUIRE(doubles ==
                   tensor<double, Key<9>>{0, 0, 0, inf<double>, inf<double>, inf<double>, inf<double>, 0, 2});
}

TEST_CASE("a distance beyond all numbers is infinite") {
    BOTH_TIMES(of_float, beyond_all_numbers<float>);
    STATIC_REQUIRE(of_float == inf<float>);
    BOTH_TIMES(of_double, beyond_all_numbers<double>);
    STATIC_REQUIRE(of_double == inf<double>);
}

TEST_CASE("all_close knows infinities and NaN") {
    BOTH_TIMES(answers, of_special_values);
    STATIC_REQUIRE(answers == 0xfff);
}

TEST_CASE("all_close has an absolute and a relative tolerance, those of PyTorch unless said otherwise") {
    BOTH_TIMES(answers, of_tolerances);
    STATIC_REQUIRE(answers == 0x7ffff);
}

TEST_CASE("all_close compares whole numbers") {
    BOTH_TIMES(answer, whole_numbers_close);
    STATIC_REQUIRE(answer);
}

TEST_CASE("one element out of bounds is enough, wherever it is") {
    tensor<float, Query<2>, Key<3>> const expected{1, 2, 3, 4, 5, 6};
    REQUIRE(all_close(expected, expected));
    for (std::size_t i = 0; i < expected.size; ++i) {
        auto actual = expected;
        actual.values[i] += 0.125f;
        REQUIRE(!all_close(actual, expected));
        REQUIRE(max_abs_difference(actual, expected) == 0.125f);
    }
}

TEST_CASE("tensors of different kinds are compared by their values") {
    tensor<float, Key<2>> const plain{0.5f, 0.5f};
    auto const weights = heed::softmax<Key>(tensor<float, Key<2>>{1, 1});
    REQUIRE(all_close(weights, plain, 0, 0));
    REQUIRE(max_abs_difference(plain, weights) == 0);
    REQUIRE(max_abs_difference(tensor<int>{3}, tensor<int>{5}) == 2);
}
