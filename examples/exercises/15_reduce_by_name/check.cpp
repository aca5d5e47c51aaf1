// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto your_received = [](auto const& x) -> decltype(received(x)) { return received(x); };
constexpr auto your_favourite = [](auto const& x) -> decltype(favourite(x)) { return favourite(x); };
constexpr auto your_shares = [](auto const& x) -> decltype(shares(x)) { return shares(x); };

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

using queries_of_batches = heed::tensor<float, Batch<2>, Query<5>, Key<3>>;
static_assert(std::is_invocable_v<decltype(your_received), queries_of_batches>,
              "your received cannot be called with a tensor of [Batch<2>, Query<5>, Key<3>]");
static_assert(std::is_invocable_v<decltype(your_favourite), queries_of_batches>,
              "your favourite cannot be called with a tensor of [Batch<2>, Query<5>, Key<3>]");
static_assert(std::is_invocable_v<decltype(your_shares), queries_of_batches>,
              "your shares cannot be called with a tensor of [Batch<2>, Query<5>, Key<3>]");

constexpr auto some = heed::generate<queries_of_batches>([](std::size_t b, std::size_t q, std::size_t k) {
    return static_cast<float>((7 * b + 5 * q + 11 * k + 3 * q * k) % 13 + 1);
});
constexpr auto received_in_batches = [] { return gives(your_received, heed::sum<Query>(some), some); };
constexpr auto favourite_in_batches = [] { return gives(your_favourite, heed::argmax<Key>(some), some); };
constexpr auto shares_in_batches = [] { return gives(your_shares, some / heed::sum<Key>(some), some); };
static_assert(holds<decltype(received_in_batches)>,
              "received: of [Batch<2>, Query<5>, Key<3>] it is [Batch<2>, Key<3>], summed over all five queries");
static_assert(holds<decltype(favourite_in_batches)>,
              "favourite: of [Batch<2>, Query<5>, Key<3>] it is [Batch<2>, Query<5>], the greatest weight's key");
static_assert(holds<decltype(shares_in_batches)>,
              "shares: of [Batch<2>, Query<5>, Key<3>] every row over Key sums to 1, in each batch by itself");

// All extents alike: nothing but the names can tell the axes apart. Keys come first here, and elements are doubles.
constexpr auto square = heed::generate<double, Key<3>, Query<3>>([](std::size_t k, std::size_t q) {
    return static_cast<double>((4 * k + 3 * q + 2) % 7 + 1);
});
constexpr auto received_of_a_square = [] { return gives(your_received, heed::sum<Query>(square), square); };
constexpr auto favourite_of_a_square = [] { return gives(your_favourite, heed::argmax<Key>(square), square); };
constexpr auto shares_of_a_square = [] { return gives(your_shares, square / heed::sum<Key>(square), square); };
static_assert(holds<decltype(received_of_a_square)>,
              "received: of [Key<3>, Query<3>] it is [Key<3>]: the name counts, and not the place");
static_assert(holds<decltype(favourite_of_a_square)>,
              "favourite: of [Key<3>, Query<3>] it is [Query<3>]: the name counts, and not the place");
static_assert(holds<decltype(shares_of_a_square)>,
              "shares: of [Key<3>, Query<3>] the sums are over Key: the name counts, and not the place");

}  // namespace hidden
