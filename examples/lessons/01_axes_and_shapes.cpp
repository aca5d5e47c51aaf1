// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 1. An axis has a name and an extent, both in its type; a tensor's shape is a list of axes.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>

#include "diagram.hpp"

// One line declares an axis.
template <std::size_t N> struct City : heed::axis<City, N> {};
template <std::size_t N> struct Month : heed::axis<Month, N> {};

int main() {
    constexpr auto rain = heed::from<float, City<2>, Month<3>>({{61, 47, 54},    // millimetres
                                                                {12, 33, 20}});
    static_assert(shape_of(rain) == heed::shape<City<2>, Month<3>>);
    std::cout << "A tensor\n" << rain << "\n\n";

    // Elements: by position, or by name in any order.
    using heed::index;
    static_assert(rain(1, 2) == 20);
    static_assert(rain(index<Month>(2), index<City>(1)) == 20);

    // A reduction names the axes that go; no number of a dimension has to be remembered.
    constexpr auto of_each_city = heed::sum<Month>(rain);
    static_assert(shape_of(of_each_city) == heed::shape<City<2>>);
    std::cout << "The sum over Month\n";
    lesson::draw("rain", rain, "->", "sum<Month>(rain)", of_each_city);
    std::cout << of_each_city << "\n\n";

    // So do mean, max and argmax; the one that names no axis is over all of them.
    static_assert(heed::mean<City>(rain) == heed::from<float, Month<3>>({36.5f, 40, 37}));
    static_assert(heed::argmax<Month>(rain) == heed::from<std::size_t, City<2>>({0, 1}));
    static_assert(heed::max(rain)() == 61);

    // Arithmetic matches axes by name: what an operand lacks, it is repeated along.
    constexpr auto share = rain / of_each_city;
    static_assert(shape_of(share) == heed::shape<City<2>, Month<3>>);
    std::cout << "Each month's share of its city's rain\n" << heed::io::formatted(share, heed::io::fixed(3)) << "\n\n";

    // Extents alone prove nothing: City<3> and Month<3> are different axes, and this sum is refused.
    using by_city = heed::tensor<float, City<3>>;
    using by_month = heed::tensor<float, Month<3>>;
    static_assert(heed::can_plus<by_month, by_month>);
    static_assert(!heed::can_plus<by_month, by_city>);

    // A part is a tensor with values of its own; a view of a part is asked for by name, and writes to the whole.
    auto mended = rain;
    slice_view<City>(mended, 1) = slice<City>(rain, 0);
    slice_view<Month>(mended, 0) *= 2;
    std::cout << "The second row overwritten with the first, then the first column doubled\n" << mended << '\n';
    return mended(1, 0) == 122 && mended(1, 2) == 54 ? 0 : 1;
}
