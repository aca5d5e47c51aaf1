// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_ATTENTION_DIAGRAM_HPP
#define HEED_IO_ATTENTION_DIAGRAM_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>

#include <heed/attention/self_attention.hpp>
#include <heed/io/svg.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/reduce.hpp>

namespace heed::io {

namespace detail::inline HEED_KERNELS {

/// The lesson's diagram while it is drawn: what the panels share.
class HEED_LINKED_AS attention_drawing {
public:
    static constexpr double width = 1320, height = 796;

    attention_drawing()
        : out_(width, height, "Self-attention, step by step",
               "Panel A: input X projects to Q, K and V via separate weight matrices. "
               "Panel B: scores = Q @ K^T / sqrt(d_k), one score for each pair of a query and a key. "
               "Panel C: stable softmax turns each row of scores into attention weights that sum to 1. "
               "Panel D: attention weights @ V gives the output, a weighted sum of value vectors.") {}

    svg::picture& out() { return out_; }

    void panel(svg::box const& at, std::string_view letter, std::string_view title, std::string_view formula) {
        out_.panel(at);
        out_.text({at.x + 16, at.y + 30}, letter, {.size = 20, .bold = true});
        out_.text({at.x + 40, at.y + 29}, title, {.size = 16, .bold = true});
        out_.text({at.x + 40, at.y + 50}, formula, {.size = 12, .code = true, .quiet = true});
    }

    /// A tensor's name and shape on the left above a point, where its cells or their labels begin.
    template <Tensor X>
    void name(svg::point at, std::string_view text, X const&) {
        out_.text({at.x, at.y - 24}, text, {.size = 15, .bold = true});
        out_.text({at.x, at.y - 8}, string_of(shape_text<shape_type_of<X>>), {.size = 11, .code = true, .quiet = true});
    }

    /// A small heat map under its name, with the greatest magnitude below it. `cell` is the size of a cell.
    template <Tensor X>
    svg::box small_map(svg::point at, std::string_view text, X const& x, double cell) {
        name(at, text, x);
        svg::box const cells = out_.matrix(x, at, {.cell = cell, .numbers = false, .labels = false});
        std::string const most = number_text(scale_for(x).most, {.numbers = notation::general, .precision = 3});
        out_.text({at.x, cells.bottom() + 15}, "m = " + most, {.size = 11, .code = true, .quiet = true});
        return cells;
    }

    /// A heat map with numbers and labels under its name; `at` is the corner of the labels.
    template <Tensor X>
    svg::box large(svg::point at, std::string_view text, X const& x, double cell, format const& number) {
        name(at, text, x);
        return out_.matrix(x, {at.x + 36, at.y + 34},
                           {.cell = cell, .numbers = cell >= 30, .number = number, .labels = true});
    }

private:
    svg::picture out_;
};

/// The greatest cell, up to a size, with which so many cells fit into a length.
HEED_LINKED_AS constexpr double fitting_cell(double length, std::size_t cells, double most) {
    double const cell = length / static_cast<double>(cells);
    return cell < most ? cell : most;
}

template <class... Axes>
HEED_LINKED_AS constexpr std::size_t rows_of(shape_t<Axes...>) {
    return extent_of<heed::detail::last_axis<heed::detail::without_last<shape_t<Axes...>>>>;
}

/// Queries, keys and values of a module.
template <class X, class T, Axis Features, Axis Compared, Axis Values>
auto projections(X const& x, self_attention<T, Features, Compared, Values, without_bias> const& module) {
    return std::tuple(project(x, module.w_q), project(x, module.w_k), project(x, module.w_v));
}
template <class X, class T, Axis Features, Axis Compared, Axis Values>
auto projections(X const& x, self_attention<T, Features, Compared, Values, with_bias> const& module) {
    return std::tuple(project(x, module.w_q, module.b_q), project(x, module.w_k, module.b_k),
                      project(x, module.w_v, module.b_v));
}
template <class Bias>
inline constexpr char const* projections_formula = "Q = X @ W_Q,  K = X @ W_K,  V = X @ W_V";
template <>
inline constexpr char const* projections_formula<with_bias> =
    "Q = X @ W_Q + b_Q,  K = X @ W_K + b_K,  V = X @ W_V + b_V";

template <class X, class T, Axis Features, Axis Compared, Axis Values, class Bias>
svg::picture drawn_attention(X const& x, self_attention<T, Features, Compared, Values, Bias> const& module) {
    using svg::box;
    using svg::point;
    auto const all_three = projections(x, module);
    auto const& q = std::get<0>(all_three);
    auto const& k = std::get<1>(all_three);
    auto const& v = std::get<2>(all_three);
    auto const logits = scores(q, k);
    auto const weights = softmax<axes::Key>(logits);
    auto const output = attend(weights, v);

    constexpr std::size_t positions = rows_of(shape_type_of<X>{});
    constexpr std::size_t features = extent_of<Features>;
    constexpr std::size_t compared = extent_of<Compared>;
    constexpr std::size_t values = extent_of<Values>;
    constexpr std::size_t widest = compared > values ? compared : values;

    attention_drawing draw;
    svg::picture& out = draw.out();
    auto const dk = string_of(axis_text<Compared>);

    // A: x on the left, then three rows: weights, and what they make.
    box const a{20, 20, 610, 692};
    draw.panel(a, "A", "Projections to queries, keys and values", projections_formula<Bias>);
    double const in_rows = fitting_cell(150, features > positions ? features : positions, 19);
    double const in_columns = fitting_cell(130, features > widest ? features : widest, 19);
    double const cell = in_rows < in_columns ? in_rows : in_columns;
    double const row_height = 204, first_row = a.y + 118;
    double const w_left = a.x + 252, made_left = a.x + 412;
    // Where a matrix of so many rows begins, in the middle of a row of the panel.
    auto const top_of = [&](std::size_t row, std::size_t cells) {
        double const highest = static_cast<double>(features > positions ? features : positions);
        return first_row + row_height * static_cast<double>(row) + cell * (highest - static_cast<double>(cells)) / 2;
    };
    box const x_cells = draw.small_map({a.x + 20, top_of(1, positions)}, "X", x, cell);
    auto const project_to = [&](std::size_t i, auto const& w, std::string_view w_name, auto const& made,
                                std::string_view made_name) {
        box const w_cells = draw.small_map({w_left, top_of(i, features)}, w_name, w, cell);
        box const made_cells = draw.small_map({made_left, top_of(i, positions)}, made_name, made, cell);
        double const middle = w_cells.middle_y();
        out.arrow({{x_cells.right() + 6, x_cells.middle_y()},
                   {w_left - 26, x_cells.middle_y()},
                   {w_left - 26, middle},
                   {w_left - 4, middle}});
        out.arrow({{w_cells.right() + 6, middle}, {made_left - 6, middle}});
        return made_cells;
    };
    box const q_cells = project_to(0, module.w_q, "W_Q", q, "Q");
    box const k_cells = project_to(1, module.w_k, "W_K", k, "K");
    box const v_cells = project_to(2, module.w_v, "W_V", v, "V");

    // B and C: scores and weights side by side.
    box const b{680, 20, 295, 338};
    box const c{1005, 20, 295, 338};
    double const big = fitting_cell(176, positions, 44);
    draw.panel(b, "B", "Scaled scores", "scores = Q @ K^T / sqrt(" + dk + ")");
    draw.large({b.x + 30, b.y + 106}, "scores", logits, big, fixed(2));
    draw.panel(c, "C", "Stable softmax", "weights = softmax<Key>(scores)");
    box const weight_cells = draw.large({c.x + 20, c.y + 106}, "weights", weights, big, fixed(3));
    auto const totals = sum<axes::Key>(weights);
    if (big >= 12) {
        out.text({weight_cells.right() + 8, weight_cells.y - 6}, "sum", {.size = 11, .code = true, .quiet = true});
        for (std::size_t i = 0; i < positions; ++i) {
            double const y = weight_cells.y + big * (static_cast<double>(i) + 0.5) + 4;
            out.text({weight_cells.right() + 8, y}, number_text(totals.values[i], fixed(1)),
                     {.size = 11, .code = true, .quiet = true});
        }
    }

    // D: weights, values, output.
    box const d{680, 400, 620, 312};
    double const product = fitting_cell(144, positions > values ? positions : values, 36);
    draw.panel(d, "D", "Weighted sum of values", "output = weights @ V");
    double const top = d.y + 106;
    box const d_weights = draw.large({d.x + 18, top}, "weights", weights, product, fixed(2));
    box const d_values = draw.large({d.x + 224, top}, "V", v, product, fixed(2));
    box const d_output = draw.large({d.x + 430, top}, "output", output, product, fixed(2));
    svg::text_style const sign{.size = 18, .at = svg::anchor::middle};
    out.text({(d_weights.right() + d_values.x - 36) / 2, d_weights.middle_y() + 6}, "@", sign);
    out.text({(d_values.right() + d_output.x - 36) / 2, d_weights.middle_y() + 6}, "=", sign);

    // From panel to panel.
    double const gutter = a.right() + 25;
    out.arrow({{q_cells.right() + 6, q_cells.middle_y()}, {b.x, q_cells.middle_y()}});
    double const below_q = b.bottom() - 40;
    out.arrow({{k_cells.right() + 6, k_cells.middle_y()},
               {gutter, k_cells.middle_y()},
               {gutter, below_q},
               {b.x, below_q}});
    out.arrow({{v_cells.right() + 6, v_cells.middle_y()}, {d.x, v_cells.middle_y()}});
    out.arrow({{b.right(), b.middle_y()}, {c.x, b.middle_y()}});
    out.arrow({{c.middle_x(), c.bottom()}, {c.middle_x(), d.y}});

    // What the colours say, and the caption.
    out.legend({46, 738, 160, 14}, true, "-m", "m: the largest magnitude in a tensor");
    out.legend({696, 738, 160, 14}, false, "0", "1: attention weights");
    out.text({20, 780},
             "Every query is compared with every key; softmax turns each row of scores into weights that sum to 1; "
             "the output is the sum of the values, by weight.",
             {.size = 13});
    return draw.out();
}

}  // namespace detail::inline HEED_KERNELS

/// Why a module's self-attention of `x` cannot be drawn, or `none`: the same as why it cannot be computed.
template <class X, class Module>
using fault_of_attention_diagram = fault_of_self_attention<Module, X>;

/// True when it can be drawn.
template <class X, class Module>
concept can_attention_diagram = no_fault<fault_of_attention_diagram<X, Module>>;

/// The lesson's diagram of self-attention of `x` `[..., Time, Model]` by a module, as SVG: panel A projects x to Q, K
/// and V, B scores queries against keys, C turns scores into weights by softmax, D sums the values by weight.
///
/// Every tensor is computed here, drawn as a heat map, and labelled with the shape in its type; of batch axes the first
/// index is drawn. Biases are in the formulas and the values, and not drawn by themselves. Numbers stand in the cells
/// as long as there is room for them. Write it with `svg::write(file, attention_diagram(x, module))`. Refused: as
/// `project` and `attention`.
template <class X, class T, Axis Features, Axis Compared, Axis Values, class Bias,
          class Fault = fault_of_attention_diagram<X, self_attention<T, Features, Compared, Values, Bias>>>
auto attention_diagram(X const& x, self_attention<T, Features, Compared, Values, Bias> const& module) {
    if constexpr (heed::detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::drawn_attention(x, module);
    }
}
template <class X, class T, Axis Features, Axis Compared, Axis Values, class Bias,
          class Fault = fault_of_attention_diagram<X, self_attention<T, Features, Compared, Values, Bias>>>
    requires is_fault<Fault>
refused attention_diagram(X const& x, self_attention<T, Features, Compared, Values, Bias> const& module) = delete;

}  // namespace heed::io

#endif
