// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_LOG_SUM_EXP_HPP
#define HEED_KERNEL_LOG_SUM_EXP_HPP

#include <cstddef>

#include <heed/kernel/masking.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/log.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What fused attention knows of a row of scores when it has seen all of them: the greatest, and the sum of exp(score -
// that). Their log-sum-exp is the natural logarithm of the sum of exp(score).

namespace heed::kernel::inline HEED_KERNELS::detail {

/// row_max + log(total), both rounded on their own: -inf for a total of 0, of a row that has seen nothing or -inf
/// alone, and the positive quiet NaN for one that is NaN.
template <class T>
constexpr T log_sum_exp_of(T row_max, T total) {
    if (math::is_nan(total)) return math::quiet_nan<T>;
    if (total == 0) return -math::infinity<T>;
    return math::sum(row_max, math::log(total));
}

/// Writes it where the log-sum-exps of queries stand one behind the other, or nowhere.
[[gnu::always_inline]] constexpr void write_log_sum_exp(absent, std::size_t, auto, auto) {}
template <class T>
constexpr void write_log_sum_exp(T* lse, std::size_t query, T row_max, T total) {
    lse[query] = log_sum_exp_of(row_max, total);
}

}  // namespace heed::kernel::inline HEED_KERNELS::detail

#include <heed/meta/detail/precise_end.hpp>

#endif
