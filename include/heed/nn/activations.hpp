// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_ACTIVATIONS_HPP
#define HEED_NN_ACTIVATIONS_HPP

#include <heed/math/activations.hpp>
#include <heed/math/sigmoid.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/feature_rules.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/elementwise.hpp>

namespace heed {

namespace fault::in {
struct relu {};
struct silu {};
struct gelu {};
struct gelu_tanh {};
struct sigmoid {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

/// A function of every feature.
template <class In, class Function>
struct activation : operation<In, mend::x> {
    using words = as_call<In>;
    using gradient = gradients::activation<Function>;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class X>
    using fault = decltype(rule_of_features<In, X>());
    template <class X>
    using result = tensor_like<X>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        Function f{};
        zip_into(out, f, x);
    }
};
struct relu_operation : activation<fault::in::relu, math::relu_function> {};
struct silu_operation : activation<fault::in::silu, math::silu_function> {};
struct gelu_operation : activation<fault::in::gelu, math::gelu_function> {};
struct gelu_tanh_operation : activation<fault::in::gelu_tanh, math::gelu_tanh_function> {};
struct sigmoid_operation : activation<fault::in::sigmoid, math::sigmoid_function> {};

}  // namespace detail::inline HEED_KERNELS

template <class X>
using fault_of_relu = detail::fault_of<detail::relu_operation, X>;
template <class X>
concept can_relu = no_fault<fault_of_relu<X>>;
template <class X>
inline constexpr auto explanation_of_relu = detail::explained_call<detail::relu_operation, X>::value;

/// `relu(x)`: max(x, 0), element by element; a NaN stays a NaN. The shape of x, a plain tensor. Refused: scores and
/// weights, whose values mean something else afterwards, and whole numbers. (PyTorch: `torch.relu`.)
template <class... Xs, class Fault = detail::fault_of<detail::relu_operation, Xs...>>
[[gnu::always_inline]] constexpr auto relu(Xs const&... x) {
    return detail::perform<detail::relu_operation>(x...);
}
template <class... Xs, class Fault = detail::fault_of<detail::relu_operation, Xs...>>
    requires is_fault<Fault>
refused relu(Xs const&... x) = delete;
template <class... Xs>
constexpr auto explain_relu(Xs const&...) {
    return detail::explained_call<detail::relu_operation, Xs...>::value;
}

template <class X>
using fault_of_silu = detail::fault_of<detail::silu_operation, X>;
template <class X>
concept can_silu = no_fault<fault_of_silu<X>>;
template <class X>
inline constexpr auto explanation_of_silu = detail::explained_call<detail::silu_operation, X>::value;

/// `silu(x)`: x / (1 + e^-x), element by element, also called swish; `math::silu` has its error bound. The shape of x,
/// a plain tensor. Refused: as `relu`. (PyTorch: `torch.nn.functional.silu`.)
template <class... Xs, class Fault = detail::fault_of<detail::silu_operation, Xs...>>
[[gnu::always_inline]] constexpr auto silu(Xs const&... x) {
    return detail::perform<detail::silu_operation>(x...);
}
template <class... Xs, class Fault = detail::fault_of<detail::silu_operation, Xs...>>
    requires is_fault<Fault>
refused silu(Xs const&... x) = delete;
template <class... Xs>
constexpr auto explain_silu(Xs const&...) {
    return detail::explained_call<detail::silu_operation, Xs...>::value;
}

template <class X>
using fault_of_gelu = detail::fault_of<detail::gelu_operation, X>;
template <class X>
concept can_gelu = no_fault<fault_of_gelu<X>>;
template <class X>
inline constexpr auto explanation_of_gelu = detail::explained_call<detail::gelu_operation, X>::value;

/// `gelu(x)`: x/2 (1 + erf(x / sqrt(2))), element by element; `math::gelu` has its error bound. Not the approximation
/// by tanh, which is `gelu_tanh`: a network is computed with the one that it was trained with. The shape of x, a plain
/// tensor. Refused: as `relu`. (PyTorch: `torch.nn.functional.gelu(x)`.)
template <class... Xs, class Fault = detail::fault_of<detail::gelu_operation, Xs...>>
[[gnu::always_inline]] constexpr auto gelu(Xs const&... x) {
    return detail::perform<detail::gelu_operation>(x...);
}
template <class... Xs, class Fault = detail::fault_of<detail::gelu_operation, Xs...>>
    requires is_fault<Fault>
refused gelu(Xs const&... x) = delete;
template <class... Xs>
constexpr auto explain_gelu(Xs const&...) {
    return detail::explained_call<detail::gelu_operation, Xs...>::value;
}

template <class X>
using fault_of_gelu_tanh = detail::fault_of<detail::gelu_tanh_operation, X>;
template <class X>
concept can_gelu_tanh = no_fault<fault_of_gelu_tanh<X>>;
template <class X>
inline constexpr auto explanation_of_gelu_tanh = detail::explained_call<detail::gelu_tanh_operation, X>::value;

/// `gelu_tanh(x)`: x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))), element by element, as GPT-2 has it;
/// `math::gelu_tanh` has its error bound. The shape of x, a plain tensor. Refused: as `relu`. (PyTorch:
/// `torch.nn.functional.gelu(x, approximate="tanh")`.)
template <class... Xs, class Fault = detail::fault_of<detail::gelu_tanh_operation, Xs...>>
[[gnu::always_inline]] constexpr auto gelu_tanh(Xs const&... x) {
    return detail::perform<detail::gelu_tanh_operation>(x...);
}
template <class... Xs, class Fault = detail::fault_of<detail::gelu_tanh_operation, Xs...>>
    requires is_fault<Fault>
refused gelu_tanh(Xs const&... x) = delete;
template <class... Xs>
constexpr auto explain_gelu_tanh(Xs const&...) {
    return detail::explained_call<detail::gelu_tanh_operation, Xs...>::value;
}

template <class X>
using fault_of_sigmoid = detail::fault_of<detail::sigmoid_operation, X>;
template <class X>
concept can_sigmoid = no_fault<fault_of_sigmoid<X>>;
template <class X>
inline constexpr auto explanation_of_sigmoid = detail::explained_call<detail::sigmoid_operation, X>::value;

/// `sigmoid(x)`: 1 / (1 + e^-x), element by element, as `math::sigmoid`. The shape of x, a plain tensor. Refused: as
/// `relu`. (PyTorch: `torch.sigmoid`.)
template <class... Xs, class Fault = detail::fault_of<detail::sigmoid_operation, Xs...>>
[[gnu::always_inline]] constexpr auto sigmoid(Xs const&... x) {
    return detail::perform<detail::sigmoid_operation>(x...);
}
template <class... Xs, class Fault = detail::fault_of<detail::sigmoid_operation, Xs...>>
    requires is_fault<Fault>
refused sigmoid(Xs const&... x) = delete;
template <class... Xs>
constexpr auto explain_sigmoid(Xs const&...) {
    return detail::explained_call<detail::sigmoid_operation, Xs...>::value;
}

}  // namespace heed

#endif
