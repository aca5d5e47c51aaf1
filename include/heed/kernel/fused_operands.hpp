// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_OPERANDS_HPP
#define HEED_KERNEL_FUSED_OPERANDS_HPP

#include <cstddef>

#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Where fused attention of many queries reads keys and values.

namespace heed::kernel::inline HEED_KERNELS::detail {

/// Where they are.
template <attention_plan P, class T, class S>
struct attended_operands {
    static constexpr attention_plan as_given = P;
    T const *k, *v;

    [[gnu::always_inline]] T const* keys(std::size_t first, std::size_t) const { return k + first * P.k_key; }
    [[gnu::always_inline]] T const* values(std::size_t first, std::size_t) const { return v + first * P.v_key; }
};

/// The same plan with the elements of keys, and of values, one behind the other.
constexpr attention_plan with_rows_side_by_side(attention_plan plan) {
    plan.k_key = plan.features;
    plan.v_key = plan.values;
    plan.k_feature = plan.v_value = 1;
    return plan;
}

/// Rows of elements of a form of storage, as what they are read as.
template <std::size_t Length, std::size_t Apart, std::size_t Stride, class T, class S>
[[gnu::always_inline]] inline void convert_rows(T* to, S const* from, std::size_t rows) {
    constexpr std::size_t wide = lanes<T>;
    for (std::size_t row = 0; row < rows; ++row, to += Length, from += Apart) {
        if constexpr (Stride == 1 && Length >= wide) {
            std::size_t i = 0;
            for (; i + wide <= Length; i += wide) store(to + i, load<vector<T>>(from + i));
            // The last vector reaches back.
            if constexpr (Length % wide != 0) {
                store(to + Length - wide, load<vector<T>>(from + Length - wide));
            }
        } else {
            for (std::size_t i = 0; i < Length; ++i) to[i] = static_cast<T>(from[i * Stride]);
        }
    }
}

/// Of a form of storage: a tile of keys, and then their values, are converted to the same memory, so that there is
/// never more than a tile of either.
template <attention_plan P, class T, class S>
    requires(!__is_same(T, S))
struct attended_operands<P, T, S> {
    static constexpr attention_plan as_given = with_rows_side_by_side(P);
    static constexpr std::size_t most = P.keys < keys_in_a_tile ? P.keys : keys_in_a_tile;
    S const *k, *v;
    alignas(64) T converted[most * (P.features > P.values ? P.features : P.values)];

    [[gnu::always_inline]] attended_operands(S const* of_keys, S const* of_values) : k(of_keys), v(of_values) {}

    [[gnu::noinline]] T const* keys(std::size_t first, std::size_t count) {
        convert_rows<P.features, P.k_key, P.k_feature>(converted, k + first * P.k_key, count);
        return converted;
    }
    [[gnu::noinline]] T const* values(std::size_t first, std::size_t count) {
        convert_rows<P.values, P.v_key, P.v_value>(converted, v + first * P.v_key, count);
        return converted;
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS::detail

#include <heed/meta/detail/precise_end.hpp>

#endif
