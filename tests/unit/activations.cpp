// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <cmath>

#include <heed/heed.hpp>
#include <heed/math.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

template <class T>
constexpr double unit = sizeof(T) == 4 ? 0x1p-24 : 0x1p-53;
template <class T>
constexpr T inf = math::infinity<T>;
template <class T>
constexpr T no_number = math::quiet_nan<T>;

// From -14.875 to 15, in steps of an eighth.
template <class T>
constexpr auto x = generate<T, Query<8>, Key<30>>([](int i, int j) {
    return static_cast<T>((30 * i + j - 119)) / static_cast<T>(8);
});

template <class T>
constexpr auto all_of(auto const& x) {
    return stack<Batch>(relu(x), silu(x), gelu(x), gelu_tanh(x), sigmoid(x));
}
template <class T>
constexpr auto usual() {
    return all_of<T>(x<T>);
}
template <class T>
constexpr auto special() {
    return all_of<T>(tensor<T, Key<6>>{inf<T>, -inf<T>, no_number<T>, -no_number<T>, static_cast<T>(-0.0), -1000});
}

template <class T>
void of_numbers() {
    BOTH_TIMES(came, usual<T>);
    for (std::size_t i = 0; i < x<T>.size; ++i) {
        double const number = static_cast<double>(x<T>.values[i]);
        auto const is_near = [&](std::size_t which, double expected, double bound) {
            double const result = static_cast<double>(came.values[which * x<T>.size + i]);
            REQUIRE(std::abs(result - expected) <= bound);
        };
        double const cubic = std::sqrt(2 / std::acos(-1.0)) * (number + 0.044715 * number * number * number);
        double const of_silu = number / (1 + std::exp(-number)), of_tanh = number / (1 + std::exp(-2 * cubic));
        is_near(0, number > 0 ? number : 0, 0);
        is_near(1, of_silu, 4 * unit<T> * std::abs(of_silu));
        is_near(2, number / 2 * std::erfc(-number / std::sqrt(2.0)), 3 * unit<T> * std::abs(number));
        is_near(3, of_tanh, 6 * unit<T> * (1 + 2 * std::abs(cubic)) * std::abs(of_tanh) + 1e-44);
        is_near(4, 1 / (1 + std::exp(-number)), 4 * unit<T> / (1 + std::exp(-number)));
    }
}

/// Values of PyTorch's documentation and of papers, which are known by hand: gelu(1) is the normal distribution's.
constexpr auto of_ones() { return all_of<double>(tensor<double, Key<2>>{1, -1}); }

using features = tensor<float, Time<3>, Model<5>>;
constexpr auto numbers = heed_test::fractions<features, 3>(5);

constexpr bool in_shared_memory() {
    features out = numbers;
    gelu(into(out), out);
    bool right = out == gelu(numbers);
    auto square = heed_test::fractions<tensor<float, Time<3>, Model<3>>, 3>(5);
    auto const before = square;
    silu(into(permute_view<Model, Time>(square)), transpose(before));
    right = right && square == silu(before);
    square = before;
    relu(into(square),
         rename_view<Head, Model>(rename_view<Model, Time>(rename_view<Time, Head>(transpose_view(square)))));
    right = right && square == relu(rename<Head, Model>(rename<Model, Time>(rename<Time, Head>(transpose(before)))));
    return right && exactly<Time<2>>(sigmoid(take<Time>(numbers, 2))) == sigmoid(range<Time<2>>(numbers, 0));
}

template <class T>
void infinities_nans_and_zeros_are_as_pytorch_has_them() {
    BOTH_TIMES(came, special<T>);
    for (std::size_t i = 0; i < 5; ++i) {
        REQUIRE(came(i, 0) == (i == 4 ? T(1) : inf<T>));
        REQUIRE(math::is_nan(came(i, 2)));
        REQUIRE(math::is_nan(came(i, 3)));
        REQUIRE(came(i, 4) == (i == 4 ? T(0.5) : T(0)));
        REQUIRE(came(i, 5) == 0);
    }
    REQUIRE(came(0, 1) == 0);
    REQUIRE(!math::sign_bit(came(0, 4)));
    for (std::size_t i = 1; i < 4; ++i) REQUIRE(math::is_nan(came(i, 1)));
    REQUIRE(came(4, 1) == 0);
}

}  // namespace

TEST_CASE("activations are those of <cmath> in double") {
    of_numbers<float>();
    of_numbers<double>();
}

TEST_CASE("activations of 1 and of -1 are known") {
    BOTH_TIMES(came, of_ones);
    double const expected[5][2] = {{1, 0},
                                   {0.7310585786300049, -0.2689414213699951},
                                   {0.8413447460685429, -0.15865525393145707},
                                   {0.8411919906082768, -0.15880800939172324},
                                   {0.7310585786300049, 0.2689414213699951}};
    for (std::size_t i = 0; i < 5; ++i) {
        for (std::size_t k = 0; k < 2; ++k) CHECK(std::abs(came(i, k) - expected[i][k]) < 1e-15);
    }
}

TEST_CASE("infinities, NaNs and zeros are as PyTorch has them") {
    infinities_nans_and_zeros_are_as_pytorch_has_them<float>();
    infinities_nans_and_zeros_are_as_pytorch_has_them<double>();
}

TEST_CASE("the two gelus are two functions") {
    double most = 0;
    for (int i = -1000; i <= 1000; ++i) {
        double const number = i / 100.0, apart = std::abs(math::gelu(number) - math::gelu_tanh(number));
        most = apart > most ? apart : most;
    }
    CHECK(most > 4.7e-4);
    CHECK(most < 4.8e-4);
}

TEST_CASE("activations write in place, read views, and take lengths") {
    STATIC_REQUIRE(in_shared_memory());
    CHECK(in_shared_memory());
}

TEST_CASE("activations are of features") {
    using plain = tensor<float, Query<2>, Key<3>>;
    using scores_type = decltype(as_logits<Key>(plain{}));
    static_assert(can_gelu<plain> && can_relu<tensor_view<float, Key<3>>>);
    static_assert(__is_same(decltype(silu(tensor_view<float const, Query<2>, Key<3>>(plain{}.data()))), plain));
    static_assert(!can_relu<tensor<int, Key<3>>> && !can_silu<scores_type> &&
                  !can_gelu_tanh<decltype(softmax<Key>(plain{}))>);
    static_assert(!can_sigmoid<float>);
    static_assert(__is_same(fault_of_relu<tensor<int, Key<3>>>,
                            fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::relu, int>));
}
