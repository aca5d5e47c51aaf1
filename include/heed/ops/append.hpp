// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_APPEND_HPP
#define HEED_OPS_APPEND_HPP

#include <type_traits>

#include <heed/kernel/map.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/take.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace fault::in {
struct append {};
struct truncate {};
}  // namespace fault::in

namespace fault {

template <class In, class X>
struct a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name {};
template <class In, class Axis>
struct an_axis_needs_to_be_up_to_a_length_to_become_longer_or_shorter {};
template <class Axis, class Shape, class Rows>
struct append_needs_the_other_axes_of_the_tensor_and_perhaps_the_one_that_is_appended_to {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// `X` is the type of what is changed: a reference that says whether it has a name, and is const.
template <class In, class X, class Name>
consteval auto rule_of_changed_length() {
    using x = remove_cvref_t<X>;
    if constexpr (!Tensor<x>) {
        return fault::every_operand_must_be_a_tensor<In, x>{};
    } else {
        using of_name = decltype(rule_of_names_of<In, x, Name>());
        if constexpr (is_fault<of_name>) {
            return of_name{};
        } else if constexpr (!has_length<shape_type_of<x>, Name>) {
            return fault::an_axis_needs_to_be_up_to_a_length_to_become_longer_or_shorter<
                In, axis_in<shape_type_of<x>, Name>>{};
        } else if constexpr (is_a_view<x> || std::is_rvalue_reference_v<X> ||
                             std::is_const_v<std::remove_reference_t<X>> || !takes_any_values<x>) {
            return fault::a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<In, x>{};
        } else {
            return none{};
        }
    }
}

template <class X, class Name, class Rows>
consteval auto rule_of_append() {
    using in = fault::in::append;
    if constexpr (any_refused<X, Rows>) {
        return none{};
    } else {
        using of_length = decltype(rule_of_changed_length<in, X, Name>());
        if constexpr (is_fault<of_length>) {
            return of_length{};
        } else if constexpr (!Tensor<Rows>) {
            return fault::every_operand_must_be_a_tensor<in, remove_cvref_t<Rows>>{};
        } else if constexpr (!__is_same(element_of<X>, element_of<Rows>)) {
            return fault::the_operands_must_have_one_element_type_so_cast_one_of_them<in, element_of<X>,
                                                                                      element_of<Rows>>{};
        } else {
            using whole = shape_type_of<X>;
            using rows = shape_type_of<Rows>;
            using others = without_names<whole, Name>;
            if constexpr (!(subset_of<others, rows> && subset_of<rows, whole>)) {
                return fault::append_needs_the_other_axes_of_the_tensor_and_perhaps_the_one_that_is_appended_to<
                    axis_in<whole, Name>, whole, rows>{};
            } else {
                return rule_of_extents<others, without_names<rows, Name>>(in{});
            }
        }
    }
}

/// How many elements are appended along a name: one, where the rows lack it.
template <class Name, class Rows>
constexpr std::size_t appended(Rows const& rows) {
    if constexpr (has_name<shape_type_of<Rows>, Name>) {
        return length_of<Name>(rows);
    } else {
        return 1;
    }
}

template <class A>
[[noreturn]] void more_do_not_fit(unsigned long long more, unsigned long long length, unsigned long long left) {
    raise(message<240>{} << "heed: " << more << " more do not fit into " << axis_text<A> << " of length " << length
                         << "; there is room for " << left);
}

template <class Name, class X, class Rows>
constexpr void append_to(X& x, Rows const& rows) {
    using whole = shape_type_of<X>;
    using visited = shape_type_of<Rows>;
    using axis = axis_in<whole, Name>;
    std::size_t& length = x.lengths.of[length_number<whole, Name>];
    std::size_t const more = appended<Name>(rows), left = extent_of<axis> - length;
    // Other lengths agree, or there is nothing yet that they could be the lengths of.
    auto const others = lengths_of<without_names<whole, Name>>(x, rows);
    static_cast<void>(others);
    if (more > left) more_do_not_fit<axis>(more, length, left);
    the_same same{};
    auto* const to = x.data() + length * stride_in<layout_of<X>, Name>;
    kernel::map<plan<visited, layout_of<X>, layout_of<Rows>>>(lengths_of<visited>(rows), same, to, values_of(rows));
    length += more;
}

template <class X, class Name, class Length>
consteval auto rule_of_truncate() {
    if constexpr (any_refused<X, Length>) {
        return none{};
    } else {
        using of_length = decltype(rule_of_changed_length<fault::in::truncate, X, Name>());
        if constexpr (is_fault<of_length>) {
            return of_length{};
        } else {
            return rule_of_take<fault::in::truncate, remove_cvref_t<X>, Name, remove_cvref_t<Length>>();
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why nothing is appended, or `none`. `X&` has a name, `X&&` is a temporary.
template <class X, template <std::size_t> class Name, class Rows>
using fault_of_append = decltype(detail::rule_of_append<X, axis_name<Name>, Rows>());
template <class X, template <std::size_t> class Name, class Rows>
concept can_append = no_fault<fault_of_append<X, Name, Rows>>;

/// `append<Key>(cache, row)`: puts `row` behind the elements that there are along an axis that is `up_to` a length,
/// which grows by one; of several rows, `[Key<4>, Dk]` or `[up_to<Key<4>>, Dk]`, by as many. What is appended has the
/// other axes of the tensor, in any order, and may be a view of the tensor itself. More than there is room for throws
/// `heed::out_of_range`, and nothing is changed. Refused: no such axis, or one whose extent is in the type; rows of
/// other axes, extents or elements; a tensor that is const, a view or a temporary, or promises something of its values.
/// (PyTorch: `torch.cat` in the place of it, which copies what was there.)
template <template <std::size_t> class Name, class X, class Rows, class Fault = fault_of_append<X&&, Name, Rows>>
constexpr void append(X&& x, Rows const& rows) {
    if constexpr (!detail::any_refused<X, Rows>) detail::append_to<axis_name<Name>>(x, rows);
}
template <template <std::size_t> class Name, class X, class Rows, class Fault = fault_of_append<X&&, Name, Rows>>
    requires is_fault<Fault>
void append(X&& x, Rows const& rows) = delete;
template <class... Axes, class X, class Rows, class Fault = fault_of_naming<fault::in::append, X, Axes...>>
void append(X&& x, Rows const& rows) = delete;

template <class X, template <std::size_t> class Name, class Length>
using fault_of_truncate = decltype(detail::rule_of_truncate<X, axis_name<Name>, Length>());
template <class X, template <std::size_t> class Name, class Length>
concept can_truncate = no_fault<fault_of_truncate<X, Name, Length>>;

/// `truncate<Key>(cache, n)`: leaves the first n elements along an axis that is `up_to` a length. More than there are
/// throws `heed::out_of_range`. Refused: as `append`.
template <template <std::size_t> class Name, class X, class Length, class Fault = fault_of_truncate<X&&, Name, Length>>
constexpr void truncate(X&& x, Length const& length) {
    if constexpr (!detail::any_refused<X, Length>) {
        using shape = shape_type_of<X>;
        x.lengths.of[detail::length_number<shape, axis_name<Name>>] = detail::checked_take<axis_name<Name>>(x, length);
    }
}
template <template <std::size_t> class Name, class X, class Length, class Fault = fault_of_truncate<X&&, Name, Length>>
    requires is_fault<Fault>
void truncate(X&& x, Length const& length) = delete;
template <class... Axes, class X, class Length, class Fault = fault_of_naming<fault::in::truncate, X, Axes...>>
void truncate(X&& x, Length const& length) = delete;

}  // namespace heed

#endif
