// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_OPTIMISERS_HPP
#define HEED_NN_OPTIMISERS_HPP

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

#include <heed/math/cos.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/parameters.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What changes the parameters of a module by its gradient. An optimiser keeps what it has to remember in modules of the
// same type, and is a Hana Struct as they are, so that it is a value: it is copied, compared, used in constant
// expressions, and saved and loaded, with its options and its number of steps.

namespace heed {

/// Why an optimiser of a module does not step with another module or another gradient, or `none`.
template <class Module, class Other, class Gradient>
using fault_of_step = fault_of_for_each_parameter<Module, Other, Gradient>;

/// Gradient descent with a momentum: `sgd optimiser{model, {.momentum = 0.9}}`, then `optimiser.step(model, gradient,
/// rate)` for each gradient.
///
/// g' = g + decay w; v = momentum v + g', which is g' at the first step; w = w - rate v, or, where it is Nesterov's, w
/// - rate (g' + momentum v). Each multiplication and sum is rounded on its own but w - rate v, one multiply-add.
/// (PyTorch: `torch.optim.SGD`.)
struct HEED_LINKED_AS sgd_options {
    double momentum = 0;
    double decay = 0;
    bool nesterov = false;

    static constexpr bool keeps_numbers = true;
    friend constexpr bool operator==(sgd_options const&, sgd_options const&) = default;
};
template <class Module>
struct HEED_LINKED_AS sgd {
    BOOST_HANA_DEFINE_STRUCT(sgd, (sgd_options, options), (Module, velocity), (bool, has_velocity));
    static constexpr bool keeps_numbers = true;

    /// What another one is read into.
    constexpr sgd() : options(), velocity{}, has_velocity(false) {}
    constexpr explicit sgd(Module const&, sgd_options how = {}) : options(how), velocity{}, has_velocity(false) {}

    constexpr void step(Module& module, Module const& gradient, double rate) {
        auto const update = [&](auto& w, auto const& of_w, auto& v) {
            using T = element_of<decltype(w)>;
            auto const momentum = static_cast<T>(options.momentum), decay = static_cast<T>(options.decay),
                       minus_rate = static_cast<T>(-rate);
            for (std::size_t i = 0; i < detail::remove_cvref_t<decltype(w)>::size; ++i) {
                T g = of_w.values[i];
                if (decay != T(0)) g = math::multiply_add(w.values[i], decay, g);
                if (momentum != T(0)) {
                    v.values[i] = has_velocity ? math::sum(math::product(v.values[i], momentum), g) : g;
                    g = options.nesterov ? math::multiply_add(v.values[i], momentum, g) : v.values[i];
                }
                w.values[i] = math::multiply_add(g, minus_rate, w.values[i]);
            }
        };
        detail::visit_tensors(update, module, gradient, velocity);
        has_velocity = true;
    }
    template <class Other, class Gradient, class Fault = fault_of_step<Module, Other, Gradient>>
        requires is_fault<Fault> refused step(Other&& module, Gradient const& gradient, double rate)
    = delete;
    friend constexpr bool operator==(sgd const&, sgd const&) = default;
};

/// Adam with a decay of the weights that is no part of the gradient: `adamw optimiser{model, {.decay = 0.1}}`, then
/// `optimiser.step(model, gradient, rate)`.
///
/// w' = w - rate decay w; m = m + (1 - beta_1)(g - m) as beta_1 m + (1 - beta_1) g; v = beta_2 v + (1 - beta_2) g^2;
/// and with the bias of the first steps corrected, w = w' - rate m^ / (sqrt(v^) + epsilon), in the order of PyTorch's
/// tensors. (I. Loshchilov, F. Hutter, Decoupled Weight Decay Regularization, 2019; PyTorch: `torch.optim.AdamW`.)
struct HEED_LINKED_AS adamw_options {
    double beta_1 = 0.9;
    double beta_2 = 0.999;
    double epsilon = 1e-8;
    double decay = 0.01;

    static constexpr bool keeps_numbers = true;
    friend constexpr bool operator==(adamw_options const&, adamw_options const&) = default;
};
template <class Module>
struct HEED_LINKED_AS adamw {
    BOOST_HANA_DEFINE_STRUCT(adamw, (adamw_options, options), (Module, mean), (Module, square), (long long, steps),
                             (double, power_1), (double, power_2));
    static constexpr bool keeps_numbers = true;

    /// What another one is read into.
    constexpr adamw() : adamw(adamw_options{}) {}
    constexpr explicit adamw(Module const&, adamw_options how = {}) : adamw(how) {}

    constexpr void step(Module& module, Module const& gradient, double rate) {
        ++steps;
        power_1 = math::product(power_1, options.beta_1);
        power_2 = math::product(power_2, options.beta_2);
        double const size = rate / (1 - power_1), root = math::sqrt(1 - power_2);
        auto const update = [&](auto& w, auto const& of_w, auto& m, auto& v) {
            using T = element_of<decltype(w)>;
            auto const kept = static_cast<T>(1 - rate * options.decay), beta_1 = static_cast<T>(options.beta_1),
                       beta_2 = static_cast<T>(options.beta_2), rest_1 = static_cast<T>(1 - options.beta_1),
                       rest_2 = static_cast<T>(1 - options.beta_2), epsilon = static_cast<T>(options.epsilon),
                       minus_size = static_cast<T>(-size), of_root = static_cast<T>(root);
            for (std::size_t i = 0; i < detail::remove_cvref_t<decltype(w)>::size; ++i) {
                T const g = of_w.values[i];
                m.values[i] = math::multiply_add(g, rest_1, math::product(m.values[i], beta_1));
                v.values[i] = math::sum(math::product(v.values[i], beta_2), math::product(math::product(rest_2, g), g));
                T const below = math::sum(math::quotient(math::sqrt(v.values[i]), of_root), epsilon);
                w.values[i] = math::sum(math::product(w.values[i], kept),
                                        math::quotient(math::product(minus_size, m.values[i]), below));
            }
        };
        detail::visit_tensors(update, module, gradient, mean, square);
    }
    template <class Other, class Gradient, class Fault = fault_of_step<Module, Other, Gradient>>
        requires is_fault<Fault> refused step(Other&& module, Gradient const& gradient, double rate)
    = delete;
    friend constexpr bool operator==(adamw const&, adamw const&) = default;

private:
    constexpr explicit adamw(adamw_options how) : options(how), mean{}, square{}, steps(0), power_1(1), power_2(1) {}
};

/// The length of a gradient, the square root of the sum of all squares, before `clip_norm` makes it `most` at most: all
/// of it is multiplied by most / (length + 1e-6) where that is below 1. A NaN or an infinity stays one, and is
/// returned. (R. Pascanu, T. Mikolov, Y. Bengio, 2013; PyTorch: `nn.utils.clip_grad_norm_`.)
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
constexpr auto clip_norm(Module& gradient, double most) {
    using T = detail::element_of_module<Module>;
    double total = 0;
    auto const add = [&](auto const& g) {
        double of_tensor = 0;
        for (std::size_t i = 0; i < detail::remove_cvref_t<decltype(g)>::size; ++i) {
            auto const element = static_cast<double>(g.values[i]);
            of_tensor = math::multiply_add(element, element, of_tensor);
        }
        total = math::sum(total, of_tensor);
    };
    detail::visit_tensors(add, static_cast<Module const&>(gradient));
    double const length = math::sqrt(total), factor = math::quotient(most, math::sum(length, 1e-6));
    if (factor < 1) {
        auto const shorten = [&](auto& g) {
            for (std::size_t i = 0; i < detail::remove_cvref_t<decltype(g)>::size; ++i) {
                g.values[i] = math::product(g.values[i], static_cast<element_of<decltype(g)>>(factor));
            }
        };
        detail::visit_tensors(shorten, gradient);
    }
    return static_cast<T>(length);
}
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
    requires is_fault<Fault>
double clip_norm(Module& gradient, double most) = delete;

/// The rate of a step, the first of which is step 0: it grows from peak / warm_up to the peak over so many steps, and
/// goes down to `least` at step `steps` along half a cosine; from there on it stays. (I. Loshchilov, F. Hutter, SGDR,
/// 2017.)
struct HEED_LINKED_AS warm_up_and_cosine {
    double peak;
    long long warm_up;
    long long steps;
    double least = 0;

    constexpr double operator()(long long step) const {
        if (step < warm_up) return peak * static_cast<double>(step + 1) / static_cast<double>(warm_up);
        if (step >= steps) return least;
        double const part = static_cast<double>(step - warm_up) / static_cast<double>(steps - warm_up);
        return least + 0.5 * (peak - least) * (1 + math::cos(0x1.921fb54442d18p+1 * part));
    }
};

}  // namespace heed

BOOST_HANA_ADAPT_STRUCT(heed::sgd_options, momentum, decay, nesterov);
BOOST_HANA_ADAPT_STRUCT(heed::adamw_options, beta_1, beta_2, epsilon, decay);

#include <heed/meta/detail/precise_end.hpp>

#endif
