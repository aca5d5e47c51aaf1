// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/heed.hpp>

#include "numbers.hpp"
#include "watched.hpp"

#include <cstddef>
#include <tuple>
#include <type_traits>

// Attention of queries and keys that are `up_to` a length, beside that of tensors of these lengths.

namespace up_to_lengths {

using namespace heed;
using namespace heed::axes;

constexpr std::size_t most_queries = 9, most_keys = 9;
constexpr auto all_queries = heed_test::eighths<tensor<float, Head<2>, Query<most_queries>, Dk<3>>>(1);
constexpr auto all_keys = heed_test::eighths<tensor<float, Head<2>, Key<most_keys>, Dk<3>>>(2);
constexpr auto all_values = heed_test::eighths<tensor<float, Head<2>, Key<most_keys>, Dv<5>>>(3);

/// The first elements of a tensor along an axis, in memory that is NaN behind them.
template <template <std::size_t> class Name, class X>
constexpr auto shortened(X const& x, std::size_t length) {
    auto result = take<Name>(x, 0);
    for (std::size_t i = 0; i < result.capacity; ++i) result.data()[i] = math::quiet_nan<float>;
    append<Name>(result, take<Name>(x, length));
    return result;
}

/// Whether two tensors of two heads have the same elements, so many of each query, to the bit, whatever kinds of shape
/// they have.
template <class X, class Y>
constexpr bool same(X const& x, Y const& y, std::size_t queries, std::size_t elements_of_row = 5) {
    bool all = true;
    for (std::size_t head = 0; head < 2; ++head) {
        for (std::size_t query = 0; query < queries; ++query) {
            for (std::size_t i = 0; i < elements_of_row; ++i) {
                float const a = x(head, query, i), b = y(head, query, i);
                all = all && __builtin_bit_cast(unsigned, a) == __builtin_bit_cast(unsigned, b);
            }
        }
    }
    return all;
}

/// So many queries and keys, with these numbers in the type and up to them.
template <std::size_t Queries, std::size_t Keys>
struct operands {
    tensor<float, Head<2>, Query<Queries>, Dk<3>> q = range<Query<Queries>>(all_queries, 0);
    tensor<float, Head<2>, Key<Keys>, Dk<3>> k = range<Key<Keys>>(all_keys, 0);
    tensor<float, Head<2>, Key<Keys>, Dv<5>> v = range<Key<Keys>>(all_values, 0);
    tensor<float, Head<2>, up_to<Query<most_queries>>, Dk<3>> some_queries = shortened<Query>(all_queries, Queries);
    tensor<float, Head<2>, up_to<Key<most_keys>>, Dk<3>> some_keys = shortened<Key>(all_keys, Keys);
    tensor<float, Head<2>, up_to<Key<most_keys>>, Dv<5>> some_values = shortened<Key>(all_values, Keys);

    /// Whether a check holds of queries, of keys, and of both up to a length.
    template <class... Options>
    constexpr bool each_way(auto const& check) const {
        heed_test::watched_beyond_lengths const beyond_queries(some_queries);
        heed_test::watched_beyond_lengths const beyond_keys(some_keys);
        heed_test::watched_beyond_lengths const beyond_values(some_values);
        bool all = check(some_queries, some_keys, some_values);
        // Where queries and keys may differ in number, an alignment has to be named.
        if constexpr (can_scaled_dot_product_attention<decltype(q), decltype(some_keys), decltype(some_values),
                                                       Options...>) {
            all = all && check(q, some_keys, some_values) && check(some_queries, k, v);
        }
        return all;
    }
};

/// With the options, the same as with these lengths in the type.
template <std::size_t Queries, std::size_t Keys, class... Options>
constexpr bool same_under(Options const&... options) {
    operands<Queries, Keys> const of;
    auto const expected = scaled_dot_product_attention(of.q, of.k, of.v, options...);
    return of.template each_way<Options...>([&](auto const& queries, auto const& keys, auto const& values) {
        auto const came = scaled_dot_product_attention(queries, keys, values, options...);
        return length<Query>(came) == Queries && same(came, expected, Queries);
    });
}

/// The same of the weights and the output, under options that change the weights, too.
template <std::size_t Queries, std::size_t Keys, class... Options>
constexpr bool same_weights(Options const&... options) {
    operands<Queries, Keys> const of;
    auto const expected = attention(of.q, of.k, of.v, options...);
    return of.template each_way<Options...>([&](auto const& queries, auto const& keys, auto const& values) {
        auto const came = attention(queries, keys, values, options...);
        return same(came.output, expected.output, Queries) && same(came.weights, expected.weights, Queries, Keys);
    });
}

/// The same of the output and the log-sum-exp of each row, and where both are written to what was longer.
template <std::size_t Queries, std::size_t Keys, class... Options>
constexpr bool same_with_lse(Options const&... options) {
    operands<Queries, Keys> const of;
    auto const expected = attention_with_lse(of.q, of.k, of.v, options...);
    return of.template each_way<Options...>([&](auto const& queries, auto const& keys, auto const& values) {
        auto came = attention_with_lse(queries, keys, values, options...);
        attention_with_lse(into(came), queries, keys, values, options...);
        bool all = same(came.output, expected.output, Queries);
        auto const sums = as_tensor(came.lse);
        auto const wanted = as_tensor(expected.lse);
        for (std::size_t head = 0; head < 2; ++head) {
            for (std::size_t query = 0; query < Queries; ++query) {
                float const a = sums(head, query), b = wanted(head, query);
                all = all && __builtin_bit_cast(unsigned, a) == __builtin_bit_cast(unsigned, b);
            }
        }
        return all;
    });
}

/// The only mask among options, as `attend` takes it.
constexpr auto masks_of() { return std::tuple<>{}; }
template <class First, class... Rest>
constexpr auto masks_of(First const& first, Rest const&... rest) {
    if constexpr (Mask<First>) {
        return std::tuple<First>{first};
    } else {
        return masks_of(rest...);
    }
}

/// The same of what stands between: scores, weights, their sums of values, and these of steps by themselves.
template <std::size_t Queries, std::size_t Keys, class... Options>
constexpr bool same_steps(Options const&... options) {
    operands<Queries, Keys> const of;
    auto const with_masks = [&](auto const& weights, auto const& values) {
        return std::apply([&](auto const&... mask) { return attend(weights, values, mask...); }, masks_of(options...));
    };
    auto const masked_scores = [&](auto const& queries, auto const& keys) {
        return std::apply(
            [&](auto const&... mask) {
                if constexpr (sizeof...(mask) == 0) {
                    return scores(queries, keys);
                } else {
                    return masked<Query>(scores(queries, keys), mask...);
                }
            },
            masks_of(options...));
    };
    auto const expected = attention(of.q, of.k, of.v, options...);
    auto const expected_scores = scores(of.q, of.k, options...);
    return of.template each_way<Options...>([&](auto const& queries, auto const& keys, auto const& values) {
        auto const came = attention(queries, keys, values, options...);
        return same(came.output, expected.output, Queries) && same(came.weights, expected.weights, Queries, Keys) &&
               same(scores(queries, keys, options...), expected_scores, Queries, Keys) &&
               same(masked_scores(queries, keys), masked_scores(of.q, of.k), Queries, Keys) &&
               same(with_masks(came.weights, values), with_masks(expected.weights, of.v), Queries);
    });
}

struct by_distance {
    constexpr float operator()(float score, index_of<Query> query, index_of<Key> key) const {
        return score + static_cast<float>(static_cast<int>(key.value) - static_cast<int>(query.value)) / 8;
    }
};

}  // namespace up_to_lengths
