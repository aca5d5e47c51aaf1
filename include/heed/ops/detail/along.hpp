// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_ALONG_HPP
#define HEED_OPS_DETAIL_ALONG_HPP

#include <heed/kernel/along_on_cores.hpp>
#include <heed/kernel/softmax.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/detail/rules.hpp>

namespace heed::detail::inline HEED_KERNELS {

/// A function of every row of a tensor along an axis, into another of its shape, which may be the same.
template <class Function, class Name, class Out, class X>
constexpr void along_into(Out& out, X const& x, Function const& function = {}) {
    using shape = shape_type_of<X>;
    using to = layout_of<Out>;
    using from = layout_of<X>;
    using rows = without_names<shape, Name>;
    take_lengths(out, x);
    kernel::along<Function, plan<rows, to, from>, extent_in<shape, Name>, stride_in<to, Name>, stride_in<from, Name>,
                  element_of<X>>(values_of(out), values_of(x), lengths_of<rows>(x),
                                 lengths_of<shape_t<axis_in<shape, Name>>>(x), function);
}
/// The same of extents by an executor, and at once in a constant.
template <class Function, class Name, class Out, class X, class Executor>
constexpr void along_into_on(Executor& run_by, Out& out, X const& x, Function const& function) {
    using shape = shape_type_of<X>;
    using to = layout_of<Out>;
    using from = layout_of<X>;
    if (__builtin_is_constant_evaluated()) {
        along_into<Function, Name>(out, x, function);
    } else {
        kernel::along_on_cores<Function, plan<without_names<shape, Name>, to, from>, extent_in<shape, Name>,
                               stride_in<to, Name>, stride_in<from, Name>, element_of<X>>(run_by, out.data(), x.data(),
                                                                                          function);
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
