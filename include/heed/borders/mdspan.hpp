// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_MDSPAN_HPP
#define HEED_BORDERS_MDSPAN_HPP

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <version>

#include <heed/borders/memory.hpp>
#include <heed/meta/detail/linkage.hpp>

#if defined(__cpp_lib_mdspan)
#include <mdspan>
#endif

namespace heed {

namespace fault::in {
struct as_mdspan {};
}  // namespace fault::in

namespace fault {

template <class Layout>
struct an_mdspan_has_elements_at_strides_in_every_layout_that_heed_views_or_reads {};
template <class Accessor>
struct an_mdspan_has_elements_in_memory_and_no_accessor_that_makes_others_of_them {};
template <class View>
struct elements_of_an_mdspan_share_no_place_so_hand_over_as_tensor_of_the_view {};
template <class X>
struct there_is_no_mdspan_in_this_standard_library_so_name_a_family_of_types_that_has_one {};

}  // namespace fault

namespace borders {

/// What is used as `std::mdspan` is: the standard's, Kokkos's, one's own.
template <class M>
concept MdspanLike = requires(M const& m) {
    typename M::element_type;
    typename M::extents_type;
    typename M::layout_type;
    typename M::accessor_type;
    typename M::mapping_type;
    m.data_handle();
    m.mapping();
    m.extents();
    M::rank();
    M::is_always_strided();
    M::is_always_exhaustive();
};

namespace detail::inline HEED_KERNELS {

template <class M>
consteval std::ptrdiff_t static_extent_of(std::size_t axis) {
    std::size_t const extent = M::extents_type::static_extent(axis);
    return extent == static_cast<std::size_t>(-1) ? unknown : static_cast<std::ptrdiff_t>(extent);
}
template <class M>
consteval bool has_static_extents() {
    for (std::size_t axis = 0; axis < M::rank(); ++axis)
        if (static_extent_of<M>(axis) == unknown) return false;
    return true;
}
/// Known where all extents are, and the elements are in a row in an order that only the layout decides.
template <class M>
consteval std::ptrdiff_t static_stride_of([[maybe_unused]] std::size_t axis) {
    if constexpr (M::is_always_exhaustive() && has_static_extents<M>() &&
                  std::is_default_constructible_v<typename M::mapping_type>) {
        return static_cast<std::ptrdiff_t>(typename M::mapping_type{}.stride(static_cast<unsigned char>(axis)));
    } else {
        return unknown;
    }
}

template <class M, class = first_indices<M::rank()>>
struct known_mdspan;
template <class M, std::size_t... Axis>
struct known_mdspan<M, indices<Axis...>> {
    using type = known_memory<typename M::element_type, numbers<static_extent_of<M>(Axis)...>,
                              numbers<static_stride_of<M>(Axis)...>>;
};

template <class M>
consteval auto rule_of_mdspan() {
    if constexpr (!M::is_always_strided()) {
        return fault::an_mdspan_has_elements_at_strides_in_every_layout_that_heed_views_or_reads<
            typename M::layout_type>{};
    } else if constexpr (!std::is_convertible_v<decltype(std::declval<M const&>().data_handle()),
                                                typename M::element_type*> ||
                         !__is_same(typename M::accessor_type::reference, typename M::element_type&)) {
        return fault::an_mdspan_has_elements_in_memory_and_no_accessor_that_makes_others_of_them<
            typename M::accessor_type>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// `view<tensor_view<float, Query<4>, Dk<8>>>(m)` and `read<tensor<float, Query<4>, Dk<8>>>(m)` of an mdspan `m`. Its
/// static extents, and the strides that follow from them, are checked while compiling, dynamic ones when they come.
/// Refused by the compiler: a layout without strides, an accessor whose references are no elements.
template <MdspanLike M>
struct foreign_memory<M> {
    using known = typename detail::known_mdspan<M>::type;
    using fault = decltype(detail::rule_of_mdspan<M>());
    static constexpr bool outlives_it = true;
    static constexpr char const* name = "an mdspan";
    static constexpr auto of(M const& m) {
        memory<typename M::element_type, M::rank()> out{m.data_handle()};
        // A layout of no axes has no strides to ask for.
        if constexpr (M::rank() > 0) {
            for (unsigned char axis = 0; axis < M::rank(); ++axis) {
                out.extents[axis] = static_cast<std::ptrdiff_t>(m.extents().extent(axis));
                out.strides[axis] = static_cast<std::ptrdiff_t>(m.mapping().stride(axis));
            }
        }
        return out;
    }
};

/// No mdspan at all: what `as_mdspan` makes where the standard library has none.
struct no_mdspan {};

#if defined(__cpp_lib_mdspan)
/// The standard's mdspan and what belongs to it. A struct with these members is what `as_mdspan` takes for another:
/// `struct kokkos { template <class T, class E, class L> using mdspan = Kokkos::mdspan<T, E, L>; ... };`.
struct std_mdspan {
    template <class T, class Extents, class Layout>
    using mdspan = std::mdspan<T, Extents, Layout>;
    template <std::size_t... Extents>
    using extents = std::extents<std::size_t, Extents...>;
    using layout_right = std::layout_right;
    using layout_left = std::layout_left;
    using layout_stride = std::layout_stride;
};
using default_mdspan = std_mdspan;
#else
using default_mdspan = no_mdspan;
#endif

namespace detail::inline HEED_KERNELS {

/// True when a layout is column-major, one element behind the other.
template <class Layout, class... Axes>
consteval bool is_column_major(shape_t<Axes...>) {
    constexpr std::size_t extents[] = {extent_of<Axes>..., 1};
    std::size_t expected = 1;
    for (std::size_t axis = 0; axis < sizeof...(Axes); expected *= extents[axis], ++axis)
        if (extents[axis] > 1 && strides_of_layout<Layout>::values[axis] != expected) return false;
    return true;
}

template <class Family, class X>
consteval auto rule_of_as_mdspan() {
    using plain = of::remove_cvref_t<X>;
    using of_lending = decltype(rule_of_lending<fault::in::as_mdspan, X>());
    if constexpr (is_fault<of_lending> || of::any_refused<plain>) {
        return of_lending{};
    } else if constexpr (__is_same(Family, no_mdspan)) {
        return fault::there_is_no_mdspan_in_this_standard_library_so_name_a_family_of_types_that_has_one<plain>{};
    } else if constexpr (!of::has_a_place_for_each<of::layout_of<plain>>) {
        return fault::elements_of_an_mdspan_share_no_place_so_hand_over_as_tensor_of_the_view<plain>{};
    } else {
        return none{};
    }
}

template <class Family, class T, class Layout, class... Axes>
HEED_LINKED_AS constexpr auto mdspan_over(T* first, shape_t<Axes...> shape) {
    using extents = typename Family::template extents<extent_of<Axes>...>;
    if constexpr (of::is_contiguous<Layout>) {
        return typename Family::template mdspan<T, extents, typename Family::layout_right>(first, extents{});
    } else if constexpr (is_column_major<Layout>(shape)) {
        return typename Family::template mdspan<T, extents, typename Family::layout_left>(first, extents{});
    } else {
        using layout = typename Family::layout_stride;
        std::array<std::size_t, sizeof...(Axes)> strides{};
        constexpr std::size_t each[] = {extent_of<Axes>...};
        // Along an axis with one element any is right, but for 0, which the layout refuses.
        for (std::size_t axis = 0; axis < sizeof...(Axes); ++axis)
            strides[axis] = each[axis] == 1 ? 1 : strides_of_layout<Layout>::values[axis];
        return typename Family::template mdspan<T, extents, layout>(
            first, typename layout::template mapping<extents>(extents{}, strides));
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why `as_mdspan<Family>(x)` is not allowed for `x` of type `X&` (or `X`, when it ends with the call), or `none`.
template <class X, class Family = default_mdspan>
using fault_of_as_mdspan = decltype(detail::rule_of_as_mdspan<Family, X>());
template <class X, class Family = default_mdspan>
concept can_as_mdspan = no_fault<fault_of_as_mdspan<X, Family>>;

/// A tensor as an mdspan over its values, with static extents: in `layout_right`, of a view in columns in
/// `layout_left`, of another one in `layout_stride`. Elements are const where they are in the tensor, and where its
/// type promises something of them. Without `<mdspan>`, `as_mdspan<Family>(x)` takes a family of types, as
/// `std_mdspan` is. Refused: a temporary that owns its values, elements that share a place, lengths at run time.
template <class Family = default_mdspan, class X, class Fault = fault_of_as_mdspan<X, Family>>
constexpr auto as_mdspan(X&& x) {
    using plain = heed::detail::remove_cvref_t<X>;
    if constexpr (heed::detail::any_refused<plain>) {
        return refused{};
    } else {
        return detail::mdspan_over<Family, detail::lent_element<X>, heed::detail::layout_of<plain>>(
            x.data(), shape_type_of<plain>{});
    }
}
template <class Family = default_mdspan, class X, class Fault = fault_of_as_mdspan<X, Family>>
    requires is_fault<Fault>
refused as_mdspan(X&& x) = delete;

}  // namespace borders
}  // namespace heed

#endif
