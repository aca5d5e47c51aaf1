// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_GEMM_PLAN_HPP
#define HEED_KERNEL_GEMM_PLAN_HPP

#include <cstddef>

#include <heed/kernel/blocking.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// One loop over the output and how far it moves the operands.
struct outer_loop {
    std::size_t extent = 1;
    std::size_t out = 0;
    std::size_t a = 0;
    std::size_t b = 0;
};

/// A contraction as tiles see it: the columns, along which vectors lie, the rows of a tile, and what is left to loop
/// over. Where only a moves along the columns, the operands have changed places; where neither does, b is packed, so
/// that tiles find a column of b beside the other.
template <std::size_t OuterCapacity, std::size_t InnerCapacity>
struct gemm_plan {
    bool swapped;
    outer_loop column;
    outer_loop row;
    nest<3, OuterCapacity> rest;
    nest<2, InnerCapacity> inner;
    /// Whether an operand is first copied into a panel, in which its columns lie side by side.
    bool packs_a;
    bool packs_b;
};

namespace detail::inline HEED_KERNELS {

template <class T>
inline constexpr std::size_t most_panel = 24 * 1024 / sizeof(T);

/// The innermost loop along which the output's elements lie side by side; as many as there are loops where none is one.
/// Tiles are as long as types say: a loop that ends at a length is none.
template <std::size_t Capacity>
constexpr std::size_t column_loop(nest<3, Capacity> const& outer) {
    for (std::size_t i = outer.rank; i-- > 0;) {
        if (outer.ended_by[i] != 0) continue;
        if (outer.strides[0][i] == 1 || (outer.rank == 1 && outer.extents[i] == 1)) return i;
    }
    return outer.rank;
}

template <class T, std::size_t O, std::size_t Index>
constexpr gemm_plan<O, Index> plan_gemm(nest<3, O> const& outer, nest<2, Index> const& inner) {
    gemm_plan<O, Index> result{};
    std::size_t const last = column_loop(outer);
    result.swapped = outer.strides[2][last] == 0 && outer.strides[1][last] != 0;
    std::size_t const a = result.swapped ? 2 : 1, b = 3 - a;
    result.column = {outer.extents[last], outer.strides[0][last], outer.strides[a][last], outer.strides[b][last]};
    result.packs_a = result.column.a > 1;
    result.packs_b = result.column.b != 1 && result.column.extent > 1;

    // The rows of a tile share what is loaded of b.
    std::size_t row = last;
    for (std::size_t i = 0; i < outer.rank && !result.packs_a; ++i) {
        if (i == last || outer.ended_by[i] != 0) continue;
        if (outer.strides[b][i] == 0 && (row == last || outer.extents[i] >= outer.extents[row])) row = i;
    }
    if (row != last) result.row = {outer.extents[row], outer.strides[0][row], outer.strides[a][row], 0};

    for (std::size_t i = 0; i < outer.rank; ++i) {
        if (i == row || i == last) continue;
        std::size_t const to = result.rest.rank++;
        result.rest.extents[to] = outer.extents[i];
        result.rest.ended_by[to] = outer.ended_by[i];
        result.rest.per_length[to] = outer.per_length[i];
        result.rest.strides[0][to] = outer.strides[0][i];
        result.rest.strides[1][to] = outer.strides[a][i];
        result.rest.strides[2][to] = outer.strides[b][i];
    }
    if (result.rest.rank == 0) {
        result.rest.rank = 1;
        result.rest.extents[0] = 1;
    }

    result.inner = inner;
    if (result.swapped) {
        for (std::size_t i = 0; i < inner.rank; ++i) {
            result.inner.strides[0][i] = inner.strides[1][i];
            result.inner.strides[1][i] = inner.strides[0][i];
        }
    }
    // Rows that are far apart share few sets of the cache, which hurts the more, the fewer rows of a tile share a load.
    std::size_t const a_step = result.inner.strides[0][inner.rank - 1] * sizeof(T);
    std::size_t const far_apart = vector_registers == 32 ? 2048 : a_step < 256 ? 512 : 256;
    if (result.inner.strides[1][inner.rank - 1] * sizeof(T) >= far_apart && inner.size() >= 64 &&
        result.row.extent >= 32)
        result.packs_b = true;
    return result;
}

/// The nest of the contracted elements when the panels have `width` columns.
template <std::size_t O, std::size_t Index>
constexpr nest<2, Index> in_panels(gemm_plan<O, Index> const& plan, std::size_t width) {
    nest<2, Index> result = plan.inner;
    std::size_t step = width;
    for (std::size_t i = result.rank; i-- > 0;) {
        if (plan.packs_a) result.strides[0][i] = step;
        if (plan.packs_b) result.strides[1][i] = step;
        step *= result.extents[i];
    }
    return collapse(result);
}

/// As many of the innermost loop's turns as a panel of `width` columns takes at a time, as one loop.
template <std::size_t O, std::size_t Index>
constexpr nest<2, Index> one_part(gemm_plan<O, Index> const& plan, std::size_t width) {
    nest<2, Index> result{};
    result.rank = 1;
    std::size_t const last = plan.inner.rank - 1;
    result.extents[0] = plan.inner.extents[last];
    result.strides[0][0] = plan.packs_a ? width : plan.inner.strides[0][last];
    result.strides[1][0] = plan.packs_b ? width : plan.inner.strides[1][last];
    return result;
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
