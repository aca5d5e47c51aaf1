// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"

namespace {

using namespace heed::axes;
using heed::index;
using heed::permute;
using heed::tensor;

template <class X>
constexpr X counted() {
    X x{};
    int next = 0;
    for (auto& value : x.values) value = ++next;
    return x;
}

template <std::size_t H, std::size_t Q, std::size_t D>
using input = tensor<int, Head<H>, Query<Q>, Dk<D>>;

template <class X, template <std::size_t> class... Names>
constexpr auto permuted() {
    return permute<Names...>(counted<X>());
}
template <class X, template <std::size_t> class... Names>
constexpr auto permuted_and_back() {
    return permute<Head, Query, Dk>(permute<Names...>(counted<X>()));
}

template <std::size_t H, std::size_t Q, std::size_t D>
struct orders {
    using x_type = input<H, Q, D>;

    template <class Result, template <std::size_t> class... Names>
    static void check() {
        constexpr auto x = counted<x_type>();
        BOTH_TIMES(result, permuted<x_type, Names...>);
        static_assert(__is_same(decltype(result), Result const));
        for (std::size_t h = 0; h < H; ++h) {
            for (std::size_t q = 0; q < Q; ++q) {
                for (std::size_t d = 0; d < D; ++d) {
                    REQUIRE(result(index<Head>(h), index<Query>(q), index<Dk>(d)) == x(h, q, d));
                }
            }
        }
        BOTH_TIMES(back, permuted_and_back<x_type, Names...>);
        static_assert(__is_same(decltype(back), x_type const));
        STATIC_REQUIRE(back == x);
    }

    static void all() {
        check<tensor<int, Head<H>, Query<Q>, Dk<D>>, Head, Query, Dk>();
        check<tensor<int, Head<H>, Dk<D>, Query<Q>>, Head, Dk, Query>();
        check<tensor<int, Query<Q>, Head<H>, Dk<D>>, Query, Head, Dk>();
        check<tensor<int, Query<Q>, Dk<D>, Head<H>>, Query, Dk, Head>();
        check<tensor<int, Dk<D>, Head<H>, Query<Q>>, Dk, Head, Query>();
        check<tensor<int, Dk<D>, Query<Q>, Head<H>>, Dk, Query, Head>();
    }
};

constexpr auto by_hand() { return permute<Dk, Head, Query>(tensor<int, Head<2>, Query<1>, Dk<3>>{1, 2, 3, 4, 5, 6}); }

constexpr auto rank_0() { return permute(tensor<int>{7}); }
constexpr auto rank_1() { return permute<Dk>(tensor<int, Dk<2>>{7, 8}); }
constexpr auto rank_4() {
    return permute<Dk, Batch, Query, Head>(counted<tensor<int, Batch<2>, Head<3>, Query<5>, Dk<7>>>());
}

}  // namespace

TEST_CASE("permute lays the values out in the order of the names, in all six orders of three axes") {
    orders<2, 3, 5>::all();
    orders<3, 3, 3>::all();
    orders<1, 3, 1>::all();
}

TEST_CASE("permute moves the values, as counted by hand") {
    BOTH_TIMES(result, by_hand);
    STATIC_REQUIRE(result == tensor<int, Dk<3>, Head<2>, Query<1>>{1, 4, 2, 5, 3, 6});
}

TEST_CASE("permute works at every rank") {
    BOTH_TIMES(none, rank_0);
    STATIC_REQUIRE(none == tensor<int>{7});
    BOTH_TIMES(one, rank_1);
    STATIC_REQUIRE(one == tensor<int, Dk<2>>{7, 8});
    BOTH_TIMES(four, rank_4);
    constexpr auto x = counted<tensor<int, Batch<2>, Head<3>, Query<5>, Dk<7>>>();
    for (std::size_t b = 0; b < 2; ++b) {
        for (std::size_t h = 0; h < 3; ++h) {
            for (std::size_t q = 0; q < 5; ++q) {
                for (std::size_t d = 0; d < 7; ++d) REQUIRE(four(d, b, q, h) == x(b, h, q, d));
            }
        }
    }
}

TEST_CASE("permute gives a plain tensor, also from a kind of tensor that promises something") {
    using plain = tensor<float, Query<2>, Key<3>>;
    using turned = tensor<float, Key<3>, Query<2>>;
    static_assert(__is_same(decltype(permute<Key, Query>(heed::softmax<Key>(plain{}))), turned));
    static_assert(__is_same(decltype(permute<Key, Query>(heed::as_logits<Key>(plain{}))), turned));
    static_assert(__is_same(decltype(permute<Query, Key>(heed::softmax<Key>(plain{}))), plain));
}
