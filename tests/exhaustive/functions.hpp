// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

// The functions that are compared with MPFR: a new one is one more line here, and its header in <heed/math.hpp>.
//
// row(NAME, ARGUMENTS, REFERENCE, EXACT, LARGEST ERROR, LOWEST, GREATEST, POINTS...)
//     REFERENCE      the function by <cmath>, of doubles and of long doubles: relative error far below 2^-44, and 2^-59
//                    (glibc's: at most 2^-50 and 2^-61)
//     EXACT          the call of MPFR that puts the result into r, rounded as `to` says
//     LARGEST ERROR  in units in the last place, of the double function, and of a float function of several arguments;
//                    0.5 means correctly rounded. A float function of one argument has to be correctly rounded anyhow.
//     LOWEST .. GREATEST and POINTS  where doubles are sought: uniformly in the range, and ever nearer to the points

// clang-format off
#define HEED_MATH_FUNCTIONS(row)                                                                                     \
    row(abs, (x), std::fabs(x), mpfr_abs(r, x, to), 0.5, -2, 2, 0)                                                   \
    row(cbrt, (x), std::cbrt(x), mpfr_cbrt(r, x, to), 0.5, -9, 9, 0, 1, 8, 0x1p-1022)                                \
    row(ceil, (x), std::ceil(x), mpfr_rint_ceil(r, x, to), 0.5, -9, 9, 0, 1, 7, 0x1p51, 0x1p52, 0x1p53)              \
    row(cos, (x), std::cos(x), mpfr_cos(r, x, to), 1, -7, 7, 0, 0x1.921fb54442d18p+0, 0x1.6ac5b262ca1ffp+849)        \
    row(cosh, (x), std::cosh(x), mpfr_cosh(r, x, to), 1, -711, 711, 0, 0x1.633ce8fb9f87dp+9)                         \
    row(erf, (x), std::erf(x), mpfr_erf(r, x, to), 1, -6, 6, 0, 0.5, 1, 5.9)                                         \
    row(exp, (x), std::exp(x), mpfr_exp(r, x, to), 1, -746, 710, 0, 0x1.62e42fefa39efp+9, -708.4, -745.13)           \
    row(exp2, (x), std::exp2(x), mpfr_exp2(r, x, to), 1, -1076, 1024, 0, 1024, -1022, -1075)                         \
    row(expm1, (x), std::expm1(x), mpfr_expm1(r, x, to), 1, -40, 710, 0, 0.35, -0.35, 0x1.62e42fefa39efp+9, -37)     \
    row(floor, (x), std::floor(x), mpfr_rint_floor(r, x, to), 0.5, -9, 9, 0, 1, 7, 0x1p51, 0x1p52, 0x1p53)           \
    row(fma, (x, y, z), std::fma(x, y, z), mpfr_fma(r, x, y, z, to), 0.5, -2, 2, 0, 1)                               \
    row(log, (x), std::log(x), mpfr_log(r, x, to), 1, 0, 3, 0, 1, 0x1p-1022, 0x1.fffffffffffffp+1023)                \
    row(log1p, (x), std::log1p(x), mpfr_log1p(r, x, to), 1, -1, 3, 0, -1, 0.4, -0.3, 0x1p53)                         \
    row(log2, (x), std::log2(x), mpfr_log2(r, x, to), 1, 0, 3, 0, 1, 2, 0.5, 0x1p-1022)                              \
    row(pow, (x, y), std::pow(x, y), mpfr_pow(r, x, y, to), 1, 0, 1, 0)                                              \
    row(round, (x), std::round(x), mpfr_rint_round(r, x, to), 0.5, -9, 9, 0, 0.5, 1.5, 0x1p51, 0x1p52)               \
    row(rsqrt, (x), 1 / std::sqrt(x), exact_rsqrt(r, x, to), 0.5, 0, 4, 0, 1, 4, 0x1p-1022)                          \
    row(sigmoid, (x), 1 / (1 + std::exp(-x)), exact_sigmoid(r, x, to), 1, -746, 40, 0, 36.7, -36.7, -708.4, -745.13) \
    row(sin, (x), std::sin(x), mpfr_sin(r, x, to), 1, -7, 7, 0, 0x1.921fb54442d18p+1, 0x1.6ac5b262ca1ffp+849)        \
    row(sinh, (x), std::sinh(x), mpfr_sinh(r, x, to), 1, -711, 711, 0, 0.35, 0x1.633ce8fb9f87dp+9)                   \
    row(sqrt, (x), std::sqrt(x), mpfr_sqrt(r, x, to), 0.5, 0, 4, 0, 1, 2, 4)                                         \
    row(tan, (x), std::tan(x), mpfr_tan(r, x, to), 1, -7, 7, 0, 0x1.921fb54442d18p+0, 0x1.6ac5b262ca1ffp+849)        \
    row(tanh, (x), std::tanh(x), mpfr_tanh(r, x, to), 1, -20, 20, 0, 0.35, 19.06)                                    \
    row(trunc, (x), std::trunc(x), mpfr_rint_trunc(r, x, to), 0.5, -9, 9, 0, 1, 7, 0x1p51, 0x1p52, 0x1p53)
// clang-format on

namespace exhaustive {

/// A function of one to three arguments for `count` tuples of them: arguments[k][i] is argument k of tuple i.
template <class T>
using loop = void (*)(T const* const* arguments, T* values, std::size_t count);

/// heed's functions, in the order of the table. They are compiled by themselves, so that the flags that are on trial
/// reach neither the program that judges them nor its reference.
struct loops {
    char const* name;
    int arity;
    loop<float> floats;
    loop<double> doubles;
};
extern loops const of_heed[];
extern std::size_t const number_of_functions;

/// Whether heed's multiply-adds are fused there, and by which compiler.
extern bool const is_fused;
extern char const* const compiler;

}  // namespace exhaustive
