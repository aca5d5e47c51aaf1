// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The self-attention lesson, end to end, from the seed. The attention itself stands in self_attention/model.hpp.

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <heed/io/attention_diagram.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/npy.hpp>
#include <heed/io/print.hpp>

#include "self_attention/checks.hpp"
#include "self_attention/command_line.hpp"
#include "self_attention/model.hpp"
#include "self_attention/printed.hpp"

namespace {

namespace io = heed::io;
namespace fs = std::filesystem;

// From the seed to the output in a constant expression ...
constexpr worked_example in_the_compiler = worked_example_from(42);

// ... where the lesson's 96 printed numbers are asserted one by one, each to one unit of its last digit ...
constexpr attention_steps steps_in_the_compiler = in_the_compiler.steps;
static_assert(every_printed_number_holds<steps_in_the_compiler>(std::make_index_sequence<96>{}));

// ... and at run time, by calls that no optimiser can see through.
worked_example (*volatile worked_example_at_run_time)(int) = &worked_example_from;
attention_steps (*volatile attend_at_run_time)(embeddings const&, layer const&) = &attend_step_by_step;

// Files -------------------------------------------------------------------------------------------------------------

/// A tensor from DIR/x.npy, or X.npy. Read in double, so that a number beyond float's range is noticed.
template <class X>
X read(fs::path const& directory, std::string const& name, std::string const& other_name) {
    fs::path file = directory / (name + ".npy");
    fs::path const other = directory / (other_name + ".npy");
    std::error_code ignored;
    if (!fs::exists(file, ignored) && fs::exists(other, ignored)) file = other;
    auto const wide = io::read_npy<decltype(heed::cast<double>(X{}))>(file);
    X const x{heed::cast<float>(wide)};
    for (std::size_t i = 0; i < X::size; ++i) {
        if (heed::math::is_finite(wide.values[i]) && !heed::math::is_finite(x.values[i]))
            throw io::file_error(file.string() + ": expected numbers within the range of float, but " +
                                 io::number_text(wide.values[i]) + " is beyond it");
    }
    return x;
}

/// What was computed, and of what, under the names that `--input` reads.
void write(fs::path const& directory, embeddings const& x, layer const& w, attention_steps const& all) {
    std::error_code error;
    fs::create_directories(directory, error);
    if (error)
        throw io::file_error(directory.string() + ": expected a directory, but it cannot be made: " + error.message());
    io::write_npy(directory / "x.npy", x);
    io::write_npy(directory / "w_q.npy", w.w_q);
    io::write_npy(directory / "w_k.npy", w.w_k);
    io::write_npy(directory / "w_v.npy", w.w_v);
    io::write_npy(directory / "q.npy", all.q);
    io::write_npy(directory / "k.npy", all.k);
    io::write_npy(directory / "v.npy", all.v);
    io::write_npy(directory / "scores.npy", all.scores);
    io::write_npy(directory / "weights.npy", all.weights);
    io::write_npy(directory / "output.npy", all.output);
}

// Printing ----------------------------------------------------------------------------------------------------------

std::string padded(std::string text, std::size_t width) {
    if (text.size() < width) text.append(width - text.size(), ' ');
    return text;
}

template <class X>
void show(std::string const& name, X const& x, io::format format) {
    format.width = format.numbers == io::notation::fixed ? 8 : 0;
    format.indent = 2;
    heed::text const shape = heed::shape_text<heed::shape_type_of<X>>;
    std::cout << padded(name, 32) << std::string_view(shape.data, shape.size) << '\n'
              << io::formatted(x, format) << "\n\n";
}

void show_steps(embeddings const& x, layer const& w, attention_steps const& all) {
    show("X", x, io::fixed(4));
    show("W_Q", w.w_q, io::fixed(4));
    show("W_K", w.w_k, io::fixed(4));
    show("W_V", w.w_v, io::fixed(4));
    std::cout << "Step 1: projections\n\n";
    show("Q = X @ W_Q", all.q, io::fixed(4));
    show("K = X @ W_K", all.k, io::fixed(4));
    show("V = X @ W_V", all.v, io::fixed(4));
    std::cout << "Step 2: scaled scores\n\n";
    show("scores = Q @ K^T / sqrt(d_k)", all.scores, io::fixed(4));
    std::cout << "Step 3: stable softmax\n\n";
    show("weights = softmax(scores)", all.weights, io::scientific(2));
    std::cout << io::heat_map(all.weights, colours_of_terminal()) << '\n';
    std::cout << "Step 4: weighted sum of values\n\n";
    show("output = weights @ V", all.output, io::fixed(4));
}

void print_line(std::string line) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    std::cout << line << '\n';
}

/// Prints what is compared, and says whether all is within bounds.
bool show_differences(std::vector<differences> const& rows, double bound) {
    bool const has_lesson = rows.front().lesson.has_value();
    auto const columns = [&](std::string_view name, std::string const& lesson, std::string const& torch) {
        std::string const start = "  " + padded(std::string(name), 10);
        return has_lesson ? start + padded(lesson, 14) + padded(torch, 12) : start;
    };
    auto const number = [](double value) { return io::number_text(value, io::scientific(1)); };
    print_line("Largest difference from");
    print_line(columns("", "the lesson", "PyTorch") + "double precision");
    bool all_within = true;
    for (differences const& row : rows) {
        // Decimal fractions are not exact in binary: exactly one unit must not fail by that.
        bool within = row.lesson.value_or(0) <= 1 + 1e-9;
        if (row.name == "output") within = within && row.reference <= bound && row.pytorch.value_or(0) <= bound;
        print_line(columns(row.name, io::number_text(row.lesson.value_or(0), io::fixed(2)) + " units",
                           number(row.pytorch.value_or(0))) +
                   padded(number(row.reference), 12) + (within ? "" : "out of bounds"));
        all_within = all_within && within;
    }
    print_line(columns("bound", "1 unit", number(bound)) + number(bound) + "     (on the output)");
    if (has_lesson) print_line("A unit is one of the last digit that the lesson prints.");
    return all_within;
}

// The job -----------------------------------------------------------------------------------------------------------

/// Section 6: the module gives the same as the steps.
bool check_module(embeddings const& x, layer const& w, attention_steps const& all) {
    auto const [output, weights] = w(x);
    bool const same = same_bits(output, all.output) && same_bits(weights, all.weights);
    std::cout << (same ? "The self_attention module gives the same output and weights, bit for bit.\n\n"
                       : "The self_attention module gives another output or other weights.\n\n");
    return same;
}

/// Section 3: what the shift by the maximum is for.
void show_stability() {
    auto const large = heed::from<float, Key<4>>({1000, 1001, 999, 1002});
    std::cout << "Of the scores      " << io::formatted(large, io::fixed(0)) << "\n  stable softmax is "
              << io::formatted(heed::softmax<Key>(large), io::fixed(4)) << "\n  and naive softmax "
              << io::formatted(heed::naive_softmax<Key>(large), io::fixed(4)) << "\n\n";
}

bool run_lesson(worked_example const& example) {
    std::cout << "The lesson's worked example: B = 1, T = 4, d = 8, d_k = 4, d_v = 4, torch.manual_seed(42)\n\n";
    show_steps(example.x, example.w, example.steps);
    show_stability();
    bool const twice = same_bits(in_the_compiler, example);
    std::cout << "Computed from the seed in a constant expression and again at run time: "
              << (twice ? "both agree bit for bit.\n" : "they differ.\n");
    bool const module = check_module(example.x, example.w, example.steps);
    // X and the weights are up to 1.2e-7 from PyTorch's, whose logarithms and cosines are rounded otherwise; and query
    // 1 weighs values that lie 12 apart about half and half, which multiplies all that its scores are rounded by.
    constexpr double bound = 8e-6;
    bool const within = show_differences(compare_with_lesson(example), bound);
    double const references = difference_of_references();
    std::cout << "The double-precision reference is within " << io::number_text(references, io::scientific(1))
              << " of PyTorch's in double.\n";
    return within && twice && module && references <= 1e-12;
}

bool run_own(embeddings const& x, layer const& w, attention_steps const& all) {
    std::cout << "The lesson's example on numbers of your own\n\n";
    show_steps(x, w, all);
    std::cout << "Your numbers are known at run time only, so nothing is computed in a constant expression,\n"
                 "and the lesson's and PyTorch's numbers do not apply.\n";
    bool const module = check_module(x, w, all);
    return show_differences(compare_with_double(all, x, w), rounding_bound(x, w)) && module;
}

void flush() {
    if (!std::cout.flush()) throw io::file_error("standard output: expected to write all of it, but it failed");
}

int run(command_line const& asked) {
    if (asked.help) {
        std::cout << help;
        flush();
        return 0;
    }
    worked_example example = worked_example_at_run_time(42);
    if (asked.input) {
        auto const x = read<embeddings>(*asked.input, "x", "X");
        layer const w{read<decltype(layer::w_q)>(*asked.input, "w_q", "W_Q"),
                      read<decltype(layer::w_k)>(*asked.input, "w_k", "W_K"),
                      read<decltype(layer::w_v)>(*asked.input, "w_v", "W_V")};
        example = {x, w, attend_at_run_time(x, w)};
    }
    bool const within = asked.input ? run_own(example.x, example.w, example.steps) : run_lesson(example);
    std::cout << (within ? "\nAll is within its bounds.\n" : "\nSomething is out of its bounds.\n");
    if (asked.output) write(*asked.output, example.x, example.w, example.steps);
    if (asked.svg) io::svg::write(*asked.svg, io::attention_diagram(example.x, example.w));
    flush();
    return within ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
    try {
        return run(parse(count, arguments));
    } catch (std::exception const& error) {
        std::cerr << "self_attention: " << error.what() << '\n';
        return 2;
    }
}
