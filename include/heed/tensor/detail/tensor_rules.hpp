// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_TENSOR_RULES_HPP
#define HEED_TENSOR_DETAIL_TENSOR_RULES_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/shape.hpp>

namespace heed {

/// The most bytes that a `tensor` may have, 256 KiB. It lives where it is declared, mostly on the stack, of which a
/// thread has some megabytes; beyond it, operations return a `heap_tensor`.
inline constexpr std::size_t largest_tensor_bytes = std::size_t{1} << 18;

/// A number of bytes, in a fault.
template <std::size_t Count>
struct bytes {};

template <class T, class... Axes>
struct HEED_LINKED_AS tensor;

namespace fault {

template <class Axis>
struct a_tensor_needs_an_element_type_before_its_axes {};
template <class Element, class Shape>
struct a_tensor_has_more_bytes_than_an_object_can_have {};
template <class Tensor, class InBytes, class AtMost>
struct a_tensor_this_big_overflows_the_stack_so_say_heap_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// As many bytes as an object can have: half of all addresses, as a difference of pointers has a sign, and with 64 bits
/// a quarter of that, beyond which clang has no array.
inline constexpr std::size_t most_bytes = static_cast<std::size_t>(-1) / (sizeof(std::size_t) > 4 ? 8 : 2);

/// What is asked of an element type and axes, wherever the values are.
template <class T, class... Axes>
consteval auto rule_of_elements() {
    if constexpr (Axis<T>) {
        return fault::a_tensor_needs_an_element_type_before_its_axes<T>{};
    } else {
        using of_shape = decltype(rule_of_shape<Axes...>());
        if constexpr (is_fault<of_shape>) {
            return of_shape{};
        } else if constexpr ((std::size_t{1} * ... * axis_traits<Axes>::extent) > most_bytes / sizeof(T)) {
            return fault::a_tensor_has_more_bytes_than_an_object_can_have<T, shape_t<Axes...>>{};
        } else {
            return none{};
        }
    }
}

template <class T, class... Axes>
inline constexpr bool fits_the_stack =
    (std::size_t{1} * ... * axis_traits<Axes>::extent) <= largest_tensor_bytes / sizeof(T);

template <class T, class... Axes>
consteval auto rule_of_tensor() {
    using of_elements = decltype(rule_of_elements<T, Axes...>());
    if constexpr (is_fault<of_elements>) {
        return of_elements{};
    } else if constexpr (!fits_the_stack<T, Axes...>) {
        return fault::a_tensor_this_big_overflows_the_stack_so_say_heap_tensor<
            tensor<T, Axes...>, bytes<shape_t<Axes...>::size * sizeof(T)>, bytes<largest_tensor_bytes>>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why there is no `tensor<T, Axes...>`: an axis in the place of the element type, axes that are no shape, more bytes
/// than an object can have, or more than `largest_tensor_bytes`.
template <class T, class... Axes>
using fault_of_tensor = decltype(detail::rule_of_tensor<T, Axes...>());
template <class T, class... Axes>
concept can_tensor = no_fault<fault_of_tensor<T, Axes...>>;

namespace detail::inline HEED_KERNELS {

/// The rule of a tensor, asked only where one expression does not say already that there is no fault: every tensor type
/// of a program pays for it.
template <bool IsPlain>
struct tensor_rule {
    template <class T, class... Axes>
    using fault = none;
    template <class T, class... Axes>
    using fault_of_elements = none;
};
template <>
struct tensor_rule<false> {
    template <class T, class... Axes>
    using fault = fault_of_tensor<T, Axes...>;
    template <class T, class... Axes>
    using fault_of_elements = decltype(rule_of_elements<T, Axes...>());
};
// No alias has a fold in it: clang 19 takes such a one of a module and of a header for two.
template <std::size_t MostBytes, class T, class... Axes>
inline constexpr bool is_plain_tensor = is_plain_shape<Axes...> && !axis_traits<T>::is_axis &&
                                        (std::size_t{1} * ... * axis_traits<Axes>::extent) <= MostBytes / sizeof(T);
template <class T, class... Axes>
using fault_in_tensor =
    typename tensor_rule<is_plain_tensor<largest_tensor_bytes, T, Axes...>>::template fault<T, Axes...>;
template <class T, class... Axes>
using fault_in_shape =
    typename tensor_rule<is_plain_tensor<most_bytes, T, Axes...>>::template fault_of_elements<T, Axes...>;

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
