// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

#include <heed/gradient.hpp>

namespace hidden {

constexpr auto yours = [](auto const& y, auto const& c) -> decltype(gradient_of_scores(y, c)) {
    return gradient_of_scores(y, c);
};

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires {
    typename std::enable_if_t<Check{}()>;
};

template <std::size_t B, std::size_t Q, std::size_t K>
struct example {
    static constexpr auto x = heed::generate<float, Batch<B>, Query<Q>, Key<K>>(
        [](auto b, auto i, auto j) { return static_cast<float>((5 * b + 3 * i + 4 * j) % 7) / 3; });
    static constexpr auto c = heed::generate<float, Batch<B>, Query<Q>, Key<K>>(
        [](auto b, auto i, auto j) { return static_cast<float>((b + 4 * i + 2 * j) % 5) - 1.5f; });
    static constexpr auto y = heed::softmax<Key>(x);
    static constexpr auto is_right = [] {
        auto const loss = [](auto const& some) { return heed::sum(heed::softmax<Key>(some) * c); };
        auto const right = heed::value_and_gradient(loss, x).gradient;
        if constexpr (requires { heed::all_close(yours(y, c), right, 0, 1e-6); }) {
            return heed::all_close(yours(y, c), right, 0, 1e-6);
        } else {
            return false;
        }
    };
};

using primes = example<2, 3, 5>;
static_assert(std::is_invocable_v<decltype(yours), decltype(primes::y), decltype(primes::c)>,
              "your gradient_of_scores cannot be called with a batch of 2, 3 queries and 5 keys");
static_assert(holds<decltype(primes::is_right)>, "a batch of 2, 3 queries and 5 keys: as value_and_gradient has it");

using alike = example<3, 3, 3>;
static_assert(holds<decltype(alike::is_right)>, "with all extents 3: the sum goes along the keys");

using single = example<1, 2, 1>;
static_assert(holds<decltype(single::is_right)>, "a single key has all the weight, whatever its score");

}  // namespace hidden
