// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_RANDOM_RANDPERM_HPP
#define HEED_RANDOM_RANDPERM_HPP

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/random/randint.hpp>

namespace heed {

namespace fault::in {
struct randperm {};
}  // namespace fault::in

namespace fault {

template <class Shape>
struct randperm_needs_exactly_one_axis {};
template <class Element>
struct randperm_needs_whole_numbers_or_float_or_double_as_elements {};
template <class Axis, class Element>
struct randperm_needs_an_element_type_that_holds_every_index {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X, class G>
consteval auto rule_of_randperm() {
    using element = element_of<X>;
    if constexpr (any_refused<G>) {
        return none{};
    } else if constexpr (X::rank != 1) {
        return fault::randperm_needs_exactly_one_axis<shape_type_of<X>>{};
    } else if constexpr (!element_traits<element>::is_whole && !binary_floating<element>) {
        return fault::randperm_needs_whole_numbers_or_float_or_double_as_elements<element>{};
    } else if constexpr (X::size - 1 > static_cast<std::size_t>(range_of<element>().greatest)) {
        return fault::randperm_needs_an_element_type_that_holds_every_index<first_axis<shape_type_of<X>>, element>{};
    } else {
        return rule_of_draw<fault::in::randperm, X, G>();
    }
}

/// Fisher and Yates's shuffle, from the front: 32 bits of the generator for every place but the last.
template <class T>
constexpr void fill_with_permutation(random::generator& from, T* values, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) values[i] = static_cast<T>(i);
    for (std::size_t i = 0; i + 1 < count; ++i) {
        std::size_t const other = i + from.random() % (count - i);
        T const value = values[i];
        values[i] = values[other];
        values[other] = value;
    }
}

}  // namespace detail::inline HEED_KERNELS

namespace random {

/// Why there is no such permutation, or `none`; `G` is the type of the first argument, a reference for a variable.
template <class X, class G>
using fault_of_randperm = decltype(heed::detail::rule_of_randperm<X, G>());
template <class X, class G>
concept can_randperm = no_fault<fault_of_randperm<X, G>>;

/// The numbers from 0 on and below the extent in random order, the same order as PyTorch's:
/// `randperm<std::int64_t, Time<5>>(g)`. Refused: other than one axis; elements that cannot hold every index.
/// (PyTorch: `torch.randperm`, up to 2.6; newer ones take 64 bits a number from 214,748,364 elements on.)
template <class... Spelling, class G, class Fault = fault_of_randperm<heed::detail::made_type<Spelling...>, G>>
constexpr auto randperm(G&& g) {
    if constexpr (heed::detail::any_refused<G>) {
        return refused{};
    } else {
        using result_type = heed::detail::made_type<Spelling...>;
        auto result = heed::detail::blank<result_type>();
        heed::detail::fill_with_permutation(g, result.data(), result_type::size);
        return result;
    }
}
template <class... Spelling, class G, class Fault = fault_of_randperm<heed::detail::made_type<Spelling...>, G>>
    requires is_fault<Fault>
refused randperm(G&& g) = delete;

}  // namespace random

}  // namespace heed

#endif
