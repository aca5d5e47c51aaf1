// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_OPERATION_HPP
#define HEED_OPS_DETAIL_OPERATION_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/description.hpp>

// What is done with an operation that is described.

namespace heed {

namespace detail::inline HEED_KERNELS {

// A small tensor up to a length is returned in registers, with what stands beyond the length: g++ warns of that.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
/// The result of an operation, with values of its own.
template <class Op, class... Xs>
constexpr typename result_of<Op, Xs...>::type computed(Xs const&... xs) {
    typename result_of<Op, Xs...>::type result;
    Op::write(result, xs...);
    return result;
}
#pragma GCC diagnostic pop

/// How a tensor is handed to a function that is not inlined: a view as it is, or it would have to be in memory.
template <class X>
struct param {
    using type = X&;
};
template <class X>
    requires(X::is_view)
struct param<X> {
    using type = X;
};

/// Writes what the operation gives, which is computed apart first.
template <class Op, class Out, class... Xs>
[[gnu::noinline]] constexpr void write_apart(typename param<Out>::type out, typename param<Xs const>::type... xs) {
    temporary_like<typename result_of<Op, Xs...>::type> result;
    Op::write(result, xs...);
    copy_into(out, result);
}

/// Writes what the operation gives: in place where nothing is overwritten that is still to be read.
template <class Op, class Out, class... Xs>
constexpr void write_where_it_can(typename param<Out>::type out, typename param<Xs const>::type... xs) {
    if constexpr (requires { Op::write(out, xs...); }) {
        if (!(is_overwritten<Op::goes_in_place>(out, xs) || ...)) {
            Op::write(out, xs...);
            return;
        }
    }
    write_apart<Op, Out, Xs...>(out, xs...);
}

/// Performs an operation on handles of values, for their gradient: in gradient/record.hpp.
template <class Op, class... Xs>
struct recording;

/// The call of an operation, which has no fault: writes to the first operand when that is a `destination`, and returns
/// the result otherwise.
template <class Op, class First, class... Rest>
[[gnu::always_inline]] constexpr auto perform(First const& first, Rest const&... rest) {
    if constexpr (any_refused<First, Rest...>) {
        return typename Op::refusal{};
    } else if constexpr (is_tracked<First> || (is_tracked<Rest> || ...)) {
        return recording<Op, First, Rest...>::perform(first, rest...);
    } else if constexpr (!is_destination<First>) {
        return computed<Op, First, Rest...>(first, rest...);
    } else if constexpr (!any_refused<decltype(first.out)>) {
        write_where_it_can<Op, std::remove_reference_t<decltype(first.out)>, Rest...>(first.out, rest...);
    }
}

/// Asked by functions whose names others have too, with any number of operands: `max(1, 2)` stays theirs.
// No concept has a fold in it: clang 19 takes such a one of a module and of a header for two.
template <class... Xs>
inline constexpr bool one_is_a_tensor =
    ((Tensor<Xs> || is_destination<Xs> || __is_same(remove_cvref_t<Xs>, refused)) || ...);
template <class... Xs>
concept concern_tensors = sizeof...(Xs) == 1 || one_is_a_tensor<Xs...>;

/// How the result of a call comes about, as text; in ops/explanation.hpp.
template <class Op, class... Xs>
struct explained_call;

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
