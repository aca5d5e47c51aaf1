// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_PERMUTE_HPP
#define HEED_OPS_PERMUTE_HPP

#include <heed/ops/detail/dense.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace in {
struct permute {};
}  // namespace in

namespace fault {

template <class Shape, class NotNamed, class... DidYouMean>
struct permute_names_every_axis_of_the_tensor_once_but_these_are_missing {};

}  // namespace fault

namespace detail {

template <class X, class... Names>
consteval auto rule_of_permute() {
    if constexpr (any_refused<X>) {
        return none{};
    } else {
        using of_names = decltype(rule_of_names_of<in::permute, X, Names...>());
        if constexpr (is_fault<of_names>) {
            return of_names{};
        } else if constexpr (sizeof...(Names) != bare<X>::rank) {
            using missing = without_names<shape_type_of<X>, Names...>;
            using whole = concatenate<missing, shape_t<axis_in<shape_type_of<X>, Names>...>>;
            return fault::permute_names_every_axis_of_the_tensor_once_but_these_are_missing<
                shape_type_of<X>, missing, meant_call<mend::permute, whole, mend::x>>{};
        } else {
            return none{};
        }
    }
}

}  // namespace detail

template <class X, template <std::size_t> class... Names>
using fault_of_permute = decltype(detail::rule_of_permute<X, axis_name<Names>...>());
template <class X, template <std::size_t> class... Names>
concept can_permute = no_fault<fault_of_permute<X, Names...>>;

/// The same tensor with its axes in the order of the names, and the values laid out so: `permute<Head, Query, Dk>(q)`.
/// A plain tensor, whatever `x` is. Refused: a name that `x` lacks, one named twice, one left out.
template <template <std::size_t> class... Names, class X, class Fault = fault_of_permute<X, Names...>>
constexpr auto permute(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        using result_shape = shape_t<detail::axis_in<shape_type_of<X>, axis_name<Names>>...>;
        auto result = detail::blank<detail::tensor_of<element_of<X>, result_shape>>();
        detail::copy_into(result, x);
        return result;
    }
}
template <template <std::size_t> class... Names, class X, class Fault = fault_of_permute<X, Names...>>
    requires is_fault<Fault>
refused permute(X const& x) = delete;
template <class First, class... Rest, class X, class Fault = fault_of_naming<in::permute, X, First, Rest...>>
refused permute(X const& x) = delete;

}  // namespace heed

#endif
