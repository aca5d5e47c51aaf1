// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_STORED_ORDER_HPP
#define HEED_BORDERS_DETAIL_STORED_ORDER_HPP

#include <cstddef>
#include <utility>

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/tensor/semantic_types.hpp>

// The order in which a file has the axes of a tensor, and which of them are one there.

namespace heed {

namespace fault {

template <class Shape, class NotNamed>
struct stored_as_names_every_axis_of_the_tensor_once_but_these_are_missing {};
template <class ShapeInFile, class... Merged>
struct merged_names_two_axes_or_more_that_stand_side_by_side_in_the_file {};

}  // namespace fault

namespace stored {

/// See `merged`.
template <class... Names>
struct merged_axes {};
template <class Order, class... Groups>
struct stored_merged {};

/// See `stored_as`.
template <class... Names>
struct HEED_LINKED_AS stored_order {
    /// With some axes that are one in the file, `stored_as<Head, Dk, Model>(merged<Head, Dk>)`.
    template <class... First, class... Others>
    constexpr stored_merged<stored_order, merged_axes<First...>, Others...> operator()(merged_axes<First...>,
                                                                                       Others...) const {
        return {};
    }
};

/// The axes in the order in which a file has them, where that is not the tensor's own:
/// `read<tensor<float, Model<768>, Dk<768>>>(file, "c_attn.weight", stored_as<Dk, Model>)`. That nobody can see from
/// the extents of a square matrix. Refused: other names than the tensor's, or not all of them.
template <template <std::size_t> class... Names>
HEED_LINKED_AS inline constexpr stored_order<axis_name<Names>...> stored_as{};
/// Axes that are one in the file, as other programs keep heads: of the declared
/// `projection<Query, float, Model<768>, Head<12>, Dk<64>>`, in a file of [768, 768] with the output first,
/// `stored_as<Head, Dk, Model>(merged<Head, Dk>)`. Refused: axes that do not stand side by side there, in that order.
template <template <std::size_t> class... Names>
HEED_LINKED_AS inline constexpr merged_axes<axis_name<Names>...> merged{};

namespace detail::inline HEED_KERNELS {

namespace of = heed::detail;

template <class Order>
inline constexpr bool is_order = false;
template <class... Names>
inline constexpr bool is_order<stored_order<Names...>> = true;
template <class Order, class... Groups>
inline constexpr bool is_order<stored_merged<Order, Groups...>> = true;
/// A concept, so that of two functions which ask for it the one that asks for more is chosen.
template <class Order>
concept order_in_a_file = is_order<Order>;

/// The shape that a tensor has in the file, by the order of its axes there.
template <class X, class Order>
struct stored_shape {
    using type = shape_type_of<X>;
};
template <class X, class First, class... Rest>
struct stored_shape<X, stored_order<First, Rest...>> {
    using type = shape_t<of::axis_in<shape_type_of<X>, First>, of::axis_in<shape_type_of<X>, Rest>...>;
};
template <class X, class Order, class... Groups>
struct stored_shape<X, stored_merged<Order, Groups...>> : stored_shape<X, Order> {};
template <class X, class Order>
using stored_shape_of = typename stored_shape<X, Order>::type;

/// Of a tensor that is read or written: `In` says which, and of what format.
template <class In, class X, class... Names>
consteval auto rule_of_order(stored_order<Names...>) {
    if constexpr (sizeof...(Names) == 0) {
        return none{};
    } else {
        using of_names = decltype(of::rule_of_names_of<In, X, Names...>());
        if constexpr (is_fault<of_names>) {
            return of_names{};
        } else if constexpr (sizeof...(Names) != X::rank) {
            return fault::stored_as_names_every_axis_of_the_tensor_once_but_these_are_missing<
                shape_type_of<X>, of::without_names<shape_type_of<X>, Names...>>{};
        } else {
            return none{};
        }
    }
}

/// For each axis of a shape whether it and the next are one in the file.
template <class Shape>
struct joints {
    bool with_next[Shape::rank + 1] = {};
    bool are_right = true;

    template <class First, class... Rest>
    constexpr void add(merged_axes<First, Rest...>) {
        constexpr std::size_t first = of::position_of<Shape, First>, rank = Shape::rank;
        std::size_t next = first;
        are_right = are_right && sizeof...(Rest) > 0 && first < rank &&
                    ((of::position_of<Shape, Rest> == ++next) && ...) && next < rank;
        // No axis is in two groups.
        for (std::size_t i = first; are_right && i <= next; ++i) {
            are_right = !with_next[i] && (i > first || i == 0 || !with_next[i - 1]);
            with_next[i] = i < next;
        }
    }
};
template <class Shape, class Order>
inline constexpr joints<Shape> joints_of{};
template <class Shape, class Order, class... Groups>
inline constexpr joints<Shape> joints_of<Shape, stored_merged<Order, Groups...>> = [] {
    joints<Shape> out;
    (out.add(Groups{}), ...);
    return out;
}();

/// Of axes that are one in a file nobody knows how long each of them is.
template <class In, class Shape, class... Names>
consteval auto rule_of_merged_lengths(merged_axes<Names...>) {
    return of::rule_of_no_lengths<In, of::axis_in<Shape, Names>...>();
}

template <class In, class X, class Order, class... First, class... Others>
consteval auto rule_of_order(stored_merged<Order, merged_axes<First...>, Others...> whole) {
    using shape = stored_shape_of<X, Order>;
    if constexpr (is_fault<decltype(rule_of_order<In, X>(Order{}))>) {
        return rule_of_order<In, X>(Order{});
    } else if constexpr (!joints_of<shape, decltype(whole)>.are_right) {
        return fault::merged_names_two_axes_or_more_that_stand_side_by_side_in_the_file<shape, First...>{};
    } else {
        return of::first_fault<decltype(rule_of_merged_lengths<In, shape>(merged_axes<First...>{})),
                           decltype(rule_of_merged_lengths<In, shape>(Others{}))...>{};
    }
}

/// A tensor as it is seen with its axes in the order in which a file is to have them.
template <class X>
X in_this_order(stored_order<>);
template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
auto in_this_order(stored_order<axis_name<First>, axis_name<Rest>...>)
    -> decltype(permute_view<First, Rest...>(std::declval<X const&>()));
template <class X, class Order, class... Groups>
auto in_this_order(stored_merged<Order, Groups...>) -> decltype(in_this_order<X>(Order{}));
template <class X, class Order>
using in_order = decltype(in_this_order<X>(Order{}));

}  // namespace detail::inline HEED_KERNELS
}  // namespace stored
}  // namespace heed

#endif
