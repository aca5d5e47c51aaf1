// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_SLICE_HPP
#define HEED_OPS_SLICE_HPP

#include <heed/ops/detail/rules.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace in {
struct slice {};
}  // namespace in

namespace detail {

template <class X, class Name, class I>
consteval auto rule_of_slice() {
    if constexpr (any_refused<X, I>) {
        return none{};
    } else {
        using of_name = decltype(rule_of_names_of<in::slice, X, Name>());
        if constexpr (is_fault<of_name>) {
            return of_name{};
        } else {
            return rule_of_index(shape_t<axis_in<shape_type_of<X>, Name>>{}, type_list<bare<I>>{});
        }
    }
}

template <class Name, class Out, class X, class I>
constexpr void slice_into(Out& out, X const& x, I const& index) {
    using shape = shape_type_of<X>;
    constexpr std::size_t inner = stride_in<shape, Name>;
    constexpr std::size_t block = inner * extent_in<shape, Name>;
    std::size_t const at = checked<axis_in<shape, Name>>(plain_index(index));
    for (std::size_t outer = 0; outer < shape::size / block; ++outer) {
        for (std::size_t i = 0; i < inner; ++i) nth(out, outer * inner + i) = nth(x, outer * block + at * inner + i);
    }
}

}  // namespace detail

template <class X, template <std::size_t> class Name, class I>
using fault_of_slice = decltype(detail::rule_of_slice<X, axis_name<Name>, I>());
template <class X, template <std::size_t> class Name, class I>
concept can_slice = no_fault<fault_of_slice<X, Name, I>>;

/// The part of `x` at one index along an axis, which it no longer has: `slice<Query>(weights, 0)`. A plain tensor.
/// Refused: no such axis; a constant index (`0_c`) out of range. A run-time index out of range throws
/// `heed::out_of_range`. (PyTorch: `x.select`.)
template <template <std::size_t> class Name, class X, class I, class Fault = fault_of_slice<X, Name, I>>
constexpr auto slice(X const& x, I index) {
    if constexpr (detail::any_refused<X, I>) {
        return refused{};
    } else {
        using name = axis_name<Name>;
        auto result = detail::blank<detail::tensor_of<element_of<X>, detail::without_names<shape_type_of<X>, name>>>();
        detail::slice_into<name>(result, x, index);
        return result;
    }
}
template <template <std::size_t> class Name, class X, class I, class Fault = fault_of_slice<X, Name, I>>
    requires is_fault<Fault>
refused slice(X const& x, I index) = delete;
template <class... Axes, class X, class I, class Fault = fault_of_naming<in::slice, X, Axes...>>
refused slice(X const& x, I index) = delete;

}  // namespace heed

#endif
