// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_DETAIL_MEMBERS_HPP
#define HEED_NN_DETAIL_MEMBERS_HPP

#include <type_traits>

#include <boost/hana/accessors.hpp>
#include <boost/hana/concept/struct.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/unpack.hpp>

#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/self_attention_members.hpp>
#include <heed/shape/text.hpp>
#include <heed/tensor/tensor.hpp>

// Modules: structs of parameters and of other modules that are Hana Structs. They are gone through in the order of
// their members. (By heed's own code, and not by Hana's algorithms: a warning in these names pages of strings.)

namespace heed::detail::inline HEED_KERNELS {

/// A tensor of numbers with fractions, which has a gradient.
template <class X>
concept parameter_tensor = Tensor<X> && std::is_floating_point_v<element_of<X>> && !is_tracked<X>;
/// A tensor that is kept with a model, whatever its elements are.
template <class X>
concept kept_tensor = Tensor<X> && !is_tracked<X>;
/// A number that is kept with the struct that it is a member of: of those that say so, as optimisers do.
template <class X, class In>
concept kept_number = std::is_arithmetic_v<remove_cvref_t<X>> && requires {
    remove_cvref_t<In>::keeps_numbers;
};
template <class X>
concept module_of_members = !Tensor<X> && boost::hana::Struct<remove_cvref_t<X>>::value;

/// Makes a module of what `f` gives for each member in order (braces keep it); of modules in a row one after the other,
/// as all at once may be too big for the stack.
template <class Result, class X, class F>
constexpr Result with_each_member(X const& x, F const& f) {
    if constexpr (requires { X::is_repeated; }) {
        Result result;
        for (std::size_t i = 0; i < X::size(); ++i) result[i] = f(x[i]);
        return result;
    } else {
        return boost::hana::unpack(boost::hana::accessors<X>(),
                                   [&](auto... member) { return Result{f(boost::hana::second(member)(x))...}; });
    }
}

/// The element type of a module, in a list: that of the first of its tensors that has one for a gradient.
constexpr type_list<> first_of_lists() { return {}; }
template <class... Rest>
constexpr auto first_of_lists(type_list<> const&, Rest const&... rest) {
    return first_of_lists(rest...);
}
template <class T, class... Rest>
constexpr type_list<T> first_of_lists(type_list<T> const&, Rest const&...) {
    return {};
}
template <class X>
constexpr auto element_in() {
    if constexpr (parameter_tensor<X>) {
        return type_list<element_of<X>>{};
    } else if constexpr (module_of_members<X>) {
        return boost::hana::unpack(boost::hana::accessors<X>(), [](auto... member) {
            return first_of_lists(
                element_in<remove_cvref_t<decltype(boost::hana::second(member)(std::declval<X const&>()))>>()...);
        });
    } else {
        return type_list<>{};
    }
}
template <class List>
struct only_of;
template <class T>
struct only_of<type_list<T>> {
    using type = T;
};
template <class X>
using element_of_module = typename only_of<decltype(element_in<X>())>::type;

/// The name of a parameter in a model, with those of the modules that it is in: `blocks.0.attention.w_q`.
struct HEED_LINKED_AS path {
    static constexpr std::size_t most = 240;
    char characters[most + 1]{};
    std::size_t size = 0;

    constexpr void add(char const* more) {
        if (size != 0 && size < most) characters[size++] = '.';
        for (; *more != '\0' && size < most; ++more) characters[size++] = *more;
        characters[size] = '\0';
    }
};

/// Calls `f(tensor, those at the same place of the others...)` for every parameter of a module, in order.
template <class F, class X, class... Others>
constexpr void visit_tensors(F& f, X& x, Others&... others) {
    if constexpr (parameter_tensor<X>) {
        f(x, others...);
    } else if constexpr (module_of_members<X>) {
        auto const of_member = [&](auto const& get, auto& one, auto&... more) {
            visit_tensors(f, get(one), get(more)...);
        };
        boost::hana::unpack(boost::hana::accessors<remove_cvref_t<X>>(),
                            [&](auto... member) { (of_member(boost::hana::second(member), x, others...), ...); });
    }
}
/// Which members of a struct are visited.
struct HEED_LINKED_AS parameters_alone {
    template <class X, class In>
    static constexpr bool takes = parameter_tensor<X>;
};
struct HEED_LINKED_AS all_tensors {
    template <class X, class In>
    static constexpr bool takes = kept_tensor<X>;
};
struct HEED_LINKED_AS all_that_is_kept {
    template <class X, class In>
    static constexpr bool takes = kept_tensor<X> || kept_number<X, In>;
};
/// The same with names: `f(name, tensor, ...)`.
template <class Which, class In = void, class F, class X, class... Others>
constexpr void visit_named(path const& name, F& f, X& x, Others&... others) {
    if constexpr (Which::template takes<X, In>) {
        f(text{name.characters, name.size}, x, others...);
    } else if constexpr (module_of_members<X>) {
        auto const of_member = [&](auto const& key, auto const& get, auto& one, auto&... more) {
            path longer = name;
            longer.add(key.c_str());
            visit_named<Which, X>(longer, f, get(one), get(more)...);
        };
        boost::hana::unpack(boost::hana::accessors<remove_cvref_t<X>>(), [&](auto... member) {
            (of_member(boost::hana::first(member), boost::hana::second(member), x, others...), ...);
        });
    }
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
