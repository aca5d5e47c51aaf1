// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_DETAIL_NEAREST_HPP
#define HEED_SHAPE_DETAIL_NEAREST_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/detail/mend.hpp>
#include <heed/shape/text.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// How many letters must be put in, left out or changed to make one name of another (Levenshtein 1966), both without
/// what follows a '<' and without regard to capitals.
constexpr std::size_t distance(text a, text b) {
    constexpr std::size_t most = 64;
    std::size_t a_size = 0;
    std::size_t b_size = 0;
    while (a_size < a.size && a_size < most && a.data[a_size] != '<') ++a_size;
    while (b_size < b.size && b_size < most && b.data[b_size] != '<') ++b_size;
    std::size_t row[most + 1] = {};
    for (std::size_t j = 0; j <= b_size; ++j) row[j] = j;
    for (std::size_t i = 1; i <= a_size; ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b_size; ++j) {
            std::size_t const changed = diagonal + (lower(a.data[i - 1]) == lower(b.data[j - 1]) ? 0 : 1);
            diagonal = row[j];
            std::size_t const shorter = row[j - 1] < row[j] ? row[j - 1] : row[j];
            row[j] = shorter + 1 < changed ? shorter + 1 : changed;
        }
    }
    return row[b_size];
}

/// The distance of two names, worked out once for all extents that they come with.
template <class Name, class Other>
inline constexpr std::size_t distance_of = distance(pretty<with_extent<Name, 1>>(), pretty<with_extent<Other, 1>>());
template <class Name>
inline constexpr std::size_t letters_of = pretty<with_extent<Name, 1>>().size - 3;  // without "<1>"

/// True for another name that differs in less than a third of the letters, capitals aside: dk is a misspelt Dk, and Dk
/// is no misspelt Dv.
template <class Name, class Other>
inline constexpr bool is_near = 3 * distance_of<Name, Other> < letters_of<Name>;
template <class Name>
inline constexpr bool is_near<Name, Name> = false;

/// True when a shape has a name that is near to one that it lacks. Cheap, as most names are near to none.
template <class Shape, class Name>
inline constexpr bool has_near_name = false;
template <class... Axes, class Name>
inline constexpr bool has_near_name<shape_t<Axes...>, Name> = (is_near<Name, raw_name<Axes>> || ...);

/// Where, in a list of axes, the name stands that is nearest to another.
template <class Name, class... Axes>
consteval std::size_t nearest_position() {
    std::size_t const distances[] = {distance_of<Name, raw_name<Axes>>...};
    std::size_t best = 0;
    for (std::size_t i = 1; i < sizeof...(Axes); ++i) {
        if (distances[i] < distances[best]) best = i;
    }
    return best;
}

/// The axis of a shape whose name is nearest to another, as a list of one, or of none when no name is near.
template <class Name, class Shape>
struct near_names;
template <class Name, class... Axes>
struct near_names<Name, shape_t<Axes...>> {
    using type = shape_t<>;
};
template <class Name, class... Axes>
    requires has_near_name<shape_t<Axes...>, Name>
struct near_names<Name, shape_t<Axes...>> {
    using type = shape_t<axis_at<nearest_position<Name, Axes...>(), shape_t<Axes...>>>;
};

/// A fault with the hint `did_you_mean<Axis>` behind its arguments when a name is nearly one of a shape's.
template <template <class...> class Fault, class In, class Name, class Shape,
          class Near = typename near_names<Name, Shape>::type>
struct with_hint {
    using type = Fault<In, Name, Shape>;
};
template <template <class...> class Fault, class In, class Name, class Shape, class First>
struct with_hint<Fault, In, Name, Shape, shape_t<First>> {
    using type = Fault<In, Name, Shape, did_you_mean<First>>;
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
