// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_HANA_HPP
#define HEED_SHAPE_HANA_HPP

#include <boost/hana/fwd/at.hpp>
#include <boost/hana/fwd/bool.hpp>
#include <boost/hana/fwd/concept/iterable.hpp>
#include <boost/hana/fwd/drop_front.hpp>
#include <boost/hana/fwd/equal.hpp>
#include <boost/hana/fwd/integral_constant.hpp>
#include <boost/hana/fwd/is_empty.hpp>
#include <boost/hana/fwd/length.hpp>
#include <boost/hana/fwd/type.hpp>
#include <boost/hana/fwd/unpack.hpp>

#include <heed/shape/detail/algebra.hpp>

// A shape is a citizen of Boost.Hana: an Iterable, a Foldable and a Comparable whose elements are `hana::type_c<Axis>`.
// hana::for_each, find, fold_left, contains, equal and so on work on `heed::shape<...>`. It is no Sequence, since
// hana::transform could then put things into a shape that are no axes: transform `hana::to_tuple(shape)` instead.

namespace boost::hana {

template <>
struct at_impl<heed::shape_tag> {
    template <class Shape, class Position>
    static constexpr auto apply(Shape const&, Position const&) {
        return type_c<heed::detail::axis_at<std::size_t{Position::value}, Shape>>;
    }
};

template <>
struct drop_front_impl<heed::shape_tag> {
    template <class Shape, std::size_t Count>
    struct dropped {
        using type = heed::shape_t<>;
    };
    template <class First, class... Rest, std::size_t Count>
        requires(Count > 0)
    struct dropped<heed::shape_t<First, Rest...>, Count> : dropped<heed::shape_t<Rest...>, Count - 1> {};
    template <class... Axes>
    struct dropped<heed::shape_t<Axes...>, 0> {
        using type = heed::shape_t<Axes...>;
    };

    template <class Shape, class Count>
    static constexpr auto apply(Shape const&, Count const&) {
        return typename dropped<Shape, std::size_t{Count::value}>::type{};
    }
};

template <>
struct is_empty_impl<heed::shape_tag> {
    template <class Shape>
    static constexpr auto apply(Shape const&) {
        return bool_c<Shape::rank == 0>;
    }
};

template <>
struct length_impl<heed::shape_tag> {
    template <class Shape>
    static constexpr auto apply(Shape const&) {
        return size_c<Shape::rank>;
    }
};

template <>
struct unpack_impl<heed::shape_tag> {
    template <class... Axes, class F>
    static constexpr decltype(auto) apply(heed::shape_t<Axes...> const&, F&& f) {
        return static_cast<F&&>(f)(type_c<Axes>...);
    }
};

template <>
struct equal_impl<heed::shape_tag, heed::shape_tag> {
    template <class A, class B>
    static constexpr auto apply(A const&, B const&) {
        return bool_c<__is_same(A, B)>;
    }
};

}  // namespace boost::hana

#endif
