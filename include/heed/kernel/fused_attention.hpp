// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_ATTENTION_HPP
#define HEED_KERNEL_FUSED_ATTENTION_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/fused_block.hpp>
#include <heed/kernel/fused_in_order.hpp>
#include <heed/kernel/fused_rows.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/scratch.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Scaled dot-product attention without its weights: softmax(scale q k^T + bias) v, one tile of keys after the other, so
// that no more than a tile of weights ever exists (M. Milakov and N. Gimelshein, Online normalizer calculation for
// softmax, 2018; T. Dao et al., FlashAttention, 2022).
//
// The result is defined to the bit, for any vector width and at both times, by this order. For each query, with
// m = the lowest finite number, l = 0 and o = 0, for each tile of 128 keys from the first on:
//   s[j] = scale * (q . k[j]), or multiply_add(q . k[j], scale, bias): the dot product is one chain of multiply-adds
//          over the features from 0 on (of more than `longest_chain` features one for each block of so many:
//          kernel/long_sums.hpp), the product with the scale is rounded on its own;
//   m'   = the greatest of m and all s[j];
//   p[j] = exp(s[j] - m'), exp being `exp_for_softmax`;
//   c    = exp(m - m');
//   l    = c l + sum of p: the keys in fours, (p[0] + p[1]) + (p[2] + p[3]), which are added up in order;
//   o    = c o + sum of p[j] v[j]: one chain of multiply-adds over the keys from 0 on, for each feature of v;
//   m    = m'.
// With stages (kernel/score_stages.hpp) s[j] is the scaled score, rounded, then changed, and then the sum of that and
// the bias; m and l begin as the sink and 1; and p[j] in o, but not in l, is multiplied by what dropout makes of it.
// (The sums l and o over tiles are chains of a 128th of the keys, which need no blocks.)
// In the end the output is o * (1 / l), the reciprocal and the product rounded on their own.
// Special cases: a masked key is skipped, its k and v do not matter, whatever they are. A query that no key is left
// for has the output 0, and so has one whose scores are all -inf, if v is finite: an unmasked v that is NaN or infinite
// comes through, whatever its weight. One score that is NaN or +inf makes the output NaN. The sum o is not kept from
// overflowing: it may be the number of keys times the greatest |v|. No zero is negative, and every NaN is the positive
// quiet one.
// Where it is asked for, the log-sum-exp of the scores follows from m and l as they are in the end: m + log(l), the
// logarithm and the sum rounded on their own; -inf where l is 0, and NaN where it is NaN (kernel/log_sum_exp.hpp).

namespace heed::kernel::inline HEED_KERNELS {

/// How many queries are attended to at a time.
template <attention_plan P, class T>
inline constexpr std::size_t queries_of_block = P.queries < 2 * lanes<T> ? P.queries : 2 * lanes<T>;

namespace detail::inline HEED_KERNELS {

/// As many queries as are attended to with keys in the lanes of a vector; more of them fill the lanes themselves.
/// Measured (SSE2, AVX2, AVX-512; float and double): up to three quarters of the lanes it is as fast or faster, for one
/// query up to 5 times. Of few keys only one query is.
template <attention_plan P, class T>
inline constexpr std::size_t few_queries = P.keys < 8 || lanes<T> == 2 ? 1 : lanes<T> / 4 * 3;

/// What attends to `Count` queries, of at most two vectors.
template <attention_plan P, std::size_t Count, class T, class Mask, class S>
struct queries_at_once {
    using type = attention_block<attended_operands<P, T, S>, vector<T, lanes_for<T>(Count)>,
                                 (Count > lanes_for<T>(Count) ? 2 : 1), Count, Mask>;
};
template <attention_plan P, std::size_t Count, class T, class Mask, class S>
    requires(Count <= few_queries<P, T>)
struct queries_at_once<P, Count, T, Mask, S> {
    using type = attention_rows<P, T, Count, Mask, S>;
};
template <attention_plan P, std::size_t Count, class T, class Mask, class S>
using block_of = typename queries_at_once<P, Count, T, Mask, S>::type;

/// What a block needs of the heap: nothing, or all that it is.
template <class Block>
inline constexpr std::size_t bytes_on_heap = sizeof(Block) <= most_stack_bytes ? 0 : sizeof(Block);

/// Whether what a block takes of the heap is there when there is as much as another one takes.
template <class Block, class Other>
inline constexpr bool memory_suffices = bytes_on_heap<Block> <= bytes_on_heap<Other>;

template <attention_plan P, std::size_t Count, class T, class S, class Mask, class Lse>
[[gnu::always_inline]] inline void attend_to_all(T* out, T const* q, S const* k, S const* v, T scale, Mask const& mask,
                                                 Lse lse, attention_lengths lengths, std::size_t first_query,
                                                 void* memory) {
    using block_type = block_of<P, Count, T, Mask, S>;
    out += first_query * P.out_query;
    q += first_query * P.q_query;
    if constexpr (bytes_on_heap<block_type> == 0) {
        block_type block(q, k, v, mask, first_query, scale, lengths);
        block.run(out, lse);
    } else {
        auto* const block = ::new (memory) block_type(q, k, v, mask, first_query, scale, lengths);
        block->run(out, lse);
    }
}

/// The block for as many queries as are attended to at a time.
template <attention_plan P, class T, class Mask, class S>
using whole_block = block_of<P, queries_of_block<P, T>, T, Mask, S>;

/// One batch by blocks of queries.
template <attention_plan P, class T, class S, class Mask, class Lse, class Queries>
[[gnu::always_inline]] inline void attend_by_blocks(T* out, T const* q, S const* k, S const* v, T scale,
                                                    Mask const& mask, Lse lse, attention_lengths lengths,
                                                    Queries attended) {
    constexpr std::size_t block = queries_of_block<P, T>;
    scratch<bytes_on_heap<whole_block<P, T, Mask, S>>> const scratch{};
    std::size_t const first = attended.first, queries = first + attended.template count_of<P>(lengths);
    std::size_t query = first;
    for (; query + block <= queries; query += block) {
        attend_to_all<P, block>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
    }
    if constexpr (P.ends) {
        // The last block reaches back: queries that are attended to twice have the same outputs.
        constexpr std::size_t half = block / 2;
        if (query == queries) return;
        if (query > first) {
            query = queries - block;
            return attend_to_all<P, block>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
        }
        if constexpr (half > 1) {
            static_assert(memory_suffices<block_of<P, half, T, Mask, S>, whole_block<P, T, Mask, S>>);
            if (queries >= first + half) {
                attend_to_all<P, half>(out, q, k, v, scale, mask, lse, lengths, first, scratch.memory);
                if ((query = queries - half) == first) return;
                return attend_to_all<P, half>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
            }
        }
        if constexpr (block > 1) {
            static_assert(memory_suffices<block_of<P, 1, T, Mask, S>, whole_block<P, T, Mask, S>>);
            for (; query < queries; ++query) {
                attend_to_all<P, 1>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
            }
        }
    } else if constexpr (P.queries % block != 0) {
        static_assert(memory_suffices<block_of<P, P.queries % block, T, Mask, S>, whole_block<P, T, Mask, S>>);
        if (queries == P.queries) {
            attend_to_all<P, P.queries % block>(out, q, k, v, scale, mask, lse, lengths, query, scratch.memory);
        }
    }
}
/// In a function of its own, so that two big blocks do not stand in the stack of one.
template <attention_plan P, class T, class S, class Mask, class Lse, class Queries>
[[gnu::noinline]] void attend_by_big_blocks(T* out, T const* q, S const* k, S const* v, T scale, Mask const& mask,
                                            Lse lse, attention_lengths lengths, Queries attended) {
    attend_by_blocks<P>(out, q, k, v, scale, mask, lse, lengths, attended);
}

}  // namespace detail::inline HEED_KERNELS

/// Attention of one batch. At run time it needs memory for one tile, beyond the operands: of the stack, or of the heap
/// where features or values are so many that it is more than `most_stack_bytes`. Elements of types other than float and
/// double go one by one. `lse` is where the log-sum-exps of the queries go, one behind the other, or `absent`. Of a
/// plan that ends, as many queries and keys as `lengths` says are read and written; the bits are those of one with so
/// many. Of `some_queries` nothing else is written, so that each of several cores may attend to some.
template <attention_plan P, class T, class S, attention_mask Mask, class Lse = absent, class Queries = every_query>
constexpr void fused_attention(T* out, T const* q, S const* k, S const* v, T scale, Mask const& mask, Lse lse = {},
                               attention_lengths lengths = {P.queries, P.keys}, Queries attended = {}) {
    if (__builtin_is_constant_evaluated() || !element_traits<T>::has_vectors) {
        return fused_attention_in_order<P>(out, q, k, v, scale, mask, lse, lengths, attended);
    }
    if constexpr (sizeof(detail::whole_block<P, T, Mask, S>) > 8 * 1024) {
        detail::attend_by_big_blocks<P>(out, q, k, v, scale, mask, lse, lengths, attended);
    } else {
        detail::attend_by_blocks<P>(out, q, k, v, scale, mask, lse, lengths, attended);
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
