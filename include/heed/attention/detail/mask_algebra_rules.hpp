// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MASK_ALGEBRA_RULES_HPP
#define HEED_ATTENTION_DETAIL_MASK_ALGEBRA_RULES_HPP

#include <cstddef>

#include <heed/attention/detail/mask_traits.hpp>
#include <heed/kernel/mask_algebra.hpp>
#include <heed/meta/detail/linkage.hpp>

// What attention has to know of masks of masks.

namespace heed::detail::inline HEED_KERNELS {

template <class M>
inline constexpr bool is_mask_or = false;
template <class First, class Second>
inline constexpr bool is_mask_or<mask_or<First, Second>> = true;
template <class M>
inline constexpr bool is_mask_and = false;
template <class First, class Second>
inline constexpr bool is_mask_and<mask_and<First, Second>> = true;

/// A mask of which another is made, in brackets where these are.
template <class M, bool InBrackets>
constexpr void write_mask(auto& out) {
    if constexpr (InBrackets) out << "(";
    mask_traits<M>::write(out);
    if constexpr (InBrackets) out << ")";
}

/// The first fault of two masks.
template <class First, class Second>
struct traits_of_two_masks {
    static constexpr bool takes_lengths = mask_takes_lengths<First> && mask_takes_lengths<Second>;
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return first_fault<decltype(mask_traits<First>::template rule<T, Scores, QueryName, KeyName>()),
                           decltype(mask_traits<Second>::template rule<T, Scores, QueryName, KeyName>())>{};
    }
};

template <class First, class Second>
struct mask_traits<mask_and<First, Second>> : traits_of_two_masks<First, Second> {
    static constexpr void write(auto& out) {
        write_mask<First, is_mask_or<First>>(out);
        out << " and ";
        write_mask<Second, is_mask_or<Second>>(out);
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(mask_and<First, Second> const& mask, auto const& number) {
        auto first = mask_traits<First>::template in_kernel<Batch, Query, Key>(mask.first, number);
        auto second = mask_traits<Second>::template in_kernel<Batch, Query, Key>(mask.second, number);
        return kernel::both_masks<decltype(first), decltype(second)>{first, second};
    }
};

template <class First, class Second>
struct mask_traits<mask_or<First, Second>> : traits_of_two_masks<First, Second> {
    static constexpr void write(auto& out) {
        write_mask<First, is_mask_and<First>>(out);
        out << " or ";
        write_mask<Second, is_mask_and<Second>>(out);
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(mask_or<First, Second> const& mask, auto const& number) {
        auto first = mask_traits<First>::template in_kernel<Batch, Query, Key>(mask.first, number);
        auto second = mask_traits<Second>::template in_kernel<Batch, Query, Key>(mask.second, number);
        return kernel::either_mask<decltype(first), decltype(second)>{first, second};
    }
};

template <class M>
struct mask_traits<mask_not<M>> {
    static constexpr bool takes_lengths = mask_takes_lengths<M>;
    static constexpr void write(auto& out) {
        out << "not ";
        write_mask<M, is_mask_and<M> || is_mask_or<M>>(out);
    }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        return mask_traits<M>::template rule<T, Scores, QueryName, KeyName>();
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(mask_not<M> const& mask, auto const& number) {
        auto hidden = mask_traits<M>::template in_kernel<Batch, Query, Key>(mask.mask, number);
        return kernel::opposite_mask<decltype(hidden)>{hidden};
    }
};

}  // namespace heed::detail::inline HEED_KERNELS

#endif
