// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <boost/hana/accessors.hpp>
#include <boost/hana/at.hpp>
#include <boost/hana/define_struct.hpp>
#include <boost/hana/string.hpp>
#include <sstream>

#include "../support/both_times.hpp"
#include "../support/differences.hpp"

#include <heed/gradient.hpp>
#include <heed/io/print.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

/// A module of the test's own, made by one line of Hana.
template <class T>
struct layer_and_head {
    BOOST_HANA_DEFINE_STRUCT(layer_and_head, (projection<Query, T, Model<8>, Dk<4>>, w_q),
                             (projection<Key, T, Model<8>, Dk<4>>, w_k), (projection<Key, T, Model<8>, Dv<4>>, w_v),
                             (tensor<T, Dv<4>, Head<3>>, head));
    friend constexpr bool operator==(layer_and_head const&, layer_and_head const&) = default;
};
/// Of two modules, with a member that is no tensor.
template <class T>
struct two_layers {
    BOOST_HANA_DEFINE_STRUCT(two_layers, (layer_and_head<T>, first), (int, number), (tensor<T, Head<3>>, bias));
};
/// Adapted from outside, and with a number among its arguments.
template <class T, std::size_t N>
struct sized {
    tensor<T, Dk<N>> a;
    tensor<T, Dk<N>> b;
    template <class U>
    using with_element = sized<U, N>;
};

template <class T>
constexpr layer_and_head<T> weights() {
    return {iota<projection<Query, T, Model<8>, Dk<4>>>(T(-0.3), T(0.02)),
            iota<projection<Key, T, Model<8>, Dk<4>>>(T(0.3), T(-0.02)),
            iota<projection<Key, T, Model<8>, Dv<4>>>(T(-0.1), T(0.01)),
            iota<tensor<T, Dv<4>, Head<3>>>(T(-0.2), T(0.05))};
}
constexpr auto loss_of = [](auto const& m, auto const& x, auto const& targets) {
    auto const result = attention(project(x, m.w_q), project(x, m.w_k), project(x, m.w_v), causal{});
    return -mean(sum<Head>(log_softmax<Head>(contract<Dv>(result.output, m.head)) * targets));
};
template <class T>
constexpr auto input() {
    return iota<tensor<T, Batch<1>, Time<4>, Model<8>>>(T(-1), T(0.07));
}
template <class T>
constexpr tensor<T, Batch<1>, Query<4>, Head<3>> targets{1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0};

constexpr auto of_lesson() {
    return value_and_gradient(loss_of, weights<float>(), constant(input<float>()), constant(targets<float>));
}

/// Five steps of gradient descent, and the losses before each.
constexpr auto trained() {
    struct {
        float losses[5];
        layer_and_head<float> weights;
    } result{{}, weights<float>()};
    for (float& loss : result.losses) {
        auto& w = result.weights;
        auto const [value, gradient] =
            value_and_gradient(loss_of, w, constant(input<float>()), constant(targets<float>));
        loss = value;
        w.w_q -= 0.5f * gradient.w_q;
        w.w_k -= 0.5f * gradient.w_k;
        w.w_v -= 0.5f * gradient.w_v;
        w.head -= 0.5f * gradient.head;
    }
    return result;
}

constexpr auto square_loops = [](auto const& x, auto const& w) {
    auto h = x;
    auto const before = h;
    for (int i = 0; i < 12; ++i) h += h * w * 0.01f;
    h -= 0.5f;
    h *= 2.0f;
    h /= 4.0f;
    // What was copied is as it was.
    return sum(h * before);
};
constexpr auto of_loops() {
    return value_and_gradient(square_loops, iota<tensor<float, Query<2>, Dk<3>>>(1.0f),
                              iota<tensor<float, Dk<3>>>(0.5f));
}

}  // namespace

template <class T, std::size_t N>
struct boost::hana::accessors_impl<sized<T, N>> {
    static constexpr auto apply() {
        return boost::hana::make_tuple(boost::hana::make_pair(
                                           BOOST_HANA_STRING("a"), [](auto&& s) -> auto const& { return s.a; }),
                                       boost::hana::make_pair(
                                           BOOST_HANA_STRING("b"), [](auto&& s) -> auto const& { return s.b; }));
    }
};

TEST_CASE("the gradient of a module is a module") {
    constexpr auto at_compile_time = of_lesson();
    static_assert(__is_same(decltype(at_compile_time.gradient), layer_and_head<float>));
    static_assert(at_compile_time.value == loss_of(weights<float>(), input<float>(), targets<float>));
    auto const at_run_time = of_lesson();
    CHECK(at_run_time.value == at_compile_time.value);
    CHECK(at_run_time.gradient == at_compile_time.gradient);
    // Beside differences, in double.
    auto const with = weights<double>();
    auto const result = value_and_gradient(loss_of, with, constant(input<double>()), constant(targets<double>));
    auto const along = [&](auto layer_and_head<double>::*member) {
        return differences::largest(
            [&](auto const& moved) {
                auto other = with;
                other.*member = moved;
                return loss_of(other, input<double>(), targets<double>);
            },
            with.*member, result.gradient.*member, 1e-5);
    };
    CHECK(along(&layer_and_head<double>::w_q) < 1e-9);
    CHECK(along(&layer_and_head<double>::w_k) < 1e-9);
    CHECK(along(&layer_and_head<double>::w_v) < 1e-9);
    CHECK(along(&layer_and_head<double>::head) < 1e-9);
}

TEST_CASE("five steps of gradient descent in a constant expression") {
    constexpr auto at_compile_time = trained();
    static_assert(at_compile_time.losses[0] > at_compile_time.losses[1] &&
                  at_compile_time.losses[1] > at_compile_time.losses[2] &&
                  at_compile_time.losses[2] > at_compile_time.losses[3] &&
                  at_compile_time.losses[3] > at_compile_time.losses[4]);
    auto const at_run_time = trained();
    CHECK(at_run_time.weights == at_compile_time.weights);
    CHECK(at_run_time.losses[4] == at_compile_time.losses[4]);
}

TEST_CASE("what is computed again and again, and changed in place, has its gradient") {
    constexpr auto at_compile_time = of_loops();
    static_assert(at_compile_time.value ==
                  square_loops(iota<tensor<float, Query<2>, Dk<3>>>(1.0f), iota<tensor<float, Dk<3>>>(0.5f)));
    auto const at_run_time = of_loops();
    CHECK(at_run_time.gradient[boost::hana::size_c<0>] == at_compile_time.gradient[boost::hana::size_c<0>]);
    CHECK(at_run_time.gradient[boost::hana::size_c<1>] == at_compile_time.gradient[boost::hana::size_c<1>]);
    // f = sum (x (1 + 0.01 w)^12 - 0.5) x / 2.
    auto const x = iota<tensor<double, Query<2>, Dk<3>>>(1.0);
    auto const w = iota<tensor<double, Dk<3>>>(0.5);
    for (std::size_t i = 0; i < 2; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            double power = 1;
            for (int n = 0; n < 12; ++n) power *= 1 + 0.01 * w(j);
            double const expected = x(i, j) * power - 0.25;
            CHECK(std::abs(at_run_time.gradient[boost::hana::size_c<0>](i, j) - expected) < 1e-5);
        }
    }
}

TEST_CASE("modules in modules, with members that are no tensors, and of any form") {
    two_layers<double> const m{weights<double>(), 3, {0.5, -0.5, 0.25}};
    auto const f = [](auto const& module) {
        return loss_of(module.first, input<double>(), targets<double>) * module.number + sum(module.bias * module.bias);
    };
    auto const result = value_and_gradient(f, m);
    static_assert(__is_same(decltype(result.gradient), two_layers<double>));
    auto const alone = value_and_gradient(loss_of, m.first, constant(input<double>()), constant(targets<double>));
    CHECK(result.gradient.number == 3);
    CHECK(result.gradient.bias == 2.0 * m.bias);
    CHECK(all_close(result.gradient.first.w_v, 3.0 * alone.gradient.w_v, 1e-12, 1e-12));

    sized<float, 3> const s{{1, 2, 3}, {4, 5, 6}};
    auto const of_sized = value_and_gradient([](auto const& x) { return sum(x.a * x.b); }, s);
    static_assert(__is_same(decltype(of_sized.gradient), sized<float, 3>));
    CHECK(of_sized.gradient.a == s.b);
    CHECK(of_sized.gradient.b == s.a);
}

TEST_CASE("a gradient is of its tensor's type, role included, but for what a type promises of values") {
    auto const q = iota<tensor<float, Query<2>, Dk<3>>>(0.5f);
    auto const logits_ = as_logits<Key>(iota<tensor<float, Query<2>, Key<3>>>(0.1f));
    auto const result = value_and_gradient([](auto const& x) { return sum(softmax<Key>(x) * 2.0f); }, logits_);
    static_assert(__is_same(decltype(result.gradient), tensor<float, Query<2>, Key<3>>));
    // A view, in rows or not, and a tensor on the heap: the gradient has values of its own.
    auto const of_view = value_and_gradient([](auto const& x) { return sum(x * x); }, transpose_view(q));
    static_assert(__is_same(decltype(of_view.gradient), tensor<float, Dk<3>, Query<2>>));
    CHECK(of_view.gradient == transpose(2.0f * q));
    auto const of_heap =
        value_and_gradient([](auto const& x) { return sum(x * x); }, heap_tensor<float, Query<2>, Dk<3>>(q));
    CHECK(as_tensor(of_heap.gradient) == 2.0f * q);
}

TEST_CASE("an argument that does not matter has a gradient of zeros, and an argument can be the result") {
    tensor<float> const one{3};
    auto const q = iota<tensor<float, Query<2>, Dk<3>>>(0.5f);
    auto const result = value_and_gradient([](auto const& x, auto const&) { return x * 2.0f; }, one, q);
    CHECK(result.gradient[boost::hana::size_c<1>] == 0.0f * q);
    CHECK(result.gradient[boost::hana::size_c<0>] == tensor<float>{2});
    auto const itself = value_and_gradient([](auto const& x) { return x; }, one);
    CHECK(itself.gradient == tensor<float>{1});
}

TEST_CASE("values are compared and printed, and stand for themselves without a gradient") {
    auto const x = iota<tensor<float, Query<2>, Dk<3>>>(1.0f);
    std::ostringstream out, expected;
    expected << x;
    auto const result = value_and_gradient(
        [&](auto const& a) {
            out << a;
            CHECK(a == a);
            CHECK(all_close(a, x));
            CHECK(max_abs_difference(a, a * 2.0f) == 6.0f);
            return sum(a * value_of(a));
        },
        x);
    CHECK(out.str() == expected.str());
    CHECK(result.gradient == x);
}
