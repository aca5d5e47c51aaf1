// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_SLICE_HPP
#define HEED_OPS_SLICE_HPP

#include <heed/kernel/map.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/detail/rows.hpp>

namespace heed {

namespace fault::in {
struct slice {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

template <class In, class X, class Name, class Index>
consteval auto rule_of_slice() {
    using of_name = decltype(rule_of_names_of<In, X, Name>());
    if constexpr (is_fault<of_name>) {
        return of_name{};
    } else {
        return rule_of_index(shape_t<axis_in<shape_type_of<X>, Name>>{}, type_list<remove_cvref_t<Index>>{});
    }
}

template <class Name, class Out, class X, class Index>
constexpr void slice_into(Out& out, X const& x, Index const& index) {
    using shape = shape_type_of<X>;
    if constexpr (has_lengths<X>) {
        auto* const from =
            x.data() + place_along<true, axis_in<shape, Name>, shape>(x.lengths, index) * stride_in<layout_of<X>, Name>;
        using part = shape_type_of<Out>;
        the_same same{};
        take_lengths(out, x);
        return kernel::map<plan<part, layout_of<Out>, layout_of<X>>>(lengths_of<part>(x), same, values_of(out), from);
    } else {
        constexpr std::size_t inner = stride_in<shape, Name>;
        constexpr std::size_t block = inner * extent_in<shape, Name>;
        std::size_t const at = checked<axis_in<shape, Name>>(plain_index(index));
        for (std::size_t outer = 0; outer < shape::size / block; ++outer) {
            for (std::size_t i = 0; i < inner; ++i)
                nth(out, outer * inner + i) = nth(x, outer * block + at * inner + i);
        }
    }
}

template <class Name>
struct slice_view_operation;
template <class Name>
struct slice_operation : operation<fault::in::slice, mend::x, mend::index> {
    using words = as_call<fault::in::slice, Name>;
    using gradient = gradients::part<slice_view_operation<Name>>;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class X, class Index>
    using fault = decltype(rule_of_slice<fault::in::slice, X, Name, Index>());
    template <class X, class Index>
    using result = moved_rows<X, tensor_of<element_of<X>, without_names<shape_type_of<X>, Name>>>;
    template <class Out, class X, class Index>
    static constexpr void write(Out& out, X const& x, Index const& index) {
        slice_into<Name>(out, x, index);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name, class Index>
using fault_of_slice = detail::fault_of<detail::slice_operation<axis_name<Name>>, X, Index>;
template <class X, template <std::size_t> class Name, class Index>
concept can_slice = no_fault<fault_of_slice<X, Name, Index>>;
template <class X, template <std::size_t> class Name, class Index>
inline constexpr auto explanation_of_slice =
    detail::explained_call<detail::slice_operation<axis_name<Name>>, X, Index>::value;

/// `slice<Query>(weights, 0)`: the part of a tensor at one index along an axis, which it no longer has. A plain tensor
/// with values of its own; `slice_view` is a view, to write to for example.
/// Refused: no such axis; a constant index (`0_c`) out of range. A run-time index out of range throws
/// `heed::out_of_range`. (NumPy: `x[0].copy()`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::slice_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto slice(Xs const&... x_and_index) {
    return detail::perform<detail::slice_operation<axis_name<Name>>>(x_and_index...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::slice_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused slice(Xs const&... x_and_index) = delete;
template <class... Axes, class X, class Index, class Fault = fault_of_naming<fault::in::slice, X, Axes...>>
refused slice(X const& x, Index index) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_slice(Xs const&...) {
    return detail::explained_call<detail::slice_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
