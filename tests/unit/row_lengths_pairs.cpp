// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lengths with the other masks and options of attention: the same as the keys that they come to, written out.
#include <heed/attention/alibi.hpp>
#include <heed/attention/attention.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/ops/compare.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include <cstdint>
#include <type_traits>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed;
using namespace heed::axes;

/// Alike in all bits, but in a constant a zero's sign, which the same at run time has.
template <class X>
constexpr bool alike(X const& a, X const& b) {
    return std::is_constant_evaluated() ? a == b : heed_test::same_bits(a, b);
}

template <std::size_t H, std::size_t G, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct heads {
    static constexpr std::size_t keys = K;
    static constexpr auto q = heed_test::fractions<tensor<float, KvHead<H>, Group<G>, Query<Q>, Dk<D>>, 11>(1);
    static constexpr auto k = heed_test::fractions<tensor<float, KvHead<H>, Key<K>, Dk<D>>, 11>(2);
    static constexpr auto v = heed_test::fractions<tensor<float, KvHead<H>, Key<K>, Dv<V>>, 11>(3);
    static constexpr auto scores_shape = shape<KvHead<H>, Group<G>, Query<Q>, Key<K>>;
    static constexpr auto added = heed_test::fractions<bias<float, Group<G>, Query<Q>, Key<K>>, 11>(4);
    static constexpr auto sinks = heed_test::fractions<tensor<float, KvHead<H>, Group<G>>, 11>(5);
    static constexpr auto near = window{before{2}, after{1}, lower_right};
    static constexpr auto ids =
        documents{generate<int, Query<Q>>([](std::size_t i) { return static_cast<int>((i + K - Q) / 3); }),
                  generate<int, Key<K>>([](std::size_t i) { return static_cast<int>(i / 3); })};
    static constexpr auto bools = generate<keep<Query<Q>, Key<K>>>([](std::size_t i, std::size_t j) {
        return (2 * i + j) % 5 != 3;
    });
    static constexpr auto n = generate<tensor<int, KvHead<H>>>(
        [](std::size_t h) { return static_cast<int>((K * 2 / 3 + h * 5) % (K + 1)); });
    static constexpr auto by_group = generate<tensor<std::int64_t, Group<G>, KvHead<H>>>(
        [](std::size_t g, std::size_t h) { return static_cast<std::int64_t>((K / 2 + h * 3 + g * 2) % (K + 1)); });
};

template <class In, class M, class... Options>
constexpr bool is_written_out(M const& mask, Options const&... options) {
    auto const shown = visible(mask, In::scores_shape);
    auto const fused = scaled_dot_product_attention(In::q, In::k, In::v, mask, options...);
    auto const steps = attention(In::q, In::k, In::v, mask, options...);
    auto const of_shown = attention(In::q, In::k, In::v, shown, options...);
    return alike(fused, scaled_dot_product_attention(In::q, In::k, In::v, shown, options...)) &&
           alike(steps.output, of_shown.output) && alike(steps.weights, of_shown.weights) &&
           max_abs_difference(fused, steps.output) < 1e-6f &&
           max_abs_difference(fused, scaled_dot_product_attention(In::q, In::k, In::v, options...)) > 1e-4f;
}

// Each by itself, since constant evaluation has limits.
template <class In>
constexpr bool alone() {
    return is_written_out<In>(lengths<Key>(In::n));
}
template <class In>
constexpr bool for_each_group() {
    return is_written_out<In>(lengths<Key>(In::by_group));
}
template <class In>
constexpr bool and_causal() {
    return is_written_out<In>(lengths<Key>(In::n) & causal{lower_right});
}
template <class In>
constexpr bool but_not_a_window() {
    return is_written_out<In>(!In::near & lengths<Key>(In::by_group));
}
template <class In>
constexpr bool or_documents() {
    return is_written_out<In>(In::ids | lengths<Key>(In::n));
}
template <class In>
constexpr bool of_both_and_a_prefix() {
    return is_written_out<In>((lengths<Key>(In::by_group) & In::ids) | prefix{2});
}
template <class In>
constexpr bool on_the_left() {
    return is_written_out<In>(!lengths<Key>(In::n) & In::bools);
}
template <class In>
constexpr bool with_sink_and_cap() {
    return is_written_out<In>(lengths<Key>(In::by_group), sink{In::sinks}, softcap{0.75f});
}
template <class In>
constexpr bool with_alibi_and_dropout() {
    return is_written_out<In>(lengths<Key>(In::n) & lengths<Query>(1), alibi<KvHead<2>, Group<3>>(offset{2}),
                              dropout{0.25f, philox{7}});
}
template <class In>
constexpr bool with_a_bias() {
    auto const shown = visible(lengths<Key>(In::n), In::scores_shape);
    return alike(scaled_dot_product_attention(In::q, In::k, In::v, lengths<Key>(In::n) & In::added),
                 scaled_dot_product_attention(In::q, In::k, In::v, shown & In::added)) &&
           alike(attention(In::q, In::k, In::v, In::added & lengths<Key>(In::n), softcap{0.75f}).output,
                 attention(In::q, In::k, In::v, In::added & shown, softcap{0.75f}).output);
}
template <class In, std::size_t Q, std::size_t K, std::size_t D>
constexpr bool rotated_ones() {
    auto const base = rotary_base<10000>{};
    auto const q = rotate(In::q, rotation_at<interleaved_pairs, float, Pair<D / 2>>(iota<int, Query<Q>>(K - Q), base));
    auto const k = rotate(In::k, rotation_at<interleaved_pairs, float, Pair<D / 2>>(iota<int, Key<K>>(0), base));
    auto const mask = lengths<Key>(In::n) & In::near;
    return alike(scaled_dot_product_attention(q, k, In::v, mask),
                 scaled_dot_product_attention(q, k, In::v, visible(mask, In::scores_shape)));
}

template <class In>
bool with_all() {
    return for_each_group<In>() && of_both_and_a_prefix<In>() && on_the_left<In>() && with_a_bias<In>();
}

}  // namespace

TEST_CASE("lengths with other masks, with groups, stages and biases are the same keys written out") {
    using different = heads<2, 3, 5, 7, 4, 11>;
    using one_query = heads<2, 3, 1, 7, 4, 5>;
    BOTH_TIMES(a, alone<different>);
    BOTH_TIMES(b, for_each_group<one_query>);
    BOTH_TIMES(c, and_causal<different>);
    BOTH_TIMES(d, but_not_a_window<different>);
    BOTH_TIMES(e, or_documents<one_query>);
    BOTH_TIMES(f, of_both_and_a_prefix<different>);
    BOTH_TIMES(g, on_the_left<different>);
    BOTH_TIMES(h, with_sink_and_cap<one_query>);
    BOTH_TIMES(i, with_alibi_and_dropout<different>);
    BOTH_TIMES(j, with_a_bias<one_query>);
    BOTH_TIMES(l, rotated_ones<different, 5, 7, 4>);
    static_assert(a && b && c && d && e && f && g && h && i && j && l);
    CHECK(with_all<heads<4, 4, 4, 4, 4, 4>>());
    CHECK(with_all<heads<2, 3, 37, 151, 16, 5>>());
    CHECK(with_all<heads<2, 8, 1, 151, 16, 5>>());
}
