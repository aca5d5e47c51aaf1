// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"

namespace {

using namespace heed::axes;
using heed::concat;
using heed::shape;
using heed::shape_of;
using heed::stack;
using heed::tensor;

template <class X>
constexpr X counted(int from) {
    X x{};
    for (auto& value : x.values) value = from++;
    return x;
}

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t N, std::size_t M>
struct joins {
    template <std::size_t I, std::size_t J, std::size_t L>
    using t = tensor<int, Batch<I>, Query<J>, Key<L>>;

    static constexpr auto first() {
        return concat<Batch>(counted<t<B, Q, K>>(0), counted<t<N, Q, K>>(1000), counted<t<M, Q, K>>(2000));
    }
    static constexpr auto middle() {
        return concat<Query>(counted<t<B, Q, K>>(0), counted<t<B, N, K>>(1000), counted<t<B, M, K>>(2000));
    }
    static constexpr auto last() {
        return concat<Key>(counted<t<B, Q, K>>(0), counted<t<B, Q, N>>(1000), counted<t<B, Q, M>>(2000));
    }
    static constexpr auto one() { return concat<Query>(counted<t<B, Q, K>>(0)); }
    static constexpr auto two() { return concat<Query>(counted<t<B, Q, K>>(0), counted<t<B, N, K>>(1000)); }

    static void check() {
        auto const x = counted<t<B, Q, K>>(0);
        BOTH_TIMES(batches, first);
        static_assert(shape_of(batches) == shape<Batch<B + N + M>, Query<Q>, Key<K>>);
        auto const y = counted<t<N, Q, K>>(1000);
        auto const z = counted<t<M, Q, K>>(2000);
        for (std::size_t b = 0; b < B + N + M; ++b) {
            for (std::size_t q = 0; q < Q; ++q) {
                for (std::size_t k = 0; k < K; ++k) {
                    int const expected = b < B ? x(b, q, k) : b < B + N ? y(b - B, q, k) : z(b - B - N, q, k);
                    REQUIRE(batches(b, q, k) == expected);
                }
            }
        }
        BOTH_TIMES(queries, middle);
        static_assert(shape_of(queries) == shape<Batch<B>, Query<Q + N + M>, Key<K>>);
        auto const v = counted<t<B, N, K>>(1000);
        auto const w = counted<t<B, M, K>>(2000);
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t q = 0; q < Q + N + M; ++q) {
                for (std::size_t k = 0; k < K; ++k) {
                    int const expected = q < Q ? x(b, q, k) : q < Q + N ? v(b, q - Q, k) : w(b, q - Q - N, k);
                    REQUIRE(queries(b, q, k) == expected);
                }
            }
        }
        BOTH_TIMES(keys, last);
        static_assert(shape_of(keys) == shape<Batch<B>, Query<Q>, Key<K + N + M>>);
        auto const r = counted<t<B, Q, N>>(1000);
        auto const s = counted<t<B, Q, M>>(2000);
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t q = 0; q < Q; ++q) {
                for (std::size_t k = 0; k < K + N + M; ++k) {
                    int const expected = k < K ? x(b, q, k) : k < K + N ? r(b, q, k - K) : s(b, q, k - K - N);
                    REQUIRE(keys(b, q, k) == expected);
                }
            }
        }
        BOTH_TIMES(alone, one);
        static_assert(__is_same(decltype(alone), t<B, Q, K> const));
        REQUIRE(alone == x);
        BOTH_TIMES(pair, two);
        static_assert(shape_of(pair) == shape<Batch<B>, Query<Q + N>, Key<K>>);
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t k = 0; k < K; ++k) {
                REQUIRE(pair(b, Q - 1, k) == x(b, Q - 1, k));
                REQUIRE(pair(b, Q, k) == v(b, 0, k));
            }
        }
    }
};

template <std::size_t Q, std::size_t K>
struct stacks {
    using matrix = tensor<int, Query<Q>, Key<K>>;
    static constexpr auto three() {
        return stack<Head>(counted<matrix>(0), counted<matrix>(1000), counted<matrix>(2000));
    }
    static constexpr auto second_of_three() { return heed::slice<Head>(three(), 1); }
    static constexpr auto of_scalars() { return stack<Key>(tensor<int>{5}, tensor<int>{7}); }
    static constexpr auto of_one() { return stack<Batch>(counted<matrix>(0)); }

    static void check() {
        BOTH_TIMES(result, three);
        static_assert(shape_of(result) == shape<Head<3>, Query<Q>, Key<K>>);
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                for (std::size_t h = 0; h < 3; ++h) {
                    REQUIRE(result(h, q, k) == static_cast<int>(1000 * h + q * K + k));
                }
            }
        }
        BOTH_TIMES(second, second_of_three);
        STATIC_REQUIRE(second == counted<matrix>(1000));
        BOTH_TIMES(scalars, of_scalars);
        STATIC_REQUIRE(scalars == tensor<int, Key<2>>{5, 7});
        BOTH_TIMES(one, of_one);
        static_assert(shape_of(one) == shape<Batch<1>, Query<Q>, Key<K>>);
        REQUIRE(heed_test::same_bits(one.values, counted<matrix>(0).values));
    }
};

}  // namespace

TEST_CASE("concat puts tensors one behind the other along the first, the middle and the last axis") {
    joins<2, 3, 5, 7, 11>::check();
    joins<3, 3, 3, 3, 3>::check();
    joins<1, 1, 1, 1, 1>::check();
}

TEST_CASE("stack puts tensors side by side along a new first axis") {
    stacks<2, 5>::check();
    stacks<3, 3>::check();
    stacks<1, 1>::check();
}

TEST_CASE("concat and stack give plain tensors") {
    using plain = tensor<float, Query<2>, Key<3>>;
    auto const weights = heed::softmax<Key>(plain{});
    auto const logits = heed::as_logits<Key>(plain{});
    static_assert(__is_same(decltype(concat<Query>(weights, weights)), tensor<float, Query<4>, Key<3>>));
    static_assert(__is_same(decltype(concat<Key>(logits, plain{})), tensor<float, Query<2>, Key<6>>));
    static_assert(__is_same(decltype(stack<Batch>(weights, logits)), tensor<float, Batch<2>, Query<2>, Key<3>>));
    static_assert(__is_same(decltype(concat<Query>(weights)), plain));
}
