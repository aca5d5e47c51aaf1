// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_ON_CORES_HPP
#define HEED_KERNEL_FUSED_ON_CORES_HPP

#include <cstddef>
#include <new>
#include <type_traits>

#include <heed/kernel/fused_attention.hpp>
#include <heed/kernel/mask_of_part.hpp>
#include <heed/kernel/merge_rows.hpp>
#include <heed/kernel/tasks.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>

// Fused attention cut into tasks that may run at once, in any order. How it is cut depends on the extents and lengths
// alone, so that the bits are the same however many cores there are:
// - by queries, 64 at a time, which have the bits of one go;
// - where a batch has no more than 16 of them and 2048 keys or more, by keys, 1024 at a time: the parts are merged one
//   after the other (kernel/merge_rows.hpp), which is another order of additions than in one go.

namespace heed::kernel::inline HEED_KERNELS {

inline constexpr std::size_t queries_of_task = 64, keys_of_task = 1024, most_queries_split_by_keys = 16;

namespace detail::inline HEED_KERNELS {

/// What a mask says of some keys from one on. A sink counts once, with the first key.
template <class Mask>
struct mask_of_keys_from : mask_of_part<Mask> {
    constexpr auto sink(std::size_t query) const {
        auto const sink = this->whole.sink(query);
        return this->from == 0 ? sink : -math::infinity<std::remove_cv_t<decltype(sink)>>;
    }
};

/// Memory for elements that are written before they are read.
template <class T>
struct elements_on_heap {
    T* const first;

    explicit elements_on_heap(std::size_t count)
        : first(static_cast<T*>(::operator new(count * sizeof(T), std::align_val_t{64}))) {}
    elements_on_heap(elements_on_heap const&) = delete;
    elements_on_heap& operator=(elements_on_heap const&) = delete;
    ~elements_on_heap() { ::operator delete(first, std::align_val_t{64}); }
};

/// The same attention to so many keys at most, with the outputs one behind the other.
constexpr attention_plan plan_of_part(attention_plan whole) {
    whole.keys = keys_of_task;
    whole.out_query = whole.values;
    whole.out_value = 1;
    whole.ends = true;
    return whole;
}

/// Attention to a part of the keys of one batch.
template <attention_plan P, class T, class S, class Mask>
constexpr void attend_to_part(std::size_t part, T* out, T* lse, T const* q, S const* k, S const* v, T scale,
                              Mask const& mask, attention_lengths lengths) {
    std::size_t const from = part * keys_of_task, left = lengths.keys - from;
    k += from * P.k_key;
    v += from * P.v_key;
    lengths.keys = left < keys_of_task ? left : keys_of_task;
    if constexpr (is_absent<Mask>) {
        fused_attention<plan_of_part(P)>(out, q, k, v, scale, mask, lse, lengths);
    } else {
        fused_attention<plan_of_part(P)>(out, q, k, v, scale, mask_of_keys_from<Mask>{{mask, from}}, lse, lengths);
    }
}
/// The outputs of one batch, to where they belong.
template <attention_plan P, class T, class Lse>
constexpr void give_outputs(T* out, Lse lse, T const* from, T const* from_lse, std::size_t rows) {
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t d = 0; d < P.values; ++d) {
            out[row * P.out_query + d * P.out_value] = from[row * P.values + d];
        }
        if constexpr (!is_absent<Lse>) lse[row] = from_lse[row];
    }
}

template <attention_plan P, class T, class Executor, class OfBatch>
void attend_to_keys_on_cores(Executor& run_by, std::size_t batches, T scale, attention_lengths lengths,
                             OfBatch const& of_batch) {
    std::size_t const rows = lengths.queries, parts = (lengths.keys + keys_of_task - 1) / keys_of_task,
                      outputs = rows * P.values;
    elements_on_heap<T> const output(batches * parts * outputs), lse(batches * parts * rows);
    run_tasks(run_by, batches * parts, [&](std::size_t task) {
        of_batch(task / parts, [&](T*, T const* q, auto const* k, auto const* v, auto const& mask, auto) {
            attend_to_part<P>(task % parts, output.first + task * outputs, lse.first + task * rows, q, k, v, scale,
                              mask, lengths);
        });
    });
    run_tasks(run_by, batches, [&](std::size_t batch) {
        of_batch(batch, [&](T* out, T const*, auto const*, auto const*, auto const&, auto lse_of_batch) {
            T* const first = output.first + batch * parts * outputs;
            T* const first_lse = lse.first + batch * parts * rows;
            for (std::size_t part = 1; part < parts; ++part) {
                merge_rows(first, first_lse, first, first_lse, first + part * outputs, first_lse + part * rows, rows,
                           P.values);
            }
            give_outputs<P>(out, lse_of_batch, first, first_lse, rows);
        });
    });
}
/// The same in a constant, to the bit.
template <attention_plan P, class T, class OfBatch>
constexpr void attend_to_keys_in_order(std::size_t batches, T scale, attention_lengths lengths,
                                       OfBatch const& of_batch) {
    for (std::size_t batch = 0; batch < batches; ++batch) {
        of_batch(batch, [&](T* out, T const* q, auto const* k, auto const* v, auto const& mask, auto lse_of_batch) {
            T output[P.queries * P.values] = {}, other[P.queries * P.values] = {};
            T lse[P.queries] = {}, other_lse[P.queries] = {};
            attend_to_part<P>(0, output, lse, q, k, v, scale, mask, lengths);
            for (std::size_t part = 1; part * keys_of_task < lengths.keys; ++part) {
                attend_to_part<P>(part, other, other_lse, q, k, v, scale, mask, lengths);
                merge_rows(output, lse, output, lse, other, other_lse, lengths.queries, P.values);
            }
            give_outputs<P>(out, lse_of_batch, output, lse, lengths.queries);
        });
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Attention of so many batches in tasks, where `Together` batches of the call are one. `of_batch(i, f)` calls f with
/// the operands of one, and where its output goes: `f(out, q, k, v, mask, lse)`. Several threads may call it at once.
template <attention_plan P, std::size_t Together, bool MaySplitKeys, class T, class Executor, class OfBatch>
constexpr void fused_attention_on_cores(Executor& run_by, std::size_t batches, T scale, attention_lengths lengths,
                                        OfBatch const& of_batch) {
    constexpr std::size_t block = queries_of_block<P, T>,
                          at_once = block < queries_of_task ? queries_of_task / block * block : block;
    std::size_t const rows = lengths.queries;
    // Not by blocks, which are as wide as vectors: it decides on the bits.
    constexpr std::size_t most_rows = most_queries_split_by_keys * Together;
    if constexpr (MaySplitKeys && P.keys >= 2 * keys_of_task && (P.ends || P.queries <= most_rows)) {
        if (rows <= most_rows && lengths.keys >= 2 * keys_of_task) {
            if (__builtin_is_constant_evaluated()) {
                return detail::attend_to_keys_in_order<P>(batches, scale, lengths, of_batch);
            }
            return detail::attend_to_keys_on_cores<P>(run_by, batches, scale, lengths, of_batch);
        }
    }
    if (__builtin_is_constant_evaluated()) {
        for (std::size_t batch = 0; batch < batches; ++batch) {
            of_batch(batch, [&](T* out, T const* q, auto const* k, auto const* v, auto const& mask, auto lse) {
                fused_attention<P>(out, q, k, v, scale, mask, lse, lengths);
            });
        }
        return;
    }
    std::size_t const tasks = (rows + at_once - 1) / at_once;
    run_tasks(run_by, batches * tasks, [&](std::size_t task) {
        of_batch(task / tasks, [&](T* out, T const* q, auto const* k, auto const* v, auto const& mask, auto lse) {
            // The last queries first: where they are causal, these take longest, and no long task is left for the end.
            std::size_t const first = (tasks - 1 - task % tasks) * at_once;
            fused_attention<P>(out, q, k, v, scale, mask, lse, lengths,
                               some_queries{first, rows - first < at_once ? rows - first : at_once});
        });
    });
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
