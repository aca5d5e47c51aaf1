// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_KEPT_MEMBERS_HPP
#define HEED_BORDERS_DETAIL_KEPT_MEMBERS_HPP

#include <string>
#include <type_traits>

#include <boost/hana/accessors.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/unpack.hpp>

#include <heed/borders/detail/stored_places.hpp>
#include <heed/nn/parameters.hpp>

// What of a module goes to a file: its tensors, of any elements, and the numbers of optimisers.

namespace heed::safetensors::detail {

struct is_written {
    template <class X>
    static consteval auto rule() {
        return rule_of_add<X const&>();
    }
};
struct is_read {
    template <class X>
    static consteval auto rule() {
        return rule_of_read<X, stored_order<>>();
    }
};

/// That each tensor in a module goes into files, or comes from them.
template <class How, class X>
consteval auto rule_of_kept_members() {
    if constexpr (of::kept_tensor<X>) {
        return How::template rule<X>();
    } else if constexpr (of::module_of_members<X>) {
        return boost::hana::unpack(boost::hana::accessors<X>(), [](auto... member) {
            return of::first_fault<decltype(rule_of_kept_members<How, of::remove_cvref_t<decltype(boost::hana::second(
                                                                          member)(std::declval<X const&>()))>>())...>{};
        });
    } else {
        return none{};
    }
}
template <class How, class Module>
consteval auto rule_of_files() {
    if constexpr (is_fault<fault_of_for_each_parameter<Module>>) {
        return fault_of_for_each_parameter<Module>{};
    } else {
        return rule_of_kept_members<How, of::remove_cvref_t<Module>>();
    }
}

/// Calls `f(name, member)` with all that is kept: tensors, and numbers.
template <class F, class Module>
void for_each_kept(F const& f, Module& module) {
    of::visit_named<of::all_that_is_kept>(of::path{}, f, module);
}

/// A member as a tensor; a number is one without axes.
template <class X>
decltype(auto) as_kept_tensor(X const& member) {
    if constexpr (Tensor<X>) {
        return (member);
    } else {
        return tensor_view<X const>(&member);
    }
}
template <class X, class Order = stored_order<>>
void read_member(file const& from, text own, std::string const& name, X& member, Order order = {}) {
    if constexpr (Tensor<X>) {
        member = read_in_order<X>(from, in_words(own), name, order);
    } else {
        member = read_in_order<tensor<X>>(from, in_words(own), name, order)();
    }
}

}  // namespace heed::safetensors::detail

#endif
