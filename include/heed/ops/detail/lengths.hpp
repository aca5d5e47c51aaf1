// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_LENGTHS_HPP
#define HEED_OPS_DETAIL_LENGTHS_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/up_to.hpp>

// What operations that take lengths have in common: two operands that both have a name up to a length must have one
// length, which is asked once a call, and which the result has, too.

namespace heed {

namespace fault {

template <class In, class Axis>
struct lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// The axes of a shape that are `up_to` a length, and the shape of what may be no tensor.
template <class Shape>
struct axes_up_to;
template <class... Axes>
struct axes_up_to<shape_t<Axes...>> {
    using type = concatenate<typename keep_if<is_up_to<Axes>, Axes>::type...>;
};
template <class X>
struct shape_of_any {
    using type = shape_t<>;
};
template <Tensor X>
struct shape_of_any<X> {
    using type = shape_type_of<X>;
};
template <class X>
using shape_of_operand = typename shape_of_any<X>::type;

/// What is said of operands that have lengths, by what is not made for them.
template <class In, class... Xs>
using fault_of_untaken_lengths = fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<
    In, first_axis<typename axes_up_to<concatenate<shape_of_operand<Xs>...>>::type>>;

/// Why one of some axes is not taken apart, put together or turned: its length is known at run time.
template <class In, class... Axes>
consteval auto rule_of_no_lengths() {
    if constexpr ((is_up_to<Axes> || ...)) {
        return fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<
            In, first_axis<concatenate<typename axes_up_to<shape_t<Axes>>::type...>>>{};
    } else {
        return none{};
    }
}

/// The values of a tensor, as a kernel takes them.
template <class X>
constexpr auto& values_of(X& x) {
    if constexpr (has_lengths<X>) {
        return x.memory;
    } else {
        return x.values;
    }
}

template <class A>
[[noreturn]] void lengths_differ(unsigned long long one, unsigned long long other) {
    raise(message<240>{} << "heed: the same axis comes with two lengths: " << axis_text<A> << " of length " << one
                         << " and of length " << other);
}

/// No operand has said a length yet.
inline constexpr std::size_t unsaid = static_cast<std::size_t>(-1);

/// Takes the length of an axis from an operand that has it, or compares.
template <class A, class X>
constexpr void meet(std::size_t& length, [[maybe_unused]] X const& x) {
    if constexpr (has_lengths<X>) {
        if constexpr (has_length<typename X::shape_type, raw_name<A>>) {
            std::size_t const other = length_of<raw_name<A>>(x);
            if (length != unsaid && length != other) lengths_differ<A>(length, other);
            length = other;
        }
    }
}
template <class Lengths, class... Xs>
constexpr void meet_all(shape_t<>, Lengths&, std::size_t, Xs const&...) {}
template <class First, class... Rest, class Lengths, class... Xs>
constexpr void meet_all(shape_t<First, Rest...>, Lengths& lengths, std::size_t at, Xs const&... xs) {
    if constexpr (is_up_to<First>) {
        std::size_t length = unsaid;
        (meet<First>(length, xs), ...);
        lengths.of[at++] = length;
    }
    meet_all(shape_t<Rest...>{}, lengths, at, xs...);
}

/// The lengths of a shape's axes, on which the operands that have them agree.
template <class Shape, class... Xs>
constexpr auto lengths_of([[maybe_unused]] Xs const&... xs) {
    run_time_lengths<lengths_in<Shape>> result{};
    if constexpr (lengths_in<Shape> != 0) meet_all(Shape{}, result, 0, xs...);
    return result;
}

/// The lengths of a shape as an operand has them, and the whole extent where it has none; that of `Name` is left to
/// say.
template <class Name, class... Axes, class X>
constexpr auto lengths_and(shape_t<Axes...>, X const& x) {
    run_time_lengths<lengths_in<shape_t<Axes...>>> result{};
    std::size_t at = 0;
    ((is_up_to<Axes> && !__is_same(raw_name<Axes>, Name)
          ? static_cast<void>(result.of[at] = length_of<raw_name<Axes>>(x))
          : static_cast<void>(0),
      at += is_up_to<Axes>),
     ...);
    return result;
}

/// Asks whether lengths by their numbers are those of a shape's axes, whatever these are called.
template <class... Axes, class Lengths>
constexpr void be_as_long(shape_t<Axes...>, Lengths const& one, Lengths const& other) {
    std::size_t at = 0;
    (
        [&] {
            if constexpr (is_up_to<Axes>) {
                if (one.of[at] != other.of[at]) lengths_differ<Axes>(one.of[at], other.of[at]);
                ++at;
            }
        }(),
        ...);
}

/// Gives a result the lengths that the operands agree on, and returns them. A view, as a destination, has lengths
/// already: they must be the same.
template <class Out, class... Xs>
constexpr auto take_lengths([[maybe_unused]] Out& out, Xs const&... xs) {
    using shape = typename Out::shape_type;
    if constexpr (has_lengths<Out>) {
        if constexpr (requires { Out::is_view; }) {
            return lengths_of<shape>(out, xs...);
        } else {
            out.lengths = lengths_of<shape>(xs...);
            return out.lengths;
        }
    } else {
        return lengths_of<shape>(xs...);
    }
}

/// How many elements operands have along an axis: on a length all of them agree.
template <class A, class... Xs>
constexpr std::size_t number_along(Xs const&... xs) {
    if constexpr (is_up_to<A>) {
        return lengths_of<shape_t<A>>(xs...).of[0];
    } else {
        return extent_of<A>;
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
