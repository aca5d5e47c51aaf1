// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/kernel/nest.hpp>

#include "../support/both_times.hpp"

namespace {

using heed::kernel::nest;

// The offsets of all operands, visit by visit.
template <std::size_t Operands, std::size_t Visits>
struct visits {
    std::size_t at[Visits][Operands];
    std::size_t count;

    friend constexpr bool operator==(visits const&, visits const&) = default;
};

// What a nest means: an odometer whose last wheel turns fastest, and a product of wheel and stride for every operand.
template <std::size_t Visits, std::size_t Operands, std::size_t Capacity>
constexpr visits<Operands, Visits> naive(nest<Operands, Capacity> const& loops) {
    visits<Operands, Visits> result{};
    std::size_t wheel[Capacity] = {};
    for (;;) {
        for (std::size_t operand = 0; operand < Operands; ++operand) {
            for (std::size_t i = 0; i < loops.rank; ++i) {
                result.at[result.count][operand] += wheel[i] * loops.strides[operand][i];
            }
        }
        ++result.count;
        std::size_t i = loops.rank;
        for (; i > 0; --i) {
            if (++wheel[i - 1] < loops.extents[i - 1]) break;
            wheel[i - 1] = 0;
        }
        if (i == 0) return result;
    }
}

// The offsets of every element of every row, as a kernel runs through them.
template <auto Nest, std::size_t Visits, std::size_t Operands>
constexpr visits<Operands, Visits> in_rows() {
    visits<Operands, Visits> result{};
    for (heed::kernel::nest_cursor<Nest> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < heed::kernel::row_length<Nest>; ++i) {
            for (std::size_t operand = 0; operand < Operands; ++operand) {
                result.at[result.count][operand] = row.at[operand] + i * Nest.strides[operand][Nest.rank - 1];
            }
            ++result.count;
        }
    }
    return result;
}

template <auto Nest>
constexpr auto collapsed = heed::kernel::collapse(Nest);

template <auto Nest>
constexpr std::size_t operands = sizeof(Nest.strides) / sizeof(Nest.strides[0]);

template <auto Nest>
void rows_visit_what_the_nest_means() {
    constexpr std::size_t size = Nest.size();
    constexpr auto expected = naive<size>(Nest);
    STATIC_REQUIRE(expected.count == size);
    BOTH_TIMES(full, in_rows<Nest, size, operands<Nest>>);
    STATIC_REQUIRE(full == expected);
    BOTH_TIMES(short_of_loops, in_rows<collapsed<Nest>, size, operands<Nest>>);
    STATIC_REQUIRE(short_of_loops == expected);
    STATIC_REQUIRE(collapsed<Nest>.size() == size);
}

// Row-major over A, B, C; the second operand is laid out C, A, B; the third has no B.
template <std::size_t A, std::size_t B, std::size_t C>
constexpr nest<3, 3> mixed{3, {A, B, C}, {{B * C, C, 1}, {B, 1, A* B}, {C, 0, 1}}};

// Both operands are row-major: one loop is enough.
template <std::size_t A, std::size_t B, std::size_t C>
constexpr nest<2, 3> plain{3, {A, B, C}, {{B * C, C, 1}, {B * C, C, 1}}};

// The second operand has C only, so that A and B move as one.
template <std::size_t A, std::size_t B, std::size_t C>
constexpr nest<2, 3> repeated{3, {A, B, C}, {{B * C, C, 1}, {0, 0, 1}}};

// The second operand is B first, so that nothing joins, though the first is row-major.
template <std::size_t A, std::size_t B, std::size_t C>
constexpr nest<2, 3> swapped{3, {A, B, C}, {{B * C, C, 1}, {C, A* C, 1}}};

constexpr nest<2, 1> nothing{};

}  // namespace

TEST_CASE("rows walk a nest as an odometer does, collapsed or not") {
    rows_visit_what_the_nest_means<mixed<2, 3, 5>>();
    rows_visit_what_the_nest_means<mixed<3, 3, 3>>();
    rows_visit_what_the_nest_means<plain<2, 3, 5>>();
    rows_visit_what_the_nest_means<plain<3, 3, 3>>();
    rows_visit_what_the_nest_means<repeated<2, 3, 5>>();
    rows_visit_what_the_nest_means<repeated<3, 3, 3>>();
    rows_visit_what_the_nest_means<swapped<2, 3, 5>>();
    rows_visit_what_the_nest_means<swapped<3, 3, 3>>();
}

TEST_CASE("loops of one turn go, wherever they stand") {
    rows_visit_what_the_nest_means<mixed<1, 3, 5>>();
    rows_visit_what_the_nest_means<mixed<2, 1, 5>>();
    rows_visit_what_the_nest_means<mixed<2, 3, 1>>();
    rows_visit_what_the_nest_means<mixed<1, 1, 5>>();
    rows_visit_what_the_nest_means<mixed<1, 1, 1>>();
    STATIC_REQUIRE(collapsed<mixed<2, 1, 5>>.rank == 2);
    STATIC_REQUIRE(collapsed<mixed<1, 1, 5>>.rank == 1);
}

TEST_CASE("a nest collapses to as few loops as the layouts allow, and never to none") {
    STATIC_REQUIRE(collapsed<plain<2, 3, 5>>.rank == 1);
    STATIC_REQUIRE(collapsed<plain<2, 3, 5>>.extents[0] == 30);
    STATIC_REQUIRE(collapsed<plain<2, 3, 5>>.strides[0][0] == 1);
    STATIC_REQUIRE(collapsed<plain<3, 3, 3>>.rank == 1);

    STATIC_REQUIRE(collapsed<repeated<2, 3, 5>>.rank == 2);
    STATIC_REQUIRE(collapsed<repeated<2, 3, 5>>.extents[0] == 6);
    STATIC_REQUIRE(collapsed<repeated<2, 3, 5>>.extents[1] == 5);
    STATIC_REQUIRE(collapsed<repeated<2, 3, 5>>.strides[0][0] == 5);
    STATIC_REQUIRE(collapsed<repeated<2, 3, 5>>.strides[1][0] == 0);

    // All operands have to agree: the first alone would be one loop.
    STATIC_REQUIRE(collapsed<swapped<2, 3, 5>>.rank == 3);
    STATIC_REQUIRE(collapsed<swapped<3, 3, 3>>.rank == 3);

    STATIC_REQUIRE(collapsed<plain<1, 1, 1>>.rank == 1);
    STATIC_REQUIRE(collapsed<plain<1, 1, 1>>.extents[0] == 1);
    STATIC_REQUIRE(collapsed<nothing>.rank == 1);
    STATIC_REQUIRE(collapsed<nothing>.size() == 1);
}

TEST_CASE("a nest over nothing visits one element: rank 0") {
    STATIC_REQUIRE(nothing.size() == 1);
    BOTH_TIMES(visited, in_rows<collapsed<nothing>, 1, 2>);
    STATIC_REQUIRE(visited.count == 1);
    STATIC_REQUIRE(visited.at[0][0] == 0);
    STATIC_REQUIRE(visited.at[0][1] == 0);
}

TEST_CASE("operands whose axes have other names but the same strides share a nest") {
    STATIC_REQUIRE(
        __is_same(heed::kernel::nest_cursor<collapsed<plain<2, 3, 5>>>,
                  heed::kernel::nest_cursor<collapsed<plain<5, 3, 2>>>));
}
