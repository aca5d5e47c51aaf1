// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once
#include <heed/math/classify.hpp>
#include <heed/math/multiply_add.hpp>

namespace heed::math {

namespace detail {

/// f - log(1 + f) for f in [sqrt(1/2) - 1, sqrt(2) - 1], less k times the low part of ln(2).
[[gnu::always_inline]] constexpr double log_correction(double f, double k, double low_part_of_ln2) {
    const double s = f / (2.0 + f);
    const double z = s * s;
    return horner(f, 0.5 * f,
                  -horner(k, low_part_of_ln2,
                          s * horner(z, 0x1.0c0ad2b332f6ep-3, 0x1.0fbde53294a1cp-3, 0x1.3b1c3bf3eb52ap-3,
                                     0x1.745cf8e57ad9ap-3, 0x1.c71c7201a392ep-3, 0x1.2492492476a2ap-2,
                                     0x1.9999999999a39p-2, 0x1.5555555555555p-1, 0.5 * f * f)));
}

}  // namespace detail

constexpr float log(float x) {
    const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, x), size = bits & 0x7fffffffu;
    const std::uint32_t tiny = 0u - static_cast<std::uint32_t>(size < 0x00800000u);
    // A subnormal number is the fraction of one between 1 and 2; taking it from there works where they are flushed.
    const std::uint32_t normal =
        (tiny & __builtin_bit_cast(std::uint32_t, __builtin_bit_cast(float, size | 0x3f800000u) - 1.0f)) | (~tiny & size);
    // x = 2^n (1 + f), 1 + f from sqrt(1/2) to sqrt(2)
    const int power = static_cast<int>((normal - 0x3f3504f3u + 0x40000000u) >> 23) - 128;
    const double f = static_cast<double>(__builtin_bit_cast(float, normal - (static_cast<std::uint32_t>(power) << 23))) - 1.0;
    const double k = power - static_cast<int>(tiny & 126u);
    // k times the high part of ln(2) is exact, and so is its sum with f.
    const double y = detail::horner(k, 0x1.62e42fefa3a00p-1, f) - detail::log_correction(f, k, -0x1.0ca86c3898d00p-49);
    // Everything above or below the positive finite numbers. Chosen by a mask: a compiler would move the arithmetic into
    // the branch of a conditional, and then not vectorise it.
    const std::uint32_t is_special = 0u - static_cast<std::uint32_t>(bits - 1u >= 0x7f7fffffu),
                        special = size > 0x7f800000u    ? bits | 0x00400000u
                                  : size == 0           ? 0xff800000u
                                  : bits == 0x7f800000u ? 0x7f800000u
                                                        : 0x7fc00000u;
    return __builtin_bit_cast(float, (is_special & special) |
                                         (~is_special & __builtin_bit_cast(std::uint32_t, static_cast<float>(y))));
}

constexpr double log(double x) {
    const std::uint64_t bits = __builtin_bit_cast(std::uint64_t, x), size = bits & 0x7fffffffffffffffu;
    const std::uint64_t tiny = std::uint64_t{0} - static_cast<std::uint64_t>(size < 0x0010000000000000u);
    const std::uint64_t normal =
        (tiny & __builtin_bit_cast(std::uint64_t, __builtin_bit_cast(double, size | 0x3ff0000000000000u) - 1.0)) | (~tiny & size);
    const int power = static_cast<int>((normal - 0x3fe6a09e667f3bcdu + 0x4000000000000000u) >> 52) - 1024;
    const double f =
        __builtin_bit_cast(double, normal - (static_cast<std::uint64_t>(static_cast<std::int64_t>(power)) << 52)) - 1.0;
    const double k = power - static_cast<int>(tiny & 1022u);
    const double y = detail::horner(k, 0x1.62e42fefa3800p-1, f - detail::log_correction(f, k, 0x1.ef35793c76730p-45));
    const std::uint64_t is_special = std::uint64_t{0} - static_cast<std::uint64_t>(bits - 1u >= 0x7fefffffffffffffu),
                        special = size > 0x7ff0000000000000u    ? bits | 0x0008000000000000u
                                  : size == 0                   ? 0xfff0000000000000u
                                  : bits == 0x7ff0000000000000u ? 0x7ff0000000000000u
                                                                : 0x7ff8000000000000u;
    return __builtin_bit_cast(double, (is_special & special) |
                                          (~is_special & __builtin_bit_cast(std::uint64_t, y)));
}

}  // namespace heed::math
