// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A ring of the newest keys and values: any number of positions, with the bits of one go under a window.
#include <heed/heed.hpp>

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

constexpr std::size_t positions = 307;
template <std::size_t Seen>
using ring_of = ring_kv_cache<float, KvHead<2>, up_to<Key<Seen>>, Dk<3>, Dv<5>>;

// Not exact, so that another order of additions has other bits.
constexpr auto q = heed_test::fractions<tensor<float, KvHead<2>, Group<3>, Query<positions>, Dk<3>>, 7>(1);
constexpr auto k = heed_test::fractions<tensor<float, KvHead<2>, Key<positions>, Dk<3>>, 5>(2);
constexpr auto v = heed_test::fractions<tensor<float, KvHead<2>, Key<positions>, Dv<5>>, 3>(3);

/// Elements along an axis from one on, so many, in memory that is NaN behind them.
template <template <std::size_t> class Name, class Result, class X>
constexpr Result chunk(X const& x, std::size_t from, std::size_t count) {
    Result result;
    for (std::size_t i = 0; i < result.capacity; ++i) result.data()[i] = math::quiet_nan<float>;
    for (std::size_t i = from; i < from + count; ++i) append<Name>(result, slice<Name>(x, i));
    return result;
}

/// How many of all outputs differ from those of one go, when positions come in chunks of these sizes, over and over.
template <std::size_t Seen, class Whole, class... Options>
std::size_t wrong_in_chunks(std::initializer_list<std::size_t> sizes, Whole const& whole, Options const&... options) {
    using some_queries = tensor<float, KvHead<2>, Group<3>, up_to<Query<Seen>>, Dk<3>>;
    using some_keys = tensor<float, KvHead<2>, up_to<Key<Seen>>, Dk<3>>;
    using some_values = tensor<float, KvHead<2>, up_to<Key<Seen>>, Dv<5>>;
    ring_of<Seen> ring;
    for (std::size_t i = 0; i < ring.keys.capacity; ++i) ring.keys.data()[i] = math::quiet_nan<float>;
    for (std::size_t i = 0; i < ring.values.capacity; ++i) ring.values.data()[i] = math::quiet_nan<float>;
    std::size_t wrong = 0, from = 0;
    while (from < positions) {
        for (std::size_t size : sizes) {
            size = size < positions - from ? size : positions - from;
            auto const new_keys = chunk<Key, some_keys>(k, from, size);
            auto const new_values = chunk<Key, some_values>(v, from, size);
            auto const queries = chunk<Query, some_queries>(q, from, size);
            heed_test::watched_beyond_lengths const beyond_new_keys(new_keys);
            heed_test::watched_beyond_lengths const beyond_new_values(new_values);
            append(ring, new_keys, new_values);
            heed_test::watched_beyond_lengths const beyond_queries(queries);
            heed_test::watched_beyond_lengths const beyond_keys(ring.keys);
            heed_test::watched_beyond_lengths const beyond_values(ring.values);
            auto const output = cached_attention(queries, ring, options...);
            for (std::size_t i = 0; i < size; ++i) {
                wrong += !(slice<Query>(output, i) == slice<Query>(whole, from + i));
            }
            from += size;
            wrong += next_position(ring) != from;
        }
    }
    return wrong;
}
/// The same of many ways to cut, under some options, of which the mask is that of one go.
template <std::size_t Seen, class Mask, class... Options>
std::size_t wrong_under(Mask const& mask, Options const&... options) {
    std::size_t wrong = 0;
    auto const all = [&](auto const& whole, auto const&... given) {
        wrong += wrong_in_chunks<Seen>({1}, whole, given...) + wrong_in_chunks<Seen>({Seen}, whole, given...) +
                 wrong_in_chunks<Seen>({1, Seen, (Seen + 1) / 2, 0, Seen}, whole, given...);
    };
    window const newest{before{Seen - 1}, after<0>{}};
    if constexpr (__is_same(Mask, kernel::absent)) {
        all(scaled_dot_product_attention(q, k, v, newest, options...), options...);
    } else {
        all(scaled_dot_product_attention(q, k, v, newest & mask, options...), mask, options...);
    }
    return wrong;
}

/// Asks where query and key are among all.
struct by_positions {
    constexpr float operator()(float score, index_of<Query> query, index_of<Key> key, index_of<Group> group) const {
        return score + static_cast<float>(7 * query.value + 3 * key.value + group.value) / 16;
    }
};

using one_key = tensor<float, KvHead<2>, Dk<3>>;
using one_value = tensor<float, KvHead<2>, Dv<5>>;
using one_query = tensor<float, KvHead<2>, Query<1>, Dk<3>>;
using ring_type = ring_of<4>;

static_assert(can_ring_kv_cache<double, up_to<Key<8>>, Dk<3>, Dv<5>> &&
              !can_ring_kv_cache<float, Key<8>, Dk<3>, Dv<5>> &&
              !can_ring_kv_cache<int, up_to<Key<8>>, Dk<3>, Dv<5>>);
static_assert(can_append_to_cache<ring_type&, one_key, one_value> &&
              can_append_to_cache<ring_type&, tensor<float, KvHead<2>, Key<4>, Dk<3>>,
                                  tensor<float, KvHead<2>, Key<4>, Dv<5>>> &&
              !can_append_to_cache<ring_type&, tensor<float, KvHead<2>, Key<5>, Dk<3>>,
                                   tensor<float, KvHead<2>, Key<5>, Dv<5>>> &&
              !can_append_to_cache<ring_type&, one_value, one_key> &&
              !can_append_to_cache<ring_type const&, one_key, one_value>);
static_assert(can_cached_attention<one_query, ring_type> &&
              can_cached_attention<one_query, ring_type, window<before<2>>> &&
              can_cached_attention<one_query, ring_type, mask_not<window<before<2>>>, scale<float>, softcap<float>> &&
              !can_cached_attention<one_query, ring_type, prefix<2>> &&
              !can_cached_attention<one_query, ring_type, mask_or<window<before<2>>, prefix<2>>> &&
              !can_cached_attention<one_query, ring_type, decltype(lengths<Key>(2))> &&
              !can_cached_attention<one_query, ring_type, causal<>> &&
              !can_cached_attention<one_query, ring_type, dropout<float>>);
static_assert(can_truncate_cache<ring_type&, int> && !can_truncate_cache<ring_type&, float> &&
              !can_truncate_cache<ring_type&&, int> && !can_truncate_cache<ring_type const&, int>);

/// Whether steps in a constant have the bits of one go, beyond the place where the first keys are dropped.
constexpr bool steps_are_one_go() {
    constexpr std::size_t from = 126, until = 134;
    ring_type ring;
    for (std::size_t i = 0; i < until; ++i) {
        append(ring, slice<Key>(k, i), slice<Key>(v, i));
        if (i < from) continue;
        auto const one = range<Query<1>>(slice<Group>(q, 1), i);
        auto const all = scaled_dot_product_attention(one, range<Key<until>>(k, 0), range<Key<until>>(v, 0),
                                                      window{before<3>{}, after<0>{}, offset{i}});
        if (!(cached_attention(one, ring) == all)) return false;
    }
    return next_position(ring) == until && ring.dropped == 0;
}

}  // namespace

TEST_CASE("a ring has the bits of one go under a window, however positions are cut") {
    CHECK(wrong_under<1>(kernel::absent{}) == 0);
    CHECK(wrong_under<2>(kernel::absent{}) == 0);
    CHECK(wrong_under<3>(kernel::absent{}) == 0);
    CHECK(wrong_under<17>(kernel::absent{}) == 0);
    // Room for 253: the first 128 go once, and the tiles of what is left are those of one go.
    CHECK(wrong_under<64>(kernel::absent{}) == 0);
    CHECK(wrong_under<128>(kernel::absent{}) == 0);
    CHECK(wrong_under<positions>(kernel::absent{}) == 0);
}

TEST_CASE("what the first of many queries sees is kept where it is the first of a tile's last") {
    // 510 positions, of which 255 to 382 are seen by the first of the last 128: 128 are dropped, not 256.
    constexpr std::size_t seen = 128, all = 510;
    auto const some_q = heed_test::fractions<tensor<float, Query<all>, Dk<2>>, 7>(1);
    auto const some_k = heed_test::fractions<tensor<float, Key<all>, Dk<2>>, 5>(2);
    auto const some_v = heed_test::fractions<tensor<float, Key<all>, Dv<3>>, 3>(3);
    ring_kv_cache<float, up_to<Key<seen>>, Dk<2>, Dv<3>> ring;
    append(ring, range<Key<128>>(some_k, 0), range<Key<128>>(some_v, 0));
    append(ring, range<Key<128>>(some_k, 128), range<Key<128>>(some_v, 128));
    append(ring, range<Key<126>>(some_k, 256), range<Key<126>>(some_v, 256));
    append(ring, range<Key<128>>(some_k, 382), range<Key<128>>(some_v, 382));
    CHECK(ring.dropped == 128);
    auto const whole =
        scaled_dot_product_attention(some_q, some_k, some_v, window{before{seen - 1}, after<0>{}});
    CHECK(cached_attention(range<Query<128>>(some_q, 382), ring) == range<Query<128>>(whole, 382));
}

TEST_CASE("the options of a ring mean positions among all") {
    CHECK(wrong_under<17>(window{before{4}}, sink{0.5f}, softcap{1.5}) == 0);
    CHECK(wrong_under<17>(!window{before{4}, after{0}} | window{before{2}}) == 0);
    CHECK(wrong_under<17>(kernel::absent{}, alibi<KvHead<2>, Group<3>>(), scale{0.5}) == 0);
    CHECK(wrong_under<17>(kernel::absent{}, score_with{by_positions{}}) == 0);
}

TEST_CASE("steps of a ring, in a constant, too") {
    BOTH_TIMES(same, [] { return steps_are_one_go(); });
    CHECK(same);
}

TEST_CASE("keys that were rotated by their positions among all") {
    using turned_ring = ring_kv_cache<rotated_keys<interleaved_pairs, rotary_base<10000>, Pair<1>, float>, KvHead<2>,
                                      up_to<Key<17>>, Dk<3>, Dv<5>>;
    auto const turned = [](auto const& x, auto const& places) {
        return rotate<Dk<2>>(x, rotation_at<interleaved_pairs, float, Pair<1>>(places, rotary_base<10000>{}));
    };
    auto const of_queries = turned(q, iota<int, Query<positions>>(0));
    auto const of_keys = turned(k, iota<int, Key<positions>>(0));
    auto const all = scaled_dot_product_attention(of_queries, of_keys, v, window{before{16}, after{0}});
    turned_ring ring;
    kv_cache<rotated_keys<interleaved_pairs, rotary_base<10000>, Pair<1>, float>, KvHead<2>, up_to<Key<positions>>,
             Dk<3>, Dv<5>>
        cache;
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < positions; ++i) {
        int const place = static_cast<int>(next_position(ring));
        auto const one_key = turned(range<Key<1>>(k, i), iota<int, Key<1>>(place));
        auto const one_query = turned(range<Query<1>>(q, i), iota<int, Query<1>>(place));
        append(ring, one_key, slice<Key>(v, i));
        append(cache, slice<Key>(of_keys, i), slice<Key>(v, i));
        wrong += !(cached_attention(one_query, ring) == range<Query<1>>(all, i));
        wrong += !(cached_attention(one_query, cache, window{before{16}}) == range<Query<1>>(all, i));
    }
    CHECK(wrong == 0);

    using one_turned_key = decltype(turned(range<Key<1>>(k, 0), iota<int, Key<1>>(0)));
    using one_turned_query = decltype(turned(range<Query<1>>(q, 0), iota<int, Query<1>>(0)));
    using by_halves = rotated<half_split_pairs, rotary_base<10000>, Pair<1>, float, KvHead<2>, Key<1>, Dk<3>>;
    STATIC_REQUIRE(can_append_to_cache<turned_ring&, one_turned_key, one_value> &&
                   !can_append_to_cache<turned_ring&, one_key, one_value> &&
                   !can_append_to_cache<turned_ring&, by_halves, one_value> &&
                   !can_append_to_cache<ring_of<17>&, one_turned_key, one_value>);
    STATIC_REQUIRE(can_cached_attention<one_turned_query, turned_ring> &&
                   !can_cached_attention<one_query, turned_ring> &&
                   !can_cached_attention<one_turned_query, ring_of<17>>);
}

TEST_CASE("what a ring does not take throws, and nothing is changed") {
    ring_type ring;
    append(ring, range<Key<3>>(k, 0), range<Key<3>>(v, 0));
    ring_type const before_it = ring;
    auto const five = [](auto const& x) { return take<Key>(range<Key<5>>(x, 0), 5); };
    CHECK(said([&] { append(ring, five(k), five(v)); }) ==
          "heed: expected at most 4 positions at once, the capacity of up_to<Key<4>> of a ring_kv_cache, but 5 came");
    CHECK(said([&] { append(ring, slice<Key>(k, 0), take<Key>(range<Key<2>>(v, 0), 2)); }) ==
          "heed: expected as many keys as values, but 1 along Key and 2 came");
    CHECK(ring == before_it);
    CHECK(said([&] { static_cast<void>(cached_attention(range<Query<4>>(q, 0), ring)); }) ==
          "heed: expected queries that were appended to the cache, which has length 3, but 4 along Query<4> came");
    append(ring, range<Key<3>>(k, 0), range<Key<3>>(v, 0));
    CHECK(said([&] { static_cast<void>(cached_attention(range<Query<5>>(q, 0), ring)); }) ==
          "heed: expected at most 4 queries at once, the capacity of up_to<Key<4>> of a ring_kv_cache, but 5 came");
}

TEST_CASE("what is appended may be a view of the ring itself") {
    ring_kv_cache<float, up_to<Key<2>>, Dk<1>, Dv<1>> ring;
    for (int i = 0; i < 130; ++i) append(ring, tensor<float, Dk<1>>{float(i)}, tensor<float, Dv<1>>{float(-i)});
    REQUIRE(ring.dropped == 0);
    append(ring, slice_view<Key>(ring.keys, 1), slice_view<Key>(ring.values, 2));
    CHECK(ring.dropped == 128);
    CHECK(ring.keys(2, 0) == 1);
    CHECK(ring.values(2, 0) == -2);
    // Views up to a length, and of rotated keys.
    append(ring, take_view<Key>(ring.keys, 2), take_view<Key>(ring.values, 2));
    CHECK(length<Key>(ring.keys) == 5);
    CHECK(ring.keys(3, 0) == 128);
    CHECK(ring.values(4, 0) == -129);
    ring_kv_cache<rotated_keys<interleaved_pairs, rotary_base<10000>, Pair<1>, float>, up_to<Key<2>>, Dk<2>, Dv<1>>
        turned;
    auto const k2 = rotate(tensor<float, Key<3>, Dk<2>>{1, 2, 3, 4, 5, 6},
                           rotation_at<interleaved_pairs, float, Pair<1>>(iota<int, Key<3>>(0), rotary_base<10000>{}));
    append(turned, slice_view<Key>(k2, 1), tensor<float, Dv<1>>{7});
    CHECK(turned.keys(0, 1) == k2(1, 1));
}

TEST_CASE("a cache is truncated: what a draft appended is gone") {
    kv_cache<float, KvHead<2>, up_to<Key<8>>, Dk<3>, Dv<5>> cache;
    append(cache, range<Key<5>>(k, 0), range<Key<5>>(v, 0));
    auto const five = cache;
    append(cache, range<Key<3>>(k, 7), range<Key<3>>(v, 7));
    truncate(cache, 5);
    CHECK(cache == five);
    CHECK(said([&] { truncate(cache, 6); }) ==
          "heed: expected to leave from 0 to 5 positions along up_to<Key<8>> of the cache, but 6 came");
    CHECK(said([&] { truncate(cache, -1); }) ==
          "heed: expected to leave from 0 to 5 positions along up_to<Key<8>> of the cache, but -1 came");
    CHECK(cache == five);
    truncate(cache, std::integral_constant<int, 0>{});
    CHECK(next_position(cache) == 0);
}

TEST_CASE("a ring is truncated as long as its queries have all keys") {
    ring_type ring;
    for (std::size_t i = 0; i < 135; ++i) append(ring, slice<Key>(k, i), slice<Key>(v, i));
    REQUIRE(ring.dropped == 128);
    truncate(ring, 133);
    auto const one_go = [](std::size_t i) {
        return scaled_dot_product_attention(range<Query<1>>(q, i), k, v, window{before{3}, after{0}, offset{i}});
    };
    CHECK(cached_attention(range<Query<1>>(q, 132), ring) == one_go(132));
    CHECK(said([&] { static_cast<void>(cached_attention(range<Query<3>>(q, 130), ring)); }) ==
          "heed: expected at most the 2 newest queries, of which a ring_kv_cache that was truncated has all keys, "
          "but 3 along Query<3> came");
    CHECK(said([&] { truncate(ring, 130); }) ==
          "heed: expected to leave from 131 to 133 positions along up_to<Key<4>> of the cache, but 130 came");
    truncate(ring, 131);
    append(ring, slice<Key>(k, 131), slice<Key>(v, 131));
    CHECK(cached_attention(range<Query<1>>(q, 131), ring) == one_go(131));
    CHECK(next_position(ring) == 132);
}
