// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_STORED_OPERANDS_HPP
#define HEED_ATTENTION_DETAIL_STORED_OPERANDS_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/description.hpp>
#include <heed/tensor/detail/rows.hpp>
#include <heed/tensor/numbers.hpp>

// Keys and values of 16 bits, which fused attention reads where they are.

namespace heed::detail::inline HEED_KERNELS {

/// Keys and values of a form of storage, both of the same, that kernels read as elements of the queries' type.
template <class... Xs>
inline constexpr bool reads_keys_and_values = false;
template <Tensor Q, Tensor K, Tensor V, class... Options>
    requires(is_of_storage<K> && __is_same(element_of<K>, element_of<V>) &&
             __is_same(element_of<Q>, sum_type<element_of<K>>) && !(is_of_storage<Options> || ...))
inline constexpr bool reads_keys_and_values<Q, K, V, Options...> = true;
/// Such an operand as the rules see it: with the elements that it is read as.
template <class X>
struct operand_as_read {
    using type = X;
};
template <class X>
    requires is_of_storage<X>
struct operand_as_read<X> {
    using type = moved_rows<X, tensor_of<sum_type<element_of<X>>, shape_type_of<X>>>;
};
template <class X>
using as_read = typename operand_as_read<X>::type;

}  // namespace heed::detail::inline HEED_KERNELS

#endif
