// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_EXP_HPP
#define HEED_KERNEL_EXP_HPP

#include <cstdint>

#include <heed/kernel/lanes.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/fma_no_overflow.hpp>
#include <heed/math/exp.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

// x = n ln(2) + r with |r| <= ln(2)/2, and 2 e^r = 2 + 2 r + r^2 (c2 + c3 r + .. + c6 r^4): Remez, relative
// error 3.1e-9. Twice e^r, so that the power of two that is left, 2^(n-1), has n + 126 in its exponent field: it is 0
// from n = -126 on, and no product is ever subnormal.
inline constexpr float exp_lowest = -87.5f, log2_e = 0x1.715476p+0f;
inline constexpr float ln2_high = 0x1.62e4p-1f, ln2_low = 0x1.7f7d1cp-20f;  // n * ln2_high is exact
inline constexpr float exp_c2 = 0x1.fffffcp-1f, exp_c3 = 0x1.555492p-2f, exp_c4 = 0x1.5558f2p-4f,
                       exp_c5 = 0x1.1239dep-6f, exp_c6 = 0x1.6a244cp-9f;

/// For `exp_lowest` to 0, in constant evaluation: few statements and fewer calls.
constexpr float exp_in_constant(float x) {
    if (!math::multiply_add_is_fused) {
        int const n = static_cast<int>(x * log2_e - 0.5f);
        float const whole = static_cast<float>(n), r = x - whole * ln2_high - whole * ln2_low;
        return ((((((exp_c6 * r + exp_c5) * r + exp_c4) * r + exp_c3) * r + exp_c2) * (r * r) + (r + r)) + 2.0f) *
               __builtin_bit_cast(float, (n + 126) << 23);
    }
    using math::fma_no_overflow;
    int const n = static_cast<int>(fma_no_overflow(x, log2_e, -0.5f));
    float const whole = static_cast<float>(n),
                r = fma_no_overflow(whole, -ln2_low, fma_no_overflow(whole, -ln2_high, x));
    float q = exp_c6;
    float const others[] = {exp_c5, exp_c4, exp_c3, exp_c2, 2.0f, 2.0f};
    for (float c : others) q = fma_no_overflow(q, r, c);
    return q * __builtin_bit_cast(float, (n + 126) << 23);
}

template <class V>
[[gnu::always_inline]] inline V exp_at_run_time(V x) {
    using whole_numbers = vector<std::int32_t, lanes_of<V>>;
    // The second of the two where it is NaN: it goes on.
    V const d = higher(splat<V>(exp_lowest), x);
    whole_numbers const n = __builtin_convertvector(multiply_add(d, splat<V>(log2_e), splat<V>(-0.5f)), whole_numbers);
    V const whole = __builtin_convertvector(n, V);
    V const r = multiply_add(whole, splat<V>(-ln2_low), multiply_add(whole, splat<V>(-ln2_high), d));
    V q = multiply_add(splat<V>(exp_c6), r, splat<V>(exp_c5));
    q = multiply_add(q, r, splat<V>(exp_c4));
    q = multiply_add(q, r, splat<V>(exp_c3));
    q = multiply_add(q, r, splat<V>(exp_c2));
    if constexpr (math::multiply_add_is_fused) {
        q = multiply_add(multiply_add(q, r, splat<V>(2.0f)), r, splat<V>(2.0f));
    } else {
        q = sum(multiply_add(q, product(r, r), r + r), splat<V>(2.0f));
    }
    V const result = q * __builtin_bit_cast(V, (n + 126) << 23);
    // Which one `higher` gives is anyone's guess then.
    if constexpr (heed::detail::flags_deny_infinities) return from_bits<V>(bits_of(result) | nan_in(x));
    return result;
}

}  // namespace detail::inline HEED_KERNELS

/// The exp that softmax uses: e^x for x <= 0, or NaN, which stays a NaN; of positive numbers it knows nothing.
///
/// Error below 1 unit in the last place: at most 0.88 with fused multiply-adds and 0.97 without, all floats compared
/// with a double. 0 where e^x is below 2^-125.5, that is from -86.99 to -inf: never a subnormal number, so that a
/// processor which flushes those gives the same bits. The same bits in constant evaluation, for every vector width, and
/// under -ffast-math. Method: Cody and Waite's reduction and a polynomial of degree 6. A double's is `math::exp`.
constexpr float exp_for_softmax(float x) {
    if (!__builtin_is_constant_evaluated()) return detail::exp_at_run_time(splat<vector<float, 4>>(x))[0];
    if (math::is_nan(x)) return x;
    return x > detail::exp_lowest ? detail::exp_in_constant(x) : 0.0f;
}
constexpr double exp_for_softmax(double x) { return math::exp(x); }

/// As above, lane by lane.
template <class V>
    requires(sizeof(V) >= 16)
[[gnu::always_inline]] inline V exp_for_softmax(V x) {
    if constexpr (sizeof(lane_of<V>) == sizeof(float)) {
        return detail::exp_at_run_time(x);
    } else {
        double lane[lanes_of<V>];
        store(lane, x);
        for (double& one : lane) one = math::exp(one);
        return load<V>(lane);
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
