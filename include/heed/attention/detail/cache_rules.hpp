// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_CACHE_RULES_HPP
#define HEED_ATTENTION_DETAIL_CACHE_RULES_HPP

#include <cstddef>

#include <heed/attention/alibi.hpp>
#include <heed/attention/attention.hpp>
#include <heed/attention/mask_algebra.hpp>
#include <heed/attention/mask_over_positions.hpp>
#include <heed/attention/rotated.hpp>
#include <heed/attention/score_stages.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/append.hpp>

// What is asked of a cache of keys and values, and of the options of attention to it.

namespace heed {

template <class T, class... Axes>
struct HEED_LINKED_AS kv_cache;
template <class T, class... Axes>
struct HEED_LINKED_AS ring_kv_cache;

/// In the place of a cache's element type, says that its keys were rotated, and how: `kv_cache<rotated_keys<
/// half_split_pairs, rotary_base<10000>, Pair<64>, float>, KvHead<8>, up_to<Key<2048>>, Dk<128>, Dv<128>>`.
template <class Pairing, class Angles, class Pairs, class T>
struct HEED_LINKED_AS rotated_keys;

namespace fault::in {
struct kv_cache {};
struct ring_kv_cache {};
struct cached_attention {};
}  // namespace fault::in

namespace fault {

template <class Axes>
struct a_kv_cache_has_keys_up_to_a_length_and_then_features_of_keys_and_others_of_values {};
template <class X>
struct cached_attention_attends_to_a_kv_cache_and_this_is_none {};
template <class OfKeys, class OfValues>
struct a_kv_cache_takes_as_many_values_as_keys {};
template <class Dropout>
struct dropout_is_drawn_by_the_rows_of_one_call_so_attention_to_a_kv_cache_takes_none {};
template <class Option>
struct a_kv_cache_knows_where_its_queries_are_so_give_no_causal_mask_and_no_alignment {};
template <class Mask>
struct a_ring_kv_cache_drops_the_first_keys_so_give_no_mask_that_counts_from_them {};
template <class Kept, class Came>
struct keys_go_into_a_cache_as_its_type_says_rotated_alike_or_not_at_all {};
template <class Rows, class Window>
struct a_ring_kv_cache_takes_at_most_as_many_positions_at_once_as_a_query_sees {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
inline constexpr bool is_kv_cache = false;
template <class T, class... Axes>
inline constexpr bool is_kv_cache<kv_cache<T, Axes...>> = true;
template <class T, class... Axes>
inline constexpr bool is_kv_cache<ring_kv_cache<T, Axes...>> = true;
template <class X>
inline constexpr bool is_ring = false;
template <class T, class... Axes>
inline constexpr bool is_ring<ring_kv_cache<T, Axes...>> = true;

template <class C>
concept caches = is_kv_cache<remove_cvref_t<C>>;

/// What a cache has been told of its keys.
template <class T>
struct kept_as {
    using element = T;
    using rows = plain_rows;
    template <class Keys>
    static constexpr Keys const& keys(Keys const& keys) {
        return keys;
    }
};
template <class Pairing, class Angles, class Pairs, class T>
struct kept_as<rotated_keys<Pairing, Angles, Pairs, T>> {
    using element = T;
    using rows = rotated_rows<Pairing, Angles, Pairs>;
    template <template <class, class...> class Stored, class U, class... Axes>
    static constexpr auto keys(Stored<U, Axes...> const& keys) {
        using view = rotated<Pairing, Angles, Pairs, tensor_view<U const, Axes...>>;
        return view(keys.data(), keys.lengths);
    }
};
template <class C>
constexpr std::size_t dropped_from(C const& cache) {
    if constexpr (is_ring<C>) {
        return cache.dropped;
    } else {
        return 0;
    }
}

/// The axes of a cache: those of a batch, the keys, and the features of keys and of values.
template <class... Axes>
struct axes_of_cache {
    using all = shape_t<Axes...>;
    using value = last_axis<all>;
    using feature = last_axis<without_last<all>>;
    using positions = without_last<without_last<all>>;
    using key = last_axis<positions>;
    using keys = concatenate<positions, shape_t<feature>>;
    using values = concatenate<positions, shape_t<value>>;
};

template <class In, class T, class... Axes>
consteval auto rule_of_kv_cache() {
    using in = In;
    using element = typename kept_as<T>::element;
    using fault::a_kv_cache_has_keys_up_to_a_length_and_then_features_of_keys_and_others_of_values;
    using of_shape = fault_of_shape<Axes...>;
    if constexpr (!element_traits<element>::has_maths && !is_storage<element>) {
        return fault::elements_need_to_be_float_or_double_so_cast_the_tensor<in, element>{};
    } else if constexpr (is_fault<of_shape>) {
        return of_shape{};
    } else if constexpr (sizeof...(Axes) < 3) {
        return a_kv_cache_has_keys_up_to_a_length_and_then_features_of_keys_and_others_of_values<shape_t<Axes...>>{};
    } else if constexpr (!is_up_to<typename axes_of_cache<Axes...>::key> || lengths_in<shape_t<Axes...>> != 1) {
        return a_kv_cache_has_keys_up_to_a_length_and_then_features_of_keys_and_others_of_values<shape_t<Axes...>>{};
    } else {
        return none{};
    }
}

/// Why what is appended has other numbers of keys and of values, as far as types tell.
template <class Name, class K, class V>
consteval auto rule_of_as_many() {
    using k = shape_of_operand<K>;
    using v = shape_of_operand<V>;
    constexpr std::size_t keys = has_name<k, Name> ? extent_in<k, Name> : 1;
    constexpr std::size_t values = has_name<v, Name> ? extent_in<v, Name> : 1;
    if constexpr (keys != values && !has_length<k, Name> && !has_length<v, Name>) {
        return fault::a_kv_cache_takes_as_many_values_as_keys<k, v>{};
    } else {
        return none{};
    }
}

/// Whether so many positions come at once, as far as types tell, as are more than a ring takes.
template <class Name, class Rows>
consteval bool more_at_once(std::size_t most) {
    if constexpr (has_name<Rows, Name> && !has_length<Rows, Name>) {
        return extent_in<Rows, Name> > most;
    } else {
        return false;
    }
}

/// `C` is the type of the cache, a reference that says whether it has a name, and is const.
template <class C, class K, class V>
consteval auto rule_of_append_to_cache() {
    using cache = remove_cvref_t<C>;
    if constexpr (any_refused<K, V> || !caches<C>) {
        return none{};
    } else if constexpr (std::is_rvalue_reference_v<C> || std::is_const_v<std::remove_reference_t<C>>) {
        return fault::a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<fault::in::append, cache>{};
    } else {
        using seen = typename cache::parts::key;
        using key = name_of<seen>;
        using of_keys = decltype(rule_of_append<decltype(cache::keys)&, key, K>());
        using of_values = decltype(rule_of_append<decltype(cache::values)&, key, V>());
        if constexpr (is_fault<of_keys>) {
            return of_keys{};
        } else if constexpr (is_fault<of_values>) {
            return of_values{};
        } else if constexpr (!__is_same(typename cache::kept::rows, rows_of<K>)) {
            return fault::keys_go_into_a_cache_as_its_type_says_rotated_alike_or_not_at_all<cache, remove_cvref_t<K>>{};
        } else if constexpr (is_ring<cache> && more_at_once<key, shape_of_operand<K>>(extent_of<seen>)) {
            return fault::a_ring_kv_cache_takes_at_most_as_many_positions_at_once_as_a_query_sees<
                axis_in<shape_of_operand<K>, key>, seen>{};
        } else {
            return rule_of_as_many<key, K, V>();
        }
    }
}

template <class C, class Length>
consteval auto rule_of_truncate_cache() {
    using cache = remove_cvref_t<C>;
    using length = remove_cvref_t<Length>;
    if constexpr (any_refused<length> || !caches<C>) {
        return none{};
    } else if constexpr (std::is_rvalue_reference_v<C> || std::is_const_v<std::remove_reference_t<C>>) {
        return fault::a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<fault::in::truncate, cache>{};
    } else if constexpr (is_ring<cache>) {
        if constexpr (is_index<length>) {
            return none{};
        } else {
            return fault::an_index_is_an_integer_or_an_integral_constant_or_index_of_a_named_axis<length>{};
        }
    } else {
        using key = name_of<typename cache::parts::key>;
        return rule_of_take<fault::in::truncate, decltype(cache::keys), key, length>();
    }
}

/// Options with the positions of the queries in a cache: the last ones. `fits` where they name none of their own, and
/// `moves` where they hold wherever the first key that is left stands.
template <class O>
struct placed {
    static constexpr bool fits = true, moves = !Mask<O>;
    static constexpr O const& of(O const& option) { return option; }
};
template <class Alignment>
struct placed<causal<Alignment>> {
    static constexpr bool fits = false, moves = true;
};
template <class... Parts>
struct placed<window<Parts...>> {
    static constexpr bool fits = !(is_alignment<Parts> || ...), moves = true;
    static constexpr auto of(window<Parts...> const& mask) {
        return window{static_cast<Parts const&>(mask)..., lower_right};
    }
};
template <class First, class Second>
struct placed<mask_and<First, Second>> {
    static constexpr bool fits = placed<First>::fits && placed<Second>::fits;
    static constexpr bool moves = placed<First>::moves && placed<Second>::moves;
    static constexpr auto of(mask_and<First, Second> const& mask) {
        return placed<First>::of(mask.first) & placed<Second>::of(mask.second);
    }
};
template <class First, class Second>
struct placed<mask_or<First, Second>> {
    static constexpr bool fits = placed<First>::fits && placed<Second>::fits;
    static constexpr bool moves = placed<First>::moves && placed<Second>::moves;
    static constexpr auto of(mask_or<First, Second> const& mask) {
        return placed<First>::of(mask.first) | placed<Second>::of(mask.second);
    }
};
template <class M>
struct placed<mask_not<M>> {
    static constexpr bool fits = placed<M>::fits, moves = placed<M>::moves;
    static constexpr auto of(mask_not<M> const& mask) {
        return !placed<M>::of(mask.mask);
    }
};
template <class Heads, template <std::size_t> class Query, template <std::size_t> class Key, class Alignment>
struct placed<score_with<alibi_function<Heads, Query, Key, Alignment>>> {
    static constexpr bool fits = __is_same(Alignment, no_alignment), moves = true;
    // Score functions are asked with the positions among all.
    static constexpr auto of(auto const&) {
        constexpr alibi_function<Heads, Query, Key, offset<0>> function{};  // named for clang++ 16, as in alibi_over
        return score_with{function};
    }
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
