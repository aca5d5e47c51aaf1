// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_CONTRACT_HPP
#define HEED_OPS_CONTRACT_HPP

#include <heed/kernel/contract.hpp>
#include <heed/kernel/contract_on_cores.hpp>
#include <heed/kernel/contract_up_to.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/on.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/numbers.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed {

namespace fault::in {
struct contract {};
}  // namespace fault::in

namespace fault {

template <class A, class B, class... DidYouMean>
struct contract_needs_at_least_one_axis_to_sum_over_or_ask_for_outer {};
template <class Name, class A, class B, class... DidYouMean>
struct contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it {};

template <class In, class Logits>
struct summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor {};
template <class In, class Features, class Other>
struct attention_weights_weigh_values_but_these_have_the_features_that_queries_and_keys_were_compared_by {};

template <class In, class Projection>
struct a_projection_sums_over_the_features_that_it_takes_which_come_first_or_say_as_tensor {};
template <class In, class Distribution>
struct values_that_are_a_distribution_over_the_summed_axis_would_be_weighted_twice_or_say_as_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X, class... Names>
inline constexpr bool distributed_over = false;
template <is_distribution X, class... Names>
inline constexpr bool distributed_over<X, Names...> = one_of<typename remove_cvref_t<X>::distribution_over, Names...>;

/// What is asked of an operand that is more than a plain tensor, in a sum over the names: logits are no weights, and
/// weights weigh values.
template <class In, class X, class Other, class... Names>
consteval auto rule_of_summing() {
    if constexpr (is_logits<X>) {
        if constexpr (one_of<typename remove_cvref_t<X>::logits_over, Names...>) {
            return fault::summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor<
                In, remove_cvref_t<X>>{};
        } else {
            return none{};
        }
    } else if constexpr (is_attention_weights<X>) {
        using compared = typename remove_cvref_t<X>::compared;
        if constexpr (one_of<typename remove_cvref_t<X>::weights_over, Names...> && distributed_over<Other, Names...>) {
            return fault::values_that_are_a_distribution_over_the_summed_axis_would_be_weighted_twice_or_say_as_tensor<
                In, remove_cvref_t<Other>>{};
        } else if constexpr (one_of<typename remove_cvref_t<X>::weights_over, Names...> &&
                             has_name<shape_type_of<Other>, compared>) {
            return fault::
                attention_weights_weigh_values_but_these_have_the_features_that_queries_and_keys_were_compared_by<
                    In, axis_in<shape_type_of<Other>, compared>, shape_type_of<Other>>{};
        } else {
            return none{};
        }
    } else if constexpr (requires { typename remove_cvref_t<X>::role; } ||
                         requires { remove_cvref_t<X>::parameter_role::sums_what_comes_first; }) {
        if constexpr (!one_of<name_of<first_axis<shape_type_of<X>>>, Names...>) {
            return fault::a_projection_sums_over_the_features_that_it_takes_which_come_first_or_say_as_tensor<
                In, remove_cvref_t<X>>{};
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

/// Of two plain tensors nothing is asked.
template <class In, class A, class B, class... Names>
consteval auto rule_of_both_kinds() {
    if constexpr (__is_same(remove_cvref_t<A>, plain<A>) && __is_same(remove_cvref_t<B>, plain<B>)) {
        return none{};
    } else {
        return first_fault<decltype(rule_of_summing<In, A, B, Names...>()),
                           decltype(rule_of_summing<In, B, A, Names...>())>{};
    }
}
template <class In, class A, class B, class... Names>
using rule_of_kinds = decltype(rule_of_both_kinds<In, A, B, Names...>());

/// A name that is nearly one of A's, which B may have as well.
template <class Name, class A, class B>
consteval auto rule_of_near_name() {
    using similar = typename near_names<Name, also_in<A, B>>::type;
    if constexpr (similar::rank == 0) {
        return fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<Name, A, B>{};
    } else {
        return fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<
            Name, A, B, did_you_mean<first_axis<similar>>>{};
    }
}

/// What is said of a name that one of them lacks.
template <bool NearToOne>
struct missing_name_rule {
    template <class Name, class A, class B>
    using of = fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<Name, A, B>;
};
template <>
struct missing_name_rule<true> {
    template <class Name, class A, class B>
    using of = decltype(rule_of_near_name<Name, A, B>());
};

/// What is asked of a name that is summed over. As a function with `if constexpr`, a pair of `contract` in
/// tests/benchmarks/shapes.py takes clang 19 (cachegrind) 2.37 M instructions and not 2.33 M.
template <bool InBoth>
struct summed_name_rule {
    template <class Name, class A, class B>
    using of = none;
};
template <>
struct summed_name_rule<false> {
    template <class Name, class A, class B>
    using of = typename missing_name_rule<has_near_name<A, Name>>::template of<Name, A, B>;
};
template <bool InBoth, class Name, class A, class B>
using rule_of_summed_name = typename summed_name_rule<InBoth>::template of<Name, A, B>;

template <class A, class B, class... Names>
consteval auto rule_of_contract();

/// A fault of a misspelt name, without the name that is near when that is refused, too.
template <class Fault, class A, class B, class... Names>
struct without_refused_mend {
    using type = Fault;
};
template <class Name, class OfA, class OfB, class Near, class A, class B, class... Names>
struct without_refused_mend<
    fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<Name, OfA, OfB, did_you_mean<Near>>, A,
    B, Names...> {
    using type = fault_with_mend<
        decltype(rule_of_contract<
                 A, B, typename conditional<__is_same(Names, Name), name_of<Near>, Names>::type...>()),
        fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it, did_you_mean<Near>, Name, OfA, OfB>;
};

template <class A, class B, class... Names>
consteval auto rule_of_contract() {
    using of_operands = decltype(rule_of_operands<fault::in::contract, A, B>());
    if constexpr (is_fault<of_operands>) {
        return of_operands{};
    } else {
        using a = shape_type_of<A>;
        using b = shape_type_of<B>;
        using of_sum = first_fault<rule_of_summed_name<has_name<a, Names> && has_name<b, Names>, Names, a, b>...>;
        if constexpr (sizeof...(Names) == 0) {
            using shared = also_in<a, b>;
            if constexpr (shared::rank > 0) {
                using last = last_axis<shared>;
                return fault_with_mend<decltype(rule_of_contract<A, B, name_of<last>>()),
                                       fault::contract_needs_at_least_one_axis_to_sum_over_or_ask_for_outer,
                                       meant_call<mend::contract, shape_t<last>, mend::a, mend::b>, a, b>{};
            } else {
                return fault::contract_needs_at_least_one_axis_to_sum_over_or_ask_for_outer<a, b>{};
            }
        } else if constexpr (is_fault<of_sum>) {
            return typename without_refused_mend<of_sum, A, B, Names...>::type{};
        } else if constexpr (sizeof...(Names) == 1) {
            return rule_of_kinds<fault::in::contract, A, B, Names...>{};
        } else {
            return first_fault<decltype(rule_of_names_of<fault::in::contract, A, Names...>()),
                               rule_of_kinds<fault::in::contract, A, B, Names...>>{};
        }
    }
}

template <class A, class B, class... Names>
struct contract_fault {
    using type = decltype(rule_of_contract<A, B, Names...>());
};
/// Two plain tensors whose extents agree and one name, which is nearly every call, need no more than this.
template <class T, class... A, class... B, class Name>
    requires(shared_axes<shape_t<A...>, shape_t<B...>> < two_extents)
struct contract_fault<tensor<T, A...>, tensor<T, B...>, Name> {
    using type = rule_of_summed_name<(__is_same(raw_name<A>, Name) || ...) && (__is_same(raw_name<B>, Name) || ...),
                                     Name, shape_t<A...>, shape_t<B...>>;
};

/// The sum over `Gone`, an axis list of a. No rule is left to check.
template <class Gone, class Out, class A, class B, class... On>
constexpr void contract_into(Out& out, A const& a, B const& b, On const&... run_by) {
    constexpr auto const& outer = plan<shape_type_of<Out>, layout_of<Out>, layout_of<A>, layout_of<B>>;
    constexpr auto const& inner = plan<Gone, layout_of<A>, layout_of<B>>;
    if constexpr (has_lengths<A> || has_lengths<B>) {
        auto const ends = lengths_of<Gone>(a, b);
        auto const lengths = take_lengths(out, a, b);
        if constexpr (sizeof...(On) > 0) {
            if (!__builtin_is_constant_evaluated()) {
                (kernel::contract_up_to_on_cores<outer, inner, element_of<Out>>(run_by.executor, out.data(), a.data(),
                                                                                b.data(), lengths, ends),
                 ...);
                return;
            }
        }
        kernel::contract_up_to<outer, inner, element_of<Out>>(out.data(), a.data(), b.data(), lengths, ends);
    } else {
        if constexpr (sizeof...(On) > 0) {
            if (!__builtin_is_constant_evaluated()) {
                (kernel::contract_on_cores<outer, inner, element_of<Out>>(run_by.executor, out.data(), a.data(),
                                                                          b.data()),
                 ...);
                return;
            }
        }
        kernel::contract<outer, inner, element_of<Out>>(out.values, a.values, b.values);
    }
}

template <class A, class B, class... Names>
struct contraction {
    using a_left = without_names<A, Names...>;
    using b_left = without_names<B, Names...>;
    using result = concatenate<also_in<a_left, b_left>, not_in<a_left, b_left>, not_in<b_left, a_left>>;
    using gone = not_in<A, a_left>;
};

template <class... Names>
struct contract_operation : operation<fault::in::contract, mend::a, mend::b> {
    using words = as_sum_over<Names...>;
    using gradient = gradients::bilinear;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = 1;
    template <class A, class B, class... On>
    using fault = fault_with_executor<fault::in::contract, typename contract_fault<A, B, Names...>::type, On...>;
    template <class A, class B, class...>
    using result = tensor_of<sum_type<element_of<A>>,
                             typename contraction<shape_type_of<A>, shape_type_of<B>, Names...>::result>;
    template <class Out, class A, class B, class... On>
    static constexpr void write(Out& out, A const& a, B const& b, On const&... run_by) {
        contract_into<typename contraction<shape_type_of<A>, shape_type_of<B>, Names...>::gone>(out, a, b,
                                                                                                run_by...);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class A, class B, template <std::size_t> class... Names>
using fault_of_contract = detail::fault_of<detail::contract_operation<axis_name<Names>...>, A, B>;
template <class A, class B, template <std::size_t> class... Names>
concept can_contract = no_fault<fault_of_contract<A, B, Names...>>;
template <class A, class B, template <std::size_t> class... Names>
inline constexpr auto explanation_of_contract =
    detail::explained_call<detail::contract_operation<axis_name<Names>...>, A, B>::value;

/// The same with an executor, `contract<Dk>(a, b, on(pool))`.
template <class A, class B, class On, template <std::size_t> class... Names>
using fault_of_contract_on = detail::fault_of<detail::contract_operation<axis_name<Names>...>, A, B, On>;
template <class A, class B, class On, template <std::size_t> class... Names>
concept can_contract_on = no_fault<fault_of_contract_on<A, B, On, Names...>>;

/// `contract<Dk>(q, k)`: the sum of products over the named axes, which both operands have.
///
/// Result: the axes both have and that are not named (they stay, side by side) in a's order, then a's own, then b's
/// own. Every element is one chain of multiply-adds from zero on, over the named axes in a's order, the last fastest;
/// of more than 65,536 products, it is a tree of chains of so many (`kernel::longest_chain`), so that n of them are off
/// by about 65,536 + log2(n/65,536) units of half a last place at most. Bools and whole numbers are counted in 64 bits,
/// as by `sum`. An executor may follow, which runs blocks of the result: `contract<Dk>(q, k, on(pool))`.
/// Refused: a name that one operand lacks (never a silent outer product), one name with two extents, no name at all.
/// (`numpy.einsum`, `torch.einsum`.)
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::contract_operation<axis_name<Names>...>, Xs...>>
[[gnu::always_inline]] constexpr auto contract(Xs const&... operands) {
    return detail::perform<detail::contract_operation<axis_name<Names>...>>(operands...);
}
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::contract_operation<axis_name<Names>...>, Xs...>>
    requires is_fault<Fault>
refused contract(Xs const&... operands) = delete;
template <class First, class... Rest, class A, class B,
          class Fault = fault_of_naming<fault::in::contract, A, First, Rest...>>
refused contract(A const& a, B const& b) = delete;
template <template <std::size_t> class... Names, class... Xs>
constexpr auto explain_contract(Xs const&...) {
    return detail::explained_call<detail::contract_operation<axis_name<Names>...>, Xs...>::value;
}

}  // namespace heed

#endif
