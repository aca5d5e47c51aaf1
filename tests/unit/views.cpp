// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/kinds_of_tensors.hpp"

#include <boost/hana/integral_constant.hpp>
#include <string>
#include <string_view>
#include <type_traits>

using namespace heed;
using namespace heed::axes;
using namespace kinds_of_tensors;
using namespace boost::hana::literals;

namespace {

// A view shows the very elements of the tensor: index by index, their addresses are the same. That is all there is to
// reading and to writing.

/// True when element (i...) of the view is the one that `where(i)` points to, for all of them.
template <class View, class Where>
constexpr bool shows(View const& view, Where where) {
    for (places<View> at; at.more; at.next()) {
        if (&at.of(view) != where(at.i)) return false;
    }
    return true;
}

template <class View, class X>
inline constexpr bool shows_as_const = std::is_const_v<std::remove_reference_t<decltype(*std::declval<View>().data())>>;

/// Views of [Query<Q>, Key<K>, Dk<D>] with each of the axes; the name of the first one that shows something else.
template <class Kind, std::size_t Q, std::size_t K, std::size_t D>
constexpr char const* wrong_view() {
    Kind kind;
    using i3 = std::size_t const*;
    auto const at = [&](std::size_t q, std::size_t k, std::size_t d) { return &kind.x()(q, k, d); };
    static_assert(shows_as_const<decltype(slice_view<Query>(kind.x(), 0)), Kind> == Kind::shows_const);
    static_assert(shows_as_const<decltype(range_view<Key<K>>(kind.x(), 0)), Kind> == Kind::shows_const);
    static_assert(shows_as_const<decltype(broadcast_view<Head<2>>(kind.x())), Kind>);
    static_assert(shows_as_const<decltype(transpose_view(kind.x())), Kind> == Kind::shows_const);
    static_assert(shows_as_const<decltype(permute_view<Dk, Key, Query>(kind.x())), Kind> == Kind::shows_const);
    static_assert(shows_as_const<decltype(rename_view<Dk, Dv>(kind.x())), Kind> == Kind::shows_const);
    static_assert(shows_as_const<decltype(split_view<Dk, Dv<D>, Head<1>>(kind.x())), Kind> == Kind::shows_const);

    for (std::size_t n = 0; n < Q; ++n) {
        if (!shows(slice_view<Query>(kind.x(), n), [&](i3 i) { return at(n, i[0], i[1]); })) return "slice_view<Query>";
        if (!shows(slice_view<Query>(kind.x(), index<Query>(n)), [&](i3 i) { return at(n, i[0], i[1]); })) {
            return "slice_view<Query> at an index by name";
        }
    }
    for (std::size_t n = 0; n < K; ++n) {
        if (!shows(slice_view<Key>(kind.x(), n), [&](i3 i) { return at(i[0], n, i[1]); })) return "slice_view<Key>";
    }
    for (std::size_t n = 0; n < D; ++n) {
        if (!shows(slice_view<Dk>(kind.x(), n), [&](i3 i) { return at(i[0], i[1], n); })) return "slice_view<Dk>";
    }
    if (!shows(slice_view<Key>(kind.x(), 1_c), [&](i3 i) { return at(i[0], 1, i[1]); })) return "slice_view at 1_c";

    for (std::size_t n = 0; n < Q; ++n) {
        if (!shows(range_view<Query<1>>(kind.x(), n), [&](i3 i) { return at(n, i[1], i[2]); })) return "range_view one";
    }
    for (std::size_t n = 0; n < 2; ++n) {
        if (!shows(range_view<Key<K - 1>>(kind.x(), n), [&](i3 i) { return at(i[0], n + i[1], i[2]); })) {
            return "range_view<Key>";
        }
        if (!shows(range_view<Dk<D - 1>>(kind.x(), index<Dk>(n)), [&](i3 i) { return at(i[0], i[1], n + i[2]); })) {
            return "range_view<Dk>";
        }
        if (!shows(range_view<Dk<2>, Query<Q - 1>>(kind.x(), D - 2, n),
                   [&](i3 i) { return at(n + i[0], i[1], D - 2 + i[2]); })) {
            return "range_view of two";
        }
    }
    if (!shows(range_view<Dk<D>>(kind.x(), 0_c), [&](i3 i) { return at(i[0], i[1], i[2]); })) return "range_view, all";

    if (!shows(broadcast_view<Head<2>>(kind.x()), [&](i3 i) { return at(i[1], i[2], i[3]); })) return "broadcast_view";
    if (!shows(broadcast_view<Batch<3>, Head<1>>(kind.x()), [&](i3 i) { return at(i[2], i[3], i[4]); })) {
        return "broadcast_view of two";
    }

    if (!shows(transpose_view(kind.x()), [&](i3 i) { return at(i[0], i[2], i[1]); })) return "transpose_view";
    if (!shows(permute_view<Query, Key, Dk>(kind.x()), [&](i3 i) { return at(i[0], i[1], i[2]); }))
        return "permute 012";
    if (!shows(permute_view<Query, Dk, Key>(kind.x()), [&](i3 i) { return at(i[0], i[2], i[1]); }))
        return "permute 021";
    if (!shows(permute_view<Key, Query, Dk>(kind.x()), [&](i3 i) { return at(i[1], i[0], i[2]); }))
        return "permute 102";
    if (!shows(permute_view<Key, Dk, Query>(kind.x()), [&](i3 i) { return at(i[2], i[0], i[1]); }))
        return "permute 120";
    if (!shows(permute_view<Dk, Query, Key>(kind.x()), [&](i3 i) { return at(i[1], i[2], i[0]); }))
        return "permute 201";
    if (!shows(permute_view<Dk, Key, Query>(kind.x()), [&](i3 i) { return at(i[2], i[1], i[0]); }))
        return "permute 210";
    if (!shows(rename_view<Key, Time>(kind.x()), [&](i3 i) { return at(i[0], i[1], i[2]); })) return "rename_view";
    static_assert(has_axis<decltype(rename_view<Key, Time>(kind.x())), Time>);

    // Views of views.
    if (!shows(slice_view<Key>(transpose_view(range_view<Query<1>, Key<2>>(kind.x(), Q - 1, K - 2)), 1),
               [&](i3 i) { return at(Q - 1, K - 1, i[1]); })) {
        return "a slice of the transpose of a range";
    }
    if (!shows(rename_view<Query, Time>(
                   permute_view<Key, Head, Query>(broadcast_view<Head<2>>(slice_view<Dk>(kind.x(), 1)))),
               [&](i3 i) { return at(i[2], i[0], 1); })) {
        return "a renamed permutation of a repeated slice";
    }
    if (!shows(slice_view<Key>(slice_view<Query>(slice_view<Dk>(kind.x(), 1), Q - 1), K - 1),
               [&](i3) { return at(Q - 1, K - 1, 1); })) {
        return "a slice of a slice of a slice";
    }
    if (!shows(transpose_view(slice_view<Query>(permute_view<Dk, Query, Key>(kind.x()), Q - 1)),
               [&](i3 i) { return at(Q - 1, i[0], i[1]); })) {
        return "a transposed slice of a permutation";
    }
    return "";
}

/// Several axes as one can be viewed when their elements are evenly apart, which is so of row-major ones.
template <class Kind>
constexpr char const* wrong_merge() {
    Kind kind;
    using i3 = std::size_t const*;
    using x = decltype(kind.x());
    constexpr bool dense = detail::is_contiguous<detail::layout_of<x>>;
    auto const at = [&](std::size_t t, std::size_t h, std::size_t d) { return &kind.x()(t, h, d); };
    static_assert(can_merge_view<x, Time, Head, Model> == dense);
    static_assert(can_merge_view<x, Head, Dv, Model> == dense);
    static_assert(can_merge_view<x, Time, Head, Dv, Model> == dense);
    static_assert(can_merge_view<x, Head, Model>);
    if constexpr (dense) {
        static_assert(shows_as_const<decltype(merge_view<Head, Dv, Model>(kind.x())), Kind> == Kind::shows_const);
        if (!shows(merge_view<Head, Dv, Model>(kind.x()), [&](i3 i) { return at(i[0], i[1] / 5, i[1] % 5); })) {
            return "merge_view<Head, Dv, Model>";
        }
        if (!shows(merge_view<Time, Head, Model>(kind.x()), [&](i3 i) { return at(i[0] / 2, i[0] % 2, i[1]); })) {
            return "merge_view<Time, Head, Model>";
        }
        if (!shows(merge_view<Time, Head, Dv, Model>(kind.x()),
                   [&](i3 i) { return at(i[0] / 10, i[0] / 5 % 2, i[0] % 5); })) {
            return "merge_view of all";
        }
        // The last axis is shorter than its memory, so that the two before it are evenly apart and the last two are
        // not.
        auto const parts = range_view<Dv<3>>(kind.x(), 2);
        static_assert(can_merge_view<decltype(parts), Time, Head, Model>);
        static_assert(!can_merge_view<decltype(parts), Head, Dv, Model>);
        if (!shows(merge_view<Time, Head, Model>(parts), [&](i3 i) { return at(i[0] / 2, i[0] % 2, 2 + i[1]); })) {
            return "merge_view of a range";
        }
    } else {
        // Column-major: what is backwards here is row-major.
        auto const backwards = permute_view<Dv, Head, Time>(kind.x());
        if (!shows(merge_view<Dv, Head, Model>(backwards), [&](i3 i) { return at(i[1], i[0] % 2, i[0] / 2); })) {
            return "merge_view of a permutation";
        }
        if (!shows(merge_view<Dv, Head, Time, Model>(backwards),
                   [&](i3 i) { return at(i[0] % 3, i[0] / 3 % 2, i[0] / 6); })) {
            return "merge_view of a permutation of all";
        }
    }
    if (!shows(merge_view<Head, Model>(kind.x()), [&](i3 i) { return at(i[0], i[1], i[2]); }))
        return "merge_view of one";
    // Along axes with one element nothing is far apart.
    auto const thin = range_view<Time<1>, Dv<1>>(kind.x(), 2, 4);
    if (!shows(merge_view<Time, Head, Dv, Model>(thin), [&](i3 i) { return at(2, i[0], 4); })) {
        return "merge_view of axes with one element";
    }
    // What is repeated is evenly apart, at no distance.
    auto const repeated = broadcast_view<Batch<2>, Group<3>>(slice_view<Head>(kind.x(), 1));
    if (!shows(merge_view<Batch, Group, Model>(repeated), [&](i3 i) { return at(i[1], 1, i[2]); })) {
        return "merge_view of repeated axes";
    }
    static_assert(!can_merge_view<decltype(repeated), Group, Time, Model>);
    return "";
}

template <class Kind>
constexpr char const* wrong_split() {
    Kind kind;
    using i3 = std::size_t const*;
    auto const at = [&](std::size_t t, std::size_t m) { return &kind.x()(t, m); };
    if (!shows(split_view<Model, Head<2>, Dv<6>>(kind.x()), [&](i3 i) { return at(i[0], 6 * i[1] + i[2]); })) {
        return "split_view of the last axis";
    }
    if (!shows(split_view<Model, Group<2>, Head<3>, Dv<2>>(kind.x()),
               [&](i3 i) { return at(i[0], 6 * i[1] + 2 * i[2] + i[3]); })) {
        return "split_view into three";
    }
    if (!shows(split_view<Time, Batch<3>, Query<5>>(kind.x()), [&](i3 i) { return at(5 * i[0] + i[1], i[2]); })) {
        return "split_view of the first axis";
    }
    if (!shows(split_view<Time, Query<15>>(kind.x()), [&](i3 i) { return at(i[0], i[1]); }))
        return "split_view into one";
    if (!shows(merge_view<Head, Dv, Model>(split_view<Model, Head<3>, Dv<4>>(kind.x())),
               [&](i3 i) { return at(i[0], i[1]); })) {
        return "merge_view of a split_view";
    }
    if (!shows(
            split_view<Dv, Key<2>, Query<2>>(permute_view<Head, Dv, Time>(split_view<Model, Head<3>, Dv<4>>(kind.x()))),
            [&](i3 i) { return at(i[3], 4 * i[0] + 2 * i[1] + i[2]); })) {
        return "split_view of a permuted split_view";
    }
    return "";
}

template <std::size_t Q, std::size_t K, std::size_t D>
constexpr char const* wrong_view_of_any_kind() {
    return first_answer<int, Query<Q>, Key<K>, Dk<D>>([]<class Kind>() { return wrong_view<Kind, Q, K, D>(); });
}
constexpr char const* wrong_merge_of_any_kind() {
    return first_answer<short, Time<3>, Head<2>, Dv<5>>([]<class Kind>() { return wrong_merge<Kind>(); });
}
constexpr char const* wrong_split_of_any_kind() {
    return first_answer<int, Time<15>, Model<12>>([]<class Kind>() { return wrong_split<Kind>(); });
}

template <class A, class B>
inline constexpr bool same = std::is_same_v<A, B>;

std::string said(auto f) {
    try {
        f();
    } catch (out_of_range const& error) {
        return error.what();
    }
    return "nothing";
}

/// Constant tensors have views too, in constant expressions.
constexpr tensor<int, Query<2>, Key<3>> constant{1, 2, 3, 4, 5, 6};
static_assert(slice_view<Query>(constant, 1)(2) == 6);
static_assert(transpose_view(constant)(2, 0) == 3);
static_assert(range_view<Key<2>>(constant, 1)(1, 1) == 6);
static_assert(broadcast_view<Head<2>>(constant)(1, 0, 2) == 3);
static_assert(permute_view<Key, Query>(constant) == transpose(constant));
static_assert(split_view<Key, Head<3>, Dk<1>>(constant)(1, 2, 0) == 6);
static_assert(merge_view<Query, Key, Time>(constant)(4) == 5);
static_assert(sum(slice_view<Key>(constant, 1)) == 7);
constexpr auto lasting = slice_view<Key>(constant, 2);
static_assert(lasting(1) == 6 && same<decltype(lasting), strided_view<int const, strides<3>, Query<2>> const>);

}  // namespace

TEST_CASE("Every view of every kind of tensor shows the elements that it says, and is const where they are") {
    static_assert(wrong_view_of_any_kind<2, 2, 3>() == std::string_view());
    CHECK(wrong_view_of_any_kind<2, 3, 5>() == std::string());
    static_assert(wrong_view_of_any_kind<2, 2, 2>() == std::string_view());
    CHECK(wrong_view_of_any_kind<3, 3, 3>() == std::string());
}

TEST_CASE("merge_view shows several axes as one where their elements are evenly apart") {
    static_assert(wrong_merge_of_any_kind() == std::string_view());
    CHECK(wrong_merge_of_any_kind() == std::string());
}

TEST_CASE("split_view shows one axis as several, of every kind of tensor") {
#if !defined(__clang__)  // beyond its default number of steps
    static_assert(wrong_split_of_any_kind() == std::string_view());
#endif
    CHECK(wrong_split_of_any_kind() == std::string());
}

TEST_CASE("The type of a view follows from the tensor, and is a tensor_view where elements stand in a row") {
    using x = tensor<float, Batch<2>, Query<3>, Key<5>>;
    x y{};
    static_assert(same<decltype(slice_view<Batch>(y, 0)), tensor_view<float, Query<3>, Key<5>>>);
    static_assert(same<decltype(slice_view<Query>(y, 0)), strided_view<float, strides<15, 1>, Batch<2>, Key<5>>>);
    static_assert(same<decltype(slice_view<Key>(y, 0)), strided_view<float, strides<15, 5>, Batch<2>, Query<3>>>);
    static_assert(
        same<decltype(slice_view<Key>(slice_view<Query>(slice_view<Batch>(y, 0), 0), 0)), tensor_view<float>>);
    static_assert(same<decltype(range_view<Batch<1>>(y, 0)), tensor_view<float, Batch<1>, Query<3>, Key<5>>>);
    static_assert(
        same<decltype(range_view<Batch<1>, Query<2>>(y, 0, 0)), tensor_view<float, Batch<1>, Query<2>, Key<5>>>);
    static_assert(
        same<decltype(range_view<Query<2>>(y, 0)), strided_view<float, strides<15, 5, 1>, Batch<2>, Query<2>, Key<5>>>);
    static_assert(same<decltype(range_view<Key<5>>(y, 0)), tensor_view<float, Batch<2>, Query<3>, Key<5>>>);
    static_assert(same<decltype(broadcast_view<Head<4>>(y)),
                       strided_view<float const, strides<0, 15, 5, 1>, Head<4>, Batch<2>, Query<3>, Key<5>>>);
    static_assert(
        same<decltype(broadcast_view<Head<1>>(y)), tensor_view<float const, Head<1>, Batch<2>, Query<3>, Key<5>>>);
    static_assert(
        same<decltype(transpose_view(y)), strided_view<float, strides<15, 1, 5>, Batch<2>, Key<5>, Query<3>>>);
    static_assert(same<decltype(transpose_view(transpose_view(y))), tensor_view<float, Batch<2>, Query<3>, Key<5>>>);
    static_assert(same<decltype(permute_view<Key, Query, Batch>(std::as_const(y))),
                       strided_view<float const, strides<1, 5, 15>, Key<5>, Query<3>, Batch<2>>>);
    static_assert(same<decltype(rename_view<Key, Time>(y)), tensor_view<float, Batch<2>, Query<3>, Time<5>>>);
    static_assert(
        same<decltype(split_view<Key, Head<5>, Dk<1>>(y)), tensor_view<float, Batch<2>, Query<3>, Head<5>, Dk<1>>>);
    static_assert(same<decltype(merge_view<Query, Key, Time>(y)), tensor_view<float, Batch<2>, Time<15>>>);
    // A transposed row is in a row too.
    tensor<float, Query<1>, Key<5>> row{};
    static_assert(same<decltype(transpose_view(row)), tensor_view<float, Key<5>, Query<1>>>);
}

TEST_CASE("What promises something of its values is viewed with const elements; masks and projections are not") {
    auto logits = scores(tensor<float, Query<2>, Dk<3>>{}, tensor<float, Key<5>, Dk<3>>{});
    auto weights = softmax<Key>(logits);
    auto distribution = softmax<Dk>(tensor<float, Query<2>, Dk<3>>{});
    static_assert(same<decltype(slice_view<Query>(logits, 0)), tensor_view<float const, Key<5>>>);
    static_assert(same<decltype(slice_view<Query>(weights, 0)), tensor_view<float const, Key<5>>>);
    static_assert(same<decltype(rename_view<Dk, Dv>(distribution)), tensor_view<float const, Query<2>, Dv<3>>>);
    static_assert(same<decltype(view_of(weights)), tensor_view<float const, Query<2>, Key<5>>>);
    keep<Query<2>, Key<5>> mask{};
    projection<Query, float, Model<2>, Dk<3>> w{};
    static_assert(same<decltype(slice_view<Query>(mask, 0)), tensor_view<bool, Key<5>>>);
    static_assert(same<decltype(slice_view<Model>(w, 0)), tensor_view<float, Dk<3>>>);
    slice_view<Query>(mask, 1) = true;
    CHECK((mask(1, 4) && !mask(0, 4)));
}

TEST_CASE("An index or an offset that is known at run time only is checked then") {
    auto x = iota<int, Query<3>, Key<5>>();
    CHECK(said([&] { static_cast<void>(slice_view<Query>(x, 3)); }) ==
          "heed: index 3 is out of range for Query<3>; expected 0 to 2");
    CHECK(said([&] { slice_view<Key>(x, -1) = 0; }) == "heed: index -1 is out of range for Key<5>; expected 0 to 4");
    CHECK(said([&] { static_cast<void>(range_view<Key<2>>(x, 4)); }) ==
          "heed: offset 4 is out of range for Key<2> of Key<5>; expected 0 to 3");
    CHECK(said([&] { static_cast<void>(range_view<Key<2>>(x, -1)); }) ==
          "heed: offset -1 is out of range for Key<2> of Key<5>; expected 0 to 3");
    CHECK(said([&] { static_cast<void>(range_view<Query<3>>(x, std::size_t{1})); }) ==
          "heed: offset 1 is out of range for Query<3> of Query<3>; expected 0 to 0");
    CHECK(said([&] { static_cast<void>(range_view<Query<1>, Key<5>>(x, 2, 1)); }) ==
          "heed: offset 1 is out of range for Key<5> of Key<5>; expected 0 to 0");
    CHECK(said([&] { static_cast<void>(range_view<Key<2>>(x, 3)); }) == "nothing");
}

TEST_CASE("A constant index or offset out of range has no view, and the fault says so") {
    using x = tensor<int, Query<3>, Key<5>>;
    static_assert(can_slice_view<x, Key, decltype(4_c)> && !can_slice_view<x, Key, decltype(5_c)>);
    static_assert(can_range_view<x, Key<2>, decltype(3_c)> && !can_range_view<x, Key<2>, decltype(4_c)>);
    static_assert(!can_range_view<x, Key<2>, std::integral_constant<int, -1>> && !can_range_view<x, Key<6>, int>);
    static_assert(
        same<fault_of_range_view<x, Key<2>, decltype(4_c)>,
             fault::a_constant_offset_leads_beyond_the_axis<fault::in::range_view, Key<2>, Key<5>, constant_index<4>>>);
    static_assert(same<fault_of_range_view<x, Key<6>, int>,
                       fault::a_range_needs_an_axis_that_is_at_least_as_long<fault::in::range_view, Key<6>, Key<5>>>);
}

TEST_CASE("A temporary that owns its values is not viewed; a view is") {
    using x = tensor<int, Query<3>, Key<5>>;
    using heap = heap_tensor<int, Query<3>, Key<5>>;
    using view = tensor_view<int, Query<3>, Key<5>>;
    static_assert(can_slice_view<x&, Key, int> && can_slice_view<x const&, Key, int> && !can_slice_view<x&&, Key, int>);
    static_assert(!can_slice_view<x const&&, Key, int> && !can_slice_view<heap&&, Key, int>);
    static_assert(can_slice_view<view&&, Key, int> &&
                  can_slice_view<strided_view<int, strides<1, 3>, Query<3>, Key<5>>&&, Key, int>);
    static_assert(!can_range_view<x&&, Key<2>, int> && can_range_view<view&&, Key<2>, int>);
    static_assert(!can_broadcast_view<x&&, Head<2>> && can_broadcast_view<view&&, Head<2>>);
    static_assert(!can_transpose_view<x&&> && can_transpose_view<view&&>);
    static_assert(!can_permute_view<x&&, Key, Query> && can_permute_view<view&&, Key, Query>);
    static_assert(!can_rename_view<x&&, Key, Time> && can_rename_view<view&&, Key, Time>);
    static_assert(!can_split_view<x&&, Key, Head<5>, Dk<1>> && can_split_view<view&&, Key, Head<5>, Dk<1>>);
    static_assert(!can_merge_view<x&&, Query, Key, Time> && can_merge_view<view&&, Query, Key, Time>);
    static_assert(same<fault_of_transpose_view<heap&&>,
                       fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                           fault::in::transpose_view, heap>>);
    // As the parameter of a function a view of the right shape takes them as well.
    static_assert(std::is_convertible_v<view, tensor_view<int const, Query<3>, Key<5>>>);
    static_assert(!std::is_convertible_v<x, tensor_view<int const, Query<3>, Key<5>>>);
    static_assert(std::is_convertible_v<strided_view<int, strides<1, 3>, Query<3>, Key<5>>,
                                        strided_view<int const, strides<1, 3>, Query<3>, Key<5>>>);
    static_assert(!std::is_convertible_v<strided_view<int const, strides<1, 3>, Query<3>, Key<5>>,
                                         strided_view<int, strides<1, 3>, Query<3>, Key<5>>>);
}
