// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 20. A gradient has the shape and the role of what it is of, and the sums in it follow from names.

#include <iostream>
#include <type_traits>

#include <boost/hana/integral_constant.hpp>
#include <boost/hana/tuple.hpp>

#include <heed/gradient.hpp>
#include <heed/io/print.hpp>
#include <heed/random/randn.hpp>

#include "diagram.hpp"

using namespace heed::axes;
using boost::hana::size_c;

using input = heed::tensor<double, Time<4>, Model<3>>;
using query_weights = heed::projection<Query, double, Model<3>, Dk<2>>;
using key_weights = heed::projection<Key, double, Model<3>, Dk<2>>;
using value_weights = heed::projection<Key, double, Model<3>, Dv<2>>;

struct example {
    input x;
    query_weights w_q;
    key_weights w_k;
    value_weights w_v;
};
constexpr example draw() {
    auto generator = heed::random::manual_seed(42);
    auto const x = heed::random::randn<input>(generator);
    auto const w_q = heed::random::randn<query_weights>(generator);
    auto const w_k = heed::random::randn<key_weights>(generator);
    auto const w_v = heed::random::randn<value_weights>(generator);
    return {x, w_q, w_k, w_v};
}
constexpr example drawn = draw();

// A loss is one number. Any function of heed's operations may be one: here, how far the output is from zero.
constexpr auto loss = [](auto const& w_q, auto const& w_k, auto const& w_v, auto const& x) {
    auto const output = scaled_dot_product_attention(project(x, w_q), project(x, w_k), project(x, w_v), heed::causal{});
    return sum(output * output);
};

// Its value, and its gradient with respect to each argument but x, which is said to be constant.
constexpr auto result = heed::value_and_gradient(loss, drawn.w_q, drawn.w_k, drawn.w_v, heed::constant(drawn.x));
constexpr auto of_w_q = result.gradient[size_c<0>];
constexpr auto of_w_k = result.gradient[size_c<1>];
static_assert(result.value == loss(drawn.w_q, drawn.w_k, drawn.w_v, drawn.x)());

// A gradient has the type of what it is of, role included.
static_assert(std::is_same_v<decltype(of_w_q), query_weights const>);
static_assert(std::is_same_v<decltype(of_w_k), key_weights const>);

// So a step goes into the weights that it is for, and a small one makes the loss smaller.
constexpr query_weights stepped = [] {
    query_weights w_q = drawn.w_q;
    w_q -= 0.1 * of_w_q;
    return w_q;
}();
static_assert(loss(stepped, drawn.w_k, drawn.w_v, drawn.x)() < result.value);

// A number times it has the role still: this step goes into no other weights of its shape.
static_assert(heed::can_minus_assign<query_weights&, decltype(0.1 * of_w_q)>);
static_assert(!heed::can_minus_assign<key_weights&, decltype(0.1 * of_w_q)>);

/// The loss a little above and a little below one weight, and the slope between the two.
constexpr double slope(std::size_t i, std::size_t j) {
    auto above = drawn.w_q, below = drawn.w_q;
    above(i, j) += 1e-4;
    below(i, j) -= 1e-4;
    double const rise = loss(above, drawn.w_k, drawn.w_v, drawn.x)() - loss(below, drawn.w_k, drawn.w_v, drawn.x)();
    return rise / 2e-4;
}
constexpr auto slopes = heed::generate<double, Model<3>, Dk<2>>(slope);
static_assert(all_close(slopes, of_w_q, 0, 1e-7));

// A bias that is added to all positions has the sum over them as its gradient. The axis is not named: b has none.
constexpr auto with_bias = [](auto const& x, auto const& b) { return sum((x + b) * (x + b)); };
constexpr heed::tensor<double, Model<3>> bias{1, 2, 3};
constexpr auto of_bias = heed::value_and_gradient(with_bias, heed::constant(drawn.x), bias).gradient;
static_assert(heed::shape_of(of_bias) == heed::shape<Model<3>>);
static_assert(all_close(of_bias, heed::sum<Time>(2.0 * (drawn.x + bias)), 0, 1e-12));

// What a mask hides has no gradient: of two queries the last is query 1, and positions 2 and 3 come after it.
constexpr auto first_two = [](auto const& x) {
    auto const output = scaled_dot_product_attention(project(x, drawn.w_q), project(x, drawn.w_k),
                                                     project(x, drawn.w_v), heed::causal{});
    return sum(heed::range<Query<2>>(output, 0));
};
constexpr auto of_first_two = heed::value_and_gradient(first_two, drawn.x).gradient;
static_assert(heed::range<Time<2>>(of_first_two, 2) == heed::tensor<double, Time<2>, Model<3>>{});

// One number at a time: a dual carries its slope along. (x^2 + 1/x)' = 2x - 1/x^2.
constexpr auto curve = [](auto const& x) { return x * x + 1.0 / x; };
constexpr auto at_two = curve(heed::dual<double>{2.0, 1.0});
static_assert(at_two.value == 4.5 && at_two.slope == 3.75);

// A function of one's own that takes any type of number has its gradient by duals.
constexpr auto of_curve =
    heed::value_and_gradient([](auto const& x) { return sum(heed::map(curve, x)); }, heed::tensor<double, Dk<2>>{1, 2})
        .gradient;
static_assert(of_curve == heed::tensor<double, Dk<2>>{1, 3.75});

int main() {
    std::cout << "The loss\n" << result.value << " before a step, " << loss(stepped, drawn.w_k, drawn.w_v, drawn.x)()
              << " after it\n";
    std::cout << "\nA step\n";
    lesson::draw("W_Q", drawn.w_q, "- 0.1 *", "gradient", of_w_q, "=", "stepped", stepped);
    std::cout << "\nThe gradient of W_Q\n" << heed::io::formatted(of_w_q, heed::io::fixed(6)) << '\n';
    std::cout << "\nBeside slopes\n" << heed::io::formatted(slopes, heed::io::fixed(6)) << '\n';
    std::cout << "\nOf the input, when two queries are asked for\n"
              << heed::io::formatted(of_first_two, heed::io::fixed(4)) << '\n';
}
