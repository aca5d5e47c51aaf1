// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_TENSOR_OVER_HPP
#define HEED_TENSOR_DETAIL_TENSOR_OVER_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/offset.hpp>
#include <heed/tensor/detail/values.hpp>
#include <heed/tensor/tensor.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// How the values of a shape stand in memory, when it is not row-major, one behind the other.
template <class Shape, std::size_t... Strides>
struct strided_layout;
template <class... Axes, std::size_t... Strides>
struct strided_layout<shape_t<Axes...>, Strides...> {
    static constexpr std::size_t size = (std::size_t{1} + ... + ((axis_traits<Axes>::extent - 1) * Strides));
};
template <class... Axes, std::size_t... Strides, class Name>
inline constexpr std::size_t stride_in<strided_layout<shape_t<Axes...>, Strides...>, Name> =
    (std::size_t{0} + ... + (__is_same(raw_name<Axes>, Name) ? Strides : std::size_t{0}));

template <class... Axes, std::size_t... Strides>
constexpr std::size_t offset_of_nth(strided_layout<shape_t<Axes...>, Strides...>, std::size_t n) {
    constexpr std::size_t extents[] = {extent_of<Axes>..., 1}, steps[] = {Strides..., 0};
    std::size_t place = 0;
    for (std::size_t axis = sizeof...(Axes); axis-- > 0; n /= extents[axis]) place += n % extents[axis] * steps[axis];
    return place;
}

/// Whether each stride is greater than all smaller ones lead to: then no two elements share a place.
template <class... Axes, std::size_t... Strides>
constexpr bool strides_rise(strided_layout<shape_t<Axes...>, Strides...>) {
    constexpr std::size_t extents[] = {extent_of<Axes>..., 1}, steps[] = {Strides..., 1};
    for (std::size_t axis = 0; axis < sizeof...(Axes); ++axis) {
        std::size_t below = 0;
        for (std::size_t other = 0; other < sizeof...(Axes); ++other) {
            bool const is_below = steps[other] < steps[axis] || (steps[other] == steps[axis] && other < axis);
            if (is_below) below += (extents[other] - 1) * steps[other];
        }
        if (extents[axis] > 1 && steps[axis] <= below) return false;
    }
    return true;
}

/// Whether no two elements share a place, found out one by one: `Reach` is one more than the last place.
template <std::size_t Reach, class... Axes, std::size_t... Strides>
constexpr bool places_differ(strided_layout<shape_t<Axes...>, Strides...> layout) {
    bool taken[Reach] = {};
    for (std::size_t n = 0; n < shape_t<Axes...>::size; ++n) {
        bool& place = taken[offset_of_nth(layout, n)];
        if (place) return false;
        place = true;
    }
    return true;
}

/// True when no two elements share a place. Of strides that do not rise in a layout with more than 1024 elements, or
/// that reaches over more than 65536, it is not found out, and false.
template <class Layout>
inline constexpr bool has_a_place_for_each = true;
template <class... Axes, std::size_t... Strides>
inline constexpr bool has_a_place_for_each<strided_layout<shape_t<Axes...>, Strides...>> = [] {
    using layout = strided_layout<shape_t<Axes...>, Strides...>;
    if constexpr (strides_rise(layout{})) {
        return true;
    } else if constexpr (shape_t<Axes...>::size > 1024 || ((Strides > 65536) || ...)) {
        return false;
    } else {
        constexpr std::size_t reach = (std::size_t{1} + ... + ((extent_of<Axes> - 1) * Strides));
        if constexpr (reach > 65536) {
            return false;
        } else {
            return places_differ<reach>(layout{});
        }
    }
}();

template <class Layout>
struct shape_in_layout {
    using type = Layout;
};
template <class Shape, std::size_t... Strides>
struct shape_in_layout<strided_layout<Shape, Strides...>> {
    using type = Shape;
};
template <class Layout>
using shape_in = typename shape_in_layout<Layout>::type;

template <bool Checked, class... Axes, std::size_t... Strides, class... Index>
constexpr std::size_t offset_in(strided_layout<shape_t<Axes...>, Strides...>, [[maybe_unused]] Index... indices) {
    using whole = shape_t<Axes...>;
    using layout = strided_layout<whole, Strides...>;
    if constexpr (any_refused<typename index_value<Index>::type...>) {
        return 0;
    } else if constexpr ((is_named<Index> || ...)) {
        return (std::size_t{0} + ... +
                (one_offset<Checked, axis_in<whole, typename Index::name>>(indices) *
                 stride_in<layout, typename Index::name>));
    } else {
        return (std::size_t{0} + ... + (one_offset<Checked, Axes>(indices) * Strides));
    }
}

}  // namespace detail::inline HEED_KERNELS

/// What a `heap_tensor` and a `tensor_view` have in common: the interface of `tensor`, over values that are elsewhere.
/// `Const` is the type of an element seen through a const tensor: const for one that owns its values.
template <class Values, class T, class Const, class Layout>
struct HEED_LINKED_AS tensor_over {
    using element = std::remove_const_t<T>;
    using layout_type = Layout;
    using shape_type = detail::shape_in<Layout>;

    static constexpr std::size_t rank = shape_type::rank;
    static constexpr size_constant<shape_type::size> size{};

    Values values{};

    /// As those of `tensor`: `x(i, j)`, `x(index<Key>(j), index<Query>(i))`, `x.at(...)`, `x.try_at(...)`, `x[i]`.
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr Const& operator()(Index... indices) const& {
        return data()[detail::offset_in<false>(Layout{}, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T& operator()(Index... indices) & {
        return data()[detail::offset_in<false>(Layout{}, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr Const& at(Index... indices) const& {
        return data()[detail::offset_in<true>(Layout{}, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T& at(Index... indices) & {
        return data()[detail::offset_in<true>(Layout{}, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused at(Index... indices) const = delete;
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr Const* try_at(Index... indices) const& {
        return detail::all_in_range(shape_type{}, indices...)
                   ? data() + detail::offset_in<false>(Layout{}, indices...)
                   : nullptr;
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T* try_at(Index... indices) & {
        return detail::all_in_range(shape_type{}, indices...)
                   ? data() + detail::offset_in<false>(Layout{}, indices...)
                   : nullptr;
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused try_at(Index... indices) const = delete;
    template <class Index, class Fault = fault_of_index<shape_type, Index>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr Const& operator[](Index index) const& {
        return data()[detail::offset_in<false>(Layout{}, index)];
    }
    template <class Index, class Fault = fault_of_index<shape_type, Index>, class = typename Fault::is_allowed>
    constexpr T& operator[](Index index) & {
        return data()[detail::offset_in<false>(Layout{}, index)];
    }
#if !defined(__clang__)
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused operator()(Index... indices) const = delete;
    template <class Index, class Fault = fault_of_index<shape_type, Index>>
        requires is_fault<Fault>
    refused operator[](Index index) const = delete;
#endif

    [[nodiscard]] constexpr Const* data() const& { return values; }
    [[nodiscard]] constexpr T* data() & { return values; }
    // Where the values stand in a row.
    [[nodiscard]] constexpr Const* begin() const&
        requires(detail::is_contiguous<Layout>)
    {
        return values;
    }
    [[nodiscard]] constexpr T* begin() &
        requires(detail::is_contiguous<Layout>)
    {
        return values;
    }
    [[nodiscard]] constexpr Const* end() const&
        requires(detail::is_contiguous<Layout>)
    {
        return begin() + size;
    }
    [[nodiscard]] constexpr T* end() &
        requires(detail::is_contiguous<Layout>)
    {
        return begin() + size;
    }

    /// Rank 0 is its value.
    constexpr operator element() const  // NOLINT: implicit by design
        requires(rank == 0)
    {
        return *data();
    }
};

}  // namespace heed

#endif
