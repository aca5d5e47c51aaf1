// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <cmath>

#include <heed/heed.hpp>

#include "../support/both_times.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

template <class T, std::size_t N, std::size_t M>
constexpr auto positions() {
    return sinusoidal_positions<T, Time<N>, Model<M>>();
}

template <class T, std::size_t N, std::size_t M>
void are_those_of_the_paper() {
    BOTH_TIMES(came, positions<T, N, M>);
    static_assert(__is_same(decltype(came), tensor<T, Time<N>, Model<M>> const));
    for (std::size_t p = 0; p < N; ++p) {
        for (std::size_t i = 0; i < M; ++i) {
            long double const exponent = static_cast<long double>(i / 2 * 2) / static_cast<long double>(M);
            long double const angle = static_cast<long double>(p) / std::pow(10000.0L, exponent);
            long double const expected = i % 2 == 0 ? std::sin(angle) : std::cos(angle);
            // Half a unit of a float or a whole one of a double, and what a long double is off by.
            long double const unit = sizeof(T) == 4 ? 0x1p-25L : 0x1p-53L;
            REQUIRE(std::abs(static_cast<long double>(came(p, i)) - expected) <= 1.001L * unit);
        }
    }
}

}  // namespace

TEST_CASE("sinusoidal positions are those of the paper") {
    are_those_of_the_paper<float, 11, 6>();
    are_those_of_the_paper<double, 5, 8>();
    are_those_of_the_paper<float, 4, 4>();
    are_those_of_the_paper<double, 7, 2>();
}

TEST_CASE("position 0 is sines of 0 and cosines of 0") {
    constexpr auto first = slice<Time>(sinusoidal_positions<float, Time<1>, Model<6>>(), 0);
    static_assert(first == tensor<float, Model<6>>{0, 1, 0, 1, 0, 1});
}

TEST_CASE("many positions are no constant, and right as well") {
    auto const all = sinusoidal_positions<float, Time<1000>, Model<64>>();
    CHECK(all(999, 0) == static_cast<float>(std::sin(999.0)));
    CHECK(all(999, 1) == static_cast<float>(std::cos(999.0)));
}

TEST_CASE("sinusoidal positions need two axes with their extents, and an even number of features") {
    static_assert(can_sinusoidal_positions<float, Time<3>, Model<4>>);
    static_assert(!can_sinusoidal_positions<float, Time<3>, Model<5>> &&
                  !can_sinusoidal_positions<int, Time<3>, Model<4>>);
    static_assert(!can_sinusoidal_positions<float, Time<3>, Time<4>> &&
                  !can_sinusoidal_positions<float, Time<3>, float>);
    static_assert(!can_sinusoidal_positions<float, up_to<Time<3>>, Model<4>>);
}
