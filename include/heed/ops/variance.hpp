// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_VARIANCE_HPP
#define HEED_OPS_VARIANCE_HPP

#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/tensor/heap_tensor.hpp>

namespace heed {

namespace fault::in {
struct variance {};
}  // namespace fault::in

namespace fault {

template <class Element>
struct variance_needs_elements_with_fractions_so_cast_the_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

struct squared_difference {
    template <class T>
    constexpr T operator()(T const& x, T const& mean) const {
        T const apart = math::difference(x, mean);
        return math::product(apart, apart);
    }
};

template <class X, class... Names>
consteval auto rule_of_variance() {
    using of_reduction = decltype(rule_of_reduction<fault::in::variance, X, Names...>());
    if constexpr (is_fault<of_reduction>) {
        return of_reduction{};
    } else if constexpr (element_traits<element_of<X>>::is_whole) {
        return fault::variance_needs_elements_with_fractions_so_cast_the_tensor<element_of<X>>{};
    } else {
        return none{};
    }
}

template <class... Names>
struct variance_operation : reduction<fault::in::variance, Names...> {
    using gradient = gradients::variance<Names...>;
    template <class X>
    using fault = decltype(rule_of_variance<X, Names...>());
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        temporary_like<tensor_like<Out>> means;
        mean_into<Names...>(means, x);
        temporary_like<tensor_like<X>> squares;
        squared_difference f{};
        zip_into(squares, f, x, means);
        mean_into<Names...>(out, squares);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class... Names>
using fault_of_variance = detail::fault_of<detail::variance_operation<axis_name<Names>...>, X>;
template <class X, template <std::size_t> class... Names>
concept can_variance = no_fault<fault_of_variance<X, Names...>>;
template <class X, template <std::size_t> class... Names>
inline constexpr auto explanation_of_variance =
    detail::explained_call<detail::variance_operation<axis_name<Names>...>, X>::value;

/// `variance<Key>(x)`: the biased variance over the named axes, or over all: the mean of (x - mean)^2, divided by the
/// number of elements n and not by n - 1, in two passes, so that a mean of 2000 costs it nothing. x without the axes.
/// An infinity or a NaN gives NaN. Refused: as `mean`. (PyTorch: `torch.var(x, dim, correction=0)`; its default is the
/// unbiased one, n/(n - 1) times as much.)
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::variance_operation<axis_name<Names>...>, Xs...>>
    requires detail::concern_tensors<Xs...>
[[gnu::always_inline]] constexpr auto variance(Xs const&... x) {
    return detail::perform<detail::variance_operation<axis_name<Names>...>>(x...);
}
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of<detail::variance_operation<axis_name<Names>...>, Xs...>>
    requires detail::concern_tensors<Xs...> && is_fault<Fault>
refused variance(Xs const&... x) = delete;
template <class First, class... Axes, class X, class Fault = fault_of_naming<fault::in::variance, X, First, Axes...>>
refused variance(X const& x) = delete;
template <template <std::size_t> class... Names, class... Xs>
constexpr auto explain_variance(Xs const&...) {
    return detail::explained_call<detail::variance_operation<axis_name<Names>...>, Xs...>::value;
}

}  // namespace heed

#endif
