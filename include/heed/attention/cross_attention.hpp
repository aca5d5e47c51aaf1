// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_CROSS_ATTENTION_HPP
#define HEED_ATTENTION_CROSS_ATTENTION_HPP

#include <heed/attention/attention.hpp>
#include <heed/attention/project.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed {

namespace fault::in {
struct cross_attention {};
}  // namespace fault::in

namespace fault {

template <class PositionsOfX, class PositionsOfTheSource>
struct cross_attention_reads_another_sequence_so_its_positions_have_another_name_than_those_of_x {};
template <class PositionsOfX, class PositionsOfTheSource>
struct cross_attention_has_the_source_first_so_swap_it_and_x {};
template <class ShapeOfX>
struct cross_attention_needs_x_to_end_with_its_positions_Time_and_then_its_features {};
template <class FeaturesOfTheSource, class WeightShape>
struct cross_attention_sums_over_the_last_axis_of_the_source_but_the_weights_lack_it {};
template <class Position, class SourceShape>
struct cross_attention_needs_the_source_to_end_with_the_positions_that_are_named_and_then_its_features {};
template <class LastOfWq, class LastOfWk>
struct cross_attention_compares_by_the_last_axis_of_w_q_and_of_w_k_which_must_be_the_same {};
template <class RoleOfQueries, class RoleOfKeys, class RoleOfValues>
struct cross_attention_needs_weights_of_one_role_for_queries_and_of_another_for_keys_and_values {};
template <class Mask, class Queries, class Keys>
struct cross_attention_is_between_two_sequences_so_a_mask_over_positions_needs_its_alignment_named {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Position>
struct as_cross_attention;

/// The positions of an input stand before its features.
template <class X>
using positions_of = last_axis<without_last<shape_type_of<X>>>;

/// What is made of x and of the source.
template <class X, class Source, class Wq, class Wk, class Wv, class Position>
struct crossed {
    template <class From, class W, class At>
    using made = typename result_of<project_operation<At>, From, W>::type;
    using q = made<X, Wq, axis_name<axes::Time>>;
    using k = made<Source, Wk, Position>;
    using v = made<Source, Wv, Position>;
};

/// What is said of the projection of x, whose positions cannot be named.
template <class Fault>
struct fault_of_x {
    using type = Fault;
};
template <class Position, class Shape, class... DidYouMean>
struct fault_of_x<
    fault::project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
        Position, Shape, DidYouMean...>> {
    using type = fault::cross_attention_needs_x_to_end_with_its_positions_Time_and_then_its_features<Shape>;
};

/// What is said of a projection of the source, which is no x, and whose name is given in the call.
template <class Fault>
struct fault_of_source {
    using type = Fault;
};
template <class Features, class WeightShape>
struct fault_of_source<fault::project_sums_over_the_last_axis_of_x_but_the_weights_lack_it<Features, WeightShape>> {
    using type =
        fault::cross_attention_sums_over_the_last_axis_of_the_source_but_the_weights_lack_it<Features, WeightShape>;
};
template <class Position, class Shape, class... DidYouMean>
struct fault_of_source<
    fault::project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
        Position, Shape, DidYouMean...>> {
    using type =
        fault::cross_attention_needs_the_source_to_end_with_the_positions_that_are_named_and_then_its_features<Position,
                                                                                                               Shape>;
};
template <class Source, class W, class Position>
using rule_of_source =
    typename fault_of_source<typename fault_by_first<project_operation<Position>, Source, W>::type>::type;

/// The mask among masks of masks that takes query i for the one where key i is, or `none`.
template <class Option>
struct unaligned {
    using type = none;
};
template <>
struct unaligned<causal<no_alignment>> {
    using type = causal<no_alignment>;
};
template <class... Parts>
    requires(!mask_traits<window<Parts...>>::is_aligned)
struct unaligned<window<Parts...>> {
    using type = window<Parts...>;
};
template <class First, class Second>
struct unaligned<mask_and<First, Second>> {
    using type = first_fault<typename unaligned<First>::type, typename unaligned<Second>::type>;
};
template <class First, class Second>
struct unaligned<mask_or<First, Second>> : unaligned<mask_and<First, Second>> {};
template <class M>
struct unaligned<mask_not<M>> : unaligned<M> {};

/// What is said of two inputs whose positions have one name, that of an input's or that which was named for the
/// source's, or each other's.
template <class X, class Source, class Position>
consteval auto rule_of_two_sequences() {
    return none{};
}
template <class X, class Source, class Position>
    requires(remove_cvref_t<X>::rank > 1 && remove_cvref_t<Source>::rank > 1)
consteval auto rule_of_two_sequences() {
    using time = axis_name<axes::Time>;
    using of_x = name_of<positions_of<X>>;
    using of_source = name_of<positions_of<Source>>;
    if constexpr (__is_same(of_x, of_source) && (__is_same(of_x, time) || __is_same(of_x, Position))) {
        return fault::cross_attention_reads_another_sequence_so_its_positions_have_another_name_than_those_of_x<
            positions_of<X>, positions_of<Source>>{};
    } else if constexpr (__is_same(of_x, Position) && __is_same(of_source, time)) {
        return fault::cross_attention_has_the_source_first_so_swap_it_and_x<positions_of<X>, positions_of<Source>>{};
    } else {
        return none{};
    }
}

/// What is asked of x and of the source once both can be projected.
template <class X, class Source, class Wq, class Wk, class Wv, class Position, class... Options>
consteval auto rule_of_crossed() {
    using of_queries = typename remove_cvref_t<Wq>::role;
    using of_keys = typename remove_cvref_t<Wk>::role;
    using of_values = typename remove_cvref_t<Wv>::role;
    using mask = first_fault<typename unaligned<Options>::type...>;
    using parts = crossed<X, Source, Wq, Wk, Wv, Position>;
    using compared = last_axis<shape_type_of<typename parts::q>>;
    using with = last_axis<shape_type_of<typename parts::k>>;
    if constexpr (__is_same(of_queries, of_keys) || !__is_same(of_keys, of_values)) {
        return fault::cross_attention_needs_weights_of_one_role_for_queries_and_of_another_for_keys_and_values<
            of_queries, of_keys, of_values>{};
    } else if constexpr (!__is_same(name_of<compared>, name_of<with>)) {
        return fault::cross_attention_compares_by_the_last_axis_of_w_q_and_of_w_k_which_must_be_the_same<compared,
                                                                                                         with>{};
    } else if constexpr (!__is_same(mask, none)) {
        return fault::cross_attention_is_between_two_sequences_so_a_mask_over_positions_needs_its_alignment_named<
            mask, axis_in<shape_type_of<typename parts::q>, of_queries>,
            axis_in<shape_type_of<typename parts::k>, of_keys>>{};
    } else {
        return fault_of_attention<typename parts::q, typename parts::k, typename parts::v, Options...>{};
    }
}

template <class X, class Source, class Wq, class Wk, class Wv, class Position, class... Options>
consteval auto rule_of_cross_attention() {
    if constexpr (!(Tensor<X> && Tensor<Source> && Tensor<Wq> && Tensor<Wk> && Tensor<Wv>) || is_option<Wv>) {
        return rule_of_operands<fault::in::cross_attention, X, Source, Wq, operand_or_missing<Wk, mend::w_k>,
                                operand_or_missing<Wv, mend::w_v>>();
    } else {
        using of_projections =
            first_fault<decltype(rule_of_two_sequences<X, Source, Position>()),
                        typename fault_of_x<fault_of_project<X, Wq>>::type, rule_of_source<Source, Wk, Position>,
                        rule_of_source<Source, Wv, Position>>;
        if constexpr (is_fault<of_projections>) {
            return of_projections{};
        } else {
            return rule_of_crossed<X, Source, Wq, Wk, Wv, Position, Options...>();
        }
    }
}

template <class Position>
struct cross_attention_operation
    : operation<fault::in::cross_attention, mend::x, mend::source, mend::w_q, mend::w_k, mend::w_v> {
    using words = as_cross_attention<Position>;
    using gradient = gradients::crossed<Position>;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = any_number;
    using refusal = attention_result<refused, refused>;
    template <class X, class Source, class Wq, class Wk, class Wv, class... Options>
    using fault = decltype(rule_of_cross_attention<X, Source, Wq, Wk, Wv, Position, Options...>());
    template <class X, class Source, class Wq, class Wk, class Wv, class... Options>
    using result =
        typename result_of<attention_operation, typename crossed<X, Source, Wq, Wk, Wv, Position>::q,
                           typename crossed<X, Source, Wq, Wk, Wv, Position>::k,
                           typename crossed<X, Source, Wq, Wk, Wv, Position>::v, Options...>::type;
    template <class Out, class X, class Source, class Wq, class Wk, class Wv, class... Options>
    static constexpr void write(Out& out, X const& x, Source const& source, Wq const& w_q, Wk const& w_k,
                                Wv const& w_v, Options const&... options) {
        attention_operation::write(out, project(x, w_q), perform<project_operation<Position>>(source, w_k),
                                   perform<project_operation<Position>>(source, w_v), options...);
    }
};
template <class Position, class Out, class... Xs>
struct fault_by_first<cross_attention_operation<Position>, destination<Out>, Xs...> {
    using type = fault::attention_has_two_results_so_write_the_output_with_scaled_dot_product_attention;
};

}  // namespace detail::inline HEED_KERNELS

template <class X, class Source, class Wq, class Wk, class Wv, template <std::size_t> class Position, class... Options>
using fault_of_cross_attention =
    detail::fault_of<detail::cross_attention_operation<axis_name<Position>>, X, Source, Wq, Wk, Wv, Options...>;
template <class X, class Source, class Wq, class Wk, class Wv, template <std::size_t> class Position, class... Options>
concept can_cross_attention = no_fault<fault_of_cross_attention<X, Source, Wq, Wk, Wv, Position, Options...>>;
template <class X, class Source, class Wq, class Wk, class Wv, template <std::size_t> class Position, class... Options>
inline constexpr auto explanation_of_cross_attention =
    detail::explained_call<detail::cross_attention_operation<axis_name<Position>>, X, Source, Wq, Wk, Wv,
                           Options...>::value;

/// `cross_attention<Source>(x, source, w_q, w_k, w_v, options...)`: queries of one sequence, keys and values of
/// another, which is named once, so that the keys of one and the values of another cannot be written.
///
/// x `[..., Time, Model]` and source `[..., Source, Model]`, whose positions have the name in angle brackets, with a
/// `projection<Query, T, Model, Dk>`, a `projection<Key, T, Model, Dk>` and a `projection<Key, T, Model, Dv>` give
/// `output` `[..., Query, Dv]` and `weights` `[..., Query, Key]`, a key for each position of the source: the bits of
/// `attention(project(x, w_q), project<Source>(source, w_k), project<Source>(source, w_v), options...)`. The features
/// of x and of the source may differ, each as its weights have them; weights may have axes of heads. The options are
/// those of `attention`. Where projections have biases, or keys are kept for the next call, the steps are written out.
/// Refused: as `project` and `attention`; a source whose positions are called as those of x, which is the same
/// sequence; weights in each other's place; `causal{}` and a window without an alignment, as position i of one sequence
/// is not position i of the other, even where both are as long.
/// (Vaswani et al. 2017, section 3.2.3; PyTorch: `F.scaled_dot_product_attention(q, k, v)` with k and v of the memory.)
template <template <std::size_t> class Position, class... Xs,
          class Fault = detail::fault_of<detail::cross_attention_operation<axis_name<Position>>, Xs...>>
[[gnu::always_inline]] constexpr auto cross_attention(Xs const&... x_source_weights_and_options) {
    return detail::perform<detail::cross_attention_operation<axis_name<Position>>>(x_source_weights_and_options...);
}
template <template <std::size_t> class Position, class... Xs,
          class Fault = detail::fault_of<detail::cross_attention_operation<axis_name<Position>>, Xs...>>
    requires is_fault<Fault>
attention_result<refused, refused> cross_attention(Xs const&... x_source_weights_and_options) = delete;
template <class... Axes, class X, class Source, class... Rest,
          class Fault = fault_of_naming<fault::in::cross_attention, Source, Axes...>>
attention_result<refused, refused> cross_attention(X const& x, Source const& source, Rest const&... rest) = delete;
template <template <std::size_t> class Position, class... Xs>
constexpr auto explain_cross_attention(Xs const&...) {
    return detail::explained_call<detail::cross_attention_operation<axis_name<Position>>, Xs...>::value;
}

}  // namespace heed

#endif
