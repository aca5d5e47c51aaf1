// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Rotated queries and keys as types: what keeps the knowledge that features were rotated, what drops it, and what is
// allowed with it.
#include <heed/heed.hpp>

#include <type_traits>

using namespace heed;
using namespace heed::axes;

namespace {

template <class A, class B>
constexpr bool is = std::is_same_v<A, B>;
template <std::size_t N>
struct Token : heed::axis<Token, N> {};
template <std::size_t N>
struct Feature : heed::axis<Feature, N> {};

template <class... Axes>
using plain = tensor<float, Axes...>;
template <class... Values>
using turned = rotated<interleaved_pairs, rotary_base<10000>, Pair<2>, Values...>;
using queries = turned<float, Batch<2>, Query<3>, Head<5>, Dk<7>>;
using keys = turned<float, Batch<2>, Key<11>, Head<5>, Dk<7>>;
template <class X>
X const& a();
template <class X>
X& of_name();
using of_3 = rotation<interleaved_pairs, rotary_base<10000>, float, Query<3>, Half<2>, Pair<2>>;

// What rotation_at and rotate return -------------------------------------------------------------------------------

using positions = tensor<int, Query<3>>;
static_assert(is<decltype(rotation_at<interleaved_pairs, float, Pair<2>>(positions{}, rotary_base<10000>{})), of_3>);
static_assert(is<decltype(rotation_at<half_split_pairs, double, Pair<5>>(tensor<short, Batch<2>, Token<3>>{},
                                                                         rotary_base{1.5})),
                 rotation<half_split_pairs, rotary_base<>, double, Batch<2>, Token<3>, Half<2>, Pair<5>>>);
static_assert(is<decltype(rotate<Dk<4>>(plain<Batch<2>, Query<3>, Head<5>, Dk<7>>{}, of_3{})), queries>);
static_assert(is<decltype(rotate(plain<Query<3>, Feature<4>>{}, of_3{})), turned<float, Query<3>, Feature<4>>>);
// Of a view a tensor with values of its own.
static_assert(is<decltype(rotate(a<tensor_view<float, Query<3>, Feature<4>>>(), of_3{})),
                 turned<float, Query<3>, Feature<4>>>);
static_assert(is<decltype(rotate(a<strided_view<float const, strides<1, 3>, Query<3>, Feature<4>>>(), of_3{})),
                 turned<float, Query<3>, Feature<4>>>);
static_assert(is_rotated<queries> && is_rotated<queries const&> && !is_rotated<of_3> && !is_rotated<plain<Dk<4>>>);
static_assert(is_rotation<of_3> && is_rotation<of_3 const&> && !is_rotation<queries> && !is_rotation<int>);
static_assert(sizeof(queries) == sizeof(plain<Batch<2>, Query<3>, Head<5>, Dk<7>>));
static_assert(std::is_trivially_copyable_v<queries> && std::is_trivially_copyable_v<of_3>);
static_assert(can_rotate<plain<Query<3>, Dk<4>>, of_3> && can_rotate<plain<Query<3>, Dk<7>>, of_3, Dk<4>> &&
              can_rotate<plain<Query<3>, Dk<4>>, of_3, Dk<4>> && !can_rotate<plain<Query<3>, Dk<7>>, of_3>);
static_assert(can_rotation_at<tensor<int, Query<3>>, rotary_base<1>, half_split_pairs, float, Pair<1>>);

// What is made of other values -------------------------------------------------------------------------------------

using cosines_and_sines = plain<Query<3>, Half<2>, Pair<2>>;
struct yarn {};
using of_yarn = rotation<half_split_pairs, yarn, float, Query<3>, Half<2>, Pair<2>>;
static_assert(std::is_constructible_v<of_yarn, cosines_and_sines>);
static_assert(!std::is_convertible_v<cosines_and_sines, of_yarn>);
static_assert(std::is_constructible_v<of_yarn, tensor_view<float const, Query<3>, Half<2>, Pair<2>>>);
static_assert(!std::is_constructible_v<of_yarn, of_3> && !std::is_constructible_v<of_yarn, float>);
static_assert(!std::is_constructible_v<of_yarn, plain<Query<3>, Pair<2>, Half<2>>>);
static_assert(!std::is_constructible_v<queries, plain<Batch<2>, Query<3>, Head<5>, Dk<7>>>);
static_assert(!std::is_assignable_v<queries&, plain<Batch<2>, Query<3>, Head<5>, Dk<7>>>);
static_assert(std::is_assignable_v<queries&, queries> && !std::is_assignable_v<of_yarn&, cosines_and_sines>);
static_assert(is<decltype(rotate(plain<Query<3>, Dk<4>>{}, of_yarn{})),
                 rotated<half_split_pairs, yarn, Pair<2>, float, Query<3>, Dk<4>>>);
static_assert(!can_times_assign<queries&, float> && !can_times_assign<of_3&, float>);

// What moves rows as they are keeps the knowledge -------------------------------------------------------------------

static_assert(is<decltype(slice<Head>(a<queries>(), 1)), turned<float, Batch<2>, Query<3>, Dk<7>>>);
static_assert(is<decltype(range<Query<2>>(a<queries>(), 1)), turned<float, Batch<2>, Query<2>, Head<5>, Dk<7>>>);
static_assert(is<decltype(rename<Query, Token>(a<queries>())), turned<float, Batch<2>, Token<3>, Head<5>, Dk<7>>>);
static_assert(is<decltype(rename<Dk, Feature>(a<queries>())), turned<float, Batch<2>, Query<3>, Head<5>, Feature<7>>>);
static_assert(is<decltype(permute<Head, Batch, Query, Dk>(a<queries>())),
                 turned<float, Head<5>, Batch<2>, Query<3>, Dk<7>>>);
static_assert(is<decltype(split<Batch, Layer<1>, Batch<2>>(a<queries>())),
                 turned<float, Layer<1>, Batch<2>, Query<3>, Head<5>, Dk<7>>>);
static_assert(is<decltype(merge<Batch, Query, Token>(a<queries>())), turned<float, Token<6>, Head<5>, Dk<7>>>);
static_assert(is<decltype(concat<Key>(a<keys>(), a<keys>())), turned<float, Batch<2>, Key<22>, Head<5>, Dk<7>>>);
static_assert(is<decltype(stack<Layer>(a<keys>(), a<keys>())),
                 turned<float, Layer<2>, Batch<2>, Key<11>, Head<5>, Dk<7>>>);
static_assert(is<decltype(expect_shape<Batch<2>, Query<3>, Head<5>, Dk<7>>(a<queries>())), queries const&>);
static_assert(
    is<decltype(as_rotated<interleaved_pairs, rotary_base<10000>, Pair<2>>(as_tensor(a<queries>()))), queries>);

// So do views, of const elements.
template <class... Axes>
using view_of_floats = tensor_view<float const, Axes...>;
using whole_view = turned<view_of_floats<Batch<2>, Query<3>, Head<5>, Dk<7>>>;
static_assert(is<decltype(view_of(of_name<queries>())), whole_view>);
static_assert(is<decltype(view_of(a<whole_view>())), whole_view>);
static_assert(is<decltype(slice_view<Batch>(of_name<queries>(), 1)), turned<view_of_floats<Query<3>, Head<5>, Dk<7>>>>);
static_assert(is<decltype(slice_view<Query>(of_name<queries>(), 1)),
                 turned<strided_view<float const, strides<105, 7, 1>, Batch<2>, Head<5>, Dk<7>>>>);
static_assert(is_rotated<decltype(range_view<Query<2>>(of_name<queries>(), 1))>);
static_assert(is_rotated<decltype(permute_view<Head, Batch, Query, Dk>(of_name<queries>()))>);
static_assert(is_rotated<decltype(rename_view<Query, Token>(of_name<queries>()))>);
static_assert(is_rotated<decltype(rename_view<Dk, Feature>(of_name<queries>()))>);
static_assert(is_rotated<decltype(split_view<Batch, Layer<1>, Batch<2>>(of_name<queries>()))>);
static_assert(is_rotated<decltype(merge_view<Batch, Query, Token>(of_name<queries>()))>);
static_assert(is_rotated<decltype(broadcast_view<Layer<4>>(of_name<queries>()))>);
// And what moves the rows of a view.
static_assert(is<decltype(slice<Head>(a<whole_view>(), 1)), turned<float, Batch<2>, Query<3>, Dk<7>>>);
static_assert(is<decltype(rename<Query, Token>(a<whole_view>())), turned<float, Batch<2>, Token<3>, Head<5>, Dk<7>>>);
static_assert(is_rotated<decltype(concat<Query>(a<whole_view>(), a<queries>()))>);
static_assert(std::is_trivially_copyable_v<whole_view> && sizeof(whole_view) == sizeof(void*));
static_assert(!std::is_constructible_v<whole_view, plain<Batch<2>, Query<3>, Head<5>, Dk<7>>&>);
static_assert(!can_times_assign<whole_view, float> && !can_assign<whole_view&&, queries>);
// A rotation stays one.
static_assert(is<decltype(rename<Query, Key>(a<of_3>())),
                 rotation<interleaved_pairs, rotary_base<10000>, float, Key<3>, Half<2>, Pair<2>>>);
static_assert(is<decltype(range<Query<1>>(a<of_3>(), 2)),
                 rotation<interleaved_pairs, rotary_base<10000>, float, Query<1>, Half<2>, Pair<2>>>);
static_assert(is<decltype(slice<Query>(a<of_3>(), 2)),
                 rotation<interleaved_pairs, rotary_base<10000>, float, Half<2>, Pair<2>>>);
static_assert(is_rotation<decltype(concat<Query>(a<of_3>(), a<of_3>()))>);

// What does not drops it --------------------------------------------------------------------------------------------

template <class X>
constexpr bool is_plain = is<X, detail::plain<X>>;
static_assert(is_plain<decltype(a<queries>() * 2.f)> && is_plain<decltype(-a<queries>())> &&
              is_plain<decltype(a<queries>() + a<queries>())>);
static_assert(is_plain<decltype(cast<double>(a<queries>()))> && is_plain<decltype(as_tensor(a<queries>()))>);
static_assert(is_plain<decltype(map([](float x) { return x; }, a<queries>()))>);
static_assert(is_plain<decltype(sum<Head>(a<queries>()))> && is_plain<decltype(cumsum<Query>(a<queries>()))>);
static_assert(is_plain<decltype(contract<Dk>(a<queries>(), a<keys>()))>);
// The features are not the last axis any more, or not all of them are there.
static_assert(is_plain<decltype(permute<Batch, Query, Dk, Head>(a<queries>()))>);
static_assert(is_plain<decltype(transpose(a<queries>()))> && is_plain<decltype(transpose_view(of_name<queries>()))>);
static_assert(is_plain<decltype(range<Dk<4>>(a<queries>(), 0))> && is_plain<decltype(slice<Dk>(a<queries>(), 0))>);
static_assert(is_plain<decltype(split<Dk, Pair<7>, Half<1>>(a<queries>()))>);
static_assert(is_plain<decltype(merge<Head, Dk, Model>(a<queries>()))>);
static_assert(is_plain<decltype(concat<Dk>(a<queries>(), a<queries>()))>);
static_assert(is_plain<decltype(range<Pair<1>>(a<of_3>(), 0))> && is_plain<decltype(slice<Half>(a<of_3>(), 0))>);
static_assert(is_plain<decltype(a<of_3>() * 2.f)> && is_plain<decltype(permute<Half, Query, Pair>(a<of_3>()))>);
// Other tensors are as they were.
static_assert(is_plain<decltype(slice<Head>(a<plain<Query<3>, Head<5>, Dk<7>>>(), 1))>);
static_assert(is<decltype(slice<Query>(logits<Key, Dk, float, Query<3>, Key<5>>{}, 1)), plain<Key<5>>>);

// Compared with each other and with nothing else -------------------------------------------------------------------

template <class... Values>
using half_split = rotated<half_split_pairs, rotary_base<10000>, Pair<2>, Values...>;
template <class... Values>
using of_more = rotated<interleaved_pairs, rotary_base<10000>, Pair<3>, Values...>;
template <class... Values>
using of_another_base = rotated<interleaved_pairs, rotary_base<500000>, Pair<2>, Values...>;
template <class... Values>
using of_a_given_base = rotated<interleaved_pairs, rotary_base<>, Pair<2>, Values...>;
static_assert(can_scores<queries, keys> && can_scores<whole_view, keys>);
using plain_queries = plain<Batch<2>, Query<3>, Head<5>, Dk<7>>;
using plain_keys = plain<Batch<2>, Key<11>, Head<5>, Dk<7>>;
static_assert(is<decltype(scores(a<queries>(), a<keys>())), decltype(scores(plain_queries{}, plain_keys{}))>);
static_assert(can_scores<of_a_given_base<float, Query<3>, Dk<7>>, of_a_given_base<float, Key<3>, Dk<7>>>);
template <class K>
using with_keys = fault_of_scores<queries, K>;
static_assert(is<with_keys<plain_keys>,
                 fault::scores_compares_what_was_rotated_with_what_was_not<queries, plain_keys>>);
static_assert(is<fault_of_scores<plain_queries, keys>,
                 fault::scores_compares_what_was_rotated_with_what_was_not<plain_queries, keys>>);
static_assert(is<with_keys<half_split<float, Batch<2>, Key<11>, Head<5>, Dk<7>>>,
                 fault::scores_compares_what_was_rotated_by_two_pairings<interleaved_pairs, half_split_pairs>>);
static_assert(is<with_keys<of_more<float, Batch<2>, Key<11>, Head<5>, Dk<7>>>,
                 fault::scores_compares_what_was_rotated_in_two_numbers_of_pairs<Pair<2>, Pair<3>>>);
static_assert(is<with_keys<of_another_base<float, Batch<2>, Key<11>, Head<5>, Dk<7>>>,
                 fault::scores_compares_what_was_rotated_by_two_bases<rotary_base<10000>, rotary_base<500000>>>);
static_assert(is<with_keys<of_a_given_base<float, Batch<2>, Key<11>, Head<5>, Dk<7>>>,
                 fault::scores_compares_what_was_rotated_by_two_bases<rotary_base<10000>, rotary_base<>>>);
// A view of what was rotated is no way round.
static_assert(is<fault_of_scores<whole_view, plain_keys>,
                 fault::scores_compares_what_was_rotated_with_what_was_not<whole_view, plain_keys>>);
static_assert(is<fault_of_rotate<whole_view, of_3, Dk<4>>,
                 fault::what_was_rotated_would_be_rotated_twice<fault::in::rotate, whole_view>>);
// Under options, in attention and in the fused form, it is the same rule.
using values = plain<Batch<2>, Key<11>, Head<5>, Dv<13>>;
static_assert(can_attention<queries, keys, values>);
static_assert(can_scaled_dot_product_attention<queries, keys, values, causal<lower_right_alignment>>);
static_assert(is<fault_of_attention<queries, plain_keys, values>, with_keys<plain_keys>>);
static_assert(
    is<fault_of_scaled_dot_product_attention<queries, plain_keys, values, scale<double>>, with_keys<plain_keys>>);
static_assert(is<fault_of_scores<queries, plain_keys, scale<double>>, with_keys<plain_keys>>);
// Axes that do not fit are told of first.
static_assert(is<fault_of_scores<queries, plain<Batch<2>, Key<11>, Head<5>, Model<7>>>,
                 fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<Dk<7>, Model<7>>>);

}  // namespace
