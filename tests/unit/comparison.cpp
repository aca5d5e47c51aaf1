// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"

#include <heed/heed.hpp>

#include <cstdint>
#include <functional>
#include <type_traits>

using namespace heed;
using namespace heed::axes;

namespace {

template <class T>
constexpr T inf = math::infinity<T>;
template <class T>
constexpr T not_a_number = math::quiet_nan<T>;

/// The four comparisons as bits, 8 for less and 1 for greater or equal.
template <class A, class B>
constexpr auto compared(A const& a, B const& b) {
    auto const number = [](auto const& bools) { return cast<int>(bools); };
    return number(a < b) * 8 + number(a <= b) * 4 + number(a > b) * 2 + number(a >= b);
}
constexpr int when_less = 12, when_equal = 5, when_greater = 3, when_unordered = 0;

template <class T, std::size_t Q, std::size_t K>
constexpr auto with_a_column() {
    auto const a = generate<T, Query<Q>, Key<K>>([](int q, int k) { return static_cast<T>(q + k); });
    auto const b = generate<T, Query<Q>>([](int q) { return static_cast<T>(2 * q); });
    return compared(a, b);
}
template <class T, std::size_t Q, std::size_t K>
void a_column_is_compared_with_every_key() {
    BOTH_TIMES(result, with_a_column<T, Q, K>);
    static_assert(shape_of(result) == shape<Query<Q>, Key<K>>);
    for (std::size_t q = 0; q < Q; ++q) {
        for (std::size_t k = 0; k < K; ++k) {
            CHECK(result(q, k) == (q + k < 2 * q ? when_less : q + k == 2 * q ? when_equal : when_greater));
        }
    }
}

template <class T>
constexpr auto of_special_values() {
    tensor<T, Key<9>> const a{1, inf<T>, -inf<T>, inf<T>, not_a_number<T>, 1, not_a_number<T>, T(0), -T(0)};
    tensor<T, Key<9>> const b{inf<T>, inf<T>, 1, 1, not_a_number<T>, not_a_number<T>, 1, -T(0), T(0)};
    return compared(a, b);
}
constexpr tensor<int, Key<9>> expected_of_special_values{
    when_less,      when_equal,     when_less,  when_greater, when_unordered,
    when_unordered, when_unordered, when_equal, when_equal,
};

constexpr auto of_numbers() {
    tensor<float, Key<3>> const x{-1, 0, 2};
    return compared(x, 0) + 16 * compared(0.5f, x) + 256 * compared(x, tensor<float>{2});
}

constexpr auto of_views() {
    float memory[] = {1, 5, 2, 4, 3, 3};
    strided_view<float const, strides<1, 2>, Query<2>, Key<3>> const columns(memory);
    strided_view<float const, strides<0, 1>, Query<2>, Key<3>> const repeated(memory);
    tensor_view<float const, Query<2>, Key<3>> const rows(memory);
    return compared(rows, columns) + 16 * compared(columns, heap_tensor<float, Query<2>, Key<3>>(rows)) +
           256 * compared(repeated, 4.0f);
}

}  // namespace

TEST_CASE("tensors are compared element by element, an operand repeated along the axes that it lacks") {
    a_column_is_compared_with_every_key<float, 2, 5>();
    a_column_is_compared_with_every_key<double, 3, 3>();
    a_column_is_compared_with_every_key<std::int8_t, 5, 2>();
    static_assert(std::is_same_v<decltype(tensor<float, Key<3>>{} < 1), tensor<bool, Key<3>>>);
}

TEST_CASE("a NaN is in no order, and zeros of both signs are equal") {
    BOTH_TIMES(floats, of_special_values<float>);
    STATIC_REQUIRE(floats == expected_of_special_values);
    BOTH_TIMES(doubles, of_special_values<double>);
    STATIC_REQUIRE(doubles == expected_of_special_values);
}

TEST_CASE("a tensor is compared with a number on either side") {
    BOTH_TIMES(result, of_numbers);
    constexpr int l = when_less, e = when_equal, g = when_greater;
    STATIC_REQUIRE(result == tensor<int, Key<3>>{l + 16 * g + 256 * l, e + 16 * g + 256 * l, g + 16 * l + 256 * e});
}

TEST_CASE("tensors are compared wherever their values are") {
    BOTH_TIMES(result, of_views);
    float const rows[] = {1, 5, 2, 4, 3, 3}, columns[] = {1, 2, 3, 5, 4, 3}, repeated[] = {1, 5, 2, 1, 5, 2};
    auto const of = [](float a, float b) { return a < b ? when_less : a == b ? when_equal : when_greater; };
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(result.values[i] == of(rows[i], columns[i]) + 16 * of(columns[i], rows[i]) + 256 * of(repeated[i], 4));
    }
}

TEST_CASE("what is compared makes a mask") {
    constexpr auto distance = generate<int, Query<4>, Key<4>>([](int q, int k) { return q - k; });
    constexpr keep near{(distance >= 0) * (distance < 2)};
    STATIC_REQUIRE(near == keep<Query<4>, Key<4>>{true, false, false, false, true, true, false, false,  //
                                                  false, true, true, false, false, false, true, true});
    constexpr auto q = full<float, Query<4>, Dk<2>>(1);
    constexpr auto k = full<float, Key<4>, Dk<2>>(1);
    constexpr auto weights = softmax<Key>(scores(q, k, near));
    STATIC_REQUIRE(weights(3, 1) == 0);
    STATIC_REQUIRE(weights(3, 2) == 0.5f);
}

TEST_CASE("of rank 0 a comparison is a bool, and equality is one bool of any") {
    constexpr tensor<float, Key<3>> x{1, 2, 3};
    if (sum(x) > 5) {
        SUCCEED();
    } else {
        FAIL();
    }
    STATIC_REQUIRE((sum(x) > 5 && max(x) <= 3));
    STATIC_REQUIRE(!(sum(x) < 6));
    static_assert(std::is_same_v<decltype(x == x), bool>);
    STATIC_REQUIRE(zip(std::equal_to{}, x, tensor<float, Key<3>>{1, 0, 3}) == tensor<bool, Key<3>>{true, false, true});
}

TEST_CASE("comparisons refuse what sums refuse") {
    using floats = tensor<float, Query<2>, Key<3>>;
    static_assert(can_less<floats, tensor<float, Key<3>>> && can_less<int, floats>);
    static_assert(can_greater_equal<floats, double>);
    static_assert(!can_less<tensor<float, Query<2>>, tensor<float, Key<3>>>);
    static_assert(!can_less<floats, tensor<double, Query<2>, Key<3>>> && !can_less<floats, char const*>);
    static_assert(!can_greater<tensor<int, Key<3>>, double> && !can_less_equal<tensor<bool, Key<3>>, int>);
    struct colour {
        int hue;
    };
    static_assert(std::is_same_v<fault_of_less<tensor<colour, Key<3>>, tensor<colour, Key<3>>>,
                                 fault::the_elements_lack_what_the_operation_computes_with<fault::in::less, colour>>);
    CHECK_THROWS_AS((tensor<std::int8_t, Key<1>>{1} < 1000), out_of_range);
}

TEST_CASE("a comparison asks of elements what it is made of, and no other") {
    struct by_less {
        int number;
        constexpr bool operator<(by_less const& other) const { return number < other.number; }
    };
    struct by_less_equal {
        int number;
        constexpr bool operator<=(by_less_equal const& other) const { return number <= other.number; }
    };
    struct by_greater {
        int number;
        constexpr bool operator>(by_greater const& other) const { return number > other.number; }
    };
    struct by_greater_equal {
        int number;
        constexpr bool operator>=(by_greater_equal const& other) const { return number >= other.number; }
    };
    auto const asked = []<class T>(T) {
        using x = tensor<T, Key<1>>;
        return tensor<bool, Key<4>>{can_less<x, x>, can_less_equal<x, x>, can_greater<x, x>, can_greater_equal<x, x>};
    };
    STATIC_REQUIRE(asked(by_less{}) == tensor<bool, Key<4>>{true, false, false, false});
    STATIC_REQUIRE(asked(by_less_equal{}) == tensor<bool, Key<4>>{false, true, false, false});
    STATIC_REQUIRE(asked(by_greater{}) == tensor<bool, Key<4>>{false, false, true, false});
    STATIC_REQUIRE(asked(by_greater_equal{}) == tensor<bool, Key<4>>{false, false, false, true});
}
