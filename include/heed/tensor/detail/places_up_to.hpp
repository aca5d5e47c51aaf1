// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_PLACES_UP_TO_HPP
#define HEED_TENSOR_DETAIL_PLACES_UP_TO_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/tensor_over.hpp>

// Indices and numbers of elements of a tensor with lengths: what they are checked against, and where an element stands.

namespace heed {

namespace detail::inline HEED_KERNELS {

template <class A>
message<240> text_of_length(unsigned long long magnitude, bool negative, unsigned long long length) {
    message<240> text;
    text << "heed: index " << (negative ? "-" : "") << magnitude << " is out of range for " << axis_text<A>
         << " of length " << length;
    return text;
}
template <class A>
[[noreturn]] void index_is_beyond_the_length(unsigned long long magnitude, bool negative, unsigned long long length) {
    raise(text_of_length<A>(magnitude, negative, length));
}
template <class A>
[[noreturn]] void length_is_beyond_the_capacity(unsigned long long magnitude, bool negative) {
    raise(message<240>{} << "heed: a length of " << (negative ? "-" : "") << magnitude << " is out of range for "
                         << axis_text<A> << "; expected 0 to " << extent_of<A>);
}

/// Whether a value is from 0 on and less than a limit; of a constant as well.
template <class Index>
constexpr bool is_below(Index value, std::size_t limit) {
    if constexpr (constant<Index>) {
        return in_range(Index::value, limit);
    } else {
        return in_range(value, limit);
    }
}

/// What stands in messages for a number that is out of range.
template <class Index>
constexpr bool is_negative([[maybe_unused]] Index value) {
    if constexpr (std::is_signed_v<Index>) {
        return value < 0;
    } else {
        return false;
    }
}
template <class Index>
constexpr unsigned long long magnitude_of(Index value) {
    auto const bits = static_cast<unsigned long long>(to_size(value));
    return is_negative(value) ? 0 - bits : bits;
}

/// A length that came as a number, checked against the capacity.
template <class A, class Index>
constexpr std::size_t checked_length(Index const& came) {
    auto const value = plain_index(came);
    if (!is_below(value, extent_of<A> + 1)) {
        length_is_beyond_the_capacity<A>(magnitude_of(value), is_negative(value));
    }
    return to_size(value);
}

/// An index along one axis, which is checked against the length where there is one. Checked: at run time, too.
template <bool Checked, class A, class Shape, class Lengths, class Index>
constexpr std::size_t place_along([[maybe_unused]] Lengths const& lengths, Index const& index) {
    if constexpr (is_up_to<A>) {
        auto const value = plain_index(index);
        if (Checked || is_hardened || std::is_constant_evaluated()) {
            std::size_t const length = lengths.of[length_number<Shape, raw_name<A>>];
            if (!is_below(value, length)) {
                if constexpr (is_hardened && !Checked) {
                    if (!std::is_constant_evaluated()) {
                        end_the_program(text_of_length<A>(magnitude_of(value), is_negative(value), length).data);
                    }
                }
                index_is_beyond_the_length<A>(magnitude_of(value), is_negative(value), length);
            }
        }
        return to_size(value);
    } else {
        return one_offset<Checked, A>(index);
    }
}
template <bool Checked, class Layout, class... Axes, class Lengths, class... Index>
constexpr std::size_t place_in(shape_t<Axes...>, Lengths const& lengths, Index const&... indices) {
    using whole = shape_t<Axes...>;
    if constexpr (any_refused<typename index_value<Index>::type...>) {
        return 0;
    } else if constexpr ((is_named<Index> || ...)) {
        return (std::size_t{0} + ... +
                (place_along<Checked, axis_in<whole, typename Index::name>, whole>(lengths, indices) *
                 stride_in<Layout, typename Index::name>));
    } else {
        return (std::size_t{0} + ... +
                (place_along<Checked, Axes, whole>(lengths, indices) * stride_in<Layout, raw_name<Axes>>));
    }
}

/// How many elements there are along a name.
template <class Name, class X>
constexpr std::size_t length_of([[maybe_unused]] X const& x) {
    using shape = typename X::shape_type;
    if constexpr (has_length<shape, Name>) {
        return x.lengths.of[length_number<shape, Name>];
    } else {
        return extent_in<shape, Name>;
    }
}

template <class... Axes, class X, class... Index>
constexpr bool all_below(shape_t<Axes...>, X const& x, Index const&... indices) {
    if constexpr (any_refused<typename index_value<Index>::type...>) {
        return true;
    } else if constexpr ((is_named<Index> || ...)) {
        return (is_below(plain_index(indices), length_of<typename Index::name>(x)) && ...);
    } else {
        return (is_below(plain_index(indices), length_of<raw_name<Axes>>(x)) && ...);
    }
}
template <class... Axes, class X>
constexpr std::size_t elements_of(shape_t<Axes...>, X const& x) {
    return (std::size_t{1} * ... * length_of<raw_name<Axes>>(x));
}

/// Takes a number for each length of a shape.
template <class Lengths>
constexpr void set_lengths(shape_t<>, Lengths&, std::size_t) {}
template <class First, class... Rest, class Lengths, class... Counts>
constexpr void set_lengths(shape_t<First, Rest...>, Lengths& lengths, std::size_t at, Counts const&... counts) {
    if constexpr (is_up_to<First>) {
        [&](auto const& count, auto const&... others) {
            lengths.of[at] = checked_length<First>(count);
            set_lengths(shape_t<Rest...>{}, lengths, at + 1, others...);
        }(counts...);
    } else {
        set_lengths(shape_t<Rest...>{}, lengths, at, counts...);
    }
}

/// Where the element stands that comes n-th in row-major order, of so many along each axis of a shape.
template <class Layout, class... Axes>
constexpr std::size_t place_of_nth(shape_t<Axes...>, std::size_t const* counts, std::size_t n) {
    constexpr std::size_t strides[] = {stride_in<Layout, raw_name<Axes>>..., 0};
    std::size_t place = 0;
    for (std::size_t axis = sizeof...(Axes); axis-- > 0; n /= counts[axis]) place += n % counts[axis] * strides[axis];
    return place;
}
/// How many elements there are along each axis of a shape.
template <std::size_t Rank>
struct HEED_LINKED_AS counts_along {
    std::size_t of[Rank > 0 ? Rank : 1];
};
template <class... Axes, class X>
constexpr counts_along<sizeof...(Axes)> counts_in(shape_t<Axes...>, X const& x) {
    return {{length_of<raw_name<Axes>>(x)...}};
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
