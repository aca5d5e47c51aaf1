// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

// As much of an mdspan as borders ask for, by the standard's text, for standard libraries that have none.

namespace mdspan_like {

inline constexpr std::size_t dynamic = static_cast<std::size_t>(-1);

template <class Index, std::size_t... Extents>
struct extents {
    using index_type = Index;
    std::array<Index, sizeof...(Extents)> values{(Extents == dynamic ? Index{} : static_cast<Index>(Extents))...};

    static constexpr std::size_t rank() { return sizeof...(Extents); }
    static constexpr std::size_t static_extent(std::size_t axis) {
        constexpr std::size_t each[] = {Extents..., 0};
        return each[axis];
    }
    constexpr Index extent(std::size_t axis) const { return values[axis]; }
};

/// Strides of rows (or of columns): those behind an axis (or before it), multiplied.
template <bool OfRows>
struct layout_in_order {
    template <class E>
    struct mapping {
        E sizes{};
        constexpr mapping() = default;
        constexpr explicit mapping(E const& of) : sizes(of) {}
        constexpr typename E::index_type stride(std::size_t axis) const
            requires(E::rank() > 0)
        {
            typename E::index_type result = 1;
            for (std::size_t other = 0; other < E::rank(); ++other)
                if (OfRows ? other > axis : other < axis)
                    result = static_cast<typename E::index_type>(result * sizes.extent(other));
            return result;
        }
        static constexpr bool is_always_strided() { return true; }
        static constexpr bool is_always_exhaustive() { return true; }
    };
};
using layout_right = layout_in_order<true>;
using layout_left = layout_in_order<false>;

struct layout_stride {
    template <class E>
    struct mapping {
        E sizes{};
        std::array<typename E::index_type, E::rank()> steps{};
        constexpr mapping() = default;
        template <class Number>
        constexpr mapping(E const& of, std::array<Number, E::rank()> const& given) : sizes(of) {
            for (std::size_t axis = 0; axis < E::rank(); ++axis)
                steps[axis] = static_cast<typename E::index_type>(given[axis]);
        }
        constexpr typename E::index_type stride(std::size_t axis) const
            requires(E::rank() > 0)
        {
            return steps[axis];
        }
        static constexpr bool is_always_strided() { return true; }
        static constexpr bool is_always_exhaustive() { return false; }
    };
};
/// Of tiles: no strides at all.
struct layout_tiled {
    template <class E>
    struct mapping : layout_right::mapping<E> {
        using layout_right::mapping<E>::mapping;
        static constexpr bool is_always_strided() { return false; }
    };
};

template <class T>
struct accessor {
    using reference = T&;
};
/// Whose references are other numbers than those in memory.
template <class T>
struct negating {
    using reference = T;
};

template <class T, class E, class Layout = layout_right, class Accessor = accessor<T>>
struct mdspan {
    using element_type = T;
    using extents_type = E;
    using layout_type = Layout;
    using accessor_type = Accessor;
    using mapping_type = typename Layout::template mapping<E>;

    T* first = nullptr;
    mapping_type map{};

    constexpr mdspan() = default;
    constexpr mdspan(T* of, mapping_type const& by) : first(of), map(by) {}
    constexpr mdspan(T* of, E const& sizes)
        requires std::is_constructible_v<mapping_type, E const&>
        : first(of), map(sizes) {}

    static constexpr std::size_t rank() { return E::rank(); }
    static constexpr bool is_always_strided() { return mapping_type::is_always_strided(); }
    static constexpr bool is_always_exhaustive() { return mapping_type::is_always_exhaustive(); }
    constexpr T* data_handle() const { return first; }
    constexpr mapping_type const& mapping() const { return map; }
    constexpr E const& extents() const { return map.sizes; }
};

/// What `as_mdspan` takes.
struct family {
    template <class T, class E, class Layout>
    using mdspan = mdspan_like::mdspan<T, E, Layout>;
    template <std::size_t... Extents>
    using extents = mdspan_like::extents<std::size_t, Extents...>;
    using layout_right = mdspan_like::layout_right;
    using layout_left = mdspan_like::layout_left;
    using layout_stride = mdspan_like::layout_stride;
};

}  // namespace mdspan_like
