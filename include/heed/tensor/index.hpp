// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_INDEX_HPP
#define HEED_TENSOR_INDEX_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/detail/algebra.hpp>
#include <heed/shape/detail/nearest.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace fault::in {
struct index {};
}  // namespace fault::in

/// An index along a named axis; made by `index`.
template <class Name, class Index>
struct HEED_LINKED_AS named_index {
    using name = Name;
    Index value;
};

/// An index along the axis `Name`, for access by name in any order: `x(index<Key>(2), index<Query>(0))`.
/// Takes an integer or an integral constant (`2_c` of <boost/hana/integral_constant.hpp>), whose range is then checked
/// at compile time.
template <template <std::size_t> class Name, class Index>
constexpr named_index<axis_name<Name>, Index> (index)(Index value) {
    return {value};
}
template <class Axis, class Index, class Fault = fault_of_naming<fault::in::index, Index, Axis>>
refused (index)(Index value) = delete;

/// An index along the axis `Name`, known as such by its type: what a function says that it takes, whatever the order of
/// the axes, as in `generate<keep<Query<3>, Key<5>>>([](index_of<Query> q, index_of<Key> k) { return k <= q; })`.
/// A `std::size_t` in all else, and an index by name in `x(q, k)`. Made of `index<Query>(2)`, and of no bare number.
template <template <std::size_t> class Name>
struct HEED_LINKED_AS index_of : named_index<axis_name<Name>, std::size_t> {
    template <class Index>
    constexpr index_of(named_index<axis_name<Name>, Index> index)  // NOLINT: implicit by design
        : named_index<axis_name<Name>, std::size_t>{static_cast<std::size_t>(index.value)} {}
    constexpr operator std::size_t() const { return this->value; }  // NOLINT: implicit by design
};

/// How many indices came, in a fault.
template <std::size_t Count>
struct indices_given {};

/// The value of a constant index, in a fault.
template <long long Value>
struct constant_index {};

namespace fault {

template <class NotAnIndex>
struct an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis {};
template <class Shape, class Given>
struct indexing_needs_exactly_one_index_for_each_axis {};
template <class Shape>
struct indexing_is_either_by_position_or_by_name_but_not_both {};
template <class Name, class Shape, class... DidYouMean>
struct indexing_by_name_found_no_such_axis {};
template <class Name, class Shape>
struct indexing_names_an_axis_twice {};
template <class Axis, class Index>
struct a_constant_index_is_out_of_range {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Index>
concept constant = requires {
    *&Index::value;  // a static member
    requires std::is_integral_v<remove_cvref_t<decltype(Index::value)>>;
    typename std::integral_constant<long long, static_cast<long long>(Index::value)>;
};

template <class Index>
inline constexpr bool is_named = false;
template <class Name, class Index>
inline constexpr bool is_named<named_index<Name, Index>> = true;
template <template <std::size_t> class Name>
inline constexpr bool is_named<index_of<Name>> = true;

/// What an index is in the end: a tensor of rank 0, such as `argmax` of a row, is its value.
template <class Index>
struct HEED_LINKED_AS index_value {
    using type = std::remove_cv_t<Index>;
};
template <class Index>
    requires(requires { typename Index::tensor_type; } && Index::rank == 0)
struct index_value<Index> {
    using type = typename Index::element;
};
template <class Name, class Index>
struct index_value<named_index<Name, Index>> : index_value<Index> {};
template <template <std::size_t> class Name>
struct index_value<index_of<Name>> {
    using type = std::size_t;
};

template <class Index>
constexpr typename index_value<Index>::type plain_index(Index const& index) {
    return index;
}
template <class Name, class Index>
constexpr typename index_value<Index>::type plain_index(named_index<Name, Index> const& index) {
    return index.value;
}

template <class Index>
inline constexpr bool is_index =
    std::is_integral_v<typename index_value<Index>::type> || constant<typename index_value<Index>::type>;
template <class... Index>
inline constexpr bool are_indices = (is_index<Index> && ...);

template <class A, class Index>
consteval auto rule_of_range() {
    if constexpr (constant<Index>) {
        if constexpr (Index::value < 0 || static_cast<unsigned long long>(Index::value) >= extent_of<A>) {
            return fault::a_constant_index_is_out_of_range<A, constant_index<static_cast<long long>(Index::value)>>{};
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

template <class Shape, class Index>
consteval auto rule_of_named_index() {
    if constexpr (!has_name<Shape, typename Index::name>) {
        using similar = typename near_names<typename Index::name, Shape>::type;
        if constexpr (similar::rank == 0) {
            return fault::indexing_by_name_found_no_such_axis<typename Index::name, Shape>{};
        } else {
            using meant = did_you_mean<first_axis<similar>>;
            return fault::indexing_by_name_found_no_such_axis<typename Index::name, Shape, meant>{};
        }
    } else {
        return rule_of_range<axis_in<Shape, typename Index::name>, typename index_value<Index>::type>();
    }
}

template <class Shape, class... Index>
struct named_twice {
    using type = none;
};
template <class Shape, class First, class... Rest>
struct named_twice<Shape, First, Rest...> : named_twice<Shape, Rest...> {};
// (Beside the specialisation, for clang 19: see `some_up_to`.)
template <class First, class... Rest>
inline constexpr bool is_named_by_another = (__is_same(typename First::name, typename Rest::name) || ...);
template <class Shape, class First, class... Rest>
    requires is_named_by_another<First, Rest...>
struct named_twice<Shape, First, Rest...> {
    using type = fault::indexing_names_an_axis_twice<typename First::name, Shape>;
};

template <class... Axes, class... Index>
consteval auto rule_of_index(shape_t<Axes...>, type_list<Index...>);

/// A fault of a misspelt name among indices, without the name that is near to it when that is refused, too.
template <class Fault, class... Index>
struct fault_of_spelt_index {
    using type = Fault;
};
template <class Name, class Shape, class Near, class... Index>
struct fault_of_spelt_index<fault::indexing_by_name_found_no_such_axis<Name, Shape, did_you_mean<Near>>, Index...> {
    template <class One>
    using meant = typename conditional<__is_same(typename One::name, Name),
                                       named_index<name_of<Near>, typename index_value<One>::type>, One>::type;
    using type = fault_with_mend<decltype(rule_of_index(Shape{}, type_list<meant<Index>...>{})),
                                 fault::indexing_by_name_found_no_such_axis, did_you_mean<Near>, Name, Shape>;
};

template <class... Axes, class... Index>
consteval auto rule_of_index(shape_t<Axes...>, type_list<Index...>) {
    using whole = shape_t<Axes...>;
    if constexpr (any_refused<typename index_value<Index>::type...>) {
        return none{};
    } else if constexpr (!(is_index<Index> && ...)) {
        return first_fault<typename conditional<is_index<Index>, none,
            fault::an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<Index>>::type...>{};
    } else if constexpr ((is_named<Index> || ...) && !(is_named<Index> && ...)) {
        return fault::indexing_is_either_by_position_or_by_name_but_not_both<whole>{};
    } else if constexpr ((is_named<Index> || ...)) {
        using of_one =
            first_fault<decltype(rule_of_named_index<whole, Index>())..., typename named_twice<whole, Index...>::type>;
        if constexpr (!is_fault<of_one> && sizeof...(Index) != sizeof...(Axes)) {
            return fault::indexing_needs_exactly_one_index_for_each_axis<whole, indices_given<sizeof...(Index)>>{};
        } else {
            return typename fault_of_spelt_index<of_one, Index...>::type{};
        }
    } else if constexpr (sizeof...(Index) != sizeof...(Axes)) {
        return fault::indexing_needs_exactly_one_index_for_each_axis<whole, indices_given<sizeof...(Index)>>{};
    } else {
        return first_fault<decltype(rule_of_range<Axes, Index>())...>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why `x(i...)`, `x[i...]`, `x.at(i...)` and `x.try_at(i...)` are not allowed on a tensor of a shape, or `none`.
template <class Shape, class... Index>
using fault_of_index = decltype(detail::rule_of_index(Shape{}, detail::type_list<detail::remove_cvref_t<Index>...>{}));

/// True when a tensor of this shape can be indexed by such arguments.
template <class Shape, class... Index>
concept can_index = no_fault<fault_of_index<Shape, Index...>>;

}  // namespace heed

#endif
