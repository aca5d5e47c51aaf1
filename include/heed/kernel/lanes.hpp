// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_LANES_HPP
#define HEED_KERNEL_LANES_HPP

#include <cstddef>

#include <heed/kernel/vector.hpp>
#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Vectors looked at as bits, so that NaN and infinity can be told and made where -ffast-math says there are none, and
// what else softmax and attention need of them.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// Lanes of the narrowest vector that holds `count` elements, or of a whole one.
template <class T>
constexpr std::size_t lanes_for(std::size_t count) {
    std::size_t result = 16 / sizeof(T);
    while (result < count && result < lanes<T>) result *= 2;
    return result;
}

/// Lane by lane 0 or -1, or the bits of a number.
template <class V>
using words_of = decltype(V{} < V{});

/// The bits of a vector, of which no flag lets a compiler believe that they are those of finite numbers.
template <class V>
[[gnu::always_inline]] inline words_of<V> bits_of(V x) {
    auto const bits = __builtin_bit_cast(words_of<V>, x);
    if constexpr (heed::detail::flags_deny_infinities) return opaque(bits);
    return bits;
}

/// The vector with these bits, also where they are those of a NaN or an infinity, which a flag says there are none of.
template <class V>
[[gnu::always_inline]] inline V from_bits(words_of<V> bits) {
    if constexpr (heed::detail::flags_deny_infinities) bits = opaque(bits);
    return __builtin_bit_cast(V, bits);
}

/// Where a vector is NaN.
template <class V>
[[gnu::always_inline]] inline words_of<V> nan_in(V x) {
    if constexpr (heed::detail::flags_deny_infinities) {
        using word = lane_of<words_of<V>>;
        return (bits_of(x) & ~__builtin_bit_cast(word, lane_of<V>(-0.0))) >
               __builtin_bit_cast(word, math::infinity<lane_of<V>>);
    }
    return x != x;
}

/// Whether any of the first `Count` lanes, or of all, is not 0.
template <std::size_t Count, class Words>
[[gnu::always_inline]] inline bool any_set(Words x) {
    lane_of<Words> lane[lanes_of<Words>], all = 0;
    store(lane, x);
    for (std::size_t i = 0; i < Count; ++i) all |= lane[i];
    return all != 0;
}
template <class Words>
[[gnu::always_inline]] inline bool any_set(Words x) {
    return any_set<lanes_of<Words>>(x);
}

/// Lane by lane the one or the other, and the same number in all lanes, whatever they are.
template <class V>
[[gnu::always_inline]] inline V chosen(words_of<V> which, V x, V otherwise) {
    if constexpr (heed::detail::flags_deny_infinities) {
        return from_bits<V>((which & bits_of(x)) | (~which & bits_of(otherwise)));
    }
    return which ? x : otherwise;
}
template <class V, class T>
[[gnu::always_inline]] inline V any_splat(T x) {
    return from_bits<V>(words_of<V>{} + __builtin_bit_cast(lane_of<words_of<V>>, x));
}

/// The greater of two, lane by lane; the second where they are equal or one is NaN.
template <class V>
[[gnu::always_inline]] inline V higher(V a, V b) {
    return a > b ? a : b;
}

/// 1 / x, rounded correctly also where a flag would have it estimated; x is not 0.
template <class V>
[[gnu::always_inline]] inline V reciprocal(V x) {
    using T = lane_of<V>;
    if constexpr (heed::detail::flags_change_arithmetic) {
        T lane[lanes_of<V>];
        store(lane, x);
        for (T& one : lane) one = static_cast<T>(heed::detail::unknown(1.0 / static_cast<double>(one)));
        return load<V>(lane);
    }
    return splat<V>(T(1)) / x;
}
/// 1 / x, or 1 for a 0.
template <class V>
[[gnu::always_inline]] inline V reciprocal_or_one(V x) {
    using word = lane_of<words_of<V>>;
    words_of<V> const one = (bits_of(x) == 0) & __builtin_bit_cast(word, lane_of<V>(1));
    return reciprocal(__builtin_bit_cast(V, bits_of(x) | one));
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
