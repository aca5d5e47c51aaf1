// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CUMSUM_HPP
#define HEED_KERNEL_CUMSUM_HPP

#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/softmax.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// A row's running sums, counted in `Sum`: one chain of additions from the first element on. Of more than `Longest`
/// elements one chain for each block of so many, to which the sum of all blocks before is added, itself a chain: no sum
/// is less than the one before where no element is negative.
template <class Sum, std::size_t Longest = longest_chain>
struct cumsum_function {
    static constexpr bool has_vector_face = false;
    template <class T, class Out, class In>
    static constexpr void any(Out out, In in) {
        Sum total = static_cast<Sum>(in[0]);
        out[0] = total;
        std::size_t const all = out.length, first_end = all < Longest ? all : Longest;
        for (std::size_t i = 1; i < first_end; ++i) out[i] = total = math::sum(total, static_cast<Sum>(in[i]));
        for (std::size_t first = first_end; first < all; first += Longest) {
            Sum const before = total;
            Sum of_block = static_cast<Sum>(in[first]);
            out[first] = total = math::sum(before, of_block);
            for (std::size_t i = first + 1; i < all && i < first + Longest; ++i) {
                of_block = math::sum(of_block, static_cast<Sum>(in[i]));
                out[i] = total = math::sum(before, of_block);
            }
        }
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS

#endif
