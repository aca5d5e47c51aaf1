// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/outer.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/tensor_view.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::index;
using heed::shape;
using heed::shape_of;
using heed::tensor;

// Halves of small whole numbers without a pattern, none of them 0: sums, products and quotients by powers of two are
// exact, and division is always allowed.
template <class X>
constexpr X numbers(unsigned seed) {
    return heed_test::drawn<X>(seed, [](unsigned bits) {
        int const whole = static_cast<int>(bits >> 16) % 19 - 9;
        return static_cast<heed::element_of<X>>(whole == 0 ? 10 : whole) / 2;
    });
}

template <class X>
struct four {
    X sum;
    X difference;
    X product;
    X quotient;

    friend constexpr bool operator==(four const&, four const&) = default;
};

// All four operators on two operands, and what they mean, element by element and by name.
template <class Whole, class A, class B>
constexpr four<Whole> with_operators(A const& a, B const& b) {
    static_assert(__is_same(decltype(a + b), Whole));
    static_assert(__is_same(decltype(a - b), Whole));
    static_assert(__is_same(decltype(a * b), Whole));
    static_assert(__is_same(decltype(a / b), Whole));
    return {a + b, a - b, a * b, a / b};
}

template <class T, std::size_t B, std::size_t Q, std::size_t K>
struct operands {
    using whole_type = tensor<T, Batch<B>, Query<Q>, Key<K>>;
    using turned_type = tensor<T, Key<K>, Batch<B>, Query<Q>>;
    static constexpr auto whole = numbers<whole_type>(1);
    static constexpr auto other = numbers<whole_type>(2);
    static constexpr auto turned = numbers<turned_type>(3);
    static constexpr auto row = numbers<tensor<T, Key<K>>>(4);
    static constexpr auto columns = numbers<tensor<T, Query<Q>, Batch<B>>>(5);
    static constexpr auto one = numbers<tensor<T>>(6);
};

template <class Whole, class F>
constexpr four<Whole> by_hand(F pair) {
    four<Whole> result{};
    constexpr std::size_t b_extent = heed::detail::extent_in<heed::shape_type_of<Whole>, heed::axis_name<Batch>>;
    constexpr std::size_t q_extent = heed::detail::extent_in<heed::shape_type_of<Whole>, heed::axis_name<Query>>;
    constexpr std::size_t k_extent = heed::detail::extent_in<heed::shape_type_of<Whole>, heed::axis_name<Key>>;
    for (std::size_t b = 0; b < b_extent; ++b) {
        for (std::size_t q = 0; q < q_extent; ++q) {
            for (std::size_t k = 0; k < k_extent; ++k) {
                auto const [x, y] = pair(b, q, k);
                result.sum(index<Batch>(b), index<Query>(q), index<Key>(k)) = x + y;
                result.difference(index<Batch>(b), index<Query>(q), index<Key>(k)) = x - y;
                result.product(index<Batch>(b), index<Query>(q), index<Key>(k)) = x * y;
                result.quotient(index<Batch>(b), index<Query>(q), index<Key>(k)) = x / y;
            }
        }
    }
    return result;
}

template <class T>
struct two {
    T first;
    T second;
};

template <class T, std::size_t B, std::size_t Q, std::size_t K>
struct pairs {
    using x = operands<T, B, Q, K>;
    using whole = typename x::whole_type;
    using turned = typename x::turned_type;

    static constexpr auto same_shape() { return with_operators<whole>(x::whole, x::other); }
    static constexpr auto small_right() { return with_operators<whole>(x::whole, x::row); }
    static constexpr auto small_left() { return with_operators<whole>(x::columns, x::whole); }
    static constexpr auto turned_right() { return with_operators<whole>(x::whole, x::turned); }
    static constexpr auto turned_left() { return with_operators<turned>(x::turned, x::whole); }
    static constexpr auto rank_0_right() { return with_operators<whole>(x::whole, x::one); }
    static constexpr auto rank_0_left() { return with_operators<whole>(x::one, x::whole); }
    static constexpr auto scalar_right() { return with_operators<whole>(x::whole, T{5} / 2); }
    static constexpr auto scalar_left() { return with_operators<whole>(T{5} / 2, x::whole); }
    static constexpr auto int_right() { return with_operators<whole>(x::whole, 3); }
    static constexpr auto int_left() { return with_operators<whole>(3, x::whole); }
    static constexpr auto in_place() {
        four<whole> result{x::whole, x::whole, x::whole, x::whole};
        result.sum += x::columns;
        result.difference -= x::turned;
        result.product *= x::row;
        result.quotient /= x::one;
        return result;
    }
    static constexpr auto in_place_with_scalar() {
        four<whole> result{x::whole, x::whole, x::whole, x::whole};
        (((result.sum += 3) += 1) -= 1);
        result.difference -= T{3};
        result.product *= 3;
        result.quotient /= T{3};
        return result;
    }
    static constexpr auto negated() { return -x::whole; }
};

template <class T, std::size_t B, std::size_t Q, std::size_t K>
void operators_pair_by_name() {
    using p = pairs<T, B, Q, K>;
    using x = operands<T, B, Q, K>;
    using whole = typename x::whole_type;
    {
        BOTH_TIMES(result, p::same_shape);
        constexpr auto expected = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), x::other(b, q, k)};
        });
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(result, p::small_right);
        constexpr auto expected = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), x::row(k)};
        });
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(result, p::small_left);
        constexpr auto expected = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::columns(q, b), x::whole(b, q, k)};
        });
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(result, p::turned_right);
        constexpr auto expected = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), x::turned(k, b, q)};
        });
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(result, p::turned_left);
        constexpr auto expected = by_hand<typename x::turned_type>([](auto b, auto q, auto k) {
            return two<T>{x::turned(k, b, q), x::whole(b, q, k)};
        });
        STATIC_REQUIRE(result == expected);
    }
    {
        BOTH_TIMES(right, p::rank_0_right);
        constexpr auto expected_right = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), x::one.values[0]};
        });
        STATIC_REQUIRE(right == expected_right);
        BOTH_TIMES(left, p::rank_0_left);
        constexpr auto expected_left = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::one.values[0], x::whole(b, q, k)};
        });
        STATIC_REQUIRE(left == expected_left);
    }
    {
        BOTH_TIMES(right, p::scalar_right);
        constexpr auto expected_right = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), T{5} / 2};
        });
        STATIC_REQUIRE(right == expected_right);
        BOTH_TIMES(left, p::scalar_left);
        constexpr auto expected_left = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{T{5} / 2, x::whole(b, q, k)};
        });
        STATIC_REQUIRE(left == expected_left);
    }
    {
        BOTH_TIMES(right, p::int_right);
        constexpr auto expected_right = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), T{3}};
        });
        STATIC_REQUIRE(right == expected_right);
        BOTH_TIMES(left, p::int_left);
        constexpr auto expected_left = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{T{3}, x::whole(b, q, k)};
        });
        STATIC_REQUIRE(left == expected_left);
        BOTH_TIMES(in_place, p::in_place_with_scalar);
        STATIC_REQUIRE(in_place == expected_right);
    }
    {
        BOTH_TIMES(result, p::in_place);
        constexpr auto with_columns = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), x::columns(q, b)};
        });
        constexpr auto with_turned = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), x::turned(k, b, q)};
        });
        constexpr auto with_row = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), x::row(k)};
        });
        constexpr auto with_one = by_hand<whole>([](auto b, auto q, auto k) {
            return two<T>{x::whole(b, q, k), x::one.values[0]};
        });
        STATIC_REQUIRE(result.sum == with_columns.sum);
        STATIC_REQUIRE(result.difference == with_turned.difference);
        STATIC_REQUIRE(result.product == with_row.product);
        STATIC_REQUIRE(result.quotient == with_one.quotient);
    }
    {
        BOTH_TIMES(result, p::negated);
        static_assert(shape_of(result) == shape<Batch<B>, Query<Q>, Key<K>>);
        for (std::size_t i = 0; i < x::whole.size; ++i) REQUIRE(result.values[i] == -x::whole.values[i]);
    }
}

constexpr auto of_whole_numbers() {
    tensor<int, Key<3>> const x{7, -7, 5};
    tensor<int, Key<3>> const y{2, 2, -3};
    return with_operators<tensor<int, Key<3>>>(x, y);
}

constexpr auto of_short_numbers() {
    tensor<short, Key<2>> x{7, -7};
    x *= static_cast<short>(2);
    return -(x + x) - static_cast<short>(1);
}

constexpr auto negated_zeros() { return -tensor<float, Key<2>>{0.0f, -0.0f}; }

// (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24 when it is fused, and 0 when the product is rounded on its own.
constexpr auto product_and_sum() {
    tensor<float, Key<2>> const a{0x1.001p0f, -0x1.001p0f};
    tensor<float, Key<2>> const c{-0x1.002p0f, -0x1.002p0f};
    return tensor<float, Key<2>>{(a * a + c)(0), (c + a * a)(1)};
}

// The sign and the payload of a NaN that an operation makes are not specified: any NaN as one.
template <class X>
constexpr X with_one_nan(X x) {
    for (auto& value : x.values) {
        if (heed::math::is_nan(value)) value = heed::math::quiet_nan<heed::element_of<X>>;
    }
    return x;
}

// Every pair of values that overflow, divide by zero or have no result when they meet.
template <class T>
constexpr auto out_of_range(auto operation) {
    constexpr T inf = heed::math::infinity<T>;
    constexpr T large = static_cast<T>(sizeof(T) == 4 ? 3e38 : 1.5e308);
    constexpr T tiny = static_cast<T>(sizeof(T) == 4 ? 0x1p-149 : 0x1p-1074);
    tensor<T, Key<9>> const values{0, T(-0.0), 1, large, -large, inf, -inf, heed::math::quiet_nan<T>, tiny};
    return with_one_nan(
        operation(heed::outer(values, tensor<T, Query<9>>{1, 1, 1, 1, 1, 1, 1, 1, 1}),
                  tensor<T, Query<9>>{0, T(-0.0), 1, large, -large, inf, -inf, heed::math::quiet_nan<T>, tiny}));
}
template <class T>
constexpr auto out_of_range_sums() {
    return out_of_range<T>([](auto const& a, auto const& b) { return a + b; });
}
template <class T>
constexpr auto out_of_range_differences() {
    return out_of_range<T>([](auto const& a, auto const& b) { return a - b; });
}
template <class T>
constexpr auto out_of_range_products() {
    return out_of_range<T>([](auto const& a, auto const& b) { return a * b; });
}
template <class T>
constexpr auto out_of_range_quotients() {
    return out_of_range<T>([](auto const& a, auto const& b) { return a / b; });
}
template <class T>
constexpr auto out_of_range_in_place() {
    return out_of_range<T>([](auto a, auto const& b) {
        a /= b;
        return a;
    });
}

// What the processor makes of the same pair, which nothing has folded.
template <class T, class Result>
void is_what_the_processor_says(Result const& result, T (*operation)(T, T)) {
    T const large = static_cast<T>(sizeof(T) == 4 ? 3e38 : 1.5e308);
    T const tiny = static_cast<T>(sizeof(T) == 4 ? 0x1p-149 : 0x1p-1074);
    T const inf = heed::math::infinity<T>;
    volatile T const values[] = {0, T(-0.0), 1, large, -large, inf, -inf, heed::math::quiet_nan<T>, tiny};
    for (std::size_t k = 0; k < 9; ++k) {
        for (std::size_t q = 0; q < 9; ++q) {
            T const expected = operation(values[k], values[q]);
            INFO(values[k] << " and " << values[q]);
            if (heed::math::is_nan(expected)) {
                REQUIRE(heed::math::is_nan(result(k, q)));
            } else {
                REQUIRE(heed_test::same_bits(result(k, q), expected));
            }
        }
    }
}

template <class T>
void every_value_has_its_arithmetic() {
    BOTH_TIMES(sums, out_of_range_sums<T>);
    is_what_the_processor_says<T>(sums, [](T a, T b) { return a + b; });
    BOTH_TIMES(differences, out_of_range_differences<T>);
    is_what_the_processor_says<T>(differences, [](T a, T b) { return a - b; });
    BOTH_TIMES(products, out_of_range_products<T>);
    is_what_the_processor_says<T>(products, [](T a, T b) { return a * b; });
    BOTH_TIMES(quotients, out_of_range_quotients<T>);
    is_what_the_processor_says<T>(quotients, [](T a, T b) { return a / b; });
    BOTH_TIMES(in_place, out_of_range_in_place<T>);
    REQUIRE(heed_test::same_bits(in_place, quotients));
}

constexpr auto with_itself() {
    tensor<float, Query<2>, Key<2>> x{1, 2, 3, 4};
    x += x;
    x *= x;
    x -= x / x;
    return x;
}

// A number that is no built-in type: exact fractions, in lowest terms.
struct fraction {
    long long over = 0;
    long long under = 1;

    constexpr fraction() = default;
    constexpr fraction(long long above, long long below = 1) : over(above), under(below) {  // NOLINT: implicit
        long long a = above < 0 ? -above : above;
        long long b = below < 0 ? -below : below;
        while (b != 0) {
            long long const rest = a % b;
            a = b;
            b = rest;
        }
        if (below < 0) a = -a;
        over /= a;
        under /= a;
    }
    friend constexpr fraction operator+(fraction a, fraction b) {
        return {a.over * b.under + b.over * a.under, a.under * b.under};
    }
    friend constexpr fraction operator-(fraction a, fraction b) {
        return {a.over * b.under - b.over * a.under, a.under * b.under};
    }
    friend constexpr fraction operator*(fraction a, fraction b) { return {a.over * b.over, a.under * b.under}; }
    friend constexpr fraction operator/(fraction a, fraction b) { return {a.over * b.under, a.under * b.over}; }
    friend constexpr fraction operator-(fraction a) { return {-a.over, a.under}; }
    friend constexpr bool operator==(fraction, fraction) = default;
};

constexpr auto of_fractions() {
    tensor<fraction, Query<2>, Key<2>> const x{fraction{1, 2}, fraction{1, 3}, fraction{1, 5}, fraction{1, 7}};
    tensor<fraction, Key<2>> const y{fraction{1, 3}, fraction{2, 3}};
    return (-x + y) * 6 / y - fraction{1, 2};
}

}  // namespace

TEST_CASE("operators pair elements by name, and the bigger operand's order is the result's") {
    operators_pair_by_name<double, 2, 3, 5>();
    operators_pair_by_name<float, 3, 3, 3>();
}

TEST_CASE("whole numbers are divided as the language divides them") {
    BOTH_TIMES(result, of_whole_numbers);
    STATIC_REQUIRE(result.sum == tensor<int, Key<3>>{9, -5, 2});
    STATIC_REQUIRE(result.difference == tensor<int, Key<3>>{5, -9, 8});
    STATIC_REQUIRE(result.product == tensor<int, Key<3>>{14, -14, -15});
    STATIC_REQUIRE(result.quotient == tensor<int, Key<3>>{3, -3, -1});
}

TEST_CASE("arithmetic keeps the element type, also of numbers that the language would widen") {
    BOTH_TIMES(result, of_short_numbers);
    static_assert(__is_same(decltype(result), tensor<short, Key<2>> const));
    STATIC_REQUIRE(result == tensor<short, Key<2>>{-29, 27});
    static_assert(__is_same(decltype(tensor<float, Key<2>>{} * 0.5), tensor<float, Key<2>>));
}

TEST_CASE("a scalar is converted to the element type before it is used") {
    // 0.1 is another number in double than in float.
    constexpr auto result = tensor<float, Key<1>>{1} * 0.1;
    STATIC_REQUIRE(result(0) == 0.1f);
    constexpr auto sum = tensor<float, Key<1>>{0x1p24f} + (0x1p0 + 0x1p-30);
    STATIC_REQUIRE(sum(0) == 0x1p24f);
}

TEST_CASE("negation turns the sign of a zero too") {
    BOTH_TIMES(result, negated_zeros);
    STATIC_REQUIRE(heed::math::sign_bit(result(0)));
    STATIC_REQUIRE(!heed::math::sign_bit(result(1)));
}

TEST_CASE("a product is rounded before it is added to, whatever the machine could fuse") {
    BOTH_TIMES(result, product_and_sum);
    STATIC_REQUIRE(result(0) == 0);
    STATIC_REQUIRE(result(1) == 0);
}

TEST_CASE("overflow, division by zero and what has no value are constant expressions too") {
    every_value_has_its_arithmetic<float>();
    every_value_has_its_arithmetic<double>();
}

TEST_CASE("a tensor can be its own right side") {
    BOTH_TIMES(result, with_itself);
    STATIC_REQUIRE(result == tensor<float, Query<2>, Key<2>>{3, 15, 35, 63});
}

/// Views of one array: a part that is shifted, a row that belongs to the left side, the same values, and others.
template <std::size_t Q, std::size_t K>
constexpr int wrong_where_memory_is_shared() {
    int wrong = 0;
    float shifted[K + 1] = {}, rows[Q * K] = {}, same[K] = {};
    for (std::size_t i = 0; i <= K; ++i) shifted[i] = static_cast<float>(i + 1);
    heed::tensor_view<float, Key<K>> after(shifted + 1);
    after += heed::tensor_view<float const, Key<K>>(shifted);
    for (std::size_t i = 0; i < K; ++i) wrong += after(i) != static_cast<float>(2 * i + 3);

    for (std::size_t i = 0; i < Q * K; ++i) rows[i] = static_cast<float>(i + 2);
    heed::tensor_view<float, Query<Q>, Key<K>> all(rows);
    all *= heed::tensor_view<float const, Key<K>>(rows);
    for (std::size_t i = 0; i < Q * K; ++i) wrong += rows[i] != static_cast<float>((i + 2) * (i % K + 2));

    heed::tensor<float, Query<Q>, Key<K>> owner{};
    for (std::size_t i = 0; i < Q * K; ++i) owner.values[i] = static_cast<float>(i + 1);
    owner -= heed::tensor_view<float const, Key<K>>(owner.values);
    for (std::size_t i = 0; i < Q * K; ++i) wrong += owner.values[i] != static_cast<float>(i / K * K);

    for (std::size_t i = 0; i < K; ++i) same[i] = static_cast<float>(i + 1);
    heed::tensor_view<float, Key<K>> once(same);
    once += once;
    once /= 4;
    for (std::size_t i = 0; i < K; ++i) wrong += same[i] != static_cast<float>(i + 1) / 2;
    return wrong;
}
TEST_CASE("the right side of an assignment counts as it was before, where it shares memory with the left") {
    BOTH_TIMES(primes, (wrong_where_memory_is_shared<2, 3>));
    STATIC_REQUIRE(primes == 0);
    BOTH_TIMES(equal, (wrong_where_memory_is_shared<4, 4>));
    STATIC_REQUIRE(equal == 0);
}

TEST_CASE("assignment returns the left side itself") {
    tensor<float, Key<2>> x{1, 2};
    static_assert(__is_same(decltype(x += 1), tensor<float, Key<2>>&));
    REQUIRE(&(x += 1) == &x);
    REQUIRE(&(x /= x) == &x);
}

TEST_CASE("arithmetic works for any type that has it") {
    BOTH_TIMES(result, of_fractions);
    STATIC_REQUIRE(result(0, 0) == fraction{-7, 2});
    STATIC_REQUIRE(result(0, 1) == fraction{5, 2});
    STATIC_REQUIRE(result(1, 0) == fraction{19, 10});
    STATIC_REQUIRE(result(1, 1) == fraction{59, 14});
}

TEST_CASE("arithmetic on logits or on a distribution gives a plain tensor") {
    using plain = tensor<float, Query<2>, Key<3>>;
    using logits = decltype(heed::as_logits<Key>(plain{}));
    using distribution = decltype(heed::softmax<Key>(plain{}));
    using weights = decltype(heed::softmax<Key>(logits{}));
    static_assert(!__is_same(logits, plain) && !__is_same(distribution, plain) && !__is_same(weights, distribution));

    static_assert(__is_same(decltype(logits{} * 2), plain));
    static_assert(__is_same(decltype(2 / logits{}), plain));
    static_assert(__is_same(decltype(logits{} + logits{}), plain));
    static_assert(__is_same(decltype(-logits{}), plain));
    static_assert(__is_same(decltype(distribution{} - plain{}), plain));
    static_assert(__is_same(decltype(distribution{} + distribution{}), plain));
    static_assert(__is_same(decltype(-distribution{}), plain));
    static_assert(__is_same(decltype(tensor<float, Key<3>>{} * weights{}), plain));
    static_assert(__is_same(decltype(weights{} / 2.0f), plain));

    auto const w = heed::softmax<Key>(plain{});
    plain product{};
    product += w;
    REQUIRE((w + w) == product + product);
}

TEST_CASE("an operand without a name of its own, rank 0, is a number on either side") {
    constexpr tensor<float> half{0.5f};
    constexpr float plain_number = half * half;
    STATIC_REQUIRE(plain_number == 0.25f);
    static_assert(__is_same(decltype(half + 1), tensor<float>));
    STATIC_REQUIRE((2 - half)() == 1.5f);
}
