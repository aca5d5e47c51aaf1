// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_RULES_HPP
#define HEED_GRADIENT_RULES_HPP

#include <heed/gradient/tracked.hpp>
#include <heed/meta/detail/linkage.hpp>

// What is asked of a call of which an operand's gradient is asked for, beside its own rule.

namespace heed {

namespace fault {

template <class In>
struct the_operation_has_no_gradient_so_say_value_of_its_operand {};

template <class In, class Operand>
struct gradients_of_an_operation_on_lengths_that_are_known_at_run_time_are_not_there_yet_so_say_exactly {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Op>
inline constexpr bool has_no_gradient = __is_same(typename Op::gradient, gradients::missing) ||
                                        __is_same(typename Op::gradient, gradients::no_gradient);

template <class Gradient, class Op, class... Xs>
struct gradient_fault {
    using type = none;
};
template <class Gradient, class Op, class... Xs>
    requires requires { typename Gradient::template fault<Op, Xs...>; }
struct gradient_fault<Gradient, Op, Xs...> {
    using type = typename Gradient::template fault<Op, Xs...>;
};
template <class Op, class... Xs>
struct gradient_fault<gradients::no_gradient, Op, Xs...> {
    using type = fault::the_operation_has_no_gradient_so_say_value_of_its_operand<typename Op::tag>;
};
template <class Op, class... Xs>
struct gradient_fault<gradients::missing, Op, Xs...> : gradient_fault<gradients::no_gradient, Op, Xs...> {};

template <class Fault, class Op, class... Xs>
struct fault_with_gradient {
    using type = Fault;
};
template <class Op, class... Xs>
struct fault_with_gradient<none, Op, Xs...> : gradient_fault<typename Op::gradient, Op, Xs...> {};
// (Beside the specialisation, for clang 19: see `some_up_to`.)
template <class... Xs>
inline constexpr bool some_have_lengths = (has_lengths<Xs> || ...);
/// A tensor of lengths beside a handle: a constant, as arguments with lengths have no gradient either. Where the result
/// is that of the values there is none to be had.
template <class Op, class... Xs>
    requires(some_have_lengths<Xs...> && !has_no_gradient<Op> &&
             !__is_same(typename Op::gradient, gradients::of_values))
struct fault_with_gradient<none, Op, Xs...> {
    template <class X>
    using of_lengths = typename conditional<
        has_lengths<X>,
        fault::gradients_of_an_operation_on_lengths_that_are_known_at_run_time_are_not_there_yet_so_say_exactly<
            typename Op::tag, X>,
        none>::type;
    using type = first_fault<of_lengths<Xs>...>;
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
