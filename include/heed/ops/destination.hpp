// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <utility>

#include <heed/ops/dense.hpp>

namespace heed {

/// The tensor that an operation writes to; made by `into`.
template <class Out>
struct destination {
    Out& out;
};

/// The first argument of an operation that is to write its result to `out` instead of returning it, so that no
/// temporary is needed: `matmul(into(out), a, b)`, `softmax<Key>(into(out), scores)`.
///
/// `out` is a tensor, a heap_tensor or a view of the result's shape and element type. It may be an operand: where the
/// result would be written over values that are still to be read, it is computed apart and then copied.
/// Refused: another shape, another element type, elements that are const, an `out` whose type promises more than the
/// result does. (NumPy and PyTorch: `out=`.)
template <class Out>
constexpr destination<std::remove_reference_t<Out>> into(Out&& out) {
    return {out};
}

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

namespace detail {

template <class In, class Result, class Out>
consteval auto rule_of_destination() {
    if constexpr (any_refused<Result, Out>) {
        return none{};
    } else if constexpr (!Tensor<Out>) {
        return fault::into_writes_to_a_tensor<bare<Out>>{};
    } else if constexpr (std::is_const_v<std::remove_reference_t<decltype(*std::declval<Out&>().data())>>) {
        return fault::into_writes_to_a_tensor_whose_elements_are_not_const<bare<Out>>{};
    } else if constexpr (!__is_same(shape_type_of<Result>, shape_type_of<Out>)) {
        return fault::the_destination_needs_the_shape_of_the_result<In, shape_type_of<Result>, shape_type_of<Out>>{};
    } else if constexpr (!__is_same(element_of<Result>, element_of<Out>)) {
        return fault::the_destination_needs_the_element_type_of_the_result<In, element_of<Result>, element_of<Out>>{};
    } else if constexpr (!__is_same(bare<Out>, plain<Out>) && !__is_same(bare<Out>, Result)) {
        return fault::the_destination_promises_what_the_result_does_not<In, Result, bare<Out>>{};
    } else {
        return none{};
    }
}

/// The rule of an operation that writes to a destination: its own rule, and then that of the destination.
/// `Form` has the operation's tag, its rule, and how it is called.
template <class Form, class Out, class... Operands>
consteval auto rule_of_into() {
    using of_call = typename Form::template fault<Operands...>;
    if constexpr (any_refused<Out, Operands...> || is_fault<of_call>) {
        return of_call{};
    } else {
        return rule_of_destination<typename Form::in, decltype(Form::call(std::declval<Operands const&>()...)), Out>();
    }
}

/// True when two tensors have a value in common, as far as their memory says.
template <class A, class B>
constexpr bool share_memory(A const& a, B const& b) {
    if constexpr (!Tensor<A> || !Tensor<B>) {
        return false;
    } else {
        // A constant evaluator compares no addresses of different objects.
        if (std::is_constant_evaluated()) return true;
        auto const x = reinterpret_cast<std::size_t>(a.data()), y = reinterpret_cast<std::size_t>(b.data());
        return x < y ? y - x < memory_of<layout_of<A>> * sizeof(element_of<A>)
                     : x - y < memory_of<layout_of<B>> * sizeof(element_of<B>);
    }
}

/// Writes what the operation gives: in place where nothing is overwritten that is still to be read, else apart first.
template <class Form, class Out, class... Operands>
constexpr void write_into([[maybe_unused]] Out& out, [[maybe_unused]] Operands const&... operands) {
    if constexpr (any_refused<Out, Operands...>) {
        return;
    } else if constexpr (requires { Form::write(out, operands...); }) {
        if (!(share_memory(out, operands) || ...)) {
            Form::write(out, operands...);
            return;
        }
    }
    if constexpr (!any_refused<Out, Operands...>) {
        auto const result = Form::call(operands...);
        copy_into(out, result);
    }
}

}  // namespace detail

/// Why an operation cannot write to a tensor, or `none`. `Form` stands for the operation; what a user asks is
/// `requires { matmul(into(out), a, b); }`.
template <class Form, class Out, class... Operands>
using fault_of_into = decltype(detail::rule_of_into<Form, Out, Operands...>());
template <class Form, class Out, class... Operands>
concept can_into = no_fault<fault_of_into<Form, Out, Operands...>>;

}  // namespace heed
