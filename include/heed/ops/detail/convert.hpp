// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_CONVERT_HPP
#define HEED_OPS_DETAIL_CONVERT_HPP

#include <type_traits>

#include <heed/kernel/map.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/tensor/numbers.hpp>

namespace heed::detail {

template <class To>
struct to_element {
    template <class From>
    constexpr To operator()(From const& value) const {
        To result = static_cast<To>(value);
        // g++ 12 takes a conversion to float and one back for none where it vectorises them.
        if constexpr (__is_same(To, float) && __is_same(From, double) && !compiler_is_clang) {
            if (!__builtin_is_constant_evaluated()) result = unknown(result);
        }
        return result;
    }
};

/// `out = x`, converted. Whether all numbers are within range is asked first, in a loop of its own, which is one that
/// compilers turn into vectors.
template <class Out, class X>
constexpr void cast_into(Out& out, X const& x) {
    using to = element_of<Out>;
    to_element<to> convert{};
    if constexpr (std::is_floating_point_v<element_of<X>> && integer<to>) {
        auto const& values = contiguous(x);
        if (!all_within<to, X::size>(values.data())) value_does_not_fit();
        kernel::map<plan<shape_type_of<Out>, layout_of<Out>, shape_type_of<X>>>(convert, out.values, values.values);
    } else {
        kernel::map<plan<shape_type_of<Out>, layout_of<Out>, layout_of<X>>>(convert, out.values, x.values);
    }
}

}  // namespace heed::detail

#endif
