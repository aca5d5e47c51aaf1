// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include <heed/heed.hpp>

// What the lessons print. Diagrams: tensors as boxes of cells, drawn from nothing but their types.
//
//     lesson::draw("Q", q, "@", "K^T", transpose(k), "=", "scores", scores);
//
// And sentences, of what the compiler derives or why it refuses, in lines that fit a terminal.

namespace lesson {

namespace detail {

inline std::string text_of(heed::text piece) { return {piece.data, piece.size}; }

/// "Query" of Query<4>.
template <template <std::size_t> class Name>
std::string name_text() {
    std::string const with_extent = text_of(heed::axis_text<Name<1>>);
    return with_extent.substr(0, with_extent.find('<'));
}
template <template <std::size_t> class Name>
std::string name_text(heed::axis_name<Name>) {
    return name_text<Name>();
}

/// What a type says of its values, beside their shape.
template <class X>
std::string promise() {
    if constexpr (requires { typename X::role; }) {
        return "makes " + name_text(typename X::role{});
    } else if constexpr (requires { typename X::distribution_over; }) {
        return "sums to 1 over " + name_text(typename X::distribution_over{});
    } else if constexpr (requires { typename X::logits_over; }) {
        return "logits over " + name_text(typename X::logits_over{});
    } else {
        return "";
    }
}

/// One tensor, and the sign that stands behind it.
struct box {
    std::string name;
    std::string promise;
    std::vector<std::string> axes;
    std::vector<std::size_t> extents;
    std::string sign;
};

template <class... Axes>
box box_of(heed::shape_t<Axes...>) {
    return {"", "", {text_of(heed::axis_text<Axes>)...}, {heed::extent_of<Axes>...}, ""};
}

/// A line of cells: all of them up to 8, else the first ones and the last.
inline std::string cells(std::size_t count) {
    if (count > 8) return ". . . .. .";
    std::string result = ".";
    for (std::size_t i = 1; i < count; ++i) result += " .";
    return result;
}

/// The axis along the rows, which stands to the left of them.
inline std::string row_axis(box const& x) {
    return x.axes.size() > 1 ? x.axes[x.axes.size() - 2] : "";
}

/// The box with the names of its other axes above it.
inline std::vector<std::string> lines_of(box const& x) {
    std::size_t const rank = x.axes.size();
    std::string leading;
    for (std::size_t i = 0; i + 2 < rank; ++i) leading += x.axes[i] + (i + 3 < rank ? ", " : " of:");
    std::string const row = "| " + cells(rank > 0 ? x.extents[rank - 1] : 1) + " |";
    std::string const edge = "+" + std::string(row.size() - 2, '-') + "+";
    std::size_t const rows = rank > 1 ? x.extents[rank - 2] : 1;

    std::vector<std::string> result{leading, rank > 0 ? x.axes.back() : "", edge};
    for (std::size_t i = 0; i < std::min<std::size_t>(rows, 8); ++i)
        result.push_back(rows > 8 && i == 6 ? "| :" + std::string(row.size() - 4, ' ') + "|" : row);
    result.push_back(edge);
    return result;
}

/// Lines of text that are written to at any place.
struct canvas {
    std::vector<std::string> lines;

    void put(std::size_t line, std::size_t column, std::string const& text) {
        lines[line].resize(std::max(lines[line].size(), column + text.size()), ' ');
        lines[line].replace(column, text.size(), text);
    }
};

inline void print(std::vector<box> const& boxes) {
    std::size_t height = 0;
    for (box const& x : boxes) height = std::max(height, lines_of(x).size());
    canvas out{std::vector<std::string>(height + 2)};
    std::size_t end = 0;
    std::string sign;
    for (box const& x : boxes) {
        // Between two boxes there is room for the sign and for the axis of the rows, which are on different lines.
        std::string const axis = row_axis(x);
        std::size_t const before = axis.empty() ? 0 : axis.size() + 1;
        std::size_t const gap = end == 0 ? before : std::max(before + 2, sign.size() + 2);
        std::size_t const left = end + gap;
        out.put(3, left - before, axis);
        out.put(height, left - (gap + sign.size()) / 2, sign);
        std::vector<std::string> const lines = lines_of(x);
        for (std::size_t i = 0; i < lines.size(); ++i) out.put(i, left, lines[i]);
        out.put(height, left, x.name);
        out.put(height + 1, left, x.promise);
        for (std::string const& line : out.lines) end = std::max(end, line.size());
        sign = x.sign;
    }
    for (std::string& line : out.lines) {
        while (!line.empty() && line.back() == ' ') line.pop_back();
        if (!line.empty()) std::cout << line << '\n';
    }
}

inline void add(std::vector<box>&) {}
template <class X, class... Rest>
void add(std::vector<box>& boxes, std::string_view name, X const&, Rest const&... rest);
template <class... Rest>
void add_sign(std::vector<box>& boxes, std::string_view sign, Rest const&... rest) {
    boxes.back().sign = sign;
    add(boxes, rest...);
}
template <class X, class... Rest>
void add(std::vector<box>& boxes, std::string_view name, X const&, Rest const&... rest) {
    box x = box_of(heed::shape_type_of<X>{});
    x.name = name;
    x.promise = promise<X>();
    boxes.push_back(x);
    if constexpr (sizeof...(Rest) > 0) add_sign(boxes, rest...);
}

}  // namespace detail

/// Prints names and tensors side by side, with a sign between each two: `draw("X", x, "@", "W", w, "=", "Q", q)`.
template <class... Pieces>
void draw(Pieces const&... pieces) {
    std::vector<detail::box> boxes;
    detail::add(boxes, pieces...);
    detail::print(boxes);
}

/// Prints a sentence in lines of at most 80 columns: `say(heed::explain_scores(q, k))`.
inline void say(heed::text sentence) {
    std::string_view rest(sentence.data, sentence.size);
    while (rest.size() > 80) {
        std::size_t const end = rest.rfind(' ', 80);
        std::cout << rest.substr(0, end) << "\n";
        rest.remove_prefix(end + 1);
    }
    std::cout << rest << '\n';
}

}  // namespace lesson
