// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_META_FAULT_HPP
#define HEED_META_FAULT_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/detail/traits.hpp>

namespace heed {

/// The fault of a call that is allowed, and the only one that has this member: a form of a call that asks for it in its
/// template head is no candidate when there is a fault, and clang says in one line which one.
struct none {
    using is_allowed = none;
};

/// True for a type that says why a call is not allowed. Such a type's name is a sentence, in namespace `heed::fault`,
/// and its arguments are the axes, shapes or types that came.
///
/// Every operation `f` has one rule, a compile-time function `fault_of_f<Arguments...>`. From it come the deleted
/// overload (which is the constrained one, so that it is chosen exactly when there is a fault), the concept `can_f`,
/// and the tests, which compare the fault itself.
template <class Fault>
inline constexpr bool is_fault = !__is_same(Fault, none);

/// True for `none`. Every `can_f` is `no_fault<fault_of_f<...>>`, so that a compiler that says which concept does not
/// hold says the fault.
template <class Fault>
concept no_fault = !is_fault<Fault>;

/// What a refused call returns, so that one mistake gives one error: every operation accepts it and returns it, and it
/// converts to anything. No value of it exists in a program that compiles.
struct refused {
    template <class T>
    constexpr operator T() const {  // NOLINT: implicit by design
        __builtin_unreachable();
    }
    template <class... Arguments>
    constexpr refused operator()(Arguments const&...) const {
        return {};
    }
    template <class Argument>
    constexpr refused operator[](Argument const&) const {
        return {};
    }
    template <class... Arguments>
    constexpr refused at(Arguments const&...) const {
        return {};
    }
    template <class... Arguments>
    constexpr refused const* try_at(Arguments const&...) const {
        return nullptr;
    }
    template <class X>
    constexpr refused& operator=(X const&) {
        return *this;
    }
    template <class X>
    constexpr refused& operator+=(X const&) {
        return *this;
    }
    template <class X>
    constexpr refused& operator-=(X const&) {
        return *this;
    }
    template <class X>
    constexpr refused& operator*=(X const&) {
        return *this;
    }
    template <class X>
    constexpr refused& operator/=(X const&) {
        return *this;
    }
    constexpr refused const* begin() const { return nullptr; }
    constexpr refused const* end() const { return nullptr; }
    template <class X>
    friend constexpr bool operator==(refused, X const&) {
        return true;
    }
    friend constexpr bool operator==(refused, refused) { return true; }
};

namespace detail::inline HEED_KERNELS {

/// For a rule's arguments, `refused` stands for a mistake that has been reported already.
template <class... Xs>
inline constexpr bool any_refused = (__is_same(remove_cvref_t<Xs>, refused) || ...);

/// The first fault of a list, or none.
template <class... Faults>
struct first_fault_of {
    using type = none;
};
template <class First, class... Rest>
struct first_fault_of<First, Rest...> {
    using type = First;
};
template <class... Rest>
struct first_fault_of<none, Rest...> : first_fault_of<Rest...> {};
template <class... Faults>
using first_fault = typename first_fault_of<Faults...>::type;

}  // namespace detail::inline HEED_KERNELS

/// A call that is an error line with the fault in it, for the places where no overload set can refuse: inside a class.
template <class Fault>
constexpr bool allowed() {
    return true;
}
template <class Fault>
    requires is_fault<Fault>
bool allowed() = delete;

}  // namespace heed

#endif
