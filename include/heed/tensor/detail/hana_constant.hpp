// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_HANA_CONSTANT_HPP
#define HEED_TENSOR_DETAIL_HANA_CONSTANT_HPP

#include <boost/hana/fwd/integral_constant.hpp>

#include <heed/meta/detail/linkage.hpp>

// With heed/shape/hana.hpp all that knows Boost.Hana: the single header without Hana (include/single_header.py) has
// `std::integral_constant` here.
namespace heed::detail::inline HEED_KERNELS {

template <std::size_t Value>
using size_constant = boost::hana::integral_constant<std::size_t, Value>;

}  // namespace heed::detail::inline HEED_KERNELS

#endif
