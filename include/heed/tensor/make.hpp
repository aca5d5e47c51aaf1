// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_MAKE_HPP
#define HEED_TENSOR_MAKE_HPP

#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/indices.hpp>
#include <heed/tensor/kinds.hpp>
#include <heed/tensor/tensor.hpp>

// Making tensors. Every function takes the type to make, either spelled out, `zeros<float, Query<2>, Key<3>>()`, or by
// a name for it, `zeros<scores_type>()`; the second form also makes what is a tensor by its type: projections, masks.

namespace heed {

namespace fault {

template <class View>
struct a_view_has_no_values_of_its_own_so_make_a_tensor_and_view_that {};
template <class Shape>
struct eye_needs_exactly_two_axes {};
template <class Function, class Shape>
struct generate_needs_a_function_of_one_index_for_each_axis {};
template <class Function, class Element>
struct generate_needs_a_function_whose_result_converts_to_the_element_type {};

}  // namespace fault

namespace detail {

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
    if constexpr (!owns_its_values<X>) {
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

/// Calls `f` with the indices of every element, in row-major order.
template <class F, class X, class... Axes, std::size_t... Position>
constexpr void generate_values(F& f, X& result, shape_t<Axes...>, indices<Position...>) {
    std::size_t indices[sizeof...(Axes) + 1] = {};
    constexpr std::size_t extents[sizeof...(Axes) + 1] = {extent_of<Axes>..., 1};
    for (auto& element : result.values) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
        // A function of `int` is as welcome as one of std::size_t.
        element = static_cast<element_of<X>>(f(indices[Position]...));
#pragma GCC diagnostic pop
        for (std::size_t axis = sizeof...(Axes); axis-- > 0;) {
            if (++indices[axis] < extents[axis]) break;
            indices[axis] = 0;
        }
    }
}

template <std::size_t>
using size_for_each = std::size_t;

template <class F, class X, std::size_t... Position>
consteval auto rule_of_generate(indices<Position...>) {
    using T = element_of<X>;
    using Shape = shape_type_of<X>;
    using of_making = decltype(rule_of_making<X>());
    if constexpr (is_fault<of_making>) {
        return of_making{};
    } else if constexpr (!requires(F& f, size_for_each<Position>... index) { f(index...); }) {
        return fault::generate_needs_a_function_of_one_index_for_each_axis<bare<F>, Shape>{};
    } else if constexpr (!requires(F& f, size_for_each<Position>... index) { static_cast<T>(f(index...)); }) {
        return fault::generate_needs_a_function_whose_result_converts_to_the_element_type<bare<F>, T>{};
    } else {
        return none{};
    }
}

}  // namespace detail

/// Why `zeros` cannot make a tensor type, or `none`.
template <class X>
using fault_of_zeros = decltype(detail::rule_of_making<X>());
template <class X>
concept can_zeros = no_fault<fault_of_zeros<X>>;

/// A tensor of zeros: `zeros<float, Query<2>, Key<3>>()`. Refused, as by all functions here: a view.
/// (NumPy: `numpy.zeros`.)
template <class... Spelling, class Fault = fault_of_zeros<detail::made_type<Spelling...>>>
constexpr auto zeros() {
    return detail::blank<detail::made_type<Spelling...>>();
}
template <class... Spelling, class Fault = fault_of_zeros<detail::made_type<Spelling...>>>
    requires is_fault<Fault>
refused zeros() = delete;

/// Why `full` cannot make a tensor type, or `none`.
template <class X>
using fault_of_full = decltype(detail::rule_of_making<X>());
template <class X>
concept can_full = no_fault<fault_of_full<X>>;

/// A tensor whose elements are all `value`: `full<float, Key<3>>(0.5f)`. (NumPy: `numpy.full`.)
template <class... Spelling, class Fault = fault_of_full<detail::made_type<Spelling...>>>
constexpr auto full(element_of<detail::made_type<Spelling...>> value) {
    return detail::uniform<detail::made_type<Spelling...>>(value);
}
template <class... Spelling, class Fault = fault_of_full<detail::made_type<Spelling...>>>
    requires is_fault<Fault>
refused full(element_of<detail::made_type<Spelling...>> value) = delete;

/// Why `iota` cannot make a tensor type, or `none`.
template <class X>
using fault_of_iota = decltype(detail::rule_of_making<X>());
template <class X>
concept can_iota = no_fault<fault_of_iota<X>>;

/// A tensor that counts from `start` in steps of `step` in row-major order: `iota<int, Query<2>, Key<3>>()` is 0 to 5.
/// Element i is start + i * step, not a running sum. (NumPy: `numpy.arange(...).reshape(...)`.)
template <class... Spelling, class Fault = fault_of_iota<detail::made_type<Spelling...>>>
constexpr auto iota(element_of<detail::made_type<Spelling...>> start = {},
                    element_of<detail::made_type<Spelling...>> step =
                        static_cast<element_of<detail::made_type<Spelling...>>>(1)) {
    using result_type = detail::made_type<Spelling...>;
    using element = element_of<result_type>;
    auto result = detail::blank<result_type>();
    for (std::size_t i = 0; i < result_type::size; ++i) {
        // In two functions, since clang takes `a + b * c` for a fused operation where it computes it while compiling.
        result.values[i] = math::sum(start, math::product(static_cast<element>(i), step));
    }
    return result;
}

template <class... Spelling, class Fault = fault_of_iota<detail::made_type<Spelling...>>>
    requires is_fault<Fault>
refused iota(element_of<detail::made_type<Spelling...>> start = {},
             element_of<detail::made_type<Spelling...>> step = {}) = delete;

/// Why `eye` cannot make a tensor type, or `none`.
template <class X>
using fault_of_eye = detail::first_fault<
    decltype(detail::rule_of_making<X>()),
    typename detail::choose<X::rank == 2, none, fault::eye_needs_exactly_two_axes<shape_type_of<X>>>::type>;
template <class X>
concept can_eye = no_fault<fault_of_eye<X>>;

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
using fault_of_generate = decltype(detail::rule_of_generate<F, X>(first_indices<X::rank>{}));
template <class X, class F>
concept can_generate = no_fault<fault_of_generate<X, F>>;

/// A tensor made of a function of the indices, called in row-major order:
/// `generate<float, Query<2>, Key<3>>([](std::size_t i, std::size_t j) { ... })`. (NumPy: `numpy.fromfunction`.)
template <class... Spelling, class F, class Fault = fault_of_generate<detail::made_type<Spelling...>, F>>
constexpr auto generate(F f) {
    using result_type = detail::made_type<Spelling...>;
    auto result = detail::blank<result_type>();
    detail::generate_values(f, result, shape_type_of<result_type>{}, first_indices<result_type::rank>{});
    return result;
}
template <class... Spelling, class F, class Fault = fault_of_generate<detail::made_type<Spelling...>, F>>
    requires is_fault<Fault>
refused generate(F f) = delete;

}  // namespace heed

#endif
