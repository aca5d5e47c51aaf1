// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_STAGED_SCORES_HPP
#define HEED_ATTENTION_DETAIL_STAGED_SCORES_HPP

#include <heed/attention/detail/bound_stages.hpp>
#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/options.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/semantic_types.hpp>

// Scores that options take further than their scale.

namespace heed::detail::inline HEED_KERNELS {

/// Whether options change scores otherwise than by a scale, a bias and a mask.
template <class... Options>
inline constexpr bool change_scores = ((is_softcap<Options> || is_score_function<Options>) || ...);
/// How far options take logits.
template <class... Options>
consteval auto stage_by() {
    if constexpr ((Mask<Options> || ...)) {
        constexpr bool is_bias = ((!Mask<Options> || is_bias_alone<Options>) && ...);
        return type_list<typename conditional<is_bias, stage::biased, stage::masked>::type>{};
    } else if constexpr ((is_score_function<Options> || ...)) {
        return type_list<stage::rescored>{};
    } else if constexpr ((is_softcap<Options> || ...)) {
        return type_list<stage::capped>{};
    } else {
        return type_list<>{};
    }
}
template <class Types, class Stages>
struct logits_at;
template <class Types>
struct logits_at<Types, type_list<>> {
    using type = typename Types::as_logits;
};
template <class Types, class Stage>
struct logits_at<Types, type_list<Stage>> {
    using type = typename Types::template as_logits_at<Stage>;
};

/// Scaled scores `[..., Query, Key]` side by side, taken through all stages before softmax.
template <class T, class Batch, class Query, class Key, class... Options>
constexpr void stage_scores_into(T* out, Options const&... given) {
    constexpr std::size_t one = extent_of<Query> * extent_of<Key>;
    constexpr kernel::scores_plan rows{extent_of<Query>, extent_of<Key>, extent_of<Key>, 1};
    for (std::size_t i = 0; i < Batch::size; ++i) {
        auto const mask = mask_for_kernel<Batch, Query, Key>::of(mask_in(given...), i);
        kernel::stage_scores<rows>(out + i * one,
                                   stages_of_batch<T, Batch, Query, Key>::joined(mask, i, given...));
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
