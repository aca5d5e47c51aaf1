// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_RING_KV_CACHE_HPP
#define HEED_ATTENTION_RING_KV_CACHE_HPP

#include <cstddef>

#include <heed/attention/kv_cache.hpp>
#include <heed/kernel/attention_plan.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// What a ring has room for: so many positions that as many queries as one of them sees keys see all of theirs, and
/// what has to be there so that the first one kept begins a tile. Where these begin is part of a result, to the bit.
template <class Key>
using room_of_ring = up_to<with_extent<name_of<Key>, 2 * extent_of<Key> - 1 + (kernel::keys_in_a_tile - 1)>>;

template <class Axes>
struct axes_of_ring;
template <class... Axes>
struct axes_of_ring<shape_t<Axes...>> : axes_of_cache<Axes...> {
    using stored = axes_of_cache<typename conditional<is_up_to<Axes>, room_of_ring<Axes>, Axes>::type...>;
};

template <class A>
[[noreturn]] void more_than_a_ring_takes(char const* what, unsigned long long came) {
    raise(message<240>{} << "heed: expected at most " << extent_of<A> << " " << what << " at once, the capacity of "
                         << axis_text<A> << " of a ring_kv_cache, but " << came << " came");
}

template <class A>
[[noreturn]] void queries_of_a_ring_are_gone(unsigned long long queries, unsigned long long most) {
    raise(message<240>{} << "heed: expected at most the " << most
                         << " newest queries, of which a ring_kv_cache that was truncated has all keys, but " << queries
                         << " along " << axis_text<A> << " came");
}

/// Leaves out the first elements along an axis that is `up_to` a length.
template <class Name, class X>
constexpr void drop_first(X& x, std::size_t count) {
    using shape = shape_type_of<X>;
    constexpr std::size_t row = stride_in<layout_of<X>, Name>, block = extent_in<shape, Name> * row, all = X::capacity;
    std::size_t const left = (x.lengths.of[0] - count) * row;
    for (std::size_t first = 0; first < all; first += block) {
        for (std::size_t i = 0; i < left; ++i) x.data()[first + i] = x.data()[first + count * row + i];
    }
    x.lengths.of[0] -= count;
}

}  // namespace detail::inline HEED_KERNELS

/// Why there is no ring of such elements and axes, or `none`.
template <class T, class... Axes>
using fault_of_ring_kv_cache = decltype(detail::rule_of_kv_cache<fault::in::ring_kv_cache, T, Axes...>());
template <class T, class... Axes>
concept can_ring_kv_cache = no_fault<fault_of_ring_kv_cache<T, Axes...>>;

/// Keys and values of which each query sees the newest ones, its own included: of `ring_kv_cache<float, KvHead<8>,
/// up_to<Key<1024>>, Dk<128>, Dv<128>>` 1024. There may come any number of positions: those that no query sees any more
/// make room.
///
/// As `kv_cache`; `append(ring, k, v)` takes up to so many positions at once as a query sees, and `cached_attention(q,
/// ring)` as many queries. Its bits are those of one call with all keys and `window{before{1023}, after{0}}`, however
/// the positions were cut; on an executor, too, where its keys are not split. Masks and score functions mean the
/// positions that queries and keys have among all that were ever appended: `next_position(ring)` is that of the next
/// one, by which its query and key are rotated.
/// Refused: a `prefix`, `lengths` and masks of the user's own, which may count from keys that are gone.
///
/// `keys` and `values` are what is kept, in order: some more than queries see, room for twice as many and 126, so that
/// they lie in memory one behind the other and are moved once in 128 steps or more. `dropped` says how many there were
/// before the first of them. (A. Q. Jiang et al., Mistral 7B, 2023: the rolling buffer cache.)
template <class T, class... Axes>
struct ring_kv_cache {
#if defined(__clang__)
    static_assert(!is_fault<fault_of_ring_kv_cache<T, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<fault_of_ring_kv_cache<T, Axes...>>());
#endif
    using parts = detail::axes_of_ring<shape_t<Axes...>>;
    using newest = before<static_cast<std::ptrdiff_t>(extent_of<typename parts::key>) - 1>;
    using kept = detail::kept_as<T>;
    typename detail::tensor_of<typename kept::element, typename parts::stored::keys> keys;
    typename detail::tensor_of<typename kept::element, typename parts::stored::values> values;
    std::size_t dropped = 0;

    friend constexpr bool operator==(ring_kv_cache const&, ring_kv_cache const&) = default;

    /// Drops what no query sees any more, so that so many positions fit.
    constexpr void make_room_for(std::size_t count) {
        using key = typename parts::key;
        using name = name_of<key>;
        if (count > extent_of<key>) detail::more_than_a_ring_takes<key>("positions", count);
        std::size_t const all = keys.lengths.of[0] + count;
        if (all <= extent_of<typename parts::stored::key>) return;
        std::size_t const unseen = all - (2 * extent_of<key> - 1), first = unseen - unseen % kernel::keys_in_a_tile;
        detail::drop_first<name>(keys, first);
        detail::drop_first<name>(values, first);
        dropped += first;
    }
    template <class Query>
    constexpr void expect_all_seen(std::size_t queries) const {
        using key = typename parts::key;
        if (queries > extent_of<key>) detail::more_than_a_ring_takes<key>("queries", queries);
        // After `truncate`.
        std::size_t const there = keys.lengths.of[0];
        if (dropped > 0 && there + 1 < queries + extent_of<key>) {
            detail::queries_of_a_ring_are_gone<Query>(queries, there + 1 - extent_of<key>);
        }
    }
};

}  // namespace heed

#endif
