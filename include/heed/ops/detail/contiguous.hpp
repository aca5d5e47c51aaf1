// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_CONTIGUOUS_HPP
#define HEED_OPS_DETAIL_CONTIGUOUS_HPP

#include <heed/kernel/copy.hpp>
#include <heed/kernel/map.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/tensor/heap_tensor.hpp>

namespace heed::detail::inline HEED_KERNELS {

struct the_same {
    template <class T>
    constexpr T operator()(T const& x) const {
        return x;
    }
};

/// `out = x`, name by name, whatever the orders of their axes.
template <class Out, class X>
constexpr void copy_into(Out& out, X const& x) {
    constexpr auto const& visited = plan<shape_type_of<Out>, layout_of<Out>, layout_of<X>>;
    if constexpr (has_lengths<Out>) {
        the_same same{};
        kernel::map<visited>(take_lengths(out, x), same, values_of(out), values_of(x));
    } else {
        kernel::copy<visited>(out.values, x.values);
    }
}

/// A plain tensor with values of its own.
template <class X>
constexpr tensor_like<X> copied(X const& x) {
    auto result = blank<tensor_like<X>>();
    copy_into(result, x);
    return result;
}

/// The same for a function's own use.
template <class X>
constexpr temporary_like<X> copied_apart(X const& x) {
    auto result = blank<temporary_like<X>>();
    copy_into(result, x);
    return result;
}

/// The tensor itself when its values stand in a row, for what goes through them so, and a copy of a strided view.
template <class X>
constexpr decltype(auto) contiguous(X const& x) {
    if constexpr (is_contiguous<layout_of<X>>) {
        return (x);
    } else {
        return copied_apart(x);
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
