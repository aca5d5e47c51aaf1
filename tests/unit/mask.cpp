// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attention.hpp>
#include <heed/attention/mask.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/rename.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"

namespace {

using namespace heed::axes;
using heed::bias;
using heed::causal;
using heed::drop;
using heed::from;
using heed::full;
using heed::generate;
using heed::did_you_mean;
using heed::keep;
using heed::lower_right;
using heed::shape_t;
using heed::tensor;
using heed::upper_left;

template <class T>
inline constexpr T infinity = heed::math::infinity<T>;
template <class T>
inline constexpr T quiet_nan = heed::math::quiet_nan<T>;

template <std::size_t B, std::size_t Q, std::size_t K>
using scores_of = tensor<float, Batch<B>, Query<Q>, Key<K>>;

/// Finite scores that differ everywhere.
template <class X>
constexpr X some_scores() {
    X result{};
    for (std::size_t i = 0; i < X::size; ++i) {
        result.values[i] = static_cast<float>(static_cast<int>((i * 13 + 5) % 37) - 18) / 4;
    }
    return result;
}

/// A pattern without symmetry, and with rows that keep all, some and no keys.
constexpr bool pattern(std::size_t b, std::size_t q, std::size_t k) { return q != 1 && (b + 2 * q + 3 * k) % 5 < 3; }
constexpr bool pattern(std::size_t q, std::size_t k) { return pattern(0, q, k); }

/// Scores with a mask laid on, by `masked` and as `expected` says, element by element: true when the same.
template <std::size_t B, std::size_t Q, std::size_t K, class M, class Expected>
constexpr bool lays_as(M const& mask, Expected expected) {
    constexpr auto scores = some_scores<scores_of<B, Q, K>>();
    auto const laid = heed::masked<Query>(heed::as_logits<Key>(scores), mask);
    static_assert(heed::is_logits_over<decltype(laid), Key>);
    static_assert(heed::shape_of<decltype(laid)>() == heed::shape<Batch<B>, Query<Q>, Key<K>>);
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                if (laid(b, q, k) != expected(scores(b, q, k), b, q, k)) return false;
            }
        }
    }
    return true;
}
template <std::size_t B, std::size_t Q, std::size_t K, class M, class Kept>
constexpr bool keeps_where(M const& mask, Kept kept) {
    return lays_as<B, Q, K>(mask, [&](float score, std::size_t b, std::size_t q, std::size_t k) {
        return kept(b, q, k) ? score : -infinity<float>;
    });
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto keep_of_pattern() {
    return generate<keep<Batch<B>, Query<Q>, Key<K>>>(
        [](std::size_t b, std::size_t q, std::size_t k) { return pattern(b, q, k); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto drop_of_pattern() {
    return generate<drop<Batch<B>, Query<Q>, Key<K>>>(
        [](std::size_t b, std::size_t q, std::size_t k) { return pattern(b, q, k); });
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr bool keep_and_drop_are_complements() {
    auto const kept =
        heed::masked<Query>(heed::as_logits<Key>(some_scores<scores_of<B, Q, K>>()), keep_of_pattern<B, Q, K>());
    auto const left =
        heed::masked<Query>(heed::as_logits<Key>(some_scores<scores_of<B, Q, K>>()), drop_of_pattern<B, Q, K>());
    std::size_t masked = 0;
    for (std::size_t i = 0; i < kept.size; ++i) {
        bool const by_keep = kept.values[i] == -infinity<float>;
        if (by_keep == (left.values[i] == -infinity<float>)) return false;
        masked += by_keep ? 1 : 0;
    }
    return masked > 0 && masked < kept.size;
}

/// Every kind of mask with the axes that it may have, on scores of the given extents.
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr bool every_kind_lays_as_it_says() {
    bool right = keep_and_drop_are_complements<B, Q, K>();
    right = right && keeps_where<B, Q, K>(keep_of_pattern<B, Q, K>(), [](auto... at) { return pattern(at...); });
    right = right && keeps_where<B, Q, K>(drop_of_pattern<B, Q, K>(), [](auto... at) { return !pattern(at...); });
    // Fewer axes, and axes in another order than the scores'.
    right = right && keeps_where<B, Q, K>(generate<keep<Key<K>>>([](auto k) { return k % 2 == 0; }),
                                          [](auto, auto, auto k) { return k % 2 == 0; });
    right = right && keeps_where<B, Q, K>(generate<keep<Batch<B>, Key<K>>>([](auto b, auto k) { return k <= b; }),
                                          [](auto b, auto, auto k) { return k <= b; });
    right =
        right && keeps_where<B, Q, K>(generate<drop<Key<K>, Query<Q>>>([](auto k, auto q) { return pattern(q, k); }),
                                      [](auto, auto q, auto k) { return !pattern(q, k); });
    right = right && keeps_where<B, Q, K>(generate<keep<Key<K>, Batch<B>, Query<Q>>>(
                                              [](auto k, auto b, auto q) { return pattern(b, q, k); }),
                                          [](auto... at) { return pattern(at...); });
    // Bias: added; -inf leaves the key out.
    right = right && lays_as<B, Q, K>(generate<bias<float, Query<Q>, Key<K>>>([](auto q, auto k) {
                                          return pattern(q, k) ? -infinity<float>
                                                               : static_cast<float>(q) - static_cast<float>(k) / 2;
                                      }),
                                      [](float score, auto, auto q, auto k) {
                                          return pattern(q, k)
                                                     ? -infinity<float>
                                                     : score + (static_cast<float>(q) - static_cast<float>(k) / 2);
                                      });
    // Causal, aligned at either end; without a name where the extents are equal.
    right = right && keeps_where<B, Q, K>(causal{upper_left}, [](auto, auto q, auto k) { return k <= q; });
    right = right && keeps_where<B, Q, K>(causal{lower_right}, [](auto, auto q, auto k) { return k + Q <= q + K; });
    if constexpr (Q == K) {
        right = right && keeps_where<B, Q, K>(causal{}, [](auto, auto q, auto k) { return k <= q; });
    }
    return right;
}

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr bool every_combination_lays_as_it_says() {
    auto const padding = generate<keep<Batch<B>, Key<K>>>([](auto b, auto k) { return k < b + 2; });
    auto const left_out = generate<drop<Query<Q>, Key<K>>>([](auto q, auto k) { return (q + k) % 3 == 1; });
    auto const slope = generate<bias<float, Key<K>>>([](auto k) { return static_cast<float>(k) / 4; });
    auto const step = generate<bias<float, Query<Q>, Key<K>>>(
        [](auto q, auto k) { return q == 0 && k == 0 ? -infinity<float> : static_cast<float>(q) / 8; });

    bool right = true;
    right = right && keeps_where<B, Q, K>(padding, [](auto b, auto, auto k) { return k < b + 2; });
    auto const two = [](auto b, auto q, auto k) { return k < b + 2 && (q + k) % 3 != 1; };
    right = right && keeps_where<B, Q, K>(padding & left_out, two);
    right = right && keeps_where<B, Q, K>(left_out & padding, two);
    auto const three = [&](auto b, auto q, auto k) { return two(b, q, k) && k + Q <= q + K; };
    right = right && keeps_where<B, Q, K>(padding & left_out & causal{lower_right}, three);
    right = right && keeps_where<B, Q, K>(padding & left_out & causal{lower_right}, three);
    right = right && keeps_where<B, Q, K>(padding & (left_out & causal{lower_right}), three);
    // Biases add up, wherever they stand, and nothing is added where a key is left out.
    auto const added = [&](float score, auto b, auto q, auto k) {
        if (!three(b, q, k) || (q == 0 && k == 0)) return -infinity<float>;
        return score + (static_cast<float>(k) / 4 + static_cast<float>(q) / 8);
    };
    right = right && lays_as<B, Q, K>(slope & padding & step & (left_out & causal{lower_right}), added);
    right = right &&
            lays_as<B, Q, K>((padding & slope) & causal{lower_right} & (left_out & step), added);
    return right;
}

/// What calls with a mask give, of queries, keys and values without symmetry.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct calls {
    decltype(heed::scores(tensor<float, Batch<B>, Query<Q>, Dk<D>>{}, tensor<float, Batch<B>, Key<K>, Dk<D>>{})) scores;
    decltype(heed::attend(heed::softmax<Key>(scores), tensor<float, Batch<B>, Key<K>, Dv<V>>{})) attend;
    decltype(attend) attention;

    constexpr explicit calls(auto const& mask) {
        auto const q = some_scores<tensor<float, Batch<B>, Query<Q>, Dk<D>>>();
        auto const k = some_scores<tensor<float, Batch<B>, Key<K>, Dk<D>>>();
        auto const v = some_scores<tensor<float, Batch<B>, Key<K>, Dv<V>>>();
        scores = heed::scores(q, k, mask);
        attend = heed::attend(heed::softmax<Key>(heed::scores(q, k)), v, mask);
        attention = heed::attention(q, k, v, mask).output;
    }
    friend constexpr bool operator==(calls const&, calls const&) = default;
};

/// Masks that hold views of memory that is not theirs, of rows and of columns, of bools, bytes and biases: true when
/// every call gives what it gives with a mask that owns the same values.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr bool views_mask_as_owned_values_do() {
    using called = calls<B, Q, K, D, V>;
    bool bools[B * K] = {};
    unsigned char bytes[Q * K] = {};
    float biases[K * Q] = {};
    keep<Batch<B>, Key<K>> by_batch{};
    drop<Query<Q>, Key<K>> by_query{};
    bias<float, Query<Q>, Key<K>> added{};
    for (std::size_t k = 0; k < K; ++k) {
        for (std::size_t b = 0; b < B; ++b) bools[b * K + k] = by_batch(b, k) = pattern(b, 0, k);
        for (std::size_t q = 0; q < Q; ++q) {
            by_query(q, k) = pattern(q, k + 1);
            // Every value of a byte but 0 is true.
            bytes[q * K + k] = static_cast<unsigned char>(by_query(q, k) ? 1u << (q + k) % 8 : 0u);
            biases[k * Q + q] = added(q, k) =
                pattern(k, q, 1) ? -infinity<float> : static_cast<float>(q) - static_cast<float>(k) / 2;
        }
    }
    auto const in_rows = keep{heed::tensor_view<bool const, Batch<B>, Key<K>>(bools)};
    auto const in_bytes = drop{heed::view_of<Query<Q>, Key<K>>(bytes)};
    auto const in_columns = bias{heed::strided_view<float const, heed::strides<1, Q>, Query<Q>, Key<K>>(biases)};
    bool right = called(in_rows) == called(by_batch) && called(in_bytes) == called(by_query) &&
                 called(in_columns) == called(added) && !(called(in_rows) == called(in_bytes));
    // Nothing is copied: what changes in the memory changes in the mask, and in what was combined from it.
    auto const together = in_columns & in_rows & in_bytes;
    bools[0] = by_batch(0, 0) = !by_batch(0, 0);
    right = right && in_rows(0, 0) == by_batch(0, 0) && called(together) == called(added & by_batch & by_query);
    // A renamed one has values of its own.
    auto const renamed = heed::rename<Query, Time>(in_bytes);
    static_assert(std::is_same_v<decltype(renamed), drop<Time<Q>, Key<K>> const>);
    return right && renamed == heed::rename<Query, Time>(by_query);
}

template <class Logits, class M>
concept masked_is_callable = requires(Logits const& logits, M const& mask) {
    heed::masked<Query>(logits, mask);
};

using square = decltype(heed::as_logits<Key>(tensor<float, Batch<4>, Query<4>, Key<4>>{}));
using wide = decltype(heed::as_logits<Key>(tensor<float, Batch<2>, Query<3>, Key<5>>{}));
using tall = decltype(heed::as_logits<Key>(tensor<float, Batch<2>, Query<5>, Key<3>>{}));

template <class Logits, class M, class Fault>
constexpr bool refused_with =
    std::is_same_v<heed::fault_of_masked<Logits, Query, M>, Fault> && !masked_is_callable<Logits, M>;
template <class Logits, class M>
constexpr bool accepted =
    std::is_same_v<heed::fault_of_masked<Logits, Query, M>, heed::none>&& masked_is_callable<Logits, M>;

}  // namespace

TEST_CASE("every kind of mask keeps, leaves out and adds where it says, broadcast over the axes that it lacks") {
    BOTH_TIMES(wider, every_kind_lays_as_it_says<2, 3, 5>);
    STATIC_REQUIRE(wider);
    BOTH_TIMES(taller, every_kind_lays_as_it_says<3, 7, 2>);
    STATIC_REQUIRE(taller);
    BOTH_TIMES(equal, every_kind_lays_as_it_says<4, 4, 4>);
    STATIC_REQUIRE(equal);
}

TEST_CASE("keep and drop of the same pattern are complements") {
    STATIC_REQUIRE(keep_and_drop_are_complements<2, 3, 5>());
    STATIC_REQUIRE(keep_and_drop_are_complements<4, 4, 4>());
    // The same positions written the other way round are the same mask.
    constexpr auto kept = keep<Key<3>>{true, false, true};
    constexpr auto dropped = drop<Key<3>>{false, true, false};
    constexpr auto logits = heed::as_logits<Key>(tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    STATIC_REQUIRE(heed::masked<Query>(logits, kept) == heed::masked<Query>(logits, dropped));
    STATIC_REQUIRE(heed::masked<Query>(logits, kept) ==
                   tensor<float, Query<2>, Key<3>>{1, -infinity<float>, 3, 4, -infinity<float>, 6});
    STATIC_REQUIRE(!std::is_convertible_v<keep<Key<3>>, drop<Key<3>>>);
    STATIC_REQUIRE(!std::is_convertible_v<drop<Key<3>>, keep<Key<3>>>);
    STATIC_REQUIRE(!std::is_convertible_v<tensor<bool, Key<3>>, keep<Key<3>>>);
    STATIC_REQUIRE(!std::is_convertible_v<bool, keep<Key<3>>>);
}

TEST_CASE("a mask is not made of a mask of the other polarity, in braces either") {
    constexpr auto makes = []<class To, class From>(To, From) {
        return requires(From const& from) { To{from}; };
    };
    STATIC_REQUIRE(makes(keep<Key<3>>{}, keep<Key<3>>{}));
    STATIC_REQUIRE(!makes(keep<Key<3>>{}, drop<Key<3>>{}));
    STATIC_REQUIRE(!makes(drop<Key<3>>{}, keep<Key<3>>{}));
}

TEST_CASE("one, two, three and nested masks combined by & keep what all keep, and add all biases") {
    BOTH_TIMES(wider, every_combination_lays_as_it_says<2, 3, 5>);
    STATIC_REQUIRE(wider);
    BOTH_TIMES(taller, every_combination_lays_as_it_says<3, 7, 2>);
    STATIC_REQUIRE(taller);
    BOTH_TIMES(equal, every_combination_lays_as_it_says<4, 4, 4>);
    STATIC_REQUIRE(equal);
}

TEST_CASE("a causal mask written out: upper left and lower right, with more keys and with more queries") {
    constexpr auto low = -infinity<float>;
    constexpr auto more_keys = heed::as_logits<Key>(full<float, Query<2>, Key<4>>(1));
    STATIC_REQUIRE(heed::masked<Query>(more_keys, causal{upper_left}) ==
                   from<float, Query<2>, Key<4>>({{1, low, low, low}, {1, 1, low, low}}));
    STATIC_REQUIRE(heed::masked<Query>(more_keys, causal{lower_right}) ==
                   from<float, Query<2>, Key<4>>({{1, 1, 1, low}, {1, 1, 1, 1}}));
    constexpr auto more_queries = heed::as_logits<Key>(full<float, Query<4>, Key<2>>(1));
    STATIC_REQUIRE(heed::masked<Query>(more_queries, causal{upper_left}) ==
                   from<float, Query<4>, Key<2>>({{1, low}, {1, 1}, {1, 1}, {1, 1}}));
    STATIC_REQUIRE(heed::masked<Query>(more_queries, causal{lower_right}) ==
                   from<float, Query<4>, Key<2>>({{low, low}, {low, low}, {1, low}, {1, 1}}));
    constexpr auto as_many = heed::as_logits<Key>(full<float, Query<2>, Key<2>>(1));
    STATIC_REQUIRE(heed::masked<Query>(as_many, causal{}) == from<float, Query<2>, Key<2>>({{1, low}, {1, 1}}));
    STATIC_REQUIRE(heed::masked<Query>(as_many, causal{}) == heed::masked<Query>(as_many, causal{upper_left}));
    STATIC_REQUIRE(heed::masked<Query>(as_many, causal{}) == heed::masked<Query>(as_many, causal{lower_right}));
    // The order of the axes of the scores is none of the mask's business.
    constexpr auto turned = heed::as_logits<Key>(full<float, Key<4>, Query<2>>(1));
    STATIC_REQUIRE(heed::masked<Query>(turned, causal{upper_left}) ==
                   from<float, Key<4>, Query<2>>({{1, 1}, {low, 1}, {low, low}, {low, low}}));
}

TEST_CASE("a mask is made as any tensor is, with its values counted") {
    constexpr auto counted = from<keep<Batch<2>, Key<3>>>({{true, true, false}, {true, false, false}});
    STATIC_REQUIRE(counted == keep<Batch<2>, Key<3>>{true, true, false, true, false, false});
    STATIC_REQUIRE(std::is_same_v<decltype(counted), keep<Batch<2>, Key<3>> const>);
    STATIC_REQUIRE(counted(1, 0));
    STATIC_REQUIRE(!counted(0, 2));
    STATIC_REQUIRE(heed::Mask<keep<Key<3>>>);
    STATIC_REQUIRE(heed::Mask<drop<Key<3>> const&>);
    STATIC_REQUIRE(heed::Mask<bias<double, Key<3>>>);
    STATIC_REQUIRE(heed::Mask<decltype(causal{})>);
    STATIC_REQUIRE(heed::Mask<decltype(causal{} & counted)>);
    STATIC_REQUIRE(!heed::Mask<tensor<bool, Key<3>>>);
    STATIC_REQUIRE(!heed::Mask<bool>);
    // Arithmetic on a mask gives a plain tensor, which is no mask.
    STATIC_REQUIRE(!heed::Mask<decltype(heed::map([](bool kept) { return !kept; }, counted))>);
}

TEST_CASE("without a batch axis, and with several") {
    constexpr auto none = heed::as_logits<Key>(tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    STATIC_REQUIRE(heed::masked<Query>(none, drop<Key<3>>{true, false, false}) ==
                   tensor<float, Query<2>, Key<3>>{-infinity<float>, 2, 3, -infinity<float>, 5, 6});

    constexpr auto several = heed::as_logits<Key>(full<float, Batch<2>, Head<3>, Query<2>, Key<5>>(1));
    constexpr auto by_head = generate<keep<Head<3>, Key<5>>>([](auto h, auto k) { return k >= h; });
    constexpr auto laid = heed::masked<Query>(several, by_head);
    STATIC_REQUIRE([&] {
        for (std::size_t b = 0; b < 2; ++b) {
            for (std::size_t h = 0; h < 3; ++h) {
                for (std::size_t q = 0; q < 2; ++q) {
                    for (std::size_t k = 0; k < 5; ++k) {
                        if (laid(b, h, q, k) != (k >= h ? 1 : -infinity<float>)) return false;
                    }
                }
            }
        }
        return true;
    }());
}

TEST_CASE("a masked place is -inf whatever was there, and a NaN that is not masked stays") {
    constexpr auto with_nan = heed::as_logits<Key>(
        tensor<float, Query<2>, Key<3>>{quiet_nan<float>, infinity<float>, 1, 2, quiet_nan<float>, -infinity<float>});
    constexpr auto laid =
        heed::masked<Query>(with_nan, keep<Query<2>, Key<3>>{false, false, true, true, true, false});
    STATIC_REQUIRE(laid(0, 0) == -infinity<float>);
    STATIC_REQUIRE(laid(0, 1) == -infinity<float>);
    STATIC_REQUIRE(laid(0, 2) == 1);
    STATIC_REQUIRE(laid(1, 0) == 2);
    STATIC_REQUIRE(heed::math::is_nan(laid(1, 1)));
    STATIC_REQUIRE(laid(1, 2) == -infinity<float>);
}

TEST_CASE("a bias on scores that are NaN or infinite is a constant expression too") {
    constexpr auto odd =
        heed::as_logits<Key>(tensor<float, Query<1>, Key<4>>{quiet_nan<float>, infinity<float>, -infinity<float>, 1});
    constexpr auto laid = heed::masked<Query>(odd, bias<float, Key<4>>{1, 2, 3, 4});
    STATIC_REQUIRE(heed::math::is_nan(laid(0, 0)));
    STATIC_REQUIRE(laid(0, 1) == infinity<float>);
    STATIC_REQUIRE(laid(0, 2) == -infinity<float>);
    STATIC_REQUIRE(laid(0, 3) == 5);
    // inf - inf is NaN.
    constexpr auto opposite = heed::masked<Query>(odd, bias<float, Key<4>>{0, 0, infinity<float>, 0});
    STATIC_REQUIRE(heed::math::is_nan(opposite(0, 2)));
    constexpr auto of_nan = heed::masked<Query>(odd, bias<float, Key<4>>{0, 0, 0, quiet_nan<float>});
    STATIC_REQUIRE(heed::math::is_nan(of_nan(0, 3)));
}

TEST_CASE("a key that one bias leaves out is left out whatever another bias adds there") {
    constexpr auto logits = heed::as_logits<Key>(tensor<float, Query<1>, Key<3>>{1, 2, 3});
    constexpr auto low = bias<float, Key<3>>{-infinity<float>, -infinity<float>, 1};
    constexpr auto high = bias<float, Key<3>>{infinity<float>, quiet_nan<float>, infinity<float>};
    constexpr auto expected = tensor<float, Query<1>, Key<3>>{-infinity<float>, -infinity<float>, infinity<float>};
    constexpr auto one_way = heed::masked<Query>(logits, low & high);
    STATIC_REQUIRE(one_way == expected);
    constexpr auto other_way = heed::masked<Query>(logits, high & low);
    STATIC_REQUIRE(other_way == expected);
}

TEST_CASE("a mask over memory that is not its own masks as one with the same values of its own, and copies nothing") {
    BOTH_TIMES(wider, views_mask_as_owned_values_do<2, 3, 5, 7, 11>);
    STATIC_REQUIRE(wider);
    BOTH_TIMES(equal, views_mask_as_owned_values_do<4, 4, 4, 4, 4>);
    STATIC_REQUIRE(equal);
}

TEST_CASE("a mask over memory is made of a view by keep, drop or bias, and of no other") {
    using bools = heed::tensor_view<bool const, Key<3>>;
    using columns = heed::strided_view<unsigned char, heed::strides<2>, Key<3>>;
    using biases = heed::tensor_view<double, Key<3>>;
    STATIC_REQUIRE(std::is_same_v<decltype(keep{std::declval<bools>()}), keep<bools>>);
    STATIC_REQUIRE(std::is_same_v<decltype(keep{std::declval<keep<bools>>()}), keep<bools>>);
    STATIC_REQUIRE(std::is_same_v<decltype(drop{std::declval<columns&>()}), drop<columns>>);
    STATIC_REQUIRE(std::is_same_v<decltype(bias{std::declval<biases const&>()}), bias<biases>>);
    STATIC_REQUIRE(sizeof(keep<bools>) == sizeof(bool*));
    STATIC_REQUIRE(heed::Mask<keep<bools>>);
    // A tensor is copied.
    STATIC_REQUIRE(std::is_same_v<decltype(keep{tensor<bool, Key<3>>{}}), keep<Key<3>>>);
    STATIC_REQUIRE(std::is_same_v<decltype(drop{tensor<bool, Key<3>>{}}), drop<Key<3>>>);
    STATIC_REQUIRE(std::is_same_v<decltype(bias{tensor<double, Key<3>>{}}), bias<double, Key<3>>>);
    STATIC_REQUIRE(keep{tensor<bool, Key<3>>{true, false, true}} == keep<Key<3>>{true, false, true});

    STATIC_REQUIRE(std::is_constructible_v<keep<bools>, bools>);
    STATIC_REQUIRE(!std::is_convertible_v<bools, keep<bools>>);
    STATIC_REQUIRE(!std::is_constructible_v<keep<bools>, drop<bools>>);
    STATIC_REQUIRE(!std::is_constructible_v<keep<bools>, tensor<bool, Key<3>>&>);
    STATIC_REQUIRE(!std::is_constructible_v<keep<bools>, bool, bool, bool>);
    STATIC_REQUIRE(!std::is_constructible_v<keep<biases>, biases>);
    STATIC_REQUIRE(std::is_same_v<decltype(heed::detail::rule_of_mask_over<keep<bools>, bool, drop<bools>>()),
                                  heed::fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<
                                      drop<bools>, keep<bools>>>);
    STATIC_REQUIRE(
        std::is_same_v<decltype(heed::detail::rule_of_mask_over<keep<biases>, bool, biases>()),
                       heed::fault::a_mask_or_projection_is_made_of_values_of_its_element_type<double, bool>>);

    // The same faults as of the others.
    using by_query = heed::tensor_view<bool const, Batch<2>, Query<3>>;
    STATIC_REQUIRE(refused_with<wide, keep<by_query>,
                                heed::fault::a_mask_needs_the_key_axis<Key<5>, shape_t<Batch<2>, Query<3>>>>);
    STATIC_REQUIRE(
        refused_with<wide, drop<bools>,
                     heed::fault::the_same_axis_comes_with_two_extents<heed::fault::in::mask, Key<3>, Key<5>>>);
    STATIC_REQUIRE(refused_with<wide, bias<heed::tensor_view<double const, Key<5>>>,
                                heed::fault::a_bias_needs_the_element_type_of_the_scores<double, float>>);
    STATIC_REQUIRE(refused_with<wide, bias<heed::tensor_view<float, Time<3>, Key<5>>>,
                                heed::fault::a_mask_has_an_axis_that_the_scores_lack<
                                    shape_t<Time<3>, Key<5>>, shape_t<Batch<2>, Query<3>, Key<5>>>>);
}

TEST_CASE("a mask that lacks the Key axis is refused, also a padding mask laid on the Query axis") {
    STATIC_REQUIRE(accepted<square, keep<Batch<4>, Key<4>>>);
    STATIC_REQUIRE(refused_with<square, keep<Batch<4>, Query<4>>,
                                heed::fault::a_mask_needs_the_key_axis<Key<4>, shape_t<Batch<4>, Query<4>>,
                                                                       did_you_mean<keep<Batch<4>, Key<4>>>>>);
    STATIC_REQUIRE(
        refused_with<square, drop<Query<4>>,
                     heed::fault::a_mask_needs_the_key_axis<Key<4>, shape_t<Query<4>>, did_you_mean<drop<Key<4>>>>>);
    STATIC_REQUIRE(
        refused_with<square, bias<float, Batch<4>>, heed::fault::a_mask_needs_the_key_axis<Key<4>, shape_t<Batch<4>>>>);
    STATIC_REQUIRE(refused_with<wide, keep<Batch<2>, Query<3>>,
                                heed::fault::a_mask_needs_the_key_axis<Key<5>, shape_t<Batch<2>, Query<3>>,
                                                                       did_you_mean<keep<Batch<2>, Key<5>>>>>);
    STATIC_REQUIRE(refused_with<wide, keep<>, heed::fault::a_mask_needs_the_key_axis<Key<5>, shape_t<>>>);
}

TEST_CASE("a mask with an axis that the scores lack, or of another extent, is refused") {
    STATIC_REQUIRE(
        refused_with<square, keep<Head<4>, Key<4>>,
                     heed::fault::a_mask_has_an_axis_that_the_scores_lack<shape_t<Head<4>, Key<4>>,
                                                                          shape_t<Batch<4>, Query<4>, Key<4>>>>);
    STATIC_REQUIRE(
        refused_with<square, bias<float, Time<4>, Key<4>>,
                     heed::fault::a_mask_has_an_axis_that_the_scores_lack<
                         shape_t<Time<4>, Key<4>>, shape_t<Batch<4>, Query<4>, Key<4>>,
                         did_you_mean<bias<float, Query<4>, Key<4>>>>>);
    STATIC_REQUIRE(
        refused_with<wide, keep<Key<4>>,
                     heed::fault::the_same_axis_comes_with_two_extents<heed::fault::in::mask, Key<4>, Key<5>>>);
    STATIC_REQUIRE(
        refused_with<wide, drop<Query<5>, Key<5>>,
                     heed::fault::the_same_axis_comes_with_two_extents<heed::fault::in::mask, Query<5>, Query<3>>>);
    // An extent of 1 is not broadcast: the axis is left out instead.
    STATIC_REQUIRE(
        refused_with<wide, keep<Batch<2>, Query<1>, Key<5>>,
                     heed::fault::the_same_axis_comes_with_two_extents<heed::fault::in::mask, Query<1>, Query<3>>>);
}

TEST_CASE("a bias needs the element type of the scores") {
    STATIC_REQUIRE(accepted<wide, bias<float, Key<5>>>);
    STATIC_REQUIRE(refused_with<wide, bias<double, Key<5>>,
                                heed::fault::a_bias_needs_the_element_type_of_the_scores<double, float>>);
    STATIC_REQUIRE(
        refused_with<wide, bias<bool, Key<5>>, heed::fault::a_bias_needs_the_element_type_of_the_scores<bool, float>>);
    STATIC_REQUIRE(
        refused_with<wide, bias<int, Key<5>>, heed::fault::a_bias_needs_the_element_type_of_the_scores<int, float>>);
}

TEST_CASE("a causal mask without a named alignment is refused where queries and keys differ in number") {
    using heed::fault::
        causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number;
    STATIC_REQUIRE(accepted<square, causal<>>);
    STATIC_REQUIRE(accepted<square, decltype(causal{lower_right})>);
    STATIC_REQUIRE(
        refused_with<
            wide, causal<>,
            causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                Query<3>, Key<5>>>);
    STATIC_REQUIRE(
        refused_with<
            tall, causal<>,
            causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                Query<5>, Key<3>>>);
    STATIC_REQUIRE(accepted<wide, decltype(causal{upper_left})>);
    STATIC_REQUIRE(accepted<tall, decltype(causal{lower_right})>);
}

TEST_CASE("what is no mask is refused: a bool tensor, a float tensor, a bool") {
    using heed::fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it;
    STATIC_REQUIRE(refused_with<wide, tensor<bool, Key<5>>,
                                this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<tensor<bool, Key<5>>>>);
    STATIC_REQUIRE(refused_with<wide, tensor<float, Query<3>, Key<5>>,
                                this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<tensor<float, Query<3>, Key<5>>>>);
    STATIC_REQUIRE(refused_with<wide, bool, this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<bool>>);
}

TEST_CASE("the first fault of combined masks is that of the combination, however deep it lies") {
    using padding = keep<Batch<2>, Key<5>>;
    using wrong = keep<Batch<2>, Query<3>>;
    using fault =
        heed::fault::a_mask_needs_the_key_axis<Key<5>, shape_t<Batch<2>, Query<3>>, did_you_mean<padding>>;
    STATIC_REQUIRE(accepted<wide, heed::mask_and<padding, decltype(causal{upper_left})>>);
    STATIC_REQUIRE(refused_with<wide, decltype(padding{} & wrong{}), fault>);
    STATIC_REQUIRE(refused_with<wide, decltype(wrong{} & padding{}), fault>);
    STATIC_REQUIRE(refused_with<wide, decltype(padding{} & (padding{} & wrong{})), fault>);
    STATIC_REQUIRE(
        refused_with<
            wide, decltype(padding{} & causal{}),
            heed::fault::
                causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                    Query<3>, Key<5>>>);
    // Masks are combined with masks only.
    STATIC_REQUIRE([]<class M>(M const&) {
        return requires(M const& mask) { padding{} & mask; };
    }(wrong{}));
    STATIC_REQUIRE(![]<class M>(M const&) {
        return requires(M const& mask) { padding{} & mask; };
    }(tensor<bool, Key<5>>{}));
}

TEST_CASE("masks go before softmax: on weights they are refused") {
    using weights = decltype(heed::softmax<Key>(wide{}));
    using plain = tensor<float, Batch<2>, Query<3>, Key<5>>;
    STATIC_REQUIRE(refused_with<weights, keep<Key<5>>,
                                heed::fault::masked_needs_logits_so_mask_before_softmax_or_say_as_logits<weights>>);
    STATIC_REQUIRE(refused_with<plain, keep<Key<5>>,
                                heed::fault::masked_needs_logits_so_mask_before_softmax_or_say_as_logits<plain>>);
    // And it matters: masked before softmax, the kept weights sum to 1; zeroed after it they do not.
    constexpr auto logits = heed::as_logits<Key>(tensor<float, Query<1>, Key<3>>{0, 0, 0});
    constexpr auto kept = keep<Key<3>>{true, true, false};
    constexpr auto before = heed::softmax<Key>(heed::masked<Query>(logits, kept));
    STATIC_REQUIRE(before == tensor<float, Query<1>, Key<3>>{0.5f, 0.5f, 0});
    constexpr auto after =
        heed::zip([](float weight, bool in) { return in ? weight : 0; }, heed::softmax<Key>(logits), kept);
    STATIC_REQUIRE(heed::sum(after) < 0.67f);
}
