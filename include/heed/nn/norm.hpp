// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_NORM_HPP
#define HEED_NN_NORM_HPP

#include <type_traits>

#include <heed/kernel/normalise.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/feature_rules.hpp>
#include <heed/nn/parameter.hpp>
#include <heed/ops/detail/along.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/on.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/error.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed {

/// What a norm adds to the variance, or to the mean of squares, before it takes the root: the last argument,
/// `layer_norm<Model>(x, gain, bias, epsilon{1e-6})`. It is 1e-5 where none is given. Taken as a number of the element
/// type; one that is below 0, or not finite, throws, and is no constant expression.
struct HEED_LINKED_AS epsilon {
    double value;
    static constexpr bool is_epsilon = true;
    constexpr explicit epsilon(double of_norm) : value(of_norm) {
        if (!(of_norm >= 0 && of_norm <= element_traits<double>::greatest)) {
            detail::raise(detail::message<240>{} << "heed: the epsilon of a norm is a finite number of at least 0");
        }
    }
};

namespace fault::in {
struct layer_norm {};
struct rms_norm {};
}  // namespace fault::in

namespace fault {

template <class In, class Axis, class ParameterShape>
struct the_gain_or_the_bias_of_a_norm_has_the_normalised_axis_and_no_other {};
template <class In, class NotAParameter>
struct a_norm_takes_a_gain_and_a_bias_or_none_and_last_an_epsilon {};
template <class In, class... Behind>
struct an_executor_is_the_last_argument_of_a_norm {};
template <class In, class Number>
struct a_number_is_an_epsilon_when_it_is_said_to_be_one_as_in_epsilon_of_it {};
template <class In, class First, class Second>
struct a_norm_goes_along_one_axis_so_merge_these_or_name_one {};
template <class NotABias>
struct rms_norm_has_a_gain_and_no_bias {};
template <class In, class Came>
struct a_norm_takes_its_gain_first_and_then_its_bias {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
concept is_epsilon = requires { remove_cvref_t<X>::is_epsilon; };

/// What is asked of a gain or a bias.
template <class In, class X, class Name, class P>
consteval auto rule_of_parameter() {
    using axis = axis_in<shape_type_of<X>, Name>;
    if constexpr (std::is_arithmetic_v<P>) {
        return fault::a_number_is_an_epsilon_when_it_is_said_to_be_one_as_in_epsilon_of_it<In, P>{};
    } else if constexpr (!Tensor<P>) {
        return fault::a_norm_takes_a_gain_and_a_bias_or_none_and_last_an_epsilon<In, P>{};
    } else if constexpr (is_fault<decltype(rule_of_operands<In, X, P>())>) {
        return rule_of_operands<In, X, P>();
    } else if constexpr (!__is_same(shape_type_of<P>, shape_t<axis>)) {
        return fault::the_gain_or_the_bias_of_a_norm_has_the_normalised_axis_and_no_other<In, axis, shape_type_of<P>>{};
    } else {
        return none{};
    }
}

/// The same of all that follows x: parameters first, and perhaps an epsilon.
template <class In, class X, class Name, std::size_t Most>
consteval auto rule_of_parameters() {
    return none{};
}
template <class In, class X, class Name, std::size_t Most, class First, class... Rest>
consteval auto rule_of_parameters() {
    if constexpr (is_on<First>) {
        if constexpr (sizeof...(Rest) > 0) {
            return fault::an_executor_is_the_last_argument_of_a_norm<In, remove_cvref_t<Rest>...>{};
        } else {
            return executor_rule<1>::rule<In, none, has_lengths<X>, First>();
        }
    } else if constexpr (is_epsilon<First>) {
        if constexpr (sizeof...(Rest) == 0) {
            return none{};
        } else if constexpr (sizeof...(Rest) == 1 && (is_on<Rest> && ...)) {
            return rule_of_parameters<In, X, Name, Most, Rest...>();
        } else {
            return fault::a_norm_takes_a_gain_and_a_bias_or_none_and_last_an_epsilon<In, remove_cvref_t<First>>{};
        }
    } else {
        using of_first = decltype(rule_of_parameter<In, X, Name, remove_cvref_t<First>>());
        if constexpr (is_fault<of_first>) {
            return of_first{};
        } else if constexpr (has_parameter_role<First, role::norm_gain> && Most == 1 &&
                             __is_same(In, fault::in::layer_norm)) {
            return fault::a_norm_takes_its_gain_first_and_then_its_bias<In, remove_cvref_t<First>>{};
        } else if constexpr (has_parameter_role<First, role::norm_bias> && Most == 2) {
            return fault::a_norm_takes_its_gain_first_and_then_its_bias<In, remove_cvref_t<First>>{};
        } else if constexpr (Most > 0) {
            return rule_of_parameters<In, X, Name, Most - 1, Rest...>();
        } else if constexpr (__is_same(In, fault::in::rms_norm)) {
            return fault::rms_norm_has_a_gain_and_no_bias<remove_cvref_t<First>>{};
        } else {
            return fault::an_operand_is_one_too_many<In, remove_cvref_t<First>>{};
        }
    }
}

template <class In, class Name, std::size_t Most, class X, class... Rest>
consteval auto rule_of_norm() {
    using of_x = decltype(rule_of_features<In, X>());
    if constexpr (is_fault<of_x>) {
        return of_x{};
    } else {
        using of_names = decltype(rule_of_names_of<In, X, Name>());
        if constexpr (is_fault<of_names>) {
            return of_names{};
        } else if constexpr (is_up_to<axis_in<shape_type_of<X>, Name>>) {
            using axis = axis_in<shape_type_of<X>, Name>;
            return fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<In, axis>{};
        } else {
            return rule_of_parameters<In, X, Name, Most, Rest...>();
        }
    }
}

/// A gain or a bias whose values stand in a row; what is no tensor as it is.
template <class P>
constexpr decltype(auto) in_a_row(P const& parameter) {
    if constexpr (Tensor<P>) {
        return contiguous(parameter);
    } else {
        return (parameter);
    }
}

template <bool Centred, class Name, class Out, class X, class... Rest>
constexpr void normalise_into(Out& out, X const& x, Rest const&... rest) {
    using T = element_of<X>;
    constexpr std::size_t parameters = (std::size_t{0} + ... + (is_epsilon<Rest> || is_on<Rest> ? 0 : 1));
    kernel::normalise_function<Centred, T, parameters> function{static_cast<T>(1e-5)};
    [[maybe_unused]] std::size_t at = 0;
    (
        [&] {
            if constexpr (is_epsilon<Rest>) {
                function.epsilon = static_cast<T>(rest.value);
            } else if constexpr (!is_on<Rest>) {
                function.parameters[at++] = rest.data();
            }
        }(),
        ...);
    if constexpr ((is_on<Rest> || ...)) {
        with_executor([&](auto& run_by) { along_into_on<decltype(function), Name>(run_by, out, x, function); },
                      rest...);
    } else {
        along_into<decltype(function), Name>(out, x, function);
    }
}

template <class In, bool Centred, std::size_t MostParameters, class Name>
struct norm_like : operation<In, mend::x> {
    using words = as_call<In, Name>;
    using gradient = gradients::norm<Centred, Name>;
    static constexpr std::size_t more_operands = MostParameters + 2;
    // Gains are tensors like x.
    static constexpr bool operands_are_alike = true;
    static constexpr bool goes_in_place = true;
    static constexpr bool takes_lengths = true;
    template <class... Xs>
    using fault = decltype(rule_of_norm<In, Name, MostParameters, Xs...>());
    template <class X, class... Rest>
    using result = tensor_like<X>;

    template <class Out, class X, class... Rest>
    static constexpr void write(Out& out, X const& x,
                                Rest const&... rest) requires(keeps_what_is_written<Out>) {
        normalise_into<Centred, Name>(out, x, in_a_row(rest)...);
    }
};

template <class In, template <std::size_t> class First, template <std::size_t> class Second>
using fault_of_norm_along =
    fault::a_norm_goes_along_one_axis_so_merge_these_or_name_one<In, axis_name<First>, axis_name<Second>>;

template <class Name>
struct layer_norm_operation : norm_like<fault::in::layer_norm, true, 2, Name> {};
template <class Name>
struct rms_norm_operation : norm_like<fault::in::rms_norm, false, 1, Name> {};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name, class... Rest>
using fault_of_layer_norm = detail::fault_of<detail::layer_norm_operation<axis_name<Name>>, X, Rest...>;
template <class X, template <std::size_t> class Name, class... Rest>
concept can_layer_norm = no_fault<fault_of_layer_norm<X, Name, Rest...>>;
template <class X, template <std::size_t> class Name, class... Rest>
inline constexpr auto explanation_of_layer_norm =
    detail::explained_call<detail::layer_norm_operation<axis_name<Name>>, X, Rest...>::value;

/// `layer_norm<Model>(x)`, `layer_norm<Model>(x, gain)`, `layer_norm<Model>(x, gain, bias)`: (x - mean) / sqrt(variance
/// + epsilon) * gain + bias along an axis. The variance is the biased one, the mean of (x - mean)^2, in a second pass:
/// a mean of 2000 costs it nothing. The epsilon is 1e-5, or the argument behind them, `epsilon{1e-6}`. Last an executor
/// may follow, which runs blocks of rows: `layer_norm<Model>(x, gain, bias, on(pool))`.
///
/// The shape of x, a plain tensor; gain and bias are `[Model]`. A row with an infinity or a NaN is NaN. Error: that of
/// the mean (see `sum`), over the root, and then a few roundings of each element. Refused: scores, weights and
/// distributions; a gain or a bias along another axis, or more; two axes: `merge` them. (J. Ba, J. Kiros, G. Hinton,
/// Layer Normalization, 2016. PyTorch: `torch.nn.functional.layer_norm`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::layer_norm_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto layer_norm(Xs const&... x_gain_and_bias) {
    return detail::perform<detail::layer_norm_operation<axis_name<Name>>>(x_gain_and_bias...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::layer_norm_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused layer_norm(Xs const&... x_gain_and_bias) = delete;
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class... Xs, class Fault = detail::fault_of_norm_along<fault::in::layer_norm, First, Second>>
refused layer_norm(Xs const&... x_gain_and_bias) = delete;
template <class... Axes, class X, class... Rest, class Fault = fault_of_naming<fault::in::layer_norm, X, Axes...>>
refused layer_norm(X const& x, Rest const&... gain_and_bias) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_layer_norm(Xs const&...) {
    return detail::explained_call<detail::layer_norm_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, template <std::size_t> class Name, class... Rest>
using fault_of_rms_norm = detail::fault_of<detail::rms_norm_operation<axis_name<Name>>, X, Rest...>;
template <class X, template <std::size_t> class Name, class... Rest>
concept can_rms_norm = no_fault<fault_of_rms_norm<X, Name, Rest...>>;
template <class X, template <std::size_t> class Name, class... Rest>
inline constexpr auto explanation_of_rms_norm =
    detail::explained_call<detail::rms_norm_operation<axis_name<Name>>, X, Rest...>::value;

/// `rms_norm<Model>(x)`, `rms_norm<Model>(x, gain)`: x / sqrt(mean of x^2 + epsilon) * gain along an axis. The epsilon
/// is 1e-5, as ONNX has it, or the argument behind the gain, `epsilon{1e-6}`: PyTorch's is that of the element type,
/// Llama's 1e-5 or 1e-6. Last an executor may follow, `on(pool)`. Where gains are stored as what is to be added to 1
/// (Gemma), they are `1 + gain`.
///
/// The shape of x, a plain tensor; gain is `[Model]`. Squares of numbers beyond 2^64 overflow in float, and give 0; of
/// a row with an infinity that element is NaN. Refused: as `layer_norm`, and a bias. (B. Zhang, R. Sennrich, Root Mean
/// Square Layer Normalization, 2019. PyTorch: `torch.nn.functional.rms_norm`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::rms_norm_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto rms_norm(Xs const&... x_and_gain) {
    return detail::perform<detail::rms_norm_operation<axis_name<Name>>>(x_and_gain...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::rms_norm_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused rms_norm(Xs const&... x_and_gain) = delete;
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class... Xs, class Fault = detail::fault_of_norm_along<fault::in::rms_norm, First, Second>>
refused rms_norm(Xs const&... x_and_gain) = delete;
template <class... Axes, class X, class... Rest, class Fault = fault_of_naming<fault::in::rms_norm, X, Axes...>>
refused rms_norm(X const& x, Rest const&... gain) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_rms_norm(Xs const&...) {
    return detail::explained_call<detail::rms_norm_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
