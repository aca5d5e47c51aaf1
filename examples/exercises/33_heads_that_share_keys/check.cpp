// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const&... x) -> decltype(attend_in_groups(x...)) { return attend_in_groups(x...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

template <std::size_t H, std::size_t J, std::size_t T, std::size_t S, std::size_t D, std::size_t E>
struct example {
    static constexpr auto q = heed::generate<float, Head<H>, Query<T>, Dk<D>>(
        [](std::size_t h, std::size_t i, std::size_t j) {
            return static_cast<float>((5 * h + 3 * i + 2 * j) % 7) / 4 - 1;
        });
    static constexpr auto k = heed::generate<float, KvHead<J>, Key<S>, Dk<D>>(
        [](std::size_t h, std::size_t i, std::size_t j) {
            return static_cast<float>((2 * h + 5 * i + 3 * j) % 9) / 4 - 1;
        });
    static constexpr auto v = heed::generate<float, KvHead<J>, Key<S>, Dv<E>>(
        [](std::size_t h, std::size_t i, std::size_t j) {
            return static_cast<float>((3 * h + 2 * i + 5 * j) % 11) - 4;
        });
    static constexpr bool can_be_called = std::is_invocable_v<decltype(yours), decltype(q), decltype(k), decltype(v)>;

    /// Each head of the queries by itself, with the head of keys and values that its neighbours share.
    static constexpr auto is_right = [] {
        if constexpr (requires { heed::slice<Head>(yours(q, k, v), 0); }) {
            auto const output = yours(q, k, v);
            if (heed::shape_of(output) != heed::shape<Head<H>, Query<T>, Dv<E>>) return false;
            for (std::size_t h = 0; h < H; ++h) {
                std::size_t const shared = h / (H / J);
                auto const alone = heed::scaled_dot_product_attention(
                    heed::slice<Head>(q, h), heed::slice<KvHead>(k, shared), heed::slice<KvHead>(v, shared));
                if (!heed::all_close(heed::slice<Head>(output, h), alone)) return false;
            }
            return true;
        } else {
            return false;
        }
    };
};

using primes = example<6, 3, 5, 7, 2, 3>;
static_assert(primes::can_be_called, "your attend_in_groups cannot be called with 6 heads of queries, and 3 of keys");
static_assert(holds<decltype(primes::is_right)>, "with 6 heads of queries and 3 of keys, pairs of neighbours share");

using alike = example<4, 2, 2, 2, 2, 2>;
static_assert(holds<decltype(alike::is_right)>, "with 4 heads of queries, 2 of keys, and all other extents 2");

using each = example<3, 3, 2, 4, 2, 1>;
static_assert(holds<decltype(each::is_right)>, "with as many heads of keys as of queries, each has its own");

using one = example<4, 1, 2, 3, 2, 3>;
static_assert(holds<decltype(one::is_right)>, "with one head of keys, all heads of queries share it");

}  // namespace hidden
