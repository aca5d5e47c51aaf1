// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_COMPARE_HPP
#define HEED_OPS_COMPARE_HPP

#include <type_traits>

#include <heed/math/abs.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/max.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/tensor/numbers.hpp>

namespace heed {

namespace fault::in {
struct max_abs_difference {};
struct all_close {};
}  // namespace fault::in

namespace fault {

template <class In, class A, class B>
struct comparison_needs_two_tensors_of_one_shape {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class In, class A, class B>
consteval auto rule_of_comparison() {
    if constexpr (any_refused<A, B>) {
        return none{};
    } else {
        using of_operands = decltype(rule_of_operands<In, A, B>());
        if constexpr (is_fault<of_operands>) {
            return of_operands{};
        } else if constexpr (!__is_same(shape_type_of<A>, shape_type_of<B>)) {
            return fault::comparison_needs_two_tensors_of_one_shape<In, shape_type_of<A>, shape_type_of<B>>{};
        } else {
            return none{};
        }
    }
}

// From the bits, as -ffast-math lets a compiler assume of comparisons that no NaN and no infinity is in them.

/// Equal, both infinities of a sign included; and two NaN count as equal.
template <class T>
constexpr bool same_value(T const& a, T const& b) {
    if constexpr (binary_floating<T>) {
        auto const x = math::detail::bits_of(a), y = math::detail::bits_of(b);
        return x == y || ((x | y) << 1) == 0 || (math::is_nan(a) && math::is_nan(b));
    } else {
        return a == b;
    }
}

struct tolerance {
    double relative;
    double absolute;
};
template <class X>
inline constexpr tolerance default_tolerance{0, 0};
template <Tensor X>
inline constexpr tolerance default_tolerance<X>{element_traits<element_of<X>>::relative_tolerance,
                                                element_traits<element_of<X>>::absolute_tolerance};

/// Not a finite distance apart: an infinity or a NaN on one side only, which has no difference that is a constant.
template <class T>
constexpr bool worlds_apart(T const& a, T const& b) {
    return !math::is_finite(a) || !math::is_finite(b);
}

/// |a - b|; of whole numbers exact, by differences modulo 2^64.
template <class T>
constexpr distance_type<T> distance_between(T const& a, T const& b) {
    if constexpr (std::is_integral_v<T>) {
        using wide = distance_type<T>;
        return a < b ? static_cast<wide>(b) - static_cast<wide>(a) : static_cast<wide>(a) - static_cast<wide>(b);
    } else if constexpr (binary_floating<T>) {
        return (math::abs)(math::difference(a, b));
    } else {
        distance_type<T> const x = static_cast<distance_type<T>>(a), y = static_cast<distance_type<T>>(b);
        return a < b ? math::difference(y, x) : math::difference(x, y);
    }
}

/// Whether something holds of all pairs of elements of two tensors that are as long.
template <class A, class B, class Holds>
constexpr bool all_pairs(A const& a, B const& b, Holds const& holds) {
    if constexpr (has_lengths<A>) {
        return holds_of_pairs(shape_type_of<A>{}, a, 0, b, 0, holds);
    } else {
        for (std::size_t i = 0; i < remove_cvref_t<A>::size; ++i) {
            if (!holds(nth(a, i), nth(b, i))) return false;
        }
        return true;
    }
}

[[noreturn]] inline void tolerance_is_wrong() {
    raise(message<240>{} << "heed: expected tolerances of 0 or more, but one is negative or a NaN");
}

/// Whether |x - y| is at most the bound, both numbers.
template <class T>
constexpr bool is_close(T const& x, T const& y, double relative, double absolute) {
    double const expected = static_cast<double>(y);
    double const bound = math::multiply_add(relative, (math::abs)(expected), absolute);
    // Infinitely much of nothing.
    if (math::is_nan(bound)) return false;
    if constexpr (std::is_integral_v<T>) {
        // The distance is compared as it is, since a double may not hold it.
        return bound >= 0x1p64 || distance_between(x, y) <= static_cast<distance_type<T>>(bound);
    } else {
        double const distance = (math::abs)(math::difference(static_cast<double>(x), expected));
        return math::detail::bits_of(distance) <= math::detail::bits_of((math::abs)(bound));
    }
}

}  // namespace detail::inline HEED_KERNELS

template <class A, class B>
using fault_of_max_abs_difference = decltype(detail::rule_of_comparison<fault::in::max_abs_difference, A, B>());
template <class A, class B>
concept can_max_abs_difference = no_fault<fault_of_max_abs_difference<A, B>>;

/// The greatest absolute difference between elements at the same place, in the elements' unit. Equal infinities and two
/// NaN differ by 0; an infinity or a NaN against anything else differs by infinity. Of whole numbers and bools it is
/// exact, as a `std::uint64_t`. Refused: shapes or element types that differ; lengths that differ throw
/// `heed::out_of_range`.
template <class A, class B, class Fault = fault_of_max_abs_difference<A, B>>
constexpr auto max_abs_difference(A const& a, B const& b) {
    if constexpr (detail::any_refused<A, B>) {
        return refused{};
    } else if constexpr (detail::is_tracked<A> || detail::is_tracked<B>) {
        return max_abs_difference(detail::with_values(a), detail::with_values(b));
    } else {
        using element = element_of<A>;
        if constexpr (detail::has_lengths<A>) detail::be_as_long(shape_type_of<A>{}, a.lengths, b.lengths);
        distance_type<element> greatest{};
        detail::all_pairs(a, b, [&](element const& of_a, element const& of_b) {
            if (detail::same_value(of_a, of_b)) return true;
            if constexpr (detail::binary_floating<element>) {
                if (detail::worlds_apart(of_a, of_b)) {
                    greatest = math::infinity<element>;
                    return false;
                }
            }
            greatest = (math::max)(greatest, detail::distance_between(of_a, of_b));
            return true;
        });
        return greatest;
    }
}
template <class A, class B, class Fault = fault_of_max_abs_difference<A, B>>
    requires is_fault<Fault>
refused max_abs_difference(A const& a, B const& b) = delete;

template <class A, class B>
using fault_of_all_close = decltype(detail::rule_of_comparison<fault::in::all_close, A, B>());
template <class A, class B>
concept can_all_close = no_fault<fault_of_all_close<A, B>>;

/// True when |actual - expected| <= absolute + relative * |expected| for every element; equal infinities are close, and
/// so are two NaN. The default tolerances are those of `torch.testing.assert_close`: 1.3e-6 and 1e-5 for float, 1e-7
/// and 1e-7 for double, and 0 for whole numbers, whose differences are exact. A tolerance that is negative or a NaN
/// throws `heed::out_of_range`. Tensors of two lengths are not close, as they are not equal. Refused: shapes or element
/// types that differ.
template <class A, class B, class Fault = fault_of_all_close<A, B>>
constexpr auto all_close(A const& actual, B const& expected,
                         double relative = detail::default_tolerance<A>.relative,
                         double absolute = detail::default_tolerance<A>.absolute) {
    if constexpr (detail::any_refused<A, B>) {
        return refused{};
    } else if constexpr (detail::is_tracked<A> || detail::is_tracked<B>) {
        return all_close(detail::with_values(actual), detail::with_values(expected), relative, absolute);
    } else {
        if (math::is_nan(relative) || math::is_nan(absolute) || relative < 0 || absolute < 0) {
            detail::tolerance_is_wrong();
        }
        if constexpr (detail::has_lengths<A>) {
            if (!(actual.lengths == expected.lengths)) return false;
        }
        return detail::all_pairs(actual, expected, [&](auto const& came, auto const& wanted) {
            return detail::same_value(came, wanted) ||
                   (!detail::worlds_apart(came, wanted) && detail::is_close(came, wanted, relative, absolute));
        });
    }
}
template <class A, class B, class Fault = fault_of_all_close<A, B>>
    requires is_fault<Fault>
refused all_close(A const& actual, B const& expected, double relative = 0, double absolute = 0) = delete;

}  // namespace heed

#endif
