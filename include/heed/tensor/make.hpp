// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <utility>

#include <heed/tensor/kinds.hpp>
#include <heed/tensor/tensor.hpp>

// Making tensors. Every function takes the type to make, either spelled out, `zeros<float, Query<2>, Key<3>>()`, or by a
// name for it, `zeros<scores_type>()`; the second form also makes what is a tensor by its type: projections, masks.

namespace heed {

namespace fault {

template <class Shape, class Given>
struct from_needs_exactly_as_many_values_as_the_shape_has_elements {};
template <class Came, class Element>
struct from_needs_values_that_convert_to_the_element_type_without_loss {};
template <class Shape>
struct from_needs_nested_braces_with_one_value_for_every_element {};
template <class Shape>
struct eye_needs_exactly_two_axes {};
template <class Function, class Shape>
struct generate_needs_a_function_of_one_index_for_each_axis {};
template <class Function, class Element>
struct generate_needs_a_function_whose_result_converts_to_the_element_type {};

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

/// The type to make: a tensor type, or an element type and axes.
template <class First, class... Rest>
struct made {
    using type = tensor<First, Rest...>;
};
template <Tensor X>
struct made<X> {
    using type = X;
};
template <class... Spelling>
using made_type = typename made<Spelling...>::type;

template <class X>
constexpr X uniform(element_of<X> const& value) {
    X result{};
    for (auto& element : result.values) element = value;
    return result;
}

/// Calls `f` with the indices of every element, in row-major order.
template <class F, class T, class... Axes, std::size_t... Position>
constexpr void generate_values(F& f, tensor<T, Axes...>& result, std::index_sequence<Position...>) {
    std::size_t indices[sizeof...(Axes) + 1] = {};
    constexpr std::size_t extents[sizeof...(Axes) + 1] = {extent_of<Axes>..., 1};
    for (auto& element : result.values) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
        // A function of `int` is as welcome as one of std::size_t.
        element = static_cast<T>(f(indices[Position]...));
#pragma GCC diagnostic pop
        for (std::size_t axis = sizeof...(Axes); axis-- > 0;) {
            if (++indices[axis] < extents[axis]) break;
            indices[axis] = 0;
        }
    }
}

template <std::size_t>
using size_for_each = std::size_t;

template <class F, class T, class Shape, std::size_t... Position>
consteval auto rule_of_generate(std::index_sequence<Position...>) {
    if constexpr (!requires(F& f, size_for_each<Position>... index) { f(index...); }) {
        return fault::generate_needs_a_function_of_one_index_for_each_axis<bare<F>, Shape>{};
    } else if constexpr (!requires(F& f, size_for_each<Position>... index) { static_cast<T>(f(index...)); }) {
        return fault::generate_needs_a_function_whose_result_converts_to_the_element_type<bare<F>, T>{};
    } else {
        return none{};
    }
}

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

/// A tensor of zeros: `zeros<float, Query<2>, Key<3>>()`. (NumPy: `numpy.zeros`.)
template <class... Spelling>
constexpr auto zeros() {
    return detail::blank<detail::made_type<Spelling...>>();
}

/// A tensor whose elements are all `value`: `full<float, Key<3>>(0.5f)`. (NumPy: `numpy.full`.)
template <class... Spelling>
constexpr auto full(element_of<detail::made_type<Spelling...>> value) {
    return detail::uniform<detail::made_type<Spelling...>>(value);
}

/// A tensor that counts from `start` in steps of `step` in row-major order: `iota<int, Query<2>, Key<3>>()` is 0 to 5.
/// Element i is start + i * step, not a running sum. (NumPy: `numpy.arange(...).reshape(...)`.)
template <class... Spelling>
constexpr auto iota(element_of<detail::made_type<Spelling...>> start = {},
                    element_of<detail::made_type<Spelling...>> step =
                        static_cast<element_of<detail::made_type<Spelling...>>>(1)) {
    using result_type = detail::made_type<Spelling...>;
    using element = element_of<result_type>;
    auto result = detail::blank<result_type>();
    for (std::size_t i = 0; i < result_type::size; ++i) {
        result.values[i] = static_cast<element>(start + static_cast<element>(static_cast<element>(i) * step));
    }
    return result;
}

/// Why `eye` cannot make a tensor type, or `none`.
template <class X>
using fault_of_eye = typename detail::choose<X::rank == 2, none, fault::eye_needs_exactly_two_axes<shape_type_of<X>>>::type;
template <class X>
concept can_eye = !is_fault<fault_of_eye<X>>;

/// Ones where both indices are equal and zeros elsewhere: `eye<float, Query<3>, Key<3>>()`; the extents may differ.
/// Refused: other than two axes. (NumPy: `numpy.eye`.)
template <class... Spelling, class Fault = fault_of_eye<detail::made_type<Spelling...>>>
constexpr auto eye() {
    using result_type = detail::made_type<Spelling...>;
    constexpr std::size_t columns = extent_of<detail::last_axis<shape_type_of<result_type>>>;
    auto result = detail::blank<result_type>();
    for (std::size_t i = 0; i < result_type::size; ++i) {
        result.values[i] = static_cast<element_of<result_type>>(i / columns == i % columns ? 1 : 0);
    }
    return result;
}
template <class... Spelling, class Fault = fault_of_eye<detail::made_type<Spelling...>>>
    requires is_fault<Fault>
refused eye() = delete;

/// Why `generate` cannot make a tensor type of a function, or `none`.
template <class X, class F>
using fault_of_generate = decltype(detail::rule_of_generate<F, element_of<X>, shape_type_of<X>>(
    std::make_index_sequence<X::rank>{}));
template <class X, class F>
concept can_generate = !is_fault<fault_of_generate<X, F>>;

/// A tensor made of a function of the indices, called in row-major order:
/// `generate<float, Query<2>, Key<3>>([](std::size_t i, std::size_t j) { ... })`. (NumPy: `numpy.fromfunction`.)
template <class... Spelling, class F, class Fault = fault_of_generate<detail::made_type<Spelling...>, F>>
constexpr auto generate(F f) {
    using result_type = detail::made_type<Spelling...>;
    auto result = detail::blank<result_type>();
    detail::generate_values(f, static_cast<detail::plain<result_type>&>(result),
                            std::make_index_sequence<result_type::rank>{});
    return result;
}
template <class... Spelling, class F, class Fault = fault_of_generate<detail::made_type<Spelling...>, F>>
    requires is_fault<Fault>
refused generate(F f) = delete;

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
