// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const&... x) -> decltype(weights_of(x...)) { return weights_of(x...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

/// Whether your weights are those of attention with the same stages.
constexpr bool agrees(auto const& q, auto const& k, float cap, auto const& mask, float logit) {
    auto const right = heed::attention(q, k, heed::rename<Dk, Dv>(k), heed::softcap{cap}, mask, heed::sink{logit});
    if constexpr (requires { heed::all_close(yours(q, k, cap, mask, logit), right.weights); }) {
        return heed::all_close(yours(q, k, cap, mask, logit), right.weights);
    } else {
        return false;
    }
}

template <std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
struct example {
    static constexpr auto q = heed::generate<float, Head<H>, Query<Q>, Dk<D>>(
        [](std::size_t h, std::size_t i, std::size_t j) {
            return static_cast<float>((5 * h + 3 * i + 2 * j) % 7) - 3;
        });
    static constexpr auto k = heed::generate<float, Head<H>, Key<K>, Dk<D>>(
        [](std::size_t h, std::size_t i, std::size_t j) {
            return static_cast<float>((2 * h + 5 * i + 3 * j) % 9) - 4;
        });
    static constexpr heed::drop<Key<K>> padding =
        heed::generate<heed::drop<Key<K>>>([](std::size_t key) { return key + 1 == K; });
    static constexpr heed::bias<float, Query<Q>, Key<K>> added =
        heed::generate<heed::bias<float, Query<Q>, Key<K>>>([](std::size_t i, std::size_t j) {
            return j == 0 ? -heed::math::infinity<float> : static_cast<float>((i + 2 * j) % 5);
        });

    static constexpr auto dropped = [] { return agrees(q, k, 1.5f, padding, 0.5f); };
    static constexpr auto later = [] { return agrees(q, k, 3.0f, heed::causal{heed::lower_right}, -1.0f); };
    static constexpr auto biased = [] { return agrees(q, k, 2.0f, added, 4.0f); };
    static constexpr auto no_sink = [] {
        return agrees(q, k, 2.0f, padding, -heed::math::infinity<float>);
    };
};

using primes = example<2, 3, 5, 7>;
static_assert(std::is_invocable_v<decltype(yours), decltype(primes::q), decltype(primes::k), float,
                                  heed::drop<Key<5>>, float>,
              "your weights_of cannot be called with 2 heads, 3 queries, 5 keys and a heed::drop<Key<5>>");
static_assert(holds<decltype(primes::dropped)>, "with 2 heads, a cap of 1.5, a heed::drop and a sink of 0.5");
static_assert(holds<decltype(primes::later)>, "with a cap of 3, heed::causal{heed::lower_right} and a sink of -1");
static_assert(holds<decltype(primes::biased)>,
              "a heed::bias is a mask as well: it is added to capped scores, and is not capped itself");
static_assert(holds<decltype(primes::no_sink)>, "a sink of minus infinity takes nothing");

using alike = example<3, 3, 3, 3>;
static_assert(holds<decltype(alike::dropped)>, "with all extents 3 and a heed::drop");

}  // namespace hidden
