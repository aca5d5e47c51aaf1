// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_CONVERT_HPP
#define HEED_OPS_DETAIL_CONVERT_HPP

#include <type_traits>

#include <heed/kernel/map.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/tensor/numbers.hpp>

namespace heed::detail::inline HEED_KERNELS {

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

/// As `all_within`, of all elements that there are.
template <class To, class X>
constexpr bool all_elements_within(X const& x) {
    constexpr auto const& visited = plan<shape_type_of<X>, layout_of<X>>;
    auto const lengths = lengths_of<shape_type_of<X>>(x);
    for (kernel::nest_cursor<visited, remove_cvref_t<decltype(lengths)>> row{{}, lengths}; row.more; row.next()) {
        for (std::size_t i = 0; i < kernel::row_turns<visited>(lengths); ++i) {
            if (!all_within<To, 1>(x.data() + row.at[0] + i * kernel::row_stride<visited, 0>)) return false;
        }
    }
    return true;
}

/// `out = x`, converted. Whether all numbers are within range is asked first, in a loop of its own, which is one that
/// compilers turn into vectors.
template <class Out, class X>
constexpr void cast_into(Out& out, X const& x) {
    using to = element_of<Out>;
    to_element<to> convert{};
    if constexpr (has_lengths<X>) {
        if constexpr (has_fractions<element_of<X>> && integer<to>) {
            if (!all_elements_within<to>(x)) value_does_not_fit();
        }
        auto const lengths = take_lengths(out, x);
        kernel::map<plan<shape_type_of<Out>, layout_of<Out>, layout_of<X>>>(lengths, convert, values_of(out),
                                                                            values_of(x));
    } else if constexpr (has_fractions<element_of<X>> && integer<to>) {
        auto const& values = contiguous(x);
        if (!all_within<to, X::size>(values.data())) value_does_not_fit();
        kernel::map<plan<shape_type_of<Out>, layout_of<Out>, shape_type_of<X>>>(convert, out.values, values.values);
    } else {
        kernel::map<plan<shape_type_of<Out>, layout_of<Out>, layout_of<X>>>(convert, out.values, x.values);
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
