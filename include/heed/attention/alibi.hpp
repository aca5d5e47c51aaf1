// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_ALIBI_HPP
#define HEED_ATTENTION_ALIBI_HPP

#include <heed/attention/score_stages.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/exp2.hpp>
#include <heed/shape/axes.hpp>
#include <heed/shape/detail/algebra.hpp>
#include <heed/tensor/index.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed {

namespace detail {

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

}  // namespace detail

/// The function that `alibi` makes.
template <class Heads, template <std::size_t> class Query, template <std::size_t> class Key>
struct alibi_function;
template <template <std::size_t> class... Head, std::size_t... Extents, template <std::size_t> class Query,
          template <std::size_t> class Key>
struct alibi_function<shape_t<Head<Extents>...>, Query, Key> {
    static constexpr detail::alibi_slopes<(Extents * ...)> slopes{};
    std::size_t offset;

    template <class T>
    constexpr T operator()(T score, index_of<Query> query, index_of<Key> key, index_of<Head>... head) const {
        std::size_t number = 0;
        ((number = number * Extents + head), ...);
        std::size_t const at = query + offset, away = at > key ? at - key : key - at;
        return math::difference(score, math::product(static_cast<T>(slopes.of_head[number]), static_cast<T>(away)));
    }
};

/// Attention with linear biases, as a function of scores: `attention(q, k, v, alibi<Head<8>>(), causal{})`. From a
/// score is taken the slope of its head times the distance of query and key, both rounded to the element type.
///
/// Slopes follow from the heads: 2^(-8 (h + 1) / n), in double, then rounded; where n is no power of two as in the
/// authors' code. With grouped queries `alibi<KvHead<2>, Group<4>>()`: heads are numbered in this order. `offset` is
/// the position of the first query, where keys came before it. Axes of other names than Query and Key:
/// `alibi_over<Mine, Yours, Head<8>>(offset)`. (O. Press, N. Smith, M. Lewis, Train Short, Test Long, 2022, and its
/// code.)
template <template <std::size_t> class Query, template <std::size_t> class Key, Axis... Heads>
constexpr auto alibi_over(std::size_t offset = 0) {
    return score_with{alibi_function<shape_t<Heads...>, Query, Key>{offset}};
}
template <Axis... Heads>
constexpr auto alibi(std::size_t offset = 0) {
    return alibi_over<axes::Query, axes::Key, Heads...>(offset);
}

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
