// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_SELF_ATTENTION_HPP
#define HEED_ATTENTION_SELF_ATTENTION_HPP

#include <heed/attention/attention.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed {

namespace fault::in {
struct self_attention {};
}  // namespace fault::in

namespace fault {

template <class NotAModule>
struct self_attention_needs_a_module_with_projections_w_q_and_w_k_and_w_v {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Module, class X>
struct HEED_LINKED_AS projected {
    using q = decltype(project(std::declval<X const&>(), std::declval<Module const&>().w_q));
    using k = decltype(project(std::declval<X const&>(), std::declval<Module const&>().w_k));
    using v = decltype(project(std::declval<X const&>(), std::declval<Module const&>().w_v));
};

template <class Parts, class... Options>
consteval auto rule_of_attention_in_module(type_list<Options...>) {
    return fault_of_attention<typename Parts::q, typename Parts::k, typename Parts::v, Options...>{};
}
/// Options that begin with the rotation of the input's positions, which are those of the queries and of the keys.
template <class Parts, is_rotation R, class... Options>
consteval auto rule_of_attention_in_module(type_list<R, Options...>) {
    using of_names =
        first_fault<fault_of_rename<R, axes::Time, axes::Query>, fault_of_rename<R, axes::Time, axes::Key>>;
    if constexpr (is_fault<of_names>) {
        return of_names{};
    } else {
        using of_queries = typename result_of<rename_operation<axis_name<axes::Time>, axis_name<axes::Query>>, R>::type;
        using of_keys = typename result_of<rename_operation<axis_name<axes::Time>, axis_name<axes::Key>>, R>::type;
        using of_rotations =
            first_fault<fault_of_rotate<typename Parts::q, of_queries>, fault_of_rotate<typename Parts::k, of_keys>>;
        if constexpr (is_fault<of_rotations>) {
            return of_rotations{};
        } else {
            return rule_of_attention_in_module<Parts>(type_list<Options...>{});
        }
    }
}

template <class Q, class K, class V, class... Options>
constexpr auto attention_in_module(Q const& q, K const& k, V const& v, Options const&... options) {
    return attention(q, k, v, options...);
}
template <class Q, class K, class V, is_rotation R, class... Options>
constexpr auto attention_in_module(Q const& q, K const& k, V const& v, R const& rotation, Options const&... options) {
    return attention(rotate(q, rename<axes::Time, axes::Query>(rotation)),
                     rotate(k, rename<axes::Time, axes::Key>(rotation)), v, options...);
}

template <class Module, class X, class... Options>
consteval auto rule_of_self_attention() {
    return fault::self_attention_needs_a_module_with_projections_w_q_and_w_k_and_w_v<Module>{};
}
template <class Module, class X, class... Options>
    requires requires { Module::w_q, Module::w_k, Module::w_v; }
consteval auto rule_of_self_attention() {
    using of_projections =
        first_fault<fault_of_project<X, decltype(Module::w_q)>, fault_of_project<X, decltype(Module::w_k)>,
                    fault_of_project<X, decltype(Module::w_v)>>;
    if constexpr (is_fault<of_projections>) {
        return of_projections{};
    } else {
        return rule_of_attention_in_module<projected<Module, X>>(type_list<Options...>{});
    }
}

struct as_module;

/// The call of a module, which is the first operand. (It returns what `attention` does, and so takes no destination.)
struct self_attention_operation : operation<fault::in::self_attention, mend::module, mend::x> {
    using words = as_module;
    using gradient = gradients::composed;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = any_number;
    using refusal = attention_result<refused, refused>;
    template <class Module, class X, class... Options>
    using fault = decltype(rule_of_self_attention<Module, X, Options...>());
    template <class Module, class X, class... Options>
    using result =
        typename result_of<attention_operation, typename projected<Module, X>::q, typename projected<Module, X>::k,
                           typename projected<Module, X>::v, Options...>::type;
};

}  // namespace detail::inline HEED_KERNELS

/// Why a module cannot be called so, `module(x, options...)`, or `none`.
template <class Module, class X, class... Options>
using fault_of_self_attention =
    detail::fault_of<detail::self_attention_operation, detail::remove_cvref_t<Module>, X, Options...>;
template <class Module, class X, class... Options>
concept can_self_attention = no_fault<fault_of_self_attention<Module, X, Options...>>;

/// Asks `self_attention` for biases on its three projections.
struct with_bias {};
struct without_bias {};

/// The lesson's module (section 6): projections of one input to queries, keys and values, and attention between them.
///
/// `self_attention<float, Model<8>, Dk<4>, Dv<4>> module{w_q, w_k, w_v};` and `auto [output, weights] = module(x);` x
/// `[..., Time, Model]` gives `output` `[..., Query, Dv]` and `weights` `[..., Query, Key]`. A mask may follow x, and
/// before it the rotation of the positions along `Time`, which are those of queries and of keys: `module(x, rotation,
/// causal{})`. With a fifth argument `with_bias` the module also holds b_q, b_k and b_v (PyTorch's nn.Linear has them
/// by default, the lesson and GPT-like models do without). Refused: as `project`, `rotate` and `attention`.
template <class T, Axis Features, Axis Compared, Axis Values, class Bias = without_bias>
struct HEED_LINKED_AS self_attention;

template <class T, Axis Features, Axis Compared, Axis Values>
struct self_attention<T, Features, Compared, Values, without_bias> {
    projection<axes::Query, T, Features, Compared> w_q;
    projection<axes::Key, T, Features, Compared> w_k;
    projection<axes::Key, T, Features, Values> w_v;

    /// All zeros, or all given: weights that are left out are no silent zeros.
    constexpr self_attention() = default;
    constexpr self_attention(decltype(w_q) const& query, decltype(w_k) const& key, decltype(w_v) const& value)
        : w_q(query), w_k(key), w_v(value) {}

    template <class X, class... Options, class Fault = fault_of_self_attention<self_attention, X, Options...>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Options const&... options) const {
        return detail::attention_in_module(project(x, w_q), project(x, w_k), project(x, w_v), options...);
    }
#if !defined(__clang__)
    template <class X, class... Options, class Fault = fault_of_self_attention<self_attention, X, Options...>>
        requires is_fault<Fault> attention_result<refused, refused>
    operator()(X const& x, Options const&... options) const = delete;
#endif
};

template <class T, Axis Features, Axis Compared, Axis Values>
struct self_attention<T, Features, Compared, Values, with_bias> {
    projection<axes::Query, T, Features, Compared> w_q;
    projection<axes::Key, T, Features, Compared> w_k;
    projection<axes::Key, T, Features, Values> w_v;
    projection_bias<axes::Query, T, Compared> b_q;
    projection_bias<axes::Key, T, Compared> b_k;
    projection_bias<axes::Key, T, Values> b_v;

    constexpr self_attention() = default;
    constexpr self_attention(decltype(w_q) const& query, decltype(w_k) const& key, decltype(w_v) const& value,
                             decltype(b_q) const& query_bias, decltype(b_k) const& key_bias,
                             decltype(b_v) const& value_bias)
        : w_q(query), w_k(key), w_v(value), b_q(query_bias), b_k(key_bias), b_v(value_bias) {}

    template <class X, class... Options, class Fault = fault_of_self_attention<self_attention, X, Options...>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Options const&... options) const {
        return detail::attention_in_module(project(x, w_q, b_q), project(x, w_k, b_k), project(x, w_v, b_v),
                                           options...);
    }
#if !defined(__clang__)
    template <class X, class... Options, class Fault = fault_of_self_attention<self_attention, X, Options...>>
        requires is_fault<Fault> attention_result<refused, refused>
    operator()(X const& x, Options const&... options) const = delete;
#endif
};

}  // namespace heed

#endif
