// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_LAYOUT_HPP
#define HEED_TENSOR_DETAIL_LAYOUT_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/shape.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// How the values of a tensor stand in memory: row-major, which is said by its shape, or as a strided view says.
template <class X>
struct layout_in {
    using type = typename X::shape_type;
};
template <class X>
    requires requires { typename X::layout_type; }
struct layout_in<X> {
    using type = typename X::layout_type;
};
template <class X>
using layout_of = typename layout_in<remove_cvref_t<X>>::type;
template <class Layout>
inline constexpr bool is_contiguous = false;
template <class... Axes>
inline constexpr bool is_contiguous<shape_t<Axes...>> = !(is_up_to<Axes> || ...);

/// How many values the memory has from the first element to the last.
template <class Layout>
inline constexpr std::size_t memory_of = Layout::size;

/// Where the element stands that comes n-th in row-major order.
template <class... Axes>
constexpr std::size_t offset_of_nth(shape_t<Axes...>, std::size_t n) {
    return n;
}
template <class X>
constexpr auto& nth(X& x, std::size_t n) {
    return x.values[offset_of_nth(layout_of<X>{}, n)];
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
