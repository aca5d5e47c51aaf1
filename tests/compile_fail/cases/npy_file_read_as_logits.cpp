// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Scores of a file, which cannot promise what logits do.
// expect-first: an_npy_file_is_read_into_a_plain_tensor_with_values_of_its_own<.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

#include <heed/io/npy.hpp>

int main() {
#ifdef TWIN
    auto s = io::read_npy<tensor<float, Query<T>, Key<S>>>("scores.npy");
#else
    auto s = io::read_npy<logits<Key, Dk, float, Query<T>, Key<S>>>("scores.npy");
#endif
}
