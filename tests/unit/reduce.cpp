// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/math/abs.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/heap_tensor.hpp>

#include "../reference/operations.hpp"
#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

#include <utility>

namespace {

using namespace heed::axes;
using heed::shape;
using heed::shape_of;
using heed::tensor;
using heed_test::whole_numbers;

namespace reference = heed_reference::operations;

template <class T, std::size_t B, std::size_t Q, std::size_t K>
constexpr auto input = whole_numbers<tensor<T, Batch<B>, Query<Q>, Key<K>>>(11, 99);

// Sums, greatest elements and how many there are, over all (b, q, k) that `into` sends to one place of the result.
template <class Result>
struct tally {
    Result sum{};
    Result greatest{};
    Result seen{};
};

template <class Result, class T, std::size_t B, std::size_t Q, std::size_t K, class Into>
constexpr tally<Result> tallied(Into into) {
    tally<Result> result{};
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                std::size_t const at = into(b, q, k);
                T const value = input<T, B, Q, K>(b, q, k);
                if (result.seen.values[at] == 0 || result.greatest.values[at] < value)
                    result.greatest.values[at] = value;
                result.sum.values[at] += value;
                result.seen.values[at] += 1;
            }
        }
    }
    return result;
}

template <class T, std::size_t B, std::size_t Q, std::size_t K, template <std::size_t> class... Names>
struct over {
    static constexpr auto sum() { return heed::sum<Names...>(input<T, B, Q, K>); }
    static constexpr auto mean() { return heed::mean<Names...>(input<T, B, Q, K>); }
    static constexpr auto max() { return heed::max<Names...>(input<T, B, Q, K>); }

    template <class Result, class Into>
    static void is(Into into) {
        constexpr auto expected = tallied<Result, T, B, Q, K>(into);
        BOTH_TIMES(sums, sum);
        static_assert(__is_same(decltype(sums), Result const));
        STATIC_REQUIRE(sums == expected.sum);
        BOTH_TIMES(greatest, max);
        static_assert(__is_same(decltype(greatest), Result const));
        STATIC_REQUIRE(greatest == expected.greatest);
        BOTH_TIMES(means, mean);
        static_assert(__is_same(decltype(means), Result const));
        for (std::size_t i = 0; i < Result::size; ++i) {
            REQUIRE(means.values[i] == expected.sum.values[i] / expected.seen.values[i]);
        }
    }
};

template <class T, std::size_t B, std::size_t Q, std::size_t K>
void every_choice_of_axes() {
    over<T, B, Q, K, Batch>::template is<tensor<T, Query<Q>, Key<K>>>([](auto, auto q, auto k) { return q * K + k; });
    over<T, B, Q, K, Query>::template is<tensor<T, Batch<B>, Key<K>>>([](auto b, auto, auto k) { return b * K + k; });
    over<T, B, Q, K, Key>::template is<tensor<T, Batch<B>, Query<Q>>>([](auto b, auto q, auto) { return b * Q + q; });
    over<T, B, Q, K, Batch, Query>::template is<tensor<T, Key<K>>>([](auto, auto, auto k) { return k; });
    over<T, B, Q, K, Key, Batch>::template is<tensor<T, Query<Q>>>([](auto, auto q, auto) { return q; });
    over<T, B, Q, K, Query, Key>::template is<tensor<T, Batch<B>>>([](auto b, auto, auto) { return b; });
    over<T, B, Q, K, Key, Batch, Query>::template is<tensor<T>>([](auto, auto, auto) { return std::size_t{0}; });
    over<T, B, Q, K>::template is<tensor<T>>([](auto, auto, auto) { return std::size_t{0}; });
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto argmax_over_query() {
    return heed::argmax<Query>(input<float, B, Q, K>);
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto argmax_over_key() {
    return heed::argmax<Key>(input<float, B, Q, K>);
}

template <std::size_t B, std::size_t Q, std::size_t K>
void argmax_finds_the_greatest() {
    constexpr auto const& x = input<float, B, Q, K>;
    {
        BOTH_TIMES(result, argmax_over_query<B, Q, K>);
        static_assert(__is_same(decltype(result), tensor<std::size_t, Batch<B>, Key<K>> const));
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t k = 0; k < K; ++k) {
                for (std::size_t q = 0; q < Q; ++q) {
                    REQUIRE(x(b, q, k) <= x(b, result(b, k), k));
                    if (q < result(b, k)) REQUIRE(x(b, q, k) < x(b, result(b, k), k));
                }
            }
        }
    }
    {
        BOTH_TIMES(result, argmax_over_key<B, Q, K>);
        static_assert(__is_same(decltype(result), tensor<std::size_t, Batch<B>, Query<Q>> const));
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t q = 0; q < Q; ++q) {
                for (std::size_t k = 0; k < K; ++k) {
                    REQUIRE(x(b, q, k) <= x(b, q, result(b, q)));
                    if (k < result(b, q)) REQUIRE(x(b, q, k) < x(b, q, result(b, q)));
                }
            }
        }
    }
}

// The order of a sum: written a second time from its description, for elements that come one after the other.
template <class T, std::size_t N>
constexpr T in_documented_order(T const (&x)[N]) {
    T lane[16] = {};
    bool used[16] = {};
    for (std::size_t i = 0; i < N; ++i) {
        lane[i % 16] = used[i % 16] ? lane[i % 16] + x[i] : x[i];
        used[i % 16] = true;
    }
    for (std::size_t apart : {8u, 4u, 2u, 1u}) {
        for (std::size_t i = 0; i < apart; ++i) {
            if (used[i + apart]) lane[i] = lane[i] + lane[i + apart];
        }
    }
    return lane[0];
}

template <class T, std::size_t N>
constexpr T one_after_the_other(T const (&x)[N]) {
    T sum = x[0];
    for (std::size_t i = 1; i < N; ++i) sum = sum + x[i];
    return sum;
}

// Values of very different sizes that nearly cancel: any other order of summation gives other bits.
template <class T, class X>
constexpr X cancelling() {
    X x{};
    T size = 1;
    unsigned seed = 7;
    for (std::size_t i = 0; i < X::size; ++i) {
        seed = (seed * 1103515245u + 12345u) & 0x7fffffffu;
        size = (i % 5 == 0) ? T(1e8) : (i % 5 == 3 ? T(-1e8) : T(1) / T(3));
        x.values[i] = size + static_cast<T>(seed >> 16) / T(7);
    }
    return x;
}

template <class T, std::size_t N>
constexpr auto cancelling_sum() {
    return heed::sum<Key>(cancelling<T, tensor<T, Key<N>>>());
}

template <class T, std::size_t... Less1>
int lengths_with_another_sum_in_sequence(std::index_sequence<Less1...>) {
    int others = 0;
    auto const check = [&]<std::size_t N>(std::integral_constant<std::size_t, N>) {
        constexpr auto x = cancelling<T, tensor<T, Key<N>>>();
        BOTH_TIMES(sum, cancelling_sum<T, N>);
        INFO("length " << N);
        REQUIRE(heed_test::same_bits(sum.values[0], in_documented_order(x.values)));
        others += sum.values[0] != one_after_the_other(x.values);
    };
    (check(std::integral_constant<std::size_t, Less1 + 1>{}), ...);
    return others;
}

// The elements of a sum over the first and the last of three axes, in row-major order.
template <std::size_t A, std::size_t B, std::size_t C>
constexpr auto sum_over_outer_axes() {
    return heed::sum<Batch, Key>(cancelling<float, tensor<float, Batch<A>, Query<B>, Key<C>>>());
}
template <std::size_t A, std::size_t B, std::size_t C>
constexpr auto sum_over_outer_axes_named_backwards() {
    return heed::sum<Key, Batch>(cancelling<float, tensor<float, Batch<A>, Query<B>, Key<C>>>());
}
template <std::size_t A, std::size_t B, std::size_t C>
void sums_number_elements_in_row_major_order() {
    constexpr auto x = cancelling<float, tensor<float, Batch<A>, Query<B>, Key<C>>>();
    BOTH_TIMES(sums, sum_over_outer_axes<A, B, C>);
    BOTH_TIMES(backwards, sum_over_outer_axes_named_backwards<A, B, C>);
    REQUIRE(heed_test::same_bits(sums, backwards));
    for (std::size_t b = 0; b < B; ++b) {
        float line[A * C] = {};
        for (std::size_t a = 0; a < A; ++a) {
            for (std::size_t c = 0; c < C; ++c) line[a * C + c] = x(a, b, c);
        }
        REQUIRE(heed_test::same_bits(sums(b), in_documented_order(line)));
    }
}

constexpr float nan = heed::math::quiet_nan<float>;
constexpr float inf = heed::math::infinity<float>;

constexpr tensor<float, Query<7>, Key<3>> special{
    nan,  1,     2,     // first
    1,    nan,   nan,   // middle, and twice
    1,    inf,   nan,   // after an infinity
    -inf, -inf,  -inf,  //
    -3,   -1,    -2,    // all below the zero that an accumulator may start from
    0.0f, -0.0f, 0.0f,  //
    5,    5,     4,     // a tie
};

constexpr auto greatest_of_special() { return heed::max<Key>(special); }
constexpr auto first_greatest_of_special() { return heed::argmax<Key>(special); }

constexpr auto greatest_of_zeros() { return heed::max<Key>(tensor<float, Query<2>, Key<2>>{0.0f, -0.0f, -0.0f, 0.0f}); }

constexpr auto sum_of_negative_zeros() {
    tensor<float, Query<2>, Key<19>> x{};
    for (auto& value : x.values) value = -0.0f;
    x(1, 0) = 0.0f;
    return heed::sum<Key>(x);
}

constexpr auto of_infinities() {
    return heed::sum<Key>(tensor<float, Query<3>, Key<3>>{inf, 1, 2, -inf, -inf, 3, 4, nan, 5});
}

constexpr auto out_of_range_sums() {
    auto sums = heed::sum<Key>(tensor<float, Query<2>, Key<2>>{3e38f, 3e38f, inf, -inf});
    if (heed::math::is_nan(sums(1))) sums(1) = nan;
    return sums;
}

constexpr auto at_rank_0() {
    tensor<float> const x{2.5f};
    return tensor<float, Key<3>>{heed::sum(x), heed::mean(x), heed::max(x)};
}

constexpr auto over_an_extent_of_1() {
    tensor<float, Key<1>> const x{2.5f};
    return tensor<float, Key<4>>{heed::sum<Key>(x), heed::mean<Key>(x), heed::max<Key>(x),
                                 static_cast<float>(heed::argmax<Key>(x)())};
}

constexpr auto of_whole_numbers() {
    tensor<int, Query<2>, Key<3>> const x{1, -2, 3, -4, -5, -6};
    return tensor<std::int64_t, Key<4>>{heed::sum(x), heed::max(x), heed::sum<Key>(x)(1), heed::max<Key>(x)(1)};
}

constexpr auto of_short_numbers() {
    tensor<unsigned char, Key<20>> x{};
    for (auto& value : x.values) value = 3;
    return heed::sum<Key>(x);
}

// A number that is no built-in type: cents.
struct cents {
    long long amount = 0;

    constexpr cents() = default;
    constexpr explicit cents(long long given) : amount(given) {}
    friend constexpr cents operator+(cents a, cents b) { return cents{a.amount + b.amount}; }
    friend constexpr cents operator/(cents a, cents b) { return cents{a.amount / b.amount}; }
    friend constexpr bool operator<(cents a, cents b) { return a.amount < b.amount; }
    friend constexpr bool operator==(cents, cents) = default;
};

constexpr auto of_a_user_type() {
    tensor<cents, Key<3>> const x{cents{5}, cents{30}, cents{7}};
    return tensor<cents, Query<3>>{heed::sum<Key>(x)(), heed::mean<Key>(x)(), heed::max<Key>(x)()};
}

// Differences in units of the last place, and of the sizes of what was added up.
template <class X, class T, std::size_t N>
void equals(X const& actual, T const (&expected)[N]) {
    static_assert(X::size == N);
    for (std::size_t i = 0; i < N; ++i) {
        if (expected[i] != expected[i]) {
            REQUIRE(heed::math::is_nan(actual.values[i]));
        } else {
            REQUIRE(actual.values[i] == expected[i]);
        }
    }
}

// A sum of n numbers in lanes is off by at most n rounding errors of the sum of their sizes.
template <class X, std::size_t N>
void within(X const& actual, double const (&expected)[N], double bound) {
    static_assert(X::size == N);
    for (std::size_t i = 0; i < N; ++i) {
        double const value = static_cast<double>(actual.values[i]);
        if (!heed::math::is_finite(expected[i])) {
            REQUIRE((value == expected[i] || (heed::math::is_nan(value) && heed::math::is_nan(expected[i]))));
        } else {
            REQUIRE(heed::math::abs(value - expected[i]) <= bound);
        }
    }
}

template <class Case>
struct recorded {
    using T = typename Case::element;
    using input_type = tensor<T, Batch<Case::extent_0>, Query<Case::extent_1>, Key<Case::extent_2>>;

    static constexpr input_type x() {
        input_type result{};
        for (std::size_t i = 0; i < result.size; ++i) result.values[i] = Case::x[i];
        return result;
    }
};

template <class... Cases>
void reductions_of(reference::case_list<Cases...>) {
    auto const check = []<class Case>(Case) {
        INFO(Case::name);
        auto const x = recorded<Case>::x();
        double size = 0;
        for (auto const value : x.values) {
            if (heed::math::is_finite(value)) size += heed::math::abs(static_cast<double>(value));
        }
        double const bound = size * (sizeof(typename Case::element) == 4 ? 0x1p-24 : 0x1p-53) * 8;
        within(heed::sum<Batch>(x), Case::sum_0_double, bound);
        within(heed::sum<Query>(x), Case::sum_1_double, bound);
        within(heed::sum<Key>(x), Case::sum_2_double, bound);
        within(heed::sum<Batch, Query>(x), Case::sum_01_double, bound);
        within(heed::sum<Batch, Key>(x), Case::sum_02_double, bound);
        within(heed::sum<Query, Key>(x), Case::sum_12_double, bound);
        within(heed::sum(x), Case::sum_012_double, bound);
        within(heed::mean<Batch>(x), Case::mean_0_double, bound);
        within(heed::mean<Query>(x), Case::mean_1_double, bound);
        within(heed::mean<Key>(x), Case::mean_2_double, bound);
        within(heed::mean<Batch, Query>(x), Case::mean_01_double, bound);
        within(heed::mean<Batch, Key>(x), Case::mean_02_double, bound);
        within(heed::mean<Query, Key>(x), Case::mean_12_double, bound);
        within(heed::mean(x), Case::mean_012_double, bound);
        equals(heed::max<Batch>(x), Case::max_0);
        equals(heed::max<Query>(x), Case::max_1);
        equals(heed::max<Key>(x), Case::max_2);
        equals(heed::max<Batch, Query>(x), Case::max_01);
        equals(heed::max<Batch, Key>(x), Case::max_02);
        equals(heed::max<Query, Key>(x), Case::max_12);
        equals(heed::max(x), Case::max_012);
        equals(heed::argmax<Batch>(x), Case::argmax_0);
        equals(heed::argmax<Query>(x), Case::argmax_1);
        equals(heed::argmax<Key>(x), Case::argmax_2);
    };
    (check(Cases{}), ...);
}

constexpr auto recorded_ties() { return heed::argmax<Key>(recorded<reference::reduce_ties_float>::x()); }
constexpr auto recorded_whole_sums() { return heed::sum<Batch, Key>(recorded<reference::reduce_ties_double>::x()); }
constexpr auto recorded_special() { return heed::max<Query>(recorded<reference::reduce_special_float>::x()); }

}  // namespace

TEST_CASE("sum, mean and max go over one axis, several, or all") {
    every_choice_of_axes<double, 2, 3, 5>();
    every_choice_of_axes<float, 3, 3, 3>();
}

TEST_CASE("argmax is the index of the first of the greatest elements") {
    argmax_finds_the_greatest<2, 3, 5>();
    argmax_finds_the_greatest<3, 3, 3>();
}

TEST_CASE("a sum has the documented order, bit for bit, for every length") {
    REQUIRE(lengths_with_another_sum_in_sequence<float>(std::make_index_sequence<40>{}) > 20);
    REQUIRE(lengths_with_another_sum_in_sequence<double>(std::make_index_sequence<40>{}) > 20);
}

TEST_CASE("a sum over several axes numbers its elements in row-major order, however the axes are named") {
    sums_number_elements_in_row_major_order<5, 2, 7>();
    sums_number_elements_in_row_major_order<5, 5, 5>();
}

TEST_CASE("a NaN stays in max and is what argmax points at") {
    BOTH_TIMES(greatest, greatest_of_special);
    STATIC_REQUIRE(heed::math::is_nan(greatest(0)));
    STATIC_REQUIRE(heed::math::is_nan(greatest(1)));
    STATIC_REQUIRE(heed::math::is_nan(greatest(2)));
    STATIC_REQUIRE(greatest(3) == -inf);
    STATIC_REQUIRE(greatest(4) == -1);
    STATIC_REQUIRE(greatest(5) == 0);
    STATIC_REQUIRE(greatest(6) == 5);
    BOTH_TIMES(first, first_greatest_of_special);
    STATIC_REQUIRE(first == tensor<std::size_t, Query<7>>{0, 1, 2, 0, 1, 0, 0});
}

TEST_CASE("zeros of both signs are equal, and max keeps the first of equals") {
    BOTH_TIMES(greatest, greatest_of_zeros);
    STATIC_REQUIRE(!heed::math::sign_bit(greatest(0)));
    STATIC_REQUIRE(heed::math::sign_bit(greatest(1)));
}

TEST_CASE("a sum of negative zeros is a negative zero, since no other zero is added") {
    BOTH_TIMES(sums, sum_of_negative_zeros);
    STATIC_REQUIRE(heed::math::sign_bit(sums(0)));
    STATIC_REQUIRE(!heed::math::sign_bit(sums(1)));
}

TEST_CASE("infinities and NaN go through a sum") {
    BOTH_TIMES(sums, of_infinities);
    STATIC_REQUIRE(sums(0) == inf);
    STATIC_REQUIRE(sums(1) == -inf);
    STATIC_REQUIRE(heed::math::is_nan(sums(2)));
}

TEST_CASE("a sum that overflows or has no value is a constant expression too") {
    BOTH_TIMES(sums, out_of_range_sums);
    STATIC_REQUIRE(sums(0) == inf);
    STATIC_REQUIRE(heed::math::is_nan(sums(1)));
}

TEST_CASE("reductions work at rank 0 and over an extent of 1") {
    BOTH_TIMES(scalar, at_rank_0);
    STATIC_REQUIRE(scalar == tensor<float, Key<3>>{2.5f, 2.5f, 2.5f});
    BOTH_TIMES(one, over_an_extent_of_1);
    STATIC_REQUIRE(one == tensor<float, Key<4>>{2.5f, 2.5f, 2.5f, 0.0f});
}

TEST_CASE("reductions work for whole numbers and for any type that behaves like a number") {
    BOTH_TIMES(whole, of_whole_numbers);
    STATIC_REQUIRE(whole == tensor<std::int64_t, Key<4>>{-13, 3, -15, -4});
    BOTH_TIMES(small, of_short_numbers);
    STATIC_REQUIRE(small == tensor<std::uint64_t>{60});
    BOTH_TIMES(money, of_a_user_type);
    STATIC_REQUIRE(money == tensor<cents, Query<3>>{cents{42}, cents{14}, cents{30}});
}

TEST_CASE("reductions give plain tensors, also from a kind of tensor that promises something") {
    using plain = tensor<float, Query<2>, Key<3>>;
    static_assert(__is_same(decltype(heed::sum<Key>(heed::softmax<Key>(plain{}))), tensor<float, Query<2>>));
    static_assert(__is_same(decltype(heed::sum<Query>(heed::softmax<Key>(plain{}))), tensor<float, Key<3>>));
    static_assert(__is_same(decltype(heed::max<Query>(heed::as_logits<Key>(plain{}))), tensor<float, Key<3>>));
    static_assert(__is_same(decltype(heed::mean<Key>(heed::as_logits<Key>(plain{}))), tensor<float, Query<2>>));
    static_assert(__is_same(decltype(heed::argmax<Key>(heed::softmax<Key>(plain{}))), tensor<std::size_t, Query<2>>));
}

TEST_CASE("reductions agree with PyTorch's recorded ones") {
    reductions_of(reference::reduce_cases_float{});
    reductions_of(reference::reduce_cases_double{});

    BOTH_TIMES(ties, recorded_ties);
    equals(ties, reference::reduce_ties_float::argmax_2);
    BOTH_TIMES(sums, recorded_whole_sums);
    equals(sums, reference::reduce_ties_double::sum_02);
    BOTH_TIMES(special_max, recorded_special);
    equals(special_max, reference::reduce_special_float::max_1);
}

namespace {

/// The greatest element, or a NaN, at every place of a row and of a column, and again behind it.
template <class T, std::size_t Length>
int wrong_places_of_the_greatest() {
    int wrong = 0;
    heed::heap_tensor<T, Key<Length>> row{};
    heed::heap_tensor<T, Key<Length>, Query<3>> columns{};
    for (std::size_t place = 0; place < Length; ++place) {
        for (T const found : {T(7), heed::math::infinity<T>, heed::math::quiet_nan<T>}) {
            for (std::size_t i = 0; i < Length; ++i) {
                T const other = i == place || i == place + 5 ? found : static_cast<T>(i % 7) - T(3);
                row(i) = other;
                columns(i, 0) = columns(i, 2) = other;
                columns(i, 1) = -heed::math::infinity<T>;
            }
            auto const of_columns = heed::argmax<Key>(columns);
            wrong += heed::argmax<Key>(row)() != place || of_columns(0) != place || of_columns(2) != place;
            wrong += of_columns(1) != 0;
        }
    }
    return wrong;
}

}  // namespace

TEST_CASE("argmax is the place of the first greatest, or of the first NaN, wherever it is") {
    CHECK(wrong_places_of_the_greatest<float, 2>() == 0);
    CHECK(wrong_places_of_the_greatest<float, 131>() == 0);
    CHECK(wrong_places_of_the_greatest<double, 67>() == 0);
}
