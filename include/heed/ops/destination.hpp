// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DESTINATION_HPP
#define HEED_OPS_DESTINATION_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/overlap.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed {

/// The tensor that an operation writes to; made by `into`.
template <class Out>
struct destination {
    Out& out;
};

/// Why an operation cannot be told to write to a tensor, whatever the operation: `X&&` is a temporary of type `X`.
template <class Out>
using fault_of_into =
    typename detail::conditional<std::is_rvalue_reference_v<Out> && Tensor<Out> && !detail::is_a_view<Out>,
                                 detail::written_in_vain<detail::remove_cvref_t<Out>>, none>::type;
template <class Out>
concept can_into = no_fault<fault_of_into<Out>>;

/// The first argument of an operation that is to write its result to `out` instead of returning it, so that no
/// temporary is needed: `matmul(into(out), a, b)`, `softmax<Key>(into(out), scores)`.
///
/// `out` is a tensor, a heap_tensor or a view of the result's shape and element type. It may be an operand: where the
/// result would be written over values that are still to be read, it is computed apart and then copied.
/// Refused: another shape, another element type, elements that are const, an `out` whose type promises more than the
/// result does, a temporary that owns its values, and, but for `concat` and `stack`, a tensor in its place that is not
/// said to be one. (NumPy and PyTorch: `out=`.)
template <class Out, class Fault = fault_of_into<Out&&>>
constexpr destination<std::remove_reference_t<Out>> into(Out&& out) {
    return {out};
}
template <class Out, class Fault = fault_of_into<Out&&>>
    requires is_fault<Fault>
refused into(Out&& out) = delete;

namespace fault {

template <class Out>
struct into_writes_to_a_tensor {};
template <class Out>
struct into_writes_to_a_tensor_whose_elements_are_not_const {};
template <class In, class ResultShape, class OutShape>
struct the_destination_needs_the_shape_of_the_result {};
template <class In, class ResultElement, class OutElement>
struct the_destination_needs_the_element_type_of_the_result {};
template <class In, class Result, class Out>
struct the_destination_promises_what_the_result_does_not {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Out>
concept has_mutable_elements = !std::is_const_v<std::remove_reference_t<decltype(*std::declval<Out&>().data())>>;

template <class In, class Result, class Out>
consteval auto rule_of_destination() {
    if constexpr (any_refused<Result, Out>) {
        return none{};
    } else if constexpr (!Tensor<Out>) {
        return fault::into_writes_to_a_tensor<remove_cvref_t<Out>>{};
    } else if constexpr (!has_mutable_elements<Out>) {
        return fault::into_writes_to_a_tensor_whose_elements_are_not_const<remove_cvref_t<Out>>{};
    } else if constexpr (!__is_same(shape_type_of<Result>, shape_type_of<Out>)) {
        return fault::the_destination_needs_the_shape_of_the_result<In, shape_type_of<Result>, shape_type_of<Out>>{};
    } else if constexpr (!__is_same(element_of<Result>, element_of<Out>)) {
        return fault::the_destination_needs_the_element_type_of_the_result<In, element_of<Result>, element_of<Out>>{};
    } else if constexpr (!takes_any_values<Out> && !__is_same(remove_cvref_t<Out>, Result)) {
        return fault::the_destination_promises_what_the_result_does_not<In, Result, remove_cvref_t<Out>>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
