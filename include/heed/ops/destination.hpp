// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DESTINATION_HPP
#define HEED_OPS_DESTINATION_HPP

#include <type_traits>

#include <heed/ops/detail/dense.hpp>
#include <heed/ops/detail/overlap.hpp>

namespace heed {

/// The tensor that an operation writes to; made by `into`.
template <class Out>
struct destination {
    Out& out;
};

/// An operation's first argument that is an operand as any other: of it, no fault of a destination can be asked.
struct no_destination {};

/// The first argument of an operation that is to write its result to `out` instead of returning it, so that no
/// temporary is needed: `matmul(into(out), a, b)`, `softmax<Key>(into(out), scores)`.
///
/// `out` is a tensor, a heap_tensor or a view of the result's shape and element type. It may be an operand: where the
/// result would be written over values that are still to be read, it is computed apart and then copied.
/// Refused: another shape, another element type, elements that are const, an `out` whose type promises more than the
/// result does, and, but for `concat` and `stack`, a tensor in its place that is not said to be one.
/// (NumPy and PyTorch: `out=`.)
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

template <class Out>
concept has_mutable_elements = !std::is_const_v<std::remove_reference_t<decltype(*std::declval<Out&>().data())>>;

template <class In, class Result, class Out>
consteval auto rule_of_destination() {
    if constexpr (any_refused<Result, Out>) {
        return none{};
    } else if constexpr (!Tensor<Out>) {
        return fault::into_writes_to_a_tensor<bare<Out>>{};
    } else if constexpr (!has_mutable_elements<Out>) {
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

/// What is said of an operation's first argument, and of the operands behind it.
template <class Form, class To, class... Operands>
struct destination_fault {
    using type = no_destination;
};
template <class Form, class Out, class... Operands>
struct destination_fault<Form, destination<Out>, Operands...> {
    struct type {
        using fault = decltype(rule_of_into<Form, Out, Operands...>());
    };
};
/// A tensor that can be written to, before operands that are a call without it.
template <class Form, class Out, class... Operands>
    requires(Tensor<Out> && has_mutable_elements<Out> && !any_refused<Operands...> &&
             __is_same(typename Form::template fault<Operands...>, none))
struct destination_fault<Form, Out&, Operands...> {
    struct type {
        using fault = heed::fault::a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<
            typename Form::in, bare<Out>>;
    };
};

/// How a tensor is handed to a function that is not inlined: a view as it is, or it would have to be in memory.
template <class X>
struct handed {
    using type = X&;
};
template <class X>
    requires(X::is_view)
struct handed<X> {
    using type = X;
};

/// Writes what the operation gives, which is computed apart first.
template <class Form, class Out, class... Operands>
[[gnu::noinline]] constexpr void write_apart(typename handed<Out>::type out,
                                             typename handed<Operands const>::type... operands) {
    auto const result = Form::call(operands...);
    copy_into(out, result);
}

/// Writes what the operation gives: in place where nothing is overwritten that is still to be read.
template <class Form, class Out, class... Operands>
constexpr void write_where_it_can(typename handed<Out>::type out, typename handed<Operands const>::type... operands) {
    if constexpr (requires { Form::write(out, operands...); }) {
        constexpr bool in_place = requires { Form::goes_in_place; };
        if (!(is_overwritten<in_place>(out, operands) || ...)) {
            Form::write(out, operands...);
            return;
        }
    }
    write_apart<Form, Out, Operands...>(out, operands...);
}
template <class Form, class Out, class... Operands>
[[gnu::always_inline]] constexpr void write_into(Out& out, Operands const&... operands) {
    if constexpr (!any_refused<Out, Operands...>) write_where_it_can<Form, Out, Operands...>(out, operands...);
}

}  // namespace detail

/// Why an operation cannot write to a tensor, or `none`. `Form` stands for the operation; what a user asks is
/// `requires { matmul(into(out), a, b); }`.
template <class Form, class Out, class... Operands>
using fault_of_into = decltype(detail::rule_of_into<Form, Out, Operands...>());
template <class Form, class Out, class... Operands>
concept can_into = no_fault<fault_of_into<Form, Out, Operands...>>;

/// In the template head of an operation with a destination: there is no fault.
template <class Form, class Out, class... Operands>
using allowed_into = typename fault_of_into<Form, Out, Operands...>::is_allowed;

/// Why an operation cannot write to its first argument: the fault of `into`, or that `into` was not said. `To` is the
/// type of that argument as `To&&` has it. No type when it is an operand as any other.
template <class Form, class To, class... Operands>
using fault_of_destination = typename detail::destination_fault<
    Form, typename detail::choose<detail::is_destination<detail::bare<To>>, detail::bare<To>, To>::type,
    Operands...>::type::fault;

}  // namespace heed

#endif
