// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// What has no members that Hana sees.
// expect-first: a_module_is_a_hana_struct_of_tensors_and_of_modules<.*\bnothing_declared\b
#include "../lesson.hpp"

#include <heed/nn.hpp>

struct nothing_declared {
    tensor<float, Model<M>> w;
};

int main() {
#ifdef TWIN
    for_each_parameter([](text, auto const&) {}, layer_normalisation<float, Model<M>>{});
#else
    for_each_parameter([](text, auto const&) {}, nothing_declared{});
#endif
}
