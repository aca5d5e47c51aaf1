// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/mask.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/semantic_types.hpp>
#include <heed/tensor/tensor.hpp>

#include <boost/hana/integral_constant.hpp>
#include <boost/hana/minus.hpp>

#include <string>
#include <type_traits>
#include <utility>

using namespace heed::axes;
using namespace boost::hana::literals;
namespace fault = heed::fault;

// A number of a user's own.
struct rational {
    long top = 0;
    long bottom = 1;
    friend constexpr bool operator==(rational, rational) = default;
};

// Layout -----------------------------------------------------------------------------------------------------------

template <class X, class T, std::size_t Size>
consteval bool is_nothing_but_its_values() {
    // What a type promises of its values is not had by braces: only the plain tensor is an aggregate.
    static_assert(std::is_aggregate_v<X> == std::is_same_v<X, typename X::tensor_type>);
    static_assert(std::is_trivially_copyable_v<X>);
    static_assert(std::is_standard_layout_v<X>);
    static_assert(std::is_default_constructible_v<X>);
    static_assert(sizeof(X) == Size * sizeof(T));
    static_assert(alignof(X) == alignof(T));
    static_assert(X::size == Size);
    static_assert(std::is_same_v<typename X::element, T>);
    static_assert(std::is_same_v<heed::element_of<X>, T>);
    static_assert(std::is_same_v<heed::element_of<X const&>, T>);
    static_assert(heed::Tensor<X> && heed::Tensor<X const&> && heed::Tensor<X&&>);
    return true;
}

template <class T>
consteval bool has_the_layout_of_an_array() {
    static_assert(is_nothing_but_its_values<heed::tensor<T>, T, 1>());
    static_assert(is_nothing_but_its_values<heed::tensor<T, Query<1>>, T, 1>());
    static_assert(is_nothing_but_its_values<heed::tensor<T, Query<7>>, T, 7>());
    static_assert(is_nothing_but_its_values<heed::tensor<T, Batch<2>, Query<3>, Key<5>>, T, 30>());
    static_assert(is_nothing_but_its_values<heed::tensor<T, Batch<1>, Query<1>, Key<1>>, T, 1>());
    static_assert(is_nothing_but_its_values<heed::tensor<T, Batch<2>, Head<3>, Query<5>, Key<7>>, T, 210>());
    return true;
}

static_assert(has_the_layout_of_an_array<float>());
static_assert(has_the_layout_of_an_array<double>());
static_assert(has_the_layout_of_an_array<int>());
static_assert(has_the_layout_of_an_array<long>());
static_assert(has_the_layout_of_an_array<bool>());
static_assert(has_the_layout_of_an_array<char>());
static_assert(has_the_layout_of_an_array<rational>());

// The kinds that derive from it are no bigger.
static_assert(is_nothing_but_its_values<heed::logits<Key, Dk, float, Query<3>, Key<5>>, float, 15>());
static_assert(is_nothing_but_its_values<heed::distribution<Key, double, Query<3>, Key<5>>, double, 15>());
static_assert(is_nothing_but_its_values<heed::attention_weights<Key, Dk, float, Query<3>, Key<5>>, float, 15>());
static_assert(is_nothing_but_its_values<heed::projection<Query, float, Model<3>, Dk<5>>, float, 15>());
static_assert(is_nothing_but_its_values<heed::projection_bias<Query, float, Dk<5>>, float, 5>());
static_assert(is_nothing_but_its_values<heed::keep<Key<5>>, bool, 5>());
static_assert(is_nothing_but_its_values<heed::drop<Batch<2>, Key<5>>, bool, 10>());
static_assert(is_nothing_but_its_values<heed::bias<float, Query<3>, Key<5>>, float, 15>());

// Elements that are not trivially copyable work, and the tensor is then no more trivial than they are.
static_assert(!std::is_trivially_copyable_v<heed::tensor<std::string, Key<2>>>);
static_assert(std::is_copy_constructible_v<heed::tensor<std::string, Key<2>>>);

static_assert(!heed::Tensor<int>);
static_assert(!heed::Tensor<float[3]>);
static_assert(!heed::Tensor<heed::shape_t<Query<3>>>);
static_assert(!heed::Tensor<heed::tensor<float, Query<3>>*>);

// Shape ------------------------------------------------------------------------------------------------------------

using cube = heed::tensor<float, Batch<2>, Query<3>, Key<5>>;
using same_extents = heed::tensor<float, Batch<3>, Query<3>, Key<3>>;
using row = heed::tensor<float, Key<5>>;
using single = heed::tensor<float>;

static_assert(std::is_same_v<heed::shape_type_of<cube>, heed::shape_t<Batch<2>, Query<3>, Key<5>>>);
static_assert(std::is_same_v<heed::shape_type_of<cube const&>, heed::shape_t<Batch<2>, Query<3>, Key<5>>>);
static_assert(heed::shape_of(cube{}) == heed::shape<Batch<2>, Query<3>, Key<5>>);
static_assert(heed::shape_of(cube{}) != heed::shape<Query<3>, Batch<2>, Key<5>>);
static_assert(heed::shape_of<cube>() == heed::shape<Batch<2>, Query<3>, Key<5>>);
static_assert(heed::shape_of<cube const&>() == heed::shape<Batch<2>, Query<3>, Key<5>>);
static_assert(heed::shape_of(single{}) == heed::shape<>);
static_assert(heed::shape_of(heed::logits<Key, Dk, float, Query<3>, Key<5>>{}) == heed::shape<Query<3>, Key<5>>);
static_assert(heed::shape_of(heed::projection<Query, float, Model<3>, Dk<5>>{}) == heed::shape<Model<3>, Dk<5>>);
static_assert(cube::rank == 3 && row::rank == 1 && single::rank == 0);
static_assert(!std::is_same_v<heed::tensor<float, Query<3>, Key<3>>, heed::tensor<float, Key<3>, Query<3>>>);
static_assert(!std::is_convertible_v<heed::tensor<float, Query<3>, Key<3>>, heed::tensor<float, Key<3>, Query<3>>>);
static_assert(!std::is_convertible_v<heed::tensor<float, Query<3>>, heed::tensor<double, Query<3>>>);

static_assert(heed::has_axis<cube, Key> && heed::has_axis<cube const&, Key> && !heed::has_axis<cube, Dk>);
static_assert(!heed::has_axis<single, Key> && !heed::has_axis<int, Key>);

// Kinds: what a type says about its values ---------------------------------------------------------------------------

using scores = heed::logits<Key, Dk, float, Query<3>, Key<5>>;
using over_keys = heed::distribution<Key, float, Query<3>, Key<5>>;
using weights = heed::attention_weights<Key, Dk, float, Query<3>, Key<5>>;

static_assert(heed::is_logits_over<scores, Key> && !heed::is_logits_over<scores, Query>);
static_assert(!heed::is_logits_over<over_keys, Key> && !heed::is_logits_over<cube, Key>);
static_assert(heed::is_distribution_over<over_keys, Key> && !heed::is_distribution_over<over_keys, Query>);
static_assert(heed::is_distribution_over<weights, Key> && heed::is_distribution_over<weights const&, Key>);
static_assert(!heed::is_distribution_over<scores, Key> && !heed::is_distribution_over<cube, Key>);
static_assert(!heed::is_logits_over<int, Key> && !heed::is_distribution_over<int, Key>);
static_assert(std::is_convertible_v<scores, heed::tensor<float, Query<3>, Key<5>>>);
static_assert(!std::is_convertible_v<scores, over_keys> && !std::is_convertible_v<over_keys, scores>);
static_assert(!std::is_convertible_v<over_keys, weights>);
static_assert(!std::is_convertible_v<heed::tensor<float, Query<3>, Key<5>>, scores>);
static_assert(!std::is_convertible_v<heed::projection<Query, float, Model<3>, Dk<5>>,
                                     heed::projection<Key, float, Model<3>, Dk<5>>>);
static_assert(!std::is_convertible_v<heed::keep<Key<5>>, heed::drop<Key<5>>>);

// Template arguments -------------------------------------------------------------------------------------------------

template <auto X>
struct carried {
    static constexpr auto value = X;
};

template <class X>
inline constexpr X counted{1, 2, 3, 4, 5, 6};

using small = heed::tensor<float, Query<2>, Key<3>>;
static_assert(carried<small{1, 2, 3, 4, 5, 6}>::value(1, 2) == 6);
static_assert(std::is_same_v<carried<counted<small>>, carried<small{1, 2, 3, 4, 5, 6}>>);
static_assert(!std::is_same_v<carried<counted<small>>, carried<small{1, 2, 3, 4, 5, 7}>>);
static_assert(!std::is_same_v<carried<small{0.0f}>, carried<small{-0.0f}>>);
static_assert(carried<counted<heed::tensor<int, Query<2>, Key<3>>>>::value(1, 1) == 5);
static_assert(carried<counted<heed::tensor<double, Query<2>, Key<3>>>>::value(0, 1) == 2);
static_assert(carried<heed::tensor<bool, Key<2>>{false, true}>::value(1));
static_assert(carried<heed::tensor<rational, Key<2>>{{{1, 2}, {3, 5}}}>::value(1) == rational{3, 5});
static_assert(carried<heed::tensor<float>{7}>::value == 7);
static_assert(carried<heed::as_logits<Key>(counted<small>)>::value(1, 2) == 6);
static_assert(carried<heed::as_attention_weights<Key>(counted<small>)>::value(1, 2) == 6);
static_assert(carried<heed::softmax<Key>(small{})>::value(1, 2) > 0.33f);
static_assert(carried<counted<heed::projection<Query, float, Model<2>, Dk<3>>>>::value(1, 2) == 6);
static_assert(carried<counted<heed::projection_bias<Query, float, Dk<6>>>>::value(5) == 6);
static_assert(carried<heed::keep<Key<2>>{false, true}>::value(1));
static_assert(carried<counted<heed::bias<float, Query<2>, Key<3>>>>::value(1, 2) == 6);

// What indexing gives ------------------------------------------------------------------------------------------------

template <class X, class... I>
using call_result = decltype(std::declval<X>()(std::declval<I>()...));
template <class X, class... I>
using at_result = decltype(std::declval<X>().at(std::declval<I>()...));
template <class X, class... I>
using try_at_result = decltype(std::declval<X>().try_at(std::declval<I>()...));

static_assert(std::is_same_v<call_result<cube&, int, int, int>, float&>);
static_assert(std::is_same_v<call_result<cube const&, int, int, int>, float const&>);
static_assert(std::is_same_v<at_result<cube&, int, int, int>, float&>);
static_assert(std::is_same_v<at_result<cube const&, int, int, int>, float const&>);
static_assert(std::is_same_v<try_at_result<cube&, int, int, int>, float*>);
static_assert(std::is_same_v<try_at_result<cube const&, int, int, int>, float const*>);
static_assert(std::is_same_v<decltype(std::declval<row&>()[0]), float&>);
static_assert(std::is_same_v<decltype(std::declval<row const&>()[0]), float const&>);
static_assert(std::is_same_v<call_result<single&>, float&>);
static_assert(std::is_same_v<call_result<heed::tensor<bool, Key<5>>&, int>, bool&>);

// Rank 0 is its value, and only rank 0.
static_assert(std::is_convertible_v<single, float> && std::is_convertible_v<single, double>);
static_assert(!std::is_convertible_v<row, float> && !std::is_constructible_v<float, row>);
static_assert(!std::is_convertible_v<heed::tensor<float, Key<1>>, float>);

// Faults of indexing -------------------------------------------------------------------------------------------------

template <class Name, class I>
using named = heed::named_index<Name, I>;
using batch = heed::axis_name<Batch>;
using query = heed::axis_name<Query>;
using key = heed::axis_name<Key>;
using dk = heed::axis_name<Dk>;
template <auto Value>
using constant = std::integral_constant<decltype(Value), Value>;

template <class Fault, class X, class... I>
inline constexpr bool index_fault_is = std::is_same_v<heed::fault_of_index<heed::shape_type_of<X>, I...>, Fault>;
using shape_of_cube = heed::shape_type_of<cube>;

static_assert(index_fault_is<heed::none, cube, int, int, int>);
static_assert(index_fault_is<heed::none, cube, int&, int const&, int&&>);
static_assert(index_fault_is<heed::none, cube, char, unsigned long long, short>);
static_assert(index_fault_is<heed::none, cube, constant<1>, constant<2u>, constant<4ul>>);
static_assert(index_fault_is<heed::none, cube, decltype(1_c), decltype(2_c), std::size_t>);
static_assert(index_fault_is<heed::none, cube, named<key, int>, named<batch, int>, named<query, decltype(2_c)>>);
static_assert(index_fault_is<heed::none, single>);
static_assert(index_fault_is<heed::none, row, int>);

// A wrong number.
static_assert(
    index_fault_is<fault::indexing_needs_exactly_one_index_for_each_axis<shape_of_cube, heed::indices_given<2>>, cube,
                   int, int>);
static_assert(
    index_fault_is<fault::indexing_needs_exactly_one_index_for_each_axis<shape_of_cube, heed::indices_given<4>>, cube,
                   int, int, int, int>);
static_assert(
    index_fault_is<fault::indexing_needs_exactly_one_index_for_each_axis<shape_of_cube, heed::indices_given<0>>, cube>);
static_assert(
    index_fault_is<fault::indexing_needs_exactly_one_index_for_each_axis<heed::shape_t<>, heed::indices_given<1>>,
                   single, int>);
static_assert(
    index_fault_is<fault::indexing_needs_exactly_one_index_for_each_axis<shape_of_cube, heed::indices_given<2>>, cube,
                   named<key, int>, named<batch, int>>);

// By name.
static_assert(index_fault_is<fault::indexing_by_name_found_no_such_axis<dk, shape_of_cube>, cube, named<dk, int>,
                             named<batch, int>, named<query, int>>);
static_assert(index_fault_is<fault::indexing_by_name_found_no_such_axis<dk, heed::shape_t<>>, single, named<dk, int>>);
static_assert(index_fault_is<fault::indexing_names_an_axis_twice<key, shape_of_cube>, cube, named<key, int>,
                             named<batch, int>, named<key, long>>);
static_assert(index_fault_is<fault::indexing_is_either_by_position_or_by_name_but_not_both<shape_of_cube>, cube,
                             named<key, int>, int, int>);

// Constants.
static_assert(index_fault_is<fault::a_constant_index_is_out_of_range<Key<5>, heed::constant_index<5>>, cube, int, int,
                             constant<5>>);
static_assert(index_fault_is<fault::a_constant_index_is_out_of_range<Query<3>, heed::constant_index<3>>, cube, int,
                             decltype(3_c), constant<7>>);
static_assert(index_fault_is<fault::a_constant_index_is_out_of_range<Batch<2>, heed::constant_index<-1>>, cube,
                             constant<-1>, int, int>);
static_assert(index_fault_is<fault::a_constant_index_is_out_of_range<Key<5>, heed::constant_index<-1>>, row,
                             decltype(-1_c)>);
static_assert(index_fault_is<fault::a_constant_index_is_out_of_range<Key<5>, heed::constant_index<7>>, cube,
                             named<key, decltype(7_c)>, named<batch, int>, named<query, int>>);
static_assert(index_fault_is<heed::none, heed::tensor<float, Key<1>>, constant<0>>);
static_assert(index_fault_is<fault::a_constant_index_is_out_of_range<Key<1>, heed::constant_index<1>>,
                             heed::tensor<float, Key<1>>, constant<1>>);
// The same constants by position, when no extent tells the axes apart: it is the name in the type that does.
static_assert(index_fault_is<fault::a_constant_index_is_out_of_range<Query<3>, heed::constant_index<3>>, same_extents,
                             constant<2>, constant<3>, constant<2>>);

// What is no index.
enum plain_enum { first };
enum class scoped_enum { first };
using namespace heed::fault;
static_assert(index_fault_is<an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<double>, cube, int,
                             double, int>);
static_assert(index_fault_is<an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<char const*>, row,
                             char const*>);
static_assert(index_fault_is<an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<plain_enum>, row,
                             plain_enum>);
static_assert(index_fault_is<an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<scoped_enum>, row,
                             scoped_enum>);
static_assert(
    index_fault_is<an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<named<key, double>>, row,
                   named<key, double>>);
static_assert(
    index_fault_is<an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<Key<2>>, row, Key<2>>);
// A constant of a scoped enumeration is none either; asking must not be an error of its own.
static_assert(index_fault_is<an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<
                                 constant<scoped_enum::first>>,
                             row, constant<scoped_enum::first>>);

// Nor is a constant that is no whole number.
struct half {
    static constexpr double value = 0.5;
};
static_assert(
    index_fault_is<an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<half>, row, half>);

static_assert(heed::can_index<shape_of_cube, int, int, int> && !heed::can_index<shape_of_cube, int, int>);

// The same, seen by SFINAE -------------------------------------------------------------------------------------------

template <class X, class... I>
concept callable = requires(X x, I... i) { x(i...); };
template <class X, class... I>
concept has_at = requires(X x, I... i) { x.at(i...); };
template <class X, class... I>
concept has_try_at = requires(X x, I... i) { x.try_at(i...); };
template <class X, class... I>
inline constexpr bool subscriptable = false;
template <class X, class I>
inline constexpr bool subscriptable<X, I> = requires(X x, I i) { x[i]; };

template <class X, class... I>
consteval bool can_be_indexed() {
    constexpr bool result = callable<X, I...>;
    static_assert(callable<X const, I...> == result);
    static_assert(has_at<X, I...> == result && has_at<X const, I...> == result);
    static_assert(has_try_at<X, I...> == result && has_try_at<X const, I...> == result);
    if constexpr (sizeof...(I) == 1) {
        static_assert(subscriptable<X, I...> == result && subscriptable<X const, I...> == result);
    }
    return result;
}

static_assert(can_be_indexed<cube, int, int, int>());
static_assert(can_be_indexed<cube, constant<1>, constant<2>, constant<4>>());
static_assert(can_be_indexed<cube, named<key, int>, named<batch, int>, named<query, int>>());
static_assert(can_be_indexed<row, int>() && can_be_indexed<row, decltype(4_c)>());
static_assert(can_be_indexed<single>());
static_assert(can_be_indexed<heed::logits<Key, Dk, float, Query<3>, Key<5>>, int, int>());

static_assert(!can_be_indexed<cube>() && !can_be_indexed<cube, int, int>() && !can_be_indexed<cube, int>());
static_assert(!can_be_indexed<cube, int, int, int, int>());
static_assert(!can_be_indexed<cube, int, int, double>());
static_assert(!can_be_indexed<cube, int, int, constant<5>>());
static_assert(!can_be_indexed<cube, int, int, constant<-1>>());
static_assert(!can_be_indexed<cube, named<key, int>, named<batch, int>>());
static_assert(!can_be_indexed<cube, named<key, int>, named<batch, int>, named<dk, int>>());
static_assert(!can_be_indexed<cube, named<key, int>, named<key, int>, named<query, int>>());
static_assert(!can_be_indexed<cube, named<key, int>, int, int>());
static_assert(!can_be_indexed<row, decltype(5_c)>() && !can_be_indexed<row, plain_enum>());
static_assert(!can_be_indexed<single, int>());

// In a constant expression
// ---------------------------------------------------------------------------------------------

// An index out of range is no constant expression, even where the element that it would reach is inside the tensor.
inline constexpr cube constant_cube{};
template <int... I>
concept constant_by_position = requires { typename std::bool_constant<(constant_cube(I...) == 0)>; };
template <int... I>
concept constant_at = requires { typename std::bool_constant<(constant_cube.at(I...) == 0)>; };
template <int B, int Q, int K>
concept constant_by_name = requires {
    typename std::bool_constant<(constant_cube(heed::index<Key>(K), heed::index<Query>(Q), heed::index<Batch>(B)) ==
                                 0)>;
};
template <int... I>
concept constant_try_at = requires { typename std::bool_constant<(constant_cube.try_at(I...) != nullptr)>; };
inline constexpr row constant_row{};
template <int I>
concept constant_subscript = requires { typename std::bool_constant<(constant_row[I] == 0)>; };

static_assert(constant_by_position<0, 0, 0> && constant_by_position<1, 2, 4>);
static_assert(!constant_by_position<0, 0, 5> && !constant_by_position<0, 3, 0> && !constant_by_position<2, 0, 0>);
static_assert(!constant_by_position<1, 0, -1> && !constant_by_position<1, -1, 0> && !constant_by_position<-1, 0, 0>);
static_assert(constant_at<1, 2, 4> && !constant_at<0, 0, 5> && !constant_at<0, 3, 0> && !constant_at<1, 0, -1>);
static_assert(constant_by_name<1, 2, 4>);
static_assert(!constant_by_name<0, 0, 5> && !constant_by_name<0, 3, 0> && !constant_by_name<2, 0, 0>);
static_assert(!constant_by_name<1, 0, -1>);
static_assert(constant_subscript<4> && !constant_subscript<5> && !constant_subscript<-1>);
// try_at is constant in all cases.
static_assert(constant_try_at<1, 2, 4> && constant_try_at<0, 0, 5>);
static_assert(constant_cube.try_at(1, 2, 5) == nullptr && constant_cube.try_at(1, 2, 4) == constant_cube.values + 29);

// One mistake, one error -----------------------------------------------------------------------------------------

// What follows from a refused call is accepted everywhere and adds no error: in place of an index, of several, of a
// name's. (Not called: no value of `heed::refused` exists. The body has to compile.)
[[maybe_unused]] constexpr bool indexed_by_what_was_refused(cube const& x, heed::refused (*refused)()) {
    return x(refused(), 0, 0) == 0 && x(refused()) == 0 && x(0, refused()) == 0 &&
           x(heed::index<Key>(refused())) == 0 && x(heed::index<Key>(0), refused(), 0) == 0 && x.at(refused()) == 0 &&
           x.try_at(refused()) == nullptr;
}
static_assert(index_fault_is<heed::none, cube, heed::refused, int, int>);
static_assert(index_fault_is<heed::none, cube, heed::refused>);
static_assert(index_fault_is<heed::none, cube, named<key, heed::refused>, named<batch, int>, named<query, int>>);

// What is assigned ------------------------------------------------------------------------------------------------

// What becomes a tensor by itself, or was refused, is no second mistake; a number is one.
struct becomes_a_row {
    constexpr operator row() const { return row{1, 2, 3, 4, 5}; }  // NOLINT: implicit by design
};
constexpr float fourth_of_what_was_assigned() {
    row x{};
    x = becomes_a_row{};
    return x(3);
}
static_assert(fourth_of_what_was_assigned() == 4);
template <class Came>
using fault_of_assigning = decltype(heed::detail::rule_of_assigned_value<Came, row>());
static_assert(std::is_same_v<fault_of_assigning<becomes_a_row>, heed::none> &&
              std::is_same_v<fault_of_assigning<heed::refused>, heed::none> &&
              std::is_same_v<fault_of_assigning<cube>, heed::none>);
static_assert(
    std::is_same_v<fault_of_assigning<int>,
                   fault::a_tensor_is_assigned_a_tensor_and_its_elements_a_number_as_in_view_of_x_equals_0<int, row>>);

// What is refused of a strided view is no constructor, and so one error: not two that are as good as each other.
using columns = heed::strided_view<float const, heed::strides<1, 3>, Query<3>, Key<5>>;
static_assert(heed::detail::strides_over<heed::tensor<float, Query<15>>, columns> &&
              !heed::detail::strides_over<heed::tensor<float, Query<14>>, columns> &&
              !heed::detail::strides_over<heed::tensor<double, Query<15>>, columns> &&
              !heed::detail::strides_over<columns, columns> && !heed::detail::strides_over<float, columns>);
