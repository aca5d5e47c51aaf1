// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_FUSED_STAGES_HPP
#define HEED_KERNEL_FUSED_STAGES_HPP

#include <cstddef>

#include <heed/kernel/score_stages.hpp>
#include <heed/kernel/vector.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What the stages of scores make of a tile of fused attention, lane by lane: functions of users know no vectors.

namespace heed::kernel::detail {

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

/// Multiplies the weights of the first `keys` keys of a tile by what dropout makes of them.
template <class Block>
void drop_weights(Block& block, std::size_t keys) {
    for (std::size_t i = 0; i < keys; ++i) {
        for (std::size_t lane = 0; lane < Block::queries; ++lane) {
            auto& weight = block.weights[i * Block::width + lane];
            weight = block.mask.drop(weight, block.first_query + lane, block.tile_key + i);
        }
    }
}

}  // namespace heed::kernel::detail

#include <heed/meta/detail/precise_end.hpp>

#endif
