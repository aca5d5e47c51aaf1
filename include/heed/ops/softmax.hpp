// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_SOFTMAX_HPP
#define HEED_OPS_SOFTMAX_HPP

#include <heed/kernel/softmax.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/along.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed {

namespace fault::in {
struct softmax {};
struct log_softmax {};
struct naive_softmax {};
}  // namespace fault::in

namespace fault {

template <class LogitsOver, class Asked>
struct softmax_of_logits_goes_over_the_axis_that_they_are_scores_over {};
template <class Distribution>
struct softmax_of_a_distribution_would_normalise_twice {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class In, class X, class Name>
consteval auto rule_of_softmax() {
    using of_names = decltype(rule_of_names_of<In, X, Name>());
    if constexpr (is_fault<of_names>) {
        return of_names{};
    } else if constexpr (!element_traits<element_of<X>>::has_maths) {
        return fault::elements_need_to_be_float_or_double_so_cast_the_tensor<In, element_of<X>>{};
    } else if constexpr (is_distribution<X> || is_attention_weights<X>) {
        return fault::softmax_of_a_distribution_would_normalise_twice<remove_cvref_t<X>>{};
    } else if constexpr (is_logits<X>) {
        if constexpr (!__is_same(typename remove_cvref_t<X>::logits_over, Name)) {
            using shape = shape_type_of<X>;
            return fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<
                axis_in<shape, typename remove_cvref_t<X>::logits_over>, axis_in<shape, Name>>{};
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

using softmax_of_row = kernel::softmax_function;
using log_softmax_of_row = kernel::log_softmax_function;
using naive_softmax_of_row = kernel::naive_softmax_function;

/// What softmax makes: a distribution, and of logits attention weights.
template <class Name, class X>
struct normalised {
    using type = typename semantic_types<Name, tensor_like<X>>::as_distribution;
};
template <class Name, is_logits X>
struct normalised<Name, X> {
    using type = typename semantic_types<Name, tensor_like<X>, typename X::compared>::as_weights;
};

/// A function of rows along a name, which a kernel has.
template <class In, class Function, class Name>
struct softmax_like : operation<In, mend::x> {
    using words = as_call<In, Name>;
    static constexpr bool goes_in_place = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_softmax<In, X, Name>());
    template <class X>
    using result = tensor_like<X>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) requires(keeps_what_is_written<Out>) {
        along_into<Function, Name>(out, x);
    }
};
template <class Name>
struct softmax_operation : softmax_like<fault::in::softmax, softmax_of_row, Name> {
    using gradient = gradients::softmax<Name>;
    template <class X>
    using result = typename normalised<Name, X>::type;
};
template <class Name>
struct log_softmax_operation : softmax_like<fault::in::log_softmax, log_softmax_of_row, Name> {
    using gradient = gradients::log_softmax<Name>;
};
template <class Name>
struct naive_softmax_operation : softmax_like<fault::in::naive_softmax, naive_softmax_of_row, Name> {
    using gradient = gradients::softmax<Name>;
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name>
using fault_of_softmax = detail::fault_of<detail::softmax_operation<axis_name<Name>>, X>;
template <class X, template <std::size_t> class Name>
concept can_softmax = no_fault<fault_of_softmax<X, Name>>;
template <class X, template <std::size_t> class Name>
inline constexpr auto explanation_of_softmax =
    detail::explained_call<detail::softmax_operation<axis_name<Name>>, X>::value;

/// `softmax<Key>(x)`: exp(x - max) / sum of exp(x - max) along an axis, as section 3 of the lesson has it; it never
/// overflows.
///
/// The same shape, as a distribution over the axis; as attention weights when `x` is logits over it. A row of only -inf
/// gives zeros (as inside PyTorch's scaled_dot_product_attention since 2.5); a NaN or +inf gives a row of NaN. Elements
/// are in [0, 1] and sum to 1 within the rounding of the sum. The exp of floats is within 1 unit in the last place, and
/// 0 where it is below 2^-125.5, of x 87 below the greatest. Refused: no such axis; logits over another axis; a
/// distribution (softmax twice); elements other than float and double. (PyTorch: `torch.softmax(x, dim)`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::softmax_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto softmax(Xs const&... x) {
    return detail::perform<detail::softmax_operation<axis_name<Name>>>(x...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::softmax_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused softmax(Xs const&... x) = delete;
template <class... Axes, class X, detail::axis_number... Number,
          class Fault = fault_of_naming<fault::in::softmax, X, Axes...>>
refused softmax(X const& x, Number... axis) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_softmax(Xs const&...) {
    return detail::explained_call<detail::softmax_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, template <std::size_t> class Name>
using fault_of_log_softmax = detail::fault_of<detail::log_softmax_operation<axis_name<Name>>, X>;
template <class X, template <std::size_t> class Name>
concept can_log_softmax = no_fault<fault_of_log_softmax<X, Name>>;
template <class X, template <std::size_t> class Name>
inline constexpr auto explanation_of_log_softmax =
    detail::explained_call<detail::log_softmax_operation<axis_name<Name>>, X>::value;

/// `log_softmax<Key>(x)`: the logarithm of the softmax over an axis, (x - max) - log(sum of exp(x - max)): it keeps
/// what softmax rounds to 0.
///
/// The same shape, as a plain tensor: logarithms do not sum to 1. A row of only -inf, whose softmax is zeros, gives
/// -inf (PyTorch: NaN). Refused: as `softmax`. (PyTorch: `torch.log_softmax(x, dim)`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::log_softmax_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto log_softmax(Xs const&... x) {
    return detail::perform<detail::log_softmax_operation<axis_name<Name>>>(x...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::log_softmax_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused log_softmax(Xs const&... x) = delete;
template <class... Axes, class X, detail::axis_number... Number,
          class Fault = fault_of_naming<fault::in::log_softmax, X, Axes...>>
refused log_softmax(X const& x, Number... axis) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_log_softmax(Xs const&...) {
    return detail::explained_call<detail::log_softmax_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, template <std::size_t> class Name>
using fault_of_naive_softmax = detail::fault_of<detail::naive_softmax_operation<axis_name<Name>>, X>;
template <class X, template <std::size_t> class Name>
concept can_naive_softmax = no_fault<fault_of_naive_softmax<X, Name>>;
template <class X, template <std::size_t> class Name>
inline constexpr auto explanation_of_naive_softmax =
    detail::explained_call<detail::naive_softmax_operation<axis_name<Name>>, X>::value;

/// `naive_softmax<Key>(x)`: exp(x) / sum of exp(x), to be taught with: it gives NaN where exp overflows, that is from
/// 88.73 on in float and 709.79 in double, and where all of it underflows. The same shape, as a plain tensor, which
/// `attend` does not take. Refused: as `softmax`.
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::naive_softmax_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto naive_softmax(Xs const&... x) {
    return detail::perform<detail::naive_softmax_operation<axis_name<Name>>>(x...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::naive_softmax_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused naive_softmax(Xs const&... x) = delete;
template <class... Axes, class X, detail::axis_number... Number,
          class Fault = fault_of_naming<fault::in::naive_softmax, X, Axes...>>
refused naive_softmax(X const& x, Number... axis) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_naive_softmax(Xs const&...) {
    return detail::explained_call<detail::naive_softmax_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
