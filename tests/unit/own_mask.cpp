// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A mask of one's own, a window with gaps that slides along the queries: what it takes is its type, what attention has
// to know of that type, and its meaning, without a word about vectors, tiles or batches.
#include <heed/attention/attention.hpp>
#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/explain.hpp>
#include <heed/attention/mask.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/kernel/fused_attention.hpp>
#include <heed/kernel/mask_algebra.hpp>
#include <heed/kernel/mask_positions.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/ops/compare.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include <cstring>
#include <memory>
#include <string>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

// heed/attention/mask.hpp: the type.
template <std::size_t Width>
struct dilated {
    static constexpr bool is_mask = true;
};

// heed/kernel/masking.hpp: the meaning. A query sees every other key, `Width` of them, up to its own number plus
// `Ahead`.
template <std::size_t Width, std::size_t Ahead>
struct dilated_mask {
    static constexpr bool has_bias = false;
    static constexpr std::size_t end(std::size_t query) { return query + Ahead + 1; }
    static constexpr std::size_t start(std::size_t query) {
        return end(query) > 2 * Width - 1 ? end(query) - (2 * Width - 1) : 0;
    }
    constexpr bool keeps(std::size_t query, std::size_t key) const {
        return key >= start(query) && key < end(query) && (end(query) - key) % 2 == 1;
    }
    constexpr std::size_t first_key(std::size_t first_query) const { return start(first_query); }
    constexpr std::size_t end_of_keys(std::size_t last_query, std::size_t keys) const {
        return end(last_query) < keys ? end(last_query) : keys;
    }
    constexpr heed::kernel::key_range open_keys(std::size_t, std::size_t) const { return {0, 0}; }
};

// heed/attention/detail/mask_rules.hpp: what fits, what it is to the kernels, and what `explain` says.
template <std::size_t Width>
struct heed::detail::mask_traits<dilated<Width>> {
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return none{};
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(dilated<Width>, std::size_t) {
        return dilated_mask<Width, extent_of<Key> - extent_of<Query>>{};
    }
    static constexpr void write(auto& out) {
        out << "a dilated window of " << static_cast<unsigned long long>(Width);
    }
};

namespace {

namespace kernel = heed::kernel;
using namespace heed::axes;
using heed::generate;
using heed::keep;
using heed::tensor;
using heed_test::eighths;

/// The same window and a padding, as the bools that they come to.
template <std::size_t Width, std::size_t B, std::size_t Q, std::size_t K>
constexpr auto written_out() {
    return generate<keep<Batch<B>, Query<Q>, Key<K>>>([](std::size_t b, std::size_t q, std::size_t k) {
        std::size_t const position = q + K - Q;
        return k <= position && position < k + 2 * Width - 1 && (position - k) % 2 == 0 && (3 * b + k) % 5 != 1;
    });
}
template <std::size_t B, std::size_t K>
constexpr auto padding() {
    return generate<keep<Batch<B>, Key<K>>>([](std::size_t b, std::size_t k) { return (3 * b + k) % 5 != 1; });
}

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct outputs {
    decltype(heed::scores(tensor<float, Batch<B>, Query<Q>, Dk<D>>{}, tensor<float, Batch<B>, Key<K>, Dk<D>>{})) scores;
    decltype(scores) laid;
    decltype(heed::attention(tensor<float, Batch<B>, Query<Q>, Dk<D>>{}, tensor<float, Batch<B>, Key<K>, Dk<D>>{},
                             tensor<float, Batch<B>, Key<K>, Dv<V>>{})) both;
    decltype(both.output) fused;

    constexpr explicit outputs(auto const& mask) {
        auto const q = eighths<tensor<float, Batch<B>, Query<Q>, Dk<D>>>(1);
        auto const k = eighths<tensor<float, Batch<B>, Key<K>, Dk<D>>>(1);
        auto const v = eighths<tensor<float, Batch<B>, Key<K>, Dv<V>>>(1);
        scores = heed::scores(q, k, mask);
        laid = heed::masked<Query>(heed::scores(q, k), mask);
        both = heed::attention(q, k, v, mask);
        fused = heed::scaled_dot_product_attention(q, k, v, mask);
    }
    friend constexpr bool operator==(outputs const&, outputs const&) = default;
};
template <std::size_t Width, std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto under_a_window() {
    return outputs<B, Q, K, D, V>(padding<B, K>() & dilated<Width>{});
}
template <std::size_t Width, std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto under_bools() {
    return outputs<B, Q, K, D, V>(written_out<Width, B, Q, K>());
}

/// Whether tiles that a window skips and cuts give what each key by itself gives.
template <std::size_t Width, std::size_t Q, std::size_t K, std::size_t Ahead = K - Q>
bool tiles_agree() {
    constexpr std::size_t F = 3, V = 5;
    constexpr kernel::attention_plan plan{Q, K, F, V, F, 1, F, 1, V, 1, V, 1};
    auto const q = eighths<heed::heap_tensor<float, Query<Q>, Dk<F>>>(1);
    auto const k = eighths<heed::heap_tensor<float, Key<K>, Dk<F>>>(1);
    auto v = eighths<heed::heap_tensor<float, Key<K>, Dv<V>>>(1);
    for (bool const with_nan : {false, true}) {
        if (with_nan) v(0, 0) = v(K / 2, 1) = heed::math::quiet_nan<float>;
        heed::heap_tensor<float, Query<Q>, Dv<V>> in_tiles{}, in_order{};
        dilated_mask<Width, Ahead> const mask{};
        kernel::fused_attention<plan>(in_tiles.data(), q.data(), k.data(), v.data(), 0.3f, mask);
        kernel::fused_attention_in_order<plan>(in_order.data(), q.data(), k.data(), v.data(), 0.3f, mask);
        if (std::memcmp(in_tiles.data(), in_order.data(), Q * V * sizeof(float)) != 0) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("a mask of one's own is a mask to scores, masked, attend and both kinds of attention") {
    STATIC_REQUIRE(kernel::attention_mask<dilated_mask<2, 1>>);
    BOTH_TIMES(primes, under_a_window<2, 2, 3, 5, 7, 11>);
    constexpr auto primes_of_bools = under_bools<2, 2, 3, 5, 7, 11>();
    STATIC_REQUIRE(primes == primes_of_bools);
    BOTH_TIMES(equal, under_a_window<4, 4, 4, 4, 4, 4>);
    constexpr auto equal_of_bools = under_bools<4, 4, 4, 4, 4, 4>();
    STATIC_REQUIRE(equal == equal_of_bools);
    CHECK(under_a_window<3, 2, 37, 41, 5, 3>() == under_bools<3, 2, 37, 41, 5, 3>());
}

TEST_CASE("keys in front of all windows are skipped, a tile at a time") {
    CHECK(tiles_agree<5, 300, 300>());
    CHECK(tiles_agree<200, 300, 400>());
    CHECK(tiles_agree<1, 7, 263>());
    CHECK(tiles_agree<129, 131, 257>());
    // Windows behind the last key.
    CHECK(tiles_agree<3, 7, 130, 300>());
    using behind = kernel::both_masks<kernel::causal_mask<0>, dilated_mask<3, 300>>;
    STATIC_REQUIRE(behind{}.first_key(2) == 298);
}

TEST_CASE("explain says a mask of one's own in its own words") {
    constexpr auto said =
        heed::explanation_of_scores<tensor<float, Query<3>, Dk<7>>, tensor<float, Key<5>, Dk<7>>, dilated<2>>;
    CHECK(std::string(said.data(), said.size()).find("masked by a dilated window of 2") != std::string::npos);
}
