// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdio>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "hard_cases.hpp"
#include "inputs.hpp"
#include "judge.hpp"
#include "sweep.hpp"

// Functions that are wrong, each in one way that the comparison must find, and some that are right for another reason
// than ours.

namespace exhaustive {

inline function const& named(std::vector<function> const& all, std::string const& name) {
    for (auto const& f : all) {
        if (f.name == name) return f;
    }
    std::fprintf(stderr, "no function %s\n", name.c_str());
    std::abort();
}

/// `f`, wrong for one argument.
template <class T>
function spoilt(function f, T argument, T value) {
    auto const spoil = [argument, value](auto right, T const* const* arguments, T* values, std::size_t count) {
        right(arguments, values, count);
        for (std::size_t i = 0; i < count; ++i) {
            if (bits_of(arguments[0][i]) == bits_of(argument)) values[i] = value;
        }
    };
    auto& loop = const_cast<function::loop<T>&>(f.heed<T>());
    loop = [right = loop, spoil](T const* const* arguments, T* values, std::size_t count) {
        spoil(right, arguments, values, count);
    };
    return f;
}

/// What a sweep finds of `f` in 4096 consecutive numbers, `argument` the 2000th of them.
template <class T>
tally<T> around(function const& f, T argument, settings const& how) {
    auto const from = bits_of(argument) - 2000;
    source<T> const arguments = [=](std::uint64_t first, std::size_t count, T* const* columns) {
        for (std::size_t i = 0; i < count; ++i) columns[0][i] = of_bits<T>(from + first + i);
    };
    return sweep<T>(f, arguments, 4096, how);
}

class self_test_of {
public:
    self_test_of(std::vector<function> const& all, settings const& how) : all_(all), how_(how) {}

    bool run() {
        float const inf = std::numeric_limits<float>::infinity();
        float const nan = std::numeric_limits<float>::quiet_NaN();
        finds("exp", 1.5f, 0x1.1ed3fep+2f, 0x1.1ed400p+2f, "one unit too much");
        finds("exp", 1.5f, 0x1.1ed3fep+2f, 0x1.1ed3fcp+2f, "one unit too little");
        finds("exp", -100.0f, 0x1.b000000000000p-145f, 0.0f, "a subnormal result that vanishes");
        finds("exp", 200.0f, inf, std::numeric_limits<float>::max(), "no overflow");
        finds("exp", -inf, 0.0f, -0.0f, "the sign of a zero");
        finds("exp", inf, inf, nan, "a NaN for an infinity");
        finds("exp", of_bits<float>(0x7fc00001u), nan, 1.0f, "a number for a NaN");
        finds("log", 0.0f, -inf, inf, "the sign of an infinity");
        finds("sqrt", -0.0f, -0.0f, 0.0f, "a zero of the wrong sign for a zero");
        finds("sqrt", -1.0f, nan, 0.0f, "a number outside the domain");
        finds("floor", -0x1p-149f, -1.0f, -0.0f, "a zero for a negative subnormal number");
        finds("exp", 1.5, 0x1.1ed3fe64fc541p+2, 0x1.1ed3fe64fc543p+2, "two units in a double");
        finds("exp", -720.0, 0x0.0000993b4dc95p-1022, 0.0, "a subnormal double that vanishes");
        finds("sqrt", 2.0, 0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bccp+0, "one unit in what has to be exact");
        ties();
        halves();
        fused_in_two_steps();
        poor_reference();
        return ok_;
    }

private:
    void check(bool condition, std::string const& what) {
        ok_ = ok_ && condition;
        std::printf("%s: %s\n", condition ? "ok" : "NOT FOUND", what.c_str());
    }

    /// With `right` for an argument nothing is found around it, and with `wrong` that alone.
    template <class T>
    void finds(std::string const& name, T argument, T right, T wrong, std::string const& what) {
        auto const& f = named(all_, name);
        auto const good = around(spoilt(f, argument, right), argument, how_);
        auto const bad = around(spoilt(f, argument, wrong), argument, how_);
        check(good.wrong == 0 && good.inputs == 4096 && bad.wrong == 1 && bad.first.size() == 1 &&
                  bits_of(bad.first[0].arguments[0]) == bits_of(argument) &&
                  std::memcmp(&bad.first[0].got, &wrong, sizeof wrong) == 0,
              name + ", " + what);
    }

    /// The cases that only MPFR can decide are decided, both ways.
    void ties() {
        for (auto const& [name, bits] : hard_cases) {
            auto const& f = named(all_, name);
            auto const argument = of_bits<float>(bits);
            float const* const column[] = {&argument};
            float value;
            f.floats(column, &value, 1);
            auto const good = around(f, argument, how_);
            bool found = good.wrong == 0 && good.asked > 0;
            for (float const towards : {-4.0f, 4.0f}) {
                float const neighbour = std::nextafter(value, towards * std::fabs(value));
                found = found && around(spoilt(f, argument, neighbour), argument, how_).wrong == 1;
            }
            if (!found) check(false, std::string(name) + ", a hard case");
        }
        check(true, "all hard cases");
    }

    /// MPFR's numbers become subnormal ones as the processor's do: half of every least number, ties to even.
    void halves() {
        function half{"half",
                      1,
                      [](float const* const* x, float* values, std::size_t count) {
                          for (std::size_t i = 0; i < count; ++i) values[i] = x[0][i] / 2;
                      },
                      [](double const* const* x, double* values, std::size_t count) {
                          for (std::size_t i = 0; i < count; ++i) values[i] = x[0][i] / 2;
                      },
                      [](double const* const* x, double* values, std::size_t count) {
                          for (std::size_t i = 0; i < count; ++i) values[i] = x[0][i] / 2;
                      },
                      [](long double const* const* x, long double* values, std::size_t count) {
                          for (std::size_t i = 0; i < count; ++i) values[i] = x[0][i] / 2;
                      },
                      [](mpfr_ptr r, mpfr_srcptr x, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t to) {
                          return mpfr_div_2ui(r, x, 1, to);
                      },
                      0.5,
                      0,
                      1,
                      {0}};
        for (float const x : {0x1p-126f, -0x1p-126f, 0x1p-138f}) check(around(half, x, how_).wrong == 0, "half");
        for (double const x : {0x1p-1022, -0x1p-1022, 0x1p-1063}) check(around(half, x, how_).wrong == 0, "half");
        auto const flushed = spoilt(half, 51 * 0x1p-149f, 25 * 0x1p-149f);
        check(around(flushed, 0x1p-138f, how_).wrong == 1, "half, a tie rounded to the odd number");
    }

    /// Products and sums rounded twice, and floats by way of doubles, are found among random arguments.
    void fused_in_two_steps() {
        auto f = named(all_, "fma");
        check(count_wrong<float>(f) == 0 && count_wrong<double>(f) == 0, "fma");
        f.floats = [](float const* const* all, float* values, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) {
                double const product = static_cast<double>(all[0][i]) * static_cast<double>(all[1][i]);
                values[i] = static_cast<float>(product + static_cast<double>(all[2][i]));
            }
        };
        f.doubles = [](double const* const* all, double* values, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) {
                double volatile product = all[0][i] * all[1][i];
                values[i] = product + all[2][i];
            }
        };
        check(count_wrong<float>(f) > 0, "fma of floats by way of doubles");
        check(count_wrong<double>(f) > 0, "fma of doubles in two steps");
    }

    /// A reference that is too far off for its margin is noticed where heed agrees with it, and where it does not.
    void poor_reference() {
        auto f = named(all_, "exp");
        f.reference_of_floats = [](double const* const* x, double* values, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) values[i] = std::exp(x[0][i]) * (1 + 0x1p-22);
        };
        f.reference_of_doubles = [](long double const* const* x, long double* values, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) values[i] = std::exp(x[0][i]) * (1 + 0x1p-50L);
        };
        check(around(f, 1.5f, how_).misled > 4000, "a poor reference of floats");
        check(around(f, 1.5, how_).misled > 4000, "a poor reference of doubles");
        f.floats = [](float const* const* x, float* values, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) {
                values[i] = static_cast<float>(std::exp(static_cast<double>(x[0][i])) * (1 + 0x1p-22));
            }
        };
        check(around(f, 1.5f, how_).misled == 1, "a poor reference that says what the function says");
    }

    template <class T>
    std::uint64_t count_wrong(function const& f) {
        source<T> const arguments = [&](std::uint64_t first, std::size_t count, T* const* columns) {
            random_arguments<T>(f, how_.seed, first, count, columns);
        };
        return sweep<T>(f, arguments, 100000, how_).wrong;
    }

    std::vector<function> const& all_;
    settings how_;
    bool ok_ = true;
};

inline bool self_test(std::vector<function> const& all, settings const& how) { return self_test_of(all, how).run(); }

}  // namespace exhaustive
