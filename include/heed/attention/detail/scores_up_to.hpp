// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_SCORES_UP_TO_HPP
#define HEED_ATTENTION_DETAIL_SCORES_UP_TO_HPP

#include <heed/attention/detail/bound_stages.hpp>
#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/options.hpp>
#include <heed/kernel/map.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/lengths.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Scores and what masks keep, of queries or keys that are `up_to` a length.

namespace heed::detail::inline HEED_KERNELS {

template <class Q, class K>
struct scoring;

template <class T>
struct scaled_by {
    T factor;
    constexpr T operator()(T const& score) const { return math::product(score, factor); }
};

/// Products become scores, in place: scaled, changed, biased, and -inf where they are masked.
template <class T, auto Plan, class Mask>
constexpr void finish_scores_up_to(T* out, T scale, Mask const& mask, batch_with_lengths batch) {
    for (std::size_t query = 0; query < batch.queries; ++query) {
        for (std::size_t key = 0; key < batch.keys; ++key) {
            T& score = out[query * Plan.query + key * Plan.key];
            if constexpr (!kernel::is_absent<Mask>) {
                if (!mask.keeps(query, key)) {
                    score = -math::infinity<T>;
                    continue;
                }
            }
            if constexpr (kernel::changes_scores<Mask>) {
                score = mask.change(math::product(score, scale), query, key);
                if constexpr (Mask::has_bias) score = math::sum(score, mask.add_bias(query, key, T{}));
            } else if constexpr (Mask::has_bias) {
                score = math::multiply_add(score, scale, mask.add_bias(query, key, T{}));
            } else {
                score = math::product(score, scale);
            }
        }
    }
}

/// Scores as `fill` writes them, finished in all batches.
template <class QueryName, class KeyName, class Out, class Lengths, class T, class Fill, class... Options>
constexpr void finish_all_scores_up_to(Out& out, Lengths const& batches, std::size_t queries, std::size_t keys,
                                       T factor, Fill const& fill, Options const&... given) {
    using shape = shape_type_of<Out>;
    using layout = layout_of<Out>;
    using query = axis_in<shape, QueryName>;
    using key = axis_in<shape, KeyName>;
    using batch = without_names<shape, QueryName, KeyName>;
    constexpr kernel::scores_plan rows{extent_of<query>, extent_of<key>, stride_in<layout, QueryName>,
                                       stride_in<layout, KeyName>};
    auto const mask_of = [&](std::size_t i) {
        batch_with_lengths const number = batch_of_lengths<batch>(i, queries, keys, batches);
        return stages_of_batch<T, batch, query, key>::joined(
            mask_for_kernel<batch, query, key>::of(mask_in(given...), number), number, given...);
    };
    // What a mask holds may be wrong: it is looked at before anything is written.
    if (among_batches(batch{}, 0, batches).is_there) static_cast<void>(mask_of(0));
    fill();
    for (std::size_t i = 0; i < batch::size; ++i) {
        if (!among_batches(batch{}, i, batches).is_there) continue;
        finish_scores_up_to<T, rows>(out.data() + start_of_batch<batch, layout>(i), factor, mask_of(i),
                                     {i, queries, keys});
    }
}

template <class Out, class Q, class K, class... Options>
constexpr void scores_up_to_into(Out& out, Q const& q, K const& k, Options const&... given) {
    using parts = scoring<Q, K>;
    using shape = shape_type_of<Out>;
    using element = element_of<Q>;
    element const factor = scale_in<element, extent_of<typename parts::feature>>(given...);
    if constexpr (((Mask<Options> || is_score_stage<Options>) || ...)) {
        using query = first_axis<typename parts::only_in_q>;
        using key = first_axis<typename parts::only_in_k>;
        finish_all_scores_up_to<name_of<query>, name_of<key>>(
            out, lengths_of<typename parts::batch>(q, k), length_of<name_of<query>>(q), length_of<name_of<key>>(k),
            factor, [&] { contract_into<shape_t<typename parts::feature>>(out, q, k); }, given...);
    } else {
        contract_into<shape_t<typename parts::feature>>(out, q, k);
        scaled_by<element> scale{factor};
        kernel::map<plan<shape, layout_of<Out>, layout_of<Out>>>(lengths_of<shape>(out), scale, values_of(out),
                                                                 values_of(out));
    }
}

/// Scores of one's own under a mask or a stage.
template <class QueryName, class KeyName, class Out, class L, class... Options>
constexpr void stage_scores_up_to(Out& out, L const& logits, Options const&... given) {
    finish_all_scores_up_to<QueryName, KeyName>(
        out, lengths_of<without_names<shape_type_of<L>, QueryName, KeyName>>(logits),
        number_along<axis_in<shape_type_of<L>, QueryName>>(logits),
        number_along<axis_in<shape_type_of<L>, KeyName>>(logits), element_of<L>(1), [&] { copy_into(out, logits); },
        given...);
}

}  // namespace heed::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
