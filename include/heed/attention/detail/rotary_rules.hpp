// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_ROTARY_RULES_HPP
#define HEED_ATTENTION_DETAIL_ROTARY_RULES_HPP

#include <type_traits>

#include <heed/attention/detail/meant_positions.hpp>
#include <heed/attention/rotated.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/ops/rename.hpp>

// What is asked of rotary positions and of what they rotate.

namespace heed {

namespace fault::in {
struct rotation_at {};
struct rotate {};
struct as_rotated {};
}  // namespace fault::in

namespace fault {

template <class In, class NotAPairing>
struct features_are_paired_by_interleaved_pairs_or_half_split_pairs {};
template <class In, class NotPairs>
struct the_number_of_pairs_is_an_axis_as_in_Pair_of_2 {};
template <class Element>
struct rotation_at_makes_cosines_and_sines_of_float_or_double {};
template <class Element>
struct rotation_at_needs_positions_that_are_whole_numbers {};
template <class Number>
struct a_number_is_a_base_when_it_is_said_to_be_one_as_in_rotary_base_of_it {};
template <class NotABase>
struct rotation_at_needs_a_base_of_at_least_1_as_in_rotary_base_of_10000 {};

template <class In, class Rotated>
struct what_was_rotated_would_be_rotated_twice {};
template <class In, class Compared>
struct queries_and_keys_are_rotated_before_scores_compares_them {};
template <class NotARotation>
struct rotate_needs_a_rotation_as_rotation_at_makes_it_of_positions {};
template <class Shape>
struct a_rotation_ends_with_Half_of_2_and_its_pairs {};
template <class Missing, class Shape, class... DidYouMean>
struct rotate_needs_the_axes_of_the_positions_in_x_before_its_features {};
template <class Position, class Positions>
struct rotate_needs_positions_along_the_axis_of_x_that_has_them {};
template <class Shape>
struct rotate_turns_features_in_one_axis_so_merge_their_pairs_first {};
template <class In, class Pairs, class Features>
struct more_features_are_rotated_than_there_are {};
template <class Pairs, class Features, class... DidYouMean>
struct rotate_turns_all_features_or_says_how_many_as_in_rotate_Dk_of_4 {};
template <class Named, class Pairs, class Features>
struct rotate_names_the_features_and_two_for_each_pair_of_the_rotation {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
inline constexpr bool is_pairing = __is_same(X, interleaved_pairs) || __is_same(X, half_split_pairs);
template <class A>
inline constexpr bool is_pairs = false;
template <std::size_t Count>
inline constexpr bool is_pairs<axes::Pair<Count>> = Count > 0;

template <class B>
inline constexpr bool is_base = false;
template <std::size_t Base>
inline constexpr bool is_base<rotary_base<Base>> = Base > 0;
template <>
inline constexpr bool is_base<rotary_base<>> = true;

template <class In, class Pairing, class Pairs>
consteval auto rule_of_pairs() {
    if constexpr (!is_pairing<Pairing>) {
        return fault::features_are_paired_by_interleaved_pairs_or_half_split_pairs<In, Pairing>{};
    } else if constexpr (!is_pairs<Pairs>) {
        return fault::the_number_of_pairs_is_an_axis_as_in_Pair_of_2<In, Pairs>{};
    } else {
        return none{};
    }
}

template <class Positions, class Pairs>
using rotations_of = concatenate<Positions, shape_t<axes::Half<2>, Pairs>>;

template <class Pairing, class T, class Pairs, class Positions, class Base>
consteval auto rule_of_rotation_at() {
    using of_pairs = decltype(rule_of_pairs<fault::in::rotation_at, Pairing, Pairs>());
    if constexpr (is_fault<of_pairs>) {
        return of_pairs{};
    } else if constexpr (!element_traits<T>::has_maths) {
        return fault::rotation_at_makes_cosines_and_sines_of_float_or_double<T>{};
    } else if constexpr (!Tensor<Positions>) {
        return fault::every_operand_must_be_a_tensor<fault::in::rotation_at, remove_cvref_t<Positions>>{};
    } else if constexpr (!element_traits<element_of<Positions>>::is_whole || __is_same(element_of<Positions>, bool)) {
        return fault::rotation_at_needs_positions_that_are_whole_numbers<element_of<Positions>>{};
    } else if constexpr (std::is_arithmetic_v<Base>) {
        return fault::a_number_is_a_base_when_it_is_said_to_be_one_as_in_rotary_base_of_it<Base>{};
    } else if constexpr (!is_base<Base>) {
        return fault::rotation_at_needs_a_base_of_at_least_1_as_in_rotary_base_of_10000<Base>{};
    } else {
        return rule_of_result<fault::in::rotation_at, rotations_of<shape_type_of<Positions>, Pairs>>();
    }
}

/// What is asked of a tensor that is rotated or is said to have been, before anything else.
template <class In, class X>
consteval auto rule_of_unrotated() {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<X>>{};
    } else if constexpr (is_rotated<X>) {
        return fault::what_was_rotated_would_be_rotated_twice<In, remove_cvref_t<X>>{};
    } else if constexpr (is_logits<X> || is_distribution<X>) {
        return fault::queries_and_keys_are_rotated_before_scores_compares_them<In, remove_cvref_t<X>>{};
    } else {
        return none{};
    }
}

/// The parts of a rotation: whether it has them, the positions that it is for, and its pairs.
template <class Shape>
struct parts_of_rotation {
    static constexpr bool are_there = false;
};
template <class Shape>
    requires(Shape::rank > 1)
struct parts_of_rotation<Shape> {
    using pairs = last_axis<Shape>;
    using positions = without_last<without_last<Shape>>;
    static constexpr bool are_there = is_pairs<pairs> && __is_same(last_axis<without_last<Shape>>, axes::Half<2>);
};

/// The axes of a shape that are positions by their names.
template <class Shape>
using named_positions = not_in<Shape, without_names<Shape, axis_name<axes::Time>, axis_name<axes::Query>,
                                                    axis_name<axes::Key>>>;

template <class X, class R, class... Part>
consteval auto rule_of_rotate();

/// What is said of positions along an axis that is not one of x: perhaps it goes by another name.
template <class X, class R, class... Part>
consteval auto rule_of_missing_positions() {
    using fault::rotate_needs_the_axes_of_the_positions_in_x_before_its_features;
    using shape = shape_type_of<X>;
    using rotations = shape_type_of<R>;
    using missing = first_axis<not_in<typename parts_of_rotation<rotations>::positions, without_last<shape>>>;
    using likely = not_in<named_positions<without_last<shape>>, rotations>;
    if constexpr (likely::rank != 1 || !one_of<name_of<missing>, axis_name<axes::Time>, axis_name<axes::Query>,
                                               axis_name<axes::Key>>) {
        return rotate_needs_the_axes_of_the_positions_in_x_before_its_features<missing, shape>{};
    } else {
        using to = first_axis<likely>;
        using renamed_shape = typename renamed<name_of<missing>, name_of<to>, rotations>::type;
        using after = renamed_rows<R, tensor_of<element_of<R>, renamed_shape>>;
        return fault_with_mend<decltype(rule_of_rotate<X, after, Part...>()),
                               rotate_needs_the_axes_of_the_positions_in_x_before_its_features,
                               meant_call<mend::rename, shape_t<missing, to>, mend::rotation>, missing, shape>{};
    }
}

/// What is asked of the features that are rotated and of those that are named, if any are.
template <class Pairs, class Features>
consteval auto rule_of_rotated_features() {
    using some = with_extent<name_of<Features>, 2 * extent_of<Pairs>>;
    if constexpr (2 * extent_of<Pairs> > extent_of<Features>) {
        return fault::more_features_are_rotated_than_there_are<fault::in::rotate, Pairs, Features>{};
    } else if constexpr (2 * extent_of<Pairs> < extent_of<Features>) {
        return fault::rotate_turns_all_features_or_says_how_many_as_in_rotate_Dk_of_4<
            Pairs, Features, did_you_mean<mend::rotate<some>(mend::x, mend::rotation)>>{};
    } else {
        return none{};
    }
}
template <class Pairs, class Features, class Named, class... Rest>
consteval auto rule_of_rotated_features() {
    if constexpr (2 * extent_of<Pairs> > extent_of<Features>) {
        return fault::more_features_are_rotated_than_there_are<fault::in::rotate, Pairs, Features>{};
    } else if constexpr (sizeof...(Rest) > 0 ||
                         !__is_same(Named, with_extent<name_of<Features>, 2 * extent_of<Pairs>>)) {
        return fault::rotate_names_the_features_and_two_for_each_pair_of_the_rotation<Named, Pairs, Features>{};
    } else {
        return none{};
    }
}

/// What is asked of axes: those of positions before the features.
template <class X, class R, class... Part>
consteval auto rule_of_rotated_axes() {
    using shape = shape_type_of<X>;
    using positions = typename parts_of_rotation<shape_type_of<R>>::positions;
    using pairs = typename parts_of_rotation<shape_type_of<R>>::pairs;
    if constexpr (has_name<shape, axis_name<axes::Half>> || has_name<shape, axis_name<axes::Pair>>) {
        return fault::rotate_turns_features_in_one_axis_so_merge_their_pairs_first<shape>{};
    } else if constexpr (!subset_of<positions, without_last<shape>>) {
        return rule_of_missing_positions<X, R, Part...>();
    } else {
        using of_x = named_positions<without_last<shape>>;
        using of_operands = decltype(rule_of_operands<fault::in::rotate, X, R>());
        if constexpr (is_fault<of_operands>) {
            return of_operands{};
        } else if constexpr (of_x::rank > 0 && also_in<of_x, positions>::rank == 0) {
            return fault::rotate_needs_positions_along_the_axis_of_x_that_has_them<first_axis<of_x>, positions>{};
        } else {
            return rule_of_rotated_features<pairs, last_axis<shape>, Part...>();
        }
    }
}

template <class X, class R, class... Part>
consteval auto rule_of_rotate() {
    using of_x = decltype(rule_of_unrotated<fault::in::rotate, X>());
    if constexpr (is_fault<of_x>) {
        return of_x{};
    } else if constexpr (!is_rotation<R>) {
        return fault::rotate_needs_a_rotation_as_rotation_at_makes_it_of_positions<remove_cvref_t<R>>{};
    } else if constexpr (!parts_of_rotation<shape_type_of<R>>::are_there) {
        return fault::a_rotation_ends_with_Half_of_2_and_its_pairs<shape_type_of<R>>{};
    } else if constexpr (remove_cvref_t<X>::rank == 0) {
        return fault::more_features_are_rotated_than_there_are<
            fault::in::rotate, typename parts_of_rotation<shape_type_of<R>>::pairs, shape_type_of<X>>{};
    } else if constexpr (is_up_to<last_axis<shape_type_of<X>>>) {
        return rule_of_no_lengths<fault::in::rotate, last_axis<shape_type_of<X>>>();
    } else {
        return rule_of_rotated_axes<X, R, Part...>();
    }
}

template <class Pairing, class Pairs, class X>
consteval auto rule_of_as_rotated() {
    using of_pairs = decltype(rule_of_pairs<fault::in::as_rotated, Pairing, Pairs>());
    using of_x = decltype(rule_of_unrotated<fault::in::as_rotated, X>());
    if constexpr (is_fault<of_pairs>) {
        return of_pairs{};
    } else if constexpr (is_fault<of_x>) {
        return of_x{};
    } else {
        using shape = shape_type_of<X>;
        if constexpr (shape::rank == 0) {
            return fault::more_features_are_rotated_than_there_are<fault::in::as_rotated, Pairs, shape>{};
        } else if constexpr (is_up_to<last_axis<shape>>) {
            return rule_of_no_lengths<fault::in::as_rotated, last_axis<shape>>();
        } else if constexpr (2 * extent_of<Pairs> > extent_of<last_axis<shape>>) {
            return fault::more_features_are_rotated_than_there_are<fault::in::as_rotated, Pairs, last_axis<shape>>{};
        } else {
            return none{};
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
