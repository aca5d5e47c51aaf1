// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_ALIBI_HPP
#define HEED_ATTENTION_ALIBI_HPP

#include <cstddef>

#include <heed/attention/mask_over_positions.hpp>
#include <heed/attention/score_stages.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/exp2.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/axes.hpp>
#include <heed/shape/detail/algebra.hpp>
#include <heed/tensor/index.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed {

namespace fault::in {
struct alibi {};
}  // namespace fault::in

namespace fault {

template <class Query, class Key>
struct alibi_needs_the_offset_of_its_queries_as_in_offset_of_it_when_queries_and_keys_differ_in_number {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// The slopes of so many heads: 2^(-8 (h + 1) / n) for a power of two. For other numbers those of the next lower
/// power of two first, and then every second one, from the first on, of twice that.
template <std::size_t Heads>
struct alibi_slopes {
    double of_head[Heads];
    constexpr alibi_slopes() : of_head{} {
        std::size_t power = 1;
        while (2 * power <= Heads) power *= 2;
        for (std::size_t head = 0; head < Heads; ++head) {
            of_head[head] = head < power ? slope(head, power) : slope(2 * (head - power), 2 * power);
        }
    }
    static constexpr double slope(std::size_t head, std::size_t heads) {
        return math::exp2(-8.0 * static_cast<double>(head + 1) / static_cast<double>(heads));
    }
};

}  // namespace detail::inline HEED_KERNELS

/// The function that `alibi` makes.
template <class Heads, template <std::size_t> class Query, template <std::size_t> class Key, class Alignment>
struct HEED_LINKED_AS alibi_function;
template <template <std::size_t> class... Head, std::size_t... Extents, template <std::size_t> class Query,
          template <std::size_t> class Key, class Alignment>
struct alibi_function<shape_t<Head<Extents>...>, Query, Key, Alignment> {
    static constexpr detail::alibi_slopes<(Extents * ...)> slopes{};
    [[no_unique_address]] Alignment alignment;

    /// What is asked of the shape of scores that have its heads.
    template <class Scores>
    static consteval auto rule() {
        using differ = detail::other_extent_in<shape_t<Head<Extents>...>, Scores>;
        using query = detail::axis_in<Scores, axis_name<Query>>;
        using key = detail::axis_in<Scores, axis_name<Key>>;
        if constexpr (differ::rank > 0) {
            using first = detail::first_axis<differ>;
            return fault::the_same_axis_comes_with_two_extents<
                fault::in::alibi, first, detail::axis_in<Scores, name_of<first>>>{};
        } else if constexpr (__is_same(Alignment, no_alignment) &&
                             (extent_of<query> != extent_of<key> || detail::is_up_to<query> ||
                              detail::is_up_to<key>)) {
            return fault::
                alibi_needs_the_offset_of_its_queries_as_in_offset_of_it_when_queries_and_keys_differ_in_number<query,
                                                                                                                key>{};
        } else {
            return none{};
        }
    }

    template <class T>
    constexpr T operator()(T score, index_of<Query> query, index_of<Key> key, index_of<Head>... head) const {
        std::size_t number = 0;
        ((number = number * Extents + head), ...);
        std::ptrdiff_t at = static_cast<std::ptrdiff_t>(query) - static_cast<std::ptrdiff_t>(key);
        if constexpr (!__is_same(Alignment, no_alignment)) at += alignment.value();
        std::ptrdiff_t const away = at < 0 ? -at : at;
        return math::difference(score, math::product(static_cast<T>(slopes.of_head[number]), static_cast<T>(away)));
    }
};

/// Attention with linear biases, as a function of scores: `attention(q, k, v, alibi<Head<8>>(), causal{})`. From a
/// score is taken the slope of its head times the distance of query and key, both rounded to the element type.
///
/// Slopes follow from the heads: 2^(-8 (h + 1) / n), in double, then rounded; where n is no power of two as in the
/// authors' code. With grouped queries `alibi<KvHead<2>, Group<4>>()`: heads are numbered in this order. Behind n keys
/// of a cache the first query is said to be there: `alibi<Head<8>>(offset{n})`, as in `causal{offset{n}}`. Axes of
/// other names than Query and Key: `alibi_over<Mine, Yours, Head<8>>()`. Refused are heads of other extents than those
/// of the scores, and other numbers of queries than of keys without an offset. (O. Press, N. Smith, M. Lewis, Train
/// Short, Test Long, 2022, and its code.)
template <template <std::size_t> class Query, template <std::size_t> class Key, Axis... Heads>
HEED_LINKED_AS constexpr auto alibi_over() {
    // Named, since clang++ 16 ends in an error of its own where an empty struct without a name initialises a member.
    constexpr alibi_function<shape_t<Heads...>, Query, Key, no_alignment> function{};
    return score_with{function};
}
template <template <std::size_t> class Query, template <std::size_t> class Key, Axis... Heads, std::ptrdiff_t... Number>
HEED_LINKED_AS constexpr auto alibi_over(offset<Number...> const& first_query) {
    return score_with{alibi_function<shape_t<Heads...>, Query, Key, offset<Number...>>{first_query}};
}
template <Axis... Heads>
HEED_LINKED_AS constexpr auto alibi() {
    return alibi_over<axes::Query, axes::Key, Heads...>();
}
template <Axis... Heads, std::ptrdiff_t... Number>
HEED_LINKED_AS constexpr auto alibi(offset<Number...> const& first_query) {
    return alibi_over<axes::Query, axes::Key, Heads...>(first_query);
}

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
