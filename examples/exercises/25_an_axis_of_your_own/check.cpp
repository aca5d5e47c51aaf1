// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

/// Whether there are axes of that name, for each of several extents; and whether two names are two axes.
template <template <std::size_t> class Name>
constexpr bool is_axis_for_all_extents =
    heed::Axis<Name<1>> && heed::Axis<Name<2>> && heed::Axis<Name<3>> && heed::Axis<Name<7>> && heed::Axis<Name<64>>;
template <class A, class B>
concept are_different = heed::Axis<A> && heed::Axis<B> && !heed::same_axis<A, B>;

static_assert(is_axis_for_all_extents<Guest> && is_axis_for_all_extents<Dish>,
              "Guest<N> and Dish<N> are axes for every extent N: hand N on to heed::axis");
static_assert(is_axis_for_all_extents<Taste> && is_axis_for_all_extents<Nutrient>,
              "Taste<N> and Nutrient<N> are axes for every extent N: hand N on to heed::axis");
static_assert(are_different<Dish<3>, Guest<3>> && are_different<Dish<3>, Taste<3>> &&
                  are_different<Dish<3>, Nutrient<3>> && are_different<Nutrient<3>, Taste<3>> &&
                  are_different<Nutrient<3>, Guest<3>> && are_different<Taste<3>, Guest<3>>,
              "the four axes are different axes, also where their extents are alike");
static_assert(are_different<Dish<3>, heed::axes::Key<3>> && are_different<Nutrient<3>, heed::axes::Dv<3>> &&
                  are_different<Guest<3>, heed::axes::Query<3>> && are_different<Taste<3>, heed::axes::Dk<3>>,
              "the four axes are your own, and not other names for those of heed::axes");

constexpr auto yours = [](auto const&... x) -> decltype(meals(x...)) { return meals(x...); };

template <std::size_t G, std::size_t D, std::size_t T, std::size_t N>
constexpr auto agrees = [] {
    constexpr auto wishes = heed::generate<double, Guest<G>, Taste<T>>(
        [](std::size_t i, std::size_t j) { return static_cast<double>((5 * i + 3 * j) % 7) / 2 - 1; });
    constexpr auto tastes = heed::generate<double, Dish<D>, Taste<T>>(
        [](std::size_t i, std::size_t j) { return static_cast<double>((2 * i + 5 * j + i * j) % 9) / 2 - 2; });
    constexpr auto contents = heed::generate<double, Dish<D>, Nutrient<N>>(
        [](std::size_t i, std::size_t j) { return static_cast<double>((3 * i + 7 * j + i * j) % 11); });
    constexpr auto right = heed::attend(heed::softmax<Dish>(heed::scores(wishes, tastes)), contents);
    if constexpr (requires { heed::all_close(yours(wishes, tastes, contents), right); }) {
        return heed::all_close(yours(wishes, tastes, contents), right);
    } else {
        return false;
    }
};
static_assert(std::is_invocable_v<decltype(yours), heed::tensor<double, Guest<3>, Taste<5>>,
                                  heed::tensor<double, Dish<7>, Taste<5>>, heed::tensor<double, Dish<7>, Nutrient<2>>>,
              "your meals cannot be called with 3 guests, 7 dishes, 5 tastes and 2 nutrients, and elements of double");
static_assert(holds<decltype(agrees<3, 7, 5, 2>)>,
              "with 3 guests, 7 dishes, 5 tastes and 2 nutrients, meals are attention");
static_assert(holds<decltype(agrees<4, 4, 4, 4>)>, "with 4 of each, meals are attention of guests to dishes");

}  // namespace hidden
