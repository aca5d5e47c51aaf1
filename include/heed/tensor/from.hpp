// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <utility>

#include <heed/tensor/make.hpp>

namespace heed {

namespace fault {

template <class Shape, class Given>
struct from_needs_exactly_as_many_values_as_the_shape_has_elements {};
template <class Came, class Element>
struct from_needs_values_that_convert_to_the_element_type_without_loss {};
template <class Shape>
struct from_needs_nested_braces_with_one_value_for_every_element {};

}  // namespace fault

namespace detail {

template <class X>
inline constexpr bool integer = std::is_integral_v<X> && !__is_same(X, bool);

/// Numbers become floating-point elements as literals do, rounded; whole numbers become whole elements, and are checked;
/// all else converts as in braces, without narrowing.
template <class From, class To>
concept converts_without_loss =
    __is_same(bare<From>, To) || (integer<bare<From>> && integer<To>) || requires(From const& value) { To{value}; } ||
    (std::is_floating_point_v<To> && std::is_arithmetic_v<bare<From>>);

template <class To, class From>
constexpr To converted(From const& value) {
    if constexpr (integer<From> && integer<To>) {
        To const result = static_cast<To>(value);
        if (static_cast<From>(result) != value || (result < To{}) != (value < From{})) value_does_not_fit();
        return result;
    } else {
        return static_cast<To>(value);
    }
}

}  // namespace detail

/// A value of nested braces. It has no default, so a value left out of them is an error and not a silent zero.
template <class T, class Shape>
struct value_in_braces {
    T value;
    template <class V>
        requires detail::converts_without_loss<V, T>
    constexpr value_in_braces(V const& given) : value(detail::converted<T>(given)) {}  // NOLINT: implicit by design
    template <class Fault = fault::from_needs_nested_braces_with_one_value_for_every_element<Shape>>
    value_in_braces() = delete;
};

namespace detail {

/// A number of values that is part of a type: of an array, a std::array, or a std::span of fixed extent.
template <class C>
struct fixed_size {
    static constexpr bool known = false;
};
template <class T, std::size_t N>
struct fixed_size<T[N]> {
    static constexpr bool known = true;
    static constexpr std::size_t value = N;
};
template <class C>
    requires requires { std::tuple_size<C>::value; }
struct fixed_size<C> {
    static constexpr bool known = true;
    static constexpr std::size_t value = std::tuple_size<C>::value;
};
template <class C>
    requires(requires { C::extent; } && !requires { std::tuple_size<C>::value; })
struct fixed_size<C> {
    static constexpr bool known = C::extent != static_cast<std::size_t>(-1);
    static constexpr std::size_t value = C::extent;
};

template <class C>
concept contiguous = requires(C const& c) {
    { c.data()[0] };
    { c.size() };
};
template <class C>
concept values_at_once = std::is_array_v<C> || contiguous<C>;

template <class C>
constexpr auto const* data_of(C const& c) {
    if constexpr (std::is_array_v<C>) {
        return c;
    } else {
        return c.data();
    }
}

template <class X, class C>
consteval auto rule_of_from_values_at_once() {
    using value = bare<decltype(data_of(std::declval<C const&>())[0])>;
    if constexpr (!converts_without_loss<value, element_of<X>>) {
        return fault::from_needs_values_that_convert_to_the_element_type_without_loss<value, element_of<X>>{};
    } else if constexpr (fixed_size<C>::known) {
        if constexpr (fixed_size<C>::value != X::size) {
            return fault::from_needs_exactly_as_many_values_as_the_shape_has_elements<
                shape_type_of<X>, values_given<fixed_size<C>::value>>{};
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

template <class X, class... Values>
consteval auto rule_of_from_values() {
    if constexpr (!(converts_without_loss<bare<Values>, element_of<X>> && ...)) {
        return first_fault<typename choose<
            converts_without_loss<bare<Values>, element_of<X>>, none,
            fault::from_needs_values_that_convert_to_the_element_type_without_loss<bare<Values>,
                                                                                  element_of<X>>>::type...>{};
    } else if constexpr (sizeof...(Values) != X::size) {
        return fault::from_needs_exactly_as_many_values_as_the_shape_has_elements<shape_type_of<X>,
                                                                                 values_given<sizeof...(Values)>>{};
    } else {
        return none{};
    }
}

template <class... Values>
inline constexpr bool all_at_once = false;
template <class C>
inline constexpr bool all_at_once<C> = values_at_once<C>;

template <class X, class... Values>
consteval auto rule_of_from() {
    if constexpr (all_at_once<Values...>) {
        return rule_of_from_values_at_once<X, Values...>();
    } else {
        return rule_of_from_values<X, Values...>();
    }
}

template <class X, class C>
constexpr void fill_from(X& result, C const& c) {
    if constexpr (!fixed_size<C>::known) {
        if (c.size() != X::size) size_differs(shape_text<shape_type_of<X>>, X::size, c.size());
    }
    auto const* const values = data_of(c);
    for (std::size_t i = 0; i < X::size; ++i) result.values[i] = converted<element_of<X>>(values[i]);
}

template <class T, class Shape, class... Axes>
struct nested {
    using type = value_in_braces<T, Shape>;
    static constexpr void flatten(type const& from, T*& to) { *to++ = from.value; }
};
template <class T, class Shape, class First, class... Rest>
struct nested<T, Shape, First, Rest...> {
    using inner = nested<T, Shape, Rest...>;
    using type = typename inner::type[extent_of<First>];
    static constexpr void flatten(type const& from, T*& to) {
        for (auto const& part : from) inner::flatten(part, to);
    }
};
template <class X, class Shape = shape_type_of<X>>
struct nested_of;
template <class X, class... Axes>
struct nested_of<X, shape_t<Axes...>> : nested<element_of<X>, shape_t<Axes...>, Axes...> {};

}  // namespace detail

/// Why `from` cannot make a tensor type of values, or `none`.
template <class X, class... Values>
using fault_of_from = decltype(detail::rule_of_from<X, Values...>());
template <class X, class... Values>
concept can_from = !is_fault<fault_of_from<X, Values...>>;

/// Nested braces with one value for every element of a tensor.
template <class... Spelling>
using braces_for = typename detail::nested_of<detail::made_type<Spelling...>>::type;

/// A tensor from values that are counted, in row-major order: from a C array, a `std::array` or a `std::span`, or from the
/// values themselves: `from<float, Query<2>, Key<2>>(1, 2, 3, 4)`, `from<float, Query<2>, Key<2>>(span)`.
///
/// Refused: another number of values than the shape has elements, also of a type that has its size in it; values that do
/// not convert as in braces. Numbers become float and double as literals do. A size known at run time only, and whether a
/// whole number fits, are checked then: `heed::out_of_range`.
template <class... Spelling, class... Values, class Fault = fault_of_from<detail::made_type<Spelling...>, Values...>>
constexpr auto from(Values const&... values) {
    using result_type = detail::made_type<Spelling...>;
    using element = element_of<result_type>;
    auto result = detail::blank<result_type>();
    if constexpr (detail::all_at_once<Values...>) {
        detail::fill_from(result, values...);
    } else {
        element* to = result.values;
        ((*to++ = detail::converted<element>(values)), ...);
    }
    return result;
}
template <class... Spelling, class... Values, class Fault = fault_of_from<detail::made_type<Spelling...>, Values...>>
    requires is_fault<Fault>
refused from(Values const&... values) = delete;

/// A tensor from nested braces, one level an axis: `from<float, Query<2>, Key<2>>({{1, 2}, {3, 4}})`. A value too few or
/// too many anywhere does not compile.
template <class... Spelling>
constexpr auto from(braces_for<Spelling...> const& braces) {
    using result_type = detail::made_type<Spelling...>;
    auto result = detail::blank<result_type>();
    auto* to = result.values;
    detail::nested_of<result_type>::flatten(braces, to);
    return result;
}

}  // namespace heed
