// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <heed/attention/mask.hpp>
#include <heed/attention/project.hpp>
#include <heed/ops/slice.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include <array>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

using namespace heed::axes;

namespace {

template <std::size_t B, std::size_t Q, std::size_t K>
using cube = heed::tensor<float, Batch<B>, Query<Q>, Key<K>>;
template <std::size_t M, std::size_t D>
using wq = heed::projection<Query, float, Model<M>, Dk<D>>;

/// A number of a user's own that converts from nothing by itself.
struct modulo_7 {
    unsigned value = 0;

    constexpr modulo_7() = default;
    constexpr explicit modulo_7(unsigned long long whole) : value(static_cast<unsigned>(whole % 7)) {}
    friend constexpr modulo_7 operator+(modulo_7 a, modulo_7 b) { return modulo_7(a.value + b.value); }
    friend constexpr modulo_7 operator*(modulo_7 a, modulo_7 b) { return modulo_7(a.value * b.value); }
    friend constexpr bool operator==(modulo_7, modulo_7) = default;
};

/// True when element i, in row-major order, is f(i).
template <class X, class F>
constexpr bool elements_are(X const& x, F f) {
    for (std::size_t i = 0; i < X::size; ++i) {
        if (!(x.values[i] == f(i))) return false;
    }
    return true;
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto zeros_spelled() {
    return heed::zeros<float, Batch<B>, Query<Q>, Key<K>>();
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto zeros_of_type() {
    return heed::zeros<cube<B, Q, K>>();
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto full_spelled() {
    return heed::full<float, Batch<B>, Query<Q>, Key<K>>(2.5f);
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto full_of_type() {
    return heed::full<cube<B, Q, K>>(2.5f);
}

}  // namespace

TEST_CASE("zeros makes zeros, by its axes and by its type") {
    constexpr auto zero = [](std::size_t) { return 0.0f; };
    BOTH_TIMES(primes, zeros_spelled<2, 3, 5>);
    STATIC_REQUIRE(heed::shape_of(primes) == heed::shape<Batch<2>, Query<3>, Key<5>>);
    STATIC_REQUIRE(elements_are(primes, zero));
    BOTH_TIMES(equal, zeros_of_type<3, 3, 3>);
    STATIC_REQUIRE(elements_are(equal, zero));
    STATIC_REQUIRE(heed::zeros<double>() == 0.0);
    STATIC_REQUIRE(heed::zeros<modulo_7, Key<2>>()(1) == modulo_7(7));
    STATIC_REQUIRE(heed::zeros<wq<2, 3>>()(1, 2) == 0);
    STATIC_REQUIRE(!heed::zeros<heed::keep<Key<3>>>()(2));
}

TEST_CASE("full makes one value, by its axes and by its type") {
    constexpr auto value = [](std::size_t) { return 2.5f; };
    BOTH_TIMES(primes, full_spelled<2, 3, 5>);
    STATIC_REQUIRE(elements_are(primes, value));
    BOTH_TIMES(equal, full_of_type<3, 3, 3>);
    STATIC_REQUIRE(elements_are(equal, value));
    STATIC_REQUIRE(heed::full<double>(0.5) == 0.5);
    STATIC_REQUIRE(heed::full<float, Key<1>>(7)(0) == 7.0f);
    STATIC_REQUIRE(heed::full<modulo_7, Key<2>>(modulo_7(9))(1) == modulo_7(2));
    STATIC_REQUIRE(heed::full<wq<2, 3>>(1.5f)(1, 2) == 1.5f);
    STATIC_REQUIRE(heed::full<heed::drop<Batch<2>, Key<3>>>(true)(1, 2));
}

namespace {

template <class T, std::size_t Q, std::size_t K>
constexpr auto iota_default() {
    return heed::iota<T, Query<Q>, Key<K>>();
}
template <std::size_t Q, std::size_t K>
constexpr auto iota_in_steps() {
    return heed::iota<heed::tensor<float, Query<Q>, Key<K>>>(0.5f, 0.1f);
}

}  // namespace

TEST_CASE("iota counts in row-major order") {
    BOTH_TIMES(ints, iota_default<int, 2, 3>);
    STATIC_REQUIRE(ints == heed::tensor<int, Query<2>, Key<3>>{0, 1, 2, 3, 4, 5});
    BOTH_TIMES(equal, iota_default<double, 3, 3>);
    STATIC_REQUIRE(equal == heed::tensor<double, Query<3>, Key<3>>{0, 1, 2, 3, 4, 5, 6, 7, 8});
    BOTH_TIMES(one, iota_default<float, 1, 1>);
    STATIC_REQUIRE(one == heed::tensor<float, Query<1>, Key<1>>{0});
    STATIC_REQUIRE(heed::iota<int, Key<3>>(5) == heed::tensor<int, Key<3>>{5, 6, 7});
    STATIC_REQUIRE(heed::iota<std::int8_t, Key<3>>(-126, -1) == heed::tensor<std::int8_t, Key<3>>{-126, -127, -128});
    CHECK_THROWS_AS((heed::iota<std::int8_t, Key<3>>(-127, -1)), heed::out_of_range);
    CHECK_THROWS_AS((heed::iota<std::int8_t, Key<3>>(126)), heed::out_of_range);
    CHECK_THROWS_AS((heed::iota<std::uint8_t, Key<3>>(1, -1)), heed::out_of_range);
    STATIC_REQUIRE(heed::iota<int, Key<3>>(5, -2) == heed::tensor<int, Key<3>>{5, 3, 1});
    STATIC_REQUIRE(heed::iota<unsigned char, Key<3>>(253) == heed::tensor<unsigned char, Key<3>>{253, 254, 255});
    STATIC_REQUIRE(heed::iota<float>(7.0f) == 7.0f);
    STATIC_REQUIRE(heed::iota<wq<2, 3>>(1)(1, 2) == 6);
}

TEST_CASE("iota computes each element from its number, not as a running sum") {
    BOTH_TIMES(steps, iota_in_steps<3, 11>);
    STATIC_REQUIRE(elements_are(steps, [](std::size_t i) {
        float const distance = static_cast<float>(i) * 0.1f;
        return 0.5f + distance;
    }));
    BOTH_TIMES(equal, iota_in_steps<5, 5>);
    STATIC_REQUIRE(equal.values[24] == 0.5f + 24 * 0.1f);
}

TEST_CASE("iota counts in a user's numbers") {
    STATIC_REQUIRE(heed::iota<modulo_7, Key<5>>(modulo_7(5), modulo_7(2))(4) == modulo_7(6));
    STATIC_REQUIRE(heed::iota<modulo_7, Key<11>>()(10) == modulo_7(3));
}

TEST_CASE("eye has ones where both indices are equal") {
    STATIC_REQUIRE(heed::eye<int, Query<3>, Key<3>>() ==
                   heed::tensor<int, Query<3>, Key<3>>{1, 0, 0, 0, 1, 0, 0, 0, 1});
    STATIC_REQUIRE(heed::eye<float, Query<2>, Key<3>>() == heed::tensor<float, Query<2>, Key<3>>{1, 0, 0, 0, 1, 0});
    STATIC_REQUIRE(heed::eye<float, Query<3>, Key<2>>() == heed::tensor<float, Query<3>, Key<2>>{1, 0, 0, 1, 0, 0});
    STATIC_REQUIRE(heed::eye<int, Query<5>, Key<2>>() ==
                   heed::tensor<int, Query<5>, Key<2>>{1, 0, 0, 1, 0, 0, 0, 0, 0, 0});
    STATIC_REQUIRE(heed::eye<double, Query<1>, Key<1>>() == heed::tensor<double, Query<1>, Key<1>>{1});
    STATIC_REQUIRE(heed::eye<modulo_7, Query<2>, Key<2>>()(1, 1) == modulo_7(1));
    STATIC_REQUIRE(heed::eye<modulo_7, Query<2>, Key<2>>()(0, 1) == modulo_7(0));
    STATIC_REQUIRE(heed::eye<heed::keep<Query<2>, Key<2>>>()(1, 1));
    STATIC_REQUIRE(heed::eye<wq<2, 3>>()(1, 1) == 1);
    REQUIRE(heed_test::call_at_run_time(+[] { return heed::eye<int, Query<2>, Key<3>>(); }) ==
            heed::tensor<int, Query<2>, Key<3>>{1, 0, 0, 0, 1, 0});
}

namespace {

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto generated() {
    return heed::generate<int, Batch<B>, Query<Q>, Key<K>>([](std::size_t b, std::size_t q, std::size_t k) {
        return static_cast<int>(10000 * b + 100 * q + k);
    });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto expected_of_generated() {
    heed::tensor<int, Batch<B>, Query<Q>, Key<K>> result{};
    std::size_t next = 0;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) result.values[next++] = static_cast<int>(10000 * b + 100 * q + k);
        }
    }
    return result;
}
template <std::size_t Q, std::size_t K>
constexpr auto generated_in_order() {
    int calls = 0;
    return heed::generate<int, Query<Q>, Key<K>>([&](auto, auto) { return calls++; });
}

}  // namespace

TEST_CASE("generate calls a function with the indices of every element") {
    BOTH_TIMES(primes, generated<2, 3, 5>);
    STATIC_REQUIRE(primes == expected_of_generated<2, 3, 5>());
    BOTH_TIMES(equal, generated<3, 3, 3>);
    STATIC_REQUIRE(equal == expected_of_generated<3, 3, 3>());
    BOTH_TIMES(one, generated<1, 1, 1>);
    STATIC_REQUIRE(one.values[0] == 0);
    STATIC_REQUIRE(heed::generate<float>([] { return 2.5f; }) == 2.5f);
    STATIC_REQUIRE(heed::generate<wq<2, 3>>([](std::size_t m, std::size_t d) { return m == d ? 1.0f : 0.0f; })(1, 1) ==
                   1);
    STATIC_REQUIRE(heed::generate<heed::keep<Query<3>, Key<3>>>([](auto q, auto k) { return k <= q; })(2, 1));
    STATIC_REQUIRE(heed::generate<modulo_7, Key<9>>([](std::size_t i) { return modulo_7(i); })(8) == modulo_7(1));
}

TEST_CASE("generate calls the function in row-major order, once for each element") {
    BOTH_TIMES(primes, generated_in_order<2, 5>);
    STATIC_REQUIRE(primes == heed::tensor<int, Query<2>, Key<5>>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    BOTH_TIMES(equal, generated_in_order<2, 2>);
    STATIC_REQUIRE(equal == heed::tensor<int, Query<2>, Key<2>>{0, 1, 2, 3});
    int state = 5;
    auto const x = heed::generate<int, Key<3>>([state](std::size_t) mutable { return state++; });
    REQUIRE(x == heed::tensor<int, Key<3>>{5, 6, 7});
}

namespace {

using heed::index_of;

/// Where an element stands, by the names of its axes alone.
constexpr auto where = [](index_of<Batch> b, index_of<Query> q, index_of<Key> k) { return 100 * b + 10 * q + k; };

template <std::size_t B, std::size_t Q, std::size_t K, class... Axes>
constexpr auto by_name() {
    return heed::generate<std::size_t, Axes...>(where);
}
template <std::size_t B, std::size_t Q, std::size_t K, class... Axes>
void every_element_is_where_its_names_say() {
    BOTH_TIMES(x, by_name<B, Q, K, Axes...>);
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                REQUIRE(x(heed::index<Batch>(b), heed::index<Query>(q), heed::index<Key>(k)) == 100 * b + 10 * q + k);
            }
        }
    }
}
template <std::size_t B, std::size_t Q, std::size_t K>
void in_every_order_of_the_axes() {
    using b = Batch<B>;
    using q = Query<Q>;
    using k = Key<K>;
    every_element_is_where_its_names_say<B, Q, K, b, q, k>();
    every_element_is_where_its_names_say<B, Q, K, b, k, q>();
    every_element_is_where_its_names_say<B, Q, K, q, b, k>();
    every_element_is_where_its_names_say<B, Q, K, q, k, b>();
    every_element_is_where_its_names_say<B, Q, K, k, b, q>();
    every_element_is_where_its_names_say<B, Q, K, k, q, b>();
}

}  // namespace

TEST_CASE("generate gives a function that says so the index along each axis, whatever their order") {
    in_every_order_of_the_axes<2, 3, 5>();
    in_every_order_of_the_axes<3, 3, 3>();
    constexpr auto causal = [](index_of<Query> q, index_of<Key> k) { return k <= q; };
    constexpr auto rows = heed::generate<heed::keep<Query<2>, Key<3>>>(causal);
    constexpr auto columns = heed::generate<heed::keep<Key<3>, Query<2>>>(causal);
    STATIC_REQUIRE(rows(0, 0));
    STATIC_REQUIRE(!rows(0, 1));
    STATIC_REQUIRE(columns(1, 1));
    STATIC_REQUIRE(!columns(1, 0));
    // As references, in a function object, and as what it is: an index by name and a number.
    struct transposed {
        heed::tensor<int, Query<2>, Key<3>> x;
        constexpr int operator()(index_of<Key> const& k, index_of<Query> const& q) const { return x(q, k) + x(k, q); }
    };
    constexpr auto twice = heed::generate<int, Key<3>, Query<2>>(transposed{{1, 2, 3, 4, 5, 6}});
    STATIC_REQUIRE(twice == heed::tensor<int, Key<3>, Query<2>>{2, 8, 4, 10, 6, 12});
    STATIC_REQUIRE(causal(heed::index<Query>(1), heed::index<Key>(1)));
    constexpr index_of<Query> q = heed::index<Query>(1);
    STATIC_REQUIRE(heed::slice<Query>(twice, q) == heed::tensor<int, Key<3>>{8, 10, 12});
}

TEST_CASE("generate refuses functions of other axes, of one axis twice, and of too few") {
    using mask = heed::keep<Query<2>, Key<3>>;
    auto const right = [](index_of<Key>, index_of<Query>) { return true; };
    auto const twice = [](index_of<Query>, index_of<Query>) { return true; };
    auto const other = [](index_of<Query>, index_of<Dk>) { return true; };
    auto const few = [](index_of<Query>) { return true; };
    auto const many = [](index_of<Query>, index_of<Key>, index_of<Key>) { return true; };
    auto const mixed = [](index_of<Query>, std::size_t) { return true; };
    static_assert(heed::can_generate<mask, decltype(right)>);
    static_assert(!heed::can_generate<mask, decltype(twice)> && !heed::can_generate<mask, decltype(other)>);
    static_assert(!heed::can_generate<mask, decltype(few)> && !heed::can_generate<mask, decltype(many)>);
    static_assert(!heed::can_generate<mask, decltype(mixed)>);
    static_assert(std::is_same_v<heed::fault_of_generate<mask, decltype(twice)>,
                                 heed::fault::generate_needs_a_function_of_one_index_for_each_axis<
                                     std::remove_const_t<decltype(twice)>, heed::shape_type_of<mask>>>);
    // An index along one axis is none along another.
    static_assert(!std::is_constructible_v<index_of<Query>, index_of<Key>>);
    static_assert(!std::is_constructible_v<index_of<Query>, std::size_t>);
    static_assert(!heed::can_slice<heed::tensor<int, Query<2>, Key<3>>, Query, index_of<Key>>);
}

TEST_CASE("generate takes a function of any integers, as one would write it by hand") {
    constexpr auto x = heed::generate<float, Query<2>, Key<3>>([](int q, int k) { return static_cast<float>(q - k); });
    STATIC_REQUIRE(x == heed::tensor<float, Query<2>, Key<3>>{0, -1, -2, 1, 0, -1});
    constexpr auto y = heed::generate<float, Query<2>>([](long q) { return static_cast<float>(-q); });
    STATIC_REQUIRE(y(1) == -1);
}

namespace {

template <std::size_t Q, std::size_t K>
constexpr auto from_c_array() {
    float values[Q * K] = {};
    for (std::size_t i = 0; i < Q * K; ++i) values[i] = static_cast<float>(i) + 0.25f;
    return heed::from<float, Query<Q>, Key<K>>(values);
}
template <std::size_t Q, std::size_t K>
constexpr auto from_array() {
    std::array<float, Q * K> values{};
    for (std::size_t i = 0; i < Q * K; ++i) values[i] = static_cast<float>(i) + 0.25f;
    return heed::from<float, Query<Q>, Key<K>>(values);
}
template <std::size_t Q, std::size_t K>
constexpr auto from_static_span() {
    float values[Q * K] = {};
    for (std::size_t i = 0; i < Q * K; ++i) values[i] = static_cast<float>(i) + 0.25f;
    return heed::from<float, Query<Q>, Key<K>>(std::span<float const, Q * K>(values));
}
template <std::size_t Q, std::size_t K>
constexpr auto from_dynamic_span() {
    float values[Q * K + 2] = {};
    for (std::size_t i = 0; i < Q * K + 2; ++i) values[i] = static_cast<float>(i) - 0.75f;
    return heed::from<heed::tensor<float, Query<Q>, Key<K>>>(std::span<float const>(values).subspan(1, Q * K));
}

}  // namespace

TEST_CASE("from takes a C array, a std::array and a span, in row-major order") {
    constexpr auto values = [](std::size_t i) { return static_cast<float>(i) + 0.25f; };
    BOTH_TIMES(c_array, from_c_array<2, 3>);
    STATIC_REQUIRE(c_array.size == 6);
    STATIC_REQUIRE(elements_are(c_array, values));
    BOTH_TIMES(array, from_array<2, 3>);
    STATIC_REQUIRE(elements_are(array, values));
    BOTH_TIMES(static_span, from_static_span<2, 3>);
    STATIC_REQUIRE(elements_are(static_span, values));
    BOTH_TIMES(dynamic_span, from_dynamic_span<2, 3>);
    STATIC_REQUIRE(elements_are(dynamic_span, values));
    BOTH_TIMES(equal, from_array<3, 3>);
    STATIC_REQUIRE(elements_are(equal, values));
    BOTH_TIMES(one, from_dynamic_span<1, 1>);
    STATIC_REQUIRE(elements_are(one, values));
}

namespace {

template <std::size_t Q, std::size_t K>
constexpr auto from_nested_arrays() {
    float rows[Q][K] = {};
    std::array<std::array<float, K>, Q> arrays{};
    for (std::size_t q = 0; q < Q; ++q) {
        for (std::size_t k = 0; k < K; ++k) rows[q][k] = arrays[q][k] = static_cast<float>(10 * q + k);
    }
    auto const x = heed::from<float, Query<Q>, Key<K>>(rows);
    return x == heed::from<float, Query<Q>, Key<K>>(arrays) ? x : heed::zeros<float, Query<Q>, Key<K>>();
}

}  // namespace

TEST_CASE("from takes arrays and containers in each other, one level an axis") {
    BOTH_TIMES(arrays, from_nested_arrays<2, 3>);
    STATIC_REQUIRE(arrays == heed::tensor<float, Query<2>, Key<3>>{0, 1, 2, 10, 11, 12});
    BOTH_TIMES(square, from_nested_arrays<3, 3>);
    STATIC_REQUIRE(square(2, 1) == 21);

    std::vector<std::vector<double>> const vectors{{1, 2, 3}, {4, 5, 6}};
    heed::tensor<float, Query<2>, Key<3>> const expected{1, 2, 3, 4, 5, 6};
    CHECK(heed::from<float, Query<2>, Key<3>>(vectors) == expected);
    CHECK(heed::from<heed::projection<Query, float, Model<2>, Dk<3>>>(vectors)(1, 2) == 6);
    std::vector<std::array<int, 3>> const mixed{{1, 2, 3}, {4, 5, 6}};
    CHECK(heed::from<float, Query<2>, Key<3>>(mixed) == expected);
    CHECK(heed::from<float, Query<2>, Key<3>>(std::span<std::array<int, 3> const>(mixed)) == expected);
    std::vector<std::vector<bool>> const bools{{true, false}, {false, true}};
    CHECK(heed::from<heed::keep<Query<2>, Key<2>>>(bools)(1, 1));
    int const three_levels[2][1][2] = {{{1, 2}}, {{3, 4}}};
    CHECK(heed::from<int, Batch<2>, Query<1>, Key<2>>(three_levels)(1, 0, 1) == 4);
}

namespace {

template <class Call>
std::string said(Call call) {
    try {
        call();
    } catch (heed::out_of_range const& error) {
        return error.what();
    }
    return "nothing";
}

}  // namespace

TEST_CASE("from counts every level of what it is made of") {
    std::vector<std::vector<double>> vectors{{1, 2, 3}, {4, 5}};
    auto const made = [&] { heed::from<float, Query<2>, Key<3>>(vectors); };
    CHECK(said(made) == "heed: expected 3 values along Key<3>, but 2 came");
    vectors[1] = {4, 5, 6, 7};
    CHECK(said(made) == "heed: expected 3 values along Key<3>, but 4 came");
    vectors.resize(1);
    CHECK(said(made) == "heed: expected 2 values along Query<2>, but 1 came");
    vectors[0][1] = 1e300;
    vectors.push_back({4, 5, 6});
    CHECK(said(made) == "heed: expected values within the range of the element type, but one is beyond it");

    using made_type = heed::tensor<float, Query<2>, Key<3>>;
    static_assert(heed::can_from<made_type, float[2][3]> && !heed::can_from<made_type, float[3][2]>);
    static_assert(!heed::can_from<made_type, float[2][3][1]> && heed::can_from<made_type, float[6]>);
    static_assert(std::is_same_v<heed::fault_of_from<made_type, float[2][5]>,
                                 heed::fault::each_level_needs_exactly_as_many_values_as_its_axis_has<
                                     heed::fault::in::from, Key<3>, heed::values_given<5>>>);
    static_assert(std::is_same_v<heed::fault_of_from<heed::tensor<float, Key<3>>, std::vector<std::vector<float>>>,
                                 heed::fault::nested_values_need_one_level_for_each_axis<
                                     heed::fault::in::from, heed::shape_t<Key<3>>, std::vector<std::vector<float>>>>);
    // What a level too many is told of is the level, not how many values stand in it.
    static_assert(std::is_same_v<heed::fault_of_from<made_type, float[2][3][5]>,
                                 heed::fault::nested_values_need_one_level_for_each_axis<
                                     heed::fault::in::from, heed::shape_t<Query<2>, Key<3>>, float[2][3][5]>>);
    static_assert(std::is_same_v<heed::fault_of_from<heed::tensor<float, Key<3>>, float[3][2][5]>,
                                 heed::fault::nested_values_need_one_level_for_each_axis<
                                     heed::fault::in::from, heed::shape_t<Key<3>>, float[3][2][5]>>);
    static_assert(std::is_same_v<heed::fault_of_view_of<float[3][2][5], Query<3>, Key<5>>,
                                 heed::fault::nested_values_need_one_level_for_each_axis<
                                     heed::fault::in::view_of, heed::shape_t<Query<3>, Key<5>>, float[3][2][5]>>);
    static_assert(std::is_same_v<heed::fault_of_from<heed::tensor<int, Query<2>, Key<3>>, double[2][3]>,
                                 heed::fault::nested_values_convert_to_the_element_type_without_loss<
                                     heed::fault::in::from, double, int>>);
    // Names are not dropped: a tensor is no container.
    static_assert(!heed::can_from<made_type, heed::tensor<float, Batch<2>, Key<3>>>);
}

TEST_CASE("from takes a vector of the right size, and no other") {
    std::vector<double> const values{1, 2, 3, 4, 5, 6};
    REQUIRE(heed::from<double, Query<2>, Key<3>>(values) == heed::tensor<double, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    REQUIRE(heed::from<float, Query<2>, Key<3>>(values) == heed::tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    REQUIRE_THROWS_AS((heed::from<double, Query<2>, Key<2>>(values)), heed::out_of_range);
    REQUIRE_THROWS_AS((heed::from<double, Query<3>, Key<3>>(values)), heed::out_of_range);
    REQUIRE_THROWS_AS((heed::from<double, Query<2>, Key<3>>(std::span<double const>(values).first(5))),
                      heed::out_of_range);
}

namespace {

template <std::size_t Size>
constexpr float values_without_end[Size] = {};
template <std::size_t Size>
concept constant_from_span_of = requires {
    typename std::bool_constant<(heed::from<float, Key<5>>(std::span<float const>(values_without_end<Size>))(0) == 0)>;
};

}  // namespace

TEST_CASE("a wrong size that is known at run time only is no constant expression") {
    STATIC_REQUIRE(constant_from_span_of<5>);
    STATIC_REQUIRE_FALSE(constant_from_span_of<3>);
    STATIC_REQUIRE_FALSE(constant_from_span_of<7>);
}

TEST_CASE("from takes counted values, of several types") {
    STATIC_REQUIRE(heed::from<float, Query<2>, Key<2>>(1, 2.5, 3L, 4.5f) ==
                   heed::tensor<float, Query<2>, Key<2>>{1, 2.5f, 3, 4.5f});
    STATIC_REQUIRE(heed::from<int, Key<3>>(1, 2, 3) == heed::tensor<int, Key<3>>{1, 2, 3});
    STATIC_REQUIRE(heed::from<long, Key<2>>(1, short{2}) == heed::tensor<long, Key<2>>{1, 2});
    STATIC_REQUIRE(heed::from<double>(7) == 7.0);
    STATIC_REQUIRE(heed::from<wq<2, 3>>(1, 2, 3, 4, 5, 6)(1, 0) == 4);
    STATIC_REQUIRE(heed::from<heed::keep<Key<3>>>(true, false, true)(2));
    STATIC_REQUIRE(heed::from<modulo_7, Key<2>>(modulo_7(8), modulo_7(9))(1) == modulo_7(2));
    STATIC_REQUIRE(heed::from<modulo_7, Key<2>>(std::array{modulo_7(8), modulo_7(9)})(1) == modulo_7(2));
    int const at_run_time = heed_test::call_at_run_time(+[] { return 3; });
    REQUIRE(heed::from<float, Key<2>>(at_run_time, 0.5) == heed::tensor<float, Key<2>>{3, 0.5f});
}

namespace {

constexpr auto braces_of_four() {
    return heed::from<int, Batch<2>, Head<3>, Query<1>, Key<2>>({{{{1, 2}}, {{3, 4}}, {{5, 6}}},  //
                                                                 {{{7, 8}}, {{9, 10}}, {{11, 12}}}});
}
constexpr auto braces_of_equal_extents() {
    return heed::from<int, Batch<2>, Head<2>, Query<2>, Key<2>>({{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}},
                                                                {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}});
}

}  // namespace

TEST_CASE("from takes nested braces, one level an axis") {
    constexpr auto counting = [](std::size_t i) { return static_cast<int>(i) + 1; };
    BOTH_TIMES(four, braces_of_four);
    STATIC_REQUIRE(elements_are(four, counting));
    BOTH_TIMES(equal, braces_of_equal_extents);
    STATIC_REQUIRE(elements_are(equal, counting));
    STATIC_REQUIRE(elements_are(heed::from<int, Batch<2>, Query<1>, Key<3>>({{{1, 2, 3}}, {{4, 5, 6}}}), counting));
    STATIC_REQUIRE(elements_are(heed::from<int, Query<2>, Key<3>>({{1, 2, 3}, {4, 5, 6}}), counting));
    STATIC_REQUIRE(elements_are(heed::from<int, Key<3>>({1, 2, 3}), counting));
    STATIC_REQUIRE(elements_are(heed::from<int, Key<1>>({1}), counting));
    STATIC_REQUIRE(elements_are(heed::from<int, Query<1>, Key<1>>({{1}}), counting));
    STATIC_REQUIRE(elements_are(heed::from<int>({1}), counting));
    STATIC_REQUIRE(heed::from<float, Query<2>, Key<2>>({{1, 2.5f}, {3L, 4.5f}})(0, 1) == 2.5f);
    STATIC_REQUIRE(heed::from<wq<2, 3>>({{1, 2, 3}, {4, 5, 6}})(1, 0) == 4);
    STATIC_REQUIRE(heed::from<heed::keep<Batch<2>, Key<2>>>({{true, false}, {true, true}})(0, 0));
    STATIC_REQUIRE(heed::from<modulo_7, Key<2>>({modulo_7(8), modulo_7(9)})(1) == modulo_7(2));
    REQUIRE(heed::from<double, Query<2>, Key<2>>({{1, 2}, {3, 4}})(1, 0) == 3);
}

TEST_CASE("whole numbers in an unsigned tensor can be written as whole numbers") {
    STATIC_REQUIRE(heed::from<std::size_t, Key<3>>({1, 2, 3})(2) == 3);
    STATIC_REQUIRE(heed::from<unsigned char, Key<3>>({1, 2, 255})(2) == 255);
}

TEST_CASE("a container of bools makes a mask") {
    std::vector<bool> const padding{true, true, false};
    auto const mask = heed::from<heed::keep<Key<3>>>(padding);
    REQUIRE((mask(0) && mask(1) && !mask(2)));
}

TEST_CASE("a double beyond the range of float is told, and infinity is not beyond it") {
    std::vector<double> values{1.5, 0x1.fffffep127};
    REQUIRE(heed::from<float, Key<2>>(values)(1) == 0x1.fffffep127f);
    values[0] = 1e300;
    REQUIRE_THROWS_AS((heed::from<float, Key<2>>(values)), heed::out_of_range);
    values[0] = -1e300;
    REQUIRE_THROWS_AS((heed::from<float, Key<2>>(values)), heed::out_of_range);
    values[0] = heed::math::infinity<double>;
    REQUIRE(heed::from<float, Key<2>>(values)(0) == heed::math::infinity<float>);
}
