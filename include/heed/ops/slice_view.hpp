// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_SLICE_VIEW_HPP
#define HEED_OPS_SLICE_VIEW_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/ops/range.hpp>
#include <heed/ops/slice.hpp>
#include <heed/shape/naming.hpp>

// Views of a part of a tensor, and of one tensor repeated. Nothing is copied: what is written to the view is written to
// the tensor. A view of a view is one of what that views.

namespace heed {

namespace fault::in {
struct slice_view {};
struct range_view {};
struct broadcast_view {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

template <class Name>
struct slice_view_operation : operation<fault::in::slice_view, mend::x, mend::index> {
    using words = as_call<fault::in::slice_view, Name>;
    using gradient = gradients::viewed;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class X, class Index>
    static constexpr void examine(X const& x, Index const& index) {
        place_along<true, axis_in<shape_type_of<X>, Name>, shape_type_of<X>>(x.lengths, index);
    }
    static constexpr bool gives_a_view = true;
    template <class X, class Index>
    using fault = decltype(rule_of_slice<fault::in::slice_view, X, Name, Index>());
    template <class X, class Index>
    using result = view_by_name<X, without_names<shape_type_of<X>, Name>>;
    template <class X, class Index>
    static constexpr std::size_t offset(Index const& index) {
        return checked<axis_in<shape_type_of<X>, Name>>(plain_index(index)) * stride_in<layout_of<X>, Name>;
    }
};

template <class... Parts>
struct range_view_operation : range_of_parts<fault::in::range_view, Parts...> {
    using gradient = gradients::viewed;
    static constexpr bool gives_a_view = true;
    template <class X, class... Index>
    using result = typename range_of_parts<fault::in::range_view, Parts...>::template view<X>;
};

template <class X, class... New>
consteval auto rule_of_broadcast() {
    using of_axes = decltype(rule_of_listed_axes<fault::in::broadcast_view, X, New...>());
    if constexpr (is_fault<of_axes>) {
        return of_axes{};
    } else {
        return rule_of_result<fault::in::broadcast_view, concatenate<shape_t<New...>, shape_type_of<X>>>();
    }
}

template <class... New>
struct broadcast_view_operation : view_of_whole<fault::in::broadcast_view> {
    using gradient = gradients::moved;
    static constexpr bool takes_lengths = true;
    using words = as_call<fault::in::broadcast_view, New...>;
    template <class X>
    using fault = decltype(rule_of_broadcast<X, New...>());
    // Const elements, since many of them are one.
    template <class X>
    using result =
        moved_rows<X, typename view_by_strides<viewed_element<X> const, concatenate<shape_t<New...>, shape_type_of<X>>,
                                               strides_in<X, concatenate<shape_t<New...>, shape_type_of<X>>>>::type>;
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name, class Index>
using fault_of_slice_view = detail::fault_of_view<detail::slice_view_operation<axis_name<Name>>, X, Index>;
template <class X, template <std::size_t> class Name, class Index>
concept can_slice_view = no_fault<fault_of_slice_view<X, Name, Index>>;
template <class X, template <std::size_t> class Name, class Index>
inline constexpr auto explanation_of_slice_view =
    detail::explained_call<detail::slice_view_operation<axis_name<Name>>, X, Index>::value;

/// `slice_view<Query>(x, 0)`: a view of the part of a tensor at one index along an axis, which the view lacks; of const
/// elements where those of `x` are. `slice_view<Time>(cache, n) = row` and `into(slice_view<Batch>(out, 0))` write to
/// the tensor. A `tensor_view` when the elements stand in a row, else a `strided_view`. Refused: no such axis; a
/// constant index (`0_c`) out of range; a temporary that owns its values. A run-time index out of range throws
/// `heed::out_of_range`. (PyTorch: `x.select`; NumPy: `x[:, 0]`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of_view<detail::slice_view_operation<axis_name<Name>>, Xs&&...>>
[[gnu::always_inline]] constexpr auto slice_view(Xs&&... x_and_index) {
    return detail::view<detail::slice_view_operation<axis_name<Name>>>(x_and_index...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of_view<detail::slice_view_operation<axis_name<Name>>, Xs&&...>>
    requires is_fault<Fault>
refused slice_view(Xs&&... x_and_index) = delete;
template <class... Axes, class X, class Index, class Fault = fault_of_naming<fault::in::slice_view, X, Axes...>>
refused slice_view(X const& x, Index index) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_slice_view(Xs const&...) {
    return detail::explained_call<detail::slice_view_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, class Part, class Index>
using fault_of_range_view = detail::fault_of_view<detail::range_view_operation<Part>, X, Index>;
template <class X, class Part, class Index>
concept can_range_view = no_fault<fault_of_range_view<X, Part, Index>>;
template <class X, class Part, class Index>
inline constexpr auto explanation_of_range_view =
    detail::explained_call<detail::range_view_operation<Part>, X, Index>::value;

/// `range_view<Key<3>>(x, offset)`: a view of so many places along an axis, from the offset on; the other axes are
/// whole. Of several axes `range_view<Query<2>, Key<3>>(x, i, j)`. Of const elements where those of `x` are. Refused:
/// no such axis, or one with fewer places; a constant offset (`2_c`) that leads beyond it; a temporary that owns its
/// values. A run-time offset that leads beyond it throws `heed::out_of_range`. (NumPy: `x[:, offset:offset + 3]`;
/// PyTorch: `x.narrow`.)
template <class... Parts, class... Xs,
          class Fault = detail::fault_of_view<detail::range_view_operation<Parts...>, Xs&&...>>
[[gnu::always_inline]] constexpr auto range_view(Xs&&... x_and_offsets) {
    return detail::view<detail::range_view_operation<Parts...>>(x_and_offsets...);
}
template <class... Parts, class... Xs,
          class Fault = detail::fault_of_view<detail::range_view_operation<Parts...>, Xs&&...>>
    requires is_fault<Fault>
refused range_view(Xs&&... x_and_offsets) = delete;
template <template <std::size_t> class First, template <std::size_t> class... Rest, class X, class... Index,
          class Fault = fault_of_extents<fault::in::range_view, First, Rest...>>
refused range_view(X const& x, Index... offsets) = delete;
template <class... Parts, class... Xs>
constexpr auto explain_range_view(Xs const&...) {
    return detail::explained_call<detail::range_view_operation<Parts...>, Xs...>::value;
}

template <class X, class... New>
using fault_of_broadcast_view = detail::fault_of_view<detail::broadcast_view_operation<New...>, X>;
template <class X, class... New>
concept can_broadcast_view = no_fault<fault_of_broadcast_view<X, New...>>;
template <class X, class... New>
inline constexpr auto explanation_of_broadcast_view =
    detail::explained_call<detail::broadcast_view_operation<New...>, X>::value;

/// `broadcast_view<Batch<2>, Head<4>>(x)`: a view of a tensor with new axes before its own, along which it is repeated
/// without being copied. Of const elements, since many of them are one. Refused: an axis that `x` has already; a
/// temporary that owns its values. (NumPy: `numpy.broadcast_to`; PyTorch: `x.expand`.)
template <class... New, class... Xs,
          class Fault = detail::fault_of_view<detail::broadcast_view_operation<New...>, Xs&&...>>
[[gnu::always_inline]] constexpr auto broadcast_view(Xs&&... x) {
    return detail::view<detail::broadcast_view_operation<New...>>(x...);
}
template <class... New, class... Xs,
          class Fault = detail::fault_of_view<detail::broadcast_view_operation<New...>, Xs&&...>>
    requires is_fault<Fault>
refused broadcast_view(Xs&&... x) = delete;
template <template <std::size_t> class First, template <std::size_t> class... Rest, class X,
          class Fault = fault_of_extents<fault::in::broadcast_view, First, Rest...>>
refused broadcast_view(X const& x) = delete;
template <class... New, class... Xs>
constexpr auto explain_broadcast_view(Xs const&...) {
    return detail::explained_call<detail::broadcast_view_operation<New...>, Xs...>::value;
}

}  // namespace heed

#endif
