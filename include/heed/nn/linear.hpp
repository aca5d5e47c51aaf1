// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_LINEAR_HPP
#define HEED_NN_LINEAR_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/feature_rules.hpp>
#include <heed/nn/parameter.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/on.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/rename.hpp>
#include <heed/shape/axes.hpp>

namespace heed {

namespace fault::in {
struct linear {};
struct project_output {};
}  // namespace fault::in

namespace fault {

template <class In, class Came>
struct the_weights_need_their_role_as_in_linear_weights_or_output_projection {};
template <class In, class Summed, class Shape>
struct the_weights_sum_over_what_comes_first_in_them_but_x_lacks_it {};
template <class In, class Came>
struct the_bias_needs_its_role_as_in_linear_bias_or_output_bias {};
template <class In, class BiasShape, class Made>
struct the_bias_has_the_axes_that_the_weights_make_and_no_other {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// Weights of several axes: what is summed, in front, and what is made.
template <class Shape, bool MakesOne>
struct weights_apart {
    using summed = shape_t<first_axis<Shape>>;
    using made = not_in<Shape, summed>;
};
template <class Shape>
struct weights_apart<Shape, true> {
    using made = shape_t<last_axis<Shape>>;
    using summed = not_in<Shape, made>;
};

template <class Summed>
struct contract_over;
template <class... Summed>
struct contract_over<shape_t<Summed...>> {
    using type = contract_operation<name_of<Summed>...>;
};

template <class In, class Apart, class X, class W, class BiasRole, class... B>
consteval auto rule_of_product() {
    using missing = not_in<typename Apart::summed, shape_type_of<X>>;
    if constexpr (missing::rank > 0) {
        return fault::the_weights_sum_over_what_comes_first_in_them_but_x_lacks_it<In, first_axis<missing>,
                                                                                   shape_type_of<X>>{};
    } else if constexpr (is_fault<decltype(rule_of_operands<In, X, W>())>) {
        return rule_of_operands<In, X, W>();
    } else if constexpr (!(has_parameter_role<B, BiasRole> && ...)) {
        return first_fault<typename conditional<
            has_parameter_role<B, BiasRole>, none,
            fault::the_bias_needs_its_role_as_in_linear_bias_or_output_bias<In, remove_cvref_t<B>>>::type...>{};
    } else if constexpr (!(__is_same(shape_of_operand<remove_cvref_t<B>>, typename Apart::made) && ...)) {
        return fault::the_bias_has_the_axes_that_the_weights_make_and_no_other<
            In, shape_of_operand<remove_cvref_t<B>>..., typename Apart::made>{};
    } else {
        return rule_of_result<In,
                              concatenate<not_in<shape_type_of<X>, typename Apart::summed>, typename Apart::made>>();
    }
}
template <class In, class X, class W, class... B>
consteval auto rule_of_linear() {
    constexpr bool is_output = __is_same(In, fault::in::project_output);
    using of_x = decltype(rule_of_features<In, X>());
    if constexpr (is_fault<of_x>) {
        return of_x{};
    } else if constexpr (!Tensor<W>) {
        return rule_of_operands<In, X, W>();
    } else if constexpr (!(is_output ? has_parameter_role<W, role::output_projection>
                                     : has_parameter_role<W, role::linear_weights> ||
                                           has_parameter_role<W, role::gate_weights>)) {
        return fault::the_weights_need_their_role_as_in_linear_weights_or_output_projection<In, remove_cvref_t<W>>{};
    } else if constexpr (shape_type_of<W>::rank < 2) {
        return fault::the_weights_sum_over_what_comes_first_in_them_but_x_lacks_it<In, shape_type_of<W>,
                                                                                   shape_type_of<X>>{};
    } else {
        using bias_role = typename conditional<is_output, role::output_bias, role::linear_bias>::type;
        return rule_of_product<In, weights_apart<shape_type_of<W>, is_output>, X, W, bias_role, B...>();
    }
}

template <class In, class X, class W>
struct linear_faults {
    template <class... B>
    struct of_operands {
        using type = decltype(rule_of_linear<In, X, W, B...>());
    };
    template <class... Rest>
    using of = typename fault_beside_bias<In, of_operands>::template of<Rest...>;
};

/// A product of x and weights, and a bias: with what attention calls queries brought back to what they were before.
template <class In, bool IsOutput>
struct linear_like : operation<In, mend::x, mend::w> {
    using words = as_call<In>;
    using gradient = gradients::composed;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = 2;
    template <class X, class W, class... Rest>
    using fault = typename linear_faults<In, X, W>::template of<Rest...>;
    template <class W>
    using product = typename contract_over<typename weights_apart<shape_type_of<W>, IsOutput>::summed>::type;
    using query = axis_name<axes::Query>;
    using time = axis_name<axes::Time>;
    template <class X>
    static constexpr bool brings_back = IsOutput&& has_name<shape_type_of<X>, query>;
    template <bool BringsBack, class Product>
    struct named {
        using type = Product;
    };
    template <class Product>
    struct named<true, Product> {
        using type = typename result_of<rename_operation<query, time>, Product>::type;
    };
    template <class X, class W, class...>
    using result = typename named<brings_back<X>, typename result_of<product<W>, X, W>::type>::type;

    template <class Out, class X, class W, class... Rest>
    static constexpr void write(Out& out, X const& x, W const& w, Rest const&... rest) {
        with_on(
            [&](auto const&... run_by) {
                if constexpr (brings_back<X>) {
                    // A view has the lengths that there are when it is made.
                    if constexpr (has_lengths<Out>) {
                        take_lengths(out, detail::view<rename_view_operation<query, time>>(x), w);
                    }
                    auto as_queries = detail::view<rename_view_operation<time, query>>(out);
                    product<W>::write(as_queries, x, w, run_by...);
                } else {
                    product<W>::write(out, x, w, run_by...);
                }
            },
            rest...);
        each_but_on([&](auto const& b) { out += b; }, rest...);
    }
    template <class X, class W, class... Rest>
    static constexpr auto composed(X const& x, W const& w, Rest const&... rest) {
        auto const made =
            with_on([&](auto const&... run_by) { return detail::perform<product<W>>(x, w, run_by...); }, rest...);
        if constexpr (brings_back<X>) {
            return with_bias(detail::perform<rename_operation<query, time>>(made), rest...);
        } else {
            return with_bias(made, rest...);
        }
    }

private:
    template <class X>
    static constexpr X with_bias(X const& x) {
        return x;
    }
    template <class X, class First, class... Rest>
    static constexpr auto with_bias(X const& x, First const& first, Rest const&... rest) {
        if constexpr (is_on<First>) {
            return with_bias(x, rest...);
        } else {
            return with_bias(x + first, rest...);
        }
    }
};
struct linear_operation : linear_like<fault::in::linear, false> {};
struct project_output_operation : linear_like<fault::in::project_output, true> {};

}  // namespace detail::inline HEED_KERNELS

template <class X, class W, class... B>
using fault_of_linear = detail::fault_of<detail::linear_operation, X, W, B...>;
template <class X, class W, class... B>
concept can_linear = no_fault<fault_of_linear<X, W, B...>>;
template <class X, class W, class... B>
inline constexpr auto explanation_of_linear = detail::explained_call<detail::linear_operation, X, W, B...>::value;

/// `linear(x, w)`, `linear(x, w, b)`: features made of features. x `[..., Time, Model]` and `linear_weights<T, Model,
/// Hidden>` give `[..., Time, Hidden]`: the first axis of the weights is summed over, the others are made; the bias,
/// `linear_bias<T, Hidden>`, is added to the sum. An executor may follow, which runs blocks of the result: `on(pool)`.
///
/// Refused: weights and biases without a role or of another one; weights whose first axis x lacks, which may be those
/// of the way back; an axis that x has already; logits and weights of attention as x. (PyTorch: `nn.Linear`, whose
/// weights are `[Hidden, Model]`.)
template <class... Xs, class Fault = detail::fault_of<detail::linear_operation, Xs...>>
[[gnu::always_inline]] constexpr auto linear(Xs const&... x_weights_and_bias) {
    return detail::perform<detail::linear_operation>(x_weights_and_bias...);
}
template <class... Xs, class Fault = detail::fault_of<detail::linear_operation, Xs...>>
    requires is_fault<Fault> refused linear(Xs const&... x_weights_and_bias)
= delete;
template <class... Xs>
constexpr auto explain_linear(Xs const&...) {
    return detail::explained_call<detail::linear_operation, Xs...>::value;
}

template <class X, class W, class... B>
using fault_of_project_output = detail::fault_of<detail::project_output_operation, X, W, B...>;
template <class X, class W, class... B>
concept can_project_output = no_fault<fault_of_project_output<X, W, B...>>;
template <class X, class W, class... B>
inline constexpr auto explanation_of_project_output =
    detail::explained_call<detail::project_output_operation, X, W, B...>::value;

/// `project_output(attended, w_o)`, `project_output(hidden, w, b)`: back to the features of the residual stream.
/// `[..., Head, Query, Dv]` and `output_projection<T, Head, Dv, Model>` give `[..., Time, Model]`: all axes of the
/// weights but the last are summed over, so that heads are neither merged nor permuted before, and queries are called
/// `Time` again. `[..., Time, Hidden]` and `output_projection<T, Hidden, Model>` give `[..., Time, Model]`. A bias,
/// `output_bias<T, Model>`, is added to the sum. An executor may follow, as for `linear`.
///
/// Refused: as `linear`. (Vaswani et al. 2017, section 3.2.2, W^O, and section 3.3, W_2; GPT-2: `c_proj`.)
template <class... Xs, class Fault = detail::fault_of<detail::project_output_operation, Xs...>>
[[gnu::always_inline]] constexpr auto project_output(Xs const&... x_weights_and_bias) {
    return detail::perform<detail::project_output_operation>(x_weights_and_bias...);
}
template <class... Xs, class Fault = detail::fault_of<detail::project_output_operation, Xs...>>
    requires is_fault<Fault> refused project_output(Xs const&... x_weights_and_bias)
= delete;
template <class... Xs>
constexpr auto explain_project_output(Xs const&...) {
    return detail::explained_call<detail::project_output_operation, Xs...>::value;
}

}  // namespace heed

#endif
