// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_TRANSPOSE_REGISTERS_HPP
#define HEED_KERNEL_TRANSPOSE_REGISTERS_HPP

#include <cstddef>
#include <cstdint>

#include <heed/kernel/pack.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

// Pieces of memory copied into another order. All strides and sizes are bytes, all bits stay what they are.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// A loop over pieces, and how far it moves what is written and what is read.
struct copied_loop {
    std::size_t extent = 1;
    std::size_t out = 0;
    std::size_t in = 0;
};

/// `Size` bytes. Beyond some, the library's function knows better.
template <std::size_t Size>
[[gnu::always_inline]] inline void copy_unit(char* to, char const* from) {
    constexpr std::size_t most = vector_bytes < 32 ? vector_bytes : 32;
    if constexpr (Size <= most || Size > 1024) {
// g++ 12 sees branches that are not taken, in which operands overlap that a temporary was made of.
#if !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wrestrict"
#endif
        __builtin_memcpy(to, from, Size);
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif
    } else {
        using V = vector<unsigned char, most>;
        for (std::size_t i = 0; i + most <= Size; i += most) store(to + i, load<V>(from + i));
        // The last piece reaches back over bytes that are there already.
        if constexpr (Size % most != 0) store(to + Size - most, load<V>(from + Size - most));
    }
}

template <std::size_t Size>
struct word_of;
template <>
struct word_of<1> {
    using type = std::uint8_t;
};
template <>
struct word_of<2> {
    using type = std::uint16_t;
};
template <>
struct word_of<4> {
    using type = std::uint32_t;
};
template <>
struct word_of<8> {
    using type = std::uint64_t;
};

template <class V>
[[gnu::always_inline]] inline auto lines_joined(V low, V high) {
    return join(low, high);
}

/// 16 bytes from each of several lines.
template <class W, every_nth Line, std::size_t Apart, std::size_t Lanes>
[[gnu::always_inline]] inline auto of_lines(char const* from) {
    constexpr std::size_t group = 16 / sizeof(W), half = Lanes / 2;
    if constexpr (Lanes == group) {
        return load<vector<W, group>>(from + Line.first * Apart);
    } else {
        constexpr every_nth upper{.first = Line.first + half / group * Line.step, .step = Line.step};
        return lines_joined(of_lines<W, Line, Apart, half>(from), of_lines<W, upper, Apart, half>(from));
    }
}

/// Exchanges lines and lanes in every 16 bytes, in as many steps as `Left` has halves, and stores the lines.
template <std::size_t Left, std::size_t Apart, class V, std::size_t... Index>
[[gnu::always_inline]] inline void store_transposed(char* to, V const (&x)[sizeof...(Index)], indices<Index...> all) {
    if constexpr (Left == 1) {
        (store(to + Index * Apart, x[Index]), ...);
    } else {
        constexpr std::size_t half = sizeof...(Index) / 2;
        V const transposed[] = {
            interleaved<Index % 2>(x[Index / 2], x[Index / 2 + half], first_indices<lanes_of<V>>{})...};
        store_transposed<Left / 2, Apart>(to, transposed, all);
    }
}

/// How far apart lines are, of what is written and of what is read.
struct lines_apart {
    std::size_t out;
    std::size_t in;
};

/// `Lanes` lines of 16 bytes, transposed.
template <class W, std::size_t Lanes, lines_apart Apart, std::size_t... Index>
[[gnu::always_inline]] inline void turn_group(char* to, char const* from, indices<Index...> all) {
    vector<W, Lanes> const loaded[] = {
        of_lines<W, every_nth{.first = Index, .step = sizeof...(Index)}, Apart.in, Lanes>(from)...};
    store_transposed<sizeof...(Index), Apart.out>(to, loaded, all);
}
template <class W, std::size_t Lanes, lines_apart Apart, std::size_t... Group>
[[gnu::always_inline]] inline void turn_groups(char* to, char const* from, indices<Group...>) {
    constexpr std::size_t group = 16 / sizeof(W);
    (turn_group<W, Lanes, Apart>(to + Group * group * Apart.out, from + Group * 16, first_indices<group>{}), ...);
}

/// The greatest power of two that is at most `count` and at most `most`.
constexpr std::size_t power_up_to(std::size_t count, std::size_t most) {
    std::size_t result = 1;
    while (2 * result <= count && 2 * result <= most) result *= 2;
    return result;
}

/// How many columns, in groups, a block has: at most `most`, and of few columns as many as leaves the fewest to be done
/// twice.
constexpr std::size_t columns_in_block(std::size_t extent, std::size_t group, std::size_t most) {
    if (extent >= 8 * most) return most;
    std::size_t best = group;
    for (std::size_t column_count = group; column_count <= most && column_count <= extent; column_count += group) {
        std::size_t const all = (extent + column_count - 1) / column_count * column_count;
        if (all <= (extent + best - 1) / best * best) best = column_count;
    }
    return best;
}

/// Where a step begins: the first one at 0, and the last one reaches back over elements that are there already.
[[gnu::always_inline]] inline std::size_t step_at(std::size_t step, std::size_t ahead, std::size_t last) {
    std::size_t const at = step < ahead ? 0 : step - ahead;
    return at < last ? at : last;
}

/// Blocks transposed in registers: mostly a cache line of every line of the input, so that none has to come twice.
template <std::size_t Unit, copied_loop Along, copied_loop Across>
inline void turn_in_registers(char* to, char const* from) {
    using word = typename word_of<Unit>::type;
    constexpr std::size_t group = 16 / Unit;
    constexpr std::size_t lanes = power_up_to(Along.extent, Unit < 4 || vector_bytes < 32 ? group : 32 / Unit);
    // Lines that begin anywhere spread over the first cache and may come again: few lines of the output at once then.
    constexpr bool spread = Along.in % 32 != 0 && Across.extent * Unit > 256 && Along.extent * Along.in <= 1u << 20;
    constexpr std::size_t column_count = columns_in_block(Across.extent, group, Unit < 4 || spread ? group : 64 / Unit);
    constexpr lines_apart apart{.out = Across.out, .in = Along.in};
    constexpr std::size_t last = Along.extent - lanes, last_column = Across.extent - column_count;
    // Where all lines can be met at a whole vector, or a cache line, the first step is the shorter for it.
    std::size_t ahead = 0, columns_ahead = 0;
    if constexpr (Along.extent >= 4 * lanes && Across.out % (lanes * Unit) == 0) {
        ahead = reinterpret_cast<std::uintptr_t>(to) % (lanes * Unit) / Unit;
    }
    if constexpr (Across.extent >= 8 * column_count && column_count * Unit == 64 && Along.in % 64 == 0) {
        columns_ahead = reinterpret_cast<std::uintptr_t>(from) % 64 / Unit;
    }
    // So many lines of the input stay in the first cache until their next elements are read.
    constexpr std::size_t block = 128;
    std::size_t const end = Along.extent + ahead, columns_end = Across.extent + columns_ahead;
    for (std::size_t first = 0; first < end; first += block) {
        std::size_t const block_end = end - first < block ? end : first + block;
        for (std::size_t column = 0; column < columns_end; column += column_count) {
            std::size_t const j = step_at(column, columns_ahead, last_column);
            for (std::size_t row = first; row < block_end; row += lanes) {
                std::size_t const i = step_at(row, ahead, last);
                turn_groups<word, lanes, apart>(to + j * Across.out + i * Unit, from + i * Along.in + j * Unit,
                                                first_indices<column_count / group>{});
            }
        }
    }
}

/// Piece by piece, in blocks of which the caches hold both sides.
template <std::size_t Unit, copied_loop Along, copied_loop Across>
inline void turn_by_blocks(char* to, char const* from) {
    constexpr std::size_t block = 32;
    for (std::size_t column = 0; column < Across.extent; column += block) {
        std::size_t const column_count = Across.extent - column < block ? Across.extent - column : block;
        for (std::size_t row = 0; row < Along.extent; row += block) {
            std::size_t const rows = Along.extent - row < block ? Along.extent - row : block;
            for (std::size_t j = column; j < column + column_count; ++j) {
                for (std::size_t i = row; i < row + rows; ++i) {
                    copy_unit<Unit>(to + j * Across.out + i * Along.out, from + j * Across.in + i * Along.in);
                }
            }
        }
    }
}

/// Two loops, the inner one innermost: short enough for what it touches to stay in the cache.
template <std::size_t Unit, copied_loop Outer, copied_loop Inner>
inline void turn_plainly(char* to, char const* from) {
    for (std::size_t i = 0; i < Outer.extent; ++i) {
        for (std::size_t j = 0; j < Inner.extent; ++j) {
            copy_unit<Unit>(to + i * Outer.out + j * Inner.out, from + i * Outer.in + j * Inner.in);
        }
    }
}

/// Pieces of `Unit` bytes along two loops: `Along` has the smaller steps in the output, `Across` in the input.
template <std::size_t Unit, copied_loop Along, copied_loop Across>
[[gnu::always_inline]] inline void transpose_units(char* to, char const* from) {
    constexpr bool is_word = Unit == 1 || Unit == 2 || Unit == 4 || Unit == 8;
    if constexpr (is_word && Along.out == Unit && Across.in == Unit && Along.extent * Unit >= 16 &&
                  Across.extent * Unit >= 16) {
        turn_in_registers<Unit, Along, Across>(to, from);
    } else if constexpr (Across.extent <= 8) {
        turn_plainly<Unit, Along, Across>(to, from);
    } else if constexpr (Along.extent <= 8) {
        turn_plainly<Unit, Across, Along>(to, from);
    } else {
        turn_by_blocks<Unit, Along, Across>(to, from);
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
