// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attention.hpp>
#include <heed/attention/detail/mask_rules.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::bias;
using heed::drop;
using heed::keep;
using heed::tensor;
using heed_test::eighths;

constexpr bool pattern(std::size_t a, std::size_t b) { return (2 * a + 3 * b) % 7 < 4; }

/// Masks over memory: bools in rows, bytes that are 0 or anything else, biases in columns. And masks that own the same
/// values. Every batch and every query has a key left, and keys that are not.
template <std::size_t B, std::size_t Q, std::size_t K>
struct masks {
    bool bools[B * K] = {};
    unsigned char bytes[Q * K] = {};
    float biases[K * Q] = {};
    keep<Batch<B>, Key<K>> by_batch{};
    drop<Query<Q>, Key<K>> by_query{};
    bias<float, Query<Q>, Key<K>> added{};

    constexpr masks() {
        for (std::size_t k = 0; k < K; ++k) {
            for (std::size_t b = 0; b < B; ++b) bools[b * K + k] = by_batch(b, k) = k == 0 || pattern(b, k);
            for (std::size_t q = 0; q < Q; ++q) {
                by_query(q, k) = k > 0 && pattern(q, k + 1);
                bytes[q * K + k] = static_cast<unsigned char>(by_query(q, k) ? 1u << (q + k) % 8 : 0u);
                added(q, k) = k > 1 && pattern(k, q) ? -heed::math::infinity<float>
                                                     : static_cast<float>(q) - static_cast<float>(k);
                biases[k * Q + q] = added(q, k);
            }
        }
    }
    [[nodiscard]] constexpr auto viewed() const {
        return bias{heed::strided_view<float const, heed::strides<1, Q>, Query<Q>, Key<K>>(biases)} &
               drop{heed::view_of<Query<Q>, Key<K>>(bytes)} & keep{heed::view_of<Batch<B>, Key<K>>(bools)};
    }
    [[nodiscard]] constexpr auto owned() const { return added & by_query & by_batch; }
};

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto attended(auto const& mask) {
    return heed::scaled_dot_product_attention(eighths<tensor<float, Batch<B>, Query<Q>, Dk<D>>>(1),
                                              eighths<tensor<float, Batch<B>, Key<K>, Dk<D>>>(1),
                                              eighths<tensor<float, Batch<B>, Key<K>, Dv<V>>>(1), mask);
}
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto attended_under_views() {
    masks<B, Q, K> const mask;
    return attended<B, Q, K, D, V>(mask.viewed());
}
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto attended_under_owned_values() {
    masks<B, Q, K> const mask;
    return attended<B, Q, K, D, V>(mask.owned());
}

}  // namespace

TEST_CASE("attention under masks over memory has the bits of attention under masks with the same values of their own") {
    BOTH_TIMES(different, attended_under_views<2, 3, 5, 7, 11>);
    constexpr auto different_owned = attended_under_owned_values<2, 3, 5, 7, 11>();
    STATIC_REQUIRE(different == different_owned);
    BOTH_TIMES(equal, attended_under_views<4, 4, 4, 4, 4>);
    constexpr auto equal_owned = attended_under_owned_values<4, 4, 4, 4, 4>();
    STATIC_REQUIRE(equal == equal_owned);
    // More keys than a tile has, and more queries than a vector.
    CHECK(attended_under_views<2, 19, 131, 5, 3>() == attended_under_owned_values<2, 19, 131, 5, 3>());
}

TEST_CASE("attention reads a mask over memory where it is, and copies nothing") {
    masks<2, 3, 5> mask;
    auto const viewed = mask.viewed();
    auto const before = attended<2, 3, 5, 7, 11>(viewed);
    mask.bools[0] = mask.by_batch(0, 0) = false;
    auto const after = attended<2, 3, 5, 7, 11>(viewed);
    CHECK(!(after == before));
    CHECK(after == attended<2, 3, 5, 7, 11>(mask.owned()));
}
