// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"

#include <heed/version.hpp>
#include <heed/heed.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>

using namespace heed;
using namespace heed::axes;

// One rule for numbers that a type cannot hold; numbers.hpp states it.

namespace {

template <class T>
constexpr T least = std::numeric_limits<T>::lowest();
template <class T>
constexpr T greatest = std::numeric_limits<T>::max();

/// What everything that adds along an axis gives for `Length` times a value, and times 1.
template <class T, T Value, std::size_t Length>
constexpr auto sums() {
    using wide = sum_type<T>;
    auto const row = full<T, Time<1>, Dk<Length>>(Value);
    auto const column = full<T, Dk<Length>, Key<1>>(T(1));
    auto const weights = full<projection<Query, T, Dk<Length>, Dv<1>>>(T(1));
    auto const bias = full<projection_bias<Query, T, Dv<1>>>(T(1));
    tensor<wide, Time<1>> out{};
    tensor<wide, Time<1>, Key<1>> product{};
    sum<Dk>(into(out), row);
    matmul(into(product), row, column);
    tensor<wide, Query<1>, Dv<1>> projected{};
    project(into(projected), row, weights, bias);
    auto const own_weights = as_attention_weights<Dk>(row);
    return tensor<wide, Head<11>>{
        sum(row),
        sum<Dk>(row)(0),
        out(0),
        contract<Dk>(row, column)(0, 0),
        matmul(row, column)(0, 0),
        product(0, 0),
        project(row, weights)(0, 0),
        static_cast<wide>(project(row, weights, bias)(0, 0) - 1),
        static_cast<wide>(projected(0, 0) - 1),
        attend(own_weights, column)(0, 0),
        attend(own_weights, column, drop<Dk<Length>>{})(0, 0),
    };
}

template <class T, T Value, class Wide, std::size_t Length = 7>
void counts_wide() {
    static_assert(std::is_same_v<sum_type<T>, Wide>);
    BOTH_TIMES(result, sums<T, Value, Length>);
    for (Wide const came : result) CHECK(came == static_cast<Wide>(Value) * static_cast<Wide>(Length));
}

}  // namespace

TEST_CASE("what adds along an axis counts bools and whole numbers in 64 bits") {
    counts_wide<bool, true, std::int64_t>();
    counts_wide<std::int8_t, greatest<std::int8_t>, std::int64_t>();
    counts_wide<std::int8_t, least<std::int8_t>, std::int64_t>();
    counts_wide<std::uint8_t, greatest<std::uint8_t>, std::uint64_t>();
    counts_wide<std::int16_t, least<std::int16_t>, std::int64_t>();
    counts_wide<std::uint16_t, greatest<std::uint16_t>, std::uint64_t>();
    counts_wide<std::int32_t, least<std::int32_t>, std::int64_t>();
    counts_wide<std::int32_t, greatest<std::int32_t>, std::int64_t>();
    counts_wide<std::uint32_t, greatest<std::uint32_t>, std::uint64_t>();
    counts_wide<std::int64_t, -3, std::int64_t>();
    counts_wide<std::uint64_t, 3, std::uint64_t>();
    static_assert(std::is_same_v<sum_type<float>, float> && std::is_same_v<sum_type<double>, double>);
    static_assert(std::is_same_v<sum_type<long long>, long long>);
}

namespace {

constexpr auto sums_of_views() {
    std::int8_t memory[12] = {100, 1, 100, 1, 100, 1, 100, 1, 100, 1, 100, 1};
    tensor_view<std::int8_t const, Query<3>, Dk<4>> const rows(memory);
    strided_view<std::int8_t const, strides<4, 2>, Query<3>, Dk<2>> const every_other(memory);
    strided_view<std::int8_t const, strides<0, 2>, Query<5>, Dk<2>> const repeated(memory);
    auto const ones = full<std::int8_t, Dk<2>>(1);
    return tensor<std::int64_t, Key<6>>{
        sum<Dk>(rows)(2),
        sum<Dk>(every_other)(2),
        sum(repeated),
        contract<Dk>(every_other, ones)(1),
        contract<Dk>(repeated, ones)(4),
        sum(heap_tensor<std::int8_t, Query<3>, Dk<4>>(rows)),
    };
}

template <class Out, class X>
concept sums_into = requires(Out& out, X const& x) { sum(into(out), x); };

}  // namespace

TEST_CASE("so it does of views and on the heap") {
    BOTH_TIMES(result, sums_of_views);
    STATIC_REQUIRE(result == tensor<std::int64_t, Key<6>>{202, 200, 1000, 200, 200, 606});
    // Many, on the heap.
    auto const many = full<bool, Time<1000>, Key<1000>>(true);
    CHECK(sum(many) == 1000000);
    CHECK(sum<Time>(many)(999) == 1000);
}

TEST_CASE("the place for a sum has the type that it is counted in") {
    using bools = tensor<bool, Key<3>>;
    static_assert(std::is_same_v<decltype(sum(bools{})), tensor<std::int64_t>>);
    static_assert(sums_into<tensor<std::int64_t>, bools> && !sums_into<tensor<bool>, bools>);
    // Products of matrices one after the other.
    using square = tensor<int, Query<2>, Dk<2>>;
    using other = tensor<int, Dk<2>, Key<2>>;
    static_assert(std::is_same_v<decltype(matmul(square{}, other{})), tensor<std::int64_t, Query<2>, Key<2>>>);
    static_assert(std::is_same_v<decltype(outer(tensor<int, Query<2>>{}, tensor<int, Key<2>>{})),
                                 tensor<int, Query<2>, Key<2>>>);
}

namespace {

constexpr auto element_by_element() {
    tensor<std::int8_t, Key<2>> const x{100, -100};
    tensor<bool, Key<4>> const a{true, true, false, false};
    tensor<bool, Key<4>> const b{true, false, true, false};
    return (x + x)(0) == -56 && (x - std::int8_t{100})(1) == 56 && (x * x)(0) == 16 && (a + b)(0) && (a + b)(1) &&
           (a + b)(2) && !(a + b)(3) && (a * b)(0) && !(a * b)(1) && !(a * b)(2);
}

}  // namespace

TEST_CASE("what goes element by element keeps the type: narrow numbers wrap, bools are ored and anded") {
    BOTH_TIMES(result, element_by_element);
    STATIC_REQUIRE(result);
    using bools = tensor<bool, Key<4>>;
    static_assert(can_plus<bools, bools> && can_times<bools, bool>);
    static_assert(!can_minus<bools, bools> && !can_divide<bools, bools> && !can_negate<bools>);
    static_assert(!can_minus_assign<bools, bools> && !can_divide_assign<bools, bool> && can_plus_assign<bools, bools>);
    static_assert(!can_times<bools, int> && !can_plus<double, bools> && !can_plus_assign<bools, int>);
    static_assert(!can_mean<bools> && can_max<bools> && can_argmax<bools, Key>);
}

namespace {

template <class Call>
std::string said(Call call) {
    try {
        call();
    } catch (out_of_range const& error) {
        return error.what();
    }
    return "nothing";
}
std::string const beyond = "heed: expected values within the range of the element type, but one is beyond it";

template <class T>
using three = tensor<T, Key<3>>;
/// How many there are, so that calls throw and do not fail to compile.
template <class T>
T hidden(T value) {
    T volatile copy = value;
    return copy;
}

}  // namespace

TEST_CASE("a number that is made an element is refused when its type can be cut") {
    static_assert(!can_full<three<int>, double> && !can_full<three<std::int8_t>, float>);
    static_assert(!can_full<keep<Key<3>>, double> && !can_full<keep<Key<3>>, int> && can_full<keep<Key<3>>, bool>);
    static_assert(std::is_same_v<
                  fault_of_full<three<int>, double>,
                  fault::the_number_must_convert_to_the_element_type_without_loss<fault::in::full, double, int>>);
    static_assert(can_full<three<float>, int> && can_full<three<float>, double> && can_full<three<double>, float>);
    static_assert(can_full<three<std::int8_t>, int> && can_full<three<unsigned>, int>);
    static_assert(can_full<three<float>, tensor<float>> && can_full<three<int>, tensor<int>>);
    static_assert(!can_full<three<int>, tensor<float>> && !can_full<three<float>, char const*>);

    static_assert(!can_iota<three<int>, double> && !can_iota<three<int>, int, double> && can_iota<three<int>>);
    static_assert(!can_iota<three<bool>, int> && can_iota<three<bool>> && can_iota<three<float>, int, double>);
    static_assert(std::is_same_v<
                  fault_of_iota<three<int>, int, float>,
                  fault::the_number_must_convert_to_the_element_type_without_loss<fault::in::iota, float, int>>);

    auto const of_double = [](std::size_t i) { return 0.5 * static_cast<double>(i); };
    auto const of_whole = [](std::size_t i) { return i + 1; };
    static_assert(!can_generate<three<int>, decltype(of_double)> && can_generate<three<float>, decltype(of_double)>);
    static_assert(!can_generate<keep<Key<3>>, decltype(of_whole)> && can_generate<three<int>, decltype(of_whole)>);
    static_assert(can_generate<three<float>, decltype(of_whole)>);

    // Braces of what has a purpose.
    using whole = projection<Query, int, Model<1>, Dk<2>>;
    using fractions = projection<Query, float, Model<1>, Dk<2>>;
    static_assert(std::is_constructible_v<whole, int, int> && !std::is_constructible_v<whole, double, double>);
    static_assert(std::is_constructible_v<fractions, double, int> && !std::is_constructible_v<fractions, bool, bool>);
    static_assert(!std::is_constructible_v<keep<Key<2>>, int, int>);
}

TEST_CASE("a number out of the range of the element type throws") {
    CHECK(said([] { full<std::int8_t, Key<3>>(hidden(128)); }) == beyond);
    CHECK(said([] { full<std::int8_t, Key<3>>(hidden(-129)); }) == beyond);
    CHECK(said([] { full<unsigned, Key<3>>(hidden(-1)); }) == beyond);
    CHECK(said([] { full<std::int64_t, Key<3>>(hidden(~std::uint64_t{0})); }) == beyond);
    CHECK(said([] { full<float, Key<3>>(hidden(1e39)); }) == beyond);
    CHECK(full<std::int8_t, Key<3>>(hidden(-128)) == three<std::int8_t>{-128, -128, -128});
    CHECK(full<float, Key<1>>(hidden(math::infinity<double>))(0) == math::infinity<float>);
    CHECK(full<float, Key<1>>(hidden(0x1.fffffep127))(0) == 0x1.fffffep127f);

    CHECK(said([] { generate<std::uint8_t, Key<3>>([](int i) { return 254 + i; }); }) == beyond);
    CHECK(said([] { projection<Query, std::int8_t, Dk<2>>{hidden(1), hidden(200)}; }) == beyond);
    CHECK(said([] { static_cast<void>(three<std::int8_t>{} + hidden(200)); }) == beyond);
    CHECK(said([] { static_cast<void>(hidden(-1) * three<unsigned>{}); }) == beyond);
    CHECK(said([] { static_cast<void>(three<float>{} * hidden(1e300)); }) == beyond);
    CHECK(said([] {
              three<std::int8_t> x{};
              x += hidden(1000);
          }) == beyond);
}

TEST_CASE("iota counts as far as the element type goes, and no further") {
    auto const counts = []<class T, std::size_t Length>(tensor<T, Key<Length>> const& expected, T start, T step) {
        CHECK(iota<T, Key<Length>>(hidden(start), hidden(step)) == expected);
    };
    auto const beyond_range = []<class T, std::size_t Length>(tensor<T, Key<Length>> const&, T start, T step) {
        CHECK(said([&] { iota<T, Key<Length>>(hidden(start), hidden(step)); }) == beyond);
    };
    using i8 = std::int8_t;
    using u8 = std::uint8_t;
    using i32 = std::int32_t;
    using i64 = std::int64_t;
    using u64 = std::uint64_t;
    counts(three<i8>{125, 126, 127}, i8{125}, i8{1});
    beyond_range(three<i8>{}, i8{126}, i8{1});
    counts(three<i8>{-126, -127, -128}, i8{-126}, i8{-1});
    beyond_range(three<i8>{}, i8{-127}, i8{-1});
    counts(three<u8>{253, 254, 255}, u8{253}, u8{1});
    beyond_range(three<u8>{}, u8{254}, u8{1});
    // Where i * step alone is out of range.
    counts(tensor<i32, Key<4>>{least<i32>, least<i32> + (1 << 30), 0, 1 << 30}, least<i32>, i32{1} << 30);
    beyond_range(tensor<i32, Key<5>>{}, least<i32>, i32{1} << 30);
    counts(three<i64>{greatest<i64> - 2, greatest<i64> - 1, greatest<i64>}, greatest<i64> - 2, i64{1});
    beyond_range(three<i64>{}, greatest<i64> - 1, i64{1});
    beyond_range(three<i64>{}, i64{0}, least<i64>);
    counts(three<u64>{0, greatest<u64> / 2, greatest<u64> - 1}, u64{0}, greatest<u64> / 2);
    beyond_range(tensor<u64, Key<4>>{}, u64{0}, greatest<u64> / 2);
    counts(tensor<bool, Key<2>>{false, true}, false, true);
    beyond_range(three<bool>{}, false, true);
    // A step of nothing goes on for ever.
    CHECK(iota<i8, Key<300>>(7, 0)(299) == 7);
}

namespace {

template <class From, class To>
bool casts(From value, To expected) {
    return cast<To>(full<From, Query<3>, Key<5>>(hidden(value))) == full<To, Query<3>, Key<5>>(expected);
}
/// One such number among others, wherever it is.
template <class To, class From>
bool is_beyond(From value) {
    bool every = true;
    for (std::size_t i = 0; i < 15; ++i) {
        auto x = zeros<From, Query<3>, Key<5>>();
        x.values[i] = value;
        tensor<To, Query<3>, Key<5>> out{};
        strided_view<From const, strides<1, 3>, Query<3>, Key<5>> const columns(x.data());
        every = every && said([&] { cast<To>(x); }) == beyond && said([&] { cast<To>(into(out), x); }) == beyond &&
                said([&] { cast<To>(columns); }) == beyond;
    }
    return every;
}

}  // namespace

TEST_CASE("cast cuts fractions and wraps whole numbers, and throws for what is beyond all whole elements") {
    CHECK(casts(2.7, 2));
    CHECK(casts(-2.7f, -2));
    CHECK(casts(300, std::int8_t{44}));
    CHECK(casts(-1, ~0u));
    CHECK(casts(0.3, true));
    CHECK(casts(1e300, math::infinity<float>));
    CHECK(casts(2147483647.9, 2147483647));
    CHECK(casts(-2147483648.9, least<std::int32_t>));
    CHECK(casts(0x1.fffffep30f, 2147483520));
    CHECK(casts(-0x1p31f, least<std::int32_t>));
    CHECK(casts(255.9f, std::uint8_t{255}));
    CHECK(casts(-0.9, std::uint8_t{0}));
    CHECK(casts(-0x1p63, least<std::int64_t>));
    CHECK(casts(0x1.fffffffffffffp63, std::uint64_t{0xfffffffffffff800}));
    CHECK(is_beyond<std::int32_t>(2147483648.0));
    CHECK(is_beyond<std::int32_t>(-2147483649.0));
    CHECK(is_beyond<std::int32_t>(0x1p31f));
    CHECK(is_beyond<std::int32_t>(-0x1.000002p31f));
    CHECK(is_beyond<std::uint8_t>(256.0f));
    CHECK(is_beyond<std::uint8_t>(-1.0f));
    CHECK(is_beyond<std::int64_t>(0x1p63f));
    CHECK(is_beyond<std::int64_t>(-0x1.0000000000001p63));
    CHECK(is_beyond<std::uint64_t>(0x1p64));
    for (auto const special : {math::infinity<double>, -math::infinity<double>, math::quiet_nan<double>}) {
        CHECK(is_beyond<std::int32_t>(special));
        CHECK(is_beyond<std::uint64_t>(special));
        CHECK(is_beyond<std::int16_t>(static_cast<float>(special)));
    }
}

TEST_CASE("the version is one number, and its three parts") {
    using heed::version_major;
    using heed::version_minor;
    using heed::version_patch;
    STATIC_REQUIRE(version_major * 10000 + version_minor * 100 + version_patch == HEED_VERSION);
    STATIC_REQUIRE((version_major >= 0 && version_minor >= 0 && version_minor < 100));
    STATIC_REQUIRE((version_patch >= 0 && version_patch < 100));
}
