// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_SWIGLU_HPP
#define HEED_NN_SWIGLU_HPP

#include <heed/math/activations.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/activations.hpp>
#include <heed/nn/detail/feature_rules.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/elementwise.hpp>

namespace heed {

/// The operand of a gated unit that goes through the activation, said to be the one: `swiglu(gate{a}, up{b})`. A
/// reference: what it is made of outlives the call.
template <class X>
struct HEED_LINKED_AS gate {
    X const& of;
    static constexpr bool is_gate = true;
    static constexpr bool has_tracked_parts = detail::is_tracked<X>;
};
template <class X>
gate(X const&) -> gate<X>;

/// The operand of a gated unit that is multiplied by the other's activation: see `gate`.
template <class X>
struct HEED_LINKED_AS up {
    X const& of;
    static constexpr bool is_up = true;
    static constexpr bool has_tracked_parts = detail::is_tracked<X>;
};
template <class X>
up(X const&) -> up<X>;

namespace fault::in {
struct swiglu {};
}  // namespace fault::in

namespace fault {

template <class Unsaid>
struct swiglu_needs_its_operands_said_as_in_gate_of_a_and_up_of_b {};
template <class First, class Second>
struct swiglu_needs_the_gate_first_and_then_the_up_that_it_is_multiplied_with {};
template <class GateShape, class UpShape>
struct swiglu_needs_a_gate_and_an_up_with_the_same_axes {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
concept is_gate = requires { remove_cvref_t<X>::is_gate; };
template <class X>
concept is_up = requires { remove_cvref_t<X>::is_up; };

/// silu(gate) * up.
struct HEED_LINKED_AS swiglu_function {
    template <class T>
    constexpr T operator()(T const& of_gate, T const& of_up) const {
        return math::detail::one_nan(math::product(math::silu(of_gate), of_up));
    }
};

template <class G, class U>
consteval auto rule_of_swiglu_operands() {
    using in = fault::in::swiglu;
    if constexpr (any_refused<G, U>) {
        return none{};
    } else if constexpr (is_fault<decltype(rule_of_features<in, G>())>) {
        return rule_of_features<in, G>();
    } else if constexpr (is_fault<decltype(rule_of_features<in, U>())>) {
        return rule_of_features<in, U>();
    } else if constexpr (is_fault<decltype(rule_of_operands<in, G, U>())>) {
        return rule_of_operands<in, G, U>();
    } else if constexpr (!subset_of<shape_type_of<G>, shape_type_of<U>> ||
                         !subset_of<shape_type_of<U>, shape_type_of<G>>) {
        return fault::swiglu_needs_a_gate_and_an_up_with_the_same_axes<shape_type_of<G>, shape_type_of<U>>{};
    } else {
        return none{};
    }
}
template <class G, class U>
consteval auto rule_of_swiglu() {
    if constexpr (!is_gate<G> && !is_up<G>) {
        return fault::swiglu_needs_its_operands_said_as_in_gate_of_a_and_up_of_b<remove_cvref_t<G>>{};
    } else if constexpr (!is_gate<U> && !is_up<U>) {
        return fault::swiglu_needs_its_operands_said_as_in_gate_of_a_and_up_of_b<remove_cvref_t<U>>{};
    } else if constexpr (!is_gate<G> || !is_up<U>) {
        return fault::swiglu_needs_the_gate_first_and_then_the_up_that_it_is_multiplied_with<remove_cvref_t<G>,
                                                                                             remove_cvref_t<U>>{};
    } else {
        return rule_of_swiglu_operands<remove_cvref_t<decltype(G::of)>, remove_cvref_t<decltype(U::of)>>();
    }
}

template <class G, class U>
struct swiglu_result {
    using type = tensor_like<G>;
};
template <class G, class U>
    requires any_refused<G, U>
struct swiglu_result<G, U> {
    using type = refused;
};

struct swiglu_operation : operation<fault::in::swiglu, mend::gate, mend::up> {
    using words = as_call<fault::in::swiglu>;
    using gradient = gradients::composed;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class G, class U>
    using fault = decltype(rule_of_swiglu<G, U>());
    template <class G, class U>
    using result = typename swiglu_result<remove_cvref_t<decltype(G::of)>, remove_cvref_t<decltype(U::of)>>::type;
    template <class Out, class G, class U>
    static constexpr void write(Out& out, G const& of_gate, U const& of_up) {
        if constexpr (!any_refused<decltype(of_gate.of), decltype(of_up.of)>) {
            swiglu_function f{};
            zip_into(out, f, of_gate.of, of_up.of);
        }
    }
    template <class G, class U>
    static constexpr auto composed(G const& of_gate, U const& of_up) {
        return detail::perform<times_operation>(detail::perform<silu_operation>(of_gate.of), of_up.of);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class G, class U>
using fault_of_swiglu = detail::fault_of<detail::swiglu_operation, G, U>;
template <class G, class U>
concept can_swiglu = no_fault<fault_of_swiglu<G, U>>;
template <class G, class U>
inline constexpr auto explanation_of_swiglu = detail::explained_call<detail::swiglu_operation, G, U>::value;

/// `swiglu(gate{a}, up{b})`: silu(a) * b, element by element, the gated unit of a feed-forward layer,
/// `down(swiglu(gate{ w_gate x }, up{ w_up x }))`. Which operand goes through the activation is said, since they look
/// alike and libraries differ in which comes first.
///
/// The shape of the gate, a plain tensor; both have the same axes, in any order. `math::silu` has the error bound, and
/// the product is rounded once more. Refused: operands that are not said to be what they are, or in the other order;
/// other axes; scores and weights; whole numbers. (N. Shazeer, GLU Variants Improve Transformer, 2020. PyTorch:
/// `torch.nn.functional.silu(a) * b`.)
template <class... Xs, class Fault = detail::fault_of<detail::swiglu_operation, Xs...>>
[[gnu::always_inline]] constexpr auto swiglu(Xs const&... gate_and_up) {
    return detail::perform<detail::swiglu_operation>(gate_and_up...);
}
template <class... Xs, class Fault = detail::fault_of<detail::swiglu_operation, Xs...>>
    requires is_fault<Fault>
refused swiglu(Xs const&... gate_and_up) = delete;
template <class... Xs>
constexpr auto explain_swiglu(Xs const&...) {
    return detail::explained_call<detail::swiglu_operation, Xs...>::value;
}

}  // namespace heed

#endif
