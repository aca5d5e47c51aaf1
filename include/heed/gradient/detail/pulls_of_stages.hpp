// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_OF_STAGES_HPP
#define HEED_GRADIENT_DETAIL_PULLS_OF_STAGES_HPP

#include <heed/attention/reinterpret.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/attention/scores.hpp>
#include <heed/attention/weight_steps.hpp>
#include <heed/gradient/detail/pulls_along_axes.hpp>
#include <heed/gradient/dual.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradients of the stages of scores, and of rotations.

namespace heed {

namespace fault {

template <class Function, class Element>
struct a_gradient_needs_a_score_function_of_any_type_of_score_as_a_generic_lambda_is {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
    requires(is_sink<X>&& is_tracked<X>)
struct operand_on_tape<X> {
    using part = operand_on_tape<decltype(X::value)>;
    using value_type = sink<typename part::value_type>;
    static constexpr value_type value(X const& x) { return {part::value(x.value)}; }
    static constexpr std::size_t handles = part::handles;
    static constexpr tape* owner(X const& x) { return part::owner(x.value); }
    static constexpr step* made_by(X const& x, std::size_t n) { return part::made_by(x.value, n); }
    template <class Write>
    static constexpr void accept(X const& x, Write const& write) {
        part::accept(x.value, write);
    }
};
template <class First, class Second>
    requires(is_tracked<First> || is_tracked<Second>)
struct operand_on_tape<mask_and<First, Second>> {
    using first = operand_on_tape<First>;
    using second = operand_on_tape<Second>;
    using value_type = mask_and<typename first::value_type, typename second::value_type>;
    static constexpr value_type value(mask_and<First, Second> const& x) {
        return {first::value(x.first), second::value(x.second)};
    }
    static constexpr std::size_t handles = first::handles + second::handles;
    static constexpr step* made_by(mask_and<First, Second> const& x, std::size_t n) {
        if constexpr (first::handles == 0) {
            return second::made_by(x.second, n);
        } else if constexpr (second::handles == 0) {
            return first::made_by(x.first, n);
        } else {
            return n < first::handles ? first::made_by(x.first, n) : second::made_by(x.second, n - first::handles);
        }
    }
    static constexpr tape* owner(mask_and<First, Second> const& x) {
        if constexpr (is_tracked<First>) {
            return first::owner(x.first);
        } else {
            return second::owner(x.second);
        }
    }
    template <class Write>
    static constexpr void accept(mask_and<First, Second> const& x, Write const& write) {
        if constexpr (is_tracked<First>) first::accept(x.first, write);
        if constexpr (is_tracked<Second>) second::accept(x.second, write);
    }
};

template <class Shape, class QueryName, class KeyName, class T, class M>
constexpr void write_zeros_where_hidden(T* values, M const& mask) {
    auto const kept = kept_by<Shape, QueryName, KeyName>(mask);
    for (std::size_t i = 0; i < Shape::size; ++i) {
        if (!kept.values[i]) values[i] = T(0);
    }
}

/// What is asked of a score function whose slope is asked for.
template <class T, class Scores, class F>
consteval auto rule_of_score_slope() {
    if constexpr (!is_score_function<F>) {
        return none{};
    } else {
        using f = decltype(F::function);
        if constexpr (positions_taken<f, dual<T>, any_index<Scores>, Scores::rank>() > Scores::rank) {
            return fault::a_gradient_needs_a_score_function_of_any_type_of_score_as_a_generic_lambda_is<f, T>{};
        } else {
            return none{};
        }
    }
}
template <class Q, class K, class... Options>
using fault_of_slopes =
    first_fault<decltype(rule_of_score_slope<
                         element_of<Q>,
                         scores_shape<typename operand_on_tape<Q>::value_type, typename operand_on_tape<K>::value_type>,
                         Options>())...>;

namespace gradients {

struct capped {
    static constexpr bool reads_operands = true;
    template <class T>
    struct below {
        T cap;
        constexpr T operator()(T const& dy, T const& y) const {
            if (dy == T(0)) return T(0);
            T const part = math::quotient(y, cap);
            return math::product(dy, math::product(math::difference(T(1), part), math::sum(T(1), part)));
        }
    };
    template <class Op, std::size_t, class Out, class Dy, class Y, class L, class Cap>
    static constexpr void pull(Out& out, Dy const& dy, Y const& y, L const&, Cap const& cap) {
        using element = element_of<Out>;
        fit_zipped<shape_type_of<Out>>(out, below<element>{static_cast<element>(cap.value)}, dy, y);
    }
};

struct rescored {
    static constexpr bool reads_operands = true;

    template <class Op, class L, class F>
    using fault = decltype(rule_of_score_slope<element_of<L>, shape_type_of<L>, F>());

    template <class Op, std::size_t, class Out, class Dy, class L, class F>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, L const& logits, F const& function) {
        pull_along(out, dy, logits, function, static_cast<Op*>(nullptr));
    }

private:
    template <class Out, class Dy, class L, class F, class QueryName>
    static constexpr void pull_along(Out& out, Dy const& dy, L const& logits, F const& function,
                                     rescored_operation<QueryName>*) {
        using T = element_of<Out>;
        using shape = shape_type_of<L>;
        using key = axis_in<shape, typename L::logits_over>;
        using query = axis_in<shape, QueryName>;
        using batch = without_names<shape, name_of<query>, name_of<key>>;
        using stages = stages_of_batch<dual<T>, batch, query, key>;
        for (std::size_t number = 0; number < batch::size; ++number) {
            auto const slope = stages::function(number, function);
            for (std::size_t i = 0; i < extent_of<query>; ++i) {
                for (std::size_t j = 0; j < extent_of<key>; ++j) {
                    std::size_t const at = start_of_batch<batch, shape>(number) + i * stride_in<shape, QueryName> +
                                           j * stride_in<shape, name_of<key>>;
                    // Asked of no score that a mask hides.
                    out.values[at] =
                        dy.values[at] == T(0)
                            ? T(0)
                            : math::product(dy.values[at],
                                            static_cast<dual<T>>(slope(dual<T>(logits.values[at], T(1)), i, j)).slope);
                }
            }
        }
    }
};

struct masked {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t Place, class Out, class Dy, class L, class M>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, L const&, M const& mask) {
        pull_shown<Place>(out, dy, static_cast<L*>(nullptr), mask, static_cast<Op*>(nullptr));
    }

private:
    template <std::size_t Place, class Out, class Dy, class L, class M, class QueryName>
    static constexpr void pull_shown(Out& out, Dy const& dy, L*, M const& mask, masked_operation<QueryName>*) {
        temporary_like<Dy> shown;
        copy_into(shown, dy);
        write_zeros_where_hidden<shape_type_of<L>, QueryName, typename L::logits_over>(shown.data(), mask);
        fit(out, shown);
    }
};

/// A sink has the weight that is left, which is also what comes of a cotangent that is the same for all keys.
template <class Name>
struct with_sink {
    static constexpr bool reads_operands = true;
    struct of_sink {
        template <class T>
        constexpr T operator()(T const& mean, T const& lse, T const& sink) const {
            return mean == T(0) ? T(0) : -math::product(mean, math::exp(math::difference(sink, lse)));
        }
    };
    template <class Op, std::size_t Place, class Out, class Dy, class Y, class L, class S>
    static constexpr void pull(Out& out, Dy const& dy, Y const& y, L const& logits, S const& sink) {
        if constexpr (Place == 0) {
            softmax<Name>::template pull<Op, 0>(out, dy, y);
        } else {
            using shape = shape_type_of<L>;
            using rows = without_names<shape, Name>;
            using element = element_of<Out>;
            temporary_of<element, rows> mean;
            temporary_of<element, rows> lse;
            multiply_nonzero(mean, y, dy);
            // Of the greatest weight w of a row, whose logit is x, the logarithm of the whole sum is x - log(w).
            for (std::size_t row = 0; row < rows::size; ++row) {
                std::size_t const first = start_of_batch<rows, shape>(row);
                element weight = 0, logit = 0;
                for (std::size_t j = 0; j < extent_in<shape, Name>; ++j) {
                    std::size_t const at = first + j * stride_in<shape, Name>;
                    if (y.values[at] > weight) {
                        weight = y.values[at];
                        logit = logits.values[at];
                    }
                }
                lse.values[row] = weight == element(0) ? element(0) : math::difference(logit, math::log(weight));
            }
            fit_zipped<rows>(out, of_sink{}, mean, lse, sink.value);
        }
    }
};

struct dropped_out {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t, class Out, class Dy, class W, class D>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, W const&, D const& dropout) {
        pull_kept(out, dy, static_cast<W*>(nullptr), dropout, static_cast<Op*>(nullptr));
    }

private:
    template <class Out, class Dy, class W, class D, class QueryName>
    static constexpr void pull_kept(Out& out, Dy const& dy, W*, D const& dropout, dropped_out_operation<QueryName>*) {
        using shape = shape_type_of<W>;
        using key = typename W::weights_over;
        copy_into(out, dy);
        dropout_into<without_names<shape, QueryName, key>, axis_in<shape, QueryName>, axis_in<shape, key>>(out,
                                                                                                           dropout);
    }
};

/// Turned back, by the same angles with their sines negated.
struct rotated {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t Place, class Out, class Dy, class X, class R>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, X const&, R const& rotation) {
        static_assert(Place == 0);
        using shape = shape_type_of<R>;
        constexpr std::size_t pairs = extent_of<typename parts_of_rotation<shape>::pairs>;
        R back = rotation;
        for (std::size_t i = 0; i < R::size; ++i) {
            if (i / pairs % 2 == 1) back.values[i] = -back.values[i];
        }
        Op::write(out, dy, back);
    }
};

}  // namespace gradients

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
