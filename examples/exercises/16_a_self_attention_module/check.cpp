// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

/// Whether a module of these weights gives the output and the weights that heed's own gives.
template <class Yours, class Heeds>
constexpr bool agrees(auto const& w_q, auto const& w_k, auto const& w_v, auto const&... x) {
    if constexpr (requires(Yours const& yours, Heeds const& heeds) {
                      Yours{w_q, w_k, w_v};
                      all_close(yours(x...).output, heeds(x...).output);
                      all_close(yours(x...).weights, heeds(x...).weights);
                  }) {
        auto const got = Yours{w_q, w_k, w_v}(x...);
        auto const right = Heeds{w_q, w_k, w_v}(x...);
        return all_close(got.output, right.output) && all_close(got.weights, right.weights);
    } else {
        return false;
    }
}

template <class T, std::size_t B, std::size_t N, class Features, class Compared, class Values>
struct example {
    static constexpr auto x = heed::generate<T, Batch<B>, Time<N>, Features>(
        [](std::size_t b, std::size_t t, std::size_t i) {
            return static_cast<T>((7 * b + 5 * t + 3 * i + t * i) % 11) / 4 - 1;
        });
    static constexpr auto w_q = heed::generate<heed::projection<Query, T, Features, Compared>>(
        [](std::size_t i, std::size_t j) { return static_cast<T>((5 * i + 2 * j + i * j) % 7) / 8 - T(0.25); });
    static constexpr auto w_k = heed::generate<heed::projection<Key, T, Features, Compared>>(
        [](std::size_t i, std::size_t j) { return static_cast<T>((3 * i + 5 * j + i * j) % 7) / 8 - T(0.5); });
    static constexpr auto w_v = heed::generate<heed::projection<Key, T, Features, Values>>(
        [](std::size_t i, std::size_t j) { return static_cast<T>((2 * i + 3 * j + i * j) % 5) / 4 - T(0.5); });
    using yours = my_attention<T, Features, Compared, Values>;
    using heeds = heed::self_attention<T, Features, Compared, Values>;

    static constexpr bool is_made = made_of<yours, decltype(w_q), decltype(w_k), decltype(w_v)>;
    static constexpr auto plain = [] { return agrees<yours, heeds>(w_q, w_k, w_v, x); };
    static constexpr auto causal = [] { return agrees<yours, heeds>(w_q, w_k, w_v, x, heed::causal{}); };
    static constexpr auto scaled = [] {
        return agrees<yours, heeds>(w_q, w_k, w_v, x, heed::causal{}, heed::scale{2.0});
    };
};

using primes = example<double, 2, 5, Model<7>, Dk<3>, Dv<11>>;
static_assert(primes::is_made, "a module of double, with Model<7>, Dk<3> and Dv<11>, is made of its three projections");
static_assert(holds<decltype(primes::plain)>,
              "with other extents and numbers, a module gives the output and the weights of attention");
static_assert(holds<decltype(primes::causal)>, "module(x, heed::causal{}) gives what attention gives under that mask");
static_assert(holds<decltype(primes::scaled)>, "all that follows x goes on to heed::attention, a mask and a scale too");

using alike = example<float, 4, 4, Model<4>, Dk<4>, Dv<4>>;
static_assert(alike::is_made, "with all extents 4, a module is made of its three projections");
static_assert(holds<decltype(alike::plain)>, "with all extents 4, where only names tell the tensors apart");
static_assert(!made_of<alike::yours, decltype(alike::w_k), decltype(alike::w_q), decltype(alike::w_v)>,
              "weights that make keys are refused in the place of those that make queries");

}  // namespace hidden
