// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_MEMORY_HPP
#define HEED_BORDERS_MEMORY_HPP

#include <cstddef>
#include <type_traits>

#include <heed/borders/detail/memory_rules.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/numbers.hpp>
#include <heed/tensor/tensor_view.hpp>

// Memory of others, as a program declares it. (Containers whose values stand in a row need none of this: `from` copies
// and `view_of` views a C array, a std::array, a std::vector, a std::span, and containers in each other.)

namespace heed {
namespace borders {

/// Memory whose extents and strides are known at run time: a pointer, and for each axis how many elements there are and
/// how many elements one is behind its neighbour. A stride may be 0 or negative.
///
/// `view<tensor_view<float const, Query<4>, Dk<8>>>(memory<float const, 2>{pointer, {rows, columns}, {8, 1}})`.
template <class T, std::size_t Rank>
struct HEED_LINKED_AS memory {
    T* first = nullptr;
    std::ptrdiff_t extents[Rank + (Rank == 0)] = {};
    std::ptrdiff_t strides[Rank + (Rank == 0)] = {};
};

/// How heed knows the memory of a type `M`: `known`, a `known_memory` of what its type says; `of(m)`, a `memory` of
/// what it is; `outlives_it`, true when values are still there where an `M` has ended; `name`, for sentences; perhaps
/// `fault`, why it is none after all, and `in_full`, a struct with `known` and `of` of another number of axes. It has
/// no members where `M` is no memory. Specialise it for a type of your own.
template <class M>
struct foreign_memory {};

template <class T, std::size_t Rank>
struct foreign_memory<memory<T, Rank>> {
    template <class>
    struct unknown_each;
    template <std::size_t... Axis>
    struct unknown_each<indices<Axis...>> {
        using type = numbers<(static_cast<void>(Axis), unknown)...>;
    };
    using all_unknown = typename unknown_each<first_indices<Rank>>::type;
    using known = known_memory<T, all_unknown, all_unknown>;
    static constexpr bool outlives_it = true;
    static constexpr char const* name = "memory";
    static constexpr memory<T, Rank> of(memory<T, Rank> const& m) { return m; }
};

/// True for a type whose memory heed can view and read.
template <class M>
concept ForeignMemory = requires { typename foreign_memory<std::remove_cvref_t<M>>::known; };

namespace detail::inline HEED_KERNELS {

/// What knows the memory of an `M` for what an `X` declares: with the axes in full where these are as many.
template <class X, class M>
struct border_between {
    using type = foreign_memory<M>;
};
template <Tensor X, class M>
    requires(foreign_memory<M>::in_full::known::rank == X::rank)
struct border_between<X, M> {
    using type = typename foreign_memory<M>::in_full;
};
template <class X, class M>
using border_of = typename border_between<X, std::remove_cvref_t<M>>::type;

/// The memory of what is const, where that makes its values const: as `of` has it.
template <class X, class M>
using memory_that_is = decltype(border_of<X, M>::of(std::declval<M&>()));
template <class>
struct element_in;
template <class T, std::size_t Rank>
struct element_in<memory<T, Rank>> {
    using type = T;
};
/// What is known, with elements as const as they are in this very one.
template <class Known, class T>
struct known_with;
template <class T, class Extents, class Strides, class Other>
struct known_with<known_memory<T, Extents, Strides>, Other> {
    using type = known_memory<Other, Extents, Strides>;
};
template <class X, class M>
using known_of =
    typename known_with<typename border_of<X, M>::known, typename element_in<memory_that_is<X, M>>::type>::type;

template <class In, class M>
consteval auto rule_of_memory() {
    if constexpr (!ForeignMemory<M>) {
        return fault::what_comes_is_no_memory_that_heed_has_a_header_for_in_heed_borders<In, std::remove_cvref_t<M>>{};
    } else if constexpr (requires { typename foreign_memory<std::remove_cvref_t<M>>::fault; }) {
        return typename foreign_memory<std::remove_cvref_t<M>>::fault{};
    } else {
        return none{};
    }
}

/// `M` is what `view<X>(M&&)` has: a reference for what has a name.
template <class X, class M>
consteval auto rule_of_view_of_memory() {
    using in = fault::in::view_of_memory;
    if constexpr (of::any_refused<M>) {
        return none{};
    } else if constexpr (is_fault<decltype(rule_of_memory<in, M>())>) {
        return rule_of_memory<in, M>();
    } else if constexpr (is_fault<decltype(rule_of_view_of_known<X, known_of<X, M>>())>) {
        return rule_of_view_of_known<X, known_of<X, M>>();
    } else if constexpr (!std::is_reference_v<M> && !foreign_memory<std::remove_cvref_t<M>>::outlives_it) {
        return fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
            in, std::remove_cvref_t<M>>{};
    } else {
        return none{};
    }
}
template <class X, class M>
consteval auto rule_of_read_of_memory() {
    using in = fault::in::read_of_memory;
    if constexpr (of::any_refused<M>) {
        return none{};
    } else if constexpr (is_fault<decltype(rule_of_memory<in, M>())>) {
        return rule_of_memory<in, M>();
    } else {
        return rule_of_read_of_known<X, known_of<X, M>>();
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why `view<X>(m)` is not allowed for an `m` of type `M&` (or `M`, when it ends with the call), or `none`.
template <class X, class M>
using fault_of_view = decltype(detail::rule_of_view_of_memory<X, M>());
template <class X, class M>
concept can_view = no_fault<fault_of_view<X, M>>;

/// Memory of others as a view of heed's, without a copy: `view<tensor_view<float, Query<4>, Dk<8>>>(m)` of memory in
/// rows, `view<strided_view<float, strides<1, 4>, Query<4>, Dk<8>>>(m)` of a column-major matrix. It must outlive the
/// view.
///
/// What the type of `m` says of axes, extents, strides and elements is checked while compiling, the rest here: refused
/// with a border_error that says which axis, what was expected and what came. The stride of an axis with one element
/// may be any. Views have no negative strides: `read` copies them.
template <class X, class M, class Fault = fault_of_view<X, M>>
constexpr auto view(M&& m) {
    if constexpr (heed::detail::any_refused<M>) {
        return refused{};
    } else {
        using border = foreign_memory<std::remove_cvref_t<M>>;
        using shape = shape_type_of<X>;
        auto const came = detail::border_of<X, M>::of(m);
        detail::match_extents(border::name, came.extents, shape{});
        detail::match_strides<heed::detail::layout_of<X>>(border::name, came.strides, shape{});
        detail::match_pointer(border::name, came.first);
        return X(came.first);
    }
}
template <class X, class M, class Fault = fault_of_view<X, M>>
    requires is_fault<Fault>
refused view(M&& m) = delete;

/// Why `read<X>(m)` is not allowed, or `none`.
template <class X, class M>
using fault_of_read = decltype(detail::rule_of_read_of_memory<X, M>());
template <class X, class M>
concept can_read = no_fault<fault_of_read<X, M>>;

/// A tensor with values of its own, of memory of others whatever its strides are: `read<tensor<float, Query<4>,
/// Dk<8>>>(m)`, also a projection or a mask. Values convert as those of `from` do.
///
/// Refused as by `view`, but for strides.
template <class X, class M, class Fault = fault_of_read<X, M>>
constexpr auto read(M const& m) {
    if constexpr (heed::detail::any_refused<M>) {
        return refused{};
    } else {
        using border = foreign_memory<std::remove_cvref_t<M>>;
        using shape = shape_type_of<X>;
        auto const came = detail::border_of<X, M>::of(m);
        detail::match_extents(border::name, came.extents, shape{});
        detail::match_pointer(border::name, came.first);
        auto out = heed::detail::blank<X>();
        for (std::size_t n = 0; n < X::size; ++n)
            out.values[n] =
                heed::detail::converted<element_of<X>>(came.first[detail::place_of_nth(n, came.strides, shape{})]);
        return out;
    }
}
template <class X, class M, class Fault = fault_of_read<X, M>>
    requires is_fault<Fault>
refused read(M const& m) = delete;

namespace detail::inline HEED_KERNELS {

/// `X` is what `memory_of(X&&)` has.
template <class In, class X>
consteval auto rule_of_lending() {
    using plain = of::remove_cvref_t<X>;
    if constexpr (of::any_refused<plain>) {
        return none{};
    } else if constexpr (!of::has_shape<plain>) {
        return fault::every_operand_must_be_a_tensor<In, plain>{};
    } else if constexpr (of::has_lengths<plain>) {
        return of::fault_of_untaken_lengths<In, plain>{};
    } else if constexpr (!std::is_reference_v<X> && !of::is_a_view<plain>) {
        return fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<In, plain>{};
    } else {
        return none{};
    }
}

/// What another library may do to the elements of a tensor: what a view of it may.
template <class X>
using lent_element = of::viewed_element<std::remove_reference_t<X>>;

}  // namespace detail::inline HEED_KERNELS

/// Why `memory_of(x)` is not allowed for `x` of type `X&` (or `X`, when it ends with the call), or `none`.
template <class X>
using fault_of_memory_of = decltype(detail::rule_of_lending<fault::in::memory_of, X>());
template <class X>
concept can_memory_of = no_fault<fault_of_memory_of<X>>;

/// A tensor as memory of others: its pointer, extents and strides, those of a view included. Elements are const where
/// they are const in it, and where its type promises something of them. Refused: a temporary that owns its values.
template <class X, class Fault = fault_of_memory_of<X>>
constexpr auto memory_of(X&& x) {
    using plain = heed::detail::remove_cvref_t<X>;
    if constexpr (heed::detail::any_refused<plain>) {
        return refused{};
    } else {
        memory<detail::lent_element<X>, plain::rank> out{x.data()};
        detail::write_layout<heed::detail::layout_of<plain>>(out.extents, out.strides, shape_type_of<plain>{});
        return out;
    }
}
template <class X, class Fault = fault_of_memory_of<X>>
    requires is_fault<Fault>
refused memory_of(X&& x) = delete;

}  // namespace borders
}  // namespace heed

#endif
