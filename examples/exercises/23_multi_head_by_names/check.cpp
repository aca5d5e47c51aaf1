// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

template <std::size_t H>
constexpr auto yours = [](auto const&... x) -> decltype(multi_head<H>(x...)) { return multi_head<H>(x...); };

template <std::size_t H, std::size_t B, std::size_t T, std::size_t S, std::size_t D>
struct example {
    static constexpr auto q = heed::generate<float, Batch<B>, Query<T>, Model<D>>(number);
    static constexpr auto k = heed::generate<float, Batch<B>, Key<S>, Model<D>>(
        [](std::size_t b, std::size_t i, std::size_t j) { return number(b, i + 5, j); });
    static constexpr auto v = heed::generate<float, Batch<B>, Key<S>, Model<D>>(
        [](std::size_t b, std::size_t i, std::size_t j) { return number(b, i + 11, j); });
    static constexpr bool can_be_called =
        std::is_invocable_v<decltype(yours<H>), decltype(q), decltype(k), decltype(v)>;

    /// A head by itself: the features from h (D / H) on.
    static constexpr auto alone(std::size_t h) {
        auto const part = [=](auto const& x) { return heed::range<Model<D / H>>(x, h * (D / H)); };
        return heed::scaled_dot_product_attention(heed::rename<Model, Dk>(part(q)), heed::rename<Model, Dk>(part(k)),
                                                  heed::rename<Model, Dv>(part(v)));
    }
    static constexpr auto by_a_loop() {
        heed::tensor<float, Batch<B>, Query<T>, Model<D>> result{};
        for (std::size_t h = 0; h < H; ++h) {
            heed::range_view<Model<D / H>>(result, h * (D / H)) = heed::rename<Dv, Model>(alone(h));
        }
        return result;
    }
    static constexpr auto agrees = [] {
        if constexpr (requires { heed::all_close(yours<H>(q, k, v), by_a_loop()); }) {
            return heed::all_close(yours<H>(q, k, v), by_a_loop());
        } else {
            return false;
        }
    };
};

using primes = example<3, 2, 5, 7, 15>;
static_assert(primes::can_be_called,
              "your multi_head<3> cannot be called with a batch of 2, 5 queries, 7 keys, Model<15>");
static_assert(holds<decltype(primes::agrees)>,
              "three heads of 15 features give what a loop over three times 5 features gives, side by side");
static_assert(holds<decltype(example<4, 1, 2, 3, 8>::agrees)>, "four heads of 8 features have 2 features each");
static_assert(holds<decltype(example<1, 2, 3, 2, 5>::agrees)>, "a single head is attention with all features");
static_assert(holds<decltype(example<3, 3, 3, 3, 9>::agrees)>,
              "heads, batches, queries, keys and the features of a head are all 3: names tell them apart");

}  // namespace hidden
