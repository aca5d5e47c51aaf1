// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Layers in a container: they would be left out, and never learn.
// expect-first: a_member_of_a_module_holds_tensors_out_of_sight_so_make_it_a_hana_struct_or_say_repeated<.*\bmodel_of_layers\b
#include "../lesson.hpp"

#include <array>

#include <boost/hana/define_struct.hpp>
#include <heed/nn.hpp>

using norm = layer_normalisation<float, Model<M>>;
template <class Layers>
struct model_of_layers {
    BOOST_HANA_DEFINE_STRUCT(model_of_layers, (Layers, layers));
};

int main() {
#ifdef TWIN
    for_each_parameter([](text, auto const&) {}, model_of_layers<repeated<norm, 2>>{});
#else
    for_each_parameter([](text, auto const&) {}, model_of_layers<std::array<norm, 2>>{});
#endif
}
