// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_HALF_HPP
#define HEED_MATH_HALF_HPP

#include <bit>
#include <cstdint>
#include <type_traits>

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// A format of 16 bits: a sign, an exponent, and a fraction of so many bits.
template <int FractionBits>
struct HEED_LINKED_AS binary16_with {
    static constexpr int fraction_bits = FractionBits;
    static constexpr int exponent_bits = 15 - FractionBits;
    /// The exponent of the smallest subnormal number.
    static constexpr int lowest_exponent = 2 - (1 << (exponent_bits - 1)) - FractionBits;
    static constexpr unsigned infinity = ((1U << exponent_bits) - 1) << FractionBits;
    static constexpr unsigned quiet_bit = 1U << (FractionBits - 1);
};

/// The bits of the number of a format of 16 bits that is nearest to a float or double.
template <class To, class From>
constexpr std::uint16_t rounded_to_16_bits(From value) {
    using format = typename element_traits<From>::format;
    using word = typename format::word;
    auto const bits = std::bit_cast<word>(value);
    auto const sign = static_cast<unsigned>(bits >> (8 * sizeof(word) - 16)) & 0x8000U;
    word const magnitude = bits & static_cast<word>(~format::sign);
    if (magnitude > format::infinity) {
        // The upper bits of a NaN are kept, as processors do; it is quiet.
        auto const upper = static_cast<unsigned>(magnitude >> (format::fraction_bits - To::fraction_bits));
        return static_cast<std::uint16_t>(sign | To::infinity | To::quiet_bit | (upper & (2 * To::quiet_bit - 1)));
    }
    if constexpr (sizeof(word) == 4 && To::fraction_bits == 7) {
        // Its exponents are float's own: the lower half goes, and what it carries may go on up to infinity.
        return static_cast<std::uint16_t>(sign | (magnitude + 0x7fffU + (magnitude >> 16 & 1U)) >> 16);
    } else {
        // value = significand * 2^exponent; of infinity, something beyond all numbers.
        auto const written = static_cast<int>(magnitude >> format::fraction_bits);
        word const fraction = magnitude & ((word{1} << format::fraction_bits) - 1);
        word const significand = written == 0 ? fraction : fraction | word{1} << format::fraction_bits;
        int const exponent = (written == 0 ? 1 : written) - 1 + format::lowest_exponent;
        // The last bit of the result has this exponent.
        int const top = static_cast<int>(std::bit_width(significand)) - 1 + exponent;
        int const last = top - To::fraction_bits > To::lowest_exponent ? top - To::fraction_bits : To::lowest_exponent;
        int const dropped = last - exponent;
        if (dropped > format::fraction_bits + 1) return static_cast<std::uint16_t>(sign);
        word const kept = significand >> dropped, rest = significand & ((word{1} << dropped) - 1);
        word const tie = word{1} << (dropped - 1);
        word const rounded = kept + (rest > tie || (rest == tie && (kept & 1) != 0) ? 1 : 0);
        // A leading bit beyond the fraction counts the exponent up by one, and so does a carry.
        std::uint64_t const encoded =
            (static_cast<std::uint64_t>(last - To::lowest_exponent) << To::fraction_bits) + std::uint64_t{rounded};
        return static_cast<std::uint16_t>(sign |
                                          (encoded < To::infinity ? static_cast<unsigned>(encoded) : To::infinity));
    }
}

/// A whole number as a double on the same side of every number of 16 bits, and on it where the whole number is.
template <class Whole>
constexpr double on_the_same_side(Whole value) {
    if constexpr (sizeof(Whole) <= 4) {
        return static_cast<double>(value);
    } else {
        bool const is_negative = value < 0;
        auto magnitude = static_cast<std::uint64_t>(value);
        if (is_negative) magnitude = 0 - magnitude;
        // Bits that a double has no place for say that they were there.
        if (magnitude >> 53 != 0) magnitude = (magnitude >> 11 | ((magnitude & 2047U) != 0 ? 1U : 0U)) << 11;
        return is_negative ? -static_cast<double>(magnitude) : static_cast<double>(magnitude);
    }
}

}  // namespace detail::inline HEED_KERNELS

/// A number of 16 bits with float's exponents, the upper half of a float: 8 significant bits, up to 3.39e38. For
/// storage: it converts to float by itself, exactly, so that all arithmetic with it is that of floats.
///
/// From float, double and whole numbers it is made explicitly, `bfloat16(0.1f)`, correctly rounded: to nearest, ties to
/// even, subnormal numbers as well; what is half a unit beyond the greatest becomes infinity, and a NaN stays one.
/// Tensors of it are moved, cast and stored; to be computed with, `cast<float>(x)`. Source: the storage format of
/// PyTorch and TensorFlow; rounding as in IEEE 754.
class HEED_LINKED_AS bfloat16 {
public:
    bfloat16() = default;
    constexpr explicit bfloat16(float value) : bits_(detail::rounded_to_16_bits<format>(value)) {}
    constexpr explicit bfloat16(double value) : bits_(detail::rounded_to_16_bits<format>(value)) {}
    template <class Whole>
        requires std::is_integral_v<Whole>
    constexpr explicit bfloat16(Whole value) : bfloat16(detail::on_the_same_side(value)) {}
    /// By way of a double it would be rounded twice.
    bfloat16(long double) = delete;

    static constexpr bfloat16 from_bits(std::uint16_t bits) {
        bfloat16 result{};
        result.bits_ = bits;
        return result;
    }
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    constexpr operator float() const { return std::bit_cast<float>(std::uint32_t{bits_} << 16); }

private:
    using format = detail::binary16_with<7>;
    std::uint16_t bits_;
};

/// A number of 16 bits as IEEE 754 has it, binary16: 11 significant bits, up to 65504, the smallest 2^-24. All else is
/// as of `bfloat16`. (NumPy and PyTorch: `float16`.)
class HEED_LINKED_AS float16 {
public:
    float16() = default;
    constexpr explicit float16(float value) : bits_(detail::rounded_to_16_bits<format>(value)) {}
    constexpr explicit float16(double value) : bits_(detail::rounded_to_16_bits<format>(value)) {}
    template <class Whole>
        requires std::is_integral_v<Whole>
    constexpr explicit float16(Whole value) : float16(detail::on_the_same_side(value)) {}
    float16(long double) = delete;

    static constexpr float16 from_bits(std::uint16_t bits) {
        float16 result{};
        result.bits_ = bits;
        return result;
    }
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    constexpr operator float() const {
        std::uint32_t const sign = (bits_ & 0x8000U) << 16, magnitude = bits_ & 0x7fffU;
        // Without a branch, for vectors. A subnormal number is a whole one, times a power of two: both are exact.
        auto const subnormal = std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<int>(magnitude)) * 0x1p-24f);
        std::uint32_t const rebased = (magnitude << 13) + (magnitude < format::infinity ? 0x38000000U : 0x70000000U);
        return std::bit_cast<float>(sign | (magnitude < 0x400U ? subnormal : rebased));
    }

private:
    using format = detail::binary16_with<10>;
    std::uint16_t bits_;
};

template <>
struct element_traits<bfloat16> : default_element_traits<bfloat16> {
    static constexpr bool is_storage = true;
    using half_format = detail::binary16_with<7>;
    using sum = float;
    using distance = float;
    using printed = float;
    static constexpr char const* safetensors_name = "BF16";
    // Those of torch.testing.assert_close, here and below.
    static constexpr double relative_tolerance = 1.6e-2, absolute_tolerance = 1e-5;
};

template <>
struct element_traits<float16> : default_element_traits<float16> {
    static constexpr bool is_storage = true;
    using half_format = detail::binary16_with<10>;
    using sum = float;
    using distance = float;
    using printed = float;
    static constexpr char const* npy_name = "f2";
    static constexpr char const* safetensors_name = "F16";
    static constexpr double relative_tolerance = 1e-3, absolute_tolerance = 1e-5;
};

}  // namespace heed

#endif
