// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_STAGGERED_SUMS_HPP
#define HEED_KERNEL_STAGGERED_SUMS_HPP

#include <cstddef>
#include <cstdint>

#include <heed/kernel/row_chains.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/detail/target.hpp>
#include <heed/meta/indices.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// A matrix times a vector: `out[i]` is the sum of `a[k * Step] * b[i * Apart + k]` for k below `Length`, one chain.
///
/// A vector holds elements of several rows of the matrix. `together` vectors are summed at a time, each of them ahead
/// of the next by a part of its rows: so their chains do not wait for each other, and their lines fall into other sets
/// of the first cache, however far apart the rows are. Each line is read once.
template <class T, std::size_t Length, std::size_t Step, std::size_t Apart, class S = T>
struct staggered_sums {
    using V = vector<T>;
    using chains = row_chains<T, 1, matrix_strides{0, Step}, matrix_strides{Apart, 1}, S>;
    static constexpr std::size_t line = 64 / sizeof(S), group = 16 / sizeof(T);
    static constexpr std::size_t together = vector_bytes == 64 ? 2 : 4, last = together - 1;
    /// Whether rows are so far apart that the cache has room for few of their lines: then parts begin with lines.
    static constexpr bool meets_lines = Apart * sizeof(S) % 1024 == 0 && Length >= 8 * line;
    static constexpr std::size_t part = (meets_lines ? Length - line : Length) / together / line * line;
    using each = first_indices<together>;

    T* out;
    T const* a;
    S const* b;
    /// Rows: at least as many as there are lanes.
    std::size_t count;

    /// The last vector reaches back.
    [[gnu::always_inline]] std::size_t row_of(std::size_t number) const {
        return (number + 1) * lanes<T> <= count ? number * lanes<T> : count - lanes<T>;
    }
    template <std::size_t Rest = 0>
    [[gnu::always_inline]] void add(V (&sum)[1], std::size_t number, std::size_t first, std::size_t length) const {
        S const* const from[] = {b + row_of(number) * Apart + first};
        chains::template add<lanes<T>, Rest>(sum, a + first * Step, from, length, [](std::size_t) {});
    }
    /// Asks for a line of each row behind those of a vector.
    [[gnu::always_inline]] void fetch_next(std::size_t number, std::size_t first) const {
        heed::detail::fetch_lines<lanes<T>, Apart * sizeof(S)>(b + row_of(number) * Apart + first, lanes<T>);
    }
    /// Vector number `step` - `Part` is in part `Part`; the parts begin at `lead`.
    template <std::size_t Part>
    [[gnu::always_inline]] void add_part(V (&sum)[1], std::size_t step, std::size_t vectors, std::size_t lead) const {
        if (step < Part || step - Part >= vectors) return;
        for (std::size_t i = 0; i < part; i += line) add(sum, step - Part, lead + Part * part + i, line);
    }
    template <std::size_t... Part>
    [[gnu::always_inline]] void add_parts(V (&sums)[together][1], std::size_t step, std::size_t vectors,
                                          std::size_t lead, indices<Part...>) const {
        if (step >= last && step < vectors) {
            for (std::size_t i = 0; i < part; i += line) {
                // The next rows, or memory waits for the first of each.
                (fetch_next(step - Part, lead + Part * part + i), ...);
                (add(sums[Part], step - Part, lead + Part * part + i, line), ...);
            }
        } else {
            (add_part<Part>(sums[Part], step, vectors, lead), ...);
        }
    }
    [[gnu::always_inline]] void run() const {
        std::size_t const vectors = (count + lanes<T> - 1) / lanes<T>;
        std::size_t lead = 0;
        if constexpr (meets_lines) {
            std::size_t const past = reinterpret_cast<std::uintptr_t>(b) % 64;
            if (past % 16 == 0 && past != 0) lead = (64 - past) / sizeof(S);
        }
        std::size_t const added = lead + together * part;
        V sums[together][1] = {};
        for (auto& one : sums) start_chains(one);
        for (std::size_t step = 0; step < vectors + last; ++step) {
            if (meets_lines && lead != 0 && step < vectors) add(sums[0], step, 0, lead);
            add_parts(sums, step, vectors, lead, each{});
            if (step >= last) {
                add<Length % group>(sums[last], step - last, added, Length - added);
                store(out + row_of(step - last), sums[last][0]);
            }
            for (std::size_t i = last; i > 0; --i) sums[i][0] = sums[i - 1][0];
            sums[0][0] = V{};
            start_chains(sums[0]);
        }
    }
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
