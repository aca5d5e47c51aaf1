// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_SVG_HPP
#define HEED_IO_SVG_HPP

#include <cstddef>
#include <filesystem>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <heed/io/colour.hpp>
#include <heed/io/detail/output_file.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/print.hpp>
#include <heed/meta/detail/linkage.hpp>

// Building blocks of SVG pictures in which tensors are heat maps whose labels come from their types. A length is a
// pixel; y grows downwards.

namespace heed::io::svg {

/// Text fit to stand in an element or an attribute: markup is escaped, control characters, which XML forbids, are
/// dropped.
HEED_LINKED_AS inline std::string escaped(std::string_view text) {
    std::string result;
    for (char const c : text) {
        switch (c) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            case '\'': result += "&#39;"; break;
            default:
                if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') result += c;
        }
    }
    return result;
}

/// A length as SVG wants it: at most two digits after the point, the same in every locale.
HEED_LINKED_AS inline std::string length(double value) {
    std::string text = number_text(value, fixed(2));
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

struct HEED_LINKED_AS point {
    double x = 0;
    double y = 0;
};

struct HEED_LINKED_AS box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    constexpr double right() const { return x + width; }
    constexpr double bottom() const { return y + height; }
    constexpr double middle_x() const { return x + width / 2; }
    constexpr double middle_y() const { return y + height / 2; }
};

enum class anchor { start, middle, end };

struct HEED_LINKED_AS text_style {
    double size = 12;
    anchor at = anchor::start;
    bool bold = false;
    bool code = false;   // in a font of fixed width
    bool quiet = false;  // in a weaker colour
};

/// How a tensor is drawn: the size of a cell, whether it shows its number and how, and whether rows and columns are
/// labelled with their axes and indices.
struct HEED_LINKED_AS matrix_style {
    double cell = 44;
    bool numbers = true;
    format number = fixed(2);
    bool labels = true;
};

/// A picture that is put together piece by piece; `str()` is the whole of it.
///
/// It has a background of its own and follows the reader's light or dark page by `prefers-color-scheme`. What the style
/// sheet sets stands in the elements' own attributes too, in its light form, for programs that know no style sheets.
/// Title and description are for readers who cannot see it. Nothing is fetched from the network.
class HEED_LINKED_AS picture {
public:
    picture(double width, double height, std::string_view title, std::string_view description) {
        std::string const size = "0 0 " + length(width) + " " + length(height);
        out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + size + "\" width=\"" + length(width) +
               "\" height=\"" + length(height) + "\" role=\"img\" font-family=\"" + sans + "\">\n<title>" +
               escaped(title) + "</title>\n<desc>" + escaped(description) + "</desc>\n<style>\n" + style + "</style>\n";
        rectangle({0, 0, width, height}, "paper", 0);
    }

    /// The background of a part.
    void panel(box const& at) { rectangle(at, "panel", 8); }

    /// Text on its base line.
    void text(point at, std::string_view text, text_style const& how = {}) {
        draw_text(at, text, how,
                  how.quiet ? "class=\"heed-quiet\" fill=\"#57606a\"" : "class=\"heed-ink\" fill=\"#1f2328\"", "");
    }

    /// Text that reads upwards, centred on a point.
    void text_upwards(point at, std::string_view text, text_style how = {}) {
        how.at = anchor::middle;
        draw_text(at, text, how,
                  how.quiet ? "class=\"heed-quiet\" fill=\"#57606a\"" : "class=\"heed-ink\" fill=\"#1f2328\"",
                  " transform=\"rotate(-90 " + length(at.x) + " " + length(at.y) + ")\"");
    }

    /// A line through points.
    void line(std::span<point const> points) {
        out_ += "<polyline class=\"heed-wire\" fill=\"none\" stroke=\"#57606a\" stroke-width=\"1.5\" points=\"";
        for (point const& p : points) out_ += length(p.x) + "," + length(p.y) + " ";
        out_.back() = '"';
        out_ += "/>\n";
    }
    void line(std::initializer_list<point> points) { line(std::span(points.begin(), points.size())); }

    /// A line with a head at its last point, which it reaches from the side, from above or from below.
    void arrow(std::initializer_list<point> points) {
        constexpr double length_of_head = 9, half_width = 4;
        std::vector<point> all(points);
        point const tip = all.back();
        point const from = all[all.size() - 2];
        double const x = from.x < tip.x ? -1 : from.x > tip.x ? 1 : 0;
        double const y = from.y < tip.y ? -1 : from.y > tip.y ? 1 : 0;
        point const base{tip.x + length_of_head * x, tip.y + length_of_head * y};
        all.back() = base;
        line(all);
        out_ += "<polygon class=\"heed-head\" fill=\"#57606a\" points=\"";
        for (point const& p : {tip, point{base.x + half_width * y, base.y + half_width * x},
                               point{base.x - half_width * y, base.y - half_width * x}})
            out_ += length(p.x) + "," + length(p.y) + " ";
        out_.back() = '"';
        out_ += "/>\n";
    }

    /// A tensor's matrix as a heat map, coloured by `scale_for(x)`, the corner of its first cell at a point: the last
    /// axis along the columns, the one before it along the rows, of leading axes the first index. Returns where the
    /// cells are; labels stand above (34 pixels) and on the left of them (36 pixels). Refused: as `heat_map`.
    template <class X, class Fault = fault_of_heat_map<X>>
    box matrix(X const& x, point at, matrix_style const& how = {}) {
        if constexpr (heed::detail::any_refused<X>) {
            return {};
        } else {
            auto const value = [&](std::size_t i) -> auto const& { return heed::detail::nth(x, i); };
            return draw_matrix(io::detail::axis_labels(shape_type_of<X>{}), value, scale_for(x), at, how);
        }
    }
    template <class X, class Fault = fault_of_heat_map<X>>
        requires is_fault<Fault>
    refused matrix(X const& x, point at, matrix_style const& how = {}) = delete;

    /// What the colours of a scale mean, as a bar with words at its ends.
    void legend(box const& at, bool is_signed, std::string_view low, std::string_view high) {
        constexpr int steps = 40;
        colour_scale const scale{1, is_signed};
        for (int i = 0; i < steps; ++i) {
            double const t = (i + 0.5) / steps;
            box const cell{at.x + at.width * i / steps, at.y, at.width / steps, at.height};
            fill(cell, scale(is_signed ? 2 * t - 1 : t), " shape-rendering=\"crispEdges\"");
        }
        double const base = at.bottom() - at.height / 2 + 4;
        text({at.x - 6, base}, low, {.at = anchor::end, .quiet = true});
        text({at.right() + 6, base}, high, {.quiet = true});
    }

    [[nodiscard]] std::string str() const { return out_ + "</svg>\n"; }

private:
    static constexpr char const* sans = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";
    static constexpr char const* code = "Menlo, Consolas, 'DejaVu Sans Mono', monospace";
    static constexpr char const* style =
        ".heed-paper{fill:#ffffff;stroke:none}\n"
        ".heed-panel{fill:#f6f8fa;stroke:#d0d7de}\n"
        ".heed-ink{fill:#1f2328}\n"
        ".heed-quiet,.heed-head{fill:#57606a}\n"
        ".heed-wire{stroke:#57606a}\n"
        "@media (prefers-color-scheme:dark){\n"
        ".heed-paper{fill:#0d1117}\n"
        ".heed-panel{fill:#161b22;stroke:#30363d}\n"
        ".heed-ink{fill:#e6edf3}\n"
        ".heed-quiet,.heed-head{fill:#9da7b3}\n"
        ".heed-wire{stroke:#9da7b3}\n"
        "}\n";

    static std::string hexadecimal(colour c) {
        constexpr std::string_view digits = "0123456789abcdef";
        std::string result = "#";
        for (int const channel : {c.red, c.green, c.blue}) {
            result += digits[static_cast<std::size_t>(channel / 16)];
            result += digits[static_cast<std::size_t>(channel % 16)];
        }
        return result;
    }

    static std::string corners(box const& at) {
        return "x=\"" + length(at.x) + "\" y=\"" + length(at.y) + "\" width=\"" + length(at.width) + "\" height=\"" +
               length(at.height) + "\"";
    }

    void rectangle(box const& at, std::string_view kind, double radius) {
        bool const is_panel = kind == "panel";
        out_.append("<rect class=\"heed-").append(kind).append("\" ") += corners(at);
        if (radius > 0) out_ += " rx=\"" + length(radius) + "\"";
        out_ += is_panel ? " fill=\"#f6f8fa\" stroke=\"#d0d7de\"/>\n" : " fill=\"#ffffff\"/>\n";
    }

    void fill(box const& at, colour c, std::string_view more) {
        out_.append("<rect ").append(corners(at)).append(" fill=\"").append(hexadecimal(c)).append("\"");
        out_.append(more).append("/>\n");
    }

    void draw_text(point at, std::string_view text, text_style const& how, std::string_view colours,
                   std::string_view more) {
        out_.append("<text x=\"").append(length(at.x)).append("\" y=\"").append(length(at.y)).append("\" ");
        out_.append(colours).append(" font-size=\"").append(length(how.size)).append("\"");
        if (how.at != anchor::start)
            out_ += how.at == anchor::middle ? " text-anchor=\"middle\"" : " text-anchor=\"end\"";
        if (how.bold) out_ += " font-weight=\"bold\"";
        if (how.code) out_.append(" font-family=\"").append(code).append("\"");
        out_.append(more).append(">").append(escaped(text)).append("</text>\n");
    }

    template <class Value>
    box draw_matrix(std::vector<io::detail::axis_label> const& axes, Value const& value_at, colour_scale scale,
                    point at,
                    matrix_style const& how) {
        io::detail::axis_label const& rows = axes[axes.size() - 2];
        io::detail::axis_label const& column_axis = axes.back();
        box const whole{at.x, at.y, how.cell * static_cast<double>(column_axis.extent),
                        how.cell * static_cast<double>(rows.extent)};
        text_style const small_text{.size = 11, .at = anchor::middle, .code = true, .quiet = true};
        std::vector<std::string> numbers;
        std::size_t longest = 1;
        for (std::size_t i = 0; how.numbers && i < rows.extent * column_axis.extent; ++i) {
            numbers.push_back(number_text(value_at(i), how.number));
            longest = numbers.back().size() > longest ? numbers.back().size() : longest;
        }
        // Digits are 0.55 to 0.62 of their size wide, and 0.75 high. A twelfth of the cell is left free on each side.
        double const wide = how.cell * 5 / 6 / (0.62 * static_cast<double>(longest));
        double const fitting = wide < how.cell ? wide : how.cell;
        text_style const number{.size = fitting < 12 ? fitting : 12, .at = anchor::middle, .code = true};
        text_style index = small_text;
        index.at = anchor::end;
        for (std::size_t i = 0; i < rows.extent; ++i) {
            for (std::size_t j = 0; j < column_axis.extent; ++j) {
                auto const& value = value_at(i * column_axis.extent + j);
                box const cell{at.x + how.cell * static_cast<double>(j), at.y + how.cell * static_cast<double>(i),
                               how.cell, how.cell};
                colour const background = scale(static_cast<double>(value));
                fill(cell, background, " stroke=\"#8c959f\" stroke-width=\"0.5\"");
                if (how.numbers) {
                    point const base{cell.middle_x(), cell.middle_y() + number.size / 3};
                    draw_text(base, numbers[i * column_axis.extent + j], number,
                              "fill=\"" + hexadecimal(ink_on(background)) + "\"", "");
                }
            }
        }
        if (how.labels) {
            // Where cells are small, not every index has room.
            auto const every = [&](double room) { return 1 + static_cast<std::size_t>(room / how.cell); };
            double const index_width = 7 * static_cast<double>(std::to_string(column_axis.extent - 1).size());
            for (std::size_t j = 0; j < column_axis.extent; j += every(index_width))
                text({at.x + how.cell * (static_cast<double>(j) + 0.5), at.y - 6}, std::to_string(j), small_text);
            for (std::size_t i = 0; i < rows.extent; i += every(9))
                text({at.x - 5, at.y + how.cell * (static_cast<double>(i) + 0.5) + 4}, std::to_string(i), index);
            text({whole.middle_x(), at.y - 22}, column_axis.text, small_text);
            text_upwards({at.x - 26, whole.middle_y()}, rows.text, small_text);
        }
        return whole;
    }

    std::string out_;
};

/// Writes a picture as a file, whole or not at all; a file_error says what went wrong.
inline void write(std::filesystem::path const& file, picture const& what) {
    std::string const text = what.str();
    io::detail::output_file out(file);
    out.write(text.data(), text.size());
    out.finish();
}

}  // namespace heed::io::svg

#endif
