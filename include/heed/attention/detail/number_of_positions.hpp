// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_NUMBER_OF_POSITIONS_HPP
#define HEED_ATTENTION_DETAIL_NUMBER_OF_POSITIONS_HPP

#include <cstddef>
#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/fault.hpp>
#include <heed/tensor/error.hpp>
#include <heed/tensor/index.hpp>

// Numbers of positions, which masks are made of: in a type, or known at run time.

namespace heed {

namespace fault::in {
struct before {};
struct after {};
struct offset {};
struct prefix {};
}  // namespace fault::in

namespace fault {

template <class In, class Came>
struct a_number_of_positions_is_a_whole_number {};
template <class In, class Number>
struct a_window_has_no_negative_size_so_leave_out_the_one_that_is_unbounded {};
template <class Number>
struct a_prefix_has_no_negative_number_of_keys {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// Why a number of positions is not made of an `N`.
template <class In, class Came>
consteval auto rule_of_positions() {
    if constexpr (any_refused<Came>) {
        return none{};
    } else if constexpr (constant<Came>) {
        using number = constant_index<static_cast<long long>(Came::value)>;
        if constexpr (Came::value >= 0 || __is_same(In, fault::in::offset)) {
            return none{};
        } else if constexpr (__is_same(In, fault::in::prefix)) {
            return fault::a_prefix_has_no_negative_number_of_keys<number>{};
        } else {
            return fault::a_window_has_no_negative_size_so_leave_out_the_one_that_is_unbounded<In, number>{};
        }
    } else if constexpr (std::is_integral_v<Came> && !__is_same(Came, bool)) {
        return none{};
    } else {
        return fault::a_number_of_positions_is_a_whole_number<In, Came>{};
    }
}
template <class In, class Came>
using fault_of_positions = decltype(rule_of_positions<In, Came>());

[[noreturn]] inline void size_of_a_window_is_negative(unsigned long long magnitude) {
    raise(message<240>{} << "heed: expected a size of a window of 0 or more, but -" << magnitude
                         << " came; what is unbounded is left out");
}
[[noreturn]] inline void prefix_is_negative(unsigned long long magnitude) {
    raise(message<240>{} << "heed: expected a number of keys in a prefix of 0 or more, but -" << magnitude << " came");
}

/// A number that is known at run time, checked as the rule checks constants. A `std::size_t` beyond all positions is
/// mostly a negative number that was converted.
template <class In, class Came>
constexpr std::ptrdiff_t checked_number(Came came) {
    auto const number = static_cast<std::ptrdiff_t>(came);
    if (number < 0) {
        auto const magnitude = 0 - static_cast<unsigned long long>(number);
        if constexpr (__is_same(In, fault::in::prefix)) {
            prefix_is_negative(magnitude);
        } else if constexpr (!__is_same(In, fault::in::offset)) {
            size_of_a_window_is_negative(magnitude);
        }
    }
    return number;
}

/// Why a constant in the angle brackets is no such number, `before<-1>`.
template <class In, std::ptrdiff_t... Number>
using fault_of_numbers = first_fault<fault_of_positions<In, std::integral_constant<std::ptrdiff_t, Number>>...>;

/// In the type, or, without one there, known at run time.
template <class In, std::ptrdiff_t... Number>
struct number_of_positions {
    static constexpr bool is_constant = true;
    static constexpr std::ptrdiff_t value() { return (Number + ...); }

    constexpr number_of_positions() = default;
    constexpr explicit number_of_positions(constant auto) {}
};
template <class In>
struct number_of_positions<In> {
    static constexpr bool is_constant = false;
    std::ptrdiff_t number;
    constexpr std::ptrdiff_t value() const { return number; }

    constexpr explicit number_of_positions(auto came) : number(checked_number<In>(came)) {}
};

// No concept has a fold in it: clang 19 takes such a one of a module and of a header for two.
template <std::ptrdiff_t... Number>
inline constexpr std::ptrdiff_t sum_of_numbers = (Number + ... + 0);
/// Whether an `N` makes such a number: any that is allowed, or the one that stands in the type.
template <class In, class Came, std::ptrdiff_t... Number>
concept makes_number = no_fault<fault_of_positions<In, Came>> && (sizeof...(Number) == 0 || requires {
    requires constant<Came>;
    requires sum_of_numbers<Number...> == Came::value;
});

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
