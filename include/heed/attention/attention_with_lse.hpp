// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_ATTENTION_WITH_LSE_HPP
#define HEED_ATTENTION_ATTENTION_WITH_LSE_HPP

#include <heed/attention/attention.hpp>
#include <heed/attention/log_sum_exp.hpp>
#include <heed/attention/part.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/range.hpp>

namespace heed {

/// What `attention_with_lse` returns: `auto [output, lse] = attention_with_lse(q, k, v);`
template <class Output, class LogSumExp>
struct HEED_LINKED_AS attention_with_lse_result {
    Output output;
    LogSumExp lse;

    friend constexpr bool operator==(attention_with_lse_result const&, attention_with_lse_result const&) = default;
};

namespace fault::in {
struct attention_with_lse {};
}  // namespace fault::in

namespace fault {

template <class... Parts>
struct attention_with_lse_sees_one_part_of_the_keys_so_merge_those_of_several {};
template <class Part, class KeyAxis>
struct the_part_is_of_another_axis_than_the_keys {};
template <class Part, class KeyAxis>
struct attention_with_lse_needs_as_many_keys_as_the_part_has_or_all_of_its_axis {};
template <class In, class Out>
struct into_writes_to_an_output_and_its_log_sum_exp {};
template <class In, class LogSumExp, class OfOut>
struct the_destination_has_seen_other_keys_or_has_another_shape {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class... Parts>
struct as_attention_with_lse;

template <class X>
inline constexpr bool has_lse = false;
template <class Output, class LogSumExp>
inline constexpr bool has_lse<attention_with_lse_result<Output, LogSumExp>> = true;

/// Keys or values as they are with all keys of an axis.
template <class X, class Whole>
using with_all_keys = moved_rows<X, tensor_of<element_of<X>, with_parts<shape_type_of<X>, Whole>>>;

template <class P, class Q, class K, class V, class... Options>
consteval auto rule_of_part_of_keys() {
    using of_part = decltype(rule_of_one_part<P>());
    using of_operands = decltype(rule_of_attention<Q, K, V>());
    if constexpr (is_fault<of_part>) {
        return of_part{};
    } else if constexpr (is_fault<of_operands>) {
        return of_operands{};
    } else {
        using key = first_axis<typename scoring<Q, K>::only_in_k>;
        using whole = typename keys_in<P>::axis;
        constexpr std::size_t count = keys_in<P>::of[0].end - keys_in<P>::of[0].from;
        if constexpr (!same_axis<key, whole>) {
            return fault::the_part_is_of_another_axis_than_the_keys<P, key>{};
        } else if constexpr (extent_of<key> != count && extent_of<key> != extent_of<whole>) {
            return fault::attention_with_lse_needs_as_many_keys_as_the_part_has_or_all_of_its_axis<P, key>{};
        } else {
            return rule_of_attention<Q, with_all_keys<remove_cvref_t<K>, whole>,
                                     with_all_keys<remove_cvref_t<V>, whole>, Options...>();
        }
    }
}

/// Which keys are attended to, and how the type of the result says so: with no part named, all that k has.
template <class... Parts>
struct seen_keys {
    template <class Key>
    using named = Key;
    using attended = all_keys;
    template <class Q, class K, class V, class... Options>
    static consteval auto rule() {
        return fault::attention_with_lse_sees_one_part_of_the_keys_so_merge_those_of_several<Parts...>{};
    }
};
template <>
struct seen_keys<> {
    template <class Key>
    using named = Key;
    using attended = all_keys;
    template <class Q, class K, class V, class... Options>
    static consteval auto rule() {
        return rule_of_attention<Q, K, V, Options...>();
    }
};
template <class P>
struct seen_keys<P> {
    template <class Key>
    using named = named_part<P>;
    using attended = some_keys<typename keys_in<P>::axis, keys_in<P>::of[0].from,
                               keys_in<P>::of[0].end - keys_in<P>::of[0].from>;
    template <class Q, class K, class V, class... Options>
    static consteval auto rule() {
        return rule_of_part_of_keys<P, Q, K, V, Options...>();
    }
};

/// Two results are written: a destination is a pair of them.
template <class Op, class Result, class Out>
consteval auto rule_of_lse_destination() {
    if constexpr (!has_lse<Out>) {
        return fault::into_writes_to_an_output_and_its_log_sum_exp<typename Op::tag, remove_cvref_t<Out>>{};
    } else if constexpr (!__is_same(decltype(Out::lse), decltype(Result::lse))) {
        return fault::the_destination_has_seen_other_keys_or_has_another_shape<
            typename Op::tag, decltype(Result::lse), decltype(Out::lse)>{};
    } else {
        return rule_of_destination<typename Op::tag, decltype(Result::output), decltype(Out::output)>();
    }
}
template <class Op, class Out, class... Xs>
consteval auto rule_of_lse_into() {
    using of_call = typename fault_by_first<Op, Xs...>::type;
    if constexpr (any_refused<Out, Xs...> || is_fault<of_call>) {
        return of_call{};
    } else {
        return rule_of_lse_destination<Op, typename result_of<Op, Xs...>::type, Out>();
    }
}

/// Whether an operand, or the output of one, is overwritten when it is written to `out`.
template <class Op, class Out, class X>
constexpr bool is_output_overwritten(Out const& out, X const& x) {
    if constexpr (has_lse<X>) {
        return is_overwritten<Op::goes_in_place>(out, x.output);
    } else {
        return is_overwritten<Op::goes_in_place>(out, x);
    }
}
/// As `perform`, of an operation that gives an output and its log-sum-exp.
template <class Op, class First, class... Rest>
[[gnu::always_inline]] constexpr auto perform_with_lse(First const& first, Rest const&... rest) {
    if constexpr (any_refused<First, Rest...> || !is_destination<First>) {
        return perform<Op>(first, rest...);
    } else if constexpr (!any_refused<decltype(first.out)>) {
        if ((is_output_overwritten<Op>(first.out.output, rest) || ...)) {
            auto const result = computed<Op>(rest...);
            copy_into(first.out.output, result.output);
            first.out.lse = result.lse;
        } else {
            Op::write(first.out, rest...);
        }
    }
}

/// Of parts all numbers are in the types, so that `merge` knows them.
template <class Q, class K, class V, class... Parts>
consteval auto rule_of_parts_up_to() {
    if constexpr (sizeof...(Parts) > 0 && (has_lengths<Q> || has_lengths<K> || has_lengths<V>)) {
        return fault_of_untaken_lengths<fault::in::attention_with_lse, Q, K, V>{};
    } else {
        return none{};
    }
}

template <class... Parts>
struct attention_with_lse_operation : operation<fault::in::attention_with_lse, mend::q, mend::k, mend::v> {
    using gradient = gradients::no_gradient;
    static constexpr std::size_t more_operands = any_number;
    using words = as_attention_with_lse<Parts...>;
    static constexpr bool takes_lengths = true;
    using refusal = attention_with_lse_result<refused, refused>;
    using seen = seen_keys<Parts...>;
    template <class... Xs>
    static constexpr bool reads_storage = reads_keys_and_values<Xs...>;
    template <class Q, class K, class V, class... Options>
    using fault = typename fault_of_fused<
        has_lengths<Q> || has_lengths<K> || has_lengths<V> || (has_lengths<Options> || ...),
        first_fault<decltype(seen::template rule<Q, as_read<K>, as_read<V>, Options...>()),
                    decltype(rule_of_parts_up_to<Q, K, V, Parts...>())>,
        Q, K, V, Options...>::type;
    template <class Q, class K>
    using rows = concatenate<typename scoring<Q, K>::batch, shape_t<first_axis<typename scoring<Q, K>::only_in_q>>>;
    template <class Q, class K, class... Options>
    using keys = typename keys_beside_sink<
        (is_sink<Options> || ...), typename seen::template named<first_axis<typename scoring<Q, K>::only_in_k>>>::type;
    template <class Q, class K, class V, class... Options>
    using result =
        attention_with_lse_result<attended<any_attention::weights<Q, K>, V>,
                                  typename log_sum_exp_over<keys<Q, K, Options...>, element_of<Q>, rows<Q, K>>::type>;
    template <class Out, class Q, class K, class V, class... Options>
    static constexpr void write(Out& out, Q const& q, K const& k, V const& v, Options const&... options) {
        attention_into<typename seen::attended>(out.output, out.lse.values.data(), q, k, v, options...);
        if constexpr (has_lengths<Q>) static_cast<void>(take_lengths(out.lse.values, q));
    }
};
template <class... Parts, class Out, class... Xs>
struct fault_by_first<attention_with_lse_operation<Parts...>, destination<Out>, Xs...> {
    using type = decltype(rule_of_lse_into<attention_with_lse_operation<Parts...>, Out, Xs...>());
};

/// A call whose part, if one is said, is the first of what follows q, k and v.
template <class Q, class K, class V, class... More>
struct call_with_lse {
    using fault = fault_of<attention_with_lse_operation<>, Q, K, V, More...>;
    template <class Explained>
    static constexpr auto explanation() {
        return explained_call<attention_with_lse_operation<>, Q, K, V, More...>::value;
    }
};
template <class Q, class K, class V, class A, std::size_t From, std::size_t Count, class... Options>
struct call_with_lse<Q, K, V, part<A, From, Count>, Options...> {
    using operation = attention_with_lse_operation<part<A, From, Count>>;
    using fault = fault_of<operation, Q, K, V, Options...>;
    template <class Explained>
    static constexpr auto explanation() {
        return explained_call<operation, Q, K, V, Options...>::value;
    }
};

}  // namespace detail::inline HEED_KERNELS

/// The types of the options may have a part before them: `can_attention_with_lse<Q, K, V, part<Key<32>, 8, 16>, M>`.
template <class Q, class K, class V, class... PartAndOptions>
using fault_of_attention_with_lse = typename detail::call_with_lse<Q, K, V, PartAndOptions...>::fault;
template <class Q, class K, class V, class... PartAndOptions>
concept can_attention_with_lse = no_fault<fault_of_attention_with_lse<Q, K, V, PartAndOptions...>>;
template <class Q, class K, class V, class... PartAndOptions>
inline constexpr auto explanation_of_attention_with_lse =
    detail::call_with_lse<Q, K, V, PartAndOptions...>::template explanation<Q>();

/// `auto [output, lse] = attention_with_lse(q, k, v, options...)`: the output of `scaled_dot_product_attention`, to the
/// bit, and for each query the natural logarithm of the sum of exp over the scores that were seen, `log_sum_exp`
/// `[..., Query]`: m + log(sum), -inf for a query that sees nothing, NaN where a score is NaN or +inf. A sink is one of
/// the scores. Beside the error of the scores it is off by at most (keys / 4 + 16 + |lse|) 2^-24 for floats.
///
/// `attention_with_lse<part<Key<32>, 8, 16>>(q, k, v, options...)` sees the elements 8 to 23 of a Key axis of 32. k and
/// v have these 16 or all 32, of which then no other is read. Masks, biases, score functions and dropout are those of
/// the whole axis, and mean in a part what they mean there. The type of `lse` says which keys were seen, for `merge`.
/// Refused: what attention refuses; a part that leads beyond its axis, or of another one than the keys; k and v of any
/// other number; a part where queries or keys are `up_to` a length. (FlashAttention: `softmax_lse`; PyTorch:
/// `return_lse=True` of `flex_attention`.)
template <class... Part, class... Xs,
          class Fault = detail::fault_of<detail::attention_with_lse_operation<Part...>, Xs...>>
[[gnu::always_inline]] constexpr auto attention_with_lse(Xs const&... q_k_v_and_options) {
    return detail::perform_with_lse<detail::attention_with_lse_operation<Part...>>(q_k_v_and_options...);
}
template <class... Part, class... Xs,
          class Fault = detail::fault_of<detail::attention_with_lse_operation<Part...>, Xs...>>
    requires is_fault<Fault>
attention_with_lse_result<refused, refused> attention_with_lse(Xs const&... q_k_v_and_options) = delete;
template <template <std::size_t> class Name, class... Xs,
          class Fault = fault_of_extents<fault::in::attention_with_lse, Name>>
attention_with_lse_result<refused, refused> attention_with_lse(Xs const&... q_k_v_and_options) = delete;
template <class... Part, class... Xs>
constexpr auto explain_attention_with_lse(Xs const&...) {
    return detail::explained_call<detail::attention_with_lse_operation<Part...>, Xs...>::value;
}

}  // namespace heed

#endif
