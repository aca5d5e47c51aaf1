// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_OUTER_HPP
#define HEED_OPS_OUTER_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/elementwise.hpp>

namespace heed {

namespace fault::in {
struct outer {};
}  // namespace fault::in

namespace fault {

template <class Shared>
struct outer_needs_operands_that_share_no_axis {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class A, class B>
consteval auto rule_of_outer() {
    using of_operands = decltype(rule_of_operands<fault::in::outer, A, B>());
    if constexpr (is_fault<of_operands>) {
        return of_operands{};
    } else if constexpr (!calls_with_elements<multiplied, A, B>) {
        return fault::the_elements_lack_what_the_operation_computes_with<fault::in::outer, element_of<A>>{};
    } else if constexpr (also_in<shape_type_of<A>, shape_type_of<B>>::rank > 0) {
        return fault::outer_needs_operands_that_share_no_axis<also_in<shape_type_of<A>, shape_type_of<B>>>{};
    } else if constexpr (shape_type_of<A>::size > most_bytes / sizeof(element_of<A>) / shape_type_of<B>::size) {
        return fault::the_result_would_have_more_bytes_than_an_object_can_have<fault::in::outer, shape_type_of<A>,
                                                                               shape_type_of<B>>{};
    } else {
        return none{};
    }
}

struct outer_operation : operation<fault::in::outer, mend::a, mend::b> {
    using words = as_call<fault::in::outer>;
    using gradient = gradients::bilinear;
    static constexpr bool takes_lengths = true;
    template <class A, class B>
    using fault = decltype(rule_of_outer<A, B>());
    template <class A, class B>
    using result = tensor_of<element_of<A>, concatenate<shape_type_of<A>, shape_type_of<B>>>;
    template <class Out, class A, class B>
    static constexpr void write(Out& out, A const& a, B const& b) {
        multiplied product{};
        zip_into(out, product, a, b);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class A, class B>
using fault_of_outer = detail::fault_of<detail::outer_operation, A, B>;
template <class A, class B>
concept can_outer = no_fault<fault_of_outer<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_outer = detail::explained_call<detail::outer_operation, A, B>::value;

/// `outer(a, b)`: every element of `a` times every element of `b`, with the axes of `a` and then those of `b`. Refused:
/// a shared axis, along which `a * b` or `contract` is meant. (NumPy: `numpy.multiply.outer`.)
template <class... Xs, class Fault = detail::fault_of<detail::outer_operation, Xs...>>
[[gnu::always_inline]] constexpr auto outer(Xs const&... operands) {
    return detail::perform<detail::outer_operation>(operands...);
}
template <class... Xs, class Fault = detail::fault_of<detail::outer_operation, Xs...>>
    requires is_fault<Fault>
refused outer(Xs const&... operands) = delete;
template <class... Xs>
constexpr auto explain_outer(Xs const&...) {
    return detail::explained_call<detail::outer_operation, Xs...>::value;
}

}  // namespace heed

#endif
