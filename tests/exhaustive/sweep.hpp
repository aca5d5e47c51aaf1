// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <mutex>
#include <thread>
#include <vector>

#include "judge.hpp"
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

// Many arguments, on all cores.

namespace exhaustive {

/// One result that is not the nearest number.
template <class T>
struct offender {
    std::array<T, 3> arguments{};
    T expected{}, got{};
    double error = 0;
    std::uint64_t number = 0;  // of the arguments, counted from 0 in the sweep
};

/// What a sweep has found.
template <class T>
struct tally {
    std::uint64_t inputs = 0;
    std::uint64_t misrounded = 0;  // not the nearest number
    std::uint64_t wrong = 0;       // further off than the function's limit
    std::uint64_t asked = 0;       // of MPFR
    std::uint64_t misled = 0;      // decided by the reference, and not as MPFR does
    offender<T> worst;
    std::vector<offender<T>> first;  // of those that are wrong

    static constexpr std::size_t shown = 8;

    void add(tally const& other) {
        inputs += other.inputs;
        misrounded += other.misrounded;
        wrong += other.wrong;
        asked += other.asked;
        misled += other.misled;
        if (other.worst.error > worst.error) worst = other.worst;
        first.insert(first.end(), other.first.begin(), other.first.end());
        keep_the_first();
    }
    void add(offender<T> const& one, double limit) {
        ++misrounded;
        if (one.error > worst.error) worst = one;
        // Half a unit may also be a tie that went the wrong way.
        if (limit > 0.5 && one.error <= limit) return;
        ++wrong;
        first.push_back(one);
        if (first.size() > 4 * shown) keep_the_first();
    }

private:
    void keep_the_first() {
        std::sort(first.begin(), first.end(), [](auto const& a, auto const& b) { return a.number < b.number; });
        if (first.size() > shown) first.resize(shown);
    }
};

inline constexpr std::size_t block = 4096;

/// Puts the arguments number `first` and those that follow, up to a block, into the columns.
template <class T>
using source = std::function<void(std::uint64_t first, std::size_t count, T* const* columns)>;

struct settings {
    unsigned threads = std::max(1u, std::thread::hardware_concurrency());
    std::uint64_t seed = 1;
    bool flush = false;  // whether heed's functions are called with a processor that flushes subnormal numbers
};

#if defined(__SSE2__)
/// Linking with -ffast-math makes the processor flush subnormal numbers: here only what is judged may.
inline void let_the_processor_flush(bool flush) { _mm_setcsr((_mm_getcsr() & ~0x8040u) | (flush ? 0x8040u : 0u)); }
#else
inline void let_the_processor_flush(bool) {}
#endif

/// How far off the reference may be, relatively.
template <class T>
inline constexpr wider<T> margin = sizeof(T) == 4 ? wider<T>(0x1p-44) : wider<T>(0x1p-59);

/// The nearest number to each of the function's values where the reference leaves no doubt of it.
///
/// `decided` becomes the nearest number to everything within the margin of the reference, and `doubtful` is set where
/// that is more than one number.
template <class T>
void decide(function const& f, T const* const* arguments, std::size_t count, T* decided, unsigned char* doubtful) {
    static thread_local std::array<std::array<wider<T>, block>, 4> wide;
    wider<T>* const columns[] = {wide[0].data(), wide[1].data(), wide[2].data()};
    for (std::size_t k = 0; k < f.arity; ++k) {
        for (std::size_t i = 0; i < count; ++i) columns[k][i] = static_cast<wider<T>>(arguments[k][i]);
    }
    wider<T>* const values = wide[3].data();
    f.wider_reference<T>()(columns, values, count);
    // Where long double is no wider than double there is nothing to decide with.
    constexpr bool is_wider = std::numeric_limits<wider<T>>::digits >= std::numeric_limits<T>::digits + 11;
    for (std::size_t i = 0; i < count; ++i) {
        decided[i] = static_cast<T>(values[i] * (1 + margin<T>));
        doubtful[i] = !is_wider || bits_of(static_cast<T>(values[i] * (1 - margin<T>))) != bits_of(decided[i]);
    }
}

/// Whether an argument is a zero, an infinity or a NaN, of which the reference is not believed.
template <class T>
bool is_special(T x) {
    return x == 0 || !std::isfinite(x);
}

template <class T>
void check_block(function const& f, judge& mpfr, T const* const* arguments, std::size_t count, std::uint64_t first,
                 settings const& how, tally<T>& result) {
    static thread_local std::array<T, block> got;
    let_the_processor_flush(how.flush);
    f.heed<T>()(arguments, got.data(), count);
    let_the_processor_flush(false);

    static thread_local std::array<T, block> decided;
    static thread_local std::array<unsigned char, block> doubtful;
    decide<T>(f, arguments, count, decided.data(), doubtful.data());

    // MPFR is asked of one in 16384 whatever the reference says, to see that its margin is wide enough.
    std::uint64_t const trial = (first / block * 2654435761u) % (4 * block);
    result.inputs += count;
    for (std::size_t i = 0; i < count; ++i) {
        bool const special = is_special(arguments[0][i]) || (f.arity > 1 && is_special(arguments[1][i])) ||
                             (f.arity > 2 && is_special(arguments[2][i]));
        bool const decided_well = !special && !doubtful[i] && !std::isnan(decided[i]);
        if (decided_well && bits_of(decided[i]) == bits_of(got[i]) && i != trial) continue;
        bool const only_nan = f.arity == 1 && arguments[0][i] != 0 && !std::isinf(arguments[0][i]);
        if (only_nan && std::isnan(decided[i]) && std::isnan(got[i]) && i != trial) continue;
        offender<T> one;
        for (std::size_t k = 0; k < f.arity; ++k) one.arguments[k] = arguments[k][i];
        auto const [expected, error] = mpfr.judge_result(f, one.arguments.data(), got[i]);
        ++result.asked;
        result.misled += decided_well && bits_of(decided[i]) != bits_of(expected);
        if (error == 0) continue;
        one.expected = expected;
        one.got = got[i];
        one.error = error;
        one.number = first + i;
        result.add(one, f.limit<T>());
    }
}

/// Calls `work(judge, first, count)` for all blocks of `total` arguments, on all threads.
template <class Work>
void in_blocks(std::uint64_t total, unsigned threads, Work work) {
    std::atomic<std::uint64_t> next = 0;
    auto const run = [&] {
        judge mpfr;
        let_the_processor_flush(false);
        for (;;) {
            std::uint64_t const first = next.fetch_add(block);
            if (first >= total) break;
            work(mpfr, first, static_cast<std::size_t>(std::min<std::uint64_t>(block, total - first)));
        }
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back(run);
    run();
    for (auto& other : others) other.join();
}

template <class T>
tally<T> sweep(function const& f, source<T> const& arguments, std::uint64_t total, settings const& how) {
    tally<T> result;
    std::mutex mutex;
    in_blocks(total, how.threads, [&](judge& mpfr, std::uint64_t first, std::size_t count) {
        static thread_local std::array<std::array<T, block>, 3> storage;
        T* const columns[] = {storage[0].data(), storage[1].data(), storage[2].data()};
        arguments(first, count, columns);
        tally<T> part;
        check_block<T>(f, mpfr, columns, count, first, how, part);
        std::lock_guard const lock(mutex);
        result.add(part);
    });
    return result;
}

}  // namespace exhaustive
