// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_LOGSUMEXP_HPP
#define HEED_OPS_LOGSUMEXP_HPP

#include <heed/kernel/exp_sums.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/along.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace fault::in {
struct logsumexp {};
}  // namespace fault::in

namespace fault {

template <class In, class Distribution>
struct exponentials_are_taken_of_scores_and_not_of_a_distribution_or_say_as_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What is asked of scores along an axis: as softmax asks, and of its result in other words.
template <class In, class X, class Name>
consteval auto rule_of_scores_along() {
    if constexpr (is_distribution<X> || is_attention_weights<X>) {
        return fault::exponentials_are_taken_of_scores_and_not_of_a_distribution_or_say_as_tensor<In,
                                                                                                  remove_cvref_t<X>>{};
    } else {
        using of_softmax = decltype(rule_of_softmax<In, X, Name>());
        if constexpr (is_fault<of_softmax>) {
            return of_softmax{};
        } else if constexpr (is_up_to<axis_in<shape_type_of<X>, Name>>) {
            using axis = axis_in<shape_type_of<X>, Name>;
            return fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<In, axis>{};
        } else {
            return none{};
        }
    }
}

template <class Name>
struct logsumexp_operation : operation<fault::in::logsumexp, mend::x> {
    using words = as_call<fault::in::logsumexp, Name>;
    using gradient = gradients::logsumexp<Name>;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_scores_along<fault::in::logsumexp, X, Name>());
    template <class X>
    using result = tensor_of<element_of<X>, without_names<shape_type_of<X>, Name>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        along_into<kernel::log_sum_exp_function, Name>(out, x);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name>
using fault_of_logsumexp = detail::fault_of<detail::logsumexp_operation<axis_name<Name>>, X>;
template <class X, template <std::size_t> class Name>
concept can_logsumexp = no_fault<fault_of_logsumexp<X, Name>>;
template <class X, template <std::size_t> class Name>
inline constexpr auto explanation_of_logsumexp =
    detail::explained_call<detail::logsumexp_operation<axis_name<Name>>, X>::value;

/// `logsumexp<Key>(x)`: the logarithm of the sum of exp(x) along an axis, max + log(sum of exp(x - max)), which
/// overflows nowhere: x without the axis, a plain tensor. (`log_sum_exp` is the type of what `attention_with_lse`
/// gives, which knows its keys.)
///
/// A row of only -inf gives -inf, one with +inf gives +inf, one with a NaN gives NaN. In units of half a last place:
/// off by at most 4 of the result, of log(n) and of 1 each, and n/16 of 1. Refused: distributions and weights, logits
/// over another axis, a name that x lacks. (PyTorch: `torch.logsumexp(x, dim)`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::logsumexp_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto logsumexp(Xs const&... x) {
    return detail::perform<detail::logsumexp_operation<axis_name<Name>>>(x...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::logsumexp_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused logsumexp(Xs const&... x) = delete;
template <class... Axes, class X, detail::axis_number... Number,
          class Fault = fault_of_naming<fault::in::logsumexp, X, Axes...>>
refused logsumexp(X const& x, Number... axis) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_logsumexp(Xs const&...) {
    return detail::explained_call<detail::logsumexp_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
