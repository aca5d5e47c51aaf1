// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_PARAMETERS_HPP
#define HEED_BORDERS_PARAMETERS_HPP

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include <heed/borders/detail/kept_members.hpp>
#include <heed/borders/safetensors.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/parameters.hpp>

// Models as files, by the names of their members.

namespace heed::safetensors {

using stored::stored_place;
using stored::stored_under;

/// Why a module is not written to a file, or not read from one, or `none`: that it is no module, or has a tensor that
/// the format has no element type for, or, to be read, one without values of its own.
template <class Module>
using fault_of_save = decltype(detail::rule_of_files<detail::is_written<detail::format>, Module>());
template <class Module>
using fault_of_load = decltype(detail::rule_of_files<detail::is_read<detail::format>, Module>());

/// Adds every tensor of a module to what is to be written, as `prefix` and its name: `blocks.0.attention.w_q`. Those
/// are its parameters, and its tensors of whole numbers and bools (PyTorch: buffers); of an optimiser its options, its
/// moments and the number of steps. They are read when it is written, so the module must live until then.
template <class Module, class Fault = fault_of_save<Module>>
    requires(no_fault<Fault>)
void add_parameters(writer& to, Module const& module, std::string const& prefix = "") {
    detail::add_all(to, module, prefix);
}
template <class Module, class... Names, class Fault = fault_of_save<Module>>
    requires is_fault<Fault>
void add_parameters(writer& to, Module const& module, Names const&... names) = delete;

/// The same, some of them by other names, with their axes in another order.
template <class Module, class... Orders, class Fault = fault_of_save<Module>>
    requires(sizeof...(Orders) > 0 && no_fault<Fault>)
void add_parameters(writer& to, Module const& module, stored_place<Orders> const&... stored) {
    detail::add_stored<detail::format>("safetensors::writer", to, module, stored...);
}

/// Reads every tensor of a module, as `add_parameters` adds them, of the shape and the elements that its type says: of
/// the name that `name_of` makes of its own one, a `std::string_view`, where a file has others. What else the file has
/// is left alone. Refused with an io::file_error, as by `read`: then the module is as it was.
template <class Module, class NameOf, class Fault = fault_of_load<Module>>
    requires(no_fault<Fault> && requires(NameOf const& name_of) { std::string(name_of(std::string_view{})); })
void read_parameters(file const& from, Module& module, NameOf const& name_of) {
    detail::read_all<detail::format>(from, module, name_of);
}
template <class Module, class Fault = fault_of_load<Module>>
    requires(no_fault<Fault>)
void read_parameters(file const& from, Module& module, std::string const& prefix = "") {
    read_parameters(from, module, [&](std::string_view name) { return prefix + std::string(name); });
}
/// The same, some of them from other names, with their axes in another order. Refused, too: one that means no
/// parameter, two that mean one, or two parameters that would be one tensor; an order of other axes than a parameter
/// has.
template <class Module, class... Orders, class Fault = fault_of_load<Module>>
    requires(sizeof...(Orders) > 0 && no_fault<Fault>)
void read_parameters(file const& from, Module& module, stored_place<Orders> const&... stored) {
    detail::read_stored<detail::format>(from, module, stored...);
}
template <class Module, class... Names, class Fault = fault_of_load<Module>>
    requires is_fault<Fault>
void read_parameters(file const& from, Module& module, Names const&... names) = delete;

/// A model as a file of its own, the old one or the new one whatever interrupts it, and a model of such a file:
/// `save("model.safetensors", model)`, `auto model = load<gpt<...>>("model.safetensors")`. An optimiser is saved and
/// loaded so, too, and goes on to the same bits. What other programs name otherwise is said behind it:
/// `load<gpt<...>>(name, stored_under("token_embedding", "wte.weight"), ...)`. Refused by the compiler: what
/// `fault_of_save` and `fault_of_load` say.
template <class Module, class... Orders, class Fault = fault_of_save<Module>>
HEED_LINKED_AS void save(std::filesystem::path const& name, Module const& module,
                         stored_place<Orders> const&... stored) {
    writer out;
    add_parameters(out, module, stored...);
    out.write(name);
}
template <class Module, class... Orders, class Fault = fault_of_save<Module>>
    requires is_fault<Fault>
void save(std::filesystem::path const& name, Module const& module, stored_place<Orders> const&... stored) = delete;
template <class Module, class... Orders, class Fault = fault_of_load<Module>>
HEED_LINKED_AS Module load(std::filesystem::path const& name, stored_place<Orders> const&... stored) {
    Module module{};
    read_parameters(file(name), module, stored...);
    return module;
}
template <class Module, class... Orders, class Fault = fault_of_load<Module>>
    requires is_fault<Fault>
Module load(std::filesystem::path const& name, stored_place<Orders> const&... stored) = delete;

}  // namespace heed::safetensors

#endif
