// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/mask.hpp>
#include <heed/attention/project.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include <array>
#include <span>
#include <type_traits>
#include <vector>

using namespace heed::axes;
namespace fault = heed::fault;

template <class A, class B>
inline constexpr bool same = std::is_same_v<A, B>;

// What is made -----------------------------------------------------------------------------------------------------

using table = heed::tensor<float, Query<2>, Key<3>>;
using wq = heed::projection<Query, float, Model<2>, Dk<3>>;
using padding = heed::keep<Batch<2>, Key<3>>;

static_assert(same<decltype(heed::zeros<float, Query<2>, Key<3>>()), table>);
static_assert(same<decltype(heed::zeros<table>()), table>);
static_assert(same<decltype(heed::zeros<wq>()), wq>);
static_assert(same<decltype(heed::zeros<padding>()), padding>);
static_assert(same<decltype(heed::zeros<double>()), heed::tensor<double>>);
static_assert(same<decltype(heed::full<float, Query<2>, Key<3>>(7.0f)), table>);
static_assert(same<decltype(heed::full<wq>(7.0f)), wq>);
static_assert(same<decltype(heed::iota<int, Key<3>>()), heed::tensor<int, Key<3>>>);
static_assert(same<decltype(heed::iota<wq>()), wq>);
static_assert(same<decltype(heed::eye<float, Query<2>, Key<3>>()), table>);
static_assert(same<decltype(heed::eye<wq>()), wq>);
static_assert(same<decltype(heed::from<float, Query<2>, Key<3>>(1, 2, 3, 4, 5, 6)), table>);
static_assert(same<decltype(heed::from<wq>(1, 2, 3, 4, 5, 6)), wq>);
static_assert(same<decltype(heed::from<wq>({{1, 2, 3}, {4, 5, 6}})), wq>);
static_assert(same<decltype(heed::from<padding>({{true, true, false}, {true, false, false}})), padding>);

// Faults of `from` -------------------------------------------------------------------------------------------------

template <class Fault, class X, class... Values>
inline constexpr bool from_fault_is = same<heed::fault_of_from<X, Values...>, Fault>;
using shape_of_table = heed::shape_type_of<table>;
using whole_numbers = heed::tensor<int, Query<2>, Key<3>>;
template <std::size_t Count>
using too_many_or_few =
    fault::from_needs_exactly_as_many_values_as_the_shape_has_elements<shape_of_table, heed::values_given<Count>>;
template <class Came, class Element>
using loses = fault::from_needs_values_that_convert_to_the_element_type_without_loss<Came, Element>;

static_assert(from_fault_is<heed::none, table, float, float, float, float, float, float>);
static_assert(from_fault_is<heed::none, table, float[6]>);
static_assert(from_fault_is<heed::none, table, float const[6]>);
static_assert(from_fault_is<heed::none, table, std::array<float, 6>>);
static_assert(from_fault_is<heed::none, table, std::array<float, 6> const>);
static_assert(from_fault_is<heed::none, table, std::span<float, 6>>);
static_assert(from_fault_is<heed::none, table, std::span<float const, 6>>);
static_assert(from_fault_is<heed::none, table, std::span<float const>>);
static_assert(from_fault_is<heed::none, table, std::vector<float>>);
static_assert(from_fault_is<heed::none, heed::tensor<float>, float>);
static_assert(from_fault_is<heed::none, heed::tensor<float>, float[1]>);
static_assert(from_fault_is<heed::none, heed::tensor<float, Key<1>>, std::array<float, 1>>);

// Another number of values.
static_assert(from_fault_is<too_many_or_few<5>, table, int, int, int, int, int>);
static_assert(from_fault_is<too_many_or_few<7>, table, int, int, int, int, int, int, int>);
static_assert(from_fault_is<too_many_or_few<0>, table>);
static_assert(from_fault_is<too_many_or_few<1>, table, float>);
static_assert(from_fault_is<too_many_or_few<5>, table, float[5]>);
static_assert(from_fault_is<too_many_or_few<7>, table, std::array<float, 7>>);
static_assert(from_fault_is<too_many_or_few<0>, table, std::array<float, 0>>);
static_assert(from_fault_is<too_many_or_few<7>, table, std::span<float, 7>>);
static_assert(from_fault_is<too_many_or_few<5>, table, std::span<float const, 5>>);

// Values that would lose something. A whole number becomes a float or a double, as in a literal.
static_assert(from_fault_is<heed::none, table, int, long, short, unsigned, char, float>);
static_assert(from_fault_is<heed::none, table, std::array<int, 6>>);
static_assert(from_fault_is<heed::none, table, double, double, double, double, double, double>);
static_assert(from_fault_is<heed::none, table, std::span<double const, 6>>);
static_assert(from_fault_is<loses<double, int>, whole_numbers, int, int, double, int, int, int>);
static_assert(from_fault_is<loses<float, int>, whole_numbers, float[6]>);
static_assert(from_fault_is<loses<float, int>, whole_numbers, std::vector<float>>);
static_assert(from_fault_is<loses<char const*, float>, table, char const*, char const*, int, int, int, int>);
static_assert(from_fault_is<loses<float, bool>, heed::keep<Key<3>>, float, float, float>);
// What is lost is told before the number.
static_assert(from_fault_is<loses<double, int>, whole_numbers, double>);

template <class Fault, class F, class... Spelling>
inline constexpr bool generate_fault_is = same<heed::fault_of_generate<decltype(heed::zeros<Spelling...>()), F>, Fault>;
struct of_two {
    constexpr float operator()(std::size_t, std::size_t) const { return 0; }
};
struct of_none {
    constexpr float operator()() const { return 0; }
};
struct gives_text {
    constexpr char const* operator()(std::size_t) const { return ""; }
};
struct gives_nothing {
    constexpr void operator()(std::size_t) const {}
};
template <class F, class Shape>
using other_indices = fault::generate_needs_a_function_of_one_index_for_each_axis<F, Shape>;

static_assert(generate_fault_is<heed::none, of_two, table>);
static_assert(generate_fault_is<heed::none, of_two, wq>);
static_assert(generate_fault_is<heed::none, of_none, float>);
static_assert(generate_fault_is<other_indices<of_none, shape_of_table>, of_none, table>);
static_assert(generate_fault_is<other_indices<of_two, heed::shape_t<Key<3>>>, of_two, float, Key<3>>);
static_assert(generate_fault_is<other_indices<of_two, heed::shape_t<>>, of_two, float>);
static_assert(generate_fault_is<other_indices<int, heed::shape_t<Key<3>>>, int, float, Key<3>>);
// A function whose result is no element is refused as well, and not by an error inside the library.
static_assert(heed::is_fault<heed::fault_of_generate<heed::tensor<float, Key<3>>, gives_text>>);
static_assert(heed::is_fault<heed::fault_of_generate<heed::tensor<float, Key<3>>, gives_nothing>>);

static_assert(same<heed::fault_of_eye<heed::tensor<float, Query<3>, Key<3>>>, heed::none>);
static_assert(same<heed::fault_of_eye<heed::tensor<float, Query<2>, Key<3>>>, heed::none>);
static_assert(same<heed::fault_of_eye<wq>, heed::none>);
static_assert(same<heed::fault_of_eye<heed::tensor<float, Key<3>>>,
                   fault::eye_needs_exactly_two_axes<heed::shape_t<Key<3>>>>);
static_assert(same<heed::fault_of_eye<heed::tensor<float>>, fault::eye_needs_exactly_two_axes<heed::shape_t<>>>);
static_assert(same<heed::fault_of_eye<heed::tensor<float, Batch<2>, Query<3>, Key<3>>>,
                   fault::eye_needs_exactly_two_axes<heed::shape_t<Batch<2>, Query<3>, Key<3>>>>);

// The same, seen by SFINAE -------------------------------------------------------------------------------------------

template <class X, class... Values>
concept can_be_made_from = requires(Values const&... values) { heed::from<X>(values...); };
template <class F, class... Spelling>
concept can_be_generated = requires(F f) { heed::generate<Spelling...>(f); };
template <class... Spelling>
concept has_eye = requires { heed::eye<Spelling...>(); };

static_assert(can_be_made_from<table, int, int, int, int, int, int> && can_be_made_from<table, std::array<float, 6>>);
static_assert(!can_be_made_from<table, int, int, int, int, int> && !can_be_made_from<table, std::array<float, 5>>);
static_assert(!can_be_made_from<table> && !can_be_made_from<table, float[7]>);
static_assert(!can_be_made_from<whole_numbers, std::array<float, 6>>);
static_assert(can_be_generated<of_two, table> && !can_be_generated<of_none, table>);
static_assert(has_eye<table> && !has_eye<float, Key<3>> && !has_eye<float>);

// Nested braces: one more or one fewer anywhere does not compile. (V stands for the values, so that it is a template.)
template <auto... V>
concept braces_of_three = requires { heed::from<int, Key<3>>({V...}); };
template <auto... V>
concept first_row = requires { heed::from<int, Query<2>, Key<3>>({{V...}, {4, 5, 6}}); };
template <auto... V>
concept second_row = requires { heed::from<int, Query<2>, Key<3>>({{1, 2, 3}, {V...}}); };
template <auto... V>
concept whole_rows = requires { heed::from<int, Query<2>, Key<3>>({{V, V, V}...}); };
template <auto... V>
concept braces_of_one = requires { heed::from<int>({V...}); };

static_assert(braces_of_three<1, 2, 3> && !braces_of_three<1, 2> && !braces_of_three<1, 2, 3, 4> && !braces_of_three<>);
static_assert(first_row<1, 2, 3> && !first_row<1, 2> && !first_row<1, 2, 3, 4> && !first_row<>);
static_assert(second_row<1, 2, 3> && !second_row<1, 2> && !second_row<1, 2, 3, 4> && !second_row<>);
static_assert(whole_rows<1, 2> && !whole_rows<1> && !whole_rows<1, 2, 3>);
static_assert(braces_of_one<1> && !braces_of_one<1, 2>);

// Values in braces lose nothing either.
template <auto... V>
concept float_braces = requires { heed::from<float, Key<2>>({V...}); };
template <auto... V>
concept unsigned_braces = requires { heed::from<unsigned char, Key<2>>({V...}); };
static_assert(float_braces<1, 2> && float_braces<1u, 2l>);
static_assert(unsigned_braces<1, 2>);
template <class T, class V>
concept braces_take = requires(V value) { heed::from<T, Key<2>>({value, value}); };
static_assert(braces_take<float, double> && braces_take<float, int> && braces_take<double, float>);
static_assert(!braces_take<int, double> && !braces_take<int, float> && !braces_take<bool, float>);
static_assert(!braces_take<float, char const*>);
