// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_DETAIL_MEND_HPP
#define HEED_SHAPE_DETAIL_MEND_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/detail/algebra.hpp>

namespace heed {

/// In a fault, behind what came: what was probably meant. An axis, `did_you_mean<Query<4>>`, or a call as it is
/// written, `did_you_mean<mend::rename<Time, Key>(mend::k)>`.
template <class Meant>
struct did_you_mean {};

/// Calls and their operands, for faults alone: `mend::transpose(mend::k)` is the type of a function, and compilers
/// print it as the call that it stands for.
namespace mend {

struct attend;
struct attention_of;
struct transpose;
template <template <std::size_t> class... Names>
struct contract;
template <template <std::size_t> class... Names>
struct merge;
template <template <std::size_t> class... Names>
struct permute;
template <template <std::size_t> class... Names>
struct permute_view;
template <template <std::size_t> class... Names>
struct project;
template <template <std::size_t> class... Names>
struct rename;
template <template <std::size_t> class From, class... Axes>
struct split;
template <class... Parts>
struct rotate;

struct a;
struct b;
struct base;
struct cache;
struct condition;
struct dropout;
struct function;
struct gate;
struct index;
struct k;
struct logits;
struct mask;
struct module;
struct HEED_LINKED_AS offset;
struct positions;
struct q;
struct sink;
struct softcap;
struct source;
struct rotation;
struct table;
struct targets;
struct tokens;
struct up;
struct v;
struct w;
struct w_k;
struct w_q;
struct w_v;
struct weights;
struct x;
// Where operands came in a wrong order: by where they stand.
struct first;
struct second;
struct third;
struct other;

}  // namespace mend

namespace detail::inline HEED_KERNELS {

/// A call of an operation on the names of a shape: `Call<Names...>(Operands...)`.
template <template <template <std::size_t> class...> class Call, class Shape, class... Operands>
struct call_on;
template <template <template <std::size_t> class...> class Call, template <std::size_t> class... Names,
          std::size_t... Extents, class... Operands>
struct call_on<Call, shape_t<Names<Extents>...>, Operands...> {
    using type = did_you_mean<Call<Names...>(Operands...)>;
};
template <template <template <std::size_t> class...> class Call, class Shape, class... Operands>
using meant_call = typename call_on<Call, Shape, Operands...>::type;

/// A fault with a mend behind what came when the call is allowed with it: a mend that is refused in turn is none.
/// `After` is what is said of the call with the mend.
template <class After, template <class...> class Fault, class Mend, class... Came>
struct fault_if_mended {
    using type = Fault<Came...>;
};
template <template <class...> class Fault, class Mend, class... Came>
struct fault_if_mended<none, Fault, Mend, Came...> {
    using type = Fault<Came..., Mend>;
};
template <class After, template <class...> class Fault, class Mend, class... Came>
using fault_with_mend = typename fault_if_mended<After, Fault, Mend, Came...>::type;

/// True when both have the same axes, in two orders.
template <class Shape, class Other>
inline constexpr bool is_reordered = false;
template <class... A, class... B>
inline constexpr bool is_reordered<shape_t<A...>, shape_t<B...>> = sizeof...(A) == sizeof...(B) &&
                                                                   !__is_same(shape_t<A...>, shape_t<B...>) &&
                                                                   (one_of<A, B...> && ...);

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
