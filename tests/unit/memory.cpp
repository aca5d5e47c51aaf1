// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <heed/borders/memory.hpp>
#include <heed/heed.hpp>

#include <cstdint>
#include <string>
#include <vector>

using namespace heed;
using namespace heed::axes;
using borders::can_memory_of;
using borders::can_read;
using borders::can_view;
using borders::memory;

namespace {

/// What a call says that is refused, or nothing.
template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (border_error const& error) {
        return error.what();
    }
    return "";
}

/// Every element of a tensor is at its place: a number made of its indices.
template <class X>
constexpr bool counts(X const& x) {
    for (std::size_t b = 0; b < 2; ++b)
        for (std::size_t q = 0; q < 3; ++q)
            for (std::size_t d = 0; d < 5; ++d)
                if (x(b, q, d) != static_cast<float>(100 * b + 10 * q + d)) return false;
    return true;
}

/// A block of 2 x 3 x 5 elements that stands in memory in any of the 6 orders of its axes, with gaps of `gap` elements.
struct laid_out {
    std::vector<float> all;
    std::ptrdiff_t steps[3] = {};

    laid_out(std::size_t const (&order)[3], std::size_t gap) {
        std::size_t const extents[] = {2, 3, 5};
        std::size_t step = 1 + gap;
        for (std::size_t axis : {order[2], order[1], order[0]}) {
            steps[axis] = static_cast<std::ptrdiff_t>(step);
            step = step * extents[axis] + gap;
        }
        all.assign(step, -1.f);
        for (std::size_t b = 0; b < 2; ++b)
            for (std::size_t q = 0; q < 3; ++q)
                for (std::size_t d = 0; d < 5; ++d)
                    all[b * static_cast<std::size_t>(steps[0]) + q * static_cast<std::size_t>(steps[1]) +
                        d * static_cast<std::size_t>(steps[2])] = static_cast<float>(100 * b + 10 * q + d);
    }
    memory<float const, 3> memory_of_it() const { return {all.data(), {2, 3, 5}, {steps[0], steps[1], steps[2]}}; }
};

}  // namespace

TEST_CASE("memory in any order of axes is read") {
    for (std::size_t gap = 0; gap < 3; ++gap)
        for (std::size_t a = 0; a < 3; ++a)
            for (std::size_t b = 0; b < 3; ++b) {
                if (a == b) continue;
                laid_out const it({a, b, 3 - a - b}, gap);
                CHECK(counts(borders::read<tensor<float, Batch<2>, Query<3>, Dk<5>>>(it.memory_of_it())));
                CHECK(counts(borders::read<heap_tensor<float, Batch<2>, Query<3>, Dk<5>>>(it.memory_of_it())));
            }
}

TEST_CASE("memory that stands as declared is viewed, and nothing is copied") {
    laid_out const row_major({0, 1, 2}, 0);
    using in_rows = tensor_view<float const, Batch<2>, Query<3>, Dk<5>>;
    in_rows const viewed = borders::view<in_rows>(row_major.memory_of_it());
    CHECK(counts(viewed));
    CHECK(viewed.data() == row_major.all.data());

    laid_out const turned({2, 0, 1}, 0);
    using by_columns = strided_view<float const, strides<3, 1, 6>, Batch<2>, Query<3>, Dk<5>>;
    CHECK(counts(borders::view<by_columns>(turned.memory_of_it())));
    CHECK(
        said([&] { borders::view<in_rows>(turned.memory_of_it()); }) ==
        "heed: expected memory whose neighbours along axis 0, Batch<2>, are 15 elements apart, to be viewed, but they "
        "are 3 apart: its strides are [3, 1, 6]; read copies it");
    CHECK(said([&] { borders::view<by_columns>(row_major.memory_of_it()); }) != "");
}

TEST_CASE("memory is written through a view") {
    float values[6] = {};
    using turned = strided_view<float, strides<1, 2>, Query<2>, Dk<3>>;
    auto const x = borders::view<turned>(memory<float, 2>{values, {2, 3}, {1, 2}});
    view_of(x) = iota<float, Query<2>, Dk<3>>();
    CHECK(std::vector<float>(values, values + 6) == std::vector<float>{0, 3, 1, 4, 2, 5});
}

TEST_CASE("a view and a copy of memory in a constant expression") {
    BOTH_TIMES(of_all, [] {
        int const values[] = {1, 2, 3, 4, 5, 6};
        memory<int const, 2> const m{values, {3, 2}, {1, 3}};
        auto const copied = borders::read<tensor<int, Key<3>, Dv<2>>>(m);
        auto const viewed = borders::view<strided_view<int const, strides<1, 3>, Key<3>, Dv<2>>>(m);
        return copied == tensor<int, Key<3>, Dv<2>>(viewed(0, 0) == 1 ? from<int, Key<3>, Dv<2>>(1, 4, 2, 5, 3, 6)
                                                                      : tensor<int, Key<3>, Dv<2>>{});
    });
    CHECK(of_all);
}

TEST_CASE("negative strides and strides of 0 are read") {
    float const values[] = {1, 2, 3, 4, 5, 6};
    CHECK(borders::read<tensor<float, Query<2>, Dk<3>>>(memory<float const, 2>{values + 5, {2, 3}, {-3, -1}}) ==
          from<float, Query<2>, Dk<3>>(6, 5, 4, 3, 2, 1));
    CHECK(borders::read<tensor<float, Query<2>, Dk<3>>>(memory<float const, 2>{values, {2, 3}, {0, 1}}) ==
          from<float, Query<2>, Dk<3>>(1, 2, 3, 1, 2, 3));
    using repeated = strided_view<float const, strides<0, 1>, Query<2>, Dk<3>>;
    CHECK(as_tensor(borders::view<repeated>(memory<float const, 2>{values, {2, 3}, {0, 1}})) ==
          from<float, Query<2>, Dk<3>>(1, 2, 3, 1, 2, 3));
    using in_rows = tensor_view<float const, Query<2>, Dk<3>>;
    CHECK(said([&] {
              borders::view<in_rows>(memory<float const, 2>{values + 2, {2, 3}, {3, -1}});
          }) ==
          "heed: expected memory whose neighbours along axis 1, Dk<3>, are 1 element apart, to be viewed, but they "
          "are -1 apart: its strides are [3, -1]; read copies it");
}

TEST_CASE("the stride of an axis of one element is any") {
    float const values[] = {1, 2, 3};
    using in_rows = tensor_view<float const, Batch<1>, Query<3>, Head<1>>;
    for (std::ptrdiff_t any : {std::ptrdiff_t{0}, std::ptrdiff_t{-7}, std::ptrdiff_t{3}, PTRDIFF_MAX, PTRDIFF_MIN}) {
        memory<float const, 3> const m{values, {1, 3, 1}, {any, 1, any}};
        CHECK(borders::view<in_rows>(m)(0, 2, 0) == 3);
        CHECK(borders::read<tensor<float, Batch<1>, Query<3>, Head<1>>>(m)(0, 1, 0) == 2);
    }
}

TEST_CASE("memory of no axes is a value") {
    double const value = 2.5;
    CHECK(borders::read<tensor<double>>(memory<double const, 0>{&value}) == tensor<double>{2.5});
    CHECK(borders::view<tensor_view<double const>>(memory<double const, 0>{&value})() == 2.5);
}

TEST_CASE("another extent is refused, by its axis") {
    float const values[30] = {};
    using wanted = tensor<float, Query<3>, Dk<5>>;
    CHECK(said([&] {
              borders::read<wanted>(memory<float const, 2>{values, {3, 7}, {7, 1}});
          }) == "heed: expected memory with 5 elements along axis 1, Dk<5>, but it has 7: its shape is [3, 7]");
    CHECK(said([&] {
              borders::read<wanted>(memory<float const, 2>{values, {5, 3}, {3, 1}});
          }) ==
          "heed: expected memory with 3 elements along axis 0, Query<3>, but it has 5: its shape is [5, 3], those of "
          "[Query<3>, Dk<5>] in another order");
    CHECK(said([&] {
              borders::read<wanted>(memory<float const, 2>{values, {3, -5}, {1, 1}});
          }) == "heed: expected memory with 5 elements along axis 1, Dk<5>, but it has -5: its shape is [3, -5]");
    CHECK(said([&] {
              borders::read<wanted>(memory<float const, 2>{values, {0, 5}, {5, 1}});
          }) == "heed: expected memory with 3 elements along axis 0, Query<3>, but it has 0: its shape is [0, 5]");
    CHECK(said([&] {
              borders::read<wanted>(memory<float const, 2>{nullptr, {3, 5}, {5, 1}});
          }) == "heed: expected memory with values, but its pointer is null");
}

TEST_CASE("memory between two places for elements is refused") {
    alignas(8) unsigned char bytes[64] = {};
    auto const* const between = reinterpret_cast<float const*>(bytes + 2);
    CHECK(said([&] {
              borders::read<tensor<float, Dk<5>>>(memory<float const, 1>{between, {5}, {1}});
          }) == "heed: expected memory at a multiple of 4 bytes, but it is 2 behind one");
}

TEST_CASE("values convert where nothing is lost") {
    float const values[] = {1, 2};
    CHECK(borders::read<tensor<double, Dk<2>>>(memory<float const, 1>{values, {2}, {1}}) == from<double, Dk<2>>(1, 2));
    int const whole[] = {7, 300};
    CHECK(borders::read<tensor<std::int64_t, Dk<2>>>(memory<int const, 1>{whole, {2}, {1}})(1) == 300);
    CHECK_THROWS_AS((borders::read<tensor<std::uint8_t, Dk<2>>>(memory<int const, 1>{whole, {2}, {1}})), out_of_range);
    STATIC_REQUIRE(!can_read<tensor<int, Dk<2>>, memory<float, 1>>);
}

TEST_CASE("projections and masks are read, and nothing that promises more") {
    float const values[] = {1, 2, 3, 4, 5, 6};
    using weights = projection<Query, float, Model<2>, Dk<3>>;
    CHECK(borders::read<weights>(memory<float const, 2>{values, {2, 3}, {3, 1}})(1, 0) == 4);
    bool const seen[] = {true, false};
    STATIC_REQUIRE(can_read<keep<Key<2>>, memory<bool const, 1>>);
    CHECK_FALSE(borders::read<keep<Key<2>>>(memory<bool const, 1>{seen, {2}, {1}})(1));
    using plain = tensor<float, Query<2>, Key<3>>;
    STATIC_REQUIRE(!can_read<decltype(softmax<Key>(plain{})), memory<float, 2>>);
    STATIC_REQUIRE(!can_view<decltype(view_of(softmax<Key>(plain{}))), memory<double, 2>>);
    STATIC_REQUIRE(!can_read<tensor<float, up_to<Key<3>>>, memory<float, 1>>);
    STATIC_REQUIRE(!can_view<tensor_view<float, up_to<Key<3>>>, memory<float, 1>>);
    STATIC_REQUIRE(!can_view<tensor_view<float, Key<3>>, memory<float const, 1>>);
    STATIC_REQUIRE(!can_view<tensor_view<float, Key<3>>, memory<float, 2>>);
    STATIC_REQUIRE(!can_view<tensor<float, Key<3>>, memory<float, 1>>);
    STATIC_REQUIRE(!can_read<tensor<float, Key<3>>, float*>);
}

TEST_CASE("each kind of tensor as memory, and back") {
    auto x = iota<float, Query<3>, Dk<5>>();
    auto const back = [](auto const& m) { return borders::read<tensor<float, Query<3>, Dk<5>>>(m); };
    memory<float, 2> const owned = borders::memory_of(x);
    CHECK(owned.first == x.data());
    CHECK((owned.extents[0] == 3 && owned.extents[1] == 5 && owned.strides[0] == 5 && owned.strides[1] == 1));
    CHECK(back(owned) == x);
    heap_tensor<float, Query<3>, Dk<5>> const on_the_heap(x);
    CHECK(back(borders::memory_of(on_the_heap)) == x);
    STATIC_REQUIRE(std::is_same_v<decltype(borders::memory_of(on_the_heap)), memory<float const, 2>>);

    auto const turned = borders::memory_of(transpose_view(x));
    CHECK((turned.extents[0] == 5 && turned.extents[1] == 3 && turned.strides[0] == 1 && turned.strides[1] == 5));
    CHECK(borders::read<tensor<float, Dk<5>, Query<3>>>(turned) == transpose(x));
    float const row[] = {1, 2, 3, 4, 5};
    strided_view<float const, strides<0, 1>, Query<3>, Dk<5>> const repeated(row);
    CHECK(borders::memory_of(repeated).strides[0] == 0);
    CHECK(back(borders::memory_of(repeated)) == as_tensor(repeated));
    CHECK(borders::read<tensor<float, Query<3>>>(borders::memory_of(slice_view<Dk>(x, 2)))(1) == 7);

    // What is promised of values stays so.
    auto weights = softmax<Dk>(x);
    STATIC_REQUIRE(std::is_same_v<decltype(borders::memory_of(weights)), memory<float const, 2>>);
    tensor<float> value{2.f};
    CHECK(*borders::memory_of(value).first == 2.f);

    STATIC_REQUIRE(can_memory_of<tensor<float, Dk<5>>&> && !can_memory_of<tensor<float, Dk<5>>>);
    STATIC_REQUIRE(!can_memory_of<heap_tensor<float, Dk<5>>> && can_memory_of<tensor_view<float, Dk<5>>>);
    STATIC_REQUIRE(!can_memory_of<tensor<float, up_to<Dk<5>>>&> && !can_memory_of<int&>);
}

TEST_CASE("where all extents are equal, names and strides do the work") {
    auto const x = iota<float, Query<4>, Dk<4>>();
    auto const turned = borders::memory_of(transpose_view(x));
    CHECK(borders::read<tensor<float, Dk<4>, Query<4>>>(turned) == transpose(x));
    CHECK(
        said([&] { borders::view<tensor_view<float const, Dk<4>, Query<4>>>(turned); }) ==
        "heed: expected memory whose neighbours along axis 0, Dk<4>, are 4 elements apart, to be viewed, but they are "
        "1 apart: its strides are [1, 4]; read copies it");
}
