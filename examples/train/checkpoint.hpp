// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <heed/borders/parameters.hpp>
#include <heed/nn.hpp>

#include "sorting.hpp"

// All that training is between two steps, as a file, and the trained weights as a header.

struct training {
    std::uint64_t seed;
    long long steps;
    long long step = 0;
    sorting::model model{};
    heed::adamw<sorting::model> optimiser{model, {.decay = 0.01}};
    /// Since the program began.
    std::vector<float> losses{};

    training(std::uint64_t from, long long count) : seed(from), steps(count) {
        auto generator = heed::random::manual_seed(seed);
        heed::initialise(model, generator, heed::normal_initialisation{0.05});
    }
};

inline void write_checkpoint(std::filesystem::path const& name, training const& it) {
    heed::safetensors::writer out;
    heed::safetensors::add_parameters(out, it.model);
    heed::safetensors::add_parameters(out, it.optimiser.mean, "optimiser.mean.");
    heed::safetensors::add_parameters(out, it.optimiser.square, "optimiser.square.");
    heed::tensor<double, heed::axes::Pair<2>> const powers{it.optimiser.power_1, it.optimiser.power_2};
    out.add("optimiser.powers", powers);
    out.add_metadata("seed", std::to_string(it.seed));
    out.add_metadata("steps", std::to_string(it.steps));
    out.add_metadata("step", std::to_string(it.step));
    out.write(name);
}

template <class Number>
Number number_in(heed::safetensors::file const& from, std::string_view key) {
    for (auto const& [name, text] : from.metadata()) {
        Number result{};
        auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
        if (name == key && error == std::errc{} && end == text.data() + text.size() && result >= 0) return result;
    }
    throw heed::io::file_error(from.name().string() + ": expected a number \"" + std::string(key) +
                               "\" in the metadata, but there is none");
}

inline training read_checkpoint(std::filesystem::path const& name) {
    heed::safetensors::file const from(name);
    training it(number_in<std::uint64_t>(from, "seed"), number_in<long long>(from, "steps"));
    it.step = number_in<long long>(from, "step");
    heed::safetensors::read_parameters(from, it.model);
    heed::safetensors::read_parameters(from, it.optimiser.mean, "optimiser.mean.");
    heed::safetensors::read_parameters(from, it.optimiser.square, "optimiser.square.");
    auto const powers = heed::safetensors::read<heed::tensor<double, heed::axes::Pair<2>>>(from, "optimiser.powers");
    it.optimiser.power_1 = powers(0);
    it.optimiser.power_2 = powers(1);
    it.optimiser.steps = it.step;
    return it;
}

/// The weights as numbers that a compiler reads, in the order of the parameters.
inline void write_header(std::filesystem::path const& name, sorting::model const& model) {
    std::string all =
        "// Copyright the heed authors.\n// SPDX-License-Identifier: BSL-1.0\n"
        "// Made by examples/train.cpp: train --header FILE\n#pragma once\n\n#include \"sorting.hpp\"\n\n"
        "// clang-format off\nnamespace sorting {\n\ninline constexpr float trained_weights[] = {";
    std::size_t count = 0;
    heed::for_each_parameter(
        [&](heed::text, auto const& parameter) {
            for (float const x : parameter.values) {
                char digits[40];
                auto const end = std::to_chars(digits, digits + sizeof(digits), x < 0 ? -x : x, std::chars_format::hex);
                all += count++ % 6 == 0 ? "\n    " : " ";
                all += (x < 0 ? "-0x" : "0x") + std::string(digits, end.ptr) + "f,";
            }
        },
        model);
    all +=
        "\n};\n\n/// The model with these weights.\nconstexpr model trained_model() {\n    model result{};\n"
        "    std::size_t i = 0;\n    heed::for_each_parameter(\n        [&](heed::text, auto& parameter) {\n"
        "            for (float& x : parameter.values) x = trained_weights[i++];\n        },\n        result);\n"
        "    return result;\n}\n\n}  // namespace sorting\n";
    heed::io::detail::output_file out(name);
    out.write(all.data(), all.size());
    out.finish();
}
