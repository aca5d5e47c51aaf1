// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_PERMUTE_VIEW_HPP
#define HEED_OPS_PERMUTE_VIEW_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/rename.hpp>
#include <heed/shape/naming.hpp>

// Views of a whole tensor with its axes in another order or under other names. Nothing is copied: what is written to
// the view is written to the tensor.

namespace heed {

namespace fault::in {
struct transpose_view {};
struct permute_view {};
struct rename_view {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

struct transpose_view_operation : view_of_whole<fault::in::transpose_view> {
    using gradient = gradients::viewed;
    static constexpr bool takes_lengths = true;
    using words = as_call<fault::in::transpose_view>;
    template <class X>
    using fault = decltype(rule_of_transpose<fault::in::transpose_view, X>());
    template <class X>
    using result = view_by_name<X, matrix_transposed<matrix<shape_type_of<X>>>>;
};

template <class... Names>
struct permute_view_operation : view_of_whole<fault::in::permute_view> {
    using gradient = gradients::viewed;
    static constexpr bool takes_lengths = true;
    using words = as_call<fault::in::permute_view, Names...>;
    template <class X>
    using fault = decltype(rule_of_permute<fault::in::permute_view, mend::permute_view, X, Names...>());
    template <class X>
    using result = view_by_name<X, shape_t<axis_in<shape_type_of<X>, Names>...>>;
};

template <class From, class To>
struct rename_view_operation : view_of_whole<fault::in::rename_view> {
    using gradient = gradients::viewed;
    static constexpr bool takes_lengths = true;
    /// An axis has another name, and its place among the others.
    template <has_lengths X>
    static constexpr auto lengths(X const& x) {
        return x.lengths;
    }
    using words = as_call<fault::in::rename_view, From, To>;
    template <class X>
    using fault = decltype(rule_of_rename<fault::in::rename_view, X, From, To>());
    template <class X>
    using result =
        renamed_rows<X, typename view_by_strides<viewed_element<X>, typename renamed<From, To, shape_type_of<X>>::type,
                                                 strides_in<X, shape_type_of<X>>>::type>;
};

}  // namespace detail::inline HEED_KERNELS

template <class X>
using fault_of_transpose_view = detail::fault_of_view<detail::transpose_view_operation, X>;
template <class X>
concept can_transpose_view = no_fault<fault_of_transpose_view<X>>;
template <class X>
inline constexpr auto explanation_of_transpose_view =
    detail::explained_call<detail::transpose_view_operation, X>::value;

/// `transpose_view(x)`: a view of a tensor with its last two axes swapped, `[..., Query, Dk]` as `[..., Dk, Query]`; of
/// const elements where those of `x` are. Refused: fewer than two axes; a temporary that owns its values.
/// (PyTorch: `x.transpose(-2, -1)`.)
template <class... Xs, class Fault = detail::fault_of_view<detail::transpose_view_operation, Xs&&...>>
[[gnu::always_inline]] constexpr auto transpose_view(Xs&&... x) {
    return detail::view<detail::transpose_view_operation>(x...);
}
template <class... Xs, class Fault = detail::fault_of_view<detail::transpose_view_operation, Xs&&...>>
    requires is_fault<Fault>
refused transpose_view(Xs&&... x) = delete;
template <class... Xs>
constexpr auto explain_transpose_view(Xs const&...) {
    return detail::explained_call<detail::transpose_view_operation, Xs...>::value;
}

template <class X, template <std::size_t> class... Names>
using fault_of_permute_view = detail::fault_of_view<detail::permute_view_operation<axis_name<Names>...>, X>;
template <class X, template <std::size_t> class... Names>
concept can_permute_view = no_fault<fault_of_permute_view<X, Names...>>;
template <class X, template <std::size_t> class... Names>
inline constexpr auto explanation_of_permute_view =
    detail::explained_call<detail::permute_view_operation<axis_name<Names>...>, X>::value;

/// `permute_view<Head, Query, Dk>(q)`: a view of a tensor with its axes in the order of the names; of const elements
/// where those of `x` are. Refused: a name that `x` lacks, one named twice, one left out; a temporary that owns its
/// values. (PyTorch: `x.permute`.)
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of_view<detail::permute_view_operation<axis_name<Names>...>, Xs&&...>>
[[gnu::always_inline]] constexpr auto permute_view(Xs&&... x) {
    return detail::view<detail::permute_view_operation<axis_name<Names>...>>(x...);
}
template <template <std::size_t> class... Names, class... Xs,
          class Fault = detail::fault_of_view<detail::permute_view_operation<axis_name<Names>...>, Xs&&...>>
    requires is_fault<Fault>
refused permute_view(Xs&&... x) = delete;
template <class First, class... Rest, class X,
          class Fault = fault_of_naming<fault::in::permute_view, X, First, Rest...>>
refused permute_view(X const& x) = delete;
template <template <std::size_t> class... Names, class... Xs>
constexpr auto explain_permute_view(Xs const&...) {
    return detail::explained_call<detail::permute_view_operation<axis_name<Names>...>, Xs...>::value;
}

template <class X, template <std::size_t> class From, template <std::size_t> class To>
using fault_of_rename_view = detail::fault_of_view<detail::rename_view_operation<axis_name<From>, axis_name<To>>, X>;
template <class X, template <std::size_t> class From, template <std::size_t> class To>
concept can_rename_view = no_fault<fault_of_rename_view<X, From, To>>;
template <class X, template <std::size_t> class From, template <std::size_t> class To>
inline constexpr auto explanation_of_rename_view =
    detail::explained_call<detail::rename_view_operation<axis_name<From>, axis_name<To>>, X>::value;

/// `rename_view<Time, Query>(x)`: a view of a tensor in which the axis that is named first is called by the second
/// name; of const elements where those of `x` are. Of a mask a view of its elements, which is no mask. Refused: no such
/// axis; another axis is called so already; a temporary that owns its values.
template <template <std::size_t> class From, template <std::size_t> class To, class... Xs,
          class Fault = detail::fault_of_view<detail::rename_view_operation<axis_name<From>, axis_name<To>>, Xs&&...>>
[[gnu::always_inline]] constexpr auto rename_view(Xs&&... x) {
    return detail::view<detail::rename_view_operation<axis_name<From>, axis_name<To>>>(x...);
}
template <template <std::size_t> class From, template <std::size_t> class To, class... Xs,
          class Fault = detail::fault_of_view<detail::rename_view_operation<axis_name<From>, axis_name<To>>, Xs&&...>>
    requires is_fault<Fault>
refused rename_view(Xs&&... x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::rename_view, X, Axes...>>
refused rename_view(X const& x) = delete;
template <class From, template <std::size_t> class To, class X,
          class Fault = fault_of_naming<fault::in::rename_view, X, From>>
refused rename_view(X const& x) = delete;
template <template <std::size_t> class From, class To, class X,
          class Fault = fault_of_naming<fault::in::rename_view, X, To>>
refused rename_view(X const& x) = delete;
template <template <std::size_t> class From, template <std::size_t> class To, class... Xs>
constexpr auto explain_rename_view(Xs const&...) {
    return detail::explained_call<detail::rename_view_operation<axis_name<From>, axis_name<To>>, Xs...>::value;
}

}  // namespace heed

#endif
