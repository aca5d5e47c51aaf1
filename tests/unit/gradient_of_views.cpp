// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// What a gradient finds again when it comes to an operation: what was there when the operation was performed, whatever
// has become since of views, masks, functions and names.
#include <cstddef>
#include <string_view>

#include <boost/hana/define_struct.hpp>
#include <heed/gradient.hpp>
#include <heed/nn.hpp>

#include "../support/catch.hpp"

namespace {

using namespace heed;
using namespace heed::axes;

constexpr tensor<double, Time<2>, Model<3>> some{1, -2, 3, 0.5, 5, -7};

/// The same function of a tensor and of its handle.
template <class F, class X>
constexpr bool agree(F const& f, X const& x) {
    return value_and_gradient(f, x).value == f(x)();
}

// Views -------------------------------------------------------------------------------------------------------------

constexpr auto reads_views = [](auto const& x) {
    auto h = x;
    auto const row = slice_view<Time>(h, 1);
    auto const column = slice_view<Model>(transpose_view(h), 2);
    return sum(row * row) + sum(column) + sum(view_of(h) * h);
};
static_assert(agree(reads_views, some));
static_assert(value_and_gradient(reads_views, some).gradient ==
              tensor<double, Time<2>, Model<3>>{2, -4, 7, 2, 20, -27});

constexpr auto reads_before_the_change = [](auto const& x) {
    auto const of_argument = slice_view<Time>(x, 0);
    auto h = x;
    auto const square = slice_view<Time>(h, 0) * slice_view<Time>(h, 0);
    h *= 10.0;
    h += of_argument;
    auto const later = slice_view<Time>(h, 1);
    return sum(square) + sum(of_argument) + sum(later);
};
static_assert(agree(reads_before_the_change, some));
static_assert(value_and_gradient(reads_before_the_change, some).gradient ==
              tensor<double, Time<2>, Model<3>>{2 + 1 + 1, -4 + 2, 6 + 2, 10, 10, 10});

TEST_CASE("A view that is read after a change of what it views says so") {
    auto const after_a_product = [](auto const& x) {
        auto h = x;
        auto const row = slice_view<Time>(h, 0);
        h *= 10.0;
        return sum(row);
    };
    auto const after_an_assignment = [](auto const& x) {
        auto h = x;
        auto const turned = transpose_view(view_of(h));
        h = h + h;
        return sum(turned * turned);
    };
    REQUIRE_THROWS_AS(value_and_gradient(after_a_product, some), out_of_range);
    REQUIRE_THROWS_AS(value_and_gradient(after_an_assignment, some), out_of_range);
    try {
        value_and_gradient(after_a_product, some);
    } catch (out_of_range const& error) {
        REQUIRE(std::string_view(error.what()).find("take the view behind the change") != std::string_view::npos);
    }
}

// Masks and rotated tensors that are views --------------------------------------------------------------------------

using queries = tensor<double, Batch<2>, Query<2>, Dk<2>>;
using keys = tensor<double, Batch<2>, Key<3>, Dk<2>>;
using values = tensor<double, Batch<2>, Key<3>, Dv<2>>;
template <class X, std::size_t First>
constexpr X drawn = generate<X>([](std::size_t b, std::size_t i, std::size_t j) {
    return (static_cast<double>((First + 7 * b + 3 * i + 5 * j) % 11) - 5) / 4.0;
});
constexpr auto q = drawn<queries, 1>;
constexpr auto k = drawn<keys, 4>;
constexpr auto v = drawn<values, 2>;

/// Gradients with a mask whose values somebody else owns: they change before the function returns.
template <class Values, class MakeMask, class Attend>
auto with_changed_memory(Values const& first, MakeMask const& mask, Attend const& attend) {
    return value_and_gradient(
        [&](auto const& of_q, auto const& of_k, auto const& of_v) {
            Values memory = first;
            auto const output = attend(of_q, of_k, of_v, mask(memory));
            for (auto& x : memory.values) x = {};
            return sum(output * output);
        },
        q, k, v);
}
/// The same with values of its own.
template <class Values, class MakeMask, class Attend>
auto with_own_values(Values const& first, MakeMask const& mask, Attend const& attend) {
    return value_and_gradient(
        [&](auto const& of_q, auto const& of_k, auto const& of_v) {
            auto const output = attend(of_q, of_k, of_v, mask(first));
            return sum(output * output);
        },
        q, k, v);
}
constexpr auto fused = [](auto const&... xs) { return scaled_dot_product_attention(xs...); };
constexpr auto in_steps = [](auto const&... xs) { return attention(xs...).output; };

template <class Values, class OfView, class OfValues>
void require_same(Values const& memory, OfView const& of_view, OfValues const& of_values) {
    auto const each = [&](auto const& attend) {
        auto const viewed = with_changed_memory(memory, of_view, attend);
        auto const owned = with_own_values(memory, of_values, attend);
        REQUIRE(viewed.value == owned.value);
        REQUIRE(viewed.gradient[boost::hana::size_c<0>] == owned.gradient[boost::hana::size_c<0>]);
        REQUIRE(viewed.gradient[boost::hana::size_c<1>] == owned.gradient[boost::hana::size_c<1>]);
        REQUIRE(viewed.gradient[boost::hana::size_c<2>] == owned.gradient[boost::hana::size_c<2>]);
    };
    each(fused);
    each(in_steps);
}

TEST_CASE("Masks that view memory count as they were when attention saw them") {
    tensor<bool, Query<2>, Key<3>> const seen{true, false, true, true, true, false};
    tensor<bool, Key<3>, Query<2>> const turned{true, true, false, true, true, false};
    auto const of_values = [](auto const& x) { return keep{x}; };
    require_same(
        seen, [](auto& x) { return keep{view_of(x)}; }, of_values);
    require_same(
        turned, [](auto& x) { return keep{transpose_view(x)}; }, [](auto& x) { return keep{transpose(x)}; });
    require_same(
        seen, [](auto& x) { return drop{view_of(x)}; }, [](auto& x) { return drop{x}; });
    require_same(
        seen, [](auto& x) { return !keep{view_of(x)} & causal{upper_left}; },
        [](auto& x) { return !keep{x} & causal{upper_left}; });
    require_same(
        seen, [](auto& x) { return keep{view_of(x)} | prefix{1}; }, [](auto& x) { return keep{x} | prefix{1}; });
    tensor<unsigned char, Key<3>> const bytes{1, 0, 7};
    require_same(
        bytes, [](auto& x) { return keep{view_of(x)}; },
        [](auto&) {
            return keep<Key<3>>{true, false, true};
        });
    tensor<double, Query<2>, Key<3>> const added{0.5, -1, 2, 1, 0, -3};
    require_same(
        added, [](auto& x) { return bias{view_of(x)}; }, [](auto& x) { return bias{x}; });
    require_same(
        added, [](auto& x) { return bias{view_of(x)} & causal{upper_left}; },
        [](auto& x) { return bias{x} & causal{upper_left}; });
    tensor<int, Batch<2>> const number{2, 3};
    require_same(
        number, [](auto& x) { return lengths<Key>(view_of(x)); }, [](auto& x) { return lengths<Key>(x); });
    tensor<int, Key<3>> const of_keys{1, 1, 2};
    tensor<int, Query<2>> const of_queries{1, 2};
    require_same(
        of_keys,
        [&](auto& x) {
            return documents{of_queries, view_of(x)};
        },
        [&](auto& x) {
            return documents{of_queries, x};
        });
}

TEST_CASE("Rotated tensors that are views count as they were") {
    tensor<double, Batch<2>, Key<3>, Dk<4>> const constant = drawn<tensor<double, Batch<2>, Key<3>, Dk<4>>, 3>;
    auto const rotation =
        rotation_at<interleaved_pairs, double, Pair<2>>(tensor<int, Key<3>>{0, 1, 2}, rotary_base<10000>{});
    auto const of_queries =
        rotation_at<interleaved_pairs, double, Pair<2>>(tensor<int, Query<2>>{1, 2}, rotary_base<10000>{});
    auto const x = slice<Batch>(drawn<tensor<double, Batch<2>, Query<2>, Dk<4>>, 5>, 0);
    auto const by_view = value_and_gradient(
        [&](auto const& of_q) {
            auto rotated = rotate(constant, rotation);
            auto const compared = scores(rotate(of_q, of_queries), slice_view<Batch>(rotated, 1));
            rotated = rotate(constant + 1.0, rotation);
            return sum(as_tensor(compared) * as_tensor(compared));
        },
        x);
    auto const by_copy = value_and_gradient(
        [&](auto const& of_q) {
            auto const rotated = rotate(constant, rotation);
            auto const compared = scores(rotate(of_q, of_queries), slice<Batch>(rotated, 1));
            return sum(as_tensor(compared) * as_tensor(compared));
        },
        x);
    REQUIRE(by_view.value == by_copy.value);
    REQUIRE(by_view.gradient == by_copy.gradient);
}

// Functions ---------------------------------------------------------------------------------------------------------

constexpr auto with_a_counter = [](auto const& x) {
    auto h = x;
    for (int i = 1; i < 4; ++i) h = map([&](auto a) { return a * i; }, h);
    double factor = 0.5;
    auto const scaled = zip([&](auto a, auto b) { return a * b * factor; }, h, x);
    factor = 3;
    return sum(scaled);
};
static_assert(agree(with_a_counter, some));
static_assert(value_and_gradient(with_a_counter, some).gradient == 6.0 * some);

constexpr auto with_numbers_and_bools = [](auto const& x) {
    tensor<int, Model<3>> const times{2, 3, 5};
    tensor<bool, Time<2>> const counts{true, false};
    auto const each = zip([](auto a, auto n, auto is) { return is ? a * a * n : a; }, x, times, counts);
    return sum(each);
};
static_assert(agree(with_numbers_and_bools, some));
static_assert(value_and_gradient(with_numbers_and_bools, some).gradient ==
              tensor<double, Time<2>, Model<3>>{4, -12, 30, 1, 1, 1});

// Tapes -------------------------------------------------------------------------------------------------------------

TEST_CASE("A gradient inside of a function whose gradient is asked for takes values") {
    auto const inner_of_both = [](auto const& x) {
        auto const inner = value_and_gradient([&](auto const& z) { return sum(x * x * z); }, some);
        return sum(x * inner.gradient);
    };
    REQUIRE_THROWS_AS(value_and_gradient(inner_of_both, some), out_of_range);
    auto const inner_of_outer = [](auto const& x) {
        value_and_gradient([&](auto const&) { return sum(x); }, some);
        return sum(x);
    };
    REQUIRE_THROWS_AS(value_and_gradient(inner_of_outer, some), out_of_range);
    auto const of_values = [](auto const& x) {
        auto const inner = value_and_gradient([&](auto const& z) { return sum(value_of(x) * z * z); }, some);
        return sum(x * inner.gradient);
    };
    REQUIRE(value_and_gradient(of_values, some).gradient == 2.0 * some * some);
}

// Modules -----------------------------------------------------------------------------------------------------------

template <class T>
struct activation {
    BOOST_HANA_DEFINE_STRUCT(activation, (tensor<int, Model<3>>, times));
    constexpr auto operator()(auto const& x) const { return relu(x) * cast<double>(times); }
};
struct no_template {
    BOOST_HANA_DEFINE_STRUCT(no_template, (int, power));
};
template <class T>
struct network {
    BOOST_HANA_DEFINE_STRUCT(network, (tensor<T, Model<3>>, w), (activation<T>, act), (no_template, how),
                             (tensor<T>, temperature));
};
constexpr network<double> net{{1, 2, -3}, {{2, 3, 5}}, {2}, {0.5}};
constexpr auto of_network = [](auto const& m) { return sum(m.act(m.w)) * m.temperature; };
static_assert(agree(of_network, net));
static_assert(value_and_gradient(of_network, net).gradient.w == tensor<double, Model<3>>{1, 1.5, 0});
static_assert(value_and_gradient(of_network, net).gradient.act.times == net.act.times);

TEST_CASE("Numbers without axes are initialised, too") {
    auto m = net;
    auto generator = random::manual_seed(1);
    initialise(m, generator, xavier_uniform_initialisation{});
    REQUIRE(m.temperature() != 0.5);
}

}  // namespace
