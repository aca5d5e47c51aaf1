// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_CONTAINERS_HPP
#define HEED_BORDERS_CONTAINERS_HPP

#include <array>
#include <cstddef>
#include <span>
#include <type_traits>
#include <vector>

#include <heed/borders/memory.hpp>
#include <heed/meta/detail/linkage.hpp>

// Tensors as the standard's containers. The other direction needs no header of its own: `from` copies a C array, a
// std::array, a std::span, a std::vector, and containers in each other, one level an axis, and `view_of` views what has
// its values in a row. A C array that is there is written to by `view_of<Query<4>, Dk<8>>(array) = x`.

namespace heed {

namespace fault::in {
struct as_span {};
struct to_vectors {};
struct to_arrays {};
}  // namespace fault::in

namespace fault {

template <class View>
struct a_span_needs_values_in_a_row_so_make_it_of_as_tensor_of_the_view {};

}  // namespace fault

namespace borders {

namespace detail::inline HEED_KERNELS {

template <class X>
consteval auto rule_of_as_span() {
    using plain = of::remove_cvref_t<X>;
    using of_lending = decltype(rule_of_lending<fault::in::as_span, X>());
    if constexpr (is_fault<of_lending> || of::any_refused<plain>) {
        return of_lending{};
    } else if constexpr (!of::is_contiguous<of::layout_of<plain>>) {
        return fault::a_span_needs_values_in_a_row_so_make_it_of_as_tensor_of_the_view<plain>{};
    } else {
        return none{};
    }
}
template <class In, class X>
consteval auto rule_of_copying() {
    if constexpr (of::any_refused<X> || Tensor<X>) {
        return none{};
    } else {
        return fault::every_operand_must_be_a_tensor<In, X>{};
    }
}
template <class X>
consteval auto rule_of_to_arrays() {
    using in = fault::in::to_arrays;
    if constexpr (is_fault<decltype(rule_of_copying<in, X>())>) {
        return rule_of_copying<in, X>();
    } else if constexpr (of::has_lengths<X>) {
        return of::fault_of_untaken_lengths<in, X>{};
    } else {
        return none{};
    }
}

template <class T, class... Axes>
struct vectors_in_each_other {
    using type = T;
};
template <class T, class First, class... Rest>
struct vectors_in_each_other<T, First, Rest...> {
    using type = std::vector<typename vectors_in_each_other<T, Rest...>::type>;
};
template <class T, class... Axes>
struct arrays_in_each_other {
    using type = T;
};
template <class T, class First, class... Rest>
struct arrays_in_each_other<T, First, Rest...> {
    using type = std::array<typename arrays_in_each_other<T, Rest...>::type, extent_of<First>>;
};

/// What stands from a pointer on along some axes of a tensor.
template <class X>
constexpr auto vectors_of(X const&, element_of<X> const* first, shape_t<>) {
    return *first;
}
template <class X, class First, class... Rest>
constexpr auto vectors_of(X const& x, element_of<X> const* first, shape_t<First, Rest...>) {
    using name = of::raw_name<First>;
    typename vectors_in_each_other<element_of<X>, First, Rest...>::type out;
    std::size_t const count = of::length_of<name>(x);
    out.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        out.push_back(vectors_of(x, first + i * of::stride_in<of::layout_of<X>, name>, shape_t<Rest...>{}));
    return out;
}
template <class X>
HEED_LINKED_AS constexpr void put_arrays(element_of<X>& to, element_of<X> const* first, shape_t<>) {
    to = *first;
}
template <class X, class Array, class First, class... Rest>
HEED_LINKED_AS constexpr void put_arrays(Array& to, element_of<X> const* first, shape_t<First, Rest...>) {
    for (std::size_t i = 0; i < extent_of<First>; ++i)
        put_arrays<X>(to[i], first + i * of::stride_in<of::layout_of<X>, of::raw_name<First>>, shape_t<Rest...>{});
}
template <class X, class... Axes>
constexpr auto arrays_of(X const& x, shape_t<Axes...> shape) {
    typename arrays_in_each_other<element_of<X>, Axes...>::type out{};
    put_arrays<X>(out, x.data(), shape);
    return out;
}

}  // namespace detail::inline HEED_KERNELS

/// Why `as_span(x)` is not allowed for `x` of type `X&` (or `X`, when it ends with the call), or `none`.
template <class X>
using fault_of_as_span = decltype(detail::rule_of_as_span<X>());
template <class X>
concept can_as_span = no_fault<fault_of_as_span<X>>;

/// The values of a tensor, in row-major order, as a `std::span` of fixed extent, without a copy. Const where they are
/// in the tensor, and where its type promises something of them. Refused: a view whose values are not in a row, a
/// temporary that owns its values, lengths at run time.
template <class X, class Fault = fault_of_as_span<X>>
constexpr auto as_span(X&& x) {
    using plain = heed::detail::remove_cvref_t<X>;
    if constexpr (heed::detail::any_refused<plain>) {
        return refused{};
    } else {
        return std::span<detail::lent_element<X>, shape_type_of<plain>::size>(x.data(), shape_type_of<plain>::size);
    }
}
template <class X, class Fault = fault_of_as_span<X>>
    requires is_fault<Fault>
refused as_span(X&& x) = delete;

/// Why `to_vectors(x)` and `to_arrays(x)` are not allowed, or `none`.
template <class X>
using fault_of_to_vectors = decltype(detail::rule_of_copying<fault::in::to_vectors, heed::detail::remove_cvref_t<X>>());
template <class X>
concept can_to_vectors = no_fault<fault_of_to_vectors<X>>;
template <class X>
using fault_of_to_arrays = decltype(detail::rule_of_to_arrays<heed::detail::remove_cvref_t<X>>());
template <class X>
concept can_to_arrays = no_fault<fault_of_to_arrays<X>>;

/// A copy as `std::vector`s in each other, one level an axis: of `[Query<4>, Dk<8>]` a
/// `std::vector<std::vector<float>>`. Of an axis that is `up_to` a length, as many as there are. Of rank 0 it is the
/// element. `from` goes back.
template <class X, class Fault = fault_of_to_vectors<X>>
constexpr auto to_vectors(X const& x) {
    if constexpr (heed::detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::vectors_of(x, x.data(), shape_type_of<X>{});
    }
}
template <class X, class Fault = fault_of_to_vectors<X>>
    requires is_fault<Fault>
refused to_vectors(X const& x) = delete;

/// A copy as `std::array`s in each other: of `[Query<4>, Dk<8>]` a `std::array<std::array<float, 8>, 4>`. Refused:
/// lengths at run time.
template <class X, class Fault = fault_of_to_arrays<X>>
constexpr auto to_arrays(X const& x) {
    if constexpr (heed::detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::arrays_of(x, shape_type_of<X>{});
    }
}
template <class X, class Fault = fault_of_to_arrays<X>>
    requires is_fault<Fault>
refused to_arrays(X const& x) = delete;

}  // namespace borders
}  // namespace heed

#endif
