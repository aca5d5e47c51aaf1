// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_RENAME_HPP
#define HEED_OPS_RENAME_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/detail/rows.hpp>

namespace heed {

namespace fault::in {
struct rename {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

template <class From, class To, class Shape>
struct renamed;
template <class From, class To, class... Axes>
struct renamed<From, To, shape_t<Axes...>> {
    using type = shape_t<typename axis_with_length<
        is_up_to<Axes>, typename conditional<__is_same(name_of<Axes>, From), To, name_of<Axes>>::type,
        extent_of<Axes>>::type...>;
};

template <class In, class X, class From, class To>
consteval auto rule_of_rename() {
    using of_name = decltype(rule_of_names_of<In, X, From>());
    if constexpr (is_fault<of_name>) {
        return of_name{};
    } else {
        return rule_of_result<In, typename renamed<From, To, shape_type_of<X>>::type>();
    }
}

/// What a renamed tensor is: a mask stays the mask that it is, rotated rows stay so, all else becomes a plain tensor.
template <class X, class Shape>
struct renamed_as {
    using type = renamed_rows<X, tensor_of<element_of<X>, Shape>>;
};
template <class X, class... Axes>
    requires requires { typename X::template with_axes<Axes...>; }
struct renamed_as<X, shape_t<Axes...>> {
    using type = typename X::template with_axes<Axes...>;
};

/// A layout with other names, in the same places.
template <class Layout, class Shape>
struct relabelled {
    using type = Shape;
};
template <class Old, std::size_t... Strides, class Shape>
struct relabelled<strided_layout<Old, Strides...>, Shape> {
    using type = strided_layout<Shape, Strides...>;
};

/// The same values in the places that two layouts of one shape say, as many as the lengths of `x`, which have other
/// axes between them in the result.
template <class Shape, class OutLayout, class Layout, class Out, class X>
constexpr void relabel_up_to(Out& out, X const& x) {
    if constexpr (is_a_view<Out>) {
        be_as_long(shape_type_of<Out>{}, out.lengths, x.lengths);
    } else {
        out.lengths = x.lengths;
    }
    the_same same{};
    kernel::map<plan<Shape, OutLayout, Layout>>(x.lengths, same, values_of(out), values_of(x));
}

/// The same values under another shape of the same number of elements.
template <class Out, class X>
constexpr void relabel_into(Out& out, X const& x) {
    if constexpr (has_lengths<Out>) {
        using shape = shape_type_of<Out>;
        relabel_up_to<shape, layout_of<Out>, typename relabelled<layout_of<X>, shape>::type>(out, x);
    } else
        for (std::size_t i = 0; i < Out::size; ++i) nth(out, i) = nth(x, i);
}

template <class From, class To>
struct rename_operation : operation<fault::in::rename, mend::x> {
    using words = as_call<fault::in::rename, From, To>;
    using gradient = gradients::relabelled;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_rename<fault::in::rename, X, From, To>());
    template <class X>
    using result = typename renamed_as<X, typename renamed<From, To, shape_type_of<X>>::type>::type;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        relabel_into(out, x);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class From, template <std::size_t> class To>
using fault_of_rename = detail::fault_of<detail::rename_operation<axis_name<From>, axis_name<To>>, X>;
template <class X, template <std::size_t> class From, template <std::size_t> class To>
concept can_rename = no_fault<fault_of_rename<X, From, To>>;
template <class X, template <std::size_t> class From, template <std::size_t> class To>
inline constexpr auto explanation_of_rename =
    detail::explained_call<detail::rename_operation<axis_name<From>, axis_name<To>>, X>::value;

/// `rename<Time, Query>(x)`: the same tensor with the axis that is named first called by the second name. A mask stays
/// one, and what was rotated is known to be; all else is a plain tensor. Refused: no such axis; another axis is called
/// so already.
template <template <std::size_t> class From, template <std::size_t> class To, class... Xs,
          class Fault = detail::fault_of<detail::rename_operation<axis_name<From>, axis_name<To>>, Xs...>>
[[gnu::always_inline]] constexpr auto rename(Xs const&... x) {
    return detail::perform<detail::rename_operation<axis_name<From>, axis_name<To>>>(x...);
}
template <template <std::size_t> class From, template <std::size_t> class To, class... Xs,
          class Fault = detail::fault_of<detail::rename_operation<axis_name<From>, axis_name<To>>, Xs...>>
    requires is_fault<Fault>
refused rename(Xs const&... x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::rename, X, Axes...>>
refused rename(X const& x) = delete;
template <class From, template <std::size_t> class To, class X,
          class Fault = fault_of_naming<fault::in::rename, X, From>>
refused rename(X const& x) = delete;
template <template <std::size_t> class From, class To, class X, class Fault = fault_of_naming<fault::in::rename, X, To>>
refused rename(X const& x) = delete;
template <template <std::size_t> class From, template <std::size_t> class To, class... Xs>
constexpr auto explain_rename(Xs const&...) {
    return detail::explained_call<detail::rename_operation<axis_name<From>, axis_name<To>>, Xs...>::value;
}

}  // namespace heed

#endif
