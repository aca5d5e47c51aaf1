// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_KEPT_MEMBERS_HPP
#define HEED_BORDERS_DETAIL_KEPT_MEMBERS_HPP

#include <string>
#include <string_view>
#include <utility>

#include <boost/hana/accessors.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/unpack.hpp>

#include <heed/borders/detail/stored_places.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/parameters.hpp>
#include <heed/tensor/tensor_view.hpp>

// What of a module goes to a file, and how, whatever the format is: its tensors, of any elements, and the numbers of
// optimisers.

namespace heed::stored::detail::inline HEED_KERNELS {

template <class Format>
struct is_written {
    template <class X>
    static consteval auto rule() {
        return rule_of_add<Format, X const&, stored_order<>>();
    }
};
template <class Format>
struct is_read {
    template <class X>
    static consteval auto rule() {
        return rule_of_read<Format, X, stored_order<>>();
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
HEED_LINKED_AS void for_each_kept(F const& f, Module& module) {
    of::visit_named<of::all_that_is_kept>(of::path{}, f, module);
}

/// A member as a tensor; a number is one without axes.
template <class X>
HEED_LINKED_AS decltype(auto) as_kept_tensor(X const& member) {
    if constexpr (Tensor<X>) {
        return (member);
    } else {
        return tensor_view<X const>(&member);
    }
}

/// A member by the name that it has in a file, whose axes are in this order there, unless it has others.
template <class Format, class From, class X, class Order = stored_order<>>
HEED_LINKED_AS void read_member(From const& from, text own, std::string const& name, X& member, Order order = {}) {
    if constexpr (!Tensor<X>) {
        tensor<X> number{};
        read_member<Format>(from, own, name, number, order);
        member = number();
    } else if constexpr (is_fault<decltype(rule_of_order<typename Format::reads, X>(Order{}))>) {
        fail_order<X>(from.name(), in_words(own));
    } else {
        member = read<X>(from, name, order);
    }
}
template <class Format, class To, class X, class Order>
HEED_LINKED_AS void add_member(path const& file, To& to, std::string const& own, std::string const& name, X const& x,
                               Order order) {
    if constexpr (is_fault<decltype(rule_of_order<typename Format::writes, X>(Order{}))>) {
        fail_order<X>(file, own);
    } else {
        static_cast<void>(file);
        to.add(name, x, order);
    }
}

/// All that is kept of a module, by its own names behind a prefix.
template <class To, class Module>
HEED_LINKED_AS void add_all(To& to, Module const& module, std::string const& prefix) {
    for_each_kept([&](text name, auto const& member) { to.add(prefix + in_words(name), as_kept_tensor(member)); },
                  module);
}
/// Some of it by other names, with the axes in another order. `file` is what errors begin with.
template <class Format, class To, class Module, class... Orders>
HEED_LINKED_AS void add_stored(path const& file, To& to, Module const& module, stored_place<Orders> const&... stored) {
    stored_places places(file, {stored.names...});
    for_each_kept(
        [&](text own, auto const& member) {
            std::string const name = in_words(own);
            auto const place = places.find(name);
            with_order<Orders...>(place.which, [&](auto order) {
                add_member<Format>(file, to, name, place.name, as_kept_tensor(member), order);
            });
        },
        module);
    places.all_found();
}

/// A module whose members are those of a file, and which is as it was where one is not.
template <class Format, class From, class Module, class NameOf>
HEED_LINKED_AS void read_all(From const& from, Module& module, NameOf const& name_of) {
    Module result = module;
    for_each_kept(
        [&](text name, auto& member) {
            read_member<Format>(from, name, std::string(name_of(std::string_view(name.data, name.size))), member);
        },
        result);
    module = result;
}
template <class Format, class From, class Module, class... Orders>
HEED_LINKED_AS void read_stored(From const& from, Module& module, stored_place<Orders> const&... stored) {
    stored_places places(from.name(), {stored.names...});
    Module result = module;
    for_each_kept(
        [&](text own, auto& member) {
            auto const place = places.find(in_words(own));
            with_order<Orders...>(place.which,
                                  [&](auto order) { read_member<Format>(from, own, place.name, member, order); });
        },
        result);
    places.all_found();
    module = result;
}

}  // namespace heed::stored::detail::inline HEED_KERNELS

#endif
