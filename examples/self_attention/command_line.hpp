// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unistd.h>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <heed/io/heat_map.hpp>

// What the program is asked to do, and what the terminal can show.

inline constexpr std::string_view help = R"(Usage: self_attention [OPTION]...

Runs the self-attention lesson's worked example: prints every step with its shape, computes all of
it in a constant expression and again at run time, and compares it with the lesson's printed
numbers, with values recorded from PyTorch and with a double-precision reference.

  --svg FILE    write the lesson's diagram, panels A to D, as SVG
  --input DIR   take X, W_Q, W_K and W_V from x.npy, w_q.npy, w_k.npy and w_v.npy in DIR (or X.npy,
                W_Q.npy, W_K.npy, W_V.npy): floats of 16 to 64 bits, in C or Fortran order, of the
                lesson's shapes (1, 4, 8) and (8, 4); what the lesson and PyTorch say is then left
                out, and the bound on the output follows from the numbers
  --output DIR  write x.npy, w_q.npy, w_k.npy and w_v.npy, which --input reads, and q.npy, k.npy,
                v.npy, scores.npy, weights.npy and output.npy into DIR, which is made if need be
  --help        print this

Colours are used when the output is a terminal and NO_COLOR is unset or empty.

Exit code: 0 when all is within its bounds, 1 when something is not, 2 when an option or a file is
wrong, or a file cannot be written.
)";

/// The command line is wrong: one sentence that says how.
struct usage_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct command_line {
    bool help = false;
    std::optional<std::filesystem::path> svg, input, output;
};

inline command_line parse(int count, char** arguments) {
    command_line result;
    for (int i = 1; i < count; ++i) {
        std::string const option = arguments[i];
        if (option == "--help" || option == "-h") {
            result.help = true;
            continue;
        }
        auto* const value = option == "--svg"      ? &result.svg
                            : option == "--input"  ? &result.input
                            : option == "--output" ? &result.output
                                                   : nullptr;
        if (value == nullptr)
            throw usage_error("unknown option '" + option + "'; self_attention --help lists the options");
        if (*value) throw usage_error("the option " + option + " is given twice");
        if (i + 1 == count || *arguments[i + 1] == '\0')
            throw usage_error("the option " + option + " needs the name of a " +
                              (option == "--svg" ? "file" : "directory") + " behind it");
        *value = arguments[++i];
    }
    return result;
}

/// The colours that standard output can show, and that its reader wants.
inline heed::io::colours colours_of_terminal() {
    auto const variable = [](char const* name) {
        char const* const value = std::getenv(name);
        return std::string_view(value == nullptr ? "" : value);
    };
    if (isatty(STDOUT_FILENO) == 0 || !variable("NO_COLOR").empty() || variable("TERM") == "dumb")
        return heed::io::colours::none;
    bool const has_all = variable("COLORTERM") == "truecolor" || variable("COLORTERM") == "24bit";
    return has_all ? heed::io::colours::true_colour : heed::io::colours::xterm_256;
}
