// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <cmath>
#include <string>
#include <type_traits>
#include <vector>

#include <heed/attention/explain.hpp>
#include <heed/heed.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"
#include "../support/said.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

template <class T>
constexpr double unit = sizeof(T) == 4 ? 0x1p-24 : 0x1p-53;
template <class T>
constexpr T inf = math::infinity<T>;
template <class T>
constexpr T no_number = math::quiet_nan<T>;

/// A norm of one row by its definition, in double.
template <bool Centred>
std::vector<double> norm_of(std::vector<double> row, double eps) {
    double const length = static_cast<double>(row.size());
    double mean = 0, squares = 0;
    for (double const x : row) mean += x / length;
    for (double& x : row) x -= Centred ? mean : 0;
    for (double const x : row) squares += x * x / length;
    for (double& x : row) x /= std::sqrt(squares + eps);
    return row;
}

// Along every axis, with a gain and a bias and without, at both times.
template <class T, std::size_t B, std::size_t N, std::size_t M>
struct of_three_axes {
    using input = tensor<T, Batch<B>, Time<N>, Model<M>>;
    static constexpr auto x = heed_test::fractions<input, 3>(5);

    template <template <std::size_t> class Name>
    using parameter = tensor<T, Name<detail::extent_in<shape_type_of<input>, axis_name<Name>>>>;
    template <template <std::size_t> class Name>
    static constexpr auto gain = heed_test::fractions<parameter<Name>, 7>(2);
    template <template <std::size_t> class Name>
    static constexpr auto bias = heed_test::fractions<parameter<Name>, 5>(9);

    template <template <std::size_t> class Name>
    static constexpr auto plain() {
        return layer_norm<Name>(x);
    }
    template <template <std::size_t> class Name>
    static constexpr auto scaled() {
        return layer_norm<Name>(x, gain<Name>, epsilon{0.25});
    }
    template <template <std::size_t> class Name>
    static constexpr auto shifted() {
        return layer_norm<Name>(x, gain<Name>, bias<Name>);
    }
    template <template <std::size_t> class Name>
    static constexpr auto rms() {
        return rms_norm<Name>(x, epsilon{0});
    }
    template <template <std::size_t> class Name>
    static constexpr auto scaled_rms() {
        return rms_norm<Name>(x, gain<Name>);
    }

    static void is_near(T came, double expected) {
        REQUIRE(std::abs(static_cast<double>(came) - expected) <= 16 * unit<T> * (4 + std::abs(expected)));
    }
    template <template <std::size_t> class Name>
    static void along(std::size_t stride, std::size_t length) {
        BOTH_TIMES(of_nothing, plain<Name>);
        BOTH_TIMES(of_gain, scaled<Name>);
        BOTH_TIMES(of_both, shifted<Name>);
        BOTH_TIMES(of_squares, rms<Name>);
        BOTH_TIMES(of_squares_and_gain, scaled_rms<Name>);
        static_assert(__is_same(decltype(of_both), input const));
        for (std::size_t first = 0; first < input::size; ++first) {
            if (first / stride % length != 0) continue;
            std::vector<double> row(length);
            for (std::size_t i = 0; i < length; ++i) row[i] = static_cast<double>(x.values[first + i * stride]);
            auto const usual = norm_of<true>(row, 1e-5), wide = norm_of<true>(row, 0.25),
                       narrow = norm_of<false>(row, 0), usual_rms = norm_of<false>(row, 1e-5);
            for (std::size_t i = 0; i < length; ++i) {
                std::size_t const at = first + i * stride;
                double const g = static_cast<double>(gain<Name>(i)), b = static_cast<double>(bias<Name>(i));
                is_near(of_nothing.values[at], usual[i]);
                is_near(of_gain.values[at], wide[i] * g);
                is_near(of_both.values[at], usual[i] * g + b);
                is_near(of_squares.values[at], narrow[i]);
                is_near(of_squares_and_gain.values[at], usual_rms[i] * g);
            }
        }
    }
    static void all() {
        along<Batch>(N * M, B);
        along<Time>(M, N);
        along<Model>(1, M);
    }
};

// Rows of many vectors, with and without a rest, at run time and as constants.
template <class T, std::size_t Rows, std::size_t Length>
constexpr auto of_long_rows() {
    auto const x = heed_test::fractions<tensor<T, Time<Rows>, Model<Length>>, 7>(3);
    auto const gain = heed_test::fractions<tensor<T, Model<Length>>, 3>(1);
    auto const columns = heed_test::fractions<tensor<T, Model<Length>, Time<Rows>>, 7>(4);
    return stack<Batch>(layer_norm<Model>(x, gain, gain), rms_norm<Model>(x, gain),
                        transpose(layer_norm<Model>(columns, gain, gain)), transpose(rms_norm<Model>(columns)));
}

/// A mean of 2000 beside a variance of 0.05: one pass over squares would lose it in float.
constexpr auto far_from_zero() {
    return layer_norm<Model>(
        generate<float, Model<64>>([](int i) { return 2000.0f + 0.0625f * static_cast<float>(i % 13 - 6); }));
}

/// Elements that are no numbers, and a row of equal ones, each of which is its mean.
template <class T>
constexpr auto special_rows() {
    tensor<T, Time<5>, Model<3>> const x{1, inf<T>, 2, -inf<T>, inf<T>, 1, 1, no_number<T>, 2, 7, 7, 7, 1, 2, 3};
    tensor<T, Model<3>> const gain{1, 1, inf<T>};
    return stack<Batch>(layer_norm<Model>(x), layer_norm<Model>(x, gain), rms_norm<Model>(x), rms_norm<Model>(x, gain));
}
/// Without an epsilon a row of equal elements is 0 / 0, and one whose squares overflow is 0.
constexpr auto at_the_ends() {
    tensor<float, Time<2>, Model<2>> const x{3, 3, 1e30f, -1e30f};
    return layer_norm<Model>(x, epsilon{0});
}

using features = tensor<float, Time<3>, Model<5>>;
using gains = tensor<float, Model<5>>;
constexpr auto x = heed_test::fractions<features, 3>(5);
constexpr auto gain = heed_test::fractions<gains, 7>(2);
constexpr auto bias_of_norm = heed_test::fractions<gains, 5>(9);

/// In place, and with a gain and a bias that are the destination's own memory.
constexpr bool in_shared_memory() {
    features out = x;
    layer_norm<Model>(into(out), out, gain, bias_of_norm);
    bool right = out == layer_norm<Model>(x, gain, bias_of_norm);
    gains one = gain;
    layer_norm<Model>(into(one), one, one, one);
    right = right && one == layer_norm<Model>(gain, gain, gain);
    features rows = x;
    layer_norm<Model>(into(slice_view<Time>(rows, 1)), slice<Time>(x, 0), slice_view<Time>(rows, 1));
    right = right && slice<Time>(rows, 1) == layer_norm<Model>(slice<Time>(x, 0), slice<Time>(x, 1)) &&
            slice<Time>(rows, 2) == slice<Time>(x, 2);
    // The gain is a row of what is written.
    features whole = x;
    rms_norm<Model>(into(whole), whole, slice_view<Time>(whole, 1));
    return right && whole == rms_norm<Model>(x, slice<Time>(x, 1));
}
/// Views of any stride, also of the gain, and a destination of any stride.
constexpr bool of_views() {
    auto const columns = transpose(x);
    auto turned = zeros<float, Model<5>, Time<3>>();
    auto const table = stack<Head>(gain, bias_of_norm);
    auto const apart = permute<Model, Head>(table);
    auto const g = slice_view<Head>(apart, 0), b = slice_view<Head>(apart, 1);
    bool const right = layer_norm<Model>(transpose_view(columns), g, b) == layer_norm<Model>(x, gain, bias_of_norm);
    layer_norm<Model>(into(transpose_view(turned)), x, g, b);
    return right && turned == transpose(layer_norm<Model>(x, gain, bias_of_norm)) &&
           layer_norm<Model>(columns, g, b) == turned;
}
constexpr bool of_lengths() {
    auto const y = layer_norm<Model>(take<Time>(x, 2), gain);
    return length<Time>(y) == 2 && exactly<Time<2>>(y) == layer_norm<Model>(range<Time<2>>(x, 0), gain);
}

template <class T>
void an_infinity_or_a_nan_says_what_happens_to_its_own_row() {
    BOTH_TIMES(all, special_rows<T>);
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t row = 0; row < 3; ++row) REQUIRE(math::is_nan(all(0, row, i)));
        REQUIRE(all(0, 3, i) == 0);
        REQUIRE(math::is_nan(all(1, 3, i)) == (i == 2));
        REQUIRE(math::is_nan(all(2, 2, i)));
    }
    // An infinity is NaN, and beside it all is 0.
    REQUIRE(all(2, 0, 0) == 0);
    REQUIRE(math::is_nan(all(2, 0, 1)));
    REQUIRE(all(3, 4, 2) == inf<T>);
    BOTH_TIMES(ends, at_the_ends);
    REQUIRE((math::is_nan(ends(0, 0)) && math::is_nan(ends(0, 1)) && ends(1, 0) == 0 && ends(1, 1) == 0));
}

}  // namespace

TEST_CASE("norms are those of plain loops, along any axis") {
    of_three_axes<float, 2, 3, 5>::all();
    of_three_axes<double, 3, 5, 2>::all();
    of_three_axes<float, 3, 3, 3>::all();
    of_three_axes<double, 2, 17, 19>::all();
}

TEST_CASE("norms of long rows have the same bits at both times, whether rows or columns are in vectors") {
    BOTH_TIMES(of_rest, of_long_rows<float, 3, 67>);
    BOTH_TIMES(of_whole, of_long_rows<float, 19, 64>);
    BOTH_TIMES(of_doubles, of_long_rows<double, 11, 37>);
}

TEST_CASE("a mean of 2000 does not spoil the variance") {
    BOTH_TIMES(y, far_from_zero);
    std::vector<double> row;
    for (int i = 0; i < 64; ++i) row.push_back(2000.0 + 0.0625 * (i % 13 - 6));
    auto const expected = norm_of<true>(row, 1e-5);
    for (std::size_t i = 0; i < 64; ++i) REQUIRE(std::abs(static_cast<double>(y(i)) - expected[i]) < 1e-3);
}

TEST_CASE("the variance is the biased one") {
    // Of 1, 2, 3, 4 it is 5/4: PyTorch's own example.
    constexpr auto y = layer_norm<Model>(tensor<double, Model<4>>{1, 2, 3, 4}, epsilon{0});
    CHECK(std::abs(y(3) - 1.5 / std::sqrt(1.25)) < 1e-15);
    constexpr auto z = rms_norm<Model>(tensor<double, Model<4>>{1, 2, 3, 4}, epsilon{0});
    CHECK(std::abs(z(3) - 4 / std::sqrt(7.5)) < 1e-15);
}

TEST_CASE("an infinity or a NaN says what happens to its own row") {
    an_infinity_or_a_nan_says_what_happens_to_its_own_row<float>();
    an_infinity_or_a_nan_says_what_happens_to_its_own_row<double>();
}

TEST_CASE("norms write to memory that is shared, read views, and take lengths of rows") {
    STATIC_REQUIRE(in_shared_memory());
    CHECK(in_shared_memory());
    STATIC_REQUIRE(of_views());
    CHECK(of_views());
    STATIC_REQUIRE(of_lengths());
    CHECK(of_lengths());
}

TEST_CASE("an epsilon below 0 throws, and one that is no number") {
    CHECK(heed_test::said([] { return epsilon{-1e-5}; }) ==
          "heed: the epsilon of a norm is a finite number of at least 0");
    CHECK(heed_test::said([] { return epsilon{no_number<double>}; }) != "nothing");
    CHECK(heed_test::said([] { return epsilon{inf<double>}; }) != "nothing");
    CHECK(heed_test::said([] { return epsilon{0}; }) == "nothing");
}

TEST_CASE("norms need features, and a gain and a bias along the axis that is normalised") {
    static_assert(can_layer_norm<features, Model> && can_layer_norm<features, Model, gains, gains, epsilon>);
    static_assert(can_layer_norm<features, Model, epsilon> && can_rms_norm<features, Model, gains, epsilon>);
    static_assert(__is_same(decltype(layer_norm<Model>(x)), features));
    static_assert(
        __is_same(fault_of_layer_norm<features, Dk>,
                  fault::the_tensor_has_no_such_axis<fault::in::layer_norm, axis_name<Dk>, shape_type_of<features>>));
    static_assert(
        __is_same(fault_of_layer_norm<features, Model, epsilon, gains>,
                  fault::a_norm_takes_a_gain_and_a_bias_or_none_and_last_an_epsilon<fault::in::layer_norm, epsilon>));
    static_assert(__is_same(fault_of_layer_norm<features, Model, gains, gains, gains>,
                            fault::an_operand_is_one_too_many<fault::in::layer_norm, gains>));
    static_assert(__is_same(fault_of_rms_norm<tensor<int, Model<5>>, Model>,
                            fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::rms_norm, int>));
    using short_gains = tensor<float, Model<4>>;
    static_assert(__is_same(fault_of_layer_norm<features, Model, short_gains>,
                            fault::the_same_axis_comes_with_two_extents<fault::in::layer_norm, Model<5>, Model<4>>));
    using doubles = tensor<double, Model<5>>;
    static_assert(__is_same(
        fault_of_layer_norm<features, Model, doubles>,
        fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::layer_norm, float, double>));
    using ended = tensor<float, Time<3>, up_to<Model<5>>>;
    static_assert(
        __is_same(fault_of_rms_norm<ended, Model>,
                  fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<fault::in::rms_norm,
                                                                                                up_to<Model<5>>>));
    constexpr auto explained = explain_layer_norm<Model>(x, gain);
    CHECK(std::string(explained.data(), explained.size()) ==
          "layer_norm<Model>([Time<3>, Model<5>], [Model<5>]) \u2192 [Time<3>, Model<5>]");
}
