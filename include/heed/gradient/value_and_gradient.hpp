// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_VALUE_AND_GRADIENT_HPP
#define HEED_GRADIENT_VALUE_AND_GRADIENT_HPP

#include <type_traits>

#include <boost/hana/tuple.hpp>

#include <heed/gradient/detail/leaves.hpp>
#include <heed/gradient/detail/pulls_of_blocks.hpp>
#include <heed/gradient/detail/pulls_of_fused_attention.hpp>
#include <heed/gradient/detail/pulls_of_losses.hpp>
#include <heed/gradient/rules.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/member_rules.hpp>

namespace heed {

/// What a function returned, and its gradient with respect to its arguments.
template <class Value, class Gradient>
struct HEED_LINKED_AS value_with_gradient {
    Value value;
    Gradient gradient;
};

/// An argument of `value_and_gradient` that is passed on as it is, without a gradient; made by `constant`.
template <class X>
struct HEED_LINKED_AS constant_argument {
    X const& value;
};
/// `constant(x)`: x as an argument of `value_and_gradient` has no gradient, which saves computing it. Whole numbers,
/// masks and whatever else holds no numbers with fractions needs no such word. (JAX: `argnums`.)
template <class X>
constexpr constant_argument<X> constant(X const& x) {
    return {x};
}

namespace fault {

template <class Result>
struct value_and_gradient_needs_a_result_that_depends_on_an_argument_with_a_gradient {};
template <class Shape>
struct value_and_gradient_needs_a_function_that_returns_one_number_so_take_its_sum_or_mean {};
template <class Argument>
struct gradients_of_lengths_that_are_known_at_run_time_are_not_there_yet {};
template <class Module, class Member>
struct every_tensor_of_fractions_in_a_module_with_a_gradient_is_of_the_element_type_that_it_is_a_template_of {};
template <class... Arguments>
struct value_and_gradient_needs_an_argument_with_a_gradient_a_tensor_of_floats_or_a_module {};

}  // namespace fault

/// What a function of `value_and_gradient` is called with, made in order by braces. (Not in `detail`: between an error
/// in the function and the call that asked for it, this is what compilers name.)
template <class Places, class... Given>
struct tracked_arguments;
template <std::size_t Place, class Given>
struct tracked_argument {
    Given given;
};
template <std::size_t... Place, class... Given>
struct tracked_arguments<indices<Place...>, Given...> : tracked_argument<Place, Given>... {
    template <class F>
    constexpr auto go_to(F const& f) const {
        return f(static_cast<tracked_argument<Place, Given> const&>(*this).given...);
    }
};

namespace detail::inline HEED_KERNELS {

template <class X>
struct argument_of {
    using type = X;
    static constexpr bool has_gradient = has_leaves<X>;
    static constexpr X const& value(X const& x) { return x; }
};
template <class X>
struct argument_of<constant_argument<X>> {
    using type = X;
    static constexpr bool has_gradient = false;
    static constexpr X const& value(constant_argument<X> const& x) { return x.value; }
};

/// An argument as the function gets it.
template <class X>
constexpr decltype(auto) as_tracked(tape& on, leaf_list& leaves, X const& x) {
    if constexpr (argument_of<X>::has_gradient) {
        return tracked_of(on, leaves, x);
    } else {
        return argument_of<X>::value(x);
    }
}

template <class Result>
consteval auto rule_of_loss() {
    if constexpr (any_refused<Result>) {
        return none{};
    } else if constexpr (!Handle<Result>) {
        return fault::value_and_gradient_needs_a_result_that_depends_on_an_argument_with_a_gradient<Result>{};
    } else if constexpr (Result::rank != 0) {
        return fault::value_and_gradient_needs_a_function_that_returns_one_number_so_take_its_sum_or_mean<
            shape_type_of<Result>>{};
    } else {
        return none{};
    }
}

template <class X>
constexpr auto members_of() {
    return boost::hana::unpack(boost::hana::accessors<X>(), [](auto... member) {
        return type_list<remove_cvref_t<decltype(boost::hana::second(member)(std::declval<X const&>()))>...>{};
    });
}
template <class Module, class X, class Tracked>
consteval auto rule_of_tracked_members();
template <class Module, class... Xs, class... Tracked>
consteval auto rule_of_each_tracked(type_list<Xs...>, type_list<Tracked...>) {
    return first_fault<decltype(rule_of_tracked_members<Module, Xs, Tracked>())...>{};
}
/// That the module of handles has a handle wherever the module has a tensor of fractions.
template <class Module, class X, class Tracked>
consteval auto rule_of_tracked_members() {
    if constexpr (parameter_tensor<X>) {
        using of_element = fault::
            every_tensor_of_fractions_in_a_module_with_a_gradient_is_of_the_element_type_that_it_is_a_template_of<
                Module, X>;
        return typename conditional<__is_same(Tracked, tracked_as<leaf_kind<X>>), none, of_element>::type{};
    } else if constexpr (module_of_members<X> && module_of_members<Tracked>) {
        return rule_of_each_tracked<Module>(members_of<X>(), members_of<Tracked>());
    } else {
        return none{};
    }
}

/// Why there is no module of handles in the place of a module.
template <bool IsModule, class X>
struct module_fault {
    using type = none;
};
template <class X>
struct module_fault<true, X> {
    using type =
        decltype(rule_of_tracked_members<X, X, rebind<X, element_of_module<X>, tracked<element_of_module<X>>>>());
};
template <class X>
    requires(__is_same(decltype(element_in<X>()), type_list<>))
struct module_fault<true, X> {
    using type = fault::value_and_gradient_needs_an_argument_with_a_gradient_a_tensor_of_floats_or_a_module<X>;
};
template <class X>
    requires(!__is_same(decltype(element_in<X>()), type_list<>) &&
             !requires { typename rebind<X, element_of_module<X>, tracked<element_of_module<X>>>; })
struct module_fault<true, X> {
    using type =
        fault::a_module_of_which_a_gradient_is_asked_for_is_a_template_of_its_element_type_or_says_with_element<X>;
};

template <class... Xs>
consteval auto rule_of_arguments() {
    using of_lengths =
        first_fault<typename conditional<argument_of<Xs>::has_gradient && has_lengths<Xs>,
                                         fault::gradients_of_lengths_that_are_known_at_run_time_are_not_there_yet<Xs>,
                                         none>::type...>;
    using of_modules =
        first_fault<typename module_fault<argument_of<Xs>::has_gradient && module_of_members<Xs>, Xs>::type...,
                    typename conditional<module_of_members<Xs>, decltype(rule_of_members<Xs>()), none>::type...>;
    if constexpr (any_refused<Xs...> || is_fault<of_lengths>) {
        return of_lengths{};
    } else if constexpr (is_fault<of_modules>) {
        return of_modules{};
    } else if constexpr (!(argument_of<Xs>::has_gradient || ...)) {
        return fault::value_and_gradient_needs_an_argument_with_a_gradient_a_tensor_of_floats_or_a_module<
            typename argument_of<Xs>::type...>{};
    } else {
        return none{};
    }
}

/// The gradients of the arguments that have one: the only one itself, or a tuple of them.
template <class... Kept>
struct gradients_in_order {
    template <class... Xs>
    static constexpr auto of(leaf* first, Xs const&... xs) {
        if constexpr (sizeof...(Xs) == 1) {
            return (gradient_of(first, xs), ...);
        } else {
            return boost::hana::tuple<decltype(gradient_of(first, xs))...>{gradient_of(first, xs)...};
        }
    }
};
template <class F>
constexpr auto with_differentiated(F const& f) {
    return f();
}
template <class F, class First, class... Rest>
constexpr auto with_differentiated(F const& f, First const& first, Rest const&... rest) {
    if constexpr (argument_of<First>::has_gradient) {
        return with_differentiated([&](auto const&... more) { return f(first, more...); }, rest...);
    } else {
        return with_differentiated(f, rest...);
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why what a function returned has no gradient, or `none`.
template <class Result>
using fault_of_loss = decltype(detail::rule_of_loss<Result>());
template <class Result>
concept can_loss = no_fault<fault_of_loss<Result>>;

/// Why arguments have no gradient, or `none`.
template <class F, class... Xs>
using fault_of_value_and_gradient = decltype(detail::rule_of_arguments<Xs...>());
template <class F, class... Xs>
concept can_value_and_gradient = no_fault<fault_of_value_and_gradient<F, Xs...>>;

/// `auto [loss, gradient] = value_and_gradient(f, xs...)`: f(xs...), which is one number, and its gradient with respect
/// to every argument that holds numbers with fractions: tensors, and modules, which are Hana Structs. Whole numbers,
/// masks and what is said to be `constant(x)` are passed on.
///
/// `f` is any function of heed's operations: it is called once, with tensors of the same shapes, roles and kinds whose
/// element type is `tracked<T>`, so that all rules hold inside. The gradient of a tensor has its type, role included,
/// but for what a type promises of values, and that of a module is a module; those of several arguments are a
/// `boost::hana::tuple`. Steps are added up in one fixed order: the bits are the same at compile time, at run time and
/// on all compilers. Refused: a function that returns more than one number; no argument with a gradient.
/// Inside of `f` a view is read and not written, and one that is read after what it views was changed throws
/// `heed::out_of_range`, as does a call in `f` that takes its tensors other than by `value_of`: a gradient has no
/// gradient. (Reverse-mode differentiation; JAX: `jax.value_and_grad`.)
template <class F, class... Xs, class Fault = fault_of_value_and_gradient<F, Xs...>>
constexpr auto value_and_gradient(F const& f, Xs const&... xs) {
    // All of it in one function, so that between an error in f and the call there is no line but this one's.
    detail::tape on;
    detail::leaf_list leaves;
    auto const loss =
        tracked_arguments<first_indices<sizeof...(Xs)>, decltype(detail::as_tracked(on, leaves, xs))...>{
            {detail::as_tracked(on, leaves, xs)}...}
            .go_to(f);
    using result = std::remove_cvref_t<decltype(loss)>;
    if constexpr (detail::any_refused<result>) {
        return value_with_gradient<refused, refused>{};
    } else if constexpr (is_fault<decltype(detail::rule_of_loss<result>())>) {
        heed::allowed<decltype(detail::rule_of_loss<result>())>();
        return value_with_gradient<refused, refused>{};
    } else {
        detail::expect_tape(&on, loss);
        loss.at->accept([](auto& cotangent) { cotangent.values[0] = element_of<result>(1); });
        auto const value = static_cast<element_of<result>>(value_of(loss).values[0]);
        if (loss.at->made_by != nullptr) on.go_backwards_from(loss.at->made_by);
        auto const gradients = [&] {
            return detail::with_differentiated(
                [&](auto const&... differentiated) {
                    return detail::gradients_in_order<>::of(leaves.first, differentiated...);
                },
                xs...);
        };
        // Made in its place: a model may be big.
        return value_with_gradient<element_of<result>, decltype(gradients())>{value, gradients()};
    }
}
template <class F, class... Xs, class Fault = fault_of_value_and_gradient<F, Xs...>>
    requires is_fault<Fault> value_with_gradient<refused, refused> value_and_gradient(F const& f, Xs const&... xs)
= delete;

}  // namespace heed

#endif
