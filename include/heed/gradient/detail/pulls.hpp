// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_HPP
#define HEED_GRADIENT_DETAIL_PULLS_HPP

#include <heed/gradient/detail/sums_by_name.hpp>
#include <heed/gradient/record.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice_view.hpp>
#include <heed/ops/split_view.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradients of movement, of products and of operators. Each has `pull<Op, Place>(out, dy, y, operands...)`, which
// writes the cotangent of operand Place, given that of the result, and says whether it `reads_operands`: those whose
// gradient is asked for are read as they are on the tape, of the others a copy is held then.

namespace heed::detail::inline HEED_KERNELS::gradients {

struct composed {
    template <class Op, class... Xs>
    struct steps {
        static constexpr auto perform(Xs const&... xs) { return Op::composed(xs...); }
    };
};

struct of_values {
    static constexpr bool is_of_values = true;
};

struct moved {
    static constexpr bool reads_operands = false;
    template <class Op, std::size_t, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&...) {
        fit(out, dy);
    }
};

struct relabelled {
    static constexpr bool reads_operands = false;
    template <class Op, std::size_t, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&...) {
        relabel_into(out, dy);
    }
};

struct bilinear {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t Place, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, auto const& a, auto const& b, auto const&...) {
        if constexpr (Place == 0) {
            multiply(out, dy, b);
        } else {
            multiply(out, dy, a);
        }
    }
};

/// Writes zeros, and the cotangent through a view of them.
template <class View, class Out, class Dy, class... Rest>
constexpr void pull_through(Out& out, Dy const& dy, Rest const&... rest) {
    for (std::size_t i = 0; i < Out::size; ++i) out.values[i] = element_of<Out>(0);
    auto shown = detail::view<View>(out, rest...);
    copy_into(shown, dy);
}
template <class View>
struct part {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, auto const&, auto const&... rest) {
        pull_through<View>(out, dy, rest...);
    }
};
struct viewed {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, auto const&, auto const&... rest) {
        pull_through<Op>(out, dy, rest...);
    }
};

/// The operands side by side in the result: each has its part of the cotangent.
template <class Name>
struct concatenated {
    static constexpr bool reads_operands = false;
    template <class Op, std::size_t Place, class Out, class Dy, class Y, class... Xs>
    static constexpr void pull(Out& out, Dy const& dy, Y const&, Xs const&...) {
        constexpr std::size_t extents[] = {extent_in<shape_of_operand<Xs>, Name>...};
        std::size_t first = 0;
        for (std::size_t i = 0; i < Place; ++i) first += extents[i];
        copy_into(out, detail::view<range_view_of_parts<axis_in<shape_type_of<Out>, Name>>>(dy, first));
    }
};
template <class Name>
struct stacked {
    static constexpr bool reads_operands = false;
    template <class Op, std::size_t Place, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&...) {
        copy_into(out, detail::view<slice_view_operation<Name>>(dy, Place));
    }
};

template <>
struct infix<fault::in::plus> : moved {};
template <>
struct infix<fault::in::minus> {
    static constexpr bool reads_operands = false;
    template <class Op, std::size_t Place, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&...) {
        if constexpr (Place == 0) {
            fit(out, dy);
        } else {
            fit_zipped<shape_type_of<Dy>>(out, heed::detail::negated{}, dy);
        }
    }
};
template <>
struct infix<fault::in::times> {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t Place, class Out, class Dy, class A, class B>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, A const& a, B const& b) {
        if constexpr (Place == 0) {
            multiply(out, dy, detail::operand<A>(b));
        } else {
            multiply(out, dy, detail::operand<B>(a));
        }
    }
};
template <>
struct infix<fault::in::divide> {
    static constexpr bool reads_operands = true;
    struct of_dividend {
        template <class T>
        constexpr T operator()(T const& dy, T const& b) const {
            return math::quotient(dy, b);
        }
    };
    struct of_divisor {
        template <class T>
        constexpr T operator()(T const& dy, T const& y, T const& b) const {
            return -math::product(math::quotient(dy, b), y);
        }
    };
    template <class Op, std::size_t Place, class Out, class Dy, class Y, class A, class B>
    static constexpr void pull(Out& out, Dy const& dy, Y const& y, A const&, B const& b) {
        if constexpr (Place == 0) {
            fit_zipped<shape_type_of<Dy>>(out, of_dividend{}, dy, detail::operand<A>(b));
        } else {
            fit_zipped<shape_type_of<Dy>>(out, of_divisor{}, dy, y, b);
        }
    }
};
/// Comparisons.
template <class In>
struct infix : of_values {};

struct negated {
    static constexpr bool reads_operands = false;
    template <class Op, std::size_t, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&...) {
        fit_zipped<shape_type_of<Dy>>(out, heed::detail::negated{}, dy);
    }
};

}  // namespace heed::detail::inline HEED_KERNELS::gradients

#include <heed/meta/detail/precise_end.hpp>

#endif
