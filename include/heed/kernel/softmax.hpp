// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/kernel/nest.hpp>
#include <heed/kernel/reduce.hpp>
#include <heed/math/arithmetic.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/exp.hpp>
#include <heed/math/log.hpp>

namespace heed::kernel {

/// A row of `Length` elements that are `Stride` apart, from `at` on.
template <std::size_t Length, std::size_t Stride, class Values>
struct row {
    Values& values;
    std::size_t at;

    constexpr auto& operator[](std::size_t i) const { return values[at + i * Stride]; }
    static constexpr std::size_t length = Length;
};

template <class Row, class T>
constexpr void fill(Row out, T value) {
    for (std::size_t i = 0; i < Row::length; ++i) out[i] = value;
}

template <class T, class Row>
constexpr T greatest_of(Row in) {
    greatest<T> maximum{};
    for (std::size_t i = 0; i < Row::length; ++i) maximum.take(in[i]);
    return maximum.result();
}

/// Stable softmax of a row: exp(x - max) / sum of exp(x - max), the sum in the order of `lane_sum`. A row of only -inf
/// gives zeros; a NaN or +inf gives NaN in the whole row. Both are written, not computed: inf - inf is no constant
/// expression.
template <class T, class Out, class In>
constexpr void softmax_row(Out out, In in) {
    T const maximum = greatest_of<T>(in);
    if (math::is_nan(maximum) || (math::is_inf(maximum) && !math::sign_bit(maximum)))
        return fill(out, math::quiet_nan<T>);
    if (math::is_inf(maximum)) return fill(out, T{});
    lane_sum<T> total{};
    for (std::size_t i = 0; i < In::length; ++i) {
        out[i] = math::exp(math::difference(in[i], maximum));
        total.take(out[i]);
    }
    T const sum = total.result();
    for (std::size_t i = 0; i < In::length; ++i) out[i] = math::quotient(out[i], sum);
}

/// The logarithm of the stable softmax of a row, computed as (x - max) - log(sum of exp(x - max)), so that it stays
/// exact where the softmax itself is rounded to 0. A row of only -inf, whose softmax is zeros, gives -inf.
template <class T, class Out, class In>
constexpr void log_softmax_row(Out out, In in) {
    T const maximum = greatest_of<T>(in);
    if (math::is_nan(maximum) || (math::is_inf(maximum) && !math::sign_bit(maximum)))
        return fill(out, math::quiet_nan<T>);
    if (math::is_inf(maximum)) return fill(out, -math::infinity<T>);
    lane_sum<T> total{};
    for (std::size_t i = 0; i < In::length; ++i) total.take(math::exp(math::difference(in[i], maximum)));
    T const log_sum = math::log(total.result());
    for (std::size_t i = 0; i < In::length; ++i) out[i] = math::difference(math::difference(in[i], maximum), log_sum);
}

/// exp(x) / sum of exp(x), which overflows: kept to be taught with.
template <class T, class Out, class In>
constexpr void naive_softmax_row(Out out, In in) {
    T const maximum = greatest_of<T>(in);
    if (math::is_nan(maximum)) return fill(out, math::quiet_nan<T>);
    lane_sum<T> total{};
    for (std::size_t i = 0; i < In::length; ++i) {
        out[i] = math::exp(in[i]);
        total.take(out[i]);
    }
    T const sum = total.result();
    for (std::size_t i = 0; i < In::length; ++i) {
        // inf / inf and 0 / 0: a NaN that the machine makes has its sign set, and one in a constant expression has not.
        T const weight = math::quotient(out[i], sum);
        out[i] = math::is_nan(weight) ? math::quiet_nan<T> : weight;
    }
}

}  // namespace heed::kernel
