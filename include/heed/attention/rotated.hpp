// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_ROTATED_HPP
#define HEED_ATTENTION_ROTATED_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/detail/rows.hpp>
#include <heed/tensor/semantic_types.hpp>
#include <heed/tensor/tensor_view.hpp>

namespace heed {

// Which features make a pair. The two conventions differ by an order of the features, and weights that were trained
// with one of them are noise to the other.

/// Features 2i and 2i + 1 make pair i: as `split<Dk, Pair<n>, Half<2>>` has them. (Su et al. 2021; Llama as published
/// by its authors, GPT-J; ONNX RotaryEmbedding-23: interleaved=1.)
struct HEED_LINKED_AS interleaved_pairs {
    static constexpr std::size_t place(std::size_t pair, std::size_t half, std::size_t) { return 2 * pair + half; }
};
/// Features i and n + i make pair i, where n pairs are rotated: as `split<Dk, Half<2>, Pair<n>>` has them. (GPT-NeoX
/// and what Hugging Face's `rotate_half` does, Llama as converted for it; ONNX RotaryEmbedding-23: interleaved=0.)
struct HEED_LINKED_AS half_split_pairs {
    static constexpr std::size_t place(std::size_t pair, std::size_t half, std::size_t pairs) {
        return pair + half * pairs;
    }
};

/// The number whose powers are the frequencies of rotary positions: 10,000 in the paper, 500,000 in Llama 3. As a
/// constant it is part of the type of what it rotates, `rotary_base<10000>{}`, and two of them do not meet in `scores`.
/// Known at run time only, or with a fraction, it is `rotary_base{theta}`, of type `rotary_base<>`.
template <std::size_t... Base>
struct HEED_LINKED_AS rotary_base {
    static constexpr double value = (0.0 + ... + static_cast<double>(Base));
};
template <>
struct rotary_base<> {
    double value;
    constexpr explicit rotary_base(double base) : value(base) {}
};
rotary_base(double) -> rotary_base<>;

template <class Pairing, class Angles, class Pairs, class T, class... Axes>
struct HEED_LINKED_AS rotated;

namespace detail::inline HEED_KERNELS {

/// What is known of rows that were rotated.
template <class Pairing, class Angles, class Pairs>
struct HEED_LINKED_AS rotated_rows {
    using pairing = Pairing;
    using angles = Angles;
    using pairs = Pairs;
};

/// A rotated tensor with the values and axes of a plain one, or of a view.
template <class Rows, class Plain>
struct rotated_as;
template <class Pairing, class Angles, class Pairs, template <class, class...> class Stored, class T, class... Axes>
    requires(!requires { Stored<T, Axes...>::is_view; })
struct rotated_as<rotated_rows<Pairing, Angles, Pairs>, Stored<T, Axes...>> {
    using type = rotated<Pairing, Angles, Pairs, T, Axes...>;
};
template <class Pairing, class Angles, class Pairs, class View>
    requires(View::is_view)
struct rotated_as<rotated_rows<Pairing, Angles, Pairs>, View> {
    using type = rotated<Pairing, Angles, Pairs, View>;
};

/// The rows of a shape stay whole in another that ends with the same axes.
template <class Shape, class Other>
inline constexpr bool ends_alike = false;
template <class Shape, class Other>
    requires(Shape::rank > 0 && Other::rank > 0)
inline constexpr bool ends_alike<Shape, Other> = __is_same(last_axis<Shape>, last_axis<Other>);

/// A plain type, or what `Promising` makes of it where the rows of the shape stay whole.
template <bool Stays, template <class, class> class Promising, class Rows, class Plain>
struct stays {
    using type = Plain;
};
template <template <class, class> class Promising, class Rows, class Plain>
struct stays<true, Promising, Rows, Plain> : Promising<Rows, Plain> {};

/// The members that rotated tensors have, whether they own their values or view them.
template <class Rows, class Shape>
struct knows_its_rotation {
    using promised_rows = Rows;
    template <class Plain>
    using renamed = typename rotated_as<Rows, Plain>::type;
    template <class Plain>
    using moved = typename stays<ends_alike<Shape, shape_type_of<Plain>>, rotated_as, Rows, Plain>::type;
};

}  // namespace detail::inline HEED_KERNELS

/// Queries or keys whose features were rotated by their positions, known as such by their type: what `rotate` returns.
/// `Pairing` is how features make pairs, `Angles` by which angles they were rotated, `rotary_base<10000>` mostly, and
/// `Pairs` how many pairs, `Pair<2>`. A tensor in all else.
///
/// What moves rows of features as they are keeps the knowledge: `slice`, `range`, `rename`, `permute`, `split`,
/// `merge`, `concat`, `stack` and views (of const elements, as those of logits), as long as the features are still the
/// last axis. Arithmetic, `cast` and `as_tensor` give a plain tensor again; `as_rotated` says of a plain one that it
/// was rotated. Refused: to rotate it again, to compare it with one that was not rotated or not alike, to join it to
/// one, to weigh it as values, to project it.
template <class Pairing, class Angles, class Pairs, class T, class... Axes>
struct rotated : detail::stored<T, Axes...>,
                 detail::knows_its_rotation<detail::rotated_rows<Pairing, Angles, Pairs>, shape_t<Axes...>> {
    constexpr rotated() : detail::stored<T, Axes...>{} {}
    constexpr rotated(rotated const&) = default;
    constexpr rotated(rotated&&) = default;
    constexpr rotated& operator=(rotated const&) & = default;
    constexpr rotated& operator=(rotated&&) & = default;
    template <class X = rotated, class Fault = detail::written_in_vain<rotated>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, rotated>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
};
/// A view of rotated rows: `rotated<interleaved_pairs, rotary_base<10000>, Pair<2>, tensor_view<float const, ...>>`.
template <class Pairing, class Angles, class Pairs, class View>
    requires(View::is_view)
struct rotated<Pairing, Angles, Pairs, View>
    : View, detail::knows_its_rotation<detail::rotated_rows<Pairing, Angles, Pairs>, typename View::shape_type> {
    constexpr explicit rotated(typename View::element const* first) : View(first) {}
    template <class Lengths>
    constexpr rotated(typename View::element const* first, Lengths const& of_axes) : View(first, of_axes) {}
};

/// True for a tensor whose type says that its features were rotated.
template <class X>
concept is_rotated = detail::promises_rows<X> && requires { typename detail::remove_cvref_t<X>::promised_rows::pairs; };

namespace detail::inline HEED_KERNELS {

template <class Pairing, class Angles>
struct HEED_LINKED_AS rotation_rows {
    using pairing = Pairing;
    using angles = Angles;
};

}  // namespace detail::inline HEED_KERNELS

template <class Pairing, class Angles, class T, class... Axes>
struct HEED_LINKED_AS rotation;

namespace fault {

template <class... Came>
struct a_rotation_is_made_of_positions_by_rotation_at_or_of_a_plain_tensor_of_its_shape {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// A rotation with the values and axes of a plain tensor; a view stays what it is.
template <class Rows, class Plain>
struct rotation_as {
    using type = Plain;
};
template <class Pairing, class Angles, template <class, class...> class Stored, class T, class... Axes>
    requires(!requires { Stored<T, Axes...>::is_view; })
struct rotation_as<rotation_rows<Pairing, Angles>, Stored<T, Axes...>> {
    using type = rotation<Pairing, Angles, T, Axes...>;
};

/// Two shapes that end with the same two axes.
template <class Shape, class Other>
inline constexpr bool end_with_the_same_two = false;
template <class Shape, class Other>
    requires(Shape::rank > 1 && Other::rank > 1)
inline constexpr bool end_with_the_same_two<Shape, Other> =
    ends_alike<Shape, Other> && ends_alike<without_last<Shape>, without_last<Other>>;

template <class Rotation, class... Came>
consteval auto rule_of_making_rotation() {
    if constexpr (any_refused<Came...>) {
        return none{};
    } else if constexpr (sizeof...(Came) == 1 && (Tensor<Came> && ...)) {
        using of_conversion = first_fault<decltype(rule_of_conversion<remove_cvref_t<Came>, Rotation>())...>;
        constexpr bool allowed =
            (has_values_for<Came, typename Rotation::element, typename Rotation::shape_type> && ...);
        return typename conditional<allowed, none, of_conversion>::type{};
    } else {
        return fault::a_rotation_is_made_of_positions_by_rotation_at_or_of_a_plain_tensor_of_its_shape<Came...>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// The rotations of positions: cosines and sines, `[..., Query, Half<2>, Pair<n>]`, where `Half` is 0 for the cosine
/// and 1 for the sine. What `rotation_at` returns and `rotate` applies, to any number of heads and layers.
///
/// Moved as it is, it stays a rotation: `rename<Query, Key>(rotation)`, `range<Query<1>>(rotation, n)` for the position
/// n alone. Of angles that are no powers of a base, such as those of YaRN, it is made of the values, and `Angles` is a
/// type that names them: `rotation<half_split_pairs, yarn, float, Query<3>, Half<2>, Pair<4>>{x}` of a plain tensor x.
template <class Pairing, class Angles, class T, class... Axes>
struct rotation : detail::stored<T, Axes...> {
    constexpr rotation() : detail::stored<T, Axes...>{} {}
    constexpr rotation(rotation const&) = default;
    constexpr rotation(rotation&&) = default;
    constexpr rotation& operator=(rotation const&) & = default;
    constexpr rotation& operator=(rotation&&) & = default;
    template <class X = rotation, class Fault = detail::written_in_vain<rotation>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, rotation>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    template <class X>
        requires detail::has_values_for<X, T, shape_t<Axes...>>
    constexpr explicit rotation(X const& x) : detail::stored<T, Axes...>{} {
        detail::copy_elements(*this, x);
    }
    template <class... Came, class Fault = decltype(detail::rule_of_making_rotation<rotation, Came...>())>
        requires(sizeof...(Came) > 0 && is_fault<Fault>)
    explicit rotation(Came const&... came) = delete;

    using promised_rows = detail::rotation_rows<Pairing, Angles>;
    template <class Plain>
    using renamed = typename detail::rotation_as<promised_rows, Plain>::type;
    template <class Plain>
    using moved = typename detail::stays<detail::end_with_the_same_two<shape_t<Axes...>, shape_type_of<Plain>>,
                                         detail::rotation_as, promised_rows, Plain>::type;
};

/// True for the rotations of positions.
template <class X>
concept is_rotation = detail::promises_rows<X> && !is_rotated<X> &&
                      requires { typename detail::remove_cvref_t<X>::promised_rows::angles; };

}  // namespace heed

#endif
