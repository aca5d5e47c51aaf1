// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view of the keys in another order, without their batch.
// expect-first: permute_names_every_axis_of_the_tensor_once_but_these_are_missing<.*did_you_mean<.*permute_view<.*Batch,.*Dk,.*Key>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = permute_view<Batch, Dk, Key>(k);
#else
    auto y = permute_view<Dk, Key>(k);
#endif
}
