// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

template <std::size_t C>
constexpr auto yours = [](auto const&... x) -> decltype(scores_behind<C>(x...)) { return scores_behind<C>(x...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

/// N new positions behind C that are kept, of D features.
template <std::size_t C, std::size_t N, std::size_t D>
struct example {
    static constexpr auto q = heed::generate<float, Query<C + N>, Dk<D>>([](std::size_t i, std::size_t j) {
        return static_cast<float>((3 * i + 2 * j) % 7) / 4 - 1;
    });
    static constexpr auto k = heed::generate<float, Key<C + N>, Dk<D>>([](std::size_t i, std::size_t j) {
        return static_cast<float>((5 * i + 3 * j) % 9) / 4 - 1;
    });
    static constexpr auto turns = heed::rotation_at<heed::half_split_pairs, float, Pair<D / 2>>(
        heed::iota<int, Time<C + N>>(0), heed::rotary_base<10000>{});
    static constexpr auto keys = heed::rotate(k, heed::rename<Time, Key>(turns));
    static constexpr auto all = heed::scores(heed::rotate(q, heed::rename<Time, Query>(turns)), keys);

    static constexpr auto cache = heed::range<Key<C>>(keys, 0);
    static constexpr auto new_q = heed::range<Query<N>>(q, C);
    static constexpr auto new_k = heed::range<Key<N>>(k, C);
    static constexpr bool can_be_called =
        std::is_invocable_v<decltype(yours<C>), decltype(cache), decltype(new_q), decltype(new_k)>;
    static constexpr auto is_right = [] {
        auto const right = heed::range<Query<N>>(all, C);
        if constexpr (requires { heed::all_close(yours<C>(cache, new_q, new_k), right); }) {
            return heed::all_close(yours<C>(cache, new_q, new_k), right);
        } else {
            return false;
        }
    };
};

using primes = example<5, 3, 10>;
static_assert(primes::can_be_called, "your scores_behind<5> cannot be called with 3 new positions of 10 features");
static_assert(holds<decltype(primes::is_right)>, "3 new positions of 10 features, behind 5 keys");

using alike = example<2, 2, 2>;
static_assert(holds<decltype(alike::is_right)>, "2 new positions of 2 features, behind 2 keys");

using longer = example<11, 1, 4>;
static_assert(holds<decltype(longer::is_right)>, "one new position of 4 features, behind 11 keys");

}  // namespace hidden
