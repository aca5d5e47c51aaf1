// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_CUMSUM_HPP
#define HEED_OPS_CUMSUM_HPP

#include <heed/kernel/cumsum.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/along.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/numbers.hpp>

namespace heed {

namespace fault::in {
struct cumsum {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

template <class Name>
struct cumsum_operation : operation<fault::in::cumsum, mend::x> {
    using words = as_call<fault::in::cumsum, Name>;
    using gradient = gradients::accumulated<Name>;
    static constexpr bool goes_in_place = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_names_of<fault::in::cumsum, X, Name>());
    template <class X>
    using result = tensor_of<sum_type<element_of<X>>, shape_type_of<X>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        along_into<kernel::cumsum_function<element_of<Out>>, Name>(out, x);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name>
using fault_of_cumsum = detail::fault_of<detail::cumsum_operation<axis_name<Name>>, X>;
template <class X, template <std::size_t> class Name>
concept can_cumsum = no_fault<fault_of_cumsum<X, Name>>;
template <class X, template <std::size_t> class Name>
inline constexpr auto explanation_of_cumsum =
    detail::explained_call<detail::cumsum_operation<axis_name<Name>>, X>::value;

/// `cumsum<Key>(x)`: the running sum along an axis, of the same shape: element i is the sum of elements 0 to i, added
/// one after the other, so that its error grows with i; beyond 65,536 elements in blocks of so many, each of which goes
/// on from the last sum before it, and the error grows with 65,536 + i/65,536. Bools and whole numbers are counted in
/// 64 bits, `sum_type`. A plain tensor. Refused: a name that `x` lacks. (PyTorch: `torch.cumsum`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::cumsum_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto cumsum(Xs const&... x) {
    return detail::perform<detail::cumsum_operation<axis_name<Name>>>(x...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::cumsum_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused cumsum(Xs const&... x) = delete;
template <class... Axes, class X, detail::axis_number... Number,
          class Fault = fault_of_naming<fault::in::cumsum, X, Axes...>>
refused cumsum(X const& x, Number... axis) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_cumsum(Xs const&...) {
    return detail::explained_call<detail::cumsum_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
