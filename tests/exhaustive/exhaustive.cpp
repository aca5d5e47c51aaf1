// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Compares heed's functions with MPFR:
//
//     exhaustive FUNCTION [FIRST LAST]      of all floats, or those whose bits are FIRST to LAST, every one; for a
//                                           function of several arguments 2^27 tuples of them
//     exhaustive --quick FUNCTION           of 2^22 floats spread over all bits, the hard cases, and 10^5 doubles
//     exhaustive --float FUNCTION COUNT     of COUNT floats (one argument: spread over all bits; several: random ones
//                                           and those where pow and fma may go wrong)
//     exhaustive --double FUNCTION COUNT    of COUNT doubles, random ones and those where the function may go wrong
//     exhaustive --hard FUNCTION COUNT      prints the floats whose values are nearest to the middle between two floats
//     exhaustive --self-test                checks that wrong functions are found out
//     exhaustive --list                     prints the functions' names
//
// Options, before all else: --threads N, --seed N, and --flush, which calls heed's functions with a processor that
// flushes subnormal numbers. Ends with 0 when nothing is wrong, with 1 and the first offenders when something is, with
// 2 when the command is, and with 77 when the processor lacks the instructions that the functions were compiled for.

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "functions.hpp"
#include "hard_cases.hpp"
#include "inputs.hpp"
#include "judge.hpp"
#include "self_test.hpp"
#include "sweep.hpp"

namespace exhaustive {

namespace {

/// MPFR's own gives +inf of -0; IEEE 754 has -inf.
[[maybe_unused]] int exact_rsqrt(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t to) {
    int const inexact = mpfr_rec_sqrt(r, x, to);
    if (mpfr_zero_p(x)) mpfr_copysign(r, r, x, to);
    return inexact;
}

/// 1 / (1 + e^-x), of which MPFR has no function: with so many more bits that the last of `r` are right. The result is
/// never exact, but of 0 and of infinities.
[[maybe_unused]] int exact_sigmoid(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t to) {
    mpfr_t wide;
    mpfr_init2(wide, 2 * mpfr_get_prec(r));
    mpfr_neg(wide, x, MPFR_RNDN);
    mpfr_exp(wide, wide, MPFR_RNDN);
    mpfr_add_ui(wide, wide, 1, MPFR_RNDN);
    mpfr_ui_div(wide, 1, wide, MPFR_RNDN);
    mpfr_set(r, wide, to);
    mpfr_clear(wide);
    return mpfr_number_p(x) && !mpfr_zero_p(x) ? 1 : 0;
}

#define HEED_REFERENCE(name, arguments, by_cmath, ...)                            \
    template <class T>                                                            \
    void reference_of_##name(T const* const* all, T* values, std::size_t count) { \
        for (std::size_t i = 0; i < count; ++i) {                                 \
            [[maybe_unused]] T const x = all[0][i], y = all[1][i], z = all[2][i]; \
            values[i] = by_cmath;                                                 \
        }                                                                         \
    }
HEED_MATH_FUNCTIONS(HEED_REFERENCE)

#define HEED_JUDGED(name, arguments, by_cmath, call, limit, from, to_, ...)                                  \
    function{#name,                                                                                          \
             0,                                                                                              \
             {},                                                                                             \
             {},                                                                                             \
             reference_of_##name<double>,                                                                    \
             reference_of_##name<long double>,                                                               \
             []([[maybe_unused]] mpfr_ptr r, [[maybe_unused]] mpfr_srcptr x, [[maybe_unused]] mpfr_srcptr y, \
                [[maybe_unused]] mpfr_srcptr z, [[maybe_unused]] mpfr_rnd_t to) { return call; },            \
             limit,                                                                                          \
             from,                                                                                           \
             to_,                                                                                            \
             {__VA_ARGS__}},

std::vector<function> all_functions() {
    std::vector<function> functions{HEED_MATH_FUNCTIONS(HEED_JUDGED)};
    for (std::size_t i = 0; i < number_of_functions; ++i) {
        functions[i].arity = static_cast<std::size_t>(of_heed[i].arity);
        functions[i].floats = of_heed[i].floats;
        functions[i].doubles = of_heed[i].doubles;
    }
    return functions;
}

/// Floats with consecutive bits.
source<float> floats_from(std::uint64_t first_bits) {
    return [=](std::uint64_t first, std::size_t count, float* const* columns) {
        for (std::size_t i = 0; i < count; ++i) columns[0][i] = of_bits<float>(first_bits + first + i);
    };
}

/// The hard cases and what is next to them, the least and the greatest numbers of each kind, and then floats whose bits
/// are multiples of the golden section of 2^32, which leave no gap much greater than another.
source<float> spread_floats(function const& f) {
    std::vector<std::uint32_t> first_ones;
    for (std::uint32_t const bits : {0u, 1u, 2u, 0x7fffffu, 0x800000u, 0x800001u, 0x7f7fffffu, 0x7f800000u, 0x7f800001u,
                                     0x7fc00000u, 0x7fffffffu, 0x3f7fffffu, 0x3f800000u, 0x3f800001u, 0x33800000u}) {
        first_ones.push_back(bits);
        first_ones.push_back(bits | 0x80000000u);
    }
    for (auto const& [name, bits] : hard_cases) {
        if (name != f.name) continue;
        for (std::uint32_t const neighbour : {bits - 1, bits, bits + 1}) first_ones.push_back(neighbour);
    }
    return [=](std::uint64_t first, std::size_t count, float* const* columns) {
        for (std::size_t i = 0; i < count; ++i) {
            std::uint64_t const number = first + i;
            columns[0][i] =
                of_bits<float>(number < first_ones.size() ? first_ones[number] : (number * 0x9e3779b1u) & 0xffffffffu);
        }
    };
}

template <class T>
source<T> random_source(function const& f, settings const& how) {
    return [&f, seed = how.seed](std::uint64_t first, std::size_t count, T* const* columns) {
        random_arguments<T>(f, seed, first, count, columns);
    };
}

template <class T>
std::string text(T x) {
    char line[80];
    std::snprintf(line, sizeof line, "0x%0*" PRIx64 " (%a)", static_cast<int>(2 * sizeof(T)),
                  static_cast<std::uint64_t>(bits_of(x)), static_cast<double>(x));
    return line;
}

template <class T>
void print(function const& f, offender<T> const& one) {
    std::printf("  %s(", f.name.c_str());
    for (std::size_t k = 0; k < f.arity; ++k) std::printf("%s%s", k == 0 ? "" : ", ", text(one.arguments[k]).c_str());
    std::printf(") is %s, expected %s, error %.6g\n", text(one.got).c_str(), text(one.expected).c_str(), one.error);
}

/// Compares, says what was found, and returns whether nothing was wrong.
template <class T>
bool run(function const& f, source<T> const& arguments, std::uint64_t total, settings const& how) {
    auto const start = std::chrono::steady_clock::now();
    auto const found = sweep<T>(f, arguments, total, how);
    std::chrono::duration<double> const seconds = std::chrono::steady_clock::now() - start;
    std::printf("%s of %ss: %" PRIu64 " inputs, %" PRIu64 " misrounded, %" PRIu64 " wrong, largest error %.4f, %" PRIu64
                " asked of MPFR, %.1f s\n",
                f.name.c_str(), sizeof(T) == 4 ? "float" : "double", found.inputs, found.misrounded, found.wrong,
                std::max(found.worst.error, 0.5), found.asked, seconds.count());
    if (found.wrong == 0 && found.misrounded != 0) print(f, found.worst);
    for (auto const& one : found.first) print(f, one);
    if (found.misled != 0) std::printf("  the reference was wrong %" PRIu64 " times\n", found.misled);
    return found.wrong == 0 && found.misled == 0;
}

bool quick(function const& f, settings const& how) {
    bool const floats = f.arity == 1 ? run<float>(f, spread_floats(f), 1u << 22, how)
                                     : run<float>(f, random_source<float>(f, how), 1u << 20, how);
    return run<double>(f, random_source<double>(f, how), 100000, how) && floats;
}

/// The `count` floats whose values are nearest to the middle between two, as lines for hard_cases.hpp.
void print_hard_cases(function const& f, std::size_t count, settings const& how) {
    struct candidate {
        double distance;
        std::uint32_t argument;
        bool operator<(candidate const& other) const {
            return distance != other.distance ? distance < other.distance : argument < other.argument;
        }
    };
    std::vector<candidate> nearest;
    std::mutex mutex;
    in_blocks(std::uint64_t{1} << 32, how.threads, [&](judge& mpfr, std::uint64_t first, std::size_t block_size) {
        std::array<float, block> arguments, decided;
        std::array<unsigned char, block> doubtful;
        float* const columns[] = {arguments.data()};
        floats_from(0)(first, block_size, columns);
        decide<float>(f, columns, block_size, decided.data(), doubtful.data());
        for (std::size_t i = 0; i < block_size; ++i) {
            if (!doubtful[i]) continue;
            candidate const one{mpfr.distance_from_tie(f, arguments[i]), bits_of(arguments[i])};
            std::lock_guard const lock(mutex);
            nearest.insert(std::upper_bound(nearest.begin(), nearest.end(), one), one);
            if (nearest.size() > count) nearest.pop_back();
        }
    });
    for (auto const& one : nearest) std::printf("    {\"%s\", 0x%08" PRIx32 "},\n", f.name.c_str(), one.argument);
}

int usage() {
    std::fprintf(
        stderr,
        "usage: exhaustive [--threads N] [--seed N] [--flush]\n"
        "           FUNCTION [FIRST LAST] | --quick FUNCTION | --float FUNCTION COUNT | --double FUNCTION COUNT\n"
        "           | --hard FUNCTION COUNT | --self-test | --list\n");
    return 2;
}

bool supported() {
#if defined(__x86_64__) || defined(__i386__)
    return !is_fused || __builtin_cpu_supports("fma");
#else
    return true;
#endif
}

int main_of(std::vector<std::string> words) {
    settings how;
    std::string command;
    for (auto const& word : words) command += ' ' + word;
    auto const take = [&] {
        if (words.empty()) return std::string{};
        std::string const word = words.front();
        words.erase(words.begin());
        return word;
    };
    auto const take_number = [&] { return std::strtoull(take().c_str(), nullptr, 0); };

    std::string mode = take();
    for (; mode == "--threads" || mode == "--seed" || mode == "--flush"; mode = take()) {
        if (mode == "--threads") how.threads = std::max(1u, static_cast<unsigned>(take_number()));
        if (mode == "--seed") how.seed = take_number();
        if (mode == "--flush") how.flush = true;
    }
    auto const all = all_functions();
    if (mode == "--list") {
        for (auto const& f : all) std::printf("%s\n", f.name.c_str());
        return 0;
    }
    if (!supported()) {
        std::printf("this processor has no fused multiply-add\n");
        return 77;
    }
    if (mode == "--self-test") return self_test(all, how) ? 0 : 1;

    std::string const name = mode.rfind("--", 0) == 0 ? take() : mode;
    auto const f = std::find_if(all.begin(), all.end(), [&](function const& one) { return one.name == name; });
    if (f == all.end()) return usage();

    if (mode == "--hard" && f->arity == 1 && words.size() == 1) {
        print_hard_cases(*f, take_number(), how);
        return 0;
    }
    std::time_t const now = std::time(nullptr);
    char date[32];
    std::strftime(date, sizeof date, "%Y-%m-%d", std::gmtime(&now));
    std::printf("exhaustive%s\n%s, multiply-adds %s, %s, MPFR %s, %u threads\n", command.c_str(), date,
                is_fused ? "fused" : "not fused", compiler, mpfr_get_version(), how.threads);
    bool right = false;
    if (mode == name && words.empty()) {
        right = f->arity == 1 ? run<float>(*f, floats_from(0), std::uint64_t{1} << 32, how)
                              : run<float>(*f, random_source<float>(*f, how), std::uint64_t{1} << 27, how);
    } else if (mode == name && words.size() == 2 && f->arity == 1) {
        std::uint64_t const first = take_number();
        std::uint64_t const last = take_number();
        if (first > last || last > 0xffffffffu) return usage();
        right = run<float>(*f, floats_from(first), last - first + 1, how);
    } else if (mode == "--quick" && words.empty()) {
        right = quick(*f, how);
    } else if (mode == "--float" && words.size() == 1) {
        right = run<float>(*f, f->arity == 1 ? spread_floats(*f) : random_source<float>(*f, how), take_number(), how);
    } else if (mode == "--double" && words.size() == 1) {
        right = run<double>(*f, random_source<double>(*f, how), take_number(), how);
    } else {
        return usage();
    }
    return right ? 0 : 1;
}

}  // namespace

}  // namespace exhaustive

int main(int count, char** words) { return exhaustive::main_of({words + 1, words + count}); }
