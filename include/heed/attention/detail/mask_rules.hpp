// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MASK_RULES_HPP
#define HEED_ATTENTION_DETAIL_MASK_RULES_HPP

#include <cstddef>

#include <heed/attention/detail/batches.hpp>
#include <heed/attention/mask.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/kernel/mask_values.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/ops/arithmetic.hpp>  // not for masks: who has attention has had the operators of tensors
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/axes.hpp>
#include <heed/shape/detail/type_text.hpp>

namespace heed {

namespace detail {

/// What attention has to know of a type of mask. Each has
/// - `rule<T, Scores, QueryName, KeyName>()`: why it does not fit scores of element `T` and shape `Scores`, or `none`;
/// - `in_kernel<Batch, Query, Key>(mask, number)`: what it means, as an `attention_mask` for one of the batches, which
///   are numbered in row-major order;
/// - `write(out)`: the mask as `explain` says it.
template <class M>
struct mask_traits;
/// `decltype` of a constant mask, of which `can_scores` and the like are asked.
template <class M>
struct mask_traits<M const> : mask_traits<M> {};

/// The mask with one axis replaced by another.
template <class M, class From, class To, class... Axes>
typename M::template with_axes<typename conditional<__is_same(raw_name<Axes>, From), To, Axes>::type...>
    with_another_axis(shape_t<Axes...>);
template <class M, class From, class To>
using mask_over = decltype(with_another_axis<M, From, To>(typename M::shape_type{}));

/// A mask's fault, with the mask that was probably meant, unless that is refused, too, or the values are a view's.
template <template <class...> class Fault, class M, class From, class To, class Scores, class QueryName, class KeyName,
          class... Came>
consteval auto rule_of_another_mask();

template <class M, class Scores, class QueryName, class KeyName>
consteval auto rule_of_mask_shape() {
    using shape = typename M::shape_type;
    using differ = other_extent_in<shape, Scores>;
    // Positions that are called Time yet are those of the input, and are the keys or the queries here.
    using time = axis_name<axes::Time>;
    if constexpr (!has_name<shape, KeyName>) {
        using key = axis_in<Scores, KeyName>;
        using wrong = typename conditional<has_name<shape, time>, time, QueryName>::type;
        if constexpr (has_name<shape, wrong>) {
            return rule_of_another_mask<fault::a_mask_needs_the_key_axis, M, wrong, key, Scores, QueryName, KeyName,
                                        key, shape>();
        } else {
            return fault::a_mask_needs_the_key_axis<key, shape>{};
        }
    } else if constexpr (!subset_of<shape, Scores>) {
        if constexpr (has_name<shape, time> && !has_name<shape, QueryName>) {
            return rule_of_another_mask<fault::a_mask_has_an_axis_that_the_scores_lack, M, time,
                                        axis_in<Scores, QueryName>, Scores, QueryName, KeyName, shape, Scores>();
        } else {
            return fault::a_mask_has_an_axis_that_the_scores_lack<shape, Scores>{};
        }
    } else if constexpr (differ::rank > 0) {
        return fault::the_same_axis_comes_with_two_extents<fault::in::mask, first_axis<differ>,
                                                           axis_in<Scores, name_of<first_axis<differ>>>>{};
    } else {
        return none{};
    }
}

template <template <class...> class Fault, class M, class From, class To, class Scores, class QueryName, class KeyName,
          class... Came>
consteval auto rule_of_another_mask() {
    if constexpr (requires { M::is_view; }) {
        return Fault<Came...>{};
    } else {
        using meant = mask_over<M, From, To>;
        return fault_with_mend<decltype(rule_of_mask_shape<meant, Scores, QueryName, KeyName>()), Fault,
                               did_you_mean<meant>, Came...>{};
    }
}

/// What masks that hold values have in common.
template <class M>
struct mask_of_values {
    static constexpr void write(auto& out) { out << short_text<M>(); }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return rule_of_mask_shape<M, Scores, QueryName, KeyName>();
    }

protected:
    template <class Axis>
    static constexpr std::size_t stride = stride_in<layout_of<M>, name_of<Axis>>;
    template <class Batch>
    static constexpr auto values(M const& mask, std::size_t number) {
        return mask.data() + start_of_batch<Batch, layout_of<M>>(number);
    }
};

template <class... Axes>
struct mask_traits<keep<Axes...>> : mask_of_values<keep<Axes...>> {
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(keep<Axes...> const& mask, std::size_t number) {
        using traits = mask_traits;
        return kernel::mask_of_bools<true, traits::template stride<Query>, traits::template stride<Key>,
                                     element_of<keep<Axes...>>>{traits::template values<Batch>(mask, number)};
    }
};

template <class... Axes>
struct mask_traits<drop<Axes...>> : mask_of_values<drop<Axes...>> {
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(drop<Axes...> const& mask, std::size_t number) {
        using traits = mask_traits;
        return kernel::mask_of_bools<false, traits::template stride<Query>, traits::template stride<Key>,
                                     element_of<drop<Axes...>>>{traits::template values<Batch>(mask, number)};
    }
};

template <class B, class... Axes>
struct mask_traits<bias<B, Axes...>> : mask_of_values<bias<B, Axes...>> {
    using element = element_of<bias<B, Axes...>>;
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        if constexpr (!__is_same(element, T)) {
            return fault::a_bias_needs_the_element_type_of_the_scores<element, T>{};
        } else {
            return rule_of_mask_shape<bias<B, Axes...>, Scores, QueryName, KeyName>();
        }
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(bias<B, Axes...> const& mask, std::size_t number) {
        using traits = mask_traits;
        return kernel::mask_of_biases<element, traits::template stride<Query>, traits::template stride<Key>>{
            traits::template values<Batch>(mask, number)};
    }
};

template <class Alignment>
struct mask_traits<causal<Alignment>> {
    // Compilers disagree on whether `causal<>` shows its default argument.
    static constexpr void write(auto& out) {
        out << (__is_same(Alignment, no_alignment)           ? "causal"
                : __is_same(Alignment, upper_left_alignment) ? "causal{upper_left}"
                                                             : "causal{lower_right}");
    }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        if constexpr (__is_same(Alignment, no_alignment) &&
                      extent_in<Scores, QueryName> != extent_in<Scores, KeyName>) {
            return fault::
                causal_needs_its_alignment_named_upper_left_or_lower_right_when_queries_and_keys_differ_in_number<
                    axis_in<Scores, QueryName>, axis_in<Scores, KeyName>>{};
        } else {
            return none{};
        }
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(causal<Alignment>, std::size_t) {
        constexpr auto ahead = static_cast<std::ptrdiff_t>(extent_of<Key> - extent_of<Query>);
        return kernel::causal_mask < __is_same(Alignment, lower_right_alignment) ? ahead : 0 > {};
    }
};

template <class First>
struct mask_traits<combined<First>> : mask_traits<First> {
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(combined<First> const& masks, std::size_t number) {
        return mask_traits<First>::template in_kernel<Batch, Query, Key>(masks.first, number);
    }
};
template <class First, class... Rest>
    requires(sizeof...(Rest) > 0)
struct mask_traits<combined<First, Rest...>> {
    static constexpr void write(auto& out) {
        mask_traits<First>::write(out);
        out << " and ";
        mask_traits<combined<Rest...>>::write(out);
    }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return first_fault<decltype(mask_traits<First>::template rule<T, Scores, QueryName, KeyName>()),
                           decltype(mask_traits<Rest>::template rule<T, Scores, QueryName, KeyName>())...>{};
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(combined<First, Rest...> const& masks, std::size_t number) {
        auto first = mask_traits<First>::template in_kernel<Batch, Query, Key>(masks.first, number);
        auto rest = mask_traits<combined<Rest...>>::template in_kernel<Batch, Query, Key>(masks.rest, number);
        return kernel::both_masks<decltype(first), decltype(rest)>{first, rest};
    }
};

/// A mask as the kernels have it, for one batch.
template <class Batch, class Query, class Key>
struct mask_for_kernel {
    static constexpr kernel::absent of(kernel::absent, std::size_t) { return {}; }
    template <class M>
    static constexpr auto of(M const& mask, std::size_t number) {
        return mask_traits<M>::template in_kernel<Batch, Query, Key>(mask, number);
    }
};

/// A mask as the kernels have it, over scores of a shape.
template <class Scores, class QueryName, class KeyName>
using mask_over_scores =
    mask_for_kernel<without_names<Scores, QueryName, KeyName>, axis_in<Scores, QueryName>, axis_in<Scores, KeyName>>;
template <class M, class Scores, class QueryName, class KeyName>
inline constexpr bool has_bias =
    decltype(mask_over_scores<Scores, QueryName, KeyName>::of(*static_cast<M const*>(nullptr), 0))::has_bias;

/// Where the queries and keys of a batch of scores are.
template <class Scores, class QueryName, class KeyName>
inline constexpr kernel::scores_plan scores_of_batch{
    extent_in<Scores, QueryName>, extent_in<Scores, KeyName>, stride_in<Scores, QueryName>, stride_in<Scores, KeyName>};

/// Where a mask lets keys take part, over the shape of the scores.
template <class Scores, class QueryName, class KeyName, class M>
constexpr temporary_of<bool, Scores> kept_by(M const& mask) {
    using batch = without_names<Scores, QueryName, KeyName>;
    temporary_of<bool, Scores> kept{};
    for (std::size_t i = 0; i < batch::size; ++i) {
        kernel::write_kept<scores_of_batch<Scores, QueryName, KeyName>>(
            kept.data() + start_of_batch<batch, Scores>(i), mask_over_scores<Scores, QueryName, KeyName>::of(mask, i));
    }
    return kept;
}

/// The sum of a mask's biases, over the shape of the scores.
template <class T, class Scores, class QueryName, class KeyName, class M>
constexpr temporary_of<T, Scores> bias_of(M const& mask) {
    using batch = without_names<Scores, QueryName, KeyName>;
    temporary_of<T, Scores> total{};
    for (std::size_t i = 0; i < batch::size; ++i) {
        kernel::write_biases<scores_of_batch<Scores, QueryName, KeyName>>(
            total.data() + start_of_batch<batch, Scores>(i), mask_over_scores<Scores, QueryName, KeyName>::of(mask, i));
    }
    return total;
}

}  // namespace detail

}  // namespace heed

#endif
