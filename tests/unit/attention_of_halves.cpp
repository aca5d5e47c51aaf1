// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Attention to keys and values of 16 bits: to the bit that of `cast<float>` of them, whatever else the call has.
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

#include "../support/catch.hpp"

#include <heed/heed.hpp>
#include <heed/math/half.hpp>
#include <heed/ops/on.hpp>

namespace {

using namespace heed;
using namespace heed::axes;

/// Numbers of both signs, some of them subnormal as halves, some beyond what fits into the fraction.
constexpr float number(std::size_t i) {
    std::size_t const turned = i * 2654435761u % 4093;
    float const x = static_cast<float>(turned) / 1024.0f - 2.0f;
    return turned % 61 == 0 ? x * 0x1p-16f : x;
}
template <class X>
constexpr X numbers(std::size_t first) {
    X x{};
    for (auto& one : x) one = static_cast<typename X::element>(number(first++));
    return x;
}
template <class A, class B>
constexpr bool same_bits(A const& a, B const& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (std::bit_cast<std::uint32_t>(a.data()[i]) != std::bit_cast<std::uint32_t>(b.data()[i])) return false;
    }
    return true;
}

struct in_order {
    template <class F>
    void operator()(std::size_t count, F const& f) const {
        for (std::size_t i = count; i > 0; --i) f(i - 1);
    }
};

/// Under a mask, which has kernels of its own.
template <class Q, class K, class V>
constexpr bool same_under_one(Q const& q, K const& k, V const& v) {
    return same_bits(scaled_dot_product_attention(q, k, v, causal{lower_right}),
                     scaled_dot_product_attention(q, cast<float>(k), cast<float>(v), causal{lower_right}));
}
/// Under kinds of masks and of stages, with the log-sum-exp.
template <class Q, class K, class V>
constexpr bool same_under_all(Q const& q, K const& k, V const& v) {
    auto const floats_k = cast<float>(k);
    auto const floats_v = cast<float>(v);
    auto const same = [&](auto const&... options) {
        auto const [output, lse] = attention_with_lse(q, k, v, options...);
        auto const [expected, expected_lse] = attention_with_lse(q, floats_k, floats_v, options...);
        return same_bits(scaled_dot_product_attention(q, k, v, options...),
                         scaled_dot_product_attention(q, floats_k, floats_v, options...)) &&
               same_bits(output, expected) && same_bits(lse.values, expected_lse.values);
    };
    return same() && same(window{before{3}, after{1}, upper_left}) && same(sink{0.5f}, softcap{2.0}) &&
           same(dropout{0.25, philox{7}}, prefix{2});
}

template <class Half, std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
struct of_size {
    static constexpr auto q = numbers<tensor<float, Query<Queries>, Dk<Features>>>(1);
    static constexpr auto k = numbers<tensor<Half, Key<Keys>, Dk<Features>>>(1000);
    static constexpr auto v = numbers<tensor<Half, Key<Keys>, Dv<Values>>>(2000);
    static constexpr bool same() { return same_under_one(q, k, v); }
    static constexpr bool same_with_stages() { return same_under_all(q, k, v); }
};

/// Keys and values in memory with these strides, from an element on that is aligned to nothing.
template <class Half, std::size_t Queries, class OfKeys, class OfValues, std::size_t Features, std::size_t Values>
bool same_of_strides() {
    constexpr std::size_t keys = 139;
    auto const q = numbers<heap_tensor<float, Query<Queries>, Dk<Features>>>(1);
    std::vector<Half> memory(65536, Half::from_bits(0x7fff));
    strided_view<Half, OfKeys, Key<keys>, Dk<Features>> k(memory.data() + 1);
    strided_view<Half, OfValues, Key<keys>, Dv<Values>> v(memory.data() + 32768 + 3);
    std::size_t next = 1;
    for (std::size_t i = 0; i < keys; ++i) {
        for (std::size_t f = 0; f < Features; ++f) k(i, f) = Half(number(next++));
        for (std::size_t f = 0; f < Values; ++f) v(i, f) = Half(number(next++));
    }
    return same_under_one(q, k, v);
}
template <class Half, std::size_t Queries>
bool same_of_all_strides() {
    return same_of_strides<Half, Queries, strides<33, 1>, strides<35, 1>, 33, 35>() &&
           same_of_strides<Half, Queries, strides<64, 1>, strides<48, 1>, 64, 47>() &&
           same_of_strides<Half, Queries, strides<1, 141>, strides<1, 139>, 40, 17>() &&
           same_of_strides<Half, Queries, strides<0, 1>, strides<0, 1>, 48, 48>() &&
           same_of_strides<Half, Queries, strides<128, 3>, strides<130, 2>, 31, 32>() &&
           same_of_strides<Half, Queries, strides<1, 0>, strides<7, 0>, 9, 5>();
}

}  // namespace

TEMPLATE_TEST_CASE("keys and values of 16 bits are read as the floats that they stand for", "", bfloat16, float16) {
    CHECK(of_size<TestType, 1, 1, 1, 1>::same());
    CHECK(of_size<TestType, 1, 7, 5, 3>::same_with_stages());
    CHECK(of_size<TestType, 1, 129, 64, 33>::same());
    CHECK(of_size<TestType, 3, 31, 32, 17>::same());
    CHECK(of_size<TestType, 13, 37, 16, 29>::same_with_stages());
    CHECK(of_size<TestType, 32, 19, 8, 8>::same());
    CHECK(of_size<TestType, 33, 130, 11, 13>::same());
    CHECK(of_size<TestType, 4, 4, 4, 4>::same());
}

TEMPLATE_TEST_CASE("keys and values of 16 bits have any strides", "", bfloat16, float16) {
    CHECK(same_of_all_strides<TestType, 1>());
    CHECK(same_of_all_strides<TestType, 37>());
}

TEMPLATE_TEST_CASE("many keys of 16 bits, of one query and of groups, at once and in tasks", "", bfloat16, float16) {
    auto const q = numbers<heap_tensor<float, KvHead<2>, Group<3>, Query<1>, Dk<64>>>(1);
    auto const k = numbers<heap_tensor<TestType, KvHead<2>, Key<2101>, Dk<64>>>(1000);
    auto const v = numbers<heap_tensor<TestType, KvHead<2>, Key<2101>, Dv<48>>>(2000);
    CHECK(same_under_one(q, k, v));
    in_order const one_by_one{};
    CHECK(same_bits(scaled_dot_product_attention(q, k, v, on(one_by_one)),
                    scaled_dot_product_attention(q, cast<float>(k), cast<float>(v), on(one_by_one))));
    // Rows of so many bytes that their lines are read in turn.
    auto const of_long_rows = numbers<heap_tensor<float, Query<1>, Dk<512>>>(1);
    CHECK(same_under_one(of_long_rows, numbers<heap_tensor<TestType, Key<131>, Dk<512>>>(1000),
                         numbers<heap_tensor<TestType, Key<131>, Dv<2>>>(2000)));
    auto const first = slice<Group>(q, 0);
    CHECK(same_under_one(first, k, v));
    auto const merged = merge(attention_with_lse<part<Key<2101>, 0, 1000>>(q, k, v),
                              attention_with_lse<part<Key<2101>, 1000, 1101>>(q, k, v));
    auto const floats = merge(attention_with_lse<part<Key<2101>, 0, 1000>>(q, cast<float>(k), cast<float>(v)),
                              attention_with_lse<part<Key<2101>, 1000, 1101>>(q, cast<float>(k), cast<float>(v)));
    CHECK(same_bits(merged.output, floats.output));
}

TEMPLATE_TEST_CASE("NaN and infinity of masked keys of 16 bits do not matter, and others do", "", bfloat16, float16) {
    auto const q = numbers<tensor<float, Query<5>, Dk<16>>>(1);
    auto k = numbers<tensor<TestType, Key<23>, Dk<16>>>(1000);
    auto v = numbers<tensor<TestType, Key<23>, Dv<19>>>(2000);
    constexpr float infinity = std::numeric_limits<float>::infinity();
    auto const clean = scaled_dot_product_attention(q, k, v, prefix{20});
    for (std::size_t i = 20; i < 23; ++i) {
        for (std::size_t d = 0; d < 16; ++d) k(i, d) = TestType(std::numeric_limits<float>::quiet_NaN());
        for (std::size_t d = 0; d < 19; ++d) v(i, d) = TestType(d % 2 == 0 ? infinity : -infinity);
    }
    CHECK(same_bits(scaled_dot_product_attention(q, k, v, lengths<Key>(20)),
                    scaled_dot_product_attention(q, cast<float>(k), cast<float>(v), lengths<Key>(20))));
    CHECK(same_bits(scaled_dot_product_attention(q, k, v, lengths<Key>(20)),
                    scaled_dot_product_attention(q, range<Key<20>>(k, 0), range<Key<20>>(v, 0))));
    CHECK_FALSE(same_bits(scaled_dot_product_attention(q, k, v), clean));
}

TEMPLATE_TEST_CASE("a cache of keys and values of 16 bits", "", bfloat16, float16) {
    auto const q = numbers<tensor<float, KvHead<2>, Query<9>, Dk<8>>>(1);
    auto const k = numbers<tensor<TestType, KvHead<2>, Key<9>, Dk<8>>>(1000);
    auto const v = numbers<tensor<TestType, KvHead<2>, Key<9>, Dv<6>>>(2000);
    kv_cache<TestType, KvHead<2>, up_to<Key<12>>, Dk<8>, Dv<6>> cache;
    kv_cache<float, KvHead<2>, up_to<Key<12>>, Dk<8>, Dv<6>> floats;
    static_assert(sizeof cache.keys < sizeof floats.keys);
    append(cache, k, v);
    append(floats, cast<float>(k), cast<float>(v));
    CHECK(same_bits(cached_attention(q, cache), cached_attention(q, floats)));
    CHECK(same_bits(cached_attention(q, cache),
                    scaled_dot_product_attention(q, cast<float>(k), cast<float>(v), causal{})));
    truncate(cache, 4);
    truncate(floats, 4);
    auto const last = range<Query<3>>(q, 1);
    CHECK(same_bits(cached_attention(last, cache), cached_attention(last, floats)));

    ring_kv_cache<TestType, KvHead<2>, up_to<Key<4>>, Dk<8>, Dv<6>> ring;
    ring_kv_cache<float, KvHead<2>, up_to<Key<4>>, Dk<8>, Dv<6>> ring_of_floats;
    for (std::size_t i = 0; i < 9; ++i) {
        append(ring, slice<Key>(k, i), slice<Key>(v, i));
        append(ring_of_floats, cast<float>(slice<Key>(k, i)), cast<float>(slice<Key>(v, i)));
        auto const of_one = range<Query<1>>(q, 3);
        CHECK(same_bits(cached_attention(of_one, ring), cached_attention(of_one, ring_of_floats)));
    }
}

TEMPLATE_TEST_CASE("keys of 16 bits that were rotated before they were stored", "", bfloat16, float16) {
    using pair = Pair<3>;
    auto const rotation = rotation_at<half_split_pairs, float, pair>(iota<int, Key<5>>(0), rotary_base<10000>{});
    auto const q = rotate<Dk<6>>(numbers<tensor<float, Query<5>, Dk<7>>>(1), rename<Key, Query>(rotation));
    auto const stored = cast<TestType>(as_tensor(rotate<Dk<6>>(numbers<tensor<float, Key<5>, Dk<7>>>(1000), rotation)));
    auto const v = numbers<tensor<TestType, Key<5>, Dv<2>>>(2000);
    auto const k = as_rotated<half_split_pairs, rotary_base<10000>, pair>(stored);
    auto const floats = as_rotated<half_split_pairs, rotary_base<10000>, pair>(cast<float>(stored));
    auto const expected = scaled_dot_product_attention(q, floats, cast<float>(v), causal{lower_right});
    CHECK(same_bits(scaled_dot_product_attention(q, k, v, causal{lower_right}), expected));
    kv_cache<rotated_keys<half_split_pairs, rotary_base<10000>, pair, TestType>, up_to<Key<8>>, Dk<7>, Dv<2>> cache;
    append(cache, k, v);
    CHECK(same_bits(cached_attention(q, cache), expected));
    // Rotated and not rotated are not compared.
    static_assert(!can_scaled_dot_product_attention<tensor<float, Query<5>, Dk<7>>, decltype(k), decltype(v)>);
    static_assert(!can_scaled_dot_product_attention<decltype(q), decltype(stored), decltype(v)>);
}

TEMPLATE_TEST_CASE("queries and keys of 16 bits up to a length", "", bfloat16, float16) {
    auto const whole_k = numbers<tensor<TestType, Key<11>, Dk<8>>>(1000);
    auto const whole_v = numbers<tensor<TestType, Key<11>, Dv<6>>>(2000);
    auto const q = numbers<tensor<float, Query<3>, Dk<8>>>(1);
    tensor<TestType, up_to<Key<20>>, Dk<8>> k;
    tensor<TestType, up_to<Key<20>>, Dv<6>> v;
    // NaN stands in the memory behind the length.
    append<Key>(k, full<tensor<TestType, Key<20>, Dk<8>>>(TestType::from_bits(0x7fff)));
    append<Key>(v, full<tensor<TestType, Key<20>, Dv<6>>>(TestType::from_bits(0x7fff)));
    truncate<Key>(k, 0);
    truncate<Key>(v, 0);
    append<Key>(k, whole_k);
    append<Key>(v, whole_v);
    CHECK(same_bits(scaled_dot_product_attention(q, k, v, causal{lower_right}),
                    scaled_dot_product_attention(q, whole_k, whole_v, causal{lower_right})));
}

// In a constant too.
static_assert(of_size<bfloat16, 4, 4, 4, 4>::same_with_stages());
static_assert(of_size<float16, 2, 3, 5, 7>::same());

// Both are of one type, beside floats: all else is cast.
static_assert(can_scaled_dot_product_attention<tensor<float, Query<4>, Dk<4>>, tensor<bfloat16, Key<4>, Dk<4>>,
                                               tensor<bfloat16, Key<4>, Dv<4>>>);
static_assert(!can_scaled_dot_product_attention<tensor<float, Query<4>, Dk<4>>, tensor<bfloat16, Key<4>, Dk<4>>,
                                                tensor<float16, Key<4>, Dv<4>>>);
static_assert(!can_scaled_dot_product_attention<tensor<float, Query<4>, Dk<4>>, tensor<bfloat16, Key<4>, Dk<4>>,
                                                tensor<float, Key<4>, Dv<4>>>);
static_assert(!can_scaled_dot_product_attention<tensor<double, Query<4>, Dk<4>>, tensor<bfloat16, Key<4>, Dk<4>>,
                                                tensor<bfloat16, Key<4>, Dv<4>>>);
static_assert(!can_scaled_dot_product_attention<tensor<bfloat16, Query<4>, Dk<4>>, tensor<bfloat16, Key<4>, Dk<4>>,
                                                tensor<bfloat16, Key<4>, Dv<4>>>);
static_assert(!can_attention<tensor<float, Query<4>, Dk<4>>, tensor<bfloat16, Key<4>, Dk<4>>,
                             tensor<bfloat16, Key<4>, Dv<4>>>);
// The axes are checked as those of floats are.
static_assert(!can_scaled_dot_product_attention<tensor<float, Query<4>, Dk<4>>, tensor<bfloat16, Key<4>, Dv<4>>,
                                                tensor<bfloat16, Key<4>, Dk<4>>>);
