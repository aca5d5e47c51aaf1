// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <limits>
#include <string>

#include <boost/hana/at.hpp>

#include "../support/both_times.hpp"

#include <heed/gradient.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

/// Numbers without a pattern, from -1 to 1.
template <class X>
constexpr X some(std::size_t seed) {
    X x{};
    std::size_t state = 31 * seed + 7;
    for (std::size_t i = 0; i < X::size; ++i) {
        state = (state * 1103515245 + 12345) % 2147483648u;
        x.values[i] = static_cast<element_of<X>>(static_cast<double>(state >> 8) / 4194304.0 - 1.0);
    }
    return x;
}

/// The fused form, which computes its weights again tile by tile, beside the steps, which keep them.
template <class T, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct beside_steps {
    double tolerance;
    std::string wrong;

    template <class... Options>
    void operator()(char const* name, Options const&... options) {
        auto const q = some<detail::tensor_of<T, shape_t<Batch<2>, Query<Q>, Head<2>, Dk<D>>>>(1);
        auto const k = some<detail::tensor_of<T, shape_t<Batch<2>, Head<2>, Key<K>, Dk<D>>>>(2);
        auto const v = some<detail::tensor_of<T, shape_t<Head<2>, Batch<2>, Key<K>, Dv<V>>>>(3);
        auto const cotangent = some<detail::tensor_of<T, shape_t<Batch<2>, Head<2>, Query<Q>, Dv<V>>>>(4);
        auto const fused = value_and_gradient(
            [&](auto const&... x) { return sum(scaled_dot_product_attention(x..., options...) * cotangent); }, q, k, v);
        auto const steps = value_and_gradient(
            [&](auto const&... x) { return sum(attention(x..., options...).output * cotangent); }, q, k, v);
        compare<0>(name, fused, steps);
        compare<1>(name, fused, steps);
        compare<2>(name, fused, steps);
        // Asked for alone, each has the same bits.
        auto const of_k = value_and_gradient(
            [&](auto const& x) { return sum(scaled_dot_product_attention(q, x, v, options...) * cotangent); }, k);
        if (!(of_k.gradient == boost::hana::at_c<1>(fused.gradient))) wrong += std::string(name) + ": k alone\n";
    }

private:
    template <std::size_t I, class Fused, class Steps>
    void compare(char const* name, Fused const& fused, Steps const& steps) {
        double const apart = static_cast<double>(
            max_abs_difference(boost::hana::at_c<I>(fused.gradient), boost::hana::at_c<I>(steps.gradient)));
        if (!(apart < tolerance))
            wrong += std::string(name) + " of " + std::to_string(I) + ": " + std::to_string(apart) + "\n";
    }
};

template <class T, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
std::string differs_from_steps(double tolerance) {
    beside_steps<T, Q, K, D, V> all{tolerance, ""};
    auto const kept =
        generate<keep<Query<Q>, Key<K>>>([](std::size_t i, std::size_t j) { return (i * 7 + j * 3) % 5 != 0; });
    auto const lower = offset{static_cast<std::ptrdiff_t>(K) - static_cast<std::ptrdiff_t>(Q)};
    auto const bent = score_with{[](auto s, index_of<Query> i, index_of<Key> j) {
        return s * s * T(0.1) + s - static_cast<T>(i) * T(0.01) + static_cast<T>(j) * T(0.01);
    }};
    all("plain");
    all("causal", causal{lower_right});
    all("upper left", causal{upper_left}, scale{0.3});
    all("kept", kept);
    all("capped", softcap{1.5}, causal{lower_right});
    all("a function", bent, kept);
    all("alibi", alibi<Head<2>>(lower), window{before{2}, after{3}, lower_right});
    all("a sink", sink{T(0.7)}, kept);
    all("a sink a head", sink{some<tensor<T, Head<2>>>(9)});
    all("dropout", dropout{0.25, philox{3}}, kept);
    all("a bias", bias{some<tensor<T, Head<2>, Key<K>>>(8)} & causal{lower_right});
    all("everything", bias{some<tensor<T, Key<K>>>(8)} & kept, softcap{2.0}, alibi<Head<2>>(lower), sink{T(0.1)},
        dropout{0.25, philox{3}}, scale{0.9});
    return all.wrong;
}

constexpr float nan = std::numeric_limits<float>::quiet_NaN();

/// What is hidden holds NaN: the gradients of the fused form, or of the steps.
template <bool Fused>
constexpr auto with_hidden_nan() {
    auto q = some<tensor<float, Query<3>, Dk<2>>>(1);
    auto k = some<tensor<float, Key<5>, Dk<2>>>(2);
    auto v = some<tensor<float, Key<5>, Dv<2>>>(3);
    // Query 1 sees nothing, and no query sees key 2.
    auto const mask = generate<keep<Query<3>, Key<5>>>([](std::size_t i, std::size_t j) { return i != 1 && j != 2; });
    for (std::size_t i = 0; i < 2; ++i) {
        k(2, i) = nan;
        v(2, i) = nan;
        q(1, i) = nan;
    }
    return value_and_gradient(
               [&](auto const& q_, auto const& k_, auto const& v_) {
                   if constexpr (Fused) {
                       return sum(scaled_dot_product_attention(q_, k_, v_, mask));
                   } else {
                       return sum(attention(q_, k_, v_, mask).output);
                   }
               },
               q, k, v)
        .gradient;
}
template <class X>
constexpr bool all_finite(X const& x) {
    for (float const element : x.values) {
        if (!math::is_finite(element)) return false;
    }
    return true;
}
template <bool Fused>
constexpr bool hides_nan() {
    auto const gradients = with_hidden_nan<Fused>();
    auto const& q = gradients[boost::hana::size_c<0>];
    auto const& k = gradients[boost::hana::size_c<1>];
    auto const& v = gradients[boost::hana::size_c<2>];
    return all_finite(q) && all_finite(k) && all_finite(v) && q(1, 0) == 0 && q(1, 1) == 0 && k(2, 0) == 0 &&
           k(2, 1) == 0 && v(2, 0) == 0 && v(2, 1) == 0 && q(0, 0) != 0 && k(1, 1) != 0 && v(4, 0) != 0;
}

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto gradients_of_sdpa() {
    return value_and_gradient(
               [](auto const& q, auto const& k, auto const& v, auto const& bias_) {
                   return sum(scaled_dot_product_attention(q, k, v, bias{bias_} & causal{lower_right}, softcap{1.5},
                                                           sink{0.25f}) *
                              some<tensor<float, Query<Q>, Dv<V>>>(5));
               },
               some<tensor<float, Query<Q>, Dk<D>>>(1), some<tensor<float, Key<K>, Dk<D>>>(2),
               some<tensor<float, Key<K>, Dv<V>>>(3), some<tensor<float, Key<K>>>(4))
        .gradient;
}
template <std::size_t I, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto gradient_of_sdpa() {
    return gradients_of_sdpa<Q, K, D, V>()[boost::hana::size_c<I>];
}

/// Biases and sinks whose gradients are asked for, of the fused form beside the steps.
template <class F, class G, class... Xs>
double apart(F const& f, G const& g, Xs const&... xs) {
    auto const a = value_and_gradient(f, xs...);
    auto const b = value_and_gradient(g, xs...);
    return max_abs_difference(a.gradient, b.gradient);
}

}  // namespace

TEST_CASE("the gradient of fused attention is that of its steps") {
    CHECK(differs_from_steps<double, 3, 5, 7, 2>(1e-12) == "");
    // More queries and more keys than stand in a tile.
    CHECK(differs_from_steps<float, 257, 131, 8, 5>(2e-4) == "");
#ifdef HEED_EVERY_SIZE
    CHECK(differs_from_steps<double, 4, 4, 4, 4>(1e-12) == "");
    CHECK(differs_from_steps<float, 17, 131, 8, 5>(4e-5) == "");
    CHECK(differs_from_steps<float, 300, 37, 3, 9>(2e-4) == "");
    CHECK(differs_from_steps<double, 257, 130, 4, 3>(1e-11) == "");
#endif
}

TEST_CASE("the gradient of fused attention has the same bits at compile time") {
    BOTH_TIMES(of_q, gradient_of_sdpa<0, 3, 5, 2, 3>);
    BOTH_TIMES(of_k, gradient_of_sdpa<1, 3, 5, 2, 3>);
    BOTH_TIMES(of_v, gradient_of_sdpa<2, 3, 5, 2, 3>);
    BOTH_TIMES(of_bias, gradient_of_sdpa<3, 3, 5, 2, 3>);
    BOTH_TIMES(of_equal_extents, gradient_of_sdpa<1, 4, 4, 4, 4>);
    BOTH_TIMES(of_vectors, gradient_of_sdpa<1, 5, 19, 3, 2>);
}

TEST_CASE("a NaN that a mask hides reaches no gradient, and what sees nothing has none") {
    static_assert(hides_nan<true>());
    static_assert(hides_nan<false>());
    CHECK(hides_nan<true>());
    CHECK(hides_nan<false>());
}

TEST_CASE("biases and sinks have gradients in the fused form") {
    auto const q = some<tensor<double, KvHead<2>, Group<3>, Query<3>, Dk<4>>>(1);
    auto const k = some<tensor<double, KvHead<2>, Key<5>, Dk<4>>>(2);
    auto const v = some<tensor<double, KvHead<2>, Key<5>, Dv<7>>>(3);
    auto const fused = [&](auto const&... options) {
        return sum(scaled_dot_product_attention(q, k, v, options...) * 0.5 +
                   sum(scaled_dot_product_attention(q, k, v)));
    };
    auto const steps = [&](auto const&... options) {
        return sum(attention(q, k, v, options...).output * 0.5 + sum(attention(q, k, v).output));
    };
    auto const both = [&](auto const& with, auto const& x) {
        return apart([&](auto const& y) { return with(fused, y); }, [&](auto const& y) { return with(steps, y); }, x);
    };
    CHECK(both([](auto const& f, auto const& x) { return f(bias{x}); }, some<tensor<double, Key<5>>>(4)) < 1e-12);
    CHECK(both([](auto const& f, auto const& x) { return f(causal{lower_right} & bias{x}, softcap{1.0}); },
               some<tensor<double, Group<3>, Query<3>, Key<5>>>(5)) < 1e-12);
    CHECK(both([](auto const& f, auto const& x) { return f(sink{x}, causal{lower_right}); },
               some<tensor<double, KvHead<2>, Group<3>>>(6)) < 1e-12);
    CHECK(both([](auto const& f, auto const& x) { return f(sink{x}); }, some<tensor<double>>(7)) < 1e-12);
}
