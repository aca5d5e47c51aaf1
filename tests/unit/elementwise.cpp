// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/outer.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::index;
using heed::shape;
using heed::shape_of;
using heed::tensor;
using heed_test::whole_numbers;

struct squared_and_one {
    constexpr float operator()(float x) const { return x * x + 1; }
};

// Every operand has its own decimal place, so that a result tells which elements met.
struct digits {
    constexpr int operator()(int a, int b) const { return 100 * a + b; }
    constexpr int operator()(int a, int b, int c) const { return 10000 * a + 100 * b + c; }
    constexpr int operator()(int a, int b, int c, int d) const { return 1000000 * a + 10000 * b + 100 * c + d; }
};

// 1, 2, 3, ... in row-major order.
template <class X>
constexpr X counted() {
    X x{};
    int next = 0;
    for (auto& value : x.values) value = static_cast<heed::element_of<X>>(++next);
    return x;
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto mapped() {
    return heed::map(squared_and_one{}, whole_numbers<tensor<float, Batch<B>, Query<Q>, Key<K>>>(1));
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto mapped_by_hand() {
    auto const x = whole_numbers<tensor<float, Batch<B>, Query<Q>, Key<K>>>(1);
    tensor<float, Batch<B>, Query<Q>, Key<K>> y{};
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) y(b, q, k) = x(b, q, k) * x(b, q, k) + 1;
        }
    }
    return y;
}

template <std::size_t B, std::size_t Q, std::size_t K>
struct operands {
    static constexpr auto whole = counted<tensor<int, Batch<B>, Query<Q>, Key<K>>>();
    static constexpr auto turned = counted<tensor<int, Key<K>, Batch<B>, Query<Q>>>();
    static constexpr auto rows = counted<tensor<int, Query<Q>>>();
    static constexpr auto columns = counted<tensor<int, Key<K>, Batch<B>>>();
    static constexpr auto one = tensor<int>{7};
};

// What zip means, whatever the layouts: elements at the same names meet.
template <std::size_t B, std::size_t Q, std::size_t K, class Result, class F>
constexpr Result at_every_name(F f) {
    Result result{};
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                result(index<Batch>(b), index<Query>(q), index<Key>(k)) = f(b, q, k);
            }
        }
    }
    return result;
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto small_with_whole() {
    using x = operands<B, Q, K>;
    return heed::zip(digits{}, x::rows, x::whole);
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto whole_with_small() {
    using x = operands<B, Q, K>;
    return heed::zip(digits{}, x::whole, x::columns);
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto four_operands() {
    using x = operands<B, Q, K>;
    return heed::zip(digits{}, x::rows, x::one, x::columns, x::whole);
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto turned_first() {
    using x = operands<B, Q, K>;
    return heed::zip(digits{}, x::turned, x::whole);
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto turned_second() {
    using x = operands<B, Q, K>;
    return heed::zip(digits{}, x::rows, x::whole, x::turned);
}

template <std::size_t B, std::size_t Q, std::size_t K>
void zip_pairs_by_name() {
    using x = operands<B, Q, K>;
    using in_order = tensor<int, Batch<B>, Query<Q>, Key<K>>;
    using in_turned_order = tensor<int, Key<K>, Batch<B>, Query<Q>>;
    {
        BOTH_TIMES(result, small_with_whole<B, Q, K>);
        static_assert(shape_of(result) == shape<Batch<B>, Query<Q>, Key<K>>);
        constexpr auto expected = at_every_name<B, Q, K, in_order>(
            [](auto b, auto q, auto k) { return 100 * x::rows(q) + x::whole(b, q, k); });
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(result, whole_with_small<B, Q, K>);
        static_assert(shape_of(result) == shape<Batch<B>, Query<Q>, Key<K>>);
        constexpr auto expected = at_every_name<B, Q, K, in_order>(
            [](auto b, auto q, auto k) { return 100 * x::whole(b, q, k) + x::columns(k, b); });
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(result, four_operands<B, Q, K>);
        static_assert(shape_of(result) == shape<Batch<B>, Query<Q>, Key<K>>);
        constexpr auto expected = at_every_name<B, Q, K, in_order>([](auto b, auto q, auto k) {
            return 1000000 * x::rows(q) + 10000 * 7 + 100 * x::columns(k, b) + x::whole(b, q, k);
        });
        STATIC_REQUIRE(result == expected);
    }
    {
        // The same axes in two orders: the first operand's order is the result's.
        BOTH_TIMES(result, turned_first<B, Q, K>);
        static_assert(shape_of(result) == shape<Key<K>, Batch<B>, Query<Q>>);
        constexpr auto expected = at_every_name<B, Q, K, in_turned_order>(
            [](auto b, auto q, auto k) { return 100 * x::turned(k, b, q) + x::whole(b, q, k); });
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(result, turned_second<B, Q, K>);
        static_assert(shape_of(result) == shape<Batch<B>, Query<Q>, Key<K>>);
        constexpr auto expected = at_every_name<B, Q, K, in_order>(
            [](auto b, auto q, auto k) { return 10000 * x::rows(q) + 100 * x::whole(b, q, k) + x::turned(k, b, q); });
        STATIC_REQUIRE(result == expected);
    }
}

struct of_two_types {
    constexpr double operator()(float a, int b) const { return static_cast<double>(a) / b; }
};

constexpr auto two_element_types() {
    return heed::zip(of_two_types{}, tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6}, tensor<int, Key<3>>{1, 2, 4});
}

constexpr auto rank_0_only() { return heed::zip(digits{}, tensor<int>{3}, tensor<int>{5}); }

constexpr auto extents_of_1() {
    return heed::zip(digits{}, tensor<int, Key<1>>{3}, tensor<int, Query<1>, Key<1>, Batch<1>>{5});
}

struct counter {
    int calls = 0;
    constexpr int operator()(int x) { return x + 100 * ++calls; }
};

constexpr auto function_with_a_state() { return heed::map(counter{}, tensor<int, Query<2>, Key<2>>{1, 2, 3, 4}); }

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto outer_product() {
    return heed::outer(whole_numbers<tensor<int, Batch<B>, Key<K>>>(3), whole_numbers<tensor<int, Query<Q>>>(4));
}

template <std::size_t B, std::size_t Q, std::size_t K>
void outer_pairs_everything_with_everything() {
    BOTH_TIMES(result, outer_product<B, Q, K>);
    static_assert(shape_of(result) == shape<Batch<B>, Key<K>, Query<Q>>);
    constexpr auto a = whole_numbers<tensor<int, Batch<B>, Key<K>>>(3);
    constexpr auto b = whole_numbers<tensor<int, Query<Q>>>(4);
    for (std::size_t i = 0; i < B; ++i) {
        for (std::size_t k = 0; k < K; ++k) {
            for (std::size_t q = 0; q < Q; ++q) REQUIRE(result(i, k, q) == a(i, k) * b(q));
        }
    }
}

// The sign and the payload of a NaN that an operation makes are not specified: any NaN as one.
template <class X>
constexpr X with_one_nan(X x) {
    for (auto& value : x.values) {
        if (heed::math::is_nan(value)) value = heed::math::quiet_nan<heed::element_of<X>>;
    }
    return x;
}

constexpr auto outer_of_infinities() {
    return with_one_nan(heed::outer(tensor<float, Query<3>>{3e38f, 0.0f, -1.0f},
                                    tensor<float, Key<2>>{heed::math::infinity<float>, 2.0f}));
}

constexpr auto cast_down() { return heed::cast<int>(tensor<double, Key<4>>{1.75, -1.75, 0.0, 3e9 / 2}); }
constexpr auto cast_up() { return heed::cast<double>(tensor<float, Query<2>, Key<1>>{0.1f, -0.0f}); }

// A number that is no built-in type: exact fractions.
struct fraction {
    long long over = 0;
    long long under = 1;

    friend constexpr fraction operator*(fraction a, fraction b) { return {a.over * b.over, a.under * b.under}; }
    friend constexpr bool operator==(fraction, fraction) = default;
};

constexpr auto outer_of_fractions() {
    return heed::outer(tensor<fraction, Query<2>>{fraction{1, 2}, fraction{2, 3}},
                       tensor<fraction, Key<1>>{fraction{5, 7}});
}

}  // namespace

TEST_CASE("map applies a function to every element and keeps the shape") {
    {
        BOTH_TIMES(result, mapped<2, 3, 5>);
        static_assert(shape_of(result) == shape<Batch<2>, Query<3>, Key<5>>);
        constexpr auto expected = mapped_by_hand<2, 3, 5>();
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(result, mapped<3, 3, 3>);
        constexpr auto expected = mapped_by_hand<3, 3, 3>();
        STATIC_REQUIRE(result == expected);
    }
}

TEST_CASE("map calls its function once for each element, and the function may have a state") {
    BOTH_TIMES(result, function_with_a_state);
    STATIC_REQUIRE(result == tensor<int, Query<2>, Key<2>>{101, 202, 303, 404});
}

TEST_CASE("the elements of a map are what the function returns") {
    auto const is_positive = [](float x) { return x > 0; };
    auto const result = heed::map(is_positive, tensor<float, Key<3>>{-1, 0, 2});
    static_assert(__is_same(decltype(result), tensor<bool, Key<3>> const));
    REQUIRE(result == tensor<bool, Key<3>>{false, false, true});

    // A reference that the function returns is read, not kept.
    auto const same = [](float const& x) -> float const& { return x; };
    static_assert(__is_same(decltype(heed::map(same, tensor<float>{})), tensor<float>));
}

TEST_CASE("map gives a plain tensor, also from a kind of tensor that promises something") {
    using plain = tensor<float, Query<2>, Key<3>>;
    auto const same = [](float x) { return x; };
    static_assert(__is_same(decltype(heed::map(same, heed::as_logits<Key>(plain{}))), plain));
    static_assert(__is_same(decltype(heed::map(same, heed::softmax<Key>(plain{}))), plain));
    static_assert(__is_same(decltype(heed::map(same, heed::as_attention_weights<Key>(plain{}))), plain));
    static_assert(__is_same(decltype(heed::zip(digits{}, heed::cast<int>(heed::softmax<Key>(plain{})), tensor<int>{})),
                            tensor<int, Query<2>, Key<3>>));
    static_assert(__is_same(decltype(heed::cast<float>(heed::softmax<Key>(plain{}))), plain));
    static_assert(__is_same(decltype(heed::outer(heed::softmax<Key>(plain{}), tensor<float>{})), plain));
}

TEST_CASE("zip pairs elements by name, and the order of the axes is the biggest operand's") {
    zip_pairs_by_name<2, 3, 5>();
    zip_pairs_by_name<3, 3, 3>();
}

TEST_CASE("zip takes elements of several types") {
    BOTH_TIMES(result, two_element_types);
    static_assert(__is_same(decltype(result), tensor<double, Query<2>, Key<3>> const));
    STATIC_REQUIRE(result == tensor<double, Query<2>, Key<3>>{1, 1, 0.75, 4, 2.5, 1.5});
}

TEST_CASE("zip works at rank 0 and with extents of 1") {
    BOTH_TIMES(scalar, rank_0_only);
    static_assert(shape_of(scalar) == shape<>);
    STATIC_REQUIRE(scalar == tensor<int>{305});
    BOTH_TIMES(ones, extents_of_1);
    static_assert(shape_of(ones) == shape<Query<1>, Key<1>, Batch<1>>);
    STATIC_REQUIRE(ones.values[0] == 305);
}

TEST_CASE("outer multiplies everything with everything, a's axes first") {
    outer_pairs_everything_with_everything<2, 3, 5>();
    outer_pairs_everything_with_everything<3, 3, 3>();
    static_assert(__is_same(decltype(heed::outer(tensor<int>{}, tensor<int, Key<3>>{})), tensor<int, Key<3>>));
    static_assert(__is_same(decltype(heed::outer(tensor<int>{}, tensor<int>{})), tensor<int>));
    REQUIRE(heed::outer(tensor<int>{3}, tensor<int>{5}) == tensor<int>{15});
}

TEST_CASE("an outer product that overflows or has no value is a constant expression too") {
    BOTH_TIMES(result, outer_of_infinities);
    STATIC_REQUIRE(result(0, 0) == heed::math::infinity<float>);
    STATIC_REQUIRE(result(0, 1) == heed::math::infinity<float>);
    STATIC_REQUIRE(heed::math::is_nan(result(1, 0)));
    STATIC_REQUIRE(result(1, 1) == 0.0f);
    STATIC_REQUIRE(result(2, 0) == -heed::math::infinity<float>);
    STATIC_REQUIRE(result(2, 1) == -2.0f);
}

TEST_CASE("outer works for any type that has a product") {
    BOTH_TIMES(result, outer_of_fractions);
    STATIC_REQUIRE(result(0, 0) == fraction{5, 14});
    STATIC_REQUIRE(result(1, 0) == fraction{10, 21});
}

TEST_CASE("cast converts element by element as static_cast does") {
    BOTH_TIMES(down, cast_down);
    STATIC_REQUIRE(down == tensor<int, Key<4>>{1, -1, 0, 1500000000});
    BOTH_TIMES(up, cast_up);
    static_assert(__is_same(decltype(up), tensor<double, Query<2>, Key<1>> const));
    STATIC_REQUIRE(up(0, 0) == 0x1.99999ap-4);
    STATIC_REQUIRE(heed::math::sign_bit(up(1, 0)));
}
