// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_PARAMETERS_HPP
#define HEED_NN_PARAMETERS_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/member_rules.hpp>

// What a model is made of. A module is a struct whose members are tensors and other modules, and a Hana Struct: one
// line of `BOOST_HANA_DEFINE_STRUCT` in it, or of `BOOST_HANA_ADAPT_STRUCT` behind it.

namespace heed {

namespace fault {

template <class NotAModule>
struct a_module_is_a_hana_struct_of_tensors_and_of_modules {};
template <class Module, class Other>
struct modules_that_are_gone_through_together_have_one_type_but_for_their_elements {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Module, class... Others>
consteval auto rule_of_parameters_of() {
    if constexpr (any_refused<Module, Others...>) {
        return none{};
    } else if constexpr (!parameter_tensor<remove_cvref_t<Module>> && !module_of_members<remove_cvref_t<Module>>) {
        return fault::a_module_is_a_hana_struct_of_tensors_and_of_modules<remove_cvref_t<Module>>{};
    } else if constexpr (is_fault<decltype(rule_of_members<remove_cvref_t<Module>>())>) {
        return rule_of_members<remove_cvref_t<Module>>();
    } else if constexpr (!(__is_same(remove_cvref_t<Module>, remove_cvref_t<Others>) && ...)) {
        return first_fault<
            typename conditional<__is_same(remove_cvref_t<Module>, remove_cvref_t<Others>), none,
                                 fault::modules_that_are_gone_through_together_have_one_type_but_for_their_elements<
                                     remove_cvref_t<Module>, remove_cvref_t<Others>>>::type...>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why the parameters of modules cannot be gone through, or `none`.
template <class Module, class... Others>
using fault_of_for_each_parameter = decltype(detail::rule_of_parameters_of<Module, Others...>());
template <class Module, class... Others>
concept can_for_each_parameter = no_fault<fault_of_for_each_parameter<Module, Others...>>;

/// Calls `f(name, tensor)` for every parameter of a module, in the order of its members, those of modules in it
/// included: the name is `blocks.0.attention.w_q`, as a `text`, which lasts as long as the call. With other modules of
/// the type, as its gradient is one, `f(name, tensor, tensor of the other...)`: `for_each_parameter([](text, auto& w,
/// auto const& g) { w -= 0.1f * g; }, model, gradient)`. Tensors of whole numbers or bools, which are saved and loaded
/// with the model, are no parameters and left out, as are members that are no tensors and no modules; what has such
/// inside, a vector of modules or a struct without Hana's line, is refused, and so is a member beside that line.
/// (Hana's own algorithms see the same members; PyTorch: `named_parameters`, and buffers are what is left out.)
template <class F, class Module, class... Others, class Fault = fault_of_for_each_parameter<Module, Others...>>
constexpr void for_each_parameter(F&& f, Module&& module, Others&&... others) {
    if constexpr (!detail::any_refused<Module, Others...>) {
        detail::visit_named<detail::parameters_alone>(detail::path{}, f, module, others...);
    }
}
template <class F, class Module, class... Others, class Fault = fault_of_for_each_parameter<Module, Others...>>
    requires is_fault<Fault>
void for_each_parameter(F&& f, Module&& module, Others&&... others) = delete;

/// How many numbers the parameters of a module are: those of tensors of whole numbers and bools are not counted.
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
constexpr std::size_t parameter_count(Module const& module) {
    std::size_t count = 0;
    auto const add = [&](auto const& tensor) { count += detail::remove_cvref_t<decltype(tensor)>::size; };
    detail::visit_tensors(add, module);
    return count;
}
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
    requires is_fault<Fault> std::size_t parameter_count(Module const& module)
= delete;

}  // namespace heed

#endif
