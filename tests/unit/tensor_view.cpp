// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include "../support/operations.hpp"

#include <array>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

using namespace heed;
using namespace heed::axes;

namespace {

template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
constexpr char const* differences_in_views() {
    using plain = every_operation::operands<Queries, Keys, Features, Values>;
    auto const q = plain::q();
    auto k = plain::k();
    auto v = plain::v();
    return every_operation::first_difference_from_plain<Queries, Keys, Features, Values>(
        tensor_view<float const, Query<Queries>, Dk<Features>>(q), tensor_view<float, Key<Keys>, Dk<Features>>(k),
        tensor_view<float const, Key<Keys>, Dv<Values>>(v));
}

/// Memory in which a matrix stands with `RowStep` and `ColumnStep`, NaN between its elements.
template <std::size_t RowStep, std::size_t ColumnStep, class X, class Rows, class Columns>
struct spread {
    static constexpr std::size_t rows = extent_of<Rows>, columns = extent_of<Columns>;
    float memory[(rows - 1) * RowStep + (columns - 1) * ColumnStep + 1];

    constexpr explicit spread(X const& x) : memory{} {
        for (float& one : memory) one = math::quiet_nan<float>;
        for (std::size_t i = 0; i < rows; ++i) {
            for (std::size_t j = 0; j < columns; ++j) memory[i * RowStep + j * ColumnStep] = x(i, j);
        }
    }
    [[nodiscard]] constexpr auto view() const {
        return strided_view<float const, strides<RowStep, ColumnStep>, Rows, Columns>(memory);
    }
};

/// Column-major queries, keys that are every second column of a bigger matrix, and values in rows with a gap.
template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
constexpr char const* differences_in_strided_views() {
    using plain = every_operation::operands<Queries, Keys, Features, Values>;
    auto const q = plain::q();
    auto const k = plain::k();
    auto const v = plain::v();
    spread<1, Queries, decltype(plain::q()), Query<Queries>, Dk<Features>> const q_memory(q);
    spread<2 * Features + 3, 2, decltype(plain::k()), Key<Keys>, Dk<Features>> const k_memory(k);
    spread<Values + 5, 1, decltype(plain::v()), Key<Keys>, Dv<Values>> const v_memory(v);
    return every_operation::first_difference_from_plain<Queries, Keys, Features, Values>(
        q_memory.view(), k_memory.view(), v_memory.view());
}

constexpr bool writes_through() {
    int memory[6] = {0, 1, 2, 3, 4, 5};
    tensor_view<int, Query<2>, Key<3>> const x(memory);
    x(1, 2) = 50;
    x(index<Key>(0), index<Query>(1)) = 30;
    auto y = x;
    y += y;
    bool right = memory[5] == 100 && memory[3] == 60 && memory[1] == 2;

    strided_view<int, strides<1, 2>, Query<2>, Key<3>> transposed(memory);
    right = right && transposed(1, 2) == 100 && transposed(0, 1) == 4;
    transposed -= 1;
    right = right && memory[5] == 99 && memory[0] == -1;

    // Every second element only.
    strided_view<int, strides<2>, Key<3>> evens(memory);
    evens *= 10;
    return right && memory[2] == 30 && memory[3] == 59 && memory[4] == 70;
}

template <class C, class... Axes>
concept views_what_is_handed_over = requires(C& c) { view_of<Axes...>(static_cast<C&&>(c)); };

/// A tensor, one on the heap and a view, each written to through a view of it.
template <std::size_t Queries, std::size_t Keys>
constexpr bool views_of_tensors_write_through() {
    auto x = iota<int, Query<Queries>, Key<Keys>>();
    heap_tensor<int, Query<Queries>, Key<Keys>> far(x);
    auto near = view_of(x);
    near += 1;
    auto further = view_of(view_of(far));
    further += 1;
    auto const constant = view_of(x);
    view_of(constant)(Queries - 1, 0) = -1;
    x(Queries - 1, 0) += static_cast<int>((Queries - 1) * Keys) + 2;
    return x == iota<int, Query<Queries>, Key<Keys>>(1) && far == x && view_of(far) == x;
}

template <class... Arguments>
std::string said(auto f, Arguments&... arguments) {
    try {
        f(arguments...);
    } catch (out_of_range const& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("Every operation takes views and gives what it gives for tensors") {
    static_assert(every_operation::is_none(differences_in_views<2, 3, 5, 7>()));
    CHECK(std::string(differences_in_views<2, 3, 5, 7>()) == "");
    static_assert(every_operation::is_none(differences_in_views<3, 3, 3, 3>()));
    CHECK(std::string(differences_in_views<3, 3, 3, 3>()) == "");
}

TEST_CASE("Every operation takes strided views and reads nothing between their elements") {
    static_assert(every_operation::is_none(differences_in_strided_views<2, 3, 5, 7>()));
    CHECK(std::string(differences_in_strided_views<2, 3, 5, 7>()) == "");
    static_assert(every_operation::is_none(differences_in_strided_views<3, 3, 3, 3>()));
    CHECK(std::string(differences_in_strided_views<3, 3, 3, 3>()) == "");
}

TEST_CASE("A view changes the values that it views, and no others") {
    static_assert(writes_through());
    CHECK(writes_through());
}

TEST_CASE("A view is a pointer, and of const elements where it must not change them") {
    using x = tensor_view<float const, Query<2>, Key<3>>;
    static_assert(sizeof(x) == sizeof(float*) && std::is_trivially_copyable_v<x>);
    static_assert(std::is_same_v<element_of<x>, float>);
    static_assert(std::is_same_v<decltype(std::declval<x&>()(0, 0)), float const&>);
    static_assert(std::is_convertible_v<tensor<float, Query<2>, Key<3>> const&, x>);
    static_assert(
        !std::is_constructible_v<tensor_view<float, Query<2>, Key<3>>, tensor<float, Query<2>, Key<3>> const&>);
    static_assert(!std::is_constructible_v<x, tensor<float, Key<3>, Query<2>>&>);
    static_assert(!std::is_constructible_v<x, tensor<double, Query<2>, Key<3>>&>);
    static_assert(!std::is_constructible_v<x, strided_view<float, strides<1, 2>, Query<2>, Key<3>>&>);
    static_assert(!can_strided_view<float, strides<1>, Query<2>, Key<3>>);
    static_assert(std::is_same_v<fault_of_strided_view<float, strides<1>, Query<2>, Key<3>>,
                                 fault::a_strided_view_needs_exactly_one_stride_for_each_axis<
                                     strides<1>, shape_t<Query<2>, Key<3>>>>);
}

namespace {

template <auto Call>
concept is_a_constant = requires { typename std::integral_constant<int, Call()>; };

/// One behind the other in memory, but no evaluator lets a pointer go from one inner array to the next.
constexpr int nested_rows[2][3] = {{1, 2, 3}, {4, 5, 6}};
constexpr std::array<std::array<int, 3>, 2> nested_array{{{1, 2, 3}, {4, 5, 6}}};
constexpr auto viewed = [] { return view_of<Query<2>, Key<3>>(nested_rows)(1, 2); };
constexpr auto viewed_array = [] { return view_of<Query<2>, Key<3>>(nested_array)(0, 1); };
constexpr auto copied = [] { return from<int, Query<2>, Key<3>>(nested_rows)(1, 2); };
constexpr auto copied_array = [] { return from<int, Query<2>, Key<3>>(nested_array)(1, 2); };

}  // namespace

TEST_CASE("arrays in each other are viewed at run time, and copied in constants") {
    static_assert(!is_a_constant<viewed> && !is_a_constant<viewed_array>);
    static_assert(is_a_constant<copied> && is_a_constant<copied_array>);
    CHECK(viewed() == 6);
    CHECK(viewed_array() == 2);
    static_assert(copied() == 6 && copied_array() == 6);
}

TEST_CASE("view_of counts the values of what it views") {
    std::vector<float> vector(6, 1.0f);
    auto const x = view_of<Query<2>, Key<3>>(vector);
    static_assert(std::is_same_v<decltype(x), tensor_view<float, Query<2>, Key<3>> const>);
    CHECK(x.data() == vector.data());
    auto const& constant = vector;
    static_assert(
        std::is_same_v<decltype(view_of<Query<2>, Key<3>>(constant)), tensor_view<float const, Query<2>, Key<3>>>);

    auto const wrong = [](auto& values) { return view_of<Query<2>, Key<5>>(values); };
    CHECK(said(wrong, vector) == "heed: expected 10 values for the shape [Query<2>, Key<5>], but 6 came");

    int array[6] = {};
    CHECK(view_of<Query<2>, Key<3>>(array).data() == array);
    static_assert(!can_view_of<int[6], Query<2>, Key<5>>);
    static_assert(std::is_same_v<fault_of_view_of<std::array<int, 6>, Query<2>, Key<5>>,
                                 fault::view_of_needs_exactly_as_many_values_as_the_shape_has_elements<
                                     shape_t<Query<2>, Key<5>>, values_given<6>>>);
    static_assert(!can_view_of<std::vector<bool>, Key<3>>);

    std::span<int> const span(array);
    CHECK(view_of<Key<6>>(span).data() == array);
    CHECK(view_of<Key<6>>(std::span<int>(array)).data() == array);
    CHECK(view_of<Key<4>>(std::span<int>(array).first(4)).data() == array);
    CHECK(view_of<Key<4>>(std::span<int>(array).first<4>()).data() == array);
    static_assert(!can_view_of<std::span<int, 4>, Key<5>>);
}

TEST_CASE("view_of a tensor has its axes, and changes it unless it is const") {
    static_assert(views_of_tensors_write_through<2, 3>());
    CHECK(views_of_tensors_write_through<2, 3>());
    static_assert(views_of_tensors_write_through<4, 4>());
    CHECK(views_of_tensors_write_through<4, 4>());

    using x = tensor<float, Query<2>, Key<3>>;
    static_assert(std::is_same_v<decltype(view_of(std::declval<x const&>())),
                                 tensor_view<float const, Query<2>, Key<3>>>);
    static_assert(can_view_of<x, Query<2>, Key<3>>);
    static_assert(std::is_same_v<fault_of_view_of<x, Key<3>, Query<2>>,
                                 fault::a_tensor_of_one_shape_does_not_become_one_of_another<
                                     x, tensor_view<float, Key<3>, Query<2>>>>);
    using columns = strided_view<float, strides<1, 2>, Query<2>, Key<3>>;
    static_assert(std::is_same_v<fault_of_view_of<columns, Query<2>, Key<3>>,
                                 fault::view_of_needs_values_in_a_row_with_a_data_and_a_size<columns>>);
    static_assert(std::is_same_v<decltype(view_of(std::declval<columns&>())), columns>);
}

TEST_CASE("view_of does not view what ends with the expression, but views views") {
    static_assert(!views_what_is_handed_over<std::vector<int>, Key<3>>);
    static_assert(!views_what_is_handed_over<std::vector<int> const, Key<3>>);
    static_assert(!views_what_is_handed_over<int[3], Key<3>>);
    static_assert(!views_what_is_handed_over<tensor<int, Key<3>>>);
    static_assert(!views_what_is_handed_over<tensor<int, Key<3>> const>);
    static_assert(!views_what_is_handed_over<heap_tensor<int, Key<3>>>);
    static_assert(!views_what_is_handed_over<std::span<int, 4>, Key<3>>);
    static_assert(views_what_is_handed_over<std::span<int>, Key<3>>);
    static_assert(views_what_is_handed_over<std::span<int const, 3> const, Key<3>>);
    static_assert(views_what_is_handed_over<tensor_view<int, Key<3>>>);
    static_assert(std::is_same_v<decltype(view_of(std::declval<tensor_view<int const, Key<3>>>())),
                                 tensor_view<int const, Key<3>>>);
    static_assert(std::is_same_v<fault_of_view_of_temporary<std::span<int, 4>, Key<3>>,
                                 fault::view_of_needs_exactly_as_many_values_as_the_shape_has_elements<
                                     shape_t<Key<3>>, values_given<4>>>);
    static_assert(
        std::is_same_v<fault_of_view_of_temporary<std::vector<int>, Key<3>>,
                       fault::view_of_needs_values_that_outlive_the_view_but_a_temporary_ends_here_so_give_it_a_name<
                           std::vector<int>>>);
}

TEST_CASE("Elements of a strided view are checked as others are") {
    int memory[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    strided_view<int, strides<1, 4>, Query<3>, Key<2>> const x(memory);
    CHECK(x(2, 1) == 6);
    CHECK(x(index<Key>(1), index<Query>(0)) == 4);
    CHECK(x.at(1, 1) == 5);
    CHECK_THROWS_AS(x.at(3, 0), out_of_range);
    CHECK(x.try_at(0, 2) == nullptr);
    CHECK(as_tensor(x) == from<int, Query<3>, Key<2>>({{0, 4}, {1, 5}, {2, 6}}));
}

namespace {

constexpr auto strided_over_tensors() {
    auto x = iota<int, Batch<2>, Query<3>, Key<5>>();
    strided_view<int, strides<5, 1>, Query<6>, Key<5>> const all(x);
    strided_view<int const, strides<5, 15>, Query<3>, Batch<2>> const first_keys(x);
    strided_view<int, strides<2>, Key<3>> every_other(view_of(x));
    every_other(2) = 100;
    return tensor<int, Dk<4>>{all(5, 4), first_keys(2, 1), every_other(1), x(0, 0, 4)};
}

}  // namespace

TEST_CASE("a strided view is had of a tensor's values as they stand in a row, as far as it has them") {
    BOTH_TIMES(result, strided_over_tensors);
    STATIC_REQUIRE(result == tensor<int, Dk<4>>{29, 25, 2, 100});
    auto const big = iota<float, Query<512>, Key<512>>();
    strided_view<float const, strides<1, 512>, Query<512>, Key<512>> const transposed(big);
    CHECK(transposed(3, 511) == 511 * 512 + 3);

    using x = tensor<float, Query<3>, Key<5>>;
    using columns = strided_view<float, strides<1, 3>, Query<3>, Key<5>>;
    using const_columns = strided_view<float const, strides<1, 3>, Query<3>, Key<5>>;
    static_assert(std::is_constructible_v<columns, x&> && std::is_constructible_v<const_columns, x const&>);
    static_assert(std::is_constructible_v<columns, tensor_view<float, Key<15>>>);
    static_assert(!std::is_constructible_v<columns, x const&> && !std::is_constructible_v<columns, x>);
    static_assert(!std::is_constructible_v<const_columns, x>);
    static_assert(!std::is_constructible_v<columns, tensor<double, Query<3>, Key<5>>&>);
    static_assert(!std::is_constructible_v<columns, tensor<float, Key<14>>&>);
    using too_few = fault::a_strided_view_reaches_beyond_the_values_of_the_tensor<columns, shape_t<Key<14>>>;
    static_assert(std::is_same_v<decltype(detail::rule_of_striding<tensor<float, Key<14>>, columns>()), too_few>);
    static_assert(!std::is_constructible_v<strided_view<float const, strides<1>, Key<3>>, columns&>);
}

namespace {

template <class C>
auto of_nested(C& rows) {
    auto const x = view_of<Query<2>, Key<3>>(rows);
    static_assert(std::is_same_v<std::remove_const_t<decltype(x)>, tensor_view<int, Query<2>, Key<3>>>);
    x(1, 0) = 7;
    return x(0, 2) + 10 * x(1, 0) + 100 * x(1, 2);
}

}  // namespace

TEST_CASE("view_of arrays in each other counts every level") {
    int rows[2][3] = {{1, 2, 3}, {4, 5, 6}};
    CHECK(of_nested(rows) == 673);
    CHECK(rows[1][0] == 7);
    std::array<std::array<int, 3>, 2> arrays{{{1, 2, 3}, {4, 5, 6}}};
    CHECK(of_nested(arrays) == 673);
    CHECK(arrays[1][0] == 7);
    std::vector<std::array<int, 3>> vector(2, {1, 2, 3});
    CHECK(of_nested(vector) == 373);
    vector.resize(3);
    CHECK(said([](auto& values) { return view_of<Query<2>, Key<3>>(values); }, vector) ==
          "heed: expected 2 values along Query<2>, but 3 came");
    int const constant[2][3] = {{1, 2, 3}, {4, 5, 6}};
    static_assert(std::is_same_v<decltype(view_of<Query<2>, Key<3>>(constant)),
                                 tensor_view<int const, Query<2>, Key<3>>>);
    CHECK(view_of<Query<2>, Key<3>>(constant)(1, 2) == 6);

    static_assert(!can_view_of<int[3][2], Query<2>, Key<3>> && !can_view_of<int[2][3], Key<6>>);
    static_assert(std::is_same_v<
                  fault_of_view_of<std::vector<std::vector<int>>, Query<2>, Key<3>>,
                  fault::view_of_needs_values_in_one_row_but_these_are_rows_apart_so_make_a_tensor_by_from<
                      std::vector<std::vector<int>>>>);
}
