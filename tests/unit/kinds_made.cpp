// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Everything that makes tensors makes all kinds that have values of their own, and refuses views.
#include "../support/catch.hpp"

#include <array>
#include <cstddef>
#include <filesystem>
#include <string>
#include <tuple>
#include <type_traits>
#include <unistd.h>
#include <vector>

#include <heed/heed.hpp>
#include <heed/io/npy.hpp>
#include <heed/random/rand.hpp>
#include <heed/random/randint.hpp>
#include <heed/random/randn.hpp>
#include <heed/random/randperm.hpp>

namespace {

using namespace heed;
using namespace heed::axes;
using random::manual_seed;

#define MAKES(...) ->decltype(__VA_ARGS__) { return __VA_ARGS__; }

/// One function that makes tensors: its `can_`, and a call, both of the type to make.
template <class Can, class Call>
struct maker {
    char const* name;
    Can can;
    Call call;
};
template <class Can, class Call>
maker(char const*, Can, Call) -> maker<Can, Call>;

constexpr auto tens = [](std::size_t i, std::size_t j) { return 10 * i + j; };
constexpr std::array<float, 6> six{1, 2.5f, -3, 4, 5, 6};
using G = random::generator&;

// Of [Query<2>, Key<3>].
constexpr auto makers = std::tuple{
    maker{"zeros", []<class X> { return can_zeros<X>; }, []<class X>() MAKES(zeros<X>())},
    maker{"full", []<class X> { return can_full<X, element_of<X>>; }, []<class X>() MAKES(full<X>(element_of<X>(1)))},
    maker{"iota", []<class X> { return can_iota<X, element_of<X>, element_of<X>>; },
          []<class X>() MAKES(iota<X>(element_of<X>(0), element_of<X>(1)))},
    maker{"eye", []<class X> { return can_eye<X>; }, []<class X>() MAKES(eye<X>())},
    maker{"generate", []<class X> { return can_generate<X, decltype(tens)>; }, []<class X>() MAKES(generate<X>(tens))},
};
constexpr auto makers_of_numbers = std::tuple{
    maker{"from values", []<class X> { return can_from<X, int, float, int, int, int, int>; },
          []<class X>() MAKES(from<X>(1, 2.5f, 3, 4, 5, 6))},
    maker{"from an array", []<class X> { return can_from<X, std::array<float, 6>>; },
          []<class X>() MAKES(from<X>(six))},
    maker{"from braces", []<class X> { return can_from<X, std::array<float, 6>>; },
          []<class X>() MAKES(from<X>({{1, 2.5f, -3}, {4, 5, 6}}))},
    maker{"rand", []<class X> { return random::can_rand<X, G>; },
          []<class X, class S = random::generator>(S g = manual_seed(42)) MAKES(random::rand<X>(g))},
    maker{"randn", []<class X> { return random::can_randn<X, G>; },
          []<class X, class S = random::generator>(S g = manual_seed(42)) MAKES(random::randn<X>(g))},
    maker{"randint", []<class X> { return random::can_randint<X, G, int, int>; },
          []<class X, class S = random::generator>(S g = manual_seed(42)) MAKES(random::randint<X>(g, -3, 9))},
    maker{"randint from 0 on", []<class X> { return random::can_randint<X, G, int, int>; },
          []<class X, class S = random::generator>(S g = manual_seed(42)) MAKES(random::randint<X>(g, 9))},
};
constexpr auto makers_of_bools = std::tuple{
    maker{"from bools", []<class X> { return can_from<X, bool, bool, bool, bool, bool, bool>; },
          []<class X>() MAKES(from<X>(true, false, true, true, false, false))},
    maker{"from braces of bools", []<class X> { return can_from<X, bool, bool, bool, bool, bool, bool>; },
          []<class X>() MAKES(from<X>({{true, false, true}, {true, false, false}}))},
    maker{"randint of bools", []<class X> { return random::can_randint<X, G, int, int>; },
          []<class X, class S = random::generator>(S g = manual_seed(42)) MAKES(random::randint<X>(g, 0, 2))},
};
// Of [Key<7>].
constexpr auto makers_of_rows = std::tuple{
    maker{"randperm", []<class X> { return random::can_randperm<X, G>; },
          []<class X, class S = random::generator>(S g = manual_seed(42)) MAKES(random::randperm<X>(g))},
};

template <auto const& List, std::size_t Which, class Plain, class X>
constexpr bool makes_the_same() {
    auto const expected = std::get<Which>(List).call.template operator()<Plain>();
    auto const made = std::get<Which>(List).call.template operator()<X>();
    static_assert(std::is_same_v<decltype(made), X const>);
    bool same = true;
    for (std::size_t i = 0; i < X::size; ++i) same = same && made.values[i] == expected.values[i];
    return same;
}

template <auto const& List, std::size_t Which, class X>
concept is_made = requires { std::get<Which>(List).call.template operator()<X>(); };

template <auto const& List, std::size_t Which, class Plain, class X>
void check_makes() {
    std::string const name = std::get<Which>(List).name;
    INFO(name);
    CHECK(std::get<Which>(List).can.template operator()<X>());
    CHECK(is_made<List, Which, X>);
    constexpr bool same_in_a_constant = makes_the_same<List, Which, Plain, X>();
    CHECK(same_in_a_constant);
    bool (*volatile at_run_time)() = &makes_the_same<List, Which, Plain, X>;
    CHECK(at_run_time());
}
template <auto const& List, std::size_t Which, class X>
void check_refuses() {
    std::string const name = std::get<Which>(List).name;
    INFO(name);
    CHECK(!std::get<Which>(List).can.template operator()<X>());
    CHECK(!is_made<List, Which, X>);
}

template <auto const& List, class Plain, class... Xs>
void check_all_make() {
    []<std::size_t... Which>(indices<Which...>) {
        auto const check = []<std::size_t One>(indices<One>) { (check_makes<List, One, Plain, Xs>(), ...); };
        (check(indices<Which>{}), ...);
    }(first_indices<std::tuple_size_v<std::remove_cvref_t<decltype(List)>>>{});
}
template <auto const& List, class... Xs>
void check_all_refuse() {
    []<std::size_t... Which>(indices<Which...>) {
        auto const check = []<std::size_t One>(indices<One>) { (check_refuses<List, One, Xs>(), ...); };
        (check(indices<Which>{}), ...);
    }(first_indices<std::tuple_size_v<std::remove_cvref_t<decltype(List)>>>{});
}

using table = tensor<float, Query<2>, Key<3>>;
using truths = tensor<bool, Query<2>, Key<3>>;
using view = tensor_view<float, Query<2>, Key<3>>;
using view_of_const = tensor_view<float const, Query<2>, Key<3>>;
using strided = strided_view<float, strides<1, 2>, Query<2>, Key<3>>;
using view_of_bools = tensor_view<bool const, Query<2>, Key<3>>;
using strided_bools = strided_view<bool, strides<0, 1>, Query<2>, Key<3>>;

}  // namespace

TEST_CASE("Everything that makes tensors makes them on the heap, too, and for a purpose") {
    using w = projection<Query, float, Query<2>, Key<3>>;
    using b = projection_bias<Query, float, Query<2>, Key<3>>;
    using on_the_heap = heap_tensor<float, Query<2>, Key<3>>;
    check_all_make<makers, table, table, on_the_heap, w, b, bias<float, Query<2>, Key<3>>>();
    check_all_make<makers_of_numbers, table, table, on_the_heap, w, b, bias<float, Query<2>, Key<3>>>();
    using truths_on_the_heap = heap_tensor<bool, Query<2>, Key<3>>;
    check_all_make<makers_of_bools, truths, truths, truths_on_the_heap, keep<Query<2>, Key<3>>,
                   drop<Query<2>, Key<3>>>();
    check_all_make<makers_of_rows, tensor<int, Key<7>>, tensor<int, Key<7>>, heap_tensor<int, Key<7>>>();
}

TEST_CASE("Nothing makes a view, and can_ says so") {
    check_all_refuse<makers, view, view_of_const, strided, bias<view_of_const>, keep<view_of_bools>>();
    check_all_refuse<makers_of_numbers, view, view_of_const, strided, bias<strided>>();
    check_all_refuse<makers_of_bools, view_of_bools, strided_bools, keep<view_of_bools>, drop<strided_bools>>();
    check_all_refuse<makers_of_rows, tensor_view<int, Key<7>>, strided_view<int, strides<2>, Key<7>>>();
    using fault::a_view_has_no_values_of_its_own_so_make_a_tensor_and_view_that;
    STATIC_REQUIRE(std::is_same_v<fault_of_zeros<view>,
                                  a_view_has_no_values_of_its_own_so_make_a_tensor_and_view_that<view>>);
    STATIC_REQUIRE(std::is_same_v<random::fault_of_randn<strided, G>,
                                  a_view_has_no_values_of_its_own_so_make_a_tensor_and_view_that<strided>>);
    // Nor is one read from a file.
    STATIC_REQUIRE(io::can_read_npy<table>);
    STATIC_REQUIRE(io::can_read_npy<heap_tensor<float, Query<2>, Key<3>>>);
    STATIC_REQUIRE(!io::can_read_npy<view>);
    STATIC_REQUIRE(!io::can_read_npy<strided>);
}

// Too big for the stack ------------------------------------------------------------------------------------------

namespace {

using big = heap_tensor<float, Query<257>, Key<263>>;
using big_w = projection<Query, float, Query<257>, Key<263>>;
using big_b = bias<float, Query<257>, Key<263>>;
using big_mask = keep<Query<521>, Key<523>>;
static_assert(std::is_base_of_v<big, big_w> && std::is_base_of_v<big, big_b>);
static_assert(std::is_base_of_v<heap_tensor<bool, Query<521>, Key<523>>, big_mask>);

template <class X, class F>
bool is(X const& x, F f) {
    for (std::size_t i = 0; i < X::size; ++i) {
        if (x.values[i] != static_cast<element_of<X>>(f(i))) return false;
    }
    return true;
}
template <class X, class Y>
bool begins_with(X const& x, Y const& y) {
    for (std::size_t i = 0; i < Y::size; ++i) {
        if (x.values[i] != y.values[i]) return false;
    }
    return true;
}

template <class X>
void check_big() {
    CHECK(is(zeros<X>(), [](std::size_t) { return 0; }));
    CHECK(is(full<X>(element_of<X>(1)), [](std::size_t) { return 1; }));
    constexpr std::size_t columns = detail::extent_in<shape_type_of<X>, axis_name<Key>>;
    CHECK(is(eye<X>(), [](std::size_t i) { return i / columns == i % columns; }));
    CHECK(is(generate<X>([](std::size_t i, std::size_t j) { return element_of<X>((i * columns + j) % 2); }),
             [](std::size_t i) { return i % 2; }));
    std::vector<element_of<X>> values(X::size);
    for (std::size_t i = 0; i < X::size; ++i) values[i] = static_cast<element_of<X>>(i % 2);
    CHECK(is(from<X>(values), [](std::size_t i) { return i % 2; }));
    auto g = manual_seed(7);
    auto h = manual_seed(7);
    CHECK(begins_with(random::randint<X>(g, 0, 2), random::randint<tensor<element_of<X>, Key<1009>>>(h, 0, 2)));
    X const copied{from<X>(values)};
    CHECK(copied == from<X>(values));
}
template <class X>
void check_big_numbers() {
    CHECK(is(iota<X>(), [](std::size_t i) { return i; }));
    auto g = manual_seed(7);
    auto h = manual_seed(7);
    CHECK(begins_with(random::rand<X>(g), random::rand<float, Key<1009>>(h)));
    g = manual_seed(7);
    h = manual_seed(7);
    CHECK(begins_with(random::randn<X>(g), random::randn<float, Key<1024>>(h)));
}

}  // namespace

TEST_CASE("What is too big for the stack is made on the heap by everything that makes tensors") {
    STATIC_REQUIRE(std::is_same_v<decltype(zeros<float, Query<257>, Key<263>>()), big>);
    check_big<big>();
    check_big<big_w>();
    check_big<big_b>();
    check_big<big_mask>();
    check_big_numbers<big>();
    check_big_numbers<big_w>();
    check_big_numbers<big_b>();
    auto g = manual_seed(3);
    auto const order = random::randperm<int, Key<70001>>(g);
    STATIC_REQUIRE(std::is_same_v<decltype(order), heap_tensor<int, Key<70001>> const>);
    std::vector<bool> seen(70001, false);
    for (int const one : order) seen[static_cast<std::size_t>(one)] = true;
    CHECK(seen == std::vector<bool>(70001, true));
    CHECK(order(0) != 0);
}

TEST_CASE("A tensor that is too big for the stack is read from a file") {
    auto const file = std::filesystem::temp_directory_path() / ("heed_made_" + std::to_string(::getpid()));
    auto const x = iota<big>();
    io::write_npy(file, x);
    CHECK(io::read_npy<big>(file) == x);
    CHECK(io::read_npy<heap_tensor<double, Query<257>, Key<263>>>(file) == cast<double>(x));
    std::filesystem::remove(file);
}
