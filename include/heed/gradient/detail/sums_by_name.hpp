// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_SUMS_BY_NAME_HPP
#define HEED_GRADIENT_DETAIL_SUMS_BY_NAME_HPP

#include <heed/kernel/contract.hpp>
#include <heed/kernel/contract_nonzero.hpp>
#include <heed/kernel/copy.hpp>
#include <heed/kernel/map.hpp>
#include <heed/kernel/reduce.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/elementwise.hpp>

// What gradients are made of. What is summed and what is repeated follows from names: a cotangent has the axes of its
// primal, so that what else there is, as it was broadcast, grouped or one of a batch, is summed.

namespace heed::detail::inline HEED_KERNELS {

/// `out = x`, summed over the axes that `out` lacks and repeated along those that `x` lacks.
template <class Out, class X>
constexpr void fit(Out& out, X const& x) {
    using to = shape_type_of<Out>;
    using from = shape_type_of<X>;
    using gone = not_in<from, to>;
    if constexpr (gone::rank > 0) {
        kernel::reduce<plan<to, to, from>, plan<gone, from>, kernel::lane_sum<element_of<X>>>(out.values, x.values);
    } else if constexpr (X::rank == Out::rank) {
        copy_into(out, x);
    } else {
        the_same same{};
        kernel::map<plan<to, to, from>>(same, out.values, x.values);
    }
}

/// `out = f(xs...)`, whose names are those of `Whole`, summed over the axes that `out` lacks.
template <class Whole, class Out, class F, class... Xs>
constexpr void fit_zipped(Out& out, F f, Xs const&... xs) {
    using to = shape_type_of<Out>;
    if constexpr (not_in<Whole, to>::rank == 0) {
        kernel::map<plan<to, layout_of<Out>, layout_of<Xs>...>>(f, out.values, xs.values...);
    } else {
        temporary_of<element_of<Out>, Whole> each;
        kernel::map<plan<Whole, Whole, layout_of<Xs>...>>(f, each.values, xs.values...);
        fit(out, each);
    }
}

/// `out = a * b`, summed over all axes that `out` lacks, under the shapes To, A and B, which name the values anew.
template <class To, class A, class B, class Out, class Left, class Right>
constexpr void multiply_as(Out& out, Left const& a, Right const& b) {
    using gone = not_in<concatenate<A, not_in<B, A>>, To>;
    if constexpr (gone::rank > 0) {
        kernel::contract<plan<To, To, A, B>, plan<gone, A, B>, element_of<Out>>(out.values, a.values, b.values);
    } else {
        multiplied product{};
        kernel::map<plan<To, To, A, B>>(product, out.values, a.values, b.values);
    }
}
template <class Out, class A, class B>
constexpr void multiply(Out& out, A const& a, B const& b) {
    multiply_as<shape_type_of<Out>, shape_type_of<A>, shape_type_of<B>>(out, a, b);
}

/// As `multiply`, where a product by a 0 of `a` is 0, whatever b is.
template <class Out, class A, class B>
constexpr void multiply_nonzero(Out& out, A const& a, B const& b) {
    using to = shape_type_of<Out>;
    using of_a = shape_type_of<A>;
    using of_b = shape_type_of<B>;
    using gone = not_in<concatenate<of_a, not_in<of_b, of_a>>, to>;
    kernel::contract_nonzero<plan<to, to, of_a, of_b>, plan<gone, of_a, of_b>, plan<of_b, of_b>, element_of<Out>>(
        out.values, a.values, b.values);
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
