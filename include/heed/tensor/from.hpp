// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_FROM_HPP
#define HEED_TENSOR_FROM_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/containers.hpp>
#include <heed/tensor/make.hpp>
#include <heed/tensor/numbers.hpp>

namespace heed {

namespace fault::in {
struct from {};
}  // namespace fault::in

namespace fault {

template <class Shape, class Given>
struct from_needs_exactly_as_many_values_as_the_shape_has_elements {};
template <class Came, class Element>
struct from_needs_values_that_convert_to_the_element_type_without_loss {};
template <class Shape>
struct from_needs_nested_braces_with_one_value_for_every_element {};

}  // namespace fault

/// A value of nested braces. It has no default, so a value left out of them is an error and not a silent zero.
template <class T, class Shape>
struct HEED_LINKED_AS value_in_braces {
    T value;
    template <class V>
        requires detail::converts_without_loss<V, T>
    constexpr value_in_braces(V const& given) : value(detail::converted<T>(given)) {}  // NOLINT: implicit by design
    template <class V, class Fault = fault::from_needs_values_that_convert_to_the_element_type_without_loss<V, T>>
        requires(!detail::converts_without_loss<V, T>)
    value_in_braces(V const& given) = delete;  // NOLINT: implicit by design
    template <class Fault = fault::from_needs_nested_braces_with_one_value_for_every_element<Shape>>
    value_in_braces() = delete;
};

namespace detail::inline HEED_KERNELS {

template <class X, class C>
consteval auto rule_of_from_values_at_once() {
    using value = value_in<C>;
    if constexpr (is_nested<C> && !converts_without_loss<value, element_of<X>>) {
        return rule_of_nested<fault::in::from, element_of<X>, C>(shape_type_of<X>{});
    } else if constexpr (!converts_without_loss<value, element_of<X>>) {
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
    if constexpr (!(converts_without_loss<remove_cvref_t<Values>, element_of<X>> && ...)) {
        return first_fault<typename conditional<
            converts_without_loss<remove_cvref_t<Values>, element_of<X>>, none,
            fault::from_needs_values_that_convert_to_the_element_type_without_loss<remove_cvref_t<Values>,
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
    requires Tensor<X>
consteval auto rule_of_from() {
    using of_making = decltype(rule_of_making<X>());
    if constexpr (is_fault<of_making>) {
        return of_making{};
    } else if constexpr (all_at_once<Values...>) {
        return rule_of_from_values_at_once<X, Values...>();
    } else {
        return rule_of_from_values<X, Values...>();
    }
}

template <class X, class C>
constexpr void fill_from(X& result, C const& c) {
    using value_type = value_in<C>;
    if constexpr (is_nested<C> && !converts_without_loss<value_type, element_of<X>>) {
        element_of<X>* to = result.data();
        fill_from_nested(shape_type_of<X>{}, to, c);
    } else {
        if constexpr (!fixed_size<C>::known) {
            if (c.size() != X::size) size_differs(shape_text<shape_type_of<X>>, X::size, c.size());
        }
        auto value = first_of(c);
        for (auto& element : result.values) {
            element = converted<element_of<X>>(static_cast<value_type>(*value));
            ++value;
        }
    }
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

}  // namespace detail::inline HEED_KERNELS

/// Why `from` cannot make a tensor type of values, or `none`.
template <class X, class... Values>
using fault_of_from = decltype(detail::rule_of_from<X, Values...>());
template <class X, class... Values>
concept can_from = no_fault<fault_of_from<X, Values...>>;

/// Nested braces with one value for every element of a tensor.
template <class... Spelling>
using braces_for = typename detail::nested_of<detail::made_type<Spelling...>>::type;

/// A tensor from values that are counted, in row-major order: from a C array or a container (`std::array`, `std::span`,
/// `std::vector`), or from the values themselves: `from<float, Query<2>, Key<2>>(1, 2, 3, 4)`,
/// `from<float, Query<2>, Key<2>>(span)`. Also from arrays or containers of such, one level an axis.
///
/// Refused: another number of values than the shape has elements, also of a type that has its size in it; values that
/// do not convert as in braces. Numbers become float and double as literals do. A size known at run time only, and
/// whether a whole number fits or a double is within the range of float, are checked then: `heed::out_of_range`.
template <class... Spelling, class First, class... Rest,
          class Fault = fault_of_from<detail::made_type<Spelling...>, First, Rest...>>
HEED_LINKED_AS constexpr auto from(First const& first, Rest const&... rest) {
    using result_type = detail::made_type<Spelling...>;
    using element = element_of<result_type>;
    auto result = detail::blank<result_type>();
    if constexpr (detail::all_at_once<First, Rest...>) {
        detail::fill_from(result, first);
    } else {
        element* to = result.data();
        *to++ = detail::converted<element>(first);
        ((*to++ = detail::converted<element>(rest)), ...);
    }
    return result;
}
template <class... Spelling, class First, class... Rest,
          class Fault = fault_of_from<detail::made_type<Spelling...>, First, Rest...>>
    requires is_fault<Fault>
refused from(First const& first, Rest const&... rest) = delete;

/// A tensor from nested braces, one level an axis: `from<float, Query<2>, Key<2>>({{1, 2}, {3, 4}})`. A value too few
/// or too many anywhere does not compile.
template <class... Spelling, class Fault = decltype(detail::rule_of_making<detail::made_type<Spelling...>>())>
HEED_LINKED_AS constexpr auto from(braces_for<Spelling...> const& braces) {
    using result_type = detail::made_type<Spelling...>;
    auto result = detail::blank<result_type>();
    auto* to = result.data();
    detail::nested_of<result_type>::flatten(braces, to);
    return result;
}
template <class... Spelling, class Fault = decltype(detail::rule_of_making<detail::made_type<Spelling...>>())>
    requires is_fault<Fault>
refused from(braces_for<Spelling...> const& braces) = delete;

}  // namespace heed

#endif
