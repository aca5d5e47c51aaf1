// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_TAKE_HPP
#define HEED_OPS_TAKE_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/ops/range.hpp>
#include <heed/shape/naming.hpp>

// The ways between an extent that is in the type and a length that is known at run time.

namespace heed {

namespace fault::in {
struct take {};
struct take_view {};
struct exactly {};
struct exactly_view {};
}  // namespace fault::in

namespace fault {

template <class In, class Axis, class Length>
struct a_constant_length_is_more_than_there_are {};
template <class In, class Part, class Axis>
struct an_axis_with_its_extent_in_the_type_is_that_already_so_ask_for_a_range {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Shape, class Name>
struct shape_up_to;
template <class... Axes, class Name>
struct shape_up_to<shape_t<Axes...>, Name> {
    using type = shape_t<
        typename axis_with_length<is_up_to<Axes> || __is_same(raw_name<Axes>, Name), raw_name<Axes>,
                                  axis_traits<Axes>::extent>::type...>;
};

template <class In, class X, class Name, class Length>
consteval auto rule_of_take() {
    using of_name = decltype(rule_of_names_of<In, X, Name>());
    using value = typename index_value<Length>::type;
    if constexpr (is_fault<of_name>) {
        return of_name{};
    } else if constexpr (!is_index<Length>) {
        return fault::an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<Length>{};
    } else if constexpr (constant<value>) {
        using axis = axis_in<shape_type_of<X>, Name>;
        if constexpr (!in_range(static_cast<long long>(value::value), extent_of<axis> + 1)) {
            return fault::a_constant_length_is_more_than_there_are<
                In, axis, constant_index<static_cast<long long>(value::value)>>{};
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

/// A length that came as a number, checked against the elements that there are.
template <class Name, class X, class Length>
constexpr std::size_t checked_take(X const& x, Length const& came) {
    using axis = axis_in<shape_type_of<X>, Name>;
    std::size_t const count = checked_length<axis>(came);
    if constexpr (is_up_to<axis>) {
        std::size_t const length = length_of<Name>(x);
        if (count > length) {
            raise(message<240>{} << "heed: the first " << count << " were asked for, but " << axis_text<axis>
                                 << " is of length " << length);
        }
    }
    return count;
}

template <class In, class Name>
struct taken_elements : operation<In, mend::x, mend::index> {
    using words = as_call<In, Name>;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class X, class Length>
    using fault = decltype(rule_of_take<In, X, Name, remove_cvref_t<Length>>());
    template <class X>
    using shape = typename shape_up_to<shape_type_of<X>, Name>::type;
    template <class X>
    using view = view_by_name<X, shape<X>>;
    template <class X, class Length>
    static constexpr auto lengths(X const& x, Length const& came) {
        run_time_lengths<lengths_in<shape<X>>> result = lengths_and<Name>(shape<X>{}, x);
        result.of[length_number<shape<X>, Name>] = checked_take<Name>(x, came);
        return result;
    }
};

template <class Name>
struct take_operation : taken_elements<fault::in::take, Name> {
    using gradient = gradients::no_gradient;
    using base = taken_elements<fault::in::take, Name>;
    template <class X, class Length>
    using result = moved_rows<X, tensor_of<element_of<X>, typename base::template shape<X>>>;
    template <class Out, class X, class Length>
    static constexpr void write(Out& out, X const& x, Length const& count) {
        copy_into(out, typename base::template view<X const>(x.data(), base::lengths(x, count)));
    }
};
template <class Name>
struct take_view_operation : taken_elements<fault::in::take_view, Name> {
    using gradient = gradients::no_gradient;
    static constexpr bool gives_a_view = true;
    template <class X, class Length>
    using result = typename taken_elements<fault::in::take_view, Name>::template view<X>;
    template <class X>
    static constexpr std::size_t offset(auto const&) {
        return 0;
    }
};

template <class In, class X, class Part>
consteval auto rule_of_exactly() {
    using of_part = decltype(rule_of_listed_axes<In, X, Part>());
    if constexpr (is_fault<of_part>) {
        return of_part{};
    } else {
        using of_name = decltype(rule_of_names_of<In, X, raw_name<Part>>());
        if constexpr (is_fault<of_name>) {
            return of_name{};
        } else {
            using axis = axis_in<shape_type_of<X>, raw_name<Part>>;
            if constexpr (!is_up_to<axis>) {
                return fault::an_axis_with_its_extent_in_the_type_is_that_already_so_ask_for_a_range<In, Part, axis>{};
            } else if constexpr (is_up_to<Part>) {
                return fault::a_range_has_as_many_places_as_its_type_says_so_ask_for_take<In, Part>{};
            } else if constexpr (extent_of<axis> < extent_of<Part>) {
                return fault::a_range_needs_an_axis_that_is_at_least_as_long<In, Part, axis>{};
            } else {
                return none{};
            }
        }
    }
}

template <class In, class Part>
struct exact_elements : operation<In, mend::x> {
    using words = as_call<In, Part>;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_exactly<In, X, Part>());
    template <class X>
    using view = view_by_name<X, with_parts<shape_type_of<X>, Part>>;
    template <class X>
    static constexpr void examine(X const& x) {
        std::size_t const length = length_of<raw_name<Part>>(x);
        if (length != extent_of<Part>) {
            raise(message<240>{} << "heed: expected " << axis_text<axis_in<shape_type_of<X>, raw_name<Part>>>
                                 << " of length " << extent_of<Part> << ", but it is of length " << length);
        }
    }
};
template <class Part>
struct exactly_view_operation : exact_elements<fault::in::exactly_view, Part> {
    using gradient = gradients::no_gradient;
    static constexpr bool gives_a_view = true;
    template <class X>
    using result = typename exact_elements<fault::in::exactly_view, Part>::template view<X>;
    template <class X>
    static constexpr std::size_t offset() {
        return 0;
    }
};
template <class Part>
struct exactly_operation : exact_elements<fault::in::exactly, Part> {
    using gradient = gradients::no_gradient;
    template <class X>
    using result = moved_rows<X, tensor_of<element_of<X>, with_parts<shape_type_of<X>, Part>>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        copy_into(out, detail::view<exactly_view_operation<Part>>(x));
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name, class Length>
using fault_of_take = detail::fault_of<detail::take_operation<axis_name<Name>>, X, Length>;
template <class X, template <std::size_t> class Name, class Length>
concept can_take = no_fault<fault_of_take<X, Name, Length>>;
template <class X, template <std::size_t> class Name, class Length>
inline constexpr auto explanation_of_take =
    detail::explained_call<detail::take_operation<axis_name<Name>>, X, Length>::value;

/// `take<Key>(x, n)`: the first n elements along an axis, n known at run time: of `[Key<256>, Dk<64>]` a
/// `[up_to<Key<256>>, Dk<64>]` of length n. A plain tensor; `take_view` is a view. Refused: no such axis; a constant n
/// beyond the extent. One that comes at run time and is less than 0 or more than there are throws
/// `heed::out_of_range`. (NumPy: `x[:n]`; `std::views::take`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::take_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto take(Xs const&... x_and_length) {
    return detail::perform<detail::take_operation<axis_name<Name>>>(x_and_length...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::take_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused take(Xs const&... x_and_length) = delete;
template <class... Axes, class X, class Length, class Fault = fault_of_naming<fault::in::take, X, Axes...>>
refused take(X const& x, Length length) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_take(Xs const&...) {
    return detail::explained_call<detail::take_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, template <std::size_t> class Name, class Length>
using fault_of_take_view = detail::fault_of_view<detail::take_view_operation<axis_name<Name>>, X, Length>;
template <class X, template <std::size_t> class Name, class Length>
concept can_take_view = no_fault<fault_of_take_view<X, Name, Length>>;
template <class X, template <std::size_t> class Name, class Length>
inline constexpr auto explanation_of_take_view =
    detail::explained_call<detail::take_view_operation<axis_name<Name>>, X, Length>::value;

/// `take_view<Key>(x, n)`: a view of the first n elements along an axis; of const elements where those of `x` are.
/// Refused: as `take`, and a temporary that owns its values. (NumPy: `x[:n]`; `std::views::take`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of_view<detail::take_view_operation<axis_name<Name>>, Xs&&...>>
[[gnu::always_inline]] constexpr auto take_view(Xs&&... x_and_length) {
    return detail::view<detail::take_view_operation<axis_name<Name>>>(x_and_length...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of_view<detail::take_view_operation<axis_name<Name>>, Xs&&...>>
    requires is_fault<Fault>
refused take_view(Xs&&... x_and_length) = delete;
template <class... Axes, class X, class Length, class Fault = fault_of_naming<fault::in::take_view, X, Axes...>>
refused take_view(X const& x, Length length) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_take_view(Xs const&...) {
    return detail::explained_call<detail::take_view_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, class Part>
using fault_of_exactly = detail::fault_of<detail::exactly_operation<Part>, X>;
template <class X, class Part>
concept can_exactly = no_fault<fault_of_exactly<X, Part>>;
template <class X, class Part>
inline constexpr auto explanation_of_exactly = detail::explained_call<detail::exactly_operation<Part>, X>::value;

/// `exactly<Key<7>>(x)`: a tensor whose axis is `up_to` a length as one with the extent in its type. A length that is
/// another throws `heed::out_of_range`. A plain tensor; `exactly_view` is a view. Refused: no such axis, one with its
/// extent in the type, an extent beyond the capacity.
template <class Part, class... Xs, class Fault = detail::fault_of<detail::exactly_operation<Part>, Xs...>>
[[gnu::always_inline]] constexpr auto exactly(Xs const&... x) {
    return detail::perform<detail::exactly_operation<Part>>(x...);
}
template <class Part, class... Xs, class Fault = detail::fault_of<detail::exactly_operation<Part>, Xs...>>
    requires is_fault<Fault>
refused exactly(Xs const&... x) = delete;
template <template <std::size_t> class Name, class X, class Fault = fault_of_extents<fault::in::exactly, Name>>
refused exactly(X const& x) = delete;
template <class Part, class... Xs>
constexpr auto explain_exactly(Xs const&...) {
    return detail::explained_call<detail::exactly_operation<Part>, Xs...>::value;
}

template <class X, class Part>
using fault_of_exactly_view = detail::fault_of_view<detail::exactly_view_operation<Part>, X>;
template <class X, class Part>
concept can_exactly_view = no_fault<fault_of_exactly_view<X, Part>>;
template <class X, class Part>
inline constexpr auto explanation_of_exactly_view =
    detail::explained_call<detail::exactly_view_operation<Part>, X>::value;

/// `exactly_view<Key<7>>(x)`: the same as a view. Refused: as `exactly`, and a temporary that owns its values.
template <class Part, class... Xs, class Fault = detail::fault_of_view<detail::exactly_view_operation<Part>, Xs&&...>>
[[gnu::always_inline]] constexpr auto exactly_view(Xs&&... x) {
    return detail::view<detail::exactly_view_operation<Part>>(x...);
}
template <class Part, class... Xs, class Fault = detail::fault_of_view<detail::exactly_view_operation<Part>, Xs&&...>>
    requires is_fault<Fault>
refused exactly_view(Xs&&... x) = delete;
template <template <std::size_t> class Name, class X, class Fault = fault_of_extents<fault::in::exactly_view, Name>>
refused exactly_view(X const& x) = delete;
template <class Part, class... Xs>
constexpr auto explain_exactly_view(Xs const&...) {
    return detail::explained_call<detail::exactly_view_operation<Part>, Xs...>::value;
}

}  // namespace heed

#endif
