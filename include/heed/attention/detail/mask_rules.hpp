// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MASK_RULES_HPP
#define HEED_ATTENTION_DETAIL_MASK_RULES_HPP

#include <cstddef>

#include <heed/attention/detail/length_rules.hpp>
#include <heed/attention/detail/mask_algebra_rules.hpp>
#include <heed/attention/detail/mask_position_rules.hpp>
#include <heed/attention/detail/mask_traits.hpp>
#include <heed/attention/mask.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/arithmetic.hpp>  // not for masks: who has attention has had the operators of tensors

namespace heed {

namespace detail::inline HEED_KERNELS {

/// A mask as the kernels have it, for one batch.
template <class Batch, class Query, class Key>
struct mask_for_kernel {
    static constexpr kernel::absent of(kernel::absent, auto const&) { return {}; }
    static constexpr auto of(auto const& mask, auto const& number) {
        using M = remove_cvref_t<decltype(mask)>;
        return mask_traits<M>::template in_kernel<Batch, Query, Key>(mask, number);
    }
};

/// A mask as the kernels have it, over scores of a shape.
template <class Scores, class QueryName, class KeyName>
using mask_over_scores =
    mask_for_kernel<without_names<Scores, QueryName, KeyName>, axis_in<Scores, QueryName>, axis_in<Scores, KeyName>>;
template <class M, class Scores, class QueryName, class KeyName>
inline constexpr bool has_bias =
    decltype(mask_over_scores<Scores, QueryName, KeyName>::of(std::declval<M const&>(), std::size_t{0}))::has_bias;

/// Looks at what a mask holds that may be wrong at run time, such as lengths, before anything is written.
template <class Scores, class QueryName, class KeyName, class M>
constexpr void check_mask(M const& mask) {
    static_cast<void>(mask_over_scores<Scores, QueryName, KeyName>::of(mask, std::size_t{0}));
}

/// Where the queries and keys of a batch of scores are.
template <class Scores, class QueryName, class KeyName>
inline constexpr kernel::scores_plan scores_of_batch{
    extent_in<Scores, QueryName>, extent_in<Scores, KeyName>, stride_in<Scores, QueryName>, stride_in<Scores, KeyName>};

/// Where a mask lets keys take part, over the shape of the scores.
template <class Scores, class QueryName, class KeyName, class M>
constexpr temporary_of<bool, Scores> kept_by(M const& mask) {
    using batch = without_names<Scores, QueryName, KeyName>;
    temporary_of<bool, Scores> kept{};
    for (std::size_t i = 0; i < batch::size; ++i) {
        kernel::write_kept<scores_of_batch<Scores, QueryName, KeyName>>(
            kept.data() + start_of_batch<batch, Scores>(i), mask_over_scores<Scores, QueryName, KeyName>::of(mask, i));
    }
    return kept;
}

/// The sum of a mask's biases, over the shape of the scores.
template <class T, class Scores, class QueryName, class KeyName, class M>
constexpr temporary_of<T, Scores> bias_of(M const& mask) {
    using batch = without_names<Scores, QueryName, KeyName>;
    temporary_of<T, Scores> total{};
    for (std::size_t i = 0; i < batch::size; ++i) {
        kernel::write_biases<scores_of_batch<Scores, QueryName, KeyName>>(
            total.data() + start_of_batch<batch, Scores>(i), mask_over_scores<Scores, QueryName, KeyName>::of(mask, i));
    }
    return total;
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
