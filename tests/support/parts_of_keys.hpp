// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/attention/attention_with_lse.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/math.hpp>
#include <heed/ops/range.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include "numbers.hpp"

// Attention to a part of the keys, beside plain loops in double.

namespace parts_of_keys {

using namespace heed;
using namespace heed::axes;

constexpr float not_a_number = math::quiet_nan<float>;
constexpr float infinity = math::infinity<float>;

template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 11>(seed);
}

template <std::size_t H, std::size_t G, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct inputs {
    static constexpr std::size_t heads = H, groups = G, queries = Q, keys = K, features = D, values = V;
    using key_axis = Key<K>;
    static constexpr auto q = numbers<tensor<float, KvHead<H>, Group<G>, Query<Q>, Dk<D>>>(1);
    static constexpr auto k = numbers<tensor<float, KvHead<H>, Key<K>, Dk<D>>>(2);
    static constexpr auto v = numbers<tensor<float, KvHead<H>, Key<K>, Dv<V>>>(3);
    static constexpr auto scores_shape = shape<KvHead<H>, Group<G>, Query<Q>, Key<K>>;
    using hides = drop<KvHead<H>, Group<G>, Query<Q>, Key<K>>;
    static constexpr auto added = numbers<bias<float, KvHead<H>, Group<G>, Query<Q>, Key<K>>>(4);
    static constexpr auto sinks = numbers<tensor<float, KvHead<H>, Group<G>>>(5);
    static constexpr auto causally = causal{lower_right};
    static constexpr auto near = window{before{2}, after{1}, lower_right};
    static constexpr auto first = prefix<K / 2>{};
    static constexpr auto ids =
        documents{generate<int, Query<Q>>([](auto i) { return static_cast<int>((i + K - Q) / 3); }),
                  generate<int, Key<K>>([](auto i) { return static_cast<int>(i / 3); })};
    static constexpr auto padding = [] {
        keep<Key<K>> kept{};
        for (std::size_t i = 0; i < K; ++i) kept.values[i] = i % 5 != 1;
        return kept;
    }();
    static constexpr auto farther =
        score_with{[](float score, index_of<Key> key, index_of<Query> query, index_of<Group> group) {
            return score - 0.125f * static_cast<float>(group + 1) * static_cast<float>(key) +
                   0.0625f * static_cast<float>(query);
        }};
};

/// Which stages the loops have.
struct stages {
    bool biased = false, capped = false, farther = false, sink = false;
};
constexpr softcap cap{0.75f};

struct numbers_of_row {
    double lse = 0;
    double output[16] = {};
    bool sees_nothing = true;
};

/// One row in double: the keys from `from` on and before `end`.
template <class In, class Shown>
constexpr numbers_of_row row_of(Shown const& shown, stages with, std::size_t from, std::size_t end, std::size_t h,
                                std::size_t g, std::size_t i) {
    numbers_of_row row;
    double scores[In::keys] = {};
    double most = with.sink ? static_cast<double>(In::sinks(h, g)) : -1e300;
    for (std::size_t j = from; j < end; ++j) {
        if (!shown(h, g, i, j)) continue;
        double score = 0;
        for (std::size_t d = 0; d < In::features; ++d) {
            score += static_cast<double>(In::q(h, g, i, d)) * static_cast<double>(In::k(h, j, d));
        }
        score /= math::sqrt(static_cast<double>(In::features));
        if (with.capped) score = 0.75 * math::tanh(score / 0.75);
        if (with.farther) {
            score += -0.125 * static_cast<double>(g + 1) * static_cast<double>(j) + 0.0625 * static_cast<double>(i);
        }
        if (with.biased) score += static_cast<double>(In::added(h, g, i, j));
        scores[j] = score;
        row.sees_nothing = false;
        if (score > most) most = score;
    }
    double sum = with.sink ? math::exp(static_cast<double>(In::sinks(h, g)) - most) : 0;
    for (std::size_t j = from; j < end; ++j) {
        if (!shown(h, g, i, j)) continue;
        double const weight = math::exp(scores[j] - most);
        sum += weight;
        for (std::size_t d = 0; d < In::values; ++d) row.output[d] += weight * static_cast<double>(In::v(h, j, d));
    }
    for (double& one : row.output) one = sum == 0 ? 0 : one / sum;
    if (sum != 0) row.lse = most + math::log(sum);
    row.sees_nothing = sum == 0;
    return row;
}

template <class In, class Result, class Shown>
constexpr bool is_that_of_loops(Result const& came, Shown const& shown, stages with, std::size_t from,
                                std::size_t end) {
    auto const lse = as_tensor(came.lse);
    double const keys = static_cast<double>(end - from);
    for (std::size_t h = 0; h < In::heads; ++h) {
        for (std::size_t g = 0; g < In::groups; ++g) {
            for (std::size_t i = 0; i < In::queries; ++i) {
                auto const row = row_of<In>(shown, with, from, end, h, g, i);
                float const one = lse(h, g, i);
                if (row.sees_nothing != (one == -infinity)) return false;
                // The scores are off by a few roundings of their own.
                double const size = row.lse < 0 ? -row.lse : row.lse;
                double const apart = static_cast<double>(one) - row.lse;
                double const bound = (keys / 4 + 16 + size + 2.0 * In::features) * 0x1p-24;
                if (!row.sees_nothing && !(apart <= bound && -apart <= bound)) return false;
                for (std::size_t d = 0; d < In::values; ++d) {
                    double const off = static_cast<double>(came.output(h, g, i, d)) - row.output[d];
                    double const most = (2 * keys + 32 + 4.0 * In::features) * 0x1p-24 * 1.5;
                    if (!(off <= most && -off <= most)) return false;
                }
            }
        }
    }
    return true;
}

/// Keys or values of which those outside of a part are NaN.
template <class X>
constexpr X hidden_outside(X x, std::size_t from, std::size_t end) {
    constexpr std::size_t keys = detail::extent_in<typename X::shape_type, axis_name<Key>>;
    constexpr std::size_t row = detail::stride_in<typename X::shape_type, axis_name<Key>>;
    for (std::size_t i = 0; i < X::size; ++i) {
        std::size_t const key = i / row % keys;
        if (key < from || key >= end) x.values[i] = not_a_number;
    }
    return x;
}

/// A part under a mask, in all ways to say it: of the whole keys, with NaN in those that are not of the part; of these
/// keys alone; and as attention to keys that are cut out, under the mask cut out.
template <class In, std::size_t From, std::size_t Count, bool Loops = true, class Mask, class... Options>
constexpr bool part_is_right(stages with, Mask const& mask, Options const&... options) {
    using p = part<typename In::key_axis, From, Count>;
    auto const shown = visible(mask, In::scores_shape);
    auto const came = attention_with_lse<p>(In::q, hidden_outside(In::k, From, From + Count),
                                            hidden_outside(In::v, From, From + Count), mask, options...);
    auto const cut_k = range<Key<Count>>(In::k, From);
    auto const cut_v = range<Key<Count>>(In::v, From);
    bool right = came == attention_with_lse<p>(In::q, cut_k, cut_v, mask, options...);
    if (Loops) right = right && is_that_of_loops<In>(came, shown, with, From, From + Count);
    keep<KvHead<In::heads>, Group<In::groups>, Query<In::queries>, Key<Count>> cut{};
    for (std::size_t i = 0; i < cut.size; ++i) {
        cut.values[i] = shown.values[i / Count * In::keys + From + i % Count];
    }
    if constexpr (sizeof...(Options) == 0) {
        auto const of_cut = attention_with_lse(In::q, cut_k, cut_v, cut);
        right = right && came.output == of_cut.output && as_tensor(came.lse) == as_tensor(of_cut.lse) &&
                came.output == scaled_dot_product_attention(In::q, cut_k, cut_v, cut);
    }
    return right;
}

template <class In>
constexpr bool whole_is_right() {
    auto const all = !prefix{0};
    auto const came = attention_with_lse(In::q, In::k, In::v);
    static_assert(std::is_same_v<typename decltype(came.lse)::keys, typename In::key_axis>);
    return came.output == scaled_dot_product_attention(In::q, In::k, In::v) &&
           is_that_of_loops<In>(came, visible(all, In::scores_shape), {}, 0, In::keys) &&
           came == attention_with_lse<typename In::key_axis>(In::q, In::k, In::v) &&
           came == attention_with_lse<part<typename In::key_axis, 0, In::keys>>(In::q, In::k, In::v);
}

template <class In, std::size_t From, std::size_t Count>
constexpr bool part_without_mask() {
    using p = part<typename In::key_axis, From, Count>;
    auto const came = attention_with_lse<p>(In::q, hidden_outside(In::k, From, From + Count),
                                            hidden_outside(In::v, From, From + Count));
    auto const cut = attention_with_lse(In::q, range<Key<Count>>(In::k, From), range<Key<Count>>(In::v, From));
    return came.output == cut.output && as_tensor(came.lse) == as_tensor(cut.lse) &&
           is_that_of_loops<In>(came, visible(!prefix{0}, In::scores_shape), {}, From, From + Count);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_under_causal() {
    return part_is_right<In, From, Count>({}, In::causally);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_under_window() {
    return part_is_right<In, From, Count>({}, In::near);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_under_documents() {
    return part_is_right<In, From, Count>({}, In::ids);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_under_masks_of_masks() {
    return part_is_right<In, From, Count>({}, (In::ids | In::first) & !In::near);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_under_padding() {
    return part_is_right<In, From, Count>({}, In::padding & In::causally);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_under_prefix() {
    typename In::hides const far{as_tensor(visible(In::near, In::scores_shape))};
    return part_is_right<In, From, Count>({}, In::first | far);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_with_bias() {
    using p = part<typename In::key_axis, From, Count>;
    auto const came = attention_with_lse<p>(In::q, In::k, In::v, In::added & In::near);
    auto const cut = attention_with_lse<p>(In::q, range<Key<Count>>(In::k, From), range<Key<Count>>(In::v, From),
                                           In::added & visible(In::near, In::scores_shape));
    return came == cut && is_that_of_loops<In>(came, visible(In::near, In::scores_shape), {.biased = true}, From,
                                               From + Count);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_with_stages() {
    return part_is_right<In, From, Count>({.capped = true, .farther = true, .sink = true}, In::near, cap, In::farther,
                                          sink{In::sinks});
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_with_function() {
    return part_is_right<In, From, Count>({.farther = true}, In::causally, In::farther);
}
template <class In, std::size_t From, std::size_t Count>
constexpr bool part_with_sink() {
    return part_is_right<In, From, Count>({.sink = true}, In::ids, sink{In::sinks});
}

using different = inputs<2, 3, 5, 7, 4, 11>;
using alike = inputs<3, 3, 3, 3, 3, 3>;
using one_query = inputs<2, 3, 1, 7, 4, 5>;
using longer = inputs<1, 2, 37, 307, 8, 5>;
// Of so few queries that keys stand in the lanes of vectors.
using step = inputs<1, 3, 1, 307, 8, 5>;
using few_rows = inputs<2, 1, 2, 19, 4, 5>;

}  // namespace parts_of_keys
