// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_SOFTMAX_HPP
#define HEED_KERNEL_SOFTMAX_HPP

#include <cstddef>

#include <heed/kernel/exp.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/kernel/reduce.hpp>
#include <heed/kernel/softmax_vectors.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/exp.hpp>
#include <heed/math/log.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// A row of `Length` elements that are `Stride` apart, from `at` on.
template <std::size_t Length, std::size_t Stride, class Values>
struct row {
    Values& values;
    std::size_t at;

    constexpr auto& operator[](std::size_t i) const { return values[at + i * Stride]; }
    static constexpr std::size_t length = Length, capacity = Length;
};
/// The same of which the first `length` elements are there.
template <std::size_t Capacity, std::size_t Stride, class Values>
struct ended_row {
    Values& values;
    std::size_t at;
    std::size_t length;

    constexpr auto& operator[](std::size_t i) const { return values[at + i * Stride]; }
    static constexpr std::size_t capacity = Capacity;
};

template <class Row, class T>
constexpr void fill(Row out, T value) {
    for (std::size_t i = 0; i < out.length; ++i) out[i] = value;
}

template <class T, class Row>
constexpr T greatest_of(Row in) {
    greatest<T> maximum{};
    for (std::size_t i = 0; i < in.length; ++i) maximum.take(in[i]);
    return maximum.result();
}

/// Stable softmax of a row: exp(x - max) * (1 / sum of exp(x - max)), exp being `exp_for_softmax` and the sum in the
/// order of `lane_sum`. A row of only -inf gives zeros; a NaN or +inf gives NaN in the whole row. Both are written, not
/// computed: inf - inf is no constant expression.
///
/// The product with the rounded reciprocal differs from the quotient by at most 1 unit in the last place; the greatest
/// element, whose exp is 1, gets the quotient itself, as does every element of a row of equal ones.
template <class T, std::size_t Longest = longest_chain, class Out, class In>
constexpr void softmax_row(Out out, In in) {
    T const maximum = greatest_of<T>(in);
    if (math::is_nan(maximum) || (math::is_inf(maximum) && !math::sign_bit(maximum)))
        return fill(out, math::quiet_nan<T>);
    if (math::is_inf(maximum)) return fill(out, T{});
    typename lane_sum<T, Longest>::template of_length<In::capacity> total{};
    for (std::size_t i = 0; i < in.length; ++i) {
        out[i] = exp_for_softmax(math::difference(in[i], maximum));
        total.take(out[i]);
    }
    T const inverse_sum = math::quotient(T(1), total.result());
    for (std::size_t i = 0; i < in.length; ++i) out[i] = math::product(out[i], inverse_sum);
}

/// As `softmax_row`, with one more exp in the maximum and, last, in the sum: that of a logit without a place in the
/// row. One that is NaN or +inf gives NaN in the whole row; one of -inf is none.
template <class T, std::size_t Longest = longest_chain, class Out, class In>
constexpr void softmax_row_with_sink(Out out, In in, T sink) {
    T maximum = greatest_of<T>(in);
    if (math::is_nan(maximum) || math::is_nan(sink)) return fill(out, math::quiet_nan<T>);
    if (sink > maximum) maximum = sink;
    if (math::is_inf(maximum)) return fill(out, math::sign_bit(maximum) ? T{} : math::quiet_nan<T>);
    typename lane_sum<T, Longest>::template of_length<In::capacity> total{};
    for (std::size_t i = 0; i < in.length; ++i) {
        out[i] = exp_for_softmax(math::difference(in[i], maximum));
        total.take(out[i]);
    }
    T const of_sink = exp_for_softmax(math::difference(sink, maximum));
    T const inverse_sum = math::quotient(T(1), math::sum(total.result(), of_sink));
    for (std::size_t i = 0; i < in.length; ++i) out[i] = math::product(out[i], inverse_sum);
}

/// The logarithm of the stable softmax of a row, computed as (x - max) - log(sum of exp(x - max)), so that it stays
/// exact where the softmax itself is rounded to 0. A row of only -inf, whose softmax is zeros, gives -inf.
template <class T, std::size_t Longest = longest_chain, class Out, class In>
constexpr void log_softmax_row(Out out, In in) {
    T const maximum = greatest_of<T>(in);
    if (math::is_nan(maximum) || (math::is_inf(maximum) && !math::sign_bit(maximum)))
        return fill(out, math::quiet_nan<T>);
    if (math::is_inf(maximum)) return fill(out, -math::infinity<T>);
    typename lane_sum<T, Longest>::template of_length<In::capacity> total{};
    for (std::size_t i = 0; i < in.length; ++i) total.take(exp_for_softmax(math::difference(in[i], maximum)));
    T const log_sum = math::log(total.result());
    for (std::size_t i = 0; i < in.length; ++i) out[i] = math::difference(math::difference(in[i], maximum), log_sum);
}

/// exp(x) / sum of exp(x), which overflows: kept to be taught with.
template <class T, std::size_t Longest = longest_chain, class Out, class In>
constexpr void naive_softmax_row(Out out, In in) {
    T const maximum = greatest_of<T>(in);
    if (math::is_nan(maximum)) return fill(out, math::quiet_nan<T>);
    typename lane_sum<T, Longest>::template of_length<In::capacity> total{};
    for (std::size_t i = 0; i < in.length; ++i) {
        out[i] = math::exp(in[i]);
        total.take(out[i]);
    }
    T const sum = total.result();
    for (std::size_t i = 0; i < in.length; ++i) {
        // inf / inf and 0 / 0: a NaN that the machine makes has its sign set, and one in a constant expression has not.
        T const weight = math::quotient(out[i], sum);
        out[i] = math::is_nan(weight) ? math::quiet_nan<T> : weight;
    }
}

/// The functions above as `along` takes them: of a row in any order, and at run time of elements side by side, or of
/// many rows side by side.
struct softmax_function {
    static constexpr bool has_vector_face = true;
    template <class T, class Out, class In>
    static constexpr void any(Out out, In in) {
        softmax_row<T>(out, in);
    }
    template <std::size_t Length, class T>
    static void row(T* out, T const* in) {
        detail::softmax_of_row<Length>(out, in);
    }
    template <std::size_t Capacity, class T>
    static void row(T* out, T const* in, std::size_t length) {
        detail::softmax_of_ended_row<Capacity>(out, in, length);
    }
    template <std::size_t Length, std::size_t Count, std::size_t OutStride, std::size_t InStride, class T, class Turns>
    static void of_columns(T* out, T const* in, Turns length) {
        detail::softmax_of_columns<Length, Count, OutStride, InStride>(out, in, length);
    }
};
struct log_softmax_function {
    static constexpr bool has_vector_face = true;
    template <class T, class Out, class In>
    static constexpr void any(Out out, In in) {
        log_softmax_row<T>(out, in);
    }
    template <std::size_t Length, class T>
    static void row(T* out, T const* in) {
        detail::log_softmax_of_row<Length>(out, in);
    }
    template <std::size_t Capacity, class T>
    static void row(T* out, T const* in, std::size_t length) {
        detail::log_softmax_of_ended_row<Capacity>(out, in, length);
    }
    template <std::size_t Length, std::size_t Count, std::size_t OutStride, std::size_t InStride, class T, class Turns>
    static void of_columns(T* out, T const* in, Turns length) {
        detail::log_softmax_of_columns<Length, Count, OutStride, InStride>(out, in, length);
    }
};
struct naive_softmax_function {
    static constexpr bool has_vector_face = false;
    template <class T, class Out, class In>
    static constexpr void any(Out out, In in) {
        naive_softmax_row<T>(out, in);
    }
};

namespace detail::inline HEED_KERNELS {

template <class Function, class T>
inline constexpr bool in_vectors = Function::has_vector_face && element_traits<T>::has_vectors;
/// Whether a function gives a few numbers for a row, wherever these go, and not another row.
template <class Function>
concept reduces_a_row = requires { Function::keeps_no_row; };

}  // namespace detail::inline HEED_KERNELS

/// A function of every row, from `in` to `out`, which may be the same memory. `Rest` visits the rows' starts in out (0)
/// and in (1), of which loops may end at lengths; a row has `Length` elements, or as many of them as `row_end` says.
/// What the function is told beside the row, it holds.
template <class Function, auto Rest, std::size_t Length, std::size_t OutStride, std::size_t InStride, class T,
          class Out, class In, class Lengths = every_turn, class RowEnd = every_turn>
constexpr void along(Out& out, In const& in, Lengths const& lengths = {},
                     [[maybe_unused]] RowEnd const& row_end = {}, Function const& function = {}) {
    constexpr bool side_by_side = row_stride<Rest, 0> == 1 && row_stride<Rest, 1> == 1 && !row_ends_early<Rest>;
    constexpr bool ended = !__is_same(RowEnd, every_turn);
    std::size_t const count = row_turns<Rest>(lengths);
    auto const length = turns_of_row<Length>(row_end);
    if (ended && length == 0) return;
    // Not const: it would be a constant by itself then.
    bool evaluated = __builtin_is_constant_evaluated();
    for (nest_cursor<Rest, Lengths> start{{}, lengths}; start.more; start.next()) {
        if constexpr (detail::in_vectors<Function, T> && (OutStride == 1 || detail::reduces_a_row<Function>) &&
                      InStride == 1 && (Length > 1 || !side_by_side)) {
            if (!evaluated) {
                T* const to = out;
                T const* const from = in;
                for (std::size_t i = 0; i < count; ++i) {
                    T* const to_row = to + start.at[0] + i * row_stride<Rest, 0>;
                    T const* const from_row = from + start.at[1] + i * row_stride<Rest, 1>;
                    if constexpr (detail::reduces_a_row<Function>) {
                        function.template one<Length, OutStride>(to_row, from_row);
                    } else if constexpr (ended) {
                        function.template row<Length>(to_row, from_row, length);
                    } else {
                        function.template row<Length>(to_row, from_row);
                    }
                }
                continue;
            }
        } else if constexpr (detail::in_vectors<Function, T> && side_by_side) {
            if (!evaluated) {
                T* const to = out;
                T const* const from = in;
                std::size_t i = 0;
                for (; i + lanes<T> <= count; i += lanes<T>) {
                    function.template of_columns<Length, lanes<T>, OutStride, InStride>(
                        to + start.at[0] + i, from + start.at[1] + i, length);
                }
                constexpr std::size_t left = row_length<Rest> % lanes<T>;
                if constexpr (left != 0) {
                    function.template of_columns<Length, left, OutStride, InStride>(to + start.at[0] + i,
                                                                                     from + start.at[1] + i, length);
                }
                continue;
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            std::size_t const to = start.at[0] + i * row_stride<Rest, 0>, from = start.at[1] + i * row_stride<Rest, 1>;
            if constexpr (ended) {
                function.template any<T>(ended_row<Length, OutStride, Out>{out, to, length},
                                          ended_row<Length, InStride, In const>{in, from, length});
            } else {
                function.template any<T>(kernel::row<Length, OutStride, Out>{out, to},
                                          kernel::row<Length, InStride, In const>{in, from});
            }
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
