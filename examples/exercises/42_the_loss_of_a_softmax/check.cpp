// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const&... xs) -> decltype(loss(xs...)) { return loss(xs...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires {
    typename std::enable_if_t<Check{}()>;
};

template <std::size_t B, std::size_t T, std::size_t V>
struct example {
    static constexpr auto logits =
        heed::generate<float, Batch<B>, Time<T>, Vocabulary<V>>([](std::size_t b, std::size_t i, std::size_t j) {
            return static_cast<float>((5 * b + 3 * i + 4 * j) % 7) / 2 - 1;
        });
    static constexpr auto targets = heed::generate<int, Batch<B>, Time<T>>(
        [](std::size_t b, std::size_t i) { return (b + i) % 3 == 2 ? -1 : static_cast<int>((2 * b + 3 * i) % V); });
    static constexpr auto is_right = [] {
        auto const log_of = heed::as_tensor(heed::log_softmax<Vocabulary>(logits));
        float total = 0, count = 0;
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t i = 0; i < T; ++i) {
                int const wanted = targets(b, i);
                if (wanted < 0) continue;
                total -= log_of(b, i, static_cast<std::size_t>(wanted));
                count += 1;
            }
        }
        if constexpr (requires { is_near(yours(logits, targets)(), 0.0f); }) {
            return is_near(yours(logits, targets)(), total / count);
        } else {
            return false;
        }
    };
};

using primes = example<2, 3, 5>;
static_assert(std::is_invocable_v<decltype(yours), decltype(primes::logits), decltype(primes::targets)>,
              "your loss cannot be called with a batch of 2 texts of 3 positions, over 5 tokens");
static_assert(holds<decltype(primes::is_right)>, "2 texts of 3 positions, over 5 tokens, some of them padding");

using alike = example<3, 3, 3>;
static_assert(holds<decltype(alike::is_right)>, "with all extents 3: the softmax is along the vocabulary");

constexpr auto first_is_zero = [] {
    return is_near(yours(heed::tensor<float, Time<2>, Vocabulary<2>>{0, 0, 30, 0}, heed::tensor<int, Time<2>>{0, 0})(),
                   heed::math::log(2.0f) / 2);
};
static_assert(holds<decltype(first_is_zero)>, "token 0 is a token: its rows count");

constexpr auto of_logits = [] {
    auto const logits = heed::as_logits<Vocabulary>(heed::tensor<float, Time<1>, Vocabulary<2>>{3, 3});
    return is_near(yours(logits, heed::tensor<int, Time<1>>{1})(), heed::math::log(2.0f));
};
static_assert(holds<decltype(of_logits)>, "logits that are known as such by their type are taken, too");

}  // namespace hidden
