// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_MASK_TILES_HPP
#define HEED_ATTENTION_MASK_TILES_HPP

#include <cstddef>

#include <heed/attention/detail/mask_rules.hpp>
#include <heed/kernel/attention_plan.hpp>
#include <heed/kernel/masking.hpp>
#include <heed/meta/detail/linkage.hpp>

// What is asked of a mask over scores of a shape: constants, where the mask is one.

namespace heed {

namespace fault::in {
struct visible {};
struct tiles {};
struct every_query_sees_a_key {};
struct count_tiles {};
}  // namespace fault::in

namespace fault {

template <class In, class Came>
struct a_mask_is_asked_about_a_shape_whose_last_two_axes_are_the_queries_and_the_keys {};
template <class In>
struct a_tile_has_at_least_one_query_and_one_key {};
template <class In, class Came>
struct these_are_no_tiles_of_a_mask_as_tiles_of_it_returns_them {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// The parts that axes play in a shape of scores.
template <class Scores>
struct asked_scores {
    using query = last_axis<without_last<Scores>>;
    using key = last_axis<Scores>;
    using batch = without_last<without_last<Scores>>;

    /// A mask in one of the batches, as the kernels have it.
    template <class M>
    static constexpr auto mask_of(M const& mask, std::size_t number) {
        return mask_for_kernel<batch, query, key>::of(mask, number);
    }
};

template <class In, class M, class Scores>
consteval auto rule_of_asking() {
    if constexpr (any_refused<M, Scores>) {
        return none{};
    } else if constexpr (!Mask<M>) {
        return fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<M>{};
    } else if constexpr (!requires { requires Scores::rank >= 2; }) {
        return fault::a_mask_is_asked_about_a_shape_whose_last_two_axes_are_the_queries_and_the_keys<In, Scores>{};
    } else {
        using parts = asked_scores<Scores>;
        return mask_traits<M>::template rule<any_element, Scores, name_of<typename parts::query>,
                                             name_of<typename parts::key>>();
    }
}
template <std::size_t Queries, std::size_t Keys, class M, class Scores>
consteval auto rule_of_tiles() {
    if constexpr (Queries == 0 || Keys == 0) {
        return fault::a_tile_has_at_least_one_query_and_one_key<fault::in::tiles>{};
    } else {
        return rule_of_asking<fault::in::tiles, M, Scores>();
    }
}

template <class In, class X>
consteval auto rule_of_counting() {
    if constexpr (any_refused<X>) {
        return none{};
    } else {
        using no_tiles = fault::these_are_no_tiles_of_a_mask_as_tiles_of_it_returns_them<In, X>;
        constexpr bool are_tiles = requires { requires __is_same(element_of<X>, mask_tile) && X::rank >= 2; };
        return typename conditional<are_tiles, none, no_tiles>::type{};
    }
}

/// The axes of tiles of so many queries and keys.
template <std::size_t Extent, std::size_t Count>
inline constexpr std::size_t tiles_along = (Extent + Count - 1) / Count;
template <std::size_t Queries, std::size_t Keys, class Scores>
struct tiled {
    using parts = asked_scores<Scores>;
    using query = typename parts::query;
    using key = typename parts::key;
    using type = concatenate<typename parts::batch,
                             shape_t<with_extent<name_of<query>, tiles_along<extent_of<query>, Queries>>,
                                     with_extent<name_of<key>, tiles_along<extent_of<key>, Keys>>>>;
};

/// Whether each of these queries sees a key: known of all at once, or of one half after the other.
template <class M>
constexpr bool each_sees_a_key(M const& mask, std::size_t first, std::size_t last, std::size_t keys) {
    kernel::key_range const open = mask.open_keys(first, last);
    if (open.first < open.end && open.first < keys) return true;
    if (kernel::tile_under(mask, first, last, {0, keys}) == mask_tile::empty) return false;
    if (first < last) {
        std::size_t const middle = first + (last - first) / 2;
        return each_sees_a_key(mask, first, middle, keys) && each_sees_a_key(mask, middle + 1, last, keys);
    }
    std::size_t const end = mask.end_of_keys(first, keys);
    for (std::size_t key = mask.first_key(first); key < end; ++key) {
        if (mask.keeps(first, key)) return true;
    }
    return false;
}

}  // namespace detail::inline HEED_KERNELS

template <class M, class Scores>
using fault_of_visible = decltype(detail::rule_of_asking<fault::in::visible, M, Scores>());
template <class M, class Scores>
concept can_visible = no_fault<fault_of_visible<M, Scores>>;

/// Which keys each query sees, written out: `visible(causal{}, shape<Query<4>, Key<4>>)` is a `keep` of the shape of
/// the scores, whose last two axes are the queries and the keys. Refused: a mask that does not fit such scores.
template <class M, class Scores, class Fault = fault_of_visible<M, Scores>>
constexpr auto visible(M const& mask, Scores scores) {
    if constexpr (detail::any_refused<M, Scores>) {
        return refused{};
    } else {
        using parts = detail::asked_scores<Scores>;
        auto kept = [&]<class... Axes>(shape_t<Axes...>) { return keep<Axes...>{}; }(scores);
        for (std::size_t i = 0; i < parts::batch::size; ++i) {
            using query = name_of<typename parts::query>;
            kernel::write_kept<detail::scores_of_batch<Scores, query, name_of<typename parts::key>>>(
                kept.data() + detail::start_of_batch<typename parts::batch, Scores>(i), parts::mask_of(mask, i));
        }
        return kept;
    }
}
template <class M, class Scores, class Fault = fault_of_visible<M, Scores>>
    requires is_fault<Fault>
refused visible(M const& mask, Scores scores) = delete;

template <class M, class Scores>
using fault_of_every_query_sees_a_key =
    decltype(detail::rule_of_asking<fault::in::every_query_sees_a_key, M, Scores>());
template <class M, class Scores>
concept can_every_query_sees_a_key = no_fault<fault_of_every_query_sees_a_key<M, Scores>>;

/// True when no query is left without a key, whose output would be zero, in any batch:
/// `static_assert(every_query_sees_a_key(causal{lower_right}, shape<Query<3>, Key<5>>));`. Refused: as by `visible`.
template <class M, class Scores, class Fault = fault_of_every_query_sees_a_key<M, Scores>>
constexpr auto every_query_sees_a_key(M const& mask, Scores) {
    if constexpr (detail::any_refused<M, Scores>) {
        return refused{};
    } else {
        using parts = detail::asked_scores<Scores>;
        constexpr std::size_t queries = extent_of<typename parts::query>, keys = extent_of<typename parts::key>;
        for (std::size_t i = 0; i < parts::batch::size; ++i) {
            if (!detail::each_sees_a_key(parts::mask_of(mask, i), 0, queries - 1, keys)) return false;
        }
        return true;
    }
}
template <class M, class Scores, class Fault = fault_of_every_query_sees_a_key<M, Scores>>
    requires is_fault<Fault>
refused every_query_sees_a_key(M const& mask, Scores scores) = delete;

template <class M, class Scores, std::size_t Queries = kernel::keys_in_a_tile, std::size_t Keys = Queries>
using fault_of_tiles = decltype(detail::rule_of_tiles<Queries, Keys, M, Scores>());
template <class M, class Scores, std::size_t Queries = kernel::keys_in_a_tile, std::size_t Keys = Queries>
concept can_tiles = no_fault<fault_of_tiles<M, Scores, Queries, Keys>>;

/// What a mask leaves of tiles of queries and keys, as far as it knows without a look at each pair, which is what
/// attention goes by: of an empty tile nothing is read, in a full one nothing is tested.
///
/// `tiles<32, 128>(mask, shape<Query<64>, Key<256>>)` is a tensor of `mask_tile`, `[..., Query<2>, Key<2>]`; without
/// numbers a tile has 128 of each. Attention takes 128 keys at a time, and as many queries as two vectors hold. Masks
/// of values know nothing: partial. Refused: as by `visible`.
template <std::size_t Queries = kernel::keys_in_a_tile, std::size_t Keys = Queries, class M, class Scores,
          class Fault = fault_of_tiles<M, Scores, Queries, Keys>>
constexpr auto tiles(M const& mask, Scores) {
    if constexpr (detail::any_refused<M, Scores>) {
        return refused{};
    } else {
        using parts = detail::asked_scores<Scores>;
        using shape = typename detail::tiled<Queries, Keys, Scores>::type;
        constexpr std::size_t queries = extent_of<typename parts::query>, keys = extent_of<typename parts::key>;
        detail::tensor_of<mask_tile, shape> result{};
        mask_tile* out = result.data();
        for (std::size_t i = 0; i < parts::batch::size; ++i) {
            auto const in_kernel = parts::mask_of(mask, i);
            for (std::size_t query = 0; query < queries; query += Queries) {
                std::size_t const last = (queries - query < Queries ? queries : query + Queries) - 1;
                for (std::size_t key = 0; key < keys; key += Keys) {
                    std::size_t const end = keys - key < Keys ? keys : key + Keys;
                    *out++ = kernel::tile_under(in_kernel, query, last, {key, end});
                }
            }
        }
        return result;
    }
}
template <std::size_t Queries = kernel::keys_in_a_tile, std::size_t Keys = Queries, class M, class Scores,
          class Fault = fault_of_tiles<M, Scores, Queries, Keys>>
    requires is_fault<Fault>
refused tiles(M const& mask, Scores scores) = delete;

template <class Tiles>
using fault_of_count_tiles = decltype(detail::rule_of_counting<fault::in::count_tiles, Tiles>());
template <class Tiles>
concept can_count_tiles = no_fault<fault_of_count_tiles<Tiles>>;

/// How many tiles are of a kind: `count_tiles(tiles(mask, scores), mask_tile::empty)`. Refused: what is no tiles.
template <class Tiles, class Fault = fault_of_count_tiles<Tiles>>
constexpr auto count_tiles(Tiles const& of, mask_tile kind) {
    if constexpr (detail::any_refused<Tiles>) {
        return refused{};
    } else {
        std::size_t count = 0;
        for (std::size_t i = 0; i < Tiles::size; ++i) count += detail::nth(of, i) == kind ? 1 : 0;
        return count;
    }
}
template <class Tiles, class Fault = fault_of_count_tiles<Tiles>>
    requires is_fault<Fault>
refused count_tiles(Tiles const& of, mask_tile kind) = delete;

}  // namespace heed

#endif
