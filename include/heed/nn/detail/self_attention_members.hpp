// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_DETAIL_SELF_ATTENTION_MEMBERS_HPP
#define HEED_NN_DETAIL_SELF_ATTENTION_MEMBERS_HPP

#include <boost/hana/accessors.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>

#include <heed/attention/self_attention.hpp>
#include <heed/meta/detail/linkage.hpp>

// The module `self_attention` is a Hana Struct, too. It says so here, as the core does not pay for Hana's structs.

namespace heed::detail::inline HEED_KERNELS {

template <auto Member>
struct get_member {
    template <class Module>
    constexpr auto& operator()(Module& from) const {
        return from.*Member;
    }
};
template <auto Member, char Kind, char Of>
constexpr auto accessor_of() {
    return boost::hana::make_pair(boost::hana::string_c<Kind, '_', Of>, get_member<Member>{});
}

}  // namespace heed::detail::inline HEED_KERNELS

template <class T, heed::Axis Features, heed::Axis Compared, heed::Axis Values>
struct boost::hana::accessors_impl<heed::self_attention<T, Features, Compared, Values, heed::without_bias>> {
    using module = heed::self_attention<T, Features, Compared, Values, heed::without_bias>;
    static constexpr auto apply() {
        using heed::detail::accessor_of;
        return boost::hana::make_tuple(accessor_of<&module::w_q, 'w', 'q'>(), accessor_of<&module::w_k, 'w', 'k'>(),
                                       accessor_of<&module::w_v, 'w', 'v'>());
    }
};
template <class T, heed::Axis Features, heed::Axis Compared, heed::Axis Values>
struct boost::hana::accessors_impl<heed::self_attention<T, Features, Compared, Values, heed::with_bias>> {
    using module = heed::self_attention<T, Features, Compared, Values, heed::with_bias>;
    static constexpr auto apply() {
        using heed::detail::accessor_of;
        return boost::hana::make_tuple(accessor_of<&module::w_q, 'w', 'q'>(), accessor_of<&module::w_k, 'w', 'k'>(),
                                       accessor_of<&module::w_v, 'w', 'v'>(), accessor_of<&module::b_q, 'b', 'q'>(),
                                       accessor_of<&module::b_k, 'b', 'k'>(), accessor_of<&module::b_v, 'b', 'v'>());
    }
};

#endif
