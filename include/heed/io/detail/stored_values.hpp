// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_STORED_VALUES_HPP
#define HEED_IO_DETAIL_STORED_VALUES_HPP

#include <bit>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <heed/io/detail/bytes.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/tensor/detail/tensor_up_to.hpp>
#include <heed/tensor/tensor.hpp>

// A tensor as files have it: its extents, or how many elements there are, and its values in row-major order.

namespace heed::io::detail::inline HEED_KERNELS {

/// The extents that a file is to have, of which some are the most that there may be.
struct HEED_LINKED_AS wanted_extents {
    std::vector<std::size_t> of;
    std::vector<bool> are_the_most;

    [[nodiscard]] bool takes(std::size_t axis, std::size_t extent) const {
        return are_the_most[axis] ? extent <= of[axis] : extent == of[axis];
    }
    /// An extent in a sentence, "at most 5".
    [[nodiscard]] std::string in_words(std::size_t axis) const {
        return (are_the_most[axis] ? "at most " : "") + std::to_string(of[axis]);
    }
};

/// How many elements a tensor has along each axis.
template <class... Axes, class X>
HEED_LINKED_AS std::vector<std::size_t> counts_of(shape_t<Axes...>, X const& x) {
    return {heed::detail::length_of<heed::detail::raw_name<Axes>>(x)...};
}
HEED_LINKED_AS inline std::size_t number_of(std::vector<std::size_t> const& counts) {
    std::size_t number = 1;
    for (std::size_t const count : counts) number *= count;
    return number;
}

/// So many values, of which `place_of` says where they stand, little-endian and a few at a time, so that it needs no
/// memory of their size.
template <class T, class PlaceOf>
void put_from(T const* first, std::size_t number, sink const& to, PlaceOf const& place_of) {
    constexpr std::size_t most = 4096 / sizeof(T);
    std::byte some[most * sizeof(T)];
    for (std::size_t done = 0; done < number;) {
        std::size_t count = 0;
        for (; count < most && done < number; ++count, ++done)
            put_word(some + count * sizeof(T), std::bit_cast<word_of<sizeof(T)>>(first[place_of(done)]));
        to(some, count * sizeof(T));
    }
}
/// The values of an `X` from its first one on, so many along each axis: as they stand, where they stand so.
template <class X>
void put_values(void const* first, [[maybe_unused]] std::vector<std::size_t> const& counts, sink const& to) {
    using element = element_of<X>;
    using shape = shape_type_of<X>;
    using layout = heed::detail::layout_of<X>;
    auto const* const values = static_cast<element const*>(first);
    if constexpr (heed::detail::has_lengths<X>) {
        put_from(values, number_of(counts), to,
                 [&](std::size_t n) { return heed::detail::place_of_nth<layout>(shape{}, counts.data(), n); });
    } else if constexpr (heed::detail::is_contiguous<layout> && std::endian::native == std::endian::little) {
        to(values, X::size * sizeof(element));
    } else {
        put_from(values, X::size, to, [](std::size_t n) { return heed::detail::offset_of_nth(layout{}, n); });
    }
}

/// Gives a tensor its lengths, of so many elements along each axis of `InFile`, the order in which a file has the axes;
/// and says where the n-th of these stands in the tensor.
template <class... InFile, class X>
HEED_LINKED_AS auto places_in(shape_t<InFile...>, X& x, std::vector<std::size_t> counts) {
    using shape = shape_type_of<X>;
    if constexpr (heed::detail::has_lengths<X>) {
        std::size_t axis = 0;
        (
            [&] {
                if constexpr (heed::detail::is_up_to<InFile>) {
                    x.lengths.of[heed::detail::length_number<shape, heed::detail::raw_name<InFile>>] = counts[axis];
                }
                ++axis;
            }(),
            ...);
        return [counts = std::move(counts)](std::size_t n) {
            return heed::detail::place_of_nth<heed::detail::layout_of<X>>(shape_t<InFile...>{}, counts.data(), n);
        };
    } else {
        using layout = typename heed::detail::layout_with<heed::detail::strides_in<X, shape_t<InFile...>>,
                                                          shape_t<InFile...>>::type;
        return [](std::size_t n) { return heed::detail::offset_of_nth(layout{}, n); };
    }
}

}  // namespace heed::io::detail::inline HEED_KERNELS

#endif
