// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const&... operands) -> decltype(read_and_write(operands...)) {
    return read_and_write(operands...);
};

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

template <std::size_t B, std::size_t T, std::size_t S, std::size_t M, std::size_t D, std::size_t V>
struct example {
    static constexpr auto x = heed::generate<double, Batch<B>, Time<T>, Model<M>>(
        [](std::size_t b, std::size_t t, std::size_t i) {
            return static_cast<double>((7 * b + 5 * t + 3 * i) % 11) / 4 - 1;
        });
    static constexpr auto memory = heed::generate<double, Batch<B>, Source<S>, Model<M>>(
        [](std::size_t b, std::size_t t, std::size_t i) {
            return static_cast<double>((3 * b + 8 * t + 5 * i) % 13) / 4 - 1;
        });
    static constexpr auto w_q = heed::generate<heed::projection<Query, double, Model<M>, Dk<D>>>(
        [](std::size_t i, std::size_t j) { return static_cast<double>((5 * i + 2 * j + i * j) % 7) / 8 - 0.25; });
    static constexpr auto w_k = heed::generate<heed::projection<Key, double, Model<M>, Dk<D>>>(
        [](std::size_t i, std::size_t j) { return static_cast<double>((3 * i + 5 * j + i * j) % 7) / 8 - 0.5; });
    static constexpr auto w_v = heed::generate<heed::projection<Key, double, Model<M>, Dv<V>>>(
        [](std::size_t i, std::size_t j) { return static_cast<double>((2 * i + 3 * j + i * j) % 5) / 4 - 0.5; });
    static constexpr bool can_be_called = std::is_invocable_v<decltype(yours), decltype(x), decltype(memory),
                                                              decltype(w_q), decltype(w_k), decltype(w_v)>;
    static constexpr auto agrees = [] {
        auto const right = heed::attention(heed::project(x, w_q), heed::project<Source>(memory, w_k),
                                           heed::project<Source>(memory, w_v));
        if constexpr (requires {
                          heed::all_close(yours(x, memory, w_q, w_k, w_v).output, right.output);
                          heed::all_close(yours(x, memory, w_q, w_k, w_v).weights, right.weights);
                      }) {
            auto const got = yours(x, memory, w_q, w_k, w_v);
            return heed::all_close(got.output, right.output) && heed::all_close(got.weights, right.weights);
        } else {
            return false;
        }
    };
};

using primes = example<2, 3, 5, 7, 11, 13>;
static_assert(primes::can_be_called,
              "your read_and_write cannot be called with a batch of 2, 3 positions to write, 5 to read, and Model<7>");
static_assert(holds<decltype(primes::agrees)>,
              "with 3 positions to write and 5 to read, keys and values are the memory's");
using alike = example<3, 3, 3, 3, 3, 3>;
static_assert(alike::can_be_called, "your read_and_write cannot be called with all extents 3");
static_assert(holds<decltype(alike::agrees)>,
              "x and memory have 3 positions each, and keys and values are the memory's");

}  // namespace hidden
