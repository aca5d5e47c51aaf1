// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 1. An axis has a name and an extent, both in its type; a tensor's shape is a list of axes.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>

// One line declares an axis.
template <std::size_t N> struct City : heed::axis<City, N> {};
template <std::size_t N> struct Month : heed::axis<Month, N> {};

int main() {
    constexpr auto rain = heed::from<float, City<2>, Month<3>>({{61, 47, 54},    // millimetres
                                                                {12, 33, 20}});
    static_assert(shape_of(rain) == heed::shape<City<2>, Month<3>>);
    std::cout << "rain " << rain << "\n\n";

    // Elements: by position, or by name in any order.
    using heed::index;
    static_assert(rain(1, 2) == 20);
    static_assert(rain(index<Month>(2), index<City>(1)) == 20);

    // A reduction names the axes that go; no number of a dimension has to be remembered.
    constexpr auto of_each_city = heed::sum<Month>(rain);
    static_assert(shape_of(of_each_city) == heed::shape<City<2>>);
    std::cout << "sum over Month " << of_each_city << '\n';

    // Arithmetic matches axes by name: what an operand lacks, it is repeated along.
    constexpr auto share = rain / of_each_city;
    static_assert(shape_of(share) == heed::shape<City<2>, Month<3>>);
    std::cout << "share of the city's rain " << share << '\n';

    // Extents alone prove nothing: City<3> and Month<3> are different axes, and this sum is refused.
    using by_city = heed::tensor<float, City<3>>;
    using by_month = heed::tensor<float, Month<3>>;
    static_assert(heed::can_plus<by_month, by_month>);
    static_assert(!heed::can_plus<by_month, by_city>);
}
