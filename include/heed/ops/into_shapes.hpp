// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/ops/destination.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/ops/split.hpp>

// The operations that move values, and softmax, each with a destination as its first argument; see `into`.

namespace heed {

namespace detail {

template <template <std::size_t> class From, template <std::size_t> class To>
struct rename_form {
    using in = heed::in::rename;
    template <class X>
    using fault = fault_of_rename<X, From, To>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::rename<From, To>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        relabel_into(out, x);
    }
};

template <template <std::size_t> class Name, class... Into>
struct split_form {
    using in = heed::in::split;
    template <class X>
    using fault = fault_of_split<X, Name, Into...>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::split<Name, Into...>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        relabel_into(out, x);
    }
};

template <template <std::size_t> class First, template <std::size_t> class... Rest>
struct merge_form {
    using in = heed::in::merge;
    template <class X>
    using fault = fault_of_merge<X, First, Rest...>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::merge<First, Rest...>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        relabel_into(out, x);
    }
};

template <template <std::size_t> class Name>
struct slice_form {
    using in = heed::in::slice;
    template <class X, class I>
    using fault = fault_of_slice<X, Name, I>;
    template <class X, class I>
    static constexpr auto call(X const& x, I const& index) {
        return heed::slice<Name>(x, index);
    }
    template <class Out, class X, class I>
    static constexpr void write(Out& out, X const& x, I const& index) {
        slice_into<axis_name<Name>>(out, x, index);
    }
};

template <template <std::size_t> class Name>
struct concat_form {
    using in = heed::in::concat;
    template <class First, class... Rest>
    using fault = fault_of_concat<Name, First, Rest...>;
    template <class First, class... Rest>
    static constexpr auto call(First const& first, Rest const&... rest) {
        return heed::concat<Name>(first, rest...);
    }
    template <class Out, class First, class... Rest>
    static constexpr void write(Out& out, First const& first, Rest const&... rest) {
        concat_into<axis_name<Name>>(out, first, rest...);
    }
};

template <template <std::size_t> class Name>
struct stack_form {
    using in = heed::in::stack;
    template <class First, class... Rest>
    using fault = fault_of_stack<Name, First, Rest...>;
    template <class First, class... Rest>
    static constexpr auto call(First const& first, Rest const&... rest) {
        return heed::stack<Name>(first, rest...);
    }
    template <class Out, class First, class... Rest>
    static constexpr void write(Out& out, First const& first, Rest const&... rest) {
        stack_into(out, first, rest...);
    }
};

template <template <std::size_t> class Name>
struct softmax_form {
    using in = heed::in::softmax;
    static constexpr bool goes_in_place = true;
    template <class X>
    using fault = fault_of_softmax<X, Name>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::softmax<Name>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) requires is_dense<layout_of<Out>> {
        softmax_into<softmax_of_row, axis_name<Name>>(out, x);
    }
};

template <template <std::size_t> class Name>
struct log_softmax_form {
    using in = heed::in::log_softmax;
    static constexpr bool goes_in_place = true;
    template <class X>
    using fault = fault_of_log_softmax<X, Name>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::log_softmax<Name>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) requires is_dense<layout_of<Out>> {
        softmax_into<log_softmax_of_row, axis_name<Name>>(out, x);
    }
};

template <template <std::size_t> class Name>
struct naive_softmax_form {
    using in = heed::in::naive_softmax;
    static constexpr bool goes_in_place = true;
    template <class X>
    using fault = fault_of_naive_softmax<X, Name>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::naive_softmax<Name>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) requires is_dense<layout_of<Out>> {
        softmax_into<naive_softmax_of_row, axis_name<Name>>(out, x);
    }
};

template <class To>
struct cast_form {
    using in = heed::in::cast;
    static constexpr bool goes_in_place = true;
    template <class X>
    using fault = fault_of_cast<To, X>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::cast<To>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        cast_into(out, x);
    }
};

}  // namespace detail

template <template <std::size_t> class From, template <std::size_t> class To, class Out, class X,
          class = allowed_into<detail::rename_form<From, To>, Out, X>>
[[gnu::always_inline]] constexpr void rename(destination<Out> to, X const& x) {
    detail::write_into<detail::rename_form<From, To>>(to.out, x);
}
template <template <std::size_t> class From, template <std::size_t> class To, class Out, class X,
          class Fault = fault_of_destination<detail::rename_form<From, To>, Out, X>>
    requires is_fault<Fault>
refused rename(Out&& to, X const& x) = delete;

template <template <std::size_t> class Name, class... Into, class Out, class X,
          class = allowed_into<detail::split_form<Name, Into...>, Out, X>>
[[gnu::always_inline]] constexpr void split(destination<Out> to, X const& x) {
    detail::write_into<detail::split_form<Name, Into...>>(to.out, x);
}
template <template <std::size_t> class Name, class... Into, class Out, class X,
          class Fault = fault_of_destination<detail::split_form<Name, Into...>, Out, X>>
    requires is_fault<Fault>
refused split(Out&& to, X const& x) = delete;

template <template <std::size_t> class First, template <std::size_t> class... Rest, class Out, class X,
          class = allowed_into<detail::merge_form<First, Rest...>, Out, X>>
[[gnu::always_inline]] constexpr void merge(destination<Out> to, X const& x) {
    detail::write_into<detail::merge_form<First, Rest...>>(to.out, x);
}
template <template <std::size_t> class First, template <std::size_t> class... Rest, class Out, class X,
          class Fault = fault_of_destination<detail::merge_form<First, Rest...>, Out, X>>
    requires is_fault<Fault>
refused merge(Out&& to, X const& x) = delete;

template <template <std::size_t> class Name, class Out, class X, class I,
          class = allowed_into<detail::slice_form<Name>, Out, X, I>>
[[gnu::always_inline]] constexpr void slice(destination<Out> to, X const& x, I const& index) {
    detail::write_into<detail::slice_form<Name>>(to.out, x, index);
}
template <template <std::size_t> class Name, class Out, class X, class I,
          class Fault = fault_of_destination<detail::slice_form<Name>, Out, X, I>>
    requires is_fault<Fault>
refused slice(Out&& to, X const& x, I const& index) = delete;

template <template <std::size_t> class Name, class Out, class First, class... Rest,
          class Fault = fault_of_into<detail::concat_form<Name>, Out, First, Rest...>>
[[gnu::always_inline]] constexpr void concat(destination<Out> to, First const& first, Rest const&... rest) {
    detail::write_into<detail::concat_form<Name>>(to.out, first, rest...);
}
template <template <std::size_t> class Name, class Out, class First, class... Rest,
          class Fault = fault_of_into<detail::concat_form<Name>, Out, First, Rest...>>
    requires is_fault<Fault>
void concat(destination<Out> to, First const& first, Rest const&... rest) = delete;

template <template <std::size_t> class Name, class Out, class First, class... Rest,
          class Fault = fault_of_into<detail::stack_form<Name>, Out, First, Rest...>>
[[gnu::always_inline]] constexpr void stack(destination<Out> to, First const& first, Rest const&... rest) {
    detail::write_into<detail::stack_form<Name>>(to.out, first, rest...);
}
template <template <std::size_t> class Name, class Out, class First, class... Rest,
          class Fault = fault_of_into<detail::stack_form<Name>, Out, First, Rest...>>
    requires is_fault<Fault>
void stack(destination<Out> to, First const& first, Rest const&... rest) = delete;

template <template <std::size_t> class Name, class Out, class X,
          class = allowed_into<detail::softmax_form<Name>, Out, X>>
[[gnu::always_inline]] constexpr void softmax(destination<Out> to, X const& x) {
    detail::write_into<detail::softmax_form<Name>>(to.out, x);
}
template <template <std::size_t> class Name, class Out, class X,
          class Fault = fault_of_destination<detail::softmax_form<Name>, Out, X>>
    requires is_fault<Fault>
refused softmax(Out&& to, X const& x) = delete;

template <template <std::size_t> class Name, class Out, class X,
          class = allowed_into<detail::log_softmax_form<Name>, Out, X>>
[[gnu::always_inline]] constexpr void log_softmax(destination<Out> to, X const& x) {
    detail::write_into<detail::log_softmax_form<Name>>(to.out, x);
}
template <template <std::size_t> class Name, class Out, class X,
          class Fault = fault_of_destination<detail::log_softmax_form<Name>, Out, X>>
    requires is_fault<Fault>
refused log_softmax(Out&& to, X const& x) = delete;

template <template <std::size_t> class Name, class Out, class X,
          class = allowed_into<detail::naive_softmax_form<Name>, Out, X>>
[[gnu::always_inline]] constexpr void naive_softmax(destination<Out> to, X const& x) {
    detail::write_into<detail::naive_softmax_form<Name>>(to.out, x);
}
template <template <std::size_t> class Name, class Out, class X,
          class Fault = fault_of_destination<detail::naive_softmax_form<Name>, Out, X>>
    requires is_fault<Fault>
refused naive_softmax(Out&& to, X const& x) = delete;

template <class To, class Out, class X, class = allowed_into<detail::cast_form<To>, Out, X>>
[[gnu::always_inline]] constexpr void cast(destination<Out> to, X const& x) {
    detail::write_into<detail::cast_form<To>>(to.out, x);
}
template <class To, class Out, class X, class Fault = fault_of_destination<detail::cast_form<To>, Out, X>>
    requires is_fault<Fault>
refused cast(Out&& to, X const& x) = delete;

}  // namespace heed
