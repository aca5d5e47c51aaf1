// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// An axis of your own.
//
// One line declares an axis: a template over its extent, derived from heed::axis with the axis's own name, by which
// heed knows it again. Of the four axes below, two are declared wrongly: one was copied, one was not finished. Mend
// them. Then write meals: guests have wishes, dishes have a taste, and both are compared by Taste; a dish has
// nutrients. Every guest eats of all dishes, of each as much as it is to his taste: that is attention, and it needs
// no names of heed's. The wishes are [Guest, Taste], the tastes [Dish, Taste], the contents [Dish, Nutrient], the
// meals [Guest, Nutrient].
//
// As it stands, the compiler answers:
//   "Dish<3> is an axis: it derives from heed::axis<Dish, 3>"

#include <heed/heed.hpp>

// your code begins
template <std::size_t N> struct Guest : heed::axis<Guest, N> {};
template <std::size_t N> struct Dish : heed::axis<Guest, N> {};
template <std::size_t N> struct Taste : heed::axis<Taste, N> {};
template <std::size_t N> struct Nutrient {};

constexpr auto meals(auto const& wishes, auto const& tastes, auto const& contents) {
    return contents;
}
// your code ends

static_assert(heed::Axis<Dish<3>>, "Dish<3> is an axis: it derives from heed::axis<Dish, 3>");
static_assert(heed::Axis<Nutrient<2>>, "Nutrient<2> is an axis: it derives from heed::axis<Nutrient, 2>");
static_assert(heed::Axis<Guest<2>> && heed::Axis<Taste<2>>, "Guest and Taste are axes, as they were");

// The first guest likes it sweet, the second has no wishes. Tastes are sweet and salty, nutrients are sugar and fat.
constexpr auto wishes = heed::from<float, Guest<2>, Taste<2>>({{40, 0}, {0, 0}});
constexpr auto tastes = heed::from<float, Dish<3>, Taste<2>>({{1, 0}, {0, 1}, {0, 0}});
constexpr auto contents = heed::from<float, Dish<3>, Nutrient<2>>({{9, 0}, {3, 6}, {0, 3}});
constexpr auto eaten = meals(wishes, tastes, contents);
static_assert(heed::shape_of(eaten) == heed::shape<Guest<2>, Nutrient<2>>,
              "meals(...) is [Guest<2>, Nutrient<2>]: what each guest has eaten of each nutrient");
static_assert(all_close(heed::slice<Guest>(eaten, 1), heed::tensor<float, Nutrient<2>>{4, 3}),
              "a guest without wishes eats as much of each dish: 4 of sugar and 3 of fat");
static_assert(all_close(heed::slice<Guest>(eaten, 0), heed::tensor<float, Nutrient<2>>{9, 0}),
              "a guest who likes it sweet eats of the sweet dish");
