// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_FITS_ON_THE_STACK_HPP
#define HEED_TENSOR_FITS_ON_THE_STACK_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/fault.hpp>
#include <heed/tensor/detail/tensor_rules.hpp>

namespace heed {

namespace fault {

template <class Value, class InBytes, class AtMost>
struct a_value_this_big_overflows_the_stack_so_keep_it_in_static_memory_or_on_the_heap {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Value>
consteval auto rule_of_value_on_the_stack() {
    if constexpr (sizeof(Value) > largest_tensor_bytes) {
        return fault::a_value_this_big_overflows_the_stack_so_keep_it_in_static_memory_or_on_the_heap<
            Value, bytes<sizeof(Value)>, bytes<largest_tensor_bytes>>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why a value should be no local variable, or `none`: with all its members it has more than `largest_tensor_bytes`.
template <class Value>
using fault_of_value_on_the_stack = decltype(detail::rule_of_value_on_the_stack<Value>());

/// True for a type whose values have at most `largest_tensor_bytes`, 256 KiB, with all their members. A tensor is held
/// to that by itself; of a struct of tensors, such as a model of many layers, heed sees the members only, each of which
/// may fit where all together do not: `static_assert(heed::fits_on_the_stack<model>)` beside the struct says so. One
/// that does not fit is made static, by `std::make_unique<model>()`, or has members that are heap tensors. What is on
/// the heap counts as the pointer that it is.
template <class Value>
concept fits_on_the_stack = no_fault<fault_of_value_on_the_stack<Value>>;

}  // namespace heed

#endif
