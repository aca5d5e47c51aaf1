// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_RECORD_HPP
#define HEED_GRADIENT_RECORD_HPP

#include <type_traits>

#include <heed/gradient/detail/kept_operands.hpp>
#include <heed/gradient/tracked.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/view.hpp>

// An operation on handles is the operation on their values, and one more step on the tape.

namespace heed::detail::inline HEED_KERNELS {

[[noreturn]] inline void tapes_meet() {
    raise(message<240>{} << "heed: a gradient inside of a function whose gradient is asked for takes its tensors as "
                            "value_of(x): there is no gradient of a gradient");
}

/// Stands for an operand that no gradient reads.
template <class X>
struct unread {
    using operand = X;
};
template <class X>
struct shape_of_any<unread<X>> : shape_of_any<X> {};

template <class X>
constexpr decltype(auto) on_tape(X const& x) {
    return operand_on_tape<X>::value(x);
}
template <class X>
using type_on_tape = typename operand_on_tape<X>::value_type;

/// What a step holds of an operand: the handle, or, where gradients read it, a copy of what has no gradient, with
/// values of its own.
template <bool IsRead, class X>
constexpr auto held_of(X const& x) {
    if constexpr (!IsRead && !is_tracked<X>) {
        return unread<X>{};
    } else {
        return owned(x);
    }
}
template <bool IsRead, class X>
using held = decltype(held_of<IsRead>(std::declval<X const&>()));

template <std::size_t Place, class Held>
struct held_operand {
    Held held;
};

/// The type of an operation's result of values, as a tensor that has them to itself.
template <class Op, class... Xs>
struct recorded_result {
    using type = typename result_of<Op, Xs...>::type;
};
template <class Op, class... Xs>
    requires requires { Op::gives_a_view; }
struct recorded_result<Op, Xs...> {
    using view = typename result_of<Op, Xs...>::type;
    using type = moved_rows<view, tensor_like<view>>;
};

/// The result of an operation on values.
template <class Op, class Result, class... Xs>
constexpr Result performed(Xs const&... xs) {
    Result result;
    if constexpr (requires { Op::gives_a_view; }) {
        copy_into(result, detail::view<Op>(xs...));
    } else {
        Op::write(result, xs...);
    }
    return result;
}

/// What a gradient keeps of the computation beside its result: mostly nothing. It says what by the types of values, or
/// by those of operands, which are handles where a gradient is asked for.
struct nothing_saved {};
template <class Gradient, class Op, class... Xs>
struct saved_by {
    using type = nothing_saved;
};
template <class Gradient, class Op, class... Xs>
    requires requires { typename Gradient::template saved<Op, type_on_tape<Xs>...>; }
struct saved_by<Gradient, Op, Xs...> {
    using type = typename Gradient::template saved<Op, type_on_tape<Xs>...>;
};
template <class Gradient, class Op, class... Xs>
    requires requires { typename Gradient::template saved_of_operands<Op, Xs...>; }
struct saved_by<Gradient, Op, Xs...> {
    using type = typename Gradient::template saved_of_operands<Op, Xs...>;
};
/// Whether operands are read when a cotangent is handed on: not where what was saved is all that it takes.
template <class Gradient, class Saved>
inline constexpr bool reads_operands = Gradient::reads_operands && !requires {
    Saved::is_all;
};
template <class Op, class Result, class Saved, class... Xs>
constexpr Result performed_with(Saved& saved, Xs const&... xs) {
    if constexpr (__is_same(Saved, nothing_saved)) {
        return performed<Op, Result>(xs...);
    } else {
        Result result;
        Op::gradient::template perform<Op>(result, saved, xs...);
        return result;
    }
}

template <class Op, class Result, class Saved, class Indices, class... Held>
struct recorded;
template <class Op, class Result, class Saved, std::size_t... Place, class... Held>
struct recorded<Op, Result, Saved, indices<Place...>, Held...> : step, held_operand<Place, Held>... {
    using gradient = typename Op::gradient;

    [[no_unique_address]] Saved saved{};
    Result const value;
    cell<plain<Result>> result;

    template <class... Xs>
    constexpr explicit recorded(tape* on, Xs const&... xs)
        : step{&recorded::acted, (std::size_t{0} + ... + operand_on_tape<Held>::handles)},
          held_operand<Place, Held>{held_of<reads_operands<gradient, Saved>>(xs)}...,
          value(performed_with<Op, Result>(saved, on_tape(xs)...)),
          result(&value, on) {}

    static constexpr step* acted(step* it, task what, std::size_t n) {
        auto* const mine = static_cast<recorded*>(it);
        step* found = nullptr;
        if (what == task::end) {
            delete mine;
        } else if (what == task::find_operand) {
            (find_in(found, n, static_cast<held_operand<Place, Held>&>(*mine).held), ...);
        } else if constexpr (requires { gradient::pulls_together; }) {
            gradient::template pull_all<Op>(static_cast<plain<Result> const&>(*mine->result.cotangent.at), mine->value,
                                            mine->saved, static_cast<held_operand<Place, Held>&>(*mine).held...);
        } else {
            (mine->template hand_on<Place>(static_cast<held_operand<Place, Held>&>(*mine).held), ...);
        }
        return found;
    }

private:
    template <class X>
    static constexpr void find_in(step*& found, std::size_t& n, X const& x) {
        constexpr std::size_t count = operand_on_tape<X>::handles;
        if constexpr (count > 0) {
            if (n < count) found = operand_on_tape<X>::made_by(x, n);
            // What is found is not looked for in the operands that follow.
            n -= count;
        }
    }
    template <std::size_t J, class X>
    constexpr void hand_on(X const& x) {
        if constexpr (is_tracked<X> && requires { Saved::is_all; }) {
            operand_on_tape<X>::accept(x, [this](auto& out) {
                gradient::template pull_saved<J>(out, static_cast<plain<Result> const&>(*result.cotangent.at), saved);
            });
        } else if constexpr (is_tracked<X>) {
            operand_on_tape<X>::accept(x, [this](auto& out) {
                gradient::template pull<Op, J>(out, static_cast<plain<Result> const&>(*result.cotangent.at), value,
                                               on_tape(static_cast<held_operand<Place, Held>&>(*this).held)...);
            });
        }
    }
};

template <class Result>
constexpr auto handle_of(cell<plain<Result>>* at) {
    tracked_as<Result> handle{};
    handle.at = at;
    return handle;
}

template <class X>
constexpr void expect_tape(tape const* on, X const& x) {
    if constexpr (is_tracked<X>) {
        if (operand_on_tape<X>::owner(x) != on) tapes_meet();
    }
}
template <class First, class... Rest>
constexpr tape* tape_of(First const& first, Rest const&... rest) {
    if constexpr (is_tracked<First>) {
        return operand_on_tape<First>::owner(first);
    } else {
        return tape_of(rest...);
    }
}

/// Every handle is of this tape; one of another's belongs to the call of `value_and_gradient` that this one stands in.
template <class... Xs>
constexpr tape* only_tape_of(Xs const&... xs) {
    tape* const on = tape_of(xs...);
    (expect_tape(on, xs), ...);
    return on;
}

/// Performs an operation of which at least one operand is a handle.
template <class Op, class... Xs>
struct recording {
    static constexpr auto perform(Xs const&... xs) {
        using gradient = typename Op::gradient;
        if constexpr (requires { gradient::is_of_values; }) {
            return detail::perform<Op>(on_tape(xs)...);
        } else if constexpr (requires { typename gradient::template steps<Op, Xs...>; }) {
            return gradient::template steps<Op, Xs...>::perform(xs...);
        } else {
            using result = typename recorded_result<Op, type_on_tape<Xs>...>::type;
            using saved = typename saved_by<gradient, Op, Xs...>::type;
            using made =
                recorded<Op, result, saved, first_indices<sizeof...(Xs)>, held<reads_operands<gradient, saved>, Xs>...>;
            tape* const on = only_tape_of(xs...);
            made* const added = on->append(new made(on, xs...));
            // Not in its constructor: what g++ 12 is told of `this` there is no object that it could delete.
            added->result.made_by = added;
            return handle_of<result>(&added->result);
        }
    }
};

}  // namespace heed::detail::inline HEED_KERNELS

#endif
