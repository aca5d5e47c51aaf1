// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"

namespace {

using namespace heed::axes;
using heed::rename;
using heed::shape;
using heed::shape_of;
using heed::tensor;

template <std::size_t B, std::size_t T, std::size_t D>
constexpr tensor<int, Batch<B>, Time<T>, Model<D>> input() {
    tensor<int, Batch<B>, Time<T>, Model<D>> x{};
    int next = 0;
    for (auto& value : x.values) value = ++next;
    return x;
}

template <std::size_t B, std::size_t T, std::size_t D>
constexpr auto first() {
    return rename<Batch, Head>(input<B, T, D>());
}
template <std::size_t B, std::size_t T, std::size_t D>
constexpr auto middle() {
    return rename<Time, Query>(input<B, T, D>());
}
template <std::size_t B, std::size_t T, std::size_t D>
constexpr auto last() {
    return rename<Model, Dk>(input<B, T, D>());
}
template <std::size_t B, std::size_t T, std::size_t D>
constexpr auto there_and_back() {
    return rename<Query, Time>(rename<Time, Query>(input<B, T, D>()));
}
template <std::size_t B, std::size_t T, std::size_t D>
constexpr auto to_itself() {
    return rename<Time, Time>(input<B, T, D>());
}

template <std::size_t B, std::size_t T, std::size_t D>
void names_change_and_values_stay() {
    constexpr auto x = input<B, T, D>();
    auto const same_values = [&](auto const& y) { return heed_test::same_bits(x.values, y.values); };
    BOTH_TIMES(a, first<B, T, D>);
    static_assert(shape_of(a) == shape<Head<B>, Time<T>, Model<D>>);
    REQUIRE(same_values(a));
    BOTH_TIMES(b, middle<B, T, D>);
    static_assert(shape_of(b) == shape<Batch<B>, Query<T>, Model<D>>);
    REQUIRE(same_values(b));
    BOTH_TIMES(c, last<B, T, D>);
    static_assert(shape_of(c) == shape<Batch<B>, Time<T>, Dk<D>>);
    REQUIRE(same_values(c));
    BOTH_TIMES(d, there_and_back<B, T, D>);
    static_assert(__is_same(decltype(d), decltype(x)));
    REQUIRE(same_values(d));
    BOTH_TIMES(e, to_itself<B, T, D>);
    static_assert(__is_same(decltype(e), decltype(x)));
    REQUIRE(same_values(e));
}

}  // namespace

TEST_CASE("rename changes a name in its place and leaves the values alone") {
    names_change_and_values_stay<2, 3, 5>();
    names_change_and_values_stay<3, 3, 3>();
    names_change_and_values_stay<1, 1, 1>();
}

TEST_CASE("rename gives a plain tensor, also from a kind of tensor that promises something") {
    using plain = tensor<float, Query<2>, Key<3>>;
    static_assert(
        __is_same(decltype(rename<Key, Time>(heed::softmax<Key>(plain{}))), tensor<float, Query<2>, Time<3>>));
    static_assert(
        __is_same(decltype(rename<Query, Time>(heed::as_logits<Key>(plain{}))), tensor<float, Time<2>, Key<3>>));
}
