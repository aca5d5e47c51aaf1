// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_ATTEND_UP_TO_HPP
#define HEED_ATTENTION_DETAIL_ATTEND_UP_TO_HPP

#include <cstddef>
#include <type_traits>

#include <heed/attention/detail/mask_rules.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/overlap.hpp>
#include <heed/ops/detail/plan.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::detail::inline HEED_KERNELS {

/// Adds the weighted values of the kept keys from one on to the sums of `count` features: a key is asked for once.
template <std::size_t WeightStride, std::size_t KeyStride, std::size_t ValueStride, class Count, class T, class Mask>
constexpr void add_kept(Count count, T* sums, T const* weights, T const* values, Mask const& mask, std::size_t query,
                        std::size_t first, std::size_t end) {
    for (std::size_t key = first; key < end; ++key) {
        if (!mask.keeps(query, key)) continue;
        T const weight = weights[key * WeightStride];
        T const* const from = values + key * KeyStride;
        for (std::size_t i = 0; i < count; ++i) {
            sums[i] = math::multiply_add(weight, from[i * ValueStride], sums[i]);
        }
    }
}

/// Weighted sums of the values of the keys that a mask keeps, of queries or keys that are `up_to` a length.
template <class Batch, class Query, class Key, class Value, class Out, class W, class V>
struct attending_up_to {
    using element = element_of<Out>;
    using of_out = layout_of<Out>;
    using of_w = layout_of<W>;
    using of_v = layout_of<V>;
    static constexpr std::size_t query_in_out = stride_in<of_out, name_of<Query>>,
                                 value_in_out = stride_in<of_out, name_of<Value>>,
                                 query_in_w = stride_in<of_w, name_of<Query>>,
                                 key_in_w = stride_in<of_w, name_of<Key>>, key_in_v = stride_in<of_v, name_of<Key>>,
                                 value_in_v = stride_in<of_v, name_of<Value>>;
    static constexpr std::size_t longest = kernel::longest_chain, capacity = extent_of<Key>,
                                 features = extent_of<Value> < 64 ? extent_of<Value> : 64;

    std::size_t queries, keys, values;

    /// Of one batch, `features` of them at a time; if `Zeros`, of those alone of which one is zero. A chain of each
    /// block of keys, and a tree of these.
    template <bool Zeros, class Mask>
    constexpr void write(element* out, element const* weights, element const* v, Mask const& mask) const {
        constexpr std::size_t places = kernel::detail::places_in_tree(kernel::detail::blocks_of(capacity, longest));
        for (std::size_t query = 0; query < queries; ++query, out += query_in_out, weights += query_in_w) {
            for (std::size_t from = 0; from < values; from += features) {
                std::size_t const count = values - from < features ? values - from : features;
                element* const to = out + from * value_in_out;
                if constexpr (Zeros) {
                    if (!any_zero(to, count)) continue;
                }
                element sums[places][features] = {};
                element const* const of_block = v + from * value_in_v;
                if constexpr (capacity <= longest) {
                    add(count, sums[0], weights, of_block, mask, query, 0, keys);
                } else {
                    auto const merge = [&](std::size_t one, std::size_t other) {
                        for (std::size_t i = 0; i < count; ++i) sums[one][i] = math::sum(sums[one][i], sums[other][i]);
                    };
                    kernel::detail::sum_tree tree{};
                    for (std::size_t first = 0; first < keys; first += longest) {
                        for (element& sum : sums[tree.filled]) sum = element{};
                        add(count, sums[tree.filled], weights, of_block, mask, query, first,
                            keys - first < longest ? keys : first + longest);
                        tree.take(merge);
                    }
                    tree.finish(merge);
                }
                for (std::size_t i = 0; i < count; ++i) to[i * value_in_out] = sums[0][i];
            }
        }
    }

    /// Of a whole block, as usual, in a loop whose end is a constant.
    template <class Mask>
    static constexpr void add(std::size_t count, element* sums, element const* weights, element const* v,
                              Mask const& mask, std::size_t query, std::size_t first, std::size_t end) {
        if (count == features) {
            constexpr kernel::constant_turns<features> all{};
            add_kept<key_in_w, key_in_v, value_in_v>(all, sums, weights, v, mask, query, first, end);
        } else {
            add_kept<key_in_w, key_in_v, value_in_v>(count, sums, weights, v, mask, query, first, end);
        }
    }
    static constexpr bool any_zero(element const* from, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            if (from[i * value_in_out] == element(0)) return true;
        }
        return false;
    }
};

/// As `attend_under`, of operands that are up to lengths.
template <class Batch, class Query, class Key, class Value, class Out, class W, class V, class M>
constexpr void attend_up_to_into(Out& out, W const& weights, V const& v, M const& mask) {
    using of_w = layout_of<W>;
    using sums = attending_up_to<Batch, Query, Key, Value, Out, W, V>;
    constexpr kernel::scores_plan rows{extent_of<Query>, extent_of<Key>, sums::query_in_w, sums::key_in_w};
    std::size_t const queries = number_along<Query>(weights), keys = number_along<Key>(weights, v);
    sums const rows_of{queries, keys, number_along<Value>(v)};
    auto const batches = lengths_of<Batch>(weights, v);
    auto const mask_of = [&](std::size_t i) {
        return mask_for_kernel<Batch, Query, Key>::of(mask, batch_of_lengths<Batch>(i, queries, keys, batches));
    };
    auto const each = [&](auto const& f) {
        for (std::size_t i = 0; i < Batch::size; ++i) {
            if (among_batches(Batch{}, i, batches).is_there) f(i);
        }
    };
    // What a mask holds may be wrong: it is looked at before anything is written.
    if (among_batches(Batch{}, 0, batches).is_there) static_cast<void>(mask_of(0));
    auto const write = [&](auto zeros) {
        each([&](std::size_t i) {
            rows_of.template write<decltype(zeros)::value>(out.data() + start_of_batch<Batch, layout_of<Out>>(i),
                                                weights.data() + start_of_batch<Batch, of_w>(i),
                                                v.data() + start_of_batch<Batch, layout_of<V>>(i), mask_of(i));
        });
    };
    if constexpr (element_traits<element_of<Out>>::has_vectors && keeps_what_is_written<Out>) {
        // Zeros may count as well, where no value is one that zero times it is not.
        bool zeros_only = kernel::all_finite<plan<shape_type_of<V>, layout_of<V>>>(
            v.data(), lengths_of<shape_type_of<V>>(v));
        each([&](std::size_t i) {
            zeros_only = zeros_only && kernel::hides_zeros<rows>(weights.data() + start_of_batch<Batch, of_w>(i),
                                                                 mask_of(i), queries, keys);
        });
        if (zeros_only) {
            contract_into<shape_t<Key>>(out, weights, v);
            // A sum may have been rounded to -0, and zeros that were added have made it 0.
            using of_out = shape_type_of<Out>;
            if (kernel::any_zero<plan<of_out, layout_of<Out>>>(out.data(), lengths_of<of_out>(out))) {
                write(std::true_type{});
            }
            return;
        }
    }
    take_lengths(out, weights, v);
    write(std::false_type{});
}

}  // namespace heed::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
