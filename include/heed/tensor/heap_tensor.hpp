// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_HEAP_TENSOR_HPP
#define HEED_TENSOR_HEAP_TENSOR_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/tensor_over.hpp>

namespace heed {

/// A tensor whose values are on the heap, aligned to 64 bytes: a `tensor` in all else, to every operation.
///
/// What operations return when it has more than `largest_tensor_bytes`, and what `zeros`, `from`, `generate` and the
/// others that make tensors make then. A value, as `std::vector` is one: a copy has values of its own, a move takes
/// them and leaves a tensor that can only be assigned to or end. Made of zeros,
/// `heap_tensor<float, Time<4096>, Dk<64>>{}`, or of a tensor of its shape and element type, wherever that has its
/// values. In constant expressions it may live and end there, but not stay. Refused: what is refused of `tensor`, but
/// for its size.
template <class T, class... Axes>
struct HEED_LINKED_AS heap_tensor
    : tensor_over<detail::owned_values<T, (std::size_t{1} * ... * detail::axis_traits<Axes>::extent)>, T, T const,
                  shape_t<Axes...>> {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_in_shape<T, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_in_shape<T, Axes...>>());
#endif
    using tensor_type = heap_tensor;

    constexpr heap_tensor() = default;
    constexpr heap_tensor(heap_tensor const&) = default;
    constexpr heap_tensor(heap_tensor&&) = default;
    constexpr heap_tensor& operator=(heap_tensor const&) & = default;
    constexpr heap_tensor& operator=(heap_tensor&&) & = default;
    template <class X = heap_tensor, class Fault = detail::written_in_vain<heap_tensor>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, heap_tensor>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;

    /// A copy of the values of another tensor.
    template <class X>
        requires(Tensor<X> && !__is_same(detail::plain<X>, heap_tensor) &&
                 __is_same(shape_type_of<X>, shape_t<Axes...>) && __is_same(element_of<X>, T))
    constexpr explicit heap_tensor(X const& x) {
        for (std::size_t i = 0; i < heap_tensor::size; ++i) this->values.first[i] = detail::nth(x, i);
    }
    /// What is no such tensor is refused, and this one is here to say why.
    template <class X, class Fault = decltype(detail::rule_of_conversion<X, heap_tensor>())>
        requires(Tensor<X> && !(__is_same(shape_type_of<X>, shape_t<Axes...>) && __is_same(element_of<X>, T)))
    explicit heap_tensor(X const& x) = delete;

    /// A heap_tensor is never another kind of tensor by conversion; this one is here to say why.
    template <class Other, class Fault = decltype(detail::rule_of_conversion<heap_tensor, Other>())>
        requires is_fault<Fault>
    operator Other() const = delete;
};

namespace detail::inline HEED_KERNELS {

template <class T, class... Axes>
struct tensor_by_size<false, T, Axes...> {
    using type = heap_tensor<T, Axes...>;
};

/// The most bytes of a tensor that a function keeps for itself on the stack, which nobody sees and nobody counts with.
inline constexpr std::size_t largest_temporary_bytes = std::size_t{1} << 14;

/// The tensor that a function keeps for itself: of it, the stack holds less than of one that is returned.
template <class T, class Shape>
struct temporary_with;
template <class T, class... Axes>
struct temporary_with<T, shape_t<Axes...>> {
    using type =
        typename tensor_by_size<shape_t<Axes...>::size <= largest_temporary_bytes / sizeof(T), T, Axes...>::type;
};
template <class T, class Shape>
using temporary_of = typename temporary_with<T, Shape>::type;
template <class X>
using temporary_like = temporary_of<element_of<X>, shape_type_of<X>>;

}  // namespace detail::inline HEED_KERNELS

/// A tensor that has its values to itself, wherever they fit: a `tensor` up to `largest_tensor_bytes`, and a
/// `heap_tensor` beyond. What operations return, and so the type to write where extents are template arguments:
/// `template <std::size_t T> struct block { owning_tensor<float, Time<T>, Model<512>> memory; };`.
template <class T, class... Axes>
using owning_tensor = detail::stored<T, Axes...>;

}  // namespace heed

#endif
