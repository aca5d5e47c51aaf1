// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

/// Whether f(x...) can be called and gives what is right.
constexpr bool gives(auto f, auto const& right, auto const&... x) {
    if constexpr (requires { heed::all_close(f(x...), right); }) {
        return heed::all_close(f(x...), right);
    } else {
        return false;
    }
}

template <std::size_t H>
constexpr auto your_heads = [](auto const& x) -> decltype(heads_of<H>(x)) { return heads_of<H>(x); };
constexpr auto your_whole = [](auto const& x) -> decltype(whole_of(x)) { return whole_of(x); };

template <std::size_t H, std::size_t T, std::size_t D>
struct example {
    static constexpr auto whole = heed::iota<float, Time<T>, Model<D>>();
    static constexpr auto parts = heed::generate<float, Head<H>, Time<T>, Dk<D / H>>(
        [](std::size_t h, std::size_t t, std::size_t j) { return static_cast<float>(t * D + h * (D / H) + j); });
    static constexpr bool can_be_split = std::is_invocable_v<decltype(your_heads<H>), decltype(whole)>;
    static constexpr bool can_be_merged = std::is_invocable_v<decltype(your_whole), decltype(parts)>;
    static constexpr auto splits = [] { return gives(your_heads<H>, parts, whole); };
    static constexpr auto merges = [] { return gives(your_whole, whole, parts); };
};

using primes = example<3, 7, 15>;
static_assert(primes::can_be_split, "your heads_of<3>(x) cannot be called with [Time<7>, Model<15>]");
static_assert(primes::can_be_merged, "your whole_of(heads) cannot be called with [Head<3>, Time<7>, Dk<5>]");
static_assert(holds<decltype(primes::splits)>,
              "heads_of<3> of [Time<7>, Model<15>] is [Head<3>, Time<7>, Dk<5>], and head h begins with feature 5 h");
static_assert(holds<decltype(primes::merges)>,
              "whole_of of [Head<3>, Time<7>, Dk<5>] is [Time<7>, Model<15>], and head h begins at feature 5 h");

using alike = example<3, 3, 9>;
static_assert(holds<decltype(alike::splits)>, "heads_of where heads, positions and features of a head are all 3");
static_assert(holds<decltype(alike::merges)>, "whole_of where heads, positions and features of a head are all 3");

using single = example<1, 2, 5>;
static_assert(holds<decltype(single::splits)>, "a single head has all features");
static_assert(holds<decltype(single::merges)>, "a single head is the whole");

}  // namespace hidden
