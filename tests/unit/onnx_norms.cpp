// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of LayerNormalization (LayerNormalization-17) and RMSNormalization (RMSNormalization-23, onnx 1.23),
// which go over all axes from one on: merged here, as a norm goes along one. What ONNX gives beside Y, the mean and the
// reciprocal of the deviation, a call of heed does not.
#include <heed/nn/norm.hpp>
#include <heed/ops/split.hpp>
#include <heed/tensor/make.hpp>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed;
using heed_test::onnx_case;

template <std::size_t N>
struct Row : heed::axis<Row, N> {};
template <std::size_t N>
struct Feature : heed::axis<Feature, N> {};

template <class... Axes>
auto values_in(onnx_case const& it, char const* of, shape_t<Axes...>) {
    return it.input<float, Axes...>(of);
}

struct a_tenth {
    static constexpr double value = 0.1;
};

/// `Whole` and `Parameters` are the shapes in the files: of x, and of the gain.
template <class Whole, class Parameters>
struct norm_case {
    static constexpr std::size_t features = Parameters::size, rows = Whole::size / features;
    using in_rows = tensor<float, Row<rows>, Feature<features>>;
    using parameter = tensor<float, Feature<features>>;

    template <class To, class Shape>
    static To read(onnx_case const& it, char const* of) {
        auto const all = values_in(it, of, Shape{});
        To result{};
        for (std::size_t i = 0; i < To::size; ++i) result.values[i] = all.data()[i];
        return result;
    }
    static in_rows x(onnx_case const& it) { return read<in_rows, Whole>(it, "X"); }
    static in_rows y(onnx_case const& it) { return read<in_rows, Whole>(it, "Y"); }
    static parameter gain(onnx_case const& it) { return read<parameter, Parameters>(it, "W"); }

    template <class... Epsilon>
    static void layer(onnx_case const& it) {
        auto const bias = read<parameter, Parameters>(it, "B");
        it.check("Y", layer_norm<Feature>(x(it), gain(it), bias, epsilon{Epsilon::value}...), y(it));
    }
    template <class... Epsilon>
    static void rms(onnx_case const& it) {
        it.check("Y", rms_norm<Feature>(x(it), gain(it), epsilon{Epsilon::value}...), y(it));
    }
};

template <std::size_t N>
struct A : heed::axis<A, N> {};
template <std::size_t N>
struct B : heed::axis<B, N> {};
template <std::size_t N>
struct C : heed::axis<C, N> {};
template <std::size_t N>
struct D : heed::axis<D, N> {};
using two = shape_t<A<3>, B<4>>;
using three = shape_t<A<2>, B<3>, C<5>>;
using four = shape_t<A<2>, B<3>, C<4>, D<5>>;

}  // namespace

TEST_CASE("ONNX's layer and root mean square normalizations") {
    using two_from_0 = norm_case<two, two>;
    using two_from_1 = norm_case<two, shape_t<B<4>>>;
    using three_from_0 = norm_case<three, three>;
    using three_from_1 = norm_case<three, shape_t<B<3>, C<5>>>;
    using three_from_2 = norm_case<three, shape_t<C<5>>>;
    using four_from_0 = norm_case<four, four>;
    using four_from_1 = norm_case<four, shape_t<B<3>, C<4>, D<5>>>;
    using four_from_2 = norm_case<four, shape_t<C<4>, D<5>>>;
    using four_from_3 = norm_case<four, shape_t<D<5>>>;
    heed_test::run_onnx_cases("onnx_norms", {
        {"layer_normalization_2d_axis1", two_from_1::layer<>},
        {"layer_normalization_2d_axis_negative_1", two_from_1::layer<>},
        {"layer_normalization_2d_axis_negative_2", two_from_0::layer<>},
        {"layer_normalization_3d_axis0_epsilon", three_from_0::layer<a_tenth>},
        {"layer_normalization_3d_axis1_epsilon", three_from_1::layer<a_tenth>},
        {"layer_normalization_3d_axis2_epsilon", three_from_2::layer<a_tenth>},
        {"layer_normalization_3d_axis_negative_1_epsilon", three_from_2::layer<a_tenth>},
        {"layer_normalization_3d_axis_negative_3_epsilon", three_from_0::layer<a_tenth>},
        {"layer_normalization_4d_axis1", four_from_1::layer<>},
        {"layer_normalization_4d_axis_negative_1", four_from_3::layer<>},
        {"layer_normalization_4d_axis_negative_3", four_from_1::layer<>},
        {"layer_normalization_default_axis", four_from_3::layer<>},
        {"rms_normalization_2d_axis0", two_from_0::rms<>},
        {"rms_normalization_2d_axis1", two_from_1::rms<>},
        {"rms_normalization_3d_axis1_epsilon", three_from_1::rms<a_tenth>},
        {"rms_normalization_3d_axis_negative_2_epsilon", three_from_1::rms<a_tenth>},
        {"rms_normalization_3d_axis_negative_3_epsilon", three_from_0::rms<a_tenth>},
        {"rms_normalization_4d_axis0", four_from_0::rms<>},
        {"rms_normalization_4d_axis_negative_1", four_from_3::rms<>},
        {"rms_normalization_4d_axis_negative_2", four_from_2::rms<>},
        {"rms_normalization_4d_axis_negative_3", four_from_1::rms<>},
        {"rms_normalization_default_axis", four_from_3::rms<>},
    });
}
