// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Heads that are merged in a file, in the wrong order.
// expect-first: merged_names_two_axes_or_more_that_stand_side_by_side_in_the_file<.*\bHead<\d+>,.*\bDk>,.*\bHead>
#include "../lesson.hpp"

#include <heed/borders/safetensors.hpp>

int main() {
    using safetensors::merged, safetensors::stored_as;
    using weights_of_queries = projection<Query, float, Model<M>, Head<H>, Dk<K>>;
    safetensors::file const file("model.safetensors");
#ifdef TWIN
    auto w = safetensors::read<weights_of_queries>(file, "q_proj.weight", stored_as<Head, Dk, Model>(merged<Head, Dk>));
#else
    auto w = safetensors::read<weights_of_queries>(file, "q_proj.weight", stored_as<Head, Dk, Model>(merged<Dk, Head>));
#endif
}
