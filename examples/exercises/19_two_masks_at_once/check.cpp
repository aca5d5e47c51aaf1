// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const&... x) -> decltype(look_back(x...)) { return look_back(x...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

/// Whether your output and weights are those of attention under both masks.
constexpr bool sees_what_it_may(auto const& q, auto const& k, auto const& v, auto const& padding) {
    auto const right = heed::attention(q, k, v, heed::causal{} & padding);
    if constexpr (requires {
                      heed::all_close(yours(q, k, v, padding).output, right.output);
                      heed::all_close(yours(q, k, v, padding).weights, right.weights);
                  }) {
        auto const got = yours(q, k, v, padding);
        return heed::all_close(got.output, right.output) && heed::all_close(got.weights, right.weights);
    } else {
        return false;
    }
}

template <std::size_t B, std::size_t N, std::size_t Compared, std::size_t Values>
struct example {
    static constexpr auto q = heed::generate<double, Batch<B>, Query<N>, Dk<Compared>>(
        [](std::size_t b, std::size_t i, std::size_t j) {
            return static_cast<double>((5 * b + 3 * i + 2 * j) % 7) / 4 - 1;
        });
    static constexpr auto k = heed::generate<double, Batch<B>, Key<N>, Dk<Compared>>(
        [](std::size_t b, std::size_t i, std::size_t j) {
            return static_cast<double>((2 * b + 5 * i + 3 * j) % 9) / 4 - 1;
        });
    static constexpr auto v = heed::generate<double, Batch<B>, Key<N>, Dv<Values>>(
        [](std::size_t b, std::size_t i, std::size_t j) {
            return static_cast<double>((3 * b + 2 * i + 5 * j) % 11) - 4;
        });
    static constexpr auto padding = heed::generate<heed::drop<Batch<B>, Key<N>>>(
        [](std::size_t b, std::size_t key) { return key < b; });
    static constexpr auto real = heed::generate<heed::keep<Batch<B>, Key<N>>>(
        [](std::size_t b, std::size_t key) { return (key + b) % 3 != 1; });
    static constexpr auto without_padding = heed::keep<Key<N>>(heed::full<bool, Key<N>>(true));

    static constexpr auto dropped = [] { return sees_what_it_may(q, k, v, padding); };
    static constexpr auto kept = [] { return sees_what_it_may(q, k, v, real); };
    static constexpr auto all = [] { return sees_what_it_may(q, k, v, without_padding); };
};

using primes = example<2, 5, 3, 7>;
static_assert(std::is_invocable_v<decltype(yours), decltype(primes::q), decltype(primes::k), decltype(primes::v),
                                  decltype(primes::padding)>,
              "your look_back cannot be called with a batch of 2, 5 positions, and a heed::drop<Batch<2>, Key<5>>");
static_assert(holds<decltype(primes::dropped)>,
              "with a heed::drop that differs in each sequence of a batch, both masks hold");
static_assert(std::is_invocable_v<decltype(yours), decltype(primes::q), decltype(primes::k), decltype(primes::v),
                                  decltype(primes::real)>,
              "your look_back cannot be called with the padding as a heed::keep<Batch<2>, Key<5>>");
static_assert(holds<decltype(primes::kept)>,
              "with the padding as a heed::keep, keys in the middle left out, both masks hold");
static_assert(holds<decltype(primes::all)>, "without any padding the mask is the causal one alone");

using alike = example<4, 4, 4, 4>;
static_assert(holds<decltype(alike::dropped)>, "with all extents 4 and a heed::drop, both masks hold");
static_assert(holds<decltype(alike::kept)>, "with all extents 4 and a heed::keep, both masks hold");

}  // namespace hidden
