// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <cmath>

#include <heed/gradient.hpp>
#include <heed/nn.hpp>

// Modules with each kind of mask: the gradient is the slope of the loss along a direction in all parameters.

using namespace heed;
using namespace heed::axes;

namespace {

template <class X>
X some(std::size_t seed) {
    X x{};
    std::size_t state = 31 * seed + 7;
    for (std::size_t i = 0; i < X::size; ++i) {
        state = (state * 1103515245 + 12345) % 2147483648u;
        x.values[i] = static_cast<element_of<X>>(static_cast<double>(state >> 8) / 4194304.0 - 1.0);
    }
    return x;
}
template <class Module>
Module filled(std::size_t seed) {
    Module m{};
    for_each_parameter([&](text, auto& w) { w = some<detail::plain<decltype(w)>>(seed += 3); }, m);
    return m;
}
template <class Module>
Module moved_along(Module m, Module const& direction, double by) {
    for_each_parameter([&](text, auto& w, auto const& d) { w += by * d; }, m, direction);
    return m;
}

template <class Module, class Loss>
void is_the_slope(Loss const& loss) {
    auto const m = filled<Module>(1), direction = filled<Module>(2);
    auto const both = value_and_gradient(loss, m);
    CHECK(both.value == loss(m)());
    double slope = 0;
    for_each_parameter([&](text, auto const& g, auto const& d) { slope += sum(as_tensor(g) * as_tensor(d))(); },
                       both.gradient, direction);
    constexpr double step = 1e-6;
    double const measured =
        (loss(moved_along(m, direction, step))() - loss(moved_along(m, direction, -step))()) / (2 * step);
    CHECK(std::abs(slope) > 1e-3);
    CHECK(std::abs(slope - measured) <= 1e-6 * (1 + std::abs(slope)));
}

/// Calls `f` with masks of 2 sequences of 3 keys each.
template <class F>
void with_each_mask(F const& f) {
    tensor<bool, Batch<2>, Key<3>> const padding{false, false, true, false, true, true};
    tensor<bool, Query<3>, Key<3>> const seen{true, false, true, true, true, false, false, true, true};
    tensor<int, Batch<2>> const count{3, 1};
    f();
    f(causal{});
    f(drop{padding});
    f(keep{seen});
    f(lengths<Key>(count));
    f(window{before{1}} & drop{padding});
    auto const added = some<tensor<double, Query<3>, Key<3>>>(5);
    f(bias{added});
}

}  // namespace

TEST_CASE("gradients of attention with heads, with each kind of mask") {
    auto const x = some<tensor<double, Batch<2>, Time<3>, Model<4>>>(3);
    with_each_mask([&](auto const&... mask) {
        using heads = multi_head_attention<double, Model<4>, Head<2>, Dk<3>, Dv<5>, with_bias>;
        is_the_slope<heads>([&](auto const& m) { return sum(m(x, mask...)); });
    });
}

TEST_CASE("gradients of grouped queries, with each kind of mask") {
    auto const x = some<tensor<double, Batch<2>, Time<3>, Model<4>>>(3);
    with_each_mask([&](auto const&... mask) {
        using grouped = grouped_query_attention<double, Model<4>, KvHead<2>, Group<3>, Dk<3>, Dv<5>>;
        is_the_slope<grouped>([&](auto const& m) { return sum(m(x, mask...)); });
    });
}

TEST_CASE("gradients of attention to another sequence, with each kind of mask") {
    auto const x = some<tensor<double, Batch<2>, Time<3>, Model<4>>>(3);
    auto const source = some<tensor<double, Batch<2>, Layer<3>, Model<4>>>(4);
    with_each_mask([&](auto const&... mask) {
        using crossed = multi_head_cross_attention<Layer, double, Model<4>, Head<2>, Dk<3>, Dv<5>>;
        is_the_slope<crossed>([&](auto const& m) { return sum(m(x, source, mask...)); });
    });
}

TEST_CASE("gradients of a GPT, with each kind of mask") {
    tensor<int, Batch<2>, Time<3>> const tokens{0, 3, 1, 4, 4, 0}, next{3, 1, -1, 4, -1, 2};
    with_each_mask([&](auto const&... mask) {
        using model = gpt<double, Vocabulary<5>, Time<3>, Model<4>, Layer<2>, Head<2>, Hidden<6>>;
        is_the_slope<model>(
            [&](auto const& m) { return cross_entropy<Vocabulary>(m(tokens, mask...), next, ignored{-1}); });
    });
}
