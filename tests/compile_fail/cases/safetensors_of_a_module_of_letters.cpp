// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A file that is read into a module with elements that the format has not.
// expect-first: safetensors_files_have_no_such_element_type<wchar_t>
#include "../lesson.hpp"

#include <boost/hana/define_struct.hpp>
#include <heed/borders/parameters.hpp>
#include <heed/nn.hpp>

template <class T>
struct named_weights {
    BOOST_HANA_DEFINE_STRUCT(named_weights, (tensor<float, Model<M>>, gain), (tensor<T, Time<5>>, name));
};

int main() {
    safetensors::file const file("model.safetensors");
#ifdef TWIN
    named_weights<std::uint8_t> model{};
    safetensors::read_parameters(file, model);
#else
    named_weights<wchar_t> model{};
    safetensors::read_parameters(file, model);
#endif
}
