// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attention.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/range.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/split.hpp>
#include <heed/ops/split_view.hpp>
#include <heed/ops/slice_view.hpp>
#include <heed/tensor/make.hpp>

#include "../reference/rotary.hpp"
#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

namespace {

using namespace heed;
using namespace heed::axes;
namespace reference = heed_reference::rotary;

template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 13>(seed);
}

// Cosines and sines ------------------------------------------------------------------------------------------------

template <class Case, class T>
constexpr auto of_a_case() {
    tensor<long long, Query<Case::count>> positions{};
    for (std::size_t i = 0; i < Case::count; ++i) positions.values[i] = Case::positions[i];
    return rotation_at<interleaved_pairs, T, Pair<Case::pairs>>(positions, rotary_base{Case::base});
}

/// How many units in the last place a double is off the nearest one to the right number: 0 or 1, when it is within 1.
double units_off(double x, double nearest) {
    double const size = std::abs(nearest);
    return std::abs(x - nearest) / (std::nextafter(size, 2.0) - size);
}

template <class Case>
void is_the_reference() {
    BOTH_TIMES(doubles, of_a_case<Case, double>);
    BOTH_TIMES(floats, of_a_case<Case, float>);
    double farthest = 0;
    std::size_t other_floats = 0;
    for (std::size_t p = 0; p < Case::count; ++p) {
        for (std::size_t i = 0; i < Case::pairs; ++i) {
            double const cosine = Case::cosines[p * Case::pairs + i], sine = Case::sines[p * Case::pairs + i];
            farthest = std::max(farthest, units_off(doubles(p, 0, i), cosine));
            farthest = std::max(farthest, units_off(doubles(p, 1, i), sine));
            other_floats += floats(p, 0, i) != static_cast<float>(cosine) ? 1u : 0u;
            other_floats += floats(p, 1, i) != static_cast<float>(sine) ? 1u : 0u;
        }
    }
    REQUIRE(farthest <= 1);
    REQUIRE(other_floats == 0);
}

TEST_CASE("cosines and sines of positions are those of decimal arithmetic, as floats the nearest ones") {
    is_the_reference<reference::lesson>();
    is_the_reference<reference::no_power_of_two>();
    is_the_reference<reference::one_pair>();
    is_the_reference<reference::of_images>();
    is_the_reference<reference::fractional>();
    is_the_reference<reference::long_context>();
    is_the_reference<reference::longer_context>();
}

TEST_CASE("a base that is a constant and the same one at run time rotate alike, by another type") {
    constexpr auto positions = iota<int, Query<5>>(7);
    constexpr auto constant = rotation_at<half_split_pairs, float, Pair<3>>(positions, rotary_base<10000>{});
    constexpr auto given = rotation_at<half_split_pairs, float, Pair<3>>(positions, rotary_base{10000.0});
    STATIC_REQUIRE(constant == given);
    STATIC_REQUIRE(
        std::is_same_v<decltype(constant),
                       rotation<half_split_pairs, rotary_base<10000>, float, Query<5>, Half<2>, Pair<3>> const>);
    STATIC_REQUIRE(std::is_same_v<decltype(given), rotation<half_split_pairs, rotary_base<>, float, Query<5>, Half<2>,
                                                            Pair<3>> const>);
}

TEST_CASE("positions are whole numbers of any type, in any order, negative ones too, and over several axes") {
    constexpr auto of = [](auto const& positions) {
        return rotation_at<interleaved_pairs, double, Pair<2>>(positions, rotary_base<500>{});
    };
    constexpr auto all = of(iota<int, Query<9>>(-4));
    constexpr auto some = of(tensor<std::int8_t, Batch<2>, Query<3>>{3, -4, 0, 4, 4, -1});
    for (std::size_t i = 0; i < 6; ++i) {
        std::size_t const at[] = {7, 0, 4, 8, 8, 3};
        REQUIRE(slice<Query>(slice<Batch>(some, i / 3), i % 3) == slice<Query>(all, at[i]));
    }
    constexpr auto far = of(tensor<std::uint64_t, Query<2>>{4, 1});
    STATIC_REQUIRE(slice<Query>(far, 0) == slice<Query>(all, 8));
    // Of one position there is no axis.
    constexpr auto one = of(tensor<short>{-2});
    STATIC_REQUIRE(shape_of(one) == shape<Half<2>, Pair<2>>);
    STATIC_REQUIRE(one == slice<Query>(all, 2));
    // Wherever the positions are.
    heap_tensor<int, Query<9>> const on_the_heap(iota<int, Query<9>>(-4));
    REQUIRE(of(on_the_heap) == all);
    int const backwards[] = {4, 99, 3, 99, 2, 99};
    REQUIRE(slice<Query>(of(strided_view<int const, strides<2>, Query<3>>(backwards)), 1) == slice<Query>(all, 7));
}

TEST_CASE("a base that is known at run time and below 1, infinite or no number is told of") {
    auto const positions = iota<int, Query<3>>(0);
    auto const made = [&](double base) {
        return rotation_at<interleaved_pairs, float, Pair<2>>(positions, rotary_base{base});
    };
    REQUIRE_THROWS_WITH(made(0.5),
                        "heed: expected a base of at least 1, and finite, for rotation_at, but another one came");
    REQUIRE_THROWS_AS(made(0), heed::out_of_range);
    REQUIRE_THROWS_AS(made(-10000), heed::out_of_range);
    REQUIRE_THROWS_AS(made(std::numeric_limits<double>::infinity()), heed::out_of_range);
    REQUIRE_THROWS_AS(made(std::numeric_limits<double>::quiet_NaN()), heed::out_of_range);
    // Of 1 all pairs turn alike.
    REQUIRE(slice<Pair>(made(1), 0) == slice<Pair>(made(1), 1));
}

// Rotating ---------------------------------------------------------------------------------------------------------


/// What `rotate` makes of x `[..., Query, Dk]`, whose first position is given, by the definition, in long double.
template <class Pairing, std::size_t Pairs, class X>
auto by_definition(X const& x, long long first, long double base) {
    constexpr std::size_t features = detail::extent_in<shape_type_of<X>, axis_name<Dk>>,
                          positions = detail::extent_in<shape_type_of<X>, axis_name<Query>>;
    auto result = cast<double>(x);
    for (std::size_t row = 0; row < X::size / features; ++row) {
        for (std::size_t i = 0; i < Pairs; ++i) {
            long double const angle = static_cast<long double>(first + static_cast<long long>(row % positions)) *
                                      std::pow(base, -static_cast<long double>(i) / Pairs);
            bool const is_interleaved = std::is_same_v<Pairing, interleaved_pairs>;
            std::size_t const a = row * features + (is_interleaved ? 2 * i : i),
                              b = row * features + (is_interleaved ? 2 * i + 1 : i + Pairs);
            long double const of_a = x.values[a], of_b = x.values[b];
            result.values[a] = static_cast<double>(of_a * std::cos(angle) - of_b * std::sin(angle));
            result.values[b] = static_cast<double>(of_a * std::sin(angle) + of_b * std::cos(angle));
        }
    }
    return result;
}

/// The length of the difference of two rows, and of a row.
template <class X, class Y>
double length_of_difference(X const& x, Y const& y, std::size_t row, std::size_t features) {
    double sum = 0;
    for (std::size_t i = row * features; i < (row + 1) * features; ++i) {
        double const apart = static_cast<double>(x.values[i]) - static_cast<double>(y.values[i]);
        sum += apart * apart;
    }
    return std::sqrt(sum);
}

template <class Pairing, class T, std::size_t Heads, std::size_t Positions, std::size_t Features, std::size_t Pairs>
struct sample {
    // As far as the angles of `by_definition` are good for.
    static constexpr int first = sizeof(T) == 4 ? 999'000 : 500;
    static constexpr auto x() { return numbers<tensor<T, Head<Heads>, Query<Positions>, Dk<Features>>>(3); }
    static constexpr auto rotation() {
        return rotation_at<Pairing, T, Pair<Pairs>>(iota<int, Query<Positions>>(first), rotary_base<10000>{});
    }
    static constexpr auto rotated() { return rotate<Dk<2 * Pairs>>(x(), rotation()); }
};

template <class Sample, class Pairing, std::size_t Pairs>
void is_the_definition(double unit) {
    BOTH_TIMES(rotated, Sample::rotated);
    auto const x = Sample::x();
    auto const expected = by_definition<Pairing, Pairs>(x, Sample::first, 10000);
    constexpr std::size_t features = detail::extent_in<shape_type_of<decltype(x)>, axis_name<Dk>>;
    auto const nothing = expected - expected;
    double worst = 0;
    for (std::size_t row = 0; row < decltype(x)::size / features; ++row) {
        worst = std::max(worst, length_of_difference(rotated, expected, row, features) /
                                    length_of_difference(x, nothing, row, features));
    }
    INFO("off by " << worst / unit << " units");
    REQUIRE(worst <= 4 * unit);
    REQUIRE(worst > 0);
    REQUIRE(rotated != x);
}

TEST_CASE("rotated features are those of the definition within the stated bound") {
    is_the_definition<sample<interleaved_pairs, float, 2, 3, 10, 5>, interleaved_pairs, 5>(0x1p-24);
    is_the_definition<sample<half_split_pairs, float, 2, 3, 10, 5>, half_split_pairs, 5>(0x1p-24);
    is_the_definition<sample<interleaved_pairs, double, 2, 3, 10, 5>, interleaved_pairs, 5>(0x1p-53);
    is_the_definition<sample<half_split_pairs, double, 2, 3, 10, 5>, half_split_pairs, 5>(0x1p-53);
    // In part, of a number of features that is odd, too.
    is_the_definition<sample<interleaved_pairs, float, 3, 5, 11, 2>, interleaved_pairs, 2>(0x1p-24);
    is_the_definition<sample<half_split_pairs, float, 3, 5, 11, 2>, half_split_pairs, 2>(0x1p-24);
    // All extents equal.
    is_the_definition<sample<interleaved_pairs, float, 4, 4, 4, 2>, interleaved_pairs, 2>(0x1p-24);
    is_the_definition<sample<half_split_pairs, float, 4, 4, 4, 2>, half_split_pairs, 2>(0x1p-24);
    is_the_definition<sample<half_split_pairs, float, 2, 2, 2, 1>, half_split_pairs, 1>(0x1p-24);
}

TEST_CASE("pairs are those that split has under the two orders of its names") {
    // One angle, a right one but for rounding, for every pair: each feature goes where the other of its pair was.
    constexpr auto x = iota<float, Query<1>, Dk<6>>(1.f);
    using turn = tensor<float, Query<1>, Half<2>, Pair<3>>;
    constexpr turn right{0, 0, 0, 1, 1, 1};
    struct quarter;
    constexpr auto interleaved =
        as_tensor(rotate(x, rotation<interleaved_pairs, quarter, float, Query<1>, Half<2>, Pair<3>>{right}));
    constexpr auto half_split =
        as_tensor(rotate(x, rotation<half_split_pairs, quarter, float, Query<1>, Half<2>, Pair<3>>{right}));
    STATIC_REQUIRE(interleaved == tensor<float, Query<1>, Dk<6>>{-2, 1, -4, 3, -6, 5});
    STATIC_REQUIRE(half_split == tensor<float, Query<1>, Dk<6>>{-4, -5, -6, 1, 2, 3});
    constexpr auto pair_first = split<Dk, Pair<3>, Half<2>>(x);
    constexpr auto half_first = split<Dk, Half<2>, Pair<3>>(x);
    STATIC_REQUIRE(slice<Half>(split<Dk, Pair<3>, Half<2>>(interleaved), 1) == slice<Half>(pair_first, 0));
    STATIC_REQUIRE(slice<Half>(split<Dk, Pair<3>, Half<2>>(interleaved), 0) == -slice<Half>(pair_first, 1));
    STATIC_REQUIRE(slice<Half>(split<Dk, Half<2>, Pair<3>>(half_split), 1) == slice<Half>(half_first, 0));
    STATIC_REQUIRE(slice<Half>(split<Dk, Half<2>, Pair<3>>(half_split), 0) == -slice<Half>(half_first, 1));
}

/// Features of interleaved pairs in the order of half-split ones, as weights are converted.
template <std::size_t Features>
constexpr auto half_split_order(auto const& x) {
    auto const apart = split<Dk, Pair<Features / 2>, Half<2>>(x);
    return merge<Half, Pair, Dk>(permute<Head, Query, Half, Pair>(apart));
}
template <std::size_t Heads, std::size_t Positions, std::size_t Features>
constexpr bool conventions_differ_by_an_order() {
    constexpr auto x = numbers<tensor<float, Head<Heads>, Query<Positions>, Dk<Features>>>(5);
    constexpr auto positions = iota<int, Query<Positions>>(11);
    constexpr auto interleaved =
        rotate(x, rotation_at<interleaved_pairs, float, Pair<Features / 2>>(positions, rotary_base<10000>{}));
    constexpr auto half_split = rotate(half_split_order<Features>(x), rotation_at<half_split_pairs, float,
                                       Pair<Features / 2>>(positions, rotary_base<10000>{}));
    return half_split_order<Features>(as_tensor(interleaved)) == half_split && interleaved != half_split;
}
TEST_CASE("the two conventions are one order of features apart, to the bit") {
    STATIC_REQUIRE(conventions_differ_by_an_order<2, 3, 10>());
    STATIC_REQUIRE(conventions_differ_by_an_order<4, 4, 4>());
}

template <class Pairing, class T, std::size_t Features>
void depends_on_the_distance_alone(double unit) {
    // Queries and keys at far and near positions; the same vectors at all of them.
    constexpr std::size_t count = 7;
    long long const offsets[count] = {0, 1, 17, 4095, 131071, 999'983, 16'000'000};
    auto const one = numbers<tensor<T, Dk<Features>>>(5), other = numbers<tensor<T, Dk<Features>>>(8);
    auto const length = [](auto const& x) {
        double sum = 0;
        for (T value : x) sum += static_cast<double>(value) * static_cast<double>(value);
        return std::sqrt(sum);
    };
    double const bound = (16 + 2 * Features) * unit * length(one) * length(other);
    double worst = 0, spread = 0, of_no_distance = 0;
    for (int distance = -5; distance <= 40; distance += 9) {
        double least = 1e30, most = -1e30;
        for (long long const offset : offsets) {
            tensor<long long, Query<1>> const of_query{offset + 50 + distance};
            tensor<long long, Key<1>> const of_key{offset + 50};
            auto const q = rotate(tensor<T, Query<1>, Dk<Features>>(split<Dk, Query<1>, Dk<Features>>(one)),
                                  rotation_at<Pairing, T, Pair<Features / 2>>(of_query, rotary_base<10000>{}));
            auto const k = rotate(tensor<T, Key<1>, Dk<Features>>(split<Dk, Key<1>, Dk<Features>>(other)),
                                  rotation_at<Pairing, T, Pair<Features / 2>>(of_key, rotary_base<10000>{}));
            double const dot = static_cast<double>(contract<Dk>(q, k)(0, 0));
            least = std::min(least, dot);
            most = std::max(most, dot);
        }
        worst = std::max(worst, most - least);
        if (distance == -5) of_no_distance = most;
        spread = std::max(spread, std::abs(most - of_no_distance));
    }
    REQUIRE(worst <= bound);
    // It does depend on the distance.
    REQUIRE(spread > 1000 * bound);
}
TEST_CASE("a score depends on the distance of the positions alone, up to 16 million, within the stated bound") {
    depends_on_the_distance_alone<interleaved_pairs, float, 10>(0x1p-24);
    depends_on_the_distance_alone<half_split_pairs, float, 10>(0x1p-24);
    depends_on_the_distance_alone<interleaved_pairs, double, 64>(0x1p-53);
    depends_on_the_distance_alone<half_split_pairs, double, 64>(0x1p-53);
}

template <class Pairing>
constexpr bool identities() {
    constexpr auto x = numbers<tensor<float, Batch<2>, Query<3>, Head<5>, Dk<14>>>(2);
    constexpr auto at = [](auto positions) {
        return rotation_at<Pairing, float, Pair<7>>(positions, rotary_base<10000>{});
    };
    constexpr auto rotated = rotate(x, at(iota<int, Query<3>>(4)));
    bool right = true;
    // Position 0 rotates nothing.
    right = right && rotate(x, at(zeros<int, Query<3>>())) == x;
    // Each position by itself, as in a decoder: the same bits.
    constexpr auto all = at(iota<int, Query<9>>(0));
    for (std::size_t i = 0; i < 3; ++i) {
        auto const alone = rotate(range<Query<1>>(x, i), range<Query<1>>(all, i + 4));
        right = right && alone == range<Query<1>>(rotated, i);
        right = right && rotate(slice<Query>(x, i), slice<Query>(all, i + 4)) == slice<Query>(rotated, i);
    }
    // Positions of their own for each sequence.
    constexpr auto padded = rotate(x, at(tensor<int, Batch<2>, Query<3>>{0, 0, 1, 4, 5, 6}));
    right = right && slice<Batch>(padded, 1) == slice<Batch>(rotated, 1);
    right = right && slice<Batch>(padded, 0) != slice<Batch>(rotated, 0);
    // The order of the axes before the features does not matter, nor that of the positions' axes.
    constexpr auto turned =
        rotate(permute<Head, Query, Batch, Dk>(x), at(tensor<int, Query<3>, Batch<2>>{0, 4, 0, 5, 1, 6}));
    right = right && permute<Batch, Query, Head, Dk>(turned) == padded;
    // In part: the first features as if they were alone, the others as they were.
    constexpr auto in_part =
        rotate<Dk<6>>(x, rotation_at<Pairing, float, Pair<3>>(iota<int, Query<3>>(4), rotary_base<10000>{}));
    constexpr auto first =
        rotate(range<Dk<6>>(x, 0), rotation_at<Pairing, float, Pair<3>>(iota<int, Query<3>>(4), rotary_base<10000>{}));
    right = right && range<Dk<6>>(in_part, 0) == first && range<Dk<8>>(in_part, 6) == range<Dk<8>>(x, 6);
    return right;
}
TEST_CASE("what rotations of the same positions have in common, to the bit") {
    STATIC_REQUIRE(identities<interleaved_pairs>());
    STATIC_REQUIRE(identities<half_split_pairs>());
    REQUIRE(identities<interleaved_pairs>());
    REQUIRE(identities<half_split_pairs>());
}

template <class Pairing>
constexpr bool hidden_numbers_stay() {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    auto x = numbers<tensor<float, Head<2>, Query<3>, Dk<10>>>(4);
    auto const rotation = rotation_at<Pairing, float, Pair<3>>(iota<int, Query<3>>(1), rotary_base<10000>{});
    auto const clean = rotate<Dk<6>>(x, rotation);
    // A NaN in one number of a pair reaches the other one, and none besides; one that is not rotated stays alone.
    std::size_t const place = Pairing::place(1, 0, 3), other = Pairing::place(1, 1, 3);
    x(1, 2, place) = nan;
    x(0, 1, 7) = nan;
    auto const result = rotate<Dk<6>>(x, rotation);
    bool right = true;
    for (std::size_t h = 0; h < 2; ++h) {
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t d = 0; d < 10; ++d) {
                bool const reached = (h == 1 && i == 2 && (d == place || d == other)) || (h == 0 && i == 1 && d == 7);
                float const value = result(h, i, d);
                right = right && (reached ? value != value : value == clean(h, i, d));
            }
        }
    }
    return right;
}
TEST_CASE("a NaN reaches the other number of its pair and nothing else") {
    STATIC_REQUIRE(hidden_numbers_stay<interleaved_pairs>());
    STATIC_REQUIRE(hidden_numbers_stay<half_split_pairs>());
    REQUIRE(hidden_numbers_stay<interleaved_pairs>());
    REQUIRE(hidden_numbers_stay<half_split_pairs>());
}

template <class Pairing>
constexpr bool written_where_it_is_told_to() {
    auto x = numbers<tensor<float, Head<2>, Query<3>, Dk<7>>>(6);
    auto const rotation = rotation_at<Pairing, float, Pair<2>>(iota<int, Query<3>>(1), rotary_base<10000>{});
    auto const expected = rotate<Dk<4>>(x, rotation);
    decltype(rotate<Dk<4>>(x, rotation)) out{};
    rotate<Dk<4>>(into(out), x, rotation);
    bool right = out == expected;
    // To a view, and to one of another order.
    tensor<float, Query<3>, Dk<7>, Head<2>> turned{};
    rotate<Dk<4>>(into(permute_view<Head, Query, Dk>(turned)), x, rotation);
    right = right && permute<Head, Query, Dk>(turned) == expected;
    // From one.
    right = right && rotate<Dk<4>>(permute_view<Head, Query, Dk>(turned), rotation) != expected;
    permute_view<Head, Query, Dk>(turned) = x;
    right = right && rotate<Dk<4>>(permute_view<Head, Query, Dk>(turned), rotation) == expected;
    // In place, and where it would be overwritten.
    auto y = x;
    rotate<Dk<4>>(into(y), y, rotation);
    right = right && y == expected;
    tensor<float, Head<2>, Dk<7>, Query<3>> memory{};
    permute_view<Head, Query, Dk>(memory) = x;
    rotate<Dk<4>>(into(tensor_view<float, Head<2>, Query<3>, Dk<7>>(memory.data())),
                  permute_view<Head, Query, Dk>(memory), rotation);
    right = right && tensor_view<float, Head<2>, Query<3>, Dk<7>>(memory.data()) == expected;
    // The rotations themselves.
    auto again = zeros<float, Query<3>, Pair<2>, Half<2>>();
    rotation_at<Pairing, float, Pair<2>>(into(permute_view<Query, Half, Pair>(again)), iota<int, Query<3>>(1),
                                         rotary_base<10000>{});
    return right && permute<Query, Half, Pair>(again) == rotation;
}
TEST_CASE("rotated to a destination of any layout, in place too") {
    STATIC_REQUIRE(written_where_it_is_told_to<interleaved_pairs>());
    STATIC_REQUIRE(written_where_it_is_told_to<half_split_pairs>());
    REQUIRE(written_where_it_is_told_to<interleaved_pairs>());
    REQUIRE(written_where_it_is_told_to<half_split_pairs>());
}

TEST_CASE("rotated where features are many: vectors and what is left of them") {
    auto const check = []<class Pairing, std::size_t Features>(Pairing, size_constant<Features>) {
        auto const x = numbers<tensor<float, Head<2>, Query<5>, Dk<Features>>>(7);
        constexpr std::size_t pairs = Features / 2;
        auto const rotation = rotation_at<Pairing, float, Pair<pairs>>(iota<int, Query<5>>(100), rotary_base<500000>{});
        auto const rotated = rotate<Dk<2 * pairs>>(x, rotation);
        auto const expected = by_definition<Pairing, pairs>(x, 100, 500000);
        double worst = 0;
        for (std::size_t i = 0; i < decltype(x)::size; ++i) {
            worst = std::max(worst, std::abs(static_cast<double>(rotated.values[i]) - expected.values[i]));
        }
        REQUIRE(worst < 4e-7);
    };
    auto const both = [&](auto features) {
        check(interleaved_pairs{}, features);
        check(half_split_pairs{}, features);
    };
    both(size_constant<31>{});
    both(size_constant<64>{});
    both(size_constant<134>{});
}

}  // namespace
