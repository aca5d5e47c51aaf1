// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const&... x) -> decltype(masked_attention(x...)) { return masked_attention(x...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

/// Whether your output is that of attention under the mask. (Two NaN at one place count as alike.)
constexpr bool agrees(auto const& q, auto const& k, auto const& v, auto const& mask) {
    auto const right = heed::attention(q, k, v, mask).output;
    if constexpr (requires { heed::all_close(yours(q, k, v, mask), right); }) {
        return heed::all_close(yours(q, k, v, mask), right);
    } else {
        return false;
    }
}

template <std::size_t B, std::size_t N, std::size_t Compared, std::size_t Values>
struct example {
    static constexpr auto q = heed::generate<float, Batch<B>, Query<N>, Dk<Compared>>(
        [](std::size_t b, std::size_t i, std::size_t j) {
            return static_cast<float>((5 * b + 3 * i + 2 * j) % 7) / 4 - 1;
        });
    static constexpr auto k = heed::generate<float, Batch<B>, Key<N>, Dk<Compared>>(
        [](std::size_t b, std::size_t i, std::size_t j) {
            return static_cast<float>((2 * b + 5 * i + 3 * j) % 9) / 4 - 1;
        });
    /// The last key of every sequence has a value with a NaN and an infinity.
    static constexpr auto v = heed::generate<float, Batch<B>, Key<N>, Dv<Values>>(
        [](std::size_t b, std::size_t i, std::size_t j) {
            if (i + 1 == N && j < 2) return j == 0 ? nan : heed::math::infinity<float>;
            return static_cast<float>((3 * b + 2 * i + 5 * j) % 11) - 4;
        });
    static constexpr auto padding =
        heed::generate<heed::drop<Batch<B>, Key<N>>>([](std::size_t b, std::size_t key) { return key + 1 + b >= N; });
    static constexpr heed::bias<float, Key<N>> far =
        heed::generate<heed::bias<float, Key<N>>>([](std::size_t key) {
            return key + 1 == N ? -heed::math::infinity<float> : static_cast<float>(key) / 2;
        });

    static constexpr auto dropped = [] { return agrees(q, k, v, padding); };
    static constexpr auto causal = [] { return agrees(q, k, v, heed::causal{}); };
    static constexpr auto both = [] { return agrees(q, k, v, heed::causal{} & padding); };
    static constexpr auto biased = [] { return agrees(q, k, v, far); };
};

using primes = example<2, 5, 3, 7>;
static_assert(std::is_invocable_v<decltype(yours), decltype(primes::q), decltype(primes::k), decltype(primes::v),
                                  decltype(primes::padding)>,
              "your masked_attention cannot be called with a batch of 2, 5 keys and a heed::drop<Batch<2>, Key<5>>");
static_assert(holds<decltype(primes::dropped)>,
              "NaN and infinity in a value that a heed::drop leaves out do not reach the output");
static_assert(std::is_invocable_v<decltype(yours), decltype(primes::q), decltype(primes::k), decltype(primes::v),
                                  heed::causal<>>,
              "your masked_attention cannot be called with heed::causal{} as its mask");
static_assert(holds<decltype(primes::causal)>,
              "under heed::causal{} a NaN in the last value reaches the last query, and no other");
static_assert(holds<decltype(primes::both)>, "two combined masks leave out what either of them leaves out");
static_assert(holds<decltype(primes::biased)>,
              "a heed::bias of minus infinity leaves a key out, and other biases change the weights");

using alike = example<3, 3, 3, 3>;
static_assert(holds<decltype(alike::dropped)>, "with all extents 3 and a heed::drop");
static_assert(holds<decltype(alike::both)>, "with all extents 3 and two combined masks");

}  // namespace hidden
