// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

// What the program is asked to do.

inline constexpr std::string_view help = R"(Usage: train [OPTION]...

Trains a small transformer to put six letters in order, in a few seconds on one core: 5,000 numbers,
two layers, two heads. The same seed gives the same bits on every run and with every compiler.

  --seed N        of the first weights and of the data (default: 1)
  --steps N       steps of training in all (default: 3000)
  --save FILE     write weights, optimiser and step as safetensors, at the end, and when interrupted
  --resume FILE   go on from such a file, as if there had been no end; --seed and --steps are its own
  --loss FILE     write the losses as an SVG
  --attention FILE
                  write what one head of the trained model looks at, as an SVG
  --header FILE   write the weights as a C++ header
  --help          print this

A bar shows how far it is when the standard error is a terminal. Ctrl-C ends it after the step, with
the file of --save written.

Exit code: 0 when the model answers 99 of 100 words that were held out, 1 when it does not, 2 when
an option or a file is wrong, 130 when it was interrupted.
)";

/// The command line is wrong: one sentence that says how.
struct usage_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct command_line {
    bool help = false;
    std::uint64_t seed = 1;
    long long steps = 3000;
    std::optional<std::filesystem::path> save, resume, loss, attention, header;
};

template <class Number>
Number number(std::string const& option, std::string_view text, Number least) {
    Number result{};
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error != std::errc{} || end != text.data() + text.size() || result < least)
        throw usage_error(option + ": expected a whole number of at least " + std::to_string(least) + ", but \"" +
                          std::string(text) + "\" came");
    return result;
}

inline command_line parse(int count, char** arguments) {
    command_line result;
    bool says_training = false;
    for (int i = 1; i < count; ++i) {
        std::string const option = arguments[i];
        if (option == "--help" || option == "-h") {
            result.help = true;
            continue;
        }
        auto* const file = option == "--save"        ? &result.save
                           : option == "--resume"    ? &result.resume
                           : option == "--loss"      ? &result.loss
                           : option == "--attention" ? &result.attention
                           : option == "--header"    ? &result.header
                                                     : nullptr;
        if (file == nullptr && option != "--seed" && option != "--steps") throw usage_error("unknown option " + option);
        if (i + 1 == count || std::string_view(arguments[i + 1]).empty())
            throw usage_error(option + (file != nullptr ? ": expected a file" : ": expected a number"));
        std::string_view const value = arguments[++i];
        if (file != nullptr) {
            *file = value;
        } else {
            says_training = true;
            if (option == "--seed") {
                result.seed = number<std::uint64_t>(option, value, 0);
            } else {
                result.steps = number<long long>(option, value, 1);
            }
        }
    }
    if (result.resume && says_training)
        throw usage_error("--resume goes on with the seed and the steps of its file, so leave --seed and --steps out");
    return result;
}
