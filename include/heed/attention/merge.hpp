// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_MERGE_HPP
#define HEED_ATTENTION_MERGE_HPP

#include <heed/attention/attention_with_lse.hpp>
#include <heed/kernel/merge_rows.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/split.hpp>

namespace heed {

namespace fault {

template <class Came>
struct merge_joins_what_attention_with_lse_returns {};
template <class KeysOfA, class KeysOfB>
struct merge_joins_attentions_over_parts_of_one_axis {};
template <class Twice, class KeysOfA, class KeysOfB>
struct merge_would_count_these_keys_twice {};
template <class KeysOfA, class KeysOfB>
struct merge_takes_a_sink_once_so_give_it_to_the_attention_over_one_of_the_parts {};
template <class OutputOfA, class OutputOfB>
struct merge_joins_outputs_of_one_shape {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

struct as_merge_of_attentions;

template <class X>
using keys_seen = typename decltype(remove_cvref_t<X>::lse)::keys;

template <class A, class B>
consteval auto rule_of_merged_keys() {
    using first = keys_in<A>;
    using second = keys_in<B>;
    if constexpr (!same_axis<typename first::axis, typename second::axis>) {
        return fault::merge_joins_attentions_over_parts_of_one_axis<A, B>{};
    } else if constexpr (!__is_same(typename first::axis, typename second::axis)) {
        return fault::the_same_axis_comes_with_two_extents<fault::in::merge, typename first::axis,
                                                           typename second::axis>{};
    } else if constexpr (unite<A, B>().twice.end > 0) {
        constexpr key_interval twice = unite<A, B>().twice;
        using axis = typename first::axis;
        return fault::merge_would_count_these_keys_twice<typename named_interval<axis, twice.from, twice.end>::type, A,
                                                         B>{};
    } else if constexpr (first::has_sink && second::has_sink) {
        return fault::merge_takes_a_sink_once_so_give_it_to_the_attention_over_one_of_the_parts<A, B>{};
    } else {
        return none{};
    }
}

template <class A, class B>
consteval auto rule_of_two_attentions() {
    using refusal = attention_with_lse_result<refused, refused>;
    if constexpr (__is_same(A, refusal) || __is_same(B, refusal)) {
        return none{};
    } else if constexpr (!has_lse<A>) {
        return fault::merge_joins_what_attention_with_lse_returns<A>{};
    } else if constexpr (!has_lse<B>) {
        return fault::merge_joins_what_attention_with_lse_returns<B>{};
    } else {
        using a = shape_type_of<decltype(A::output)>;
        using b = shape_type_of<decltype(B::output)>;
        using of_elements = decltype(rule_of_operands<fault::in::merge, tensor<element_of<decltype(A::output)>>,
                                                      tensor<element_of<decltype(B::output)>>>());
        if constexpr (is_fault<of_elements>) {
            return of_elements{};
        } else if constexpr (has_lengths<decltype(A::output)> || has_lengths<decltype(B::output)>) {
            return fault_of_untaken_lengths<fault::in::merge, decltype(A::output), decltype(B::output)>{};
        } else if constexpr (!__is_same(a, b)) {
            return fault::merge_joins_outputs_of_one_shape<a, b>{};
        } else {
            return rule_of_merged_keys<keys_seen<A>, keys_seen<B>>();
        }
    }
}

/// What the attentions that have been merged, and further ones, are together.
template <class A, class B>
struct merged_attentions;
template <class Output, class OtherOutput, class A, class B, class T, class... Rows>
struct merged_attentions<attention_with_lse_result<Output, log_sum_exp<A, T, Rows...>>,
                         attention_with_lse_result<OtherOutput, log_sum_exp<B, T, Rows...>>> {
    using type =
        attention_with_lse_result<tensor_like<Output>, log_sum_exp<typename united_keys<A, B>::type, T, Rows...>>;
};
template <class A, class B>
    requires(!has_lse<A> || !has_lse<B> || __is_same(A, attention_with_lse_result<refused, refused>) ||
             __is_same(B, attention_with_lse_result<refused, refused>))
struct merged_attentions<A, B> {
    using type = attention_with_lse_result<refused, refused>;
};

template <class A, class B, class... More>
struct merge_of : merge_of<typename merged_attentions<A, B>::type, More...> {};
template <class A, class B>
struct merge_of<A, B> : merged_attentions<A, B> {};

template <class A, class B, class... More>
consteval auto rule_of_merge_attentions() {
    using of_two = decltype(rule_of_two_attentions<A, B>());
    if constexpr (is_fault<of_two> || sizeof...(More) == 0) {
        return of_two{};
    } else {
        return rule_of_merge_attentions<typename merged_attentions<A, B>::type, More...>();
    }
}

/// Two attentions, row by row, as one; `out` may have the values of one of them.
template <class Out, class A, class B>
constexpr void merge_into(Out& out, A const& a, B const& b) {
    using shape = shape_type_of<decltype(A::output)>;
    using rows = without_last<shape>;
    using value = name_of<last_axis<shape>>;
    using of_out = layout_of<decltype(Out::output)>;
    using of_a = layout_of<decltype(A::output)>;
    using of_b = layout_of<decltype(B::output)>;
    auto* const lse = out.lse.values.data();
    for (std::size_t i = 0; i < rows::size; ++i) {
        auto const row = kernel::merge_log_sum_exps(a.lse.values.data()[i], b.lse.values.data()[i]);
        kernel::merge_outputs(row, out.output.data() + start_of_batch<rows, of_out>(i), stride_in<of_out, value>,
                              a.output.data() + start_of_batch<rows, of_a>(i), stride_in<of_a, value>,
                              b.output.data() + start_of_batch<rows, of_b>(i), stride_in<of_b, value>,
                              extent_in<shape, value>);
        lse[i] = row.lse;
    }
}

struct merge_attentions_operation : operation<fault::in::merge, mend::a, mend::b> {
    using words = as_merge_of_attentions;
    using gradient = gradients::no_gradient;
    using refusal = attention_with_lse_result<refused, refused>;
    // Not in place of an operand: that may be the third one, which is read when the first two have been merged.
    static constexpr std::size_t more_operands = any_number;
    template <class A, class B, class... More>
    using fault = decltype(rule_of_merge_attentions<remove_cvref_t<A>, remove_cvref_t<B>, remove_cvref_t<More>...>());
    template <class A, class B, class... More>
    using result = typename merge_of<remove_cvref_t<A>, remove_cvref_t<B>, remove_cvref_t<More>...>::type;
    template <class Out, class A, class B, class... More>
    static constexpr void write(Out& out, A const& a, B const& b, More const&... more) {
        if constexpr (!__is_same(Out, refusal)) {
            merge_into(out, a, b);
            (merge_into(out, out, more), ...);
        }
    }
};
template <class Out, class... Xs>
struct fault_by_first<merge_attentions_operation, destination<Out>, Xs...> {
    using type = decltype(rule_of_lse_into<merge_attentions_operation, Out, Xs...>());
};

template <class X>
inline constexpr bool is_destination_with_lse = false;
template <class Out>
inline constexpr bool is_destination_with_lse<destination<Out>> = has_lse<Out>;
/// What might be given in the place of an attention with its log-sum-exp: an output alone, or one with its weights.
template <class X>
concept has_output = Tensor<X> || requires { remove_cvref_t<X>::output; };
/// Asked by `merge`, a name that axes are merged by, too: `merge<Head, Dv, Model>(x)` names them.
template <class... Xs>
inline constexpr bool some_are_attentions =
    ((has_lse<remove_cvref_t<Xs>> || is_destination_with_lse<Xs>) || ...) ||
    (sizeof...(Xs) > 1 && (has_output<Xs> && ...));
// (No concept has a fold in it, for clang 19: see `some_up_to`.)
template <class... Xs>
concept concern_attentions = some_are_attentions<Xs...>;

}  // namespace detail::inline HEED_KERNELS

template <class... Attentions>
using fault_of_merge_attentions = detail::fault_of<detail::merge_attentions_operation, Attentions...>;
template <class... Attentions>
concept can_merge_attentions = no_fault<fault_of_merge_attentions<Attentions...>>;
template <class... Attentions>
inline constexpr auto explanation_of_merge_attentions =
    detail::explained_call<detail::merge_attentions_operation, Attentions...>::value;

/// `merge(a, b)`: attentions of the same queries over two parts of the keys, each as `attention_with_lse` returns it,
/// as the attention over both. Of several, `merge(a, b, c)` is `merge(merge(a, b), c)`.
///
/// The type of the result says which keys it has seen; over all parts, in any order, it is that of the whole axis.
/// `merge(a, b)` has the bits of `merge(b, a)`. An attention that has seen nothing, of lse -inf, leaves the other as
/// it is, to the bit. Of P parts, merged in any order, output and lse are those of one go but for at most
/// (2 keys + 32 + P E) 2^-24 max |v| and E 2^-24 for floats, where E = keys / 4 + 16 + P (1 + |lse|), with the greatest
/// |lse|, as long as max |v| twice is a finite number.
/// Refused: keys that both have seen; parts of two axes, or of two extents; outputs of two shapes; a sink in both.
/// (Queries and `explain` have the name `merge_attentions`: by `can_merge` axes are asked about.)
template <class... Xs, class Fault = detail::fault_of<detail::merge_attentions_operation, Xs...>>
    requires detail::concern_attentions<Xs...>
[[gnu::always_inline]] constexpr auto merge(Xs const&... attentions) {
    return detail::perform_with_lse<detail::merge_attentions_operation>(attentions...);
}
template <class... Xs, class Fault = detail::fault_of<detail::merge_attentions_operation, Xs...>>
    requires detail::concern_attentions<Xs...> && is_fault<Fault>
attention_with_lse_result<refused, refused> merge(Xs const&... attentions) = delete;
template <class... Xs>
constexpr auto explain_merge_attentions(Xs const&...) {
    return detail::explained_call<detail::merge_attentions_operation, Xs...>::value;
}

}  // namespace heed

#endif
