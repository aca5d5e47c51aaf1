// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"

namespace {

using namespace heed::axes;
using heed::merge;
using heed::shape;
using heed::shape_of;
using heed::split;
using heed::tensor;

template <class X>
constexpr X counted() {
    X x{};
    int next = 0;
    for (auto& value : x.values) value = ++next;
    return x;
}

template <std::size_t B, std::size_t T, std::size_t H, std::size_t D, std::size_t V>
struct cuts {
    using input = tensor<int, Batch<B>, Model<H * D>, Time<T>>;
    using in_three = tensor<int, Model<H * D * V>, Time<T>>;

    static constexpr auto in_two() { return split<Model, Head<H>, Dk<D>>(counted<input>()); }
    static constexpr auto whole_again() { return merge<Head, Dk, Model>(in_two()); }
    static constexpr auto of_three() { return split<Model, Group<H>, Head<D>, Dv<V>>(counted<in_three>()); }
    static constexpr auto three_again() { return merge<Group, Head, Dv, Model>(of_three()); }
    static constexpr auto first_two() { return merge<Group, Head, Key>(of_three()); }
    static constexpr auto last_axis() {
        return split<Model, Head<H>, Dk<D>>(counted<tensor<int, Time<T>, Model<H * D>>>());
    }

    static void check() {
        constexpr auto x = counted<input>();
        BOTH_TIMES(two, in_two);
        static_assert(shape_of(two) == shape<Batch<B>, Head<H>, Dk<D>, Time<T>>);
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t h = 0; h < H; ++h) {
                for (std::size_t d = 0; d < D; ++d) {
                    // The first axis of a split is the slowest.
                    for (std::size_t t = 0; t < T; ++t) REQUIRE(two(b, h, d, t) == x(b, h * D + d, t));
                }
            }
        }
        BOTH_TIMES(whole, whole_again);
        static_assert(__is_same(decltype(whole), input const));
        STATIC_REQUIRE(whole == x);

        constexpr auto y = counted<in_three>();
        BOTH_TIMES(three, of_three);
        static_assert(shape_of(three) == shape<Group<H>, Head<D>, Dv<V>, Time<T>>);
        for (std::size_t g = 0; g < H; ++g) {
            for (std::size_t h = 0; h < D; ++h) {
                for (std::size_t v = 0; v < V; ++v) {
                    for (std::size_t t = 0; t < T; ++t) REQUIRE(three(g, h, v, t) == y((g * D + h) * V + v, t));
                }
            }
        }
        BOTH_TIMES(again, three_again);
        static_assert(__is_same(decltype(again), in_three const));
        STATIC_REQUIRE(again == y);

        BOTH_TIMES(keys, first_two);
        static_assert(shape_of(keys) == shape<Key<H * D>, Dv<V>, Time<T>>);
        for (std::size_t k = 0; k < H * D; ++k) {
            for (std::size_t v = 0; v < V; ++v) {
                for (std::size_t t = 0; t < T; ++t) REQUIRE(keys(k, v, t) == y(k * V + v, t));
            }
        }

        BOTH_TIMES(last, last_axis);
        static_assert(shape_of(last) == shape<Time<T>, Head<H>, Dk<D>>);
    }
};

// What multi-head attention does with its heads: split, permute, and back.
template <std::size_t T, std::size_t H, std::size_t D>
constexpr auto heads_in_front_and_back() {
    auto const x = counted<tensor<int, Time<T>, Model<H * D>>>();
    auto const heads = heed::permute<Head, Time, Dk>(split<Model, Head<H>, Dk<D>>(x));
    return merge<Head, Dk, Model>(heed::permute<Time, Head, Dk>(heads));
}

constexpr auto may_keep_the_name() { return split<Model, Head<2>, Model<3>>(tensor<int, Model<6>>{1, 2, 3, 4, 5, 6}); }
constexpr auto may_merge_into_one_of_them() { return merge<Head, Model, Model>(may_keep_the_name()); }
constexpr auto into_one_is_a_rename() { return split<Model, Dk<3>>(tensor<int, Query<2>, Model<3>>{1, 2, 3, 4, 5, 6}); }
constexpr auto of_one_is_a_rename() { return merge<Model, Dk>(tensor<int, Query<2>, Model<3>>{1, 2, 3, 4, 5, 6}); }
constexpr auto with_extents_of_1() { return split<Model, Head<1>, Dk<2>, Group<1>>(tensor<int, Model<2>>{1, 2}); }

}  // namespace

TEST_CASE("split counts its first axis slowest, and merge undoes it") {
    cuts<2, 3, 5, 7, 2>::check();
    cuts<2, 2, 2, 2, 2>::check();
}

TEST_CASE("heads go in front and come back") {
    BOTH_TIMES(primes, heads_in_front_and_back<3, 2, 5>);
    STATIC_REQUIRE(primes == counted<tensor<int, Time<3>, Model<10>>>());
    BOTH_TIMES(equal, heads_in_front_and_back<2, 2, 2>);
    STATIC_REQUIRE(equal == counted<tensor<int, Time<2>, Model<4>>>());
}

TEST_CASE("a name may stay with one of its parts") {
    BOTH_TIMES(parts, may_keep_the_name);
    static_assert(shape_of(parts) == shape<Head<2>, Model<3>>);
    STATIC_REQUIRE(parts(1, 0) == 4);
    BOTH_TIMES(whole, may_merge_into_one_of_them);
    STATIC_REQUIRE(whole == tensor<int, Model<6>>{1, 2, 3, 4, 5, 6});
}

TEST_CASE("a split into one axis and a merge of one are renamings") {
    BOTH_TIMES(part, into_one_is_a_rename);
    STATIC_REQUIRE(part == tensor<int, Query<2>, Dk<3>>{1, 2, 3, 4, 5, 6});
    BOTH_TIMES(whole, of_one_is_a_rename);
    STATIC_REQUIRE(whole == tensor<int, Query<2>, Dk<3>>{1, 2, 3, 4, 5, 6});
}

TEST_CASE("a split may have parts of extent 1") {
    BOTH_TIMES(result, with_extents_of_1);
    STATIC_REQUIRE(result == tensor<int, Head<1>, Dk<2>, Group<1>>{1, 2});
}

TEST_CASE("split and merge give plain tensors") {
    using plain = tensor<float, Query<2>, Key<6>>;
    static_assert(__is_same(decltype(split<Key, Group<2>, Time<3>>(heed::softmax<Key>(plain{}))),
                            tensor<float, Query<2>, Group<2>, Time<3>>));
    static_assert(__is_same(decltype(merge<Query, Key, Time>(heed::as_logits<Key>(plain{}))), tensor<float, Time<12>>));
}
