// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_CUMSUM_HPP
#define HEED_KERNEL_CUMSUM_HPP

#include <heed/kernel/softmax.hpp>
#include <heed/math/detail/arithmetic.hpp>

namespace heed::kernel {

/// A row's running sums, counted in `Sum`: one chain of additions from the first element on.
template <class Sum>
struct cumsum_function {
    static constexpr bool has_vector_face = false;
    template <class T, class Out, class In>
    static constexpr void any(Out out, In in) {
        Sum total = static_cast<Sum>(in[0]);
        out[0] = total;
        for (std::size_t i = 1; i < Out::length; ++i) out[i] = total = math::sum(total, static_cast<Sum>(in[i]));
    }
};

}  // namespace heed::kernel

#endif
