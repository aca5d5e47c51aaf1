// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ATTENTION_PLAN_HPP
#define HEED_KERNEL_ATTENTION_PLAN_HPP

#include <cstddef>

#include <heed/kernel/long_sums.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// Attention of one batch: extents, and how far apart the elements are along each axis.
struct attention_plan {
    std::size_t queries, keys, features, values;
    std::size_t q_query, q_feature, k_key, k_feature, v_key, v_value, out_query, out_value;
    std::size_t longest = longest_chain;
    /// Whether queries and keys are those that there is room for, and how many there are is known at run time.
    bool ends = false;
};
/// How many queries and keys there are, where the plan does not say it.
struct attention_lengths {
    std::size_t queries, keys;
};

/// The queries that are attended to: all of them.
struct every_query {
    static constexpr std::size_t first = 0;
    template <attention_plan P>
    static constexpr std::size_t count_of(attention_lengths lengths) {
        return P.ends ? lengths.queries : P.queries;
    }
};
/// Some of them, side by side. Blocks begin with the first one, and end with the last one or the last of all.
struct some_queries {
    std::size_t first, count;
    template <attention_plan>
    constexpr std::size_t count_of(attention_lengths) const {
        return count;
    }
};
/// The keys that there are: those of the plan, or so many as are known at run time.
template <attention_plan P>
struct keys_there {
    static constexpr std::size_t key_count = P.keys;
    constexpr explicit keys_there(attention_lengths) {}
};
template <attention_plan P>
    requires(P.ends)
struct keys_there<P> {
    std::size_t key_count;
    constexpr explicit keys_there(attention_lengths lengths) : key_count(lengths.keys) {}
};

/// Keys of which all scores are computed before the first is used. Part of what the result is, to the bit.
inline constexpr std::size_t keys_in_a_tile = 128;

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
