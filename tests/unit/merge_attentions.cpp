// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/merge.hpp>

#include <heed/attention/reinterpret.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/split.hpp>
#include <heed/random/randn.hpp>

#include <type_traits>
#include <utility>
#include <vector>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed;
using namespace heed::axes;

constexpr float nan = math::quiet_nan<float>;
constexpr float infinity = math::infinity<float>;

template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 11>(seed);
}
constexpr float size_of(float x) { return x < 0 ? -x : x; }

/// What is said of P parts, merged in any order, beside one go.
constexpr float bound(std::size_t keys, std::size_t parts, float lse) {
    float const k = static_cast<float>(keys), p = static_cast<float>(parts);
    return (k / 4 + 16 + p * (1 + lse)) * 0x1p-24f;
}
template <class A, class B>
constexpr bool agree(A const& merged, B const& whole, std::size_t keys, std::size_t parts, float values) {
    static_assert(std::is_same_v<A, B>);
    auto const a = as_tensor(merged.lse), b = as_tensor(whole.lse);
    float most = 0;
    for (std::size_t i = 0; i < a.size; ++i) {
        float const lse = detail::nth(b, i);
        if (math::is_inf(lse)) {
            if (detail::nth(a, i) != lse) return false;
        } else if (size_of(lse) > most) {
            most = size_of(lse);
        }
    }
    float const of_lse = bound(keys, parts, most);
    for (std::size_t i = 0; i < a.size; ++i) {
        float const one = detail::nth(a, i), other = detail::nth(b, i);
        if (!math::is_inf(other) && !(size_of(one - other) <= of_lse)) return false;
    }
    float const of_output =
        ((2 * static_cast<float>(keys) + 32) * 0x1p-24f + static_cast<float>(parts) * of_lse) * values;
    for (std::size_t i = 0; i < merged.output.size; ++i) {
        if (!(size_of(detail::nth(merged.output, i) - detail::nth(whole.output, i)) <= of_output)) return false;
    }
    return true;
}

/// Parts that are not alike, under options that look at positions, in several orders.
template <std::size_t Q, std::size_t K, class... Options>
constexpr bool three_parts_are_the_whole(Options const&... options) {
    auto const q = numbers<tensor<float, KvHead<2>, Group<3>, Query<Q>, Dk<5>>>(1);
    auto const k = numbers<tensor<float, KvHead<2>, Key<K>, Dk<5>>>(2);
    auto const v = numbers<tensor<float, KvHead<2>, Key<K>, Dv<3>>>(3);
    auto const whole = attention_with_lse(q, k, v, options...);
    auto const a = attention_with_lse<part<Key<K>, 0, 2>>(q, k, v, options...);
    auto const b = attention_with_lse<part<Key<K>, 2, K - 5>>(q, k, v, options...);
    auto const c = attention_with_lse<part<Key<K>, K - 3, 3>>(q, k, v, options...);
    auto const merged = merge(merge(a, b), c);
    return agree(merged, whole, K, 3, 1.5f) && merged == merge(a, b, c) && merged == merge(c, merge(b, a)) &&
           agree(merge(a, merge(b, c)), whole, K, 3, 1.5f) && agree(merge(merge(c, a), b), whole, K, 3, 1.5f);
}
template <std::size_t Q, std::size_t K>
constexpr bool parts_without_mask() {
    return three_parts_are_the_whole<Q, K>();
}
template <std::size_t Q, std::size_t K>
constexpr bool parts_under_causal() {
    return three_parts_are_the_whole<Q, K>(causal{upper_left});
}
template <std::size_t Q, std::size_t K>
constexpr bool parts_under_window() {
    return three_parts_are_the_whole<Q, K>(window{before{2}, after{1}, lower_right}, softcap{0.75f});
}
constexpr score_with farther{[](float score, index_of<Key> key, index_of<Group> group) {
    return score - 0.125f * static_cast<float>(group + 1) * static_cast<float>(key);
}};
template <std::size_t Q, std::size_t K>
constexpr bool parts_with_stages() {
    return three_parts_are_the_whole<Q, K>(causal{lower_right} & numbers<bias<float, Query<Q>, Key<K>>>(7), farther,
                                           dropout{0.25f, philox{3}}, scale{0.75});
}

/// A sink is given to one part, whichever that is, and the union has it.
template <std::size_t Q, std::size_t K>
constexpr bool a_sink_enters_once() {
    auto const q = numbers<tensor<float, Head<2>, Query<Q>, Dk<5>>>(1);
    auto const k = numbers<tensor<float, Head<2>, Key<K>, Dk<5>>>(2);
    auto const v = numbers<tensor<float, Head<2>, Key<K>, Dv<3>>>(3);
    auto const sinks = sink{numbers<tensor<float, Head<2>>>(4)};
    constexpr causal seen{upper_left};
    auto const whole = attention_with_lse(q, k, v, seen, sinks);
    using first = part<Key<K>, 0, K / 2>;
    using second = part<Key<K>, K / 2, K - K / 2>;
    // The queries that see nothing of the second part have its sink alone.
    return agree(merge(attention_with_lse<first>(q, k, v, seen), attention_with_lse<second>(q, k, v, seen, sinks)),
                 whole, K, 2, 1.5f) &&
           agree(merge(attention_with_lse<first>(q, k, v, seen, sinks), attention_with_lse<second>(q, k, v, seen)),
                 whole, K, 2, 1.5f) &&
           as_tensor(whole.lse) != as_tensor(attention_with_lse(q, k, v, seen).lse);
}

// The types say which keys were seen: the same for all orders.
template <std::size_t From, std::size_t Count>
using seen = attention_with_lse_result<tensor<float, Query<3>, Dv<2>>,
                                       log_sum_exp<detail::named_part<part<Key<8>, From, Count>>, float, Query<3>>>;
template <class... Xs>
using keys_of = detail::keys_seen<decltype(merge(std::declval<Xs const&>()...))>;
static_assert(std::is_same_v<keys_of<seen<0, 2>, seen<2, 6>>, Key<8>>);
static_assert(std::is_same_v<keys_of<seen<2, 6>, seen<0, 2>>, Key<8>>);
static_assert(std::is_same_v<keys_of<seen<0, 2>, seen<3, 2>>, joined_parts<part<Key<8>, 0, 2>, part<Key<8>, 3, 2>>>);
static_assert(std::is_same_v<keys_of<seen<3, 2>, seen<0, 2>>, joined_parts<part<Key<8>, 0, 2>, part<Key<8>, 3, 2>>>);
static_assert(std::is_same_v<keys_of<seen<3, 2>, seen<0, 2>, seen<2, 1>>, part<Key<8>, 0, 5>>);
static_assert(std::is_same_v<keys_of<seen<6, 2>, seen<0, 2>, seen<4, 1>>,
                             joined_parts<part<Key<8>, 0, 2>, part<Key<8>, 4, 1>, part<Key<8>, 6, 2>>>);
static_assert(std::is_same_v<keys_of<seen<6, 2>, seen<0, 2>, seen<4, 1>, seen<5, 1>, seen<2, 2>>, Key<8>>);

/// Rows by hand: two values each.
struct hand {
    float lse, x, y;
    constexpr bool operator==(hand const&) const = default;
};
constexpr hand merged(hand a, hand b) {
    float const of_a[] = {a.x, a.y}, of_b[] = {b.x, b.y};
    float out[2] = {}, lse = 0;
    kernel::merge_rows(out, &lse, of_a, &a.lse, of_b, &b.lse, 1, 2);
    float other[2] = {}, other_lse = 0;
    kernel::merge_rows(other, &other_lse, of_b, &b.lse, of_a, &a.lse, 1, 2);
    // In any order, to the bit.
    for (std::size_t i = 0; i < 2; ++i) {
        if (__builtin_bit_cast(unsigned, out[i]) != __builtin_bit_cast(unsigned, other[i])) return {0, 77, 77};
    }
    if (__builtin_bit_cast(unsigned, lse) != __builtin_bit_cast(unsigned, other_lse)) return {0, 77, 77};
    return {lse, out[0], out[1]};
}
constexpr bool is_positive_nan(float x) { return __builtin_bit_cast(unsigned, x) == __builtin_bit_cast(unsigned, nan); }
constexpr bool rows_by_hand() {
    constexpr hand some{-2.5f, 3.0f, -0.0f}, none{-infinity, 0, 0};
    // An empty part is neutral, to the bit, and two of them are one.
    hand const left = merged(some, none);
    bool right = left == some && math::sign_bit(left.y) && merged(none, none) == none;
    right = right && math::sign_bit(merged({-0.0f, 1, 2}, none).lse);
    // Alike: the mean, and ln 2 more.
    right = right && merged({1, 2, 4}, {1, 4, -4}) == hand{1 + 0.693147180559945309f, 3, 0};
    // So far below that it has no weight.
    right = right && merged({0, 2, 4}, {-200, 1e30f, 7}) == hand{0, 2, 4};
    right = right && merged({3e38f, 2, 4}, {-3e38f, 5, 7}) == hand{3e38f, 2, 4};
    // w = 1/2.
    hand const half = merged({0, 3, 0}, {-0.693147180559945309f, 0, 6});
    right = right && size_of(half.x - 2) < 1e-6f && size_of(half.y - 2) < 1e-6f;
    right = right && size_of(half.lse - 0.405465108f) < 1e-7f;
    // NaN stays NaN, where it is; one without a weight too, as 0 times NaN is in one go.
    hand const one = merged({1, nan, 2}, {0, 1, 2});
    right = right && is_positive_nan(one.x) && one.y == 2 && math::is_finite(one.lse);
    hand const unseen = merged({1, 1, 2}, {-infinity, nan, 0});
    right = right && is_positive_nan(unseen.x) && unseen.y == 2;
    right = right && is_positive_nan(merged({-infinity, nan, 0}, none).x);
    right = right && is_positive_nan(merged({1, 1, 2}, {-200, infinity, 0}).x);
    right = right && merged({1, infinity, 2}, {0, 1, 2}).x == infinity;
    right = right && is_positive_nan(merged({1, infinity, 2}, {0, -infinity, 2}).x);
    for (float wrong : {nan, -nan, infinity}) {
        hand const all = merged({wrong, 1, 2}, some);
        right = right && is_positive_nan(all.lse) && is_positive_nan(all.x) && is_positive_nan(all.y);
        hand const alone = merged({wrong, 1, 2}, none);
        right = right && is_positive_nan(alone.x) && is_positive_nan(alone.lse);
    }
    // In place of one of them.
    float out[] = {2, 4}, lse = 1;
    float const other[] = {4, -4}, other_lse = 1;
    kernel::merge_rows(out, &lse, out, &lse, other, &other_lse, 1, 2);
    return right && out[0] == 3 && out[1] == 0;
}

/// Of six parts, over all trees of them: the greatest errors.
struct rows {
    std::vector<float> out, lse;
};
template <std::size_t Keys, std::size_t Features>
struct six_parts {
    static constexpr std::size_t queries = 19, values = 5;
    std::vector<rows> leaves;
    rows whole;
    float most_lse = 0, most_value = 0, lse_error = 0, output_error = 0;
    int trees = 0;

    template <std::size_t From, std::size_t Count, class Q, class K, class V, class... Options>
    void leaf(Q const& q, K const& k, V const& v, Options const&... options) {
        leaves.push_back(rows_of(attention_with_lse<part<Key<Keys>, From, Count>>(q, k, v, options...)));
    }
    static rows rows_of(auto const& x) {
        auto const lse = as_tensor(x.lse);
        return {{x.output.begin(), x.output.end()}, {lse.begin(), lse.end()}};
    }
    /// Any two of the forest become one tree, until there is one: 2700 ways, and so each of the 945 trees.
    void grow(std::vector<rows> const& forest) {
        if (forest.size() == 1) {
            ++trees;
            compare(forest[0]);
            return;
        }
        for (std::size_t i = 0; i < forest.size(); ++i) {
            for (std::size_t j = i + 1; j < forest.size(); ++j) {
                std::vector<rows> next;
                for (std::size_t n = 0; n < forest.size(); ++n) {
                    if (n != i && n != j) next.push_back(forest[n]);
                }
                rows both = forest[i];
                kernel::merge_rows(both.out.data(), both.lse.data(), forest[i].out.data(), forest[i].lse.data(),
                                   forest[j].out.data(), forest[j].lse.data(), queries, values);
                next.push_back(both);
                grow(next);
            }
        }
    }
    void compare(rows const& came) {
        for (std::size_t i = 0; i < whole.lse.size(); ++i) {
            float const off = size_of(came.lse[i] - whole.lse[i]);
            if (!(off <= lse_error)) lse_error = off;
        }
        for (std::size_t i = 0; i < whole.out.size(); ++i) {
            float const off = size_of(came.out[i] - whole.out[i]);
            if (!(off <= output_error)) output_error = off;
        }
    }
    template <class... Options>
    bool hold(float spread, Options const&... options) {
        auto from = heed::random::manual_seed(42);
        auto const q = heed::random::randn<float, Query<queries>, Dk<Features>>(from) * spread;
        auto const k = heed::random::randn<float, Key<Keys>, Dk<Features>>(from);
        auto const v = heed::random::randn<float, Key<Keys>, Dv<values>>(from);
        whole = rows_of(attention_with_lse(q, k, v, options...));
        constexpr std::size_t cut = Keys / 7;
        leaf<0, cut>(q, k, v, options...);
        leaf<cut, 2 * cut>(q, k, v, options...);
        leaf<3 * cut, 1>(q, k, v, options...);
        leaf<3 * cut + 1, cut>(q, k, v, options...);
        leaf<4 * cut + 1, cut - 1>(q, k, v, options...);
        leaf<5 * cut, Keys - 5 * cut>(q, k, v, options...);
        for (float one : whole.lse) most_lse = size_of(one) > most_lse ? size_of(one) : most_lse;
        for (float one : v) most_value = size_of(one) > most_value ? size_of(one) : most_value;
        grow(leaves);
        float const of_lse = bound(Keys, 6, most_lse);
        INFO("lse " << lse_error / 0x1p-24f << " of " << of_lse / 0x1p-24f << ", output "
                    << output_error / 0x1p-24f / most_value << ", |lse| " << most_lse << ", trees " << trees);
        CHECK(lse_error <= of_lse);
        CHECK(lse_error <= 6 * (1 + most_lse) * 0x1p-24f);  // as it is, and much less than what is promised
        CHECK(output_error <= ((2.0f * Keys + 32) * 0x1p-24f + 6 * of_lse) * most_value);
        CHECK(output_error <= 12 * (1 + most_lse) * 0x1p-24f * most_value);
        return trees == 2700;
    }
};

}  // namespace

TEST_CASE("parts merged are the whole") {
    BOTH_TIMES(a, parts_without_mask<2, 7>);
    BOTH_TIMES(b, parts_under_causal<5, 7>);
    BOTH_TIMES(c, parts_under_window<3, 7>);
    BOTH_TIMES(d, parts_with_stages<2, 6>);
    BOTH_TIMES(e, a_sink_enters_once<3, 5>);
    BOTH_TIMES(f, a_sink_enters_once<3, 3>);
    static_assert(a && b && c && d && e && f);
    CHECK(parts_without_mask<37, 151>());
    CHECK(parts_under_causal<37, 151>());
    CHECK(parts_with_stages<1, 151>());
    CHECK(parts_with_stages<5, 151>());
    CHECK(a_sink_enters_once<37, 151>());
}

TEST_CASE("rows are merged by hand") {
    BOTH_TIMES(right, rows_by_hand);
    static_assert(right);
}

TEST_CASE("all trees of six parts agree with one go") {
    CHECK(six_parts<29, 8>{}.hold(1));
    CHECK(six_parts<29, 8>{}.hold(20));
    CHECK(six_parts<211, 8>{}.hold(1, causal{lower_right}));
    CHECK(six_parts<211, 8>{}.hold(5, window{before{150}, after{0}, lower_right}));
}

TEST_CASE("attentions are merged into one that is there, over an operand, and apart in memory") {
    auto const q = numbers<tensor<float, Head<2>, Query<5>, Dk<3>>>(1);
    auto const k = numbers<tensor<float, Head<2>, Key<7>, Dk<3>>>(2);
    auto const v = numbers<tensor<float, Head<2>, Key<7>, Dv<3>>>(3);
    auto const a = attention_with_lse<part<Key<7>, 0, 3>>(q, k, v);
    auto b = attention_with_lse<part<Key<7>, 4, 3>>(q, k, v);
    auto const c = attention_with_lse<part<Key<7>, 3, 1>>(q, k, v);
    auto const expected = merge(a, b, c);
    std::remove_const_t<decltype(expected)> out{};
    merge(into(out), a, b, c);
    CHECK(out == expected);

    tensor<float, Query<5>, Dv<3>, Head<2>> memory{};
    auto apart = permute_view<Head, Query, Dv>(memory);
    attention_with_lse_result<decltype(apart), decltype(expected.lse)> there{apart, {}};
    merge(into(there), a, b, c);
    CHECK(as_tensor(there.output) == expected.output);
    CHECK(there.lse == expected.lse);
    auto const rest = attention_with_lse<part<Key<7>, 4, 3>>(q, k, v);
    tensor_view<float, Head<2>, Query<5>, Dv<3>> over(b.output.data());
    attention_with_lse_result<decltype(over), decltype(expected.lse)> over_b{over, {}};
    merge(into(over_b), a, b, c);
    CHECK(as_tensor(over_b.output) == merge(a, rest, c).output);
    auto last = attention_with_lse<part<Key<7>, 3, 1>>(q, k, v);
    tensor_view<float, Head<2>, Query<5>, Dv<3>> over_last(last.output.data());
    attention_with_lse_result<decltype(over_last), decltype(expected.lse)> over_c{over_last, {}};
    merge(into(over_c), a, rest, last);
    CHECK(as_tensor(over_c.output) == merge(a, rest, c).output);
    // Axes are merged as before.
    CHECK(shape_of(merge<Head, Query, Time>(q)) == shape<Time<10>, Dk<3>>);
}
