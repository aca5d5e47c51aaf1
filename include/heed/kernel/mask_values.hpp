// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MASK_VALUES_HPP
#define HEED_KERNEL_MASK_VALUES_HPP

#include <cstddef>
#include <cstdint>

#include <heed/kernel/masking.hpp>
#include <heed/kernel/pack.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>

// Masks whose values stand in memory: bools, bytes and biases. They know their elements' strides along queries and
// keys; a stride of 0 along the queries is a mask that all of them share.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// Below how many bits of a word one of its bytes stands, counted as they stand in memory.
template <class Word>
constexpr int bits_below(std::size_t number) {
    return 8 * static_cast<int>(heed::detail::is_little_endian ? number : sizeof(Word) - 1 - number);
}
/// All bits of one of a word's bytes.
template <class Word>
constexpr Word whole_byte(std::size_t number) {
    return static_cast<Word>(std::uint64_t{255} << bits_below<Word>(number));
}
/// Which of the first `Count` bytes, at most as many as there are lanes, are not 0. Eight are looked at at once.
template <class Words, std::size_t Count, class Flag, std::size_t... Index>
[[gnu::always_inline]] inline Words bytes_set(Flag const* from, indices<Index...>) {
    static_assert(sizeof(Flag) == 1);
    using word = lane_of<Words>;
    constexpr std::size_t lanes = sizeof...(Index), low = lanes < 8 || Count < 8 ? Count : 8;
    std::uint64_t bytes = 0;
    __builtin_memcpy(&bytes, from, low);
    if constexpr (sizeof(word) == 8 || lanes <= 4) {
        bytes >>= heed::detail::is_little_endian ? 0 : 64 - 8 * sizeof(word);
        return ((Words{} + static_cast<word>(bytes)) & Words{whole_byte<word>(Index)...}) != 0;
    } else {
        std::uint64_t more = 0;
        if constexpr (Count > 8) __builtin_memcpy(&more, from + 8, Count - 8);
        vector<std::uint64_t, 2> const both = {bytes, more};
        auto const fours = __builtin_bit_cast(vector<word, 4>, both);
        auto const eights = join(fours, fours);
        if constexpr (lanes == 8) {
            return (__builtin_shufflevector(eights, eights, (Index / 4)...) & Words{whole_byte<word>(Index % 4)...}) !=
                   0;
        } else {
            auto const all = join(eights, eights);
            return (__builtin_shufflevector(all, all, (Index / 4)...) & Words{whole_byte<word>(Index % 4)...}) != 0;
        }
    }
}
}  // namespace detail::inline HEED_KERNELS

/// Keys are kept where the bool is `Kept`. A byte that is not 0 is true.
template <bool Kept, std::size_t QueryStride, std::size_t KeyStride, class Flag = bool>
struct mask_of_bools {
    Flag const* values;

    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t query, std::size_t key) const {
        return static_cast<bool>(values[query * QueryStride + key * KeyStride]) == Kept;
    }
    constexpr std::size_t first_key(std::size_t) const { return 0; }
    constexpr std::size_t end_of_keys(std::size_t, std::size_t keys) const { return keys; }
    constexpr key_range open_keys(std::size_t, std::size_t) const { return {0, 0}; }

    /// Which of `Count` keys from one on a query sees; what is behind them is anything.
    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t query, std::size_t key) const {
        using words = detail::words_of<V>;
        Flag const* from = values + query * QueryStride + key * KeyStride;
        Flag side_by_side[Count];
        if constexpr (KeyStride != 1) {
            for (std::size_t i = 0; i < Count; ++i) side_by_side[i] = from[i * KeyStride];
            from = side_by_side;
        }
        words const set = detail::bytes_set<words, Count>(from, detail::every_lane<V>{});
        return Kept ? set : ~set;
    }

    template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width>
    [[gnu::always_inline]] void narrow(detail::masked_tile<T, Lanes, Count, Width> const& tile) const {
        using words = typename detail::masked_tile<T, Lanes, Count, Width>::words;
        Flag const* const first = values + tile.query * QueryStride + tile.key * KeyStride;
        constexpr bool in_fours = QueryStride != 0 && KeyStride == 1;
        std::size_t const left = in_fours ? tile.keys % 4 : tile.keys, start = tile.keys - left;
        if constexpr (in_fours) {
            // Four keys of each query make a word.
            for (std::size_t i = 0; i < start; i += 4) {
                lane_of<words> four[Lanes] = {};
                for (std::size_t lane = 0; lane < Lanes; ++lane) {
                    __builtin_memcpy(four + lane, first + tile.valid_lane(lane) * QueryStride + i, 4);
                }
                words const together = load<words>(four);
                for (std::size_t key = 0; key < 4; ++key) {
                    words const byte = together >> detail::bits_below<lane_of<words>>(key);
                    if constexpr (__is_same(Flag, bool)) {
                        tile.narrow(i + key, (byte & 1) == (Kept ? 1 : 0));
                    } else {
                        words const outside = (byte & 255) == 0;
                        tile.narrow(i + key, Kept ? ~outside : outside);
                    }
                }
            }
        }
        for (std::size_t i = start; i < start + left; ++i) {
            lane_of<words> one[Lanes];
            for (std::size_t lane = 0; lane < Lanes; ++lane) {
                one[lane] = -(static_cast<bool>(first[tile.valid_lane(lane) * QueryStride + i * KeyStride]) == Kept);
            }
            tile.narrow(i, load<words>(one));
        }
    }
};

/// Adds a bias to each score; a key is left out where the bias is -inf.
template <class T, std::size_t QueryStride, std::size_t KeyStride>
struct mask_of_biases {
    T const* values;

    static constexpr bool has_bias = true;
    constexpr bool keeps(std::size_t query, std::size_t key) const {
        T const& value = values[query * QueryStride + key * KeyStride];
        return !(math::is_inf(value) && math::sign_bit(value));
    }
    constexpr T add_bias(std::size_t query, std::size_t key, T const& total) const {
        return math::sum(total, values[query * QueryStride + key * KeyStride]);
    }
    constexpr std::size_t first_key(std::size_t) const { return 0; }
    constexpr std::size_t end_of_keys(std::size_t, std::size_t keys) const { return keys; }
    constexpr key_range open_keys(std::size_t, std::size_t) const { return {0, 0}; }

    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t query, std::size_t key) const {
        return detail::bits_of(biases<V, Count>(query, key)) != minus_infinity;
    }
    template <std::size_t Count, class V>
    [[gnu::always_inline]] V add_biases(std::size_t query, std::size_t key, V total) const {
        return sum(total, biases<V, Count>(query, key));
    }

    template <std::size_t Lanes, std::size_t Count, std::size_t Width>
    [[gnu::always_inline]] void narrow(detail::masked_tile<T, Lanes, Count, Width> const& tile) const {
        T const* const first = values + tile.query * QueryStride + tile.key * KeyStride;
        constexpr std::size_t group = 16 / sizeof(T);
        constexpr bool in_groups = QueryStride != 0 && KeyStride == 1;
        std::size_t const left = in_groups ? tile.keys % group : tile.keys, start = tile.keys - left;
        if constexpr (in_groups) {
            constexpr detail::short_rows rows{
                .lanes = Lanes, .count = Count, .stride = QueryStride, .length = group};
            T transposed[group * Lanes];
            for (std::size_t i = 0; i < start; i += group) {
                detail::transpose<rows, Lanes>(transposed, first + i);
                for (std::size_t key = 0; key < group; ++key) add(tile, i + key, transposed + key * Lanes);
            }
        }
        for (std::size_t i = start; i < start + left; ++i) {
            T one[Lanes];
            for (std::size_t lane = 0; lane < Lanes; ++lane) {
                one[lane] = first[tile.valid_lane(lane) * QueryStride + i * KeyStride];
            }
            add(tile, i, one);
        }
    }

private:
    static constexpr auto minus_infinity =
        __builtin_bit_cast(lane_of<detail::words_of<vector<T, 16 / sizeof(T)>>>, -math::infinity<T>);

    template <class V, std::size_t Count>
    [[gnu::always_inline]] V biases(std::size_t query, std::size_t key) const {
        T const* const from = values + query * QueryStride + key * KeyStride;
        if constexpr (KeyStride == 1) {
            return load_first<V, Count>(from);
        } else {
            T side_by_side[lanes_of<V>] = {};
            for (std::size_t i = 0; i < Count; ++i) side_by_side[i] = from[i * KeyStride];
            return load<V>(side_by_side);
        }
    }
    template <std::size_t Lanes, std::size_t Count, std::size_t Width>
    [[gnu::always_inline]] static void add(detail::masked_tile<T, Lanes, Count, Width> const& tile, std::size_t i,
                                           T const* from) {
        using V = vector<T, Lanes>;
        V const biases = load<V>(from);
        tile.narrow(i, detail::bits_of(biases) != minus_infinity);
        store(tile.bias + i * Width, sum(load<V>(tile.bias + i * Width), biases));
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
