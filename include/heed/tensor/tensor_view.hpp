// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_TENSOR_VIEW_HPP
#define HEED_TENSOR_TENSOR_VIEW_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/rows.hpp>
#include <heed/tensor/detail/tensor_over.hpp>
#include <heed/tensor/detail/tensor_up_to.hpp>
#include <heed/tensor/detail/view_of_rules.hpp>
#include <heed/tensor/detail/view_rules.hpp>

namespace heed {

namespace fault {

template <class StridedView, class View>
struct a_tensor_view_needs_values_in_a_row_so_view_a_copy_as_in_as_tensor_of_it {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// Why a tensor is not viewed as it stands.
template <class X, class View>
consteval auto rule_of_viewing() {
    using of_conversion = decltype(rule_of_conversion<remove_cvref_t<X>, View>());
    if constexpr (!Tensor<X> || is_fault<of_conversion>) {
        return of_conversion{};
    } else if constexpr (!is_contiguous<layout_of<X>>) {
        return fault::a_tensor_view_needs_values_in_a_row_so_view_a_copy_as_in_as_tensor_of_it<remove_cvref_t<X>,
                                                                                               View>{};
    } else if constexpr (!requires(X& x, View& view) { view.values.first = x.data(); }) {
        return fault::a_view_through_which_values_change_is_not_had_of_const_ones<remove_cvref_t<X>, View>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// A tensor over values that somebody else owns, row-major: a `tensor` in all else, to every operation. A pointer and
/// nothing else. Through `tensor_view<float const, Query<4>, Dk<8>>` they cannot be changed.
///
/// A view of a tensor of its shape, `tensor_view<float const, Query<4>, Dk<8>>(x)`, or of a pointer that is known to
/// point to enough values, `tensor_view<float, Query<4>, Dk<8>>(pointer)`; `view_of` counts them. A const view changes
/// its values all the same, as `std::span` does; copying a view copies no values.
///
/// Assigning to a view as it is made writes its elements: `slice_view<Key>(x, n) = row`, `view_of(x) = 0`. What is
/// assigned is a number, or has no axis that the view lacks, and may share memory with it. A named view, `v = row`,
/// is not assigned: `view_of(v) = row` writes its elements, `v.rebind(other)` makes it a view of others. One of const
/// elements has nothing to write, so `v = other` rebinds it, as with `std::span`.
template <class T, class... Axes>
struct tensor_view
    : tensor_over<detail::viewed_values<T, (std::size_t{1} * ... * detail::axis_traits<Axes>::extent)>, T, T,
                  shape_t<Axes...>> {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_in_shape<std::remove_const_t<T>, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_in_shape<std::remove_const_t<T>, Axes...>>());
#endif
    using tensor_type = tensor_view;
    static constexpr bool is_view = true;

    constexpr explicit tensor_view(T* first) { this->values.first = first; }
    constexpr tensor_view(tensor_view const&) = default;

    template <class X>
        requires(!__is_same(detail::plain<X>, tensor_view) && detail::shown_by<X, shape_t<Axes...>, T>)
    constexpr tensor_view(X& x) {  // NOLINT: implicit by design
        this->values.first = x.data();
    }
    template <class X>
        requires(!__is_same(detail::plain<X>, tensor_view) && detail::view_shown_by<X, shape_t<Axes...>, T>)
    constexpr tensor_view(X const& x) {  // NOLINT: implicit by design
        this->values.first = x.data();
    }
    template <class X, class Fault = decltype(detail::rule_of_viewing<X, tensor_view>())>
        requires(Tensor<X> && is_fault<Fault>)
    tensor_view(X& x) = delete;
    template <class X, class Fault = detail::viewed_in_vain<X>>
        requires(detail::owner_shown_by<X, shape_t<Axes...>, T>)
    tensor_view(X const&& x) = delete;

    constexpr tensor_view& operator=(tensor_view const&) &
        requires std::is_const_v<T>
    = default;
    template <class X, class Fault = detail::fault_of_writing_through<tensor_view, X>>
    constexpr tensor_view operator=(X const& x) const&& {
        detail::view_assignment<tensor_view, X>::write(*this, x);
        return *this;
    }
    template <class X, class Fault = detail::fault_of_writing_through<tensor_view, X>>
        requires is_fault<Fault>
    refused operator=(X const& x) const&& = delete;
    template <class X,
              class Fault = fault::a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<tensor_view>>
        requires(!std::is_const_v<T>)
    refused operator=(X const& x) const& = delete;

    /// Makes a named view one of the values that another view has.
    constexpr void rebind(tensor_view other) & { this->values.first = other.values.first; }

    /// A view is never another kind of tensor by conversion; this one is here to say why.
    template <class Other, class Fault = decltype(detail::rule_of_conversion<tensor_view, Other>())>
        requires is_fault<Fault>
    operator Other() const = delete;
};

/// A view of values that are not row-major one behind the other: a column-major matrix, a block of a bigger one. For a
/// column-major 4 x 8 matrix `strided_view<float const, strides<1, 4>, Query<4>, Dk<8>>(matrix.data())`.
///
/// Element (i, j, ...) stands `i * s0 + j * s1 + ...` elements behind the pointer; that all of them are there is the
/// caller's to know. Every operation takes it; those that go through values in a row copy it first. Elements that share
/// a place (a stride of 0) may be read, and written when they are meant to be one. `as_tensor(x)` has values of its
/// own. Assigned as a `tensor_view` is. Refused: other than one stride an axis.
template <class T, class Strides, class... Axes>
struct strided_view
    : tensor_over<detail::strided_values<T>, T, T, typename detail::layout_with<Strides, shape_t<Axes...>>::type> {
#if defined(__clang__)
    static_assert(!is_fault<fault_of_strided_view<T, Strides, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<fault_of_strided_view<T, Strides, Axes...>>());
#endif
    using tensor_type = strided_view;
    static constexpr bool is_view = true;

    constexpr explicit strided_view(T* first) { this->values.first = first; }
    constexpr strided_view(strided_view const&) = default;

    /// Of the values of a tensor in a row, whatever its axes are, as far as it has them.
    template <class X>
        requires detail::strides_over<X, strided_view>
    constexpr explicit strided_view(X& x) {
        this->values.first = x.data();
    }
    template <class X, class Fault = decltype(detail::rule_of_striding<X, strided_view>())>
        requires is_fault<Fault>
    explicit strided_view(X& x) = delete;
    template <class X>
        requires(detail::strides_over<X, strided_view> && requires { X::is_view; })
    constexpr explicit strided_view(X const& x) {
        this->values.first = x.data();
    }
    template <class X, class Fault = detail::viewed_in_vain<X>>
        requires(detail::strides_over<X, strided_view> && !requires { X::is_view; })
    explicit strided_view(X const&& x) = delete;

    /// One of const elements, of another.
    template <class X>
        requires(!__is_same(detail::plain<X>, strided_view) &&
                 detail::view_shown_by<X, typename strided_view::layout_type, T>)
    constexpr strided_view(X const& x) {  // NOLINT: implicit by design
        this->values.first = x.data();
    }

    constexpr strided_view& operator=(strided_view const&) &
        requires std::is_const_v<T>
    = default;
    template <class X, class Fault = detail::fault_of_writing_through<strided_view, X>>
    constexpr strided_view operator=(X const& x) const&& {
        detail::view_assignment<strided_view, X>::write(*this, x);
        return *this;
    }
    template <class X, class Fault = detail::fault_of_writing_through<strided_view, X>>
        requires is_fault<Fault>
    refused operator=(X const& x) const&& = delete;
    template <class X,
              class Fault = fault::a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<strided_view>>
        requires(!std::is_const_v<T>)
    refused operator=(X const& x) const& = delete;

    /// Makes a named view one of the values that another view has.
    constexpr void rebind(strided_view other) & { this->values.first = other.values.first; }

    /// A view is never another kind of tensor by conversion; this one is here to say why.
    template <class Other, class Fault = decltype(detail::rule_of_conversion<strided_view, Other>())>
        requires is_fault<Fault>
    operator Other() const = delete;
};

template <class C, class... Axes>
using fault_of_view_of = decltype(detail::rule_of_view_of<C, Axes...>());
template <class C, class... Axes>
concept can_view_of = no_fault<fault_of_view_of<C, Axes...>>;

/// Why what is handed over as it is made is not viewed, or `none`.
template <class C, class... Axes>
using fault_of_view_of_temporary = decltype(detail::rule_of_view_of_temporary<C const, Axes...>());
template <class C, class... Axes>
concept can_view_of_temporary = no_fault<fault_of_view_of_temporary<C, Axes...>>;

/// A view of the values of a container: `view_of<Query<4>, Dk<8>>(vector)`, also of an array or a span, and of arrays
/// in each other, one level an axis; of const elements when the container's are. Of a tensor it is `view_of(x)`, which
/// has the axes and, for a strided view, the strides; of logits and distributions, which promise something of their
/// values, one of const elements. Refused: a number of values, when it is in the type, other than the shape has, and
/// what has no values in a row (`std::vector<bool>`, vectors in a vector). A number known at run time only is checked
/// then: `heed::out_of_range`. The container must outlive the view and keep its values where they are, so a temporary
/// is refused too, unless it is a view itself.
template <class... Axes, class C, class Fault = fault_of_view_of<C, Axes...>>
HEED_LINKED_AS constexpr auto view_of(C& container) {
    if constexpr (detail::any_refused<C>) {
        return refused{};
    } else {
        if constexpr (detail::is_tracked<C>) {
            return tracked_view<detail::remove_cvref_t<C>>(container, container);
        } else if constexpr (Tensor<C>) {
            using element = detail::viewed_element<C>;
            using plain_view = typename detail::view_by_layout<element, detail::layout_of<C>>::type;
            if constexpr (detail::has_lengths<C>) {
                return detail::moved_rows<C, plain_view>(container.data(), container.lengths);
            } else {
                return detail::moved_rows<C, plain_view>(container.data());
            }
        } else {
            using pointed = detail::innermost<C>;
            if constexpr (detail::is_nested<detail::remove_cvref_t<C>>) {
                if (__builtin_is_constant_evaluated()) {
                    detail::nested_arrays_are_viewed_at_run_time_only_so_copy_them_by_from();
                }
                detail::check_level<detail::first_axis<shape_t<Axes...>>>(container);
            } else if constexpr (!detail::fixed_size<detail::remove_cvref_t<C>>::known) {
                if (container.size() != shape_t<Axes...>::size) {
                    detail::size_differs(shape_text<shape_t<Axes...>>, shape_t<Axes...>::size, container.size());
                }
            }
            return tensor_view<pointed, Axes...>(detail::first_value(detail::data_of(container)));
        }
    }
}
template <class... Axes, class C, class Fault = fault_of_view_of<C, Axes...>>
    requires is_fault<Fault>
refused view_of(C& container) = delete;

/// A span or a view is a view itself, and may be handed over as it is made.
template <class... Axes, class C, class Fault = fault_of_view_of_temporary<C, Axes...>>
HEED_LINKED_AS constexpr auto view_of(C const&& view) {
    return view_of<Axes...>(view);
}
template <class... Axes, class C, class Fault = fault_of_view_of_temporary<C, Axes...>>
    requires is_fault<Fault>
refused view_of(C const&& view) = delete;

}  // namespace heed

#endif
