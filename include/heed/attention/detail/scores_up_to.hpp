// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_SCORES_UP_TO_HPP
#define HEED_ATTENTION_DETAIL_SCORES_UP_TO_HPP

#include <heed/attention/options.hpp>
#include <heed/kernel/map.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/lengths.hpp>

namespace heed::detail {

template <class Q, class K>
struct scoring;

template <class T>
struct scaled_by {
    T factor;
    constexpr T operator()(T const& score) const { return math::product(score, factor); }
};
/// Scores of queries or keys that are `up_to` a length, without a mask.
template <class Out, class Q, class K, class... Options>
constexpr void scores_up_to_into(Out& out, Q const& q, K const& k, Options const&... given) {
    using feature = typename scoring<Q, K>::feature;
    using element = element_of<Q>;
    contract_into<shape_t<feature>>(out, q, k);
    scaled_by<element> scale{scale_in<element, extent_of<feature>>(given...)};
    kernel::map<plan<shape_type_of<Out>, layout_of<Out>, layout_of<Out>>>(lengths_of<shape_type_of<Out>>(out), scale,
                                                                        values_of(out), values_of(out));
}

}  // namespace heed::detail

#endif
