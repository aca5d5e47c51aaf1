// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_META_DETAIL_TRAITS_HPP
#define HEED_META_DETAIL_TRAITS_HPP

#include <heed/meta/detail/linkage.hpp>

// What <type_traits> has, for the rules, which ask often and pay for an instantiation each time.
namespace heed::detail::inline HEED_KERNELS {

template <class X>
struct remove_cvref {
    using type = X;
};
template <class X>
struct remove_cvref<X const> : remove_cvref<X> {};
template <class X>
struct remove_cvref<X volatile> : remove_cvref<X> {};
template <class X>
struct remove_cvref<X&> : remove_cvref<X> {};
template <class X>
struct remove_cvref<X&&> : remove_cvref<X> {};

/// `std::remove_cvref_t`, without its header.
template <class X>
using remove_cvref_t = typename remove_cvref<X>::type;

/// Types in order, for rules that take several packs.
template <class... Types>
struct type_list {};

template <bool Condition, class Yes, class No>
struct conditional {
    using type = Yes;
};
template <class Yes, class No>
struct conditional<false, Yes, No> {
    using type = No;
};

}  // namespace heed::detail::inline HEED_KERNELS

#endif
