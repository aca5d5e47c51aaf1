// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_RANGE_HPP
#define HEED_OPS_RANGE_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace fault::in {
struct range {};
}  // namespace fault::in

namespace fault {

template <class In, class Part, class Axis>
struct a_range_needs_an_axis_that_is_at_least_as_long {};
template <class In, class Part, class Axis, class Offset>
struct a_constant_offset_leads_beyond_the_axis {};
template <class In, class Part>
struct a_range_has_as_many_places_as_its_type_says_so_ask_for_take {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Shape, class Parts>
struct shortened;
template <class... Axes, class Parts>
struct shortened<shape_t<Axes...>, Parts> {
    using type =
        shape_t<typename conditional<has_name<Parts, raw_name<Axes>>, axis_in<Parts, raw_name<Axes>>, Axes>::type...>;
};
/// A shape with the extents of some axes replaced.
template <class Shape, class... Parts>
using with_parts = typename shortened<Shape, shape_t<Parts...>>::type;

template <class In, class Axis, class Part, class Index>
consteval auto rule_of_part() {
    using value = typename index_value<Index>::type;
    using fault::a_constant_offset_leads_beyond_the_axis;
    if constexpr (is_up_to<Part>) {
        return fault::a_range_has_as_many_places_as_its_type_says_so_ask_for_take<In, Part>{};
    } else if constexpr (extent_of<Axis> < extent_of<Part>) {
        return fault::a_range_needs_an_axis_that_is_at_least_as_long<In, Part, Axis>{};
    } else if constexpr (constant<value>) {
        if constexpr (!in_range(static_cast<long long>(value::value), extent_of<Axis> - extent_of<Part> + 1)) {
            return a_constant_offset_leads_beyond_the_axis<In, Part, Axis,
                                                           constant_index<static_cast<long long>(value::value)>>{};
        } else {
            return rule_of_index(shape_t<Axis>{}, type_list<Index>{});
        }
    } else {
        return rule_of_index(shape_t<Axis>{}, type_list<Index>{});
    }
}
template <class In, class X, class... Parts, class... Index>
consteval auto rule_of_range(type_list<Parts...>, type_list<Index...>) {
    using of_parts = decltype(rule_of_listed_axes<In, X, Parts...>());
    if constexpr (is_fault<of_parts>) {
        return of_parts{};
    } else {
        using of_names = decltype(rule_of_names_of<In, X, raw_name<Parts>...>());
        if constexpr (is_fault<of_names>) {
            return of_names{};
        } else {
            return first_fault<
                decltype(rule_of_part<In, axis_in<shape_type_of<X>, raw_name<Parts>>, Parts, Index>())...>{};
        }
    }
}

/// An offset whose range is checked as that of an index.
template <class Axis, class Part, class Index>
constexpr std::size_t checked_offset(Index value) {
    constexpr std::size_t last = extent_of<Axis> - extent_of<Part>;
    if (!in_range(value, last + 1)) {
        if constexpr (!constant<Index>) {
            bool negative = false;
            if constexpr (std::is_signed_v<Index>) negative = value < 0;
            auto const bits = static_cast<unsigned long long>(value);
            raise(message<240>{} << "heed: offset " << (negative ? "-" : "") << (negative ? 0 - bits : bits)
                                 << " is out of range for " << axis_text<Part> << " of "
                                 << axis_text<Axis> << "; expected 0 to " << last);
        }
    }
    return to_size(value);
}

/// Asks whether a range along an axis that is `up_to` a length ends where that does, or before.
template <class Axis, class Part, class X, class Index>
constexpr void check_range(X const& x, Index const& first) {
    if constexpr (is_up_to<Axis>) {
        std::size_t const length = length_of<raw_name<Axis>>(x), begin = to_size(plain_index(first));
        if (begin > length || length - begin < extent_of<Part>) {
            raise(message<240>{} << "heed: " << axis_text<Part> << " from " << begin << " on leads beyond "
                                 << axis_text<Axis> << " of length " << length);
        }
    }
}

/// What ranges have in common, as values and as views.
template <class In, class... Parts>
struct range_of_parts : operation<In, mend::x, typename conditional<true, mend::offset, Parts>::type...> {
    using words = as_call<In, Parts...>;
    static constexpr bool takes_storage = true;
    static constexpr std::size_t more_operands = sizeof...(Parts) > 0 ? 0 : any_number;
    static constexpr bool takes_lengths = true;
    template <class X, class... Index>
    using fault = decltype(rule_of_range<In, X>(type_list<Parts...>{}, type_list<remove_cvref_t<Index>...>{}));
    template <class X>
    using view = view_by_name<X, with_parts<shape_type_of<X>, Parts...>>;
    template <class X, class... Index>
    static constexpr void examine(X const& x, Index const&... first) {
        (checked_offset<axis_in<shape_type_of<X>, raw_name<Parts>>, Parts>(plain_index(first)), ...);
        (check_range<axis_in<shape_type_of<X>, raw_name<Parts>>, Parts>(x, first), ...);
    }
    template <class X, class... Index>
    static constexpr std::size_t offset(Index const&... first) {
        using whole = shape_type_of<X>;
        return (std::size_t{0} + ... +
                (checked_offset<axis_in<whole, raw_name<Parts>>, Parts>(plain_index(first)) *
                 stride_in<layout_of<X>, raw_name<Parts>>));
    }
};

template <class... Parts>
struct range_view_of_parts : range_of_parts<fault::in::range, Parts...> {
    template <class X, class... Index>
    using result = typename range_of_parts<fault::in::range, Parts...>::template view<X>;
};
template <class... Parts>
struct range_operation : range_of_parts<fault::in::range, Parts...> {
    using gradient = gradients::part<range_view_of_parts<Parts...>>;
    template <class X, class... Index>
    using result = moved_rows<X, tensor_of<element_of<X>, with_parts<shape_type_of<X>, Parts...>>>;
    template <class Out, class X, class... Index>
    static constexpr void write(Out& out, X const& x, Index const&... first) {
        copy_into(out, detail::view<range_view_of_parts<Parts...>>(x, first...));
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, class Part, class Index>
using fault_of_range = detail::fault_of<detail::range_operation<Part>, X, Index>;
template <class X, class Part, class Index>
concept can_range = no_fault<fault_of_range<X, Part, Index>>;
template <class X, class Part, class Index>
inline constexpr auto explanation_of_range = detail::explained_call<detail::range_operation<Part>, X, Index>::value;

/// `range<Key<3>>(x, offset)`: so many places along an axis, from the offset on; the other axes are whole. Of several
/// axes `range<Query<2>, Key<3>>(x, i, j)`. A plain tensor; `range_view` is a view. Refused: no such axis, or one with
/// fewer places; a constant offset (`2_c`) that leads beyond it. A run-time offset that leads beyond it throws
/// `heed::out_of_range`. (NumPy: `x[:, offset:offset + 3]`; PyTorch: `x.narrow`.)
template <class... Parts, class... Xs, class Fault = detail::fault_of<detail::range_operation<Parts...>, Xs...>>
[[gnu::always_inline]] constexpr auto range(Xs const&... x_and_offsets) {
    return detail::perform<detail::range_operation<Parts...>>(x_and_offsets...);
}
template <class... Parts, class... Xs, class Fault = detail::fault_of<detail::range_operation<Parts...>, Xs...>>
    requires is_fault<Fault>
refused range(Xs const&... x_and_offsets) = delete;
template <template <std::size_t> class First, template <std::size_t> class... Rest, class X, class... Index,
          class Fault = fault_of_extents<fault::in::range, First, Rest...>>
refused range(X const& x, Index... offsets) = delete;
template <class... Parts, class... Xs>
constexpr auto explain_range(Xs const&...) {
    return detail::explained_call<detail::range_operation<Parts...>, Xs...>::value;
}

}  // namespace heed

#endif
