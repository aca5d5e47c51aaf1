// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_ERF_HPP
#define HEED_MATH_ERF_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/two_doubles.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

/// The error function of a float, 2/sqrt(pi) times the integral of e^(-t^2) from 0 to x, correctly rounded: checked for
/// all 2^32 of them, with and without a fused multiply-add, against a long double, and against MPFR where that leaves a
/// doubt.
///
/// The whole range: erf(-0) is -0, from 3.92 on it is 1, and a NaN stays a NaN; also in a constant expression.
/// Subnormal numbers count for what they are, even where the processor flushes them. Method: x (2/sqrt(pi) + x^2
/// q(x^2)) in doubles; q, of degree 26 (weighted least squares, relative error 2^-54), is centred at 11, nearer to the
/// right end, where its terms would else cancel.
// Always inlined: it is bigger than what -O2 inlines by itself, and a loop of calls is not vectorised.
inline constexpr struct HEED_LINKED_AS erf_function : detail::of_dual_numbers<erf_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    constexpr double operator()(double x) const;
} erf{};

[[gnu::always_inline]] constexpr float erf_function::operator()(float x) const {
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), sign = bits & 0x80000000u, size = bits ^ sign;
    double const d = static_cast<double>(__builtin_bit_cast(float, size < 0x407c0000u ? size : 0x407c0000u)),
                 t = d * d - 11.0, u = t * t;
    // In two halves, which a processor computes side by side.
    double const q = detail::horner(
        t,
        detail::horner(u, -0x1.893199a848b10p-104, -0x1.247331f208214p-96, 0x1.905eff6cdb2a7p-89, 0x1.a787488290633p-81,
                       0x1.a05af2c890d57p-72, 0x1.59d5ae730b3a1p-63, 0x1.e3ebc7cb4f4eep-55, 0x1.1e6a95e8ea2a1p-46,
                       0x1.1fedaa587330cp-38, 0x1.f2a379077b3fbp-31, 0x1.7de076dcc6ea7p-23, 0x1.0cca768e4e238p-15,
                       0x1.6e3396fbb8a6fp-8),
        detail::horner(u, -0x1.13d609d69878bp-109, -0x1.188b991a5b507p-99, -0x1.226e6d4eee220p-94,
                       -0x1.78eccbb6f3821p-86, -0x1.3c7388a0363c0p-76, -0x1.1202e93d20175p-67, -0x1.a1aeb9708c760p-59,
                       -0x1.0ccfaf89b6dccp-50, -0x1.24ea6d10e7e3fp-42, -0x1.109b3568ce6c5p-34, -0x1.ba2b6c07086c1p-27,
                       -0x1.42ded663d7cebp-19, -0x1.bba0d2024f255p-12, -0x1.33e55426b1504p-4));
    // Subnormal numbers are multiples of 2^-149, rounded as integers; where the result is normal the encoding goes on.
    std::uint32_t const normal = __builtin_bit_cast(
                            std::uint32_t, static_cast<float>(d * detail::horner(d * d, q, 0x1.20dd750429b6dp+0))),
                        tiny = static_cast<std::uint32_t>(static_cast<std::int32_t>(
                            static_cast<std::int32_t>(size & 0x00ffffffu) * 0x1.20dd750429b6dp+0 + 0.5)),
                        is_tiny = 0u - static_cast<std::uint32_t>(size < 0x00800000u),
                        if_nan = 0u - static_cast<std::uint32_t>(size > 0x7f800000u);
    return __builtin_bit_cast(
        float, sign | (if_nan & (size | 0x00400000u)) | (~if_nan & ((is_tiny & tiny) | (~is_tiny & normal))));
}

namespace detail::inline HEED_KERNELS {

/// For each interval of erf: what is added to its polynomial, where that is centred, and its coefficients. The first is
/// p of x + x p(x^2).
struct erf_row {
    double base, centre, c[18];
};
inline constexpr erf_row erf_rows[6] = {
    {0,
     0,
     {0, 0, 0, 0, 0, 0, -0x1.04feeb56d2ebbp-30, 0x1.ef2c56e5bb101p-27, -0x1.5ebf13eda7063p-23, 0x1.b9dab8b9589b8p-20,
      -0x1.f4d1d396ba8b4p-17, 0x1.f9a322ee007edp-14, -0x1.c02db3ec0512fp-11, 0x1.565bcd0e2a0ecp-8,
      -0x1.b82ce31287c3bp-6, 0x1.ce2f21a042bc4p-4, -0x1.812746b0379e7p-2, 0x1.06eba8214db69p-3}},
    {0.796875,
     0.90625,
     {0, 0, 0, 0, 0, -0x1.a2dffb81e7dd1p-13, 0x1.49c6b45a1366bp-12, 0x1.0b40dcc47df82p-10, -0x1.83841dcb5f195p-9,
      -0x1.649ec7fd5e7f8p-9, 0x1.274a59c82f167p-6, -0x1.a0b7db1fefe73p-8, -0x1.19bb2ca33f393p-4, 0x1.a0d11fe9be1a5p-4,
      0x1.b37338e6ac487p-4, -0x1.cc990045b2941p-2, 0x1.fc3ee5d1524b0p-2, 0x1.9d4192a57148ep-9}},
    {0.921875,
     1.28125,
     {0, 0, 0, -0x1.7487fadb78497p-18, 0x1.bb78ec83bdf91p-15, -0x1.fe9f8b6dff7eap-16, -0x1.63f07d1413d5ap-12,
      0x1.641da606fd1bep-11, 0x1.226d371f728eep-10, -0x1.630cadac7bf94p-8, 0x1.24f98cb16b1f0p-9, 0x1.677b7f247bd0dp-6,
      -0x1.61420b5b38f46p-5, -0x1.b10f20d12a48ap-7, 0x1.549ea6f7a018fp-3, -0x1.1eb7095e57e15p-2, 0x1.bf8e1b1ca2279p-3,
      0x1.0a7ed81c56bdap-7}},
    {1,
     2.0625,
     {0x1.757cc15566a97p-24, -0x1.28b64c2594aaep-21, 0x1.535b80f68388dp-22, 0x1.2e114b2ec6aa9p-18,
      -0x1.a3275f6446ed5p-17, -0x1.b1e23a301dcfdp-18, 0x1.b077f73c22a7ep-14, -0x1.90f37ec95ec7bp-13,
      -0x1.9294791a0e2d0p-13, 0x1.8eae0c5ce1452p-10, -0x1.5478d76dd146dp-9, -0x1.bbf7e2e96e3dep-11,
      0x1.aa2c07539b58fp-7, -0x1.f155b4e7bd212p-6, 0x1.48b127f8edcd0p-5, -0x1.0ee3844e59e87p-5, 0x1.06ae13b0d3249p-6,
      -0x1.cf80d4afc3003p-9}},
    {1,
     3.28125,
     {0x1.4622e0d29e3c7p-29, -0x1.87fdde78f7749p-26, 0x1.d4543c5ac8533p-25, 0x1.f55fcd1a7cc71p-26,
      -0x1.227631b7f0830p-21, 0x1.c3fd518d51b9dp-20, -0x1.2627d657523adp-19, -0x1.aced4d57455fep-19,
      0x1.a42dcd0ca0c6ep-16, -0x1.385f2621e763ap-14, 0x1.3b94f4d0d1483p-13, -0x1.df381c435c78ep-13,
      0x1.18bda8b604248p-12, -0x1.f9e163acab71dp-13, 0x1.559f04ad70af6p-13, -0x1.478cffe1f40f8p-14,
      0x1.8f4ccca7fa920p-16, -0x1.d2bfc62105307p-19}},
    {1,
     4.9375,
     {0x1.6678eb4730ec6p-38, -0x1.3915fcb18a620p-35, 0x1.08e69a5d64c5fp-33, -0x1.45d6f40da714cp-32,
      0x1.5eadf65cdf90ap-31, -0x1.508401715ae5bp-30, 0x1.184f6a10706c1p-29, -0x1.94b760e034a73p-29,
      0x1.fd8b65a6712a3p-29, -0x1.16bb7277a033fp-28, 0x1.06419c9e59e7cp-28, -0x1.a2dd387552698p-29,
      0x1.16ed258979ce5p-29, -0x1.2dd819250c7cep-30, 0x1.fe745bd57242dp-32, -0x1.3ca4a7ac2b82cp-33,
      0x1.0084db4f23ae0p-35, -0x1.979427e894248p-39}},
};

}  // namespace detail::inline HEED_KERNELS

/// The error function of a double; error below 1 unit in the last place: at most 0.73 with, 0.82 without a fused
/// multiply-add, on 1.2 * 10^7 arguments against MPFR.
///
/// Range and special cases are those of the float; it is 1 from 5.93 on. Below 0.75 x + x p(x^2), and five polynomials
/// from there to 5.94 (least squares). The same bits at both times on one target; with and without a fused multiply-add
/// they may differ in the last.
constexpr double erf_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), sign = bits & 0x8000000000000000u,
                        size = bits ^ sign, scale = size < 0x2000000000000000u ? 0x1ff0000000000000u : 0;
    // Small numbers are scaled in the exponent field, and subnormal ones are multiples of 2^-1074: a processor that
    // flushes subnormal numbers could not multiply them otherwise.
    if (size < 0x0010000000000000u) {
        return detail::number_of<double>(
            bits + static_cast<std::uint64_t>(static_cast<std::int64_t>(detail::horner(
                       static_cast<double>(static_cast<std::int64_t>(size)), 0x1.06eba8214db69p-3, 0.5))));
    }
    if (size > 0x4017c00000000000u) {
        return detail::from_bits<double>(
            sign | (size > 0x7ff0000000000000u ? size | 0x0008000000000000u : 0x3ff0000000000000u));
    }
    double const d = detail::number_of<double>(size + scale), e = scale != 0 ? 0.0 : d;
    detail::erf_row const& row =
        detail::erf_rows[(e >= 0.75) + (e >= 1.0625) + (e >= 1.5) + (e >= 2.625) + (e >= 3.9375)];
    double const(&c)[18] = row.c;
    double const p = detail::horner(e < 0.75 ? e * e : e - row.centre, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7],
                                    c[8], c[9], c[10], c[11], c[12], c[13], c[14], c[15], c[16], c[17]),
                 y = e < 0.75 ? detail::horner(d, p, d) : row.base + p;
    return detail::number_of<double>(sign | (__builtin_bit_cast(std::uint64_t, y) - scale));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
