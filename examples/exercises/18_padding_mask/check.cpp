// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

template <std::size_t N>
constexpr auto yours = [](auto const& lengths) -> decltype(padding_mask<N>(lengths)) {
    return padding_mask<N>(lengths);
};

template <std::size_t B, std::size_t N>
constexpr auto queries = heed::generate<float, Batch<B>, Query<5>, Dk<2>>(
    [](std::size_t b, std::size_t i, std::size_t j) {
        return static_cast<float>((5 * b + 3 * i + 2 * j) % 7) / 4 - 1;
    });
template <std::size_t B, std::size_t N>
constexpr auto keys = heed::generate<float, Batch<B>, Key<N>, Dk<2>>(
    [](std::size_t b, std::size_t i, std::size_t j) {
        return static_cast<float>((2 * b + 5 * i + 3 * j) % 9) / 4 - 1;
    });

/// Whether the weights under your mask are those of the keys that are there, each sequence by itself.
template <std::size_t N, std::size_t... Lengths>
constexpr auto is_padding = [] {
    constexpr std::size_t B = sizeof...(Lengths);
    constexpr heed::tensor<std::size_t, Batch<B>> lengths{Lengths...};
    constexpr auto& q = queries<B, N>;
    constexpr auto& k = keys<B, N>;
    if constexpr (requires { heed::scores(q, k, yours<N>(lengths)); }) {
        auto const weights = heed::softmax<Key>(heed::scores(q, k, yours<N>(lengths)));
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t i = 0; i < 5; ++i) {
                float sum = 0;
                for (std::size_t j = 0; j < N; ++j) {
                    if ((weights(b, i, j) > 0) != (j < lengths(b))) return false;
                    sum += weights(b, i, j);
                }
                float const expected = lengths(b) == 0 ? 0 : 1;
                if (sum < expected - 1e-5f || sum > expected + 1e-5f) return false;
            }
        }
        return true;
    } else {
        return false;
    }
};

static_assert(std::is_invocable_v<decltype(yours<7>), heed::tensor<std::size_t, Batch<3>>>,
              "your padding_mask<7>(lengths) cannot be called with the lengths of three sequences");
static_assert(holds<decltype(is_padding<7, 7, 1, 4>)>,
              "of 7 keys, sequences of the lengths 7, 1 and 4 have 7, 1 and 4 keys with weight, for each of 5 queries");
static_assert(holds<decltype(is_padding<3, 2>)>, "a single sequence, two of whose three keys are real");
static_assert(holds<decltype(is_padding<4, 1, 2, 3, 4>)>, "four sequences of 1 to 4 keys");
static_assert(holds<decltype(is_padding<2, 0, 2>)>, "a sequence of length 0 has no key that gets weight");

}  // namespace hidden
