// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_RANDOM_GENERATOR_HPP
#define HEED_RANDOM_GENERATOR_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/random/detail/mt19937.hpp>
#include <heed/tensor/make.hpp>
#include <heed/tensor/semantic_types.hpp>

// PyTorch's random numbers. What is drawn from one generator is what PyTorch draws on a CPU after `torch.manual_seed`
// by the same calls in the same order: rand, randn, randint and randperm, of floats and doubles, large and small.

namespace heed {

namespace fault {

template <class Seed>
struct a_seed_must_be_a_whole_number {};
template <class In, class Came>
struct the_first_argument_must_be_a_generator {};
template <class In>
struct a_generator_changes_with_every_draw_so_it_must_not_be_const {};
template <class In, class Promising>
struct logits_and_distributions_must_be_computed_and_not_drawn {};

}  // namespace fault

namespace random {

/// The state that random numbers come from: PyTorch's CPU generator, made by `manual_seed`.
///
/// A value: a copy goes on with the same numbers as the original. Without a seed it starts from the one that
/// `torch.Generator()` starts from.
class HEED_LINKED_AS generator {
public:
    constexpr explicit generator(std::uint64_t seed = 67280421310721u)
        : engine_(static_cast<std::uint32_t>(seed)), seed_(seed) {}

    /// The seed as it was given, all 64 bits.
    [[nodiscard]] constexpr std::uint64_t initial_seed() const { return seed_; }

    /// The next 32 bits.
    constexpr std::uint32_t random() { return engine_(); }

    /// The next 64 bits: two draws, the first of them the high half.
    constexpr std::uint64_t random64() {
        std::uint64_t const high = engine_();
        return high << 32 | engine_();
    }

    /// Normal numbers come in pairs. The second one of a pair is kept for the next that asks, whatever is drawn
    /// between.
    constexpr void keep_normal(double value) {
        normal_ = value;
        has_normal_ = 1;
    }
    [[nodiscard]] constexpr bool has_normal() const { return has_normal_ != 0; }
    constexpr double take_normal() {
        double const value = normal_;
        normal_ = 0;
        has_normal_ = 0;
        return value;
    }

    friend constexpr bool operator==(generator const&, generator const&) = default;

private:
    mt19937 engine_;
    // Not a bool, which would leave bytes unnamed: equal generators have equal bytes.
    std::uint32_t has_normal_ = 0;
    double normal_ = 0;
    std::uint64_t seed_;
};

}  // namespace random

namespace detail::inline HEED_KERNELS {

template <class Seed>
inline constexpr bool is_whole = (std::is_integral_v<Seed> && !__is_same(Seed, bool)) || constant<Seed>;

template <class Seed>
consteval auto rule_of_manual_seed() {
    if constexpr (any_refused<Seed> || is_whole<remove_cvref_t<Seed>>) {
        return none{};
    } else {
        return fault::a_seed_must_be_a_whole_number<remove_cvref_t<Seed>>{};
    }
}

/// What every draw asks for: a generator that can change, and a tensor that has values, of which its type promises
/// nothing.
template <class In, class X, class G>
consteval auto rule_of_draw() {
    using of_making = decltype(rule_of_making<X>());
    if constexpr (any_refused<G>) {
        return none{};
    } else if constexpr (is_fault<of_making>) {
        return of_making{};
    } else if constexpr (!__is_same(remove_cvref_t<G>, random::generator)) {
        return fault::the_first_argument_must_be_a_generator<In, remove_cvref_t<G>>{};
    } else if constexpr (std::is_const_v<std::remove_reference_t<G>>) {
        return fault::a_generator_changes_with_every_draw_so_it_must_not_be_const<In>{};
    } else if constexpr (is_logits<X> || is_distribution<X>) {
        return fault::logits_and_distributions_must_be_computed_and_not_drawn<In, X>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

namespace random {

template <class Seed>
using fault_of_manual_seed = decltype(heed::detail::rule_of_manual_seed<Seed>());
template <class Seed>
concept can_manual_seed = no_fault<fault_of_manual_seed<Seed>>;

/// A generator that starts from a seed: `auto g = manual_seed(42)`. Any whole number, negative ones modulo 2^64; as in
/// PyTorch only the low 32 bits count, so that 2^63 and 0 start the same sequence. (PyTorch: `torch.manual_seed`, where
/// the generator is a global variable, and so not for constant expressions.)
template <class Seed, class Fault = fault_of_manual_seed<Seed>>
HEED_LINKED_AS constexpr auto manual_seed(Seed const& seed) {
    if constexpr (heed::detail::any_refused<Seed>) {
        return refused{};
    } else if constexpr (heed::detail::constant<Seed>) {
        return generator(static_cast<std::uint64_t>(Seed::value));
    } else {
        return generator(static_cast<std::uint64_t>(seed));
    }
}
template <class Seed, class Fault = fault_of_manual_seed<Seed>>
    requires is_fault<Fault>
refused manual_seed(Seed const& seed) = delete;

}  // namespace random

}  // namespace heed

#endif
