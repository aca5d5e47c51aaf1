// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys in columns, of a file that has them in rows.
// expect-first: a_view_has_the_axes_of_the_file_in_their_order_so_permute_view_it<.*\bKey<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

#include <heed/borders/safetensors.hpp>

int main() {
    safetensors::file const file("model.safetensors");
#ifdef TWIN
    using in_rows = tensor_view<float const, Dk<K>, Key<S>>;
    auto const k = permute_view<Key, Dk>(safetensors::view<in_rows>(file, "k"));
#else
    using in_columns = strided_view<float const, strides<1, S>, Key<S>, Dk<K>>;
    auto const k = safetensors::view<in_columns>(file, "k", safetensors::stored_as<Dk, Key>);
#endif
}
