// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_PART_HPP
#define HEED_ATTENTION_PART_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/fault.hpp>
#include <heed/meta/indices.hpp>
#include <heed/shape/axis.hpp>

// Which keys attention has seen, as types: an axis, of which it has seen all; a part of one; several parts.

namespace heed {

/// Elements of an axis side by side: `part<Key<32>, 8, 16>` are those from 8 to 23, `Count` of them from `From` on.
template <class Axis, std::size_t From, std::size_t Count>
struct part {};

/// Parts of one axis between which others are left out, in order: no two of them touch.
template <class... Parts>
struct joined_parts {};

/// The same keys, and a sink beside them.
template <class Keys>
struct with_sink {};

namespace fault {

template <class Part, class Axis>
struct a_part_leads_beyond_its_axis {};
template <class Part>
struct a_part_has_at_least_one_element {};
template <class Came>
struct a_part_of_the_keys_is_said_by_axis_first_and_count_as_in_part_of_Key_8_16 {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// The elements of an axis from `from` on and before `end`.
struct key_interval {
    std::size_t from = 0, end = 0;
};

/// What a type says of keys: their axis, which of them, and whether a sink is there.
template <class Keys>
struct keys_in {
    static constexpr bool are_keys = Axis<Keys>;
    static constexpr bool has_sink = false;
    static constexpr std::size_t count = 1;
    using axis = Keys;
    static constexpr key_interval of[1] = {{0, axis_traits<Keys>::extent}};
};
template <class A, std::size_t From, std::size_t Count>
struct keys_in<part<A, From, Count>> : keys_in<A> {
    static constexpr key_interval of[1] = {{From, From + Count}};
};
template <class A, std::size_t... From, std::size_t... Count>
struct keys_in<joined_parts<part<A, From, Count>...>> : keys_in<A> {
    static constexpr std::size_t count = sizeof...(From);
    static constexpr key_interval of[sizeof...(From)] = {{From, From + Count}...};
};
template <class Keys>
struct keys_in<with_sink<Keys>> : keys_in<Keys> {
    static constexpr bool has_sink = true;
};

template <class X>
inline constexpr bool is_part = false;
template <class A, std::size_t From, std::size_t Count>
inline constexpr bool is_part<part<A, From, Count>> = true;

/// Why a type is no part of an axis.
template <class P>
consteval auto rule_of_one_part() {
    if constexpr (Axis<P>) {
        return none{};
    } else if constexpr (!is_part<P>) {
        return fault::a_part_of_the_keys_is_said_by_axis_first_and_count_as_in_part_of_Key_8_16<P>{};
    } else if constexpr (!keys_in<P>::are_keys) {
        return fault::a_part_of_the_keys_is_said_by_axis_first_and_count_as_in_part_of_Key_8_16<P>{};
    } else {
        constexpr key_interval keys = keys_in<P>::of[0];
        constexpr std::size_t extent = extent_of<typename keys_in<P>::axis>;
        if constexpr (keys.from == keys.end) {
            return fault::a_part_has_at_least_one_element<P>{};
        } else if constexpr (keys.from >= extent || keys.end > extent || keys.end < keys.from) {
            return fault::a_part_leads_beyond_its_axis<P, typename keys_in<P>::axis>{};
        } else {
            return none{};
        }
    }
}

/// The keys of two sets, both in order, and the first of those that are in both.
template <std::size_t Most>
struct united_intervals {
    key_interval of[Most];
    std::size_t count = 0;
    key_interval twice;
};
template <class A, class B>
consteval auto unite() {
    using first = keys_in<A>;
    using second = keys_in<B>;
    united_intervals<first::count + second::count> all{};
    for (std::size_t i = 0, j = 0; i < first::count || j < second::count;) {
        bool const from_first = j == second::count || (i < first::count && first::of[i].from < second::of[j].from);
        key_interval const next = from_first ? first::of[i++] : second::of[j++];
        if (all.count > 0 && next.from < all.of[all.count - 1].end) {
            std::size_t const end = all.of[all.count - 1].end;
            if (all.twice.end == 0) all.twice = {next.from, next.end < end ? next.end : end};
            if (next.end > end) all.of[all.count - 1].end = next.end;
        } else if (all.count > 0 && next.from == all.of[all.count - 1].end) {
            all.of[all.count - 1].end = next.end;
        } else {
            all.of[all.count++] = next;
        }
    }
    return all;
}

/// An interval of an axis, or several, as a type: the axis itself when it is all of it.
template <class A, std::size_t From, std::size_t End>
struct named_interval {
    using type = part<A, From, End - From>;
};
template <class A, std::size_t End>
    requires(End == axis_traits<A>::extent)
struct named_interval<A, 0, End> {
    using type = A;
};
template <class A, class B, class Index>
struct named_keys;
template <class A, class B, std::size_t... Index>
struct named_keys<A, B, indices<Index...>> {
    static constexpr auto all = unite<A, B>();
    using type =
        joined_parts<part<typename keys_in<A>::axis, all.of[Index].from, all.of[Index].end - all.of[Index].from>...>;
};
template <class A, class B>
struct named_keys<A, B, indices<0>> {
    static constexpr auto all = unite<A, B>();
    using type = typename named_interval<typename keys_in<A>::axis, all.of[0].from, all.of[0].end>::type;
};

template <bool Sink, class Keys>
struct keys_beside_sink {
    using type = Keys;
};
template <class Keys>
struct keys_beside_sink<true, Keys> {
    using type = with_sink<Keys>;
};

/// What `A` and `B` are together.
template <class A, class B>
struct united_keys {
    using type = typename keys_beside_sink<keys_in<A>::has_sink || keys_in<B>::has_sink,
                                           typename named_keys<A, B, first_indices<unite<A, B>().count>>::type>::type;
};
/// A part that is said to be one, or an axis; the axis when the part is all of it.
template <class P>
using named_part =
    typename named_interval<typename keys_in<P>::axis, keys_in<P>::of[0].from, keys_in<P>::of[0].end>::type;

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
