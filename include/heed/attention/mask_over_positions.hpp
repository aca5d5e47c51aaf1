// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_MASK_OVER_POSITIONS_HPP
#define HEED_ATTENTION_MASK_OVER_POSITIONS_HPP

#include <heed/attention/detail/number_of_positions.hpp>
#include <heed/meta/detail/linkage.hpp>

// Masks that are known from positions alone: causal ones, windows and prefixes. Numbers of positions are constants,
// `before<255>{}` or `before{255_c}`, or known at run time, `before{n}`.

namespace heed {

/// How the positions of queries lie beside those of keys when they differ in number: query i is where key i is (upper
/// left: PyTorch's `is_causal`), or where key i + keys - queries is, so that the last query is at the last key (lower
/// right: PyTorch's `causal_lower_right`, FlashAttention from 2.1 on).
struct HEED_LINKED_AS upper_left_alignment {};
struct HEED_LINKED_AS lower_right_alignment {};
struct HEED_LINKED_AS no_alignment {};
inline constexpr upper_left_alignment upper_left{};
inline constexpr lower_right_alignment lower_right{};

/// Why an offset is not made of a `Came`, or `none`.
template <class Came>
using fault_of_offset = detail::fault_of_positions<fault::in::offset, Came>;
template <class Came>
concept can_offset = no_fault<fault_of_offset<Came>>;

/// An alignment by a number: query i is where key i + n is, `offset{n}`, as after n keys of a cache. Where n is
/// negative, the first queries are in front of all keys.
template <std::ptrdiff_t... Number>
struct HEED_LINKED_AS offset : detail::number_of_positions<fault::in::offset, Number...> {
    constexpr offset() = default;
    template <class Came>
        requires detail::makes_number<fault::in::offset, Came, Number...>
    constexpr explicit offset(Came came) : detail::number_of_positions<fault::in::offset, Number...>(came) {}
    template <class Came, class Fault = fault_of_offset<Came>>
        requires is_fault<Fault>
    explicit offset(Came came) = delete;
};
template <class Came>
offset(Came) -> offset<>;
template <detail::constant Came>
offset(Came) -> offset<Came::value>;

namespace fault {

template <class Came>
struct an_alignment_is_upper_left_or_lower_right_or_an_offset_as_in_offset_of_it {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
inline constexpr bool is_offset = false;
template <std::ptrdiff_t... Number>
inline constexpr bool is_offset<offset<Number...>> = true;
template <class X>
inline constexpr bool is_alignment =
    __is_same(X, upper_left_alignment) || __is_same(X, lower_right_alignment) || is_offset<X>;

template <class Alignment>
consteval auto rule_of_causal() {
    if constexpr (is_alignment<Alignment> || __is_same(Alignment, no_alignment) || any_refused<Alignment>) {
        return none{};
    } else {
        return fault::an_alignment_is_upper_left_or_lower_right_or_an_offset_as_in_offset_of_it<Alignment>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why there is no causal mask with such an alignment, or `none`.
template <class Alignment>
using fault_of_causal = decltype(detail::rule_of_causal<Alignment>());
template <class Alignment>
concept can_causal = no_fault<fault_of_causal<Alignment>>;

/// The causal mask: a query sees no key that comes after it. `causal{}` when there are as many queries as keys, else
/// with its alignment named: `causal{upper_left}`, `causal{lower_right}`, `causal{offset{n}}`. Queries and keys that
/// are `up_to` the same length have to be as long as one another, or `heed::out_of_range` is thrown; `lower_right`
/// counts those that are there.
template <class Alignment = no_alignment>
struct HEED_LINKED_AS causal {
    static constexpr bool is_mask = true;
    [[no_unique_address]] Alignment alignment;

    constexpr causal() = default;
    constexpr explicit causal(Alignment named)
        requires can_causal<Alignment>
        : alignment(named) {}
    template <class A, class Fault = fault_of_causal<A>>
        requires is_fault<Fault>
    explicit causal(A const& named) = delete;
};
causal() -> causal<no_alignment>;
template <class A>
causal(A) -> causal<A>;

/// Why a size of a window is not made of a `Came`, or `none`.
template <class Came>
using fault_of_before = detail::fault_of_positions<fault::in::before, Came>;
template <class Came>
concept can_before = no_fault<fault_of_before<Came>>;
template <class Came>
using fault_of_after = detail::fault_of_positions<fault::in::after, Came>;
template <class Came>
concept can_after = no_fault<fault_of_after<Came>>;

/// The sizes of a window: how many positions before a query's own, or after it, it sees.
template <std::ptrdiff_t... Size>
struct HEED_LINKED_AS before : detail::number_of_positions<fault::in::before, Size...> {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_of_numbers<fault::in::before, Size...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_of_numbers<fault::in::before, Size...>>());
#endif
    constexpr before() = default;
    template <class Came>
        requires detail::makes_number<fault::in::before, Came, Size...>
    constexpr explicit before(Came came) : detail::number_of_positions<fault::in::before, Size...>(came) {}
    template <class Came, class Fault = fault_of_before<Came>>
        requires is_fault<Fault>
    explicit before(Came came) = delete;
};
template <class Came>
before(Came) -> before<>;
template <detail::constant Came>
    requires(Came::value >= 0)
before(Came) -> before<Came::value>;

template <std::ptrdiff_t... Size>
struct HEED_LINKED_AS after : detail::number_of_positions<fault::in::after, Size...> {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_of_numbers<fault::in::after, Size...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_of_numbers<fault::in::after, Size...>>());
#endif
    constexpr after() = default;
    template <class Came>
        requires detail::makes_number<fault::in::after, Came, Size...>
    constexpr explicit after(Came came) : detail::number_of_positions<fault::in::after, Size...>(came) {}
    template <class Came, class Fault = fault_of_after<Came>>
        requires is_fault<Fault>
    explicit after(Came came) = delete;
};
template <class Came>
after(Came) -> after<>;
template <detail::constant Came>
    requires(Came::value >= 0)
after(Came) -> after<Came::value>;

namespace fault {

template <class Number>
struct a_window_takes_numbers_that_are_said_to_be_before_or_after_or_offset_as_in_before_of_it {};
template <class Came>
struct a_window_takes_before_and_after_and_an_alignment {};
template <class... Came>
struct a_window_has_one_size_before_and_one_after_and_one_alignment {};
template <class... Came>
struct a_window_needs_a_size_before_or_after_a_query {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
inline constexpr bool is_before = false;
template <std::ptrdiff_t... Size>
inline constexpr bool is_before<before<Size...>> = true;
template <class X>
inline constexpr bool is_after = false;
template <std::ptrdiff_t... Size>
inline constexpr bool is_after<after<Size...>> = true;

template <class Part>
consteval auto rule_of_window_part() {
    if constexpr (is_before<Part> || is_after<Part> || is_alignment<Part>) {
        return none{};
    } else if constexpr ((std::is_arithmetic_v<Part> && !__is_same(Part, bool)) || constant<Part>) {
        return fault::a_window_takes_numbers_that_are_said_to_be_before_or_after_or_offset_as_in_before_of_it<Part>{};
    } else {
        return fault::a_window_takes_before_and_after_and_an_alignment<Part>{};
    }
}
template <class... Parts>
consteval auto rule_of_window() {
    using of_parts = first_fault<decltype(rule_of_window_part<Parts>())...>;
    constexpr int befores = (0 + ... + is_before<Parts>), afters = (0 + ... + is_after<Parts>);
    if constexpr (any_refused<Parts...>) {
        return none{};
    } else if constexpr (is_fault<of_parts>) {
        return of_parts{};
    } else if constexpr (befores > 1 || afters > 1 || (0 + ... + is_alignment<Parts>) > 1) {
        return fault::a_window_has_one_size_before_and_one_after_and_one_alignment<Parts...>{};
    } else if constexpr (befores + afters == 0) {
        return fault::a_window_needs_a_size_before_or_after_a_query<Parts...>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why there is no window of such parts, or `none`.
template <class... Parts>
using fault_of_window = decltype(detail::rule_of_window<Parts...>());
template <class... Parts>
concept can_window = no_fault<fault_of_window<Parts...>>;

namespace detail::inline HEED_KERNELS {

/// What a window holds; nothing, where there is none of such parts.
template <bool Allowed, class... Parts>
struct window_of : Parts... {
    constexpr window_of() = default;
    constexpr explicit window_of(Parts const&... parts) : Parts(parts)... {}
};
template <class... Parts>
struct window_of<false, Parts...> {};

}  // namespace detail::inline HEED_KERNELS

/// A window that slides along the queries: of the keys, a query at position p sees those from p - before to p + after,
/// both included. `window{before{255}, after{0}}`: itself and the 255 keys before it; 0 and 0: itself alone.
/// What is left out is unbounded: `window{before{255}}` sees all that comes after, too.
///
/// With other numbers of keys than queries its alignment is named as that of a causal mask: `window{before{255},
/// after{0}, lower_right}`. Attention without its weights takes time in proportion to the window.
/// Refused: a number that is not said to be before or after; one that is negative; sizes left out altogether.
/// (ONNX Attention-25, onnx 1.23: `left_window_size`, `right_window_size`; FlashAttention: `window_size`.)
template <class... Parts>
struct HEED_LINKED_AS window : detail::window_of<can_window<Parts...>, Parts...> {
    static constexpr bool is_mask = true;
    constexpr window()
        requires can_window<Parts...>
    = default;
    constexpr explicit window(Parts const&... parts)
        requires(sizeof...(Parts) > 0 && can_window<Parts...>)
        : detail::window_of<true, Parts...>(parts...) {}
    template <class... Came, class Fault = fault_of_window<Came...>>
        requires is_fault<Fault>
    explicit window(Came const&... parts) = delete;
};
template <class... Parts>
window(Parts...) -> window<Parts...>;

/// Why a prefix is not made of a `Came`, or `none`.
template <class Came>
using fault_of_prefix = detail::fault_of_positions<fault::in::prefix, Came>;
template <class Came>
concept can_prefix = no_fault<fault_of_prefix<Came>>;

/// The first keys, so many, seen by every query: `causal{} | prefix{n}` is the mask of a prefix language model.
/// More than there are is all of them; a constant that is more is refused, and so is a negative one.
template <std::ptrdiff_t... Keys>
struct HEED_LINKED_AS prefix : detail::number_of_positions<fault::in::prefix, Keys...> {
    static constexpr bool is_mask = true;
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_of_numbers<fault::in::prefix, Keys...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_of_numbers<fault::in::prefix, Keys...>>());
#endif
    constexpr prefix() = default;
    template <class Came>
        requires detail::makes_number<fault::in::prefix, Came, Keys...>
    constexpr explicit prefix(Came came) : detail::number_of_positions<fault::in::prefix, Keys...>(came) {}
    template <class Came, class Fault = fault_of_prefix<Came>>
        requires is_fault<Fault>
    explicit prefix(Came came) = delete;
};
template <class Came>
prefix(Came) -> prefix<>;
template <detail::constant Came>
    requires(Came::value >= 0)
prefix(Came) -> prefix<Came::value>;

}  // namespace heed

#endif
