// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_PLAN_HPP
#define HEED_OPS_DETAIL_PLAN_HPP

#include <cstddef>

#include <heed/kernel/nest.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/tensor.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

template <class Operand, class... Axes>
consteval void fill_strides(std::size_t* strides, shape_t<Axes...>) {
    ((*strides++ = stride_in<Operand, name_of<Axes>>), ...);
}

template <class... Axes>
consteval void fill_extents(std::size_t* extents, shape_t<Axes...>) {
    ((*extents++ = extent_of<Axes>), ...);
}

/// Which loops end at lengths, those of the shape that is visited, in its order.
template <class... Axes>
consteval void fill_ends(std::size_t* ended_by, shape_t<Axes...>) {
    std::size_t lengths = 0;
    ((*ended_by++ = is_up_to<Axes> ? ++lengths : 0), ...);
}

template <class... Axes, class... Operands>
consteval auto make_plan(shape_t<Axes...> visited, type_list<Operands...>) {
    kernel::nest<sizeof...(Operands), (sizeof...(Axes) > 0 ? sizeof...(Axes) : 1)> result{};
    result.rank = sizeof...(Axes);
    fill_extents(result.extents, visited);
    if constexpr ((is_up_to<Axes> || ...)) fill_ends(result.ended_by, visited);
    std::size_t operand = 0;
    (fill_strides<Operands>(result.strides[operand++], visited), ...);
    return kernel::collapse(result);
}

/// The loops that visit the axes of one shape, with the strides that operands of other shapes have along them: 0 along
/// an axis that an operand lacks.
template <class Visited, class... Operands>
inline constexpr auto plan = make_plan(Visited{}, type_list<Operands...>{});

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
