// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_META_DETAIL_TRAITS_HPP
#define HEED_META_DETAIL_TRAITS_HPP

// What <type_traits> has, for the rules, which ask often and pay for an instantiation each time.
namespace heed::detail {

template <class X>
struct strip {
    using type = X;
};
template <class X>
struct strip<X const> : strip<X> {};
template <class X>
struct strip<X volatile> : strip<X> {};
template <class X>
struct strip<X&> : strip<X> {};
template <class X>
struct strip<X&&> : strip<X> {};

/// `std::remove_cvref_t`, without its header.
template <class X>
using bare = typename strip<X>::type;

/// Types in order, for rules that take several packs.
template <class... Types>
struct type_list {};

template <bool Condition, class Yes, class No>
struct choose {
    using type = Yes;
};
template <class Yes, class No>
struct choose<false, Yes, No> {
    using type = No;
};

}  // namespace heed::detail

#endif
