// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MERGE_ROWS_HPP
#define HEED_KERNEL_MERGE_ROWS_HPP

#include <cstddef>

#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/exp.hpp>
#include <heed/math/log1p.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Attention to two sets of keys made one of both, a row at a time: from the output o and the log-sum-exp s of each. It
// knows nothing of where the keys are, so that whoever has split them calls it, threads and processes too.
//
// The result is defined to the bit. With `high` the row whose s is the greater one, and `low` the other:
//   w = exp(s_low - s_high), the difference rounded on its own, 0 where s_low is -inf;
//   s = s_high + log1p(w), the logarithm and the sum rounded on their own;
//   o = multiply_add(w, o_low, o_high) / (1 + w), the sum and the quotient rounded on their own.
// So it does not matter which comes first. A row of s = -inf, which has seen nothing, leaves the other as it is, to the
// bit; two of them give the output 0 and -inf. A value that is NaN or infinite under a weight of 0 makes NaN of its
// place, as in one go. An s that is NaN or +inf makes all of the row NaN. The sum o_low + o_high is not kept from
// overflowing. Every NaN is the positive quiet one.

namespace heed::kernel::inline HEED_KERNELS {

/// What two rows count in one of both. `total` is 1 and the weight of the lower one, or 0 where neither counts.
template <class T>
struct merged_row {
    T lse, weight_of_low, total;
    bool first_is_high;
};

template <class T>
constexpr merged_row<T> merge_log_sum_exps(T first, T second) {
    auto const is_none = [](T lse) { return math::is_inf(lse) && math::sign_bit(lse); };
    auto const is_wrong = [](T lse) { return math::is_nan(lse) || (math::is_inf(lse) && !math::sign_bit(lse)); };
    if (is_wrong(first) || is_wrong(second)) {
        return {math::quiet_nan<T>, math::quiet_nan<T>, math::quiet_nan<T>, true};
    }
    if (is_none(first) && is_none(second)) return {-math::infinity<T>, 0, 0, true};
    if (is_none(second)) return {first, 0, 1, true};
    if (is_none(first)) return {second, 0, 1, false};
    bool const first_is_high = !(first < second);
    T const high = first_is_high ? first : second, low = first_is_high ? second : first;
    T const weight = math::exp(math::difference(low, high));
    return {math::sum(high, math::log1p(weight)), weight, math::sum(T(1), weight), first_is_high};
}

/// `values` elements of the merged row, `out_stride` apart; those of the two rows are `first_stride` and
/// `second_stride` apart. `out` may be one of them.
template <class T>
constexpr void merge_outputs(merged_row<T> const& row, T* out, std::size_t out_stride, T const* first,
                             std::size_t first_stride, T const* second, std::size_t second_stride, std::size_t values) {
    T const* const high = row.first_is_high ? first : second;
    T const* const low = row.first_is_high ? second : first;
    std::size_t const of_high = row.first_is_high ? first_stride : second_stride;
    std::size_t const of_low = row.first_is_high ? second_stride : first_stride;
    bool const is_wrong = math::is_nan(row.total);
    for (std::size_t d = 0; d < values; ++d) {
        T const one = high[d * of_high], other = low[d * of_low];
        T result = math::quiet_nan<T>;
        if (row.weight_of_low == 0) {
            // Not a product with 0, after which a zero may have another sign.
            if (math::is_finite(other)) result = row.total == 0 && math::is_finite(one) ? T{} : one;
        } else if (!is_wrong) {
            result = math::quotient(math::multiply_add(row.weight_of_low, other, one), row.total);
        }
        out[d * out_stride] = math::is_nan(result) ? math::quiet_nan<T> : result;
    }
}

/// Rows that stand one behind the other, each of `values` elements, with their log-sum-exps: into those of `out`, which
/// may be those of one of the operands. What a reduction over processes calls.
template <class T>
constexpr void merge_rows(T* out, T* out_lse, T const* first, T const* first_lse, T const* second, T const* second_lse,
                          std::size_t rows, std::size_t values) {
    for (std::size_t i = 0; i < rows; ++i) {
        merged_row<T> const row = merge_log_sum_exps(first_lse[i], second_lse[i]);
        merge_outputs(row, out + i * values, 1, first + i * values, 1, second + i * values, 1, values);
        out_lse[i] = row.lse;
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
