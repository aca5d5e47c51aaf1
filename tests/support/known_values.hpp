// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "catch.hpp"

#include <cstddef>
#include <cstdint>

// Tables of arguments and values, and functions of one number compared with them at both times.

namespace heed_test {

template <class T>
struct known {
    T argument;
    T value;
};

constexpr std::uint32_t bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
constexpr std::uint64_t bits(double x) { return __builtin_bit_cast(std::uint64_t, x); }

/// How many numbers lie between two of one sign: 0 for the same bits.
template <class T>
constexpr std::uint64_t distance(T x, T y) {
    return bits(x) > bits(y) ? bits(x) - bits(y) : bits(y) - bits(x);
}

template <class T, std::size_t N>
struct row {
    T values[N];
};

template <class T, std::size_t N, class Function>
constexpr row<T, N> images(known<T> const (&table)[N], Function function) {
    row<T, N> result{};
    for (std::size_t i = 0; i < N; ++i) result.values[i] = function(table[i].argument);
    return result;
}

/// The greatest distance of an image from the value in the table.
template <class T, std::size_t N>
constexpr std::uint64_t worst_distance(row<T, N> const& images, known<T> const (&table)[N]) {
    std::uint64_t worst = 0;
    for (std::size_t i = 0; i < N; ++i) {
        std::uint64_t const d = distance(images.values[i], table[i].value);
        worst = d > worst ? d : worst;
    }
    return worst;
}

/// How many images are not the value in the table.
template <class T, std::size_t N>
constexpr int different(row<T, N> const& images, known<T> const (&table)[N]) {
    int count = 0;
    for (std::size_t i = 0; i < N; ++i) count += bits(images.values[i]) != bits(table[i].value);
    return count;
}

/// A loop of which the compiler knows nothing, and which it vectorises where it can.
template <class T, class Function>
[[gnu::noinline]] void map_row(T const* arguments, T* values, std::size_t count, Function function) {
    for (std::size_t i = 0; i < count; ++i) values[i] = function(arguments[i]);
}

/// Requires of arguments that the optimizer cannot know, in a loop and by themselves, the bits of the constant images.
template <class T, std::size_t N, class Function>
void check_at_run_time(row<T, N> const& constant, known<T> const (&table)[N], Function function) {
    T arguments[N], values[N];
    for (std::size_t i = 0; i < N; ++i) {
        volatile T argument = table[i].argument;
        arguments[i] = argument;
    }
    map_row(arguments, values, N, function);
    for (std::size_t i = 0; i < N; ++i) {
        volatile T argument = table[i].argument;
        INFO("argument with bits " << std::hex << bits(table[i].argument));
        CHECK(bits(values[i]) == bits(constant.values[i]));
        CHECK(bits(function(argument)) == bits(constant.values[i]));
    }
}

}  // namespace heed_test
