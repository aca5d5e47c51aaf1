// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/ops/append.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"
#include "../support/said.hpp"

#include <cstdint>
#include <limits>

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

constexpr std::uint64_t of_whole_numbers() {
    return max_abs_difference(tensor<int, Key<3>>{1, -5, 3}, tensor<int, Key<3>>{2, 6, 3});
}
constexpr std::uint64_t of_unsigned_numbers() {
    return max_abs_difference(tensor<unsigned, Key<2>>{1, 7}, tensor<unsigned, Key<2>>{3, 2});
}

/// Of the least and the greatest of a type, which it cannot hold, in both orders.
template <class T>
constexpr tensor<std::uint64_t, Query<2>> ends_apart() {
    tensor<T, Key<3>> const low{T(1), std::numeric_limits<T>::min(), T(0)};
    tensor<T, Key<3>> const high{T(1), std::numeric_limits<T>::max(), T(0)};
    static_assert(__is_same(decltype(max_abs_difference(low, high)), std::uint64_t));
    return {max_abs_difference(low, high), max_abs_difference(high, low)};
}
template <class T>
void ends_are_exactly_apart(std::uint64_t expected) {
    BOTH_TIMES(apart, ends_apart<T>);
    CHECK(apart(0) == expected);
    CHECK(apart(1) == expected);
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

constexpr unsigned of_whole_numbers_that_are_no_doubles() {
    constexpr std::int64_t big = std::int64_t{1} << 53;
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min(), greatest = ~least;
    constexpr std::uint64_t most = ~std::uint64_t{0};
    bool const answers[] = {
        !close(100000001, 100000000),
        !close(big + 1, big, 0, 0),
        !close(big + 1, big),
        close(big + 1, big, 0, 1),
        !close(big + 2, big, 0, 1),
        !close(most, most - 1),
        close(most, most - 1, 0, 1),
        !close(greatest, least, 0, 0x1.fffffffffffffp63),
        close(greatest, least, 0, 0x1p64),
        close(greatest, least, 0, inf<double>),
        !close(std::int8_t{100}, std::int8_t{-100}, 0, 199),
        close(std::int8_t{100}, std::int8_t{-100}, 0, 200),
        close(std::int8_t{-10}, std::int8_t{-8}, 0.25, 0),
        !close(std::int8_t{-11}, std::int8_t{-8}, 0.25, 0),
        !close(true, false),
        close(true, false, 0, 1),
        close(3, 1, 0, 2.5),
        !close(4, 1, 0, 2.5),
    };
    unsigned bits = 0;
    for (bool answer : answers) bits = 2 * bits + (answer ? 1u : 0u);
    return bits;
}

constexpr unsigned of_endless_tolerances() {
    bool const answers[] = {
        close(1.0, 2.0, inf<double>, 0),
        close(1.0f, 2.0f, 0, inf<double>),
        close(1, 2, inf<double>, 0),
        // Infinitely much of nothing.
        !close(1.0, 0.0, inf<double>, 0),
        !close(1, 0, inf<double>, 0),
        close(0.0, 0.0, inf<double>, 0),
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

TEST_CASE("differences of whole numbers are exact, also those that the type cannot hold") {
    ends_are_exactly_apart<std::int8_t>(255);
    ends_are_exactly_apart<std::uint8_t>(255);
    ends_are_exactly_apart<std::int16_t>(65535);
    ends_are_exactly_apart<std::int32_t>(0xffffffff);
    ends_are_exactly_apart<std::uint32_t>(0xffffffff);
    ends_are_exactly_apart<std::int64_t>(~std::uint64_t{0});
    ends_are_exactly_apart<std::uint64_t>(~std::uint64_t{0});
    ends_are_exactly_apart<bool>(1);
    BOTH_TIMES(answers, of_whole_numbers_that_are_no_doubles);
    CHECK(answers == 0x3ffff);
}

TEST_CASE("a tolerance may be infinite, and is never a NaN or negative") {
    BOTH_TIMES(answers, of_endless_tolerances);
    CHECK(answers == 0x3f);
    tensor<float, Key<1>> const x{1};
    tensor<int, Key<1>> const n{1};
    for (double const wrong : {heed::math::quiet_nan<double>, -heed::math::quiet_nan<double>, -1e-300, -inf<double>}) {
        CHECK_THROWS_AS(all_close(x, x, wrong, 0), heed::out_of_range);
        CHECK_THROWS_AS(all_close(x, x, 0, wrong), heed::out_of_range);
        CHECK_THROWS_AS(all_close(n, n, wrong, 0), heed::out_of_range);
    }
    CHECK(all_close(x, x, -0.0, -0.0));
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

namespace {

/// Numbers up to lengths, of memory in which something else stands beyond.
template <class T, class X = tensor<T, heed::up_to<Query<5>>, heed::up_to<Key<7>>>>
constexpr X up_to_lengths(std::size_t queries, std::size_t keys, T beyond, T first = T(1)) {
    X result;
    for (std::size_t i = 0; i < result.capacity; ++i) result.data()[i] = beyond;
    result.lengths.of[0] = queries;
    result.lengths.of[1] = keys;
    for (std::size_t i = 0; i < queries; ++i) {
        for (std::size_t j = 0; j < keys; ++j) result(i, j) = first + static_cast<T>(3 * i + j);
    }
    return result;
}

template <class T>
constexpr unsigned answers_of_lengths(T beyond, T other_beyond) {
    unsigned answers = 0, bit = 1;
    auto const say = [&](bool answer) {
        answers |= answer ? bit : 0;
        bit *= 2;
    };
    for (std::size_t queries : {std::size_t{0}, std::size_t{1}, std::size_t{3}, std::size_t{5}}) {
        auto const a = up_to_lengths<T>(queries, 3, beyond);
        auto b = up_to_lengths<T>(queries, 3, other_beyond);
        say(all_close(a, b) && max_abs_difference(a, b) == 0 && a == b);
        // Of other lengths they are neither equal nor close.
        auto const longer = up_to_lengths<T>(queries, 4, beyond);
        say(!all_close(a, longer) && !all_close(longer, a) && !(a == longer));
        // The last element, and no other one.
        if (queries == 0) continue;
        b(queries - 1, 2) += 2;
        say(!all_close(a, b) && max_abs_difference(a, b) == 2 && all_close(a, b, 0, 2.0));
    }
    return answers;
}

}  // namespace

TEST_CASE("of tensors up to a length what is there is compared, and nothing beyond") {
    BOTH_TIMES(floats, [] { return answers_of_lengths<float>(heed::math::quiet_nan<float>, 7); });
    CHECK(floats == 0x7ff);
    BOTH_TIMES(whole_numbers, [] { return answers_of_lengths<int>(7, -100); });
    CHECK(whole_numbers == 0x7ff);
    auto const a = up_to_lengths<float>(3, 2, 5);
    auto const turned = heed::permute<Key, Query>(up_to_lengths<float>(3, 2, 6));
    CHECK(all_close(a, heed::permute_view<Query, Key>(turned)));
    CHECK(max_abs_difference(heed::permute_view<Query, Key>(turned), a) == 0);
    auto const of_heap =
        up_to_lengths<float, heed::heap_tensor<float, heed::up_to<Query<5>>, heed::up_to<Key<7>>>>(3, 2, 6, 1.5f);
    CHECK(max_abs_difference(of_heap, a) == 0.5f);
    CHECK(heed_test::said([&] { static_cast<void>(max_abs_difference(a, up_to_lengths<float>(3, 1, 5))); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<7>> of length 2 and of length 1");
    CHECK_THROWS_AS(all_close(a, a, -1.0, 0), heed::out_of_range);
    // Infinities and NaN among what is there.
    auto const endless = up_to_lengths<float>(2, 2, 0, heed::math::quiet_nan<float>);
    CHECK(all_close(endless, endless));
    CHECK(max_abs_difference(endless, up_to_lengths<float>(2, 2, 0)) == inf<float>);
    static_assert(!heed::can_all_close<tensor<float, heed::up_to<Key<7>>>, tensor<float, Key<7>>> &&
                  !heed::can_all_close<tensor<float, heed::up_to<Key<7>>>, tensor<float, heed::up_to<Key<6>>>>);
}
