// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_PARAMETERS_HPP
#define HEED_BORDERS_PARAMETERS_HPP

#include <filesystem>
#include <string>
#include <string_view>

#include <heed/borders/safetensors.hpp>
#include <heed/nn/parameters.hpp>

// Models as files, by the names of their members.

namespace heed::safetensors {

/// Adds every parameter of a module to what is to be written, as `prefix` and its name: `blocks.0.attention.w_q`. They
/// are read when it is written, so the module must live until then.
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
void add_parameters(writer& to, Module const& module, std::string const& prefix = "") {
    for_each_parameter(
        [&](text name, auto const& parameter) { to.add(prefix + std::string(name.data, name.size), parameter); },
        module);
}
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
    requires is_fault<Fault>
void add_parameters(writer& to, Module const& module, std::string const& prefix = "") = delete;

/// Reads every parameter of a module, of the shape that its type says: of the name that `name_of` makes of its own one,
/// a `std::string_view`, where a file has others. What else the file has is left alone. Refused with an io::file_error,
/// as by `read`: then the module is as it was.
template <class Module, class NameOf, class Fault = fault_of_for_each_parameter<Module>>
    requires requires(NameOf const& name_of) { std::string(name_of(std::string_view{})); }
void read_parameters(file const& from, Module& module, NameOf const& name_of) {
    Module result = module;
    for_each_parameter(
        [&](text name, auto& parameter) {
            parameter = read<heed::detail::remove_cvref_t<decltype(parameter)>>(
                from, std::string(name_of(std::string_view(name.data, name.size))));
        },
        result);
    module = result;
}
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
void read_parameters(file const& from, Module& module, std::string const& prefix = "") {
    read_parameters(from, module, [&](std::string_view name) { return prefix + std::string(name); });
}
template <class Module, class... Names, class Fault = fault_of_for_each_parameter<Module>>
    requires is_fault<Fault>
void read_parameters(file const& from, Module& module, Names const&... names) = delete;

/// A model as a file of its own, the old one or the new one whatever interrupts it, and a model of such a file:
/// `save("model.safetensors", model)`, `auto model = load<gpt<...>>("model.safetensors")`.
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
void save(std::filesystem::path const& name, Module const& module) {
    writer out;
    add_parameters(out, module);
    out.write(name);
}
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
    requires is_fault<Fault>
void save(std::filesystem::path const& name, Module const& module) = delete;
template <class Module>
Module load(std::filesystem::path const& name) {
    Module module{};
    read_parameters(file(name), module);
    return module;
}

}  // namespace heed::safetensors

#endif
