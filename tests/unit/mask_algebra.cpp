// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Masks of masks, against the bools that they come to.
#include <heed/attention/attention.hpp>
#include <heed/attention/explain.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include <string>
#include <type_traits>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::after;
using heed::before;
using heed::bias;
using heed::causal;
using heed::documents;
using heed::drop;
using heed::generate;
using heed::keep;
using heed::lower_right;
using heed::mask_tile;
using heed::offset;
using heed::prefix;
using heed::shape;
using heed::tensor;
using heed::upper_left;
using heed::window;
using heed_test::eighths;

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto scores_of = shape<Batch<B>, Query<Q>, Key<K>>;

/// A mask of each kind, none like another, and what each means.
template <std::size_t B, std::size_t Q, std::size_t K>
struct kinds {
    static constexpr auto a_window = window{before{1}, after{1}, offset{1}};
    static constexpr auto a_causal = causal{lower_right};
    static constexpr auto a_prefix = prefix<2>{};
    static constexpr auto padding = generate<keep<Batch<B>, Key<K>>>([](auto b, auto k) { return (b + k) % 3 != 1; });
    static constexpr auto pairs = generate<drop<Query<Q>, Key<K>>>([](auto q, auto k) { return (2 * q + k) % 5 == 3; });
    static constexpr auto packed = documents{
        generate<tensor<int, Batch<B>, Query<Q>>>([](auto b, auto q) { return static_cast<int>((q + b) / 2); }),
        generate<tensor<int, Key<K>>>([](auto k) { return static_cast<int>(k / 2); })};

    static constexpr bool in_window(auto, auto q, auto k) { return k <= q + 2 && k >= q; }
    static constexpr bool in_causal(auto, auto q, auto k) { return k + Q <= q + K; }
    static constexpr bool in_prefix(auto, auto, auto k) { return k < 2; }
    static constexpr bool in_padding(auto b, auto, auto k) { return (b + k) % 3 != 1; }
    static constexpr bool in_pairs(auto, auto q, auto k) { return (2 * q + k) % 5 != 3; }
    static constexpr bool in_packed(auto b, auto q, auto k) { return (q + b) / 2 == k / 2; }
};

/// Whether a mask keeps what it means; and what it says of tiles is true.
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr bool means(auto const& mask, auto seen) {
    auto const kept = visible(mask, scores_of<B, Q, K>);
    auto const of_tiles = heed::tiles<2, 2>(mask, scores_of<B, Q, K>);
    bool all_see = true;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            bool sees = false;
            for (std::size_t k = 0; k < K; ++k) {
                bool const expected = seen(b, q, k);
                mask_tile const tile = of_tiles(b, q / 2, k / 2);
                if (kept(b, q, k) != expected || (tile == mask_tile::empty && expected) ||
                    (tile == mask_tile::full && !expected)) {
                    return false;
                }
                sees = sees || expected;
            }
            all_see = all_see && sees;
        }
    }
    return every_query_sees_a_key(mask, scores_of<B, Q, K>) == all_see;
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr bool each_means_what_it_says() {
    using of = kinds<B, Q, K>;
    auto const both = [](auto one, auto other) {
        return [=](auto b, auto q, auto k) { return one(b, q, k) && other(b, q, k); };
    };
    auto const either = [](auto one, auto other) {
        return [=](auto b, auto q, auto k) { return one(b, q, k) || other(b, q, k); };
    };
    auto const opposite = [](auto one) { return [=](auto b, auto q, auto k) { return !one(b, q, k); }; };
    auto const w = [](auto... at) { return of::in_window(at...); };
    auto const c = [](auto... at) { return of::in_causal(at...); };
    auto const p = [](auto... at) { return of::in_prefix(at...); };
    auto const keeps = [](auto... at) { return of::in_padding(at...); };
    auto const drops = [](auto... at) { return of::in_pairs(at...); };
    auto const d = [](auto... at) { return of::in_packed(at...); };
    bool right = means<B, Q, K>(of::a_window, w) && means<B, Q, K>(of::packed, d);
    // Two of a kind and of two kinds, in either order.
    right = right && means<B, Q, K>(of::a_window & of::a_causal, both(w, c));
    right = right && means<B, Q, K>(of::padding & of::packed, both(keeps, d));
    right = right && means<B, Q, K>(of::packed & of::padding, both(keeps, d));
    right = right && means<B, Q, K>(of::a_window | of::a_prefix, either(w, p));
    right = right && means<B, Q, K>(of::a_prefix | of::a_window, either(w, p));
    right = right && means<B, Q, K>(of::pairs | of::padding, either(drops, keeps));
    right = right && means<B, Q, K>(of::packed | of::a_causal, either(d, c));
    // Opposites, and theirs.
    right = right && means<B, Q, K>(!of::a_window, opposite(w)) && means<B, Q, K>(!of::a_causal, opposite(c));
    right = right && means<B, Q, K>(!of::a_prefix, opposite(p)) && means<B, Q, K>(!of::padding, opposite(keeps));
    right = right && means<B, Q, K>(!of::pairs, opposite(drops)) && means<B, Q, K>(!of::packed, opposite(d));
    right = right && means<B, Q, K>(!!of::a_window, w);
    // All together: & binds more closely than |, and ! more than both.
    right = right && means<B, Q, K>((of::a_window & !of::a_prefix) | (of::packed & of::padding),
                                    either(both(w, opposite(p)), both(d, keeps)));
    right = right && means<B, Q, K>(!(of::a_window | of::packed) & of::pairs, both(opposite(either(w, d)), drops));
    right = right && means<B, Q, K>((of::a_window | of::a_prefix) & of::a_causal & of::packed,
                                    both(both(either(w, p), c), d));
    // De Morgan.
    right = right && means<B, Q, K>(!(of::a_window & of::a_causal), either(opposite(w), opposite(c)));
    right = right && means<B, Q, K>(!of::a_window | !of::a_causal, either(opposite(w), opposite(c)));
    return right;
}

/// What calls with a mask give, of queries, keys and values without symmetry.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct calls {
    decltype(heed::scores(tensor<float, Batch<B>, Query<Q>, Dk<D>>{}, tensor<float, Batch<B>, Key<K>, Dk<D>>{})) scores;
    decltype(scores) laid;
    decltype(heed::attention(tensor<float, Batch<B>, Query<Q>, Dk<D>>{}, tensor<float, Batch<B>, Key<K>, Dk<D>>{},
                             tensor<float, Batch<B>, Key<K>, Dv<V>>{})) both;
    decltype(both.output) attended, fused;

    constexpr explicit calls(auto const& mask, auto const& under_mask) {
        auto const q = eighths<tensor<float, Batch<B>, Query<Q>, Dk<D>>>(1);
        auto const k = eighths<tensor<float, Batch<B>, Key<K>, Dk<D>>>(2);
        auto const v = eighths<tensor<float, Batch<B>, Key<K>, Dv<V>>>(3);
        scores = heed::scores(q, k, mask);
        laid = heed::masked<Query>(heed::scores(q, k), mask);
        both = heed::attention(q, k, v, mask);
        attended = heed::attend(heed::softmax<Key>(heed::scores(q, k)), v, under_mask);
        fused = heed::scaled_dot_product_attention(q, k, v, mask);
    }
    friend constexpr bool operator==(calls const&, calls const&) = default;
};
/// Five kinds of masks and a bias at once.
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto all_at_once() {
    using of = kinds<B, Q, K>;
    return (of::a_window | of::a_prefix) & !(of::pairs & !of::a_causal) & (of::packed | of::padding);
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto slope = generate<bias<float, Query<Q>, Key<K>>>(
    [](auto q, auto k) { return (static_cast<float>(q) - 2 * static_cast<float>(k)) / 8; });

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called() {
    auto const mask = all_at_once<B, Q, K>();
    return calls<B, Q, K, D, V>(mask & slope<B, Q, K>, mask);
}
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called_with_bools() {
    auto const mask = visible(all_at_once<B, Q, K>(), scores_of<B, Q, K>);
    return calls<B, Q, K, D, V>(slope<B, Q, K> & mask, mask);
}

}  // namespace

TEST_CASE("masks of masks keep what they say, and say of tiles nothing that is not so") {
    STATIC_REQUIRE(each_means_what_it_says<2, 3, 5>());
    STATIC_REQUIRE(each_means_what_it_says<3, 7, 2>());
    STATIC_REQUIRE(each_means_what_it_says<4, 4, 4>());
    CHECK(each_means_what_it_says<2, 11, 13>());
    CHECK(each_means_what_it_says<1, 13, 11>());
}

TEST_CASE("masks of all kinds at once, and a bias, have the bits of the bools that they come to, in every call") {
    BOTH_TIMES(primes, called<2, 3, 5, 7, 11>);
    constexpr auto primes_with_bools = called_with_bools<2, 3, 5, 7, 11>();
    STATIC_REQUIRE(primes == primes_with_bools);
    BOTH_TIMES(equal, called<4, 4, 4, 4, 4>);
    constexpr auto equal_with_bools = called_with_bools<4, 4, 4, 4, 4>();
    STATIC_REQUIRE(equal == equal_with_bools);
    // More queries than vectors have lanes, and more keys than tiles have.
    CHECK(called<2, 37, 131, 5, 3>() == called_with_bools<2, 37, 131, 5, 3>());
}

TEST_CASE("what masks together know of tiles is as exact as what each of them knows") {
    constexpr auto scores = shape<Query<64>, Key<64>>;
    constexpr auto kind = [](auto const& mask, std::size_t q, std::size_t k) {
        return heed::tiles<8, 8>(mask, shape<Query<64>, Key<64>>)(q, k);
    };
    // Keys from p - 12 to p.
    constexpr auto band = window{before{12}, after{0}};
    constexpr auto of_band = heed::tiles<8, 8>(band, scores);
    STATIC_REQUIRE(count_tiles(of_band, mask_tile::empty) == 64 - 8 - 7 - 6);
    STATIC_REQUIRE(heed::tiles<8, 8>(causal{} & window{before{12}}, scores) == of_band);
    STATIC_REQUIRE(kind(band, 2, 1) == mask_tile::partial &&
                   kind(window{before{15}, after{0}}, 2, 1) == mask_tile::full);
    // The first tile of each row, and the holes between it and the band.
    constexpr auto with_prefix = heed::tiles<8, 8>(band | prefix{8}, scores);
    STATIC_REQUIRE(with_prefix(7, 0) == mask_tile::full && with_prefix(7, 1) == mask_tile::empty &&
                   with_prefix(7, 7) == mask_tile::partial);
    STATIC_REQUIRE(count_tiles(with_prefix, mask_tile::full) == 8);
    STATIC_REQUIRE(count_tiles(with_prefix, mask_tile::empty) == count_tiles(of_band, mask_tile::empty) - 5);
    // Of opposites each tile is the opposite.
    constexpr auto without = heed::tiles<8, 8>(!(band | prefix{8}), scores);
    STATIC_REQUIRE(count_tiles(without, mask_tile::full) == count_tiles(with_prefix, mask_tile::empty));
    STATIC_REQUIRE(count_tiles(without, mask_tile::empty) == count_tiles(with_prefix, mask_tile::full));
    STATIC_REQUIRE(kind(!causal{}, 0, 1) == mask_tile::full && kind(!causal{}, 1, 0) == mask_tile::empty);
    // What both see is seen, though neither sees all of it: no key is in front of 4, and none behind 60.
    STATIC_REQUIRE(kind(!prefix{4} & prefix{60}, 3, 3) == mask_tile::full);
    STATIC_REQUIRE(kind(prefix{20} | !prefix{12}, 3, 1) == mask_tile::full);
    STATIC_REQUIRE(kind(prefix{20} & !prefix{24}, 3, 2) == mask_tile::empty);
    // A bias is looked at wherever it is.
    STATIC_REQUIRE(kind(prefix{64} & generate<bias<float, Key<64>>>([](auto) { return 1.0f; }), 3, 3) ==
                   mask_tile::partial);
}

TEST_CASE("whether every query sees a key") {
    constexpr auto sees = [](auto const& mask) { return every_query_sees_a_key(mask, shape<Query<3>, Key<5>>); };
    STATIC_REQUIRE(sees(causal{upper_left}) && sees(causal{lower_right}) && sees(causal{offset{0}}));
    STATIC_REQUIRE(!sees(causal{offset{-1}}));
    STATIC_REQUIRE(!every_query_sees_a_key(causal{lower_right}, shape<Query<5>, Key<3>>));
    STATIC_REQUIRE(sees(window{before{0}, after{0}, upper_left}) && !sees(window{before{0}, after{0}, offset{3}}));
    STATIC_REQUIRE(!sees(prefix{0}) && sees(prefix{1}) && sees(!prefix{4}) && !sees(!prefix<5>{}));
    STATIC_REQUIRE(!sees(causal{upper_left} & !prefix{1}) && sees((causal{upper_left} & !prefix{1}) | prefix{1}));
    STATIC_REQUIRE(!sees(causal{upper_left} & drop<Key<5>>{true, false, false, false, false}));
    STATIC_REQUIRE(sees(causal{upper_left} & drop<Key<5>>{false, true, true, true, true}));
    // In each batch.
    constexpr auto scores = shape<Batch<2>, Query<2>, Key<3>>;
    STATIC_REQUIRE(every_query_sees_a_key(keep<Batch<2>, Key<3>>{false, true, false, true, false, false}, scores));
    STATIC_REQUIRE(!every_query_sees_a_key(keep<Batch<2>, Key<3>>{false, true, false, false, false, false}, scores));
    STATIC_REQUIRE(!every_query_sees_a_key(bias<float, Key<1>>{-heed::math::infinity<float>}, shape<Query<1>, Key<1>>));
    // And of many, which are asked about at once.
    STATIC_REQUIRE(every_query_sees_a_key(window{before{255}, after{0}}, shape<Query<16384>, Key<16384>>));
    STATIC_REQUIRE(
        !every_query_sees_a_key(window{before{255}, after{0}, offset{300}}, shape<Query<16384>, Key<16384>>));
}

TEST_CASE("explain says masks of masks as a sentence") {
    auto const said = []<class M>(M const&) {
        constexpr auto text =
            heed::explanation_of_scores<tensor<float, Query<5>, Dk<7>>, tensor<float, Key<5>, Dk<7>>, M>;
        std::string const all(text.data(), text.size());
        std::size_t const from = all.find("masked by ");
        return all.substr(from + 10, all.find(" \u2192") - from - 10);
    };
    constexpr auto ids = documents{tensor<int, Query<5>>{}, tensor<int, Key<5>>{}};
    CHECK(said(causal{} & prefix<4>{} & ids) == "causal and prefix{4} and documents");
    CHECK(said((causal{} | prefix<4>{}) & !keep<Key<5>>{}) == "(causal or prefix{4}) and not keep<Key<5>>");
    CHECK(said((causal{} & prefix<4>{}) | !(ids & causal{})) == "(causal and prefix{4}) or not (documents and causal)");
}
