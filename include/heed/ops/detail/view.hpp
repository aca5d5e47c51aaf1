// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_VIEW_HPP
#define HEED_OPS_DETAIL_VIEW_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/detail/rows.hpp>
#include <heed/tensor/tensor_view.hpp>

// What all views of tensors have in common. A view is described as an operation is, but writes nothing: it says that
// it `gives_a_view`, its `result` is the type of the view, with all strides in it, and `offset<X>(arguments...)` says
// how many elements behind the first of the tensor its first element stands.

namespace heed {

namespace fault {

template <class In, class Temporary>
struct a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// True when elements that are so far apart are row-major, one behind the other. Along an axis with one element nothing
/// is far apart.
template <class... Axes, std::size_t... Strides>
consteval bool is_row_major(shape_t<Axes...>, strides<Strides...>) {
    std::size_t const extents[] = {extent_of<Axes>..., 1}, steps[] = {Strides..., 0};
    std::size_t expected = 1;
    bool holds = true;
    for (std::size_t axis = sizeof...(Axes); axis-- > 0; expected *= extents[axis]) {
        holds = holds && (extents[axis] == 1 || steps[axis] == expected);
    }
    return holds;
}

/// The type of a view: a `tensor_view` where it can be one.
template <class T, class Shape, class Strides>
struct view_by_strides;
template <class T, class... Axes, class Strides>
struct view_by_strides<T, shape_t<Axes...>, Strides> {
    using type = typename conditional<is_row_major(shape_t<Axes...>{}, Strides{}), tensor_view<T, Axes...>,
                                      strided_view<T, Strides, Axes...>>::type;
};
template <class X, class Shape, class Strides>
using viewed_as = moved_rows<X, typename view_by_strides<viewed_element<X>, Shape, Strides>::type>;

/// The strides that a layout has along the names of a shape: 0 along those that it lacks.
template <class Layout, class Shape>
struct strides_along;
template <class Layout, class... Axes>
struct strides_along<Layout, shape_t<Axes...>> {
    using type = strides<stride_in<Layout, raw_name<Axes>>...>;
};
template <class X, class Shape>
using strides_in = typename strides_along<layout_of<X>, Shape>::type;

/// A view of a tensor whose axes are those of the tensor, in any order, some left out.
template <class X, class Shape>
using view_by_name = viewed_as<X, Shape, strides_in<X, Shape>>;

/// Why axes with their extents are not what they are asked for: none is there, or one is no axis.
template <class In, class X, class... Axes>
consteval auto rule_of_listed_axes() {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<X>>{};
    } else if constexpr (sizeof...(Axes) == 0) {
        return rule_of_naming<In, remove_cvref_t<X>>();
    } else {
        return first_fault<decltype(rule_of_axis<Axes>())...>{};
    }
}

/// A view that begins where the tensor does.
template <class In>
struct view_of_whole : operation<In, mend::x> {
    static constexpr bool gives_a_view = true;
    template <class X>
    static constexpr std::size_t offset() {
        return 0;
    }
};

template <class X>
concept ends_here = std::is_rvalue_reference_v<X> && !is_a_view<X>;

/// Why there is no view. The types of temporaries are references, `X&&`.
template <class Op, class... Xs>
consteval auto rule_of_view() {
    if constexpr (any_refused<Xs...>) {
        return none{};
    } else if constexpr (!right_number<Op, Xs...>) {
        return rule_of_number<Op, remove_cvref_t<Xs>...>();
    } else if constexpr (!Op::takes_lengths && (has_lengths<Xs> || ...)) {
        return typename call_fault<false, true, not_made_for::lengths>::template of<Op, remove_cvref_t<Xs>...>{};
    } else {
        using of_call = typename Op::template fault<std::remove_reference_t<Xs>...>;
        using first = typename type_at<0, type_list<Xs...>>::type;
        if constexpr (!is_fault<of_call> && ends_here<first> && !is_tracked<first>) {
            using fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name;
            return a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                typename Op::tag, remove_cvref_t<first>>{};
        } else {
            return of_call{};
        }
    }
}
template <class Op, class... Xs>
using fault_of_view = decltype(rule_of_view<Op, Xs...>());

template <class Op, class X, class... Rest>
[[gnu::always_inline]] constexpr auto view(X& x, Rest const&... rest) {
    if constexpr (any_refused<X, Rest...>) {
        return refused{};
    } else if constexpr (is_tracked<X>) {
        auto const made = recording<Op, remove_cvref_t<X>, Rest...>::perform(x, rest...);
        return tracked_view<remove_cvref_t<decltype(made)>>(made, x);
    } else {
        using result = typename result_of<Op, X, Rest...>::type;
        if constexpr (requires { Op::lengths(x, rest...); }) {
            return result(x.data() + Op::template offset<X>(rest...), Op::lengths(x, rest...));
        } else if constexpr (has_lengths<X>) {
            if constexpr (requires { Op::examine(x, rest...); }) Op::examine(x, rest...);
            if constexpr (!has_lengths<result>) {
                return result(x.data() + Op::template offset<X>(rest...));
            } else {
                return result(x.data() + Op::template offset<X>(rest...), lengths_of<shape_type_of<result>>(x));
            }
        } else {
            return result(x.data() + Op::template offset<X>(rest...));
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
