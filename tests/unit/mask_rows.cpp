// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attend.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/kernel/mask_algebra.hpp>
#include <heed/kernel/mask_documents.hpp>
#include <heed/kernel/mask_positions.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/kernel/mask_values.hpp>
#include <heed/shape/axes.hpp>

#include <cstdint>
#include <memory>
#include <utility>

#include "../support/both_times.hpp"

namespace {

namespace kernel = heed::kernel;
namespace math = heed::math;
using namespace heed::axes;

struct numbers {
    std::uint32_t state;
    std::uint32_t next() {
        state = state * 1664525u + 1013904223u;
        return state >> 8;
    }
    template <class T>
    T one() {
        return static_cast<T>(static_cast<int>(next() % 4001u) - 2000) * T(0.00137);
    }
    template <class T>
    T special() {
        T const specials[] = {T(-0.0), T(0), math::infinity<T>, -math::infinity<T>, math::quiet_nan<T>, T(1e-38)};
        std::uint32_t const which = next() % 24u;
        return which < 6 ? specials[which] : one<T>();
    }
};

template <class T>
bool equal(T x, T y) {
    return heed_test::same_bits(x, y) || (math::is_nan(x) && math::is_nan(y));
}

// Masks of every kind for some queries and keys, over values that are exactly as many as they need.
template <class T, std::size_t Queries, std::size_t Keys>
struct masks {
    std::unique_ptr<bool[]> bools = std::make_unique<bool[]>(Queries * Keys);
    std::unique_ptr<T[]> biases = std::make_unique<T[]>(Queries * Keys);
    std::unique_ptr<std::int64_t[]> ids = std::make_unique<std::int64_t[]>(Queries + 2 * Keys);

    masks() {
        numbers from{Keys};
        for (std::size_t i = 0; i < Queries * Keys; ++i) bools[i] = from.next() % 3 != 0;
        for (std::size_t i = 0; i < Queries * Keys; ++i) biases[i] = from.special<T>();
        for (std::size_t i = 0; i < Queries + 2 * Keys; ++i) ids[i] = std::int64_t{from.next() % 3u} << 31;
    }

    kernel::mask_of_bools<true, Keys, 1> kept() const { return {bools.get()}; }
    kernel::mask_of_bools<false, 1, Queries> dropped_turned() const { return {bools.get()}; }
    kernel::mask_of_bools<true, 0, 1> kept_keys() const { return {bools.get() + (Queries - 1) * Keys}; }
    kernel::mask_of_biases<T, Keys, 1> biased() const { return {biases.get()}; }
    kernel::mask_of_biases<T, 1, Queries> biased_turned() const { return {biases.get()}; }

    kernel::mask_of_documents<std::int64_t, 1, 2> documents() const { return {ids.get(), ids.get() + Queries}; }

    template <class Check>
    void each(Check check) const {
        check(kept());
        check(dropped_turned());
        check(kept_keys());
        check(biased());
        check(biased_turned());
        check(kernel::causal_mask<0>{});
        check(kernel::causal_mask<static_cast<std::ptrdiff_t>(Keys) - static_cast<std::ptrdiff_t>(Queries)>{});
        check(kernel::both_masks<kernel::causal_mask<2>, kernel::mask_of_bools<true, Keys, 1>>{{}, kept()});
        check(kernel::both_masks<kernel::mask_of_biases<T, Keys, 1>, kernel::mask_of_biases<T, 1, Queries>>{
            biased(), biased_turned()});
        using near = kernel::band_mask<kernel::moving, kernel::moving>;
        near const window{{-2}, {1}};
        check(window);
        check(kernel::band_mask<kernel::fixed<1>, kernel::unbounded>{});
        check(documents());
        check(kernel::either_mask<near, kernel::prefix_mask<kernel::fixed<2>>>{window, {}});
        using hidden = kernel::opposite_mask<kernel::mask_of_bools<true, Keys, 1>>;
        check(kernel::both_masks<hidden, kernel::prefix_mask<kernel::moving>>{
            {kept()}, {{static_cast<std::ptrdiff_t>(Keys / 2)}}});
    }
};

template <class T, std::size_t Queries, std::size_t Keys>
struct scores_under {
    template <class Mask>
    [[gnu::noinline]] void operator()(Mask const& mask) const {
        auto const sums = std::make_unique<T[]>(Queries * Keys), out = std::make_unique<T[]>(Queries * Keys);
        numbers from{Queries};
        for (std::size_t i = 0; i < Queries * Keys; ++i) out[i] = sums[i] = from.special<T>();
        kernel::mask_scores<Queries, Keys>(out.get(), T(0.37), mask);
        std::size_t wrong = 0;
        for (std::size_t query = 0; query < Queries; ++query) {
            for (std::size_t key = 0; key < Keys; ++key) {
                T const sum = sums[query * Keys + key];
                T expected = -math::infinity<T>;
                if (mask.keeps(query, key)) {
                    if constexpr (Mask::has_bias) {
                        expected = math::multiply_add(sum, T(0.37), mask.add_bias(query, key, T(0)));
                    } else {
                        expected = math::product(sum, T(0.37));
                    }
                }
                wrong += !equal(out[query * Keys + key], expected);
            }
        }
        INFO(Queries << " queries, " << Keys << " keys");
        REQUIRE(wrong == 0);
    }
};

/// What a mask says of whole tiles, compared with what it says of each key, for all blocks of queries.
template <std::size_t Queries, std::size_t Keys>
struct bounds_of {
    template <class Mask>
    void operator()(Mask const& mask) const {
        static_assert(kernel::attention_mask<Mask>);
        for (std::size_t first = 0; first < Queries; ++first) {
            for (std::size_t last = first; last < Queries; ++last) {
                kernel::key_range const open = mask.open_keys(first, last);
                kernel::key_range const some{Keys / 3, Keys - Keys / 4};
                kernel::key_range const seen = kernel::seen_among(mask, first, last, some);
                heed::mask_tile const tile = kernel::tile_under(mask, first, last, some);
                for (std::size_t query = first; query <= last; ++query) {
                    for (std::size_t key = 0; key < Keys; ++key) {
                        bool const kept = mask.keeps(query, key);
                        if (key >= some.first && key < some.end) {
                            if (key < seen.first || key >= seen.end) REQUIRE(!kept);
                            if (tile == heed::mask_tile::empty) REQUIRE(!kept);
                            if (tile == heed::mask_tile::full) REQUIRE(kept);
                        }
                        INFO("query " << query << " of " << first << " to " << last << ", key " << key);
                        if (key < mask.first_key(first) || key >= mask.end_of_keys(last, Keys)) REQUIRE(!kept);
                        if (key >= open.first && key < open.end) REQUIRE(kept);
                    }
                }
            }
        }
    }
};

template <class T, std::size_t Queries, std::size_t Keys>
struct weights_under {
    template <class Mask>
    [[gnu::noinline]] void operator()(Mask const& mask) const {
        check<Keys, 1>(mask);
        check<1, Queries>(mask);
    }
    template <std::size_t QueryStride, std::size_t KeyStride, class Mask>
    void check(Mask const& mask) const {
        auto const weights = std::make_unique<T[]>(Queries * Keys);
        numbers from{Queries};
        for (std::size_t query = 0; query < Queries; ++query) {
            for (std::size_t key = 0; key < Keys; ++key) {
                T const hidden = key % 2 == 0 ? T(0) : T(-0.0);
                weights[query * QueryStride + key * KeyStride] = mask.keeps(query, key) ? from.special<T>() : hidden;
            }
        }
        INFO(Queries << " queries, " << Keys << " keys");
        constexpr kernel::scores_plan plan{Queries, Keys, QueryStride, KeyStride};
        REQUIRE(kernel::hides_zeros<plan>(weights.get(), mask));
        // Any one that is none is seen.
        std::size_t missed = 0;
        for (std::size_t query = 0; query < Queries; ++query) {
            for (std::size_t key = 0; key < Keys; ++key) {
                if (mask.keeps(query, key)) continue;
                T& weight = weights[query * QueryStride + key * KeyStride];
                T const before = weight;
                weight = key % 3 == 0 ? math::quiet_nan<T> : T(1e-30);
                missed += kernel::hides_zeros<plan>(weights.get(), mask);
                weight = before;
            }
        }
        REQUIRE(missed == 0);
    }
};

template <class T, std::size_t Queries, std::size_t... Keys>
void check_rows(std::index_sequence<Keys...>) {
    (masks<T, Queries, Keys>{}.each(scores_under<T, Queries, Keys>{}), ...);
    (masks<T, Queries, Keys>{}.each(weights_under<T, Queries, Keys>{}), ...);
}

enum class given { zeros, other_weights, nan_in_v, tiny };

// What attend is under a mask: one chain of multiply-adds from zero on, over the keys that are kept.
template <class T, std::size_t B, std::size_t Q, std::size_t K, std::size_t V, class... Axes>
std::size_t differences(given what) {
    static heed::keep<Batch<B>, Query<Q>, Key<K>> mask;
    static heed::tensor<T, Axes...> weights;
    static heed::tensor<T, Batch<B>, Key<K>, Dv<V>> v;
    numbers from{K};
    // Of the second query no key is left.
    for (std::size_t i = 0; i < mask.size; ++i) mask.values[i] = from.next() % 2 != 0 && i / K % Q != 1;
    for (T& one : v.values) one = from.one<T>();
    if (what == given::nan_in_v) {
        for (std::size_t b = 0; b < B; ++b) v(b, K / 2, V / 2) = math::quiet_nan<T>;
    }
    T const tiny = sizeof(T) == 4 ? T(1e-30) : T(1e-300);
    if (what == given::tiny) {
        // A sum of the kept ones is rounded to -0, and a masked one behind it would make that 0.
        for (std::size_t i = 0; i < v.size; ++i) v.values[i] = i / V % 2 == 0 ? tiny : -tiny;
    }
    using heed::index;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                bool const counts = mask(b, q, k) || what == given::other_weights;
                T const weight = what == given::tiny ? tiny : from.one<T>();
                weights(index<Batch>(b), index<Query>(q), index<Key>(k)) = counts ? weight : T(0);
            }
        }
    }
    auto const out = heed::attend(heed::as_attention_weights<Key>(weights), v, mask);
    std::size_t result = 0;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t d = 0; d < V; ++d) {
                T volatile zero = 0;
                T sum = zero;
                for (std::size_t k = 0; k < K; ++k) {
                    if (!mask(b, q, k)) continue;
                    sum = math::multiply_add(weights(index<Batch>(b), index<Query>(q), index<Key>(k)), v(b, k, d), sum);
                }
                result += !equal(out(index<Batch>(b), index<Query>(q), index<Dv>(d)), sum);
            }
        }
    }
    return result;
}

template <class T, std::size_t B, std::size_t Q, std::size_t K, std::size_t V>
void check_attend() {
    for (given const what : {given::zeros, given::other_weights, given::nan_in_v, given::tiny}) {
        INFO(B << ", " << Q << ", " << K << ", " << V << "; " << static_cast<int>(what));
        REQUIRE(differences<T, B, Q, K, V, Batch<B>, Query<Q>, Key<K>>(what) == 0);
        REQUIRE(differences<T, B, Q, K, V, Key<K>, Batch<B>, Query<Q>>(what) == 0);
    }
}

/// Weights that a mask hides and that are none, and values behind it that are no numbers: of one query all, of one
/// none.
template <std::size_t Q, std::size_t K, std::size_t V>
constexpr auto attended_past_a_mask() {
    heed::keep<Query<Q>, Key<K>> mask{};
    heed::tensor<float, Query<Q>, Key<K>> weights{};
    heed::tensor<float, Key<K>, Dv<V>> v{};
    for (std::size_t q = 0; q < Q; ++q) {
        for (std::size_t k = 0; k < K; ++k) {
            mask(q, k) = q == 0 || (q != 1 && k % 2 == 0);
            weights(q, k) = static_cast<float>(q + 2 * k + 1) / 8;
        }
    }
    for (std::size_t k = 0; k < K; ++k) {
        for (std::size_t d = 0; d < V; ++d) v(k, d) = static_cast<float>(k) - static_cast<float>(d) / 2;
    }
    heed::tensor<float, Query<Q>, Dv<V>> sums{};
    for (std::size_t q = 0; q < Q; ++q) {
        for (std::size_t d = 0; d < V; ++d) {
            for (std::size_t k = 0; k < K; ++k) {
                if (mask(q, k)) sums(q, d) = math::multiply_add(weights(q, k), v(k, d), sums(q, d));
            }
        }
    }
    auto const out = heed::attend(heed::as_attention_weights<Key>(weights), v, mask);
    // Hidden from the first query as well, and all that is hidden has weights that are zeros.
    for (std::size_t k = 0; k < K; ++k) {
        mask(0, k) = k % 2 == 0;
        for (std::size_t q = 0; q < Q; ++q) weights(q, k) = mask(q, k) ? weights(q, k) : 0;
    }
    v(1, 0) = math::quiet_nan<float>;
    auto const past_nan = heed::attend(heed::as_attention_weights<Key>(weights), v, mask);
    bool right = out == sums;
    for (std::size_t q = 1; q < Q; ++q) right = right && past_nan(q, 0) == sums(q, 0);
    // A sum that is rounded to -0 where it is fused, and a hidden zero behind it.
    heed::tensor<float, Query<1>, Key<2>> const tiny{1e-30f, 0};
    heed::tensor<float, Key<2>, Dv<1>> const of_tiny{-1e-30f, 1};
    auto const zero = heed::attend(heed::as_attention_weights<Key>(tiny), of_tiny, heed::keep<Key<2>>{true, false});
    bool const negative = math::sign_bit(math::multiply_add(1e-30f, -1e-30f, 0.0f));
    return right && zero(0, 0) == 0 && math::sign_bit(zero(0, 0)) == negative;
}

}  // namespace

TEST_CASE("attend skips in constant expressions, too, what a mask hides") {
    STATIC_REQUIRE(attended_past_a_mask<3, 5, 2>());
    CHECK(attended_past_a_mask<3, 5, 2>());
    STATIC_REQUIRE(attended_past_a_mask<4, 4, 4>());
    CHECK(attended_past_a_mask<4, 4, 4>());
}

TEST_CASE("rows of scores and of weights are masked as element by element, whatever the mask and the number of keys") {
    check_rows<float, 3>(std::index_sequence<3, 7, 29>{});
    check_rows<double, 5>(std::index_sequence<1, 11>{});
}

TEST_CASE("what a mask says of many queries and keys at once is what it says of each") {
    masks<float, 5, 7>{}.each(bounds_of<5, 7>{});
    masks<float, 7, 5>{}.each(bounds_of<7, 5>{});
    masks<float, 4, 4>{}.each(bounds_of<4, 4>{});
    bounds_of<3, 5>{}(kernel::absent{});
    // Causal masks know both ends: none are loose.
    constexpr kernel::causal_mask<2> ahead;
    STATIC_REQUIRE(ahead.end_of_keys(1, 9) == 4);
    STATIC_REQUIRE(ahead.open_keys(1, 3).end == 4);
    STATIC_REQUIRE(kernel::causal_mask<-3>{}.end_of_keys(1, 9) == 0);
}

TEST_CASE("one element that is not finite, or that is zero, is found wherever it stands") {
    constexpr kernel::nest<1, 2> nest{2, {3, 21}, {{22, 1}}}, apart{2, {3, 7}, {{22, 3}}};
    auto const x = std::make_unique<float[]>(2 * 22 + 21);
    for (std::size_t i = 0; i < 2 * 22 + 21; ++i) x[i] = 1;
    // Between the rows.
    x[21] = math::infinity<float>;
    x[43] = 0;
    REQUIRE(kernel::all_finite<nest>(x.get()));
    REQUIRE(!kernel::any_zero<nest>(x.get()));
    for (std::size_t i = 0; i < 2 * 22 + 21; ++i) {
        bool const visited = i % 22 < 21;
        float const before = x[i];
        for (float const bad : {math::infinity<float>, -math::infinity<float>, math::quiet_nan<float>}) {
            x[i] = bad;
            REQUIRE(kernel::all_finite<nest>(x.get()) == !visited);
            REQUIRE(kernel::all_finite<apart>(x.get()) == !(visited && i % 22 % 3 == 0));
        }
        x[i] = 0;
        REQUIRE(kernel::any_zero<nest>(x.get()) == visited);
        REQUIRE(kernel::any_zero<apart>(x.get()) == (visited && i % 22 % 3 == 0));
        x[i] = before;
    }
}

namespace {

/// Whether a zero, or what is not finite, is found at each place of rows of so many elements, and behind them is not.
template <std::size_t... Length>
std::size_t missed_in_rows(heed::indices<Length...>) {
    std::size_t missed = 0;
    auto const of_length = [&]<std::size_t Count>(std::integral_constant<std::size_t, Count>) {
        constexpr kernel::nest<1, 2> rows{2, {2, Count}, {{Count + 1, 1}}};
        std::vector<float> x(2 * (Count + 1), 1.0f);
        missed += kernel::any_zero<rows>(x.data()) || !kernel::all_finite<rows>(x.data());
        for (std::size_t i = 0; i < x.size(); ++i) {
            bool const visited = i % (Count + 1) < Count;
            x[i] = 0;
            missed += kernel::any_zero<rows>(x.data()) != visited;
            x[i] = math::infinity<float>;
            missed += kernel::all_finite<rows>(x.data()) == visited;
            x[i] = 1;
        }
    };
    (of_length(std::integral_constant<std::size_t, Length + 1>{}), ...);
    return missed;
}

}  // namespace

TEST_CASE("zeros and infinities are found at every place of rows of every length") {
    CHECK(missed_in_rows(heed::first_indices<40>{}) == 0);
}

TEST_CASE("attend skips masked keys to the bit, whatever their weights and values, and where sums underflow") {
    check_attend<float, 2, 5, 37, 67>();
    check_attend<float, 4, 4, 4, 4>();
    check_attend<double, 2, 3, 11, 5>();
}
