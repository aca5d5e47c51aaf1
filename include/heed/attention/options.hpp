// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_OPTIONS_HPP
#define HEED_ATTENTION_OPTIONS_HPP

#include <type_traits>

#include <heed/attention/detail/bound_stages.hpp>
#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/rotated.hpp>
#include <heed/kernel/attention.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/on.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What may follow q, k and v in a call of attention: a scale, a mask and the stages of score_stages.hpp.

namespace heed {

/// A scale given explicitly, instead of 1/sqrt of the contracted extent: `scores(q, k, scale{0.5})`. Taken as it is,
/// 0.0 and negative included, and converted to the element type. A whole number is refused: `scale{1 / 8}` is
/// `scale{0}`.
template <class T>
struct HEED_LINKED_AS scale {
    T value;
    static constexpr bool is_scale = true;
};
template <class T>
scale(T) -> scale<T>;

namespace fault {

template <class Came>
struct an_option_of_attention_is_a_mask_a_scale_or_a_stage_of_the_scores {};
template <class BoolTensor>
struct a_bool_tensor_is_a_mask_when_it_is_said_to_be_keep_or_drop {};
template <class Tensor>
struct a_tensor_is_a_mask_when_it_is_said_to_be_a_bias {};
template <class Rotation>
struct a_rotation_is_no_option_but_applied_to_queries_and_keys_by_rotate {};
template <class Number>
struct a_number_is_a_scale_when_it_is_said_to_be_one_as_in_scale_of_it {};
template <class Number>
struct a_scale_has_a_fraction_and_a_whole_number_is_mostly_a_division_cut_short {};
template <class... Masks>
struct attention_takes_one_mask_so_combine_them_with_an_ampersand {};
template <class... Scales>
struct attention_takes_one_scale {};
template <class... Alike>
struct attention_takes_each_stage_once {};
template <class Executor>
struct scores_and_weights_are_computed_on_one_core_but_scaled_dot_product_attention_takes_an_executor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class O>
concept is_scale = requires { remove_cvref_t<O>::is_scale; };

template <class O>
consteval auto rule_of_option() {
    if constexpr (is_scale<O>) {
        if constexpr (std::is_integral_v<decltype(O::value)>) {
            using number = decltype(O::value);
            return fault::a_scale_has_a_fraction_and_a_whole_number_is_mostly_a_division_cut_short<number>{};
        } else {
            return none{};
        }
    } else if constexpr (Mask<O> || is_score_stage<O>) {
        return none{};
    } else if constexpr (is_on<O>) {
        return rule_of_on<O>();
    } else if constexpr (is_rotation<O>) {
        return fault::a_rotation_is_no_option_but_applied_to_queries_and_keys_by_rotate<O>{};
    } else if constexpr (Tensor<O>) {
        if constexpr (__is_same(element_of<O>, bool) || (views_memory<plain<O>> && has_elements_for<O, bool>)) {
            return fault::a_bool_tensor_is_a_mask_when_it_is_said_to_be_keep_or_drop<O>{};
        } else {
            return fault::a_tensor_is_a_mask_when_it_is_said_to_be_a_bias<O>{};
        }
    } else if constexpr (std::is_arithmetic_v<O> && !__is_same(O, bool)) {
        return fault::a_number_is_a_scale_when_it_is_said_to_be_one_as_in_scale_of_it<O>{};
    } else {
        return fault::an_option_of_attention_is_a_mask_a_scale_or_a_stage_of_the_scores<O>{};
    }
}

/// A fault about several options.
template <template <class...> class Fault, class... Options>
consteval auto about(shape_t<Options...>) {
    return Fault<Options...>{};
}

/// The options of attention: at most one of each kind, in any order.
template <class... Options>
struct options {
    template <bool... Alike>
    static consteval auto rule_of_alike() {
        if constexpr ((std::size_t{0} + ... + (Alike ? 1 : 0)) > 1) {
            return about<fault::attention_takes_each_stage_once>(
                concatenate<typename keep_if<Alike, Options>::type...>{});
        } else {
            return none{};
        }
    }
    static constexpr std::size_t masks = (std::size_t{0} + ... + (Mask<Options> ? 1 : 0));
    static constexpr std::size_t scales = (std::size_t{0} + ... + (is_scale<Options> ? 1 : 0));
    static constexpr std::size_t executors = (std::size_t{0} + ... + (is_on<Options> ? 1 : 0));

    template <class T, class Scores, class QueryName, class KeyName, class O>
    static consteval auto rule_of_one() {
        if constexpr (Mask<O>) {
            return mask_traits<O>::template rule<T, Scores, QueryName, KeyName>();
        } else if constexpr (is_score_stage<O>) {
            return rule_of_stage<T, Scores, QueryName, KeyName, O>();
        } else {
            return none{};
        }
    }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        using of_kinds = first_fault<decltype(rule_of_option<Options>())...>;
        if constexpr (is_fault<of_kinds>) {
            return of_kinds{};
        } else if constexpr (masks > 1) {
            return about<fault::attention_takes_one_mask_so_combine_them_with_an_ampersand>(
                concatenate<typename keep_if<Mask<Options>, Options>::type...>{});
        } else if constexpr (scales > 1) {
            return about<fault::attention_takes_one_scale>(
                concatenate<typename keep_if<is_scale<Options>, Options>::type...>{});
        } else if constexpr (executors > 1) {
            return about<fault::an_operation_runs_on_one_executor>(
                concatenate<typename keep_if<is_on<Options>, Options>::type...>{});
        } else {
            return first_fault<decltype(rule_of_alike<is_softcap<Options>...>()),
                               decltype(rule_of_alike<is_score_function<Options>...>()),
                               decltype(rule_of_alike<is_sink<Options>...>()),
                               decltype(rule_of_alike<is_dropout<Options>...>()),
                               decltype(rule_of_one<T, Scores, QueryName, KeyName, Options>())...>{};
        }
    }
};

/// What is made for lengths that are known at run time beside a scale.
enum class made_for_lengths { steps_before_softmax, all_stages };
template <made_for_lengths Made, class O>
inline constexpr bool goes_with_lengths =
    is_scale<O> || is_on<O> || mask_takes_lengths<O> || is_softcap<O> || is_score_function<O> ||
    (Made == made_for_lengths::all_stages && is_score_stage<O>);

/// What is said of options where lengths are known at run time.
template <made_for_lengths Made, bool HasLengths, bool Look, class... Options>
struct rule_of_options_with_lengths {
    using type = none;
};
template <made_for_lengths Made, bool HasLengths, class... Options>
struct rule_of_options_with_lengths<Made, HasLengths, true, Options...> {
    using type = first_fault<typename conditional<
        goes_with_lengths<Made, Options> || !(HasLengths || has_lengths<Options>), none,
        fault::this_does_not_go_with_lengths_that_are_known_at_run_time_yet<Options>>::type...>;
};
template <made_for_lengths Made, bool HasLengths, class... Options>
using fault_of_options_with_lengths =
    typename rule_of_options_with_lengths<Made, HasLengths, HasLengths || (has_lengths<Options> || ...),
                                          Options...>::type;

/// What is said of an executor where scores or weights are the result.
template <class O>
using fault_of_one_core = typename conditional<
    is_on<O>, fault::scores_and_weights_are_computed_on_one_core_but_scaled_dot_product_attention_takes_an_executor<O>,
    none>::type;

/// The only mask of the options, or `absent`.
constexpr kernel::absent mask_in() { return {}; }
template <class First, class... Rest>
constexpr decltype(auto) mask_in(First const& first, Rest const&... rest) {
    if constexpr (Mask<First>) {
        return (first);
    } else {
        return mask_in(rest...);
    }
}

/// The scale of the options, or 1/sqrt(extent): the square root and the quotient in double, then the element type.
template <class T, std::size_t Extent>
constexpr T scale_in() {
    return static_cast<T>(1.0 / math::sqrt(static_cast<double>(Extent)));
}
template <class T, std::size_t Extent, class First, class... Rest>
constexpr T scale_in(First const& first, Rest const&... rest) {
    if constexpr (is_scale<First>) {
        return static_cast<T>(first.value);
    } else {
        return scale_in<T, Extent>(rest...);
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
