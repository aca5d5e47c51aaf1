// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MASK_DOCUMENTS_HPP
#define HEED_KERNEL_MASK_DOCUMENTS_HPP

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <heed/kernel/masking.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// A query sees the keys that have its number: that of a document. The numbers stand in memory, and are in any order;
/// where documents lie side by side, whole tiles are known to be of others, or of the same.
template <class Id, std::size_t QueryStride, std::size_t KeyStride>
struct mask_of_documents {
    Id const* of_queries;
    Id const* of_keys;

    static constexpr bool has_bias = false;
    constexpr bool keeps(std::size_t query, std::size_t key) const {
        return of_queries[query * QueryStride] == of_keys[key * KeyStride];
    }
    constexpr std::size_t first_key(std::size_t) const { return 0; }
    constexpr std::size_t end_of_keys(std::size_t, std::size_t keys) const { return keys; }
    constexpr key_range open_keys(std::size_t, std::size_t) const { return {0, 0}; }
    constexpr mask_tile tile_of(std::size_t first_query, std::size_t last_query, key_range keys) const {
        ends const queries = ends_of<QueryStride>(of_queries + first_query * QueryStride, last_query - first_query + 1);
        ends const others = ends_of<KeyStride>(of_keys + keys.first * KeyStride, keys.end - keys.first);
        if (queries.most < others.least || others.most < queries.least) return mask_tile::empty;
        bool const same = queries.least == queries.most && others.least == others.most;
        return same ? mask_tile::full : mask_tile::partial;
    }

    template <class T, std::size_t Lanes, std::size_t Count, std::size_t Width>
        requires std::is_integral_v<Id>
    [[gnu::always_inline]] void narrow(detail::masked_tile<T, Lanes, Count, Width> const& tile) const {
        using words = detail::words_of<vector<T, Lanes>>;
        using word = lane_of<words>;
        // A number that is longer than a lane is looked at in pieces.
        constexpr std::size_t pieces = (sizeof(Id) + sizeof(word) - 1) / sizeof(word);
        word number[pieces][Lanes];
        for (std::size_t lane = 0; lane < Lanes; ++lane) {
            Id const& id = of_queries[(tile.query + tile.valid_lane(lane)) * QueryStride];
            for (std::size_t i = 0; i < pieces; ++i) number[i][lane] = piece<word>(id, i);
        }
        for (std::size_t i = 0; i < tile.keys; ++i) {
            Id const& id = of_keys[(tile.key + i) * KeyStride];
            words same = load<words>(number[0]) == piece<word>(id, 0);
            for (std::size_t j = 1; j < pieces; ++j) same = same & (load<words>(number[j]) == piece<word>(id, j));
            tile.narrow(i, same);
        }
    }

private:
    struct ends {
        Id least, most;
    };
    template <std::size_t Stride>
    static constexpr ends ends_of(Id const* from, std::size_t count) {
        ends result{from[0], from[0]};
        for (std::size_t i = 1; i < count; ++i) {
            Id const& id = from[i * Stride];
            result.least = id < result.least ? id : result.least;
            result.most = result.most < id ? id : result.most;
        }
        return result;
    }
    template <class Word>
    [[gnu::always_inline]] static Word piece(Id id, std::size_t number) {
        return static_cast<Word>(static_cast<std::make_unsigned_t<Id>>(id) >> (8 * sizeof(Word) * number));
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
