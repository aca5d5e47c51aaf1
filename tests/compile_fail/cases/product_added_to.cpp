// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Something added to a product that nobody keeps.
// expect-first: writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<.*\bBatch<\d+>,.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    auto x = as_tensor(weights);
#ifdef TWIN
    auto products = matmul(q, transpose(k));
    products += x;
#else
    matmul(q, transpose(k)) += x;
#endif
}
