// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_OVERLAP_HPP
#define HEED_OPS_DETAIL_OVERLAP_HPP

#include <cstddef>
#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/tensor/detail/tensor_over.hpp>
#include <heed/tensor/detail/tensor_up_to.hpp>

namespace heed::detail::inline HEED_KERNELS {

/// Whether a tensor is a view: two tensors share a part of their memory only where one of them is.
template <class X>
inline constexpr bool is_a_view = requires {
    remove_cvref_t<X>::is_view;
};

/// Whether what was written is there when it is read again, as rows are that are gone over more than once: no two
/// elements share a place.
template <class Out>
inline constexpr bool keeps_what_is_written = has_a_place_for_each<layout_of<Out>>;
/// The same of what is written by functions that know tensors in a row, and tensors with lengths.
template <class Out>
inline constexpr bool keeps_rows_that_are_written =
    is_contiguous<layout_of<Out>> || (has_lengths<Out> && keeps_what_is_written<Out>);

/// True when an operand has a value in common with what is written, as far as their memory says, so that it could be
/// overwritten before it is read. `InPlace`: not when it has exactly the same values in the same order. Masks of masks,
/// and what else holds tensors, are asked for each of these.
template <bool InPlace, class Out, class X>
constexpr bool is_overwritten(Out const& out, X const& x) {
    if constexpr (requires { x.first, x.second; }) {
        return is_overwritten<InPlace>(out, x.first) || is_overwritten<InPlace>(out, x.second);
    } else if constexpr (requires { X::is_mask, x.mask; }) {
        return is_overwritten<InPlace>(out, x.mask);
    } else if constexpr (requires { x.of_queries, x.of_keys; }) {
        return is_overwritten<InPlace>(out, x.of_queries) || is_overwritten<InPlace>(out, x.of_keys);
    } else if constexpr (requires { x.keys.data(), x.values.data(); }) {
        return is_overwritten<InPlace>(out, x.keys) || is_overwritten<InPlace>(out, x.values);
    } else if constexpr (requires { x.of.data(); }) {
        return is_overwritten<InPlace>(out, x.of);
    } else if constexpr (requires { X::is_sink, x.value; }) {
        return is_overwritten<InPlace>(out, x.value);
    } else if constexpr (!Tensor<Out> || !Tensor<X>) {
        return false;
    } else {
        // A constant evaluator compares no addresses of different objects.
        if (std::is_constant_evaluated()) return true;
        constexpr std::size_t of_out = memory_of<layout_of<Out>> * sizeof(element_of<Out>),
                              of_x = memory_of<layout_of<X>> * sizeof(element_of<X>);
        // From -of_x to of_out, both excluded: one comparison.
        std::size_t const apart = reinterpret_cast<std::size_t>(x.data()) - reinterpret_cast<std::size_t>(out.data());
        if constexpr (InPlace && __is_same(layout_of<Out>, layout_of<X>) && has_a_place_for_each<layout_of<X>> &&
                      __is_same(element_of<Out>, element_of<X>)) {
            if (apart == 0) return false;
        }
        return apart + (of_x - 1) < of_out + (of_x - 1);
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
