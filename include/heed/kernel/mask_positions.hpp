// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MASK_POSITIONS_HPP
#define HEED_KERNEL_MASK_POSITIONS_HPP

#include <cstddef>

#include <heed/kernel/masking.hpp>
#include <heed/meta/detail/linkage.hpp>

// Masks that are known from positions alone: bands of keys along the diagonal, the first keys, the first queries.

namespace heed::kernel::inline HEED_KERNELS {

// Numbers of positions: none, known at compile time, or at run time.
struct unbounded {};
template <std::ptrdiff_t Number>
struct fixed {
    static constexpr bool is_constant = true;
    static constexpr std::ptrdiff_t value() { return Number; }
};
struct moving {
    static constexpr bool is_constant = false;
    std::ptrdiff_t number;
    constexpr std::ptrdiff_t value() const { return number; }
};

/// A query sees the keys from its own number plus `low` to its own number plus `high`, both included. The numbers are
/// at most as great as there are queries or keys, whatever was asked for, so that they fit the lanes of vectors.
template <class Low, class High>
struct band_mask {
    Low low;
    High high;

    static constexpr bool has_bias = false;
    static constexpr bool starts = !__is_same(Low, unbounded), ends = !__is_same(High, unbounded);

    constexpr bool keeps(std::size_t query, std::size_t key) const {
        auto const distance = static_cast<std::ptrdiff_t>(key - query);
        if constexpr (starts && ends) {
            return distance >= low.value() && distance <= high.value();
        } else if constexpr (starts) {
            return distance >= low.value();
        } else {
            return distance <= high.value();
        }
    }
    constexpr std::size_t first_key(std::size_t first_query) const {
        if constexpr (starts) return from(first_query, low.value());
        return 0;
    }
    constexpr std::size_t end_of_keys(std::size_t last_query, std::size_t keys) const {
        if constexpr (ends) {
            std::size_t const end = from(last_query, high.value() + 1);
            return end < keys ? end : keys;
        }
        return keys;
    }
    constexpr key_range open_keys(std::size_t first_query, std::size_t last_query) const {
        return {first_key(last_query), end_of_keys(first_query, static_cast<std::size_t>(-1))};
    }

    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t query, std::size_t key) const {
        using words = detail::words_of<V>;
        words const numbers = detail::counted<words>(detail::every_lane<V>{});
        auto const ahead = static_cast<std::ptrdiff_t>(query - key);
        if constexpr (starts && ends) {
            return (numbers >= lane<words>(ahead + low.value())) & (numbers <= lane<words>(ahead + high.value()));
        } else if constexpr (starts) {
            return numbers >= lane<words>(ahead + low.value());
        } else {
            return numbers <= lane<words>(ahead + high.value());
        }
    }

    template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width>
    [[gnu::always_inline]] void narrow(detail::masked_tile<T, Lanes, Count, Width> const& tile) const {
        using words = detail::words_of<vector<T, Lanes>>;
        lane_of<words> number[Lanes];
        for (std::size_t i = 0; i < Lanes; ++i) number[i] = static_cast<lane_of<words>>(i);
        words const queries = load<words>(number);
        auto const ahead = static_cast<std::ptrdiff_t>(tile.key - tile.query);
        for (std::size_t i = 0; i < tile.keys; ++i) {
            std::ptrdiff_t const distance = ahead + static_cast<std::ptrdiff_t>(i);
            if constexpr (starts) tile.narrow(i, queries <= lane<words>(distance - low.value()));
            if constexpr (ends) tile.narrow(i, queries >= lane<words>(distance - high.value()));
        }
    }

private:
    static constexpr std::size_t from(std::size_t query, std::ptrdiff_t distance) {
        std::ptrdiff_t const key = static_cast<std::ptrdiff_t>(query) + distance;
        return key > 0 ? static_cast<std::size_t>(key) : 0;
    }
    template <class Words>
    [[gnu::always_inline]] static auto lane(std::ptrdiff_t number) {
        return static_cast<lane_of<Words>>(number);
    }
};

/// A query sees the keys up to its own number plus `Ahead`.
template <std::ptrdiff_t Ahead>
using causal_mask = band_mask<unbounded, fixed<Ahead>>;

/// Every query sees the first keys, so many.
template <class Number>
struct prefix_mask {
    Number count;

    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t, std::size_t key) const { return key < end(); }
    constexpr std::size_t first_key(std::size_t) const { return 0; }
    constexpr std::size_t end_of_keys(std::size_t, std::size_t keys) const { return end() < keys ? end() : keys; }
    constexpr key_range open_keys(std::size_t, std::size_t) const { return {0, end()}; }

    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t, std::size_t key) const {
        using words = detail::words_of<V>;
        auto const left = static_cast<std::ptrdiff_t>(end()) - static_cast<std::ptrdiff_t>(key);
        return detail::counted<words>(detail::every_lane<V>{}) < words{} + static_cast<lane_of<words>>(left);
    }
    template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width>
    [[gnu::always_inline]] void narrow(detail::masked_tile<T, Lanes, Count, Width> const& tile) const {
        using words = detail::words_of<vector<T, Lanes>>;
        for (std::size_t i = end() > tile.key ? end() - tile.key : 0; i < tile.keys; ++i) tile.narrow(i, words{});
    }

private:
    constexpr std::size_t end() const { return static_cast<std::size_t>(count.value()); }
};

/// The first queries, so many, see all keys, and the others none.
struct first_queries_mask {
    std::size_t count;

    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t query, std::size_t) const { return query < count; }
    constexpr std::size_t first_key(std::size_t first_query) const { return first_query < count ? 0 : beyond_all_keys; }
    constexpr std::size_t end_of_keys(std::size_t, std::size_t keys) const { return count > 0 ? keys : 0; }
    constexpr key_range open_keys(std::size_t, std::size_t last_query) const {
        return {0, last_query < count ? beyond_all_keys : 0};
    }

    template <class V, std::size_t Count>
    [[gnu::always_inline]] auto kept(std::size_t query, std::size_t) const {
        return detail::words_of<V>{} - (query < count ? 1 : 0);
    }

private:
    static constexpr auto beyond_all_keys = static_cast<std::size_t>(-1);
};

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
