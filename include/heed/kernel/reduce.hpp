// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_REDUCE_HPP
#define HEED_KERNEL_REDUCE_HPP

#include <cstddef>
#include <type_traits>

#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/kernel/reduce_vectors.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

using math::detail::one_nan;

}  // namespace detail::inline HEED_KERNELS

/// The one order in which heed adds more than two numbers, whatever the vector width: the element with number i goes to
/// lane i mod 16, each lane is added from its first element on, and then the lanes are added as halves: lane i takes
/// lane i + 8, then i + 4, i + 2 and i + 1. (Contractions are added in index order: see contract.hpp.) More than
/// `Longest` numbers are added in blocks: see `longest_chain`.
template <class T, std::size_t Longest = longest_chain>
struct lane_sum {
    using algorithm = detail::sum_algorithm<Longest>;
    template <std::size_t Length>
    using of_length = detail::sum_of_length<lane_sum, T, Length, Longest>;
    static constexpr std::size_t lanes = 16;
    T lane[lanes] = {};
    std::size_t count = 0;

    constexpr void take(T const& value) {
        if (count < lanes) {
            lane[count] = value;
        } else {
            lane[count % lanes] = math::sum(lane[count % lanes], value);
        }
        ++count;
    }
    constexpr T result() const {
        if (count == 0) return T{};
        T half[lanes] = {};
        std::size_t filled = count < lanes ? count : lanes;
        for (std::size_t i = 0; i < filled; ++i) half[i] = lane[i];
        for (std::size_t width = lanes / 2; width > 0; width /= 2) {
            for (std::size_t i = 0; i < width && i + width < filled; ++i) half[i] = math::sum(half[i], half[i + width]);
            filled = filled < width ? filled : width;
        }
        return detail::one_nan(half[0]);
    }
    static constexpr T added(T const& a, T const& b) { return math::sum(a, b); }
    static constexpr T finished(T const& x) { return detail::one_nan(x); }
};

/// The greatest element; a NaN, once seen, stays (as torch.max and numpy.max have it).
template <class T>
struct greatest {
    using algorithm = detail::greatest_algorithm;
    template <std::size_t Length>
    using of_length = greatest;
    T value = T{};
    bool any = false;

    constexpr void take(T const& candidate) {
        if (!any || (!math::is_nan(value) && (math::is_nan(candidate) || value < candidate))) value = candidate;
        any = true;
    }
    constexpr T result() const { return detail::one_nan(value); }
};

/// The number of the first greatest element, or of the first NaN.
template <class T>
struct greatest_index {
    using algorithm = detail::greatest_index_algorithm;
    template <std::size_t Length>
    using of_length = greatest_index;
    greatest<T> best{};
    std::size_t index = 0;
    std::size_t count = 0;

    constexpr void take(T const& candidate) {
        if (count == 0 || (!math::is_nan(best.value) && (math::is_nan(candidate) || best.value < candidate))) {
            index = count;
        }
        best.take(candidate);
        ++count;
    }
    constexpr std::size_t result() const { return index; }
};

/// `out = Accumulator(elements of in)` for every element of the outer nest (operand 0 the output, 1 the input); the
/// elements are those of the inner nest (operand 0 the input), in its order. Loops of the outer nest may end at
/// `lengths`, those of the inner one at `ends`.
template <auto Outer, auto Inner, class Accumulator, class Out, class In, class Lengths = every_turn,
          class Ends = every_turn>
constexpr void reduce(Out& out, In const& in, Lengths const& lengths = {}, Ends const& ends = {}) {
    using T = std::remove_cv_t<std::remove_reference_t<decltype(in[0])>>;
    if constexpr (element_traits<T>::has_vectors && requires { typename Accumulator::algorithm; }) {
        if constexpr (detail::reduces_rows<Outer, Inner> || detail::reduces_columns<Outer, Inner>) {
            if (!std::is_constant_evaluated()) {
                using result = std::remove_cvref_t<decltype(out[0])>;
                return detail::reduce_at_run_time<Outer, Inner, typename Accumulator::algorithm, result, T>(
                    out, in, lengths, ends);
            }
        }
    }
    std::size_t const length = row_turns<Outer>(lengths), line_length = row_turns<Inner>(ends);
    for (nest_cursor<Outer, Lengths> row{{}, lengths}; row.more; row.next()) {
        for (std::size_t i = 0; i < length; ++i) {
            typename Accumulator::template of_length<Inner.size()> accumulator{};
            for (nest_cursor<Inner, Ends> line{{row.at[1] + i * row_stride<Outer, 1>}, ends}; line.more; line.next()) {
                for (std::size_t j = 0; j < line_length; ++j) {
                    accumulator.take(in[line.at[0] + j * row_stride<Inner, 0>]);
                }
            }
            out[row.at[0] + i * row_stride<Outer, 0>] = accumulator.result();
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
