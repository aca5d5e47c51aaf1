// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/operations.hpp"

#include <cstdint>
#include <type_traits>
#include <utility>
#include <string>
#include <vector>

using namespace heed;
using namespace heed::axes;

namespace {

template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
constexpr char const* differences_on_the_heap() {
    using plain = every_operation::operands<Queries, Keys, Features, Values>;
    heap_tensor<float, Query<Queries>, Dk<Features>> const q(plain::q());
    heap_tensor<float, Key<Keys>, Dk<Features>> const k(plain::k());
    heap_tensor<float, Key<Keys>, Dv<Values>> const v(plain::v());
    return every_operation::first_difference_from_plain<Queries, Keys, Features, Values>(q, k, v);
}

using matrix = heap_tensor<int, Query<2>, Key<3>>;

/// A copy has values of its own, a move takes them, and both forms of assignment do as they should.
constexpr bool is_a_value() {
    matrix x{};
    x(1, 2) = 7;
    matrix copy = x;
    copy(1, 2) = 8;
    bool right = x(1, 2) == 7 && copy(1, 2) == 8 && copy(0, 0) == 0;

    matrix moved = std::move(copy);
    right = right && moved(1, 2) == 8 && copy.data() == nullptr;
    copy = moved;  // One that was moved from may be assigned to.
    moved(1, 2) = 9;
    right = right && copy(1, 2) == 8;

    matrix& self = x;
    x = self;
    right = right && x(1, 2) == 7;
    x = std::move(moved);
    right = right && x(1, 2) == 9;
    matrix const empty = std::move(x);
    matrix other{};
    other = x;
    right = right && other.data() == nullptr && empty(1, 2) == 9;
    return right;
}

/// Elements of a type with constructor and destructor of its own.
struct counted {
    int* alive;
    int number = 1;
    constexpr counted() : alive(nullptr) {}
    constexpr explicit counted(int* count) : alive(count) { ++*alive; }
    constexpr counted(counted const& from) : alive(from.alive), number(from.number) {
        if (alive != nullptr) ++*alive;
    }
    constexpr counted& operator=(counted const& from) {
        if (from.alive != nullptr) ++*from.alive;
        if (alive != nullptr) --*alive;
        alive = from.alive;
        number = from.number;
        return *this;
    }
    constexpr ~counted() {
        if (alive != nullptr) --*alive;
    }
};

constexpr bool ends_its_elements() {
    int alive = 0;
    {
        heap_tensor<counted, Key<3>> x{};
        for (counted& one : x) one = counted(&alive);
        heap_tensor<counted, Key<3>> y = x;
        if (alive != 6 || y(2).number != 1) return false;
    }
    return alive == 0;
}

}  // namespace

TEST_CASE("Every operation takes tensors on the heap and gives what it gives for others") {
    static_assert(every_operation::is_none(differences_on_the_heap<2, 3, 5, 7>()));
    CHECK(std::string(differences_on_the_heap<2, 3, 5, 7>()) == "");
    static_assert(every_operation::is_none(differences_on_the_heap<3, 3, 3, 3>()));
    CHECK(std::string(differences_on_the_heap<3, 3, 3, 3>()) == "");
}

TEST_CASE("A heap_tensor is a value, also in a constant expression") {
    static_assert(is_a_value());
    CHECK(is_a_value());
    static_assert(ends_its_elements());
    CHECK(ends_its_elements());
    static_assert(std::is_nothrow_move_constructible_v<matrix> && std::is_nothrow_move_assignable_v<matrix>);
}

TEST_CASE("Its values are aligned to 64 bytes and all zero at first") {
    for (int i = 0; i < 5; ++i) {
        heap_tensor<float, Query<3>, Dk<7>> const x{};
        CHECK(reinterpret_cast<std::uintptr_t>(x.data()) % 64 == 0);
        CHECK(x == zeros<float, Query<3>, Dk<7>>());
    }
}

TEST_CASE("Its elements are found as those of a tensor are") {
    auto x = heap_tensor<int, Query<2>, Key<3>>(iota<int, Query<2>, Key<3>>());
    CHECK(x(1, 2) == 5);
    CHECK(x(index<Key>(0), index<Query>(1)) == 3);
    CHECK(x.at(0, 2) == 2);
    CHECK_THROWS_AS(x.at(2, 0), out_of_range);
    CHECK(x.try_at(0, 3) == nullptr);
    CHECK(*x.try_at(1, 1) == 4);
    auto const& constant = x;
    static_assert(std::is_same_v<decltype(constant(0, 0)), int const&>);
    static_assert(std::is_same_v<decltype(x(0, 0)), int&>);
    static_assert(!can_index<shape_type_of<decltype(x)>, int>);
    x += x;
    CHECK(x(1, 2) == 10);
    heap_tensor<int, Key<2>> row{};
    row[1] = 3;
    CHECK(row[1] == 3);
    heap_tensor<double> const number{};
    double const value = number;
    CHECK(value == 0);
}

TEST_CASE("What is too big for the stack is on the heap, and the type that would be on it is refused") {
    static_assert(largest_tensor_bytes == 262144);
    static_assert(can_tensor<float, Time<256>, Dk<256>>);
    static_assert(!can_tensor<float, Time<257>, Dk<256>>);
    using too_big = tensor<float, Time<4096>, Dk<64>>;
    static_assert(std::is_same_v<fault_of_tensor<float, Time<4096>, Dk<64>>,
                                 fault::a_tensor_this_big_overflows_the_stack_so_say_heap_tensor<
                                     too_big, bytes<1048576>, bytes<largest_tensor_bytes>>>);

    auto const x = full<float, Time<4096>, Dk<64>>(0.5f);
    static_assert(std::is_same_v<decltype(x), heap_tensor<float, Time<4096>, Dk<64>> const>);
    auto const row_sums = sum<Dk>(x);
    static_assert(std::is_same_v<decltype(row_sums), tensor<float, Time<4096>> const>);
    CHECK(row_sums(4095) == 32.0f);
    auto const twice = x + x;
    static_assert(std::is_same_v<decltype(twice), heap_tensor<float, Time<4096>, Dk<64>> const>);
    CHECK(twice(4095, 63) == 1.0f);

    // Weights and masks that are too big keep what their type promises.
    auto const q = zeros<float, Query<300>, Dk<2>>();
    auto const k = zeros<float, Key<300>, Dk<2>>();
    auto const logits = scores(q, k);
    static_assert(is_logits_over<decltype(logits), Key>);
    CHECK(logits(299, 299) == 0.0f);
    auto const weights = softmax<Key>(logits);
    static_assert(is_distribution_over<decltype(weights), Key>);
    CHECK(weights(299, 0) == 1.0f / 300.0f);
    keep<Query<600>, Key<600>> mask{};
    CHECK_FALSE(mask(599, 599));
}

TEST_CASE("A tensor of another shape or element type makes no heap_tensor") {
    using x = heap_tensor<float, Query<2>, Key<3>>;
    static_assert(std::is_constructible_v<x, tensor<float, Query<2>, Key<3>>>);
    static_assert(!std::is_constructible_v<x, tensor<float, Key<3>, Query<2>>>);
    static_assert(!std::is_constructible_v<x, tensor<double, Query<2>, Key<3>>>);
    static_assert(!std::is_convertible_v<tensor<float, Query<2>, Key<3>>, x>);
}
