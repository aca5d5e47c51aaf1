// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The stages of scores: softcap, a function of positions, bias, mask, sink, dropout; each by itself, in pairs, and in
// the only order.
#include <heed/attention/alibi.hpp>
#include <heed/attention/attention.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

#include <cmath>
#include <vector>

namespace {

using namespace heed::axes;
using namespace heed;

template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 11>(seed);
}
constexpr float nan = math::quiet_nan<float>;
constexpr float infinity = math::infinity<float>;

template <std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class T = float>
struct inputs {
    static constexpr auto q = numbers<tensor<T, Head<H>, Query<Q>, Dk<D>>>(1);
    static constexpr auto k = numbers<tensor<T, Head<H>, Key<K>, Dk<D>>>(2);
    static constexpr auto v = numbers<tensor<T, Head<H>, Key<K>, Dv<V>>>(3);
    static constexpr auto added = numbers<bias<T, Head<H>, Query<Q>, Key<K>>>(4);
    static constexpr auto sinks = numbers<tensor<T, Head<H>>>(5);
    static constexpr auto visible =
        generate<keep<Query<Q>, Key<K>>>([](auto i, auto j) { return (3 * i + 2 * j) % 5 != 1; });
};

template <class T>
inline constexpr auto farther = score_with{[](T score, index_of<Key> k, index_of<Query> q, index_of<Head> h) {
    return score - T(0.125) * static_cast<T>(h + 1) * static_cast<T>(q > k ? q - k : k - q);
}};

/// Attention in double by plain loops, with all stages; what is left out is neutral.
template <class In, class Seen>
auto by_loops(double cap, bool with_function, bool with_bias, Seen seen, bool with_sink) {
    constexpr std::size_t heads = heed::detail::extent_in<typename decltype(In::q)::shape_type, axis_name<Head>>;
    constexpr std::size_t queries = heed::detail::extent_in<typename decltype(In::q)::shape_type, axis_name<Query>>;
    constexpr std::size_t keys = heed::detail::extent_in<typename decltype(In::k)::shape_type, axis_name<Key>>;
    constexpr std::size_t features = heed::detail::extent_in<typename decltype(In::q)::shape_type, axis_name<Dk>>;
    constexpr std::size_t values = heed::detail::extent_in<typename decltype(In::v)::shape_type, axis_name<Dv>>;
    std::vector<double> result(heads * queries * values);
    for (std::size_t h = 0; h < heads; ++h) {
        for (std::size_t i = 0; i < queries; ++i) {
            double scores[keys], most = with_sink ? double{In::sinks(h)} : -1e300, total = 0;
            for (std::size_t j = 0; j < keys; ++j) {
                double s = 0;
                for (std::size_t d = 0; d < features; ++d) s += double{In::q(h, i, d)} * double{In::k(h, j, d)};
                s /= std::sqrt(double(features));
                if (cap != 0) s = cap * std::tanh(s / cap);
                if (with_function) s -= 0.125 * double(h + 1) * std::abs(double(i) - double(j));
                if (with_bias) s += double{In::added(h, i, j)};
                scores[j] = s;
                if (seen(i, j)) most = std::max(most, s);
            }
            if (with_sink) total += std::exp(double{In::sinks(h)} - most);
            for (std::size_t j = 0; j < keys; ++j) total += seen(i, j) ? std::exp(scores[j] - most) : 0.0;
            for (std::size_t d = 0; d < values; ++d) {
                double sum = 0;
                for (std::size_t j = 0; j < keys; ++j) {
                    if (seen(i, j)) sum += std::exp(scores[j] - most) / total * double{In::v(h, j, d)};
                }
                result[(h * queries + i) * values + d] = total == 0 ? 0 : sum;
            }
        }
    }
    return result;
}

template <class X>
double distance(X const& x, std::vector<double> const& expected) {
    double most = 0;
    REQUIRE(X::size == expected.size());
    for (std::size_t i = 0; i < X::size; ++i) {
        most = std::max(most, std::isnan(double(x.data()[i])) ? 1e9 : std::abs(double(x.data()[i]) - expected[i]));
    }
    return most;
}

constexpr auto everything = [](std::size_t, std::size_t) { return true; };
template <class In>
constexpr auto seen_by_mask = [](std::size_t i, std::size_t j) { return In::visible(i, j); };

template <class In, bool EachPair = false>
void agrees_with_loops() {
    using T = heed::element_of<decltype(In::q)>;
    double const close = sizeof(T) == 4 ? 3e-6 : 1e-14;
    auto const both = [&](std::vector<double> const& expected, auto const&... options) {
        CHECK(distance(attention(In::q, In::k, In::v, options...).output, expected) < close);
        CHECK(distance(scaled_dot_product_attention(In::q, In::k, In::v, options...), expected) < close);
    };
    softcap const cap{T(0.75)};
    auto const& f = farther<T>;
    sink const s{In::sinks};
    both(by_loops<In>(0.75, true, true, seen_by_mask<In>, true), s, In::added & In::visible, f, cap);
    both(by_loops<In>(0, false, false, seen_by_mask<In>, true), In::visible, s);
    if constexpr (!EachPair) return;
    both(by_loops<In>(0.75, false, false, everything, false), cap);
    both(by_loops<In>(0, true, false, everything, false), f);
    both(by_loops<In>(0, false, false, everything, true), s);
    both(by_loops<In>(0.75, true, false, everything, false), f, cap);
    both(by_loops<In>(0.75, false, true, everything, false), In::added, cap);
    both(by_loops<In>(0.75, false, false, seen_by_mask<In>, false), In::visible, cap);
    both(by_loops<In>(0.75, false, false, everything, true), s, cap);
    both(by_loops<In>(0, true, true, everything, false), In::added, f);
    both(by_loops<In>(0, true, false, seen_by_mask<In>, false), In::visible, f);
    both(by_loops<In>(0, true, false, everything, true), s, f);
    both(by_loops<In>(0, false, true, everything, true), s, In::added);
}
TEST_CASE("stages by themselves, in pairs and all together are what plain loops in double give") {
    agrees_with_loops<inputs<2, 3, 5, 7, 11>, true>();
    agrees_with_loops<inputs<3, 3, 3, 3, 3>>();
    agrees_with_loops<inputs<2, 19, 151, 17, 5>>();
    agrees_with_loops<inputs<2, 1, 151, 17, 5>>();
    agrees_with_loops<inputs<2, 3, 5, 7, 11, double>>();
    agrees_with_loops<inputs<2, 13, 137, 7, 11, double>>();
}

template <class In, class... Options>
constexpr auto fused(Options const&... options) {
    return scaled_dot_product_attention(In::q, In::k, In::v, options...);
}
template <class In, class... Options>
constexpr auto whole(Options const&... options) {
    return attention(In::q, In::k, In::v, options...);
}
using small = inputs<2, 3, 5, 7, 11>;
using equal = inputs<3, 3, 3, 3, 3>;
using longer = inputs<1, 2, 131, 3, 2>;

template <class In>
constexpr auto fused_with_all() {
    return fused<In>(sink{In::sinks}, In::added & In::visible, farther<float>, softcap{0.75f},
                     dropout{0.25f, philox{7}});
}
template <class In>
constexpr auto fused_with_cap() {
    return fused<In>(softcap{0.75f});
}
template <class In>
constexpr auto fused_with_sink() {
    return fused<In>(sink{0.25f}, causal{lower_right});
}
template <class In>
constexpr auto whole_with_all() {
    return whole<In>(sink{In::sinks}, In::added & In::visible, farther<float>, softcap{0.75f},
                     dropout{0.25f, philox{7}});
}
TEST_CASE("the same bits at both times") {
    BOTH_TIMES(a, fused_with_all<small>);
    BOTH_TIMES(b, fused_with_all<equal>);
    BOTH_TIMES(c, fused_with_all<longer>);
    BOTH_TIMES(d, fused_with_cap<small>);
    BOTH_TIMES(e, fused_with_cap<longer>);
    BOTH_TIMES(f, fused_with_sink<small>);
    BOTH_TIMES(g, fused_with_sink<longer>);
    BOTH_TIMES(h, whole_with_all<small>);
    BOTH_TIMES(i, whole_with_all<longer>);
}

/// A call with options is its steps, to the bit, in whatever order the options come.
template <class In>
constexpr bool is_its_steps() {
    softcap const cap{0.75f};
    dropout const dropped{0.25f, philox{7}};
    auto const& f = farther<float>;
    sink const s{In::sinks};
    auto const scaled = scores(In::q, In::k);
    auto const by_cap = capped(scaled, cap);
    auto const by_function = rescored<Query>(by_cap, f);
    auto const by_bias = masked<Query>(by_function, In::added);
    auto const by_mask = masked<Query>(by_bias, In::visible);
    auto const weights = softmax_with_sink<Key>(by_mask, s);
    auto const kept = dropped_out<Query>(weights, dropped);
    auto const all = attention(In::q, In::k, In::v, dropped, s, In::added & In::visible, f, cap);
    return scores(In::q, In::k, cap) == by_cap && scores(In::q, In::k, f, cap) == by_function &&
           scores(In::q, In::k, In::added, cap, f) == by_bias &&
           scores(In::q, In::k, f, In::visible & In::added, cap) == by_mask &&
           attention(In::q, In::k, In::v, s, cap, f, In::added & In::visible).weights == weights &&
           all.weights == kept && attend(kept, In::v, In::visible) == all.output;
}
TEST_CASE("a call is its steps, to the bit") {
    BOTH_TIMES(different, is_its_steps<small>);
    BOTH_TIMES(alike, is_its_steps<equal>);
    static_assert(different && alike);
    CHECK(is_its_steps<inputs<2, 19, 151, 17, 5>>());
}

/// All orders of the steps: one is allowed, and the others are refused.
template <class L>
consteval bool in_order() {
    return true;
}
template <class L, int Step, int... Rest>
consteval bool in_order() {
    using f = decltype(farther<float>);
    if constexpr (Step == 0) {
        if constexpr (can_capped<L, softcap<float>>) {
            return in_order<decltype(capped(std::declval<L>(), softcap{1.0f})), Rest...>();
        }
    } else if constexpr (Step == 1) {
        if constexpr (can_rescored<L, Query, f>) {
            return in_order<decltype(rescored<Query>(std::declval<L>(), farther<float>)), Rest...>();
        }
    } else if constexpr (Step == 2) {
        if constexpr (can_masked<L, Query, decltype(small::added)>) {
            return in_order<decltype(masked<Query>(std::declval<L>(), small::added)), Rest...>();
        }
    } else if constexpr (Step == 3) {
        if constexpr (can_masked<L, Query, decltype(small::visible)>) {
            return in_order<decltype(masked<Query>(std::declval<L>(), small::visible)), Rest...>();
        }
    } else if constexpr (Step == 4) {
        if constexpr (can_softmax_with_sink<L, Key, sink<float>>) {
            return in_order<decltype(softmax_with_sink<Key>(std::declval<L>(), sink{1.0f})), Rest...>();
        }
    }
    return false;
}
template <int... Steps>
inline constexpr bool order = in_order<decltype(scores(small::q, small::k)), Steps...>();

template <int Next, int... Done>
consteval int orders_allowed_with();
template <int... Done>
consteval int orders_allowed() {
    if constexpr (sizeof...(Done) == 5) {
        return order<Done...> ? 1 : 0;
    } else {
        return [] {
            int count = orders_allowed_with<0, Done...>() + orders_allowed_with<1, Done...>();
            count += orders_allowed_with<2, Done...>() + orders_allowed_with<3, Done...>();
            return count + orders_allowed_with<4, Done...>();
        }();
    }
}
template <int Next, int... Done>
consteval int orders_allowed_with() {
    if constexpr (((Next == Done) || ...)) {
        return 0;
    } else {
        return orders_allowed<Done..., Next>();
    }
}
TEST_CASE("of all 120 orders of the five stages one is allowed") {
    static_assert(order<0, 1, 2, 3, 4>);
    static_assert(orders_allowed<>() == 1);
    // A stage may be left out, and softmax without a sink ends it as well.
    static_assert(order<0, 4> && order<1, 3> && order<2> && order<3, 4>);
    static_assert(!order<3, 0> && !order<0, 0> && !order<1, 1>);
    // Biases and masks come one after the other, as they may come all at once.
    static_assert(order<2, 2> && order<3, 3> && !order<3, 2>);
}

TEST_CASE("every option changes the output") {
    auto const plain = fused<small>();
    CHECK(max_abs_difference(fused<small>(softcap{0.75f}), plain) > 1e-3);
    CHECK(max_abs_difference(fused<small>(farther<float>), plain) > 1e-3);
    CHECK(max_abs_difference(fused<small>(sink{0.25f}), plain) > 1e-3);
    CHECK(max_abs_difference(fused<small>(dropout{0.25f, philox{7}}), plain) > 1e-3);
    CHECK(max_abs_difference(fused<small>(dropout{0.25f, philox{8}}), fused<small>(dropout{0.25f, philox{7}})) > 1e-3);
    CHECK(max_abs_difference(fused<small>(sink{small::sinks}), fused<small>(sink{0.25f})) > 1e-4);
    // Nearly no cap, no sink and no dropout.
    CHECK(max_abs_difference(fused<small>(softcap{1e6f}), plain) < 1e-5);
    CHECK(fused<small>(sink{-infinity}) == plain);
    CHECK(attention(small::q, small::k, small::v, sink{-infinity}).weights == whole<small>().weights);
    CHECK(fused<small>(dropout{0.0f, philox{7}}) == plain);
}

/// A function is asked of what is seen alone, once a score.
TEST_CASE("a score function is not asked of what is hidden") {
    static std::size_t asked = 0;
    static bool outside = false;
    auto const counting = score_with{[](float score, index_of<Query> q, index_of<Key> k) {
        ++asked;
        outside = outside || k > q;
        return score;
    }};
    using in = inputs<1, 37, 37, 3, 2>;
    asked = 0;
    auto const weighed = attention(in::q, in::k, in::v, causal{}, counting);
    CHECK(asked == 37 * 38 / 2);
    asked = 0;
    auto const output = scaled_dot_product_attention(in::q, in::k, in::v, counting, causal{});
    CHECK(asked == 37 * 38 / 2);
    CHECK_FALSE(outside);
    CHECK(max_abs_difference(output, weighed.output) < 1e-6);
}

template <class In>
constexpr bool hides_nan() {
    auto k = In::k;
    auto v = In::v;
    keep<Key<5>> const seen{true, false, true, true, false};
    auto const cap = softcap{0.75f};
    auto const before = attention(In::q, k, v, seen, cap, farther<float>, sink{In::sinks});
    auto const fused_before = scaled_dot_product_attention(In::q, k, v, seen, cap, farther<float>, sink{In::sinks});
    for (std::size_t h = 0; h < 2; ++h) {
        for (std::size_t const at : {std::size_t{1}, std::size_t{4}}) {
            for (std::size_t d = 0; d < 7; ++d) k(h, at, d) = nan;
            for (std::size_t d = 0; d < 11; ++d) v(h, at, d) = infinity;
        }
    }
    return attention(In::q, k, v, seen, cap, farther<float>, sink{In::sinks}) == before &&
           scaled_dot_product_attention(In::q, k, v, seen, cap, farther<float>, sink{In::sinks}) == fused_before;
}
TEST_CASE("what is hidden does not come through") {
    BOTH_TIMES(hidden, hides_nan<small>);
    static_assert(hidden);
}

TEST_CASE("a query that sees no key has an output of 0 with any sink") {
    keep<Query<3>, Key<5>> const none{};
    CHECK(fused<small>(none, sink{0.5f}) == fused<small>(none));
    CHECK(whole<small>(none, sink{0.5f}).output == whole<small>(none).output);
    CHECK(whole<small>(none, sink{-infinity}).output == whole<small>(none).output);
}

TEST_CASE("a sink that is no number makes its rows none") {
    for (float const value : {nan, infinity}) {
        CHECK(std::isnan(fused<small>(sink{value})(0, 0, 0)));
        CHECK(std::isnan(whole<small>(sink{value}).weights(1, 2, 4)));
    }
}

TEST_CASE("weights with a sink or dropout are no distribution, and weigh values") {
    using with_sink = decltype(whole<small>(sink{0.5f}).weights);
    using with_dropout = decltype(whole<small>(dropout{0.5f, philox{1}}).weights);
    static_assert(!is_distribution_over<with_sink, Key> && can_attend<with_sink, decltype(small::v)>);
    static_assert(!is_distribution_over<with_dropout, Key> && can_attend<with_dropout, decltype(small::v)>);
    static_assert(is_distribution_over<decltype(whole<small>(softcap{0.5f}).weights), Key>);
    auto const total = sum<Key>(whole<small>(sink{0.5f}).weights);
    for (float const one : total.values) CHECK((one > 0 && one < 1));
}

TEST_CASE("linear biases have the slopes of their heads") {
    constexpr auto slope = [](auto option, std::size_t head) {
        tensor<float, Head<12>, Query<1>, Dk<1>> const q{};
        tensor<float, Head<12>, Key<2>, Dk<1>> const k{};
        return -scores(q, k, option)(head, 0, 1);
    };
    // As the authors' code gives them for twelve heads: eight of a power of two, and then every second one of sixteen.
    constexpr float root = 0x1.6a09e6p-1f;  // of one half, to the nearest float
    constexpr float expected[] = {0.5f,       0.25f,       0.125f, 0.0625f,  0.03125f, 0.015625f,
                                  0.0078125f, 0.00390625f, root,   root / 2, root / 4, root / 8};
    for (std::size_t head = 0; head < 12; ++head) CHECK(slope(alibi<Head<12>>(offset{0}), head) == expected[head]);
    static_assert(slope(alibi<Head<12>>(offset{0}), 8) == 0.70710678f);
    // Of one head, of two, and of three, whose third is the first of four.
    static_assert(detail::alibi_slopes<1>{}.of_head[0] == 0x1p-8);
    static_assert(detail::alibi_slopes<2>{}.of_head[0] == 0x1p-4 && detail::alibi_slopes<2>{}.of_head[1] == 0x1p-8);
    static_assert(detail::alibi_slopes<3>{}.of_head[1] == 0x1p-8 && detail::alibi_slopes<3>{}.of_head[2] == 0x1p-2);
    // Grouped queries number their heads in order; the first query may come later.
    tensor<float, KvHead<3>, Group<4>, Query<2>, Dk<1>> const grouped{};
    tensor<float, KvHead<3>, Key<5>, Dk<1>> const keys{};
    auto const given = scores(grouped, keys, alibi<KvHead<3>, Group<4>>(offset{3}), causal{lower_right});
    CHECK(given(2, 1, 0, 0) == -3 * expected[9]);
    CHECK(given(0, 2, 1, 2) == -2 * expected[2]);
    CHECK(given(0, 2, 0, 4) == -infinity);
    static_assert(!can_scores<decltype(grouped), decltype(keys), decltype(alibi<Head<12>>())>);
}

TEST_CASE("dropout keeps the mean, and drops what it is asked to") {
    using in = inputs<2, 64, 128, 3, 2>;
    auto const weights = whole<in>().weights;
    auto const kept = whole<in>(dropout{0.25f, philox{42}}).weights;
    std::size_t dropped = 0;
    for (std::size_t i = 0; i < weights.size; ++i) {
        if (kept.values[i] == 0) {
            ++dropped;
        } else {
            CHECK(std::abs(kept.values[i] - weights.values[i] / 0.75f) < 1e-7f);
        }
    }
    // 16,384 weights: three standard deviations are 166.
    CHECK(dropped > 4096 - 166);
    CHECK(dropped < 4096 + 166);
}

TEST_CASE("Philox is that of Random123, by its known answers") {
    static_assert(philox{0}(0, 0).word[0] == 0x6627e8d5u && philox{0}(0, 0).word[1] == 0xe169c58du &&
                  philox{0}(0, 0).word[2] == 0xbc57ac4cu && philox{0}(0, 0).word[3] == 0x9b00dbd8u);
    constexpr std::uint64_t ones = ~std::uint64_t{0};
    static_assert(philox{ones}(ones, ones).word[0] == 0x408f276du && philox{ones}(ones, ones).word[1] == 0x41c83b0eu &&
                  philox{ones}(ones, ones).word[2] == 0xa20bc7c6u && philox{ones}(ones, ones).word[3] == 0x6d5451fdu);
}

TEST_CASE("caps and probabilities that are none are refused when they come") {
    CHECK_THROWS_AS(softcap{0.0f}, out_of_range);
    CHECK_THROWS_AS(softcap{-1.0f}, out_of_range);
    CHECK_THROWS_AS(softcap{infinity}, out_of_range);
    CHECK_THROWS_AS(softcap{nan}, out_of_range);
    // As floats these are infinity and 0.
    tensor<float, Query<2>, Dk<3>> const q{};
    tensor<float, Key<5>, Dk<3>> const k{};
    CHECK_THROWS_AS(scores(q, k, softcap{1e39}), out_of_range);
    CHECK_THROWS_AS(scores(q, k, softcap{1e-50}), out_of_range);
    CHECK(scores(q, k, softcap{1e38})(0, 0) == 0.0f);
    CHECK_THROWS_AS((dropout{1.0f, philox{1}}), out_of_range);
    CHECK_THROWS_AS((dropout{-0.5f, philox{1}}), out_of_range);
    CHECK_THROWS_AS((dropout{nan, philox{1}}), out_of_range);
}

}  // namespace
