// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_RANDOM_RANDINT_HPP
#define HEED_RANDOM_RANDINT_HPP

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/random/generator.hpp>

namespace heed {

namespace fault::in {
struct randint {};
}  // namespace fault::in

/// The value of a constant bound, in a fault.
template <long long Value>
struct constant_bound {};

namespace fault {

template <class Element>
struct randint_needs_whole_numbers_or_float_or_double_as_elements {};
template <class Came>
struct randint_needs_bounds_that_are_whole_numbers {};
template <class Low, class High>
struct randint_needs_a_low_bound_below_the_high_one {};
template <class Bound, class Element>
struct randint_needs_bounds_within_the_range_of_the_element_type {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// The range to draw elements of a type from: all whole numbers in it are elements, and fit 63 bits and a sign.
struct HEED_LINKED_AS whole_range {
    std::int64_t least, greatest;
};
template <class T>
consteval whole_range range_of() {
    constexpr std::int64_t most = 0x7fffffffffffffff;
    if constexpr (__is_same(T, bool)) {
        return {0, 1};
    } else if constexpr (binary_floating<T>) {
        constexpr std::int64_t limit = std::int64_t{1} << (element_traits<T>::format::fraction_bits + 1);
        return {-limit, limit};
    } else if constexpr (std::is_signed_v<T>) {
        constexpr std::int64_t greatest = most >> (64 - 8 * sizeof(T));
        return {-greatest - 1, greatest};
    } else {
        return {0, sizeof(T) == 8 ? most : most >> (63 - 8 * sizeof(T))};
    }
}

template <class Value>
consteval bool is_beyond_63_bits(Value value) {
    return value > 0 && static_cast<std::int64_t>(value) < 0;
}

template <class T, class Low, class High>
consteval auto rule_of_bounds() {
    if constexpr (constant<Low>) {
        constexpr auto low = static_cast<std::int64_t>(Low::value);
        if constexpr (is_beyond_63_bits(Low::value) || low < range_of<T>().least || low > range_of<T>().greatest) {
            return fault::randint_needs_bounds_within_the_range_of_the_element_type<constant_bound<low>, T>{};
        } else if constexpr (constant<High>) {
            constexpr auto high = static_cast<std::int64_t>(High::value);
            if constexpr (is_beyond_63_bits(High::value) || (low < high && high - 1 > range_of<T>().greatest)) {
                return fault::randint_needs_bounds_within_the_range_of_the_element_type<constant_bound<high>, T>{};
            } else if constexpr (low >= high) {
                return fault::randint_needs_a_low_bound_below_the_high_one<constant_bound<low>, constant_bound<high>>{};
            } else {
                return none{};
            }
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

template <class X, class G, class Low, class High>
consteval auto rule_of_randint() {
    using element = element_of<X>;
    if constexpr (any_refused<G, Low, High>) {
        return none{};
    } else if constexpr (!element_traits<element>::is_whole && !binary_floating<element>) {
        return fault::randint_needs_whole_numbers_or_float_or_double_as_elements<element>{};
    } else if constexpr (!is_whole<typename index_value<Low>::type>) {
        return fault::randint_needs_bounds_that_are_whole_numbers<Low>{};
    } else if constexpr (!is_whole<typename index_value<High>::type>) {
        return fault::randint_needs_bounds_that_are_whole_numbers<High>{};
    } else {
        return first_fault<decltype(rule_of_draw<fault::in::randint, X, G>()),
                           decltype(rule_of_bounds<element, Low, High>())>{};
    }
}

struct HEED_LINKED_AS signed_text {
    std::int64_t value;
};
template <std::size_t Capacity>
constexpr message<Capacity>& operator<<(message<Capacity>& to, signed_text number) {
    auto const bits = static_cast<unsigned long long>(number.value);
    return to << (number.value < 0 ? "-" : "") << (number.value < 0 ? 0 - bits : bits);
}

[[noreturn]] HEED_LINKED_AS inline void bounds_are_wrong(std::int64_t low, std::int64_t high) {
    message<240> text;
    text << "heed: randint needs a low bound below the high one, but got " << signed_text{low} << " and "
         << signed_text{high};
    raise(text);
}
[[noreturn]] HEED_LINKED_AS inline void bound_is_out_of_range(std::int64_t last, whole_range range) {
    message<240> text;
    text << "heed: randint cannot draw " << signed_text{last} << " as this element type; expected "
         << signed_text{range.least} << " to " << signed_text{range.greatest};
    raise(text);
}

template <class Index>
HEED_LINKED_AS constexpr std::int64_t bound_of(Index bound) {
    if constexpr (constant<Index>) {
        return static_cast<std::int64_t>(Index::value);
    } else {
        if constexpr (std::is_unsigned_v<Index> && sizeof(Index) == 8) {
            if (bound > 0x7fffffffffffffff) value_does_not_fit();
        }
        return static_cast<std::int64_t>(bound);
    }
}

template <class T>
constexpr void fill_with_integers(random::generator& from, T* values, std::size_t count, std::int64_t low,
                                  std::int64_t high) {
    constexpr whole_range range = range_of<T>();
    if (low >= high) bounds_are_wrong(low, high);
    if (low < range.least) bound_is_out_of_range(low, range);
    if (high - 1 > range.greatest) bound_is_out_of_range(high - 1, range);
    // Unsigned, as a difference of two bounds and a sum with one of them may not fit.
    auto const base = static_cast<std::uint64_t>(low);
    auto const width = static_cast<std::uint64_t>(high) - base;
    // Only of these types PyTorch takes 64 bits; the others' ranges are never wider than 2^32.
    bool const wide = (sizeof(T) == 8 || binary_floating<T>) && width > 0xffffffffu;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint64_t const drawn = wide ? from.random64() : from.random();
        values[i] = static_cast<T>(static_cast<std::int64_t>(drawn % width + base));
    }
}

}  // namespace detail::inline HEED_KERNELS

namespace random {

/// Why whole numbers cannot be drawn like that, or `none`; `G` is the type of the first argument, a reference for a
/// variable.
template <class X, class G, class Low, class High>
using fault_of_randint = decltype(heed::detail::rule_of_randint<X, G, heed::detail::remove_cvref_t<Low>,
                                                                heed::detail::remove_cvref_t<High>>());
template <class X, class G, class Low, class High>
concept can_randint = no_fault<fault_of_randint<X, G, Low, High>>;

/// A tensor of random whole numbers from `low` on and below `high`, the same ones as PyTorch's:
/// `randint<std::int64_t, Time<5>>(g, -3, 4)`. Elements may be whole numbers, bools, floats up to 2^24 and doubles up
/// to 2^53. Refused: bounds that are no whole numbers, or that are constants and wrong; with others
/// `heed::out_of_range` is thrown. (PyTorch: `torch.randint`. Ranges from 2^32 on take 64 bits a number, as in PyTorch
/// up to 2.6; later ones draw otherwise from 2^28 on. Both take a remainder, so in wide ranges not all numbers are
/// quite as likely.)
template <class... Spelling, class G, class Low, class High,
          class Fault = fault_of_randint<heed::detail::made_type<Spelling...>, G, Low, High>>
constexpr auto randint(G&& g, Low const& low, High const& high) {
    if constexpr (heed::detail::any_refused<G, Low, High>) {
        return refused{};
    } else {
        using result_type = heed::detail::made_type<Spelling...>;
        auto result = heed::detail::blank<result_type>();
        heed::detail::fill_with_integers(g, result.data(), result_type::size,
                                         heed::detail::bound_of(heed::detail::plain_index(low)),
                                         heed::detail::bound_of(heed::detail::plain_index(high)));
        return result;
    }
}
template <class... Spelling, class G, class Low, class High,
          class Fault = fault_of_randint<heed::detail::made_type<Spelling...>, G, Low, High>>
    requires is_fault<Fault>
refused randint(G&& g, Low const& low, High const& high) = delete;

/// The same from 0 on: `randint<int, Time<5>>(g, 10)`.
template <class... Spelling, class G, class High,
          class Fault = fault_of_randint<heed::detail::made_type<Spelling...>, G, std::integral_constant<int, 0>, High>>
constexpr auto randint(G&& g, High const& high) {
    return random::randint<Spelling...>(g, std::integral_constant<int, 0>{}, high);
}
template <class... Spelling, class G, class High,
          class Fault = fault_of_randint<heed::detail::made_type<Spelling...>, G, std::integral_constant<int, 0>, High>>
    requires is_fault<Fault>
refused randint(G&& g, High const& high) = delete;

}  // namespace random

}  // namespace heed

#endif
