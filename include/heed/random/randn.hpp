// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_RANDOM_RANDN_HPP
#define HEED_RANDOM_RANDN_HPP

#include <heed/math/classify.hpp>
#include <heed/math/cos.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/log.hpp>
#include <heed/math/log1p.hpp>
#include <heed/math/sin.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/random/rand.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed {

namespace fault::in {
struct randn {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

template <class T>
inline constexpr T two_pi = static_cast<T>(0x1.921fb54442d18p+2);

/// `x`, and 0 for -0: PyTorch adds a mean of 0.
template <class T>
HEED_LINKED_AS constexpr T without_negative_zero(T x) {
    auto const bits = math::detail::bits_of(x);
    return math::detail::number_of<T>(bits << 1 == 0 ? bits << 1 : bits);
}

/// Box and Muller's transformation of uniform numbers into normal ones, 16 by 16, number i of them with number i + 8.
/// In loops of one function each, so that compilers see vectors in them.
template <std::size_t Blocks, class T>
HEED_LINKED_AS constexpr void to_normal(T* values) {
    constexpr std::size_t pairs = 8 * Blocks;
    T radii[pairs]{}, angles[pairs]{}, sines[pairs]{}, cosines[pairs]{};
    for (std::size_t i = 0; i < pairs; ++i) {
        radii[i] = T(1) - values[i + i / 8 * 8];
        angles[i] = math::product(two_pi<T>, values[i + i / 8 * 8 + 8]);
    }
    for (std::size_t i = 0; i < pairs; ++i) radii[i] = T(-2) * math::log(radii[i]);
    for (std::size_t i = 0; i < pairs; ++i) radii[i] = math::sqrt(radii[i]);
    for (std::size_t i = 0; i < pairs; ++i) sines[i] = math::sin(angles[i]);
    for (std::size_t i = 0; i < pairs; ++i) cosines[i] = math::cos(angles[i]);
    for (std::size_t i = 0; i < pairs; ++i) {
        values[i + i / 8 * 8] = without_negative_zero(math::product(radii[i], cosines[i]));
        values[i + i / 8 * 8 + 8] = without_negative_zero(math::product(radii[i], sines[i]));
    }
}

/// One normal number, by doubles whatever it becomes. The sine of the pair waits in the generator.
constexpr double normal_from(random::generator& from) {
    if (from.has_normal()) return from.take_normal();
    double const turn = uniform_from<double>(from);
    double const radius = math::sqrt(-2.0 * math::log1p(-uniform_from<double>(from)));
    double const angle = math::product(two_pi<double>, turn);
    from.keep_normal(math::product(radius, math::sin(angle)));
    return math::product(radius, math::cos(angle));
}

/// Never inlined: it is long, and the same for all shapes.
template <class T>
[[gnu::noinline]] constexpr void fill_with_normal(random::generator& from, T* values, std::size_t count) {
    if (count < 16) {
        // In this order: between a conversion to float and one back, g++ 12 must see integers, or it forgets them both
        // where it vectorises.
        for (std::size_t i = 0; i < count; ++i) values[i] = without_negative_zero(static_cast<T>(normal_from(from)));
        return;
    }
    for (std::size_t i = 0; i < count; ++i) values[i] = uniform_from<T>(from);
    std::size_t done = 0;
    if constexpr (sizeof(T) == 4) {
        for (; done + 128 <= count; done += 128) to_normal<8>(values + done);
    }
    for (; done + 16 <= count; done += 16) to_normal<1>(values + done);
    if (count % 16 != 0) {
        // What is left over is not transformed by itself: the last 16 are drawn anew, some of them for the second time.
        T* const last = values + (count - 16);
        for (std::size_t i = 0; i < 16; ++i) last[i] = uniform_from<T>(from);
        to_normal<1>(last);
    }
}

}  // namespace detail::inline HEED_KERNELS

namespace random {

template <class X, class G>
using fault_of_randn = decltype(heed::detail::rule_of_fractions<fault::in::randn, X, G>());
template <class X, class G>
concept can_randn = no_fault<fault_of_randn<X, G>>;

/// A tensor of random numbers from the normal distribution of mean 0 and variance 1:
/// `randn<float, Batch<1>, Time<4>, Model<8>>(g)`. From 16 elements on as PyTorch's vectors compute them (AVX2), for
/// fewer as its loop does. Refused: other elements than float and double; a const generator. (PyTorch: `torch.randn`.)
///
/// PyTorch's logarithms, sines and cosines have other last bits than heed's, so from 16 elements on floats agree within
/// 2.4e-7 with all that is recorded, and within 4.8e-7 over 10^6 (83 % to the bit; 1.3e-6 where PyTorch has no AVX2).
/// Fewer than 16 floats agree to the bit (all of 15 000), doubles within 9e-16 (94 % of 10^6 to the bit).
template <class... Spelling, class G, class Fault = fault_of_randn<heed::detail::made_type<Spelling...>, G>>
constexpr auto randn(G&& g) {
    if constexpr (heed::detail::any_refused<G>) {
        return refused{};
    } else {
        using result_type = heed::detail::made_type<Spelling...>;
        auto result = heed::detail::blank<result_type>();
        heed::detail::fill_with_normal(g, result.data(), result_type::size);
        return result;
    }
}
template <class... Spelling, class G, class Fault = fault_of_randn<heed::detail::made_type<Spelling...>, G>>
    requires is_fault<Fault>
refused randn(G&& g) = delete;

}  // namespace random

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
