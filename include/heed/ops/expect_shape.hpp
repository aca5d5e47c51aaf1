// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_EXPECT_SHAPE_HPP
#define HEED_OPS_EXPECT_SHAPE_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace fault::in {
struct expect_shape {};
}  // namespace fault::in

namespace fault {

template <class Expected, class Got>
struct expect_shape_expected_another_shape {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X, class... Axes>
consteval auto rule_of_expect_shape() {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<fault::in::expect_shape, remove_cvref_t<X>>{};
    } else if constexpr (!__is_same(shape_type_of<X>, shape_t<Axes...>)) {
        return fault::expect_shape_expected_another_shape<shape_t<Axes...>, shape_type_of<X>>{};
    } else {
        return none{};
    }
}

/// (It passes its operand through, and so has nothing to write.)
template <class... Axes>
struct expect_shape_operation : operation<fault::in::expect_shape, mend::x> {
    using words = as_call<fault::in::expect_shape, Axes...>;
    using gradient = gradients::composed;
    static constexpr bool takes_storage = true;
    template <class X>
    using fault = decltype(rule_of_expect_shape<X, Axes...>());
    template <class X>
    using result = remove_cvref_t<X>;
};

}  // namespace detail::inline HEED_KERNELS

template <class X, class... Axes>
using fault_of_expect_shape = detail::fault_of<detail::expect_shape_operation<Axes...>, X>;
template <class X, class... Axes>
concept can_expect_shape = no_fault<fault_of_expect_shape<X, Axes...>>;
template <class X, class... Axes>
inline constexpr auto explanation_of_expect_shape =
    detail::explained_call<detail::expect_shape_operation<Axes...>, X>::value;

/// Passes a tensor through when it has the shape, so that a shape can stand in the middle of an expression:
/// `attend(expect_shape<Batch<1>, Query<4>, Key<4>>(weights), v)`. Refused, with what was expected and what came: any
/// other shape, another order of the axes included. What is returned refers to `x`.
template <class... Axes, class X, class Fault = fault_of_expect_shape<X, Axes...>>
constexpr X const& expect_shape(X const& x) {
    return x;
}
template <class... Axes, class X, class Fault = fault_of_expect_shape<X, Axes...>>
    requires is_fault<Fault>
refused expect_shape(X const& x) = delete;
template <template <std::size_t> class First, template <std::size_t> class... Rest, class X,
          class Fault = fault_of_extents<fault::in::expect_shape, First, Rest...>>
refused expect_shape(X const& x) = delete;
template <class... Axes, class X>
constexpr auto explain_expect_shape(X const&) {
    return explanation_of_expect_shape<X, Axes...>;
}

}  // namespace heed

#endif
