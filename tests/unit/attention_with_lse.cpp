// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attention_with_lse.hpp>

#include <heed/attention/alibi.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/math.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/range.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice_view.hpp>
#include <heed/random/randn.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>
#include <heed/tensor/tensor_view.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/parts_of_keys.hpp"

// The output is that of scaled_dot_product_attention, to the bit; the log-sum-exp is that of plain loops in double; and
// a part of the keys is attention to these keys cut out, under what a mask shows of them cut out, to the bit.

using namespace parts_of_keys;

// What a mask says of a part is no more than is there to be looked at: keys before it and behind it are left out.
constexpr kernel::mask_of_part<kernel::causal_mask<0>> from_the_fifth{{}, 5};
static_assert(from_the_fifth.end_of_keys(6, 10) == 2 && from_the_fifth.end_of_keys(4, 10) == 0);
static_assert(from_the_fifth.open_keys(7, 9).end == 3 && !from_the_fifth.keeps(6, 2) && from_the_fifth.keeps(7, 2));
static_assert(kernel::tile_under(from_the_fifth, 0, 4, {0, 10}) == mask_tile::empty);
static_assert(kernel::tile_under(from_the_fifth, 9, 11, {0, 5}) == mask_tile::full);

TEST_CASE("the output is that of attention, and the log-sum-exp that of plain loops") {
    BOTH_TIMES(a, whole_is_right<different>);
    BOTH_TIMES(b, whole_is_right<alike>);
    BOTH_TIMES(c, whole_is_right<one_query>);
    static_assert(a && b && c);
    CHECK(whole_is_right<longer>());
    CHECK(whole_is_right<few_rows>());
    CHECK(whole_is_right<step>());
}

TEST_CASE("a part sees the positions of the whole, in the compiler too") {
    BOTH_TIMES(a, part_without_mask<different, 2, 3>);
    BOTH_TIMES(b, part_under_causal<different, 2, 5>);
    BOTH_TIMES(c, part_under_documents<different, 4, 3>);
    BOTH_TIMES(d, part_under_window<alike, 1, 2>);
    BOTH_TIMES(e, part_with_stages<one_query, 3, 3>);
    BOTH_TIMES(f, part_with_bias<one_query, 1, 5>);
    static_assert(a && b && c && d && e && f);
    CHECK(part_under_causal<few_rows, 7, 11>());
    CHECK(part_under_documents<few_rows, 2, 9>());
    CHECK(part_with_bias<few_rows, 6, 13>());
    CHECK(part_with_stages<few_rows, 8, 10>());
}

namespace {

/// Dropout drops what it drops of the whole, wherever the part begins: the weights say which.
template <class In, std::size_t From, std::size_t Count>
bool dropout_is_that_of_the_whole() {
    constexpr dropout dropped{0.5f, philox{7}};
    auto const weights = attention(In::q, In::k, In::v, dropped).weights;
    auto const came = attention_with_lse<part<Key<In::keys>, From, Count>>(In::q, In::k, In::v, dropped);
    auto const kept = attention_with_lse<part<Key<In::keys>, From, Count>>(In::q, In::k, In::v);
    bool right = came.lse == kept.lse;  // of all keys, dropped or not
    auto const all = attention(In::q, In::k, In::v).weights;
    for (std::size_t h = 0; h < In::heads; ++h) {
        for (std::size_t g = 0; g < In::groups; ++g) {
            for (std::size_t i = 0; i < In::queries; ++i) {
                for (std::size_t d = 0; d < In::values; ++d) {
                    double sum = 0, output = 0;
                    for (std::size_t j = From; j < From + Count; ++j) {
                        sum += static_cast<double>(all(h, g, i, j));
                        output += static_cast<double>(weights(h, g, i, j)) * static_cast<double>(In::v(h, j, d));
                    }
                    double const off = static_cast<double>(came.output(h, g, i, d)) - output / sum;
                    right = right && off < 1e-5 && off > -1e-5;
                }
            }
        }
    }
    return right;
}

}  // namespace

TEST_CASE("dropout of a part is that of the whole") {
    CHECK(dropout_is_that_of_the_whole<different, 0, 7>());
    CHECK(dropout_is_that_of_the_whole<different, 1, 5>());
    CHECK(dropout_is_that_of_the_whole<different, 4, 3>());
    CHECK(dropout_is_that_of_the_whole<one_query, 2, 4>());
    CHECK(dropout_is_that_of_the_whole<longer, 131, 150>());
    CHECK(dropout_is_that_of_the_whole<step, 7, 291>());
}

namespace {

/// Rows that are not rows of ordinary numbers.
template <std::size_t Q, std::size_t K>
constexpr bool special_rows() {
    auto q = full<float, Query<Q>, Dk<1>>(1.0f);
    auto k = numbers<tensor<float, Key<K>, Dk<1>>>(3);
    auto const v = numbers<tensor<float, Key<K>, Dv<3>>>(5);
    auto const none = attention_with_lse(q, k, v, !!prefix{0});
    bool right = as_tensor(none.lse) == full<float, Query<Q>>(-infinity) &&
                 none.output == zeros<float, Query<Q>, Dv<3>>();
    // A sink is all that there is then.
    auto const sink_alone = attention_with_lse(q, k, v, !!prefix{0}, sink{0.75f});
    right = right && as_tensor(sink_alone.lse) == full<float, Query<Q>>(0.75f) && sink_alone.output == none.output;
    right = right && as_tensor(attention_with_lse(q, k, v, !!prefix{0}, sink{-infinity}).lse) == as_tensor(none.lse);
    auto const minus = full<float, Key<K>, Dk<1>>(-infinity);
    right = right && as_tensor(attention_with_lse(q, minus, v).lse) == as_tensor(none.lse);
    // One key.
    auto const one = attention_with_lse<part<Key<K>, 1, 1>>(q, k, v);
    right = right && as_tensor(one.lse) == full<float, Query<Q>>(k(1, 0)) && one.output(Q - 1, 2) == v(1, 2);
    // NaN and +inf of one query, and of all.
    q(0, 0) = not_a_number;
    auto const wrong = as_tensor(attention_with_lse(q, k, v).lse);
    right = right && math::is_nan(wrong(0)) && !math::sign_bit(wrong(0)) && (Q == 1 || math::is_finite(wrong(Q - 1)));
    q(0, 0) = 1.0f;
    k(K - 1, 0) = infinity;
    auto const too_great = as_tensor(attention_with_lse(q, k, v).lse);
    right = right && math::is_nan(too_great(0)) && math::is_nan(too_great(Q - 1));
    auto const behind = as_tensor(attention_with_lse(q, k, v, prefix{static_cast<int>(K - 1)}).lse);
    right = right && math::is_finite(behind(0));
    right = right && math::is_nan(as_tensor(attention_with_lse(q, minus, v, heed::sink{not_a_number}).lse)(0)) &&
            math::is_nan(as_tensor(attention_with_lse(q, minus, v, heed::sink{infinity}).lse)(0));
    // Far from 0 nothing overflows.
    k = full<float, Key<K>, Dk<1>>(3e38f);
    auto const great = as_tensor(attention_with_lse(q, k, v).lse);
    k = full<float, Key<K>, Dk<1>>(-3e38f);
    return right && great(0) == 3e38f && as_tensor(attention_with_lse(q, k, v).lse)(0) == -3e38f;
}
template <std::size_t Q, std::size_t K>
constexpr bool special_rows_of() {
    return special_rows<Q, K>();
}

/// k and v that stand apart, and a result that is written to where there is one.
template <std::size_t Q, std::size_t K>
bool views_and_destinations() {
    auto const q = numbers<tensor<float, Query<Q>, Head<2>, Dk<5>>>(1);
    auto const k = numbers<tensor<float, Key<K>, Head<2>, Dk<5>>>(2);
    auto const v = numbers<tensor<float, Dv<3>, Key<K>, Head<2>>>(3);
    auto const q_apart = permute_view<Head, Query, Dk>(q);
    auto const k_apart = permute_view<Head, Key, Dk>(k);
    auto const v_apart = permute_view<Head, Key, Dv>(v);
    using p = part<Key<K>, 1, K - 2>;
    auto const expected =
        attention_with_lse<p>(as_tensor(q_apart), as_tensor(k_apart), as_tensor(v_apart), causal{lower_right});
    auto came = attention_with_lse<p>(q_apart, k_apart, v_apart, causal{lower_right});
    bool right = came == expected;
    came = {};
    attention_with_lse<p>(into(came), q_apart, k_apart, v_apart, causal{lower_right});
    right = right && came == expected;
    right = right && came == attention_with_lse<p>(q_apart, range_view<Key<K - 2>>(k_apart, 1),
                                                   range_view<Key<K - 2>>(v_apart, 1), causal{lower_right});
    // An output that stands apart.
    tensor<float, Query<Q>, Dv<3>, Head<2>> memory{};
    auto apart = permute_view<Head, Query, Dv>(memory);
    attention_with_lse_result<decltype(apart), decltype(expected.lse)> there{apart, {}};
    attention_with_lse<p>(into(there), q_apart, k_apart, v_apart, causal{lower_right});
    right = right && as_tensor(there.output) == expected.output && there.lse == expected.lse;
    // Over its own operands.
    auto const queries = numbers<tensor<float, Query<Q>, Dk<5>>>(1);
    auto keys = numbers<tensor<float, Key<Q>, Dk<5>>>(2);
    auto const values = numbers<tensor<float, Key<Q>, Dv<5>>>(3);
    auto const apart_from_all = attention_with_lse(queries, keys, values);
    tensor_view<float, Query<Q>, Dv<5>> over_keys(keys.data());
    attention_with_lse_result<decltype(over_keys), decltype(apart_from_all.lse)> over{over_keys, {}};
    attention_with_lse(into(over), queries, keys, values);
    return right && as_tensor(over.output) == apart_from_all.output && over.lse == apart_from_all.lse;
}

constexpr bool rotated_keys_of_a_part() {
    auto const angles = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Key<6>>(0), rotary_base<10000>{});
    auto const of_queries = rename<Key, Query>(angles);
    auto const q = rotate(numbers<tensor<float, Query<6>, Dk<4>>>(1), of_queries);
    auto const k = rotate(numbers<tensor<float, Key<6>, Dk<4>>>(2), angles);
    auto const v = numbers<tensor<float, Key<6>, Dv<3>>>(3);
    using p = part<Key<6>, 2, 3>;
    auto const came = attention_with_lse<p>(q, k, v, causal{});
    return came == attention_with_lse<p>(q, range<Key<3>>(k, 2), range<Key<3>>(v, 2), causal{}) &&
           came.output != attention_with_lse<p>(q, k, v).output;
}

constexpr bool linear_biases_of_a_part() {
    auto const q = numbers<tensor<float, Head<2>, Query<4>, Dk<3>>>(1);
    auto const k = numbers<tensor<float, Head<2>, Key<6>, Dk<3>>>(2);
    auto const v = numbers<tensor<float, Head<2>, Key<6>, Dv<3>>>(3);
    constexpr auto slopes = alibi<Head<2>>(offset{2});
    auto const all = attention(q, k, v, slopes).weights;
    auto const came = attention_with_lse<part<Key<6>, 3, 2>>(q, k, v, slopes);
    for (std::size_t h = 0; h < 2; ++h) {
        for (std::size_t i = 0; i < 4; ++i) {
            float const one = all(h, i, 3), two = all(h, i, 4);
            float const expected = (one * v(h, 3, 1) + two * v(h, 4, 1)) / (one + two);
            float const off = came.output(h, i, 1) - expected;
            if (!(off < 1e-6f && off > -1e-6f)) return false;
        }
    }
    return true;
}

template <class T>
bool doubles() {
    auto const q = heed_test::fractions<tensor<T, Query<19>, Dk<5>>, 11>(1);
    auto const k = heed_test::fractions<tensor<T, Key<151>, Dk<5>>, 11>(2);
    auto const v = heed_test::fractions<tensor<T, Key<151>, Dv<3>>, 11>(3);
    auto const came = attention_with_lse<part<Key<151>, 5, 140>>(q, k, v, causal{lower_right});
    auto const scored = scores(q, k, causal{lower_right});
    for (std::size_t i = 0; i < 19; ++i) {
        long double sum = 0;
        for (std::size_t j = 5; j < 145; ++j) sum += __builtin_expl(static_cast<long double>(scored(i, j)));
        long double const off = static_cast<long double>(as_tensor(came.lse)(i)) - __builtin_logl(sum);
        if (!(off < 1e-13L && off > -1e-13L)) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("rows that see nothing, and those of NaN and of infinities") {
    BOTH_TIMES(a, special_rows_of<1, 2>);
    BOTH_TIMES(b, special_rows_of<3, 5>);
    static_assert(a && b);
    CHECK(special_rows<37, 151>());
    CHECK(special_rows<1, 151>());
}

TEST_CASE("views, destinations, rotated keys, linear biases and doubles") {
    CHECK(views_and_destinations<5, 7>());
    CHECK(views_and_destinations<1, 131>());
    CHECK(views_and_destinations<35, 131>());
    BOTH_TIMES(rotated, rotated_keys_of_a_part);
    BOTH_TIMES(biased, linear_biases_of_a_part);
    static_assert(rotated && biased);
    CHECK(doubles<double>());
}
