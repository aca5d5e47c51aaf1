// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_REDUCE_HPP
#define HEED_OPS_REDUCE_HPP

#include <type_traits>

#include <heed/kernel/map.hpp>
#include <heed/kernel/reduce.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/numbers.hpp>

namespace heed {

namespace fault::in {
struct sum {};
struct mean {};
struct max {};
struct argmax {};
}  // namespace fault::in

namespace fault {

template <class Element>
struct mean_needs_elements_with_fractions_so_cast_the_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class In, class X, class... Names>
consteval auto rule_of_reduction() {
    using of_names = decltype(rule_of_names_of<In, X, Names...>());
    if constexpr (is_fault<of_names>) {
        return of_names{};
    } else if constexpr (__is_same(In, fault::in::mean) && element_traits<element_of<X>>::is_whole) {
        return fault::mean_needs_elements_with_fractions_so_cast_the_tensor<element_of<X>>{};
    } else {
        return none{};
    }
}

/// No name stands for all names, as in NumPy.
template <class Shape, class... Names>
struct reduction_of {
    using remaining = without_names<Shape, Names...>;
    using gone = not_in<Shape, remaining>;
};
template <class Shape>
struct reduction_of<Shape> {
    using remaining = shape_t<>;
    using gone = Shape;
};

template <class Accumulator, class... Names, class Out, class X>
constexpr void reduce_into(Out& out, X const& x) {
    using gone = typename reduction_of<shape_type_of<X>, Names...>::gone;
    kernel::reduce<plan<shape_type_of<Out>, layout_of<Out>, layout_of<X>>, plan<gone, layout_of<X>>, Accumulator>(
        values_of(out), values_of(x), take_lengths(out, x), lengths_of<gone>(x));
}

/// How many elements each element of the result is made of.
template <class... Names, class X>
constexpr std::size_t elements_reduced(X const& x) {
    using gone = typename reduction_of<shape_type_of<X>, Names...>::gone;
    if constexpr (has_lengths<X>) {
        return elements_of(gone{}, x);
    } else {
        return gone::size;
    }
}

template <class... Axes>
[[noreturn]] void no_element_is_the_greatest(shape_t<Axes...>) {
    raise(message<240>{} << "heed: the greatest of no elements along " << shape_text<shape_t<Axes...>>
                         << " was asked for; expected one at least");
}
/// Of no elements none is the greatest: there must be some, unless nothing is asked.
template <class... Names, class X>
constexpr void ask_for_elements([[maybe_unused]] X const& x) {
    if constexpr (has_lengths<X>) {
        using reduced = reduction_of<shape_type_of<X>, Names...>;
        if (elements_of(typename reduced::gone{}, x) == 0 && elements_of(typename reduced::remaining{}, x) != 0) {
            no_element_is_the_greatest(typename reduced::gone{});
        }
    }
}

/// A sum divided by the number of its terms; of none NaN.
template <class T>
struct over_count {
    std::size_t count;
    template <class Sum>
    constexpr T operator()(Sum const& total) const {
        if (count == 0) return static_cast<T>(math::quiet_nan<Sum>);
        return static_cast<T>(math::quotient(total, static_cast<Sum>(count)));
    }
};

template <class... Names, class Out, class X>
constexpr void mean_into(Out& out, X const& x) {
    using element = element_of<X>;
    using sum = sum_type<element>;
    if constexpr (has_lengths<X>) {
        tensor_of<sum, shape_type_of<Out>> sums{};
        reduce_into<kernel::lane_sum<sum>, Names...>(sums, x);
        over_count<element> divide{elements_reduced<Names...>(x)};
        kernel::map<plan<shape_type_of<Out>, layout_of<Out>, layout_of<decltype(sums)>>>(
            take_lengths(out, x), divide, values_of(out), values_of(sums));
        return;
    } else {
        constexpr auto count = static_cast<sum>(X::size / Out::size);
        if constexpr (__is_same(sum, element)) {
            reduce_into<kernel::lane_sum<element>, Names...>(out, x);
            for (std::size_t i = 0; i < Out::size; ++i) nth(out, i) = math::quotient(nth(out, i), count);
        } else {
            tensor_of<sum, shape_type_of<Out>> sums{};
            reduce_into<kernel::lane_sum<sum>, Names...>(sums, x);
            for (std::size_t i = 0; i < Out::size; ++i) {
                nth(out, i) = static_cast<element>(math::quotient(nth(sums, i), count));
            }
        }
    }
}

/// A reduction along names, or along all axes when there are none: what is accumulated how is left to say.
template <class In, class... Names>
struct reduction : operation<In, mend::x> {
    using words = as_call<In, Names...>;
    static constexpr bool names_axes = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_reduction<In, X, Names...>());
    template <class X>
    using result = tensor_of<element_of<X>, typename reduction_of<shape_type_of<X>, Names...>::remaining>;
};

template <class... Names>
struct sum_operation : reduction<fault::in::sum, Names...> {
    using gradient = gradients::moved;
    template <class X>
    using result = tensor_of<sum_type<element_of<X>>, typename reduction_of<shape_type_of<X>, Names...>::remaining>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        reduce_into<kernel::lane_sum<element_of<Out>>, Names...>(out, x);
    }
};
template <class... Names>
struct mean_operation : reduction<fault::in::mean, Names...> {
    using gradient = gradients::mean;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        mean_into<Names...>(out, x);
    }
};
template <class... Names>
struct max_operation : reduction<fault::in::max, Names...> {
    using gradient = gradients::greatest;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        ask_for_elements<Names...>(x);
        reduce_into<kernel::greatest<element_of<X>>, Names...>(out, x);
    }
};
template <class Name>
struct argmax_operation : reduction<fault::in::argmax, Name> {
    using gradient = gradients::no_gradient;
    template <class X>
    using result = tensor_of<std::size_t, without_names<shape_type_of<X>, Name>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        ask_for_elements<Name>(x);
        reduce_into<kernel::greatest_index<element_of<X>>, Name>(out, x);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class... Names>
using fault_of_sum = detail::fault_of<detail::sum_operation<axis_name<Names>...>, X>;
template <class X, template <std::size_t> class... Names>
concept can_sum = no_fault<fault_of_sum<X, Names...>>;
template <class X, template <std::size_t> class... Names>
inline constexpr auto explanation_of_sum = detail::explained_call<detail::sum_operation<axis_name<Names>...>, X>::value;

/// `sum<Query, Key>(x)`: the sum over the named axes, which the result no longer has; over all axes, giving rank 0,
/// when none is named: `sum(x)`. Added in the order of `kernel::lane_sum`, the elements numbered in row-major order, so
/// the bits never depend on the machine. In units of half a last place of the sum of the magnitudes, n elements are off
/// by at most n/16 + 4; more than 65,536 are added in blocks, and off by 4100 + log2(n/65,536), rounded up. Bools and
/// whole numbers are counted in 64 bits, which are the elements of the result, `sum_type`. Refused: a name that `x`
/// lacks, a name twice.
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::sum_operation<axis_name<Names>...>, Xs...>>
    requires detail::concern_tensors<Xs...>
[[gnu::always_inline]] constexpr auto sum(Xs const&... x) {
    return detail::perform<detail::sum_operation<axis_name<Names>...>>(x...);
}
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::sum_operation<axis_name<Names>...>, Xs...>>
    requires detail::concern_tensors<Xs...> && is_fault<Fault>
refused sum(Xs const&... x) = delete;
template <class First, class... Axes, class X, class Fault = fault_of_naming<fault::in::sum, X, First, Axes...>>
refused sum(X const& x) = delete;
template <template <std::size_t> class... Names, class... Xs>
constexpr auto explain_sum(Xs const&...) {
    return detail::explained_call<detail::sum_operation<axis_name<Names>...>, Xs...>::value;
}

template <class X, template <std::size_t> class... Names>
using fault_of_mean = detail::fault_of<detail::mean_operation<axis_name<Names>...>, X>;
template <class X, template <std::size_t> class... Names>
concept can_mean = no_fault<fault_of_mean<X, Names...>>;
template <class X, template <std::size_t> class... Names>
inline constexpr auto explanation_of_mean =
    detail::explained_call<detail::mean_operation<axis_name<Names>...>, X>::value;

/// `mean<Key>(x)`: the mean over the named axes, or over all: the sum divided by the number of elements. Refused: as
/// `sum`, and whole elements, whose mean would be cut.
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::mean_operation<axis_name<Names>...>, Xs...>>
    requires detail::concern_tensors<Xs...>
[[gnu::always_inline]] constexpr auto mean(Xs const&... x) {
    return detail::perform<detail::mean_operation<axis_name<Names>...>>(x...);
}
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::mean_operation<axis_name<Names>...>, Xs...>>
    requires detail::concern_tensors<Xs...> && is_fault<Fault>
refused mean(Xs const&... x) = delete;
template <class First, class... Axes, class X, class Fault = fault_of_naming<fault::in::mean, X, First, Axes...>>
refused mean(X const& x) = delete;
template <template <std::size_t> class... Names, class... Xs>
constexpr auto explain_mean(Xs const&...) {
    return detail::explained_call<detail::mean_operation<axis_name<Names>...>, Xs...>::value;
}

template <class X, template <std::size_t> class... Names>
using fault_of_max = detail::fault_of<detail::max_operation<axis_name<Names>...>, X>;
template <class X, template <std::size_t> class... Names>
concept can_max = no_fault<fault_of_max<X, Names...>>;
template <class X, template <std::size_t> class... Names>
inline constexpr auto explanation_of_max = detail::explained_call<detail::max_operation<axis_name<Names>...>, X>::value;

/// `max<Key>(x)`: the greatest element over the named axes, or over all. A NaN stays a NaN. Refused: as `sum`.
/// (PyTorch: `torch.amax`.)
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::max_operation<axis_name<Names>...>, Xs...>>
    requires detail::concern_tensors<Xs...>
[[gnu::always_inline]] constexpr auto (max)(Xs const&... x) {
    return detail::perform<detail::max_operation<axis_name<Names>...>>(x...);
}
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::max_operation<axis_name<Names>...>, Xs...>>
    requires detail::concern_tensors<Xs...> && is_fault<Fault>
refused (max)(Xs const&... x) = delete;
template <class First, class... Axes, class X, class Fault = fault_of_naming<fault::in::max, X, First, Axes...>>
refused (max)(X const& x) = delete;
template <template <std::size_t> class... Names, class... Xs>
constexpr auto explain_max(Xs const&...) {
    return detail::explained_call<detail::max_operation<axis_name<Names>...>, Xs...>::value;
}

template <class X, template <std::size_t> class Name>
using fault_of_argmax = detail::fault_of<detail::argmax_operation<axis_name<Name>>, X>;
template <class X, template <std::size_t> class Name>
concept can_argmax = no_fault<fault_of_argmax<X, Name>>;
template <class X, template <std::size_t> class Name>
inline constexpr auto explanation_of_argmax =
    detail::explained_call<detail::argmax_operation<axis_name<Name>>, X>::value;

/// `argmax<Key>(x)`: the index of the greatest element along an axis, the first of equals, or of the first NaN;
/// elements are `std::size_t`. Refused: a name that `x` lacks. (PyTorch: `torch.argmax`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::argmax_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto argmax(Xs const&... x) {
    return detail::perform<detail::argmax_operation<axis_name<Name>>>(x...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::argmax_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused argmax(Xs const&... x) = delete;
template <class... Axes, class X, detail::axis_number... Number,
          class Fault = fault_of_naming<fault::in::argmax, X, Axes...>>
refused argmax(X const& x, Number... axis) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_argmax(Xs const&...) {
    return detail::explained_call<detail::argmax_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
