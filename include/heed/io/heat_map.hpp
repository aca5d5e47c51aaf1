// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_HEAT_MAP_HPP
#define HEED_IO_HEAT_MAP_HPP

#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <heed/io/colour.hpp>
#include <heed/io/print.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed {

namespace fault::in {
struct heat_map {};
}  // namespace fault::in

namespace fault {

template <class Shape>
struct heat_map_needs_at_least_two_axes_rows_and_columns {};
template <class Element>
struct heat_map_needs_elements_that_convert_to_double {};

}  // namespace fault

namespace io {

/// What a terminal can show: plain characters, the 256 colours of xterm, or 24-bit colours.
enum class colours { none, xterm_256, true_colour };

namespace detail::inline HEED_KERNELS {

/// Strength of a cell without colours, from nothing to most.
inline constexpr std::string_view ramp = ".:-=+*#%@";

inline std::string colour_code(colours how, bool background, colour c) {
    std::string const start = background ? "\x1b[48;" : "\x1b[38;";
    if (how == colours::true_colour) {
        return start + "2;" + std::to_string(c.red) + ";" + std::to_string(c.green) + ";" + std::to_string(c.blue) +
               "m";
    }
    // Xterm's cube has levels 0, 95, 135, ... 255.
    auto const level = [](int channel) { return channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40; };
    return start + "5;" + std::to_string(16 + 36 * level(c.red) + 6 * level(c.green) + level(c.blue)) + "m";
}

inline std::string painted(colours how, colour background, std::string_view text) {
    return colour_code(how, true, background) + colour_code(how, false, ink_on(background)) + std::string(text) +
           "\x1b[0m";
}

HEED_LINKED_AS inline char strength(double position) {
    double const size = position < 0 ? -position : position;
    auto const step = static_cast<std::size_t>(size * static_cast<double>(ramp.size()));
    return ramp[step < ramp.size() ? step : ramp.size() - 1];
}

HEED_LINKED_AS inline std::string right_aligned(std::string_view text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ').append(text);
}

HEED_LINKED_AS inline std::string string_of(text piece) {
    return {piece.data, piece.size};
}

/// One axis as a picture needs it.
struct HEED_LINKED_AS axis_label {
    std::string text;
    std::size_t extent;
};

template <class... Axes>
std::vector<axis_label> axis_labels(shape_t<Axes...>) {
    return {axis_label{string_of(axis_text<Axes>), extent_of<Axes>}...};
}

/// What is drawn, without the types.
struct HEED_LINKED_AS heat_map_data {
    std::vector<axis_label> axes;
    std::vector<double> values;
    std::vector<std::string> texts;
    colour_scale scale;
    colours how;

    std::string drawn() const {
        axis_label const& rows = axes[axes.size() - 2];
        axis_label const& column_axis = axes.back();
        std::size_t width = std::to_string(column_axis.extent - 1).size();
        for (std::string const& text : texts) width = text.size() > width ? text.size() : width;
        std::size_t const digits = std::to_string(rows.extent - 1).size();
        std::size_t const margin = rows.text.size() + 1 + digits;
        // A cell is a space on each side and the number; without colours, its strength three times in front.
        std::size_t const cell = how == colours::none ? width + 6 : width + 2;
        std::size_t const gap = how == colours::none ? 0 : 1;

        std::string result;
        std::size_t const matrix = rows.extent * column_axis.extent;
        for (std::size_t first = 0; first < values.size(); first += matrix) {
            if (axes.size() > 2) {
                if (first > 0) result += '\n';
                result += where(first / matrix) + '\n';
            }
            result.append(margin + 2, ' ').append(column_axis.text).append(1, '\n').append(margin + gap, ' ');
            for (std::size_t j = 0; j < column_axis.extent; ++j)
                result += right_aligned(std::to_string(j) + (gap > 0 ? " " : ""), cell);
            while (result.back() == ' ') result.pop_back();
            for (std::size_t i = 0; i < rows.extent; ++i) {
                result.append(1, '\n').append(i == 0 ? rows.text : std::string(rows.text.size(), ' '));
                result += right_aligned(std::to_string(i), digits + 1);
                result.append(gap, ' ');
                for (std::size_t j = 0; j < column_axis.extent; ++j) {
                    std::size_t const at = first + i * column_axis.extent + j;
                    std::string const number = right_aligned(texts[at], width);
                    if (how == colours::none) {
                        result.append(2, ' ').append(3, strength(scale.position(values[at])));
                        result.append(1, ' ').append(number);
                    } else {
                        result += painted(how, scale(values[at]), " " + number + " ");
                    }
                }
            }
            result += '\n';
        }
        return result + legend(margin);
    }

private:
    /// The indices of a matrix along the leading axes, "Batch<2> at 1, Head<3> at 0".
    std::string where(std::size_t matrix) const {
        std::string result;
        for (std::size_t axis = axes.size() - 2; axis-- > 0;) {
            std::string const one = axes[axis].text + " at " + std::to_string(matrix % axes[axis].extent);
            result = result.empty() ? one : one + ", " + result;
            matrix /= axes[axis].extent;
        }
        return result;
    }

    std::string legend(std::size_t margin) const {
        std::string const most = number_text(scale.most, {.numbers = notation::general, .precision = 3});
        std::string result(margin + 2, ' ');
        if (how == colours::none) {
            std::string const size = scale.is_signed ? "magnitude " : "";
            return result + size + "0 " + std::string(ramp) + " " + most + "\n";
        }
        result += scale.is_signed ? "-" + most + " " : "0 ";
        for (int i = scale.is_signed ? -8 : 0; i <= 8; ++i) result += painted(how, scale(scale.most * i / 8), " ");
        return result + " " + most + "\n";
    }
};

template <class X>
consteval auto rule_of_heat_map() {
    if constexpr (heed::detail::any_refused<X>) {
        return none{};
    } else if constexpr (!has_shape<X>) {
        return fault::every_operand_must_be_a_tensor<fault::in::heat_map, X>{};
    } else if constexpr (heed::detail::has_lengths<X>) {
        return heed::detail::fault_of_untaken_lengths<fault::in::heat_map, X>{};
    } else if constexpr (X::rank < 2) {
        return fault::heat_map_needs_at_least_two_axes_rows_and_columns<shape_type_of<X>>{};
    } else if constexpr (!requires(element_of<X> const& value) { static_cast<double>(value); }) {
        return fault::heat_map_needs_elements_that_convert_to_double<element_of<X>>{};
    } else {
        return rule_of_print<X>();
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why a tensor cannot be drawn as a heat map, or `none`.
template <class X>
using fault_of_heat_map = decltype(detail::rule_of_heat_map<heed::detail::remove_cvref_t<X>>());

/// True when an `X` can be drawn as a heat map.
template <class X>
concept can_heat_map = no_fault<fault_of_heat_map<X>>;

/// A heat map for a terminal, as text of whole lines: `out << heat_map(weights, colours::xterm_256)`.
///
/// The last axis runs along the columns and the one before it along the rows, both labelled with their names, extents
/// and indices; the matrices along leading axes follow one another, each under its indices. Every cell shows its number
/// (NaN too), on a colour or, without colours, behind its strength; the last line is the scale, which is
/// `scale_for(x)`. Refused: fewer than two axes; elements that are no numbers.
template <class X, class Fault = fault_of_heat_map<X>>
auto heat_map(X const& x, colours how = colours::none, format const& numbers = fixed(3)) {
    if constexpr (heed::detail::any_refused<X>) {
        return refused{};
    } else {
        detail::heat_map_data data{detail::axis_labels(shape_type_of<X>{}), {}, {}, scale_for(x), how};
        for (std::size_t i = 0; i < X::size; ++i) {
            auto const& value = heed::detail::nth(x, i);
            data.values.push_back(static_cast<double>(value));
            data.texts.push_back(number_text(value, numbers));
        }
        return data.drawn();
    }
}
template <class X, class Fault = fault_of_heat_map<X>>
    requires is_fault<Fault>
refused heat_map(X const& x, colours how = colours::none, format const& numbers = fixed(3)) = delete;

}  // namespace io

}  // namespace heed

#endif
