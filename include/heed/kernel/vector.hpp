// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_VECTOR_HPP
#define HEED_KERNEL_VECTOR_HPP

#include <cstddef>

#include <heed/kernel/instructions.hpp>
#include <heed/kernel/stored.hpp>
#include <heed/kernel/vector_type.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What is done with vectors at run time. Nothing here is for constant evaluation.

namespace heed::kernel::inline HEED_KERNELS {

/// All lanes the same.
template <class V, class T>
[[gnu::always_inline]] inline V splat(T x) {
    return x - V{};
}

/// `lanes_of<V>` elements from `from` on, at any alignment; those of a form of storage as what they are computed with.
template <class V, class T>
[[gnu::always_inline]] inline V load(T const* from) {
    if constexpr (heed::detail::is_storage<T>) {
        return detail::load_stored<V>(from);
    } else {
        V result;
        __builtin_memcpy(&result, from, sizeof(V));
        return result;
    }
}
// g++ 12 warns of vectors in branches that rows which are shorter do not come to.
#if !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#endif
template <class V, class T>
[[gnu::always_inline]] inline void store(T* to, V x) {
    __builtin_memcpy(to, &x, sizeof(V));
}
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif

namespace detail::inline HEED_KERNELS {

template <class V, std::size_t... Index>
[[gnu::always_inline]] inline auto half_from(V x, indices<Index...>) {
    return __builtin_shufflevector(x, x, Index...);
}
template <class V, std::size_t... Index>
[[gnu::always_inline]] inline auto joined(V low, V high, indices<Index...>) {
    return __builtin_shufflevector(low, high, Index...);
}
template <std::size_t First, std::size_t... Index>
indices<(First + Index)...> counted_from(indices<Index...>);

}  // namespace detail::inline HEED_KERNELS

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
/// The first `Count` elements from `from` on, and zeros: nothing behind them is read. Count is 1 to all lanes. In
/// pieces, not by a masked instruction: that one waits when somebody has just stored what lies behind.
template <class V, std::size_t Count, class S>
[[gnu::always_inline]] inline V load_first(S const* from) {
    using T = typename detail::read_as<S>::type;
    constexpr std::size_t half = lanes_of<V> / 2;
    if constexpr (Count == lanes_of<V>) {
        return load<V>(from);
    } else if constexpr (half == 1) {
        return V{T(from[0])};
    } else if constexpr (half == 2 && Count == 3) {
        return V{T(from[0]), T(from[1]), T(from[2])};
    } else if constexpr (half == 2) {
        return Count == 2 ? V{T(from[0]), T(from[Count - 1])} : V{T(from[0])};
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

namespace detail::inline HEED_KERNELS {

/// `x`, as a value that no flag lets a compiler fuse or reassociate with what comes before or after.
template <class V>
[[gnu::always_inline]] constexpr V opaque(V x) {
    return __builtin_is_constant_evaluated() ? x : heed::detail::unknown(x);
}

}  // namespace detail::inline HEED_KERNELS

/// a * b and a + b, rounded on their own: never fused with what comes next, by no flag.
template <class V>
[[gnu::always_inline]] inline V product(V a, V b) {
    return detail::opaque(a * b);
}
template <class V>
[[gnu::always_inline]] inline V sum(V a, V b) {
    return detail::opaque(a + b);
}

namespace detail::inline HEED_KERNELS {

// The fused instruction by its own name: no flag makes a product and a sum of it, or something else.
template <class V>
[[gnu::always_inline]] inline V fused(V a, V b, V c) {
#if defined(__has_builtin) && __has_builtin(__builtin_elementwise_fma)
    return __builtin_elementwise_fma(a, b, c);
#else
    V result{};
    for (std::size_t i = 0; i < lanes_of<V>; ++i) result[i] = math::detail::fused_at_run_time(a[i], b[i], c[i]);
    return result;
#endif
}

}  // namespace detail::inline HEED_KERNELS

/// a * b + c lane by lane with the bits of `math::multiply_add`: fused exactly where the target is.
template <class V>
[[gnu::always_inline]] inline V multiply_add(V a, V b, V c) {
    if constexpr (math::multiply_add_is_fused) {
        if constexpr (heed::detail::flags_deny_infinities && heed::detail::compiler_is_clang) {
            // Infinities that the compiler knows are no numbers to it.
            c = detail::opaque(c);
            if constexpr (heed::detail::flags_reach_builtins) {
                a = detail::opaque(a);
                b = detail::opaque(b);
            }
        }
        return detail::fused(a, b, c);
    } else {
        return sum(detail::opaque(c), product(a, b));
    }
}

namespace detail::inline HEED_KERNELS {

template <class V, std::size_t... Index>
[[gnu::always_inline]] inline void start_chains(V* sums, indices<Index...>) {
    if constexpr (math::multiply_add_is_fused && heed::detail::compiler_is_clang) {
        V const zero = opaque(V{});
        ((sums[Index] = zero), ...);
    }
}

/// For sums that are zero, before the first `multiply_add` is added to them. clang's flags reach its builtin,
/// whatever the pragma says, and -fno-signed-zeros would take an addend away that is known to be 0.
template <class V, std::size_t Count>
[[gnu::always_inline]] inline void start_chains(V (&sums)[Count]) {
    start_chains(sums, first_indices<Count>{});
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
