// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_TILE_MAP_HPP
#define HEED_IO_TILE_MAP_HPP

#include <cstddef>
#include <ostream>
#include <string>

#include <heed/attention/mask_tiles.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed {

namespace fault::in {
struct tile_map {};
}  // namespace fault::in

/// A tile's kind in a word, so that `tiles(mask, scores)` is printed as any tensor, and drawn by `heat_map` and
/// `svg::picture::matrix`.
HEED_LINKED_AS inline std::ostream& operator<<(std::ostream& out, mask_tile kind) {
    return out << (kind == mask_tile::empty ? "empty" : kind == mask_tile::full ? "full" : "partial");
}

namespace io {

namespace detail::inline HEED_KERNELS {

template <class Tiles>
HEED_LINKED_AS std::string drawn_tiles(Tiles const& tiles) {
    auto const axes = axis_labels(shape_type_of<Tiles>{});
    axis_label const &rows = axes[axes.size() - 2], &across = axes.back();
    std::string const margin(rows.text.size() + 1, ' ');
    std::string result = margin + across.text + "\n";
    for (std::size_t i = 0; i < Tiles::size; ++i) {
        std::size_t const row = i / across.extent;
        if (i % across.extent == 0) {
            if (i > 0) result += row % rows.extent == 0 ? "\n\n" : "\n";
            result += row % rows.extent == 0 ? rows.text + " " : margin;
        }
        mask_tile const kind = heed::detail::nth(tiles, i);
        result += kind == mask_tile::empty ? '.' : kind == mask_tile::full ? '#' : '+';
    }
    return result + "\n" + margin + ". empty, + partial, # full\n";
}

}  // namespace detail::inline HEED_KERNELS

/// Why these are no tiles to be drawn, or `none`.
template <class Tiles>
using fault_of_tile_map = decltype(heed::detail::rule_of_counting<fault::in::tile_map, Tiles>());
template <class Tiles>
concept can_tile_map = no_fault<fault_of_tile_map<Tiles>>;

/// The tiles of a mask as a picture of whole lines, one letter a tile: `out << tile_map(tiles(mask, scores))`. A row of
/// tiles along the keys is a line; batches follow one another, with an empty line between them.
/// Refused: what is no tiles.
template <class Tiles, class Fault = fault_of_tile_map<Tiles>>
HEED_LINKED_AS auto tile_map(Tiles const& tiles) {
    if constexpr (heed::detail::any_refused<Tiles>) {
        return refused{};
    } else {
        return detail::drawn_tiles(tiles);
    }
}
template <class Tiles, class Fault = fault_of_tile_map<Tiles>>
    requires is_fault<Fault>
refused tile_map(Tiles const& tiles) = delete;

}  // namespace io

}  // namespace heed

#endif
