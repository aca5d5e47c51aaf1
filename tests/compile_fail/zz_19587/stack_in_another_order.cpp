// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Tensors stacked whose axes have another order.
// expect-first: stack_needs_tensors_of_one_shape<.*did_you_mean<.*permute<.*Batch, .*Key, .*Dk>\(.*other\)>
#include "../lesson.hpp"

int main() {
    auto const transposed = permute<Key, Batch, Dk>(k);
#ifdef TWIN
    auto y = stack<Head>(k, permute<Batch, Key, Dk>(transposed));
#else
    auto y = stack<Head>(k, transposed);
#endif
}
