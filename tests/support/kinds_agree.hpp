// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <tuple>
#include <type_traits>

#include "catch.hpp"
#include "kinds_of_tensor.hpp"
#include "other_functions.hpp"

// A loop over a list of functions and all kinds of operands, at both times.

namespace kinds_of_tensor {

template <class X>
constexpr bool same(X const& a, X const& b) {
    return a == b;
}

template <auto const& List, std::size_t Which>
inline constexpr auto const& entry = std::get<Which>(List);

/// The kinds of a call's operands: all of one kind, or one of them alone.
template <auto const& List, std::size_t Which, kind Kind, int Alone, class Operands>
struct calls;
template <auto const& List, std::size_t Which, kind Kind, int Alone, class... Xs>
struct calls<List, Which, Kind, Alone, std::tuple<Xs...>> {
    static constexpr auto const& function = entry<List, Which>;

    template <std::size_t I>
    static constexpr kind kind_of = Alone < 0 || Alone == static_cast<int>(I) ? Kind : kind::tensor;

    template <std::size_t... I>
    static consteval bool is_allowed(indices<I...>) {
        return function.can.template operator()<std::remove_cvref_t<of_kind<kind_of<I>, Xs>>...>();
    }
    template <std::size_t... I>
    static consteval bool compiles(indices<I...>) {
        return requires(of_kind<kind_of<I>, Xs>... xs) { function.call(xs...); };
    }
    template <std::size_t... I>
    static constexpr bool agrees(indices<I...>) {
        // They outlive the result, which may be a view of them.
        std::tuple<decltype(operand<kind_of<I>, Xs>::expected(std::get<I>(function.operands)))...> const plain{
            operand<kind_of<I>, Xs>::expected(std::get<I>(function.operands))...};
        auto const expected = function.call(std::get<I>(plain)...);
        std::tuple<operand<kind_of<I>, Xs>...> held{operand<kind_of<I>, Xs>(std::get<I>(function.operands))...};
        auto const actual = function.call(std::get<I>(held).get()...);
        return same(expected, actual);
    }
    static constexpr bool allowed() { return is_allowed(first_indices<sizeof...(Xs)>{}); }
    static constexpr bool callable() { return compiles(first_indices<sizeof...(Xs)>{}); }
    static constexpr bool agree() { return agrees(first_indices<sizeof...(Xs)>{}); }
};

template <auto const& List, std::size_t Which, kind Kind, int Alone>
using call_of = calls<List, Which, Kind, Alone, std::remove_cvref_t<decltype(entry<List, Which>.operands)>>;

/// When a function is called: what writes files or pictures only at run time.
enum class times { at_both_times, at_run_time };
using enum times;

template <auto const& List, std::size_t Which, times Times, kind Kind, int Alone>
void check_one() {
    using call = call_of<List, Which, Kind, Alone>;
    std::string const name = call::function.name;
    INFO(name << " of " << name_of_kind(Kind) << (Alone < 0 ? "" : " in place of operand " + std::to_string(Alone)));
    CHECK(call::allowed());
    CHECK(call::callable() == call::allowed());
    if constexpr (call::callable()) {
        if constexpr (Times == at_both_times) {
            constexpr bool agrees_in_a_constant = call::agree();
            CHECK(agrees_in_a_constant);
        }
        bool (*volatile agrees_at_run_time)() = &call::agree;
        CHECK(agrees_at_run_time());
    }
}

template <auto const& List, std::size_t Which, kind Kind, int Alone>
void check_one_is_refused() {
    using call = call_of<List, Which, Kind, Alone>;
    std::string const name = call::function.name;
    INFO(name << " with a " << name_of_kind(Kind) << " in place of operand " << Alone);
    CHECK(!call::allowed());
    CHECK(!call::callable());
}

template <auto const& List, std::size_t Which, kind Kind>
void check_destination() {
    if constexpr (entry<List, Which>.writes) {
        using call = call_of<List, Which, Kind, -1>;
        std::string const name = entry<List, Which>.name;
        INFO(name << " into a " << name_of_kind(Kind));
        constexpr bool writes_in_a_constant = call::writes();
        CHECK(writes_in_a_constant);
        bool (*volatile writes_at_run_time)() = &call::writes;
        CHECK(writes_at_run_time());
    }
}

template <auto const& List, std::size_t Which>
inline constexpr std::size_t arity = std::tuple_size_v<std::remove_cvref_t<decltype(entry<List, Which>.operands)>>;

template <auto const& List, std::size_t Which, times Times, std::size_t... I>
void check_alone(indices<I...>) {
    if constexpr (sizeof...(I) > 1) (check_one<List, Which, Times, kind::gaps, static_cast<int>(I)>(), ...);
}

template <auto const& List, std::size_t Which, times Times, kind... Kinds>
void check_function() {
    (check_one<List, Which, Times, Kinds, -1>(), ...);
    check_alone<List, Which, Times>(first_indices<arity<List, Which>>{});
}

template <auto const& List, times Times, kind... Kinds, std::size_t... Which>
void check_every_function(indices<Which...>) {
    (check_function<List, Which, Times, Kinds...>(), ...);
}
/// Every function of a list takes all of these kinds, says so, and gives what it gives for plain tensors.
template <auto const& List, times Times, kind... Kinds>
void check_every_function() {
    check_every_function<List, Times, Kinds...>(
        first_indices<std::tuple_size_v<std::remove_cvref_t<decltype(List)>>>{});
}

template <auto const& List, int Alone, kind... Kinds, std::size_t... Which>
void check_every_operand(indices<Which...>) {
    auto const check = []<std::size_t One>(indices<One>) {
        (check_one<List, One, at_both_times, Kinds, Alone>(), ...);
    };
    (check(indices<Which>{}), ...);
}
/// Every function of a list takes these kinds in one place.
template <auto const& List, int Alone, kind... Kinds>
void check_every_operand() {
    check_every_operand<List, Alone, Kinds...>(first_indices<std::tuple_size_v<std::remove_cvref_t<decltype(List)>>>{});
}

template <auto const& List, int Alone, kind... Kinds, std::size_t... Which>
void check_refused(indices<Which...>) {
    auto const check = []<std::size_t One>(indices<One>) { (check_one_is_refused<List, One, Kinds, Alone>(), ...); };
    (check(indices<Which>{}), ...);
}
/// No function of a list takes these kinds in one place, and says so.
template <auto const& List, int Alone, kind... Kinds>
void check_refused() {
    check_refused<List, Alone, Kinds...>(first_indices<std::tuple_size_v<std::remove_cvref_t<decltype(List)>>>{});
}

}  // namespace kinds_of_tensor
