// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_SUMMARY_HPP
#define HEED_IO_SUMMARY_HPP

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/parameters.hpp>
#include <heed/shape/text.hpp>

namespace heed::io {

/// What a model is made of, on its way to a stream: `out << io::summary(model)` writes a line for each of its tensors,
/// parameters or of whole numbers: its name, its shape in the axes' own names, how many numbers it has and how many
/// bytes these take, and a line for all of them. (`parameter_count` counts the parameters alone.) What is returned
/// refers to the model and is to be written at once. Refused: what is no module.
template <class Module>
struct HEED_LINKED_AS model_summary {
    Module const& module;

    friend std::ostream& operator<<(std::ostream& out, model_summary const& it) {
        std::vector<line> table;
        std::size_t numbers = 0, bytes = 0;
        auto const add = [&](text name, auto const& of_model) {
            using tensor_type = heed::detail::remove_cvref_t<decltype(of_model)>;
            constexpr std::size_t size = tensor_type::size * sizeof(element_of<tensor_type>);
            text const shape = shape_text<shape_type_of<tensor_type>>;
            table.push_back({std::string(name.data, name.size), std::string(shape.data, shape.size),
                             std::to_string(tensor_type::size()), std::to_string(size)});
            numbers += tensor_type::size;
            bytes += size;
        };
        heed::detail::visit_named<heed::detail::all_tensors>(heed::detail::path{}, add, it.module);
        table.push_back({"all", "", std::to_string(numbers), std::to_string(bytes)});
        table.insert(table.begin(), {"name", "shape", "numbers", "bytes"});
        std::size_t name = 0, shape = 0, number = 0, size = 0;
        for (line const& one : table) {
            name = (std::max)(name, one.name.size());
            shape = (std::max)(shape, one.shape.size());
            number = (std::max)(number, one.numbers.size());
            size = (std::max)(size, one.bytes.size());
        }
        for (line const& one : table) {
            out << one.name << std::string(name - one.name.size() + 2, ' ') << one.shape
                << std::string(shape - one.shape.size() + 2 + number - one.numbers.size(), ' ') << one.numbers
                << std::string(2 + size - one.bytes.size(), ' ') << one.bytes << '\n';
        }
        return out;
    }

private:
    struct line {
        std::string name, shape, numbers, bytes;
    };
};

template <class Module, class Fault = fault_of_for_each_parameter<Module>>
HEED_LINKED_AS model_summary<Module> summary(Module const& module) {
    return {module};
}
template <class Module, class Fault = fault_of_for_each_parameter<Module>>
    requires is_fault<Fault> refused summary(Module const& module)
= delete;

}  // namespace heed::io

#endif
