// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The order of axes in a file, and one of them left out.
// expect-first: stored_as_names_every_axis_of_the_tensor_once_but_these_are_missing<.*\bModel<\d+>
#include "../lesson.hpp"

#include <heed/borders/npz.hpp>

int main() {
    using npz::stored_as;
    npz::file const file("model.npz");
#ifdef TWIN
    auto w = npz::read<tensor<float, Model<M>, Head<H>, Dk<K>>>(file, "w_q", stored_as<Head, Dk, Model>);
#else
    auto w = npz::read<tensor<float, Model<M>, Head<H>, Dk<K>>>(file, "w_q", stored_as<Head, Dk>);
#endif
}
