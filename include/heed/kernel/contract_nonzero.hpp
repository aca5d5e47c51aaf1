// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CONTRACT_NONZERO_HPP
#define HEED_KERNEL_CONTRACT_NONZERO_HPP

#include <heed/kernel/contract.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/kernel/nest.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::kernel::inline HEED_KERNELS {

/// As `contract`, but where an element of the first operand is 0 the second one is not looked at: whatever it is, NaN
/// and infinity included, does not reach the output. What is 0 is the weight or the cotangent of what a mask hides.
///
/// `Second` are the loops over all that the second operand has: where all of it is finite, a product by 0 is 0, and
/// `contract` has the result, but for the sign of a zero.
template <auto Outer, auto Inner, auto Second, class T, class Out, class A, class B>
constexpr void contract_nonzero(Out& out, A const& a, B const& b) {
    if (all_finite<Second>(&b[0])) return contract<Outer, Inner, T>(out, a, b);
    for (nest_cursor<Outer> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < row_length<Outer>; ++i) {
            std::size_t const of_a = row.at[1] + i * row_stride<Outer, 1>, of_b = row.at[2] + i * row_stride<Outer, 2>;
            T total = T(0);
            for (nest_cursor<Inner> term{}; term.more; term.next()) {
                for (std::size_t j = 0; j < row_length<Inner>; ++j) {
                    T const weight = a[of_a + term.at[0] + j * row_stride<Inner, 0>];
                    if (weight == T(0)) continue;
                    total = math::multiply_add(weight, b[of_b + term.at[1] + j * row_stride<Inner, 1>], total);
                }
            }
            out[row.at[0] + i * row_stride<Outer, 0>] = total;
        }
    }
}

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
