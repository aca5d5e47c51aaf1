// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

template <std::size_t N>
constexpr auto yours = []() -> decltype(may_see<N>()) { return may_see<N>(); };

template <std::size_t N>
constexpr auto queries = heed::generate<float, Batch<2>, Query<N>, Dk<3>>(
    [](std::size_t b, std::size_t i, std::size_t j) {
        return static_cast<float>((5 * b + 3 * i + 2 * j) % 7) / 4 - 1;
    });
template <std::size_t N>
constexpr auto keys = heed::generate<float, Batch<2>, Key<N>, Dk<3>>(
    [](std::size_t b, std::size_t i, std::size_t j) {
        return static_cast<float>((2 * b + 5 * i + 3 * j) % 9) / 4 - 1;
    });

/// Whether weights under your mask are those under the causal mask.
template <std::size_t N>
constexpr auto is_causal = [] {
    auto const right = heed::softmax<Key>(heed::scores(queries<N>, keys<N>, heed::causal{}));
    if constexpr (requires { heed::scores(queries<N>, keys<N>, yours<N>()); }) {
        return heed::softmax<Key>(heed::scores(queries<N>, keys<N>, yours<N>())) == right;
    } else {
        return false;
    }
};

static_assert(std::is_invocable_v<decltype(yours<7>)>, "your may_see<7>() cannot be called");
static_assert(holds<decltype(is_causal<7>)>, "with 7 positions, every query sees the keys up to its own position");
static_assert(holds<decltype(is_causal<1>)>, "a single position sees itself");
static_assert(holds<decltype(is_causal<2>)>, "with 2 positions, the first sees one key and the second sees two");

}  // namespace hidden
