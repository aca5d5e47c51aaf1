// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MASKING_HPP
#define HEED_KERNEL_MASKING_HPP

#include <cstddef>

#include <heed/kernel/lanes.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/meta/detail/linkage.hpp>

// Which keys take part in attention, and what is added to their scores. This is what a mask means, and the only place
// where it stands: in constant expressions and at run time, fused and over scores in memory, all ask here.

namespace heed {

/// What some queries see of some keys: of these pairs none, some, or all (and nothing is added to their scores).
enum class mask_tile : unsigned char { empty, partial, full };

namespace kernel::inline HEED_KERNELS {

/// Keys from a first one on to an end.
struct key_range {
    std::size_t first, end;
};

/// A mask of one batch, for queries and keys by number. To be one, a struct says
/// - `keeps(query, key)`: whether a query sees a key: all that the mask means, but for biases;
/// - `has_bias`, and, where that is true, `add_bias(query, key, total)`: the total plus the mask's own bias;
/// and three bounds, so that whole tiles are skipped, or not asked about. Bounds that know nothing are right, too.
/// - `first_key(first_query)`: no query from this one on sees a key before it (0 knows nothing);
/// - `end_of_keys(last_query, keys)`: of so many keys, no query up to this one sees one from there on (or `keys`);
/// - `open_keys(first_query, last_query)`: keys that all these queries are known to see, without a bias (or `{0, 0}`).
/// Between the bounds a mask may have holes, as of several documents, and then knows more in
/// - `tile_of(first_query, last_query, keys)`: what these queries see of these keys (or `mask_tile::partial`);
/// - `seen_among(first_query, last_query, keys)`, where it is worth it: bounds of those keys that one of them sees.
/// Where it is worth it, it has vectors of its own: `kept`, `add_biases` and `narrow` as those of `mask_of_biases`;
/// else it is asked key by key.
template <class M>
concept attention_mask = requires(M const& mask, std::size_t query, std::size_t key) {
    requires __is_same(decltype(M::has_bias), bool const);
    requires __is_same(decltype(mask.keeps(query, key)), bool);
    requires __is_same(decltype(mask.first_key(query)), std::size_t);
    requires __is_same(decltype(mask.end_of_keys(query, key)), std::size_t);
    requires __is_same(decltype(mask.open_keys(query, query)), key_range);
};

/// True for a mask that may have holes.
template <class M>
concept may_have_holes = requires(M const& mask, std::size_t query) { mask.tile_of(query, query, key_range{}); };

/// Bounds of those keys, of some side by side, that one of the queries from a first one to a last one may see.
template <class M>
constexpr key_range seen_among(M const& mask, std::size_t first_query, std::size_t last_query, key_range keys) {
    if constexpr (requires { mask.seen_among(first_query, last_query, keys); }) {
        return mask.seen_among(first_query, last_query, keys);
    } else {
        std::size_t const first = mask.first_key(first_query);
        return {first > keys.first ? first : keys.first, mask.end_of_keys(last_query, keys.end)};
    }
}
/// What these queries see of these keys, as far as the mask knows.
template <class M>
constexpr mask_tile tile_under(M const& mask, std::size_t first_query, std::size_t last_query, key_range keys) {
    key_range const seen = seen_among(mask, first_query, last_query, keys);
    if (seen.first >= seen.end) return mask_tile::empty;
    key_range const open = mask.open_keys(first_query, last_query);
    if (open.first <= keys.first && keys.end <= open.end) return mask_tile::full;
    if constexpr (may_have_holes<M>) {
        return mask.tile_of(first_query, last_query, keys);
    } else {
        return mask_tile::partial;
    }
}

/// What there is to do in a tile of keys: those from `key` on, so many, and whether the mask is to be read for them.
struct tile_to_attend {
    std::size_t key, keys;
    mask_tile kind;
    key_range open;
};
/// A tile of `length` keys without those in front and behind that no query sees, as far as whole units of them go.
template <std::size_t Unit, class M>
[[gnu::always_inline]] constexpr tile_to_attend trimmed_tile(M const& mask, std::size_t first_query,
                                                             std::size_t last_query, std::size_t key,
                                                             std::size_t length) {
    key_range const seen = seen_among(mask, first_query, last_query, {key, key + length});
    if (seen.first >= seen.end) return {key, 0, mask_tile::empty, {}};
    std::size_t const skipped = (seen.first - key) / Unit * Unit, left = length - skipped;
    std::size_t const wanted = (seen.end - key - skipped + Unit - 1) / Unit * Unit;
    std::size_t const keys = wanted < left ? wanted : left;
    key += skipped;
    key_range const open = mask.open_keys(first_query, last_query);
    mask_tile kind = open.first <= key && key + keys <= open.end ? mask_tile::full : mask_tile::partial;
    if constexpr (may_have_holes<M>) {
        if (kind == mask_tile::partial) kind = mask.tile_of(first_query, last_query, {key, key + keys});
    }
    return {key, keys, kind, open};
}

/// No mask.
struct absent {
    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t, std::size_t) const { return true; }
    constexpr std::size_t first_key(std::size_t) const { return 0; }
    constexpr std::size_t end_of_keys(std::size_t, std::size_t keys) const { return keys; }
    constexpr key_range open_keys(std::size_t, std::size_t) const { return {0, static_cast<std::size_t>(-1)}; }
};

template <class X>
inline constexpr bool is_absent = __is_same(X, absent const) || __is_same(X, absent);

namespace detail::inline HEED_KERNELS {

/// For a tile of `Lanes` queries, of which `Count` exist, and of `keys` keys: where its words and biases stand, `Width`
/// from one key's to the next, and its first query and key.
template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width>
struct masked_tile {
    using words = words_of<vector<T, Lanes>>;
    lane_of<words>* kept;
    T* bias;
    std::size_t query, key, keys;

    [[gnu::always_inline]] void narrow(std::size_t i, words by) const {
        store(kept + i * Width, load<words>(kept + i * Width) & by);
    }
    /// A query that does not exist is masked as the first of the tile.
    static constexpr std::size_t valid_lane(std::size_t lane) { return lane < Count ? lane : 0; }
};

template <class Words, std::size_t... Index>
[[gnu::always_inline]] inline Words counted(indices<Index...>) {
    return Words{static_cast<lane_of<Words>>(Index)...};
}
template <class V>
using every_lane = first_indices<lanes_of<V>>;

/// Instead of a number of keys that is a constant.
inline constexpr std::size_t some_keys = 0;

/// Masks that look at as many keys at once; of `some_keys` none does.
template <class Mask, class V, std::size_t Count>
concept keeps_together = Count != some_keys && requires(Mask const& mask, std::size_t at) {
    mask.template kept<V, Count>(at, at);
};
template <class Mask, class V, std::size_t Count>
concept biases_together = Count != some_keys && requires(Mask const& mask, std::size_t at, V total) {
    mask.template add_biases<Count>(at, at, total);
};

/// Which of `Count` keys from one on a query sees, or of `some_keys`, so many; what is behind them is anything.
template <class V, std::size_t Count, class Mask>
[[gnu::always_inline]] inline words_of<V> keys_kept(Mask const& mask, std::size_t query, std::size_t key,
                                                    std::size_t count = Count) {
    if constexpr (keeps_together<Mask, V, Count>) {
        return mask.template kept<V, Count>(query, key);
    } else {
        lane_of<words_of<V>> each[lanes_of<V>] = {};
        for (std::size_t i = 0; i < count; ++i) each[i] = mask.keeps(query, key + i) ? -1 : 0;
        return load<words_of<V>>(each);
    }
}
/// Totals for `Count` keys from one on, or for `some_keys`, so many, with the mask's biases added.
template <std::size_t Count, class V, class Mask>
[[gnu::always_inline]] inline V with_biases(Mask const& mask, std::size_t query, std::size_t key, V total,
                                            std::size_t count = Count) {
    if constexpr (biases_together<Mask, V, Count>) {
        return mask.template add_biases<Count>(query, key, total);
    } else {
        lane_of<V> each[lanes_of<V>];
        store(each, total);
        for (std::size_t i = 0; i < count; ++i) each[i] = mask.add_bias(query, key + i, each[i]);
        return load<V>(each);
    }
}
/// Clears the words of a tile's keys that the mask hides, and adds its biases to the tile's.
template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width, class Mask>
[[gnu::always_inline]] inline void narrow_tile(Mask const& mask, masked_tile<T, Lanes, Count, Width> const& tile) {
    if constexpr (requires { mask.narrow(tile); }) {
        mask.narrow(tile);
    } else {
        using words = words_of<vector<T, Lanes>>;
        for (std::size_t i = 0; i < tile.keys; ++i) {
            lane_of<words> each[Lanes];
            for (std::size_t lane = 0; lane < Lanes; ++lane) {
                std::size_t const query = tile.query + tile.valid_lane(lane);
                each[lane] = mask.keeps(query, tile.key + i) ? -1 : 0;
                if constexpr (Mask::has_bias) {
                    T& bias = tile.bias[i * Width + lane];
                    bias = mask.add_bias(query, tile.key + i, bias);
                }
            }
            tile.narrow(i, load<words>(each));
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace kernel::inline HEED_KERNELS

}  // namespace heed

#endif
