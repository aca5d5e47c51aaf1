// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_OF_BLOCKS_HPP
#define HEED_GRADIENT_DETAIL_PULLS_OF_BLOCKS_HPP

#include <heed/gradient/detail/pulls_along_axes.hpp>
#include <heed/gradient/dual.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/activations.hpp>
#include <heed/nn/drop_out.hpp>
#include <heed/nn/norm.hpp>
#include <heed/nn/swiglu.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradients of what transformer blocks have beside attention.

namespace heed::detail::inline HEED_KERNELS {

/// For its fault: what swiglu is made of has its own gradients.
template <class X>
    requires is_tracked<X>
struct operand_on_tape<gate<X>> {
    using value_type = gate<typename operand_on_tape<X>::value_type>;
};
template <class X>
    requires is_tracked<X>
struct operand_on_tape<up<X>> {
    using value_type = up<typename operand_on_tape<X>::value_type>;
};

}  // namespace heed::detail::inline HEED_KERNELS

namespace heed::detail::inline HEED_KERNELS::gradients {

/// The slope of a function of numbers is that of dual numbers; the kink of `relu` has none, as in PyTorch.
template <class Function>
struct activation {
    static constexpr bool reads_operands = true;
    struct along {
        template <class T>
        constexpr T operator()(T const& dy, T const& x) const {
            return math::product(dy, Function{}(dual<T>(x, T(1))).slope);
        }
    };
    template <class Op, std::size_t, class Out, class Dy, class X>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, X const& x) {
        fit_zipped<shape_type_of<Out>>(out, along{}, dy, x);
    }
};
template <>
struct activation<math::relu_function> {
    static constexpr bool reads_operands = true;
    struct above_zero {
        template <class T>
        constexpr T operator()(T const& dy, T const& x) const {
            return x <= T(0) ? T(0) : dy;
        }
    };
    template <class Op, std::size_t, class Out, class Dy, class X>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, X const& x) {
        fit_zipped<shape_type_of<Out>>(out, above_zero{}, dy, x);
    }
};

/// What was dropped has no gradient, and the rest is multiplied again.
struct dropped {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t, class Out, class Dy, class D>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, auto const&, D const& dropout) {
        Op::write(out, dy, dropout);
    }
};

/// With n the normalised elements and g the cotangent times the gain, that of x is (g - mean(g) - n mean(g n)) times
/// what elements were multiplied by; without the first mean where none was taken away.
template <bool Centred, class Name>
struct norm {
    static constexpr bool reads_operands = true, pulls_together = true;

    struct squared {
        template <class T>
        constexpr T operator()(T const& x) const {
            return math::product(x, x);
        }
    };
    template <class T>
    struct inverse_root {
        T epsilon;
        constexpr T operator()(T const& mean) const {
            return math::quotient(T(1), math::sqrt(math::sum(mean, epsilon)));
        }
    };
    struct of_centred {
        template <class T>
        constexpr T operator()(T const& g, T const& n, T const& inverse, T const& mean, T const& along) const {
            return math::product(inverse, math::difference(math::difference(g, mean), math::product(n, along)));
        }
    };
    struct of_others {
        template <class T>
        constexpr T operator()(T const& g, T const& n, T const& inverse, T const& along) const {
            return math::product(inverse, math::difference(g, math::product(n, along)));
        }
    };

    template <class Op, class Dy, class X, class... Rest>
    static constexpr void pull_all(Dy const& dy, auto const&, nothing_saved, X const& handle, Rest const&... rest) {
        auto const& x = on_tape(handle);
        using whole = shape_type_of<Dy>;
        using element = element_of<Dy>;
        using rows = temporary_of<element, without_names<whole, Name>>;
        temporary_like<Dy> normal, product;
        rows mean, inverse;
        if constexpr (Centred) {
            mean_into<Name>(mean, x);
            fit_zipped<whole>(normal, math_difference{}, x, mean);
        } else {
            copy_into(normal, x);
        }
        fit_zipped<whole>(product, squared{}, normal);
        mean_into<Name>(mean, product);
        fit_zipped<without_names<whole, Name>>(inverse, inverse_root<element>{epsilon_in<element>(rest...)}, mean);
        fit_zipped<whole>(normal, multiplied{}, normal, inverse);
        hand_on_parameters<0>(dy, normal, rest...);
        if constexpr (is_tracked<X>) {
            with_gain(
                [&](auto const& g) {
                    rows along;
                    fit_zipped<whole>(product, multiplied{}, g, normal);
                    mean_into<Name>(along, product);
                    operand_on_tape<X>::accept(handle, [&](auto& out) {
                        if constexpr (Centred) {
                            mean_into<Name>(mean, g);
                            fit_zipped<whole>(out, of_centred{}, g, normal, inverse, mean, along);
                        } else {
                            fit_zipped<whole>(out, of_others{}, g, normal, inverse, along);
                        }
                    });
                },
                dy, rest...);
        }
    }

private:
    struct math_difference {
        template <class T>
        constexpr T operator()(T const& a, T const& b) const {
            return math::difference(a, b);
        }
    };
    template <class T>
    static constexpr T epsilon_in() {
        return static_cast<T>(1e-5);
    }
    template <class T, class First, class... Rest>
    static constexpr T epsilon_in(First const& first, Rest const&... rest) {
        if constexpr (is_epsilon<First>) {
            return static_cast<T>(first.value);
        } else {
            return epsilon_in<T>(rest...);
        }
    }
    template <class F, class Dy>
    static constexpr void with_gain(F const& f, Dy const& dy) {
        f(dy);
    }
    template <class F, class Dy, class First, class... Rest>
    static constexpr void with_gain(F const& f, Dy const& dy, First const& first, Rest const&...) {
        if constexpr (is_epsilon<First> || is_on<First>) {
            f(dy);
        } else {
            temporary_like<Dy> scaled;
            fit_zipped<shape_type_of<Dy>>(scaled, multiplied{}, dy, on_tape(first));
            f(scaled);
        }
    }
    /// The gain comes first, and then the bias.
    template <std::size_t At, class Dy, class Normal>
    static constexpr void hand_on_parameters(Dy const&, Normal const&) {}
    template <std::size_t At, class Dy, class Normal, class First, class... Rest>
    static constexpr void hand_on_parameters(Dy const& dy, Normal const& normal, First const& first,
                                             Rest const&... rest) {
        if constexpr (is_tracked<First>) {
            operand_on_tape<First>::accept(first, [&](auto& out) {
                if constexpr (At == 0) {
                    multiply(out, dy, normal);
                } else {
                    fit(out, dy);
                }
            });
        }
        hand_on_parameters<At + 1>(dy, normal, rest...);
    }
};

}  // namespace heed::detail::inline HEED_KERNELS::gradients

#include <heed/meta/detail/precise_end.hpp>

#endif
