// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_STAGES_HPP
#define HEED_KERNEL_FUSED_STAGES_HPP

#include <cstddef>

#include <heed/kernel/score_stages.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What the stages of scores make of a tile of fused attention, lane by lane: functions of users know no vectors.

namespace heed::kernel::inline HEED_KERNELS::detail {

/// The scaled scores of vector `A` for the key `at` of a tile, as the stages change them: not those that are masked.
template <bool Masked, std::size_t A, class Block, class V>
V changed_scores(Block const& block, std::size_t at, V score) {
    lane_of<V> each[Block::lanes];
    store(each, score);
    if constexpr (Block::mask_type::changes_values_alone) {
        for (auto& one : each) one = block.mask.change(one, 0, 0);
    } else {
        constexpr std::size_t first = A * Block::lanes;
        for (std::size_t lane = 0; lane < Block::valid_lanes(A); ++lane) {
            if (Masked && block.kept_keys[at * Block::width + first + lane] == 0) continue;
            each[lane] = block.mask.change(each[lane], block.first_query + first + lane, block.tile_key + at);
        }
    }
    return load<V>(each);
}

/// The same of a query's scores for `Count` keys from one on, of which those are asked for that are kept.
template <std::size_t Count, class Mask, class V>
V changed_keys(Mask const& mask, std::size_t query, std::size_t key, V score, words_of<V> kept,
               std::size_t count = Count) {
    lane_of<V> each[lanes_of<V>];
    store(each, score);
    if constexpr (Mask::changes_values_alone) {
        for (auto& one : each) one = mask.change(one, 0, 0);
        return load<V>(each);
    }
    for (std::size_t lane = 0; lane < count; ++lane) {
        if (kept[lane] != 0) each[lane] = mask.change(each[lane], query, key + lane);
    }
    return load<V>(each);
}

/// The rows of a block begin with their sinks.
template <class Block>
void start_at_sinks(Block& block) {
    using T = typename Block::T;
    for (auto& one : block.row_max) one = splat<vector<T, Block::lanes>>(-element_traits<T>::greatest);
    for (auto& one : block.total) one = vector<T, Block::lanes>{};
    for (std::size_t lane = 0; lane < Block::queries; ++lane) {
        auto const begin = start_of<T>(block.mask, block.first_query + lane);
        block.row_max[lane / Block::lanes][lane % Block::lanes] = begin.row_max;
        block.total[lane / Block::lanes][lane % Block::lanes] = begin.total;
    }
}

/// Multiplies the weights of the first `keys` keys of a tile by what dropout makes of them.
template <class Block>
void drop_weights(Block& block, std::size_t keys) {
    for (std::size_t i = 0; i < keys; i += 4) {
        std::size_t const left = keys - i < 4 ? keys - i : 4;
        for (std::size_t lane = 0; lane < Block::queries; ++lane) {
            drop_row<typename Block::T>(block.mask, block.first_query + lane, block.tile_key + i,
                                        block.weights + i * Block::width + lane, Block::width, left);
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS::detail

#include <heed/meta/detail/precise_end.hpp>

#endif
