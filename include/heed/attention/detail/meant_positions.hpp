// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MEANT_POSITIONS_HPP
#define HEED_ATTENTION_DETAIL_MEANT_POSITIONS_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/rename.hpp>
#include <heed/shape/axes.hpp>

// For faults: what was probably meant by axes of a name that does not fit.

namespace heed::detail::inline HEED_KERNELS {

/// The last axis of a shape, before the features, that could be its positions: `Time` if there is one, and no heads and
/// nothing else that is shared by queries and keys.
template <class Shape>
using likely_positions =
    typename conditional<has_name<Shape, axis_name<axes::Time>>, shape_t<axis_in<Shape, axis_name<axes::Time>>>,
                         without_names<without_last<Shape>, axis_name<axes::Batch>, axis_name<axes::Head>,
                                       axis_name<axes::KvHead>, axis_name<axes::Group>, axis_name<axes::Layer>>>::type;

/// A tensor with an axis renamed, to ask what would be said of it; as it is when it has the name already.
template <class X, class From, class To>
using with_renamed = renamed_rows<
    X, tensor_of<element_of<X>, typename conditional<has_name<shape_type_of<X>, To>, shape_type_of<X>,
                                                     typename renamed<From, To, shape_type_of<X>>::type>::type>>;

/// Values over the positions of the input, which have not been renamed.
template <class Key, class V>
inline constexpr bool has_time_for = extent_in<V, axis_name<axes::Time>> == extent_of<Key>;
template <class Key>
using keys_made_of_time = meant_call<mend::rename, shape_t<axes::Time<1>, Key>, mend::v>;

}  // namespace heed::detail::inline HEED_KERNELS

#endif
