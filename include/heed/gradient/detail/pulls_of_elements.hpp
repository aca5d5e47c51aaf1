// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_OF_ELEMENTS_HPP
#define HEED_GRADIENT_DETAIL_PULLS_OF_ELEMENTS_HPP

#include <type_traits>

#include <heed/gradient/detail/pulls.hpp>
#include <heed/gradient/dual.hpp>
#include <heed/ops/where.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradients of what is computed element by element.

namespace heed {

namespace fault {

template <class In, class Function>
struct a_gradient_needs_a_function_of_any_type_of_number_as_a_generic_lambda_is {};

}  // namespace fault

namespace detail {

template <class F, class... Elements>
concept takes_duals = requires(F& f, dual<Elements>... x) {
    f(x...).slope;
};

}  // namespace detail

namespace detail::gradients {

/// The elements are those of the operands, or the numbers that they are: only operands whose gradient is asked for are
/// dual numbers with a slope.
struct by_dual_numbers {
    static constexpr bool reads_operands = true;

    template <class Op, class F, class... Xs>
    using fault =
        typename conditional<takes_duals<remove_cvref_t<F>, element_of<Xs>...>, none,
                             heed::fault::a_gradient_needs_a_function_of_any_type_of_number_as_a_generic_lambda_is<
                                 typename Op::tag, remove_cvref_t<F>>>::type;

    template <class F, std::size_t Place, class Indices>
    struct slope_along;
    template <class F, std::size_t Place, std::size_t... K>
    struct slope_along<F, Place, indices<K...>> {
        F& f;
        template <class T, class... Elements>
        constexpr T operator()(T const& dy, Elements const&... x) const {
            return math::product(dy, static_cast<T>(f(dual<Elements>(x, Elements(K + 1 == Place))...).slope));
        }
    };

    template <class Op, std::size_t Place, class Out, class Dy, class F, class... Xs>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, F const& f, Xs const&... xs) {
        auto function = f;
        fit_zipped<shape_type_of<Dy>>(out, slope_along<F, Place, first_indices<sizeof...(Xs)>>{function}, dy, xs...);
    }
};

struct cast {
    static constexpr bool reads_operands = false;
    template <class Op, std::size_t, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&...) {
        cast_into(out, dy);
    }
};

struct chosen {
    static constexpr bool reads_operands = true;
    template <bool Chosen>
    struct where_it_was {
        template <class T>
        constexpr T operator()(T const& dy, bool condition) const {
            return condition == Chosen ? dy : T(0);
        }
    };
    template <class Op, std::size_t Place, class Out, class Dy, class Condition>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, Condition const& condition, auto const&...) {
        fit_zipped<shape_type_of<Dy>>(out, where_it_was<Place == 1>{}, dy, condition);
    }
};

}  // namespace detail::gradients

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
