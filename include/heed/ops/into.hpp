// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/ops/contract.hpp>
#include <heed/ops/destination.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/reduce.hpp>

// The operations that compute, each with a destination as its first argument: what they return without one they write
// there. Refused is what the operation refuses, and a destination that does not fit; see `into`.

namespace heed {

namespace detail {

struct map_form {
    using in = heed::in::map;
    static constexpr bool goes_in_place = true;
    template <class F, class X>
    using fault = fault_of_map<F, X>;
    template <class F, class X>
    static constexpr auto call(F const& f, X const& x) {
        return heed::map(f, x);
    }
    template <class Out, class F, class X>
    static constexpr void write(Out& out, F const& f, X const& x) {
        auto function = f;
        zip_into(out, function, x);
    }
};

struct zip_form {
    using in = heed::in::zip;
    static constexpr bool goes_in_place = true;
    template <class F, class X, class... Xs>
    using fault = fault_of_zip<F, X, Xs...>;
    template <class F, class X, class... Xs>
    static constexpr auto call(F const& f, X const& x, Xs const&... xs) {
        return heed::zip(f, x, xs...);
    }
    template <class Out, class F, class X, class... Xs>
    static constexpr void write(Out& out, F const& f, X const& x, Xs const&... xs) {
        auto function = f;
        zip_into(out, function, x, xs...);
    }
};

struct outer_form {
    using in = heed::in::outer;
    template <class A, class B>
    using fault = fault_of_outer<A, B>;
    template <class A, class B>
    static constexpr auto call(A const& a, B const& b) {
        return heed::outer(a, b);
    }
    template <class Out, class A, class B>
    static constexpr void write(Out& out, A const& a, B const& b) {
        multiplied product{};
        zip_into(out, product, a, b);
    }
};

struct transpose_form {
    using in = heed::in::transpose;
    template <class X>
    using fault = fault_of_transpose<X>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::transpose(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        copy_into(out, x);
    }
};

template <template <std::size_t> class... Names>
struct permute_form {
    using in = heed::in::permute;
    template <class X>
    using fault = fault_of_permute<X, Names...>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::permute<Names...>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        copy_into(out, x);
    }
};

template <template <std::size_t> class... Names>
struct contract_form {
    using in = heed::in::contract;
    template <class A, class B>
    using fault = fault_of_contract<A, B, Names...>;
    template <class A, class B>
    static constexpr auto call(A const& a, B const& b) {
        return heed::contract<Names...>(a, b);
    }
    template <class Out, class A, class B>
    static constexpr void write(Out& out, A const& a, B const& b) {
        contract_into<not_in<shape_type_of<A>, without_names<shape_type_of<A>, axis_name<Names>...>>>(out, a, b);
    }
};

struct matmul_form {
    using in = heed::in::matmul;
    template <class A, class B>
    using fault = fault_of_matmul<A, B>;
    template <class A, class B>
    static constexpr auto call(A const& a, B const& b) {
        return heed::matmul(a, b);
    }
    template <class Out, class A, class B>
    static constexpr void write(Out& out, A const& a, B const& b) {
        contract_into<shape_t<last_axis<shape_type_of<A>>>>(out, a, b);
    }
};

template <template <std::size_t> class... Names>
struct sum_form {
    using in = heed::in::sum;
    template <class X>
    using fault = fault_of_sum<X, Names...>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::sum<Names...>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        reduce_into<kernel::lane_sum<element_of<Out>>, axis_name<Names>...>(out, x);
    }
};

template <template <std::size_t> class... Names>
struct mean_form {
    using in = heed::in::mean;
    template <class X>
    using fault = fault_of_mean<X, Names...>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::mean<Names...>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        mean_into<axis_name<Names>...>(out, x);
    }
};

template <template <std::size_t> class... Names>
struct max_form {
    using in = heed::in::max;
    template <class X>
    using fault = fault_of_max<X, Names...>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::max<Names...>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        reduce_into<kernel::greatest<element_of<X>>, axis_name<Names>...>(out, x);
    }
};

template <template <std::size_t> class Name>
struct argmax_form {
    using in = heed::in::argmax;
    template <class X>
    using fault = fault_of_argmax<X, Name>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::argmax<Name>(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        reduce_into<kernel::greatest_index<element_of<X>>, axis_name<Name>>(out, x);
    }
};

}  // namespace detail

template <class Out, class F, class X, class = allowed_into<detail::map_form, Out, F, X>>
[[gnu::always_inline]] constexpr void map(destination<Out> to, F const& f, X const& x) {
    detail::write_into<detail::map_form>(to.out, f, x);
}
template <class Out, class F, class X, class Fault = fault_of_destination<detail::map_form, Out, F, X>>
    requires is_fault<Fault>
refused map(Out&& to, F const& f, X const& x) = delete;

template <class Out, class F, class X, class... Xs, class = allowed_into<detail::zip_form, Out, F, X, Xs...>>
[[gnu::always_inline]] constexpr void zip(destination<Out> to, F const& f, X const& x, Xs const&... xs) {
    detail::write_into<detail::zip_form>(to.out, f, x, xs...);
}
template <class Out, class F, class X, class... Xs,
          class Fault = fault_of_destination<detail::zip_form, Out, F, X, Xs...>>
    requires is_fault<Fault>
refused zip(Out&& to, F const& f, X const& x, Xs const&... xs) = delete;

template <class Out, class A, class B, class = allowed_into<detail::outer_form, Out, A, B>>
[[gnu::always_inline]] constexpr void outer(destination<Out> to, A const& a, B const& b) {
    detail::write_into<detail::outer_form>(to.out, a, b);
}
template <class Out, class A, class B, class Fault = fault_of_destination<detail::outer_form, Out, A, B>>
    requires is_fault<Fault>
refused outer(Out&& to, A const& a, B const& b) = delete;

template <class Out, class X, class = allowed_into<detail::transpose_form, Out, X>>
[[gnu::always_inline]] constexpr void transpose(destination<Out> to, X const& x) {
    detail::write_into<detail::transpose_form>(to.out, x);
}
template <class Out, class X, class Fault = fault_of_destination<detail::transpose_form, Out, X>>
    requires is_fault<Fault>
refused transpose(Out&& to, X const& x) = delete;

template <template <std::size_t> class... Names, class Out, class X,
          class = allowed_into<detail::permute_form<Names...>, Out, X>>
[[gnu::always_inline]] constexpr void permute(destination<Out> to, X const& x) {
    detail::write_into<detail::permute_form<Names...>>(to.out, x);
}
template <template <std::size_t> class... Names, class Out, class X,
          class Fault = fault_of_destination<detail::permute_form<Names...>, Out, X>>
    requires is_fault<Fault>
refused permute(Out&& to, X const& x) = delete;

template <template <std::size_t> class... Names, class Out, class A, class B,
          class = allowed_into<detail::contract_form<Names...>, Out, A, B>>
[[gnu::always_inline]] constexpr void contract(destination<Out> to, A const& a, B const& b) {
    detail::write_into<detail::contract_form<Names...>>(to.out, a, b);
}
template <template <std::size_t> class... Names, class Out, class A, class B,
          class Fault = fault_of_destination<detail::contract_form<Names...>, Out, A, B>>
    requires is_fault<Fault>
refused contract(Out&& to, A const& a, B const& b) = delete;

template <class Out, class A, class B, class = allowed_into<detail::matmul_form, Out, A, B>>
[[gnu::always_inline]] constexpr void matmul(destination<Out> to, A const& a, B const& b) {
    detail::write_into<detail::matmul_form>(to.out, a, b);
}
template <class Out, class A, class B, class Fault = fault_of_destination<detail::matmul_form, Out, A, B>>
    requires is_fault<Fault>
refused matmul(Out&& to, A const& a, B const& b) = delete;

template <template <std::size_t> class... Names, class Out, class X,
          class = allowed_into<detail::sum_form<Names...>, Out, X>>
[[gnu::always_inline]] constexpr void sum(destination<Out> to, X const& x) {
    detail::write_into<detail::sum_form<Names...>>(to.out, x);
}
template <template <std::size_t> class... Names, class Out, class X,
          class Fault = fault_of_destination<detail::sum_form<Names...>, Out, X>>
    requires is_fault<Fault>
refused sum(Out&& to, X const& x) = delete;

template <template <std::size_t> class... Names, class Out, class X,
          class = allowed_into<detail::mean_form<Names...>, Out, X>>
[[gnu::always_inline]] constexpr void mean(destination<Out> to, X const& x) {
    detail::write_into<detail::mean_form<Names...>>(to.out, x);
}
template <template <std::size_t> class... Names, class Out, class X,
          class Fault = fault_of_destination<detail::mean_form<Names...>, Out, X>>
    requires is_fault<Fault>
refused mean(Out&& to, X const& x) = delete;

template <template <std::size_t> class... Names, class Out, class X,
          class = allowed_into<detail::max_form<Names...>, Out, X>>
[[gnu::always_inline]] constexpr void max(destination<Out> to, X const& x) {
    detail::write_into<detail::max_form<Names...>>(to.out, x);
}
template <template <std::size_t> class... Names, class Out, class X,
          class Fault = fault_of_destination<detail::max_form<Names...>, Out, X>>
    requires is_fault<Fault>
refused max(Out&& to, X const& x) = delete;

template <template <std::size_t> class Name, class Out, class X,
          class = allowed_into<detail::argmax_form<Name>, Out, X>>
[[gnu::always_inline]] constexpr void argmax(destination<Out> to, X const& x) {
    detail::write_into<detail::argmax_form<Name>>(to.out, x);
}
template <template <std::size_t> class Name, class Out, class X,
          class Fault = fault_of_destination<detail::argmax_form<Name>, Out, X>>
    requires is_fault<Fault>
refused argmax(Out&& to, X const& x) = delete;

}  // namespace heed
