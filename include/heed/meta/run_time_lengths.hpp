// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_META_RUN_TIME_LENGTHS_HPP
#define HEED_META_RUN_TIME_LENGTHS_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>

namespace heed::detail::inline HEED_KERNELS {

/// Lengths that are known at run time, by their numbers; nothing where all are in the types.
template <std::size_t Count>
struct run_time_lengths {
    std::size_t of[Count];

    friend constexpr bool operator==(run_time_lengths const&, run_time_lengths const&) = default;
};
template <>
struct run_time_lengths<0> {};

}  // namespace heed::detail::inline HEED_KERNELS

#endif
