// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_MAP_HPP
#define HEED_KERNEL_MAP_HPP

#include <heed/kernel/nest.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

// g++ 12 warns of vectors in branches that rows up to a length do not come to.
#if !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#endif
template <auto Nest, class Lengths, class F, class Out, class... In, std::size_t... K>
constexpr void map(indices<K...>, Lengths const& lengths, F& f, Out& out, In const&... in) {
    std::size_t const length = row_turns<Nest>(lengths);
    for (nest_cursor<Nest, Lengths> row{{}, lengths}; row.more; row.next()) {
        for (std::size_t i = 0; i < length; ++i) {
            out[row.at[0] + i * row_stride<Nest, 0>] = f(in[row.at[K + 1] + i * row_stride<Nest, K + 1>]...);
        }
    }
}
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif

}  // namespace detail::inline HEED_KERNELS

/// `out = f(in...)` element by element, in the nest's order. Operand 0 is the output, the inputs follow.
template <auto Nest, class F, class Out, class... In>
constexpr void map(F& f, Out& out, In const&... in) {
    detail::map<Nest>(first_indices<sizeof...(In)>{}, every_turn{}, f, out, in...);
}
/// The same where loops end at lengths.
template <auto Nest, std::size_t Count, class F, class Out, class... In>
constexpr void map(run_time_lengths<Count> const& lengths, F& f, Out& out, In const&... in) {
    detail::map<Nest>(first_indices<sizeof...(In)>{}, lengths, f, out, in...);
}

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
