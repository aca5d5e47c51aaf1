// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_PROJECT_HPP
#define HEED_ATTENTION_PROJECT_HPP

#include <heed/attention/detail/meant_projection.hpp>
#include <heed/attention/rotated.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/on.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/rename.hpp>
#include <heed/shape/axes.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed {

/// The weights of a projection, with its role: the positions that it makes. W_Q makes queries, so it is a
/// `projection<Query, float, Model<8>, Dk<4>>`; W_K is a `projection<Key, float, Model<8>, Dk<4>>` and W_V a
/// `projection<Key, float, Model<8>, Dv<4>>`. The features that are summed over come first.
template <template <std::size_t> class Position, class T, class... Axes>
struct HEED_LINKED_AS projection : tagged_tensor<T, Axes...> {
    using tagged_tensor<T, Axes...>::tagged_tensor;
    constexpr projection() = default;
    constexpr projection(projection const&) = default;
    constexpr projection(projection&&) = default;
    constexpr projection& operator=(projection const&) & = default;
    constexpr projection& operator=(projection&&) & = default;
    template <class X = projection, class Fault = detail::written_in_vain<projection>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, projection>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    template <class First, class... Rest, class Fault = decltype(detail::rule_of_purpose<projection, First, Rest...>())>
        requires is_fault<Fault>
    explicit projection(First const& first, Rest const&... rest) = delete;
    /// The values of a plain tensor of its shape. (A template, so that `w = {}` means what it says.)
    template <class X>
        requires detail::has_values_of<X, projection>
    constexpr projection& operator=(X&& x) & {
        static_cast<detail::plain<projection>&>(*this) = static_cast<X&&>(x);
        return *this;
    }
    using role = axis_name<Position>;
};

/// What a projection adds to its result, with the same role: `projection_bias<Query, float, Dk<4>>`.
template <template <std::size_t> class Position, class T, class... Axes>
struct HEED_LINKED_AS projection_bias : tagged_tensor<T, Axes...> {
    using tagged_tensor<T, Axes...>::tagged_tensor;
    constexpr projection_bias() = default;
    constexpr projection_bias(projection_bias const&) = default;
    constexpr projection_bias(projection_bias&&) = default;
    constexpr projection_bias& operator=(projection_bias const&) & = default;
    constexpr projection_bias& operator=(projection_bias&&) & = default;
    template <class X = projection_bias, class Fault = detail::written_in_vain<projection_bias>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, projection_bias>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    template <class First, class... Rest,
              class Fault = decltype(detail::rule_of_purpose<projection_bias, First, Rest...>())>
        requires is_fault<Fault>
    explicit projection_bias(First const& first, Rest const&... rest) = delete;
    /// The values of a plain tensor of its shape. (A template, so that `w = {}` means what it says.)
    template <class X>
        requires detail::has_values_of<X, projection_bias>
    constexpr projection_bias& operator=(X&& x) & {
        static_cast<detail::plain<projection_bias>&>(*this) = static_cast<X&&>(x);
        return *this;
    }
    using bias_role = axis_name<Position>;
};

namespace fault::in {
struct project {};
}  // namespace fault::in

namespace fault {

template <class Features, class WeightShape>
struct project_sums_over_the_last_axis_of_x_but_the_weights_lack_it {};
template <class Bias>
struct project_needs_a_bias_with_a_role_such_as_projection_bias_of_Query {};
template <class WeightRole, class BiasRole>
struct project_needs_weights_and_bias_of_one_role {};
template <class Rotated>
struct project_comes_before_rotate_but_this_was_rotated_or_say_as_tensor {};
template <class BiasShape, class Features>
struct project_needs_a_bias_with_the_features_that_the_weights_make {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Position>
struct as_projection;

template <class W>
concept has_role = requires {
    typename remove_cvref_t<W>::role;
};
template <class B>
concept has_bias_role = requires {
    typename remove_cvref_t<B>::bias_role;
};

template <class X, class W, class Position>
consteval auto rule_of_project() {
    if constexpr (!(Tensor<X> && Tensor<W>)) {
        return rule_of_operands<fault::in::project, X, W>();
    } else if constexpr (!has_role<W>) {
        return rule_of_plain_weights<X, W, Position>();
    } else if constexpr (remove_cvref_t<X>::rank < 2 || remove_cvref_t<W>::rank == 0) {
        return fault::project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
            Position, shape_type_of<X>>{};
    } else {
        using parts = projecting<X, W>;
        using features = typename parts::features;
        if constexpr (!__is_same(name_of<typename parts::position>, Position)) {
            return rule_of_input<X, W, Position>();
        } else if constexpr (!has_name<shape_type_of<W>, name_of<features>>) {
            return fault::project_sums_over_the_last_axis_of_x_but_the_weights_lack_it<features, shape_type_of<W>>{};
        } else if constexpr (!__is_same(name_of<first_axis<shape_type_of<W>>>, name_of<features>)) {
            return rule_of_features_elsewhere<X, W, Position>();
        } else {
            using of_operands = decltype(rule_of_operands<fault::in::project, X, W>());
            if constexpr (is_fault<of_operands>) {
                return of_operands{};
            } else if constexpr (is_rotated<X>) {
                return fault::project_comes_before_rotate_but_this_was_rotated_or_say_as_tensor<remove_cvref_t<X>>{};
            } else {
                return rule_of_result<fault::in::project, typename parts::result>();
            }
        }
    }
}

template <class X, class W, class Position, class B>
consteval auto rule_of_project() {
    using of_weights = decltype(rule_of_project<X, W, Position>());
    if constexpr (is_fault<of_weights>) {
        return of_weights{};
    } else if constexpr (!has_bias_role<B>) {
        return fault::project_needs_a_bias_with_a_role_such_as_projection_bias_of_Query<remove_cvref_t<B>>{};
    } else if constexpr (!__is_same(typename remove_cvref_t<W>::role, typename remove_cvref_t<B>::bias_role)) {
        return fault::project_needs_weights_and_bias_of_one_role<typename remove_cvref_t<W>::role,
                                                                 typename remove_cvref_t<B>::bias_role>{};
    } else if constexpr (!__is_same(shape_type_of<B>, typename projecting<X, W>::made)) {
        return fault::project_needs_a_bias_with_the_features_that_the_weights_make<shape_type_of<B>,
                                                                                   typename projecting<X, W>::made>{};
    } else {
        return rule_of_operands<fault::in::project, X, B>();
    }
}

template <class Out, class X, class W, class... On>
constexpr void project_into(Out& out, X const& x, W const& w, On const&... run_by) {
    using parts = projecting<X, W>;
    using gone = shape_t<typename parts::features>;
    if constexpr (has_lengths<X> || has_lengths<W>) {
        using renaming = rename_view_operation<name_of<typename parts::position>, typename parts::role>;
        return contract_into<gone>(out, detail::view<renaming>(x), w, run_by...);
    } else {
        constexpr auto const& outer =
            plan<typename parts::result, layout_of<Out>, typename parts::x_renamed, typename parts::w_shape>;
        constexpr auto const& inner = plan<gone, typename parts::x_shape, typename parts::w_shape>;
        auto const& values = contiguous(x);
        if constexpr (sizeof...(On) > 0) {
            if (!__builtin_is_constant_evaluated()) {
                (kernel::contract_on_cores<outer, inner, element_of<Out>>(run_by.executor, out.data(), values.data(),
                                                                          w.data()),
                 ...);
                return;
            }
        }
        kernel::contract<outer, inner, element_of<Out>>(out.values, values.values, w.values);
    }
}
/// A bias as it is added to a result, which may be counted wider.
template <class T, class B>
constexpr decltype(auto) with_elements(B const& b) {
    if constexpr (__is_same(element_of<B>, T)) {
        return (b);
    } else {
        return cast<T>(b);
    }
}

template <class Position, class X, class W>
struct projection_faults {
    template <class... B>
    struct of_operands {
        using type = decltype(rule_of_project<X, W, Position, B...>());
    };
    template <class... Rest>
    using of = typename fault_beside_bias<fault::in::project, of_operands>::template of<Rest...>;
};

template <class Position>
struct project_operation : operation<fault::in::project, mend::x, mend::w> {
    using words = as_projection<Position>;
    using gradient = gradients::projected;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = 2;
    template <class X, class W, class... Rest>
    using fault = typename projection_faults<Position, X, W>::template of<Rest...>;
    template <class X, class W, class... B>
    using result = tensor_of<sum_type<element_of<X>>, typename projecting<X, W>::result>;
    template <class Out, class X, class W, class... Rest>
    static constexpr void write(Out& out, X const& x, W const& w, Rest const&... rest) {
        with_on([&](auto const&... run_by) { project_into(out, x, w, run_by...); }, rest...);
        each_but_on([&](auto const& b) { out += with_elements<element_of<Out>>(b); }, rest...);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, class W, template <std::size_t> class Position = axes::Time>
using fault_of_project = detail::fault_of<detail::project_operation<axis_name<Position>>, X, W>;
template <class X, class W, template <std::size_t> class Position = axes::Time>
concept can_project = no_fault<fault_of_project<X, W, Position>>;
template <class X, class W, template <std::size_t> class Position = axes::Time>
inline constexpr auto explanation_of_project =
    detail::explained_call<detail::project_operation<axis_name<Position>>, X, W>::value;

template <class X, class W, class B, template <std::size_t> class Position = axes::Time>
using fault_of_project_with_bias = detail::fault_of<detail::project_operation<axis_name<Position>>, X, W, B>;
template <class X, class W, class B, template <std::size_t> class Position = axes::Time>
concept can_project_with_bias = no_fault<fault_of_project_with_bias<X, W, B, Position>>;
template <class X, class W, class B, template <std::size_t> class Position = axes::Time>
inline constexpr auto explanation_of_project_with_bias =
    detail::explained_call<detail::project_operation<axis_name<Position>>, X, W, B>::value;

/// `project(x, w)`, section 1 of the lesson, Q = X @ W_Q: the features of `x` replaced by those that `w` makes, and its
/// positions renamed to the role of `w`. `[..., Time, Model]` with a `projection<Query, T, Model, Dk>` gives
/// `[..., Query, Dk]`. A bias may follow, `project(x, w, b)`; it is added after the sum and has the role of the
/// weights. An executor may follow, which runs blocks of the result: `project(x, w, b, on(pool))`.
///
/// The last axis of `x` is summed over, the one before it holds the positions: `Time`, or the one that is named,
/// `project<Token>(x, w)`. Refused: weights without a role, weights whose first axis is not the last of `x`, positions
/// that stand elsewhere, one name with two extents. (PyTorch: `x @ w`, `nn.Linear`.)
template <template <std::size_t> class Position = axes::Time, class... Xs,
          class Fault = detail::fault_of<detail::project_operation<axis_name<Position>>, Xs...>>
[[gnu::always_inline]] constexpr auto project(Xs const&... operands) {
    return detail::perform<detail::project_operation<axis_name<Position>>>(operands...);
}
template <template <std::size_t> class Position = axes::Time, class... Xs,
          class Fault = detail::fault_of<detail::project_operation<axis_name<Position>>, Xs...>>
    requires is_fault<Fault>
refused project(Xs const&... operands) = delete;
template <class Position, class X, class... Rest, class Fault = fault_of_naming<fault::in::project, X, Position>>
refused project(X const& x, Rest const&... rest) = delete;
template <template <std::size_t> class Position = axes::Time, class... Xs>
constexpr auto explain_project(Xs const&...) {
    return detail::explained_call<detail::project_operation<axis_name<Position>>, Xs...>::value;
}

}  // namespace heed

#endif
