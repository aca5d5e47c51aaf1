// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_ROWS_STEPS_HPP
#define HEED_KERNEL_FUSED_ROWS_STEPS_HPP

#include <cstddef>

#include <heed/kernel/exp.hpp>
#include <heed/kernel/lanes.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The steps of fused attention of few queries (fused_rows.hpp puts them together), on vectors that hold keys of one
// query.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// All bits set in the first `Count` lanes.
template <class Words, std::size_t Count, std::size_t... Index>
[[gnu::always_inline]] inline Words first_words(indices<Index...>) {
    return Words{(Index < Count ? -1 : 0)...};
}

/// All bits set in the first `count` lanes.
template <class Words>
[[gnu::always_inline]] inline Words words_below(std::size_t count) {
    return counted<Words>(every_lane<Words>{}) < any_splat<Words>(static_cast<lane_of<Words>>(count));
}

template <std::size_t Step, class V, std::size_t... Index>
[[gnu::always_inline]] inline V lanes_exchanged(V x, indices<Index...>) {
    return __builtin_shufflevector(x, x, (Index ^ Step)...);
}
/// In all lanes of a vector of 16 bytes the greatest of all, none of which is NaN.
template <class V>
[[gnu::always_inline]] inline auto highest(V x) {
    if constexpr (sizeof(V) > 16) {
        return highest(higher(low_half(x), high_half(x)));
    } else {
        x = higher(x, lanes_exchanged<1>(x, every_lane<V>{}));
        if constexpr (lanes_of<V> == 4) x = higher(x, lanes_exchanged<2>(x, every_lane<V>{}));
        return x;
    }
}

/// In each lane (x[0] + x[1]) + (x[2] + x[3]) of the four that it is one of.
template <class V>
[[gnu::always_inline]] inline V sums_of_fours(V x) {
    V const pairs = sum(x, lanes_exchanged<1>(x, every_lane<V>{}));
    return sum(pairs, lanes_exchanged<2>(pairs, every_lane<V>{}));
}

/// exp(score - high) of `count` scores in memory, up to a whole vector, in place, and their sum: fours in order.
template <class V, class T>
[[gnu::always_inline]] inline T exponentiated(T* scores, std::size_t count, T high) {
    constexpr std::size_t lanes = lanes_of<V>;
    V const minus_high = splat<V>(-high);
    T add_up = 0;
    for (std::size_t i = 0; i < count; i += lanes) {
        V const exps = exp_for_softmax(sum(load<V>(scores + i), minus_high));
        store(scores + i, exps);
        if constexpr (lanes >= 4) {
            V const fours = sums_of_fours(exps);
            add_up = i == 0 ? fours[0] : math::sum(add_up, fours[0]);
            for (std::size_t lane = 4; lane < lanes; lane += 4) add_up = math::sum(add_up, fours[lane]);
        }
    }
    if constexpr (lanes < 4) {
        // Two vectors are four scores; where the last one lacks, its scores count as zeros.
        for (std::size_t i = 0; i < count; i += 4) {
            bool const whole = i + lanes < count;
            T const low = math::sum(scores[i], scores[i + 1]);
            T const high_pair = whole ? math::sum(scores[i + 2], scores[i + 3]) : T(0);
            add_up = math::sum(add_up, math::sum(low, high_pair));
        }
    }
    return add_up;
}

/// Whether all lanes of all vectors are finite.
template <class V, std::size_t Count>
[[gnu::always_inline]] inline bool all_finite(V const (&x)[Count]) {
    constexpr auto infinity = __builtin_bit_cast(lane_of<words_of<V>>, math::infinity<lane_of<V>>);
    words_of<V> found{};
    for (V const& one : x) found = found | ((bits_of(one) & infinity) == infinity);
    return !any_set(found);
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
