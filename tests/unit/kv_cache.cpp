// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Keys and values that are kept: what is attended to step by step and in chunks has the bits of one go.
#include <heed/heed.hpp>

#include <heed/attention/explain.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"
#include "../support/said.hpp"
#include "../support/watched.hpp"

#include <cstddef>
#include <type_traits>

namespace {

using namespace heed;
using namespace heed::axes;
using heed_test::said;

constexpr std::size_t positions = 8;
using cache_type = kv_cache<float, KvHead<2>, up_to<Key<positions>>, Dk<3>, Dv<5>>;
// Not exact, so that another order of additions has other bits.
constexpr auto q = heed_test::fractions<tensor<float, KvHead<2>, Group<3>, Query<positions>, Dk<3>>, 7>(1);
constexpr auto k = heed_test::fractions<tensor<float, KvHead<2>, Key<positions>, Dk<3>>, 5>(2);
constexpr auto v = heed_test::fractions<tensor<float, KvHead<2>, Key<positions>, Dv<5>>, 3>(3);
constexpr auto slopes = alibi<KvHead<2>, Group<3>>();

/// The elements of a tensor from one on, so many, in memory that is NaN behind them.
template <template <std::size_t> class Name, class X>
constexpr auto chunk(X const& x, std::size_t from, std::size_t count) {
    auto result = take<Name>(x, 0);
    for (std::size_t i = 0; i < result.capacity; ++i) result.data()[i] = math::quiet_nan<float>;
    for (std::size_t i = from; i < from + count; ++i) append<Name>(result, slice<Name>(x, i));
    return result;
}

/// Whether chunks that end before the positions whose bits are set, and at the last one, attend as all at once.
template <class Whole, class... Options>
constexpr bool same_in_chunks(unsigned ends, Whole const& whole, Options const&... options) {
    cache_type cache;
    for (std::size_t i = 0; i < cache.keys.capacity; ++i) cache.keys.data()[i] = math::quiet_nan<float>;
    for (std::size_t i = 0; i < cache.values.capacity; ++i) cache.values.data()[i] = math::quiet_nan<float>;
    bool same = true;
    for (std::size_t from = 0, at = 1; at <= positions; ++at) {
        if (at != positions && (ends >> (at - 1) & 1) == 0) continue;
        auto const keys = chunk<Key>(k, from, at - from);
        auto const values = chunk<Key>(v, from, at - from);
        auto const queries = chunk<Query>(q, from, at - from);
        heed_test::watched_beyond_lengths const beyond_new_keys(keys);
        heed_test::watched_beyond_lengths const beyond_new_values(values);
        append(cache, keys, values);
        heed_test::watched_beyond_lengths const beyond_queries(queries);
        heed_test::watched_beyond_lengths const beyond_keys(cache.keys);
        heed_test::watched_beyond_lengths const beyond_values(cache.values);
        auto const output = cached_attention(queries, cache, options...);
        for (; from < at; ++from) {
            same = same && slice<Query>(output, from - (at - length<Query>(output))) == slice<Query>(whole, from);
        }
    }
    return same && exactly<Key<positions>>(cache.keys) == k && exactly<Key<positions>>(cache.values) == v;
}
template <class... Options>
bool same_in_all_chunks(auto const& whole, Options const&... options) {
    bool same = true;
    for (unsigned ends = 0; ends < 1u << (positions - 1); ++ends) {
        same = same && same_in_chunks(ends, whole, options...);
    }
    return same;
}

/// How long a cache of two positions is when so many were appended.
constexpr std::size_t length_after(std::size_t count) {
    kv_cache<float, up_to<Key<2>>, Dk<3>, Dv<5>> cache;
    for (std::size_t i = 0; i < count; ++i) append(cache, tensor<float, Dk<3>>{}, tensor<float, Dv<5>>{});
    return length<Key>(cache.keys);
}
template <std::size_t Count>
concept fits_in_a_constant = requires { typename std::integral_constant<std::size_t, length_after(Count)>; };
static_assert(fits_in_a_constant<0> && fits_in_a_constant<2> && !fits_in_a_constant<3>);

/// Asks where a query is among all, and which head it has.
struct by_positions {
    constexpr float operator()(float score, index_of<Query> query, index_of<Key> key, index_of<Group> group) const {
        return score + static_cast<float>(7 * query.value + 3 * key.value + group.value) / 16;
    }
};
struct by_query {
    constexpr float operator()(float score, index_of<Query> query) const {
        return query.value % 2 == 0 ? score : -score;
    }
};

using one_query = tensor<float, KvHead<2>, Query<1>, Dk<3>>;
using one_key = tensor<float, KvHead<2>, Dk<3>>;
using one_value = tensor<float, KvHead<2>, Dv<5>>;

static_assert(std::is_same_v<decltype(cache_type::keys), tensor<float, KvHead<2>, up_to<Key<positions>>, Dk<3>>> &&
              std::is_same_v<decltype(cache_type::values), tensor<float, KvHead<2>, up_to<Key<positions>>, Dv<5>>>);
// Too big for the stack, so on the heap.
static_assert(std::is_same_v<decltype(kv_cache<float, KvHead<8>, up_to<Key<2048>>, Dk<128>, Dv<128>>::keys),
                             heap_tensor<float, KvHead<8>, up_to<Key<2048>>, Dk<128>>>);
static_assert(!can_kv_cache<float, Key<8>, Dk<3>, Dv<5>> && !can_kv_cache<float, up_to<Key<8>>, Dk<3>> &&
              !can_kv_cache<int, up_to<Key<8>>, Dk<3>, Dv<5>> && !can_kv_cache<float, up_to<Key<8>>, Dk<3>, Dk<3>> &&
              !can_kv_cache<float, up_to<Head<2>>, up_to<Key<8>>, Dk<3>, Dv<5>> &&
              can_kv_cache<double, Batch<2>, Head<3>, up_to<Key<8>>, Dk<3>, Dv<5>>);
static_assert(can_append_to_cache<cache_type&, one_key, one_value> &&
              !can_append_to_cache<cache_type&, one_value, one_key> &&
              !can_append_to_cache<cache_type&&, one_key, one_value> &&
              !can_append_to_cache<cache_type const&, one_key, one_value> &&
              !can_append_to_cache<cache_type&, one_key, tensor<float, KvHead<2>, Key<2>, Dv<5>>> &&
              can_append_to_cache<cache_type&, one_key, tensor<float, KvHead<2>, Key<1>, Dv<5>>> &&
              can_append_to_cache<cache_type&, one_key, tensor<float, KvHead<2>, up_to<Key<2>>, Dv<5>>>);
static_assert(can_cached_attention<one_query, cache_type> &&
              can_cached_attention<one_query, cache_type, scale<float>> &&
              can_cached_attention<one_query, cache_type, window<before<2>>> &&
              can_cached_attention<one_query, cache_type, prefix<2>> &&
              !can_cached_attention<one_query, cache_type, causal<>> &&
              !can_cached_attention<one_query, cache_type, causal<lower_right_alignment>> &&
              !can_cached_attention<one_query, cache_type, causal<offset<>>> &&
              !can_cached_attention<one_query, cache_type, window<before<2>, offset<>>> &&
              !can_cached_attention<one_query, cache_type, mask_and<prefix<2>, mask_not<causal<>>>> &&
              !can_cached_attention<one_query, cache_type, decltype(alibi<KvHead<2>>(offset{1}))> &&
              !can_cached_attention<one_query, decltype(cache_type::keys), decltype(cache_type::values)> &&
              !can_cached_attention<tensor<float, Query<1>, Dk<3>>, cache_type> &&
              !can_cached_attention<one_key, cache_type> &&
              !can_cached_attention<one_query, cache_type, dropout<float>>);

}  // namespace

TEST_CASE("each step of decoding has the bits of one go, in a constant, too") {
    BOTH_TIMES(same, [] {
        auto const whole = scaled_dot_product_attention(q, k, v, causal{});
        cache_type cache;
        bool all = true;
        for (std::size_t i = 0; i < positions; ++i) {
            append(cache, slice<Key>(k, i), slice<Key>(v, i));
            all = all && cached_attention(range<Query<1>>(q, i), cache) == range<Query<1>>(whole, i);
        }
        return all && length<Key>(cache.keys) == positions;
    });
    CHECK(same);
}

TEST_CASE("a prompt in chunks has the bits of one go, however it is cut, under each option") {
    CHECK(same_in_all_chunks(scaled_dot_product_attention(q, k, v, causal{})));
    CHECK(same_in_all_chunks(
        scaled_dot_product_attention(q, k, v, causal{} & window{before{2}}, softcap{1.5}, sink{0.5f}),
        window{before{2}}, sink{0.5f}, softcap{1.5}));
    CHECK(same_in_all_chunks(scaled_dot_product_attention(q, k, v, causal{}, slopes, scale{0.5}), slopes, scale{0.5}));
    CHECK(same_in_all_chunks(scaled_dot_product_attention(q, k, v, causal{}, score_with{by_positions{}}),
                             score_with{by_positions{}}));
    CHECK(same_in_all_chunks(scaled_dot_product_attention(q, k, v, causal{}, score_with{by_query{}}),
                             score_with{by_query{}}));
    CHECK(same_in_all_chunks(
        scaled_dot_product_attention(q, k, v, causal{} & (prefix{1} | window{before{1}, after{0}})),
        prefix{1} | window{before{1}, after{0}}));
}

TEST_CASE("what does not fit throws, and nothing is changed") {
    cache_type cache;
    append(cache, range<Key<7>>(k, 0), range<Key<7>>(v, 0));
    cache_type const before_it = cache;
    CHECK(said([&] { append(cache, range<Key<2>>(k, 0), range<Key<2>>(v, 0)); }) ==
          "heed: 2 more do not fit into up_to<Key<8>> of length 7; there is room for 1");
    CHECK(said([&] { append(cache, slice<Key>(k, 0), chunk<Key>(v, 0, 2)); }) ==
          "heed: expected as many keys as values, but 1 along Key and 2 came");
    CHECK(cache == before_it);
    cache_type empty;
    CHECK(said([&] { static_cast<void>(cached_attention(range<Query<1>>(q, 0), empty)); }) ==
          "heed: expected queries that were appended to the cache, which has length 0, but 1 along Query<1> came");
    append<Key>(cache.keys, slice<Key>(k, 7));
    CHECK(said([&] { append(cache, slice<Key>(k, 0), slice<Key>(v, 0)); }) ==
          "heed: expected as many keys as values, but 8 along Key and 7 came");
    CHECK(said([&] { static_cast<void>(cached_attention(range<Query<1>>(q, 0), cache)); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<8>> of length 8 and of length 7");
}

TEST_CASE("into a destination, and explained") {
    cache_type cache;
    append(cache, k, v);
    tensor<float, KvHead<2>, Group<3>, Query<1>, Dv<5>> out{};
    cached_attention(into(out), range<Query<1>>(q, 7), cache);
    CHECK(out == cached_attention(range<Query<1>>(q, 7), cache));
    // In the memory of the cache: computed apart first.
    auto const expected = cached_attention(range<Query<1>>(slice<Group>(q, 1), 7), cache);
    tensor_view<float, KvHead<2>, Query<1>, Dv<5>> const in_values(cache.values.data() + positions * 5);
    cached_attention(into(in_values), range<Query<1>>(slice<Group>(q, 1), 7), cache);
    CHECK(in_values == expected);
    static_assert(explain_cached_attention(one_query{}, cache_type{}) ==
                  explain_scaled_dot_product_attention(one_query{}, decltype(cache_type::keys){},
                                                       decltype(cache_type::values){}, causal{lower_right}));
}
