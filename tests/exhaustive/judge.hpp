// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <mpfr.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

// What is right: a reference of the next wider type, which decides nearly always, and MPFR, which decides the rest.

namespace exhaustive {

inline std::uint32_t bits_of(float x) { return std::bit_cast<std::uint32_t>(x); }
inline std::uint64_t bits_of(double x) { return std::bit_cast<std::uint64_t>(x); }

template <class T>
using word = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;

/// What the reference computes with.
template <class T>
using wider = std::conditional_t<sizeof(T) == 4, double, long double>;

template <class T>
T of_bits(std::uint64_t bits) {
    return std::bit_cast<T>(static_cast<word<T>>(bits));
}

/// One function: heed's, as it is called for many arguments, and what it is compared with.
struct function {
    template <class T>
    using loop = std::function<void(T const* const* arguments, T* values, std::size_t count)>;
    template <class T>
    using reference = void (*)(T const* const* arguments, T* values, std::size_t count);

    std::string name;
    std::size_t arity;
    loop<float> floats;
    loop<double> doubles;
    reference<double> reference_of_floats;
    reference<long double> reference_of_doubles;
    int (*exact)(mpfr_ptr r, mpfr_srcptr x, mpfr_srcptr y, mpfr_srcptr z, mpfr_rnd_t to);
    double largest_error;
    double lowest, greatest;
    std::vector<double> points;

    template <class T>
    auto const& heed() const {
        if constexpr (sizeof(T) == 4) {
            return floats;
        } else {
            return doubles;
        }
    }
    template <class T>
    auto wider_reference() const {
        if constexpr (sizeof(T) == 4) {
            return reference_of_floats;
        } else {
            return reference_of_doubles;
        }
    }

    /// The largest error that is not wrong, in units in the last place.
    template <class T>
    double limit() const {
        return sizeof(T) == 4 && arity == 1 ? 0.5 : largest_error;
    }
};

/// What there is to say of one result.
template <class T>
struct verdict {
    T expected;
    double error;  // in units in the last place; infinite where a NaN, an infinity, a zero or a sign is wrong
};

/// Asks MPFR. One for each thread.
class judge {
public:
    judge() {
        for (auto* number : {x_, y_, z_, r_, difference_}) mpfr_init2(number, precision);
    }
    ~judge() {
        for (auto* number : {x_, y_, z_, r_, difference_}) mpfr_clear(number);
        mpfr_free_cache();
    }
    judge(judge const&) = delete;
    judge& operator=(judge const&) = delete;

    /// Compares `got` with the function's value, correctly rounded.
    template <class T>
    verdict<T> judge_result(function const& f, T const* arguments, T got) {
        evaluate(f, arguments);
        T const expected = nearest<T>();
        if (bits_of(expected) == bits_of(got) || (std::isnan(expected) && std::isnan(got))) return {expected, 0};
        bool const exact_special = mpfr_nan_p(r_) || mpfr_inf_p(r_) || mpfr_zero_p(r_);
        if (exact_special || std::isnan(got) || std::signbit(got) != (mpfr_signbit(r_) != 0)) {
            return {expected, std::numeric_limits<double>::infinity()};
        }
        // An infinity counts as the number that would come after the greatest.
        if (std::isinf(got)) {
            mpfr_set_si_2exp(difference_, std::signbit(got) ? -1 : 1, limits<T>::max_exponent, MPFR_RNDN);
        } else {
            mpfr_set_d(difference_, static_cast<double>(got), MPFR_RNDN);
        }
        mpfr_sub(difference_, difference_, r_, MPFR_RNDN);
        mpfr_mul_2si(difference_, difference_, -exponent_of_last_place<T>(), MPFR_RNDN);
        return {expected, std::fabs(mpfr_get_d(difference_, MPFR_RNDN))};
    }

    /// How far the function's value is from the middle between two floats, in units in the last place.
    double distance_from_tie(function const& f, float argument) {
        evaluate(f, &argument);
        if (!mpfr_number_p(r_)) return 0.5;
        mpfr_mul_2si(difference_, r_, -exponent_of_last_place<float>(), MPFR_RNDN);
        mpfr_frac(difference_, difference_, MPFR_RNDN);
        mpfr_abs(difference_, difference_, MPFR_RNDN);
        mpfr_sub_d(difference_, difference_, 0.5, MPFR_RNDN);
        return std::fabs(mpfr_get_d(difference_, MPFR_RNDN));
    }

private:
    template <class T>
    using limits = std::numeric_limits<T>;

    static constexpr mpfr_prec_t precision = 160;

    /// The value in r_, rounded to odd: toward zero, and the last bit set if that was inexact. Rounded once more, to
    /// any smaller precision, subnormal numbers included, it is as if it had been rounded only then.
    template <class T>
    void evaluate(function const& f, T const* arguments) {
        mpfr_ptr const all[] = {x_, y_, z_};
        for (std::size_t i = 0; i < f.arity; ++i) mpfr_set_d(all[i], static_cast<double>(arguments[i]), MPFR_RNDN);
        int const inexact = f.exact(r_, x_, y_, z_, MPFR_RNDZ);
        bool const last_bit_is_set = mpfr_regular_p(r_) && mpfr_min_prec(r_) == precision;
        if (inexact == 0 || last_bit_is_set || mpfr_nan_p(r_)) return;
        if (mpfr_signbit(r_)) {
            mpfr_nextbelow(r_);
        } else {
            mpfr_nextabove(r_);
        }
    }

    template <class T>
    T nearest() const {
        if constexpr (sizeof(T) == 4) {
            return mpfr_get_flt(r_, MPFR_RNDN);
        } else {
            return mpfr_get_d(r_, MPFR_RNDN);
        }
    }

    /// The exponent of the last place of a T as great as r_.
    template <class T>
    long exponent_of_last_place() const {
        long const exponent = std::min<long>(mpfr_get_exp(r_), limits<T>::max_exponent);
        return std::max<long>(exponent, limits<T>::min_exponent) - limits<T>::digits;
    }

    mpfr_t x_, y_, z_, r_, difference_;
};

}  // namespace exhaustive
