// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_JOIN_HPP
#define HEED_OPS_JOIN_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace fault::in {
struct concat {};
struct stack {};
}  // namespace fault::in

namespace fault {

template <class First, class Other, class... DidYouMean>
struct concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only {};
template <class First, class Other, class... DidYouMean>
struct stack_needs_tensors_of_one_shape {};
template <class In, class First, class Other>
struct joined_tensors_are_rotated_alike_or_not_at_all_or_say_as_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Name, class Shape>
using one_long = typename replaced<Name, shape_t<with_extent<Name, 1>>, Shape>::type;

/// Copies one block of `Length` values behind those that are there.
template <std::size_t Length, class To, class From>
constexpr void append(To& to, std::size_t& filled, From const& from, std::size_t block) {
    for (std::size_t i = 0; i < Length; ++i) nth(to, filled++) = nth(from, block * Length + i);
}

/// Copies a tensor, all that its lengths say, to its place among others, which begins so many elements from the first.
template <class Out, class X>
constexpr void put_up_to(Out& out, std::size_t first, X const& x) {
    the_same same{};
    auto* to = out.data() + first;
    kernel::map<plan<shape_type_of<X>, layout_of<Out>, layout_of<X>>>(lengths_of<shape_type_of<X>>(x), same, to,
                                                                     values_of(x));
}
template <class Name, class Out, class... Xs>
constexpr void concat_into(Out& out, Xs const&... xs) {
    std::size_t filled = 0;
    if constexpr (has_lengths<Out>) {
        static_cast<void>(take_lengths(out, xs...));
        ((put_up_to(out, filled, xs), filled += extent_in<shape_type_of<Xs>, Name> * stride_in<layout_of<Out>, Name>),
         ...);
    } else {
        constexpr std::size_t inner = stride_in<shape_type_of<Out>, Name>;
        constexpr std::size_t outer = Out::size / (inner * extent_in<shape_type_of<Out>, Name>);
        for (std::size_t block = 0; block < outer; ++block) {
            (append<inner * extent_in<shape_type_of<Xs>, Name>>(out, filled, xs, block), ...);
        }
    }
}
template <class Name, class Out, class... Xs>
constexpr void stack_into(Out& out, Xs const&... xs) {
    std::size_t filled = 0;
    if constexpr (has_lengths<Out>) {
        static_cast<void>(take_lengths(out, xs...));
        ((put_up_to(out, filled, xs), filled += stride_in<layout_of<Out>, Name>), ...);
    } else {
        (append<Xs::size>(out, filled, xs, 0), ...);
    }
}

/// Of two shapes that should be the same where they are joined: as they are then, and as they came. `AreReordered`: a
/// permutation of the others is all that it takes.
template <bool AreReordered, template <class...> class Fault, class First, class Other, class FirstCame,
          class OtherCame>
consteval auto rule_of_joining() {
    if constexpr (__is_same(First, Other)) {
        return none{};
    } else if constexpr (AreReordered) {
        return Fault<FirstCame, OtherCame, meant_call<mend::permute, First, mend::other>>{};
    } else {
        return Fault<FirstCame, OtherCame>{};
    }
}
template <class First, class... Others>
inline constexpr bool are_reordered = ((__is_same(First, Others) || is_reordered<First, Others>)&&...);

/// What is asked of tensors that fit each other: that all of them together are not too many elements.
template <class In, class First, class... Rest>
consteval auto rule_of_joined_size() {
    constexpr auto there_is_room = [](auto... sizes) {
        std::size_t whole = 0;
        return !(__builtin_add_overflow(whole, sizes, &whole) || ...) &&
               whole <= most_bytes / sizeof(element_of<First>);
    };
    if constexpr (!there_is_room(shape_type_of<First>::size, shape_type_of<Rest>::size...)) {
        return fault::the_result_would_have_more_bytes_than_an_object_can_have<In, shape_type_of<First>,
                                                                               shape_type_of<Rest>...>{};
    } else {
        return none{};
    }
}

/// What is asked of rows that stay whole where tensors are joined: that what their types promise of them is the same.
template <class In, class First, class... Rest>
using rule_of_joined_rows = first_fault<typename conditional<
    __is_same(rows_of<First>, rows_of<Rest>), none,
    fault::joined_tensors_are_rotated_alike_or_not_at_all_or_say_as_tensor<In, remove_cvref_t<First>,
                                                                           remove_cvref_t<Rest>>>::type...>;

template <class Name, class First, class... Rest>
consteval auto rule_of_concat() {
    if constexpr (!(Tensor<First> && (Tensor<Rest> && ...))) {
        return rule_of_operands<fault::in::concat, First, Rest...>();
    } else {
        using of_names = first_fault<decltype(rule_of_names_of<fault::in::concat, First, Name>()),
                                     decltype(rule_of_names_of<fault::in::concat, Rest, Name>())...>;
        using of_elements =
            decltype(rule_of_operands<fault::in::concat, tensor<element_of<First>>, tensor<element_of<Rest>>...>());
        if constexpr (is_fault<of_names>) {
            return of_names{};
        } else if constexpr (is_fault<of_elements>) {
            return of_elements{};
        } else if constexpr (is_up_to<axis_in<shape_type_of<First>, Name>> ||
                             (is_up_to<axis_in<shape_type_of<Rest>, Name>> || ...)) {
            return rule_of_no_lengths<fault::in::concat, axis_in<shape_type_of<First>, Name>,
                                      axis_in<shape_type_of<Rest>, Name>...>();
        } else {
            using of_shapes = first_fault<
                decltype(rule_of_joining<are_reordered<one_long<Name, shape_type_of<First>>,
                                                       one_long<Name, shape_type_of<Rest>>...>,
                                         fault::concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only,
                                         one_long<Name, shape_type_of<First>>, one_long<Name, shape_type_of<Rest>>,
                                         shape_type_of<First>, shape_type_of<Rest>>())...>;
            using of_size = decltype(rule_of_joined_size<fault::in::concat, First, Rest...>());
            if constexpr (is_fault<of_shapes> || __is_same(name_of<last_axis<shape_type_of<First>>>, Name)) {
                return first_fault<of_shapes, of_size>{};
            } else {
                return first_fault<rule_of_joined_rows<fault::in::concat, First, Rest...>, of_size>{};
            }
        }
    }
}

template <class Name, class First, class... Rest>
consteval auto rule_of_stack() {
    if constexpr (!(Tensor<First> && (Tensor<Rest> && ...))) {
        return rule_of_operands<fault::in::stack, First, Rest...>();
    } else if constexpr (!(__is_same(shape_type_of<First>, shape_type_of<Rest>) && ...)) {
        using first = shape_type_of<First>;
        using stacked = concatenate<shape_t<with_extent<Name, 1 + sizeof...(Rest)>>, first>;
        constexpr bool reordered = are_reordered<first, shape_type_of<Rest>...> &&
                                   (__is_same(element_of<First>, element_of<Rest>) && ...) &&
                                   !is_fault<decltype(rule_of_result<fault::in::stack, stacked>())>;
        using fault::stack_needs_tensors_of_one_shape;
        using of_shapes = first_fault<decltype(rule_of_joining<reordered, stack_needs_tensors_of_one_shape, first,
                                                               shape_type_of<Rest>, first, shape_type_of<Rest>>())...>;
        return of_shapes{};
    } else {
        using of_operands = decltype(rule_of_operands<fault::in::stack, First, Rest...>());
        if constexpr (is_fault<of_operands>) {
            return of_operands{};
        } else {
            using whole = concatenate<shape_t<with_extent<Name, 1 + sizeof...(Rest)>>, shape_type_of<First>>;
            return first_fault<decltype(rule_of_joined_size<fault::in::stack, First, Rest...>()),
                               decltype(rule_of_result<fault::in::stack, whole>()),
                               rule_of_joined_rows<fault::in::stack, First, Rest...>>{};
        }
    }
}

template <class Name, class First, class... Rest>
using concatenated =
    typename replaced<Name, shape_t<with_extent<Name, (extent_in<First, Name> + ... + extent_in<Rest, Name>)>>,
                      First>::type;

template <class Name>
struct concat_operation : operation<fault::in::concat, mend::first> {
    using words = as_call<fault::in::concat, Name>;
    using gradient = gradients::concatenated<Name>;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = any_number;
    static constexpr bool operands_are_alike = true;
    template <class... Xs>
    using fault = decltype(rule_of_concat<Name, Xs...>());
    template <class First, class... Rest>
    using result = moved_rows<
        First, tensor_of<element_of<First>, concatenated<Name, shape_type_of<First>, shape_type_of<Rest>...>>>;
    template <class Out, class... Xs>
    static constexpr void write(Out& out, Xs const&... xs) {
        concat_into<Name>(out, xs...);
    }
};

template <class Name>
struct stack_operation : operation<fault::in::stack, mend::first> {
    using words = as_call<fault::in::stack, Name>;
    using gradient = gradients::stacked<Name>;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = any_number;
    static constexpr bool operands_are_alike = true;
    template <class... Xs>
    using fault = decltype(rule_of_stack<Name, Xs...>());
    template <class First, class... Rest>
    using result =
        moved_rows<First, tensor_of<element_of<First>, concatenate<shape_t<with_extent<Name, 1 + sizeof...(Rest)>>,
                                                                   shape_type_of<First>>>>;
    template <class Out, class... Xs>
    static constexpr void write(Out& out, Xs const&... xs) {
        stack_into<Name>(out, xs...);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <template <std::size_t> class Name, class First, class... Rest>
using fault_of_concat = detail::fault_of<detail::concat_operation<axis_name<Name>>, First, Rest...>;
template <template <std::size_t> class Name, class First, class... Rest>
concept can_concat = no_fault<fault_of_concat<Name, First, Rest...>>;
template <template <std::size_t> class Name, class First, class... Rest>
inline constexpr auto explanation_of_concat =
    detail::explained_call<detail::concat_operation<axis_name<Name>>, First, Rest...>::value;

/// `concat<Key>(past, now)`: tensors one behind the other along an axis they all have. The other axes are the same in
/// the same order; the extent along the name is the sum. Refused: one lacks the axis; another axis differs; two element
/// types; rows of which one was rotated and another not, or not alike. (PyTorch: `torch.cat`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::concat_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto concat(Xs const&... tensors) {
    return detail::perform<detail::concat_operation<axis_name<Name>>>(tensors...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::concat_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused concat(Xs const&... tensors) = delete;
template <class... Axes, class First, class... Rest, class Fault = fault_of_naming<fault::in::concat, First, Axes...>>
refused concat(First const& first, Rest const&... rest) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_concat(Xs const&...) {
    return detail::explained_call<detail::concat_operation<axis_name<Name>>, Xs...>::value;
}

template <template <std::size_t> class Name, class First, class... Rest>
using fault_of_stack = detail::fault_of<detail::stack_operation<axis_name<Name>>, First, Rest...>;
template <template <std::size_t> class Name, class First, class... Rest>
concept can_stack = no_fault<fault_of_stack<Name, First, Rest...>>;
template <template <std::size_t> class Name, class First, class... Rest>
inline constexpr auto explanation_of_stack =
    detail::explained_call<detail::stack_operation<axis_name<Name>>, First, Rest...>::value;

/// `stack<Batch>(x, y)`: tensors of one shape side by side along a new first axis: two of `[Time, Model]` give
/// `[Batch<2>, Time, Model]`. Refused: shapes that differ; a name they have already; two element types; rows of which
/// one was rotated and another not, or not alike. (PyTorch: `torch.stack`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::stack_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto stack(Xs const&... tensors) {
    return detail::perform<detail::stack_operation<axis_name<Name>>>(tensors...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::stack_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused stack(Xs const&... tensors) = delete;
template <class... Axes, class First, class... Rest, class Fault = fault_of_naming<fault::in::stack, First, Axes...>>
refused stack(First const& first, Rest const&... rest) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_stack(Xs const&...) {
    return detail::explained_call<detail::stack_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
