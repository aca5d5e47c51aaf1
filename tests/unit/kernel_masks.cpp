// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Fused attention under masks with holes: the tiles that it skips, and those that it does not test.
#include <heed/kernel/fused_attention.hpp>
#include <heed/kernel/mask_algebra.hpp>
#include <heed/kernel/mask_documents.hpp>
#include <heed/kernel/mask_positions.hpp>
#include <heed/kernel/mask_values.hpp>

#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "../support/catch.hpp"
#include "../support/guarded.hpp"
#include "../support/numbers.hpp"

namespace {

namespace kernel = heed::kernel;
namespace math = heed::math;
using heed::mask_tile;

struct operands {
    std::vector<float> q, k, v;
    operands(std::size_t queries, std::size_t keys, std::size_t features, std::size_t values)
        : q(queries * features), k(keys * features), v(keys * values) {
        fill(q, 1);
        fill(k, 2);
        fill(v, 3);
    }
    static void fill(std::vector<float>& x, std::size_t seed) {
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = heed_test::eighths_at(i % 977, seed);
    }
};

/// How many outputs differ between tiles and the order that defines them, and between those and the same under bools.
template <std::size_t Q, std::size_t K, class Mask>
std::size_t differences(Mask const& mask) {
    constexpr std::size_t F = 3, V = 5;
    constexpr kernel::attention_plan plan{Q, K, F, V, F, 1, F, 1, V, 1, V, 1};
    operands given(Q, K, F, V);
    std::unique_ptr<bool[]> const bools(new bool[Q * K]);
    for (std::size_t i = 0; i < Q; ++i) {
        for (std::size_t j = 0; j < K; ++j) bools[i * K + j] = mask.keeps(i, j);
    }
    for (std::size_t j = 0; j < K; ++j) {
        bool seen = false;
        for (std::size_t i = 0; i < Q; ++i) seen = seen || bools[i * K + j];
        // What is hidden from all queries is NaN, and of one key that is not all values are infinite.
        for (std::size_t f = 0; f < F && !seen; ++f) given.k[j * F + f] = math::quiet_nan<float>;
        for (std::size_t d = 0; d < V; ++d) {
            if (!seen) given.v[j * V + d] = math::quiet_nan<float>;
            if (j == K / 3) given.v[j * V + d] = math::infinity<float>;
        }
    }
    std::vector<float> tiles(Q * V), in_order(Q * V), of_bools(Q * V);
    kernel::fused_attention<plan>(tiles.data(), given.q.data(), given.k.data(), given.v.data(), 0.35f, mask);
    kernel::fused_attention_in_order<plan>(in_order.data(), given.q.data(), given.k.data(), given.v.data(), 0.35f,
                                           mask);
    kernel::fused_attention<plan>(of_bools.data(), given.q.data(), given.k.data(), given.v.data(), 0.35f,
                                  kernel::mask_of_bools<true, K, 1>{bools.get()});
    std::size_t count = 0;
    for (std::size_t i = 0; i < Q * V; ++i) {
        count += std::memcmp(&tiles[i], &in_order[i], sizeof(float)) != 0 ||
                 std::memcmp(&tiles[i], &of_bools[i], sizeof(float)) != 0;
    }
    return count;
}

using near = kernel::band_mask<kernel::moving, kernel::moving>;

template <std::size_t Q, std::size_t K>
std::size_t differences_of_masks() {
    using kernel::band_mask, kernel::both_masks, kernel::either_mask, kernel::fixed, kernel::opposite_mask,
        kernel::prefix_mask, kernel::unbounded;
    constexpr auto ahead = static_cast<std::ptrdiff_t>(K) - static_cast<std::ptrdiff_t>(Q);
    std::vector<std::int64_t> of_queries(Q), of_keys(K);
    for (std::size_t i = 0; i < Q; ++i) of_queries[i] = static_cast<std::int64_t>((i + K - Q) / 50) << 33;
    for (std::size_t j = 0; j < K; ++j) of_keys[j] = static_cast<std::int64_t>(j / 50) << 33;
    kernel::mask_of_documents<std::int64_t, 1, 1> const documents{of_queries.data(), of_keys.data()};
    near const window{{ahead - 9}, {ahead + 2}};
    prefix_mask<kernel::moving> const of_length{{K / 2 + 3}};
    std::size_t count = differences<Q, K>(of_length) + differences<Q, K>(window) + differences<Q, K>(documents) +
                        differences<Q, K>(either_mask<near, prefix_mask<fixed<7>>>{window, {}});
    if constexpr (Q > 1) {
        count += differences<Q, K>(band_mask<fixed<ahead - 140>, fixed<ahead>>{}) +
                 differences<Q, K>(band_mask<fixed<ahead>, unbounded>{}) + differences<Q, K>(prefix_mask<fixed<7>>{}) +
                 differences<Q, K>(opposite_mask<near>{window}) +
                 differences<Q, K>(opposite_mask<decltype(of_length)>{of_length}) +
                 differences<Q, K>(kernel::first_queries_mask{1}) +
                 differences<Q, K>(kernel::first_queries_mask{Q / 2}) +
                 differences<Q, K>(both_masks<kernel::first_queries_mask, decltype(of_length)>{{Q - 1}, of_length}) +
                 differences<Q, K>(opposite_mask<kernel::first_queries_mask>{{Q / 2}}) +
                 differences<Q, K>(both_masks<decltype(documents), kernel::causal_mask<ahead>>{documents, {}}) +
                 differences<Q, K>(either_mask<opposite_mask<decltype(documents)>, near>{{documents}, window});
    }
    return count;
}

/// A mask that counts the tiles that are read key by key, and knows no bounds, so that all tiles are asked for.
template <class Mask>
struct counting {
    Mask mask;
    std::size_t* read;

    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t query, std::size_t key) const { return mask.keeps(query, key); }
    constexpr std::size_t first_key(std::size_t) const { return 0; }
    constexpr std::size_t end_of_keys(std::size_t, std::size_t keys) const { return keys; }
    constexpr kernel::key_range open_keys(std::size_t, std::size_t) const { return {0, 0}; }
    constexpr mask_tile tile_of(std::size_t first, std::size_t last, kernel::key_range keys) const {
        return kernel::tile_under(mask, first, last, keys);
    }
    template <class Tile>
    void narrow(Tile const& tile) const {
        ++*read;
        kernel::detail::narrow_tile(mask, tile);
    }
};

/// How many tiles attention reads, beyond those that it has to.
template <std::size_t Q, std::size_t K, class Mask>
std::ptrdiff_t tiles_read_in_vain(Mask const& mask) {
    constexpr std::size_t F = 3, V = 5, block = 2 * kernel::lanes<float>, tile = kernel::keys_in_a_tile;
    static_assert(Q % block == 0 && K % tile == 0);
    constexpr kernel::attention_plan plan{Q, K, F, V, F, 1, F, 1, V, 1, V, 1};
    operands const given(Q, K, F, V);
    std::vector<float> out(Q * V);
    std::size_t read = 0, partial = 0;
    kernel::fused_attention<plan>(out.data(), given.q.data(), given.k.data(), given.v.data(), 0.35f,
                                  counting<Mask>{mask, &read});
    for (std::size_t query = 0; query < Q; query += block) {
        for (std::size_t key = 0; key < K; key += tile) {
            bool any = false, all = true;
            for (std::size_t i = query; i < query + block; ++i) {
                for (std::size_t j = key; j < key + tile; ++j) {
                    any = any || mask.keeps(i, j);
                    all = all && mask.keeps(i, j);
                }
            }
            partial += any && !all;
        }
    }
    // A block of queries is two vectors.
    return static_cast<std::ptrdiff_t>(read) - 2 * static_cast<std::ptrdiff_t>(partial);
}

/// Attention to keys of which some whole tiles are in memory that nobody may read.
template <std::size_t K, class Mask>
bool attends_beside_holes(Mask const& mask) {
    constexpr std::size_t F = 64, tile = kernel::keys_in_a_tile;
    constexpr kernel::attention_plan plan{1, K, F, F, F, 1, F, 1, F, 1, F, 1};
    heed_test::guarded<float> const k(K * F, false), v(K * F, false);
    std::vector<float> q(F, 0.5f), expected(F), out(F);
    for (std::size_t i = 0; i < K * F; ++i) {
        k[i] = heed_test::eighths_at(i % 977, 2);
        v[i] = heed_test::eighths_at(i % 991, 3);
    }
    std::size_t holes = 0;
    for (std::size_t key = 0; key < K; key += tile) {
        bool any = false;
        for (std::size_t j = key; j < key + tile; ++j) any = any || mask.keeps(0, j);
        if (any) continue;
        ++holes;
        constexpr std::size_t bytes = tile * F * sizeof(float);
        if (!heed_test::forbid(k.data() + key * F, bytes)) return false;
        if (!heed_test::forbid(v.data() + key * F, bytes)) return false;
    }
    kernel::fused_attention<plan>(out.data(), q.data(), k.data(), v.data(), 0.1f, mask);
    kernel::fused_attention_in_order<plan>(expected.data(), q.data(), k.data(), v.data(), 0.1f, mask);
    return holes > 0 && out == expected;
}

}  // namespace

TEST_CASE("tiles under masks with holes have the bits of the order that defines them, and of bools") {
    CHECK(differences_of_masks<19, 389>() == 0);
    CHECK(differences_of_masks<1, 300>() == 0);
}

TEST_CASE("attention reads the mask of exactly those tiles of which some pairs are seen, and some not") {
    using kernel::either_mask, kernel::fixed, kernel::opposite_mask, kernel::prefix_mask;
    constexpr std::size_t Q = 128, K = 1024;
    near const window{{500}, {780}};
    CHECK(tiles_read_in_vain<Q, K>(window) == 0);
    CHECK(tiles_read_in_vain<Q, K>(kernel::causal_mask<500>{}) == 0);
    CHECK(tiles_read_in_vain<Q, K>(either_mask<near, prefix_mask<fixed<4>>>{window, {}}) == 0);
    CHECK(tiles_read_in_vain<Q, K>(opposite_mask<near>{window}) == 0);
    CHECK(tiles_read_in_vain<Q, K>(prefix_mask<kernel::moving>{{200}}) == 0);
    CHECK(tiles_read_in_vain<Q, K>(opposite_mask<prefix_mask<kernel::moving>>{{{200}}}) == 0);
    CHECK(tiles_read_in_vain<Q, K>(kernel::first_queries_mask{70}) == 0);
    CHECK(tiles_read_in_vain<Q, K>(opposite_mask<kernel::first_queries_mask>{{70}}) == 0);
    std::vector<int> ids(K);
    for (std::size_t i = 0; i < K; ++i) ids[i] = static_cast<int>(i / 100);
    CHECK(tiles_read_in_vain<Q, K>(kernel::mask_of_documents<int, 1, 1>{ids.data(), ids.data()}) == 0);
}

TEST_CASE("attention touches nothing of a tile that is empty") {
    using kernel::band_mask, kernel::either_mask, kernel::fixed, kernel::prefix_mask;
    using window = band_mask<fixed<700>, fixed<790>>;
    CHECK(attends_beside_holes<1024>(window{}));
    CHECK(attends_beside_holes<1024>(either_mask<window, prefix_mask<fixed<4>>>{}));
    CHECK(attends_beside_holes<1024>(prefix_mask<kernel::moving>{{300}}));
    CHECK(attends_beside_holes<1024>(kernel::opposite_mask<prefix_mask<kernel::moving>>{{{300}}}));
    CHECK(attends_beside_holes<1024>(kernel::opposite_mask<band_mask<fixed<100>, fixed<900>>>{}));
}
