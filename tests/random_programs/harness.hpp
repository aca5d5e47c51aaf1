// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <span>
#include <type_traits>

#include <heed/heed.hpp>
#include <heed/math.hpp>

// What the programs that run.py makes have in common. A program is a constexpr function of pointers to its memory; it
// records what it computes. It runs in the compiler and again at run time, there in memory with guards on both sides.

namespace random_programs {

template <std::size_t... Extents>
struct extents {};

/// The bits of what a program computes, in the order in which it does.
template <std::size_t Size>
struct record {
    std::uint64_t values[Size] = {};
    std::size_t count = 0;

    template <class T>
    constexpr void put(T const& value) {
        static_assert(std::is_arithmetic_v<T>);
        if constexpr (std::is_same_v<T, float>) {
            values[count++] = __builtin_bit_cast(std::uint32_t, value);
        } else if constexpr (std::is_same_v<T, double>) {
            values[count++] = __builtin_bit_cast(std::uint64_t, value);
        } else {
            values[count++] = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
        }
    }

    /// The elements of a tensor one by one, as its indices have it, in row-major order.
    template <class X, class... I>
    constexpr void take(X const& x, extents<>, I... at) {
        put(x(at...));
    }
    template <class X, std::size_t First, std::size_t... Rest, class... I>
    constexpr void take(X const& x, extents<First, Rest...>, I... at) {
        for (std::size_t i = 0; i < First; ++i) take(x, extents<Rest...>{}, at..., i);
    }
    template <class T>
    constexpr void take_memory(T const* first, std::size_t length) {
        for (std::size_t i = 0; i < length; ++i) put(first[i]);
    }
};

template <class T, std::size_t Size>
constexpr void copy(T* to, T const (&from)[Size]) {
    for (std::size_t i = 0; i < Size; ++i) to[i] = from[i];
}
template <class X, class T>
constexpr X copied_from(T const* from) {
    X x{};
    for (std::size_t i = 0; i < X::size; ++i) x.data()[i] = from[i];
    return x;
}

/// Memory between two guards: what reads them gets a NaN or a big number, what writes them is noticed.
template <class T, std::size_t Size>
struct guarded {
    static constexpr std::size_t margin = 64;
    T values[Size + 2 * margin];

    static T guard(std::size_t i) {
        if constexpr (std::is_floating_point_v<T>) {
            return std::numeric_limits<T>::quiet_NaN();
        } else if constexpr (std::is_same_v<T, bool>) {
            return i % 2 == 0;
        } else {
            return static_cast<T>(std::numeric_limits<T>::max() - static_cast<T>(i % 3));
        }
    }
    explicit guarded(T const (&from)[Size]) {
        for (std::size_t i = 0; i < Size + 2 * margin; ++i) values[i] = guard(i);
        copy(values + margin, from);
    }
    T* data() { return values + margin; }
    [[nodiscard]] bool is_touched() const {
        for (std::size_t i = 0; i < Size + 2 * margin; ++i) {
            if (i - margin < Size) continue;
            T const is = values[i], was = guard(i);
            if (__builtin_memcmp(&is, &was, sizeof(T)) != 0) return true;
        }
        return false;
    }
};

/// Calls a function in a way that no optimiser can see through, so that it runs when the program does.
template <class Result, class... Arguments>
Result call_at_run_time(Result (*function)(Arguments...), Arguments... arguments) {
    Result (*volatile hidden)(Arguments...) = function;
    return hidden(arguments...);
}

/// One line of what came at run time, one of what came in the compiler where that is something else.
template <std::size_t Size>
void print(int number, char const* when, record<Size> const& came) {
    std::printf("%d %s", number, when);
    for (std::size_t i = 0; i < came.count; ++i) std::printf(" %llx", static_cast<unsigned long long>(came.values[i]));
    std::printf("\n");
}
template <std::size_t Size>
void print(int number, record<Size> const& at_run_time, record<Size> const* in_compiler, bool touched) {
    print(number, "came", at_run_time);
    if (touched) std::printf("%d touched\n", number);
    if (in_compiler == nullptr) return;
    for (std::size_t i = 0; i < Size; ++i) {
        if (at_run_time.values[i] != in_compiler->values[i]) return print(number, "constant", *in_compiler);
    }
}

}  // namespace random_programs
