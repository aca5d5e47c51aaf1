// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_MASK_OF_VALUES_HPP
#define HEED_ATTENTION_MASK_OF_VALUES_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/tensor/semantic_types.hpp>
#include <heed/tensor/tensor_view.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// A view, which a mask may hold.
template <class X>
inline constexpr bool views_memory = false;
template <class T, class... Axes>
inline constexpr bool views_memory<tensor_view<T, Axes...>> = true;
template <class T, class Strides, class... Axes>
inline constexpr bool views_memory<strided_view<T, Strides, Axes...>> = true;

/// Bools in the memory of others are often bytes.
template <class View, class Element>
inline constexpr bool has_elements_for =
    __is_same(element_of<View>, Element) || (__is_same(Element, bool) && __is_same(element_of<View>, unsigned char));

/// Why a mask over memory is not made of such arguments.
template <class Purpose, class Element, class First, class... Rest>
consteval auto rule_of_mask_over() {
    if constexpr (any_refused<First, Rest...>) {
        return none{};
    } else if constexpr (!has_elements_for<Purpose, Element>) {
        return fault::a_mask_or_projection_is_made_of_values_of_its_element_type<element_of<Purpose>, Element>{};
    } else if constexpr (sizeof...(Rest) == 0 && __is_same(First, typename Purpose::tensor_type)) {
        return none{};
    } else {
        return fault::what_a_type_promises_of_its_values_is_not_had_by_conversion<First, Purpose>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Base of the masks that hold a view: `keep<tensor_view<bool const, Key<5>>>`, made by `keep{view}`.
template <class View, class Element>
struct HEED_LINKED_AS mask_over_memory : View {
    template <class X>
        requires(__is_same(X, View) && detail::has_elements_for<View, Element>)
    constexpr explicit mask_over_memory(X const& view) : View(view) {}
};

namespace detail::inline HEED_KERNELS {

/// What a mask of such arguments derives from, values of its own or a view; and why it is not made of other arguments.
template <class Element, class... Axes>
struct values_of_mask {
    using type = tagged_tensor<Element, Axes...>;
    template <class M, class... Given>
    using fault = decltype(rule_of_purpose<M, Given...>());
};
template <class Element, class View>
    requires views_memory<View>
struct values_of_mask<Element, View> {
    using type = mask_over_memory<View, Element>;
    template <class M, class... Given>
    using fault = decltype(rule_of_mask_over<M, Element, Given...>());
};
template <class View>
    requires views_memory<View>
struct values_of_mask<View> : values_of_mask<element_of<View>, View> {};

}  // namespace detail::inline HEED_KERNELS

/// A mask that is true where a key takes part (PyTorch: the bool `attn_mask` of scaled_dot_product_attention).
/// It has the Key axis, and any of the other axes of the scores: `keep<Batch<2>, Key<5>>` is a padding mask. Made of
/// values, `keep<Key<3>>{true, true, false}`, of a bool tensor that says so, `keep<Key<3>>{x}` or `keep{x}`, or of a
/// function of the indices, `generate<keep<Key<3>>>(f)`.
///
/// For scores of queries or keys that are `up_to` a length it has their axes and lengths: `keep{take<Key>(x, n)}`.
///
/// Of a view, `keep{view}`, it is one that reads the memory of the view and copies nothing: the memory must outlive it,
/// and holds bools, or unsigned chars of which every one but 0 is true. So with `drop` and, for numbers, with `bias`.
template <class... Axes>
struct HEED_LINKED_AS keep : detail::values_of_mask<bool, Axes...>::type {
    using values_of = detail::values_of_mask<bool, Axes...>;
    using base = typename values_of::type;
    using base::base;
    constexpr keep() = default;
    constexpr keep(keep const&) = default;
    constexpr keep(keep&&) = default;
    constexpr keep& operator=(keep const&) & = default;
    constexpr keep& operator=(keep&&) & = default;
    template <class X = keep, class Fault = detail::written_in_vain<keep>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, keep>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    template <class First, class... Rest, class Fault = typename values_of::template fault<keep, First, Rest...>>
        requires is_fault<Fault>
    explicit keep(First const& first, Rest const&... rest) = delete;
    template <class... Others>
    using with_axes = keep<Others...>;
    static constexpr bool is_mask = true;
};
template <class... Axes>
keep(tensor<bool, Axes...> const&) -> keep<Axes...>;
template <class... Axes>
keep(heap_tensor<bool, Axes...> const&) -> keep<Axes...>;
template <class X>
    requires detail::views_memory<typename X::tensor_type>
keep(X const&) -> keep<typename X::tensor_type>;

/// A mask that is true where a key is left out (PyTorch: `key_padding_mask` of MultiheadAttention). The complement of
/// `keep`, and another type, so that the two cannot be mixed up.
template <class... Axes>
struct HEED_LINKED_AS drop : detail::values_of_mask<bool, Axes...>::type {
    using values_of = detail::values_of_mask<bool, Axes...>;
    using base = typename values_of::type;
    using base::base;
    constexpr drop() = default;
    constexpr drop(drop const&) = default;
    constexpr drop(drop&&) = default;
    constexpr drop& operator=(drop const&) & = default;
    constexpr drop& operator=(drop&&) & = default;
    template <class X = drop, class Fault = detail::written_in_vain<drop>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, drop>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    template <class First, class... Rest, class Fault = typename values_of::template fault<drop, First, Rest...>>
        requires is_fault<Fault>
    explicit drop(First const& first, Rest const&... rest) = delete;
    template <class... Others>
    using with_axes = drop<Others...>;
    static constexpr bool is_mask = true;
};
template <class... Axes>
drop(tensor<bool, Axes...> const&) -> drop<Axes...>;
template <class... Axes>
drop(heap_tensor<bool, Axes...> const&) -> drop<Axes...>;
template <class X>
    requires detail::views_memory<typename X::tensor_type>
drop(X const&) -> drop<typename X::tensor_type>;

/// Numbers that are added to the scores after scaling (PyTorch: a float `attn_mask`). Where it is -inf, the key is left
/// out as by `drop`; of several biases that are joined by `&` one has to be -inf itself, their sum is not looked at.
template <class T, class... Axes>
struct HEED_LINKED_AS bias : detail::values_of_mask<T, Axes...>::type {
    using values_of = detail::values_of_mask<T, Axes...>;
    using base = typename values_of::type;
    using base::base;
    constexpr bias() = default;
    constexpr bias(bias const&) = default;
    constexpr bias(bias&&) = default;
    constexpr bias& operator=(bias const&) & = default;
    constexpr bias& operator=(bias&&) & = default;
    template <class X = bias, class Fault = detail::written_in_vain<bias>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, bias>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    template <class First, class... Rest, class Fault = typename values_of::template fault<bias, First, Rest...>>
        requires is_fault<Fault>
    explicit bias(First const& first, Rest const&... rest) = delete;
    /// The values of a plain tensor of its shape. (A template, so that `w = {}` means what it says.)
    template <class X>
        requires detail::has_values_of<X, bias>
    constexpr bias& operator=(X&& x) & {
        static_cast<detail::plain<bias>&>(*this) = static_cast<X&&>(x);
        return *this;
    }
    template <class... Others>
    using with_axes = bias<typename base::element, Others...>;
    static constexpr bool is_mask = true;
};
template <class T, class... Axes>
bias(tensor<T, Axes...> const&) -> bias<T, Axes...>;
template <class T, class... Axes>
bias(heap_tensor<T, Axes...> const&) -> bias<T, Axes...>;
template <class X>
    requires detail::views_memory<typename X::tensor_type>
bias(X const&) -> bias<typename X::tensor_type>;

}  // namespace heed

#endif
