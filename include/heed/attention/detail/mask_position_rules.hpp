// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MASK_POSITION_RULES_HPP
#define HEED_ATTENTION_DETAIL_MASK_POSITION_RULES_HPP

#include <cstddef>

#include <heed/attention/detail/mask_traits.hpp>
#include <heed/kernel/mask_documents.hpp>
#include <heed/kernel/mask_positions.hpp>
#include <heed/meta/detail/linkage.hpp>

// What attention has to know of masks over positions, and of documents.

namespace heed::detail::inline HEED_KERNELS {

/// A number as `explain` says it: one that is known at run time is n.
template <class Number>
constexpr void write_number(auto& out) {
    if constexpr (!Number::is_constant) {
        out << "n";
    } else {
        constexpr auto number = static_cast<long long>(Number::value());
        out << (number < 0 ? "-" : "") << static_cast<unsigned long long>(number < 0 ? -number : number);
    }
}

template <class Part>
constexpr void write_part(auto& out) {
    if constexpr (__is_same(Part, upper_left_alignment)) {
        out << "upper_left";
    } else if constexpr (__is_same(Part, lower_right_alignment)) {
        out << "lower_right";
    } else {
        out << (is_before<Part> ? "before{" : is_after<Part> ? "after{" : "offset{");
        write_number<Part>(out);
        out << "}";
    }
}

/// A number of positions from a query, which is as good at the ends of all keys as beyond them.
template <class Query, class Key>
constexpr std::ptrdiff_t distance(std::ptrdiff_t first, std::ptrdiff_t size) {
    constexpr auto least = -static_cast<std::ptrdiff_t>(extent_of<Query>);
    constexpr auto most = static_cast<std::ptrdiff_t>(extent_of<Key>);
    std::ptrdiff_t sum = 0;
    if (__builtin_add_overflow(first, size, &sum)) sum = size < 0 ? least : most;
    return sum < least ? least : sum > most ? most : sum;
}
/// The distance of an edge from a query: a constant, where all that it is made of is.
template <class Query, class Key, int Sign, class First, class Size>
constexpr auto edge(First first, Size const& size) {
    if constexpr (First::is_constant && Size::is_constant) {
        return kernel::fixed<distance<Query, Key>(First::value(), Sign * Size::value())>{};
    } else {
        return kernel::moving{distance<Query, Key>(first.value(), Sign * size.value())};
    }
}

template <class Query, class Key>
[[noreturn]] void numbers_of_positions_differ(unsigned long long queries, unsigned long long keys) {
    raise(
        message<240>{} << "heed: expected as many queries as keys, or the alignment named, upper_left, lower_right or "
                       << "offset, but length " << queries << " along " << axis_text<Query> << " and length " << keys
                       << " along " << axis_text<Key> << " came");
}

/// The key that is at the position of the first query.
template <class Query, class Key, class Alignment, class Number>
constexpr auto key_at_first_query(Alignment const& alignment, [[maybe_unused]] Number const& batch) {
    if constexpr (is_offset<Alignment>) {
        return alignment;
    } else if constexpr (__is_same(Number, batch_with_lengths)) {
        if constexpr (__is_same(Alignment, no_alignment)) {
            if (batch.queries != batch.keys) numbers_of_positions_differ<Query, Key>(batch.queries, batch.keys);
        }
        bool const moves = __is_same(Alignment, lower_right_alignment);
        return kernel::moving{moves ? static_cast<std::ptrdiff_t>(batch.keys - batch.queries) : 0};
    } else if constexpr (__is_same(Alignment, lower_right_alignment)) {
        return kernel::fixed<static_cast<std::ptrdiff_t>(extent_of<Key> - extent_of<Query>)>{};
    } else {
        return kernel::fixed<0>{};
    }
}
using no_size = kernel::fixed<0>;
/// Whether there may be other numbers of queries than of keys, as far as types tell.
template <class Scores, class QueryName, class KeyName>
inline constexpr bool differ_in_number =
    extent_in<Scores, QueryName> != extent_in<Scores, KeyName> ||
    is_up_to<axis_in<Scores, QueryName>> != is_up_to<axis_in<Scores, KeyName>>;

template <class Alignment>
struct mask_traits<causal<Alignment>> {
    // Compilers disagree on whether `causal<>` shows its default argument.
    static constexpr void write(auto& out) {
        out << "causal";
        if constexpr (!__is_same(Alignment, no_alignment)) {
            out << "{";
            write_part<Alignment>(out);
            out << "}";
        }
    }
    static constexpr bool takes_lengths = true;
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        if constexpr (is_fault<fault_of_causal<Alignment>>) {
            return fault_of_causal<Alignment>{};
        } else if constexpr (__is_same(Alignment, no_alignment) && differ_in_number<Scores, QueryName, KeyName>) {
            return fault::
                causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                    axis_in<Scores, QueryName>, axis_in<Scores, KeyName>>{};
        } else {
            return none{};
        }
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(causal<Alignment> const& mask, auto const& batch) {
        auto const high = edge<Query, Key, 1>(key_at_first_query<Query, Key>(mask.alignment, batch), no_size{});
        return kernel::band_mask<kernel::unbounded, remove_cvref_t<decltype(high)>>{{}, high};
    }
};

// The parts of a window, which are what it derives from.
template <std::ptrdiff_t... Size>
constexpr before<Size...> const& before_in(before<Size...> const& window) {
    return window;
}
template <std::ptrdiff_t... Size>
constexpr after<Size...> const& after_in(after<Size...> const& window) {
    return window;
}
template <std::ptrdiff_t... Number>
constexpr offset<Number...> const& alignment_in(offset<Number...> const& window) {
    return window;
}
constexpr upper_left_alignment alignment_in(upper_left_alignment const&) { return {}; }
constexpr lower_right_alignment alignment_in(lower_right_alignment const&) { return {}; }

template <class... Parts>
struct mask_traits<window<Parts...>> {
    static constexpr bool is_aligned = (is_alignment<Parts> || ...);
    static constexpr bool takes_lengths = true;
    static constexpr void write(auto& out) {
        out << "window{";
        [[maybe_unused]] char const* separator = "";
        ((out << separator, write_part<Parts>(out), separator = ", "), ...);
        out << "}";
    }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        if constexpr (is_fault<fault_of_window<Parts...>>) {
            return fault_of_window<Parts...>{};
        } else if constexpr (!is_aligned && differ_in_number<Scores, QueryName, KeyName>) {
            return fault::
                a_window_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number<
                    axis_in<Scores, QueryName>, axis_in<Scores, KeyName>>{};
        } else {
            return none{};
        }
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(window<Parts...> const& mask, auto const& batch) {
        auto const first = first_key<Query, Key>(mask, batch);
        auto const low = [&] {
            if constexpr ((is_before<Parts> || ...)) {
                return edge<Query, Key, -1>(first, before_in(mask));
            } else {
                return kernel::unbounded{};
            }
        }();
        auto const high = [&] {
            if constexpr ((is_after<Parts> || ...)) {
                return edge<Query, Key, 1>(first, after_in(mask));
            } else {
                return kernel::unbounded{};
            }
        }();
        return kernel::band_mask<remove_cvref_t<decltype(low)>, remove_cvref_t<decltype(high)>>{low, high};
    }

private:
    template <class Query, class Key>
    static constexpr auto first_key([[maybe_unused]] window<Parts...> const& mask, auto const& batch) {
        if constexpr (is_aligned) {
            return key_at_first_query<Query, Key>(alignment_in(mask), batch);
        } else {
            return key_at_first_query<Query, Key>(no_alignment{}, batch);
        }
    }
};

template <std::ptrdiff_t... Keys>
struct mask_traits<prefix<Keys...>> {
    static constexpr bool takes_lengths = true;
    static constexpr void write(auto& out) {
        out << "prefix{";
        write_number<prefix<Keys...>>(out);
        out << "}";
    }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        if constexpr ((static_cast<std::size_t>(Keys) + ... + 0) > extent_in<Scores, KeyName>) {
            return fault::a_prefix_is_longer_than_there_are_keys<prefix<Keys...>, axis_in<Scores, KeyName>>{};
        } else {
            return none{};
        }
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(prefix<Keys...> const& mask, std::size_t) {
        auto const count = edge<Query, Key, 1>(no_size{}, mask);
        return kernel::prefix_mask<remove_cvref_t<decltype(count)>>{count};
    }
};

/// What is said of the numbers of documents along axes that are not the right ones.
template <class Q, class K, class OfQueries, class OfKeys>
consteval auto rule_of_document_axes() {
    using time = axis_name<axes::Time>;
    if constexpr (has_name<OfQueries, name_of<K>> && has_name<OfKeys, name_of<Q>>) {
        return fault::documents_has_the_numbers_of_the_keys_first_so_swap_them<Q, K, OfQueries, OfKeys>{};
    } else if constexpr (extent_in<OfQueries, time> == extent_of<Q> && extent_in<OfKeys, time> == extent_of<K>) {
        return fault::documents_needs_Time_renamed_to_the_queries_and_to_the_keys<Q, K, OfQueries, OfKeys>{};
    } else {
        return fault::documents_needs_numbers_along_the_queries_and_numbers_along_the_keys<Q, K, OfQueries, OfKeys>{};
    }
}

template <class OfQueries, class OfKeys>
struct mask_traits<documents<OfQueries, OfKeys>> {
    static constexpr bool takes_lengths = true;
    static constexpr void write(auto& out) { out << "documents"; }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        if constexpr (is_fault<fault_of_documents<OfQueries, OfKeys>>) {
            return fault_of_documents<OfQueries, OfKeys>{};
        } else {
            using q = shape_type_of<OfQueries>;
            using k = shape_type_of<OfKeys>;
            if constexpr (!has_name<q, QueryName> || has_name<q, KeyName> || !has_name<k, KeyName> ||
                          has_name<k, QueryName>) {
                return rule_of_document_axes<axis_in<Scores, QueryName>, axis_in<Scores, KeyName>, q, k>();
            } else {
                using of_queries = decltype(rule_of_mask_axes<q, Scores>());
                return first_fault<of_queries, decltype(rule_of_mask_axes<k, Scores>())>{};
            }
        }
    }
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(documents<OfQueries, OfKeys> const& mask, auto const& number) {
        be_as_long_as_scores<Batch, Query, Key>(mask.of_queries, number);
        be_as_long_as_scores<Batch, Query, Key>(mask.of_keys, number);
        using q = layout_of<OfQueries>;
        using k = layout_of<OfKeys>;
        return kernel::mask_of_documents<element_of<OfQueries>, stride_in<q, name_of<Query>>,
                                         stride_in<k, name_of<Key>>>{
            mask.of_queries.data() + start_of_batch<Batch, q>(number),
            mask.of_keys.data() + start_of_batch<Batch, k>(number)};
    }
};

}  // namespace heed::detail::inline HEED_KERNELS

#endif
