// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_VECTOR_HPP
#define HEED_KERNEL_VECTOR_HPP

#include <cstddef>

#include <heed/math/multiply_add.hpp>
#include <heed/meta/indices.hpp>

// Vectors for kernels at run time, written with the compilers' own vector types. Nothing here is for constant
// evaluation.

// Clang's flags for fast arithmetic end where a function says so.
#if defined(__clang__)
#define HEED_PRECISE _Pragma("float_control(precise, on)") _Pragma("clang fp contract(off)")
#else
#define HEED_PRECISE
#endif

namespace heed::kernel {

/// The target's vector unit: bytes in a register, and how many registers there are. All tiles follow from these two.
#if defined(__AVX512F__)
inline constexpr std::size_t vector_bytes = 64, vector_registers = 32;
#elif defined(__AVX__)
inline constexpr std::size_t vector_bytes = 32, vector_registers = 16;
#elif defined(__aarch64__)
inline constexpr std::size_t vector_bytes = 16, vector_registers = 32;
#else
inline constexpr std::size_t vector_bytes = 16, vector_registers = 16;
#endif

/// Elements of `T` in a register: 4, 8 or 16 floats.
template <class T>
inline constexpr std::size_t lanes = vector_bytes / sizeof(T);

namespace detail {

template <class T, std::size_t Lanes>
struct vector_of {
    typedef T type __attribute__((vector_size(Lanes * sizeof(T))));
};

}  // namespace detail

/// `Lanes` elements side by side, a power of two, at most as many as a register has. Operators work lane by lane; a
/// comparison gives integers of the element's size, 0 or -1. Hand vectors by value to always-inline functions: clang
/// uses its 512-bit registers where a function takes or returns one.
template <class T, std::size_t Lanes = lanes<T>>
using vector = typename detail::vector_of<T, Lanes>::type;

template <class V>
inline constexpr std::size_t lanes_of = sizeof(V) / sizeof(V{}[0]);

template <class V>
using lane_of = __typeof__(V{}[0] + V{}[0]);

/// All lanes the same.
template <class V, class T>
[[gnu::always_inline]] inline V splat(T x) {
    HEED_PRECISE
    return x - V{};
}

/// `lanes_of<V>` elements from `from` on, at any alignment.
template <class V, class T>
[[gnu::always_inline]] inline V load(T const* from) {
    V result;
    __builtin_memcpy(&result, from, sizeof(V));
    return result;
}
template <class V, class T>
[[gnu::always_inline]] inline void store(T* to, V x) {
    __builtin_memcpy(to, &x, sizeof(V));
}

namespace detail {

template <class V, std::size_t... I>
[[gnu::always_inline]] inline auto half_from(V x, indices<I...>) {
    return __builtin_shufflevector(x, x, I...);
}
template <class V, std::size_t... I>
[[gnu::always_inline]] inline auto joined(V low, V high, indices<I...>) {
    return __builtin_shufflevector(low, high, I...);
}
template <std::size_t First, std::size_t... I>
indices<(First + I)...> counted_from(indices<I...>);

}  // namespace detail

/// The lower and the upper half of a vector, and two halves as one vector.
template <class V>
[[gnu::always_inline]] inline auto low_half(V x) {
    return detail::half_from(x, first_indices<lanes_of<V> / 2>{});
}
template <class V>
[[gnu::always_inline]] inline auto high_half(V x) {
    constexpr std::size_t half = lanes_of<V> / 2;
    return detail::half_from(x, decltype(detail::counted_from<half>(first_indices<half>{})){});
}
template <class V>
[[gnu::always_inline]] inline auto join(V low, V high) {
    return detail::joined(low, high, first_indices<2 * lanes_of<V>>{});
}
#if !defined(__clang__) && defined(__AVX__)
// g++ would shuffle, twice for a join.
[[gnu::always_inline]] inline auto high_half(vector<float, 8> x) { return __builtin_ia32_vextractf128_ps256(x, 1); }
[[gnu::always_inline]] inline auto join(vector<float, 4> low, vector<float, 4> high) {
    return __builtin_ia32_vinsertf128_ps256(__builtin_ia32_ps256_ps(low), high, 1);
}
#if defined(__AVX512F__)
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
#endif

/// The first `Count` elements from `from` on, and zeros: nothing behind them is read. Count is 1 to all lanes. In
/// pieces, not by a masked instruction: that one waits when somebody has just stored what lies behind.
template <class V, std::size_t Count, class T>
[[gnu::always_inline]] inline V load_first(T const* from) {
    constexpr std::size_t half = lanes_of<V> / 2;
    if constexpr (Count == lanes_of<V>) {
        return load<V>(from);
    } else if constexpr (half == 1) {
        return V{from[0]};
    } else if constexpr (half == 2 && Count == 3) {
        return V{from[0], from[1], from[2]};
    } else if constexpr (half == 2) {
        return Count == 2 ? V{from[0], from[Count - 1]} : V{from[0]};
    } else if constexpr (Count <= half) {
        return join(load_first<vector<T, half>, Count>(from), vector<T, half>{});
    } else {
        return join(load<vector<T, half>>(from), load_first<vector<T, half>, Count - half>(from + half));
    }
}

/// Stores the first `Count` lanes; nothing behind them is written.
template <std::size_t Count, class T, class V>
[[gnu::always_inline]] inline void store_first(T* to, V x) {
    constexpr std::size_t half = lanes_of<V> / 2;
    if constexpr (Count == lanes_of<V>) {
        store(to, x);
    } else if constexpr (Count == 1) {
        to[0] = x[0];
    } else if constexpr (half == 2) {
        to[0] = x[0];
        to[1] = x[1];
        if constexpr (Count == 3) to[2] = x[2];
    } else if constexpr (Count <= half) {
        store_first<Count>(to, low_half(x));
    } else {
        store(to, low_half(x));
        store_first<Count - half>(to + half, high_half(x));
    }
}

namespace detail {

/// `x`, as a value that no flag lets a compiler fuse or reassociate with what comes before or after.
template <class V>
[[gnu::always_inline]] inline V kept(V x) {
#if defined(__SSE2__)
    __asm__("" : "+v"(x));
#elif defined(__aarch64__)
    __asm__("" : "+w"(x));
#endif
    return x;
}

}  // namespace detail

/// a * b and a + b, rounded on their own: never fused with what comes next, by no flag.
template <class V>
[[gnu::always_inline]] inline V product(V a, V b) {
    HEED_PRECISE
    return detail::kept(a * b);
}
template <class V>
[[gnu::always_inline]] inline V sum(V a, V b) {
    HEED_PRECISE
    return detail::kept(a + b);
}

namespace detail {

// The fused instruction by its own name: no flag makes a product and a sum of it, or something else.
template <class V>
[[gnu::always_inline]] inline V fused(V a, V b, V c) {
    HEED_PRECISE
#if defined(__has_builtin) && __has_builtin(__builtin_elementwise_fma)
    return __builtin_elementwise_fma(a, b, c);
#else
    V result{};
    for (std::size_t i = 0; i < lanes_of<V>; ++i) result[i] = math::detail::fused_at_run_time(a[i], b[i], c[i]);
    return result;
#endif
}
#if defined(__FMA__) && !(defined(__has_builtin) && __has_builtin(__builtin_elementwise_fma))
[[gnu::always_inline]] inline auto fused(vector<float, 4> a, vector<float, 4> b, vector<float, 4> c) {
    HEED_PRECISE
    return __builtin_ia32_vfmaddps(a, b, c);
}
[[gnu::always_inline]] inline auto fused(vector<double, 2> a, vector<double, 2> b, vector<double, 2> c) {
    HEED_PRECISE
    return __builtin_ia32_vfmaddpd(a, b, c);
}
[[gnu::always_inline]] inline auto fused(vector<float, 8> a, vector<float, 8> b, vector<float, 8> c) {
    HEED_PRECISE
    return __builtin_ia32_vfmaddps256(a, b, c);
}
[[gnu::always_inline]] inline auto fused(vector<double, 4> a, vector<double, 4> b, vector<double, 4> c) {
    HEED_PRECISE
    return __builtin_ia32_vfmaddpd256(a, b, c);
}
#if defined(__AVX512F__)
[[gnu::always_inline]] inline auto fused(vector<float, 16> a, vector<float, 16> b, vector<float, 16> c) {
    HEED_PRECISE
    return __builtin_ia32_vfmaddps512_mask(a, b, c, static_cast<unsigned short>(-1), 4);
}
[[gnu::always_inline]] inline auto fused(vector<double, 8> a, vector<double, 8> b, vector<double, 8> c) {
    HEED_PRECISE
    return __builtin_ia32_vfmaddpd512_mask(a, b, c, static_cast<unsigned char>(-1), 4);
}
#endif
#endif

}  // namespace detail

/// a * b + c lane by lane with the bits of `math::multiply_add`: fused exactly where the target is.
template <class V>
[[gnu::always_inline]] inline V multiply_add(V a, V b, V c) {
    if constexpr (math::multiply_add_is_fused) {
#if defined(__clang__) && defined(__FAST_MATH__)
        // Or a product plus zero would be a product, also where that is -0.
        c = detail::kept(c);
#if !__has_builtin(__builtin_elementwise_fma)
        // The target's own instruction takes the flag, and infinities that the compiler knows are no numbers to it.
        a = detail::kept(a);
        b = detail::kept(b);
#endif
#endif
        return detail::fused(a, b, c);
    } else {
        return sum(detail::kept(c), product(a, b));
    }
}

}  // namespace heed::kernel

#undef HEED_PRECISE

#endif
