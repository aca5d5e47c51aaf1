// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_ROTARY_HPP
#define HEED_ATTENTION_ROTARY_HPP

#include <heed/attention/detail/rotary_rules.hpp>
#include <heed/attention/rotated.hpp>
#include <heed/kernel/rotate.hpp>
#include <heed/math/detail/rotary_angle.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/error.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// Not for constants: the error of the compiler that evaluates one names this function.
[[noreturn]] inline void base_is_no_number_from_1_on() {
    raise(message<240>{} << "heed: expected a base of at least 1, and finite, for rotation_at, but another one came");
}

template <class Pairing, class T, class Pairs>
struct rotation_at_operation : operation<fault::in::rotation_at, mend::positions, mend::base> {
    using words = as_call<fault::in::rotation_at, Pairing, T, Pairs>;
    using gradient = gradients::no_gradient;
    static constexpr bool takes_lengths = true;
    template <class Positions, class Base>
    using fault = decltype(rule_of_rotation_at<Pairing, T, Pairs, Positions, Base>());
    template <class Positions, class Base>
    using result = typename rotation_as<rotation_rows<Pairing, Base>,
                                        tensor_of<T, rotations_of<shape_type_of<Positions>, Pairs>>>::type;
    template <class Out, class Positions>
    static constexpr void write_pair_up_to(Out& out, Positions const& positions, math::detail::frequency frequency,
                                           std::size_t pair) {
        using shape = shape_type_of<Positions>;
        using layout = layout_of<Out>;
        constexpr auto const& visited = plan<shape, layout, layout_of<Positions>>;
        auto const lengths = lengths_of<shape>(positions);
        for (kernel::nest_cursor<visited, run_time_lengths<lengths_in<shape>>> row{{}, lengths}; row.more; row.next()) {
            for (std::size_t i = 0; i < kernel::row_turns<visited>(lengths); ++i) {
                std::size_t const from = row.at[1] + i * kernel::row_stride<visited, 1>,
                                  to = row.at[0] + i * kernel::row_stride<visited, 0> +
                                       pair * stride_in<layout, name_of<Pairs>>;
                auto const turned = math::detail::turned(static_cast<double>(values_of(positions)[from]), frequency);
                values_of(out)[to] = static_cast<T>(turned.cosine);
                values_of(out)[to + stride_in<layout, axis_name<axes::Half>>] = static_cast<T>(turned.sine);
            }
        }
    }
    /// Frequency by frequency: they are powers of one number, and the next one is the last one times it.
    template <class Out, class Positions, class Base>
    static constexpr void write(Out& out, Positions const& positions,
                                Base const& base) requires(keeps_rows_that_are_written<Out>) {
        constexpr std::size_t pairs = extent_of<Pairs>;
        if (!(base.value >= 1.0 && base.value <= 0x1p500)) base_is_no_number_from_1_on();
        if constexpr (has_lengths<Out>) static_cast<void>(take_lengths(out, positions));
        math::detail::two_doubles const root = math::detail::inverse_root_in_two(base.value, pairs);
        math::detail::two_doubles power{1.0, 0.0};
        for (std::size_t pair = 0; pair < pairs; ++pair) {
            math::detail::frequency const frequency = math::detail::frequency_of(power);
            if constexpr (has_lengths<Out>) {
                write_pair_up_to(out, positions, frequency, pair);
            } else {
                for (std::size_t i = 0; i < Positions::size; ++i) {
                    auto const turned = math::detail::turned(static_cast<double>(nth(positions, i)), frequency);
                    out.values[2 * pairs * i + pair] = static_cast<T>(turned.cosine);
                    out.values[2 * pairs * i + pairs + pair] = static_cast<T>(turned.sine);
                }
            }
            power = math::detail::product_in_two(power, root);
        }
    }
};

template <class... Part>
struct rotate_operation : operation<fault::in::rotate, mend::x, mend::rotation> {
    using words = as_call<fault::in::rotate, Part...>;
    using gradient = gradients::rotated;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class X, class R>
    using fault = decltype(rule_of_rotate<X, R, Part...>());
    template <class X, class R>
    using result = typename rotated_as<
        rotated_rows<typename R::promised_rows::pairing, typename R::promised_rows::angles,
                     typename parts_of_rotation<shape_type_of<R>>::pairs>, tensor_like<X>>::type;
    template <class Out, class X, class R>
    static constexpr void write(Out& out, X const& x, R const& rotation) {
        using shape = shape_type_of<X>;
        using features = last_axis<shape>;
        using pairing = typename R::promised_rows::pairing;
        constexpr std::size_t pairs = extent_of<typename parts_of_rotation<shape_type_of<R>>::pairs>;
        constexpr kernel::rotated_row row{
            extent_of<features>,
            pairs,
            pairing::place(1, 0, pairs),
            pairing::place(0, 1, pairs),
            stride_in<layout_of<Out>, name_of<features>>,
            stride_in<layout_of<X>, name_of<features>>,
        };
        constexpr auto const& visited = plan<without_last<shape>, layout_of<Out>, layout_of<X>, shape_type_of<R>>;
        if constexpr (has_lengths<Out>) {
            kernel::rotate<visited, row>(values_of(out), values_of(x), values_of(rotation),
                                         take_lengths(out, x, rotation));
        } else {
            kernel::rotate<visited, row>(out.values, x.values, rotation.values);
        }
    }
};

template <class Pairing, class Angles, class Pairs>
struct as_rotated_operation : operation<fault::in::as_rotated, mend::x> {
    using words = as_call<fault::in::as_rotated, Pairing, Angles, Pairs>;
    using gradient = gradients::moved;
    static constexpr bool takes_lengths = true;
    static constexpr bool takes_storage = true;
    static constexpr bool goes_in_place = true;
    template <class X>
    using fault = decltype(rule_of_as_rotated<Pairing, Pairs, X>());
    template <class X>
    using result = typename rotated_as<rotated_rows<Pairing, Angles, Pairs>, tensor_like<X>>::type;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        copy_into(out, x);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class Positions, class Base, class Pairing, class T, class Pairs>
using fault_of_rotation_at = detail::fault_of<detail::rotation_at_operation<Pairing, T, Pairs>, Positions, Base>;
template <class Positions, class Base, class Pairing, class T, class Pairs>
concept can_rotation_at = no_fault<fault_of_rotation_at<Positions, Base, Pairing, T, Pairs>>;
template <class Positions, class Base, class Pairing, class T, class Pairs>
inline constexpr auto explanation_of_rotation_at =
    detail::explained_call<detail::rotation_at_operation<Pairing, T, Pairs>, Positions, Base>::value;

/// `rotation_at<interleaved_pairs, float, Pair<2>>(positions, rotary_base<10000>{})`: the rotations that positions make
/// of pairs of features. Positions `[..., Query]` give `[..., Query, Half<2>, Pair<2>]`; those from n on are
/// `iota<int, Query<4>>(n)`.
///
/// The angle of pair i of r/2 at position p is p base^(-2i/r), in radians. It is never rounded to one float or double:
/// as a float each cosine and sine is the nearest one but where it is within 2^-28 units of a midpoint, as a double
/// within 1 unit in the last place, for positions up to 2^26 in size, negative ones too. Refused: positions that are no
/// whole numbers; a bare number for the base; elements other than float and double. A base known at run time,
/// `rotary_base{theta}`, that is not at least 1 throws `heed::out_of_range`. (J. Su et al., RoFormer, 2021, section
/// 3.2.)
template <class Pairing, class T, class Pairs, class... Xs,
          class Fault = detail::fault_of<detail::rotation_at_operation<Pairing, T, Pairs>, Xs...>>
[[gnu::always_inline]] constexpr auto rotation_at(Xs const&... positions_and_base) {
    return detail::perform<detail::rotation_at_operation<Pairing, T, Pairs>>(positions_and_base...);
}
template <class Pairing, class T, class Pairs, class... Xs,
          class Fault = detail::fault_of<detail::rotation_at_operation<Pairing, T, Pairs>, Xs...>>
    requires is_fault<Fault>
refused rotation_at(Xs const&... positions_and_base) = delete;
template <class Pairing, class T, template <std::size_t> class Name, class... Xs,
          class Fault = fault_of_extents<fault::in::rotation_at, Name>>
refused rotation_at(Xs const&... positions_and_base) = delete;
template <class Pairing, class T, class Pairs, class... Xs>
constexpr auto explain_rotation_at(Xs const&...) {
    return detail::explained_call<detail::rotation_at_operation<Pairing, T, Pairs>, Xs...>::value;
}

template <class X, class R, class... Part>
using fault_of_rotate = detail::fault_of<detail::rotate_operation<Part...>, X, R>;
template <class X, class R, class... Part>
concept can_rotate = no_fault<fault_of_rotate<X, R, Part...>>;
template <class X, class R, class... Part>
inline constexpr auto explanation_of_rotate = detail::explained_call<detail::rotate_operation<Part...>, X, R>::value;

/// `rotate(q, rotation)`: queries or keys with their features, the last axis, rotated by their positions, so that the
/// score of a query and a key depends on how far apart they are. Partly, `rotate<Dk<4>>(q, rotation)` rotates the first
/// four features and copies the others.
///
/// The same shape, as `rotated`. Pair (a, b) becomes (a cos - b sin, a sin + b cos), each a product and a multiply-add:
/// a row of floats x is off by at most 4 * 2^-24 |x|, and q_i . k_j of n features differs from that of any two others
/// as far apart by at most (16 + 2n) 2^-24 |q| |k|; of doubles 2^-53. Refused: what was rotated already; logits;
/// positions along an axis that x lacks; more features than x has, or fewer where that is not said. (J. Su et al.,
/// RoFormer, 2021; ONNX RotaryEmbedding-23; Hugging Face: `apply_rotary_pos_emb`.)
template <class... Part, class... Xs, class Fault = detail::fault_of<detail::rotate_operation<Part...>, Xs...>>
    requires detail::concern_tensors<Xs...>
[[gnu::always_inline]] constexpr auto rotate(Xs const&... x_and_rotation) {
    return detail::perform<detail::rotate_operation<Part...>>(x_and_rotation...);
}
template <class... Part, class... Xs, class Fault = detail::fault_of<detail::rotate_operation<Part...>, Xs...>>
    requires detail::concern_tensors<Xs...> && is_fault<Fault>
refused rotate(Xs const&... x_and_rotation) = delete;
template <template <std::size_t> class First, template <std::size_t> class... Rest, class... Xs,
          class Fault = fault_of_extents<fault::in::rotate, First, Rest...>>
refused rotate(Xs const&... x_and_rotation) = delete;
template <class... Part, class... Xs>
constexpr auto explain_rotate(Xs const&...) {
    return detail::explained_call<detail::rotate_operation<Part...>, Xs...>::value;
}

template <class X, class Pairing, class Angles, class Pairs>
using fault_of_as_rotated = detail::fault_of<detail::as_rotated_operation<Pairing, Angles, Pairs>, X>;
template <class X, class Pairing, class Angles, class Pairs>
concept can_as_rotated = no_fault<fault_of_as_rotated<X, Pairing, Angles, Pairs>>;
template <class X, class Pairing, class Angles, class Pairs>
inline constexpr auto explanation_of_as_rotated =
    detail::explained_call<detail::as_rotated_operation<Pairing, Angles, Pairs>, X>::value;

/// `as_rotated<interleaved_pairs, rotary_base<10000>, Pair<2>>(k)`: keys that were rotated elsewhere, such as those of
/// a file, or computed with since, taken at one's word. The same shape and values, of 16 bits too. Refused: what is
/// known to be rotated as it is; logits and distributions; more features than there are.
template <class Pairing, class Angles, class Pairs, class... Xs,
          class Fault = detail::fault_of<detail::as_rotated_operation<Pairing, Angles, Pairs>, Xs...>>
[[gnu::always_inline]] constexpr auto as_rotated(Xs const&... x) {
    return detail::perform<detail::as_rotated_operation<Pairing, Angles, Pairs>>(x...);
}
template <class Pairing, class Angles, class Pairs, class... Xs,
          class Fault = detail::fault_of<detail::as_rotated_operation<Pairing, Angles, Pairs>, Xs...>>
    requires is_fault<Fault>
refused as_rotated(Xs const&... x) = delete;
template <class Pairing, class Angles, class Pairs, class... Xs>
constexpr auto explain_as_rotated(Xs const&...) {
    return detail::explained_call<detail::as_rotated_operation<Pairing, Angles, Pairs>, Xs...>::value;
}

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
