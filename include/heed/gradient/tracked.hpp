// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_TRACKED_HPP
#define HEED_GRADIENT_TRACKED_HPP

#include <heed/gradient/tape.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/tensor.hpp>

namespace heed {

/// Stands for the element type of a tensor whose gradient is asked for: inside the function of `value_and_gradient`, a
/// `tensor<tracked<float>, Query<4>, Dk<4>>` is a handle of values on a tape. Shape, role and kind are those of the
/// tensor that it stands for, and so is every rule: `element_of` it is `float`.
template <class T>
struct tracked {};

namespace fault {

template <class Tracked>
struct elements_whose_gradient_is_asked_for_are_read_by_slice_or_say_value_of {};

}  // namespace fault

template <class T, class... Axes>
struct tensor<tracked<T>, Axes...> {
    using element = T;
    using tracked_element = T;
    using shape_type = shape_t<Axes...>;
    using tensor_type = tensor;

    static constexpr std::size_t rank = sizeof...(Axes);
    static constexpr size_constant<shape_type::size> size{};

    detail::slot<detail::cell<detail::stored<T, Axes...>>> at;

    template <class... Index,
              class Fault = fault::elements_whose_gradient_is_asked_for_are_read_by_slice_or_say_value_of<tensor>>
    refused operator()(Index... indices) const = delete;
};

namespace detail::inline HEED_KERNELS {

template <class T, class... Axes>
struct tensor_by_size<false, tracked<T>, Axes...> {
    using type = tensor<tracked<T>, Axes...>;
};

/// A type of tensor, of a kind of tensor or of a module with other elements. A module that is no template of types
/// alone says itself how, by a member template `with_element`.
template <class X, class From, class To>
struct rebound;
template <class X, class From, class To>
using rebind = typename rebound<X, From, To>::type;
template <class A, class From, class To>
struct other_element {
    using type = A;
};
template <class A, class From, class To>
    requires requires { typename rebound<A, From, To>::type; }
struct other_element<A, From, To> {
    using type = typename rebound<A, From, To>::type;
};
template <class From, class To>
struct other_element<From, From, To> {
    using type = To;
};
template <template <class...> class X, class... A, class From, class To>
struct rebound<X<A...>, From, To> {
    using type = X<typename other_element<A, From, To>::type...>;
};
template <template <template <std::size_t> class, class...> class X, template <std::size_t> class P, class... A,
          class From, class To>
struct rebound<X<P, A...>, From, To> {
    using type = X<P, typename other_element<A, From, To>::type...>;
};
template <template <template <std::size_t> class, template <std::size_t> class, class...> class X,
          template <std::size_t> class P, template <std::size_t> class Q, class... A, class From, class To>
struct rebound<X<P, Q, A...>, From, To> {
    using type = X<P, Q, typename other_element<A, From, To>::type...>;
};
template <template <class, template <std::size_t> class, template <std::size_t> class, class...> class X, class S,
          template <std::size_t> class P, template <std::size_t> class Q, class... A, class From, class To>
struct rebound<X<S, P, Q, A...>, From, To> {
    using type = X<S, P, Q, typename other_element<A, From, To>::type...>;
};
template <class X, class From, class To>
    requires requires { typename X::template with_element<To>; }
struct rebound<X, From, To> {
    using type = typename X::template with_element<To>;
};

/// The type of tensor whose values a handle stands for, and that of the handle. What has its values on the heap, too,
/// is a `tensor` of handles.
template <class X>
struct types_on_tape {
    using untracked = rebind<X, tracked<element_of<X>>, element_of<X>>;
    using tracked_as = rebind<X, element_of<X>, tracked<element_of<X>>>;
};
template <class T, class... Axes>
struct types_on_tape<tensor<tracked<T>, Axes...>> {
    using untracked = stored<T, Axes...>;
};
template <class T, class... Axes>
struct types_on_tape<heap_tensor<T, Axes...>> {
    using tracked_as = tensor<tracked<T>, Axes...>;
};
template <class X>
using untracked = typename types_on_tape<X>::untracked;
template <class X>
using tracked_as = typename types_on_tape<X>::tracked_as;

template <class X>
concept Handle = is_tracked<X> && Tensor<X>;

[[noreturn]] inline void view_is_stale() {
    raise(
        message<240>{} << "heed: a view of a tensor whose gradient is asked for is read after the tensor was changed; "
                          "take the view behind the change, or a copy, as by slice, before it");
}

}  // namespace detail::inline HEED_KERNELS

/// A view of a named handle, which is read: as the handle of a copy of what it views, so that nobody else sees what
/// would be written to it. Once the name was given another value, a view would see that one, and this is a wrong one.
template <class H>
struct tracked_view : H {
    static constexpr bool is_tracked_view = true;
    void const* name;
    detail::renewal const* const* renewed;
    detail::renewal const* seen;

    template <class X>
    constexpr tracked_view(H const& made, X const& of)
        : H(made), name(&of.at), renewed(&of.at.of->renewed), seen(of.at.of->renewed) {}
    template <class Other>
    constexpr tracked_view(H const& made, tracked_view<Other> const& of)
        : H(made), name(of.name), renewed(of.renewed), seen(of.seen) {}
    tracked_view(tracked_view const&) = default;
    template <class X, class Fault = decltype(detail::rule_of_writing_to_a_view<fault::in::assign, H>())>
    refused operator=(X const&) = delete;
    refused operator=(tracked_view const&) = delete;

    constexpr H const& as_it_was() const {
        for (detail::renewal const* now = *renewed; now != seen; now = now->earlier) {
            if (now->name == name) detail::view_is_stale();
        }
        return *this;
    }
};

namespace detail::inline HEED_KERNELS {

template <class H>
struct types_on_tape<tracked_view<H>> {
    using untracked = detail::untracked<H>;
};

/// An operand of an operation: its values, and where the cotangent of these goes. What is made of handles and is none,
/// as `sink{x}`, says itself what these are.
template <class X>
struct operand_on_tape {
    using value_type = X;
    static constexpr std::size_t handles = 0;
    static constexpr X const& value(X const& x) { return x; }
};
template <Handle X>
struct operand_on_tape<X> {
    using value_type = untracked<X>;
    static constexpr value_type const& value(X const& x) { return x.at->template value_as<value_type>(); }
    static constexpr std::size_t handles = 1;
    static constexpr tape* owner(X const& x) { return x.at->owner; }
    static constexpr step* made_by(X const& x, std::size_t) { return x.at->made_by; }
    template <class Write>
    static constexpr void accept(X const& x, Write const& write) {
        x.at->accept(write);
    }
};

template <class H>
struct operand_on_tape<tracked_view<H>> : operand_on_tape<H> {
    static constexpr auto const& value(tracked_view<H> const& x) { return operand_on_tape<H>::value(x.as_it_was()); }
};

}  // namespace detail::inline HEED_KERNELS

/// The values of a tensor whose gradient is asked for, which nothing that is computed of them adds to: a tensor of the
/// same kind. Anything else is itself. (PyTorch: `x.detach()`; JAX: `stop_gradient`.)
template <class X>
constexpr auto const& value_of(X const& x) {
    return detail::operand_on_tape<X>::value(x);
}

}  // namespace heed

#endif
