// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// `scaled_dot_product_attention` of queries and keys that are `up_to` a length, under masks and stages, to the bit that
// of tensors of these lengths. NaN stands in all memory beyond.
#include "../support/attention_up_to.hpp"
#include "../support/both_times.hpp"
#include "../support/said.hpp"

#include <type_traits>

namespace {

using namespace up_to_lengths;
using heed_test::said;

using cache = tensor<float, up_to<Key<9>>, Dk<3>>;
using cached = tensor<float, up_to<Key<9>>, Dv<5>>;
using asked = tensor<float, up_to<Query<9>>, Dk<3>>;
using one_query = tensor<float, Query<1>, Dk<3>>;

// Types do not tell whether there are as many queries as keys.
static_assert(
    std::is_same_v<
        fault_of_scaled_dot_product_attention<one_query, cache, cached, causal<>>,
        fault::causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
            Query<1>, up_to<Key<9>>>>);
static_assert(can_scaled_dot_product_attention<asked, cache, cached, causal<>> &&
              !can_scaled_dot_product_attention<tensor<float, Query<9>, Dk<3>>, cache, cached, causal<>> &&
              !can_scaled_dot_product_attention<tensor<float, Query<9>, Dk<3>>, cache, cached, window<before<1>>>);
// Lengths of batches, and not of features; masks of values, which have other lengths or none.
static_assert(can_scaled_dot_product_attention<tensor<float, up_to<Head<2>>, Query<1>, Dk<3>>,
                                               tensor<float, up_to<Head<2>>, Key<9>, Dk<3>>,
                                               tensor<float, up_to<Head<2>>, Key<9>, Dv<5>>> &&
              !can_scaled_dot_product_attention<one_query, cache, tensor<float, up_to<Key<9>>, up_to<Dv<5>>>> &&
              !can_scaled_dot_product_attention<one_query, cache, cached, keep<Key<9>>> &&
              !can_scaled_dot_product_attention<one_query, cache, tensor<float, Key<9>, Dv<5>>>);
// A part is known by its numbers.
static_assert(can_attention_with_lse<one_query, cache, cached> &&
              !can_attention_with_lse<one_query, cache, cached, keep<Key<9>>> &&
              !can_attention_with_lse<asked, tensor<float, Key<9>, Dk<3>>, tensor<float, Key<9>, Dv<5>>,
                                      part<Key<9>, 0, 4>>);

constexpr auto all_keys_by_query = heed_test::eighths<tensor<float, Head<2>, Query<9>, Key<9>>>(11);

// At the size where a step for each element between would be beyond the compilers' limits.
constexpr auto middling_queries = heed_test::eighths<tensor<float, Query<64>, Dk<32>>>(4);
constexpr auto middling_keys = heed_test::eighths<tensor<float, Key<64>, Dk<32>>>(5);
constexpr auto middling_values = heed_test::eighths<tensor<float, Key<64>, Dv<32>>>(6);
constexpr auto middling = scaled_dot_product_attention(middling_queries, middling_keys, middling_values);
constexpr auto middling_up_to =
    scaled_dot_product_attention(take<Query>(middling_queries, 64), take<Key>(middling_keys, 64),
                                 take<Key>(middling_values, 64));
static_assert(range<Query<64>>(middling_up_to, 0) == middling);

/// The same of the form with weights, of one mask, and of values under weights that are there.
template <class M>
constexpr auto with_weights(M const& mask) {
    return attention(take<Query>(middling_queries, 64), take<Key>(middling_keys, 64), take<Key>(middling_values, 64),
                     mask);
}
template <class Came, class Expected>
constexpr bool as_expected(Came const& came, Expected const& expected) {
    return range<Query<64>>(came.output, 0) == expected.output &&
           range<Key<64>>(range<Query<64>>(came.weights, 0), 0) == expected.weights;
}
constexpr auto some_of_middling = [] {
    tensor<bool, Query<64>, Key<64>> result{};
    for (std::size_t i = 0; i < result.size; ++i) result.values[i] = i % 3 != 0;
    return result;
}();
constexpr auto middling_causal = attention(middling_queries, middling_keys, middling_values, causal{});
constexpr auto middling_short = attention(middling_queries, middling_keys, middling_values, lengths<Key>(40));
constexpr auto middling_kept = attention(middling_queries, middling_keys, middling_values, keep{some_of_middling});
constexpr auto causal_up_to = with_weights(causal{});
constexpr auto short_up_to = with_weights(lengths<Key>(40));
constexpr keep some_up_to{take<Query>(take<Key>(some_of_middling, 64), 64)};
constexpr auto kept_up_to = with_weights(some_up_to);
static_assert(as_expected(causal_up_to, middling_causal));
static_assert(as_expected(short_up_to, middling_short));
static_assert(as_expected(kept_up_to, middling_kept));
constexpr auto attended_up_to = attend(causal_up_to.weights, take<Key>(middling_values, 64), causal{});
static_assert(range<Query<64>>(attended_up_to, 0) == middling_causal.output);

}  // namespace

TEST_CASE("attention of as many queries and keys as there are is that of tensors of these lengths") {
    tensor<int, Head<2>> const of_heads{3, 7};
    tensor<float, Head<2>> const sinks{0.5f, -1.0f};
    CHECK(same_under<5, 7>());
    CHECK(same_under<5, 7>(causal{lower_right} | prefix{1}));
    CHECK(same_under<5, 7>(lengths<Key>(of_heads), softcap{1.5}, score_with{by_distance{}}, sink{sinks},
                           dropout{0.25, philox{7}}));
    CHECK(same_under<4, 4>(causal{}));
    BOTH_TIMES(in_a_constant, [] { return same_under<2, 3>(causal{lower_right} & lengths<Key>(2)); });
    CHECK(in_a_constant);
}

TEST_CASE("a sink and dropout change weights as those of tensors of these lengths") {
    tensor<float, Head<2>> const sinks{0.5f, -1.0f};
    tensor<float, Query<9>> const by_query = iota<float, Query<9>>(-1.0f, 0.25f);
    CHECK(same_weights<5, 7>(causal{lower_right}, sink{sinks}, dropout{0.25, philox{7}}));
    CHECK(same_weights<1, 9>(sink{0.25f}));
    CHECK(same_weights<9, 1>(dropout{0.5, philox{3}}));
    BOTH_TIMES(in_a_constant, [] { return same_weights<3, 2>(sink{0.5f}, dropout{0.25, philox{7}}); });
    CHECK(in_a_constant);
    auto const logits = as_logits<Key>(shortened<Key>(all_keys_by_query, 5));
    auto const fixed = as_logits<Key>(range<Key<5>>(all_keys_by_query, 0));
    CHECK(same(softmax_with_sink<Key>(logits, sink{by_query}), softmax_with_sink<Key>(fixed, sink{by_query}), 9, 5));
    CHECK(same(dropped_out<Query>(softmax<Key>(logits), dropout{0.25, philox{7}}),
               dropped_out<Query>(softmax<Key>(fixed), dropout{0.25, philox{7}}), 9, 5));
}

TEST_CASE("the log-sum-exp of rows, too, is that of tensors of these lengths") {
    tensor<int, Head<2>> const of_heads{3, 7};
    CHECK(same_with_lse<5, 7>());
    CHECK(same_with_lse<5, 7>(causal{lower_right} & lengths<Key>(of_heads), softcap{1.5}, sink{0.5f}));
    CHECK(same_with_lse<1, 9>(scale{0.3}));
    BOTH_TIMES(in_a_constant, [] { return same_with_lse<3, 2>(causal{upper_left}); });
    CHECK(in_a_constant);
}

TEST_CASE("scores, weights and their sums under masks are those of tensors of these lengths") {
    tensor<int, Head<2>> const of_heads{3, 7};
    CHECK(same_steps<5, 7>());
    CHECK(same_steps<5, 7>(causal{lower_right}));
    CHECK(same_steps<5, 7>(causal{upper_left} & lengths<Key>(of_heads)));
    CHECK(same_steps<5, 7>(window{before{1}, after{2}, lower_right} | prefix{1}, scale{0.3}));
    CHECK(same_steps<5, 7>(!causal{lower_right}, softcap{1.5}, score_with{by_distance{}}));
    CHECK(same_steps<5, 7>(lengths<Query>(2)));
    CHECK(same_steps<4, 4>(causal{}));
    CHECK(same_steps<1, 9>(softcap{1.5}));
    CHECK(same_steps<9, 1>(causal{upper_left}));
    BOTH_TIMES(in_a_constant, [] { return same_steps<2, 3>(causal{lower_right} & lengths<Key>(2)); });
    CHECK(in_a_constant);
    CHECK(said([] { same_steps<5, 7>(lengths<Key>(8)); }) != "nothing");
}

TEST_CASE("weights under a mask, of values with features up to a length, write these alone") {
    operands<5, 7> const of;
    auto const expected = attention(of.q, of.k, of.v, causal{lower_right});
    auto values = shortened<Dv>(of.v, 2);
    auto out = attention(of.q, of.k, values, causal{lower_right}).output;
    CHECK(same(out, expected.output, 5, 2));
    for (std::size_t i = 0; i < out.capacity; ++i) out.data()[i] = 9;
    attend(into(out), expected.weights, values, causal{lower_right});
    CHECK(same(out, expected.output, 5, 2));
    CHECK(out.data()[2] == 9);
}

namespace {

/// Weights that a mask hides though they are no zeros, values behind it that are NaN, and a sum that is rounded to -0
/// before a key that is hidden: as of tensors of these lengths, of one feature and of more than a block.
template <std::size_t Features>
constexpr bool same_behind_masks(float hidden_weight, float hidden_value, float scale) {
    auto weights = zeros<float, Head<2>, Query<4>, Key<4>>();
    auto values = heed_test::eighths<tensor<float, Head<2>, Key<4>, Dv<Features>>>(9);
    for (std::size_t head = 0; head < 2; ++head) {
        for (std::size_t query = 0; query < 4; ++query) {
            for (std::size_t key = 0; key < 4; ++key) weights(head, query, key) = key > query ? hidden_weight : scale;
        }
        for (std::size_t d = 0; d < Features; ++d) {
            values(head, 0, d) = d % 2 == 0 ? -scale : scale;
            values(head, 3, d) = hidden_value;
        }
    }
    auto const first_queries = range<Query<3>>(weights, 0);
    auto const mask = causal{upper_left};
    auto const expected = attend(as_attention_weights<Key>(first_queries), values, mask);
    auto const came = attend(as_attention_weights<Key>(shortened<Key>(shortened<Query>(weights, 3), 4)),
                             shortened<Key>(values, 4), mask);
    return same(came, expected, 3, Features);
}

}  // namespace

TEST_CASE("what a mask hides from weights does not reach their sums") {
    CHECK(same_behind_masks<1>(0, 1, 0x1p-100f));
    CHECK(same_behind_masks<67>(0, 1, 0x1p-100f));
    CHECK(same_behind_masks<67>(0.5f, 1, 0.25f));
    CHECK(same_behind_masks<67>(0.5f, math::quiet_nan<float>, 0.25f));
    CHECK(same_behind_masks<5>(0, math::infinity<float>, 0.25f));
    BOTH_TIMES(in_a_constant, [] {
        return same_behind_masks<5>(0, 1, 0x1p-100f) && same_behind_masks<5>(0.5f, math::quiet_nan<float>, 0.25f);
    });
    CHECK(in_a_constant);
}

TEST_CASE("weights of so many keys that they are summed in blocks, under a mask") {
    constexpr std::size_t keys = 2 * kernel::longest_chain + 37;
    heap_tensor<float, Query<1>, Key<keys>> weights;
    heap_tensor<float, Key<keys>, Dv<2>> values;
    for (std::size_t i = 0; i < keys; ++i) {
        weights.data()[i] = static_cast<float>(heed_test::fraction_at<7>(i, 1));
        for (std::size_t d = 0; d < 2; ++d) {
            values.data()[2 * i + d] = static_cast<float>(heed_test::fraction_at<11>(2 * i + d, 2));
        }
    }
    auto const hidden = window{after{std::ptrdiff_t{100'000}}, upper_left};
    auto const whole = attend(as_attention_weights<Key>(weights), values, hidden);
    CHECK(attend(as_attention_weights<Key>(take<Key>(weights, keys)), take<Key>(values, keys), hidden) == whole);
    CHECK(attend(as_attention_weights<Key>(weights), values) != whole);
}

TEST_CASE("of no key the output is zeros, and of no query there is none") {
    auto const q = range<Query<3>>(all_queries, 0);
    auto const none = scaled_dot_product_attention(q, shortened<Key>(all_keys, 0), shortened<Key>(all_values, 0));
    CHECK(none == zeros<float, Head<2>, Query<3>, Dv<5>>());
    auto const empty = scaled_dot_product_attention(shortened<Query>(all_queries, 0), shortened<Key>(all_keys, 2),
                                                    shortened<Key>(all_values, 2), causal{lower_right});
    CHECK(length<Query>(empty) == 0);
    // Into a destination that was longer.
    auto out = scaled_dot_product_attention(shortened<Query>(all_queries, 5), shortened<Key>(all_keys, 2),
                                            shortened<Key>(all_values, 2));
    scaled_dot_product_attention(into(out), shortened<Query>(all_queries, 1), shortened<Key>(all_keys, 2),
                                 shortened<Key>(all_values, 2));
    CHECK(length<Query>(out) == 1);
}

TEST_CASE("of grouped heads, of the heap, and of views, to the bit") {
    auto const all_grouped = heed_test::eighths<tensor<float, Head<2>, Group<3>, Query<2>, Dk<3>>>(4);
    auto const k = range<Key<7>>(all_keys, 0);
    auto const v = range<Key<7>>(all_values, 0);
    auto const some_keys = shortened<Key>(all_keys, 7);
    auto const some_values = shortened<Key>(all_values, 7);
    auto const mask = causal{lower_right} & lengths<Key>(6);
    auto const expected = scaled_dot_product_attention(all_grouped, k, v, mask);
    CHECK(scaled_dot_product_attention(all_grouped, some_keys, some_values, mask) == expected);
    auto const some_queries = shortened<Query>(all_grouped, 1);
    auto const first = range<Query<1>>(all_grouped, 0);
    auto const of_one = scaled_dot_product_attention(some_queries, some_keys, some_values, mask);
    CHECK(exactly<Query<1>>(of_one) == scaled_dot_product_attention(first, k, v, mask));

    heap_tensor<float, Head<2>, up_to<Key<9>>, Dk<3>> heap_keys;
    heap_tensor<float, Head<2>, up_to<Key<9>>, Dv<5>> heap_values;
    append<Key>(heap_keys, k);
    append<Key>(heap_values, v);
    CHECK(scaled_dot_product_attention(all_grouped, heap_keys, heap_values, mask) == expected);
    CHECK(scaled_dot_product_attention(all_grouped, take_view<Key>(all_keys, 7), take_view<Key>(all_values, 7), mask) ==
          expected);
    auto const turned = transpose(slice<Head>(some_keys, 1));
    CHECK(scaled_dot_product_attention(slice<Head>(all_grouped, 1), permute_view<Key, Dk>(turned),
                                       slice<Head>(some_values, 1), mask) == slice<Head>(expected, 1));
}

TEST_CASE("lengths that do not fit are told before anything is written") {
    auto const q = range<Query<3>>(all_queries, 0);
    auto const k = shortened<Key>(all_keys, 5);
    auto const v = shortened<Key>(all_values, 5);
    CHECK(said([&] { static_cast<void>(scaled_dot_product_attention(q, k, shortened<Key>(all_values, 4))); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<9>> of length 5 and of length 4");
    CHECK(said([&] { static_cast<void>(scaled_dot_product_attention(q, k, v, lengths<Key>(6))); }) ==
          "heed: expected lengths of 0 to 5 along up_to<Key<9>>, but 6 came");
    tensor<float, up_to<Query<9>>, Dk<3>> some_queries;
    append<Query>(some_queries, slice<Head>(q, 0));
    auto const of_head = slice<Head>(k, 0);
    CHECK(said([&] {
              static_cast<void>(
                  scaled_dot_product_attention(some_queries, of_head, slice<Head>(v, 0), causal{}));
          }) ==
          "heed: expected as many queries as keys, or the alignment named, upper_left, lower_right or offset, but "
          "length 3 along up_to<Query<9>> and length 5 along up_to<Key<9>> came");
}

namespace {

/// A module's output and weights of a prompt that is up to a length are those of one that is as long, the rotation of
/// its positions too.
template <std::size_t Length, class... Options>
constexpr bool same_in_modules(Options const&... options) {
    using module_type = self_attention<float, Model<4>, Dk<2>, Dv<3>>;
    constexpr auto prompt = heed_test::eighths<tensor<float, Head<2>, Time<9>, Model<4>>>(7);
    module_type const module{heed_test::eighths<projection<Query, float, Model<4>, Dk<2>>>(8),
                             heed_test::eighths<projection<Key, float, Model<4>, Dk<2>>>(9),
                             heed_test::eighths<projection<Key, float, Model<4>, Dv<3>>>(10)};
    auto const x = shortened<Time>(prompt, Length);
    auto const fixed = range<Time<Length>>(prompt, 0);
    auto const positions = iota<int, Time<9>>(3);
    auto const turned =
        rotation_at<half_split_pairs, float, Pair<1>>(take<Time>(positions, Length), rotary_base<100>{});
    auto const turned_fixed =
        rotation_at<half_split_pairs, float, Pair<1>>(range<Time<Length>>(positions, 0), rotary_base<100>{});
    auto const came = module(x, options...);
    auto const expected = module(fixed, options...);
    auto const rotated = module(x, turned, options...);
    auto const expected_rotated = module(fixed, turned_fixed, options...);
    auto const crossed = cross_attention<Layer>(x, rename<Time, Layer>(x), module.w_q, module.w_k, module.w_v);
    auto const expected_crossed =
        cross_attention<Layer>(fixed, rename<Time, Layer>(fixed), module.w_q, module.w_k, module.w_v);
    return same(came.output, expected.output, Length, 3) && same(came.weights, expected.weights, Length, Length) &&
           same(rotated.output, expected_rotated.output, Length, 3) &&
           same(crossed.output, expected_crossed.output, Length, 3);
}

}  // namespace

TEST_CASE("modules take prompts up to a length") {
    CHECK(same_in_modules<1>());
    CHECK(same_in_modules<5>(causal{}));
    CHECK(same_in_modules<9>(causal{}));
    BOTH_TIMES(in_a_constant, [] { return same_in_modules<3>(causal{}); });
    CHECK(in_a_constant);
}
