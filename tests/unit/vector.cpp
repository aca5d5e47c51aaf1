// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/kernel/lanes.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/detail/arithmetic.hpp>

#include <limits>

#include "../support/both_times.hpp"

namespace {

using namespace heed::kernel;

// No two alike, no sum of products of them exact, infinities, zeros of both signs and subnormal numbers among them.
template <class T>
constexpr T numbers[19] = {T(1.1),  T(-2.3), T(0.0),  T(-0.0), heed::math::infinity<T>,
                           T(1e30), T(-3.7), T(7e-9), T(5.9),  std::numeric_limits<T>::denorm_min(),
                           T(1e5),  T(-1.7), T(0.3),  T(1.9),  std::numeric_limits<T>::max(),
                           T(-0.1), T(2.7),  T(-4.1), T(0.7)};

template <class T, std::size_t Lanes>
vector<T, Lanes> loaded(std::size_t first) {
    T volatile const* from = numbers<T>;
    T copy[Lanes];
    for (std::size_t i = 0; i < Lanes; ++i) copy[i] = from[(first + i) % 19];
    return load<vector<T, Lanes>>(copy);
}

template <class T, std::size_t Lanes>
void every_lane_has_the_bits_of_the_scalar() {
    using V = vector<T, Lanes>;
    static_assert(lanes_of<V> == Lanes);
    static_assert(__is_same(lane_of<V>, T));
    for (std::size_t i = 0; i < 19; ++i) {
        for (std::size_t j = 0; j < 19; ++j) {
            V const a = loaded<T, Lanes>(i), b = loaded<T, Lanes>(j), c = loaded<T, Lanes>(i + 2 * j);
            V const fused = multiply_add(a, b, c), plus = sum(a, c), times = product(a, b);
            V const most = heed::kernel::detail::higher(a, b);
            for (std::size_t lane = 0; lane < Lanes; ++lane) {
                T const x = a[lane], y = b[lane], z = c[lane];
                T const expected = heed::math::multiply_add(x, y, z);
                T const got = fused[lane];
                INFO(x << " * " << y << " + " << z << " = " << expected << " but " << got);
                REQUIRE(
                    (heed_test::same_bits(got, expected) || (heed::math::is_nan(got) && heed::math::is_nan(expected))));
                T const added = heed::math::sum(x, z), plus_lane = plus[lane];
                REQUIRE((heed_test::same_bits(plus_lane, added) ||
                         (heed::math::is_nan(plus_lane) && heed::math::is_nan(added))));
                T const multiplied = heed::math::product(x, y), times_lane = times[lane];
                REQUIRE((heed_test::same_bits(times_lane, multiplied) ||
                         (heed::math::is_nan(times_lane) && heed::math::is_nan(multiplied))));
                REQUIRE(most[lane] == (x > y ? x : y));
            }
            V const never_fused = product(a, b) + c;
            for (std::size_t lane = 0; lane < Lanes; ++lane) {
                T const x = a[lane], y = b[lane], z = c[lane], got = never_fused[lane];
                T volatile const rounded = heed::math::product(x, y);
                T const expected = heed::math::sum(T(rounded), z);
                REQUIRE(
                    (heed_test::same_bits(got, expected) || (heed::math::is_nan(got) && heed::math::is_nan(expected))));
            }
        }
    }
}

template <class T, std::size_t Lanes, std::size_t Count>
void a_part() {
    using V = vector<T, Lanes>;
    T from[Count];
    for (std::size_t i = 0; i < Count; ++i) from[i] = T(i + 1);
    V const part = load_first<V, Count>(from);
    for (std::size_t i = 0; i < Lanes; ++i) REQUIRE(part[i] == (i < Count ? T(i + 1) : T(0)));

    T to[Lanes + 1];
    for (auto& value : to) value = T(-1);
    store_first<Count>(to, splat<V>(T(7)) + part);
    for (std::size_t i = 0; i < Lanes + 1; ++i) REQUIRE(to[i] == (i < Count ? T(i + 8) : T(-1)));
}

template <class T, std::size_t Lanes, std::size_t... Less>
void all_parts(std::index_sequence<Less...>) {
    (a_part<T, Lanes, Less + 1>(), ...);
}

template <class T, std::size_t Lanes>
void halves() {
    vector<T, Lanes> const x = loaded<T, Lanes>(5);
    auto const low = low_half(x), high = high_half(x);
    auto const whole = join(low, high);
    for (std::size_t i = 0; i < Lanes / 2; ++i) {
        REQUIRE(low[i] == x[i]);
        REQUIRE(high[i] == x[i + Lanes / 2]);
    }
    REQUIRE(heed_test::same_bits(whole, x));
}

template <class T, std::size_t Lanes>
void all() {
    every_lane_has_the_bits_of_the_scalar<T, Lanes>();
    all_parts<T, Lanes>(std::make_index_sequence<Lanes>{});
    if constexpr (Lanes * sizeof(T) > 16) halves<T, Lanes>();
}

}  // namespace

TEST_CASE("vectors of float have the bits of single floats, whole and in part") {
    all<float, 4>();
    if constexpr (lanes<float> >= 8) all<float, (lanes<float> >= 8 ? 8 : 4)>();
    if constexpr (lanes<float> >= 16) all<float, lanes<float>>();
}

TEST_CASE("vectors of double have the bits of single doubles, whole and in part") {
    all<double, 2>();
    if constexpr (lanes<double> >= 4) all<double, (lanes<double> >= 4 ? 4 : 2)>();
    if constexpr (lanes<double> >= 8) all<double, lanes<double>>();
}
