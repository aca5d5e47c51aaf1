// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MASK_ALGEBRA_HPP
#define HEED_KERNEL_MASK_ALGEBRA_HPP

#include <cstddef>

#include <heed/kernel/masking.hpp>
#include <heed/meta/detail/linkage.hpp>

// Masks of masks. Their bounds follow from those of the masks that they are of.

namespace heed::kernel::inline HEED_KERNELS {

/// Two masks at once: a key is kept by both, and biases add up in order.
template <class First, class Second>
struct both_masks {
    First first;
    Second second;

    static constexpr bool has_bias = First::has_bias || Second::has_bias;
    constexpr bool keeps(std::size_t query, std::size_t key) const {
        return first.keeps(query, key) && second.keeps(query, key);
    }
    template <class T>
    constexpr T add_bias(std::size_t query, std::size_t key, T total) const {
        if constexpr (First::has_bias) total = first.add_bias(query, key, total);
        if constexpr (Second::has_bias) total = second.add_bias(query, key, total);
        return total;
    }
    constexpr std::size_t first_key(std::size_t first_query) const {
        std::size_t const one = first.first_key(first_query), other = second.first_key(first_query);
        return one > other ? one : other;
    }
    constexpr std::size_t end_of_keys(std::size_t last_query, std::size_t keys) const {
        return second.end_of_keys(last_query, first.end_of_keys(last_query, keys));
    }
    constexpr key_range open_keys(std::size_t first_query, std::size_t last_query) const {
        key_range const one = first.open_keys(first_query, last_query);
        key_range const other = second.open_keys(first_query, last_query);
        return {one.first > other.first ? one.first : other.first, one.end < other.end ? one.end : other.end};
    }
    constexpr key_range seen_among(std::size_t first_query, std::size_t last_query, key_range keys) const {
        key_range const one = kernel::seen_among(first, first_query, last_query, keys);
        return one.first < one.end ? kernel::seen_among(second, first_query, last_query, one) : one;
    }
    constexpr mask_tile tile_of(std::size_t first_query, std::size_t last_query, key_range keys) const
        requires(may_have_holes<First> || may_have_holes<Second>)
    {
        mask_tile const one = tile_under(first, first_query, last_query, keys);
        if (one == mask_tile::empty) return one;
        mask_tile const other = tile_under(second, first_query, last_query, keys);
        return one == mask_tile::full || other == mask_tile::empty ? other : mask_tile::partial;
    }

    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t query, std::size_t key) const {
        return detail::keys_kept<V, Count>(first, query, key) & detail::keys_kept<V, Count>(second, query, key);
    }
    template <std::size_t Count, class V>
    [[gnu::always_inline]] V add_biases(std::size_t query, std::size_t key, V total) const {
        if constexpr (First::has_bias) total = detail::with_biases<Count>(first, query, key, total);
        if constexpr (Second::has_bias) total = detail::with_biases<Count>(second, query, key, total);
        return total;
    }

    template <class Tile>
    [[gnu::always_inline]] void narrow(Tile const& tile) const {
        detail::narrow_tile(first, tile);
        detail::narrow_tile(second, tile);
    }
};

namespace detail::inline HEED_KERNELS {

/// A few keys of a tile, for masks that are not to narrow it but to be asked.
template <class T, std::size_t Lanes, std::size_t Count>
struct asked_tile {
    static constexpr std::size_t most_keys = 16;
    using words = words_of<vector<T, Lanes>>;
    alignas(sizeof(words)) lane_of<words> kept[most_keys * Lanes];

    template <class Mask>
    [[gnu::always_inline]] asked_tile(Mask const& mask, std::size_t query, std::size_t key, std::size_t keys) {
        for (std::size_t i = 0; i < keys; ++i) store(kept + i * Lanes, ~words{});
        narrow_tile(mask, masked_tile<T, Lanes, Count, Lanes>{kept, nullptr, query, key, keys});
    }
    [[gnu::always_inline]] words of(std::size_t i) const { return load<words>(kept + i * Lanes); }
};

}  // namespace detail::inline HEED_KERNELS

/// A key is kept where one of two masks keeps it, or both. They have no biases.
template <class First, class Second>
struct either_mask {
    static_assert(!First::has_bias && !Second::has_bias);
    First first;
    Second second;

    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t query, std::size_t key) const {
        return first.keeps(query, key) || second.keeps(query, key);
    }
    constexpr std::size_t first_key(std::size_t first_query) const {
        std::size_t const one = first.first_key(first_query), other = second.first_key(first_query);
        return one < other ? one : other;
    }
    constexpr std::size_t end_of_keys(std::size_t last_query, std::size_t keys) const {
        std::size_t const one = first.end_of_keys(last_query, keys), other = second.end_of_keys(last_query, keys);
        return one > other ? one : other;
    }
    constexpr key_range open_keys(std::size_t first_query, std::size_t last_query) const {
        key_range one = first.open_keys(first_query, last_query), other = second.open_keys(first_query, last_query);
        if (one.first > other.first) {
            key_range const swapped = one;
            one = other;
            other = swapped;
        }
        if (other.first <= one.end && one.first < one.end) {
            return {one.first, one.end > other.end ? one.end : other.end};
        }
        // With keys between them that are not known to be seen, or one of them empty: the longer one.
        std::size_t const length = one.end > one.first ? one.end - one.first : 0;
        return other.end > other.first && other.end - other.first > length ? other : one;
    }
    constexpr key_range seen_among(std::size_t first_query, std::size_t last_query, key_range keys) const {
        key_range const one = kernel::seen_among(first, first_query, last_query, keys);
        key_range const other = kernel::seen_among(second, first_query, last_query, keys);
        if (one.first >= one.end) return other;
        if (other.first >= other.end) return one;
        return {one.first < other.first ? one.first : other.first, one.end > other.end ? one.end : other.end};
    }
    constexpr mask_tile tile_of(std::size_t first_query, std::size_t last_query, key_range keys) const {
        mask_tile const one = tile_under(first, first_query, last_query, keys);
        if (one == mask_tile::full) return one;
        mask_tile const other = tile_under(second, first_query, last_query, keys);
        return one == mask_tile::empty || other == mask_tile::full ? other : mask_tile::partial;
    }

    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t query, std::size_t key) const {
        return detail::keys_kept<V, Count>(first, query, key) | detail::keys_kept<V, Count>(second, query, key);
    }
    template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width>
    [[gnu::always_inline]] void narrow(detail::masked_tile<T, Lanes, Count, Width> const& tile) const {
        using asked = detail::asked_tile<T, Lanes, Count>;
        for (std::size_t i = 0; i < tile.keys; i += asked::most_keys) {
            std::size_t const keys = tile.keys - i < asked::most_keys ? tile.keys - i : asked::most_keys;
            asked const one(first, tile.query, tile.key + i, keys), other(second, tile.query, tile.key + i, keys);
            for (std::size_t j = 0; j < keys; ++j) tile.narrow(i + j, one.of(j) | other.of(j));
        }
    }
};

/// A key is kept where a mask hides it. That mask has no biases.
template <class Hidden>
struct opposite_mask {
    static_assert(!Hidden::has_bias);
    Hidden hidden;

    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t query, std::size_t key) const { return !hidden.keeps(query, key); }
    /// How many queries there are, and so what those from one on hide, is not known here.
    constexpr std::size_t first_key(std::size_t) const { return 0; }
    constexpr std::size_t end_of_keys(std::size_t last_query, std::size_t keys) const {
        key_range const open = hidden.open_keys(0, last_query);
        return open.end >= keys && open.first < keys ? open.first : keys;
    }
    /// What is behind all that the mask keeps, or else in front of it.
    constexpr key_range open_keys(std::size_t first_query, std::size_t last_query) const {
        constexpr auto most = static_cast<std::size_t>(-1);
        std::size_t const end = hidden.end_of_keys(last_query, most);
        if (end < most) return {end, most};
        return {0, hidden.first_key(first_query)};
    }
    constexpr mask_tile tile_of(std::size_t first_query, std::size_t last_query, key_range keys) const {
        mask_tile const of_hidden = tile_under(hidden, first_query, last_query, keys);
        return of_hidden == mask_tile::empty  ? mask_tile::full
               : of_hidden == mask_tile::full ? mask_tile::empty
                                              : mask_tile::partial;
    }

    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t query, std::size_t key) const {
        return ~detail::keys_kept<V, Count>(hidden, query, key);
    }
    template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width>
    [[gnu::always_inline]] void narrow(detail::masked_tile<T, Lanes, Count, Width> const& tile) const {
        using asked = detail::asked_tile<T, Lanes, Count>;
        for (std::size_t i = 0; i < tile.keys; i += asked::most_keys) {
            std::size_t const keys = tile.keys - i < asked::most_keys ? tile.keys - i : asked::most_keys;
            asked const kept(hidden, tile.query, tile.key + i, keys);
            for (std::size_t j = 0; j < keys; ++j) tile.narrow(i + j, ~kept.of(j));
        }
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
