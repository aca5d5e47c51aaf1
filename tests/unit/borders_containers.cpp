// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/containers.hpp>
#include <heed/heed.hpp>

#include "../support/catch.hpp"
#include "../support/said.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <type_traits>
#include <vector>

namespace {

namespace borders = heed::borders;
namespace fault = heed::fault;
using namespace heed::axes;
using heed::heap_tensor;
using heed::strided_view;
using heed::strides;
using heed::tensor;
using heed::tensor_view;

template <std::size_t B, std::size_t Q, std::size_t D>
constexpr bool arrays() {
    auto x = heed::iota<int, Batch<B>, Query<Q>, Dk<D>>();
    auto const each = borders::to_arrays(x);
    static_assert(std::is_same_v<decltype(each), std::array<std::array<std::array<int, D>, Q>, B> const>);
    auto const turned = borders::to_arrays(heed::permute_view<Dk, Batch, Query>(x));
    auto const span = borders::as_span(x);
    static_assert(std::is_same_v<decltype(span), std::span<int, B * Q * D> const>);
    bool holds =
        heed::from<int, Batch<B>, Query<Q>, Dk<D>>(each) == x && heed::from<int, Batch<B>, Query<Q>, Dk<D>>(span) == x;
    for (std::size_t b = 0; b < B; ++b)
        for (std::size_t q = 0; q < Q; ++q)
            for (std::size_t d = 0; d < D; ++d)
                holds = holds && each[b][q][d] == x(b, q, d) && turned[d][b][q] == x(b, q, d) &&
                        &span[(b * Q + q) * D + d] == &x(b, q, d);
    span[0] = 9;
    holds = holds && x(0, 0, 0) == 9;
    strided_view<int, strides<0, 1>, Query<2>, Dk<D>> const repeated(x.data());
    holds = holds && borders::to_arrays(repeated)[1][D - 1] == x(0, 0, D - 1);
    return holds && borders::to_arrays(tensor<int>{{5}}) == 5;
}
static_assert(arrays<2, 3, 5>() && arrays<3, 3, 3>() && arrays<1, 1, 1>());

template <std::size_t Q, std::size_t D>
void vectors() {
    auto const x = heap_tensor<double, Query<Q>, Dk<D>>{heed::iota<double, Query<Q>, Dk<D>>()};
    std::vector<std::vector<double>> const rows = borders::to_vectors(x);
    REQUIRE(rows.size() == Q);
    for (std::size_t q = 0; q < Q; ++q) {
        REQUIRE(rows[q].size() == D);
        for (std::size_t d = 0; d < D; ++d) CHECK(rows[q][d] == x(q, d));
    }
    CHECK(heed::from<double, Query<Q>, Dk<D>>(rows) == x);
    CHECK(heed::from<double, Dk<D>, Query<Q>>(borders::to_vectors(heed::transpose_view(x))) == heed::transpose(x));
    // Rows of unequal lengths, and one too few.
    auto ragged = rows;
    ragged.back().pop_back();
    CHECK(heed_test::said([&] { heed::from<double, Query<Q>, Dk<D>>(ragged); }).find(" along Dk<") !=
          std::string::npos);
    ragged.pop_back();
    CHECK(heed_test::said([&] { heed::from<double, Query<Q>, Dk<D>>(ragged); }).find(" along Query<") !=
          std::string::npos);
}
TEST_CASE("vectors in each other, and back") {
    vectors<2, 3>();
    vectors<3, 3>();
    vectors<1, 5>();
    CHECK(arrays<2, 3, 5>());
    CHECK(borders::to_vectors(tensor<float>{{2.5f}}) == 2.5f);
    auto const flags = heed::from<bool, Key<3>>(true, false, true);
    CHECK(borders::to_vectors(flags) == std::vector<bool>{true, false, true});
    CHECK(heed::from<bool, Key<3>>(borders::to_vectors(flags)) == flags);
}

TEST_CASE("of an axis up to a length, as many as there are") {
    heed::tensor<float, heed::up_to<Key<5>>, Dk<2>> x{};
    CHECK(borders::to_vectors(x).empty());
    heed::append<Key>(x, heed::from<float, Dk<2>>(1, 2));
    heed::append<Key>(x, heed::from<float, Dk<2>>(3, 4));
    CHECK(borders::to_vectors(x) == std::vector<std::vector<float>>{{1, 2}, {3, 4}});
    heed::tensor<float, Dk<2>, heed::up_to<Key<5>>> y{};
    CHECK(borders::to_vectors(y) == std::vector<std::vector<float>>(2));
    for (float i : {1.f, 3.f, 5.f}) heed::append<Key>(y, heed::from<float, Dk<2>>(i, i + 1));
    CHECK(borders::to_vectors(y) == std::vector<std::vector<float>>{{1, 3, 5}, {2, 4, 6}});
}

TEST_CASE("C arrays") {
    float const nested[2][3] = {{1, 2, 3}, {4, 5, 6}};
    auto const x = heed::from<float, Query<2>, Dk<3>>(nested);
    CHECK(x(1, 0) == 4);
    float to[2][3] = {};
    heed::view_of<Query<2>, Dk<3>>(to) = x + 1.f;
    CHECK(to[1][2] == 7);
    // A span of any extent is had of all that have their values in a row.
    std::span<float const> const any = x;
    CHECK(any.size() == 6);
    CHECK(any[5] == 6);
}

using owner = tensor<float, Query<2>, Dk<3>>;
using turned = decltype(heed::transpose_view(std::declval<owner&>()));
static_assert(borders::can_as_span<owner&> && borders::can_as_span<tensor_view<float, Key<3>>>);
static_assert(std::is_same_v<borders::fault_of_as_span<turned>,
                             fault::a_span_needs_values_in_a_row_so_make_it_of_as_tensor_of_the_view<turned>>);
static_assert(std::is_same_v<borders::fault_of_as_span<owner>,
                             fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                                 fault::in::as_span, owner>>);
using distribution = std::remove_cvref_t<decltype(heed::softmax<Dk>(std::declval<owner>()))>;
static_assert(std::is_same_v<decltype(borders::as_span(std::declval<distribution&>())), std::span<float const, 6>>);
static_assert(std::is_same_v<decltype(borders::as_span(std::declval<owner const&>())), std::span<float const, 6>>);
static_assert(std::is_same_v<borders::fault_of_to_vectors<int>,
                             fault::every_operand_must_be_a_tensor<fault::in::to_vectors, int>>);
static_assert(borders::can_to_vectors<owner> && borders::can_to_arrays<turned> && !borders::can_to_arrays<int>);
static_assert(!borders::can_to_arrays<tensor<float, heed::up_to<Key<5>>>>);

}  // namespace
