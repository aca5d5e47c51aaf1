// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <type_traits>

#include <heed/heed.hpp>

#include "json.hpp"

// What the page knows of a tensor: its axes, read off its type, the words that heed has for it, where its numbers are
// and what each of them is made of.

namespace page {

using namespace heed::axes;

/// The name of an axis alone: `Query` of `Query<4>`.
template <class Axis>
constexpr text name_of_axis() {
    text whole = heed::axis_text<Axis>;
    std::size_t size = 0;
    while (size < whole.size && whole.data[size] != '<') ++size;
    return {whole.data, size};
}

template <class Name>
struct role_name;
template <template <std::size_t> class Name>
struct role_name<heed::axis_name<Name>> {
    static constexpr text value = name_of_axis<Name<1>>();
};

struct axis_row {
    text name;
    std::uint32_t extent;
};
template <class Shape>
struct axes_of;
template <class... Axes>
struct axes_of<heed::shape_t<Axes...>> {
    static constexpr std::uint32_t rank = sizeof...(Axes);
    static constexpr axis_row rows[rank] = {
        {name_of_axis<Axes>(), static_cast<std::uint32_t>(heed::extent_of<Axes>)}...};
};

/// How a number comes about.
enum class made_by : std::uint8_t {
    seed,         ///< drawn, or written by the reader
    masks,        ///< 1 where a query sees a key, 0 where a mask hides it
    product,      ///< the sum of products over the axes that the result lacks, times a factor
    maximum,      ///< the greatest along the axis that the result lacks
    difference,   ///< first minus second
    exponential,  ///< e to the power of the first
    total,        ///< the sum along the axis that the result lacks
    quotient      ///< first over second
};

/// An operand: an index along `from` is one along `to` in the result.
struct operand {
    std::int32_t tensor = -1;
    text from{}, to{};
};

struct tensor_row {
    text name, call, says;
    float const* values = nullptr;
    axis_row const* axes = nullptr;
    std::uint32_t rank = 0, size = 0;
    made_by made = made_by::seed;
    operand operands[3]{};  ///< the third of a product is its mask
    float factor = 1;
    bool has_factor = false;
    char panel = 'A';
};

template <class X>
using shape_in = std::remove_cvref_t<decltype(heed::shape_of(std::declval<X const&>()))>;

/// What a tensor is by itself: its axes and its numbers.
template <class X>
tensor_row describe(char panel, char const* name, char const* call, text says, X const& x) {
    using axes = axes_of<shape_in<X>>;
    tensor_row row;
    row.panel = panel;
    row.name = words(name);
    row.call = words(call);
    row.says = says;
    row.values = x.values;
    row.axes = axes::rows;
    row.rank = axes::rank;
    row.size = static_cast<std::uint32_t>(X::size);
    return row;
}

/// X as an operand of a projection: its positions are those of the role.
template <class W>
constexpr operand projected(std::int32_t tensor) {
    return {tensor, name_of_axis<Time<1>>(), role_name<typename W::role>::value};
}

constexpr bool has_axis(tensor_row const& row, text name) {
    for (std::uint32_t i = 0; i < row.rank; ++i) {
        if (row.axes[i].name == name) return true;
    }
    return false;
}

/// The name that an axis of an operand has in the result.
constexpr text in_result(operand const& of, text name) { return of.from.size != 0 && name == of.from ? of.to : name; }

/// The index of a cell along an axis; 0 when there is no such axis.
constexpr std::uint32_t index_along(tensor_row const& row, std::uint32_t cell, text name) {
    for (std::uint32_t i = row.rank; i-- > 0; cell /= row.axes[i].extent) {
        if (row.axes[i].name == name) return cell % row.axes[i].extent;
    }
    return 0;
}

/// Whether a cell of an operand takes part in a cell of a result: where both have an axis, they have one index along
/// it.
constexpr bool takes_part(tensor_row const& result, std::uint32_t cell, operand const& of, tensor_row const& from,
                          std::uint32_t at) {
    for (std::uint32_t i = from.rank; i-- > 0; at /= from.axes[i].extent) {
        text const name = in_result(of, from.axes[i].name);
        if (has_axis(result, name) && index_along(result, cell, name) != at % from.axes[i].extent) return false;
    }
    return true;
}

/// Whether two cells of the operands of a product are multiplied: where both have an axis, they have one index along
/// it.
constexpr bool are_multiplied(tensor_row const& a, std::uint32_t in_a, tensor_row const& b, std::uint32_t in_b) {
    return takes_part(a, in_a, operand{}, b, in_b);
}

}  // namespace page
