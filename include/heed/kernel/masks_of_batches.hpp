// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MASKS_OF_BATCHES_HPP
#define HEED_KERNEL_MASKS_OF_BATCHES_HPP

#include <cstddef>

#include <heed/kernel/masking.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// The masks of batches that share their keys and values, and so are attended to as one: each has `Queries` of the
/// rows, one batch after the other.
template <class Mask, std::size_t Queries, std::size_t Batches>
struct masks_of_batches {
    Mask each[Batches];

    static constexpr bool has_bias = Mask::has_bias;
    static constexpr bool changes = changes_scores<Mask>;
    static constexpr bool changes_values_alone = [] {
        if constexpr (changes) return Mask::changes_values_alone;
        return false;
    }();
    static constexpr bool has_sink = kernel::has_sink<Mask>;
    static constexpr bool drops = drops_weights<Mask>;

    constexpr Mask const& of(std::size_t row) const { return each[row / Queries]; }

    constexpr bool keeps(std::size_t row, std::size_t key) const { return of(row).keeps(row % Queries, key); }
    template <class T>
    constexpr T add_bias(std::size_t row, std::size_t key, T total) const {
        return of(row).add_bias(row % Queries, key, total);
    }
    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t row, std::size_t key) const {
        return detail::keys_kept<V, Count>(of(row), row % Queries, key);
    }
    template <std::size_t Count, class V>
    [[gnu::always_inline]] V add_biases(std::size_t row, std::size_t key, V total) const {
        return detail::with_biases<Count>(of(row), row % Queries, key, total);
    }
    template <class T>
    constexpr T change(T score, std::size_t row, std::size_t key) const {
        return of(row).change(score, row % Queries, key);
    }
    constexpr auto sink(std::size_t row) const { return of(row).sink(row % Queries); }
    constexpr auto factors(std::size_t row, std::size_t fours) const {
        return of(row).factors(row % Queries, fours);
    }

    constexpr std::size_t first_key(std::size_t first_row) const {
        std::size_t first = each[Batches - 1].first_key(first_of(Batches - 1, first_row));
        for (std::size_t batch = first_row / Queries; batch + 1 < Batches; ++batch) {
            std::size_t const one = each[batch].first_key(first_of(batch, first_row));
            if (one < first) first = one;
        }
        return first;
    }
    constexpr std::size_t end_of_keys(std::size_t last_row, std::size_t keys) const {
        std::size_t end = 0;
        for (std::size_t batch = 0; batch <= last_row / Queries; ++batch) {
            std::size_t const one = each[batch].end_of_keys(last_of(batch, last_row), keys);
            if (one > end) end = one;
        }
        return end;
    }
    constexpr key_range open_keys(std::size_t first_row, std::size_t last_row) const {
        key_range open{0, static_cast<std::size_t>(-1)};
        for (std::size_t batch = first_row / Queries; batch <= last_row / Queries; ++batch) {
            key_range const one = each[batch].open_keys(first_of(batch, first_row), last_of(batch, last_row));
            if (one.first > open.first) open.first = one.first;
            if (one.end < open.end) open.end = one.end;
        }
        return open.first < open.end ? open : key_range{0, 0};
    }
    constexpr key_range seen_among(std::size_t first_row, std::size_t last_row, key_range keys) const {
        key_range seen{keys.end, keys.first};
        for (std::size_t batch = first_row / Queries; batch <= last_row / Queries; ++batch) {
            key_range const one =
                kernel::seen_among(each[batch], first_of(batch, first_row), last_of(batch, last_row), keys);
            if (one.first >= one.end) continue;
            if (one.first < seen.first) seen.first = one.first;
            if (one.end > seen.end) seen.end = one.end;
        }
        return seen;
    }
    constexpr mask_tile tile_of(std::size_t first_row, std::size_t last_row, key_range keys) const
        requires may_have_holes<Mask>
    {
        bool all_empty = true, all_full = true;
        for (std::size_t batch = first_row / Queries; batch <= last_row / Queries; ++batch) {
            mask_tile const one = tile_under(each[batch], first_of(batch, first_row), last_of(batch, last_row), keys);
            all_empty = all_empty && one == mask_tile::empty;
            all_full = all_full && one == mask_tile::full;
        }
        return all_empty ? mask_tile::empty : all_full ? mask_tile::full : mask_tile::partial;
    }

private:
    static constexpr std::size_t first_of(std::size_t batch, std::size_t first_row) {
        return batch == first_row / Queries ? first_row % Queries : 0;
    }
    static constexpr std::size_t last_of(std::size_t batch, std::size_t last_row) {
        return batch == last_row / Queries ? last_row % Queries : Queries - 1;
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
