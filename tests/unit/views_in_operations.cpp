// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/operations.hpp"

#include <string>

using namespace heed;
using namespace heed::axes;

namespace {

// Every operation reads every view as it reads a tensor of its own with the same values.

/// Copies index by index, by nothing that is tested here.
template <class T, class... Axes>
constexpr auto copy_of(auto const& view, shape_t<Axes...>) {
    return generate<T, Axes...>([&](auto... i) { return view(i...); });
}
template <class View>
constexpr auto copy_of(View const& view) {
    return copy_of<element_of<View>>(view, shape_of(view));
}

/// The name of the first operation that gives something else for the views than for their copies.
constexpr char const* wrong_in(auto const& q, auto const& k, auto const& v) {
    using every_operation::outcomes_of;
    return every_operation::first_difference(outcomes_of(copy_of(q), copy_of(k), copy_of(v)), outcomes_of(q, k, v));
}

/// Numbers that differ, of which none is zero, in NaN: what lies beside a view must not be read.
template <class X>
constexpr X numbers(int seed) {
    X result{};
    int n = seed;
    for (auto& one : result.values) {
        n = (n * 7 + 11) % 23;
        one = 0.25f * static_cast<float>(n - 9);
    }
    return result;
}
template <class X>
constexpr X nans() {
    X result{};
    for (auto& one : result.values) one = math::quiet_nan<float>;
    return result;
}

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr char const* wrong_in_slices() {
    // By the first axis, by the last one, and by one in the middle.
    auto q = nans<tensor<float, Batch<3>, Query<Q>, Dk<D>>>();
    auto k = nans<tensor<float, Key<K>, Dk<D>, Batch<2>>>();
    auto v = nans<tensor<float, Key<K>, Batch<2>, Dv<V>>>();
    slice_view<Batch>(q, 1) = numbers<tensor<float, Query<Q>, Dk<D>>>(1);
    slice_view<Batch>(k, 0) = numbers<tensor<float, Key<K>, Dk<D>>>(2);
    slice_view<Batch>(v, 1) = numbers<tensor<float, Key<K>, Dv<V>>>(3);
    return wrong_in(slice_view<Batch>(q, 1), slice_view<Batch>(k, 0), slice_view<Batch>(v, 1));
}

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr char const* wrong_in_ranges() {
    auto q = nans<tensor<float, Query<Q>, Dk<D + 2>>>();
    auto k = nans<tensor<float, Key<K + 3>, Dk<D>>>();
    auto v = nans<tensor<float, Key<K + 1>, Dv<V + 1>>>();
    range_view<Dk<D>>(q, 1) = numbers<tensor<float, Query<Q>, Dk<D>>>(4);
    range_view<Key<K>>(k, 2) = numbers<tensor<float, Key<K>, Dk<D>>>(5);
    range_view<Key<K>, Dv<V>>(v, 1, 1) = numbers<tensor<float, Key<K>, Dv<V>>>(6);
    return wrong_in(range_view<Dk<D>>(q, 1), range_view<Key<K>>(k, 2), range_view<Key<K>, Dv<V>>(v, 1, 1));
}

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr char const* wrong_in_permutations() {
    auto q = numbers<tensor<float, Dk<D>, Query<Q>>>(7);
    auto k = numbers<heap_tensor<float, Dk<D>, Batch<2>, Key<K>>>(8);
    auto const v = numbers<tensor<float, Dv<V>, Time<K>>>(9);
    return wrong_in(transpose_view(q), slice_view<Batch>(permute_view<Batch, Key, Dk>(k), 1),
                    rename_view<Time, Key>(transpose_view(v)));
}

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr char const* wrong_in_repeated_rows() {
    auto const q = numbers<tensor<float, Dk<D>>>(10);
    auto const k = numbers<tensor<float, Dk<D>>>(11);
    auto const v = numbers<tensor<float, Dv<V>>>(12);
    return wrong_in(broadcast_view<Query<Q>>(q), broadcast_view<Key<K>>(k), broadcast_view<Key<K>>(v));
}

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr char const* wrong_in_repeated_columns() {
    auto const q = numbers<tensor<float, Query<Q>>>(13);
    auto const k = numbers<tensor<float, Key<K>>>(14);
    auto const v = numbers<tensor<float, Key<K>>>(15);
    return wrong_in(transpose_view(broadcast_view<Dk<D>>(q)), transpose_view(broadcast_view<Dk<D>>(k)),
                    transpose_view(broadcast_view<Dv<V>>(v)));
}

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr char const* wrong_in_one_number() {
    tensor<float> const one{0.75f};
    return wrong_in(broadcast_view<Query<Q>, Dk<D>>(one), broadcast_view<Key<K>, Dk<D>>(one),
                    broadcast_view<Key<K>, Dv<V>>(one));
}

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr char const* wrong_in_split_and_merged() {
    // The columns of a matrix whose rows are split: [Query, Dk] of [Query * Dk, Batch].
    auto q = numbers<tensor<float, Time<Q * D>, Batch<2>>>(16);
    auto k = numbers<tensor<float, Group<K>, Head<D>, Batch<1>>>(17);
    auto v = numbers<tensor<float, Key<K>, Head<V>, Group<1>, Batch<2>>>(18);
    return wrong_in(split_view<Time, Query<Q>, Dk<D>>(slice_view<Batch>(q, 1)),
                    rename_view<Group, Key>(merge_view<Head, Batch, Dk>(k)),
                    merge_view<Head, Group, Dv>(slice_view<Batch>(v, 0)));
}

}  // namespace

// In constant expressions and when the program runs; extents that are all the same, and such as fill registers, for
// some of the views only, since all operations are compiled for each.
#define HEED_AT_BOTH_TIMES(wrong)                                 \
    static_assert(every_operation::is_none(wrong<2, 3, 5, 7>())); \
    CHECK(wrong<2, 3, 5, 7>() == std::string())

TEST_CASE("Every operation reads slices") {
    HEED_AT_BOTH_TIMES(wrong_in_slices);
    CHECK(wrong_in_slices<3, 3, 3, 3>() == std::string());
}
TEST_CASE("Every operation reads ranges") { HEED_AT_BOTH_TIMES(wrong_in_ranges); }
TEST_CASE("Every operation reads permuted and transposed views") {
    HEED_AT_BOTH_TIMES(wrong_in_permutations);
    CHECK(wrong_in_permutations<17, 19, 16, 23>() == std::string());
}
TEST_CASE("Every operation reads repeated rows") { HEED_AT_BOTH_TIMES(wrong_in_repeated_rows); }
TEST_CASE("Every operation reads repeated columns") { HEED_AT_BOTH_TIMES(wrong_in_repeated_columns); }
TEST_CASE("Every operation reads one number as a matrix") { HEED_AT_BOTH_TIMES(wrong_in_one_number); }
TEST_CASE("Every operation reads split and merged views") { HEED_AT_BOTH_TIMES(wrong_in_split_and_merged); }
