// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const&... x) -> decltype(attend_causally(x...)) { return attend_causally(x...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

template <std::size_t N, std::size_t M, std::size_t D, std::size_t V>
struct example {
    static constexpr auto x = heed::generate<float, Time<N>, Model<M>>(
        [](std::size_t t, std::size_t i) { return static_cast<float>((5 * t + 3 * i + t * i) % 11) / 4 - 1; });
    static constexpr auto w_q = heed::generate<heed::projection<Query, float, Model<M>, Dk<D>>>(
        [](std::size_t i, std::size_t j) { return static_cast<float>((5 * i + 2 * j + i * j) % 7) / 8 - 0.25f; });
    static constexpr auto w_k = heed::generate<heed::projection<Key, float, Model<M>, Dk<D>>>(
        [](std::size_t i, std::size_t j) { return static_cast<float>((3 * i + 5 * j + i * j) % 7) / 8 - 0.5f; });
    static constexpr auto w_v = heed::generate<heed::projection<Key, float, Model<M>, Dv<V>>>(
        [](std::size_t i, std::size_t j) { return static_cast<float>((2 * i + 3 * j + i * j) % 5) / 4 - 0.5f; });

    /// Whether the output is that of heed's own attention, where every third position is no real one, or all are.
    static constexpr bool agrees(bool all) {
        auto const real = heed::generate<bool, Time<N>>([=](std::size_t t) { return all || t % 3 != 1; });
        auto const mask = heed::causal{} & heed::keep{heed::rename<Time, Key>(real)};
        auto const right = heed::scaled_dot_product_attention(heed::project(x, w_q), heed::project(x, w_k),
                                                              heed::project(x, w_v), mask);
        if constexpr (requires { heed::all_close(yours(x, real, w_q, w_k, w_v), right); }) {
            return heed::all_close(yours(x, real, w_q, w_k, w_v), right);
        } else {
            return false;
        }
    }
    static constexpr auto all_real = [] { return agrees(true); };
    static constexpr auto some_real = [] { return agrees(false); };
    static constexpr bool can_be_called = std::is_invocable_v<decltype(yours), decltype(x), heed::tensor<bool, Time<N>>,
                                                              decltype(w_q), decltype(w_k), decltype(w_v)>;
};

using primes = example<5, 7, 3, 2>;
static_assert(primes::can_be_called, "your attend_causally cannot be called with [Time<5>, Model<7>], Dk<3> and Dv<2>");
static_assert(holds<decltype(primes::all_real)>,
              "with 5 positions and d_k = 3, the output is that of heed's own attention");
static_assert(holds<decltype(primes::some_real)>, "positions that are not real get no weight, and the others share it");

using alike_too = example<4, 4, 4, 4>;
static_assert(holds<decltype(alike_too::all_real)>, "with all extents 4, the output is that of heed's own attention");
static_assert(holds<decltype(alike_too::some_real)>, "with all extents 4, positions that are not real get no weight");

}  // namespace hidden
