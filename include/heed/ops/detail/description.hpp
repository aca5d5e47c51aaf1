// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_DESCRIPTION_HPP
#define HEED_OPS_DETAIL_DESCRIPTION_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/destination.hpp>
#include <heed/ops/detail/gradients.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/numbers.hpp>

// What all operations have in common, written once. An operation is described by a struct, `matmul_operation` for
// example, and everything that is asked of it or done with it follows from that description: the function itself, its
// form with a destination, the deleted twin with the fault, `fault_of_...`, `can_...`, `explain_...`, and the tests
// that go through all operations.
//
// A description derives from `operation<tag, operands...>` and has
// - `words`: how `explain` puts a call (see ops/explanation.hpp);
// - `fault<Xs...>`: the rule, of operands of which none is refused and none is missing; `none` where there is no fault;
// - `result<Xs...>`: the type of the result, when there is no fault;
// - `write(out, xs...)`: the values, into a tensor of the result's shape and element type, wherever it has them.
//   Nothing of it is read. With a `requires` clause where it writes to some layouts only: then a temporary is copied;
// - `gradient`: how the gradient of its operands comes from that of the result, of ops/detail/gradients.hpp.

namespace heed {

namespace fault {

template <class In, class Operand>
struct an_operand_is_one_too_many {};
template <class Option>
struct this_does_not_go_with_lengths_that_are_known_at_run_time_yet {};
template <class In>
struct an_operation_whose_gradient_is_asked_for_returns_its_result_so_leave_into_out {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

// The forms of ops/explanation.hpp, which a program that explains nothing does not include.
template <class In, class... Arguments>
struct as_call;
template <class In>
struct as_call_with_function;
template <char... Operator>
struct as_infix;
struct as_negation;
template <class... Names>
struct as_sum_over;
struct as_matrix_product;

/// Any number of operands after those that an operation needs.
inline constexpr std::size_t any_number = static_cast<std::size_t>(-1);

/// What a description has that says nothing else: `In` is the tag that faults print, `Operands` are the operands that
/// must come, as a fault names the one that is missing: `mend::a`.
template <class In, class... Operands>
struct operation {
    using tag = In;
    using needed = type_list<Operands...>;
    static constexpr std::size_t needed_operands = sizeof...(Operands);
    /// How many more there may be.
    static constexpr std::size_t more_operands = 0;
    /// Any of them could come first, so that a destination that is not said to be one is not told from an operand.
    static constexpr bool operands_are_alike = false;
    /// An operand may have the very memory of the destination: what is written at a place depends on nothing that was
    /// written before it.
    static constexpr bool goes_in_place = false;
    /// Axes may be named, so that a number behind the tensor is mostly meant as one: `sum(x, -1)`.
    static constexpr bool names_axes = false;
    /// Operands may have axes that are `up_to` a length: `write` asks for their lengths. (All else refuses them: it
    /// would go through the capacity.)
    static constexpr bool takes_lengths = false;
    /// It moves elements, or converts them, and computes with none: it takes halves and other forms of storage. (All
    /// else refuses them, so that nobody adds in 8 bits by accident.)
    static constexpr bool takes_storage = false;
    /// Some of its operands may be of a form of storage, though it computes: its kernels read them as numbers.
    template <class... Xs>
    static constexpr bool reads_storage = false;
    /// What a call with a refused operand returns.
    using refusal = refused;
    using gradient = gradients::missing;
};

template <class Op, class... Xs>
inline constexpr bool right_number = sizeof...(Xs) >= Op::needed_operands &&
                                     sizeof...(Xs) - Op::needed_operands <= Op::more_operands;

template <std::size_t Position, class List>
struct type_at;
template <std::size_t Position, class First, class... Rest>
struct type_at<Position, type_list<First, Rest...>> : type_at<Position - 1, type_list<Rest...>> {};
template <class First, class... Rest>
struct type_at<0, type_list<First, Rest...>> {
    using type = First;
};

/// What is said of operands that are too few or too many.
template <class Op, class... Xs>
consteval auto rule_of_number() {
    if constexpr (sizeof...(Xs) < Op::needed_operands) {
        return fault::an_operand_is_missing<typename Op::tag,
                                            typename type_at<sizeof...(Xs), typename Op::needed>::type>{};
    } else if constexpr (Op::names_axes && ((Tensor<Xs> ? 1 : 0) + ...) == 1) {
        using x = typename type_at<0, type_list<remove_cvref_t<Xs>..., tensor<int>>>::type;
        return fault::an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<typename Op::tag,
                                                                                       shape_type_of<x>>{};
    } else {
        using last = typename type_at<sizeof...(Xs) - 1, type_list<remove_cvref_t<Xs>...>>::type;
        return fault::an_operand_is_one_too_many<typename Op::tag, last>{};
    }
}

/// A fault, unless the first operand was meant as a destination: what follows it is a call.
template <class Fault, class Op, class First, class... Rest>
consteval auto fault_or_unsaid_destination() {
    if constexpr (Tensor<First> && !Op::operands_are_alike && right_number<Op, Rest...>) {
        using fault::a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it;
        return typename conditional<is_fault<typename Op::template fault<Rest...>>, Fault,
                                    a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<
                                        typename Op::tag, remove_cvref_t<First>>>::type{};
    } else {
        return Fault{};
    }
}

/// An operation along names, with another in the place of one.
template <class Op, class From, class To>
struct operation_with_name {
    using type = Op;
};
template <template <class...> class Op, class... Names, class From, class To>
struct operation_with_name<Op<Names...>, From, To> {
    using type = Op<typename conditional<__is_same(Names, From), To, Names>::type...>;
};

/// A fault of a misspelt name, without the name that is near to it when that is refused, too.
template <class Fault, class Op, class... Xs>
struct fault_of_spelling {
    using type = Fault;
};
template <class Op, class... Xs>
struct fault_by_first;
template <class In, class Name, class Shape, class Near, class Op, class... Xs>
struct fault_of_spelling<fault::the_tensor_has_no_such_axis<In, Name, Shape, did_you_mean<Near>>, Op, Xs...> {
    using meant = typename operation_with_name<Op, Name, name_of<Near>>::type;
    using type = fault_with_mend<typename fault_by_first<meant, Xs...>::type, fault::the_tensor_has_no_such_axis,
                                 did_you_mean<Near>, In, Name, Shape>;
};

/// Of a log-sum-exp it is said what to do, whatever was asked of a tensor.
template <class In, class X, class Op, class... Xs>
    requires is_log_sum_exp<X>
struct fault_of_spelling<fault::every_operand_must_be_a_tensor<In, X>, Op, Xs...> {
    using type = fault::a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<In, X>;
};

/// The fault of a call with operands whose gradient is asked for: that of their values, or that the gradient cannot be
/// had. In gradient/rules.hpp.
template <class Fault, class Op, class... Xs>
struct fault_with_gradient;

// Every valid call asks for its fault: nothing below is instantiated for one but `fault_by_first` and the rule.

template <bool IsFault>
struct faulty {
    template <class Fault, class Op, class... Xs>
    using of = Fault;
};
template <>
struct faulty<true> {
    template <class Fault, class Op, class... Xs>
    using of =
        decltype(fault_or_unsaid_destination<typename fault_of_spelling<Fault, Op, Xs...>::type, Op, Xs...>());
};

/// What an operation is not made for: lengths, gradients, or elements that are a form of storage.
enum class not_made_for { nothing, lengths, gradients, storage };

template <class X>
inline constexpr bool is_of_storage = false;
template <Tensor X>
inline constexpr bool is_of_storage<X> = is_storage<element_of<X>>;

/// Of the first operand that is of a form of storage.
template <class In, class X, class... Xs>
consteval auto fault_of_storage() {
    if constexpr (is_of_storage<X>) {
        return fault::elements_need_to_be_float_or_double_so_cast_the_tensor<In, element_of<X>>{};
    } else {
        return fault_of_storage<In, Xs...>();
    }
}

template <bool Refused, bool RightNumber, not_made_for = not_made_for::nothing>
struct call_fault {
    template <class Op, class... Xs>
    using of = none;
};
template <>
struct call_fault<false, true> {
    template <class Op, class... Xs>
    using of =
        typename faulty<is_fault<typename Op::template fault<Xs...>>>::template of<typename Op::template fault<Xs...>,
                                                                                   Op, Xs...>;
};
template <>
struct call_fault<false, false> {
    template <class Op, class... Xs>
    using of = typename faulty<(sizeof...(Xs) > 0)>::template of<decltype(rule_of_number<Op, Xs...>()), Op, Xs...>;
};

template <bool RightNumber>
struct call_fault<false, RightNumber, not_made_for::lengths> {
    template <class Op, class... Xs>
    using of = fault_of_untaken_lengths<typename Op::tag, Xs...>;
};
template <>
struct call_fault<false, true, not_made_for::storage> {
    template <class Op, class... Xs>
    using of = decltype(fault_of_storage<typename Op::tag, Xs...>());
};
template <>
struct call_fault<false, false, not_made_for::storage> : call_fault<false, false> {};
template <>
struct call_fault<false, true, not_made_for::gradients> {
    template <class Op, class... Xs>
    using of = typename fault_with_gradient<
        typename call_fault<false, true>::template of<Op, typename operand_on_tape<Xs>::value_type...>, Op,
        Xs...>::type;
};
template <>
struct call_fault<false, false, not_made_for::gradients> : call_fault<false, false> {};

/// What a call asks for that the operation may not be made for.
template <class Op, class... Xs>
inline constexpr not_made_for asked_for = [] {
    constexpr bool on_tape = (is_tracked<Xs> || ...);
    if constexpr (!Op::takes_lengths && (has_lengths<Xs> || ...)) {
        return not_made_for::lengths;
    } else if constexpr (!Op::takes_storage && (is_of_storage<Xs> || ...)) {
        if constexpr (on_tape || !Op::template reads_storage<Xs...>) return not_made_for::storage;
    }
    return on_tape ? not_made_for::gradients : not_made_for::nothing;
}();

/// The type of the result. (As a member, since the aliases of descriptions take a fixed number of operands, which a
/// declaration does not match with a pack: CWG 1430.)
template <class Op, class... Xs>
struct result_of {
    using type = typename Op::template result<Xs...>;
};

template <class Op, class... Xs>
struct fault_by_first {
    using type =
        typename call_fault<any_refused<Xs...>, right_number<Op, Xs...>, asked_for<Op, Xs...>>::template of<Op, Xs...>;
};
template <class Op, class Out, class... Xs>
consteval auto rule_of_into() {
    using of_call = typename fault_by_first<Op, Xs...>::type;
    if constexpr (any_refused<Out, Xs...> || is_fault<of_call>) {
        return of_call{};
    } else if constexpr ((is_tracked<Xs> || ...)) {
        return fault::an_operation_whose_gradient_is_asked_for_returns_its_result_so_leave_into_out<typename Op::tag>{};
    } else {
        return rule_of_destination<typename Op::tag, typename result_of<Op, Xs...>::type, Out>();
    }
}
template <class Op, class Out, class... Xs>
struct fault_by_first<Op, destination<Out>, Xs...> {
    using type = decltype(rule_of_into<Op, Out, Xs...>());
};

/// Why an operation cannot be called with operands of these types, the first of which may be a `destination`; `none`
/// when it can.
template <class Op, class... Xs>
using fault_of = typename fault_by_first<Op, Xs...>::type;

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
