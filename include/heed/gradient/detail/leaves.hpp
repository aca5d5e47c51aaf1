// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_LEAVES_HPP
#define HEED_GRADIENT_DETAIL_LEAVES_HPP

#include <heed/gradient/record.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/members.hpp>
#include <heed/ops/rename.hpp>

// The arguments whose gradients are asked for: tensors of numbers with fractions, and modules, whose members are such
// or modules again. All of them are gone through in one order.

namespace heed {

namespace fault {

template <class Module>
struct a_module_of_which_a_gradient_is_asked_for_is_a_template_of_its_element_type_or_says_with_element {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
inline constexpr bool has_leaves = parameter_tensor<X> || module_of_members<X>;

struct leaf {
    void (*end)(leaf*);
    leaf* next = nullptr;
};
struct leaf_list {
    leaf *first = nullptr, *last = nullptr;

    constexpr leaf_list() = default;
    leaf_list(leaf_list const&) = delete;
    leaf_list& operator=(leaf_list const&) = delete;
    constexpr ~leaf_list() {
        while (first != nullptr) {
            leaf* const gone = first;
            first = gone->next;
            gone->end(gone);
        }
    }
    template <class Leaf>
    constexpr Leaf* append(Leaf* added) {
        (last != nullptr ? last->next : first) = added;
        last = added;
        return added;
    }
};

/// A tensor as it came; of a strided view a copy in rows, which is what operations on the tape ask for.
template <class X>
struct leaf_of : leaf {
    cell<tensor_like<X>> of;
    constexpr leaf_of(tape* on, X const* x) : leaf{&leaf_of::ended}, of(x, on) {}
    static constexpr void ended(leaf* it) { delete static_cast<leaf_of*>(it); }
};
template <class X>
    requires(!__is_same(plain<X>, tensor_like<X>))
struct leaf_of<X> : leaf {
    tensor_like<X> const copy;
    cell<tensor_like<X>> of;
    constexpr leaf_of(tape* on, X const* x) : leaf{&leaf_of::ended}, copy(copied(*x)), of(&copy, on) {}
    static constexpr void ended(leaf* it) { delete static_cast<leaf_of*>(it); }
};

/// The kind of tensor that a leaf is on the tape: that of its values.
template <class X>
using leaf_kind = typename conditional<__is_same(plain<X>, tensor_like<X>), X, tensor_like<X>>::type;

/// The gradient of a tensor is of its kind, but for what a type promises of values.
template <class X>
using leaf_gradient = typename conditional<takes_any_values<leaf_kind<X>>, leaf_kind<X>, tensor_like<X>>::type;

/// A module of handles, of whose elements there is but one type; one without tensors of those may be no template.
template <class Element, class X>
struct module_on_tape {
    using type = X;
};
template <class Element, class X>
    requires requires { typename rebind<X, Element, tracked<Element>>; }
struct module_on_tape<Element, X> {
    using type = rebind<X, Element, tracked<Element>>;
};
template <class X, class Element = element_of_module<X>>
constexpr auto tracked_of(tape& on, leaf_list& leaves, X const& x) {
    if constexpr (parameter_tensor<X>) {
        return handle_of<leaf_kind<X>>(&leaves.append(new leaf_of<X>(&on, &x))->of);
    } else if constexpr (module_of_members<X>) {
        return with_each_member<typename module_on_tape<Element, X>::type>(
            x, [&]<class Member>(Member const& member) { return tracked_of<Member, Element>(on, leaves, member); });
    } else {
        return x;
    }
}

template <class X>
constexpr auto gradient_of(leaf*& at, X const& x) {
    if constexpr (parameter_tensor<X>) {
        leaf_gradient<X> result{};
        auto& of = static_cast<leaf_of<X>*>(at)->of;
        at = at->next;
        if (of.is_reached()) relabel_into(result, *of.cotangent.at);
        return result;
    } else if constexpr (module_of_members<X>) {
        return with_each_member<X>(x, [&at](auto const& member) { return gradient_of(at, member); });
    } else {
        return x;
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
