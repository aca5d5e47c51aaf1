// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// What a function of heed::math costs beside that of <cmath>, in nanoseconds:
//
//     math [--rounds N] [FUNCTION...]
//
// In a loop over 4096 numbers, which the compiler may vectorise, and call by call, where each argument waits for the
// result before it. The numbers are uniform in the range of the table below. Before anything is timed every result is
// checked with a reference of the next wider type.
//
// The two sides are timed in turn, round after round, each for about 200 microseconds by the processor time of the
// thread; a figure is the median of the rounds, and a ratio the median of the rounds' ratios, so that whatever else the
// machine does, and its changing clock, falls on both. On a busy machine ratios came again within 3 %. (Samples of 50
// microseconds feel that a processor needs some time before it runs wide vectors at full speed. Google Benchmark is as
// steady when it interleaves repetitions at random, but takes no ratio of a round.)

#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

#include <heed/math.hpp>

// row(NAME, ARGUMENTS, BY CMATH, LOWEST, GREATEST): functions of x, or of x and a y from -4 to 4.
// clang-format off
#define HEED_BENCHMARKS(row)                           \
    row(exp, (x), std::exp(x), -20, 20)                \
    row(exp2, (x), std::exp2(x), -20, 20)              \
    row(expm1, (x), std::expm1(x), -4, 4)              \
    row(log, (x), std::log(x), 0, 100)                 \
    row(log2, (x), std::log2(x), 0, 100)               \
    row(log1p, (x), std::log1p(x), -1, 4)              \
    row(sqrt, (x), std::sqrt(x), 0, 100)               \
    row(rsqrt, (x), 1 / std::sqrt(x), 0, 100)          \
    row(cbrt, (x), std::cbrt(x), -100, 100)            \
    row(sin, (x), std::sin(x), -10, 10)                \
    row(cos, (x), std::cos(x), -10, 10)                \
    row(tan, (x), std::tan(x), -10, 10)                \
    row(sinh, (x), std::sinh(x), -10, 10)              \
    row(cosh, (x), std::cosh(x), -10, 10)              \
    row(tanh, (x), std::tanh(x), -4, 4)                \
    row(sigmoid, (x), 1 / (1 + std::exp(-x)), -10, 10) \
    row(erf, (x), std::erf(x), -3, 3)                  \
    row(pow, (x, y), std::pow(x, y), 0, 10)            \
    row(fma, (x, y, x), std::fma(x, y, x), -4, 4)      \
    row(floor, (x), std::floor(x), -1000, 1000)        \
    row(ceil, (x), std::ceil(x), -1000, 1000)          \
    row(trunc, (x), std::trunc(x), -1000, 1000)        \
    row(round, (x), std::round(x), -1000, 1000)
// clang-format on

namespace {

constexpr std::size_t length = 4096;

template <class T>
using word = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
template <class T>
using wider = std::conditional_t<sizeof(T) == 4, double, long double>;

template <class T>
struct arrays {
    alignas(64) T x[length];
    alignas(64) T y[length];
    alignas(64) T values[length];
};

template <class T>
using work = void (*)(arrays<T>&);

/// Nothing, as the compiler cannot know.
std::uint64_t volatile nothing = 0;

#define HEED_BOTH(name, arguments, by_cmath, ...)                              \
    struct heed_##name {                                                       \
        template <class T>                                                     \
        [[gnu::always_inline]] T operator()(T x, [[maybe_unused]] T y) const { \
            return heed::math::name arguments;                                 \
        }                                                                      \
    };                                                                         \
    struct cmath_##name {                                                      \
        template <class T>                                                     \
        [[gnu::always_inline]] T operator()(T x, [[maybe_unused]] T y) const { \
            return by_cmath;                                                   \
        }                                                                      \
    };
HEED_BENCHMARKS(HEED_BOTH)

template <class T, class Function>
[[gnu::noinline]] void loop(arrays<T>& a) {
    for (std::size_t i = 0; i < length; ++i) a.values[i] = Function()(a.x[i], a.y[i]);
}

template <class T, class Function>
[[gnu::noinline]] void chain(arrays<T>& a) {
    auto const none = static_cast<word<T>>(nothing);
    word<T> before = 0;
    for (std::size_t i = 0; i < length; ++i) {
        word<T> const x = __builtin_bit_cast(word<T>, a.x[i]) ^ before;
        a.values[i] = Function()(__builtin_bit_cast(T, x), a.y[i]);
        before = __builtin_bit_cast(word<T>, a.values[i]) & none;
    }
}

template <class T, class Function>
void check(std::string const& name, char const* side, work<T> run, arrays<T>& a, double limit) {
    std::memset(a.values, 0xff, sizeof a.values);
    run(a);
    for (std::size_t i = 0; i < length; ++i) {
        auto const wanted = Function()(static_cast<wider<T>>(a.x[i]), static_cast<wider<T>>(a.y[i]));
        auto const size = std::fabs(static_cast<T>(wanted));
        auto const unit = static_cast<wider<T>>(std::nextafter(size, static_cast<T>(INFINITY)) - size);
        auto const error = std::fabs(static_cast<wider<T>>(a.values[i]) - wanted) / unit;
        if (!(error <= static_cast<wider<T>>(limit))) {
            std::printf("%s of %a by %s is %a: off by %g units\n", name.c_str(), static_cast<double>(a.x[i]), side,
                        static_cast<double>(a.values[i]), static_cast<double>(error));
            std::exit(1);
        }
    }
}

double now() {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) * 1e9 + static_cast<double>(t.tv_nsec);
}

template <class T>
double nanoseconds(work<T> run, arrays<T>& a, int times) {
    double const start = now();
    for (int i = 0; i < times; ++i) run(a);
    return (now() - start) / (static_cast<double>(times) * length);
}

template <class T>
int times_for(work<T> run, arrays<T>& a) {
    double const once = std::max(nanoseconds(run, a, 1), nanoseconds(run, a, 1));
    return std::max(1, static_cast<int>(200000 / (once * length)));
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

template <class T>
void compare(work<T> heed, work<T> cmath, arrays<T>& a, int rounds) {
    int const heed_times = times_for(heed, a);
    int const cmath_times = times_for(cmath, a);
    std::vector<double> by_heed, by_cmath, ratios;
    for (int i = 0; i < rounds; ++i) {
        by_heed.push_back(nanoseconds(heed, a, heed_times));
        by_cmath.push_back(nanoseconds(cmath, a, cmath_times));
        ratios.push_back(by_cmath.back() / by_heed.back());
    }
    std::printf(" | %.2f | %.2f | %.2f", median(by_heed), median(by_cmath), median(ratios));
}

template <class T, class Heed, class Cmath>
void measure(std::string const& name, double lowest, double greatest, int rounds) {
    static arrays<T> a;
    std::uint64_t state = 20250131;
    auto const uniform = [&](double low, double high) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<T>(low + (high - low) * static_cast<double>(state >> 11) * 0x1p-53);
    };
    for (std::size_t i = 0; i < length; ++i) {
        a.x[i] = uniform(lowest, greatest);
        a.y[i] = uniform(-4, 4);
    }
    // A float is correctly rounded, or next to it where even the reference cannot tell; a double, within one unit.
    double const limit = sizeof(T) == 4 ? 0.5001 : 1.0;
    check<T, Cmath>(name, "heed, in a loop", loop<T, Heed>, a, limit);
    check<T, Cmath>(name, "heed, in a chain", chain<T, Heed>, a, limit);
    check<T, Cmath>(name, "cmath, in a loop", loop<T, Cmath>, a, 6);
    check<T, Cmath>(name, "cmath, in a chain", chain<T, Cmath>, a, 6);
    std::printf("| %s | %s", name.c_str(), sizeof(T) == 4 ? "float" : "double");
    compare<T>(loop<T, Heed>, loop<T, Cmath>, a, rounds);
    compare<T>(chain<T, Heed>, chain<T, Cmath>, a, rounds);
    std::printf(" |\n");
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    int rounds = 51;
    std::vector<std::string> chosen;
    for (int i = 1; i < count; ++i) {
        if (std::string(words[i]) == "--rounds" && i + 1 < count) {
            rounds = std::max(1, std::atoi(words[++i]));
        } else {
            chosen.push_back(words[i]);
        }
    }
    std::printf(
        "| function | of | heed, loop | cmath, loop | cmath : heed | heed, call | cmath, call | cmath : heed |\n");
    std::printf("|---|---|--:|--:|--:|--:|--:|--:|\n");
#define HEED_MEASURE(name, arguments, by_cmath, lowest, greatest)                           \
    if (chosen.empty() || std::find(chosen.begin(), chosen.end(), #name) != chosen.end()) { \
        measure<float, heed_##name, cmath_##name>(#name, lowest, greatest, rounds);         \
        measure<double, heed_##name, cmath_##name>(#name, lowest, greatest, rounds);        \
    }
    HEED_BENCHMARKS(HEED_MEASURE)
}
