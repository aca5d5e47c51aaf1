// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// std::mdspan in and out, as tests/unit/borders_mdspan.cpp has it of a type of its own, by a standard library that has
// it: its layouts, its mappings and its checks.

#include "../support/mdspan_checks.hpp"

#include <array>
#include <cstddef>
#include <mdspan>

namespace {

namespace borders = heed::borders;
namespace fault = heed::fault;
using namespace heed::axes;
using borders::std_mdspan;

static_assert(mdspan_checks::all<std_mdspan>());

using matrix = heed::tensor<float, Query<4>, Dk<7>>;
using view = heed::tensor_view<float, Query<4>, Dk<7>>;
static_assert(borders::can_view<view, std::mdspan<float, std::extents<int, 4, 7>>>);
static_assert(borders::can_view<view, std::mdspan<float, std::dextents<unsigned char, 2>>>);
static_assert(std::is_same_v<borders::fault_of_view<view, std::mdspan<float, std::extents<int, 4, 8>>>,
                             fault::memory_has_another_number_of_elements_along_the_declared_axis<
                                 fault::in::view_of_memory, Dk<7>, heed::values_given<8>>>);
static_assert(
    std::is_same_v<borders::fault_of_view<view, std::mdspan<float, std::extents<int, 4, 7>, std::layout_left>>,
                   fault::memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<
                       Query<4>, borders::apart_by<7>, borders::apart_by<1>>>);
// By default it is the standard's.
static_assert(std::is_same_v<decltype(borders::as_mdspan(std::declval<matrix&>())),
                             std::mdspan<float, std::extents<std::size_t, 4, 7>>>);

/// Sizes that come at run time, of any type of index.
template <class Index>
constexpr bool comes() {
    float values[28] = {};
    for (int i = 0; i < 28; ++i) values[i] = static_cast<float>(i);
    std::mdspan<float, std::dextents<Index, 2>> const rows(values, 4, 7);
    std::mdspan<float, std::extents<Index, std::dynamic_extent, 7>, std::layout_left> const columns(values, 4);
    return borders::view<view>(rows)(3, 6) == 27 && borders::read<matrix>(columns)(3, 5) == 23;
}
static_assert(comes<int>() && comes<std::size_t>() && comes<unsigned char>());

bool is_refused() {
    float values[28] = {};
    std::mdspan<float, std::dextents<int, 2>> const came(values, 7, 4);
    try {
        borders::view<view>(came);
    } catch (heed::border_error const&) {
        return true;
    }
    return false;
}

}  // namespace

int main() { return mdspan_checks::to_mdspan<std_mdspan>() && comes<int>() && is_refused() ? 0 : 1; }
