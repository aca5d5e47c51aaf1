// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_ROWS_HPP
#define HEED_TENSOR_DETAIL_ROWS_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/conversion.hpp>

// What a type promises of each row along a tensor's last axis, such as that it was rotated, is still so when rows are
// moved as they are. Operations that move and do not compute ask here what type their result has. The type of a tensor
// answers by members: `promised_rows`, `moved<Plain>`, `renamed<Plain>`.

namespace heed::detail::inline HEED_KERNELS {

/// What the result of a movement is: `Plain`, or more when `X` promises something of its rows and they are whole in it.
template <class X, class Plain>
struct moved_as {
    using type = Plain;
};
template <promises_rows X, class Plain>
struct moved_as<X, Plain> {
    using type = typename X::template moved<Plain>;
};
template <class X, class Plain>
using moved_rows = typename moved_as<remove_cvref_t<X>, Plain>::type;

/// The same where nothing moves and an axis, perhaps the last one, has another name.
template <class X, class Plain>
struct renamed_rows_as {
    using type = Plain;
};
template <promises_rows X, class Plain>
struct renamed_rows_as<X, Plain> {
    using type = typename X::template renamed<Plain>;
};
template <class X, class Plain>
using renamed_rows = typename renamed_rows_as<remove_cvref_t<X>, Plain>::type;

/// What is promised of rows, to be compared.
struct plain_rows {};
template <class X>
struct rows_in {
    using type = plain_rows;
};
template <promises_rows X>
struct rows_in<X> {
    using type = typename X::promised_rows;
};
template <class X>
using rows_of = typename rows_in<remove_cvref_t<X>>::type;

}  // namespace heed::detail::inline HEED_KERNELS

#endif
