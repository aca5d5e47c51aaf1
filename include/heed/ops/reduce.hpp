// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <heed/kernel/reduce.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/numbers.hpp>

namespace heed {

namespace in {
struct sum {};
struct mean {};
struct max {};
struct argmax {};
}  // namespace in

namespace fault {

template <class Element>
struct mean_needs_elements_with_fractions_so_cast_the_tensor {};

}  // namespace fault

namespace detail {

template <class In, class X, class... Names>
consteval auto rule_of_reduction() {
    if constexpr (any_refused<X>) {
        return none{};
    } else {
        using of_names = decltype(rule_of_names_of<In, X, Names...>());
        if constexpr (is_fault<of_names>) {
            return of_names{};
        } else if constexpr (__is_same(In, in::mean) && std::is_integral_v<element_of<X>>) {
            return fault::mean_needs_elements_with_fractions_so_cast_the_tensor<element_of<X>>{};
        } else {
            return none{};
        }
    }
}

/// No name stands for all names, as in NumPy.
template <class Shape, class... Names>
struct reduction_of {
    using kept = without_names<Shape, Names...>;
    using gone = not_in<Shape, kept>;
};
template <class Shape>
struct reduction_of<Shape> {
    using kept = shape_t<>;
    using gone = Shape;
};

template <class Accumulator, class... Names, class Out, class X>
constexpr void reduce_into(Out& out, X const& x) {
    using gone = typename reduction_of<shape_type_of<X>, Names...>::gone;
    kernel::reduce<plan<shape_type_of<Out>, layout_of<Out>, layout_of<X>>, plan<gone, layout_of<X>>, Accumulator>(
        out.values, x.values);
}

template <class... Names, class Out, class X>
constexpr void mean_into(Out& out, X const& x) {
    using element = element_of<X>;
    reduce_into<kernel::lane_sum<element>, Names...>(out, x);
    constexpr auto count = static_cast<element>(X::size / Out::size);
    for (std::size_t i = 0; i < Out::size; ++i) nth(out, i) = math::quotient(nth(out, i), count);
}

template <class Accumulator, class Result, class... Names, class X>
constexpr auto reduce(X const& x) {
    auto result = blank<tensor_of<Result, typename reduction_of<shape_type_of<X>, Names...>::kept>>();
    reduce_into<Accumulator, Names...>(result, x);
    return result;
}

}  // namespace detail

template <class X, template <std::size_t> class... Names>
using fault_of_sum = decltype(detail::rule_of_reduction<in::sum, X, axis_name<Names>...>());
template <class X, template <std::size_t> class... Names>
concept can_sum = no_fault<fault_of_sum<X, Names...>>;

/// The sum over the named axes, which the result no longer has; over all axes, giving rank 0, when none is named:
/// `sum<Key>(x)`, `sum<Query, Key>(x)`, `sum(x)`. Added in the order of `kernel::lane_sum`, the elements numbered in
/// row-major order, so the bits never depend on the machine. Bools and whole numbers are counted in 64 bits, which is
/// the result's element type, `sum_type`. Refused: a name that `x` lacks, a name twice.
template <template <std::size_t> class... Names, class X, class Fault = fault_of_sum<X, Names...>>
constexpr auto sum(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        using element = sum_type<element_of<X>>;
        return detail::reduce<kernel::lane_sum<element>, element, axis_name<Names>...>(x);
    }
}
template <template <std::size_t> class... Names, class X, class Fault = fault_of_sum<X, Names...>>
    requires is_fault<Fault>
refused sum(X const& x) = delete;
template <class... Axes, class X, detail::axis_number... N, class Fault = fault_of_naming<in::sum, X, Axes...>>
    requires(sizeof...(Axes) + sizeof...(N) > 0)
refused sum(X const& x, N... axis) = delete;

template <class X, template <std::size_t> class... Names>
using fault_of_mean = decltype(detail::rule_of_reduction<in::mean, X, axis_name<Names>...>());
template <class X, template <std::size_t> class... Names>
concept can_mean = no_fault<fault_of_mean<X, Names...>>;

/// The mean over the named axes, or over all: the sum divided by the number of elements. Refused: as `sum`, and whole
/// elements, whose mean would be cut.
template <template <std::size_t> class... Names, class X, class Fault = fault_of_mean<X, Names...>>
constexpr auto mean(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        using kept = typename detail::reduction_of<shape_type_of<X>, axis_name<Names>...>::kept;
        auto result = detail::blank<detail::tensor_of<element_of<X>, kept>>();
        detail::mean_into<axis_name<Names>...>(result, x);
        return result;
    }
}
template <template <std::size_t> class... Names, class X, class Fault = fault_of_mean<X, Names...>>
    requires is_fault<Fault>
refused mean(X const& x) = delete;
template <class... Axes, class X, detail::axis_number... N, class Fault = fault_of_naming<in::mean, X, Axes...>>
    requires(sizeof...(Axes) + sizeof...(N) > 0)
refused mean(X const& x, N... axis) = delete;

template <class X, template <std::size_t> class... Names>
using fault_of_max = decltype(detail::rule_of_reduction<in::max, X, axis_name<Names>...>());
template <class X, template <std::size_t> class... Names>
concept can_max = no_fault<fault_of_max<X, Names...>>;

/// The greatest element over the named axes, or over all. A NaN stays a NaN. Refused: as `sum`.
/// (PyTorch: `torch.amax`.)
template <template <std::size_t> class... Names, class X, class Fault = fault_of_max<X, Names...>>
constexpr auto max(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        using element = element_of<X>;
        return detail::reduce<kernel::greatest<element>, element, axis_name<Names>...>(x);
    }
}
template <template <std::size_t> class... Names, class X, class Fault = fault_of_max<X, Names...>>
    requires is_fault<Fault>
refused max(X const& x) = delete;
template <class... Axes, class X, detail::axis_number... N, class Fault = fault_of_naming<in::max, X, Axes...>>
    requires(sizeof...(Axes) + sizeof...(N) > 0)
refused max(X const& x, N... axis) = delete;

template <class X, template <std::size_t> class Name>
using fault_of_argmax = decltype(detail::rule_of_reduction<in::argmax, X, axis_name<Name>>());
template <class X, template <std::size_t> class Name>
concept can_argmax = no_fault<fault_of_argmax<X, Name>>;

/// The index of the greatest element along an axis, the first of equals, or of the first NaN; elements are
/// `std::size_t`. Refused: a name that `x` lacks. (PyTorch: `torch.argmax`.)
template <template <std::size_t> class Name, class X, class Fault = fault_of_argmax<X, Name>>
constexpr auto argmax(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::reduce<kernel::greatest_index<element_of<X>>, std::size_t, axis_name<Name>>(x);
    }
}
template <template <std::size_t> class Name, class X, class Fault = fault_of_argmax<X, Name>>
    requires is_fault<Fault>
refused argmax(X const& x) = delete;
template <class... Axes, class X, detail::axis_number... N, class Fault = fault_of_naming<in::argmax, X, Axes...>>
refused argmax(X const& x, N... axis) = delete;

}  // namespace heed
