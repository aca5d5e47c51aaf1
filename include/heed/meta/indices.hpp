// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_META_INDICES_HPP
#define HEED_META_INDICES_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>

namespace heed {

/// Numbers as a pack to expand: `std::index_sequence`, whose header, <utility>, takes an eighth of the time that
/// all of heed takes to include (`python3 tests/benchmarks/compile_time.py g++`).
template <std::size_t... Index>
struct HEED_LINKED_AS indices {
    static constexpr std::size_t size() { return sizeof...(Index); }
};

#if defined(__clang__)
namespace detail::inline HEED_KERNELS {

template <class, std::size_t... Index>
using indices_of = indices<Index...>;

}  // namespace detail::inline HEED_KERNELS

/// 0 to Count - 1, as `std::make_index_sequence`.
template <std::size_t Count>
using first_indices = __make_integer_seq<detail::indices_of, std::size_t, Count>;
#else
template <std::size_t Count>
using first_indices = indices<__integer_pack(Count)...>;
#endif

}  // namespace heed

#endif
