// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_META_DETAIL_TARGET_HPP
#define HEED_META_DETAIL_TARGET_HPP

#include <cstddef>
#include <cstdint>

#include <heed/version.hpp>

// All that heed knows of compilers, of their flags and of processors. What it does not support ends here, in a
// sentence.

#if defined(__clang__) ? __clang_major__ < 14 : !defined(__GNUC__) || __GNUC__ < 12
// A compiler stops at a header that is not there, where it would go on after an #error.
#include <heed needs g++ 12, clang++ 14, or a newer one of these>
#endif

// Before 16 clang loads a vector's element only when what is stored in its place next is there.
#if defined(__wasm_simd128__) && defined(__clang__) && __clang_major__ < 16
#include <heed needs clang++ 16 or a newer one for -msimd128: leave it out with an older one>
#endif

#if !defined(__clang__) && (defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
                            defined(__NO_SIGNED_ZEROS__) || __FINITE_MATH_ONLY__)
// Parts of -ffast-math: see below.
#elif defined(__GCC_IEC_559) && __GCC_IEC_559 == 0
#include <heed needs the arithmetic of IEC 60559: leave out -fsingle-precision-constant>
#endif

#if (defined(__x86_64__) || defined(__i386__)) && !defined(__SSE2_MATH__)
#error "heed needs float and double rounded to their own precision, as x87 does not: use -msse2 -mfpmath=sse"
#elif __FLT_EVAL_METHOD__ == 1 || __FLT_EVAL_METHOD__ == 2 || (__FLT_EVAL_METHOD__ < 0 && !defined(__clang__))
#error "heed needs float and double rounded to their own precision: leave out -mfpmath=both and -ffp-eval-method"
#endif

// Names for linkers --------------------------------------------------------------------------------------------------

// The instructions that compilers may use, and those that orders of arithmetic follow from; and whether heed throws.
#if defined(__AVX512F__)
#define HEED_UNIT avx512
#elif defined(__AVX2__)
#define HEED_UNIT avx2
#elif defined(__AVX__)
#define HEED_UNIT avx
#elif defined(__SSE4_2__)
#define HEED_UNIT sse4_2
#elif defined(__SSE4_1__)
#define HEED_UNIT sse4_1
#elif defined(__SSSE3__)
#define HEED_UNIT ssse3
#elif defined(__SSE3__)
#define HEED_UNIT sse3
#elif defined(__ARM_FEATURE_SVE)
#define HEED_UNIT sve
#elif defined(__arm__) && defined(__ARM_NEON)
#define HEED_UNIT neon
#elif defined(__riscv_vector)
#define HEED_UNIT rvv
#elif defined(__VX__)
#define HEED_UNIT vx
#elif defined(__POWER9_VECTOR__)
#define HEED_UNIT power9
#elif defined(__wasm_simd128__)
#define HEED_UNIT simd128
#else
#define HEED_UNIT every_processor
#endif
#if defined(__FMA__) || (defined(__FP_FAST_FMA) && defined(__FP_FAST_FMAF))
#define HEED_FUSED _with_fma
#else
#define HEED_FUSED
#endif
#if defined(__AVX512VL__) && defined(__AVX512BW__) && defined(__AVX512DQ__)
#define HEED_PARTS _vl_bw_dq
#else
#define HEED_PARTS
#endif
#if defined(__AVX512VBMI__)
#define HEED_BYTES _vbmi
#else
#define HEED_BYTES
#endif
#if defined(__F16C__)
#define HEED_HALVES _f16c
#else
#define HEED_HALVES
#endif
#if defined(__BMI2__)
#define HEED_SHIFTS _bmi2
#elif defined(__BMI__)
#define HEED_SHIFTS _bmi
#else
#define HEED_SHIFTS
#endif
#if defined(__cpp_exceptions)
#define HEED_THROWS
#else
#define HEED_THROWS _without_exceptions
#endif

/// The version and these, `heed_100_for_avx2_with_fma`: of the namespace of kernels, of those that are private, and in
/// what linkers know of types and functions.
#define HEED_KERNELS_AS(version, unit, fused, parts, bytes, halves, shifts, throws) \
    heed_##version##_for_##unit##fused##parts##bytes##halves##shifts##throws
#define HEED_KERNELS_OF(...) HEED_KERNELS_AS(__VA_ARGS__)
#define HEED_KERNELS                                                                                        \
    HEED_KERNELS_OF(HEED_VERSION, HEED_UNIT, HEED_FUSED, HEED_PARTS, HEED_BYTES, HEED_HALVES, HEED_SHIFTS, \
                    HEED_THROWS)

namespace heed::detail::inline HEED_KERNELS {

static_assert(sizeof(1.0) == sizeof(double), "heed needs constants in double: leave out -fsingle-precision-constant");

// Processors --------------------------------------------------------------------------------------------------------

/// What kernels and orders of arithmetic follow from.
struct target_facts {
    /// Bytes of a vector register, and how many there are. Where there are none, the compilers take vectors apart.
    std::size_t vector_bytes;
    std::size_t vector_registers;
    /// Whether there is an instruction for a * b + c with one rounding, of floats and of doubles.
    bool has_fused_multiply_add;
    /// Whether there are instructions for floor, ceil and trunc.
    bool has_rounding;
};

#if defined(__x86_64__) || defined(__i386__)
#if defined(__FMA__)
inline constexpr bool x86_has_fma = true;
#else
inline constexpr bool x86_has_fma = false;
#endif
#if defined(__AVX512F__)
inline constexpr target_facts target{64, 32, x86_has_fma, true};
#elif defined(__AVX__)
inline constexpr target_facts target{32, 16, x86_has_fma, true};
#elif defined(__SSE4_1__)
inline constexpr target_facts target{16, 16, false, true};
#else
inline constexpr target_facts target{16, 16, false, false};
#endif
#elif defined(__aarch64__)
inline constexpr target_facts target{16, 32, true, true};
#elif defined(__s390x__) || defined(__powerpc64__) || (defined(__riscv_flen) && __riscv_flen >= 64)
inline constexpr target_facts target{16, 32, true, false};
#elif defined(__FP_FAST_FMA) && defined(__FP_FAST_FMAF)
inline constexpr target_facts target{16, 16, true, false};
#else
// wasm32, 32-bit ARM and others.
inline constexpr target_facts target{16, 16, false, false};
#endif

/// Whether vectors of 32 bytes may be of whole numbers: AVX alone has them of floats.
#if defined(__AVX__) && !defined(__AVX2__)
inline constexpr bool has_wide_whole_numbers = false;
#else
inline constexpr bool has_wide_whole_numbers = true;
#endif

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
inline constexpr bool is_little_endian = true;
#else
inline constexpr bool is_little_endian = false;
#endif

// Compilers and flags -----------------------------------------------------------------------------------------------

#if defined(__clang__)
inline constexpr bool compiler_is_clang = true;
#else
inline constexpr bool compiler_is_clang = false;
#endif

/// Whether flags, parts of -ffast-math, may let the compiler reorder, estimate or drop arithmetic in heed too. g++ says
/// so. clang does not, but its flags end at a pragma (precise_begin.hpp), for the targets that have that: aarch64 had
/// not with clang 14 (LLVM issue 55392).
#if !defined(__clang__)
#if defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__) || \
    __FINITE_MATH_ONLY__
inline constexpr bool flags_change_arithmetic = true;
#else
inline constexpr bool flags_change_arithmetic = false;
#endif
#elif defined(__x86_64__) || defined(__i386__) || defined(__s390x__) || defined(__powerpc64__) || \
    (__clang_major__ >= 19 && (defined(__aarch64__) || defined(__riscv)))
inline constexpr bool flags_change_arithmetic = false;
#else
inline constexpr bool flags_change_arithmetic = true;
#endif

/// Whether g++ fuses a product and a sum of what it vectorises, though `target` has no fused instruction: AVX-512 has
/// one of vectors, also without -mfma.
#if !defined(__clang__) && defined(__AVX512F__) && !defined(__FMA__)
inline constexpr bool compiler_fuses_vectors = true;
#else
inline constexpr bool compiler_fuses_vectors = false;
#endif

/// Whether flags let the compiler believe that there are no infinities and NaN. With clang also of arguments and
/// results, which no pragma ends.
inline constexpr bool flags_deny_infinities = __FINITE_MATH_ONLY__ != 0;

/// Whether the flags reach builtins such as `__builtin_fma`, whatever the pragma says (LLVM issue 87758, mended in 19).
#if defined(__clang__) && __clang_major__ < 19
inline constexpr bool flags_reach_builtins = true;
#else
inline constexpr bool flags_reach_builtins = false;
#endif

/// Whether the compiler takes a -0 that it knows for a +0: g++ under -fno-signed-zeros where the processor makes +0 of
/// nothing. On x86 it loads both.
#if defined(__NO_SIGNED_ZEROS__) && !defined(__clang__) && !defined(__x86_64__) && !defined(__i386__)
inline constexpr bool compiler_confuses_zeros = true;
#else
inline constexpr bool compiler_confuses_zeros = false;
#endif

/// Whether the compiler loses half of the bits of a double that it makes of a whole number and passes to a function:
/// g++ for i686, which passes doubles in vector registers where it knows all callers.
#if defined(__i386__) && !defined(__clang__)
inline constexpr bool compiler_loses_bits = true;
#else
inline constexpr bool compiler_loses_bits = false;
#endif

// Barriers ----------------------------------------------------------------------------------------------------------

/// `x`, of which the compiler does not know where it comes from: nothing is fused, reordered, estimated or left out
/// across this by any flag, and it may be an infinity. Loops with this in them are not vectorised.
template <class T>
[[gnu::always_inline]] inline T unknown(T x) {
#if defined(__SSE2__)
    __asm__("" : "+v"(x));
#elif defined(__aarch64__)
    __asm__("" : "+w"(x));
#else
    __asm__("" : "+m"(x));
#endif
    return x;
}
/// The same of two at once, so that both must be in registers here.
template <class T>
[[gnu::always_inline]] inline void unknown_together(T& x, T& y) {
#if defined(__SSE2__)
    __asm__("" : "+v"(x), "+v"(y));
#else
    x = unknown(x);
    y = unknown(y);
#endif
}
/// The same of an integer.
template <class T>
[[gnu::always_inline]] inline T unknown_bits(T x) {
    __asm__("" : "+r"(x));
    return x;
}
/// The same, and in a loop anew each time.
template <class T>
[[gnu::always_inline]] inline T unknown_each_time(T x) {
#if defined(__SSE2__)
    __asm__ volatile("" : "+v"(x));
#elif defined(__aarch64__)
    __asm__ volatile("" : "+w"(x));
#else
    __asm__ volatile("" : "+m"(x));
#endif
    return x;
}

/// Asks for `Bytes` bytes that will be read soon, a line of the cache (64 bytes) at a time: for the first cache, or, as
/// they are wanted later, for the second.
template <std::size_t Bytes, bool Later = false>
[[gnu::always_inline]] inline void fetch(void const* from) {
    // Or g++ takes this for a function that does nothing, and leaves out its calls.
    __asm__ volatile("" : : "r"(from));
    for (std::size_t i = 0; i < Bytes; i += 64) {
        __builtin_prefetch(static_cast<char const*>(from) + i, 0, Later ? 2 : 3);
    }
}
/// Asks for a line of each of `Lines` lines of a matrix, `Apart` bytes apart: there may be fewer, and none is read.
template <std::size_t Lines, std::size_t Apart>
[[gnu::always_inline]] inline void fetch_lines(void const* first, std::size_t lines_ahead) {
    // As a number: it may be beyond the end of what there is, where a pointer may not be.
    auto const from = reinterpret_cast<std::uintptr_t>(first) + lines_ahead * Apart;
    for (std::size_t i = 0; i < Lines; ++i) fetch<1>(reinterpret_cast<void const*>(from + i * Apart));
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
