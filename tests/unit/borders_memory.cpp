// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/memory.hpp>
#include <heed/heed.hpp>

#include "../support/catch.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace {

namespace borders = heed::borders;
namespace fault = heed::fault;
using namespace heed::axes;
using borders::memory;
using heed::heap_tensor;
using heed::strided_view;
using heed::strides;
using heed::tensor;
using heed::tensor_view;

template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (heed::border_error const& error) {
        return error.what();
    }
    return "nothing";
}

// Extents that are different primes, and such that are all equal.
template <std::size_t Q, std::size_t D>
constexpr bool matrices() {
    int values[Q * D + 1] = {};
    for (std::size_t i = 0; i < Q * D; ++i) values[i] = static_cast<int>(i) * 3;
    constexpr auto q = static_cast<std::ptrdiff_t>(Q), d = static_cast<std::ptrdiff_t>(D);

    memory<int, 2> const rows{values, {q, d}, {d, 1}}, columns{values, {q, d}, {1, q}};
    memory<int, 2> const backwards{values + Q * D - 1, {q, d}, {-d, -1}}, repeated{values + 1, {q, d}, {0, 1}};
    auto const by_rows = borders::view<tensor_view<int, Query<Q>, Dk<D>>>(rows);
    auto const by_columns = borders::view<strided_view<int const, strides<1, Q>, Query<Q>, Dk<D>>>(columns);
    auto const once = borders::read<tensor<int, Query<Q>, Dk<D>>>(columns);
    auto const back = borders::read<tensor<long, Query<Q>, Dk<D>>>(backwards);
    auto const again = borders::read<heap_tensor<float, Query<Q>, Dk<D>>>(repeated);
    for (std::size_t i = 0; i < Q; ++i)
        for (std::size_t j = 0; j < D; ++j)
            if (by_rows(i, j) != values[i * D + j] || by_columns(i, j) != values[j * Q + i] ||
                once(i, j) != values[j * Q + i] || back(i, j) != values[Q * D - 1 - i * D - j] ||
                again(i, j) != static_cast<float>(values[1 + j]))
                return false;
    heed::view_of(by_rows) = 7;
    return values[Q * D - 1] == 7;
}
static_assert(matrices<2, 3>() && matrices<3, 3>() && matrices<1, 5>() && matrices<5, 2>());

TEST_CASE("memory is viewed where it is, and read whatever its strides are") {
    CHECK(matrices<2, 3>());
    CHECK(matrices<3, 3>());
    CHECK(matrices<5, 2>());
}

// Each of the strides of a few along two axes, also of those with one element, where any is right.
template <std::size_t Q, std::size_t D, std::size_t S, std::size_t T>
void every_stride(int* values) {
    using declared = strided_view<int, strides<S, T>, Query<Q>, Dk<D>>;
    for (std::ptrdiff_t s = -2; s <= 4; ++s)
        for (std::ptrdiff_t t = -2; t <= 4; ++t) {
            memory<int, 2> const m{values + 64, {Q, D}, {s, t}};
            bool const fits =
                (Q == 1 || s == static_cast<std::ptrdiff_t>(S)) && (D == 1 || t == static_cast<std::ptrdiff_t>(T));
            CAPTURE(Q, D, S, T, s, t);
            CHECK((said([&] { borders::view<declared>(m); }) == "nothing") == fits);
            auto const copy = borders::read<tensor<int, Query<Q>, Dk<D>>>(m);
            for (std::size_t i = 0; i < Q; ++i)
                for (std::size_t j = 0; j < D; ++j) {
                    auto const place = static_cast<std::ptrdiff_t>(i) * s + static_cast<std::ptrdiff_t>(j) * t;
                    CHECK(copy(i, j) == values[64 + place]);
                    if (fits) CHECK(&borders::view<declared>(m)(i, j) == values + 64 + place);
                }
        }
}
TEST_CASE("every stride of every small matrix") {
    std::vector<int> values(128);
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<int>(i);
    every_stride<1, 1, 0, 4>(values.data());
    every_stride<1, 3, 2, 1>(values.data());
    every_stride<3, 1, 0, 3>(values.data());
    every_stride<2, 3, 3, 1>(values.data());
    every_stride<2, 3, 1, 2>(values.data());
    every_stride<3, 2, 0, 1>(values.data());
    every_stride<3, 3, 1, 0>(values.data());
}

TEST_CASE("what comes at run time is refused in a sentence with the axis") {
    float values[56] = {};
    using declared = tensor_view<float, Query<4>, Dk<7>>;
    CHECK(said([&] { borders::view<declared>(memory<float, 2>{values, {4, 8}, {8, 1}}); }) ==
          "heed: expected memory with 7 elements along axis 1, Dk<7>, but it has 8: its shape is [4, 8]");
    CHECK(said([&] { borders::view<declared>(memory<float, 2>{values, {7, 4}, {4, 1}}); }) ==
          "heed: expected memory with 4 elements along axis 0, Query<4>, but it has 7: its shape is [7, 4], those of "
          "[Query<4>, Dk<7>] in another order");
    CHECK(said([&] { borders::view<declared>(memory<float, 2>{values, {4, 7}, {14, 2}}); }) ==
          "heed: expected memory whose neighbours along axis 0, Query<4>, are 7 elements apart, to be viewed, but they "
          "are 14 apart: its strides are [14, 2]; read copies it");
    CHECK(said([&] { borders::view<declared>(memory<float, 2>{values, {4, 7}, {7, -1}}); }) ==
          "heed: expected memory whose neighbours along axis 1, Dk<7>, are 1 element apart, to be viewed, but they are "
          "-1 apart: its strides are [7, -1]; read copies it");
    CHECK(said([&] { borders::read<tensor<float, Query<4>, Dk<7>>>(memory<float, 2>{values, {4, 0}, {7, 1}}); }) ==
          "heed: expected memory with 7 elements along axis 1, Dk<7>, but it has 0: its shape is [4, 0]");
    CHECK(said([&] { borders::read<tensor<float, Query<4>, Dk<7>>>(memory<float, 2>{values, {-4, 7}, {7, 1}}); }) ==
          "heed: expected memory with 4 elements along axis 0, Query<4>, but it has -4: its shape is [-4, 7]");
    memory<float, 2> const nowhere{nullptr, {4, 7}, {7, 1}};
    CHECK(said([&] { borders::view<declared>(nowhere); }) ==
          "heed: expected memory with values, but its pointer is null");
    CHECK(said([&] { borders::read<tensor<float, Query<4>, Dk<7>>>(nowhere); }) ==
          "heed: expected memory with values, but its pointer is null");
    // A number that the element type does not hold is lost by nobody.
    int const thousand[] = {1, 2, 1000};
    CHECK_THROWS_AS((borders::read<tensor<signed char, Key<3>>>(memory<int const, 1>{thousand, {3}, {1}})),
                    heed::out_of_range);
}

// Back: each kind of tensor as memory, and the same one again.
constexpr bool and_back() {
    auto x = heed::iota<int, Batch<2>, Query<3>, Dk<5>>();
    auto const m = borders::memory_of(x);
    static_assert(std::is_same_v<decltype(m), memory<int, 3> const>);
    bool right = m.first == x.data() && m.extents[0] == 2 && m.extents[1] == 3 && m.extents[2] == 5 &&
                 m.strides[0] == 15 && m.strides[1] == 5 && m.strides[2] == 1;
    auto const turned = borders::memory_of(heed::transpose_view(x));
    right =
        right && turned.extents[1] == 5 && turned.strides[1] == 1 && turned.extents[2] == 3 && turned.strides[2] == 5;
    right = right && borders::read<tensor<int, Batch<2>, Dk<5>, Query<3>>>(turned) == heed::transpose(x);
    strided_view<int, strides<0, 1>, Query<3>, Dk<5>> const same(x.data());
    auto const repeated = borders::memory_of(same);
    right = right && repeated.strides[0] == 0 && repeated.extents[0] == 3;
    right = right && borders::read<tensor<int, Query<3>, Dk<5>>>(repeated)(2, 4) == 4;
    auto const& constant = x;
    static_assert(std::is_same_v<decltype(borders::memory_of(constant)), memory<int const, 3>>);
    tensor<double> one{{2.5}};
    auto const point = borders::memory_of(one);
    right =
        right && borders::read<tensor<double>>(point)() == 2.5 && borders::view<tensor_view<double>>(point)() == 2.5;
    heap_tensor<float, Key<3>> const big{heed::iota<float, Key<3>>()};
    right = right && borders::read<tensor<double, Key<3>>>(borders::memory_of(big))(2) == 2.0;
    return right;
}
static_assert(and_back());

TEST_CASE("a tensor as memory, and back") { CHECK(and_back()); }

TEST_CASE("what a type promises of its values is not written to by others") {
    auto const weights = heed::softmax<Key>(heed::iota<float, Query<2>, Key<3>>());
    auto promised = weights;
    static_assert(std::is_same_v<decltype(borders::memory_of(promised)), memory<float const, 2>>);
    heed::projection<Query, float, Model<2>, Dk<3>> w{};
    static_assert(std::is_same_v<decltype(borders::memory_of(w)), memory<float, 2>>);
    float const values[] = {1, 2, 3, 4, 5, 6};
    memory<float const, 2> const m{values, {2, 3}, {3, 1}};
    CHECK(borders::read<decltype(w)>(m)(1, 2) == 6.f);
    bool const flags[] = {true, false, true};
    CHECK(borders::read<heed::keep<Key<3>>>(memory<bool const, 1>{flags, {3}, {1}})(2));
    static_assert(
        std::is_same_v<borders::fault_of_read<std::remove_const_t<decltype(weights)>, memory<float const, 2>>,
                       fault::memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<
                           std::remove_const_t<decltype(weights)>>>);
}

namespace in = heed::fault::in;
using matrix = memory<float, 2>;
using matrix_view = tensor_view<float, Query<4>, Dk<7>>;
static_assert(borders::can_view<matrix_view, matrix&> && borders::can_view<matrix_view, matrix>);
static_assert(std::is_same_v<borders::fault_of_view<tensor_view<float, Dk<7>>, matrix&>,
                             fault::memory_has_another_number_of_axes_than_the_declared_shape<
                                 in::view_of_memory, heed::shape_t<Dk<7>>, borders::axes_given<2>>>);
static_assert(std::is_same_v<borders::fault_of_read<tensor<float, Dk<7>>, matrix&>,
                             fault::memory_has_another_number_of_axes_than_the_declared_shape<
                                 in::read_of_memory, heed::shape_t<Dk<7>>, borders::axes_given<2>>>);
static_assert(
    std::is_same_v<borders::fault_of_view<matrix_view, memory<double, 2>>,
                   fault::memory_has_elements_of_another_type_than_declared_which_read_converts<double, float>>);
static_assert(
    std::is_same_v<borders::fault_of_view<matrix_view, memory<float const, 2>>,
                   fault::a_view_through_which_values_change_is_not_had_of_const_ones<float const, matrix_view>>);
static_assert(borders::can_view<tensor_view<float const, Query<4>, Dk<7>>, memory<float const, 2>>);
static_assert(
    std::is_same_v<borders::fault_of_view<tensor<float, Query<4>, Dk<7>>, matrix>,
                   fault::memory_is_viewed_by_a_tensor_view_or_a_strided_view<tensor<float, Query<4>, Dk<7>>>>);
static_assert(std::is_same_v<
              borders::fault_of_read<matrix_view, matrix>,
              fault::memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<matrix_view>>);
static_assert(
    std::is_same_v<borders::fault_of_read<tensor<int, Query<4>, Dk<7>>, matrix>,
                   fault::memory_has_elements_that_do_not_convert_to_the_declared_type_without_loss<float, int>>);
static_assert(std::is_same_v<borders::fault_of_view<matrix_view, std::vector<float>&>,
                             fault::what_comes_is_no_memory_that_heed_has_a_header_for_in_heed_borders<
                                 in::view_of_memory, std::vector<float>>>);
using up_to_four = heed::tensor<float, heed::up_to<Query<4>>, Dk<7>>;
static_assert(!borders::can_read<up_to_four, matrix> && !borders::can_memory_of<up_to_four&>);
using owner = tensor<float, Query<4>, Dk<7>>;
static_assert(borders::can_memory_of<owner&> && borders::can_memory_of<matrix_view> && !borders::can_memory_of<int&>);
static_assert(
    std::is_same_v<
        borders::fault_of_memory_of<owner>,
        fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<in::memory_of, owner>>);
// One mistake, one error.
static_assert(std::is_same_v<decltype(borders::view<matrix_view>(heed::refused{})), heed::refused>);
static_assert(std::is_same_v<decltype(borders::memory_of(heed::refused{})), heed::refused>);

}  // namespace
