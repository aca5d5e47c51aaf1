// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/ops/detail/view.hpp>
#include <heed/tensor/up_to.hpp>

#include <cstddef>
#include <type_traits>
#include <vector>

#if defined(__SANITIZE_ADDRESS__)
#define HEED_WATCHES_ADDRESSES
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HEED_WATCHES_ADDRESSES
#endif
#endif
#if defined(HEED_WATCHES_ADDRESSES)
#include <sanitizer/asan_interface.h>
#endif

namespace heed_test {

/// As long as it lives, whoever reads or writes what stands in a tensor beyond its lengths is ended by
/// AddressSanitizer, in a build that has it: such memory may not be copied either. Without it, and of a tensor without
/// lengths or a view whose elements stand apart, nothing is watched.
template <class X>
class watched_beyond_lengths {
public:
    constexpr explicit watched_beyond_lengths(X const& x) : x_(x) {
        if (is_watched && !std::is_constant_evaluated()) begin();
    }
    constexpr ~watched_beyond_lengths() {
        if (is_watched && !std::is_constant_evaluated()) end();
    }
    watched_beyond_lengths(watched_beyond_lengths const&) = delete;
    watched_beyond_lengths& operator=(watched_beyond_lengths const&) = delete;

private:
#if defined(HEED_WATCHES_ADDRESSES)
    // A number: the constant of Hana that it may be is compared by operators of Hana.
    static constexpr std::size_t capacity = X::capacity;
    static constexpr bool is_watched =
        heed::detail::has_lengths<X> &&
        heed::detail::is_row_major(heed::shape_type_of<X>{}, heed::detail::strides_in<X, heed::shape_type_of<X>>{});

    void begin() const {
        if constexpr (is_watched) {
            std::vector<bool> within(capacity);
            walk(within, 0, heed::shape_type_of<X>{});
            for (std::size_t from = 0, to = 0; from < capacity; from = to) {
                for (to = from; to < capacity && within[to] == within[from];) ++to;
                if (!within[from]) __asan_poison_memory_region(x_.data() + from, (to - from) * sizeof(*x_.data()));
            }
        }
    }
    void end() const {
        if constexpr (is_watched) __asan_unpoison_memory_region(x_.data(), capacity * sizeof(*x_.data()));
    }
    void walk(std::vector<bool>& within, std::size_t at, heed::shape_t<>) const { within[at] = true; }
    template <class First, class... Rest>
    void walk(std::vector<bool>& within, std::size_t at, heed::shape_t<First, Rest...>) const {
        using name = heed::detail::raw_name<First>;
        constexpr std::size_t step = heed::detail::stride_in<heed::detail::layout_of<X>, name>;
        for (std::size_t i = 0; i < heed::detail::length_of<name>(x_); ++i) {
            walk(within, at + i * step, heed::shape_t<Rest...>{});
        }
    }
#else
    static constexpr bool is_watched = false;
    void begin() const {}
    void end() const {}
#endif

    X const& x_;
};

}  // namespace heed_test
