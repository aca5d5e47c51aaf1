// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_NUMBERS_HPP
#define HEED_TENSOR_NUMBERS_HPP

#include <cstdint>
#include <type_traits>

#include <heed/math/classify.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/conversion.hpp>
#include <heed/tensor/error.hpp>
#include <heed/tensor/index.hpp>

// What becomes of numbers that a type cannot hold. One rule, for all operations and all functions that make tensors:
//
// - What adds along an axis counts wide: `sum`, `contract`, `matmul`, `project` and `attend` of bools and of whole
//   numbers below 64 bits have elements of 64 bits, `sum_type<T>`. (NumPy's and PyTorch's sums; their products of
//   matrices wrap.) A mean of whole numbers is refused.
// - What goes element by element, `+ - * /`, keeps the element type. Whole numbers narrower than int wrap, as in NumPy
//   and PyTorch, others are as undefined beyond their range as they are one by one. `+` and `*` of bools are or and
//   and; bools have no difference, no quotient and no negative, as in NumPy and PyTorch.
// - A number that becomes an element, in `full`, `iota`, `generate`, `from`, the braces of masks and projections, and
//   beside a tensor in `x * 2`, is refused when its type can be cut: a fraction for whole elements, a number for bools.
//   A whole number, and a double for floats, that is out of range throws `heed::out_of_range`, and does not compile in
//   a constant expression.
// - `cast` asks for a loss: it cuts fractions, rounds, wraps whole numbers and takes all but 0 for true, as
//   `static_cast` does. A number beyond the range of whole elements, and a NaN, which have no value there, throw.

namespace heed {

namespace fault {

// The first argument is what makes the tensor, `fault::in::full` for example.
template <class In, class Number, class Element>
struct the_number_must_convert_to_the_element_type_without_loss {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
inline constexpr bool integer = std::is_integral_v<X> && !__is_same(X, bool);

}  // namespace detail::inline HEED_KERNELS

/// The type that a sum of `T` along an axis is counted in: `std::int64_t` for bools and signed numbers of fewer bits,
/// `std::uint64_t` for unsigned ones of fewer bits, and `T` for all others, unless `element_traits<T>` says otherwise.
template <class T>
using sum_type = typename element_traits<T>::sum;

/// The type of the distance of two `T`, which a signed type cannot hold: `std::uint64_t` for bools and whole numbers of
/// up to 64 bits, and `T` for all others, unless `element_traits<T>` says otherwise.
template <class T>
using distance_type = typename element_traits<T>::distance;

namespace detail::inline HEED_KERNELS {

/// Numbers become floating-point elements as literals do, rounded, and whole numbers become whole elements. Whole
/// numbers, and doubles that become floats, are checked to be within range. All else converts as in braces, without
/// narrowing.
template <class From, class To>
concept converts_without_loss = __is_same(remove_cvref_t<From>, To) || (integer<remove_cvref_t<From>> && integer<To>) ||
                                requires(From const& value) {
    To{value};
}
|| (std::is_floating_point_v<To> && std::is_arithmetic_v<remove_cvref_t<From>>);

/// What a tensor of rank 0 and an integral constant are in the end: their values.
template <class X>
struct number_in {
    using type = X;
};
template <Tensor X>
    requires(X::rank == 0)
struct number_in<X> {
    using type = typename X::element;
};
template <constant X>
struct number_in<X> {
    using type = remove_cvref_t<decltype(X::value)>;
};

/// Numbers of a user's own may convert explicitly.
template <class From, class To>
concept becomes_an_element =
    converts_without_loss<From, To> ||
    (!(std::is_arithmetic_v<remove_cvref_t<From>> && std::is_arithmetic_v<To>) && requires(From const& value) {
        static_cast<To>(value);
    });

/// 2 to the power of the bits that a whole number has beside its sign: the first that is too great for it.
template <class T, class Floating>
inline constexpr Floating beyond_whole =
    Floating(static_cast<unsigned long long>(1) << (8 * sizeof(T) - (std::is_signed_v<T> ? 2 : 1))) * 2;

/// The type that elements are computed with and compared in: their own, and of a form of storage that in which sums of
/// it are counted.
template <class T>
using computed_in = typename conditional<is_storage<T>, sum_type<T>, T>::type;

/// True for elements with fractions, whose range is to be held against that of whole ones.
template <class T>
inline constexpr bool has_fractions = std::is_floating_point_v<computed_in<T>>;

/// Whether all of some numbers, their fractions cut, are within the range of a whole type.
template <class T, std::size_t Count, class Element>
constexpr bool all_within(Element const* values) {
    using Floating = computed_in<Element>;
    constexpr Floating most = beyond_whole<T, Floating>, least = std::is_signed_v<T> ? -most : Floating(0);
    // Below the least there are fractions, unless the format is too coarse for them.
    constexpr bool has_fractions_there = least - 1 < least;
    // As wide as the numbers, for vectors.
    using flag = std::conditional_t<sizeof(Floating) == 4, std::uint32_t, std::uint64_t>;
    flag beyond = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        Floating const value = values[i];
        beyond |= value < most ? flag{0} : flag{1};
        beyond |= (has_fractions_there ? value > least - 1 : value >= least) ? flag{0} : flag{1};
        if constexpr (heed::detail::flags_deny_infinities) beyond |= math::is_nan(value) ? flag{1} : flag{0};
    }
    return beyond == 0;
}

/// A number as an element.
template <class To, class From>
constexpr To converted(From const& given) {
    using number = typename number_in<From>::type;
    number const& value = given;
    if constexpr (integer<number> && integer<To> && !__is_same(number, To)) {
        To const result = static_cast<To>(value);
        if (static_cast<number>(result) != value || (result < To{}) != (value < number{})) value_does_not_fit();
        return result;
    } else if constexpr (__is_same(number, double) && __is_same(To, float)) {
        // Half a unit above the greatest float, from where on a double rounds to infinity.
        constexpr double beyond = 0x1.ffffffp127;
        if (math::is_finite(value) && (value >= beyond || value <= -beyond)) value_does_not_fit();
        return static_cast<To>(value);
    } else if constexpr (is_storage<To> && std::is_arithmetic_v<number>) {
        To const result = static_cast<To>(value);
        bool const is_finite = std::is_integral_v<number> || math::is_finite(static_cast<double>(value));
        if (is_finite && !math::is_finite(computed_in<To>(result))) value_does_not_fit();
        return result;
    } else {
        return static_cast<To>(value);
    }
}

template <class In, class From, class To>
consteval auto rule_of_new_element() {
    if constexpr (any_refused<From> || becomes_an_element<typename number_in<remove_cvref_t<From>>::type, To>) {
        return none{};
    } else {
        return fault::the_number_must_convert_to_the_element_type_without_loss<In, remove_cvref_t<From>, To>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
