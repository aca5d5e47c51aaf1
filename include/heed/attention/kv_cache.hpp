// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_KV_CACHE_HPP
#define HEED_ATTENTION_KV_CACHE_HPP

#include <cstddef>

#include <heed/attention/attention.hpp>
#include <heed/attention/detail/cache_rules.hpp>
#include <heed/attention/mask_algebra.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/append.hpp>

namespace heed {

/// Why there is no cache of such elements and axes, or `none`.
template <class T, class... Axes>
using fault_of_kv_cache = decltype(detail::rule_of_kv_cache<fault::in::kv_cache, T, Axes...>());
template <class T, class... Axes>
concept can_kv_cache = no_fault<fault_of_kv_cache<T, Axes...>>;

/// Keys and values that were projected once and are kept for queries to come: `kv_cache<float, KvHead<8>,
/// up_to<Key<2048>>, Dk<128>, Dv<128>>` has room for 2048 positions of 8 heads, and is empty at first.
///
/// The axes are those of a batch, if there are any, then that of the positions, `up_to` a capacity, the features of
/// keys and those of values. `keys` is `[..., up_to<Key>, Dk]`, `values` `[..., up_to<Key>, Dv]`; where they are too
/// big for the stack, they are on the heap. `append(cache, k, v)` puts positions behind those that there are, and
/// `cached_attention(q, cache)` attends to them. Rotated keys are kept by a cache of `rotated_keys<...>`, which then
/// are asked by queries that were rotated alike. A cache that was moved from is assigned to or ended, and nothing else.
/// Refused: other axes; elements that are no float, double, bfloat16 or float16.
/// (R. Pope et al., Efficiently Scaling Transformer Inference, 2022; ONNX Attention-23: `past_key`, `past_value`.)
template <class T, class... Axes>
struct kv_cache {
#if defined(__clang__)
    static_assert(!is_fault<fault_of_kv_cache<T, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<fault_of_kv_cache<T, Axes...>>());
#endif
    using parts = detail::axes_of_cache<Axes...>;
    using kept = detail::kept_as<T>;
    typename detail::tensor_of<typename kept::element, typename parts::keys> keys;
    typename detail::tensor_of<typename kept::element, typename parts::values> values;

    friend constexpr bool operator==(kv_cache const&, kv_cache const&) = default;
};

namespace detail::inline HEED_KERNELS {

template <class Name>
[[noreturn]] void keys_and_values_differ_in_number(unsigned long long keys, unsigned long long values) {
    raise(message<240>{} << "heed: expected as many keys as values, but " << keys << " along " << name_text<Name>()
                         << " and " << values << " came");
}
template <class Name, class C>
constexpr void expect_as_many(C const& cache) {
    std::size_t const keys = cache.keys.lengths.of[0], values = cache.values.lengths.of[0];
    if (keys != values) keys_and_values_differ_in_number<Name>(keys, values);
}
template <class A>
[[noreturn]] void cache_cannot_be_truncated(unsigned long long size, bool is_negative, unsigned long long least,
                                            unsigned long long most) {
    raise(message<240>{} << "heed: expected to leave from " << least << " to " << most << " positions along "
                         << axis_text<A> << " of the cache, but " << (is_negative ? "-" : "") << size << " came");
}
template <class A>
[[noreturn]] void more_queries_than_keys(unsigned long long queries, unsigned long long keys) {
    raise(message<240>{} << "heed: expected queries that were appended to the cache, which has length " << keys
                         << ", but " << queries << " along " << axis_text<A> << " came");
}

}  // namespace detail::inline HEED_KERNELS

/// Why nothing is appended to a cache, or `none`. `C&` has a name, `C&&` is a temporary.
template <class C, class K, class V>
using fault_of_append_to_cache = decltype(detail::rule_of_append_to_cache<C, K, V>());
template <class C, class K, class V>
concept can_append_to_cache = no_fault<fault_of_append_to_cache<C, K, V>>;

/// `append(cache, k, v)`: the keys and values of one position, `[..., Dk]` and `[..., Dv]`, or of several, with the
/// axis of the positions, behind those that there are. More than there is room for, or other numbers of keys than of
/// values, throw `heed::out_of_range`, and nothing is changed; in a constant they do not compile. Refused: as by
/// `append<Key>`; numbers that differ in the types. (PyTorch: `torch.cat` of each, which copies what was there.)
template <class C, class K, class V, class Fault = fault_of_append_to_cache<C&&, K, V>>
    requires detail::caches<C>
constexpr void append(C&& cache, K const& k, V const& v) {
    if constexpr (!detail::any_refused<K, V>) {
        using cache_type = detail::remove_cvref_t<C>;
        using name = name_of<typename cache_type::parts::key>;
        std::size_t const keys = detail::appended<name>(k), values = detail::appended<name>(v);
        if (keys != values) detail::keys_and_values_differ_in_number<name>(keys, values);
        detail::expect_as_many<name>(cache);
        if constexpr (detail::is_ring<cache_type> && (detail::is_a_view<K> || detail::is_a_view<V>)) {
            // They may be of what is moved to make room.
            auto const own_k = as_tensor(k);
            auto const own_v = as_tensor(v);
            cache.make_room_for(keys);
            detail::append_to<name>(cache.keys, own_k);
            detail::append_to<name>(cache.values, own_v);
        } else {
            if constexpr (detail::is_ring<cache_type>) cache.make_room_for(keys);
            detail::append_to<name>(cache.keys, k);
            detail::append_to<name>(cache.values, v);
        }
    }
}
template <class C, class K, class V, class Fault = fault_of_append_to_cache<C&&, K, V>>
    requires(detail::caches<C> && is_fault<Fault>)
void append(C&& cache, K const& k, V const& v) = delete;

/// The position of what is appended next, among all that were: that of its query and its key, as in `rotation_at`.
template <detail::caches C>
constexpr std::size_t next_position(C const& cache) {
    return detail::dropped_from(cache) + cache.keys.lengths.of[0];
}

/// Why a cache does not become shorter, or `none`.
template <class C, class Length>
using fault_of_truncate_cache = decltype(detail::rule_of_truncate_cache<C, Length>());
template <class C, class Length>
concept can_truncate_cache = no_fault<fault_of_truncate_cache<C, Length>>;

/// `truncate(cache, n)`: leaves the first n positions, as when a draft is not accepted. More than there are, or of a
/// ring so few that the next query would lack keys, throw `heed::out_of_range`, and nothing is changed. Refused: as
/// `truncate<Key>`. (Y. Leviathan et al., Fast Inference from Transformers via Speculative Decoding, 2023.)
template <class C, class Length, class Fault = fault_of_truncate_cache<C&&, Length>>
    requires detail::caches<C>
constexpr void truncate(C&& cache, Length const& n) {
    if constexpr (!detail::any_refused<Length>) {
        using cache_type = detail::remove_cvref_t<C>;
        using key = typename cache_type::parts::key;
        detail::expect_as_many<name_of<key>>(cache);
        auto const length = detail::plain_index(n);
        std::size_t const most = next_position(cache), dropped = detail::dropped_from(cache),
                          least = dropped == 0 ? 0 : dropped + extent_of<key> - 1;
        if (!detail::is_below(length, most + 1) || detail::to_size(length) < least) {
            detail::cache_cannot_be_truncated<key>(detail::magnitude_of(length), detail::is_negative(length), least,
                                                   most);
        }
        cache.keys.lengths.of[0] = cache.values.lengths.of[0] = detail::to_size(length) - dropped;
    }
}
template <class C, class Length, class Fault = fault_of_truncate_cache<C&&, Length>>
    requires(detail::caches<C> && is_fault<Fault>)
void truncate(C&& cache, Length const& n) = delete;

namespace detail::inline HEED_KERNELS {

struct as_cached_attention;

/// What each query of a cache sees at most: all keys up to its own, or the newest of them.
template <class C>
constexpr auto mask_of_cache() {
    if constexpr (is_ring<C>) {
        return window{typename C::newest{}, after<0>{}, lower_right};
    } else {
        return causal{lower_right};
    }
}
/// How an option goes to attention: in its place among the keys; a mask beside that of the cache.
template <class C, class O>
constexpr auto option_in_cache(O const& option) {
    if constexpr (Mask<O>) {
        return mask_of_cache<C>() & placed<O>::of(option);
    } else {
        return placed<O>::of(option);
    }
}

template <class C>
using kept_keys = remove_cvref_t<decltype(C::kept::keys(std::declval<decltype(C::keys) const&>()))>;

template <class Q, class C, class... Options>
struct call_in_cache {
    using attention = scaled_dot_product_attention_operation;
    using keys = kept_keys<C>;
    using values = decltype(C::values);
    static constexpr bool has_mask = (Mask<Options> || ...);

    static constexpr auto with_options(auto const& call, Options const&... options) {
        if constexpr (has_mask) {
            return call(option_in_cache<C>(options)...);
        } else {
            return call(mask_of_cache<C>(), option_in_cache<C>(options)...);
        }
    }
    /// The types of a call's operands.
    struct listed {
        template <class... Placed>
        constexpr auto operator()(Placed const&...) const {
            return type_list<Q, keys, values, Placed...>{};
        }
    };
    using operands = decltype(with_options(listed{}, std::declval<Options const&>()...));
    template <class List>
    struct of;
    template <class... Xs>
    struct of<type_list<Xs...>> {
        using fault = fault_of<attention, Xs...>;
    };
};

template <class Q, class C, class... Options>
consteval auto rule_of_cached_attention() {
    if constexpr (!is_kv_cache<C>) {
        return fault::cached_attention_attends_to_a_kv_cache_and_this_is_none<C>{};
    } else if constexpr ((is_dropout<Options> || ...)) {
        using fault::dropout_is_drawn_by_the_rows_of_one_call_so_attention_to_a_kv_cache_takes_none;
        return first_fault<typename conditional<
            is_dropout<Options>,
            dropout_is_drawn_by_the_rows_of_one_call_so_attention_to_a_kv_cache_takes_none<Options>, none>::type...>{};
    } else if constexpr (!(placed<Options>::fits && ...)) {
        return first_fault<typename conditional<
            placed<Options>::fits, none,
            fault::a_kv_cache_knows_where_its_queries_are_so_give_no_causal_mask_and_no_alignment<Options>>::type...>{};
    } else if constexpr (is_ring<C> && !(placed<Options>::moves && ...)) {
        return first_fault<typename conditional<
            placed<Options>::moves, none,
            fault::a_ring_kv_cache_drops_the_first_keys_so_give_no_mask_that_counts_from_them<Options>>::type...>{};
    } else {
        using call = call_in_cache<Q, C, Options...>;
        return typename call::template of<typename call::operands>::fault{};
    }
}

struct cached_attention_operation : operation<fault::in::cached_attention, mend::q, mend::cache> {
    using words = as_cached_attention;
    using gradient = gradients::no_gradient;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = any_number;
    template <class Q, class C, class... Options>
    using fault = decltype(rule_of_cached_attention<Q, C, Options...>());
    template <class Q, class C, class... Options>
    using result = attended<any_attention::weights<Q, kept_keys<C>>, decltype(C::values)>;
    template <class Out, class Q, class C, class... Options>
    static constexpr void write(Out& out, Q const& q, C const& cache, Options const&... options) {
        using query = first_axis<typename scoring<Q, kept_keys<C>>::only_in_q>;
        auto const& kept = C::kept::keys(cache.keys);
        std::size_t const queries = number_along<query>(q), keys = cache.keys.lengths.of[0];
        if (queries > keys) more_queries_than_keys<query>(queries, keys);
        if constexpr (is_ring<C>) cache.template expect_all_seen<query>(queries);
        cache_positions<is_ring<C>> const positions{dropped_from(cache)};
        call_in_cache<Q, C, Options...>::with_options(
            [&](auto const&... placed) {
                attention_into<all_keys>(out, kernel::absent{}, q, kept, cache.values, placed..., positions);
            },
            options...);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class Q, class C, class... Options>
using fault_of_cached_attention = detail::fault_of<detail::cached_attention_operation, Q, C, Options...>;
template <class Q, class C, class... Options>
concept can_cached_attention = no_fault<fault_of_cached_attention<Q, C, Options...>>;
template <class Q, class C, class... Options>
inline constexpr auto explanation_of_cached_attention =
    detail::explained_call<detail::cached_attention_operation, Q, C, Options...>::value;

/// `cached_attention(q, cache, options...)`: `scaled_dot_product_attention` of the newest positions' queries with all
/// keys and values of a `kv_cache`, to the bit, causal: the last query is at the last key.
///
/// q `[..., Query, Dk]` gives `[..., Query, Dv]`; q may have an axis `Group` that shares keys, and be `up_to` a length.
/// The positions are appended first. A step costs what the cache holds, not what it has room for. Options are those of
/// attention. A `window` and `alibi` are placed where the queries are, and a score function is asked with the positions
/// that they have among all; other masks hold beside the causal one.
/// Refused: a causal mask, and an alignment or offset, which the cache knows; dropout, drawn by the rows of one call;
/// what attention refuses. More queries than keys throw `heed::out_of_range`.
/// (ONNX Attention-23 with `past_key`; FlashAttention: `flash_attn_with_kvcache`.)
template <class... Xs, class Fault = detail::fault_of<detail::cached_attention_operation, Xs...>>
[[gnu::always_inline]] constexpr auto cached_attention(Xs const&... q_cache_and_options) {
    return detail::perform<detail::cached_attention_operation>(q_cache_and_options...);
}
template <class... Xs, class Fault = detail::fault_of<detail::cached_attention_operation, Xs...>>
    requires is_fault<Fault>
refused cached_attention(Xs const&... q_cache_and_options) = delete;
template <class... Xs>
constexpr auto explain_cached_attention(Xs const&...) {
    return detail::explained_call<detail::cached_attention_operation, Xs...>::value;
}

}  // namespace heed

#endif
