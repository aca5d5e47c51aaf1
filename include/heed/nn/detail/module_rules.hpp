// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_DETAIL_MODULE_RULES_HPP
#define HEED_NN_DETAIL_MODULE_RULES_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>

// What is asked of the input of a module.

namespace heed {

namespace fault {

template <class Module, class Came>
struct a_module_is_called_with_a_tensor {};
template <class Module, class Features, class Shape>
struct a_module_takes_x_that_ends_with_its_features {};
template <class Module, class Positions, class Shape>
struct a_module_takes_x_whose_positions_stand_before_its_features {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Module, class X, class Positions, class Features>
consteval auto rule_of_module() {
    if constexpr (any_refused<X>) {
        return none{};
    } else if constexpr (!Tensor<X>) {
        return fault::a_module_is_called_with_a_tensor<Module, X>{};
    } else if constexpr (shape_type_of<X>::rank < 2) {
        return fault::a_module_takes_x_that_ends_with_its_features<Module, Features, shape_type_of<X>>{};
    } else if constexpr (!__is_same(last_axis<shape_type_of<X>>, Features)) {
        return fault::a_module_takes_x_that_ends_with_its_features<Module, Features, shape_type_of<X>>{};
    } else if constexpr (!__is_same(name_of<last_axis<without_last<shape_type_of<X>>>>, Positions)) {
        return fault::a_module_takes_x_whose_positions_stand_before_its_features<Module, Positions, shape_type_of<X>>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why a module does not take an input, or `none`: that it is no tensor `[..., Positions, Features]`.
template <class Module, class X, template <std::size_t> class Positions, class Features>
using fault_of_module = decltype(detail::rule_of_module<Module, X, axis_name<Positions>, Features>());

}  // namespace heed

#endif
