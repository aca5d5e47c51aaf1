// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_INSTRUCTIONS_HPP
#define HEED_KERNEL_INSTRUCTIONS_HPP

#include <heed/kernel/vector_type.hpp>
#include <heed/meta/detail/linkage.hpp>

// Instructions of x86 by their own names, where a compiler does not come to them by itself: overloads of templates in
// the headers that include this one. g++ 12 shuffles for a half or a join, twice, and compares and selects for the
// greater of two.

namespace heed::kernel::inline HEED_KERNELS {

#if defined(__AVX__) && !defined(__clang__)
[[gnu::always_inline]] inline auto high_half(vector<float, 8> x) { return __builtin_ia32_vextractf128_ps256(x, 1); }
[[gnu::always_inline]] inline auto join(vector<float, 4> low, vector<float, 4> high) {
    return __builtin_ia32_vinsertf128_ps256(__builtin_ia32_ps256_ps(low), high, 1);
}
#endif
#if defined(__AVX512F__) && !defined(__clang__)
[[gnu::always_inline]] inline auto high_half(vector<float, 16> x) {
    auto const wide = __builtin_bit_cast(vector<double, 8>, x);
    return __builtin_bit_cast(vector<float, 8>, __builtin_ia32_extractf64x4_mask(wide, 1, vector<double, 4>{}, 255));
}
[[gnu::always_inline]] inline auto join(vector<float, 8> low, vector<float, 8> high) {
    using whole = vector<double, 8>;
    whole const wide = __builtin_ia32_pd512_256pd(__builtin_bit_cast(vector<double, 4>, low));
    auto const other = __builtin_bit_cast(vector<double, 4>, high);
    return __builtin_bit_cast(vector<float, 16>, __builtin_ia32_insertf64x4_mask(wide, other, 1, whole{}, 255));
}
#endif

namespace detail::inline HEED_KERNELS {

#if defined(__SSE2__) && !defined(__clang__)
[[gnu::always_inline]] inline auto higher(vector<float, 4> a, vector<float, 4> b) { return __builtin_ia32_maxps(a, b); }
[[gnu::always_inline]] inline auto higher(vector<double, 2> a, vector<double, 2> b) {
    return __builtin_ia32_maxpd(a, b);
}
#endif
#if defined(__AVX__) && !defined(__clang__)
[[gnu::always_inline]] inline auto higher(vector<float, 8> a, vector<float, 8> b) {
    return __builtin_ia32_maxps256(a, b);
}
[[gnu::always_inline]] inline auto higher(vector<double, 4> a, vector<double, 4> b) {
    return __builtin_ia32_maxpd256(a, b);
}
#endif
#if defined(__AVX512F__) && !defined(__clang__)
[[gnu::always_inline]] inline auto higher(vector<float, 16> a, vector<float, 16> b) {
    return __builtin_ia32_maxps512_mask(a, b, a, static_cast<unsigned short>(-1), 4);
}
[[gnu::always_inline]] inline auto higher(vector<double, 8> a, vector<double, 8> b) {
    return __builtin_ia32_maxpd512_mask(a, b, a, static_cast<unsigned char>(-1), 4);
}
#endif

#if defined(__FMA__) && !(defined(__has_builtin) && __has_builtin(__builtin_elementwise_fma))
[[gnu::always_inline]] inline auto fused(vector<float, 4> a, vector<float, 4> b, vector<float, 4> c) {
    return __builtin_ia32_vfmaddps(a, b, c);
}
[[gnu::always_inline]] inline auto fused(vector<double, 2> a, vector<double, 2> b, vector<double, 2> c) {
    return __builtin_ia32_vfmaddpd(a, b, c);
}
[[gnu::always_inline]] inline auto fused(vector<float, 8> a, vector<float, 8> b, vector<float, 8> c) {
    return __builtin_ia32_vfmaddps256(a, b, c);
}
[[gnu::always_inline]] inline auto fused(vector<double, 4> a, vector<double, 4> b, vector<double, 4> c) {
    return __builtin_ia32_vfmaddpd256(a, b, c);
}
#if defined(__AVX512F__)
[[gnu::always_inline]] inline auto fused(vector<float, 16> a, vector<float, 16> b, vector<float, 16> c) {
    return __builtin_ia32_vfmaddps512_mask(a, b, c, static_cast<unsigned short>(-1), 4);
}
[[gnu::always_inline]] inline auto fused(vector<double, 8> a, vector<double, 8> b, vector<double, 8> c) {
    return __builtin_ia32_vfmaddpd512_mask(a, b, c, static_cast<unsigned char>(-1), 4);
}
#endif
#endif

#if defined(__AVX__) && !defined(__clang__)
[[gnu::always_inline]] inline void repeat(vector<float, 8>& to, float const* from) {
    to = __builtin_ia32_vbroadcastf128_ps256(reinterpret_cast<vector<float, 4> const*>(from));
}
// g++ 12 would load the upper half on its own first.
template <class V>
    requires(sizeof(V) == 16)
[[gnu::always_inline]] inline auto lines_joined(V low, V high) {
    auto const wide = __builtin_ia32_si256_si(__builtin_bit_cast(vector<int, 4>, low));
    return __builtin_bit_cast(vector<lane_of<V>, 2 * lanes_of<V>>,
                              __builtin_ia32_vinsertf128_si256(wide, __builtin_bit_cast(vector<int, 4>, high), 1));
}
#endif
#if defined(__AVX512F__) && !defined(__clang__)
[[gnu::always_inline]] inline void repeat(vector<float, 16>& to, float const* from) {
    vector<float, 4> part;
    __builtin_memcpy(&part, from, sizeof(part));
    to = __builtin_ia32_broadcastf32x4_512(part, vector<float, 16>{}, static_cast<unsigned short>(-1));
}
#endif

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
