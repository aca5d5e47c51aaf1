// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_MAKE_HPP
#define HEED_TENSOR_MAKE_HPP

#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>
#include <heed/tensor/detail/any_index.hpp>
#include <heed/tensor/detail/tensor_up_to.hpp>
#include <heed/tensor/numbers.hpp>
#include <heed/tensor/semantic_types.hpp>
#include <heed/tensor/tensor.hpp>

// Making tensors. Every function takes the type to make, either spelled out, `zeros<float, Query<2>, Key<3>>()`, or by
// a name for it, `zeros<scores_type>()`; the second form also makes what is a tensor by its type: projections, masks.

namespace heed {

namespace fault::in {
struct full {};
struct iota {};
}  // namespace fault::in

namespace fault {

template <class View>
struct a_view_has_no_values_of_its_own_so_make_a_tensor_and_view_that {};
template <class Shape>
struct eye_needs_exactly_two_axes {};
template <class Function, class Shape>
struct generate_needs_a_function_of_one_index_for_each_axis {};
template <class Function, class Element>
struct generate_needs_a_function_whose_result_converts_to_the_element_type_without_loss {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// The type to make: a tensor type, or an element type and axes.
template <class First, class... Rest>
struct made {
    using type = stored<First, Rest...>;
};
template <Tensor X>
struct made<X> {
    using type = X;
};
template <class... Spelling>
using made_type = typename made<Spelling...>::type;

/// What everything that makes tensors asks for: a type that has values of its own.
template <class X>
consteval auto rule_of_making() {
    if constexpr (has_lengths<X>) {
        return fault::a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another<X>{};
    } else if constexpr (!owns_its_values<X>) {
        return fault::a_view_has_no_values_of_its_own_so_make_a_tensor_and_view_that<X>{};
    } else {
        return none{};
    }
}

template <class X>
constexpr X uniform(element_of<X> const& value) {
    X result{};
    for (auto& element : result.values) element = value;
    return result;
}

template <std::size_t>
using size_for_each = std::size_t;

/// How a function takes the indices along the axes of a shape.
template <class F, class Shape, class Positions>
struct indices_for;
template <class F, class... Axes, std::size_t... Position>
struct indices_for<F, shape_t<Axes...>, indices<Position...>> {
    using shape = shape_t<Axes...>;
    static constexpr bool are_numbers = requires(F& f, size_for_each<Position>... index) { f(index...); };
    template <class Any>
    static constexpr bool are_any = requires(F& f, Any const& index) { f(for_each_position<Position>(index)...); };
    /// Each of them once: there is a parameter that nothing but it is for.
    static constexpr bool are_named = [] {
        if constexpr (are_numbers) {
            return false;
        } else if constexpr (!are_any<any_index<shape>>) {
            return false;
        } else {
            return (!are_any<any_index<shape, without_names<shape, raw_name<Axes>>>> && ...);
        }
    }();

    static constexpr decltype(auto) call(F& f, std::size_t const* indices) {
        if constexpr (are_numbers) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
            // A function of `int` is as welcome as one of std::size_t.
            return f(indices[Position]...);
#pragma GCC diagnostic pop
        } else {
            return f(for_each_position<Position>(any_index<shape>{indices})...);
        }
    }
};
template <class F, class X>
using indices_taken = indices_for<F, shape_type_of<X>, first_indices<remove_cvref_t<X>::rank>>;

/// Calls `f` with the indices of every element, in row-major order.
template <class F, class X, class... Axes>
constexpr void generate_values(F& f, X& result, shape_t<Axes...>) {
    std::size_t indices[sizeof...(Axes) + 1] = {};
    constexpr std::size_t extents[sizeof...(Axes) + 1] = {extent_of<Axes>..., 1};
    for (auto& element : result.values) {
        element = converted<element_of<X>>(indices_taken<F, X>::call(f, indices));
        for (std::size_t axis = sizeof...(Axes); axis-- > 0;) {
            if (++indices[axis] < extents[axis]) break;
            indices[axis] = 0;
        }
    }
}

template <class F, class X>
consteval auto rule_of_generate() {
    using taken = indices_taken<F, X>;
    using of_making = decltype(rule_of_making<X>());
    if constexpr (is_fault<of_making>) {
        return of_making{};
    } else if constexpr (!(taken::are_numbers || taken::are_named)) {
        return fault::generate_needs_a_function_of_one_index_for_each_axis<remove_cvref_t<F>, shape_type_of<X>>{};
    } else {
        using result = remove_cvref_t<decltype(taken::call(std::declval<F&>(), nullptr))>;
        if constexpr (!becomes_an_element<typename number_in<result>::type, element_of<X>>) {
            return fault::generate_needs_a_function_whose_result_converts_to_the_element_type_without_loss<
                remove_cvref_t<F>, element_of<X>>{};
        } else {
            return none{};
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why `zeros` cannot make a tensor type, or `none`.
template <class X>
using fault_of_zeros = decltype(detail::rule_of_making<X>());
template <class X>
concept can_zeros = no_fault<fault_of_zeros<X>>;

/// A tensor of zeros: `zeros<float, Query<2>, Key<3>>()`. Refused, as by all functions here: a view.
/// (NumPy: `numpy.zeros`.)
template <class... Spelling, class Fault = fault_of_zeros<detail::made_type<Spelling...>>>
HEED_LINKED_AS constexpr auto zeros() {
    return detail::blank<detail::made_type<Spelling...>>();
}
template <class... Spelling, class Fault = fault_of_zeros<detail::made_type<Spelling...>>>
    requires is_fault<Fault>
refused zeros() = delete;

/// Why a tensor type is not made of a number, or `none`.
template <class X, class Value>
using fault_of_full =
    detail::first_fault<decltype(detail::rule_of_making<X>()),
                        decltype(detail::rule_of_new_element<fault::in::full, Value, element_of<X>>())>;
template <class X, class Value>
concept can_full = no_fault<fault_of_full<X, Value>>;

/// A tensor whose elements are all `value`: `full<float, Key<3>>(0.5f)`. Refused: a value that could be cut, such as a
/// fraction for whole elements; see numbers.hpp. (NumPy: `numpy.full`.)
template <class... Spelling, class Value, class Fault = fault_of_full<detail::made_type<Spelling...>, Value>>
HEED_LINKED_AS constexpr auto full(Value const& value) {
    using result_type = detail::made_type<Spelling...>;
    return detail::uniform<result_type>(detail::converted<element_of<result_type>>(value));
}
template <class... Spelling, class Value, class Fault = fault_of_full<detail::made_type<Spelling...>, Value>>
    requires is_fault<Fault>
refused full(Value const& value) = delete;

namespace detail::inline HEED_KERNELS {

template <class T>
inline constexpr bool whole_in_64_bits = std::is_integral_v<T> && sizeof(T) <= sizeof(unsigned long long);

/// Throws where a whole number of `start + i * step`, for i from 0 to `last`, is beyond the range of the type.
template <class T>
constexpr void check_count(T start, T step, std::size_t last) {
    // Modulo 2^64, where distances of numbers of any type are exact.
    using wide = unsigned long long;
    constexpr wide greatest = __is_same(T, bool) ? 1 : ~wide{} >> (64 - 8 * sizeof(T) + (std::is_signed_v<T> ? 1 : 0));
    constexpr wide least = std::is_signed_v<T> ? 0 - greatest - 1 : 0;
    bool const down = step < T{};
    wide const room = down ? static_cast<wide>(start) - least : greatest - static_cast<wide>(start);
    wide const size = down ? 0 - static_cast<wide>(step) : static_cast<wide>(step);
    if (size > 0 && last > room / size) value_does_not_fit();
}
/// start + i * step.
template <class T>
constexpr T counted(T const& start, T const& step, std::size_t i) {
    if constexpr (whole_in_64_bits<T>) {
        using wide = unsigned long long;
        return static_cast<T>(static_cast<wide>(start) + static_cast<wide>(i) * static_cast<wide>(step));
    } else {
        // In two functions, since clang takes `a + b * c` for a fused operation where it computes it while compiling.
        return math::sum(start, math::product(static_cast<T>(i), step));
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why a tensor type does not count from a number in steps of another, or `none`.
template <class X, class Start = element_of<X>, class Step = element_of<X>>
using fault_of_iota =
    detail::first_fault<decltype(detail::rule_of_making<X>()),
                        decltype(detail::rule_of_new_element<fault::in::iota, Start, element_of<X>>()),
                        decltype(detail::rule_of_new_element<fault::in::iota, Step, element_of<X>>())>;
template <class X, class Start = element_of<X>, class Step = element_of<X>>
concept can_iota = no_fault<fault_of_iota<X, Start, Step>>;

/// A tensor that counts from `start` in steps of `step` in row-major order: `iota<int, Query<2>, Key<3>>()` is 0 to 5.
/// Element i is start + i * step, not a running sum. Refused: a start or a step that could be cut, as by `full`; whole
/// numbers beyond the range of the element type throw `heed::out_of_range`. (NumPy: `numpy.arange(...).reshape(...)`.)
template <class... Spelling, class Start = element_of<detail::made_type<Spelling...>>,
          class Step = element_of<detail::made_type<Spelling...>>,
          class Fault = fault_of_iota<detail::made_type<Spelling...>, Start, Step>>
HEED_LINKED_AS constexpr auto iota(Start const& start = {}, Step const& step = static_cast<Step>(1)) {
    using result_type = detail::made_type<Spelling...>;
    using element = element_of<result_type>;
    auto const first = detail::converted<element>(start), apart = detail::converted<element>(step);
    if constexpr (detail::whole_in_64_bits<element>) detail::check_count(first, apart, result_type::size - 1);
    auto result = detail::blank<result_type>();
    for (std::size_t i = 0; i < result_type::size; ++i) result.values[i] = detail::counted(first, apart, i);
    return result;
}
template <class... Spelling, class Start = element_of<detail::made_type<Spelling...>>,
          class Step = element_of<detail::made_type<Spelling...>>,
          class Fault = fault_of_iota<detail::made_type<Spelling...>, Start, Step>>
    requires is_fault<Fault>
refused iota(Start const& start = {}, Step const& step = static_cast<Step>(1)) = delete;

/// Why `eye` cannot make a tensor type, or `none`.
template <class X>
using fault_of_eye = detail::first_fault<
    decltype(detail::rule_of_making<X>()),
    typename detail::conditional<X::rank == 2, none, fault::eye_needs_exactly_two_axes<shape_type_of<X>>>::type>;
template <class X>
concept can_eye = no_fault<fault_of_eye<X>>;

/// Ones where both indices are equal and zeros elsewhere: `eye<float, Query<3>, Key<3>>()`; the extents may differ.
/// Refused: other than two axes. (NumPy: `numpy.eye`.)
template <class... Spelling, class Fault = fault_of_eye<detail::made_type<Spelling...>>>
HEED_LINKED_AS constexpr auto eye() {
    using result_type = detail::made_type<Spelling...>;
    constexpr std::size_t column_count = extent_of<detail::last_axis<shape_type_of<result_type>>>;
    auto result = detail::blank<result_type>();
    for (std::size_t i = 0; i < result_type::size; ++i) {
        result.values[i] = static_cast<element_of<result_type>>(i / column_count == i % column_count ? 1 : 0);
    }
    return result;
}
template <class... Spelling, class Fault = fault_of_eye<detail::made_type<Spelling...>>>
    requires is_fault<Fault>
refused eye() = delete;

/// Why `generate` cannot make a tensor type of a function, or `none`.
template <class X, class F>
using fault_of_generate = decltype(detail::rule_of_generate<F, X>());
template <class X, class F>
concept can_generate = no_fault<fault_of_generate<X, F>>;

/// A tensor made of a function of the indices, called in row-major order:
/// `generate<float, Query<2>, Key<3>>([](std::size_t i, std::size_t j) { ... })`, or, whatever the order of the axes,
/// `generate<keep<Query<2>, Key<3>>>([](index_of<Query> q, index_of<Key> k) { return k <= q; })`. Refused: a function
/// of anything but one index for each axis; results that could be cut to the element type. (NumPy:
/// `numpy.fromfunction`.)
template <class... Spelling, class F, class Fault = fault_of_generate<detail::made_type<Spelling...>, F>>
HEED_LINKED_AS constexpr auto generate(F f) {
    using result_type = detail::made_type<Spelling...>;
    auto result = detail::blank<result_type>();
    detail::generate_values(f, result, shape_type_of<result_type>{});
    return result;
}
template <class... Spelling, class F, class Fault = fault_of_generate<detail::made_type<Spelling...>, F>>
    requires is_fault<Fault>
refused generate(F f) = delete;

}  // namespace heed

#endif
