// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/heed.hpp>

#include "numbers.hpp"

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

/// Whether an output has the elements of another, one with another kind of shape, to the bit.
template <class X, class Y>
constexpr bool same(X const& x, Y const& y, std::size_t queries) {
    bool all = true;
    for (std::size_t head = 0; head < 2; ++head) {
        for (std::size_t query = 0; query < queries; ++query) {
            for (std::size_t d = 0; d < 5; ++d) {
                float const a = x(head, query, d), b = y(head, query, d);
                all = all && __builtin_bit_cast(unsigned, a) == __builtin_bit_cast(unsigned, b);
            }
        }
    }
    return all;
}

/// With the options, of queries, of keys, and of both up to a length: the same as with these lengths in the type.
template <std::size_t Queries, std::size_t Keys, class... Options>
constexpr bool same_under(Options const&... options) {
    auto const q = range<Query<Queries>>(all_queries, 0);
    auto const k = range<Key<Keys>>(all_keys, 0);
    auto const v = range<Key<Keys>>(all_values, 0);
    auto const some_queries = shortened<Query>(all_queries, Queries);
    auto const some_keys = shortened<Key>(all_keys, Keys);
    auto const some_values = shortened<Key>(all_values, Keys);
    auto const expected = scaled_dot_product_attention(q, k, v, options...);
    auto const of_both = scaled_dot_product_attention(some_queries, some_keys, some_values, options...);
    bool all = length<Query>(of_both) == Queries && same(of_both, expected, Queries);
    // Where queries and keys may differ in number, an alignment has to be named.
    using q_type = std::remove_cvref_t<decltype(q)>;
    using k_type = std::remove_cvref_t<decltype(some_keys)>;
    using v_type = std::remove_cvref_t<decltype(some_values)>;
    if constexpr (can_scaled_dot_product_attention<q_type, k_type, v_type, Options...>) {
        all = all && same(scaled_dot_product_attention(q, some_keys, some_values, options...), expected, Queries) &&
              same(scaled_dot_product_attention(some_queries, k, v, options...), expected, Queries);
    }
    return all;
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
    auto const q = range<Query<Queries>>(all_queries, 0);
    auto const k = range<Key<Keys>>(all_keys, 0);
    auto const v = range<Key<Keys>>(all_values, 0);
    auto const some_queries = shortened<Query>(all_queries, Queries);
    auto const some_keys = shortened<Key>(all_keys, Keys);
    auto const some_values = shortened<Key>(all_values, Keys);
    auto const with_masks = [&](auto const& weights, auto const& of) {
        return std::apply([&](auto const&... mask) { return attend(weights, of, mask...); }, masks_of(options...));
    };
    auto const expected = attention(q, k, v, options...);
    auto const expected_scores = scores(q, k, options...);
    auto const alike = [&](auto const& few, auto const& whole) {
        bool all = true;
        for (std::size_t head = 0; head < 2; ++head) {
            for (std::size_t query = 0; query < Queries; ++query) {
                for (std::size_t key = 0; key < Keys; ++key) {
                    float const a = few(head, query, key), b = whole(head, query, key);
                    all = all && __builtin_bit_cast(unsigned, a) == __builtin_bit_cast(unsigned, b);
                }
            }
        }
        return all;
    };
    auto const check = [&](auto const& queries, auto const& keys, auto const& values) {
        auto const came = attention(queries, keys, values, options...);
        auto const of_scores = scores(queries, keys, options...);
        return same(came.output, expected.output, Queries) && alike(came.weights, expected.weights) &&
               alike(of_scores, expected_scores) &&
               same(with_masks(came.weights, values), with_masks(expected.weights, v), Queries);
    };
    bool all = check(some_queries, some_keys, some_values);
    using q_type = std::remove_cvref_t<decltype(q)>;
    using k_type = std::remove_cvref_t<decltype(some_keys)>;
    using v_type = std::remove_cvref_t<decltype(some_values)>;
    if constexpr (can_attention<q_type, k_type, v_type, Options...>) {
        all = all && check(q, some_keys, some_values) && check(some_queries, k, v);
    }
    return all;
}

struct by_distance {
    constexpr float operator()(float score, index_of<Query> query, index_of<Key> key) const {
        return score + static_cast<float>(static_cast<int>(key.value) - static_cast<int>(query.value)) / 8;
    }
};

}  // namespace up_to_lengths
