// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_OF_ELEMENTS_HPP
#define HEED_GRADIENT_DETAIL_PULLS_OF_ELEMENTS_HPP

#include <type_traits>

#include <heed/gradient/detail/pulls.hpp>
#include <heed/gradient/dual.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/where.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradients of what is computed element by element.

namespace heed {

namespace fault {

template <class In, class Function>
struct a_gradient_needs_a_function_of_any_type_of_number_as_a_generic_lambda_is {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What a function is called with for its slope along an operand of elements `Along`: a dual number in the place of
/// each element of this type; others, whole numbers for example, are what they are.
template <class Along, class Element>
using dual_or_itself = typename conditional<__is_same(Along, Element), dual<Element>, Element>::type;

template <class F, class Along, class... Elements>
concept takes_duals = requires(F& f, dual_or_itself<Along, Elements>... x) {
    f(x...).slope;
};

template <class F, class X, class... Xs>
inline constexpr bool has_slopes_along = true;
template <class F, class X, class... Xs>
    requires is_tracked<X>
inline constexpr bool has_slopes_along<F, X, Xs...> =
    takes_duals<remove_cvref_t<F>, element_of<X>, element_of<Xs>...>;

}  // namespace detail::inline HEED_KERNELS

namespace detail::inline HEED_KERNELS::gradients {

/// The elements are those of the operands, or the numbers that they are: only operands whose gradient is asked for are
/// dual numbers with a slope. A function without a state is asked when its slope is needed; of one that has a state,
/// which may be another by then or gone, the slopes are kept.
struct by_dual_numbers {
    static constexpr bool reads_operands = true;

    template <class Op, class F, class... Xs>
    using fault =
        typename conditional<(... && has_slopes_along<F, Xs, Xs...>), none,
                             heed::fault::a_gradient_needs_a_function_of_any_type_of_number_as_a_generic_lambda_is<
                                 typename Op::tag, remove_cvref_t<F>>>::type;

    /// The slope of `f` of elements, along one of the operands.
    template <class F, std::size_t Place, class Along, class Indices>
    struct slope_along;
    template <class F, std::size_t Place, class Along, std::size_t... K>
    struct slope_along<F, Place, Along, indices<K...>> {
        F& f;
        template <std::size_t At, class Element>
        static constexpr auto element(Element const& x) {
            if constexpr (__is_same(Along, Element)) {
                return dual<Element>(x, Element(At + 1 == Place));
            } else {
                return x;
            }
        }
        template <class... Elements>
        constexpr Along operator()(Elements const&... x) const {
            return static_cast<Along>(f(element<K>(x)...).slope);
        }
    };
    template <class Slope>
    struct times_slope {
        Slope slope;
        template <class T, class... Elements>
        constexpr T operator()(T const& dy, Elements const&... x) const {
            return math::product(dy, static_cast<T>(slope(x...)));
        }
    };
    struct itself {
        template <class T>
        constexpr T operator()(T const& slope) const {
            return slope;
        }
    };

    template <std::size_t Place, class Slopes>
    struct slopes_at {
        Slopes of;
    };
    template <class... Slopes>
    struct kept_slopes : Slopes... {
        static constexpr bool is_all = true;
    };
    template <class F, class Whole, class Indices, class... Xs>
    struct kept {
        using type = nothing_saved;
    };
    template <class F, class Whole, std::size_t... K, class... Xs>
        requires(!std::is_empty_v<F>)
    struct kept<F, Whole, indices<K...>, Xs...> {
        using type = kept_slopes<slopes_at<
            K + 1, typename conditional<is_tracked<Xs>, tensor_of<element_of<Xs>, Whole>, nothing_saved>::type>...>;
    };
    template <class Op, class F, class... Xs>
    using saved_of_operands =
        typename kept<F, union_of<type_on_tape<Xs>...>, first_indices<sizeof...(Xs)>, Xs...>::type;

    template <class Op, class Out, class... Kept, class F, class... Xs>
    static constexpr void perform(Out& out, kept_slopes<Kept...>& saved, F const& f, Xs const&... xs) {
        Op::write(out, f, xs...);
        (keep(static_cast<Kept&>(saved), f, xs...), ...);
    }
    template <std::size_t Place, class Slopes, class F, class... Xs>
    static constexpr void keep(slopes_at<Place, Slopes>& to, F const& f, Xs const&... xs) {
        if constexpr (!__is_same(Slopes, nothing_saved)) {
            auto function = f;
            slope_along<F, Place, element_of<Slopes>, first_indices<sizeof...(Xs)>> slope{function};
            zip_into(to.of, slope, xs...);
        }
    }
    template <std::size_t Place, class Out, class Dy, class... Kept>
    static constexpr void pull_saved(Out& out, Dy const& dy, kept_slopes<Kept...> const& saved) {
        fit_zipped<shape_type_of<Dy>>(out, times_slope<itself>{}, dy, at<Place>(saved));
    }

    template <class Op, std::size_t Place, class Out, class Dy, class F, class... Xs>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, F const& f, Xs const&... xs) {
        auto function = f;
        using slope = slope_along<F, Place, element_of<Out>, first_indices<sizeof...(Xs)>>;
        fit_zipped<shape_type_of<Dy>>(out, times_slope<slope>{{function}}, dy, xs...);
    }

private:
    template <std::size_t Place, class Slopes>
    static constexpr Slopes const& at(slopes_at<Place, Slopes> const& one) {
        return one.of;
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

}  // namespace detail::inline HEED_KERNELS::gradients

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
