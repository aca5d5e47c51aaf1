// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Fused attention of as many queries and keys as are known at run time: the bits of the order that defines it, and
// nothing read or written beyond them.
#include <heed/kernel/fused_attention.hpp>
#include <heed/kernel/mask_algebra.hpp>
#include <heed/kernel/mask_positions.hpp>
#include <heed/kernel/mask_values.hpp>

#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>
#include <vector>

#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

namespace kernel = heed::kernel;
namespace math = heed::math;
using kernel::attention_plan;

/// Memory of exactly so many numbers, so that a sanitizer sees what is read or written behind them.
template <class T>
std::unique_ptr<T[]> numbers(std::size_t count, std::size_t seed) {
    std::unique_ptr<T[]> result(new T[count]);
    for (std::size_t i = 0; i < count; ++i) result[i] = static_cast<T>(heed_test::eighths_at(i % 977, seed));
    return result;
}

constexpr std::size_t elements(std::size_t rows, std::size_t row, std::size_t columns, std::size_t column) {
    return rows == 0 || columns == 0 ? 0 : (rows - 1) * row + (columns - 1) * column + 1;
}

/// What is left where nothing is written.
template <class T>
constexpr T untouched = T(1234.5);

template <class T>
bool same(T const& a, T const& b) {
#if defined(__FAST_MATH__)
    if ((a == 0 && b == 0) || (math::is_nan(a) && math::is_nan(b))) return true;
#endif
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

/// How many outputs and log-sum-exps are others than those of the order, of so many queries and keys.
template <attention_plan P, class T, class Mask>
std::size_t differences(Mask const& mask, std::size_t queries, std::size_t keys, bool with_infinity) {
    auto const q = numbers<T>(elements(queries, P.q_query, P.features, P.q_feature), 1);
    auto const k = numbers<T>(elements(keys, P.k_key, P.features, P.k_feature), 2);
    auto const v = numbers<T>(elements(keys, P.v_key, P.values, P.v_value), 3);
    if (with_infinity && keys > 0) v[keys / 2 * P.v_key] = math::infinity<T>;
    std::size_t const room = elements(P.queries, P.out_query, P.values, P.out_value);
    std::vector<T> tiles(room, untouched<T>), in_order(room, untouched<T>);
    std::vector<T> lse(P.queries, untouched<T>), lse_in_order(P.queries, untouched<T>);
    kernel::attention_lengths const lengths{queries, keys};
    kernel::fused_attention<P>(tiles.data(), q.get(), k.get(), v.get(), T(0.35), mask, lse.data(), lengths);
    kernel::fused_attention_in_order<P>(in_order.data(), q.get(), k.get(), v.get(), T(0.35), mask,
                                        lse_in_order.data(), lengths);
    std::size_t count = 0;
    for (std::size_t i = 0; i < room; ++i) count += !same(tiles[i], in_order[i]);
    for (std::size_t i = 0; i < P.queries; ++i) count += !same(lse[i], lse_in_order[i]);
    for (std::size_t query = queries; query < P.queries; ++query) {
        for (std::size_t d = 0; d < P.values; ++d)
            count += tiles[query * P.out_query + d * P.out_value] != untouched<T>;
        count += lse[query] != untouched<T>;
    }
    return count;
}

constexpr std::size_t some_lengths[] = {0,  1,  2,  3,  4,  5,  7,   8,   9,   15,  16,  17,  31,
                                        32, 33, 63, 65, 96, 97, 127, 128, 129, 130, 200, 255, 257};

/// All pairs of lengths up to those that the plan has room for.
template <attention_plan P, class T, class MaskOf>
std::size_t differences_at_lengths(MaskOf const& mask_of) {
    std::size_t count = 0;
    for (std::size_t queries : some_lengths) {
        for (std::size_t keys : some_lengths) {
            if (queries > P.queries || keys > P.keys) continue;
            auto const mask = mask_of(queries, keys);
            count += differences<P, T>(mask, queries, keys, false);
            if (!kernel::is_absent<decltype(mask)>) count += differences<P, T>(mask, queries, keys, true);
        }
    }
    return count;
}

struct less_with_distance {
    template <class T>
    constexpr T operator()(T score, std::size_t query, std::size_t key) const {
        return score + static_cast<T>(static_cast<int>(key % 5) - static_cast<int>(query)) / 8;
    }
};
struct third_is_dropped {
    constexpr kernel::four_factors<float> operator()(std::size_t query, std::size_t fours) const {
        kernel::four_factors<float> by{};
        for (std::size_t i = 0; i < 4; ++i) by.of[i] = (query + 4 * fours + i) % 3 == 0 ? 0.0f : 1.5f;
        return by;
    }
};

/// With every kind of mask; operands one behind the other, and turned in memory.
template <class T, std::size_t Q, std::size_t K, std::size_t F, std::size_t V>
std::size_t differences_of_masks() {
    constexpr attention_plan rows{.queries = Q, .keys = K, .features = F, .values = V, .q_query = F, .q_feature = 1,
                                  .k_key = F, .k_feature = 1, .v_key = V, .v_value = 1, .out_query = V,
                                  .out_value = 1, .ends = true};
    constexpr attention_plan turned{.queries = Q, .keys = K, .features = F, .values = V, .q_query = 1, .q_feature = Q,
                                    .k_key = 1, .k_feature = K, .v_key = 1, .v_value = K, .out_query = 1,
                                    .out_value = Q, .ends = true};
    // In memory that ends where the lengths do.
    auto const bools = [&](std::size_t queries, std::size_t keys) {
        static std::unique_ptr<bool[]> kept;
        kept.reset(new bool[elements(queries, K, keys, 1)]);
        for (std::size_t i = 0; i < elements(queries, K, keys, 1); ++i) kept[i] = i % 7 < 4 && i >= K;
        return kernel::mask_of_bools<true, K, 1>{kept.get()};
    };
    auto const biases = [&](std::size_t queries, std::size_t keys) {
        static std::unique_ptr<T[]> bias;
        bias = numbers<T>(elements(queries, K, keys, 1), 5);
        for (std::size_t i = 0; i < elements(queries, K, keys, 1); i += 11) bias[i] = -math::infinity<T>;
        return kernel::mask_of_biases<T, K, 1>{bias.get()};
    };
    auto const lower_right = [](std::size_t queries, std::size_t keys) {
        return kernel::band_mask<kernel::unbounded, kernel::moving>{
            {}, {static_cast<std::ptrdiff_t>(keys) - static_cast<std::ptrdiff_t>(queries)}};
    };
    auto const near = [](std::size_t, std::size_t keys) {
        auto const ahead = static_cast<std::ptrdiff_t>(keys / 2);
        return kernel::band_mask<kernel::moving, kernel::moving>{{ahead - 9}, {ahead}};
    };
    auto const none = [](std::size_t, std::size_t) { return kernel::absent{}; };
    auto const both = [&](std::size_t queries, std::size_t keys) {
        auto const one = lower_right(queries, keys);
        auto const other = bools(queries, keys);
        return kernel::both_masks<std::remove_const_t<decltype(one)>, std::remove_const_t<decltype(other)>>{one, other};
    };
    std::size_t count = differences_at_lengths<rows, T>(none) + differences_at_lengths<turned, T>(none) +
                        differences_at_lengths<rows, T>(lower_right) + differences_at_lengths<rows, T>(near) +
                        differences_at_lengths<rows, T>(bools) + differences_at_lengths<rows, T>(biases) +
                        differences_at_lengths<turned, T>(both);
    if constexpr (sizeof(T) == sizeof(float)) {
        auto const staged = [&](std::size_t queries, std::size_t keys) {
            auto const mask = both(queries, keys);
            return kernel::staged_mask<std::remove_const_t<decltype(mask)>, kernel::capped_score<T>, less_with_distance,
                                       T, third_is_dropped>{mask, {T(2)}, {}, T(0.25), {}};
        };
        count += differences_at_lengths<rows, T>(staged);
    }
    return count;
}

}  // namespace

TEST_CASE("as many queries and keys as there are: the bits of the order, nothing beyond them read or written") {
    CHECK(differences_of_masks<float, 65, 33, 5, 7>() == 0);
    CHECK(differences_of_masks<float, 17, 257, 6, 3>() == 0);
    CHECK(differences_of_masks<double, 17, 130, 3, 5>() == 0);
}

TEST_CASE("of one query, too, whose scores are computed for several tiles at a time") {
    constexpr attention_plan one{.queries = 1, .keys = 1300, .features = 64, .values = 5, .q_query = 64,
                                 .q_feature = 1, .k_key = 64, .k_feature = 1, .v_key = 5, .v_value = 1, .out_query = 5,
                                 .out_value = 1, .ends = true};
    std::size_t count = 0;
    for (std::size_t const keys : {0u, 1u, 5u, 16u, 17u, 130u, 1000u, 1024u, 1029u, 1300u}) {
        count += differences<one, float>(kernel::absent{}, 1, keys, false);
    }
    CHECK(count == 0);
}
