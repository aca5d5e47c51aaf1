// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_ROW_LOADS_HPP
#define HEED_KERNEL_ROW_LOADS_HPP

#include <cstddef>

#include <heed/kernel/pack.hpp>
#include <heed/kernel/vector.hpp>

namespace heed::kernel {

namespace detail {

/// Vectors that hold an element of each of some rows, which are `Across` apart, wherever they are: side by side, far
/// apart with their elements side by side, which are then transposed in registers, or in any order. A row's elements
/// are `Along` apart.
template <class T, std::size_t Across, std::size_t Along>
struct loaded_rows {
    static constexpr std::size_t group = 16 / sizeof(T);
    static constexpr bool is_direct = Across == 1, is_turned = !is_direct && Along == 1;

    /// How many elements of each row are best taken at a time.
    template <std::size_t Lanes, std::size_t Count>
    static constexpr std::size_t at_once = is_turned && Count == Lanes ? transposed_at_once<T, Lanes>
                                           : is_turned                 ? group
                                                                       : 1;

    template <std::size_t Lanes, std::size_t Length>
    struct vectors {
        vector<T, Lanes> of[Length];
    };

    /// Of `Count` rows, at most as many as there are lanes, the first `Length` elements, up to `at_once` many.
    template <std::size_t Lanes, std::size_t Count, std::size_t Length>
    [[gnu::always_inline]] static auto some(T const* from) {
        if constexpr (is_turned && Count != 1) {
            return transposed<T, short_rows{.lanes = Lanes, .count = Count, .stride = Across, .length = Length}>(from);
        } else {
            return each<Lanes, Count>(from, first_indices<Length>{});
        }
    }

private:
    template <std::size_t Lanes, std::size_t Count, std::size_t... Index>
    [[gnu::always_inline]] static vectors<Lanes, sizeof...(Index)> each(T const* from, indices<Index...>) {
        return {{one<Lanes, Count>(from + Index * Along)...}};
    }
    template <std::size_t Lanes, std::size_t Count>
    [[gnu::always_inline]] static vector<T, Lanes> one(T const* from) {
        if constexpr (is_direct || Count == 1) {
            return load_first<vector<T, Lanes>, Count>(from);
        } else {
            return one_of_each<T, Lanes, Count, Across>(from, first_indices<Lanes>{});
        }
    }
};

}  // namespace detail

}  // namespace heed::kernel

#endif
