// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_INITIALISE_HPP
#define HEED_NN_INITIALISE_HPP

#include <heed/attention/project.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/parameter.hpp>
#include <heed/nn/parameters.hpp>
#include <heed/random/rand.hpp>
#include <heed/random/randn.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What parameters are at first. Gains are 1 and biases 0, whatever weights are.

namespace heed {

/// Weights and tables from the normal distribution of mean 0 and this deviation; output projections, which are added to
/// the residual stream, from one whose deviation is divided by the square root of their number in the model, which is
/// twice that of its layers. (GPT-2: 0.02, and "a factor of 1/sqrt(N)".)
struct HEED_LINKED_AS normal_initialisation {
    double deviation = 0.02;
};
/// Uniform between -a and a, a = gain sqrt(6 / (features summed + features made)), or normal of the deviation gain
/// sqrt(2 / (..)). (X. Glorot, Y. Bengio, 2010; PyTorch: `nn.init.xavier_uniform_`, `xavier_normal_`.)
struct HEED_LINKED_AS xavier_uniform_initialisation {
    double gain = 1;
};
struct HEED_LINKED_AS xavier_normal_initialisation {
    double gain = 1;
};
/// Uniform between -a and a, a = gain sqrt(3 / features summed), or normal of the deviation gain / sqrt(features
/// summed); the gain is sqrt(2), that of `relu`. (K. He et al., 2015; PyTorch: `nn.init.kaiming_uniform_`,
/// `kaiming_normal_` with `fan_in`.)
struct HEED_LINKED_AS kaiming_uniform_initialisation {
    double gain = 0x1.6a09e667f3bcdp+0;
};
struct HEED_LINKED_AS kaiming_normal_initialisation {
    double gain = 0x1.6a09e667f3bcdp+0;
};

namespace detail::inline HEED_KERNELS {

template <class X>
inline constexpr bool is_bias_parameter =
    has_parameter_role<X, role::linear_bias> || has_parameter_role<X, role::output_bias> ||
    has_parameter_role<X, role::norm_bias> || has_bias_role<X>;

/// How many features a product of weights sums, and how many it makes.
template <class W>
struct fans {
    static constexpr std::size_t made = has_parameter_role<W, role::output_projection>
                                            ? extent_of<last_axis<shape_type_of<W>>>
                                            : W::size / extent_of<first_axis<shape_type_of<W>>>;
    static constexpr std::size_t summed = W::size / made;
};
template <class W>
    requires(W::rank == 0)
struct fans<W> {
    static constexpr std::size_t made = 1, summed = 1;
};

template <class W>
constexpr void fill_normal(W& w, random::generator& from, double deviation) {
    using element = element_of<W>;
    fill_with_normal(from, w.data(), W::size);
    for (std::size_t i = 0; i < W::size; ++i) {
        w.values[i] = math::product(w.values[i], static_cast<element>(deviation));
    }
}
template <class W>
constexpr void fill_uniform(W& w, random::generator& from, double most) {
    using element = element_of<W>;
    auto const bound = static_cast<element>(most);
    for (std::size_t i = 0; i < W::size; ++i) {
        w.values[i] = math::multiply_add(uniform_from<element>(from), math::sum(bound, bound), -bound);
    }
}

template <class W>
constexpr void initialise_weights(W& w, random::generator& from, normal_initialisation how, std::size_t outputs) {
    double deviation = how.deviation;
    if constexpr (has_parameter_role<W, role::output_projection>) {
        deviation = math::quotient(deviation, math::sqrt(static_cast<double>(outputs)));
    }
    fill_normal(w, from, deviation);
}
template <class W>
constexpr void initialise_weights(W& w, random::generator& from, xavier_uniform_initialisation how, std::size_t) {
    fill_uniform(w, from, how.gain * math::sqrt(6.0 / static_cast<double>(fans<W>::summed + fans<W>::made)));
}
template <class W>
constexpr void initialise_weights(W& w, random::generator& from, xavier_normal_initialisation how, std::size_t) {
    fill_normal(w, from, how.gain * math::sqrt(2.0 / static_cast<double>(fans<W>::summed + fans<W>::made)));
}
template <class W>
constexpr void initialise_weights(W& w, random::generator& from, kaiming_uniform_initialisation how, std::size_t) {
    fill_uniform(w, from, how.gain * math::sqrt(3.0 / static_cast<double>(fans<W>::summed)));
}
template <class W>
constexpr void initialise_weights(W& w, random::generator& from, kaiming_normal_initialisation how, std::size_t) {
    fill_normal(w, from, how.gain / math::sqrt(static_cast<double>(fans<W>::summed)));
}

}  // namespace detail::inline HEED_KERNELS

/// `initialise(model, generator)`: what all parameters of a module are at first: gains 1, biases 0, and weights and
/// tables as is said, `initialise(model, generator, xavier_uniform_initialisation{})`; if nothing is, as GPT-2's are,
/// `normal_initialisation{0.02}`. Numbers are drawn tensor by tensor, in the order of the members, as `randn` and
/// `rand` draw them.
template <class Module, class How = normal_initialisation, class Fault = fault_of_for_each_parameter<Module>>
constexpr void initialise(Module& module, random::generator& from, How how = {}) {
    std::size_t outputs = 0;
    auto const count = [&](auto const& w) {
        outputs += detail::has_parameter_role<decltype(w), role::output_projection> ? 1 : 0;
    };
    detail::visit_tensors(count, static_cast<Module const&>(module));
    auto const fill = [&](auto& w) {
        using tensor_type = detail::remove_cvref_t<decltype(w)>;
        if constexpr (detail::has_parameter_role<tensor_type, role::norm_gain> ||
                      detail::is_bias_parameter<tensor_type>) {
            using element = element_of<tensor_type>;
            element const at_first = detail::has_parameter_role<tensor_type, role::norm_gain> ? element(1) : element(0);
            for (std::size_t i = 0; i < tensor_type::size; ++i) w.values[i] = at_first;
        } else {
            detail::initialise_weights(w, from, how, outputs);
        }
    };
    detail::visit_tensors(fill, module);
}
template <class Module, class How = normal_initialisation, class Fault = fault_of_for_each_parameter<Module>>
    requires is_fault<Fault>
void initialise(Module& module, random::generator& from, How how = {}) = delete;

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
