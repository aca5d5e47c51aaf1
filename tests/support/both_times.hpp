// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstring>
#include <type_traits>

#include "catch.hpp"

namespace heed_test {

/// True when two values have the same bytes. Only for types without padding, such as tensors and structs of them, where
/// the same bytes are the same bits: signed zeros differ, a NaN is equal to itself.
template <class T>
bool same_bits(T const& a, T const& b) {
    static_assert(std::is_trivially_copyable_v<T>);
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

/// Calls a function in a way that no optimiser can see through, so that it runs when the program does.
template <class Result>
Result call_at_run_time(Result (*function)()) {
    Result (*volatile hidden)() = function;
    return hidden();
}

}  // namespace heed_test

/// Runs `function`, a constexpr function without arguments, in a constant expression and again at run time, requires
/// the same bits from both, and names the result `result` (a constant): BOTH_TIMES(result, body<2, 3, 5>).
#define BOTH_TIMES(result, ...)                                                          \
    [[maybe_unused]] constexpr auto result = __VA_ARGS__();                              \
    {                                                                                    \
        auto const at_run_time = heed_test::call_at_run_time(+[] { return __VA_ARGS__(); }); \
        REQUIRE(heed_test::same_bits(result, at_run_time));       \
    }                                                                                    \
    static_assert(true)
