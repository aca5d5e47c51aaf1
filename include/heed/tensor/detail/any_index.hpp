// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_ANY_INDEX_HPP
#define HEED_TENSOR_DETAIL_ANY_INDEX_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/index.hpp>

namespace heed::detail::inline HEED_KERNELS {

/// The index along any axis of a shape, but for those that are not offered: for a function that says by the type of its
/// parameter which one it takes.
template <class Shape, class Offered = Shape>
struct any_index {
    std::size_t const* indices;
    template <template <std::size_t> class Name>
        requires has_name<Offered, axis_name<Name>>
    constexpr operator index_of<Name>() const {  // NOLINT: implicit by design
        return index<Name>(indices[position_of<Shape, axis_name<Name>>]);
    }
};
template <std::size_t, class Index>
constexpr Index const& for_each_position(Index const& index) {
    return index;
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
