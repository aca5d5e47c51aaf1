// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_LOG1P_HPP
#define HEED_MATH_LOG1P_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/log_series.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/two_doubles.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

/// The natural logarithm of 1 + x, of a float, correctly rounded: checked for all 2^32 of them, with and without a
/// fused multiply-add, against a long double, and against MPFR where that leaves a doubt.
///
/// The whole range: log1p(-0) is -0, log1p(-1) is -inf, log1p(inf) is inf, below -1 it is the positive quiet NaN, and a
/// NaN stays a NaN; also in a constant expression. Subnormal numbers come back unchanged, even where the processor
/// flushes them. Method: 1 + x is exact in a double, and its logarithm is that of log.hpp, summed once more exactly.
// Always inlined: it is bigger than what -O2 inlines by itself, and a loop of calls is not vectorised.
inline constexpr struct HEED_LINKED_AS log1p_function : detail::of_dual_numbers<log1p_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    constexpr double operator()(double x) const;
} log1p{};

[[gnu::always_inline]] constexpr float log1p_function::operator()(float x) const {
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), size = bits & 0x7fffffffu,
                        is_tiny = 0u - static_cast<std::uint32_t>(size < 0x31000000u),
                        is_special = is_tiny | (0u - static_cast<std::uint32_t>(size >= 0x7f800000u)) |
                                     (0u - static_cast<std::uint32_t>(bits >= 0xbf800000u));
    // Up to 2^-29 the result is x. The other special cases are -1, what is below, infinities and NaNs. The sum is exact
    // up to 2^53, and from there on x is enough.
    double const u =
        1.0 + static_cast<double>(__builtin_bit_cast(float, (is_special & 0x3f800000u) | (~is_special & bits)));
    // 1 + x = 2^k (1 + f)
    std::uint64_t const sum = __builtin_bit_cast(std::uint64_t, u),
                        power = (sum - 0x3fe6a09e667f3bcdu + 0x4000000000000000u) >> 52;
    double const k = static_cast<int>(power) - 1024,
                 f = detail::number_of<double>(sum - (power << 52) + 0x4000000000000000u) - 1.0,
                 low = detail::log_series(f, k * 0x1.ef35793c76730p-45);
    float const y =
        detail::float_sum(detail::horner(k, 0x1.62e42fefa3800p-2, 0.5 * f), detail::horner(f, -0.5 * f, low));
    std::uint32_t const if_nan = 0u - static_cast<std::uint32_t>(size > 0x7f800000u),
                        is_kept = is_tiny | if_nan | (0u - static_cast<std::uint32_t>(bits == 0x7f800000u)),
                        special = (is_kept & (bits | (if_nan & 0x00400000u))) |
                                  (~is_kept & (bits == 0xbf800000u ? 0xff800000u : 0x7fc00000u));
    return __builtin_bit_cast(float, (is_special & special) | (~is_special & __builtin_bit_cast(std::uint32_t, y)));
}

/// The natural logarithm of 1 + x, of a double; error below 1 unit in the last place: at most 0.76 with, 0.86 without a
/// fused multiply-add, on 1.2 * 10^7 arguments against MPFR.
///
/// Range, special cases and method are those of the float. What 1 + x = u + lost loses comes back as lost / u (fdlibm,
/// Sun Microsystems, 1993). The same bits at both times on one target; with and without a fused multiply-add they may
/// differ in the last.
constexpr double log1p_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), size = bits & 0x7fffffffffffffffu, none = 0,
                        is_tiny = none - static_cast<std::uint64_t>(size < 0x3c90000000000000u),
                        is_special = is_tiny | (none - static_cast<std::uint64_t>(size >= 0x7ff0000000000000u)) |
                                     (none - static_cast<std::uint64_t>(bits >= 0xbff0000000000000u));
    // 1 + x = u + lost = 2^k (1 + f) + lost
    double const d = detail::number_of<double>((is_special & 0x3ff0000000000000u) | (~is_special & bits)),
                 u = detail::opaque(1.0 + d), lost = d - detail::opaque(u - 1.0);
    std::uint64_t const sum = __builtin_bit_cast(std::uint64_t, u),
                        power = (sum - 0x3fe6a09e667f3bcdu + 0x4000000000000000u) >> 52;
    double const k = static_cast<int>(power) - 1024,
                 f = detail::number_of<double>(sum - (power << 52) + 0x4000000000000000u) - 1.0,
                 low = detail::horner(k, 0x1.ef35793c76730p-45, detail::log_series(f, lost / u));
    // k * (high part of ln(2)) is exact, and 0 or bigger than f.
    detail::two_doubles const y = detail::exact_sum(k * 0x1.62e42fefa3800p-2, f);
    std::uint64_t const if_nan = none - static_cast<std::uint64_t>(size > 0x7ff0000000000000u),
                        is_kept = is_tiny | if_nan | (none - static_cast<std::uint64_t>(bits == 0x7ff0000000000000u)),
                        special =
                            (is_kept & (bits | (if_nan & 0x0008000000000000u))) |
                            (~is_kept & (bits == 0xbff0000000000000u ? 0xfff0000000000000u : 0x7ff8000000000000u));
    return detail::number_of<double>(
        (is_special & special) |
        (~is_special &
         __builtin_bit_cast(std::uint64_t, y.high + detail::opaque(y.low - detail::horner(f, 0.5 * f, -low)))));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
