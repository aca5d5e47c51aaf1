// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Attention of batches that are `up_to` a length, in front of others and behind them, under masks and stages: to the
// bit that of tensors of these lengths. NaN stands in all memory beyond.
#include "../support/attention_up_to.hpp"
#include "../support/both_times.hpp"
#include "../support/said.hpp"

#include <type_traits>

namespace {

using namespace heed;
using namespace heed::axes;
using heed_test::said;

constexpr std::size_t most = 5, there = 3;

/// The first batches of a tensor, in its type or up to a length of memory that is full of something else.
template <bool UpTo, class X>
constexpr auto first_batches(X const& x) {
    if constexpr (!UpTo) {
        return range<Batch<there>>(x, 0);
    } else {
        auto result = take<Batch>(x, 0);
        for (std::size_t i = 0; i < result.capacity; ++i) {
            if constexpr (std::is_same_v<element_of<X>, float>) {
                result.data()[i] = math::quiet_nan<float>;
            } else {
                result.data()[i] = static_cast<element_of<X>>(-1);
            }
        }
        append<Batch>(result, take<Batch>(x, there));
        return result;
    }
}
template <bool UpTo>
struct first {
    template <class X>
    constexpr auto operator()(X const& x) const {
        return first_batches<UpTo>(x);
    }
};

/// The bits of all elements of a tensor of batches, in row-major order.
template <class X, class Y>
constexpr bool same(X const& x, Y const& y) {
    static_assert(detail::has_lengths<X>);
    bool all = length<Batch>(x) == there;
    auto const a = exactly<Batch<there>>(x);
    for (std::size_t i = 0; i < Y::size; ++i) {
        all = all && __builtin_bit_cast(unsigned, detail::nth(a, i)) == __builtin_bit_cast(unsigned, detail::nth(y, i));
    }
    return all;
}

// Batches in front of heads, and behind them.
template <class... Axes>
using in_front = tensor<float, Batch<most>, Head<2>, Axes...>;
template <class... Axes>
using behind = tensor<float, Head<2>, Batch<most>, Axes...>;

/// Queries, keys and values of as many batches, up to a length or all of them.
template <template <class...> class In, bool UpTo>
constexpr auto queries() {
    return first_batches<UpTo>(heed_test::eighths<In<Query<4>, Dk<3>>>(1));
}
template <template <class...> class In, bool UpTo>
constexpr auto keys() {
    return first_batches<UpTo>(heed_test::eighths<In<Key<6>, Dk<3>>>(2));
}
template <template <class...> class In, bool UpTo>
constexpr auto values() {
    return first_batches<UpTo>(heed_test::eighths<In<Key<6>, Dv<2>>>(3));
}

/// All forms of attention, of batches up to a length, are those of so many. `of_options` makes options of a function
/// that cuts tensors, and gives them to what takes them.
template <template <class...> class In, class WithOptions>
constexpr bool same_under(WithOptions const& with_options) {
    auto const q = queries<In, true>();
    auto const k = keys<In, true>();
    auto const v = values<In, true>();
    auto const fixed_q = queries<In, false>();
    auto const fixed_k = keys<In, false>();
    auto const fixed_v = values<In, false>();
    heed_test::watched_beyond_lengths const beyond_q(q);
    heed_test::watched_beyond_lengths const beyond_k(k);
    heed_test::watched_beyond_lengths const beyond_v(v);
    auto const expected = with_options(first<false>{}, [&](auto const&... options) {
        return scaled_dot_product_attention(fixed_q, fixed_k, fixed_v, options...);
    });
    bool all =
        same(with_options(first<true>{},
                          [&](auto const&... options) { return scaled_dot_product_attention(q, k, v, options...); }),
             expected);
    auto const wanted = with_options(
        first<false>{}, [&](auto const&... options) { return attention(fixed_q, fixed_k, fixed_v, options...); });
    auto const came =
        with_options(first<true>{}, [&](auto const&... options) { return attention(q, k, v, options...); });
    all = all && same(came.output, wanted.output) && same(came.weights, wanted.weights);
    auto const lse = with_options(first<false>{}, [&](auto const&... options) {
        return attention_with_lse(fixed_q, fixed_k, fixed_v, options...);
    });
    auto const lse_up_to =
        with_options(first<true>{}, [&](auto const&... options) { return attention_with_lse(q, k, v, options...); });
    return all && same(lse_up_to.output, lse.output) && same(as_tensor(lse_up_to.lse), as_tensor(lse.lse));
}
template <class WithOptions>
constexpr bool same_under_each(WithOptions const& with_options) {
    return same_under<in_front>(with_options) && same_under<behind>(with_options);
}

constexpr auto seen = generate<bool, Batch<most>, Key<6>>([](int batch, int key) { return (3 * batch + key) % 4 < 3; });
constexpr auto added =
    generate<float, Head<2>, Batch<most>, Query<4>, Key<6>>([](int head, int batch, int query, int key) {
        int const number = (head + 2 * batch + 3 * query + key) % 7;
        return number == 5 ? -math::infinity<float> : 0.25f * static_cast<float>(number);
    });
constexpr tensor<int, Batch<most>> numbers_of_keys{4, 0, 6, 5, 1};
constexpr auto of_queries =
    generate<int, Batch<most>, Query<4>>([](int batch, int query) { return (batch + query) / 2; });
constexpr auto of_keys = generate<int, Batch<most>, Key<6>>([](int batch, int key) { return (batch + key) / 3; });
constexpr tensor<float, Batch<most>> sinks{0.5f, -1.0f, 0.25f, 2.0f, 3.0f};

constexpr auto no_options = [](auto const&, auto const& with) { return with(); };
constexpr auto kept = [](auto const& cut, auto const& with) { return with(keep{cut(seen)}); };
constexpr auto biased = [](auto const& cut, auto const& with) { return with(bias{cut(added)} & causal{lower_right}); };
constexpr auto by_lengths = [](auto const& cut, auto const& with) { return with(lengths<Key>(cut(numbers_of_keys))); };
constexpr auto by_documents = [](auto const& cut, auto const& with) {
    return with(documents{cut(of_queries), cut(of_keys)} | !keep{cut(seen)});
};
constexpr auto staged = [](auto const& cut, auto const& with) {
    constexpr auto by_batch = [](float score, index_of<Batch> batch, index_of<Key> key) {
        return score + static_cast<float>(batch.value) / 4 - static_cast<float>(key.value) / 8;
    };
    return with(softcap{1.5f}, score_with{by_batch}, sink{cut(sinks)}, dropout{0.25f, philox{7}}, causal{upper_left});
};

/// Whether a call writes what there is of its result, and nothing beyond: `write` takes where the result goes.
template <class X, class Write>
constexpr bool writes_no_more(X out, Write const& write) {
    auto const before = out;
    for (std::size_t i = 0; i < out.capacity; ++i) out.data()[i] = -12345;
    write(out);
    std::size_t untouched = 0;
    for (std::size_t i = 0; i < out.capacity; ++i) untouched += out.data()[i] == -12345;
    return out == before && untouched == out.capacity - out.size();
}

/// The same of each step.
template <template <class...> class In, class OfMask>
constexpr bool same_steps(OfMask const& of_mask) {
    auto const q = queries<In, true>();
    auto const k = keys<In, true>();
    auto const v = values<In, true>();
    auto const mask = of_mask(first<true>{});
    auto const of_scores = scores(queries<In, false>(), keys<In, false>());
    auto const fixed_mask = of_mask(first<false>{});
    auto const fixed_v = values<In, false>();
    auto const weights = softmax<Key>(masked<Query>(scores(q, k), mask));
    auto const fixed_weights = softmax<Key>(masked<Query>(of_scores, fixed_mask));
    constexpr auto by_batch = [](float score, index_of<Batch> batch) {
        return score + static_cast<float>(batch.value);
    };
    bool const no_more =
        writes_no_more(scores(q, k, mask), [&](auto& out) { scores(into(out), q, k, mask); }) &&
        writes_no_more(masked<Query>(scores(q, k), mask),
                       [&](auto& out) { masked<Query>(into(out), scores(q, k), mask); }) &&
        writes_no_more(attend(weights, v, mask), [&](auto& out) { attend(into(out), weights, v, mask); }) &&
        writes_no_more(dropped_out<Query>(weights, dropout{0.25f, philox{7}}),
                       [&](auto& out) { dropped_out<Query>(into(out), weights, dropout{0.25f, philox{7}}); }) &&
        writes_no_more(scaled_dot_product_attention(q, k, v, mask),
                       [&](auto& out) { scaled_dot_product_attention(into(out), q, k, v, mask); });
    return no_more && same(scores(q, k, mask), masked<Query>(of_scores, fixed_mask)) && same(weights, fixed_weights) &&
           same(attend(weights, v, mask), attend(fixed_weights, fixed_v, fixed_mask)) &&
           same(rescored<Query>(scores(q, k), score_with{by_batch}),
                rescored<Query>(of_scores, score_with{by_batch})) &&
           same(softmax_with_sink<Key>(scores(q, k), sink{first_batches<true>(sinks)}),
                softmax_with_sink<Key>(of_scores, sink{first_batches<false>(sinks)})) &&
           same(dropped_out<Query>(weights, dropout{0.25f, philox{7}}),
                dropped_out<Query>(fixed_weights, dropout{0.25f, philox{7}}));
}

}  // namespace

TEST_CASE("products of batches along two axes, of which one is up to a length as rows are, are those of so many") {
    BOTH_TIMES(all_same, [] {
        constexpr auto a = heed_test::eighths<tensor<float, Batch<3>, Head<2>, Query<5>, Dk<4>>>(1);
        constexpr auto b = heed_test::eighths<tensor<float, Batch<3>, Head<2>, Dk<4>, Dv<3>>>(2);
        auto const expected = contract<Dk>(a, b);
        bool all = true;
        for (std::size_t batches = 0; batches <= 3; ++batches) {
            for (std::size_t rows = 0; rows <= 5; ++rows) {
                auto const came = contract<Dk>(take<Query>(take<Batch>(a, batches), rows), take<Batch>(b, batches));
                all = all && came == take<Query>(take<Batch>(expected, batches), rows);
            }
        }
        return all;
    });
    CHECK(all_same);
}

TEST_CASE("attention of as many batches as there are, under masks and stages") {
    CHECK(same_under_each(no_options));
    CHECK(same_under_each(kept));
    CHECK(same_under_each(biased));
    CHECK(same_under_each(by_lengths));
    CHECK(same_under_each(by_documents));
    CHECK(same_under_each(staged));
    BOTH_TIMES(in_a_constant, [] { return same_under<behind>(kept) && same_under<in_front>(staged); });
    CHECK(in_a_constant);
}

TEST_CASE("steps of attention of as many batches as there are") {
    auto const of_keep = [](auto const& cut) { return keep{cut(seen)}; };
    CHECK(same_steps<in_front>(of_keep));
    CHECK(same_steps<behind>(of_keep));
    CHECK(same_steps<behind>([](auto const& cut) { return drop{cut(seen)} & causal{lower_right}; }));
    BOTH_TIMES(in_a_constant, [] { return same_steps<behind>([](auto const& cut) { return keep{cut(seen)}; }); });
    CHECK(in_a_constant);
}

TEST_CASE("batches, queries and keys up to lengths at once") {
    using queries = tensor<float, up_to<Batch<most>>, Head<2>, up_to<Query<4>>, Dk<3>>;
    using keys = tensor<float, up_to<Batch<most>>, Head<2>, up_to<Key<6>>, Dk<3>>;
    using values = tensor<float, up_to<Batch<most>>, Head<2>, up_to<Key<6>>, Dv<2>>;
    auto const all_q = heed_test::eighths<tensor<float, Batch<2>, Head<2>, Query<3>, Dk<3>>>(1);
    auto const all_k = heed_test::eighths<tensor<float, Batch<2>, Head<2>, Key<5>, Dk<3>>>(2);
    auto const all_v = heed_test::eighths<tensor<float, Batch<2>, Head<2>, Key<5>, Dv<2>>>(3);
    queries q;
    keys k;
    values v;
    q.lengths = {2, 3};
    k.lengths = v.lengths = {2, 5};
    for (std::size_t batch = 0; batch < 2; ++batch) {
        for (std::size_t head = 0; head < 2; ++head) {
            for (std::size_t i = 0; i < 3; ++i) {
                for (std::size_t j = 0; j < 3; ++j) q(batch, head, i, j) = all_q(batch, head, i, j);
            }
            for (std::size_t i = 0; i < 5; ++i) {
                for (std::size_t j = 0; j < 3; ++j) k(batch, head, i, j) = all_k(batch, head, i, j);
                for (std::size_t j = 0; j < 2; ++j) v(batch, head, i, j) = all_v(batch, head, i, j);
            }
        }
    }
    auto const numbers = tensor<int, Batch<2>>{3, 5};
    tensor<int, up_to<Batch<most>>> some_numbers;
    append<Batch>(some_numbers, numbers);
    auto const expected =
        scaled_dot_product_attention(all_q, all_k, all_v, causal{lower_right} & lengths<Key>(numbers));
    auto const came = scaled_dot_product_attention(q, k, v, causal{lower_right} & lengths<Key>(some_numbers));
    CHECK(exactly<Query<3>>(exactly<Batch<2>>(came)) == expected);
}

TEST_CASE("grouped heads of which some are there, with few queries and of many") {
    auto const check = [](auto all_q) {
        auto const k = heed_test::eighths<tensor<float, Head<2>, Key<6>, Dk<3>>>(2);
        auto const v = heed_test::eighths<tensor<float, Head<2>, Key<6>, Dv<2>>>(3);
        auto const came = scaled_dot_product_attention(take<Group>(all_q, 3), k, v, causal{upper_left});
        CHECK(writes_no_more(came, [&](auto& out) {
            scaled_dot_product_attention(into(out), take<Group>(all_q, 3), k, v, causal{upper_left});
        }));
        CHECK(exactly<Group<3>>(came) ==
              scaled_dot_product_attention(range<Group<3>>(all_q, 0), k, v, causal{upper_left}));
    };
    check(heed_test::eighths<tensor<float, Head<2>, Group<4>, Query<1>, Dk<3>>>(1));
    check(heed_test::eighths<tensor<float, Head<2>, Group<4>, Query<2>, Dk<3>>>(1));
    check(heed_test::eighths<tensor<float, Head<2>, Group<4>, Query<40>, Dk<3>>>(1));
}

TEST_CASE("batches that are not there are not written, and of none nothing is asked") {
    auto const all_q = heed_test::eighths<behind<Query<4>, Dk<3>>>(1);
    auto const all_k = heed_test::eighths<behind<Key<6>, Dk<3>>>(2);
    auto const all_v = heed_test::eighths<behind<Key<6>, Dv<2>>>(3);
    auto out = scaled_dot_product_attention(take<Batch>(all_q, 3), take<Batch>(all_k, 3), take<Batch>(all_v, 3));
    for (std::size_t i = 0; i < out.capacity; ++i) out.data()[i] = 9;
    scaled_dot_product_attention(into(out), take<Batch>(all_q, 2), take<Batch>(all_k, 2), take<Batch>(all_v, 2),
                                 lengths<Key>(take<Batch>(numbers_of_keys, 2)));
    CHECK(length<Batch>(out) == 2);
    std::size_t untouched = 0;
    for (std::size_t i = 0; i < out.capacity; ++i) untouched += out.data()[i] == 9;
    CHECK(untouched == out.capacity - out.size());
    auto const empty = scaled_dot_product_attention(take<Batch>(all_q, 0), take<Batch>(all_k, 0), take<Batch>(all_v, 0),
                                                    keep{take<Batch>(seen, 0)});
    CHECK(length<Batch>(empty) == 0);
    CHECK(attention(take<Batch>(all_q, 0), take<Batch>(all_k, 0), take<Batch>(all_v, 0),
                    lengths<Key>(take<Batch>(numbers_of_keys, 0)))
              .output.size() == 0);
}

TEST_CASE("numbers of batches that differ are told, and lengths of those that are there are looked at") {
    auto const q = take<Batch>(heed_test::eighths<in_front<Query<4>, Dk<3>>>(1), 3);
    auto const k = take<Batch>(heed_test::eighths<in_front<Key<6>, Dk<3>>>(2), 3);
    auto const v = take<Batch>(heed_test::eighths<in_front<Key<6>, Dv<2>>>(3), 3);
    std::string const differ =
        "heed: the same axis comes with two lengths: up_to<Batch<5>> of length 3 and of length 2";
    CHECK(said([&] { static_cast<void>(scaled_dot_product_attention(q, k, v, keep{take<Batch>(seen, 2)})); }) ==
          differ);
    CHECK(said([&] { static_cast<void>(attention(q, k, v, lengths<Key>(take<Batch>(numbers_of_keys, 2)))); }) ==
          differ);
    CHECK(said([&] { static_cast<void>(attention(q, k, v, sink{take<Batch>(sinks, 2)})); }) == differ);
    CHECK(said([&] {
              static_cast<void>(scores(q, k, documents{take<Batch>(of_queries, 2), take<Batch>(of_keys, 3)}));
          }) == differ);
    CHECK(said([&] { static_cast<void>(softmax_with_sink<Key>(scores(q, k), sink{take<Batch>(sinks, 2)})); }) ==
          differ);
    tensor<int, Batch<most>> const wrong{4, 0, 7, 100, 100};
    CHECK(said([&] {
              static_cast<void>(scaled_dot_product_attention(q, k, v, lengths<Key>(take<Batch>(wrong, 3))));
          }) == "heed: expected lengths of 0 to 6 along Key<6>, but 7 came");
    using some_queries = std::remove_const_t<decltype(q)>;
    using some_keys = std::remove_const_t<decltype(k)>;
    using some_values = std::remove_const_t<decltype(v)>;
    static_assert(
        std::is_same_v<
            fault_of_scaled_dot_product_attention<some_queries, some_keys, some_values, keep<Batch<most>, Key<6>>>,
            fault::the_same_axis_comes_with_two_extents<fault::in::mask, Batch<most>, up_to<Batch<most>>>>);
}
