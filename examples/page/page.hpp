// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>

#include "example.hpp"
#include "explain.hpp"
#include "json.hpp"
#include "mistakes.hpp"
#include "state.hpp"
#include "training.hpp"

// The whole of the page's arithmetic, for the browser and for the native program that its bits are compared with.

namespace page {

// The lesson's sizes, those of its first exercise, two heads, and sizes of which no two agree.
using lesson_example = example<4, 8, 4, 4>;
using small_example = example<3, 6, 2, 2>;
using headed_example = example<4, 8, 2, 2, 2>;
using prime_example = example<5, 7, 3, 2>;

inline constinit lesson_example of_lesson{};
inline constinit small_example of_exercise{};
inline constinit headed_example of_heads{};
inline constinit prime_example of_primes{};

inline state now{};
inline table shown{};
inline json described{};
inline training learner{};

template <class F>
auto with_example(std::uint32_t shape, F f) {
    switch (shape) {
        case 1:
            return f(of_exercise);
        case 2:
            return f(of_heads);
        case 3:
            return f(of_primes);
        default:
            return f(of_lesson);
    }
}
inline constexpr char const* names_of_examples[] = {"the lesson's", "exercise 1's", "two heads",
                                                    "no two extents agree"};

/// Computes all that a line of text asks for. What is wrong with it is the answer, and then all stays as it was.
inline char const* apply(text line) {
    state_reader reader{line};
    state const next = reader.read();
    if (reader.wrong != nullptr) return reader.wrong;
    if (next.shape > 3) return "expected one of the shapes that there are";
    if (next.steps > training::most_steps) return "expected fewer steps of training";
    if (auto const wrong = with_example(next.shape, [&](auto& one) { return one.refuses(next); })) return wrong;
    now = next;
    with_example(now.shape, [](auto& one) {
        one.compute(now);
        shown = {one.rows, one.count, one.hidden, one.positions};
    });
    return nullptr;
}

/// How a tensor is laid out as tables: its last axis along the columns, the one before it along the rows, heads each in
/// a table of its own. An axis of one element is left out, and so are columns where there is one axis.
inline void describe_axes(tensor_row const& row, json& out) {
    constexpr text head = name_of_axis<Head<1>>();
    std::uint32_t places = 0;
    for (std::uint32_t i = 0; i < row.rank; ++i)
        places += row.axes[i].extent > 1 && !(row.axes[i].name == head) ? 1 : 0;
    out.name("axes").open('[');
    for (std::uint32_t i = 0, place = 0; i < row.rank; ++i) {
        char const* where = "none";
        if (row.axes[i].name == head) {
            where = "table";
        } else if (row.axes[i].extent > 1) {
            where = place++ + 1 == places && places > 1 ? "column" : "row";
        }
        out.open('{').name("name").value(row.axes[i].name).name("extent").value(row.axes[i].extent);
        out.name("along").value(where).close('}');
    }
    out.close(']');
}

/// All tensors of the state that is applied, and the state as it was read.
inline void describe() {
    json& out = described;
    out.clear();
    out.open('{').name("shapes").open('[');
    for (std::uint32_t i = 0; i < 4; ++i) out.value(names_of_examples[i]);
    out.close(']').name("state").open('{');
    out.name("shape").value(now.shape).name("seed").value(now.seed).name("hasScale").value(now.has_scale);
    out.name("scale").value(with_example(now.shape, [](auto& one) { return one.scale; }));
    out.name("naive").value(now.naive).name("causal").value(now.causal);
    out.name("hasPadding").value(now.has_padding);
    out.name("padding").value(now.has_padding ? now.padding : shown.keys);
    out.name("hasWindow").value(now.has_window).name("before").value(now.before).name("after").value(now.after);
    out.name("drawn").open('[');
    for (std::uint32_t i = 0; i < shown.keys * shown.keys; ++i) {
        if ((now.drawn >> i & 1) != 0) out.value(i);
    }
    out.close(']').name("steps").value(now.steps).name("try").open('[');
    attempt const& tried = now.tried;
    out.value(tried.operation).value(tried.left).value(tried.right).value(tried.transposed).value(tried.axis);
    out.value(tried.values).value(tried.values_transposed).close(']').name("edits").open('[');
    for (std::uint32_t i = 0; i < now.edit_count; ++i) {
        out.open('[').value(now.edits[i].tensor).value(now.edits[i].cell).value(now.edits[i].value).close(']');
    }
    out.close(']').close('}').name("keys").value(shown.keys).name("hidden").open('[');
    for (std::uint32_t i = 0; i < shown.keys * shown.keys; ++i) {
        out.value(static_cast<std::uint32_t>(shown.hidden[i]));
    }
    out.close(']').name("tensors").open('[');
    for (std::uint32_t i = 0; i < shown.count; ++i) {
        tensor_row const& row = shown.rows[i];
        char const panel[] = {row.panel, '\0'};
        out.open('{').name("name").value(row.name).name("panel").value(panel).name("call").value(row.call);
        out.name("says").value(row.says).name("editable").value(row.made == made_by::seed);
        out.name("mask").value(row.made == made_by::masks).name("masked").value(row.operands[2].tensor);
        describe_axes(row, out);
        out.name("values").open('[');
        for (std::uint32_t at = 0; at < row.size; ++at) out.value(row.values[at]);
        out.close(']').close('}');
    }
    out.close(']').close('}');
}

/// Where a number comes from.
inline void explain(std::int32_t tensor, std::uint32_t cell, json& out) {
    explainer{shown, now, out}.explain(tensor, cell);
}

/// What comes of the operands that are tried: at the lesson's sizes, with the state's numbers if these are its sizes.
inline void answer_attempt(json& out) {
    if (now.shape != 0) of_lesson.compute(state{});
    mistakes{of_lesson, now.tried, out}.answer();
}
inline void answer_training(json& out) {
    learner.begin(now.seed);
    learner.answer(now.steps, out);
}

}  // namespace page
