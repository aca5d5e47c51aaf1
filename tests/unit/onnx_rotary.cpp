// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of RotaryEmbedding (RotaryEmbedding-23, onnx 1.23). Their cosines and sines are given, and are those of
// no angle: numbers between 0 and 1, of which each counts by itself.
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/split.hpp>
#include <heed/tensor/make.hpp>

#include <cstdint>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed;
using namespace heed::axes;
using heed_test::onnx_case;

template <std::size_t N>
struct Row : heed::axis<Row, N> {};

struct of_the_file {};
template <class Pairing, std::size_t Pairs>
using rotations = rotation<Pairing, of_the_file, float, Batch<2>, Time<3>, Half<2>, Pair<Pairs>>;

/// The rotation of a case: its caches have a row for each position, or one for each that positions choose.
template <class Pairing, std::size_t Pairs>
auto read_rotation(onnx_case const& it) {
    auto const cosines = it.input<float, Batch<2>, Time<3>, Pair<Pairs>>("cos_cache");
    auto const sines = it.input<float, Batch<2>, Time<3>, Pair<Pairs>>("sin_cache");
    return rotations<Pairing, Pairs>{
        generate<float, Batch<2>, Time<3>, Half<2>, Pair<Pairs>>([&](std::size_t b, std::size_t t, std::size_t half,
                                                                     std::size_t pair) {
            return (half == 0 ? cosines : sines)(b, t, pair);
        })};
}
template <class Pairing, std::size_t Pairs>
auto read_chosen_rotation(onnx_case const& it) {
    auto const cosines = it.input<float, Row<50>, Pair<Pairs>>("cos_cache");
    auto const sines = it.input<float, Row<50>, Pair<Pairs>>("sin_cache");
    auto const positions = it.input<std::int64_t, Batch<2>, Time<3>>("position_ids");
    return rotations<Pairing, Pairs>{
        generate<float, Batch<2>, Time<3>, Half<2>, Pair<Pairs>>([&](std::size_t b, std::size_t t, std::size_t half,
                                                                     std::size_t pair) {
            return (half == 0 ? cosines : sines).at(positions(b, t), pair);
        })};
}

/// Numbers between 0 and 1, computed in float by both: two roundings each.
constexpr heed_test::tolerance two_roundings{.absolute = 3e-7, .relative = 0};

void flat_input(onnx_case const& it) {
    auto const x = split<Model, Head<4>, Dk<8>>(it.input<float, Batch<2>, Time<3>, Model<32>>("input"));
    auto const rotated = rotate(x, read_chosen_rotation<half_split_pairs, 4>(it));
    it.check("output", merge<Head, Dk, Model>(rotated), two_roundings);
}
template <class Pairing, class Other>
void caches_by_position(onnx_case const& it) {
    auto const x = it.input<float, Batch<2>, Head<4>, Time<3>, Dk<8>>("input");
    it.check("output", rotate(x, read_rotation<Pairing, 4>(it)), two_roundings);
    // The other pairing is another result.
    auto const expected = it.output<float, Batch<2>, Head<4>, Time<3>, Dk<8>>("output");
    CHECK_FALSE(all_close(rotate(x, read_rotation<Other, 4>(it)), expected));
}
void in_part(onnx_case const& it) {
    auto const x = it.input<float, Batch<2>, Head<4>, Time<3>, Dk<8>>("input");
    it.check("output", rotate<Dk<4>>(x, read_chosen_rotation<interleaved_pairs, 2>(it)), two_roundings);
}

}  // namespace

TEST_CASE("ONNX's rotary embeddings") {
    heed_test::run_onnx_cases("onnx_rotary", {
        {"rotary_embedding_3d_input", flat_input},
        {"rotary_embedding_no_position_ids", caches_by_position<half_split_pairs, interleaved_pairs>},
        {"rotary_embedding_no_position_ids_interleaved", caches_by_position<interleaved_pairs, half_split_pairs>},
        {"rotary_embedding_with_interleaved_rotary_dim", in_part},
    });
}
