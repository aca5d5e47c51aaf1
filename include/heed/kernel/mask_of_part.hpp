// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MASK_OF_PART_HPP
#define HEED_KERNEL_MASK_OF_PART_HPP

#include <cstddef>

#include <heed/kernel/masking.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// What a mask of all keys, with its stages, says of those from one on: the keys that are attended to are counted from
/// there, and are `from` further on for the mask.
template <class Mask>
struct mask_of_part {
    Mask whole;
    std::size_t from;

    static constexpr bool has_bias = Mask::has_bias;
    static constexpr bool changes = changes_scores<Mask>;
    static constexpr bool changes_values_alone = [] {
        if constexpr (changes) return Mask::changes_values_alone;
        return false;
    }();
    static constexpr bool has_sink = kernel::has_sink<Mask>;
    static constexpr bool drops = drops_weights<Mask>;

    constexpr bool keeps(std::size_t query, std::size_t key) const { return whole.keeps(query, from + key); }
    template <class T>
    constexpr T add_bias(std::size_t query, std::size_t key, T total) const {
        return whole.add_bias(query, from + key, total);
    }
    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t query, std::size_t key) const {
        return detail::keys_kept<V, Count>(whole, query, from + key);
    }
    template <std::size_t Count, class V>
    [[gnu::always_inline]] V add_biases(std::size_t query, std::size_t key, V total) const {
        return detail::with_biases<Count>(whole, query, from + key, total);
    }
    template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width>
    [[gnu::always_inline]] void narrow(detail::masked_tile<T, Lanes, Count, Width> const& tile) const {
        detail::narrow_tile(whole, detail::masked_tile<T, Lanes, Count, Width>{tile.kept, tile.bias, tile.query,
                                                                                from + tile.key, tile.keys});
    }
    template <class T>
    [[gnu::always_inline]] constexpr T change(T score, std::size_t query, std::size_t key) const {
        return whole.change(score, query, from + key);
    }
    constexpr auto sink(std::size_t query) const { return whole.sink(query); }
    /// Fours of the part need not be fours of the whole.
    constexpr auto factors(std::size_t query, std::size_t fours) const {
        std::size_t const key = from + 4 * fours, ahead = key % 4;
        auto factors = whole.factors(query, key / 4);
        if (ahead == 0) return factors;
        auto const next = whole.factors(query, key / 4 + 1);
        for (std::size_t i = 0; i < 4; ++i) {
            factors.of[i] = i + ahead < 4 ? factors.of[i + ahead] : next.of[i + ahead - 4];
        }
        return factors;
    }

    constexpr std::size_t first_key(std::size_t first_query) const { return within(whole.first_key(first_query)); }
    constexpr std::size_t end_of_keys(std::size_t last_query, std::size_t keys) const {
        return within(whole.end_of_keys(last_query, from + keys));
    }
    constexpr key_range open_keys(std::size_t first_query, std::size_t last_query) const {
        return within(whole.open_keys(first_query, last_query));
    }
    constexpr key_range seen_among(std::size_t first_query, std::size_t last_query, key_range keys) const {
        return within(kernel::seen_among(whole, first_query, last_query, {from + keys.first, from + keys.end}));
    }
    constexpr mask_tile tile_of(std::size_t first_query, std::size_t last_query, key_range keys) const
        requires may_have_holes<Mask>
    {
        return whole.tile_of(first_query, last_query, {from + keys.first, from + keys.end});
    }

private:
    constexpr std::size_t within(std::size_t key) const { return key > from ? key - from : 0; }
    constexpr key_range within(key_range keys) const { return {within(keys.first), within(keys.end)}; }
};

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
