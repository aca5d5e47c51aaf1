// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Where two features of attention meet: a mask over positions is the same keys written out, whatever groups, stages and
// rotations are there, to the bit; and each of them changes the output.
#include <heed/attention/attention.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using namespace heed;

template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 11>(seed);
}

template <std::size_t H, std::size_t G, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct inputs {
    static constexpr auto q = numbers<tensor<float, KvHead<H>, Group<G>, Query<Q>, Dk<D>>>(1);
    static constexpr auto k = numbers<tensor<float, KvHead<H>, Key<K>, Dk<D>>>(2);
    static constexpr auto v = numbers<tensor<float, KvHead<H>, Key<K>, Dv<V>>>(3);
    static constexpr auto scores_shape = shape<KvHead<H>, Group<G>, Query<Q>, Key<K>>;
    static constexpr auto added = numbers<bias<float, KvHead<H>, Group<G>, Query<Q>, Key<K>>>(4);
    static constexpr auto sinks = numbers<tensor<float, KvHead<H>, Group<G>>>(5);
    static constexpr auto near = window{before{2}, after{1}, lower_right};
    static constexpr auto ids =
        documents{generate<int, Query<Q>>([](auto i) { return static_cast<int>((i + K - Q) / 3); }),
                  generate<int, Key<K>>([](auto i) { return static_cast<int>(i / 3); })};
    static constexpr auto farther =
        score_with{[](float score, index_of<Key> key, index_of<Query> query, index_of<Group> group) {
            return score - 0.125f * static_cast<float>(group + 1) * static_cast<float>(key) +
                   0.0625f * static_cast<float>(query);
        }};
};

/// Attention of a mask, and of what it shows written out, with the same options: alike, and unlike that without it.
template <class In, class Mask, class... Options>
constexpr bool is_written_out(Mask const& mask, Options const&... options) {
    auto const shown = visible(mask, In::scores_shape);
    auto const fused = scaled_dot_product_attention(In::q, In::k, In::v, mask, options...);
    auto const steps = attention(In::q, In::k, In::v, mask, options...);
    return fused == scaled_dot_product_attention(In::q, In::k, In::v, shown, options...) &&
           steps == attention(In::q, In::k, In::v, shown, options...) &&
           max_abs_difference(fused, steps.output) < 1e-6f &&
           max_abs_difference(fused, scaled_dot_product_attention(In::q, In::k, In::v, options...)) > 1e-4f;
}

// Each by itself, since constant evaluation has limits.
template <class In>
constexpr bool window_and_no_document() {
    return is_written_out<In>(In::near & !In::ids);
}
template <class In>
constexpr bool window_or_document() {
    return is_written_out<In>(In::ids | window{before{3}, after{0}, lower_right});
}
template <class In>
constexpr bool window_with_cap() {
    return is_written_out<In>(In::near, softcap{0.75f});
}
template <class In>
constexpr bool window_with_function() {
    return is_written_out<In>(In::near, In::farther);
}
template <class In>
constexpr bool window_with_sink() {
    return is_written_out<In>(In::near, sink{In::sinks});
}
template <class In>
constexpr bool documents_with_cap_and_sink() {
    return is_written_out<In>(In::ids, sink{0.25f}, softcap{0.75f});
}
template <class In>
constexpr bool with_all_stages() {
    return is_written_out<In>(In::ids & In::near, sink{In::sinks}, In::farther, softcap{0.75f},
                              dropout{0.25f, philox{7}});
}
template <class In>
constexpr bool with_biases() {
    auto const shown = visible(In::near, In::scores_shape);
    return scaled_dot_product_attention(In::q, In::k, In::v, In::near & In::added) ==
               scaled_dot_product_attention(In::q, In::k, In::v, shown & In::added) &&
           attention(In::q, In::k, In::v, In::near & In::added, softcap{0.75f}) ==
               attention(In::q, In::k, In::v, shown & In::added, softcap{0.75f});
}

using different = inputs<2, 3, 5, 7, 4, 11>;
using alike = inputs<3, 3, 3, 3, 4, 3>;
using one_query = inputs<2, 3, 1, 7, 4, 5>;

TEST_CASE("masks over positions with groups, stages and biases are the same keys written out") {
    BOTH_TIMES(a, window_and_no_document<different>);
    BOTH_TIMES(b, window_or_document<different>);
    BOTH_TIMES(c, window_with_cap<different>);
    BOTH_TIMES(d, window_with_function<different>);
    BOTH_TIMES(e, window_with_sink<different>);
    BOTH_TIMES(f, documents_with_cap_and_sink<different>);
    BOTH_TIMES(g, with_all_stages<one_query>);
    BOTH_TIMES(h, with_biases<alike>);
    static_assert(a && b && c && d && e && f && g && h);
    CHECK(with_all_stages<different>());
    CHECK(with_biases<different>());
    using longer = inputs<2, 3, 37, 151, 16, 5>;
    CHECK(window_and_no_document<longer>());
    CHECK(with_all_stages<longer>());
    CHECK(with_biases<longer>());
    using step = inputs<2, 8, 1, 151, 16, 5>;
    CHECK(window_or_document<step>());
    CHECK(with_all_stages<step>());
    CHECK(with_biases<step>());
}

template <class Pairing, class In, std::size_t Q, std::size_t K, std::size_t D>
constexpr bool rotated() {
    auto const at_queries = rotation_at<Pairing, float, Pair<D / 2>>(iota<int, Query<Q>>(K - Q), rotary_base<10000>{});
    auto const at_keys = rotation_at<Pairing, float, Pair<D / 2>>(iota<int, Key<K>>(0), rotary_base<10000>{});
    auto const q = rotate(In::q, at_queries);
    auto const k = rotate(In::k, at_keys);
    auto const shown = visible(In::ids & In::near, In::scores_shape);
    auto const fused = scaled_dot_product_attention(q, k, In::v, In::ids & In::near, softcap{0.75f});
    return fused == scaled_dot_product_attention(q, k, In::v, shown, softcap{0.75f}) &&
           max_abs_difference(fused, attention(q, k, In::v, shown, softcap{0.75f}).output) < 1e-6f &&
           max_abs_difference(fused, scaled_dot_product_attention(In::q, In::k, In::v, shown, softcap{0.75f})) > 1e-4f;
}
TEST_CASE("rotated queries of groups, with documents and a cap") {
    BOTH_TIMES(interleaved, rotated<interleaved_pairs, different, 5, 7, 4>);
    BOTH_TIMES(in_halves, rotated<half_split_pairs, different, 5, 7, 4>);
    static_assert(interleaved && in_halves);
}

}  // namespace
