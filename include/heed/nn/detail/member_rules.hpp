// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_DETAIL_MEMBER_RULES_HPP
#define HEED_NN_DETAIL_MEMBER_RULES_HPP

#include <cstddef>
#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/fault.hpp>
#include <heed/meta/indices.hpp>
#include <heed/nn/detail/members.hpp>

// That all tensors of a module are seen: a step, or a file, would leave out the others without a word.

namespace heed {

namespace fault {

template <class Module, class Member>
struct a_member_of_a_module_holds_tensors_out_of_sight_so_make_it_a_hana_struct_or_say_repeated {};

template <class Module>
struct every_member_of_a_module_stands_in_its_line_of_hana_but_there_is_one_more {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What takes the place of a member: of any; of any, but that an aggregate's own members are taken one by one; and of
/// one that is a tensor or a module.
struct whole_member {
    whole_member(std::size_t);
    template <class X>
    operator X() const;
};
struct any_member {
    any_member(std::size_t);
    template <class X>
        requires(!std::is_aggregate_v<X> || Tensor<X>)
    operator X() const;
};
struct member_with_tensors {
    template <class X>
        requires(kept_tensor<X> || module_of_members<X>)
    operator X() const;
};
template <class X, std::size_t... Before>
consteval bool takes_tensors_at(indices<Before...>) {
    return requires { X{any_member{Before}..., member_with_tensors{}}; };
}

/// Whether something that is neither has tensors in it: as an aggregate, in a container, or behind a pointer.
template <class X>
consteval bool holds_tensors() {
    if constexpr (std::is_pointer_v<X> || std::is_array_v<X>) {
        return holds_tensors<std::remove_cv_t<std::remove_pointer_t<std::remove_all_extents_t<X>>>>();
    } else if constexpr (kept_tensor<X> || module_of_members<X>) {
        return true;
    } else if constexpr (requires { typename X::value_type; }) {
        return holds_tensors<typename X::value_type>();
    } else if constexpr (requires { typename X::element_type; }) {
        return holds_tensors<std::remove_cv_t<typename X::element_type>>();
    } else if constexpr (std::is_aggregate_v<X>) {
        // Of structs of up to twelve members.
        return []<std::size_t... Before>(indices<Before...>) {
            return (takes_tensors_at<X>(first_indices<Before>{}) || ...);
        }
        (first_indices<12>{});
    } else {
        return false;
    }
}
template <class X>
inline constexpr bool hides_tensors = holds_tensors<X>();

template <class X>
inline constexpr std::size_t members_seen = decltype(boost::hana::unpack(
    boost::hana::accessors<X>(), [](auto... member) { return size_constant<sizeof...(member)>{}; }))::value;
/// Whether a module has a member more than Hana sees: it would be made anew without it.
template <class X, std::size_t... Seen>
consteval bool has_more_members(indices<Seen...>) {
    return std::is_aggregate_v<X> && requires { X{whole_member{Seen}..., whole_member{sizeof...(Seen)}}; };
}

/// No member of a module, or of modules in it, keeps tensors where they are not gone through.
template <class Module, class X = Module>
consteval auto rule_of_members() {
    if constexpr (module_of_members<X>) {
        if constexpr (has_more_members<X>(first_indices<members_seen<X>>{})) {
            return fault::every_member_of_a_module_stands_in_its_line_of_hana_but_there_is_one_more<X>{};
        } else
            return boost::hana::unpack(boost::hana::accessors<X>(), [](auto... member) {
                return first_fault<decltype(rule_of_members<X, remove_cvref_t<decltype(boost::hana::second(member)(
                                                                   std::declval<X const&>()))>>())...>{};
            });
    } else if constexpr (!Tensor<X> && hides_tensors<X>) {
        return fault::a_member_of_a_module_holds_tensors_out_of_sight_so_make_it_a_hana_struct_or_say_repeated<Module,
                                                                                                               X>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
