// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/kernel/map.hpp>
#include <heed/ops/rules.hpp>

namespace heed::detail {

/// A plain tensor with values of its own.
template <class X>
constexpr tensor_like<X> copied(X const& x) {
    auto result = blank<tensor_like<X>>();
    same unchanged{};
    kernel::map<plan<shape_type_of<X>, shape_type_of<X>, layout_of<X>>>(unchanged, result.values, x.values);
    return result;
}

/// The tensor itself when its values stand in a row, for what goes through them so, and a copy of a strided view.
template <class X>
constexpr decltype(auto) dense(X const& x) {
    if constexpr (is_dense<layout_of<X>>) {
        return (x);
    } else {
        return copied(x);
    }
}

}  // namespace heed::detail
