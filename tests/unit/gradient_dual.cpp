// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <cmath>
#include <string>
#include <vector>

#include <boost/hana/at.hpp>

#include <heed/gradient.hpp>
#include <heed/nn.hpp>

// Gradients beside the forward mode: operations written out once more, in loops over any type of number, of dual
// numbers along random directions. With the gradient g and the direction u, <g, u> is the slope: to the last digits of
// a double.

using namespace heed;
using namespace heed::axes;

namespace {

template <class X>
X some(std::size_t seed) {
    X x{};
    std::size_t state = 77 * seed + 5;
    for (std::size_t i = 0; i < X::size; ++i) {
        state = (state * 1103515245 + 12345) % 2147483648u;
        x.values[i] = static_cast<double>(state >> 8) / 4194304.0 - 1.0;
    }
    return x;
}

/// A tensor of dual numbers, x with the direction u, in rows.
template <class X>
std::vector<dual<double>> along(X const& x, X const& u) {
    std::vector<dual<double>> result;
    for (std::size_t i = 0; i < X::size; ++i) result.push_back({x.values[i], u.values[i]});
    return result;
}
template <class X>
double dot(X const& a, X const& b) {
    double total = 0;
    for (std::size_t i = 0; i < X::size; ++i) total += a.values[i] * b.values[i];
    return total;
}

/// <g, u> beside the slope of what is written out, of one to three arguments that are all differentiated.
template <class F, class G, class... Xs>
double differ(F const& f, G const& written_out, Xs const&... xs) {
    auto const directions = boost::hana::make_tuple(some<Xs>(Xs::size + sizeof...(Xs) + 100)...);
    auto const result = value_and_gradient(f, xs...);
    dual<double> const slope = [&]<std::size_t... Place>(indices<Place...>) {
        return written_out(along(xs, boost::hana::at_c<Place>(directions))...);
    }
    (first_indices<sizeof...(Xs)>{});
    double const expected = slope.slope, value = slope.value;
    double came = 0;
    if constexpr (sizeof...(Xs) == 1) {
        came = dot(result.gradient, boost::hana::at_c<0>(directions));
    } else {
        [&]<std::size_t... Place>(indices<Place...>) {
            ((came += dot(boost::hana::at_c<Place>(result.gradient), boost::hana::at_c<Place>(directions))), ...);
        }
        (first_indices<sizeof...(Xs)>{});
    }
    double const of_value = std::abs(static_cast<double>(result.value) - value) / (1 + std::abs(value));
    return std::max(of_value, std::abs(came - expected) / (1 + std::abs(expected)));
}

using row = std::vector<dual<double>>;

dual<double> weighed(row const& y) {
    dual<double> total = 0.0;
    for (std::size_t i = 0; i < y.size(); ++i) total += y[i] * (0.25 + 0.5 * static_cast<double>(i % 5));
    return total;
}
/// The same of what heed computes.
constexpr auto of_heed = [](auto const& y) {
    using shape = shape_type_of<decltype(y)>;
    detail::tensor_of<double, shape> w{};
    for (std::size_t i = 0; i < w.size; ++i) w.values[i] = 0.25 + 0.5 * static_cast<double>(i % 5);
    return sum(as_tensor(y) * w);
};

row softmax_of(row const& x) {
    dual<double> greatest = x[0];
    for (auto const& one : x) greatest = one > greatest ? one : greatest;
    row result;
    dual<double> total = 0.0;
    for (auto const& one : x) {
        result.push_back(math::exp(one - greatest));
        total += result.back();
    }
    for (auto& one : result) one = one / total;
    return result;
}

constexpr std::size_t Q = 3, K = 5, D = 4, V = 2;
/// Attention under a causal mask at the lower right, with a cap and a sink.
row attention_of(row const& q, row const& k, row const& v, double cap, dual<double> const* sink) {
    row out;
    for (std::size_t i = 0; i < Q; ++i) {
        row scores;
        for (std::size_t j = 0; j <= i + K - Q; ++j) {
            dual<double> score = 0.0;
            for (std::size_t d = 0; d < D; ++d) score += q[i * D + d] * k[j * D + d];
            score = score / 2.0;
            scores.push_back(cap > 0 ? cap * math::tanh(score / cap) : score);
        }
        if (sink != nullptr) scores.push_back(*sink);
        row const weights = softmax_of(scores);
        for (std::size_t e = 0; e < V; ++e) {
            dual<double> total = 0.0;
            for (std::size_t j = 0; j <= i + K - Q; ++j) total += weights[j] * v[j * V + e];
            out.push_back(total);
        }
    }
    return out;
}

row norm_of(row const& x, row const& gain, bool centred) {
    row out;
    std::size_t const n = gain.size();
    for (std::size_t first = 0; first < x.size(); first += n) {
        dual<double> mean = 0.0, square = 0.0;
        for (std::size_t i = 0; i < n && centred; ++i) mean += x[first + i] / static_cast<double>(n);
        for (std::size_t i = 0; i < n; ++i)
            square += (x[first + i] - mean) * (x[first + i] - mean) / static_cast<double>(n);
        for (std::size_t i = 0; i < n; ++i) out.push_back((x[first + i] - mean) / math::sqrt(square + 1e-5) * gain[i]);
    }
    return out;
}

}  // namespace

TEST_CASE("gradients are the slopes of dual numbers, to twelve digits") {
    auto const q = some<tensor<double, Query<Q>, Dk<D>>>(1);
    auto const k = some<tensor<double, Key<K>, Dk<D>>>(2);
    auto const v = some<tensor<double, Key<K>, Dv<V>>>(3);
    auto const logits_ = some<tensor<double, Query<Q>, Key<K>>>(4);

    SECTION("softmax and its logarithm") {
        auto const by_rows = [](row const& x, bool logarithm) {
            row out;
            for (std::size_t i = 0; i < Q; ++i) {
                for (auto const& one : softmax_of(row(x.begin() + static_cast<std::ptrdiff_t>(i * K),
                                                      x.begin() + static_cast<std::ptrdiff_t>((i + 1) * K))))
                    out.push_back(logarithm ? math::log(one) : one);
            }
            return weighed(out);
        };
        CHECK(differ([](auto const& x) { return of_heed(softmax<Key>(x)); },
                     [&](row const& x) { return by_rows(x, false); }, logits_) < 1e-12);
        CHECK(differ([](auto const& x) { return of_heed(log_softmax<Key>(x)); },
                     [&](row const& x) { return by_rows(x, true); }, logits_) < 1e-12);
    }
    SECTION("attention, by steps and fused") {
        auto const written = [](double cap) {
            return [cap](row const& a, row const& b, row const& c) {
                return weighed(attention_of(a, b, c, cap, nullptr));
            };
        };
        CHECK(differ([](auto const&... x) { return of_heed(attention(x..., causal{lower_right}).output); }, written(0),
                     q, k, v) < 1e-12);
        CHECK(differ([](auto const&... x) { return of_heed(scaled_dot_product_attention(x..., causal{lower_right})); },
                     written(0), q, k, v) < 1e-12);
        CHECK(differ(
                  [](auto const&... x) {
                      return of_heed(scaled_dot_product_attention(x..., causal{lower_right}, softcap{0.5}));
                  },
                  written(0.5), q, k, v) < 1e-12);
        CHECK(differ(
                  [&](auto const& s) {
                      return of_heed(scaled_dot_product_attention(q, k, v, causal{lower_right}, sink{s}));
                  },
                  [&](row const& s) {
                      auto const constant_row = [](auto const& x) {
                          row result;
                          for (double const one : x.values) result.push_back(one);
                          return result;
                      };
                      return weighed(attention_of(constant_row(q), constant_row(k), constant_row(v), 0, &s[0]));
                  },
                  tensor<double>{0.3}) < 1e-12);
    }
    SECTION("norms") {
        auto const x = some<tensor<double, Time<Q>, Model<K>>>(5);
        auto const gain = some<tensor<double, Model<K>>>(6);
        CHECK(differ([](auto const&... o) { return of_heed(layer_norm<Model>(o...)); },
                     [](row const& a, row const& g) { return weighed(norm_of(a, g, true)); }, x, gain) < 1e-12);
        CHECK(differ([](auto const&... o) { return of_heed(rms_norm<Model>(o...)); },
                     [](row const& a, row const& g) { return weighed(norm_of(a, g, false)); }, x, gain) < 1e-12);
    }
    SECTION("cross entropy") {
        tensor<int, Query<Q>> const targets{2, 0, 4};
        CHECK(differ([&](auto const& x) { return cross_entropy<Key>(x, targets); },
                     [&](row const& x) {
                         dual<double> total = 0.0;
                         for (std::size_t i = 0; i < Q; ++i) {
                             row const weights = softmax_of(row(x.begin() + static_cast<std::ptrdiff_t>(i * K),
                                                                x.begin() + static_cast<std::ptrdiff_t>((i + 1) * K)));
                             total += -math::log(weights[static_cast<std::size_t>(targets(i))]) / 3.0;
                         }
                         return total;
                     },
                     logits_) < 1e-12);
    }
    SECTION("activations") {
        auto const each = [](auto const& f) {
            return [f](row const& x) {
                row out;
                for (auto const& one : x) out.push_back(f(one));
                return weighed(out);
            };
        };
        CHECK(differ([](auto const& x) { return of_heed(gelu(x)); },
                     each([](auto x) { return 0.5 * x * (1.0 + math::erf(x * 0x1.6a09e667f3bcdp-1)); }), q) < 1e-12);
        CHECK(differ([](auto const& x) { return of_heed(gelu_tanh(x)); }, each([](auto x) {
                         return 0.5 * x * (1.0 + math::tanh(0x1.9884533d43651p-1 * (x + 0.044715 * x * x * x)));
                     }),
                     q) < 1e-12);
        CHECK(differ([](auto const& x) { return of_heed(silu(x)); },
                     each([](auto x) { return x / (1.0 + math::exp(-x)); }), q) < 1e-12);
    }
}
