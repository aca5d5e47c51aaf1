// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_PRINT_HPP
#define HEED_IO_PRINT_HPP

#include <charconv>
#include <cstddef>
#include <locale>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <vector>

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/text.hpp>

namespace heed {

namespace fault::in {
struct print {};
}  // namespace fault::in

namespace fault {

template <class Element>
struct print_needs_elements_that_a_stream_can_write {};

}  // namespace fault

namespace io {

/// How a number is written. `shortest` reads back as the same number; `general` is the stream's own default (%g);
/// `hexadecimal` is exact.
enum class notation { shortest, general, fixed, scientific, hexadecimal };

/// How a tensor is written: its numbers' notation, the digits after the point (`general`: significant digits), the
/// least width of a number, whether the shape stands in front, and how far the rows are indented.
struct HEED_LINKED_AS format {
    notation numbers = notation::shortest;
    int precision = 0;
    std::size_t width = 0;
    bool shape = false;
    std::size_t indent = 0;
};

/// `digits` digits after the point, as the lesson prints Q: -10.7618.
HEED_LINKED_AS constexpr format fixed(int digits) { return {.numbers = notation::fixed, .precision = digits}; }
/// `digits` digits after the point and an exponent, as the lesson prints its attention weights: 7.02e-13.
HEED_LINKED_AS constexpr format scientific(int digits) {
    return {.numbers = notation::scientific, .precision = digits};
}

namespace detail::inline HEED_KERNELS {

template <class T>
using printed = typename element_traits<T>::printed;
template <class T>
concept streamable = std::is_arithmetic_v<printed<T>> || requires(std::ostream& out, T const& value) { out << value; };

template <class T>
std::string text_of_floating(T value, format const& how) {
    // No "-nan": the sign of a NaN differs between machines and compile time.
    if (value != value) return "nan";
    std::string text(32, '\0');
    for (;;) {
        char* const begin = text.data();
        char* const end = begin + text.size();
        std::to_chars_result result{};
        switch (how.numbers) {
            case notation::shortest:
                result = std::to_chars(begin, end, value);
                break;
            case notation::general:
                result = std::to_chars(begin, end, value, std::chars_format::general, how.precision);
                break;
            case notation::fixed:
                result = std::to_chars(begin, end, value, std::chars_format::fixed, how.precision);
                break;
            case notation::scientific:
                result = std::to_chars(begin, end, value, std::chars_format::scientific, how.precision);
                break;
            case notation::hexadecimal:
                result = std::to_chars(begin, end, value, std::chars_format::hex);
                break;
        }
        if (result.ec == std::errc{}) {
            text.resize(static_cast<std::size_t>(result.ptr - begin));
            break;
        }
        text.resize(2 * text.size());
    }
    bool const is_finite = text.find("inf") == std::string::npos;
    if (how.numbers == notation::hexadecimal && is_finite) text.insert(text[0] == '-' ? 1 : 0, "0x");
    return text;
}

/// Nested brackets around texts in row-major order, one row of the last axis a line, as NumPy has them.
inline std::string bracketed(std::vector<std::string> const& texts, std::vector<std::size_t> const& extents,
                             format const& how) {
    std::size_t const rank = extents.size();
    std::size_t width = how.width;
    for (std::string const& text : texts) width = text.size() > width ? text.size() : width;
    std::string result;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        // How many axes begin and end with this element.
        std::size_t begin = 0;
        std::size_t end = 0;
        for (std::size_t block = 1; begin < rank && i % (block * extents[rank - 1 - begin]) == 0; ++begin)
            block *= extents[rank - 1 - begin];
        for (std::size_t block = 1; end < rank && (i + 1) % (block * extents[rank - 1 - end]) == 0; ++end)
            block *= extents[rank - 1 - end];
        if (i > 0) result += begin == 0 ? ", " : ",";
        if (i > 0) result.append(begin, '\n');
        if (i == 0 || begin > 0) result.append(how.indent + (i == 0 ? 0 : rank - begin), ' ');
        result.append(begin, '[').append(width - texts[i].size(), ' ').append(texts[i]).append(end, ']');
    }
    return result;
}

using heed::detail::has_shape;

}  // namespace detail::inline HEED_KERNELS

/// One number as text, the same in every locale: "true" and "false" for bool, numbers for all integers (char too),
/// "nan", "inf" and "-inf". An element type of the user's own is written as the number that `element_traits` says, or
/// by its `<<`, under the classic locale.
template <detail::streamable T>
std::string number_text(T const& value, format const& how = {}) {
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "true" : "false";
    } else if constexpr (std::is_integral_v<T>) {
        char digits[24];
        return {digits, std::to_chars(digits, digits + sizeof digits, +value).ptr};
    } else if constexpr (std::is_floating_point_v<T>) {
        return detail::text_of_floating(value, how);
    } else if constexpr (std::is_arithmetic_v<detail::printed<T>>) {
        return number_text(static_cast<detail::printed<T>>(value), how);
    } else {
        std::ostringstream out;
        out.imbue(std::locale::classic());
        if (how.numbers == notation::fixed) out.setf(std::ios_base::fixed, std::ios_base::floatfield);
        if (how.numbers == notation::scientific) out.setf(std::ios_base::scientific, std::ios_base::floatfield);
        if (how.numbers != notation::shortest) out.precision(how.precision);
        out << value;
        return out.str();
    }
}

namespace detail::inline HEED_KERNELS {

template <class X, class... Axes>
std::string text_of(X const& x, shape_t<Axes...>, format const& how) {
    // Of axes that are up to a length, the elements that there are.
    std::vector<std::size_t> const counts{heed::detail::length_of<heed::detail::raw_name<Axes>>(x)...};
    std::size_t number = 1;
    for (std::size_t const count : counts) number *= count;
    std::vector<std::string> texts;
    texts.reserve(number);
    for (std::size_t i = 0; i < number; ++i) {
        if constexpr (heed::detail::has_lengths<X>) {
            using layout = heed::detail::layout_of<X>;
            std::size_t const place = heed::detail::place_of_nth<layout>(shape_t<Axes...>{}, counts.data(), i);
            texts.push_back(number_text(x.data()[place], how));
        } else {
            texts.push_back(number_text(heed::detail::nth(x, i), how));
        }
    }
    std::string whole;
    if (how.shape) {
        constexpr text names = shape_text<shape_t<Axes...>>;
        whole.append(how.indent, ' ').append(names.data, names.size).append(sizeof...(Axes) > 1 ? "\n" : " ");
    }
    format rows = how;
    if (how.shape && sizeof...(Axes) < 2) rows.indent = 0;  // On the line of the shape.
    return whole += number == 0 ? std::string(rows.indent, ' ') + "[]" : bracketed(texts, counts, rows);
}

template <class X>
consteval auto rule_of_print() {
    if constexpr (heed::detail::any_refused<X>) {
        return none{};
    } else if constexpr (!has_shape<X>) {
        return fault::every_operand_must_be_a_tensor<fault::in::print, X>{};
    } else if constexpr (!streamable<element_of<X>>) {
        return fault::print_needs_elements_that_a_stream_can_write<element_of<X>>{};
    } else {
        return none{};
    }
}

HEED_LINKED_AS inline std::ostream& write(std::ostream& out, std::string const& whole) {
    return out.write(whole.data(), static_cast<std::streamsize>(whole.size()));
}

/// A tensor on its way to a stream.
template <class X>
struct HEED_LINKED_AS formatted_tensor {
    X const& x;
    format how;

    friend std::ostream& operator<<(std::ostream& out, formatted_tensor const& it) {
        out.width(0);
        return write(out, text_of(heed::detail::with_values(it.x), shape_type_of<X>{}, it.how));
    }
};

}  // namespace detail::inline HEED_KERNELS

/// Why a tensor cannot be printed, or `none`.
template <class X>
using fault_of_print = decltype(detail::rule_of_print<heed::detail::remove_cvref_t<X>>());

/// True when an `X` can be printed.
template <class X>
concept can_print = no_fault<fault_of_print<X>>;

/// A tensor to be written in a format of its own: `out << io::formatted(q, io::fixed(4))`. Rows stand on lines, aligned
/// to the right. What is returned refers to `x` and is to be written at once. Refused: anything but a tensor, elements
/// that a stream cannot write.
template <class X, class Fault = fault_of_print<X>>
auto formatted(X const& x, format const& how) {
    if constexpr (heed::detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::formatted_tensor<X>{x, how};
    }
}
template <class X, class Fault = fault_of_print<X>>
    requires is_fault<Fault>
refused formatted(X const& x, format const& how) = delete;

}  // namespace io

/// Writes a tensor: its shape in the axes' own names, then its values in nested brackets, one row a line, aligned. Of
/// an axis that is `up_to` a length, so many as there are, and `[]` where there are none. Rank 0 is its value and is
/// written as one, without brackets, as NumPy writes it.
///
/// Notation and precision of the numbers and their least width are the stream's (`std::fixed`, `std::setprecision`,
/// `std::setw`); its locale is not used, so that the text is the same everywhere. Leaves the stream's state as it was,
/// but for the width, which goes back to 0 as after every `<<`. No line end is written.
template <io::detail::has_shape X>
    requires io::detail::streamable<element_of<X>>
std::ostream& operator<<(std::ostream& out, X const& x) {
    using ios = std::ios_base;
    auto const field = out.flags() & ios::floatfield;
    io::format const how{.numbers = field == ios::fixed        ? io::notation::fixed
                                    : field == ios::scientific ? io::notation::scientific
                                    : field == ios::fmtflags{} ? io::notation::general
                                                               : io::notation::hexadecimal,
                         .precision = static_cast<int>(out.precision()),
                         .width = static_cast<std::size_t>(out.width()),
                         .shape = X::rank > 0};
    out.width(0);
    return io::detail::write(out, io::detail::text_of(detail::with_values(x), shape_type_of<X>{}, how));
}

/// Constant text: of an axis, a shape, an explanation.
HEED_LINKED_AS inline std::ostream& operator<<(std::ostream& out, text it) {
    return out.write(it.data, static_cast<std::streamsize>(it.size));
}

/// A shape in the axes' own names: `[Query<4>, Key<4>]`.
template <class... Axes>
HEED_LINKED_AS std::ostream& operator<<(std::ostream& out, shape_t<Axes...> const&) {
    return out << shape_text<shape_t<Axes...>>;
}

/// A mistake that has been reported already is not reported again where it is printed.
inline std::ostream& operator<<(std::ostream& out, refused const&) { return out; }

}  // namespace heed

#endif
