// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_DROP_OUT_HPP
#define HEED_NN_DROP_OUT_HPP

#include <heed/attention/detail/bound_stages.hpp>
#include <heed/attention/score_stages.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/feature_rules.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>

namespace heed {

namespace fault::in {
struct drop_out {};
}  // namespace fault::in

namespace fault {

template <class Weights>
struct weights_are_dropped_out_by_dropped_out_which_names_their_queries {};
template <class Scalar>
struct drop_out_needs_a_tensor_with_an_axis {};
template <class Came>
struct drop_out_takes_a_dropout_and_this_is_none {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X, class D>
consteval auto rule_of_drop_out() {
    if constexpr (is_attention_weights<X>) {
        return fault::weights_are_dropped_out_by_dropped_out_which_names_their_queries<remove_cvref_t<X>>{};
    } else if constexpr (is_fault<decltype(rule_of_features<fault::in::drop_out, X>())>) {
        return rule_of_features<fault::in::drop_out, X>();
    } else if constexpr (shape_type_of<X>::rank == 0) {
        return fault::drop_out_needs_a_tensor_with_an_axis<remove_cvref_t<X>>{};
    } else if constexpr (!is_dropout<D>) {
        return fault::drop_out_takes_a_dropout_and_this_is_none<remove_cvref_t<D>>{};
    } else {
        return none{};
    }
}

struct drop_out_operation : operation<fault::in::drop_out, mend::x, mend::dropout> {
    using words = as_call<fault::in::drop_out>;
    using gradient = gradients::dropped;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class X, class D>
    using fault = decltype(rule_of_drop_out<X, D>());
    template <class X, class D>
    using result = tensor_like<X>;

    /// Row by row along the last axis, as weights of queries for keys are dropped.
    template <class Out, class X, class D>
    static constexpr void write(Out& out, X const& x, D const& dropout) {
        using T = element_of<X>;
        using along = last_axis<shape_type_of<X>>;
        using rows = without_last<shape_type_of<X>>;
        constexpr auto const& visited = plan<rows, layout_of<Out>, layout_of<X>>;
        constexpr std::size_t to = stride_in<layout_of<Out>, name_of<along>>,
                              from = stride_in<layout_of<X>, name_of<along>>;
        if constexpr (has_lengths<Out>) static_cast<void>(take_lengths(out, x));
        auto const factors = bind_dropout<T>(dropout, 0);
        auto const lengths = lengths_of<rows>(x);
        std::size_t const elements = number_along<along>(x);
        std::size_t number = 0;
        for (kernel::nest_cursor<visited, run_time_lengths<lengths_in<rows>>> row{{}, lengths}; row.more; row.next()) {
            for (std::size_t i = 0; i < kernel::row_turns<visited>(lengths); ++i, ++number) {
                std::size_t const first = row.at[0] + i * kernel::row_stride<visited, 0>,
                                  first_in = row.at[1] + i * kernel::row_stride<visited, 1>;
                for (std::size_t k = 0; k < elements; k += 4) {
                    auto const by = factors(number, k / 4);
                    for (std::size_t j = k; j < k + 4 && j < elements; ++j) {
                        // Hidden, since some flags let a compiler take 0 times anything for 0.
                        values_of(out)[first + j * to] = math::detail::one_nan(math::product(
                            static_cast<T>(values_of(x)[first_in + j * from]), math::detail::opaque(by.of[j - k])));
                    }
                }
            }
        }
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, class D>
using fault_of_drop_out = detail::fault_of<detail::drop_out_operation, X, D>;
template <class X, class D>
concept can_drop_out = no_fault<fault_of_drop_out<X, D>>;
template <class X, class D>
inline constexpr auto explanation_of_drop_out = detail::explained_call<detail::drop_out_operation, X, D>::value;

/// `drop_out(x, dropout{0.1f, philox{seed}})`: features that are 0 with the probability given, and else multiplied by
/// 1/(1-p), the quotient rounded. Which ones, is decided by the generator from the place alone, the number of the row
/// and the place in it along the last axis: the same seed gives the same ones again, on any machine and in any layout,
/// and each call takes a seed of its own. The same weights that `dropped_out` drops, where shapes are the same.
///
/// The shape of x, a plain tensor. A NaN stays one, and an infinity that is dropped becomes one. Where a network is
/// not trained the call is left out. Refused: attention weights, of which `dropped_out<Query>` knows what they are;
/// scores; whole numbers; a bare probability. (N. Srivastava et al., Dropout, 2014. PyTorch:
/// `torch.nn.functional.dropout(x, p)`, with other random numbers.)
template <class... Xs, class Fault = detail::fault_of<detail::drop_out_operation, Xs...>>
[[gnu::always_inline]] constexpr auto drop_out(Xs const&... x_and_dropout) {
    return detail::perform<detail::drop_out_operation>(x_and_dropout...);
}
template <class... Xs, class Fault = detail::fault_of<detail::drop_out_operation, Xs...>>
    requires is_fault<Fault>
refused drop_out(Xs const&... x_and_dropout) = delete;
template <class... Xs>
constexpr auto explain_drop_out(Xs const&...) {
    return detail::explained_call<detail::drop_out_operation, Xs...>::value;
}

}  // namespace heed

#endif
