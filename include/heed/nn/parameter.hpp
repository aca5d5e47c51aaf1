// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_PARAMETER_HPP
#define HEED_NN_PARAMETER_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed {

/// What a parameter is for, where its axes do not say it. Those whose products are made have `sums_what_comes_first`:
/// the last axis is what they make.
namespace role {
struct linear_weights {
    static constexpr bool sums_what_comes_first = true;
};
struct linear_bias {};
/// Of what is added to the residual stream: the products of heads, and the second ones of a feed-forward block.
struct output_projection {
    static constexpr bool sums_what_comes_first = true;
};
struct output_bias {};
struct gate_weights {
    static constexpr bool sums_what_comes_first = true;
};
struct norm_gain {};
struct norm_bias {};
}  // namespace role

/// A tensor of parameters with its role: `parameter<role::norm_gain, float, Model<8>>`, mostly written by one of the
/// names below. A tensor in all else: made of as many values as its shape has elements, or of a plain tensor of its
/// shape in so many words. One of another role does not go in its place, in a call or by assignment.
template <class Role, class T, class... Axes>
struct HEED_LINKED_AS parameter : tagged_tensor<T, Axes...> {
    using tagged_tensor<T, Axes...>::tagged_tensor;
    constexpr parameter() = default;
    constexpr parameter(parameter const&) = default;
    constexpr parameter(parameter&&) = default;
    constexpr parameter& operator=(parameter const&) & = default;
    constexpr parameter& operator=(parameter&&) & = default;
    template <class X = parameter, class Fault = detail::written_in_vain<parameter>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, parameter>())>
    requires is_fault<Fault> refused operator=(X const&) & = delete;
    template <class First, class... Rest, class Fault = decltype(detail::rule_of_purpose<parameter, First, Rest...>())>
        requires is_fault<Fault>
    explicit parameter(First const& first, Rest const&... rest) = delete;
    /// The values of a plain tensor of its shape. (A template, so that `w = {}` means what it says.)
    template <class X>
        requires detail::has_values_of<X, parameter>
    constexpr parameter& operator=(X&& x) & {
        static_cast<detail::plain<parameter>&>(*this) = static_cast<X&&>(x);
        return *this;
    }
    using parameter_role = Role;
};

/// Weights of `linear`: the features that are summed over come first, `linear_weights<float, Model<8>, Hidden<32>>`.
template <class T, class... Axes>
using linear_weights = parameter<role::linear_weights, T, Axes...>;
/// What `linear` adds: the features that its weights make.
template <class T, class... Axes>
using linear_bias = parameter<role::linear_bias, T, Axes...>;
/// The weights of a product that is a gate: as those of `linear`, and another type.
template <class T, class... Axes>
using gate_weights = parameter<role::gate_weights, T, Axes...>;
/// Weights of `project_output`, that of heads or of hidden features: `output_projection<float, Head<2>, Dv<4>,
/// Model<8>>`. What is summed over comes first, what is made last.
template <class T, class... Axes>
using output_projection = parameter<role::output_projection, T, Axes...>;
template <class T, class... Axes>
using output_bias = parameter<role::output_bias, T, Axes...>;
/// What normalised elements are multiplied by, and what is added to them.
template <class T, class... Axes>
using norm_gain = parameter<role::norm_gain, T, Axes...>;
template <class T, class... Axes>
using norm_bias = parameter<role::norm_bias, T, Axes...>;

namespace detail::inline HEED_KERNELS {

template <class X>
struct role_in {
    using type = void;
};
template <class X>
    requires requires { typename remove_cvref_t<X>::parameter_role; }
struct role_in<X> {
    using type = typename remove_cvref_t<X>::parameter_role;
};
/// The role of a parameter, or void.
template <class X>
using role_of = typename role_in<X>::type;
template <class X, class Role>
concept has_parameter_role = __is_same(role_of<X>, Role);

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
