// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_PERMUTE_HPP
#define HEED_OPS_PERMUTE_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/detail/rows.hpp>

namespace heed {

namespace fault::in {
struct permute {};
}  // namespace fault::in

namespace fault {

template <class Shape, class NotNamed, class... DidYouMean>
struct permute_names_every_axis_of_the_tensor_once_but_these_are_missing {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// `Call` is what is proposed with all names.
template <class In, template <template <std::size_t> class...> class Call, class X, class... Names>
consteval auto rule_of_permute() {
    using of_names = decltype(rule_of_names_of<In, X, Names...>());
    if constexpr (is_fault<of_names>) {
        return of_names{};
    } else if constexpr (sizeof...(Names) != remove_cvref_t<X>::rank) {
        using missing = without_names<shape_type_of<X>, Names...>;
        using whole = concatenate<missing, shape_t<axis_in<shape_type_of<X>, Names>...>>;
        return fault::permute_names_every_axis_of_the_tensor_once_but_these_are_missing<
            shape_type_of<X>, missing, meant_call<Call, whole, mend::x>>{};
    } else {
        return none{};
    }
}

template <class... Names>
struct permute_operation : operation<fault::in::permute, mend::x> {
    using words = as_call<fault::in::permute, Names...>;
    using gradient = gradients::moved;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_permute<fault::in::permute, mend::permute, X, Names...>());
    template <class X>
    using result = moved_rows<X, tensor_of<element_of<X>, shape_t<axis_in<shape_type_of<X>, Names>...>>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        copy_into(out, x);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class... Names>
using fault_of_permute = detail::fault_of<detail::permute_operation<axis_name<Names>...>, X>;
template <class X, template <std::size_t> class... Names>
concept can_permute = no_fault<fault_of_permute<X, Names...>>;
template <class X, template <std::size_t> class... Names>
inline constexpr auto explanation_of_permute =
    detail::explained_call<detail::permute_operation<axis_name<Names>...>, X>::value;

/// `permute<Head, Query, Dk>(q)`: the same tensor with its axes in the order of the names, and the values laid out so.
/// A plain tensor, whatever `x` is, but for rotated rows that stay whole. Refused: a name that `x` lacks, one named
/// twice, one left out.
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::permute_operation<axis_name<Names>...>, Xs...>>
[[gnu::always_inline]] constexpr auto permute(Xs const&... x) {
    return detail::perform<detail::permute_operation<axis_name<Names>...>>(x...);
}
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::permute_operation<axis_name<Names>...>, Xs...>>
    requires is_fault<Fault>
refused permute(Xs const&... x) = delete;
template <class First, class... Rest, class X, class Fault = fault_of_naming<fault::in::permute, X, First, Rest...>>
refused permute(X const& x) = delete;
template <template <std::size_t> class... Names, class... Xs>
constexpr auto explain_permute(Xs const&...) {
    return detail::explained_call<detail::permute_operation<axis_name<Names>...>, Xs...>::value;
}

}  // namespace heed

#endif
