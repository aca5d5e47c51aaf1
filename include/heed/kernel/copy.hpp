// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_COPY_HPP
#define HEED_KERNEL_COPY_HPP

#include <cstddef>
#include <type_traits>

#include <heed/kernel/nest.hpp>
#include <heed/kernel/transpose_registers.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// A copy as the loops that are left when all that lies in a row in both operands is one unit. Strides are bytes.
template <std::size_t Capacity>
struct copy_plan {
    /// The loop whose steps in the output are the smallest, and the one whose steps in the input are.
    copied_loop along{};
    copied_loop across{};
    nest<2, Capacity> rest{};
    std::size_t unit = 0;
    /// Whether the one loop is both, and whether no two elements are written to one place.
    bool same_order = true;
    bool apart = true;
};

template <std::size_t Capacity>
constexpr std::size_t smallest_step(nest<2, Capacity> const& loops, std::size_t operand) {
    std::size_t smallest = 0;
    for (std::size_t i = 1; i < loops.rank; ++i) {
        if (loops.strides[operand][i] <= loops.strides[operand][smallest]) smallest = i;
    }
    return smallest;
}

template <std::size_t Capacity>
constexpr bool writes_apart(nest<2, Capacity> const& loops, std::size_t unit) {
    for (std::size_t i = 0; i < loops.rank; ++i) {
        std::size_t span = unit;
        for (std::size_t j = 0; j < loops.rank; ++j) {
            if (j != i && loops.strides[0][j] <= loops.strides[0][i])
                span += (loops.extents[j] - 1) * loops.strides[0][j];
        }
        if (loops.extents[i] > 1 && loops.strides[0][i] < span) return false;
    }
    return true;
}

template <std::size_t Capacity>
constexpr nest<2, Capacity> without_loop(nest<2, Capacity> const& loops, std::size_t left_out) {
    nest<2, Capacity> result{};
    for (std::size_t i = 0; i < loops.rank; ++i) {
        if (i == left_out) continue;
        result.extents[result.rank] = loops.extents[i];
        result.strides[0][result.rank] = loops.strides[0][i];
        result.strides[1][result.rank++] = loops.strides[1][i];
    }
    return result;
}

template <std::size_t Capacity>
constexpr copied_loop loop_of(nest<2, Capacity> const& loops, std::size_t which) {
    return {loops.extents[which], loops.strides[0][which], loops.strides[1][which]};
}

template <std::size_t Capacity>
constexpr copy_plan<Capacity> plan_copy(nest<2, Capacity> const& elements, std::size_t size) {
    copy_plan<Capacity> result{};
    result.unit = size;
    nest<2, Capacity> loops = elements;
    for (std::size_t i = 0; i < loops.rank; ++i) {
        loops.strides[0][i] *= size;
        loops.strides[1][i] *= size;
    }
    result.apart = writes_apart(loops, size);
    for (std::size_t i = 0; i < loops.rank;) {
        bool const in_a_row = loops.strides[0][i] == result.unit && loops.strides[1][i] == result.unit;
        if (in_a_row || loops.extents[i] == 1) {
            result.unit *= loops.extents[i];
            loops = without_loop(loops, i);
            i = 0;
        } else {
            ++i;
        }
    }
    if (loops.rank > 0) {
        std::size_t const to = smallest_step(loops, 0), from = smallest_step(loops, 1);
        result.same_order = to == from;
        result.along = loop_of(loops, to);
        if (!result.same_order) result.across = loop_of(loops, from);
        loops = without_loop(loops, to);
        if (!result.same_order) loops = without_loop(loops, from < to ? from : from - 1);
    }
    if (loops.rank == 0) loops = {.rank = 1, .extents = {1}, .strides = {}};
    result.rest = loops;
    return result;
}

template <auto Plan>
inline void copy_units(char* to, char const* from) {
    for (nest_cursor<Plan.rest> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<Plan.rest>; ++i) {
            char* const out = to + row.at[0] + i * row_stride<Plan.rest, 0>;
            char const* const in = from + row.at[1] + i * row_stride<Plan.rest, 1>;
            if constexpr (Plan.same_order) {
                for (std::size_t k = 0; k < Plan.along.extent; ++k) {
                    copy_unit<Plan.unit>(out + k * Plan.along.out, in + k * Plan.along.in);
                }
            } else {
                transpose_units<Plan.unit, Plan.along, Plan.across>(out, in);
            }
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

/// `out = in` element by element, in whatever order is fast: what both have in a row as one piece, two orders that
/// differ block by block, transposed in registers where the pieces are small. The operands share no memory.
template <auto Nest, class Out, class In>
constexpr void copy(Out& out, In const& in) {
    using to = std::remove_cvref_t<decltype(out[0])>;
    using from = std::remove_cvref_t<decltype(in[0])>;
    if constexpr (__is_same(to, from) && std::is_trivially_copyable_v<to>) {
        constexpr auto plan = detail::plan_copy(Nest, sizeof(to));
        if constexpr (plan.apart) {
            if (!std::is_constant_evaluated()) {
                to* const first = out;
                from const* const first_in = in;
                detail::copy_units<plan>(reinterpret_cast<char*>(first), reinterpret_cast<char const*>(first_in));
                return;
            }
        }
    }
    for (nest_cursor<Nest> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<Nest>; ++i) {
            out[row.at[0] + i * row_stride<Nest, 0>] = in[row.at[1] + i * row_stride<Nest, 1>];
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
