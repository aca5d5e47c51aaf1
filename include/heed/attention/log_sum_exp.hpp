// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_LOG_SUM_EXP_HPP
#define HEED_ATTENTION_LOG_SUM_EXP_HPP

#include <heed/attention/part.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/tensor/heap_tensor.hpp>

namespace heed {

/// The natural logarithm of the sum of exp(score) over the keys that each query has seen, and its sink, and -inf for
/// none: what `attention_with_lse` returns beside the output, `[..., Query]`. `Keys` says which keys these are:
/// `Key<32>` for all of an axis, `part<Key<32>, 8, 16>`, `joined_parts<...>`; `with_sink<Key<32>>` with a sink.
///
/// It is no tensor, and no operation takes it: two of them are not added, and exp of one is no weight yet. `merge`
/// joins the attentions that they belong to. `as_tensor(lse)` are the plain values, of the natural logarithm: whoever
/// counts in base 2 multiplies them by 1/ln 2.
template <class Keys, class T, class... Axes>
struct HEED_LINKED_AS log_sum_exp {
    /// As kernels, and reductions over processes, have them.
    detail::stored<T, Axes...> values;

    using keys = Keys;
    using log_sum_exp_shape = shape_t<Axes...>;

    friend constexpr bool operator==(log_sum_exp const& a, log_sum_exp const& b) { return a.values == b.values; }
};

template <class Keys, class T, class... Axes>
constexpr shape_t<Axes...> shape_of(log_sum_exp<Keys, T, Axes...> const&) {
    return {};
}

namespace detail::inline HEED_KERNELS {

template <class Keys, class T, class Shape>
struct log_sum_exp_over;
template <class Keys, class T, class... Axes>
struct log_sum_exp_over<Keys, T, shape_t<Axes...>> {
    using type = log_sum_exp<Keys, T, Axes...>;
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
