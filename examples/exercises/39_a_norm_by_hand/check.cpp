// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

#include <heed/heed.hpp>

namespace hidden {

constexpr auto yours = [](auto const&... xs) -> decltype(normed(xs...)) { return normed(xs...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires {
    typename std::enable_if_t<Check{}()>;
};

template <std::size_t B, std::size_t T, std::size_t D>
struct example {
    static constexpr auto x = heed::generate<float, Batch<B>, Time<T>, Model<D>>([](auto b, auto i, auto j) {
        return static_cast<float>((5 * b + 3 * i + 4 * j * j) % 11) / static_cast<float>(1 + 300 * i) + 2;
    });
    static constexpr auto gain =
        heed::generate<float, Model<D>>([](std::size_t j) { return static_cast<float>(2 * j % 5) - 1.5f; });
    static constexpr auto bias =
        heed::generate<float, Model<D>>([](std::size_t j) { return static_cast<float>(3 * j % 7) - 2; });
    static constexpr auto is_right = [] {
        auto const right = heed::layer_norm<Model>(x, gain, bias);
        if constexpr (requires { heed::all_close(yours(x, gain, bias), right, 0, 1e-4); }) {
            return heed::all_close(yours(x, gain, bias), right, 0, 1e-4);
        } else {
            return false;
        }
    };
};

using primes = example<2, 3, 5>;
static_assert(std::is_invocable_v<decltype(yours), decltype(primes::x), decltype(primes::gain), decltype(primes::bias)>,
              "your normed cannot be called with a batch of 2, 3 positions and 5 features");
static_assert(holds<decltype(primes::is_right)>,
              "a batch of 2, 3 positions and 5 features: as heed::layer_norm has it");

using alike = example<3, 3, 3>;
static_assert(holds<decltype(alike::is_right)>,
              "with all extents 3: the mean and the variance are those of the features");

constexpr auto of_equal = [] {
    return heed::all_close(yours(heed::full<float, Time<1>, Model<2>>(7.0f), one_each{1, 1}, one_each{3, 4}),
                           heed::from<float, Time<1>, Model<2>>({{3, 4}}), 0, 1e-6);
};
static_assert(holds<decltype(of_equal)>, "features that are all alike are all 0, and what is left is the bias");

}  // namespace hidden
