// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/kernel/attention.hpp>
#include <heed/kernel/contract.hpp>
#include <heed/kernel/map.hpp>
#include <heed/kernel/reduce.hpp>
#include <heed/kernel/softmax.hpp>
#include <heed/math/classify.hpp>

#include "../support/catch.hpp"

// Loops that end at a length known at run time, within a capacity that the nest knows: one source a kernel, the same
// numbers as of a nest that ends there by its type, and nothing is read or written beyond.

namespace {

namespace kernel = heed::kernel;

constexpr std::size_t capacity = 5, heads = 2, rows = 3, columns = 19, features = 7;

/// Every element has a number of its own, or is the answer to a question that nobody may ask.
template <std::size_t Size>
struct memory {
    float values[Size] = {};

    constexpr float const& operator[](std::size_t i) const { return values[i]; }
    constexpr float& operator[](std::size_t i) { return values[i]; }
    constexpr operator float*() { return values; }
    constexpr operator float const*() const { return values; }

    /// The first `length` of `capacity` equal parts are numbers, the rest is NaN.
    static constexpr memory numbers(std::size_t length, std::size_t factor) {
        memory result;
        for (std::size_t i = 0; i < Size; ++i) {
            result.values[i] = i * capacity < Size * length
                                   ? static_cast<float>(static_cast<int>((i + 1) * factor % 31) - 15) * 0.143f
                                   : heed::math::quiet_nan<float>;
        }
        return result;
    }
    static constexpr memory untouched() {
        memory result;
        for (float& one : result.values) one = -77;
        return result;
    }
    friend constexpr bool operator==(memory const&, memory const&) = default;
};

/// A nest of which the loop at `depth` has `length` turns, or ends at a length: at the only one that there is.
template <std::size_t Operands, std::size_t Capacity>
constexpr kernel::nest<Operands, Capacity> shortened(kernel::nest<Operands, Capacity> loops, std::size_t depth,
                                                     std::size_t length) {
    loops.extents[depth] = length;
    return kernel::collapse(loops);
}
template <std::size_t Operands, std::size_t Capacity>
constexpr kernel::nest<Operands, Capacity> ended(kernel::nest<Operands, Capacity> loops, std::size_t depth) {
    loops.ended_by[depth] = 1;
    loops.per_length[depth] = 1;
    return kernel::collapse(loops);
}

/// out [Batch, Head, Row, Column], with all of it as an input, and with one that has columns only.
constexpr kernel::nest<3, 4> everywhere{4,
                                        {capacity, heads, rows, columns},
                                        {{heads * rows * columns, rows* columns, columns, 1},
                                         {heads * rows * columns, rows* columns, columns, 1},
                                         {0, 0, 0, 1}}};
/// The same for out [Row, Batch, Head] of sums over the columns, and for [Batch, Head, Row].
constexpr kernel::nest<2, 3> beside_columns{
    3, {capacity, heads, rows}, {{heads * rows, rows, 1}, {heads * rows * columns, rows* columns, columns}}};
constexpr kernel::nest<1, 1> over_columns{1, {columns}, {{1}}};
/// Over the rows, beside the columns.
constexpr kernel::nest<2, 3> beside_rows{
    3, {capacity, heads, columns}, {{heads * columns, columns, 1}, {heads * rows * columns, rows* columns, 1}}};
constexpr kernel::nest<1, 1> over_rows{1, {rows}, {{columns}}};
/// a [Batch, Head, Row, Feature] x b [Batch, Head, Feature, Column].
constexpr kernel::nest<3, 4> products{4,
                                      {capacity, heads, rows, columns},
                                      {{heads * rows * columns, rows* columns, columns, 1},
                                       {heads * rows * features, rows* features, features, 0},
                                       {heads * features * columns, features* columns, 0, 1}}};
constexpr kernel::nest<2, 1> over_features{1, {features}, {{1}, {columns}}};

constexpr std::size_t everything = capacity * heads * rows * columns;

struct sum_of_both {
    constexpr float operator()(float a, float b) const { return a + b; }
};

/// Each kernel, told how long the batch is by its type (`Typed`) or by a number.
template <bool Typed, std::size_t Length>
struct calls {
    template <auto Nest>
    static constexpr auto loops = Typed ? shortened(Nest, 0, Length) : ended(Nest, 0);
    static constexpr auto lengths() {
        if constexpr (Typed) {
            return kernel::every_turn{};
        } else {
            return kernel::run_time_lengths<1>{{Length}};
        }
    }

    static constexpr auto map() {
        auto out = memory<everything>::untouched();
        auto const a = memory<everything>::numbers(Length, 7);
        auto const b = memory<columns>::numbers(capacity, 12);
        sum_of_both f;
        kernel::map<loops<everywhere>>(lengths(), f, out, a, b);
        return out;
    }
    template <class Accumulator, auto Beside, auto Over, std::size_t Size>
    static constexpr auto reduce() {
        auto out = memory<Size>::untouched();
        auto const in = memory<everything>::numbers(Length, 7);
        kernel::reduce<loops<Beside>, Over, Accumulator>(out, in, lengths());
        return out;
    }
    template <class Function, auto Beside, std::size_t Extent, std::size_t Stride>
    static constexpr auto along() {
        constexpr kernel::nest<2, 3> rest{3,
                                          {Beside.extents[0], Beside.extents[1], Beside.extents[2]},
                                          {{Beside.strides[1][0], Beside.strides[1][1], Beside.strides[1][2]},
                                           {Beside.strides[1][0], Beside.strides[1][1], Beside.strides[1][2]}}};
        auto out = memory<everything>::untouched();
        auto const in = memory<everything>::numbers(Length, 7);
        kernel::along<Function, loops<rest>, Extent, Stride, Stride, float>(out, in, lengths());
        return out;
    }
    static constexpr auto contract() {
        auto out = memory<everything>::untouched();
        auto const a = memory<capacity * heads * rows * features>::numbers(Length, 7);
        auto const b = memory<capacity * heads * features * columns>::numbers(Length, 12);
        kernel::contract<loops<products>, over_features, float>(out, a, b, lengths());
        return out;
    }
    template <bool Masked>
    static constexpr auto scores() {
        auto out = memory<everything>::untouched();
        auto const a = memory<capacity * heads * rows * features>::numbers(Length, 7);
        auto const b = memory<capacity * heads * features * columns>::numbers(Length, 12);
        auto const bias = memory<everything>::numbers(Length, 3);
        bool keep[everything] = {};
        for (std::size_t i = 0; i < everything; ++i) keep[i] = i % 3 != 0;
        if constexpr (Masked) {
            kernel::scores<kernel::loops_of(loops<products>, over_features), float>(
                out, a, b, 0.5f, kernel::written_mask<bool[everything], memory<everything>>{keep, bias}, lengths());
        } else {
            kernel::scores<kernel::loops_of(loops<products>, over_features), float>(out, a, b, 0.5f, kernel::no_mask,
                                                                                    lengths());
        }
        return out;
    }
    static constexpr auto attend() {
        auto out = memory<everything>::untouched();
        auto const a = memory<capacity * heads * rows * features>::numbers(Length, 7);
        auto const b = memory<capacity * heads * features * columns>::numbers(Length, 12);
        bool keep[capacity * heads * rows * features] = {};
        for (std::size_t i = 0; i < sizeof(keep); ++i) keep[i] = i % 3 != 0;
        kernel::attend<kernel::loops_of(loops<products>, over_features), float>(out, a, b, keep, lengths());
        return out;
    }

    using sum = kernel::lane_sum<float>;
    using most = kernel::greatest<float>;
    /// The calls, by their numbers.
    template <std::size_t Which>
    static constexpr auto call() {
        if constexpr (Which == 0) return map();
        if constexpr (Which == 1) return reduce<sum, beside_columns, over_columns, capacity * heads * rows>();
        if constexpr (Which == 2) return reduce<sum, beside_rows, over_rows, capacity * heads * columns>();
        if constexpr (Which == 3) return reduce<most, beside_columns, over_columns, capacity * heads * rows>();
        if constexpr (Which == 4) return along<kernel::softmax_function, beside_columns, columns, 1>();
        if constexpr (Which == 5) return along<kernel::softmax_function, beside_rows, rows, columns>();
        if constexpr (Which == 6) return along<kernel::naive_softmax_function, beside_columns, columns, 1>();
        if constexpr (Which == 7) return contract();
        if constexpr (Which == 8) return scores<false>();
        if constexpr (Which == 9) return scores<true>();
        if constexpr (Which == 10) return attend();
    }
    static constexpr std::size_t count = 11;
};

/// Each a constant of its own, as the steps of one are limited.
template <std::size_t Length, std::size_t Which>
[[maybe_unused]] constexpr bool agrees_in_the_compiler =
    calls<true, Length>::template call<Which>() == calls<false, Length>::template call<Which>();

template <std::size_t Length, std::size_t... Which>
void every_call(heed::indices<Which...>) {
    auto const one = [](auto which, auto typed, auto by_number) {
        INFO("call " << which << ", length " << Length);
        CHECK(typed() == by_number());
    };
    (one(Which, &calls<true, Length>::template call<Which>, &calls<false, Length>::template call<Which>), ...);
    // In the compiler.
    static_assert(
        ((calls<true, Length>::template call<Which>() == calls<false, Length>::template call<Which>()) && ...));
}

template <std::size_t... Which>
void nothing_is_done(heed::indices<Which...>) {
    auto const check = [](auto const& result) {
        for (float one : result.values) CHECK(one == -77);
    };
    (check(calls<false, 0>::template call<Which>()), ...);
}

using all_calls = heed::first_indices<calls<true, 1>::count>;

}  // namespace

TEST_CASE("an outer loop that ends at a length does what one does that its type ends there") {
    every_call<1>(all_calls{});
    every_call<2>(all_calls{});
    every_call<capacity>(all_calls{});
}

TEST_CASE("a length of 0 is no turn at all") { nothing_is_done(all_calls{}); }

TEST_CASE("a loop that ends at a length takes in what is inside of it, and nothing joins from outside") {
    // Row-major: all loops would be one.
    constexpr kernel::nest<1, 3> full{3, {2, 3, 5}, {{15, 5, 1}}};
    STATIC_REQUIRE(kernel::collapse(full).rank == 1);
    constexpr auto outermost = ended(full, 0), middle = ended(full, 1), innermost = ended(full, 2);
    STATIC_REQUIRE((outermost.rank == 1 && outermost.extents[0] == 30 && outermost.per_length[0] == 15));
    STATIC_REQUIRE(kernel::row_turns<outermost>(kernel::run_time_lengths<1>{{1}}) == 15);
    STATIC_REQUIRE(
        (middle.rank == 2 && middle.ended_by[0] == 0 && middle.ended_by[1] == 1 && middle.per_length[1] == 5));
    STATIC_REQUIRE((innermost.rank == 2 && innermost.extents[0] == 6 && innermost.per_length[1] == 1));
    // A capacity of 1 is no extent of 1: the length may be 0.
    constexpr kernel::nest<1, 2> one{2, {1, 3}, {{3, 1}}};
    STATIC_REQUIRE(kernel::visits_any<ended(one, 0)>(kernel::run_time_lengths<1>{{1}}));
    STATIC_REQUIRE(!kernel::visits_any<ended(one, 0)>(kernel::run_time_lengths<1>{{0}}));
}

namespace {

/// The sum of the numbers of all elements that a nest visits, and how many there are.
template <auto Nest, class Lengths>
constexpr std::size_t visited(Lengths lengths) {
    std::size_t sum = 0;
    for (kernel::nest_cursor<Nest, Lengths> row{{}, lengths}; row.more; row.next()) {
        for (std::size_t i = 0; i < kernel::row_turns<Nest>(lengths); ++i) {
            sum += 1000 + row.at[0] + i * kernel::row_stride<Nest, 0>;
        }
    }
    return sum;
}

constexpr std::size_t extents[] = {2, 3, 5};
constexpr std::size_t orders[][3] = {{15, 5, 1}, {15, 1, 3}, {1, 2, 6}, {3, 6, 1}};

/// How many pairs of lengths of two loops of three lead to other elements than they should.
template <std::size_t First, std::size_t Second, std::size_t Order>
constexpr std::size_t wrong_lengths() {
    constexpr kernel::nest<1, 3> full{3,
                                      {extents[0], extents[1], extents[2]},
                                      {{orders[Order][0], orders[Order][1], orders[Order][2]}},
                                      {First == 0,
                                       First == 1    ? 1
                                       : Second == 1 ? 2
                                                     : 0,
                                       Second == 2 ? 2 : 0},
                                      {1, 1, 1}};
    constexpr kernel::nest<1, 3> loops = kernel::collapse(full);
    std::size_t wrong = 0;
    for (std::size_t first = 0; first <= extents[First]; ++first) {
        for (std::size_t second = 0; second <= extents[Second]; ++second) {
            std::size_t ends[] = {extents[0], extents[1], extents[2]}, sum = 0;
            ends[First] = first;
            ends[Second] = second;
            for (std::size_t i = 0; i < ends[0]; ++i) {
                for (std::size_t j = 0; j < ends[1]; ++j) {
                    for (std::size_t k = 0; k < ends[2]; ++k) {
                        sum += 1000 + i * orders[Order][0] + j * orders[Order][1] + k * orders[Order][2];
                    }
                }
            }
            if (visited<loops>(kernel::run_time_lengths<2>{{first, second}}) != sum) ++wrong;
        }
    }
    return wrong;
}
template <std::size_t First, std::size_t Second>
constexpr std::size_t wrong_nests() {
    return wrong_lengths<First, Second, 0>() + wrong_lengths<First, Second, 1>() + wrong_lengths<First, Second, 2>() +
           wrong_lengths<First, Second, 3>();
}

}  // namespace

TEST_CASE("two lengths, at any two of three loops, of all sizes") {
    STATIC_REQUIRE(wrong_nests<0, 1>() == 0);
    STATIC_REQUIRE(wrong_nests<0, 2>() == 0);
    STATIC_REQUIRE(wrong_nests<1, 2>() == 0);
    CHECK(wrong_nests<0, 1>() == 0);
    CHECK(wrong_nests<0, 2>() == 0);
    CHECK(wrong_nests<1, 2>() == 0);
}
