// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

#include <cmath>
#include <limits>

// Attention between rotated queries and keys, as a program has it: projected, rotated, attended to.

namespace {

using namespace heed;
using namespace heed::axes;

constexpr double number(std::size_t i, std::size_t seed) { return heed_test::fraction_at<13>(i, seed); }
template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 13>(seed);
}

template <class Pairing, std::size_t B, std::size_t L, std::size_t M, std::size_t H, std::size_t D, std::size_t V,
          std::size_t Pairs, int First = 5>
struct program {
    static constexpr auto x() { return numbers<tensor<float, Batch<B>, Time<L>, Model<M>>>(1); }
    static constexpr auto w_q() { return numbers<projection<Query, float, Model<M>, Head<H>, Dk<D>>>(2); }
    static constexpr auto w_k() { return numbers<projection<Key, float, Model<M>, Head<H>, Dk<D>>>(3); }
    static constexpr auto w_v() { return numbers<projection<Key, float, Model<M>, Head<H>, Dv<V>>>(4); }
    static constexpr auto rotations() {
        return rotation_at<Pairing, float, Pair<Pairs>>(iota<int, Time<L>>(First), rotary_base<10000>{});
    }
    static constexpr auto q() {
        return rotate<Dk<2 * Pairs>>(project(x(), w_q()), rename<Time, Query>(rotations()));
    }
    static constexpr auto k() { return rotate<Dk<2 * Pairs>>(project(x(), w_k()), rename<Time, Key>(rotations())); }
    static constexpr auto v() { return project(x(), w_v()); }
    static constexpr auto fused() { return scaled_dot_product_attention(q(), k(), v(), causal{}); }
    static constexpr auto with_weights() { return attention(q(), k(), v(), causal{}); }
    static constexpr auto unrotated() {
        return scaled_dot_product_attention(project(x(), w_q()), project(x(), w_k()), v(), causal{});
    }
};

/// The same in double by plain loops.
template <class Pairing, std::size_t B, std::size_t L, std::size_t M, std::size_t H, std::size_t D, std::size_t V,
          std::size_t Pairs>
struct plain_loops {
    double output[B][L][H][V] = {};

    static double at(std::size_t i, std::size_t seed) {
        return static_cast<double>(static_cast<float>(number(i, seed)));
    }
    static void turn(double (&row)[D], double position) {
        for (std::size_t i = 0; i < Pairs; ++i) {
            double const angle = position * std::pow(10000.0, -static_cast<double>(i) / static_cast<double>(Pairs));
            double& a = std::is_same_v<Pairing, interleaved_pairs> ? row[2 * i] : row[i];
            double& b = std::is_same_v<Pairing, interleaved_pairs> ? row[2 * i + 1] : row[i + Pairs];
            double const before = a;
            a = before * std::cos(angle) - b * std::sin(angle);
            b = before * std::sin(angle) + b * std::cos(angle);
        }
    }
    explicit plain_loops(int first) {
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t h = 0; h < H; ++h) {
                double q[L][D] = {}, k[L][D] = {}, v[L][V] = {};
                for (std::size_t t = 0; t < L; ++t) {
                    for (std::size_t m = 0; m < M; ++m) {
                        double const x = at((b * L + t) * M + m, 1);
                        for (std::size_t d = 0; d < D; ++d) q[t][d] += x * at((m * H + h) * D + d, 2);
                        for (std::size_t d = 0; d < D; ++d) k[t][d] += x * at((m * H + h) * D + d, 3);
                        for (std::size_t d = 0; d < V; ++d) v[t][d] += x * at((m * H + h) * V + d, 4);
                    }
                    turn(q[t], first + static_cast<double>(t));
                    turn(k[t], first + static_cast<double>(t));
                }
                for (std::size_t i = 0; i < L; ++i) {
                    double weights[L] = {}, total = 0;
                    for (std::size_t j = 0; j <= i; ++j) {
                        double dot = 0;
                        for (std::size_t d = 0; d < D; ++d) dot += q[i][d] * k[j][d];
                        total += weights[j] = std::exp(dot / std::sqrt(static_cast<double>(D)));
                    }
                    for (std::size_t j = 0; j <= i; ++j) {
                        for (std::size_t d = 0; d < V; ++d) output[b][i][h][d] += weights[j] / total * v[j][d];
                    }
                }
            }
        }
    }
};

template <class X, class Y>
double greatest_difference(X const& x, Y const& y) {
    double greatest = 0;
    for (std::size_t i = 0; i < X::size; ++i) {
        double const apart = std::abs(static_cast<double>(x.values[i]) - static_cast<double>(y.values[i]));
        if (std::isnan(apart)) return std::numeric_limits<double>::infinity();
        greatest = std::max(greatest, apart);
    }
    return greatest;
}

template <class Pairing, std::size_t B, std::size_t L, std::size_t M, std::size_t H, std::size_t D, std::size_t V,
          std::size_t Pairs>
void is_the_plain_loops() {
    using here = program<Pairing, B, L, M, H, D, V, Pairs>;
    BOTH_TIMES(output, here::fused);
    BOTH_TIMES(with_weights, here::with_weights);
    plain_loops<Pairing, B, L, M, H, D, V, Pairs> const expected(5);
    // The heads stand before the queries or behind them, as the operands have them.
    STATIC_REQUIRE(shape_of(output) == shape<Batch<B>, Head<H>, Query<L>, Dv<V>>);
    double greatest = 0;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t i = 0; i < L; ++i) {
            for (std::size_t h = 0; h < H; ++h) {
                for (std::size_t d = 0; d < V; ++d) {
                    greatest = std::max(greatest, std::abs(static_cast<double>(output(b, h, i, d)) -
                                                           expected.output[b][i][h][d]));
                }
            }
        }
    }
    INFO("off by " << greatest);
    REQUIRE(greatest < 2e-5);
    REQUIRE(greatest_difference(with_weights.output, output) < 2e-5);
    REQUIRE(greatest_difference(output, here::unrotated()) > 1e-2);
    // From another position on it is the same but for rounding.
    REQUIRE(greatest_difference(output, program<Pairing, B, L, M, H, D, V, Pairs, 900'000>::fused()) < 2e-5);
}

TEST_CASE("attention between rotated queries and keys with heads is that of plain loops, wherever it begins") {
    is_the_plain_loops<interleaved_pairs, 2, 3, 5, 2, 10, 7, 5>();
    is_the_plain_loops<half_split_pairs, 2, 3, 5, 2, 10, 7, 5>();
    is_the_plain_loops<interleaved_pairs, 2, 5, 3, 2, 11, 7, 3>();
    is_the_plain_loops<half_split_pairs, 2, 5, 3, 2, 11, 7, 3>();
    is_the_plain_loops<interleaved_pairs, 4, 4, 4, 4, 4, 4, 2>();
    is_the_plain_loops<half_split_pairs, 4, 4, 4, 4, 4, 4, 2>();
}

/// One query after the other, with the keys and values of those before it kept, as a decoder has it.
template <class Pairing>
constexpr bool one_by_one() {
    using here = program<Pairing, 2, 4, 5, 2, 6, 7, 3, 0>;
    constexpr auto q = here::q();
    constexpr auto k = here::k();
    constexpr auto v = here::v();
    constexpr auto all = attention(q, k, v, causal{});
    constexpr auto every = rotation_at<Pairing, float, Pair<3>>(iota<int, Time<32>>(0), rotary_base<10000>{});
    bool right = true;
    auto const step = [&](auto const& keys, auto const& values, std::size_t n) {
        auto const of_now = range<Time<1>>(every, n);
        auto const x = range<Time<1>>(here::x(), n);
        auto const query = rotate(project(x, here::w_q()), rename<Time, Query>(of_now));
        auto const now = rotate(project(x, here::w_k()), rename<Time, Key>(of_now));
        right = right && now == range<Key<1>>(k, n) && query == range<Query<1>>(q, n);
        auto const all_keys = concat<Key>(keys, now);
        auto const all_values = concat<Key>(values, project(x, here::w_v()));
        static_assert(is_rotated<decltype(all_keys)>);
        right = right && attention(query, all_keys, all_values).output == range<Query<1>>(all.output, n);
        return all_keys;
    };
    auto const two = step(range<Key<1>>(k, 0), range<Key<1>>(v, 0), 1);
    auto const three = step(two, range<Key<2>>(v, 0), 2);
    auto const four = step(three, range<Key<3>>(v, 0), 3);
    return right && four == k;
}
TEST_CASE("a decoder with the rotated keys kept gives the bits of the whole") {
    STATIC_REQUIRE(one_by_one<interleaved_pairs>());
    STATIC_REQUIRE(one_by_one<half_split_pairs>());
    REQUIRE(one_by_one<interleaved_pairs>());
    REQUIRE(one_by_one<half_split_pairs>());
}

/// Step by step and at once, under masks, a bias and a scale.
constexpr bool step_by_step() {
    using here = program<half_split_pairs, 2, 3, 5, 2, 6, 7, 2>;
    constexpr auto q = here::q();
    constexpr auto k = here::k();
    constexpr auto v = here::v();
    constexpr auto mask = causal{} & bias{iota<float, Head<2>, Key<3>>(0.5f, 0.25f)};
    constexpr auto logits = scores(q, k, mask, scale{0.75});
    constexpr auto weights = softmax<Key>(logits);
    constexpr auto whole = attention(q, k, v, mask, scale{0.75});
    bool right = whole.weights == weights && whole.output == attend(weights, v, mask);
    // Each option changes something.
    right = right && scores(q, k) != logits && scores(q, k, mask) != logits && scores(q, k, scale{0.75}) != logits;
    // By the product alone: the plain tensor of it is what is scaled.
    right = right && scores(q, k, scale{1.0}) == contract<Dk>(q, k);
    return right;
}
TEST_CASE("rotated queries and keys under masks, a bias and a scale, step by step and at once") {
    STATIC_REQUIRE(step_by_step());
    REQUIRE(step_by_step());
}

/// A hidden key's numbers reach nothing: NaN before it is rotated, and a position far off.
template <class Pairing>
constexpr bool hidden_keys_stay_hidden() {
    using here = program<Pairing, 2, 3, 5, 2, 6, 7, 3>;
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    constexpr auto mask = causal{} & drop<Batch<2>, Key<3>>{true, false, false, false, false, true};
    auto const expected = attention(here::q(), here::k(), here::v(), mask);
    auto k = project(here::x(), here::w_k());
    auto v = here::v();
    for (std::size_t b = 0; b < 2; ++b) {
        std::size_t const hidden = b == 0 ? 0 : 2;
        slice_view<Key>(slice_view<Batch>(k, b), hidden) = nan;
        slice_view<Key>(slice_view<Batch>(v, b), hidden) = nan;
    }
    constexpr tensor<int, Batch<2>, Key<3>> positions{-77, 6, 7, 5, 6, 1'000'000};
    auto const rotated =
        rotate(k, rotation_at<Pairing, float, Pair<3>>(positions, rotary_base<10000>{}));
    auto const result = attention(here::q(), rotated, v, mask);
    return result.output == expected.output && result.weights == expected.weights &&
           scaled_dot_product_attention(here::q(), rotated, v, mask) ==
               scaled_dot_product_attention(here::q(), here::k(), here::v(), mask);
}
TEST_CASE("a NaN in a hidden key stays hidden when the key is rotated, wherever it stands") {
    STATIC_REQUIRE(hidden_keys_stay_hidden<interleaved_pairs>());
    STATIC_REQUIRE(hidden_keys_stay_hidden<half_split_pairs>());
    REQUIRE(hidden_keys_stay_hidden<interleaved_pairs>());
    REQUIRE(hidden_keys_stay_hidden<half_split_pairs>());
}

/// Sequences that are padded on the left begin where their numbers do: their rows are those of the short ones.
constexpr bool padded_on_the_left() {
    constexpr auto whole = numbers<tensor<float, Query<4>, Dk<6>>>(1);
    constexpr auto of_keys = numbers<tensor<float, Key<4>, Dk<6>>>(2);
    constexpr auto v = numbers<tensor<float, Key<4>, Dv<5>>>(3);
    constexpr auto at = [](auto positions) {
        return rotation_at<half_split_pairs, float, Pair<3>>(positions, rotary_base<10000>{});
    };
    constexpr auto padded =
        attention(rotate(whole, at(iota<int, Query<4>>(-1))), rotate(of_keys, at(iota<int, Key<4>>(-1))), v,
                  causal{} & drop<Key<4>>{true, false, false, false});
    constexpr auto alone = attention(rotate(range<Query<3>>(whole, 1), at(iota<int, Query<3>>(0))),
                                     rotate(range<Key<3>>(of_keys, 1), at(iota<int, Key<3>>(0))), range<Key<3>>(v, 1),
                                     causal{});
    return range<Query<3>>(padded.output, 1) == alone.output;
}
TEST_CASE("a sequence padded on the left has the bits of the one that is not, at its own positions") {
    STATIC_REQUIRE(padded_on_the_left());
    REQUIRE(padded_on_the_left());
}

template <class Bias>
constexpr auto module_of_numbers() {
    using module = self_attention<float, Model<5>, Dk<6>, Dv<7>, Bias>;
    if constexpr (std::is_same_v<Bias, with_bias>) {
        return module{numbers<decltype(module::w_q)>(2), numbers<decltype(module::w_k)>(3),
                      numbers<decltype(module::w_v)>(4), numbers<decltype(module::b_q)>(5),
                      numbers<decltype(module::b_k)>(6), numbers<decltype(module::b_v)>(7)};
    } else {
        return module{numbers<decltype(module::w_q)>(2), numbers<decltype(module::w_k)>(3),
                      numbers<decltype(module::w_v)>(4)};
    }
}
template <class Pairing>
constexpr bool in_a_module() {
    constexpr auto x = numbers<tensor<float, Batch<2>, Time<3>, Model<5>>>(1);
    constexpr auto rotation = rotation_at<Pairing, float, Pair<3>>(iota<int, Time<3>>(4), rotary_base<10000>{});
    constexpr auto module = module_of_numbers<without_bias>();
    constexpr auto biased = module_of_numbers<with_bias>();
    constexpr auto result = module(x, rotation, causal{}, scale{0.5});
    constexpr auto by_hand = attention(rotate(project(x, module.w_q), rename<Time, Query>(rotation)),
                                       rotate(project(x, module.w_k), rename<Time, Key>(rotation)),
                                       project(x, module.w_v), causal{}, scale{0.5});
    constexpr auto biased_by_hand =
        attention(rotate(project(x, biased.w_q, biased.b_q), rename<Time, Query>(rotation)),
                  rotate(project(x, biased.w_k, biased.b_k), rename<Time, Key>(rotation)),
                  project(x, biased.w_v, biased.b_v));
    return result == by_hand && result.output != module(x, causal{}, scale{0.5}).output &&
           biased(x, rotation) == biased_by_hand && biased(x, rotation).output != biased(x).output;
}
TEST_CASE("a module rotates its queries and keys by the positions of its input") {
    STATIC_REQUIRE(in_a_module<interleaved_pairs>());
    STATIC_REQUIRE(in_a_module<half_split_pairs>());
    REQUIRE(in_a_module<interleaved_pairs>());
    REQUIRE(in_a_module<half_split_pairs>());
}

/// What was rotated elsewhere, and queries that were scaled since.
constexpr bool taken_at_ones_word() {
    using here = program<interleaved_pairs, 2, 3, 5, 2, 6, 7, 3>;
    constexpr auto q = here::q();
    constexpr auto k = here::k();
    constexpr auto file = as_tensor(k);
    constexpr auto from_file = as_rotated<interleaved_pairs, rotary_base<10000>, Pair<3>>(file);
    constexpr auto scaled = as_rotated<interleaved_pairs, rotary_base<10000>, Pair<3>>(q * 0.5f);
    static_assert(std::is_same_v<decltype(from_file), decltype(k)>);
    return from_file == k && scores(q, from_file) == scores(q, k) &&
           scores(scaled, k, scale{1.0}) == scores(q, k, scale{0.5});
}
TEST_CASE("as_rotated takes one at one's word") {
    STATIC_REQUIRE(taken_at_ones_word());
    REQUIRE(taken_at_ones_word());
}

TEST_CASE("tensors on the heap are rotated, too") {
    auto x = zeros<float, Query<1500>, Dk<64>>();
    STATIC_REQUIRE(std::is_same_v<decltype(x), heap_tensor<float, Query<1500>, Dk<64>>>);
    for (std::size_t i = 0; i < decltype(x)::size; ++i) x.values[i] = static_cast<float>(number(i, 3));
    auto const rotation =
        rotation_at<half_split_pairs, float, Pair<32>>(iota<int, Query<1500>>(0), rotary_base<10000>{});
    auto const rotated = rotate(x, rotation);
    auto const by_view = rotate(view_of(x), rotation);
    REQUIRE(rotated == by_view);
    REQUIRE(slice<Query>(rotated, 1234) == rotate(slice<Query>(x, 1234), slice<Query>(rotation, 1234)));
    REQUIRE(rotated != x);
}

}  // namespace
