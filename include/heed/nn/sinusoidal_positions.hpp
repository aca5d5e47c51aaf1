// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_SINUSOIDAL_POSITIONS_HPP
#define HEED_NN_SINUSOIDAL_POSITIONS_HPP

#include <heed/math/detail/rotary_angle.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/up_to.hpp>

namespace heed {

namespace fault::in {
struct sinusoidal_positions {};
}  // namespace fault::in

namespace fault {

template <class Element>
struct sinusoidal_positions_makes_sines_and_cosines_of_float_or_double {};
template <class NotAnAxis>
struct sinusoidal_positions_needs_an_axis_of_positions_and_one_of_features_with_their_extents {};
template <class Features>
struct sinusoidal_positions_needs_an_even_number_of_features_a_sine_and_a_cosine_for_each_frequency {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class A>
inline constexpr bool is_an_extent = axis_traits<A>::is_axis && !is_up_to<A>;

template <class T, class Positions, class Features>
consteval auto rule_of_sinusoidal_positions() {
    using namespace fault;
    if constexpr (!element_traits<T>::has_maths) {
        return sinusoidal_positions_makes_sines_and_cosines_of_float_or_double<T>{};
    } else if constexpr (!is_an_extent<Positions>) {
        return sinusoidal_positions_needs_an_axis_of_positions_and_one_of_features_with_their_extents<Positions>{};
    } else if constexpr (!is_an_extent<Features>) {
        return sinusoidal_positions_needs_an_axis_of_positions_and_one_of_features_with_their_extents<Features>{};
    } else if constexpr (__is_same(name_of<Positions>, name_of<Features>)) {
        return an_axis_is_named_twice<in::sinusoidal_positions, name_of<Features>>{};
    } else if constexpr (extent_of<Features> % 2 != 0) {
        return sinusoidal_positions_needs_an_even_number_of_features_a_sine_and_a_cosine_for_each_frequency<Features>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why positions cannot be made for these axes, or `none`.
template <class T, class Positions, class Features>
using fault_of_sinusoidal_positions = decltype(detail::rule_of_sinusoidal_positions<T, Positions, Features>());
template <class T, class Positions, class Features>
concept can_sinusoidal_positions = no_fault<fault_of_sinusoidal_positions<T, Positions, Features>>;

/// `sinusoidal_positions<float, Time<512>, Model<64>>()`: what the first transformer adds to embeddings so that
/// positions differ, `[Time, Model]`: feature 2i is sin(p / 10000^(2i/m)) at position p, feature 2i + 1 the cosine of
/// the same, m being the number of features; in radians.
///
/// The angle is never rounded to one float or double: as a float each is the nearest one but where it is within 2^-28
/// units of a midpoint, as a double within 1 unit in the last place, for 2^26 positions. Refused: other elements than
/// these; an odd number of features; axes without their extents. (Vaswani et al. 2017, section 3.5.)
template <class T, class Positions, class Features, class Fault = fault_of_sinusoidal_positions<T, Positions, Features>>
HEED_LINKED_AS constexpr auto sinusoidal_positions() {
    constexpr std::size_t features = extent_of<Features>, frequencies = features / 2;
    auto result = detail::blank<detail::tensor_of<T, shape_t<Positions, Features>>>();
    auto const root = math::detail::inverse_root_in_two(10000.0, frequencies);
    math::detail::two_doubles power{1.0, 0.0};
    for (std::size_t i = 0; i < frequencies; ++i) {
        auto const frequency = math::detail::frequency_of(power);
        for (std::size_t position = 0; position < extent_of<Positions>; ++position) {
            auto const turned = math::detail::turned(static_cast<double>(position), frequency);
            result.values[position * features + 2 * i] = static_cast<T>(turned.sine);
            result.values[position * features + 2 * i + 1] = static_cast<T>(turned.cosine);
        }
        power = math::detail::product_in_two(power, root);
    }
    return result;
}
template <class T, class Positions, class Features, class Fault = fault_of_sinusoidal_positions<T, Positions, Features>>
    requires is_fault<Fault>
refused sinusoidal_positions() = delete;
template <class T, template <std::size_t> class First, template <std::size_t> class... Rest,
          class Fault = fault_of_extents<fault::in::sinusoidal_positions, First, Rest...>>
refused sinusoidal_positions() = delete;

}  // namespace heed

#endif
