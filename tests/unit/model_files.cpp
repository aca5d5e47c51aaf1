// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <filesystem>
#include <string>
#include <string_view>

#include <heed/borders/parameters.hpp>
#include <heed/nn.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

using model_type = gpt<float, Vocabulary<5>, Time<4>, Model<6>, Layer<2>, Head<2>, Hidden<7>>;

model_type some_model(int seed) {
    model_type m{};
    auto g = random::manual_seed(seed);
    initialise(m, g, xavier_uniform_initialisation{});
    return m;
}
template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (io::file_error const& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a model is saved and loaded by the names of its members") {
    auto const name = std::filesystem::temp_directory_path() / "heed_model_files.safetensors";
    auto const m = some_model(1);
    safetensors::save(name, m);
    CHECK(safetensors::load<model_type>(name) == m);
    safetensors::file const from(name);
    CHECK(from.has("blocks.1.feed_forward.w_out"));
    CHECK(from.tensors().size() == 4 + 2 * 16);
    std::filesystem::remove(name);
}

TEST_CASE("two models in one file have prefixes, and foreign names a map") {
    auto const a = some_model(2), b = some_model(3);
    safetensors::writer out;
    safetensors::add_parameters(out, a, "a.");
    safetensors::add_parameters(out, b, "b.");
    auto const bytes = out.bytes();
    safetensors::file const from{std::span(bytes)};
    model_type read = some_model(4);
    safetensors::read_parameters(from, read, "b.");
    CHECK(read == b);
    safetensors::read_parameters(from, read, [](std::string_view own) { return "a." + std::string(own); });
    CHECK(read == a);
    // What it lacks, and what has another shape, is said, and the model is as it was.
    CHECK(said([&] { safetensors::read_parameters(from, read, "c."); }).find("c.token_embedding") != std::string::npos);
    CHECK(read == a);
    gpt<float, Vocabulary<5>, Time<4>, Model<6>, Layer<2>, Head<3>, Hidden<7>> other{};
    auto const heads = said([&] { safetensors::read_parameters(from, other, "a."); });
    CHECK(heads.find("a.blocks.0.attention.w_q") != std::string::npos);
    CHECK(heads.find("Head<3>") != std::string::npos);
}
