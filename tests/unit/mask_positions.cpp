// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Masks that are known from positions alone, against their meaning written out: a query i at the position p = offset +
// i sees key j where p - before <= j <= p + after (ONNX Attention-25, onnx 1.23).
#include <heed/attention/attention.hpp>
#include <heed/attention/explain.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/destination.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::after;
using heed::before;
using heed::causal;
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

/// The meaning of a window, of sizes that are -1 where they are left out.
struct seen_in_window {
    int before, after, offset;
    constexpr bool operator()(std::size_t query, std::size_t key) const {
        int const position = offset + static_cast<int>(query), j = static_cast<int>(key);
        return (before < 0 || j >= position - before) && (after < 0 || j <= position + after);
    }
};

/// Everything that a mask says, of each pair and of many at once, against what it means. `Exact` where the mask knows
/// of every tile what it is.
template <std::size_t Q, std::size_t K, bool Exact = true>
constexpr bool says(auto const& mask, auto seen) {
    constexpr auto scores = shape<Query<Q>, Key<K>>;
    auto const kept = visible(mask, scores);
    bool all_see = true;
    for (std::size_t q = 0; q < Q; ++q) {
        bool sees = false;
        for (std::size_t k = 0; k < K; ++k) {
            if (kept(q, k) != seen(q, k)) return false;
            sees = sees || seen(q, k);
        }
        all_see = all_see && sees;
    }
    if (every_query_sees_a_key(mask, scores) != all_see) return false;
    constexpr std::size_t queries = 2, keys = 3;
    auto const of_tiles = heed::tiles<queries, keys>(mask, scores);
    for (std::size_t q = 0; q < Q; q += queries) {
        for (std::size_t k = 0; k < K; k += keys) {
            bool any = false, all = true;
            for (std::size_t i = q; i < q + queries && i < Q; ++i) {
                for (std::size_t j = k; j < k + keys && j < K; ++j) {
                    any = any || seen(i, j);
                    all = all && seen(i, j);
                }
            }
            mask_tile const exact = all ? mask_tile::full : any ? mask_tile::partial : mask_tile::empty;
            mask_tile const tile = of_tiles(q / queries, k / keys);
            if (tile != exact && (Exact || tile != mask_tile::partial)) return false;
        }
    }
    return true;
}

/// All windows over some scores, up to a size and an offset.
template <std::size_t Q, std::size_t K>
constexpr bool every_window_says(int most) {
    for (int o = -most; o <= most; ++o) {
        if (!says<Q, K>(causal{offset{o}}, seen_in_window{-1, 0, o})) return false;
        for (int b = 0; b <= most; ++b) {
            if (!says<Q, K>(window{before{b}, offset{o}}, seen_in_window{b, -1, o}) ||
                !says<Q, K>(window{after{b}, offset{o}}, seen_in_window{-1, b, o})) {
                return false;
            }
            for (int a = 0; a <= most; ++a) {
                if (!says<Q, K>(window{before{b}, after{a}, offset{o}}, seen_in_window{b, a, o})) return false;
            }
        }
    }
    return true;
}
/// As `says`, of a mask as the kernels have it, whose extents are no template arguments.
template <class M>
[[gnu::noinline]] bool says_in_kernel(M const& mask, std::size_t queries, std::size_t keys, seen_in_window seen) {
    for (std::size_t first = 0; first < queries; ++first) {
        for (std::size_t last = first; last < queries; last += 5) {
            auto const open = mask.open_keys(first, last);
            std::size_t const start = mask.first_key(first), end = mask.end_of_keys(last, keys);
            bool any_before_start = false, any_behind_end = false, any = false, all = true;
            for (std::size_t i = first; i <= last; ++i) {
                for (std::size_t j = 0; j < keys; ++j) {
                    bool const sees = seen(i, j);
                    if (mask.keeps(i, j) != sees || (j >= open.first && j < open.end && !sees)) return false;
                    any_before_start = any_before_start || (sees && j < start);
                    any_behind_end = any_behind_end || (sees && j >= end);
                    any = any || (sees && j >= keys / 2);
                    all = all && (sees || j < keys / 2);
                }
            }
            mask_tile const exact = all ? mask_tile::full : any ? mask_tile::partial : mask_tile::empty;
            if (any_before_start || any_behind_end ||
                heed::kernel::tile_under(mask, first, last, {keys / 2, keys}) != exact) {
                return false;
            }
        }
    }
    return true;
}
template <std::size_t Q, std::size_t K>
bool every_window_at_run_time() {
    auto const right = []<class M>(M const& mask, seen_in_window seen) {
        return says_in_kernel(
            heed::detail::mask_traits<M>::template in_kernel<heed::shape_t<>, Query<Q>, Key<K>>(mask, 0), Q, K, seen);
    };
    for (int o = -12; o <= 12; ++o) {
        if (!right(causal{offset{o}}, {-1, 0, o})) return false;
        for (int b = 0; b <= 12; ++b) {
            if (!right(window{before{b}, offset{o}}, {b, -1, o}) || !right(window{after{b}, offset{o}}, {-1, b, o})) {
                return false;
            }
            for (int a = 0; a <= 12; ++a) {
                if (!right(window{before{b}, after{a}, offset{o}}, {b, a, o})) return false;
            }
        }
    }
    return true;
}
template <std::size_t... Extent>
bool every_window_at_run_time(std::index_sequence<Extent...>) {
    auto const with_queries = []<std::size_t Q>(std::integral_constant<std::size_t, Q>) {
        return (every_window_at_run_time<Q, Extent + 1>() && ...);
    };
    return (with_queries(std::integral_constant<std::size_t, Extent + 1>{}) && ...);
}

/// What calls with a mask give, of queries, keys and values without symmetry.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct calls {
    heed::staged_logits<heed::stage::masked, Key, Dk, float, Batch<B>, Query<Q>, Key<K>> scores;
    decltype(scores) laid, written;
    decltype(heed::attention(tensor<float, Batch<B>, Query<Q>, Dk<D>>{}, tensor<float, Batch<B>, Key<K>, Dk<D>>{},
                             tensor<float, Batch<B>, Key<K>, Dv<V>>{})) both;
    decltype(both.output) attended, fused, fused_into;

    constexpr explicit calls(auto const& mask) {
        auto const q = eighths<tensor<float, Batch<B>, Query<Q>, Dk<D>>>(1);
        auto const k = eighths<tensor<float, Batch<B>, Key<K>, Dk<D>>>(2);
        auto const v = eighths<tensor<float, Batch<B>, Key<K>, Dv<V>>>(3);
        scores = heed::scores(q, k, mask);
        heed::scores(heed::into(written), q, k, mask);
        laid = heed::masked<Query>(heed::scores(q, k), mask);
        both = heed::attention(q, k, v, mask);
        attended = heed::attend(heed::softmax<Key>(heed::scores(q, k)), v, mask);
        fused = heed::scaled_dot_product_attention(q, k, v, mask);
        heed::scaled_dot_product_attention(heed::into(fused_into), q, k, v, mask);
    }
    friend constexpr bool operator==(calls const&, calls const&) = default;
};

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called(auto const& mask) {
    return calls<B, Q, K, D, V>(mask);
}
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called_with_a_window() {
    return calls<B, Q, K, D, V>(window{before{1}, after{0}, offset{1}});
}
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called_with_a_prefix() {
    return calls<B, Q, K, D, V>(prefix{2});
}
/// The same calls under the bools that a mask comes to.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called_with_bools(auto const& mask) {
    return calls<B, Q, K, D, V>(visible(mask, shape<Query<Q>, Key<K>>));
}

template <class Thrown, class F>
std::string thrown_by(F function) {
    try {
        function();
    } catch (Thrown const& thrown) {
        return thrown.what();
    }
    return "nothing";
}

}  // namespace

TEST_CASE("every window over a few queries and keys is what it means, in a constant expression") {
    STATIC_REQUIRE(every_window_says<1, 1>(4));
    STATIC_REQUIRE(every_window_says<1, 4>(4));
    STATIC_REQUIRE(every_window_says<4, 1>(4));
    STATIC_REQUIRE(every_window_says<2, 3>(4));
    STATIC_REQUIRE(every_window_says<3, 2>(4));
    STATIC_REQUIRE(every_window_says<3, 3>(4));
    STATIC_REQUIRE(every_window_says<3, 5>(3));
    STATIC_REQUIRE(every_window_says<5, 3>(3));
    STATIC_REQUIRE(every_window_says<4, 4>(3));
    STATIC_REQUIRE(every_window_says<5, 5>(2));
    STATIC_REQUIRE(every_window_says<6, 6>(2));
    STATIC_REQUIRE(every_window_says<12, 12>(0));
    STATIC_REQUIRE(every_window_says<11, 12>(1));
}

TEST_CASE("every window over up to 12 queries and 12 keys, of sizes and offsets up to 12, is what it means") {
    CHECK(every_window_at_run_time(std::make_index_sequence<12>{}));
}

TEST_CASE("numbers of positions are constants, or known at run time, and mean the same") {
    using std::integral_constant;
    STATIC_REQUIRE(std::is_same_v<decltype(before{integral_constant<int, 3>{}}), before<3>>);
    STATIC_REQUIRE(std::is_same_v<decltype(window{before{3}, after{integral_constant<std::size_t, 0>{}}}),
                                  window<before<>, after<0>>>);
    STATIC_REQUIRE(std::is_empty_v<window<before<3>, after<0>>> && std::is_empty_v<causal<offset<-1>>> &&
                   std::is_empty_v<prefix<4>>);
    STATIC_REQUIRE(says<5, 7>(window<before<2>, after<1>, offset<3>>{}, seen_in_window{2, 1, 3}));
    STATIC_REQUIRE(says<5, 7>(window{before<2>{}, after{1}, offset<3>{}}, seen_in_window{2, 1, 3}));
    STATIC_REQUIRE(says<5, 7>(window{offset{3}, after{1}, before<2>{}}, seen_in_window{2, 1, 3}));
    STATIC_REQUIRE(says<5, 7>(causal{offset<-2>{}}, seen_in_window{-1, 0, -2}));
    STATIC_REQUIRE(says<5, 7>(prefix<3>{}, [](auto, auto key) { return key < 3; }));
    STATIC_REQUIRE(says<5, 7>(prefix{3u}, [](auto, auto key) { return key < 3; }));
    // The numbers may be anything that a number may be.
    constexpr auto most = std::numeric_limits<std::ptrdiff_t>::max(),
                   least = std::numeric_limits<std::ptrdiff_t>::min();
    STATIC_REQUIRE(says<5, 7>(window{before{most}, after{most}, offset{3}}, [](auto...) { return true; }));
    STATIC_REQUIRE(says<5, 7>(window{before{most}, after{0}, offset{least}}, [](auto...) { return false; }));
    STATIC_REQUIRE(says<5, 7>(window{before{0}, after{most}, offset{most}}, [](auto...) { return false; }));
    STATIC_REQUIRE(says<5, 7>(window{before{most}, offset{most}}, seen_in_window{0, -1, 0}));
    STATIC_REQUIRE(says<5, 7>(causal{offset{least}}, [](auto...) { return false; }));
    STATIC_REQUIRE(says<5, 7>(causal{offset{most}}, [](auto...) { return true; }));
    STATIC_REQUIRE(says<5, 7>(prefix{most}, [](auto...) { return true; }));
    STATIC_REQUIRE(says<5, 7>(prefix{0}, [](auto...) { return false; }));
}

TEST_CASE("a window is aligned as a causal mask is") {
    STATIC_REQUIRE(says<3, 5>(window{before{1}, after{0}, upper_left}, seen_in_window{1, 0, 0}));
    STATIC_REQUIRE(says<3, 5>(window{before{1}, after{0}, lower_right}, seen_in_window{1, 0, 2}));
    STATIC_REQUIRE(says<5, 3>(window{before{1}, after{0}, lower_right}, seen_in_window{1, 0, -2}));
    STATIC_REQUIRE(says<4, 4>(window{before{1}, after{2}}, seen_in_window{1, 2, 0}));
    STATIC_REQUIRE(visible(window{after{0}}, shape<Query<4>, Key<4>>) == visible(causal{}, shape<Query<4>, Key<4>>));
    STATIC_REQUIRE(visible(window{after{0}, lower_right}, shape<Query<2>, Key<4>>) ==
                   visible(causal{lower_right}, shape<Query<2>, Key<4>>));
    // 0 sees itself only.
    STATIC_REQUIRE(visible(window{before{0}, after{0}}, shape<Query<3>, Key<3>>) ==
                   keep<Query<3>, Key<3>>{true, false, false, false, true, false, false, false, true});
    // The order of the axes of the scores is none of the mask's business.
    STATIC_REQUIRE(heed::masked<Query>(heed::as_logits<Key>(heed::full<float, Key<3>, Query<2>>(1)),
                                       window{before{0}, upper_left})(heed::index<Key>(0), heed::index<Query>(1)) ==
                   -heed::math::infinity<float>);
}

TEST_CASE("windows and prefixes are masks to every call that takes one, with the bits of the bools that they come to") {
    BOTH_TIMES(window_of_primes, called_with_a_window<2, 3, 5, 7, 11>);
    constexpr auto primes = called_with_bools<2, 3, 5, 7, 11>(window{before{1}, after{0}, offset{1}});
    STATIC_REQUIRE(window_of_primes == primes);
    BOTH_TIMES(window_of_equal, called_with_a_window<4, 4, 4, 4, 4>);
    constexpr auto equal = called_with_bools<4, 4, 4, 4, 4>(window{before{1}, after{0}, offset{1}});
    STATIC_REQUIRE(window_of_equal == equal);
    BOTH_TIMES(prefix_of_primes, called_with_a_prefix<2, 3, 5, 7, 11>);
    constexpr auto first_keys = called_with_bools<2, 3, 5, 7, 11>(prefix{2});
    STATIC_REQUIRE(prefix_of_primes == first_keys);
    // Each of them changes what comes out.
    constexpr auto of_all = called_with_bools<2, 3, 5, 7, 11>(prefix{5});
    STATIC_REQUIRE(!(window_of_primes.fused == of_all.fused) && !(prefix_of_primes.fused == of_all.fused) &&
                   !(window_of_primes.fused == prefix_of_primes.fused));
    CHECK(called<2, 19, 37, 5, 3>(window{before{6}, after{2}, lower_right}) ==
          called_with_bools<2, 19, 37, 5, 3>(window{before{6}, after{2}, lower_right}));
    CHECK(called<1, 37, 19, 5, 3>(window<before<6>, heed::upper_left_alignment>{}) ==
          called_with_bools<1, 37, 19, 5, 3>(window{before{6}, upper_left}));
    CHECK(called<2, 19, 37, 5, 3>(prefix<11>{}) == called_with_bools<2, 19, 37, 5, 3>(prefix<11>{}));
}

TEST_CASE("a negative number that is known at run time only is refused then, in a sentence") {
    int volatile minus = -1;
    using heed::out_of_range;
    CHECK(thrown_by<out_of_range>([&] { static_cast<void>(before{minus + 0}); }) ==
          "heed: expected a size of a window of 0 or more, but -1 came; what is unbounded is left out");
    CHECK(thrown_by<out_of_range>([&] { static_cast<void>(after{static_cast<long>(minus) - 41}); }) ==
          "heed: expected a size of a window of 0 or more, but -42 came; what is unbounded is left out");
    CHECK(thrown_by<out_of_range>([&] { static_cast<void>(before{static_cast<std::size_t>(minus)}); }) ==
          "heed: expected a size of a window of 0 or more, but -1 came; what is unbounded is left out");
    CHECK(thrown_by<out_of_range>([&] { static_cast<void>(prefix{minus + 0}); }) ==
          "heed: expected a number of keys in a prefix of 0 or more, but -1 came");
    CHECK(thrown_by<out_of_range>([&] { static_cast<void>(offset{minus + 0}); }) == "nothing");
}

TEST_CASE("explain says a window and a prefix as they are written") {
    auto const said = []<class M>(M const&) {
        constexpr auto text =
            heed::explanation_of_scores<tensor<float, Query<5>, Dk<7>>, tensor<float, Key<5>, Dk<7>>, M>;
        std::string const all(text.data(), text.size());
        std::size_t const from = all.find("masked by ");
        return all.substr(from + 10, all.find(" \u2192") - from - 10);
    };
    CHECK(said(window<before<2>, after<0>>{}) == "window{before{2}, after{0}}");
    CHECK(said(window{before{2}, upper_left}) == "window{before{n}, upper_left}");
    CHECK(said(window{after{2}, offset<-3>{}}) == "window{after{n}, offset{-3}}");
    CHECK(said(causal{offset{2}}) == "causal{offset{n}}");
    CHECK(said(causal{lower_right}) == "causal{lower_right}");
    CHECK(said(prefix<4>{}) == "prefix{4}");
    CHECK(said(prefix{4}) == "prefix{n}");
}
