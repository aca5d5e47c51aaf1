// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_FUSED_CALL_HPP
#define HEED_ATTENTION_DETAIL_FUSED_CALL_HPP

#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/detail/shared_rows.hpp>
#include <heed/attention/scores.hpp>
#include <heed/kernel/fused_attention.hpp>
#include <heed/kernel/fused_on_cores.hpp>
#include <heed/kernel/mask_of_part.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/on.hpp>

// Attention without its weights, from types to the kernel: where rows stand, and what is said of each batch.

namespace heed::detail::inline HEED_KERNELS {

/// The keys that are attended to: all that k and v have, which are all that there are.
struct all_keys {
    template <class Key>
    struct among {
        using whole = Key;
        static constexpr std::size_t count = extent_of<Key>, from = 0, skipped = 0;
    };
};
/// `Count` keys from one on of an axis `Whole`, of which k and v have those or all.
template <class Whole, std::size_t From, std::size_t Count>
struct some_keys {
    template <class Key>
    struct among {
        using whole = Whole;
        static constexpr std::size_t count = Count, from = From, skipped = extent_of<Key> == Count ? 0 : From;
    };
};

/// A mask with its stages, which know all keys, as it is for those that are attended to.
template <class Keys, class Mask>
constexpr auto mask_for_keys(Mask const& mask) {
    if constexpr (kernel::is_absent<Mask> || (Keys::from == 0 && Keys::count == extent_of<typename Keys::whole>)) {
        return mask;
    } else {
        return kernel::mask_of_part<Mask>{mask, Keys::from};
    }
}

/// Beside the options, of attention to a cache: the last query is at the last key, and so many positions were dropped
/// in front of the first one. Where the keys of a ring begin, and how many are kept, is no matter of its results.
template <bool OfRing>
struct cache_positions {
    std::size_t dropped;
};
template <class O>
inline constexpr bool is_cache_positions = false;
template <bool OfRing>
inline constexpr bool is_cache_positions<cache_positions<OfRing>> = true;
/// The number of a batch, with what its mask and its stages ask of lengths and positions.
constexpr batch_with_lengths with_positions(batch_with_lengths batch) { return batch; }
template <class First, class... Rest>
constexpr batch_with_lengths with_positions(batch_with_lengths batch, First const& first, Rest const&... rest) {
    if constexpr (is_cache_positions<First>) {
        batch.keys_before = first.dropped;
        batch.queries_before = first.dropped + batch.keys - batch.queries;
    }
    return with_positions(batch, rest...);
}

/// The output alone, for which the weights never exist all at once, and the log-sum-exp of each row: `lse` is where
/// these go, batch by batch, or `absent`.
template <class Attended, class Out, class Lse, class Q, class K, class V, class... Options>
constexpr void attention_into(Out& out, Lse lse, Q const& q, K const& k, V const& v, Options const&... given) {
    using parts = scoring<Q, K>;
    using batch = typename parts::batch;
    using query = first_axis<typename parts::only_in_q>;
    using key = first_axis<typename parts::only_in_k>;
    using keys = typename Attended::template among<key>;
    using feature = typename parts::feature;
    using value = first_axis<not_in<shape_type_of<V>, scores_shape<Q, K>>>;
    using q_layout = layout_of<Q>;
    using k_layout = layout_of<K>;
    using v_layout = layout_of<V>;
    using out_layout = layout_of<Out>;
    constexpr shared_rows rows =
        rows_that_share<batch, query, q_layout, k_layout, v_layout, out_layout>(2 * kernel::lanes<element_of<Q>>);
    constexpr bool ends = is_up_to<query> || is_up_to<key>, is_counted = ends || lengths_in<batch> > 0;
    constexpr kernel::attention_plan attention{
        rows.batches * extent_of<query>,
        keys::count,
        extent_of<feature>,
        extent_of<value>,
        rows.q_row,
        stride_in<q_layout, name_of<feature>>,
        stride_in<k_layout, name_of<key>>,
        stride_in<k_layout, name_of<feature>>,
        stride_in<v_layout, name_of<key>>,
        stride_in<v_layout, name_of<value>>,
        rows.out_row,
        stride_in<out_layout, name_of<value>>,
        kernel::longest_chain,
        ends,
    };
    std::size_t const queries = number_along<query>(q),
                      key_count = is_up_to<key> ? number_along<key>(k, v) : keys::count;
    auto const batches = lengths_of<batch>(q, k, v);
    auto const factor = scale_in<element_of<Q>, extent_of<feature>>(given...);
    auto const& mask = mask_in(given...);
    auto const mask_of = [&](std::size_t i) {
        using whole = typename keys::whole;
        auto const number = [&] {
            if constexpr (is_counted) {
                return with_positions(batch_of_lengths<batch>(i, queries, key_count, batches), given...);
            } else {
                return i;
            }
        }();
        return mask_for_keys<keys>(stages_of_batch<element_of<Q>, batch, query, whole>::joined(
            mask_for_kernel<batch, query, whole>::of(mask, number), number, given...));
    };
    // What a mask holds may be wrong: it is looked at before anything is written.
    if constexpr (is_counted && batch::size > 0) {
        if (among_batches(batch{}, 0, batches).is_there) static_cast<void>(mask_of(0));
    }
    take_lengths(out, q, k, v);
    auto const* const first_k = k.data() + keys::skipped * attention.k_key;
    auto const* const first_v = v.data() + keys::skipped * attention.v_key;
    kernel::attention_lengths const lengths{rows.batches * queries, key_count};
    auto const of_batch = [&](std::size_t i, auto const& attend) {
        if (!among_batches(batch{}, i, batches).is_there) return;
        auto const lse_of_batch = [&] {
            if constexpr (kernel::is_absent<Lse>) {
                return lse;
            } else {
                return lse + i * extent_of<query>;
            }
        }();
        attend(out.data() + start_of_batch<batch, out_layout>(i), q.data() + start_of_batch<batch, q_layout>(i),
               first_k + start_of_batch<batch, k_layout>(i), first_v + start_of_batch<batch, v_layout>(i),
               mask_of_rows<extent_of<query>>(mask_of, i, first_indices<rows.batches>{}), lse_of_batch);
    };
    if constexpr ((is_on<Options> || ...)) {
        // A number: of a member of `rows` g++ 12 makes an internal error there.
        constexpr std::size_t together = rows.batches;
        constexpr bool may_split_keys = !(__is_same(Options, cache_positions<true>) || ...);
        with_executor(
            [&](auto& run_by) {
                kernel::fused_attention_on_cores<attention, together, may_split_keys>(
                    run_by, batch::size / together, factor, lengths,
                    [&](std::size_t i, auto const& attend) { of_batch(i * together, attend); });
            },
            given...);
    } else {
        for (std::size_t i = 0; i < batch::size; i += rows.batches) {
            of_batch(i, [&](auto* to, auto const* from, auto const* k_of_these, auto const* v_of_these,
                            auto const& mask_of_these, auto lse_of_these) {
                kernel::fused_attention<attention>(to, from, k_of_these, v_of_these, factor, mask_of_these,
                                                   lse_of_these, lengths);
            });
        }
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
