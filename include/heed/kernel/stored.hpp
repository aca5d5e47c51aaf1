// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_STORED_HPP
#define HEED_KERNEL_STORED_HPP

#include <bit>
#include <cstddef>
#include <cstdint>

#include <heed/kernel/vector_type.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Elements of a form of storage, halves for example, read as the floats that they stand for. Exact.

namespace heed::kernel::inline HEED_KERNELS::detail {

/// What elements in memory are computed with.
template <class S>
struct read_as {
    using type = S;
};
template <class S>
    requires(heed::detail::is_storage<S>)
struct read_as<S> {
    using type = typename element_traits<S>::sum;
};

/// Numbers of 16 bits that are known by the bits of their fractions.
template <class S>
concept is_half = requires { typename element_traits<S>::half_format; };

/// Those that are the upper halves of floats.
template <class S>
inline constexpr bool is_upper_half = false;
template <is_half S>
    requires(element_traits<S>::half_format::fraction_bits == 7)
inline constexpr bool is_upper_half<S> = true;

/// Two of them side by side, as many bytes as a float.
template <class S>
struct two_halves {
    S of[2];
};
/// The first and the second of each two, as floats.
template <class V>
[[gnu::always_inline]] inline V first_of_two(V x) {
    using words = vector<std::uint32_t, lanes_of<V>>;
    words const bits = __builtin_bit_cast(words, x);
    if constexpr (std::endian::native == std::endian::little) {
        return __builtin_bit_cast(V, bits << 16);
    } else {
        return __builtin_bit_cast(V, bits & 0xffff0000u);
    }
}
template <class V>
[[gnu::always_inline]] inline V second_of_two(V x) {
    using words = vector<std::uint32_t, lanes_of<V>>;
    words const bits = __builtin_bit_cast(words, x);
    if constexpr (std::endian::native == std::endian::little) {
        return __builtin_bit_cast(V, bits & 0xffff0000u);
    } else {
        return __builtin_bit_cast(V, bits << 16);
    }
}

/// `lanes_of<V>` elements that are the upper halves of floats, from `from` on. Their places behind zeros are found by
/// one instruction on vectors of 16 bytes and two on 32, where g++ 12 takes four to widen and shift them.
template <class V, class S>
[[gnu::always_inline]] inline V load_upper_halves(S const* from) {
    using eight = vector<std::uint16_t, 8>;
    [[maybe_unused]] constexpr bool is_little = std::endian::native == std::endian::little;
    if constexpr (is_little && lanes_of<V> == 4) {
        std::uint64_t four;
        __builtin_memcpy(&four, from, sizeof four);
        eight const narrow = __builtin_bit_cast(eight, vector<std::uint64_t, 2>{four, 0});
        return __builtin_bit_cast(V, __builtin_shufflevector(eight{}, narrow, 0, 8, 1, 9, 2, 10, 3, 11));
    } else if constexpr (is_little && lanes_of<V> == 8 && heed::detail::has_wide_whole_numbers) {
        using sixteen = vector<std::uint16_t, 16>;
        eight narrow;
        __builtin_memcpy(&narrow, from, sizeof narrow);
        sixteen const apart =
            __builtin_shufflevector(narrow, narrow, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7);
        return __builtin_bit_cast(V, __builtin_shufflevector(sixteen{}, apart, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25,
                                                             10, 26, 11, 27));
    } else {
        vector<std::uint16_t, lanes_of<V>> narrow;
        __builtin_memcpy(&narrow, from, sizeof narrow);
        using words = vector<std::uint32_t, lanes_of<V>>;
        return __builtin_bit_cast(V, __builtin_convertvector(narrow, words) << 16);
    }
}
/// The bits of floats, of those of float16, as its conversion has them, without a branch.
template <class V, class Words>
[[gnu::always_inline]] inline Words widened_float16(Words bits) {
    using whole = vector<std::int32_t, lanes_of<V>>;
    Words const sign = (bits & 0x8000u) << 16, magnitude = bits & 0x7fffu;
    V const subnormal = __builtin_convertvector(__builtin_bit_cast(whole, magnitude), V) * 0x1p-24f;
    Words const is_number = __builtin_bit_cast(Words, magnitude < 0x7c00u);
    Words const is_small = __builtin_bit_cast(Words, magnitude < 0x400u);
    Words const rebased = (magnitude << 13) + 0x70000000u - (is_number & 0x38000000u);
    return sign | (is_small & __builtin_bit_cast(Words, subnormal)) | (~is_small & rebased);
}

template <class V, class S, std::size_t... Index>
[[gnu::always_inline]] inline V each_converted(S const* from, indices<Index...>) {
    return V{static_cast<typename read_as<S>::type>(from[Index])...};
}

/// `lanes_of<V>` elements from `from` on, converted.
template <class V, class S>
[[gnu::always_inline]] inline V load_stored(S const* from) {
#if defined(__F16C__)
    if constexpr (is_half<S> && !is_upper_half<S> && lanes_of<V> >= 4) {
        // The processor's own conversion, which is exact as well.
        if constexpr (lanes_of<V> == 4) {
            std::uint64_t four;
            __builtin_memcpy(&four, from, sizeof four);
            return __builtin_ia32_vcvtph2ps(
                __builtin_bit_cast(vector<std::int16_t, 8>, vector<std::uint64_t, 2>{four, 0}));
        }
        vector<std::int16_t, lanes_of<V> < 8 ? 8 : lanes_of<V>> narrow;
        __builtin_memcpy(&narrow, from, lanes_of<V> * sizeof(S));
        if constexpr (lanes_of<V> == 8) {
            return __builtin_ia32_vcvtph2ps256(narrow);
        }
        if constexpr (lanes_of<V> == 16) {
            constexpr int current_direction = 4;
            return __builtin_ia32_vcvtph2ps512_mask(narrow, V{}, static_cast<std::uint16_t>(0xffff), current_direction);
        }
    } else
#endif
        if constexpr (is_upper_half<S> && lanes_of<V> >= 4) {
        return load_upper_halves<V>(from);
    } else if constexpr (is_half<S> && lanes_of<V> >= 4) {
        using words = vector<std::uint32_t, lanes_of<V>>;
        vector<std::uint16_t, lanes_of<V>> narrow;
        static_assert(sizeof narrow == lanes_of<V> * sizeof(S));
        __builtin_memcpy(&narrow, from, sizeof narrow);
        words const bits = __builtin_convertvector(narrow, words);
        return __builtin_bit_cast(V, widened_float16<V>(bits));
    } else {
        return each_converted<V>(from, first_indices<lanes_of<V>>{});
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS::detail

#include <heed/meta/detail/precise_end.hpp>

#endif
