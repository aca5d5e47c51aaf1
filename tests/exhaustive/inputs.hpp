// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "judge.hpp"

// Arguments where a function may go wrong. Each is a function of its number and the seed alone, not of the threads.

namespace exhaustive {

/// Random numbers by the generator splitmix64 of G. Steele, D. Lea and C. Flood, OOPSLA 2014.
class generator {
public:
    generator(std::uint64_t seed, std::uint64_t stream) : state_(seed * 0xd1342543de82ef95u + stream) {
        state_ = next();
    }

    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    std::uint64_t below(std::uint64_t limit) { return next() % limit; }
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::uint64_t>(high - low + 1))); }
    double uniform(double low, double high) { return low + (high - low) * static_cast<double>(next() >> 11) * 0x1p-53; }
    double sign() { return (next() & 1) != 0 ? -1 : 1; }
    /// Of the size of 2^exponent, with every bit random.
    double of_size(int exponent) { return std::ldexp(uniform(1, 2), exponent); }

private:
    std::uint64_t state_;
};

template <class T>
inline constexpr double greatest = static_cast<double>(std::numeric_limits<T>::max());
template <class T>
inline constexpr double least = static_cast<double>(std::numeric_limits<T>::denorm_min());
template <class T>
inline constexpr double least_normal = static_cast<double>(std::numeric_limits<T>::min());

template <class T>
T any_bits(generator& random) {
    return of_bits<T>(random.next());
}

template <class T>
T special(generator& random) {
    constexpr double unit = static_cast<double>(std::numeric_limits<T>::epsilon());
    constexpr double inf = std::numeric_limits<double>::infinity();
    constexpr double all[] = {0,
                              least<T>,
                              least_normal<T>,
                              least_normal<T> - least<T>,
                              0.5,
                              1 - unit / 2,
                              1,
                              1.5,
                              1 + unit,
                              2,
                              3,
                              4 / unit,
                              2 / unit + 1,
                              2 / unit,
                              5,
                              1 / unit,
                              1 / unit + 1,
                              greatest<T> / 2,
                              inf,
                              greatest<T>,
                              -1};
    auto const which = random.below(std::size(all) + 1);
    return which == std::size(all) ? std::numeric_limits<T>::quiet_NaN() : static_cast<T>(random.sign() * all[which]);
}

/// Near `point`: off by a random part of it that may have any size, or, near zero, of any size itself.
template <class T>
T near(generator& random, double point) {
    int const digits = std::numeric_limits<T>::digits;
    double const size = point == 0 ? random.of_size(-random.between(0, 2 - std::numeric_limits<T>::min_exponent))
                                   : std::fabs(point) * random.of_size(-random.between(1, digits));
    return static_cast<T>(point + random.sign() * size);
}

template <class T>
void one_argument(function const& f, generator& random, T* const* columns, std::size_t i) {
    switch (random.below(5)) {
        case 0:
            columns[0][i] = any_bits<T>(random);
            break;
        case 1:
            columns[0][i] = static_cast<T>(random.sign() * random.of_size(random.between(-70, 20)));
            break;
        case 2:
            columns[0][i] = static_cast<T>(random.uniform(f.lowest, f.greatest));
            break;
        case 3:
            columns[0][i] = near<T>(random, f.points[random.below(f.points.size())]);
            break;
        default: {
            // The zeros and poles of sin, cos and tan are near multiples of pi/2.
            auto const multiple = static_cast<long double>(random.next() >> random.between(1, 63));
            auto const half_pi = 1.57079632679489661923132169163975144L;
            columns[0][i] = static_cast<T>(static_cast<double>(multiple * half_pi) * random.sign());
        }
    }
}

/// For pow: x to the y.
template <class T>
void two_arguments(generator& random, T* const* columns, std::size_t i) {
    T& x = columns[0][i];
    T& y = columns[1][i];
    auto const power = [&](double log2_of_result) {
        y = static_cast<T>(log2_of_result / std::log2(std::fabs(static_cast<double>(x))));
    };
    double const top = std::log2(greatest<T>);
    double const bottom = std::log2(least<T>);
    switch (random.below(7)) {
        case 0:
            x = any_bits<T>(random);
            y = any_bits<T>(random);
            break;
        case 1:  // a result of any size
            x = std::fabs(any_bits<T>(random));
            power(random.uniform(bottom, top));
            break;
        case 2: {  // near overflow, the last normal, the last subnormal number
            double const edges[] = {top, std::log2(least_normal<T>), bottom, bottom - 1};
            x = static_cast<T>(random.of_size(random.between(-20, 20)));
            power(edges[random.below(4)] + random.sign() * random.of_size(random.between(-40, 2)));
            break;
        }
        case 3: {  // exact results, and ties
            x = static_cast<T>(random.sign() * std::ldexp(random.between(1, 64), random.between(-8, 8)));
            double const exponents[] = {0.5, 1, 1.5, 2, 3, 4, 5, 1.0 / 3, 0.25, 7, 2.5, 24, 10};
            y = static_cast<T>(random.sign() * exponents[random.below(std::size(exponents))]);
            break;
        }
        case 4:  // near 1
            x = near<T>(random, 1);
            power(random.uniform(bottom, top));
            break;
        case 5:
            x = special<T>(random);
            y = (random.next() & 1) != 0 ? special<T>(random) : any_bits<T>(random);
            if ((random.next() & 1) != 0) std::swap(x, y);
            break;
        default:  // a negative number to a whole power
            x = static_cast<T>(-random.of_size(random.between(-12, 12)));
            y = static_cast<T>(random.between(-64, 64));
    }
}

/// For fma: x * y + z.
template <class T>
void three_arguments(generator& random, T* const* columns, std::size_t i) {
    T& x = columns[0][i];
    T& y = columns[1][i];
    T& z = columns[2][i];
    constexpr int digits = std::numeric_limits<T>::digits;
    constexpr int lowest = std::numeric_limits<T>::min_exponent - digits;
    // Numbers of few bits, so that sums of products are often in the middle between two numbers.
    auto const few_bits = [&](int exponent) {
        auto const kept = random.below(std::uint64_t{1} << random.between(1, digits - 1));
        return static_cast<T>(random.sign() * std::ldexp(static_cast<double>(kept | 1), exponent));
    };
    auto const full = [&](int exponent) { return static_cast<T>(random.sign() * random.of_size(exponent)); };
    auto const odd = [&](int bits) {
        auto const high = std::uint64_t{1} << (bits - 1);
        return static_cast<T>(random.sign() * static_cast<double>(high | (random.next() & (high - 1)) | 1));
    };
    int const size = random.between(-20, 20);
    switch (random.below(9)) {
        case 0:
            x = any_bits<T>(random);
            y = any_bits<T>(random);
            z = any_bits<T>(random);
            break;
        case 1:
            x = full(size);
            y = full(random.between(-20, 20));
            z = static_cast<T>(std::ldexp(static_cast<double>(-x * y), random.between(-3, 3) / 3));
            break;
        case 2:
            x = few_bits(0);
            y = few_bits(0);
            z = few_bits(random.between(-digits, 2 * digits));
            break;
        case 3:
            x = full(size);
            y = full(-size);
            z = full(random.between(-3 * digits, 3 * digits));
            break;
        case 7: {  // a product in the middle between two numbers, or one itself, and a little more or less
            int const bits = random.between(1, digits);
            x = odd(bits);
            y = odd(digits + 1 - bits);
            z = full(random.between(-4 * digits, 2));
            break;
        }
        case 8: {  // a product just beside half of the addend's last place
            double const off = std::ldexp(random.between(1, 9), 1 - digits);
            x = static_cast<T>(random.sign() * (1 + off));
            y = static_cast<T>(random.sign() * (1 - off));
            z = static_cast<T>(2 * static_cast<double>(odd(digits)));
            break;
        }
        case 4:  // subnormal results
            x = few_bits(lowest / 2 + size);
            y = few_bits(lowest / 2 - digits - size + random.between(-4, 40));
            z = random.between(0, 2) == 0 ? T(0) : few_bits(lowest + random.between(-2, 3));
            break;
        case 5:  // near overflow
            x = full(std::numeric_limits<T>::max_exponent / 2 + size);
            y = full(std::numeric_limits<T>::max_exponent / 2 - size - random.between(0, 3));
            z = full(std::numeric_limits<T>::max_exponent - random.between(1, digits + 2));
            break;
        default:
            x = special<T>(random);
            y = special<T>(random);
            z = special<T>(random);
    }
}

/// Arguments for a function of one, two or three: random ones, and those of the kinds above.
template <class T>
void random_arguments(function const& f, std::uint64_t seed, std::uint64_t first, std::size_t count,
                      T* const* columns) {
    generator random(seed, first);
    for (std::size_t i = 0; i < count; ++i) {
        if (f.arity == 1) one_argument<T>(f, random, columns, i);
        if (f.arity == 2) two_arguments<T>(random, columns, i);
        if (f.arity == 3) three_arguments<T>(random, columns, i);
    }
}

}  // namespace exhaustive
