// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// The node cases of ONNX RotaryEmbedding-23 (onnx 1.23.0, Apache License 2.0), whose inputs and outputs stand in
// tests/reference/onnx/. All that are there apply. Their cosines and sines are given, and are those of no angle:
// numbers between 0 and 1, of which each counts by itself.
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/io/npy.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/split.hpp>
#include <heed/tensor/make.hpp>

#include "../support/catch.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace heed;
using namespace heed::axes;

template <std::size_t N>
struct Row : heed::axis<Row, N> {};

std::filesystem::path folder() {
    return std::filesystem::path(__FILE__).parent_path().parent_path() / "reference" / "onnx";
}
template <class X>
X read(std::string const& of_case, std::string const& name) {
    return io::read_npy<X>(folder() / of_case / (name + ".npy"));
}
/// Positions, which are whole numbers of 64 bits, and which heed's files have none of.
template <class... Axes>
auto read_positions(std::string const& of_case) {
    auto const file = folder() / of_case / "position_ids.npy";
    io::detail::input_file in(file);
    auto const head = io::detail::npy::read_header(in);
    REQUIRE(head.is_of("i8"));
    REQUIRE(head.extents == std::vector<std::size_t>{Axes::extent...});
    auto const values = io::detail::npy::read_values<std::int64_t>(in, head);
    tensor<std::int64_t, Axes...> result{};
    std::copy(values.begin(), values.end(), result.begin());
    return result;
}

struct of_the_file {};
template <class Pairing, std::size_t Pairs>
using rotations = rotation<Pairing, of_the_file, float, Batch<2>, Time<3>, Half<2>, Pair<Pairs>>;

/// The rotation of a case: its caches have a row for each position, or one for each that positions choose.
template <class Pairing, std::size_t Pairs>
auto read_rotation(std::string const& of_case) {
    using whole = tensor<float, Batch<2>, Time<3>, Pair<Pairs>>;
    auto const cosines = read<whole>(of_case, "cos_cache"), sines = read<whole>(of_case, "sin_cache");
    return rotations<Pairing, Pairs>{
        generate<float, Batch<2>, Time<3>, Half<2>, Pair<Pairs>>([&](std::size_t b, std::size_t t, std::size_t half,
                                                                     std::size_t pair) {
            return (half == 0 ? cosines : sines)(b, t, pair);
        })};
}
template <class Pairing, std::size_t Pairs>
auto read_chosen_rotation(std::string const& of_case) {
    using table = tensor<float, Row<50>, Pair<Pairs>>;
    auto const cosines = read<table>(of_case, "cos_cache"), sines = read<table>(of_case, "sin_cache");
    auto const positions = read_positions<Batch<2>, Time<3>>(of_case);
    return rotations<Pairing, Pairs>{
        generate<float, Batch<2>, Time<3>, Half<2>, Pair<Pairs>>([&](std::size_t b, std::size_t t, std::size_t half,
                                                                     std::size_t pair) {
            return (half == 0 ? cosines : sines).at(positions(b, t), pair);
        })};
}

/// Of numbers between 0 and 1, computed in float by both: two roundings each.
template <class X>
void agree(X const& rotated, X const& expected) {
    REQUIRE(max_abs_difference(rotated, expected) < 3e-7f);
}

using heads_first = tensor<float, Batch<2>, Head<4>, Time<3>, Dk<8>>;

void flat_input(std::string const& name) {
    using flat = tensor<float, Batch<2>, Time<3>, Model<32>>;
    auto const x = split<Model, Head<4>, Dk<8>>(read<flat>(name, "input"));
    auto const rotated = rotate(x, read_chosen_rotation<half_split_pairs, 4>(name));
    agree(merge<Head, Dk, Model>(rotated), read<flat>(name, "output"));
}
template <class Pairing, class Other>
void caches_by_position(std::string const& name) {
    auto const x = read<heads_first>(name, "input"), expected = read<heads_first>(name, "output");
    agree(as_tensor(rotate(x, read_rotation<Pairing, 4>(name))), expected);
    // The other pairing is another result.
    REQUIRE_FALSE(all_close(rotate(x, read_rotation<Other, 4>(name)), expected));
}
void in_part(std::string const& name) {
    auto const x = read<heads_first>(name, "input"), expected = read<heads_first>(name, "output");
    agree(as_tensor(rotate<Dk<4>>(x, read_chosen_rotation<interleaved_pairs, 2>(name))), expected);
}

std::map<std::string, void (*)(std::string const&)> const cases = {
    {"rotary_embedding_3d_input", flat_input},
    {"rotary_embedding_no_position_ids", caches_by_position<half_split_pairs, interleaved_pairs>},
    {"rotary_embedding_no_position_ids_interleaved", caches_by_position<interleaved_pairs, half_split_pairs>},
    {"rotary_embedding_with_interleaved_rotary_dim", in_part},
};

TEST_CASE("the RotaryEmbedding cases of ONNX, all that are there") {
    std::size_t asked = 0;
    for (auto const& entry : std::filesystem::directory_iterator(folder())) {
        std::string const name = entry.path().filename().string();
        if (!name.starts_with("rotary_embedding")) continue;
        INFO(name);
        auto const found = cases.find(name);
        REQUIRE(found != cases.end());
        found->second(name);
        ++asked;
    }
    REQUIRE(asked == cases.size());
}

}  // namespace
