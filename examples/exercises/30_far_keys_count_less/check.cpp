// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const& slopes) -> decltype(nearer(slopes)) { return nearer(slopes); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K>
struct example {
    static constexpr auto q = heed::generate<float, Batch<B>, Query<Q>, Head<H>, Dk<1>>(
        [](std::size_t b, std::size_t i, std::size_t h, std::size_t) {
            return static_cast<float>((5 * b + 3 * i + 2 * h) % 7) / 4 - 1;
        });
    static constexpr auto k = heed::generate<float, Batch<B>, Head<H>, Key<K>, Dk<1>>(
        [](std::size_t b, std::size_t h, std::size_t i, std::size_t) {
            return static_cast<float>((2 * b + 5 * h + 3 * i) % 9) / 4 - 1;
        });
    static constexpr auto slopes = heed::generate<float, Head<H>>(
        [](std::size_t h) { return static_cast<float>((3 * h + 1) % 5) / 8; });

    /// What is taken from the scores without an option, of each head, query and key.
    static constexpr auto penalty =
        heed::generate<float, Head<H>, Query<Q>, Key<K>>([](std::size_t h, std::size_t i, std::size_t j) {
            return slopes(h) * static_cast<float>(i > j ? i - j : j - i);
        });
    static constexpr bool agrees(auto const& your_slopes) {
        if constexpr (requires { heed::scores(q, k, yours(your_slopes)); }) {
            auto const right = heed::scores(q, k, heed::bias{-penalty});
            return heed::max_abs_difference(heed::as_tensor(heed::scores(q, k, yours(your_slopes))),
                                            heed::as_tensor(right)) < 1e-5f;
        } else {
            return false;
        }
    }
    static constexpr auto is_right = [] { return agrees(slopes); };
};

using primes = example<2, 3, 5, 7>;
static_assert(std::is_invocable_v<decltype(yours), heed::tensor<float, Head<3>>>,
              "your nearer cannot be called with the slopes of 3 heads");
static_assert(holds<decltype(primes::is_right)>, "with a batch of 2, 3 heads, 5 queries and 7 keys");

using alike = example<3, 3, 3, 3>;
static_assert(holds<decltype(alike::is_right)>, "with all extents 3");

using single = example<1, 1, 2, 11>;
static_assert(holds<decltype(single::is_right)>, "with one head, 2 queries and 11 keys");

}  // namespace hidden
