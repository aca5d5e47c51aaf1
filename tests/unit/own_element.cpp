// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Elements of one's own, fixed-point numbers: what it takes is the type with its operators, and one specialisation of
// `element_traits`, which says what sums of it are counted in and how it is written.
#include <heed/heed.hpp>
#include <heed/io/npy.hpp>
#include <heed/io/print.hpp>
#include <heed/random/rand.hpp>

#include <concepts>
#include <cstdint>
#include <sstream>
#include <string>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"

/// A number of 256ths. A narrow one converts to a wide one by itself.
template <std::signed_integral Count>
struct fixed_point {
    Count count = 0;

    constexpr fixed_point() = default;
    constexpr fixed_point(std::integral auto whole) : count(static_cast<Count>(whole * 256)) {}
    constexpr explicit fixed_point(double x) : count(static_cast<Count>(x * 256)) {}
    template <std::signed_integral Other>
    constexpr explicit(sizeof(Other) > sizeof(Count)) fixed_point(fixed_point<Other> other)
        : count(static_cast<Count>(other.count)) {}

    static constexpr fixed_point of(std::int64_t count) {
        fixed_point result;
        result.count = static_cast<Count>(count);
        return result;
    }
    constexpr explicit operator double() const { return static_cast<double>(count) / 256; }
    friend constexpr fixed_point operator+(fixed_point a, fixed_point b) {
        return of(std::int64_t{a.count} + std::int64_t{b.count});
    }
    friend constexpr fixed_point operator-(fixed_point a, fixed_point b) {
        return of(std::int64_t{a.count} - std::int64_t{b.count});
    }
    friend constexpr fixed_point operator*(fixed_point a, fixed_point b) {
        return of(std::int64_t{a.count} * std::int64_t{b.count} / 256);
    }
    friend constexpr fixed_point operator/(fixed_point a, fixed_point b) {
        return of(std::int64_t{a.count} * 256 / std::int64_t{b.count});
    }
    constexpr fixed_point operator-() const { return of(-std::int64_t{count}); }
    friend constexpr auto operator<=>(fixed_point, fixed_point) = default;
};
using fixed = fixed_point<std::int16_t>;
using wide_fixed = fixed_point<std::int64_t>;

template <std::signed_integral Count>
struct heed::element_traits<fixed_point<Count>> : heed::default_element_traits<fixed_point<Count>> {
    using sum = wide_fixed;
    using distance = wide_fixed;
    using printed = double;
    static constexpr double relative_tolerance = 0, absolute_tolerance = 1.0 / 128;
};

namespace {

using namespace heed;
using namespace heed::axes;

template <class X>
constexpr X some_numbers() {
    X result{};
    // Up to 100: a sum of three is beyond what the narrow type holds, which is 127.
    for (std::size_t i = 0; i < X::size; ++i) {
        result.data()[i] = fixed::of(static_cast<std::int64_t>(i * 5381 % 25601) - (i % 3 == 0 ? 25600 : 0));
    }
    return result;
}

template <std::size_t M, std::size_t N>
struct results {
    tensor<fixed, Query<M>, Key<N>> shifted, product, halves, absolute;
    tensor<wide_fixed, Query<M>> sums;
    tensor<wide_fixed, Query<M>, Key<N>> running;
    tensor<fixed, Key<N>> greatest, mean;
    tensor<wide_fixed, Query<M>, Dv<M>> products;
    friend constexpr bool operator==(results const&, results const&) = default;
};

template <std::size_t M, std::size_t N>
constexpr auto by_heed() {
    auto const x = some_numbers<tensor<fixed, Query<M>, Key<N>>>();
    auto const y = some_numbers<tensor<fixed, Key<N>, Dv<M>>>();
    results<M, N> r{};
    r.shifted = x + fixed(2);
    r.product = x * x;
    r.halves = map([](fixed value) { return value / 2; }, x);
    r.absolute = where(x < fixed(0), -x, x);
    r.sums = sum<Key>(x);
    r.running = cumsum<Key>(x);
    r.greatest = max<Query>(x);
    r.mean = mean<Query>(r.halves);
    r.products = matmul(x, y);
    return r;
}

template <std::size_t M, std::size_t N>
constexpr auto by_loops() {
    auto const x = some_numbers<tensor<fixed, Query<M>, Key<N>>>();
    auto const y = some_numbers<tensor<fixed, Key<N>, Dv<M>>>();
    results<M, N> r{};
    for (std::size_t i = 0; i < M; ++i) {
        for (std::size_t j = 0; j < N; ++j) {
            std::int64_t const count = x(i, j).count;
            r.shifted(i, j) = fixed::of(count + 512);
            r.product(i, j) = fixed::of(count * count / 256);
            r.halves(i, j) = fixed::of(count / 2);
            r.absolute(i, j) = fixed::of(count < 0 ? -count : count);
            r.sums(i).count += count;
            r.running(i, j) = r.sums(i);
            for (std::size_t d = 0; d < M; ++d) r.products(i, d).count += count * y(j, d).count / 256;
        }
    }
    for (std::size_t j = 0; j < N; ++j) {
        r.greatest(j) = x(0, j);
        std::int64_t total = 0;
        for (std::size_t i = 0; i < M; ++i) {
            if (r.greatest(j).count < x(i, j).count) r.greatest(j) = x(i, j);
            total += r.halves(i, j).count;
        }
        r.mean(j) = fixed::of(total / static_cast<std::int64_t>(M));
    }
    return r;
}

template <class X>
std::string printed(X const& x) {
    std::ostringstream out;
    out << io::formatted(x, io::fixed(2));
    return out.str();
}

}  // namespace

TEST_CASE("elements of one's own are computed with by all that adds, multiplies and compares") {
    BOTH_TIMES(primes, by_heed<2, 5>);
    constexpr auto primes_by_loops = by_loops<2, 5>();
    STATIC_REQUIRE(primes == primes_by_loops);
    BOTH_TIMES(equal, by_heed<3, 3>);
    constexpr auto equal_by_loops = by_loops<3, 3>();
    STATIC_REQUIRE(equal == equal_by_loops);
    CHECK(by_heed<2, 41>() == by_loops<2, 41>());
}

TEST_CASE("sums of elements of one's own are counted in the type that element_traits says") {
    STATIC_REQUIRE(std::same_as<sum_type<fixed>, wide_fixed>);
    constexpr tensor<fixed, Key<3>> x{fixed(100), fixed(101), fixed(99)};
    STATIC_REQUIRE(sum<Key>(x)() == wide_fixed(300));
    STATIC_REQUIRE(contract<Key>(x, x)() == wide_fixed(30002));
    STATIC_REQUIRE(cumsum<Key>(x)(2) == wide_fixed(300));
    STATIC_REQUIRE(mean<Key>(x)() == fixed(100));
    STATIC_REQUIRE(std::same_as<element_of<decltype(x + x)>, fixed>);
    // Whole numbers have their own.
    STATIC_REQUIRE(std::same_as<sum_type<bool>, std::int64_t>);
    STATIC_REQUIRE(std::same_as<sum_type<std::uint8_t>, std::uint64_t>);
    STATIC_REQUIRE(std::same_as<sum_type<float>, float>);
}

TEST_CASE("elements of one's own are close and distant as element_traits says") {
    constexpr tensor<fixed, Key<2>> x{fixed(100), fixed(-100)}, y{fixed(-100), fixed(-100)};
    STATIC_REQUIRE(max_abs_difference(x, y) == wide_fixed(200));
    constexpr auto near = x + fixed::of(2), far = x + fixed::of(3);
    STATIC_REQUIRE(all_close(x, near));
    STATIC_REQUIRE(!all_close(x, far));
}

TEST_CASE("elements of one's own are cast, made and written") {
    constexpr auto x = full<fixed, Query<2>, Key<2>>(fixed(3));
    constexpr auto halves = cast<double>(x) * 0.5;
    STATIC_REQUIRE(halves(1, 1) == 1.5);
    STATIC_REQUIRE(cast<fixed>(halves)(1, 1) == fixed::of(384));
    CHECK(printed(cast<fixed>(halves)) == "[[1.50, 1.50],\n [1.50, 1.50]]");
    CHECK(io::number_text(fixed::of(-1)) == "-0.00390625");
}

TEST_CASE("what needs more than element_traits says is refused") {
    using x = tensor<fixed, Query<2>, Key<3>>;
    STATIC_REQUIRE(
        std::same_as<fault_of_softmax<x, Key>,
                     fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::softmax, fixed>>);
    STATIC_REQUIRE(!can_scores<tensor<fixed, Query<2>, Dk<3>>, tensor<fixed, Key<5>, Dk<3>>>);
    STATIC_REQUIRE(!io::can_write_npy<x>);
    STATIC_REQUIRE(!random::can_rand<x, random::generator&>);
}
