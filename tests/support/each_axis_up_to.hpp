// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/math/classify.hpp>

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "catch.hpp"
#include "operations.hpp"

// Every operation with each axis of each operand `up_to` a length in turn: of masks, weights and positions, too, which
// up_to_operations.hpp leaves as they are. It gives to the bit what it gives for tensors of that length, at both times,
// or it stands in a list of those that are refused, with the sentence and the reason.

namespace each_axis_up_to {

using namespace heed;
using namespace heed::axes;
using namespace every_operation;

/// An axis of the name `Named` as it is made: up to a length, or of an extent.
template <class Axis, class Named, class Made>
using made_axis =
    typename detail::conditional<std::is_same_v<detail::raw_name<Axis>, detail::raw_name<Named>>, Made, Axis>::type;

/// The type of an operand with another axis in the place of one; itself where it is none that the list has.
template <class X, class Named, class Made>
struct made_with {
    using type = X;
};
template <template <class, class...> class Stored, class T, class... Axes, class Named, class Made>
    requires(std::is_arithmetic_v<T>)
struct made_with<Stored<T, Axes...>, Named, Made> {
    using type = Stored<T, made_axis<Axes, Named, Made>...>;
};
template <class... Axes, class Named, class Made>
struct made_with<keep<Axes...>, Named, Made> {
    using type = keep<made_axis<Axes, Named, Made>...>;
};
template <template <template <std::size_t> class, class, class...> class Stored, template <std::size_t> class Name,
          class T, class... Axes, class Named, class Made>
struct made_with<Stored<Name, T, Axes...>, Named, Made> {
    using type = Stored<Name, T, made_axis<Axes, Named, Made>...>;
};
template <template <template <std::size_t> class, template <std::size_t> class, class, class...> class Stored,
          template <std::size_t> class Over, template <std::size_t> class Compared, class T, class... Axes, class Named,
          class Made>
struct made_with<Stored<Over, Compared, T, Axes...>, Named, Made> {
    using type = Stored<Over, Compared, T, made_axis<Axes, Named, Made>...>;
};
template <class Role, class T, class... Axes, class Named, class Made>
struct made_with<parameter<Role, T, Axes...>, Named, Made> {
    using type = parameter<Role, T, made_axis<Axes, Named, Made>...>;
};
template <class Pairing, class Angles, class T, class... Axes, class Named, class Made>
struct made_with<rotation<Pairing, Angles, T, Axes...>, Named, Made> {
    using type = rotation<Pairing, Angles, T, made_axis<Axes, Named, Made>...>;
};

/// Something that is no number of an operand, for memory beyond a length.
template <class T>
constexpr T anything(bool other) {
    if constexpr (std::is_floating_point_v<T>) {
        return other ? T(12345) : math::quiet_nan<T>;
    } else if constexpr (std::is_same_v<T, bool>) {
        return other;
    } else {
        return static_cast<T>(other ? 1 << 20 : -7);
    }
}

/// How long the axis is that is tried, and what stands beyond.
struct tried {
    std::size_t length;
    bool other = false;
};

/// The first elements of an operand, of the type `Y`.
template <class Y, class Made, class X>
constexpr Y first_of(X const& x, tried how) {
    using shape = shape_type_of<Y>;
    Y result{};
    if constexpr (detail::has_lengths<Y>) {
        for (std::size_t i = 0; i < result.capacity; ++i) result.data()[i] = anything<element_of<Y>>(how.other);
        result.lengths.of[0] = how.length;
    }
    auto const counts = detail::counts_in(shape{}, result);
    std::size_t number = 1;
    for (std::size_t const count : counts.of) number *= count;
    for (std::size_t i = 0; i < number; ++i) {
        result.data()[detail::place_of_nth<detail::layout_of<Y>>(shape{}, counts.of, i)] =
            x.data()[detail::place_of_nth<detail::layout_of<X>>(shape{}, counts.of, i)];
    }
    return result;
}

// Operands that hold others, as they are and of which they are made anew.
template <class Y>
struct held_gate {
    Y value;
};
template <class Y>
struct held_up {
    Y value;
};
template <class X>
constexpr X const& as_given(X const& x) {
    return x;
}
template <class Y>
constexpr gate<Y> as_given(held_gate<Y> const& x) {
    return gate{x.value};
}
template <class Y>
constexpr up<Y> as_given(held_up<Y> const& x) {
    return up{x.value};
}

template <class Named, class Made, class X>
constexpr auto remade(X const& x, tried how) {
    if constexpr (Tensor<X>) {
        return first_of<typename made_with<X, Named, Made>::type, Made>(x, how);
    } else {
        return x;
    }
}
template <class Named, class Made, class X>
constexpr auto remade(gate<X> const& x, tried how) {
    return held_gate<decltype(remade<Named, Made>(x.of, how))>{remade<Named, Made>(x.of, how)};
}
template <class Named, class Made, class X>
constexpr auto remade(up<X> const& x, tried how) {
    return held_up<decltype(remade<Named, Made>(x.of, how))>{remade<Named, Made>(x.of, how)};
}
template <class Named, class Made, class First, class Second>
constexpr auto remade(mask_and<First, Second> const& x, tried how) {
    return remade<Named, Made>(x.first, how) & remade<Named, Made>(x.second, how);
}

/// Whether an operand has a name.
template <class X, class Named>
inline constexpr bool is_named_in = false;
template <Tensor X, class Named>
inline constexpr bool is_named_in<X, Named> = detail::has_name<shape_type_of<X>, detail::raw_name<Named>>;
template <class X, class Named>
inline constexpr bool is_named_in<gate<X>, Named> = is_named_in<X, Named>;
template <class X, class Named>
inline constexpr bool is_named_in<up<X>, Named> = is_named_in<X, Named>;
template <class First, class Second, class Named>
inline constexpr bool is_named_in<mask_and<First, Second>, Named> =
    is_named_in<First, Named> || is_named_in<Second, Named>;
/// The extent that operands have along a name.
template <class X, class Named>
inline constexpr std::size_t extent_along = 0;
template <Tensor X, class Named>
inline constexpr std::size_t extent_along<X, Named> =
    is_named_in<X, Named> ? detail::extent_in<shape_type_of<X>, detail::raw_name<Named>> : 0;
template <class X, class Named>
inline constexpr std::size_t extent_along<gate<X>, Named> = extent_along<X, Named>;
template <class X, class Named>
inline constexpr std::size_t extent_along<up<X>, Named> = extent_along<X, Named>;
template <class First, class Second, class Named>
inline constexpr std::size_t extent_along<mask_and<First, Second>, Named> =
    is_named_in<First, Named> ? extent_along<First, Named> : extent_along<Second, Named>;

/// Bits and extents of what came, as one number.
constexpr void stir(std::uint64_t& all, std::uint64_t more) { all = (all ^ more) * 1099511628211u; }
template <class X>
constexpr void stir_in(std::uint64_t& all, X const& x) {
    if constexpr (Tensor<X>) {
        using shape = shape_type_of<X>;
        if constexpr (X::rank > 0) {
            auto const counts = detail::counts_in(shape{}, x);
            std::size_t number = 1;
            for (std::size_t const count : counts.of) {
                number *= count;
                stir(all, count);
            }
            for (std::size_t i = 0; i < number; ++i) {
                stir(all, bits_of(x.data()[detail::place_of_nth<detail::layout_of<X>>(shape{}, counts.of, i)]));
            }
        } else {
            stir(all, bits_of(x.data()[0]));
        }
    } else if constexpr (requires { x.weights; }) {
        stir_in(all, x.output);
        stir_in(all, x.weights);
    } else if constexpr (requires { x.lse; }) {
        stir_in(all, x.output);
        stir_in(all, as_tensor(x.lse));
    } else {
        static_assert(std::is_floating_point_v<X>);
        stir(all, bits_of(x));
    }
}
constexpr std::uint64_t number_of(auto const& result) {
    std::uint64_t all = 14695981039346656037u;
    stir_in(all, result);
    return all;
}

/// The fault of a call with operands of these types.
template <class Op, class... Operands>
struct fault_of_call {
    using type = detail::fault_of<Op, Operands...>;
};
template <class Op, class... Operands>
    requires gives_a_view<Op>
struct fault_of_call<Op, Operands...> {
    using type = decltype(detail::rule_of_view<Op, Operands const&...>());
};

/// A word of the name of a type of fault, which is its sentence.
template <class Fault>
constexpr std::string_view sentence_of() {
    std::string_view const name = __PRETTY_FUNCTION__;
    std::size_t const end = name.find('<', name.find("fault::") == std::string_view::npos ? 0 : name.find("fault::"));
    std::size_t const first = name.find("fault::") + 7;
    return name.substr(first, end - first);
}

/// What came of an operation with an axis up to a length.
struct came {
    std::string_view name;
    /// The sentence by which it is refused, or nothing; and what differed, or nothing.
    std::string_view sentence = "";
    std::string_view wrong = "";
};

/// How many elements an operation reads from an index on.
template <class Op>
inline constexpr std::size_t read_from_index = 1;
template <class First, class... Rest>
inline constexpr std::size_t read_from_index<detail::range_operation<First, Rest...>> = extent_of<First>;
template <class First, class... Rest>
inline constexpr std::size_t read_from_index<detail::range_view_operation<First, Rest...>> = extent_of<First>;
/// An index or a part beyond so many elements: the tensors of that length have no such call.
template <class Op, class... Operands>
constexpr bool asks_beyond(std::size_t length, Operands const&... operands) {
    auto const is_beyond = [&](auto const& x) {
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(x)>>) {
            return static_cast<std::size_t>(x) + read_from_index<Op> > length;
        } else {
            return false;
        }
    };
    return (is_beyond(operands) || ...);
}

/// Goes through the list and asks whether each axis of each operand has one of some names.
template <class... Named>
struct are_all_named {
    template <class Op, class... Operands>
    constexpr void operator()(char const*, auto const&, Operands const&...) const {
        static_assert((all_in<Operands>() && ...));
    }

private:
    template <class X>
    static consteval bool all_in() {
        if constexpr (Tensor<X>) {
            return detail::without_names<shape_type_of<X>, detail::raw_name<Named>...>::rank == 0;
        } else {
            return true;
        }
    }
};

/// Goes through the list with the axis `Name` up to a length where an operand has it, in memory for `Spare` more than
/// there are. At run time at the lengths 0, 1, 2 and all; in a constant at 2 and all.
template <template <std::size_t> class Name, std::size_t Spare>
struct with_axis {
    came of[120] = {};
    std::size_t count = 0;

    template <class Op, class... Operands>
    constexpr void operator()(char const* name, auto const& call, Operands const&... operands) {
        using named = Name<1>;
        if constexpr ((is_named_in<Operands, named> || ...)) {
            constexpr std::size_t extent = [] {
                std::size_t most = 0;
                ((most = extent_along<Operands, named> > most ? extent_along<Operands, named> : most), ...);
                return most;
            }();
            using made = up_to<Name<extent + Spare>>;
            using fault = typename fault_of_call<
                Op, std::remove_cvref_t<decltype(as_given(remade<named, made>(operands, tried{0})))>...>::type;
            came one{name};
            if constexpr (is_fault<fault>) {
                one.sentence = sentence_of<fault>();
            } else {
                if (!std::is_constant_evaluated()) {
                    // Of nothing there is no tensor to compare with: what stands in the memory does not matter.
                    if (answer<made>(call, tried{0}, operands...) != answer<made>(call, tried{0, true}, operands...)) {
                        one.wrong = "0";
                    }
                    compare<Op, made, 1, named>(one, call, operands...);
                }
                if constexpr (extent > 2) compare<Op, made, 2, named>(one, call, operands...);
                compare<Op, made, extent, named>(one, call, operands...);
            }
            of[count++] = one;
        }
    }

private:
    /// As a number, or that it throws.
    static constexpr std::uint64_t threw = 1;
    template <class Made>
    static constexpr std::uint64_t answer(auto const& call, tried how, auto const&... operands) {
        return answer_of(call, remade<Name<1>, Made>(operands, how)...);
    }
    static constexpr std::uint64_t answer_of(auto const& call, auto const&... operands) {
        if (std::is_constant_evaluated()) return number_of(call(as_given(operands)...));
        try {
            return number_of(call(as_given(operands)...));
        } catch (out_of_range const&) {
            return threw;
        }
    }
    template <class Op, class Made, std::size_t Length, class Named>
    static constexpr void compare(came& one, auto const& call, auto const&... operands) {
        using fixed = Name<Length>;
        using of_fixed = typename fault_of_call<
            Op, std::remove_cvref_t<decltype(as_given(remade<Named, fixed>(operands, tried{Length})))>...>::type;
        if constexpr (!is_fault<of_fixed>) {
            if (asks_beyond<Op>(Length, operands...)) return;
            auto const came = answer<Made>(call, tried{Length}, operands...);
            if (came != answer<fixed>(call, tried{Length}, operands...)) one.wrong = Length == 1 ? "1" : "more";
        }
    }
};

}  // namespace each_axis_up_to
