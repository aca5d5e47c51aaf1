// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "functions.hpp"

#include <heed/math.hpp>

namespace exhaustive {

namespace {

#define HEED_FOURTH(first, second, third, fourth, ...) fourth
#define HEED_COUNT(...) HEED_FOURTH(__VA_ARGS__, 3, 2, 1, 0)

/// g++ 12 forgets this behind the loops, and then the reference takes twice the time: its code has no AVX.
[[gnu::always_inline]] inline void leave_wide_registers() {
#if defined(__AVX__)
    __builtin_ia32_vzeroupper();
#endif
}

// A loop that compilers vectorise where they can, and a call by itself for one argument in 61.
#define HEED_LOOP(name, arguments, ...)                                                              \
    template <class T>                                                                               \
    [[gnu::noinline]] T call_##name(T x, [[maybe_unused]] T y, [[maybe_unused]] T z) {               \
        return heed::math::name arguments;                                                           \
    }                                                                                                \
    template <class T>                                                                               \
    void loop_##name(T const* const* all, T* values, std::size_t count) {                            \
        T const* const xs = all[0];                                                                  \
        T const* const ys = all[HEED_COUNT arguments > 1 ? 1 : 0];                                   \
        T const* const zs = all[HEED_COUNT arguments > 2 ? 2 : 0];                                   \
        for (std::size_t i = 0; i < count; ++i) {                                                    \
            [[maybe_unused]] T const x = xs[i], y = ys[i], z = zs[i];                                \
            values[i] = heed::math::name arguments;                                                  \
        }                                                                                            \
        leave_wide_registers();                                                                      \
        for (std::size_t i = 0; i < count; i += 61) values[i] = call_##name<T>(xs[i], ys[i], zs[i]); \
    }
HEED_MATH_FUNCTIONS(HEED_LOOP)

}  // namespace

#define HEED_ROW(name, arguments, ...) {#name, HEED_COUNT arguments, loop_##name<float>, loop_##name<double>},
loops const of_heed[] = {HEED_MATH_FUNCTIONS(HEED_ROW)};
std::size_t const number_of_functions = sizeof(of_heed) / sizeof(of_heed[0]);

bool const is_fused = heed::math::multiply_add_is_fused;
#if defined(__clang__)
char const* const compiler = __VERSION__;
#else
char const* const compiler = "g++ " __VERSION__;
#endif

}  // namespace exhaustive
