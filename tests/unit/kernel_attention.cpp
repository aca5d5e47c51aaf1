// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/kernel/fused_attention.hpp>
#include <heed/kernel/mask_algebra.hpp>
#include <heed/kernel/mask_positions.hpp>
#include <heed/kernel/mask_values.hpp>

#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>

#include "../support/both_times.hpp"

namespace {

namespace kernel = heed::kernel;
namespace math = heed::math;
using kernel::attention_plan;

/// What the operands are filled with.
enum class kind { ordinary, with_specials, large, tiny, negative_zeros, mixed };
constexpr kind every_kind[] = {kind::ordinary, kind::with_specials,  kind::large,
                               kind::tiny,     kind::negative_zeros, kind::mixed};

struct numbers {
    unsigned state;

    constexpr unsigned next() {
        state = state * 1664525u + 1013904223u;
        return state >> 8;
    }
    template <class T>
    constexpr T number(kind which) {
        unsigned const choice = next() % 1000;
        T const x = static_cast<T>(static_cast<int>(next() % 20001) - 10000) / T(4000);
        switch (which) {
            case kind::ordinary:
                return x;
            case kind::with_specials:
                return choice < 3    ? math::quiet_nan<T>
                       : choice < 6  ? math::infinity<T>
                       : choice < 9  ? -math::infinity<T>
                       : choice < 15 ? T(-0.0)
                       : choice < 20 ? x * T(1e-40)
                       : choice < 25 ? x * T(1e37)
                                     : x;
            case kind::large:
                return x * T(100);
            case kind::tiny:
                return x * T(1e-20) * T(1e-20);
            case kind::negative_zeros:
                return T(-0.0);
            case kind::mixed:
                return choice < 500 ? x * T(1e19) : x;
        }
        return x;
    }
};

/// Memory of exactly `count` elements, so that a sanitizer sees what is read or written beside it.
template <class T>
std::unique_ptr<T[]> filled(std::size_t count, numbers& from, kind which) {
    std::unique_ptr<T[]> result(new T[count]);
    for (std::size_t i = 0; i < count; ++i) result[i] = from.number<T>(which);
    return result;
}

template <class T>
bool same(T const& a, T const& b) {
#if defined(__FAST_MATH__)
    // Zeros have no sign then, and NaN no bits.
    if ((a == 0 && b == 0) || (math::is_nan(a) && math::is_nan(b))) return true;
#endif
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

constexpr std::size_t last(std::size_t rows, std::size_t row, std::size_t columns, std::size_t column) {
    return (rows - 1) * row + (columns - 1) * column + 1;
}

/// How many outputs, of all kinds of operands, differ between the tiles and the order in which they are defined.
template <attention_plan P, class T, class Mask>
std::size_t differences(Mask const& mask) {
    std::size_t count = 0;
    numbers from{7};
    for (kind const which : every_kind) {
        auto const q = filled<T>(last(P.queries, P.q_query, P.features, P.q_feature), from, which);
        auto const k = filled<T>(last(P.keys, P.k_key, P.features, P.k_feature), from, which);
        auto const v = filled<T>(last(P.keys, P.v_key, P.values, P.v_value), from, which);
        std::size_t const outputs = last(P.queries, P.out_query, P.values, P.out_value);
        std::unique_ptr<T[]> const tiles(new T[outputs]{}), in_order(new T[outputs]{});
        kernel::fused_attention<P>(tiles.get(), q.get(), k.get(), v.get(), T(0.35), mask);
        kernel::fused_attention_in_order<P>(in_order.get(), q.get(), k.get(), v.get(), T(0.35), mask);
        for (std::size_t i = 0; i < outputs; ++i) count += !same(tiles[i], in_order[i]);
    }
    return count;
}

/// Operands one behind the other, turned in memory, and with gaps; with each kind of mask, or with all at once and
/// none.
template <bool EachMask, class T, std::size_t Q, std::size_t K, std::size_t F, std::size_t V>
std::size_t all_differences() {
    constexpr attention_plan rows{Q, K, F, V, F, 1, F, 1, V, 1, V, 1};
    constexpr attention_plan turned{Q, K, F, V, 1, Q, 1, K, 1, K, 1, Q};
    constexpr attention_plan gaps{Q, K, F, V, 3 * F, 3, F + 2, 1, V + 1, 1, V + 3, 1};
    constexpr auto ahead = static_cast<std::ptrdiff_t>(K) - static_cast<std::ptrdiff_t>(Q);

    numbers from{11};
    std::unique_ptr<bool[]> const kept(new bool[Q * K]);
    std::unique_ptr<unsigned char[]> const bytes(new unsigned char[Q * K]);
    std::unique_ptr<T[]> const bias(new T[Q * K]);
    for (std::size_t i = 0; i < Q * K; ++i) {
        // The first query sees nothing.
        kept[i] = i >= K && from.next() % 3 != 0;
        bytes[i] = kept[i] ? static_cast<unsigned char>(1u << from.next() % 8) : 0;
        bias[i] = from.next() % 9 == 0 ? -math::infinity<T>
                                       : from.number<T>(from.next() % 10 == 0 ? kind::with_specials : kind::ordinary);
    }
    using kernel::both_masks, kernel::mask_of_biases, kernel::mask_of_bools;
    using some_bools = mask_of_bools<true, K, 1>;
    using a_bias = mask_of_biases<T, K, 1>;
    using shared_bias = mask_of_biases<T, 0, 1>;
    both_masks<kernel::causal_mask<0>, both_masks<some_bools, both_masks<a_bias, shared_bias>>> const together{
        {}, {{kept.get()}, {{bias.get()}, {bias.get()}}}};
    std::size_t count = differences<rows, T>(kernel::absent{}) + differences<gaps, T>(together);
    if constexpr (EachMask) {
        count += differences<turned, T>(kernel::absent{}) + differences<rows, T>(kernel::causal_mask<0>{}) +
                 differences<rows, T>(kernel::causal_mask<ahead>{}) + differences<rows, T>(some_bools{kept.get()}) +
                 differences<rows, T>(mask_of_bools<false, 1, Q>{kept.get()}) +
                 differences<rows, T>(mask_of_bools<true, 0, 1>{kept.get() + (Q > 1 ? K : 0)}) +
                 differences<rows, T>(mask_of_bools<true, K, 1, unsigned char>{bytes.get()}) +
                 differences<rows, T>(mask_of_bools<false, 1, Q, unsigned char>{bytes.get()}) +
                 differences<rows, T>(a_bias{bias.get()}) + differences<turned, T>(shared_bias{bias.get()});
    }
    return count;
}

}  // namespace

TEST_CASE(
    "tiles of attention have the bits of the order that defines it, whatever the shape, the layout and the mask") {
    CHECK(all_differences<true, float, 17, 13, 11, 5>() == 0);
    CHECK(all_differences<false, float, 1, 1, 1, 1>() == 0);
    CHECK(all_differences<false, float, 4, 4, 4, 4>() == 0);
    CHECK(all_differences<false, float, 33, 40, 3, 37>() == 0);
    CHECK(all_differences<false, double, 7, 11, 3, 5>() == 0);
}

TEST_CASE("of few queries, whose keys and values lie in the lanes, too") {
    // One key, fewer and more than a vector has lanes, tiles, and a last one that is short; features and values in
    // groups of 16 bytes, and some more.
    CHECK(all_differences<false, float, 1, 1, 5, 3>() == 0);
    CHECK(all_differences<false, float, 1, 3, 9, 1>() == 0);
    CHECK(all_differences<true, float, 1, 23, 9, 21>() == 0);
    CHECK(all_differences<false, float, 3, 300, 35, 33>() == 0);
    CHECK(all_differences<false, float, 8, 257, 8, 8>() == 0);
    CHECK(all_differences<false, double, 1, 37, 6, 11>() == 0);
    CHECK(all_differences<true, double, 3, 131, 3, 5>() == 0);
    CHECK(all_differences<false, double, 1, 1, 1, 1>() == 0);
    // One query, whose scores are computed for several tiles at a time.
    CHECK(all_differences<false, float, 1, 1025, 35, 3>() == 0);
    CHECK(all_differences<false, float, 1, 1300, 64, 5>() == 0);
    CHECK(all_differences<false, double, 1, 1111, 17, 3>() == 0);
    // What is left of a block of many.
    CHECK(all_differences<false, float, 35, 17, 7, 9>() == 0);
}

TEST_CASE("of few queries, features in blocks of a longest chain") {
    constexpr auto long_features = []<class T, std::size_t Features, std::size_t Longest>(
                                       T, std::integral_constant<std::size_t, Features>,
                                       std::integral_constant<std::size_t, Longest>) {
        constexpr std::size_t F = Features, K = 131;
        constexpr attention_plan rows{2, K, F, 3, F, 1, F, 1, 3, 1, 3, 1, Longest};
        constexpr attention_plan turned{2, K, F, 3, 1, 2, 1, K, 1, K, 1, 2, Longest};
        return differences<rows, T>(kernel::absent{}) + differences<turned, T>(kernel::causal_mask<129>{});
    };
    using std::integral_constant;
    CHECK(long_features(0.0f, integral_constant<std::size_t, 67>{}, integral_constant<std::size_t, 13>{}) == 0);
    CHECK(long_features(0.0f, integral_constant<std::size_t, 64>{}, integral_constant<std::size_t, 16>{}) == 0);
    CHECK(long_features(0.0, integral_constant<std::size_t, 11>{}, integral_constant<std::size_t, 2>{}) == 0);
}

namespace {

/// Keys from `First` to before `End`, by bounds that know it.
template <std::size_t First, std::size_t End, bool Knows>
struct some_keys {
    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t query, std::size_t key) const { return key >= First + query && key < End; }
    constexpr std::size_t first_key(std::size_t first_query) const { return Knows ? First + first_query : 0; }
    constexpr std::size_t end_of_keys(std::size_t, std::size_t keys) const { return Knows && End < keys ? End : keys; }
    constexpr kernel::key_range open_keys(std::size_t, std::size_t last_query) const {
        return Knows ? kernel::key_range{First + last_query, End} : kernel::key_range{0, 0};
    }
};

}  // namespace

TEST_CASE("of few queries, in tiles that begin and end where a mask says") {
    constexpr attention_plan one{1, 700, 5, 17, 5, 1, 5, 1, 17, 1, 17, 1};
    constexpr attention_plan some{3, 700, 5, 3, 5, 1, 5, 1, 3, 1, 3, 1};
    constexpr attention_plan several_tiles{1, 2200, 40, 5, 40, 1, 40, 1, 5, 1, 5, 1};
    CHECK(differences<one, float>(some_keys<200, 531, true>{}) == 0);
    CHECK(differences<one, float>(some_keys<256, 512, true>{}) == 0);
    // The end is within what is scored at a time, and no mask is asked.
    CHECK(differences<one, float>(some_keys<100, 144, true>{}) == 0);
    CHECK(differences<one, float>(some_keys<100, 132, true>{}) == 0);
    CHECK(differences<one, float>(some_keys<300, 301, false>{}) == 0);
    CHECK(differences<one, float>(some_keys<5, 5, true>{}) == 0);
    CHECK(differences<one, double>(some_keys<127, 130, true>{}) == 0);
    CHECK(differences<several_tiles, float>(some_keys<200, 531, true>{}) == 0);
    CHECK(differences<several_tiles, float>(some_keys<130, 1170, true>{}) == 0);
    CHECK(differences<several_tiles, float>(some_keys<1000, 2199, false>{}) == 0);
    CHECK(differences<some, float>(some_keys<200, 531, true>{}) == 0);
    CHECK(differences<some, float>(some_keys<383, 385, false>{}) == 0);
    CHECK(differences<some, double>(some_keys<639, 700, true>{}) == 0);
}

TEST_CASE("with more keys than a tile has, too") { CHECK(all_differences<false, float, 5, 129, 7, 3>() == 0); }

namespace {

template <std::size_t Count, class T>
struct some {
    T values[Count];
    friend bool operator==(some const&, some const&) = default;
};

/// The same operands at both times: extents, and what they are filled with.
template <class T, std::size_t Q, std::size_t K, std::size_t F, std::size_t V, kind Kind>
struct attention_of {
    static constexpr some<Q * V, T> apply() {
        some<Q * F, T> q{};
        some<K * F, T> k{};
        some<K * V, T> v{};
        some<Q * V, T> out{};
        numbers from{13};
        for (T& x : q.values) x = from.number<T>(Kind);
        for (T& x : k.values) x = from.number<T>(Kind);
        for (T& x : v.values) x = from.number<T>(Kind);
        kernel::fused_attention<attention_plan{Q, K, F, V, F, 1, F, 1, V, 1, V, 1}>(
            out.values, q.values, k.values, v.values, T(0.35),
            // Of more keys than a tile has, some of the second tile are seen too.
            kernel::causal_mask<(K > 128 ? 128 : 1)>{});
        return out;
    }
};
template <class Case>
constexpr auto apply() {
    return Case::apply();
}

}  // namespace

TEST_CASE("constant evaluation gives the bits of the tiles") {
    { BOTH_TIMES(result, apply<attention_of<float, 7, 11, 3, 5, kind::ordinary>>); }
    { BOTH_TIMES(result, apply<attention_of<float, 4, 4, 4, 4, kind::large>>); }
    { BOTH_TIMES(result, apply<attention_of<float, 5, 7, 3, 2, kind::with_specials>>); }
    { BOTH_TIMES(result, apply<attention_of<float, 5, 7, 3, 2, kind::mixed>>); }
    { BOTH_TIMES(result, apply<attention_of<float, 3, 131, 2, 3, kind::ordinary>>); }
    { BOTH_TIMES(result, apply<attention_of<double, 5, 7, 3, 2, kind::ordinary>>); }
}

TEST_CASE("the outputs are those of the definition in doubles") {
    constexpr std::size_t queries = 19, keys = 141, features = 7, values = 5;
    numbers from{17};
    auto const q = filled<float>(queries * features, from, kind::ordinary);
    auto const k = filled<float>(keys * features, from, kind::ordinary);
    auto const v = filled<float>(keys * values, from, kind::ordinary);
    float out[queries * values];
    kernel::fused_attention<attention_plan{queries, keys, features, values, features, 1, features, 1, values, 1, values,
                                           1}>(out, q.get(), k.get(), v.get(), 0.5f, kernel::absent{});
    double greatest = 0;
    for (std::size_t i = 0; i < queries; ++i) {
        double total = 0, sums[values] = {};
        for (std::size_t j = 0; j < keys; ++j) {
            double score = 0;
            for (std::size_t f = 0; f < features; ++f) {
                score += static_cast<double>(q[i * features + f]) * static_cast<double>(k[j * features + f]);
            }
            double const weight = __builtin_exp(0.5 * score);
            total += weight;
            for (std::size_t d = 0; d < values; ++d) sums[d] += weight * static_cast<double>(v[j * values + d]);
        }
        for (std::size_t d = 0; d < values; ++d) {
            double const error = __builtin_fabs(static_cast<double>(out[i * values + d]) - sums[d] / total);
            if (error > greatest) greatest = error;
        }
    }
    // Values are below 2.5 in size.
    CHECK(greatest < 2e-6);
}
