// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_RANDOM_RAND_HPP
#define HEED_RANDOM_RAND_HPP

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/random/generator.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed {

namespace fault::in {
struct rand {};
}  // namespace fault::in

namespace fault {

template <class In, class Element>
struct random_fractions_must_be_drawn_as_float_or_double {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// A number from 0 on and below 1, in steps of 2^-24 or 2^-53: all that the format holds above 1/2.
template <class T>
constexpr T uniform_from(random::generator& from) {
    if constexpr (sizeof(T) == 4) {
        return static_cast<float>(static_cast<std::int32_t>(from.random() & 0xffffffu)) * 0x1p-24f;
    } else {
        return static_cast<double>(static_cast<std::int64_t>(from.random64() & 0x1fffffffffffffu)) * 0x1p-53;
    }
}

template <class In, class X, class G>
consteval auto rule_of_fractions() {
    if constexpr (!binary_floating<element_of<X>>) {
        return fault::random_fractions_must_be_drawn_as_float_or_double<In, element_of<X>>{};
    } else {
        return rule_of_draw<In, X, G>();
    }
}

}  // namespace detail::inline HEED_KERNELS

namespace random {

/// Why there is no such tensor of random fractions, or `none`; `G` is the type of the first argument, a reference for a
/// variable.
template <class X, class G>
using fault_of_rand = decltype(heed::detail::rule_of_fractions<fault::in::rand, X, G>());
template <class X, class G>
concept can_rand = no_fault<fault_of_rand<X, G>>;

/// A tensor of random numbers from 0 on and below 1, each as likely: `rand<float, Query<2>, Key<3>>(g)`. PyTorch's
/// bits: a float takes 32 bits of the generator, a double 64. Refused: other elements; a const generator.
/// (PyTorch: `torch.rand`.)
template <class... Spelling, class G, class Fault = fault_of_rand<heed::detail::made_type<Spelling...>, G>>
constexpr auto rand(G&& g) {
    if constexpr (heed::detail::any_refused<G>) {
        return refused{};
    } else {
        using result_type = heed::detail::made_type<Spelling...>;
        auto result = heed::detail::blank<result_type>();
        for (auto& element : result.values) element = heed::detail::uniform_from<element_of<result_type>>(g);
        return result;
    }
}
template <class... Spelling, class G, class Fault = fault_of_rand<heed::detail::made_type<Spelling...>, G>>
    requires is_fault<Fault>
refused rand(G&& g) = delete;

}  // namespace random

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
