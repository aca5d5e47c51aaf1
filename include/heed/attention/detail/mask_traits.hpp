// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MASK_TRAITS_HPP
#define HEED_ATTENTION_DETAIL_MASK_TRAITS_HPP

#include <cstddef>

#include <heed/attention/detail/batches.hpp>
#include <heed/attention/mask.hpp>
#include <heed/kernel/mask_values.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/axes.hpp>
#include <heed/shape/detail/type_text.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// What attention has to know of a type of mask. Each has
/// - `rule<T, Scores, QueryName, KeyName>()`: why it does not fit scores of element `T` and shape `Scores`, or `none`;
/// - `in_kernel<Batch, Query, Key>(mask, number)`: what it means, as an `attention_mask` for one of the batches, which
///   are numbered in row-major order: a `std::size_t`, or a `batch_with_lengths`, for masks that ask for lengths;
/// - `takes_lengths`, where it is true, says that it is made for queries, keys and batches that are `up_to` a length;
/// - `write(out)`: the mask as `explain` says it.
template <class M>
struct HEED_LINKED_AS mask_traits;

/// The number of a batch of scores that have as many queries and keys as is known at run time, and how many positions
/// are in front of them, where they are the last ones of a cache: score functions count these, too.
struct batch_with_lengths {
    std::size_t number, queries, keys, queries_before = 0, keys_before = 0;
    /// Its number among the batches that there are, and the lengths of those of their axes that are up to one.
    std::size_t among = number;
    std::size_t const* batches = nullptr;
    constexpr operator std::size_t() const { return number; }
};
/// One of the batches that there are, of so many queries and keys; the lengths have to live as long.
template <class Batch>
constexpr batch_with_lengths batch_of_lengths(std::size_t number, std::size_t queries, std::size_t keys,
                                              [[maybe_unused]] run_time_lengths<lengths_in<Batch>> const& lengths) {
    batch_with_lengths batch{number, queries, keys};
    if constexpr (lengths_in<Batch> > 0) {
        batch.among = among_batches(Batch{}, number, lengths).number;
        batch.batches = lengths.of;
    }
    return batch;
}
/// How many queries and keys a batch has.
template <class Query>
constexpr std::size_t queries_of(std::size_t) {
    return extent_of<Query>;
}
template <class>
constexpr std::size_t queries_of(batch_with_lengths batch) {
    return batch.queries;
}
template <class Key>
constexpr std::size_t keys_of(std::size_t) {
    return extent_of<Key>;
}
template <class>
constexpr std::size_t keys_of(batch_with_lengths batch) {
    return batch.keys;
}
constexpr std::size_t number_among(std::size_t number) { return number; }
constexpr std::size_t number_among(batch_with_lengths batch) { return batch.among; }
constexpr std::size_t queries_before(std::size_t) { return 0; }
constexpr std::size_t queries_before(batch_with_lengths batch) { return batch.queries_before; }
constexpr std::size_t keys_before(std::size_t) { return 0; }
constexpr std::size_t keys_before(batch_with_lengths batch) { return batch.keys_before; }

/// Asks whether numbers that a mask is made of are as many as there are along an axis.
template <class A, class X>
constexpr void be_of_length(X const& numbers, std::size_t expected) {
    if constexpr (has_length<shape_type_of<X>, name_of<A>>) {
        std::size_t const came = length_of<name_of<A>>(numbers);
        if (came != expected) lengths_differ<A>(expected, came);
    }
}
/// The same of the axes of batches.
template <class... Axes, class X>
constexpr void be_as_many_batches(shape_t<Axes...>, X const& numbers, [[maybe_unused]] std::size_t const* lengths) {
    (
        [&] {
            if constexpr (is_up_to<Axes>) be_of_length<Axes>(numbers, *lengths++);
        }(),
        ...);
}
/// The same of batches, queries and keys. The first batch is asked for before anything is written.
template <class Batch, class Query, class Key, class X, class Number>
constexpr void be_as_long_as_scores([[maybe_unused]] X const& numbers, [[maybe_unused]] Number const& batch) {
    if constexpr (has_lengths<X> && __is_same(Number, batch_with_lengths)) {
        if (batch != 0) return;
        be_as_many_batches(Batch{}, numbers, batch.batches);
        be_of_length<Query>(numbers, batch.queries);
        be_of_length<Key>(numbers, batch.keys);
    }
}

template <class O>
inline constexpr bool mask_takes_lengths = false;
template <Mask M>
inline constexpr bool mask_takes_lengths<M> = requires { requires mask_traits<M>::takes_lengths; };

template <class M>
struct mask_traits<M const> : mask_traits<M> {};
template <class M>
struct mask_traits<M&> : mask_traits<M> {};

/// Stands for the element of scores of which the shape alone is known.
struct any_element {};

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

/// What is asked of the axes of numbers that a mask is made of.
template <class Shape, class Scores>
consteval auto rule_of_mask_axes() {
    using differ = other_extent_in<Shape, Scores>;
    if constexpr (!subset_of<Shape, Scores>) {
        return fault::a_mask_has_an_axis_that_the_scores_lack<Shape, Scores>{};
    } else if constexpr (differ::rank > 0) {
        return fault::the_same_axis_comes_with_two_extents<fault::in::mask, first_axis<differ>,
                                                           axis_in<Scores, name_of<first_axis<differ>>>>{};
    } else {
        return none{};
    }
}

/// What masks that hold values have in common.
template <class M>
struct mask_of_values {
    static constexpr bool takes_lengths = true;
    static constexpr void write(auto& out) { out << short_text<M>(); }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return rule_of_mask_shape<M, Scores, QueryName, KeyName>();
    }

protected:
    template <class Axis>
    static constexpr std::size_t stride = stride_in<layout_of<M>, name_of<Axis>>;
    template <class Batch, class Query, class Key>
    static constexpr auto values(M const& mask, auto const& number) {
        be_as_long_as_scores<Batch, Query, Key>(mask, number);
        return mask.data() + start_of_batch<Batch, layout_of<M>>(number);
    }
};

template <class... Axes>
struct mask_traits<keep<Axes...>> : mask_of_values<keep<Axes...>> {
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(keep<Axes...> const& mask, auto const& number) {
        using traits = mask_traits;
        return kernel::mask_of_bools<true, traits::template stride<Query>, traits::template stride<Key>,
                                     element_of<keep<Axes...>>>{
            traits::template values<Batch, Query, Key>(mask, number)};
    }
};

template <class... Axes>
struct mask_traits<drop<Axes...>> : mask_of_values<drop<Axes...>> {
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(drop<Axes...> const& mask, auto const& number) {
        using traits = mask_traits;
        return kernel::mask_of_bools<false, traits::template stride<Query>, traits::template stride<Key>,
                                     element_of<drop<Axes...>>>{
            traits::template values<Batch, Query, Key>(mask, number)};
    }
};

template <class B, class... Axes>
struct mask_traits<bias<B, Axes...>> : mask_of_values<bias<B, Axes...>> {
    using element = element_of<bias<B, Axes...>>;
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        if constexpr (!__is_same(element, T) && !__is_same(T, any_element)) {
            return fault::a_bias_needs_the_element_type_of_the_scores<element, T>{};
        } else {
            return rule_of_mask_shape<bias<B, Axes...>, Scores, QueryName, KeyName>();
        }
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(bias<B, Axes...> const& mask, auto const& number) {
        using traits = mask_traits;
        return kernel::mask_of_biases<element, traits::template stride<Query>, traits::template stride<Key>>{
            traits::template values<Batch, Query, Key>(mask, number)};
    }
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
