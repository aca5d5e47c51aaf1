// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MASK_RULES_HPP
#define HEED_ATTENTION_DETAIL_MASK_RULES_HPP

#include <heed/attention/mask.hpp>
#include <heed/kernel/map.hpp>
#include <heed/math/classify.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/shape/axes.hpp>

namespace heed {

namespace detail {

/// Rules and reading of each kind of mask, for scores of type `T`, shape `Scores`, between two names.
template <class M>
struct mask_traits;

/// The mask with one axis replaced by another, as a hint.
template <class M, class From, class To, class... Axes>
did_you_mean<typename M::template with_axes<typename choose<__is_same(raw_name<Axes>, From), To, Axes>::type...>>
    with_another_axis(shape_t<Axes...>);
template <class M, class From, class To>
using mask_over = decltype(with_another_axis<M, From, To>(typename M::shape_type{}));

template <class M, class Scores, class QueryName, class KeyName>
consteval auto rule_of_mask_shape() {
    using shape = typename M::shape_type;
    using differ = other_extent_in<shape, Scores>;
    // Positions that are called Time yet are those of the input, and are the keys or the queries here.
    using time = axis_name<axes::Time>;
    if constexpr (!has_name<shape, KeyName>) {
        using key = axis_in<Scores, KeyName>;
        using wrong = typename choose<has_name<shape, time>, time, QueryName>::type;
        if constexpr (has_name<shape, wrong>) {
            return fault::a_mask_needs_the_key_axis<key, shape, mask_over<M, wrong, key>>{};
        } else {
            return fault::a_mask_needs_the_key_axis<key, shape>{};
        }
    } else if constexpr (!subset_of<shape, Scores>) {
        if constexpr (has_name<shape, time> && !has_name<shape, QueryName>) {
            return fault::a_mask_has_an_axis_that_the_scores_lack<
                shape, Scores, mask_over<M, time, axis_in<Scores, QueryName>>>{};
        } else {
            return fault::a_mask_has_an_axis_that_the_scores_lack<shape, Scores>{};
        }
    } else if constexpr (differ::rank > 0) {
        return fault::the_same_axis_comes_with_two_extents<in::mask, first_axis<differ>,
                                                           axis_in<Scores, name_of<first_axis<differ>>>>{};
    } else {
        return none{};
    }
}

struct kept_and_not_dropped {
    constexpr bool operator()(bool kept, bool dropped) const { return kept && !dropped; }
};
struct kept_by_both {
    constexpr bool operator()(bool kept, bool kept_too) const { return kept && kept_too; }
};
struct kept_and_not_minus_infinite {
    template <class T>
    constexpr bool operator()(bool kept, T const& value) const {
        return kept && !(math::is_inf(value) && math::sign_bit(value));
    }
};

/// `kept = f(kept, mask)` over the scores' shape.
template <class Scores, class F, class M>
constexpr void narrow(tensor_of<bool, Scores>& kept, F f, M const& mask) {
    kernel::map<plan<Scores, Scores, Scores, layout_of<M>>>(f, kept.values, kept.values, mask.values);
}

template <class... Axes>
struct mask_traits<keep<Axes...>> {
    static constexpr bool has_bias = false;
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return rule_of_mask_shape<keep<Axes...>, Scores, QueryName, KeyName>();
    }
    template <class Scores, class QueryName, class KeyName>
    static constexpr void narrow_kept(keep<Axes...> const& mask, tensor_of<bool, Scores>& kept) {
        narrow<Scores>(kept, kept_by_both{}, mask);
    }
};

template <class... Axes>
struct mask_traits<drop<Axes...>> {
    static constexpr bool has_bias = false;
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return rule_of_mask_shape<drop<Axes...>, Scores, QueryName, KeyName>();
    }
    template <class Scores, class QueryName, class KeyName>
    static constexpr void narrow_kept(drop<Axes...> const& mask, tensor_of<bool, Scores>& kept) {
        narrow<Scores>(kept, kept_and_not_dropped{}, mask);
    }
};

template <class B, class... Axes>
struct mask_traits<bias<B, Axes...>> {
    static constexpr bool has_bias = true;
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        using element = element_of<bias<B, Axes...>>;
        if constexpr (!__is_same(element, T)) {
            return fault::a_bias_needs_the_element_type_of_the_scores<element, T>{};
        } else {
            return rule_of_mask_shape<bias<B, Axes...>, Scores, QueryName, KeyName>();
        }
    }
    template <class Scores, class QueryName, class KeyName>
    static constexpr void narrow_kept(bias<B, Axes...> const& mask, tensor_of<bool, Scores>& kept) {
        narrow<Scores>(kept, kept_and_not_minus_infinite{}, mask);
    }
    template <class Scores, class T>
    static constexpr void add_bias(bias<B, Axes...> const& mask, T& total) {
        added plus{};
        kernel::map<plan<Scores, Scores, Scores, layout_of<bias<B, Axes...>>>>(plus, total.values, total.values,
                                                                               mask.values);
    }
};

template <class Alignment>
struct mask_traits<causal<Alignment>> {
    static constexpr bool has_bias = false;
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
    template <class Scores, class QueryName, class KeyName>
    static constexpr void narrow_kept(causal<Alignment>, tensor_of<bool, Scores>& kept) {
        constexpr std::size_t queries = extent_in<Scores, QueryName>;
        constexpr std::size_t keys = extent_in<Scores, KeyName>;
        constexpr bool from_the_end = __is_same(Alignment, lower_right_alignment);
        for (std::size_t i = 0; i < Scores::size; ++i) {
            std::size_t const query = i / stride_in<Scores, QueryName> % queries;
            std::size_t const key = i / stride_in<Scores, KeyName> % keys;
            bool const seen = from_the_end ? key + queries <= query + keys : key <= query;
            kept.values[i] = kept.values[i] && seen;
        }
    }
};

template <class First, class... Rest>
struct mask_traits<combined<First, Rest...>> {
    static constexpr bool has_bias = mask_traits<First>::has_bias || (mask_traits<Rest>::has_bias || ...);
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return first_fault<decltype(mask_traits<First>::template rule<T, Scores, QueryName, KeyName>()),
                           decltype(mask_traits<Rest>::template rule<T, Scores, QueryName, KeyName>())...>{};
    }
    template <class Scores, class QueryName, class KeyName>
    static constexpr void narrow_kept(combined<First, Rest...> const& masks, tensor_of<bool, Scores>& kept) {
        mask_traits<First>::template narrow_kept<Scores, QueryName, KeyName>(masks.first, kept);
        if constexpr (sizeof...(Rest) > 0) {
            mask_traits<combined<Rest...>>::template narrow_kept<Scores, QueryName, KeyName>(masks.rest, kept);
        }
    }
    template <class Scores, class T>
    static constexpr void add_bias(combined<First, Rest...> const& masks, T& total) {
        if constexpr (mask_traits<First>::has_bias) mask_traits<First>::template add_bias<Scores>(masks.first, total);
        if constexpr (sizeof...(Rest) > 0) {
            using others = mask_traits<combined<Rest...>>;
            if constexpr (others::has_bias) others::template add_bias<Scores>(masks.rest, total);
        }
    }
};

/// Where a mask lets keys take part, over the shape of the scores.
template <class Scores, class QueryName, class KeyName, class M>
constexpr tensor_of<bool, Scores> kept_by(M const& mask) {
    tensor_of<bool, Scores> kept{};
    for (bool& one : kept.values) one = true;
    mask_traits<M>::template narrow_kept<Scores, QueryName, KeyName>(mask, kept);
    return kept;
}

/// The sum of a mask's biases, over the shape of the scores.
template <class T, class Scores, class M>
constexpr tensor_of<T, Scores> bias_of(M const& mask) {
    tensor_of<T, Scores> total{};
    mask_traits<M>::template add_bias<Scores>(mask, total);
    return total;
}

}  // namespace detail

}  // namespace heed

#endif
